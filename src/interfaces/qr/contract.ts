import type { TSchema } from "@sinclair/typebox";
import { administrationOperations } from "../../contract/administration";
import {
  type AdviceKind,
  type InterfaceContract,
  type Operation,
  answers,
} from "../../contract/operation";
import { Uuid, model } from "../../contract/schema";
import * as models from "./models";
import { type Variant, paymentKinds } from "./variants";

const { ErrorDetail } = models;
const errors = answers([400, 500, 503, 504], ErrorDetail);
const orNotSupported = { ...errors, 501: ErrorDetail };

const payment = (
  variant: Variant,
  words: Pick<Operation, "id" | "success" | "errors"> & { body: TSchema },
): Operation => ({
  ...words,
  method: "POST",
  path: "/payments",
  kind: "request",
  transaction: paymentKinds[variant],
  requestType: "PAYMENT_REQUEST",
  summary:
    variant === "partner"
      ? "Ask the partner to authorise a payment for a scanned code"
      : "Ask for the payment of a code",
});

const code = (
  words: Pick<Operation, "id" | "success" | "errors" | "requestType"> & { body: TSchema },
): Operation => ({
  ...words,
  method: "POST",
  path: "/qrCodes",
  kind: "notification",
  idUsedOnce: true,
  summary: "Get a code to display to the customer",
});

/** The id of an accepted scan is used up, that of a refused one is not: the family sees to that. */
const scan = (words: Pick<Operation, "id" | "path" | "success" | "errors">): Operation => ({
  ...words,
  method: "POST",
  kind: "notification",
  leavesNoRecord: true,
  body: models.ScanNotification,
  requestType: "SCAN_NOTIFICATION",
  summary: "Say that a customer of a partner has scanned a code",
});

const summaries: Record<AdviceKind, string> = {
  confirmation: "Say that the customer has the goods",
  reversal: "Say that the tender was not used",
};

/** The advices of retailer and partner, with their ids in the path. */
function pathAdvice(variant: Variant, advice: AdviceKind): Operation {
  const confirms = advice === "confirmation";
  return {
    id: confirms ? "payment confirmation" : "reversePayment",
    method: "POST",
    path: `/payments/{paymentId}/${advice}s/{adviceId}`,
    kind: "advice",
    transaction: paymentKinds[variant],
    advice,
    summary: summaries[advice],
    parameters: model("PathParameters", { paymentId: Uuid, adviceId: Uuid }),
    idParameter: "adviceId",
    requestIdParameter: "paymentId",
    body: confirms ? models.ConfirmationAdvice : models.ReversalAdvice,
    success: { 202: models.AdviceResponse },
    errors,
    requestType: `${advice.toUpperCase()}_ADVICE`,
  };
}

/** The provider's advices. */
function bodyAdvice(advice: AdviceKind): Operation {
  const body = advice === "confirmation" ? models.PaymentConfirmation : models.PaymentReversal;
  return {
    id: advice === "confirmation" ? "confirmPayment" : "reversePayment",
    method: "POST",
    path: `/payments/${advice}s`,
    kind: "advice",
    transaction: paymentKinds.provider,
    advice,
    summary: summaries[advice],
    body,
    success: { 202: body },
    errors: { ...errors, 404: ErrorDetail },
    requestType: `PAYMENT_${advice.toUpperCase()}`,
  };
}

const administration = administrationOperations(models.DataResponse, ErrorDetail);
const shared = {
  errorTypes: models.qrErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  userNameFields: ["client.id"],
  reasonMember: "description",
  finerTypes: { member: "reason", values: models.qrReasons },
  ownMessages: {
    "credentials-wrong": "Not authenticated",
    "body-unreadable": "Invalid message",
    "fields-invalid": "Invalid message",
    "client-differs": "Invalid message",
    "ids-differ": "Ids do not match",
    "id-used": "Duplicate id",
    "path-unknown": "Not found",
    "method-wrong": "Not allowed",
    "body-too-large": "Invalid message",
    "content-type-wrong": "Invalid message",
    "server-failure": "Internal error",
    "simulated-500": "Internal error",
    "simulated-503": "Service unavailable",
    "simulated-504": "Upstream timeout",
    "simulated-504-before": "Upstream timeout",
  },
} satisfies Partial<InterfaceContract>;

/** The merchant's side (contract 1, Retailer interface). */
export const qrRetailer: InterfaceContract = {
  name: "qr-retailer",
  title: "QR payment, retailer",
  version: "1.0.0",
  basePath: "/qr/v1",
  ...shared,
  operations: [
    code({
      id: "getQrCode",
      requestType: "GET_QR_CODE_REQUEST",
      body: models.GetQrCodeRequest,
      success: { 200: models.GetQrCodeResponse },
      errors: orNotSupported,
    }),
    payment("retailer", {
      id: "paymentRequest",
      body: models.PaymentRequest,
      success: { 200: models.PaymentResponse },
      errors: orNotSupported,
    }),
    pathAdvice("retailer", "confirmation"),
    pathAdvice("retailer", "reversal"),
    ...administration,
  ],
};

/** The side of whoever issues codes and finds the partner (contract 1, Provider interface). */
export const qrProvider: InterfaceContract = {
  name: "qr-provider",
  title: "QR payment, provider",
  version: "1.7.0",
  basePath: "/qr/provider/v1",
  ...shared,
  operations: [
    payment("provider", {
      id: "pay",
      body: models.ProviderPaymentRequest,
      success: { 201: models.ProviderPaymentResponse },
      errors,
    }),
    bodyAdvice("confirmation"),
    bodyAdvice("reversal"),
    code({
      id: "createQrCode",
      requestType: "CREATE_QR_CODE_REQUEST",
      body: models.CreateQrCodeRequest,
      success: { 201: models.CreateQrCodeResponse },
      errors,
    }),
    scan({ id: "notifyScan", path: "/scans", success: { 202: null }, errors }),
    ...administration,
  ],
};

/** The side of whoever processes the tender (contract 1, Partner interface). */
export const qrPartner: InterfaceContract = {
  name: "qr-partner",
  title: "QR payment, partner",
  version: "1.0.0",
  basePath: "/qr/partner/v1",
  ...shared,
  operations: [
    payment("partner", {
      id: "paymentRequest",
      body: models.PaymentRequest,
      success: { 200: models.PaymentResponse },
      errors: orNotSupported,
    }),
    pathAdvice("partner", "confirmation"),
    pathAdvice("partner", "reversal"),
    scan({
      id: "scanNotification",
      path: "/scanNotifications",
      success: { 201: null },
      errors: orNotSupported,
    }),
    ...administration,
  ],
};
