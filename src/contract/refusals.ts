import { type ErrorEntry, commonErrors, errorTypeFor, finerTypeFor } from "./error-catalogue";
import type { InterfaceContract, Operation, UnknownOutcome } from "./operation";
import { memberOf, valueAt } from "./values/json-value";

/** The type by which the clients of an interface tell an error from others. */
const shownType = (entry: ErrorEntry, contract: InterfaceContract): string | undefined =>
  contract.finerTypes === undefined ? errorTypeFor(entry, contract) : finerTypeFor(entry, contract);

/** Whether the body of a refusal says that its message breaks its form. */
export const isFormError = (body: unknown, contract: InterfaceContract): boolean =>
  shownType(commonErrors["fields-invalid"], contract) ===
  (contract.finerTypes === undefined
    ? memberOf(body, "errorType")
    : valueAt(body, `detailMessage.${contract.finerTypes.member}`));

/** The error with a code, of an interface or of all. */
export const errorWithCode = (contract: InterfaceContract, code: string): ErrorEntry | undefined =>
  contract.errors[code] ??
  (Object.hasOwn(commonErrors, code) ? commonErrors[code as keyof typeof commonErrors] : undefined);

/** The errors of an interface that have a type of their own: the general one says nothing. */
const tellingErrors = (contract: InterfaceContract): ErrorEntry[] =>
  Object.values(contract.errors).filter((entry) => {
    const type = shownType(entry, contract);
    return (
      type !== contract.generalErrorType && (type === entry.errorType || type === entry.fallback)
    );
  });

/**
 * The errors with which an interface can refuse an operation, by their types: those that the operation declares, or
 * all telling ones of the interface. The contract lists their statuses: the client knows that nothing was done.
 */
export function refusalsOf(
  contract: InterfaceContract,
  operation: Operation,
): ReadonlyMap<string, ErrorEntry> {
  const refusals = new Map<string, ErrorEntry>();
  if (operation.kind === "administration") return refusals;
  const entries =
    operation.refusedWith?.flatMap((code) => errorWithCode(contract, code) ?? []) ??
    tellingErrors(contract);
  for (const entry of entries) {
    const type = shownType(entry, contract);
    const isListed = entry.status in operation.errors;
    if (type === undefined || !isListed || refusals.has(type)) continue;
    if (!isUnknownOutcome(entry.status, operation, contract.unknownOutcomes))
      refusals.set(type, entry);
  }
  return refusals;
}

/** What an outcome is the outcome of. */
type AnsweredOperation = Pick<Operation, "kind" | "transaction"> &
  Partial<Pick<Operation, "errors">>;

/** Whether the contract lists a status for an operation: no other one says what became of a message. */
export const listsStatus = (
  { success, errors }: Pick<Operation, "success" | "errors">,
  status: number,
): boolean => status in success || status in errors;

const isListed = (status: number, { errors }: AnsweredOperation): boolean =>
  errors === undefined || status in errors;

const isAmong = (status: number, statuses: UnknownOutcome["statuses"]): boolean =>
  statuses === "5xx" ? status >= 500 && status <= 599 : statuses.includes(status);

/** Whether the contract says of a status that the client cannot know what became of its message. */
const isSaidUnknown = (
  status: number | null,
  { kind, transaction = "" }: AnsweredOperation,
  further: readonly UnknownOutcome[],
): boolean =>
  status === null ||
  status === 500 ||
  status === 504 ||
  further.some(
    ({ statuses, messages, kinds }) =>
      isAmong(status, statuses) &&
      messages?.includes(kind) !== false &&
      kinds?.includes(transaction) !== false,
  );

/**
 * A 5xx of which the contract says nothing: it does not list it for the operation. Something between client and service
 * may have made it, so that nobody can say what became of the message.
 */
export const isUnlistedFailure = (
  status: number | null,
  answered: AnsweredOperation,
  further: readonly UnknownOutcome[] = [],
): boolean =>
  status !== null &&
  isAmong(status, "5xx") &&
  !isListed(status, answered) &&
  !isSaidUnknown(status, answered, further);

/**
 * A status after which the client cannot know what became of its message (contract 2 and 3, retry rules). Null: no
 * answer. So is a 5xx that the contract does not list, except for advice messages: what is neither 500 nor 504 is final
 * to them.
 */
export const isUnknownOutcome = (
  status: number | null,
  answered: AnsweredOperation = { kind: "request" },
  further: readonly UnknownOutcome[] = [],
): boolean =>
  isSaidUnknown(status, answered, further) ||
  (answered.kind !== "advice" && isUnlistedFailure(status, answered, further));
