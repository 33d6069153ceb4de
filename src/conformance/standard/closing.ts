import * as amounts from "../judges/amounts";
import * as closing from "../judges/closing";
import { saysTimeout } from "../judging";
import { type Recourse } from "../recourse";
import {
  type StandardRule,
  anyOf,
  approvedAndConfirmed,
  at,
  money,
  standard,
  unanswered,
} from "../standard-rule";

export const unknownIsReversed = (
  recourse?: Recourse,
  after?: closing.AfterUnknown,
): StandardRule =>
  standard(
    "unknownIsReversed",
    "must",
    "Reverse a request whose outcome is unknown: answered 500 or 504, or not answered in time.",
    "Queue a reversal with the request's id as soon as the outcome is unknown, and send it until it has a final answer.",
    closing.unknownIsReversed(recourse, after),
    (s) => [s.request(unanswered), s.reversal({ after: 61 })],
    (s) => [s.request(unanswered)],
    money,
  );

/** Where the provider supports no reversal: what is asked instead. */
export const unknownIsAsked = (sentence: string, recourse: Recourse): StandardRule => {
  const without = { unsupported: ["reversal"] as const };
  return standard(
    "unknownIsAsked",
    "must",
    sentence,
    "Ask again after 500, 504 or no answer, and act on the final answer.",
    closing.unknownIsAsked(recourse),
    (s) => [s.request({ status: 504, ...without }), anyOf(s, recourse.operations)],
    (s) => [s.request({ status: 504, ...without }), anyOf(s, recourse.operations, { status: 504 })],
    { ...money, ...(recourse.kinds?.[0] !== undefined && { kind: recourse.kinds[0] }) },
  );
};

export const approvedIsClosed = (recourse?: Recourse, closed?: closing.Closed): StandardRule =>
  standard(
    "approvedIsClosed",
    "must",
    "Confirm or reverse every approved request.",
    "Queue the advice with the sale, and send it until it has a final answer.",
    closing.approvedIsClosed(recourse, closed),
    approvedAndConfirmed,
    (s) => [s.request()],
  );

export const confirmedIsNotReversed = standard(
  "confirmedIsNotReversed",
  "must",
  "Do not reverse what was confirmed.",
  "Refund by the interface's own operation, where it has one.",
  closing.confirmedIsNotReversed,
  approvedAndConfirmed,
  (s) => [s.request(), s.confirmation(), s.reversal({ status: 400 })],
  money,
);

export const neverBoth = standard(
  "neverBoth",
  "must",
  "Never send both a confirmation and a reversal for one request, unless the first was refused.",
  "Decide once, keep the decision, and repeat only that advice.",
  closing.neverBoth,
  approvedAndConfirmed,
  (s) => [s.request(), s.confirmation(), s.reversal()],
  money,
);

export const onlyApprovedIsConfirmed = (
  recourse?: Recourse,
  beside?: closing.Confirming,
): StandardRule =>
  standard(
    "onlyApprovedIsConfirmed",
    "must",
    "Confirm only what was approved.",
    "Confirm after a success answer only; reverse what has an unknown outcome.",
    closing.onlyApprovedIsConfirmed(recourse, beside),
    approvedAndConfirmed,
    (s) => [s.request({ status: 504 }), s.confirmation()],
    money,
  );

export const confirmedAfterItsAnswer = standard(
  "confirmedAfterItsAnswer",
  "must",
  "Confirm only after the answer to the request was there.",
  "Start the confirmation when the answer arrives.",
  closing.confirmedAfterItsAnswer,
  approvedAndConfirmed,
  (s) => [s.request(unanswered), s.confirmation({ after: 5 })],
);

const timedOut = { body: { reversalReason: "TIMEOUT" } };

/** `timeoutsOnly`: of a reversal that gives another reason nothing is said. */
export const reversedAfterItsAnswer = (timeoutsOnly = false): StandardRule =>
  standard(
    "reversedAfterItsAnswer",
    "should",
    "Wait for the answer to a request, or for the time-out, before it is reversed.",
    "Start the reversal when the answer arrives, or the exchange is closed.",
    closing.reversedAfterItsAnswer(timeoutsOnly ? saysTimeout : undefined),
    (s) => [s.request(unanswered), s.reversal({ after: 61, ...timedOut })],
    (s) => [s.request(unanswered), s.reversal({ after: 5, ...timedOut })],
  );

export const lateAnswersAreIgnored = (recourse?: Recourse): StandardRule =>
  standard(
    "lateAnswersAreIgnored",
    "must",
    "Ignore an answer that comes after the time-out: the reversal stands.",
    "Close the exchange when the time-out strikes, and drop what comes later.",
    closing.lateAnswersAreIgnored(recourse),
    (s) => [s.request(unanswered), s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } })],
    (s) => [
      s.request(unanswered),
      s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
      s.confirmation(),
    ],
    money,
  );

export const reversedBeforeAnotherTry = (
  same: closing.Sameness,
  recourse?: Recourse,
  withoutReversal?: Recourse,
): StandardRule => {
  const body = at(same.thing[0] ?? "", "1");
  return standard(
    "reversedBeforeAnotherTry",
    "must",
    "Put a request with an unknown outcome right before the same is requested under a new id.",
    "Send the reversal first; sell again when it is under way.",
    closing.reversedBeforeAnotherTry(same, recourse, withoutReversal),
    (s) => [s.request({ status: 504, body }), s.reversal(), s.request({ id: "next", body })],
    (s) => [s.request({ status: 504, body }), s.request({ id: "next", body }), s.reversal()],
  );
};

export const refusedGetsNoAdvice = (
  kinds: readonly ("confirmation" | "reversal")[],
): StandardRule =>
  standard(
    "refusedGetsNoAdvice",
    "should",
    `Send no ${kinds.join(" and no ")} for a request that was refused.`,
    "Forget a request that was answered with a final error.",
    closing.refusedGetsNoAdvice(kinds),
    (s) => [s.request({ status: 400 })],
    (s) => [s.request({ status: 400 }), kinds[0] === "reversal" ? s.reversal() : s.confirmation()],
  );

export const lookupsGetNoAdvice = (operation: string): StandardRule =>
  standard(
    "lookupsGetNoAdvice",
    "must",
    "Send no advice for a lookup.",
    "Keep lookups out of the advice queue.",
    closing.lookupsGetNoAdvice,
    (s) => [s.message(operation, { id: "lookup" })],
    (s) => [s.message(operation, { id: "lookup" }), s.reversal({ requestId: "lookup" })],
  );

/** `approvedAs`: paths of the answer at which the approved amount may be. */
export const confirmedWithinApproval = (
  approvedAs: readonly string[] = ["amounts.approvedAmount.amount"],
  recourse?: Recourse,
): StandardRule => {
  const answer = at(approvedAs[0] ?? "", 100);
  const confirmed = (amount: number) => ({ body: at("amounts.approvedAmount.amount", amount) });
  return standard(
    "confirmedWithinApproval",
    "must",
    "Confirm no more than was approved.",
    "Take the amount from the answer to the request.",
    amounts.confirmedWithinApproval(approvedAs, recourse),
    (s) => [s.request({ answer }), s.confirmation(confirmed(100))],
    (s) => [s.request({ answer }), s.confirmation(confirmed(101))],
    money,
  );
};
