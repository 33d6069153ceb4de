import type { TSchema } from "@sinclair/typebox";
import { administrationOperations } from "../../contract/administration";
import { adviceByPath, type AdviceKind, answers, defineOperation } from "../../contract/operation";
import { uuidParameters } from "../../contract/schema";
import * as models from "./models";

const { BasicAdviceResponse, ErrorDetail } = models;

const paymentErrors = answers([400, 500, 503, 504], ErrorDetail);
const lookupErrors = answers([400, 500, 501, 503, 504], ErrorDetail);

/** What all lookups have in common; `path` follows `/accountLookups`. */
const lookup = <A extends TSchema>(path: string, answer: A) =>
  ({
    method: "POST",
    path: `/accountLookups${path}/{requestId}`,
    kind: "lookup",
    idUsedOnce: true,
    parameters: uuidParameters("requestId"),
    idParameter: "requestId",
    success: { 200: answer },
    errors: lookupErrors,
  }) as const;

export const requestPolicyInfo = defineOperation({
  id: "requestPolicyInfo",
  ...lookup("/policy", models.PolicyLookupResponse),
  requestType: "POLICY_LOOKUP_REQUEST",
  summary: "Look up the amount due for a policy",
  body: models.PolicyLookupRequest,
});

export const requestTrafficFineInfo = defineOperation({
  id: "requestTrafficFineInfo",
  ...lookup("/traffic", models.TrafficFineLookupResponse),
  requestType: "TRAFFIC_FINE_LOOKUP_REQUEST",
  summary: "Look up the amount due for a traffic fine",
  body: models.TrafficFineLookupRequest,
});

export const requestAccountInfo = defineOperation({
  id: "requestAccountInfo",
  ...lookup("", models.AccountLookupResponse),
  requestType: "ACCOUNT_LOOKUP_REQUEST",
  summary: "Look up the amount due for an account",
  body: models.AccountLookupRequest,
});

/** What all payments have in common; `path` follows `/payments`. */
const payment = <A extends TSchema>(path: string, answer: A) =>
  ({
    method: "POST",
    path: `/payments${path}/{paymentId}`,
    kind: "request",
    transaction: "payment",
    parameters: uuidParameters("paymentId"),
    idParameter: "paymentId",
    success: { 201: answer },
    errors: paymentErrors,
  }) as const;

export const createPolicyPayment = defineOperation({
  id: "createPolicyPayment",
  ...payment("/policy", models.PolicyPaymentResponse),
  requestType: "POLICY_PAYMENT_REQUEST",
  summary: "Pay a policy, in full or in part",
  body: models.PolicyPaymentRequest,
});

export const createTrafficFinePayment = defineOperation({
  id: "createTrafficFinePayment",
  ...payment("/traffic", models.TrafficFinePaymentResponse),
  requestType: "TRAFFIC_FINE_PAYMENT_REQUEST",
  summary: "Pay a traffic fine, in full or in part",
  body: models.TrafficFinePaymentRequest,
});

export const createAccountPayment = defineOperation({
  id: "createAccountPayment",
  ...payment("", models.PaymentResponse),
  requestType: "PAYMENT_REQUEST",
  summary: "Pay an account, in full or in part",
  body: models.PaymentRequest,
});

/** What all advices have in common. */
const advice = <const T extends "payment" | "refund", const A extends AdviceKind>(
  transaction: T,
  which: A,
) =>
  ({
    ...adviceByPath({
      requests: `/${transaction}s`,
      transaction,
      advice: which,
      requestIdParameter: `${transaction}Id`,
      idParameter: "adviceId",
    }),
    requestType: `${transaction.toUpperCase()}_${which.toUpperCase()}`,
    success: { 202: BasicAdviceResponse },
    errors: paymentErrors,
    refusedWith: [
      "bill-request-unknown",
      "bill-request-other",
      "bill-completed",
      "bill-amount-invalid",
      "id-used",
    ],
  }) as const;

export const confirmPayment = defineOperation({
  id: "confirmPayment",
  ...advice("payment", "confirmation"),
  summary: "Confirm a payment of any kind",
  body: models.TenderAdvice,
});

export const reversePayment = defineOperation({
  id: "reversePayment",
  ...advice("payment", "reversal"),
  summary: "Reverse a payment of any kind",
  body: models.BasicReversal,
});

export const createRefund = defineOperation({
  id: "createRefund",
  method: "POST",
  path: "/refunds/{refundId}",
  kind: "request",
  transaction: "refund",
  summary: "Refund a confirmed payment",
  parameters: uuidParameters("refundId"),
  idParameter: "refundId",
  body: models.RefundRequest,
  success: { 201: models.RefundResponse },
  errors: lookupErrors,
  requestType: "REFUND_REQUEST",
});

export const confirmRefund = defineOperation({
  id: "confirmRefund",
  ...advice("refund", "confirmation"),
  summary: "Confirm a refund",
  body: models.BasicAdvice,
});

export const reverseRefund = defineOperation({
  id: "reverseRefund",
  ...advice("refund", "reversal"),
  summary: "Reverse a refund",
  body: models.BasicReversal,
});

/** Every operation of the interface, in the order of the contract. */
export const operations = [
  requestPolicyInfo,
  requestTrafficFineInfo,
  requestAccountInfo,
  createPolicyPayment,
  createTrafficFinePayment,
  createAccountPayment,
  confirmPayment,
  reversePayment,
  createRefund,
  confirmRefund,
  reverseRefund,
  ...administrationOperations(models.DataResponse, ErrorDetail),
];
