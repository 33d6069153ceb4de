import {
  advisedRequestTypes,
  errorDetail,
  formatErrorsFields,
  ThirdPartyIdentifier,
} from "../../../contract/models";
import { DateTime, described, list, optional, text } from "../../../contract/schema";
import type { Form } from "./form";
import type { NestedModels } from "./parts";

const errorTypesOfBoth = [
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
  "CARD_NOT_ACTIVATED",
  "CARD_ACTIVATED",
  "CARD_VOIDED",
  "INSUFFICIENT_FUNDS",
  "INVALID_CARD_NUMBER",
  "CARD_EXPIRED",
  "INCORRECT_PIN",
] as const;

const laterErrorTypes = [
  "TEMPORARY_FAILURE",
  "DO_NOT_HONOUR",
  "CARD_BLOCKED",
  "CARD_DELETED",
  "FUNCTION_BLOCKED_FOR_CARD_RANK",
  "PIN_ATTEMPTS_EXCEEDED",
] as const;

/** Values of `errorType` by form. */
export const giftCardErrorTypes: Readonly<Record<Form, readonly string[]>> = {
  v3: errorTypesOfBoth,
  U: [...errorTypesOfBoth, ...laterErrorTypes],
};

const requestTypesOfBoth = [
  ...["ACTIVATION", "LOAD", "REDEMPTION", "VOID"].flatMap(advisedRequestTypes),
  "LOOKUP_REQUEST",
];

/** Values of `requestType` by form. */
export const giftCardRequestTypes: Readonly<Record<Form, readonly string[]>> = {
  v3: requestTypesOfBoth,
  U: [...requestTypesOfBoth, ...["REPLACE", "TRANSFER"].flatMap(advisedRequestTypes)],
};

const identifiers = {
  pathId: optional(described(text(), "Identifier in the path")),
  requestId: optional(described(text(), "Identifier of the request")),
  confirmationId: optional(described(text(), "Identifier of the confirmation")),
  reversalId: optional(described(text(), "Identifier of the reversal")),
  activationId: optional(described(text(), "Activation that gave the card its state")),
  voidId: optional(described(text(), "Void that gave the card its state")),
};

const times = {
  requestTime: optional(described(DateTime, "Time of the request")),
  reversalTime: optional(described(DateTime, "Time of the reversal")),
  voidTime: optional(described(DateTime, "Time of the void")),
  confirmDate: optional(described(DateTime, "Time of the confirmation")),
};

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = (models: NestedModels) => ({
  ...identifiers,
  ...times,
  product: optional(models.Product),
  card: optional(models.Card),
  amounts: optional(models.GiftcardAmounts),
  client: optional(models.Institution),
  settlementEntity: optional(models.Institution),
  receiver: optional(models.Institution),
  originator: optional(models.Originator),
  slipData: optional(models.SlipData),
  thirdPartyIdentifiers: optional(list(ThirdPartyIdentifier)),
  freeString: optional(described(text(), "What happened, in free text")),
  ...formatErrorsFields,
});

/** Error body of the gift card interface. */
export const errorModels = (form: Form, models: NestedModels) => ({
  ErrorDetail: errorDetail(
    giftCardErrorTypes[form],
    giftCardRequestTypes[form],
    detailMembers(models),
  ),
});
