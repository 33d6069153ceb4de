import { errorDetail, formatErrorsFields } from "../../../contract/models";
import { described, model, optional, text } from "../../../contract/schema";

/**
 * Values of `errorType`. TRANSACTION_NOT_ALLOWED_FOR_MERCHANT is an older word for INVALID_MERCHANT
 * and is not sent.
 */
export const moneyTransferErrorTypes = [
  "ALREADY_REDEEMED",
  "AUTHENTICATION_ERROR",
  "CUSTOMER_CHECK_FAILED",
  "DAILY_LIMIT_EXCEEDED",
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "INCORRECT_PIN",
  "INVALID_AMOUNT",
  "INVALID_MERCHANT",
  "INVALID_REDEEM_REF",
  "MONTHLY_LIMIT_EXCEEDED",
  "PIN_RETRIES_EXCEEDED",
  "PROVIDER_SYSTEM_ERROR",
  "ROUTING_ERROR",
  "SYSTEM_ERROR",
  "TRANSACTION_DECLINED",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_NOT_ALLOWED_FOR_MERCHANT",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UNABLE_TO_REDEEM",
  "UPSTREAM_UNAVAILABLE",
] as const;

/** Values of `requestType`: the names of the operations. */
export const moneyTransferRequestTypes = [
  "getCustomerInfo",
  "createOrUpdateCustomer",
  "getExchangeRate",
  "getFeeQuote",
  "lookupOrder",
  "createOrder",
  "cancelOrder",
  "cancelOrderReversal",
  "confirmPayment",
  "redeemOrder",
  "confirmRedeem",
  "reverseRedeem",
  "reversePayment",
  "updateOrderStatus",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  ...formatErrorsFields,
  reason: optional(described(text(), "What happened, in a sentence")),
};

/** Error body of the interface. */
export const ErrorDetail = model("ErrorDetail", {
  ...errorDetail(moneyTransferErrorTypes, moneyTransferRequestTypes, detailMembers).properties,
  providerErrorCode: optional(described(text(), "The provider's code, for information")),
  providerErrorMessage: optional(described(text(), "The provider's text, for information")),
});
