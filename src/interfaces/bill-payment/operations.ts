import type { TObject } from "@sinclair/typebox";
import { type AdviceKind, type Operation, answers } from "../../contract/operation";
import { Uuid, model } from "../../contract/schema";
import * as models from "./models";

const { BasicAdviceResponse, ErrorDetail } = models;

/** How the messages name one kind of bill. */
export interface BillWords {
  kind: models.BillKind;
  /** Member of a request that names the bill. */
  member: string;
  /** What follows `/accountLookups` and `/payments` in the paths. */
  path: string;
  lookup: string;
  payment: string;
  lookupModels: readonly [TObject, TObject];
  paymentModels: readonly [TObject, TObject];
  /** How `requestType` begins. */
  lookupType: string;
  paymentType: string;
  noun: string;
}

/** The three kinds of bills. */
export const billWords: readonly BillWords[] = [
  {
    kind: "policy",
    member: "policyNumber",
    path: "/policy",
    lookup: "requestPolicyInfo",
    payment: "createPolicyPayment",
    lookupModels: [models.PolicyLookupRequest, models.PolicyLookupResponse],
    paymentModels: [models.PolicyPaymentRequest, models.PolicyPaymentResponse],
    lookupType: "POLICY_LOOKUP_REQUEST",
    paymentType: "POLICY_PAYMENT_REQUEST",
    noun: "policy",
  },
  {
    kind: "trafficFine",
    member: "noticeNumber",
    path: "/traffic",
    lookup: "requestTrafficFineInfo",
    payment: "createTrafficFinePayment",
    lookupModels: [models.TrafficFineLookupRequest, models.TrafficFineLookupResponse],
    paymentModels: [models.TrafficFinePaymentRequest, models.TrafficFinePaymentResponse],
    lookupType: "TRAFFIC_FINE_LOOKUP_REQUEST",
    paymentType: "TRAFFIC_FINE_PAYMENT_REQUEST",
    noun: "traffic fine",
  },
  {
    kind: "account",
    member: "accountRef",
    path: "",
    lookup: "requestAccountInfo",
    payment: "createAccountPayment",
    lookupModels: [models.AccountLookupRequest, models.AccountLookupResponse],
    paymentModels: [models.PaymentRequest, models.PaymentResponse],
    lookupType: "ACCOUNT_LOOKUP_REQUEST",
    paymentType: "PAYMENT_REQUEST",
    noun: "account",
  },
];

const pathOf = (...names: string[]) =>
  model("PathParameters", Object.fromEntries(names.map((name) => [name, Uuid])));
const paymentErrors = answers([400, 500, 503, 504], ErrorDetail);
const lookupErrors = answers([400, 500, 501, 503, 504], ErrorDetail);

const lookup = ({
  path,
  lookup: id,
  lookupModels: [body, answer],
  lookupType,
  noun,
}: BillWords): Operation => ({
  id,
  method: "POST",
  path: `/accountLookups${path}/{requestId}`,
  kind: "lookup",
  idUsedOnce: true,
  summary: `Look up what is due for a ${noun}`,
  parameters: pathOf("requestId"),
  idParameter: "requestId",
  body,
  success: { 200: answer },
  errors: lookupErrors,
  requestType: lookupType,
});

const payment = ({
  path,
  payment: id,
  paymentModels: [body, answer],
  paymentType,
  noun,
}: BillWords): Operation => ({
  id,
  method: "POST",
  path: `/payments${path}/{paymentId}`,
  kind: "request",
  transaction: "payment",
  summary: `Pay ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}, in full or in part`,
  parameters: pathOf("paymentId"),
  idParameter: "paymentId",
  body,
  success: { 201: answer },
  errors: paymentErrors,
  requestType: paymentType,
});

const advice = (transaction: "payment" | "refund", kind: AdviceKind, body: TObject): Operation => {
  const confirms = kind === "confirmation";
  const name = transaction === "payment" ? "Payment" : "Refund";
  return {
    id: `${confirms ? "confirm" : "reverse"}${name}`,
    method: "POST",
    path: `/${transaction}s/{${transaction}Id}/${kind}s/{adviceId}`,
    kind: "advice",
    transaction,
    advice: kind,
    summary: `${confirms ? "Confirm" : "Reverse"} a ${transaction}${transaction === "payment" ? " of any kind" : ""}`,
    parameters: pathOf(`${transaction}Id`, "adviceId"),
    idParameter: "adviceId",
    requestIdParameter: `${transaction}Id`,
    body,
    success: { 202: BasicAdviceResponse },
    errors: paymentErrors,
    requestType: `${transaction.toUpperCase()}_${kind.toUpperCase()}`,
  };
};

const refund: Operation = {
  id: "createRefund",
  method: "POST",
  path: "/refunds/{refundId}",
  kind: "request",
  transaction: "refund",
  summary: "Refund a confirmed payment",
  parameters: pathOf("refundId"),
  idParameter: "refundId",
  body: models.RefundRequest,
  success: { 201: models.RefundResponse },
  errors: lookupErrors,
  requestType: "REFUND_REQUEST",
};

/** The operations of the interface, without those of the test server administration (contract 2, Endpoints). */
export const billPaymentOperations: readonly Operation[] = [
  ...billWords.map(lookup),
  ...billWords.map(payment),
  advice("payment", "confirmation", models.TenderAdvice),
  advice("payment", "reversal", models.BasicReversal),
  refund,
  advice("refund", "confirmation", models.BasicAdvice),
  advice("refund", "reversal", models.BasicReversal),
];
