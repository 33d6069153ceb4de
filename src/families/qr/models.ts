import { type Static, Type } from "@sinclair/typebox";
import {
  Amounts,
  Customer,
  LedgerAmount,
  ReversalReason,
  SlipData,
  Tender,
  ThirdPartyIdentifiers,
  basicAdviceFields,
  earlyTransactionFields,
  errorDetail,
  formatErrorsFields,
  laterTransactionFields,
  reversalFields,
  traceFields,
} from "../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
  twoForms,
  entityList,
} from "../../contract/schema";
import {
  Institution,
  Originator,
  PaymentAmounts,
  Profile,
  QrProperties,
  accountStatuses,
  Settings,
  announcedCodeFields,
  codeStates,
  cardStates,
  headFields,
  merchantStatuses,
  namedPartnerFields,
  paymentStates,
  partnerStatuses,
  repeatedFields,
  rrnField,
  scanOutcomes,
  tranIdField,
  variants,
} from "./model-parts";

export * from "./model-parts";

const codeFields = {
  ...tranIdField,
  qrCode: described(text(), "Content of the QR code to display"),
};

/** The retailer asks for a code. */
export const GetQrCodeRequest = model("GetQrCodeRequest", {
  ...headFields,
  ...rrnField,
  amount: optional(LedgerAmount),
});
export type GetQrCodeRequest = Static<typeof GetQrCodeRequest>;

/** The code; `amounts` is one amount, whatever its name says. */
export const GetQrCodeResponse = model("GetQrCodeResponse", {
  ...headFields,
  ...rrnField,
  amounts: optional(LedgerAmount),
  ...codeFields,
});

/** A payment in the contract's form. */
export const PaymentRequest = model("PaymentRequest", {
  ...headFields,
  ...rrnField,
  amount: LedgerAmount,
  ...tranIdField,
  ...repeatedFields,
  ...namedPartnerFields,
});
export type PaymentRequest = Static<typeof PaymentRequest>;

/** Its answer. */
export const PaymentResponse = model("PaymentResponse", {
  ...headFields,
  ...rrnField,
  amount: LedgerAmount,
  ...tranIdField,
  ...repeatedFields,
  partner: Institution,
});

const transactionFields = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...laterTransactionFields,
};

const tokenField = {
  partnerPaymentToken: optional(described(text(), "Token of the scan notification")),
};

/** A payment in the provider's newer form. */
export const TransactionPaymentRequest = model("TransactionPaymentRequest", {
  ...transactionFields,
  partner: optional(Institution),
  amounts: PaymentAmounts,
  ...tranIdField,
  ...tokenField,
});
export type TransactionPaymentRequest = Static<typeof TransactionPaymentRequest>;

/** Its answer. */
export const TransactionPaymentResponse = model("TransactionPaymentResponse", {
  ...transactionFields,
  partner: Institution,
  tenders: optional(described(list(Tender), "How the payment was made in the end")),
  amounts: PaymentAmounts,
  ...tranIdField,
  ...tokenField,
});

/** The provider's payment: a body with `amounts` and without `amount` is of the newer form. */
export const ProviderPaymentRequest = twoForms(
  PaymentRequest,
  "amount",
  TransactionPaymentRequest,
  "amounts",
);

export const ProviderPaymentResponse = twoForms(
  PaymentResponse,
  "amount",
  TransactionPaymentResponse,
  "amounts",
);

const adviceFields = {
  id: described(Uuid, "Identifier of this advice"),
  requestId: described(Uuid, "Identifier of the payment"),
  time: described(DateTime, "When the sender recorded the message"),
  ...rrnField,
};

/** The customer has the goods. */
export const ConfirmationAdvice = model("ConfirmationAdvice", {
  ...adviceFields,
  partner: Institution,
});

/** The tender was not used. */
export const ReversalAdvice = model("ReversalAdvice", {
  ...adviceFields,
  reversalReason: described(ReversalReason, "Why the payment is reversed"),
  partner: optional(Institution),
});

/** Acknowledgement of either. */
export const AdviceResponse = model("AdviceResponse", adviceFields);

const providerAdviceFields = {
  ...basicAdviceFields,
  partner: optional(Institution),
  tranId: optional(tranIdField.tranId),
};

/** The provider's confirmation, and its acknowledgement. */
export const PaymentConfirmation = model("PaymentConfirmation", providerAdviceFields);
export type PaymentConfirmation = Static<typeof PaymentConfirmation>;

/** The provider's reversal, and its acknowledgement. */
export const PaymentReversal = model("PaymentReversal", {
  ...providerAdviceFields,
  ...reversalFields,
});

/** An advice of any of the three interfaces. */
export type PaymentAdvice = Pick<
  PaymentConfirmation,
  "id" | "requestId" | "rrn" | "partner" | "tranId" | "amounts"
>;

const createdFields = {
  ...headFields,
  client: Institution,
  thirdPartyIdentifiers: optional(ThirdPartyIdentifiers),
  ...traceFields,
  amounts: optional(Amounts),
  customer: optional(Customer),
  qrProperties: optional(QrProperties),
  ...announcedCodeFields,
};

/** A client of the provider asks for a code. */
export const CreateQrCodeRequest = model("CreateQrCodeRequest", createdFields, {
  documented: ["qrProperties"],
});
export type CreateQrCodeRequest = Static<typeof CreateQrCodeRequest>;

/** The code, with its properties filled in. */
export const CreateQrCodeResponse = model(
  "CreateQrCodeResponse",
  { ...createdFields, ...codeFields },
  { documented: ["qrProperties"] },
);

/** A partner's customer has scanned a code. */
export const ScanNotification = model("ScanNotification", {
  id: described(Uuid, "Identifier of this notification"),
  time: described(DateTime, "When the sender recorded the message"),
  partner: Institution,
  settlementEntity: optional(Institution),
  receiver: optional(Institution),
  thirdPartyIdentifiers: optional(ThirdPartyIdentifiers),
  amounts: optional(Amounts),
  ...tranIdField,
  partnerPaymentToken: optional(
    described(text(), "The partner's token; passed on with the payment"),
  ),
});
export type ScanNotification = Static<typeof ScanNotification>;

/** The one value of `errorType` (contract 1, Errors). */
export const qrErrorTypes = ["GENERAL_ERROR"] as const;

/** Values of `detailMessage.reason`: what the newer form calls the type of the error. */
export const qrReasons = [
  "GENERAL_ERROR",
  "FORMAT_ERROR",
  "DUPLICATE_RECORD",
  "INVALID_AMOUNT",
  "INVALID_TRAN_ID",
  "NO_SCAN_RECEIVED",
  "PARTNER_UNKNOWN",
  "ROUTING_ERROR",
  "DECLINED_BY_PARTNER",
  "DECLINED_BY_ISSUER",
  "DECLINED_BY_ACQUIRER",
  "INSUFFICIENT_FUNDS",
  "CARD_EXPIRED",
  "INVALID_CARD_NUMBER",
  "INVALID_ACCOUNT",
  "INVALID_MERCHANT",
  "ACCOUNT_ALREADY_SETTLED",
  "DO_NOT_HONOR",
  "UNABLE_TO_LOCATE_RECORD",
  "FUNCTION_NOT_SUPPORTED",
  "TRANSACTION_NOT_SUPPORTED",
  "UPSTREAM_UNAVAILABLE",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  reason: Type.Unsafe<(typeof qrReasons)[number]>({
    type: "string",
    enum: [...qrReasons],
    description: "The finer type of the error",
  }),
  description: described(text(), "What happened, in a sentence"),
  tranId: optional(described(text(), "The code concerned")),
  paymentId: optional(described(text(), "The payment concerned")),
  state: optional(described(text(), "State of the payment or the code")),
  ...formatErrorsFields,
};

const common = errorDetail(qrErrorTypes, [], detailMembers);

/** Error body of the three interfaces; the type of `requestType` is open. */
export const ErrorDetail = model("ErrorDetail", {
  ...common.properties,
  requestType: Type.Unsafe<unknown>({ description: "Kind of message that failed" }),
});

const CodeData = model("CodeData", {
  tranId: text(),
  qrCode: optional(text()),
  state: oneOf(codeStates),
  variant: optional(
    described(oneOf(variants), "Interface that issued it; absent: another provider did"),
  ),
  amount: optional(LedgerAmount),
  qrProperties: optional(QrProperties),
  expiry: optional(DateTime),
  scanId: optional(described(Uuid, "Scan that is held for the next payment")),
  paymentId: optional(described(Uuid, "Payment that the code was last linked with")),
});

const PaymentData = model("PaymentData", {
  id: Uuid,
  variant: oneOf(variants),
  tranId: text(),
  rrn: optional(text()),
  state: oneOf(paymentStates),
  amount: LedgerAmount,
  partner: optional(Institution),
  partnerPaymentToken: optional(text()),
  approvedAmount: optional(LedgerAmount),
  finalAmount: optional(
    described(LedgerAmount, "Amount taken in the end, where an advice message said so"),
  ),
});

const ScanData = model("ScanData", {
  id: Uuid,
  tranId: text(),
  partner: Institution,
  partnerPaymentToken: optional(text()),
  time: DateTime,
  simulated: Type.Boolean(),
  outcome: oneOf(scanOutcomes),
  reason: optional(described(text(), "Why it was refused")),
});

const PartnerData = model("PartnerData", {
  id: text(11),
  name: text(40),
  status: oneOf(partnerStatuses),
  declines: described(Type.Boolean(), "It declines everything"),
});

const AccountData = model("AccountData", {
  account: described(text(), "Token, or the id of the partner whose default account it is"),
  partnerId: text(11),
  balance: LedgerAmount,
  held: LedgerAmount,
  available: LedgerAmount,
  status: oneOf(accountStatuses),
  cardState: oneOf(cardStates),
});

const MerchantData = model("MerchantData", {
  merchantId: text(15),
  status: oneOf(merchantStatuses),
  profile: optional(Profile),
});

const TerminalData = model("TerminalData", { terminalId: text(8), profile: optional(Profile) });

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  qrCodes: entityList(CodeData),
  payments: entityList(PaymentData),
  scans: entityList(ScanData),
  partners: entityList(PartnerData),
  accounts: entityList(AccountData),
  merchants: entityList(MerchantData),
  terminals: entityList(TerminalData),
  settings: entityList(Settings),
});
