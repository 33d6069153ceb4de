import type { AdviceKind } from "../../contract/operation";
import type { UnitOfWork } from "../../store";
import { type Passage, messageIdOf, requestIdOf } from "./passage";

/** Id of the request that a message is, or closes. */
export function transactionIdOf(passage: Passage): string | null {
  const { kind } = passage.route.operation;
  if (kind === "request") return messageIdOf(passage);
  return kind === "advice" ? requestIdOf(passage) : null;
}

/** Advices that the provider of a request does not support. */
export function unsupportedBy(
  { route: { operation, served }, parts }: Passage,
  unit: UnitOfWork,
): AdviceKind[] {
  if (operation.kind !== "request") return [];
  return served.family.kinds[operation.transaction ?? ""]?.unsupported?.(unit, parts.body) ?? [];
}

/** State of the transaction that the message is about. */
export function stateIn(passage: Passage, unit: UnitOfWork): string | undefined {
  const id = transactionIdOf(passage);
  return id === null ? undefined : (unit.message(id)?.state ?? "NONE");
}
