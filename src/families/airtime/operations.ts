import { administrationOperations } from "../../contract/administration";
import {
  adviceByBody,
  adviceByPath,
  type AdviceKind,
  type AnswerBody,
  defineOperation,
} from "../../contract/operation";
import { uuidParameters } from "../../contract/schema";
import * as models from "./models";

const { ErrorDetail } = models;

/** The contract lists no body for some 404 and 501: clients read an ErrorDetail there too, so one is sent. */
const errors = (...statuses: number[]): Record<number, AnswerBody> =>
  Object.fromEntries(statuses.map((status) => [status, ErrorDetail]));

const requestErrors = errors(400, 500, 503, 504);
const knownErrors = errors(400, 404, 500, 503, 504);

/** What any advice is refused for. */
const adviceRefusals = ["airtime-request-unknown", "airtime-advice-partial", "id-used"] as const;

/** What else each of the two is refused for. */
const closedWith: Record<AdviceKind, readonly string[]> = {
  confirmation: ["airtime-reversed"],
  reversal: ["airtime-confirmed", "airtime-no-reversal"],
};

export const lookupMsisdn = defineOperation({
  id: "lookupMsisdn",
  method: "GET",
  path: "/msisdn",
  kind: "lookup",
  requestType: "MSISDN_INFO_REQUEST",
  summary: "Look up a subscriber number: operator, products, promotion",
  query: models.MsisdnQuery,
  success: { 200: models.MsisdnInfoResponse },
  errors: knownErrors,
});

export const listProducts = defineOperation({
  id: "listProducts",
  method: "GET",
  path: "/products",
  kind: "lookup",
  requestType: "LIST_PRODUCTS_REQUEST",
  summary: "List the products for sale, all or those of a channel",
  query: models.ProductsQuery,
  success: { 200: models.ProductList },
  errors: errors(400, 404, 500, 501, 503, 504),
});

export const purchaseStatus = defineOperation({
  id: "purchaseStatus",
  method: "GET",
  path: "/purchases/status",
  kind: "lookup",
  requestType: "PURCHASE_STATUS_REQUEST",
  summary: "Get the answer to a purchase, sent or not",
  query: models.StatusQuery,
  queryAliases: { purchaseRef: "purchaseReference" },
  // 404 may also mean another provider.
  answersRequest: { kind: "purchase", idParameter: "originalMsgId", tells: { 200: "approved" } },
  success: { 200: models.PurchaseResponse },
  errors: knownErrors,
});

export const purchaseTrial = defineOperation({
  id: "purchaseTrial",
  method: "POST",
  path: "/purchases/trials",
  kind: "lookup",
  requestType: "TRIAL_PURCHASE_REQUEST",
  summary: "Try a purchase without effect, to see whether it is likely to succeed",
  leavesNoRecord: true,
  body: models.PurchaseRequest,
  success: { 200: models.PurchaseResponse },
  errors: requestErrors,
});

export const purchase = defineOperation({
  id: "purchase",
  method: "POST",
  path: "/purchases",
  kind: "request",
  transaction: "purchase",
  requestType: "PURCHASE_REQUEST",
  summary: "Sell an airtime product, as a voucher or as a direct top-up",
  body: models.PurchaseRequest,
  success: { 201: models.PurchaseResponse },
  errors: requestErrors,
});

export const purchaseConfirmation = defineOperation({
  id: "purchaseConfirmation",
  ...adviceByBody({ requests: "/purchases", transaction: "purchase", advice: "confirmation" }),
  requestType: "PURCHASE_CONFIRMATION",
  summary: "Confirm a purchase",
  refusedWith: [...adviceRefusals, ...closedWith.confirmation],
  body: models.PurchaseConfirmation,
  success: { 202: models.PurchaseConfirmation },
  errors: knownErrors,
});

export const purchaseReversal = defineOperation({
  id: "purchaseReversal",
  ...adviceByBody({ requests: "/purchases", transaction: "purchase", advice: "reversal" }),
  requestType: "PURCHASE_REVERSAL",
  summary: "Reverse a purchase",
  refusedWith: [...adviceRefusals, ...closedWith.reversal],
  body: models.PurchaseReversal,
  success: { 202: models.PurchaseReversal },
  errors: knownErrors,
});

export const provisionVoucher = defineOperation({
  id: "provisionVoucher",
  method: "POST",
  path: "/vouchers/{requestId}",
  kind: "request",
  transaction: "provision",
  requestType: "VOUCHER_REQUEST",
  summary: "Sell a voucher, in the older form of a purchase",
  parameters: uuidParameters("requestId"),
  idParameter: "requestId",
  body: models.VoucherRequest,
  success: { 201: models.VoucherResponse },
  errors: requestErrors,
});

/** What both advices of a provision have in common. */
const voucherAdvice = <const A extends AdviceKind>(advice: A) =>
  ({
    ...adviceByPath({
      requests: "/vouchers",
      transaction: "provision",
      advice,
      requestIdParameter: "requestId",
      idParameter: `${advice}Id`,
    }),
    requestType: `VOUCHER_${advice.toUpperCase()}`,
    refusedWith: [...adviceRefusals, ...closedWith[advice]],
    success: { 202: models.BasicAdvice },
    errors: knownErrors,
  }) as const;

export const confirmVoucher = defineOperation({
  id: "confirmVoucher",
  ...voucherAdvice("confirmation"),
  summary: "Say that the voucher was paid for",
  body: models.VoucherConfirmation,
});

export const reverseVoucher = defineOperation({
  id: "reverseVoucher",
  ...voucherAdvice("reversal"),
  summary: "Say that the voucher will never be used",
  body: models.BasicReversal,
});

/** Every operation of the interface, in the order of the contract. */
export const operations = [
  lookupMsisdn,
  listProducts,
  purchaseStatus,
  purchaseTrial,
  purchase,
  purchaseConfirmation,
  purchaseReversal,
  provisionVoucher,
  confirmVoucher,
  reverseVoucher,
  ...administrationOperations(models.DataResponse, ErrorDetail),
];
