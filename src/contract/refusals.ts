import { type ErrorEntry, errorTypeFor, finerTypeFor } from "./error-catalogue";
import type { InterfaceContract, Operation } from "./operation";
import { isUnknownOutcome } from "./unknown-outcome";

/** The type by which the clients of an interface tell an error from others. */
const shownType = (entry: ErrorEntry, contract: InterfaceContract): string | undefined =>
  contract.finerTypes === undefined ? errorTypeFor(entry, contract) : finerTypeFor(entry, contract);

/**
 * The errors of its own with which an interface can refuse an operation, by their types: the contract
 * lists their statuses, and the client knows after them that nothing was done. The general type, which
 * says nothing, is none of them. None for advices: they are refused for what became of their requests.
 */
export function refusalsOf(
  contract: InterfaceContract,
  operation: Operation,
): ReadonlyMap<string, ErrorEntry> {
  const refusals = new Map<string, ErrorEntry>();
  if (operation.kind !== "request" && operation.kind !== "lookup") return refusals;
  for (const entry of Object.values(contract.errors)) {
    const type = shownType(entry, contract);
    const isOwn =
      type !== contract.generalErrorType && (type === entry.errorType || type === entry.fallback);
    const isListed = entry.status in operation.errors;
    if (type === undefined || !isOwn || !isListed || refusals.has(type)) continue;
    if (!isUnknownOutcome(entry.status, operation, contract.unknownOutcomes))
      refusals.set(type, entry);
  }
  return refusals;
}
