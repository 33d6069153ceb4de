import type { AdviceKind } from "../../contract/operation";
import { advicesOf, answeredMember, isLater } from "../rules/judging";
import { isAnsweredByProvider, isDoneInTruth, isForwarded } from "./message";
import { isForItsContent } from "../rules/messages/refusal-pattern";
import type { Message, Transaction } from "./scene";

/** A reversal whose answer says that there is nothing to undo, which settles the matter for the client. */
export function foundNothing(message: Message): boolean {
  const {
    operation,
    exchange: { status, strikes, stateAfter },
  } = message;
  if (operation.advice !== "reversal" || message.outcome !== "failed") return false;
  const isNotFound =
    status === 404 || answeredMember(message, "errorType") === "UNABLE_TO_LOCATE_RECORD";
  return isNotFound && (strikes.length > 0 || isForwarded(message) || stateAfter !== "PENDING");
}

/** Whether the client received a refusal, for another reason than that there is nothing to undo. */
export const isRefused = (advice: Message): boolean =>
  advice.outcome === "failed" && !foundNothing(advice);

/** Of an answer that cannot be read the head tells the client that its message was refused. */
const isRefusedByHead = ({ hasFinalHead, exchange: { status } }: Message): boolean =>
  hasFinalHead && (status ?? 0) >= 300;

/** The client cannot know what became of its request: it owes to settle it. */
export const isUncertain = (request: Message | undefined): request is Message =>
  request?.outcome === "unknown" && !isRefusedByHead(request);

/** An advice was accepted, and the client does not know it: its answer was another one, unreadable, late or lost. */
const isAcceptedInTruth = (message: Message): boolean =>
  message.outcome !== "success" && isDoneInTruth(message);

/** A fault told the client that its request was approved. */
const isApprovedByFault = ({ outcome, exchange: { made, unprocessed } }: Message): boolean =>
  outcome === "success" && (unprocessed === true || (made !== undefined && made.status >= 300));

/** A reversal was refused because its request had been, which the client could not know: nothing is left to undo. */
const undoesRefusal = (
  { isRefusedLate }: Message,
  { operation, exchange: { strikes, made, stateAfter } }: Message,
): boolean =>
  operation.advice === "reversal" &&
  strikes.length === 0 &&
  made === undefined &&
  (stateAfter === undefined ? isRefusedLate : stateAfter === "DECLINED");

/** Advice messages of the other kind than this one. */
const isUnlike =
  (first: Message | undefined) =>
  ({ operation }: Message): boolean =>
    operation.advice !== first?.operation.advice;

/**
 * The last refusal after which the client can do no more, because it does not know the truth. Either a fault told it of
 * an approval that never was, or a provider refuses, and both kinds of advice message were refused. Or one was accepted
 * without its knowledge, and another one was refused. Or the request itself had been refused. Undefined: there is none.
 */
export function lastOfAll(transaction: Transaction): Message | undefined {
  const refused = refusals(transaction);
  const isAnother = isUnlike(refused[0]);
  const isAnotherAttempt = (one: Message): boolean =>
    isAnother(one) || one.exchange.messageId !== refused[0]?.exchange.messageId;
  if (advicesOf(transaction).some(isAcceptedInTruth)) return refused.findLast(isAnotherAttempt);
  const [request] = transaction.requests;
  if (request?.outcome === "unknown") return refused.find((one) => undoesRefusal(request, one));
  if (request === undefined) return undefined;
  if (isApprovedByFault(request)) return refused.findLast(isAnother);
  const asTheyAre = refused.filter(
    (one) => one.exchange.strikes.length > 0 || !isForItsContent(one),
  );
  return asTheyAre.some(isAnsweredByProvider)
    ? asTheyAre.findLast(isUnlike(asTheyAre[0]))
    : undefined;
}

/**
 * The deliveries of one kind of advice that close its transaction, or may still: only an accepted one closes
 * it. One without a final answer is under way; what was refused in the end settles nothing, however often it
 * was sent before.
 */
export function effectiveAdvices(deliveries: readonly Message[]): Message[] {
  const left = deliveries.filter((delivery) => !isRefused(delivery));
  const isSettled =
    left.length === deliveries.length || left.some(({ outcome }) => outcome !== "unknown");
  return isSettled
    ? left
    : left.filter((delivery) =>
        deliveries.every((one) => !isRefused(one) || isLater(delivery, one)),
      );
}

/** What closes a transaction, or may still, in order of arrival. */
export const closing = ({ advices }: Transaction): Message[] =>
  [...effectiveAdvices(advices.confirmation), ...effectiveAdvices(advices.reversal)].sort(
    (one, other) => one.exchange.number - other.exchange.number,
  );

/** Advices of a transaction that settled nothing: they were refused, or sent without an answer before that. */
export const settledNothing = (transaction: Transaction): Message[] => {
  const closers = closing(transaction);
  return advicesOf(transaction).filter((advice) => !closers.includes(advice));
};

/** Advices of a transaction that were refused. */
export const refusals = (transaction: Transaction): Message[] =>
  advicesOf(transaction).filter(isRefused);

/** An advice was accepted, and its client has got the answer. */
export const isSurelyAccepted = ({ outcome, mayBeCutOff }: Message): boolean =>
  outcome === "success" && !mayBeCutOff;

/** The client knew of a kind of advice that it was refused, and sent none of it since, when it sent another message. */
export function wasRefusedBefore(deliveries: readonly Message[], other: Message): boolean {
  const before = deliveries.filter((one) => isLater(other, one));
  const refused = before
    .filter((one) => (isRefused(one) || isRefusedByHead(one)) && one.knownAt <= other.at)
    .at(-1);
  return (
    refused !== undefined && before.every((one) => !isSurelyAccepted(one) && !isLater(one, refused))
  );
}

/** Refused because the function is not supported. */
export const isInVain = (reversal: Message): boolean =>
  isRefused(reversal) &&
  (reversal.exchange.status === 501 ||
    answeredMember(reversal, "errorType") === "FUNCTION_NOT_SUPPORTED");

/** The provider supports no reversal: the journal says so, or a reversal was refused as unsupported. */
export const isWithoutReversal = ({
  requests: [request],
  advices: { reversal },
}: Transaction): boolean =>
  request?.exchange.unsupported?.includes("reversal") === true || reversal.some(isInVain);

/** The client knows that an advice was accepted: by its answer, or by the head of one that cannot be read. */
export const isAcknowledged = ({ outcome, hasFinalHead, exchange: { status } }: Message): boolean =>
  outcome === "success" || (hasFinalHead && (status ?? 0) < 300);

/** The accepted advice of a kind that closed a transaction, known before another message was sent. */
export const closedBefore = (
  { advices }: Transaction,
  kind: AdviceKind,
  other: Message,
): Message | undefined =>
  advices[kind].find(
    (advice) => isAcknowledged(advice) && advice.knownAt <= other.at && isLater(other, advice),
  );
