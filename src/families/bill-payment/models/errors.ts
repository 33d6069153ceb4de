import { errorDetail, formatErrorsFields } from "../../../contract/models";

/** Values of `errorType`. */
export const billPaymentErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UNKNOWN_CUSTOMER_ACCOUNT",
  "UPSTREAM_UNAVAILABLE",
  "ACCOUNT_ALREADY_SETTLED",
  "INVALID_PRODUCT",
  "INVALID_MERCHANT",
  "RECEIVER_BLACKLISTED",
  "LUHN_CHECK_FAILED",
  "BLOCKED_USING_SETTLEMENT_ENTITY",
  "BELOW_MINIMUM_ALLOWED_AMOUNT",
  "ABOVE_MAXIMUM_ALLOWED_AMOUNT",
] as const;

/**
 * Values of `requestType`. The advices of traffic fine payments have none of their own any more;
 * theirs are not sent.
 */
export const billPaymentRequestTypes = [
  "ACCOUNT_LOOKUP_REQUEST",
  "TRAFFIC_FINE_LOOKUP_REQUEST",
  "POLICY_LOOKUP_REQUEST",
  "PAYMENT_REQUEST",
  "TRAFFIC_FINE_PAYMENT_REQUEST",
  "POLICY_PAYMENT_REQUEST",
  "PAYMENT_REVERSAL",
  "TRAFFIC_FINE_PAYMENT_REVERSAL",
  "PAYMENT_CONFIRMATION",
  "TRAFFIC_FINE_PAYMENT_CONFIRMATION",
  "REFUND_REQUEST",
  "REFUND_REVERSAL",
  "REFUND_CONFIRMATION",
] as const;

/** Error body of the interface. */
export const ErrorDetail = errorDetail(
  billPaymentErrorTypes,
  billPaymentRequestTypes,
  formatErrorsFields,
);
