import type { Operation, UnknownOutcome } from "./operation";

/** What an outcome is the outcome of. */
type AnsweredOperation = Pick<Operation, "kind" | "transaction"> &
  Partial<Pick<Operation, "errors">>;

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
