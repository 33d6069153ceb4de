import type { Static, TObject, TProperties } from "@sinclair/typebox";
import { described, FreeObject, list, model, oneOf, optional, text, Uuid } from "../schema";

/** `requestType` of a message that belongs to no operation of the interface. */
export const unknownRequestType = "UNKNOWN";

/** `requestType` of a kind of request and of the advices that close it: `LOAD` has `LOAD_CONFIRMATION`. */
export const advisedRequestTypes = (kind: string): string[] => [
  `${kind}_REQUEST`,
  `${kind}_CONFIRMATION`,
  `${kind}_REVERSAL`,
];

/** One violation in a format error. */
export const FormatError = model("FormatError", {
  field: described(text(), "Path of the property"),
  msg: described(text(), "The expectation"),
  value: optional(
    described(text(), "The value that was found; left out when the property is absent"),
  ),
});
export type FormatError = Static<typeof FormatError>;

/** Violations of a refused message. */
export const formatErrorsFields = {
  formatErrors: optional(described(list(FormatError), "All violations of the message")),
};

/** Facts about an error for the tester, in free form; these members have a fixed meaning. */
const detailMessage = (members: TProperties): TObject => ({
  ...model("DetailMessage", members),
  additionalProperties: true,
});

/**
 * Body of an error (contract 1, Errors). Each interface has its own values of `errorType` and of
 * `requestType`; the latter always include UNKNOWN. `members`: those of its `detailMessage` that have a fixed meaning.
 */
export function errorDetail(
  errorTypes: readonly string[],
  requestTypes: readonly string[],
  members?: TProperties,
) {
  return model("ErrorDetail", {
    errorType: described(oneOf(errorTypes), "Kind of error"),
    errorMessage: described(text(20), "Short text for the operator"),
    id: described(Uuid, "Identifier of the message that failed"),
    requestType: described(
      oneOf([...new Set([...requestTypes, unknownRequestType])]),
      "Kind of message that failed",
    ),
    originalId: optional(
      described(Uuid, "Identifier of the original request, when an advice failed"),
    ),
    detailMessage: optional(members === undefined ? FreeObject : detailMessage(members)),
  });
}

export type ErrorDetail = Static<ReturnType<typeof errorDetail>>;
