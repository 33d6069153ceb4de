import type { TObject } from "@sinclair/typebox";
import { administrationOperations, resetByClientOperation } from "../../contract/administration";
import {
  type AdviceKind,
  type InterfaceContract,
  type Operation,
  answers,
} from "../../contract/operation";
import { ExchangeRate } from "../../contract/models";
import * as models from "./models";

const { ErrorDetail } = models;
const errors = answers([400, 500, 501, 503, 504], ErrorDetail);
const cancelErrors = { ...errors, 404: ErrorDetail };

const enquiries: Operation[] = [
  {
    id: "getCustomerInfo",
    method: "GET",
    path: "/admin/customers",
    kind: "lookup",
    requestType: "getCustomerInfo",
    summary: "The profile of a customer at a provider",
    query: models.CustomerQuery,
    success: { 200: models.MoneyTransferAdminMessage },
    errors,
  },
  {
    id: "createOrUpdateCustomer",
    method: "POST",
    path: "/admin/customers",
    kind: "notification",
    requestType: "createOrUpdateCustomer",
    summary: "Register a customer with a provider, or change the profile",
    body: models.MoneyTransferAdminMessage,
    success: answers([200, 201], models.MoneyTransferAdminMessage),
    errors,
  },
  {
    id: "getExchangeRate",
    method: "GET",
    path: "/admin/exchangerate",
    kind: "lookup",
    requestType: "getExchangeRate",
    summary: "What one unit of a currency is in another one: of a provider, or of the market",
    query: models.RateQuery,
    success: { 200: ExchangeRate },
    errors,
  },
  {
    id: "getFeeQuote",
    method: "GET",
    path: "/admin/fees",
    kind: "notification",
    requestType: "getFeeQuote",
    summary: "What a transfer costs its sender",
    query: models.QuoteQuery,
    success: { 200: models.MoneyTransferFeeQuote },
    errors,
  },
  {
    id: "getFeeQuoteByBody",
    method: "POST",
    path: "/admin/fees",
    kind: "notification",
    requestType: "getFeeQuote",
    summary: "The same, with sender and recipient in full (the contract calls it getFeeQuote too)",
    body: models.MoneyTransferQuoteRequest,
    bodyOptional: true,
    success: { 200: models.MoneyTransferFeeQuote },
    errors,
  },
  {
    id: "lookupOrder",
    method: "GET",
    path: "/orders",
    kind: "lookup",
    requestType: "lookupOrder",
    summary: "Amount and status of an order",
    query: models.OrderQuery,
    success: { 200: models.MoneyTransferLookupResponse },
    errors,
  },
];

interface RequestWords {
  id: string;
  path: string;
  transaction: string;
  onlyAdvice?: AdviceKind;
  summary: string;
  body: TObject;
  success: Operation["success"];
  errors: Operation["errors"];
}

const request = (words: RequestWords): Operation => ({
  ...words,
  method: "POST",
  kind: "request",
  requestType: words.id,
});

interface AdviceWords extends Omit<RequestWords, "success" | "onlyAdvice"> {
  advice: AdviceKind;
}

/** An advice is its own acknowledgement. */
const advice = (words: AdviceWords): Operation => ({
  ...words,
  method: "POST",
  kind: "advice",
  requestType: words.id,
  success: answers([200, 202], words.body),
});

const orders: Operation[] = [
  request({
    id: "createOrder",
    path: "/orders",
    transaction: "create",
    summary: "Take in money for a recipient",
    body: models.MoneyTransferAuthRequest,
    success: answers([200, 201], models.MoneyTransferAuthResponse),
    errors,
  }),
  request({
    id: "cancelOrder",
    path: "/orders/cancel",
    transaction: "cancel",
    onlyAdvice: "reversal",
    summary: "Give the money of a confirmed order back to its sender",
    body: models.MoneyTransferOrderCancelRequest,
    success: { 200: models.MoneyTransferOrderCancelResponse },
    errors: cancelErrors,
  }),
  advice({
    id: "cancelOrderReversal",
    path: "/orders/cancel/reversals",
    transaction: "cancel",
    advice: "reversal",
    summary: "Undo a cancellation",
    body: models.MoneyTransferCancelOrderReversal,
    errors: cancelErrors,
  }),
  advice({
    id: "confirmPayment",
    path: "/orders/confirmations",
    transaction: "create",
    advice: "confirmation",
    summary: "Say that the sender has paid",
    body: models.MoneyTransferConfirmation,
    errors,
  }),
  request({
    id: "redeemOrder",
    path: "/orders/redemptions",
    transaction: "redeem",
    summary: "Pay an order out to its recipient",
    body: models.MoneyTransferRedeemRequest,
    success: answers([200, 201], models.MoneyTransferRedeemResponse),
    errors,
  }),
  advice({
    id: "confirmRedeem",
    path: "/orders/redemptions/confirmations",
    transaction: "redeem",
    advice: "confirmation",
    summary: "Say that the recipient has the money",
    body: models.MoneyTransferConfirmation,
    errors,
  }),
  advice({
    id: "reverseRedeem",
    path: "/orders/redemptions/reversals",
    transaction: "redeem",
    advice: "reversal",
    summary: "Say that the recipient does not have the money",
    body: models.MoneyTransferReversal,
    errors,
  }),
  advice({
    id: "reversePayment",
    path: "/orders/reversals",
    transaction: "create",
    advice: "reversal",
    summary: "Say that the sender has not paid",
    body: models.MoneyTransferReversal,
    errors,
  }),
  {
    id: "updateOrderStatus",
    method: "PUT",
    path: "/orders/status",
    kind: "notification",
    requestType: "updateOrderStatus",
    summary: "Say that the status of an order has changed",
    body: models.MoneyTransferOrderStatusUpdateRequest,
    success: { 204: null },
    errors,
  },
];

/** What happens between the service and a provider: no message of a client, but a scenario may speak of it. */
const deliverAdvice: Operation = {
  id: "deliverAdvice",
  method: "POST",
  path: "/",
  kind: "advice",
  requestType: "UNKNOWN",
  summary: "An advice that was acknowledged goes on to its provider",
  success: {},
  errors: answers([500, 503, 504], null),
};

/** The money transfer interface, with ids in the body (contract 2, Money transfer). */
export const moneyTransfer: InterfaceContract = {
  name: "money-transfer",
  title: "Money transfer",
  version: "2.22.0",
  basePath: "/moneytransfer/v2",
  operations: [
    ...enquiries,
    ...orders,
    ...administrationOperations(models.DataResponse, ErrorDetail, resetByClientOperation),
  ],
  ownSteps: [deliverAdvice],
  errorTypes: models.moneyTransferErrorTypes,
  generalErrorType: "SYSTEM_ERROR",
  ownErrorTypes: {
    "path-unknown": "TRANSACTION_NOT_SUPPORTED",
    "method-wrong": "TRANSACTION_NOT_SUPPORTED",
    "body-too-large": "FORMAT_ERROR",
    "content-type-wrong": "FORMAT_ERROR",
    "simulated-400": "TRANSACTION_DECLINED",
    "simulated-500": "PROVIDER_SYSTEM_ERROR",
    "simulated-501": "TRANSACTION_NOT_SUPPORTED",
    "entity-type-unknown": "UNABLE_TO_LOCATE_RECORD",
  },
  userNameFields: ["client.id"],
  namesUser: true,
  reasonMember: "reason",
};
