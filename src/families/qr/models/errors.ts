import { Type } from "@sinclair/typebox";
import { errorDetail, formatErrorsFields } from "../../../contract/models";
import { described, model, optional, text } from "../../../contract/schema";

/** The one value of `errorType` (contract 1, Errors). */
export const qrErrorTypes = ["GENERAL_ERROR"] as const;

/** Values of `detailMessage.reason`: what the newer form calls the type of the error. */
export const qrReasons = [
  "GENERAL_ERROR",
  "FORMAT_ERROR",
  "DUPLICATE_RECORD",
  "INVALID_AMOUNT",
  "INVALID_TRAN_ID",
  "NO_SCAN_RECEIVED",
  "PARTNER_UNKNOWN",
  "ROUTING_ERROR",
  "DECLINED_BY_PARTNER",
  "DECLINED_BY_ISSUER",
  "DECLINED_BY_ACQUIRER",
  "INSUFFICIENT_FUNDS",
  "CARD_EXPIRED",
  "INVALID_CARD_NUMBER",
  "INVALID_ACCOUNT",
  "INVALID_MERCHANT",
  "ACCOUNT_ALREADY_SETTLED",
  "DO_NOT_HONOR",
  "UNABLE_TO_LOCATE_RECORD",
  "FUNCTION_NOT_SUPPORTED",
  "TRANSACTION_NOT_SUPPORTED",
  "UPSTREAM_UNAVAILABLE",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  reason: Type.Unsafe<(typeof qrReasons)[number]>({
    type: "string",
    enum: [...qrReasons],
    description: "The finer type of the error",
  }),
  description: described(text(), "What happened, in a sentence"),
  tranId: optional(described(text(), "The code concerned")),
  paymentId: optional(described(text(), "The payment concerned")),
  state: optional(described(text(), "State of the payment or the code")),
  ...formatErrorsFields,
};

const common = errorDetail(qrErrorTypes, [], detailMembers);

/** Error body of the three interfaces; the type of `requestType` is open. */
export const ErrorDetail = model("ErrorDetail", {
  ...common.properties,
  requestType: Type.Unsafe<unknown>({ description: "Kind of message that failed" }),
});
