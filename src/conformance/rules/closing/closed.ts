import {
  advicesOf,
  evidenceFrom,
  ref,
  brokenCheck,
  check,
  dueSince,
  evidenceOf,
  first,
  fromTheFirst,
  isLater,
  label,
  passedCheck,
  dueInTime,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message, Scene, Transaction } from "../../scene/scene";
import {
  closing,
  closing as closers,
  isSurelyAccepted,
  lastOfAll,
  refusals,
  settledNothing,
  wasRefusedBefore,
} from "../../scene/settling";
import { isForItsContent } from "../messages/refusal-pattern";
import { hasAdvice, messagesBefore } from "../message-order";
import { type StandardRule, approvedAndConfirmed } from "../rule";

/** What of approved requests is to be closed, and what leaving one open is worth. */
interface ClosingTerms {
  /** Kinds of transactions; absent: all. */
  kinds?: readonly string[];
  /**
   * Final statuses of an advice that only tell of a provider that takes none: left at that, it is worth less
   * than a failure.
   */
  mildAfter?: readonly number[];
}

/** Nobody takes the confirmation: what is left open is worth less than a failure. */
const takesNoConfirmation = (
  { requests: [request] }: Transaction,
  refused: readonly Message[],
  mildAfter: readonly number[],
): boolean =>
  request?.exchange.unsupported?.includes("confirmation") === true ||
  (refused.length > 0 &&
    refused.every(({ exchange: { status } }) => mildAfter.includes(status ?? 0)));

/** The client may not have learnt that it was approved, and cannot reverse such a kind. */
const isLostForGood = (scene: Scene, { mayBeCutOff }: Message, { kind }: Transaction): boolean =>
  mayBeCutOff && !hasAdvice(scene, kind, "reversal");

/**
 * An approved request is confirmed or reversed in time; so is one whose approval was learnt by the family's
 * recourse. Only an accepted advice closes it: after a refusal there is as much time again for another one.
 */
const judgeApprovals = (
  recourse: Recourse = noRecourse,
  { kinds, mildAfter = [] }: ClosingTerms = {},
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (
        request === undefined ||
        kinds?.includes(transaction.kind) === false ||
        !hasAdvice(scene, transaction.kind, "confirmation")
      )
        return [];
      const approval = [request, ...recoursesTo(scene, recourse, transaction)].find(
        ({ outcome }) => outcome === "success",
      );
      if (approval === undefined || isLostForGood(scene, approval, transaction)) return [];
      const [came = lastOfAll(transaction)] = closers(transaction);
      const refused = messagesBefore(came, refusals(transaction));
      const within = scene.configuration.closeWithin;
      const check = dueInTime(scene, {
        subject: transaction.id,
        since: dueSince(scene, approval, messagesBefore(came, settledNothing(transaction)), within),
        within,
        came,
        wanted: `confirmation or reversal of ${label(transaction)} within ${within} s of its approval ${ref(approval)}`,
        evidence: evidenceFrom("trigger", approval),
        sought: { transaction, advices: ["confirmation", "reversal"] },
        ...(came === undefined &&
          refused.length > 0 && { instead: refused.at(-1), how: "was refused" }),
      });
      const isMild =
        check.outcome === "fail" && takesNoConfirmation(transaction, refused, mildAfter);
      return [
        isMild
          ? {
              ...check,
              outcome: "warn",
              text: `${check.text}; the provider does not accept confirmations`,
            }
          : check,
      ];
    }),
  );

/** A confirmed request is not reversed: money that was taken is not given back that way. */
const judgeConfirmed: Judge = ({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const confirmation = transaction.advices.confirmation.find(isSurelyAccepted);
    if (confirmation === undefined) return [];
    const reversal = transaction.advices.reversal.find((message) => isLater(message, confirmation));
    return [
      check(
        transaction.id,
        `${label(transaction)} stayed confirmed ${ref(confirmation)}`,
        reversal &&
          `${label(transaction)} was confirmed ${ref(confirmation)} and reversed afterwards ${ref(reversal)}`,
        evidenceOf(confirmation, reversal),
      ),
    ];
  });

export const confirmedIsNotReversed: StandardRule = {
  name: "confirmedIsNotReversed",
  level: "must",
  forbids: true,
  sentence: "Do not reverse what was confirmed.",
  remedy: "Refund with the interface's own operation, if it has one.",
  judge: judgeConfirmed,
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(), s.confirmation(), s.reversal({ status: 400 })],
  critical: true,
};

/** A request never gets both advices, but for one that was refused before the other was sent: it settled nothing. */
const judgeContradictions: Judge = ({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const { confirmation, reversal } = transaction.advices;
    const [one] = advicesOf(transaction);
    if (one === undefined) return [];
    const [both] = [
      ...contradictions(confirmation, reversal),
      ...contradictions(reversal, confirmation),
    ];
    if (both !== undefined) {
      const [confirmed, reversed] =
        both[0].operation.advice === "confirmation" ? both : [both[1], both[0]];
      return [
        brokenCheck(
          transaction.id,
          `${label(transaction)} was confirmed ${ref(confirmed)} and reversed ${ref(reversed)}`,
          [...evidenceFrom("seen", confirmed), ...evidenceFrom("seen", reversed)],
        ),
      ];
    }
    if (confirmation.length === 0 || reversal.length === 0)
      return [
        passedCheck(
          transaction.id,
          `${label(transaction)} got one kind of advice ${ref(one)}`,
          evidenceFrom("seen", one),
        ),
      ];
    return [
      passedCheck(
        transaction.id,
        `${label(transaction)} got the other advice after the first was refused ${ref(one)}`,
        evidenceFrom("seen", one),
      ),
    ];
  });

export const neverBoth: StandardRule = {
  name: "neverBoth",
  level: "must",
  forbids: true,
  sentence:
    "Never send both a confirmation and a reversal for one request, unless the first was refused.",
  remedy: "Decide once, keep the decision, and repeat only that advice message.",
  judge: judgeContradictions,
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(), s.confirmation(), s.reversal()],
  critical: true,
};

/** Messages that were sent although an advice of the other kind had been, and was not refused: each with that one. */
const contradictions = (
  earlier: readonly Message[],
  later: readonly Message[],
): [Message, Message][] =>
  later.flatMap((message) => {
    const [before] = messagesBefore(message, earlier);
    return before === undefined || wasRefusedBefore(earlier, message) ? [] : [[before, message]];
  });

/**
 * A reversal that a client need not have sent, and that was refused for what is in it, is put right: the client
 * meant to undo what still stands. `kinds`: those whose approvals are closed in any case, where they have a
 * confirmation; absent: all.
 */
const reversalIsPutRight = (recourse: Recourse = noRecourse, kinds?: readonly string[]): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const { kind, id } = transaction;
      if (kinds?.includes(kind) !== false && hasAdvice(scene, kind, "confirmation")) return [];
      const request = first(transaction);
      const approval =
        request &&
        [request, ...recoursesTo(scene, recourse, transaction)].find(
          ({ outcome }) => outcome === "success",
        );
      if (approval === undefined) return [];
      const [came] = closing(transaction);
      const refused = messagesBefore(came, refusals(transaction)).filter(isForItsContent);
      const last = refused.filter(({ operation }) => operation.advice === "reversal").at(-1);
      if (last === undefined) return [];
      const within = scene.configuration.closeWithin;
      return [
        dueInTime(scene, {
          subject: id,
          since: dueSince(scene, last, refused, within),
          within,
          came,
          wanted: `reversal of ${label(transaction)} put right within ${within} s of its refusal ${ref(last)}`,
          evidence: evidenceFrom("trigger", approval),
          sought: { transaction, advices: ["reversal"] },
          ...(came === undefined && { instead: last, how: "was refused" }),
        }),
      ];
    }),
  );

export const approvedIsClosed = (recourse?: Recourse, closed?: ClosingTerms): StandardRule => ({
  name: "approvedIsClosed",
  level: "must",
  sentence: "Confirm or reverse every approved request.",
  remedy: "Queue the advice message with the sale, and send it until it has a final answer.",
  judge: (scene) =>
    [judgeApprovals(recourse, closed), reversalIsPutRight(recourse, closed?.kinds)].flatMap(
      (judge) => judge(scene),
    ),
  pass: approvedAndConfirmed,
  fail: (s) => [s.request()],
});
