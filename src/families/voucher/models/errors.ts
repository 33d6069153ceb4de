import {
  Institution,
  advisedRequestTypes,
  errorDetail,
  formatErrorsFields,
} from "../../../contract/models";
import { DateTime, Uuid, described, model, optional, text } from "../../../contract/schema";
import { Voucher } from "./voucher";

/** Values of `errorType`. */
export const voucherErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "VOUCHER_ALREADY_REDEEMED",
  "VOUCHER_ALREADY_PROVISIONED",
  "VOUCHER_ALREADY_CONFIRMED",
  "VOUCHER_ALREADY_REVERSED",
  "VOUCHER_ALREADY_REFUNDED",
  "VOUCHER_NOT_REFUNDED",
  "VOUCHER_NOT_REDEEMABLE",
  "VOUCHER_NOT_REDEEMED",
  "VOUCHER_STATUS_UNKNOWN",
  "REDEMPTION_ALREADY_CONFIRMED",
  "REDEMPTION_NOT_CONFIRMED",
  "REDEMPTION_ALREADY_REVERSED",
  "REFUND_ALREADY_CONFIRMED",
  "REFUND_ALREADY_REVERSED",
  "INVALID_MERCHANT",
  "INVALID_VOUCHER",
  "AUTHENTICATION_ERROR",
  "INSUFFICIENT_AMOUNT",
  "DO_NOT_HONOUR",
] as const;

/** Values of `requestType`. */
export const voucherRequestTypes = [
  ...["PROVISION", "REDEMPTION", "REFUND"].flatMap(advisedRequestTypes),
  "REDEMPTION_LOOKUP",
  "VOUCHER_LOOKUP",
];

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  freeString: optional(described(text(), "What happened, in free text")),
  voucherId: optional(described(Uuid, "Provision, redemption or refund concerned")),
  confirmationId: optional(described(Uuid, "Confirmation that stands in the way")),
  reversalId: optional(described(Uuid, "Reversal that stands in the way")),
  requestTime: optional(described(DateTime, "Time of the earlier request")),
  client: optional(Institution),
  receiver: optional(Institution),
  voucher: optional(Voucher),
  ...formatErrorsFields,
};

/** Error body of the voucher interface. */
export const ErrorDetail = model("ErrorDetail", {
  ...errorDetail(voucherErrorTypes, voucherRequestTypes, detailMembers).properties,
  providerErrorCode: optional(described(text(), "Result code of the vendor")),
  providerErrorMessage: optional(described(text(), "Result text of the vendor")),
});
