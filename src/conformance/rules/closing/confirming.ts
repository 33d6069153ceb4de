import {
  answerText,
  evidenceFrom,
  ref,
  brokenCheck,
  check,
  evidenceOf,
  first,
  fromTheFirst,
  isLater,
  label,
  passedCheck,
  saysTimeout,
  sentMember,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message } from "../../scene/scene";
import { effectiveAdvices } from "../../scene/settling";
import { type StandardRule, approvedAndConfirmed, noAnswer } from "../rule";

/** What a family judges with its confirmations, beside unknown outcomes. */
interface Confirming {
  /** What was never requested is judged here, where no rule of the family's own does it. */
  orphans?: boolean;
  /** So is a confirmation that was under way before the answer. */
  early?: boolean;
  /** What was refused at once is left to another rule. */
  butRefused?: boolean;
}

/** A confirmation that was under way before the approval. */
const overtakes = (confirmation: Message, request: Message): boolean =>
  request.outcome === "success" && confirmation.at < request.knownAt;

/** Only an approved request is confirmed: not one that was declined, failed, or whose outcome was unknown. */
const judgeConfirmations = (
  recourse: Recourse = noRecourse,
  { orphans = false, early = false, butRefused = false }: Confirming = {},
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
      if (confirmation === undefined) return [];
      if (request === undefined)
        return orphans
          ? [
              brokenCheck(
                transaction.id,
                `${label(transaction)} was confirmed ${ref(confirmation)}, but never requested`,
                evidenceFrom("seen", confirmation),
              ),
            ]
          : [];
      const evidence = evidenceOf(request, confirmation);
      if (butRefused && request.outcome === "failed" && confirmation.at >= request.knownAt)
        return [];
      const later = recoursesTo(scene, recourse, transaction).find(
        (message) => message.outcome === "success" && isLater(confirmation, message),
      );
      if (early && later === undefined && overtakes(confirmation, request))
        return [
          brokenCheck(
            transaction.id,
            `${label(transaction)} was confirmed ${ref(confirmation)} before its answer had arrived ${ref(request)}`,
            evidence,
          ),
        ];
      if (request.outcome === "success" || later !== undefined)
        return [
          passedCheck(
            transaction.id,
            `${label(transaction)} was confirmed after its approval ${ref(confirmation)}`,
            evidence,
          ),
        ];
      return [
        brokenCheck(
          transaction.id,
          `${label(transaction)} was confirmed ${ref(confirmation)} although its request ` +
            `was ${answerText(request)} ${ref(request)}`,
          evidence,
        ),
      ];
    }),
  );

export const onlyApprovedIsConfirmed = (
  recourse?: Recourse,
  confirming?: Confirming,
): StandardRule => ({
  name: "onlyApprovedIsConfirmed",
  level: "must",
  forbids: true,
  sentence: "Confirm only what was approved.",
  remedy: "Confirm after a success answer only; reverse what has an unknown outcome.",
  judge: judgeConfirmations(recourse, confirming),
  pass: approvedAndConfirmed,
  fail: (s) => [s.request({ status: 504 }), s.confirmation()],
  critical: true,
});

/** No advice is sent before the request was answered (or the time-out had passed). */
const judgeEarlyConfirmations: Judge = fromTheFirst(({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
    if (confirmation === undefined || request === undefined) return [];
    const evidence = evidenceOf(request, confirmation);
    return [
      check(
        transaction.id,
        `${label(transaction)} was confirmed after its answer ${ref(confirmation)}`,
        confirmation.at < request.knownAt &&
          `${label(transaction)} was confirmed ${ref(confirmation)} before its answer had arrived ${ref(request)}`,
        evidence,
      ),
    ];
  }),
);

export const confirmedAfterItsAnswer: StandardRule = {
  name: "confirmedAfterItsAnswer",
  level: "must",
  sentence: "Confirm only after the answer to the request has arrived.",
  remedy: "Start the confirmation when the answer arrives.",
  judge: judgeEarlyConfirmations,
  pass: approvedAndConfirmed,
  fail: (s) => [s.request(noAnswer), s.confirmation({ after: 5 })],
};

/** The client's watch may be so far ahead of ours, in milliseconds. */
const clientClockToleranceMs = 1_000;

/** So late we may notice that the client has left, in milliseconds: what it sent on another connection came first. */
const noticedAfterMs = 500;

/**
 * When the client had nothing more to wait for: with the answer, its time-out, or the end of the exchange,
 * whoever ended it.
 */
const waitedUntil = ({ at: arrival, knownAt, exchange }: Message, timeout: number): number =>
  Math.min(
    knownAt,
    arrival + timeout * 1000 - clientClockToleranceMs,
    arrival + (exchange.clientLeftMs ?? Infinity) - noticedAfterMs,
  );

/**
 * No reversal is sent while the client still waits for the answer: it was there, the time-out had passed, or
 * the client had left. A customer may cancel at any time.
 */
const judgeEarlyReversals: Judge = fromTheFirst(({ transactions, configuration, presentAfter }) =>
  transactions.flatMap((transaction): Check[] => {
    const [request, reversal] = [first(transaction), transaction.advices.reversal[0]];
    // One that overtook its request on the way was sent after it all the same.
    if (
      reversal === undefined ||
      request === undefined ||
      isLater(request, reversal) ||
      sentMember(reversal, "reversalReason") === "CANCELLED"
    )
      return [];
    const evidence = evidenceOf(request, reversal);
    // When the simulator went away, the connection ended.
    const wentAway = presentAfter(request.at, reversal.at - request.at) > reversal.at;
    return [
      check(
        transaction.id,
        `${label(transaction)} was reversed after its answer or time-out ${ref(reversal)}`,
        !wentAway &&
          reversal.at < waitedUntil(request, configuration.timeout) &&
          `${label(transaction)} was reversed ${ref(reversal)} before its answer or time-out ${ref(request)}`,
        evidence,
      ),
    ];
  }),
);

export const reversedAfterItsAnswer: StandardRule = {
  name: "reversedAfterItsAnswer",
  level: "should",
  sentence:
    "Wait for the answer to a request, or for the time-out, before reversing it, unless the customer cancels.",
  remedy: "Start the reversal when the answer arrives, or the exchange is closed.",
  judge: judgeEarlyReversals,
  pass: (s) => [s.request(noAnswer), s.reversal({ after: 61, ...timedOut })],
  fail: (s) => [s.request(noAnswer), s.reversal({ after: 5, ...timedOut })],
};

/**
 * An answer that came after the time-out is ignored: no confirmation follows, unless the family's recourse
 * has brought the answer again.
 */
const judgeLateConfirmations =
  (recourse: Recourse = noRecourse): Judge =>
  (scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      const wasLate = request?.isLate === true && (request.exchange.status ?? 0) < 300;
      const gaveUp = effectiveAdvices(transaction.advices.reversal).find(saysTimeout);
      const trigger = wasLate ? request : gaveUp;
      if (trigger === undefined) return [];
      const learnt = recoursesTo(scene, recourse, transaction).find(
        ({ outcome }) => outcome === "success",
      );
      const isWrong = (message: Message): boolean =>
        isLater(message, trigger) &&
        (learnt === undefined ||
          isLater(learnt, message) ||
          (gaveUp !== undefined && isLater(message, gaveUp)));
      const confirmation = transaction.advices.confirmation.find(isWrong);
      return [
        check(
          transaction.id,
          `${label(transaction)} was not confirmed after its time-out ${ref(trigger)}`,
          confirmation &&
            `${label(transaction)} was confirmed ${ref(confirmation)} after its time-out ${ref(trigger)}`,
          evidenceOf(trigger, confirmation),
        ),
      ];
    });

export const lateAnswersAreIgnored = (recourse?: Recourse): StandardRule => ({
  name: "lateAnswersAreIgnored",
  level: "must",
  forbids: true,
  sentence: "Ignore an answer that arrives after the time-out: the reversal stands.",
  remedy: "Close the exchange at the time-out, and discard whatever arrives later.",
  judge: judgeLateConfirmations(recourse),
  pass: (s) => [
    s.request(noAnswer),
    s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
  ],
  fail: (s) => [
    s.request(noAnswer),
    s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
    s.confirmation(),
  ],
  critical: true,
});

const timedOut = { body: { reversalReason: "TIMEOUT" } };
