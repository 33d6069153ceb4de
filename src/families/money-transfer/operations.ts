import { administrationOperations, resetByClientOperation } from "../../contract/administration";
import { adviceByBody, type Operation, answers, defineOperation } from "../../contract/operation";
import { ExchangeRate } from "../../contract/models";
import * as models from "./models";

const { ErrorDetail } = models;
const errors = answers([400, 500, 501, 503, 504], ErrorDetail);
const cancelErrors = { ...errors, 404: ErrorDetail };

/** What any message to a provider is refused for. */
const providerRefusals = [
  "transfer-no-route",
  "transfer-unsupported",
  "transfer-merchant-blocked",
  "transfer-field-needed",
] as const;

const quoteRefusals = [...providerRefusals, "transfer-amount"] as const;

/** The errors of an advice for an order that is taken in or paid out; those of its second advice are its own. */
const adviceRefusals = ["transfer-not-located", "transfer-unsupported", "transfer-amount"] as const;

export const getCustomerInfo = defineOperation({
  id: "getCustomerInfo",
  method: "GET",
  path: "/admin/customers",
  kind: "lookup",
  requestType: "getCustomerInfo",
  summary: "The profile of a customer at a provider",
  query: models.CustomerQuery,
  success: { 200: models.MoneyTransferAdminMessage },
  errors,
});

export const createOrUpdateCustomer = defineOperation({
  id: "createOrUpdateCustomer",
  method: "POST",
  path: "/admin/customers",
  kind: "notification",
  requestType: "createOrUpdateCustomer",
  summary: "Register a customer with a provider, or change the profile",
  body: models.MoneyTransferAdminMessage,
  success: answers([200, 201], models.MoneyTransferAdminMessage),
  errors,
  refusedWith: [...providerRefusals, "transfer-customer"],
});

export const getExchangeRate = defineOperation({
  id: "getExchangeRate",
  method: "GET",
  path: "/admin/exchangerate",
  kind: "lookup",
  requestType: "getExchangeRate",
  summary: "Ask for the rate between two currencies: of a provider, or of the market",
  query: models.RateQuery,
  success: { 200: ExchangeRate },
  errors,
});

/** The sender pays the transfer and its fee. */
const quoteSums = [
  { total: "totalAmount.amount", parts: ["transferAmount.amount", "feeAmount.amount"] },
];

export const getFeeQuote = defineOperation({
  id: "getFeeQuote",
  method: "GET",
  path: "/admin/fees",
  kind: "notification",
  requestType: "getFeeQuote",
  summary: "Ask for the cost of a transfer to its sender",
  query: models.QuoteQuery,
  success: { 200: models.MoneyTransferFeeQuote },
  errors,
  refusedWith: quoteRefusals,
  sums: quoteSums,
});

export const getFeeQuoteByBody = defineOperation({
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
  refusedWith: quoteRefusals,
  sums: quoteSums,
});

export const lookupOrder = defineOperation({
  id: "lookupOrder",
  method: "GET",
  path: "/orders",
  kind: "lookup",
  requestType: "lookupOrder",
  summary: "Amount and status of an order",
  query: models.OrderQuery,
  success: { 200: models.MoneyTransferLookupResponse },
  errors,
});

export const createOrder = defineOperation({
  id: "createOrder",
  method: "POST",
  kind: "request",
  requestType: "createOrder",
  path: "/orders",
  transaction: "create",
  summary: "Take in money for a recipient",
  body: models.MoneyTransferAuthRequest,
  success: answers([200, 201], models.MoneyTransferAuthResponse),
  errors,
});

export const cancelOrder = defineOperation({
  id: "cancelOrder",
  method: "POST",
  kind: "request",
  requestType: "cancelOrder",
  path: "/orders/cancel",
  transaction: "cancel",
  onlyAdvice: "reversal",
  summary: "Give the money of a confirmed order back to its sender",
  body: models.MoneyTransferOrderCancelRequest,
  success: { 200: models.MoneyTransferOrderCancelResponse },
  errors: cancelErrors,
});

export const cancelOrderReversal = defineOperation({
  id: "cancelOrderReversal",
  ...adviceByBody({ requests: "/orders/cancel", transaction: "cancel", advice: "reversal" }),
  requestType: "cancelOrderReversal",
  summary: "Undo a cancellation",
  body: models.MoneyTransferCancelOrderReversal,
  success: answers([200, 202], models.MoneyTransferCancelOrderReversal),
  errors: cancelErrors,
  refusedWith: ["transfer-cancel-not-located", "transfer-state-clash", "transfer-unsupported"],
});

export const confirmPayment = defineOperation({
  id: "confirmPayment",
  ...adviceByBody({ requests: "/orders", transaction: "create", advice: "confirmation" }),
  requestType: "confirmPayment",
  summary: "Say that the sender has paid",
  refusedWith: [...adviceRefusals, "transfer-state-clash"],
  body: models.MoneyTransferConfirmation,
  success: answers([200, 202], models.MoneyTransferConfirmation),
  errors,
});

export const redeemOrder = defineOperation({
  id: "redeemOrder",
  method: "POST",
  kind: "request",
  requestType: "redeemOrder",
  path: "/orders/redemptions",
  transaction: "redeem",
  summary: "Pay an order out to its recipient",
  body: models.MoneyTransferRedeemRequest,
  success: answers([200, 201], models.MoneyTransferRedeemResponse),
  errors,
});

export const confirmRedeem = defineOperation({
  id: "confirmRedeem",
  ...adviceByBody({
    requests: "/orders/redemptions",
    transaction: "redeem",
    advice: "confirmation",
  }),
  requestType: "confirmRedeem",
  summary: "Say that the recipient has the money",
  refusedWith: [...adviceRefusals, "transfer-not-redeemable", "id-used"],
  body: models.MoneyTransferConfirmation,
  success: answers([200, 202], models.MoneyTransferConfirmation),
  errors,
});

export const reverseRedeem = defineOperation({
  id: "reverseRedeem",
  ...adviceByBody({ requests: "/orders/redemptions", transaction: "redeem", advice: "reversal" }),
  requestType: "reverseRedeem",
  summary: "Say that the recipient does not have the money",
  refusedWith: [...adviceRefusals, "transfer-redeemed", "id-used"],
  body: models.MoneyTransferReversal,
  success: answers([200, 202], models.MoneyTransferReversal),
  errors,
});

export const reversePayment = defineOperation({
  id: "reversePayment",
  ...adviceByBody({ requests: "/orders", transaction: "create", advice: "reversal" }),
  requestType: "reversePayment",
  summary: "Say that the sender has not paid",
  refusedWith: [...adviceRefusals, "transfer-state-clash", "transfer-redeemed"],
  body: models.MoneyTransferReversal,
  success: answers([200, 202], models.MoneyTransferReversal),
  errors,
});

export const updateOrderStatus = defineOperation({
  id: "updateOrderStatus",
  method: "PUT",
  path: "/orders/status",
  kind: "notification",
  putsBack: { member: "status", into: ["UNREDEEMED", "UNCONFIRMED", "ON_HOLD"] },
  requestType: "updateOrderStatus",
  summary: "Say that the status of an order has changed",
  body: models.MoneyTransferOrderStatusUpdateRequest,
  success: { 204: null },
  errors,
  refusedWith: ["transfer-not-located"],
});

/** Every operation of the interface, in the order of the contract. */
export const operations = [
  getCustomerInfo,
  createOrUpdateCustomer,
  getExchangeRate,
  getFeeQuote,
  getFeeQuoteByBody,
  lookupOrder,
  createOrder,
  cancelOrder,
  cancelOrderReversal,
  confirmPayment,
  redeemOrder,
  confirmRedeem,
  reverseRedeem,
  reversePayment,
  updateOrderStatus,
  ...administrationOperations(models.DataResponse, ErrorDetail, resetByClientOperation),
];

/** What happens between the service and a provider: no message of a client, but a scenario may speak of it. */
export const deliverAdvice: Operation = {
  id: "deliverAdvice",
  method: "POST",
  path: "/",
  kind: "advice",
  requestType: "UNKNOWN",
  summary: "An acknowledged advice message goes on to its provider",
  success: {},
  errors: answers([500, 503, 504], null),
};
