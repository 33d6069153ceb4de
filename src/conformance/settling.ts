import { advicesOf, answered, isLater } from "./judging";
import type { Message, Transaction } from "./scene";

/** A reversal whose answer says that there is nothing to undo: the matter is closed for whoever is told so. */
function foundNothing(message: Message): boolean {
  const { operation, exchange: { status, strikes, stateAfter } } = message;
  if (operation.advice !== "reversal" || message.outcome !== "failed") return false;
  const saysSo = status === 404 || answered(message, "errorType") === "UNABLE_TO_LOCATE_RECORD";
  return saysSo && (strikes.length > 0 || stateAfter !== "PENDING");
}

/** Refused, and not because there is nothing to undo. */
export const isRefused = (advice: Message): boolean => advice.outcome === "failed" && !foundNothing(advice);

/**
 * The deliveries of one kind of advice that close its transaction, or may still: only an accepted one closes it. One without a
 * final answer is under way; what was refused in the end settles nothing, however often it was sent before.
 */
export function standing(deliveries: readonly Message[]): Message[] {
  const left = deliveries.filter((delivery) => !isRefused(delivery));
  const isSettled = left.length === deliveries.length || left.some(({ outcome }) => outcome !== "unknown");
  return isSettled ? left : left.filter((delivery) => deliveries.every((one) => !isRefused(one) || isLater(delivery, one)));
}

/** What closes a transaction, or may still, in order of arrival. */
export const closing = ({ advices }: Transaction): Message[] =>
  [...standing(advices.confirmation), ...standing(advices.reversal)].sort((one, other) => one.exchange.number - other.exchange.number);

/** Advices of a transaction that settled nothing. */
export const refusals = (transaction: Transaction): Message[] => advicesOf(transaction).filter(isRefused);

/** A kind of advice was refused, and known to be, before another message was sent. */
export const wasRefusedBefore = (deliveries: readonly Message[], other: Message): boolean =>
  deliveries.some((one) => isRefused(one) && one.knownAt <= other.at && isLater(other, one)) && !standing(deliveries).some((one) => isLater(other, one));

/** The provider supports no reversal: the journal says so, or a reversal was refused for want of it. */
export const isWithoutReversal = ({ requests: [request], advices: { reversal } }: Transaction): boolean =>
  request?.exchange.unsupported?.includes("reversal") === true
  || reversal.some((one) => isRefused(one) && (one.exchange.status === 501 || answered(one, "errorType") === "FUNCTION_NOT_SUPPORTED"));
