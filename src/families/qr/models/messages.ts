import type { Static } from "@sinclair/typebox";
import {
  Amounts,
  Customer,
  LedgerAmount,
  SlipData,
  Tender,
  ThirdPartyIdentifiers,
  basicAdviceFields,
  earlyTransactionFields,
  laterTransactionFields,
  reversalFields,
  traceFields,
  ReversalReason,
} from "../../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  list,
  model,
  optional,
  text,
  twoForms,
} from "../../../contract/schema";
import {
  Institution,
  Originator,
  PaymentAmounts,
  QrProperties,
  announcedCodeFields,
  headFields,
  namedPartnerFields,
  repeatedFields,
  rrnField,
  tranIdField,
} from "./parts";

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
