import { type Static, Type } from "@sinclair/typebox";
import {
  Amounts,
  BasicAdvice,
  BasicAdviceResponse,
  Customer,
  LedgerAmount,
  Tender,
  basicAdviceFields,
  errorDetail,
  formatErrorsFields,
  reversalFields,
  tenderFields,
  transactionFields,
} from "../../contract/models";
import {
  DateTime,
  Decimal,
  MinorUnits,
  Uuid,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
  entityList,
} from "../../contract/schema";
import {
  DebtRecoveryCharge,
  Meter,
  PaymentMethod,
  ServiceCharge,
  Token,
  Utility,
  faultTypes,
  flag,
  phoneNumber,
  tokenTypes,
} from "./model-parts";

export * from "./model-parts";

/** Requests, responses and advices of the interface (contract 2, Prepaid utility token). */

export const MeterLookupRequest = model("MeterLookupRequest", {
  ...transactionFields,
  meter: described(Meter, "The meter; its meterId suffices"),
});

export const MeterLookupResponse = model("MeterLookupResponse", {
  ...transactionFields,
  meter: described(Meter, "The meter as registered"),
  customer: Customer,
  utility: Utility,
  minAmount: optional(described(LedgerAmount, "Smallest purchase")),
  maxAmount: optional(described(LedgerAmount, "Largest purchase")),
  arrearsAmount: optional(described(LedgerAmount, "All debt")),
  bsstDue: flag("A free token waits"),
});

export const PurchaseRequest = model("PurchaseRequest", {
  ...transactionFields,
  meter: described(Meter, "The meter; its meterId suffices"),
  purchaseAmount: described(LedgerAmount, "Amount paid, tax included; 0 asks for the free token"),
  utilityType: optional(described(text(), "Service wanted: Electricity, Water ...")),
  msisdn: optional(phoneNumber),
  tenders: optional(described(list(Tender), "Money collected at the till")),
  paymentMethods: optional(
    described(list(PaymentMethod), "Money to be collected from third parties"),
  ),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;

export const PurchaseResponse = model("PurchaseResponse", {
  ...transactionFields,
  purchaseTotal: optional(described(LedgerAmount, "Value of all tokens, without tax")),
  taxTotal: optional(described(LedgerAmount, "All tax")),
  amounts: optional(Amounts),
  meter: described(Meter, "The meter; with keyChangeData when its key changes"),
  customer: Customer,
  utility: Utility,
  utilityType: optional(described(text(), "Service sold")),
  tokens: optional(described(list(Token), "Tokens in the order to key in")),
  debtRecoveryCharges: optional(
    described(list(DebtRecoveryCharge), "Parts of the amount that went to debts"),
  ),
  serviceCharges: optional(described(list(ServiceCharge), "Charges that were taken")),
  vatInvoiceNumber: optional(described(text(), "Number of the tax invoice")),
});
export type PurchaseResponse = Static<typeof PurchaseResponse>;

export const ConfirmationAdvice = model(
  "ConfirmationAdvice",
  { ...basicAdviceFields, ...tenderFields },
  { documented: ["tenders"] },
);
export type ConfirmationAdvice = Static<typeof ConfirmationAdvice>;
export const ReversalAdvice = model("ReversalAdvice", { ...basicAdviceFields, ...reversalFields });
export const KeyChangeConfirmation = model("KeyChangeConfirmation", basicAdviceFields);

export const TokenReprintRequest = model("TokenReprintRequest", {
  ...transactionFields,
  meter: described(Meter, "The meter; its meterId suffices"),
  originalRef: optional(
    described(text(), "Receipt or reference number of the purchase; absent: the last one"),
  ),
});
export type TokenReprintRequest = Static<typeof TokenReprintRequest>;

export const KeyChangeTokenRequest = model("KeyChangeTokenRequest", {
  ...transactionFields,
  meter: described(Meter, "The meter that needs its new key"),
});

export const KeyChangeTokenResponse = model("KeyChangeTokenResponse", {
  ...transactionFields,
  meter: described(Meter, "The meter, with keyChangeData"),
  tokens: optional(described(list(Token), "Key change tokens in the order to key in")),
});

export const FaultReportRequest = model("FaultReportRequest", {
  ...transactionFields,
  meter: described(Meter, "The faulty meter; its meterId suffices"),
  customer: optional(Customer),
  contactNumber: described(text(20), "Phone number of the person who reports"),
  faultType: described(oneOf(faultTypes), "Kind of fault"),
  faultDescription: optional(described(text(160), "The fault in free text")),
});
export type FaultReportRequest = Static<typeof FaultReportRequest>;

export const FaultReportResponse = model("FaultReportResponse", {
  ...transactionFields,
  reference: described(text(), "Number under which the utility follows the fault"),
  description: described(text(160), "Text for the customer"),
});

/** Query of notifyTokenPurchase. */
export const EventQuery = model("EventQuery", {
  purchaseId: described(Uuid, "Id of the purchase"),
});
export type EventQuery = Static<typeof EventQuery>;
export { BasicAdvice, BasicAdviceResponse };

/** Values of `errorType`. */
export const prepaidErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "UNKNOWN_METER_ID",
  "TRANSACTION_DECLINED",
  "INVALID_MERCHANT",
  "INVALID_AN32_TOKEN",
  "DO_NOT_HONOR",
  "INVALID_MSISDN",
  "INVALID_LOYALTY_CARD",
  "UTILITY_INVALID",
  "SYSTEM_MALFUNCTION",
  "METER_KEY_INVALID",
  "AMOUNT_TOO_LOW",
  "AMOUNT_TOO_HIGH",
  "NO_FREE_UNITS_DUE",
  "INSUFFICIENT_FUNDS",
  "LIMIT_EXCEEDED",
  "METER_ID_BLOCKED",
  "OUTCOME_UNKNOWN",
] as const;

/** Values of `requestType`. */
const prepaidRequestTypes = [
  "METER_LOOKUP_REQUEST",
  "TOKEN_PURCHASE_REQUEST",
  "TOKEN_PURCHASE_RETRY_REQUEST",
  "TOKEN_PURCHASE_TRIAL_REQUEST",
  "TOKEN_REPRINT_REQUEST",
  "FAULT_REPORT_REQUEST",
  "KEY_CHANGE_TOKEN_REQUEST",
  "CONFIRMATION_ADVICE",
  "REVERSAL_ADVICE",
  "NOTIFY_TOKEN_PURCHASE",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  ...formatErrorsFields,
  reason: optional(described(text(), "Why the message is refused, in a word")),
  field: optional(described(text(), "The field that is refused")),
  meterId: optional(described(text(), "Number of the meter concerned")),
  requestId: optional(described(text(), "Id of the request concerned")),
  purchaseId: optional(described(text(), "Id of the purchase concerned")),
  minAmount: optional(
    described(MinorUnits, "Smallest purchase that the meter allows, in minor units"),
  ),
  maxAmount: optional(
    described(MinorUnits, "Largest purchase that the meter allows, in minor units"),
  ),
  nextDue: optional(described(text(), "Day on which the next free token is due")),
};

/** Error body of the interface. */
export const ErrorDetail = errorDetail(prepaidErrorTypes, prepaidRequestTypes, detailMembers);

/** What becomes of a reversal. */
export const reversalModes = ["supported", "unsupported", "acceptOnly"] as const;

/** What a retry of an unknown purchase gives. */
export const retryModes = ["issue", "decline", "notFound"] as const;

/** Which purchases can be printed again. */
export const reprintModes = ["byReference", "lastOnly"] as const;

/** States of a purchase that issued. */
export const purchaseStates = ["ISSUED", "CONFIRMED", "REVERSED"] as const;

/** States of the change of a meter's key. */
export const keyChangeStates = ["NONE", "PENDING", "ISSUED", "CONFIRMED"] as const;

/** Kinds of payment instrument. */
export const instrumentKinds = ["AN_32_TOKEN", "LOYALTY_CARD", "CARD"] as const;

const ClientData = model("ClientData", {
  id: text(),
  float: optional(described(LedgerAmount, "Amount left for purchases; absent: unlimited")),
});

const ProviderData = model("ProviderData", {
  id: text(),
  name: text(),
  reachable: Type.Boolean(),
  reversal: oneOf(reversalModes),
  confirmations: Type.Boolean({ description: "Whether confirmations are passed on" }),
  retry: oneOf(retryModes),
  reprint: oneOf(reprintModes),
  notOffered: described(list(text()), "Operations that are answered 501"),
});

const MeterData = model("MeterData", {
  meter: Meter,
  providerId: text(),
  status: oneOf(["ACTIVE", "BARRED"]),
  keyChange: oneOf(keyChangeStates),
  unitsBought: described(Decimal, "Units bought in the month of the last purchase"),
  freeUnits: described(Decimal, "Units of the free token that is due; 0: none"),
  arrears: described(LedgerAmount, "All debt"),
  refundUnits: described(Decimal, "Units of the refund token that waits; 0: none"),
  powerLimitWaits: Type.Boolean({ description: "A power limit token waits" }),
});

const PurchaseData = model("PurchaseData", {
  id: text(),
  meterId: text(),
  state: oneOf(purchaseStates),
  amount: LedgerAmount,
  reversalRefused: Type.Boolean({
    description: "A reversal was taken, and the provider refused it",
  }),
  tokens: list(model("TokenData", { tokenType: oneOf(tokenTypes), token: text() })),
});

const InstrumentData = model("InstrumentData", {
  type: described(oneOf(instrumentKinds), "Type of the payment method"),
  token: optional(described(text(32), "Number of a token")),
  cardNumber: optional(described(text(16), "Number of a loyalty card")),
  pan: optional(described(text(19), "Number of a bank card")),
  limit: optional(described(LedgerAmount, "Most that it pays at once; absent: anything")),
  spent: Type.Boolean({ description: "A token that has paid" }),
  expiryDate: optional(text(4)),
  pin: optional(text(20)),
});

const FaultReportData = model("FaultReportData", {
  id: text(),
  reference: text(),
  meterId: text(),
  faultType: oneOf(faultTypes),
  faultDescription: optional(text()),
  time: DateTime,
});

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  clients: entityList(ClientData),
  providers: entityList(ProviderData),
  meters: entityList(MeterData),
  purchases: entityList(PurchaseData),
  instruments: entityList(InstrumentData),
  faultReports: entityList(FaultReportData),
});
