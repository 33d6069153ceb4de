import type { AdviceKind } from "../../contract/operation";
import type { UnitOfWork } from "../../store";
import type { Progress } from "./progress";

/** Advices that the provider of a request does not support. */
export function unsupportedBy(
  {
    message: {
      route: { operation, served },
      parts,
    },
  }: Progress,
  unit: UnitOfWork,
): AdviceKind[] {
  if (operation.kind !== "request") return [];
  return served.family.kinds[operation.transaction ?? ""]?.unsupported?.(unit, parts.body) ?? [];
}

/** State of the transaction that the message is about. */
export function stateIn(progress: Progress, unit: UnitOfWork): string | undefined {
  const id = progress.message.transactionId;
  return id === null ? undefined : (unit.message(id)?.state ?? "NONE");
}
