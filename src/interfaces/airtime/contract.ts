import { administrationOperations } from "../../contract/administration";
import type { AdviceKind, AnswerBody, InterfaceContract, Operation } from "../../contract/operation";
import type { UnknownOutcome } from "../../contract/unknown-outcome";
import { model, Uuid } from "../../contract/schema";
import * as models from "./models";

const { ErrorDetail } = models;

/** The contract lists no body for some 404 and 501: clients read an ErrorDetail there too, so one is sent. */
const errors = (...statuses: number[]): Record<number, AnswerBody> =>
  Object.fromEntries(statuses.map((status) => [status, ErrorDetail]));

const requestErrors = errors(400, 500, 503, 504);
const knownErrors = errors(400, 404, 500, 503, 504);

const pathOf = (...names: string[]) => model("PathParameters", Object.fromEntries(names.map((name) => [name, Uuid])));

const lookups: Operation[] = [
  {
    id: "lookupMsisdn", method: "GET", path: "/msisdn", kind: "lookup", requestType: "MSISDN_INFO_REQUEST",
    summary: "What is known of a subscriber number: operator, products, promotion",
    query: models.MsisdnQuery, success: { 200: models.MsisdnInfoResponse }, errors: knownErrors,
  },
  {
    id: "listProducts", method: "GET", path: "/products", kind: "lookup", requestType: "LIST_PRODUCTS_REQUEST",
    summary: "The products for sale, all or those of a channel",
    query: models.ProductsQuery, success: { 200: models.ProductList }, errors: errors(400, 404, 500, 501, 503, 504),
  },
  {
    id: "purchaseStatus", method: "GET", path: "/purchases/status", kind: "lookup", requestType: "PURCHASE_STATUS_REQUEST",
    summary: "What a purchase was answered, or would have been",
    query: models.StatusQuery, queryAliases: { purchaseRef: "purchaseReference" }, success: { 200: models.PurchaseResponse }, errors: knownErrors,
  },
  {
    id: "purchaseTrial", method: "POST", path: "/purchases/trials", kind: "lookup", requestType: "TRIAL_PURCHASE_REQUEST",
    summary: "A purchase without effect: whether it is likely to succeed", leavesNoRecord: true,
    body: models.PurchaseRequest, success: { 200: models.PurchaseResponse }, errors: requestErrors,
  },
];

const purchaseAdvice = (advice: AdviceKind, body: typeof models.PurchaseConfirmation | typeof models.PurchaseReversal): Operation => ({
  id: advice === "confirmation" ? "purchaseConfirmation" : "purchaseReversal",
  method: "POST", path: `/purchases/${advice}s`, kind: "advice", transaction: "purchase", advice,
  summary: advice === "confirmation" ? "Confirm a purchase" : "Reverse a purchase",
  body, success: { 202: body }, errors: knownErrors, requestType: `PURCHASE_${advice.toUpperCase()}`,
});

const purchases: Operation[] = [
  {
    id: "purchase", method: "POST", path: "/purchases", kind: "request", transaction: "purchase",
    summary: "Sell an airtime product, as a voucher or as a direct top-up", requestType: "PURCHASE_REQUEST",
    body: models.PurchaseRequest, success: { 201: models.PurchaseResponse }, errors: requestErrors,
  },
  purchaseAdvice("confirmation", models.PurchaseConfirmation),
  purchaseAdvice("reversal", models.PurchaseReversal),
];

const voucherAdvice = (advice: AdviceKind, body: typeof models.VoucherConfirmation | typeof models.BasicReversal): Operation => ({
  id: advice === "confirmation" ? "confirmVoucher" : "reverseVoucher",
  method: "POST", path: `/vouchers/{requestId}/${advice}s/{${advice}Id}`, kind: "advice", transaction: "provision", advice,
  summary: advice === "confirmation" ? "Say that the voucher was paid for" : "Say that the voucher will never be used",
  parameters: pathOf("requestId", `${advice}Id`), idParameter: `${advice}Id`, requestIdParameter: "requestId",
  body, success: { 202: models.BasicAdvice }, errors: knownErrors, requestType: `VOUCHER_${advice.toUpperCase()}`,
});

const vouchers: Operation[] = [
  {
    id: "provisionVoucher", method: "POST", path: "/vouchers/{requestId}", kind: "request", transaction: "provision",
    summary: "Sell a voucher; the older form of a purchase", requestType: "VOUCHER_REQUEST",
    parameters: pathOf("requestId"), idParameter: "requestId",
    body: models.VoucherRequest, success: { 201: models.VoucherResponse }, errors: requestErrors,
  },
  voucherAdvice("confirmation", models.VoucherConfirmation),
  voucherAdvice("reversal", models.BasicReversal),
];

/** The airtime and voucher interface, ids of vouchers in the path (contract 3). */
export const airtime: InterfaceContract = {
  name: "airtime",
  title: "Airtime and voucher",
  version: "5.24.0",
  basePath: "/airtime/v5",
  operations: [...lookups, ...purchases, ...vouchers, ...administrationOperations(models.DataResponse, ErrorDetail)],
  errorTypes: models.airtimeErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  ownErrorTypes: { "content-type-wrong": "FORMAT_ERROR" },
  userNameFields: ["client.id"],
  violationsNamePlaces: true,
};

/** Any 5xx of a voucher's provision asks for a reversal; of its advices 500 and 504 alone (contract 3, voucher rules 1 and 2). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: "5xx", messages: ["request"], kinds: ["provision"] }];
