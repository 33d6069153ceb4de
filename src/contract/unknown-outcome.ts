import type { Operation, UnknownOutcome } from "./operation";

/** What an outcome is the outcome of. */
type Answered = Pick<Operation, "kind" | "transaction">;

const isAmong = (status: number, statuses: UnknownOutcome["statuses"]): boolean =>
  statuses === "5xx" ? status >= 500 && status <= 599 : statuses.includes(status);

/**
 * A status after which the client cannot know what became of its message (contract 2 and 3, retry rules).
 * Null: no answer.
 */
export function isUnknownOutcome(
  status: number | null,
  { kind, transaction = "" }: Answered = { kind: "request" },
  further: readonly UnknownOutcome[] = [],
): boolean {
  if (status === null || status === 500 || status === 504) return true;
  return further.some(
    ({ statuses, messages, kinds }) =>
      isAmong(status, statuses) &&
      messages?.includes(kind) !== false &&
      kinds?.includes(transaction) !== false,
  );
}
