import { type ErrorEntry, commonErrors, errorTypeFor, finerTypeFor } from "./error-catalogue";
import type { InterfaceContract, Operation } from "./operation";
import { memberOf, valueAt } from "./values/member";
import { isUnknownOutcome } from "./unknown-outcome";

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
