import { administrationOperations } from "../../contract/administration";
import {
  adviceByBody,
  adviceByPath,
  type AdviceKind,
  answers,
  defineOperation,
} from "../../contract/operation";
import * as models from "./models";
import { type Variant, paymentKinds } from "./models";

const { ErrorDetail } = models;
const errors = answers([400, 500, 503, 504], ErrorDetail);
const orNotSupported = { ...errors, 501: ErrorDetail };
const orUnknown = { ...errors, 404: ErrorDetail };

/** What the payments of all interfaces have in common. */
const payment = <const V extends Variant>(variant: V) =>
  ({
    method: "POST",
    path: "/payments",
    kind: "request",
    transaction: paymentKinds[variant],
    formRestsOnData: true,
    requestType: "PAYMENT_REQUEST",
    summary:
      variant === "partner"
        ? "Ask the partner to authorise a payment for a scanned code"
        : "Ask for the payment of a code",
  }) as const;

/** What both requests for a code have in common. */
const code = {
  method: "POST",
  path: "/qrCodes",
  kind: "notification",
  idUsedOnce: true,
  summary: "Get a code to display to the customer",
} as const;

/** What the confirmation of a payment is refused for, beside that it is unknown, and what its reversal. */
const closedWith: Record<AdviceKind, readonly string[]> = {
  confirmation: ["qr-not-authorised", "qr-partner-other", "id-used"],
  reversal: ["qr-confirmed", "qr-partner-other", "id-used"],
};

/** The id of an accepted scan is used up, that of a refused one is not: the family sees to that. */
const scan = {
  method: "POST",
  kind: "notification",
  leavesNoRecord: true,
  body: models.ScanNotification,
  refusedWith: ["qr-code-unknown", "qr-partner-unknown", "qr-scan-refused", "id-used"],
  requestType: "SCAN_NOTIFICATION",
  summary: "Say that a customer of a partner has scanned a code",
} as const;

const summaries: Record<AdviceKind, string> = {
  confirmation: "Say that the customer has the goods",
  reversal: "Say that the tender was not used",
};

/** What the advices of retailer and partner have in common: their ids are in the path. */
const pathAdvice = <const A extends AdviceKind>(variant: "retailer" | "partner", advice: A) =>
  ({
    ...adviceByPath({
      requests: "/payments",
      transaction: paymentKinds[variant],
      advice,
      requestIdParameter: "paymentId",
      idParameter: "adviceId",
    }),
    summary: summaries[advice],
    formRestsOnData: true,
    success: { 202: models.AdviceResponse },
    errors,
    refusedWith: ["qr-payment-unknown", ...closedWith[advice]],
    requestType: `${advice.toUpperCase()}_ADVICE`,
  }) as const;

/** What the provider's advices have in common. */
const bodyAdvice = <const A extends AdviceKind>(advice: A) =>
  ({
    ...adviceByBody({ requests: "/payments", transaction: paymentKinds.provider, advice }),
    summary: summaries[advice],
    formRestsOnData: true,
    errors: orUnknown,
    refusedWith: ["qr-provider-payment-unknown", "qr-amount", ...closedWith[advice]],
    requestType: `PAYMENT_${advice.toUpperCase()}`,
  }) as const;

export const getQrCode = defineOperation({
  id: "getQrCode",
  ...code,
  requestType: "GET_QR_CODE_REQUEST",
  body: models.GetQrCodeRequest,
  success: { 200: models.GetQrCodeResponse },
  errors: orNotSupported,
  refusedWith: ["qr-amount", "qr-merchant-blocked", "qr-not-supported", "id-used"],
});

export const retailerPayment = defineOperation({
  id: "paymentRequest",
  ...payment("retailer"),
  body: models.PaymentRequest,
  success: { 200: models.PaymentResponse },
  errors: orNotSupported,
});

export const retailerConfirmation = defineOperation({
  id: "payment confirmation",
  ...pathAdvice("retailer", "confirmation"),
  body: models.ConfirmationAdvice,
});

export const retailerReversal = defineOperation({
  id: "reversePayment",
  ...pathAdvice("retailer", "reversal"),
  body: models.ReversalAdvice,
});

export const providerPayment = defineOperation({
  id: "pay",
  ...payment("provider"),
  body: models.ProviderPaymentRequest,
  success: { 201: models.ProviderPaymentResponse },
  errors,
});

export const providerConfirmation = defineOperation({
  id: "confirmPayment",
  ...bodyAdvice("confirmation"),
  body: models.PaymentConfirmation,
  success: { 202: models.PaymentConfirmation },
});

export const providerReversal = defineOperation({
  id: "reversePayment",
  ...bodyAdvice("reversal"),
  body: models.PaymentReversal,
  success: { 202: models.PaymentReversal },
});

export const createQrCode = defineOperation({
  id: "createQrCode",
  ...code,
  requestType: "CREATE_QR_CODE_REQUEST",
  body: models.CreateQrCodeRequest,
  success: { 201: models.CreateQrCodeResponse },
  errors,
  refusedWith: ["qr-amount", "qr-merchant-blocked", "qr-provider-not-supported", "id-used"],
});

export const notifyScan = defineOperation({
  id: "notifyScan",
  ...scan,
  path: "/scans",
  success: { 202: null },
  errors,
});

export const partnerPayment = defineOperation({
  id: "paymentRequest",
  ...payment("partner"),
  body: models.PaymentRequest,
  success: { 200: models.PaymentResponse },
  errors: orNotSupported,
});

export const partnerConfirmation = defineOperation({
  id: "payment confirmation",
  ...pathAdvice("partner", "confirmation"),
  body: models.ConfirmationAdvice,
});

export const partnerReversal = defineOperation({
  id: "reversePayment",
  ...pathAdvice("partner", "reversal"),
  body: models.ReversalAdvice,
});

export const scanNotification = defineOperation({
  id: "scanNotification",
  ...scan,
  path: "/scanNotifications",
  success: { 201: null },
  errors: orNotSupported,
});

const administration = administrationOperations(models.DataResponse, ErrorDetail);

/** Every operation of the retailer's interface, in the order of the contract. */
export const retailerOperations = [
  getQrCode,
  retailerPayment,
  retailerConfirmation,
  retailerReversal,
  ...administration,
];

/** The same of the provider's interface. */
export const providerOperations = [
  providerPayment,
  providerConfirmation,
  providerReversal,
  createQrCode,
  notifyScan,
  ...administration,
];

/** The same of the partner's interface. */
export const partnerOperations = [
  partnerPayment,
  partnerConfirmation,
  partnerReversal,
  scanNotification,
  ...administration,
];
