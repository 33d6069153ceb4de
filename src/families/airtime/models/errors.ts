import {
  errorDetail,
  formatErrorsFields,
  Institution,
  SlipData,
  ThirdPartyIdentifier,
} from "../../../contract/models";
import { described, list, model, optional, text } from "../../../contract/schema";
import { Originator, Voucher } from "./parts";
import { Product } from "./product";

/** Values of `errorType`. */
export const airtimeErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "INVALID_PRODUCT",
  "ACCOUNT_ALREADY_SETTLED",
  "INVALID_MERCHANT",
  "OUT_OF_STOCK",
  "INVALID_AN32_TOKEN",
  "DO_NOT_HONOR",
  "DECLINED_BY_MNO",
  "INVALID_MSISDN",
  "INVALID_LOYALTY_CARD",
  "INSUFFICIENT_FUNDS",
  "INVALID_CARD_NUMBER",
  "CARD_EXPIRED",
  "INCORRECT_PIN",
  "PIN_ATTEMPTS_EXCEEDED",
  "OUTCOME_UNKNOWN",
  "SYSTEM_MALFUNCTION",
  "LIMIT_EXCEEDED",
] as const;

/** Values of `requestType`. VOUCHER_VOID is left over from an operation that is gone. */
export const airtimeRequestTypes = [
  "VOUCHER_REQUEST",
  "VOUCHER_REVERSAL",
  "VOUCHER_CONFIRMATION",
  "VOUCHER_VOID",
  "MSISDN_INFO_REQUEST",
  "PURCHASE_REQUEST",
  "PURCHASE_CONFIRMATION",
  "PURCHASE_STATUS_REQUEST",
  "PURCHASE_REVERSAL",
  "TRIAL_PURCHASE_REQUEST",
  "LIST_PRODUCTS_REQUEST",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  ...formatErrorsFields,
  freeString: optional(described(text(), "What happened, in free text")),
  pathId: optional(described(text(), "Identifier in the path")),
  voucherId: optional(described(text(), "Identifier of the request concerned")),
  reversalId: optional(described(text(), "Identifier of the reversal concerned")),
  confirmationId: optional(described(text(), "Identifier of the confirmation concerned")),
  requestTime: optional(described(text(), "Time of the earlier request")),
  product: optional(Product),
  voucher: optional(Voucher),
  client: optional(Institution),
  originator: optional(Originator),
  settlementEntity: optional(Institution),
  receiver: optional(Institution),
  slipData: optional(SlipData),
  thirdPartyIdentifiers: optional(list(ThirdPartyIdentifier)),
};

/** Error body of the interface. */
export const ErrorDetail = model("ErrorDetail", {
  ...errorDetail(airtimeErrorTypes, airtimeRequestTypes, detailMembers).properties,
  providerErrorCode: optional(described(text(), "The provider's code")),
  providerErrorMsg: optional(described(text(), "The provider's text")),
  providerRef: optional(described(text(), "The provider's reference")),
});
