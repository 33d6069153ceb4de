import type { TObject } from "@sinclair/typebox";
import { type AdviceKind, type Operation, answers } from "../../contract/operation";
import { Uuid, described, model } from "../../contract/schema";
import {
  BasicAdvice,
  BasicReversal,
  ErrorDetail,
  LookupQuery,
  ProvisionRequest,
  ProvisionResponse,
  RedemptionRequest,
  RedemptionResponse,
  RefundRequest,
  RefundResponse,
  TenderAdvice,
  VoucherLookupResponse,
} from "./models";

/** Kinds of transaction that an advice closes. */
export const transactionKinds = ["provision", "redemption", "refund"] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** What one kind of transaction calls its parts. */
interface TransactionWords {
  kind: TransactionKind;
  path: string;
  /** Operation ids of the request and its advices. */
  request: string;
  confirmation: string;
  reversal: string;
  models: readonly [TObject, TObject];
  confirmationModel: TObject;
  summary: string;
}

const words: readonly TransactionWords[] = [
  {
    kind: "provision",
    path: "/vouchers",
    request: "provisionVoucher",
    confirmation: "confirmVoucher",
    reversal: "reverseVoucher",
    models: [ProvisionRequest, ProvisionResponse],
    confirmationModel: TenderAdvice,
    summary: "Obtain a voucher",
  },
  {
    kind: "redemption",
    path: "/redemptions",
    request: "redeemVoucher",
    confirmation: "confirmRedeem",
    reversal: "reverseRedeem",
    models: [RedemptionRequest, RedemptionResponse],
    confirmationModel: BasicAdvice,
    summary: "Pay with a voucher",
  },
  {
    kind: "refund",
    path: "/refunds",
    request: "refundVoucher",
    confirmation: "confirmRefund",
    reversal: "reverseRefund",
    models: [RefundRequest, RefundResponse],
    confirmationModel: BasicAdvice,
    summary: "Refund a redeemed voucher",
  },
];

const requestOperation = ({
  kind,
  path,
  request,
  models: [body, answer],
  summary,
}: TransactionWords): Operation => ({
  id: request,
  method: "POST",
  path,
  summary,
  kind: "request",
  body,
  success: answers([200, 201], answer),
  errors: answers([400, 500, 503, 504], ErrorDetail),
  requestType: `${kind.toUpperCase()}_REQUEST`,
  transaction: kind,
});

function adviceOperation(word: TransactionWords, advice: AdviceKind): Operation {
  const body = advice === "confirmation" ? word.confirmationModel : BasicReversal;
  return {
    id: word[advice],
    method: "POST",
    path: `${word.path}/${advice}s`,
    summary: `${advice === "confirmation" ? "Confirm" : "Reverse"} a ${word.kind}`,
    kind: "advice",
    body,
    success: answers([200, 202], body),
    errors: answers([400, 404, 500, 503, 504], ErrorDetail),
    requestType: `${word.kind.toUpperCase()}_${advice.toUpperCase()}`,
    transaction: word.kind,
    advice,
  };
}

const lookupRedemption: Operation = {
  id: "lookupRedemption",
  method: "GET",
  path: "/redemptions/{requestId}",
  summary: "Ask what became of a redemption; 102 while it is in process",
  kind: "lookup",
  parameters: model("PathParameters", {
    requestId: described(Uuid, "Redemption that is looked up"),
  }),
  success: { 102: null, 200: RedemptionResponse },
  errors: answers([400, 403, 404, 500, 503, 504], ErrorDetail),
  requestType: "REDEMPTION_LOOKUP",
  subjectParameter: "requestId",
};

const lookupVoucher: Operation = {
  id: "lookupVoucher",
  method: "GET",
  path: "/vouchers",
  summary: "Look up a voucher, without financial effect",
  kind: "lookup",
  query: LookupQuery,
  success: answers([200, 202], VoucherLookupResponse),
  errors: answers([400, 404, 500, 503, 504], ErrorDetail),
  requestType: "VOUCHER_LOOKUP",
  subjectParameter: "provisionRequestId",
};

/** The operations of the interface, without those of the test server administration (contract 3, Endpoints). */
export const voucherOperations: readonly Operation[] = [
  ...words.flatMap((word) => [
    requestOperation(word),
    adviceOperation(word, "confirmation"),
    adviceOperation(word, "reversal"),
  ]),
  lookupRedemption,
  lookupVoucher,
];
