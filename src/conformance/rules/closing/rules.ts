import * as amounts from "../amounts";
import * as closing from ".";
import { type Recourse } from "../../recourse";
import {
  type StandardRule,
  anyOf,
  approvedAndConfirmed,
  at,
  money,
  standard,
  unanswered,
} from "../rule";

export const unknownIsReversed = (
  recourse?: Recourse,
  after?: closing.AfterUnknown,
): StandardRule =>
  standard({
    name: "unknownIsReversed",
    level: "must",
    sentence:
      "Reverse a request whose outcome is unknown: answered 500 or 504, or not answered in time.",
    remedy:
      "Queue a reversal with the request's id as soon as the outcome is unknown, and " +
      "send it until it has a final answer.",
    judge: closing.unknownIsReversed(recourse, after),
    pass: (s) => [s.request(unanswered), s.reversal({ after: 61 })],
    fail: (s) => [s.request(unanswered)],
    ...money,
  });

/** Where the provider supports no reversal: what is asked instead. */
export const unknownIsLookedUp = (sentence: string, recourse: Recourse): StandardRule => {
  const without = { unsupported: ["reversal"] as const };
  return standard({
    name: "unknownIsLookedUp",
    level: "must",
    sentence,
    remedy: "Ask again after 500, 504 or no answer, and act on the final answer.",
    judge: closing.unknownIsLookedUp(recourse),
    pass: (s) => [s.request({ status: 504, ...without }), anyOf(s, recourse.operations)],
    fail: (s) => [
      s.request({ status: 504, ...without }),
      anyOf(s, recourse.operations, { status: 504 }),
    ],
    ...money,
    ...(recourse.kinds?.[0] !== undefined && { kind: recourse.kinds[0] }),
  });
};

export const approvedIsClosed = (recourse?: Recourse, closed?: closing.Closed): StandardRule =>
  standard({
    name: "approvedIsClosed",
    level: "must",
    sentence: "Confirm or reverse every approved request.",
    remedy: "Queue the advice with the sale, and send it until it has a final answer.",
    judge: (scene) =>
      [
        closing.approvedIsClosed(recourse, closed),
        closing.reversalIsPutRight(recourse, closed?.kinds),
      ].flatMap((judge) => judge(scene)),
    pass: approvedAndConfirmed,
    fail: (s) => [s.request()],
  });

export const confirmedIsNotReversed = standard({
  name: "confirmedIsNotReversed",
  level: "must",
  sentence: "Do not reverse what was confirmed.",
  remedy: "Refund with the interface's own operation, if it has one.",
  judge: closing.confirmedIsNotReversed,
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(), s.confirmation(), s.reversal({ status: 400 })],
  ...money,
});

export const neverBoth = standard({
  name: "neverBoth",
  level: "must",
  sentence:
    "Never send both a confirmation and a reversal for one request, unless the first was refused.",
  remedy: "Decide once, keep the decision, and repeat only that advice.",
  judge: closing.neverBoth,
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(), s.confirmation(), s.reversal()],
  ...money,
});

export const onlyApprovedIsConfirmed = (
  recourse?: Recourse,
  confirming?: closing.Confirming,
): StandardRule =>
  standard({
    name: "onlyApprovedIsConfirmed",
    level: "must",
    sentence: "Confirm only what was approved.",
    remedy: "Confirm after a success answer only; reverse what has an unknown outcome.",
    judge: closing.onlyApprovedIsConfirmed(recourse, confirming),
    pass: approvedAndConfirmed,
    fail: (s) => [s.request({ status: 504 }), s.confirmation()],
    ...money,
  });

export const confirmedAfterItsAnswer = standard({
  name: "confirmedAfterItsAnswer",
  level: "must",
  sentence: "Confirm only after the answer to the request has arrived.",
  remedy: "Start the confirmation when the answer arrives.",
  judge: closing.confirmedAfterItsAnswer,
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(unanswered), s.confirmation({ after: 5 })],
});

const timedOut = { body: { reversalReason: "TIMEOUT" } };

export const reversedAfterItsAnswer = standard({
  name: "reversedAfterItsAnswer",
  level: "should",
  sentence:
    "Wait for the answer to a request, or for the time-out, before reversing it, unless the customer cancels.",
  remedy: "Start the reversal when the answer arrives, or the exchange is closed.",
  judge: closing.reversedAfterItsAnswer,
  pass: (s) => [s.request(unanswered), s.reversal({ after: 61, ...timedOut })],
  fail: (s) => [s.request(unanswered), s.reversal({ after: 5, ...timedOut })],
});

export const lateAnswersAreIgnored = (recourse?: Recourse): StandardRule =>
  standard({
    name: "lateAnswersAreIgnored",
    level: "must",
    sentence: "Ignore an answer that arrives after the time-out: the reversal stands.",
    remedy: "Close the exchange at the time-out, and discard whatever arrives later.",
    judge: closing.lateAnswersAreIgnored(recourse),
    pass: (s) => [
      s.request(unanswered),
      s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
    ],
    fail: (s) => [
      s.request(unanswered),
      s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
      s.confirmation(),
    ],
    ...money,
  });

export const reversedBeforeAnotherTry = (
  same: closing.Sameness,
  recourse?: Recourse,
  withoutReversal?: Recourse,
): StandardRule => {
  const body = at(same.thing[0] ?? "", "1");
  return standard({
    name: "reversedBeforeAnotherTry",
    level: "must",
    sentence:
      "Resolve a request with an unknown outcome before sending the same request under a new id.",
    remedy: "Send the reversal first; sell again when it is under way.",
    judge: closing.reversedBeforeAnotherTry(same, recourse, withoutReversal),
    pass: (s) => [s.request({ status: 504, body }), s.reversal(), s.request({ id: "next", body })],
    fail: (s) => [s.request({ status: 504, body }), s.request({ id: "next", body }), s.reversal()],
  });
};

export const refusedGetsNoAdvice = (
  kinds: readonly ("confirmation" | "reversal")[],
): StandardRule =>
  standard({
    name: "refusedGetsNoAdvice",
    level: "should",
    sentence: `Send no ${kinds.join(" and no ")} for a request that was refused.`,
    remedy: "Forget a request that was answered with a final error.",
    judge: closing.refusedGetsNoAdvice(kinds),
    pass: (s) => [s.request({ status: 400 })],
    fail: (s) => [
      s.request({ status: 400 }),
      kinds[0] === "reversal" ? s.reversal() : s.confirmation(),
    ],
  });

/** `operation`: of the example. `further`: operations of other messages that open no transaction. */
export const lookupsGetNoAdvice = (
  operation: string,
  further: readonly string[] = [],
): StandardRule =>
  standard({
    name: "lookupsGetNoAdvice",
    level: "must",
    sentence: "Send no advice for a lookup.",
    remedy: "Keep lookups out of the advice queue.",
    judge: closing.lookupsGetNoAdvice(further),
    pass: (s) => [s.message(operation, { id: "lookup" })],
    fail: (s) => [s.message(operation, { id: "lookup" }), s.reversal({ requestId: "lookup" })],
  });

/** `approvedAs`: paths of the answer at which the approved amount may be. */
export const confirmedWithinApproval = (
  approvedAs: readonly string[] = ["amounts.approvedAmount"],
  recourse?: Recourse,
): StandardRule => {
  const answer = at(approvedAs[0] ?? "", { amount: 100 });
  const confirmed = (amount: number) => ({ body: at("amounts.approvedAmount", { amount }) });
  return standard({
    name: "confirmedWithinApproval",
    level: "must",
    sentence:
      "In an advice, give no more than was approved, nothing below 0, and no other currency.",
    remedy: "Take the amount and its currency from the answer to the request.",
    judge: amounts.confirmedWithinApproval(approvedAs, recourse),
    pass: (s) => [s.request({ answer }), s.confirmation(confirmed(100))],
    fail: (s) => [s.request({ answer }), s.confirmation(confirmed(101))],
    ...money,
  });
};
