import type { Static } from "@sinclair/typebox";
import {
  Amounts,
  BasicAdvice,
  BasicAdviceResponse,
  basicAdviceFields,
  Customer,
  LedgerAmount,
  reversalFields,
  Tender,
  tenderFields,
  transactionFields,
} from "../../../contract/models";
import { described, list, model, oneOf, optional, text, Uuid } from "../../../contract/schema";
import {
  DebtRecoveryCharge,
  faultTypes,
  flag,
  Meter,
  PaymentMethod,
  phoneNumber,
  ServiceCharge,
  Token,
  Utility,
} from "./parts";

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
  purchaseAmount: described(LedgerAmount, "What is paid, tax included; 0 asks for the free token"),
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
  debtRecoveryCharges: optional(described(list(DebtRecoveryCharge), "What went to debts")),
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
