import type { TSchema } from "@sinclair/typebox";
import { administrationOperations } from "../../contract/administration";
import { adviceByBody, type AdviceKind, answers, defineOperation } from "../../contract/operation";
import { Uuid, described, model } from "../../contract/schema";
import * as models from "./models";

const { ErrorDetail } = models;
const requestErrors = answers([400, 500, 503, 504], ErrorDetail);
const knownErrors = answers([400, 404, 500, 503, 504], ErrorDetail);

/** Paths of the requests, by kind of transaction. */
const requestPaths = {
  provision: "/vouchers",
  redemption: "/redemptions",
  refund: "/refunds",
} as const;

/** What all requests have in common. */
const request = <const K extends keyof typeof requestPaths, A extends TSchema>(
  kind: K,
  answer: A,
) =>
  ({
    method: "POST",
    path: requestPaths[kind],
    kind: "request",
    transaction: kind,
    requestType: `${kind.toUpperCase()}_REQUEST`,
    success: answers([200, 201], answer),
    errors: requestErrors,
  }) as const;

/** What else than an unknown request or a wrong amount an advice is refused for. */
const closedWith: Record<AdviceKind, Record<keyof typeof requestPaths, readonly string[]>> = {
  confirmation: {
    provision: ["provision-reversed"],
    redemption: ["redemption-reversed"],
    refund: ["refund-reversed"],
  },
  reversal: {
    provision: ["provision-confirmed", "voucher-redeemed"],
    redemption: ["redemption-confirmed", "voucher-refunded"],
    refund: ["refund-confirmed", "voucher-redeemed"],
  },
};

/** What all advices have in common; each is its own acknowledgement. */
const advice = <
  const K extends keyof typeof requestPaths,
  const A extends AdviceKind,
  B extends TSchema,
>(
  kind: K,
  which: A,
  body: B,
) => ({
  ...adviceByBody({ requests: requestPaths[kind], transaction: kind, advice: which }),
  summary: `${which === "confirmation" ? "Confirm" : "Reverse"} a ${kind}`,
  requestType: `${kind.toUpperCase()}_${which.toUpperCase()}`,
  body,
  success: answers([200, 202], body),
  errors: knownErrors,
  refusedWith: [
    "voucher-request-unknown",
    "voucher-amount-invalid",
    ...closedWith[which][kind],
    "id-used",
  ],
});

export const provisionVoucher = defineOperation({
  id: "provisionVoucher",
  ...request("provision", models.ProvisionResponse),
  summary: "Obtain a voucher",
  body: models.ProvisionRequest,
});

export const confirmVoucher = defineOperation({
  id: "confirmVoucher",
  ...advice("provision", "confirmation", models.TenderAdvice),
});

export const reverseVoucher = defineOperation({
  id: "reverseVoucher",
  ...advice("provision", "reversal", models.BasicReversal),
});

export const redeemVoucher = defineOperation({
  id: "redeemVoucher",
  ...request("redemption", models.RedemptionResponse),
  summary: "Pay with a voucher",
  body: models.RedemptionRequest,
});

export const confirmRedeem = defineOperation({
  id: "confirmRedeem",
  ...advice("redemption", "confirmation", models.BasicAdvice),
});

export const reverseRedeem = defineOperation({
  id: "reverseRedeem",
  ...advice("redemption", "reversal", models.BasicReversal),
});

export const refundVoucher = defineOperation({
  id: "refundVoucher",
  ...request("refund", models.RefundResponse),
  summary: "Refund a redeemed voucher",
  body: models.RefundRequest,
});

export const confirmRefund = defineOperation({
  id: "confirmRefund",
  ...advice("refund", "confirmation", models.BasicAdvice),
});

export const reverseRefund = defineOperation({
  id: "reverseRefund",
  ...advice("refund", "reversal", models.BasicReversal),
});

export const lookupRedemption = defineOperation({
  id: "lookupRedemption",
  method: "GET",
  path: "/redemptions/{requestId}",
  summary: "Ask for the outcome of a redemption: 102 while it is in process",
  kind: "lookup",
  parameters: model("PathParameters", {
    requestId: described(Uuid, "Redemption that is looked up"),
  }),
  success: { 102: null, 200: models.RedemptionResponse },
  errors: answers([400, 403, 404, 500, 503, 504], ErrorDetail),
  requestType: "REDEMPTION_LOOKUP",
  answersRequest: {
    kind: "redemption",
    idParameter: "requestId",
    tells: { 200: "approved", 404: "absent" },
  },
  subjectParameter: "requestId",
});

export const lookupVoucher = defineOperation({
  id: "lookupVoucher",
  method: "GET",
  path: "/vouchers",
  summary: "Look up a voucher, without financial effect",
  kind: "lookup",
  query: models.LookupQuery,
  success: answers([200, 202], models.VoucherLookupResponse),
  errors: knownErrors,
  requestType: "VOUCHER_LOOKUP",
  subjectParameter: "provisionRequestId",
});

/** Every operation of the interface, in the order of the contract. */
export const operations = [
  provisionVoucher,
  confirmVoucher,
  reverseVoucher,
  redeemVoucher,
  confirmRedeem,
  reverseRedeem,
  refundVoucher,
  confirmRefund,
  reverseRefund,
  lookupRedemption,
  lookupVoucher,
  ...administrationOperations(models.DataResponse, ErrorDetail),
];
