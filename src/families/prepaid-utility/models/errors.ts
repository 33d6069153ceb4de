import { errorDetail, formatErrorsFields } from "../../../contract/models";
import { described, MinorUnits, optional, text } from "../../../contract/schema";

/** Values of `errorType`. */
export const prepaidErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "UNKNOWN_METER_ID",
  "TRANSACTION_DECLINED",
  "INVALID_MERCHANT",
  "INVALID_AN32_TOKEN",
  "DO_NOT_HONOR",
  "INVALID_MSISDN",
  "INVALID_LOYALTY_CARD",
  "UTILITY_INVALID",
  "SYSTEM_MALFUNCTION",
  "METER_KEY_INVALID",
  "AMOUNT_TOO_LOW",
  "AMOUNT_TOO_HIGH",
  "NO_FREE_UNITS_DUE",
  "INSUFFICIENT_FUNDS",
  "LIMIT_EXCEEDED",
  "METER_ID_BLOCKED",
  "OUTCOME_UNKNOWN",
] as const;

/** Values of `requestType`. */
export const prepaidRequestTypes = [
  "METER_LOOKUP_REQUEST",
  "TOKEN_PURCHASE_REQUEST",
  "TOKEN_PURCHASE_RETRY_REQUEST",
  "TOKEN_PURCHASE_TRIAL_REQUEST",
  "TOKEN_REPRINT_REQUEST",
  "FAULT_REPORT_REQUEST",
  "KEY_CHANGE_TOKEN_REQUEST",
  "CONFIRMATION_ADVICE",
  "REVERSAL_ADVICE",
  "NOTIFY_TOKEN_PURCHASE",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  ...formatErrorsFields,
  reason: optional(described(text(), "Why the message is refused, in a word")),
  field: optional(described(text(), "The field that is refused")),
  meterId: optional(described(text(), "Number of the meter concerned")),
  requestId: optional(described(text(), "Id of the request concerned")),
  purchaseId: optional(described(text(), "Id of the purchase concerned")),
  minAmount: optional(described(MinorUnits, "Smallest purchase that the meter allows")),
  maxAmount: optional(described(MinorUnits, "Largest purchase that the meter allows")),
  nextDue: optional(described(text(), "Day on which the next free token is due")),
};

/** Error body of the interface. */
export const ErrorDetail = errorDetail(prepaidErrorTypes, prepaidRequestTypes, detailMembers);
