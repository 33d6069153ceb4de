import type { Check, Judge } from "../../obligation";
import {
  answerText,
  as,
  at,
  broken,
  first,
  fromTheFirst,
  isLater,
  named,
  passed,
  saysTimeout,
  sent,
} from "../../judging";
import { type Recourse, noRecourse, recoursesTo } from "../../recourse";
import type { Message } from "../../scene";
import { standing } from "../../settling";

/** What a family judges with its confirmations, beside unknown outcomes. */
export interface Confirming {
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
export const onlyApprovedIsConfirmed = (
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
              broken(
                transaction.id,
                `${named(transaction)} was confirmed ${at(confirmation)}, but never requested`,
                as("seen", confirmation),
              ),
            ]
          : [];
      const evidence = [...as("trigger", request), ...as("seen", confirmation)];
      if (butRefused && request.outcome === "failed" && confirmation.at >= request.knownAt)
        return [];
      const later = recoursesTo(scene, recourse, transaction).find(
        (message) => message.outcome === "success" && isLater(confirmation, message),
      );
      if (early && later === undefined && overtakes(confirmation, request))
        return [
          broken(
            transaction.id,
            `${named(transaction)} was confirmed ${at(confirmation)} before its answer had arrived ${at(request)}`,
            evidence,
          ),
        ];
      if (request.outcome === "success" || later !== undefined)
        return [
          passed(
            transaction.id,
            `${named(transaction)} was confirmed after its approval ${at(confirmation)}`,
            evidence,
          ),
        ];
      return [
        broken(
          transaction.id,
          `${named(transaction)} was confirmed ${at(confirmation)} although its request ` +
            `was ${answerText(request)} ${at(request)}`,
          evidence,
        ),
      ];
    }),
  );

/** No advice is sent before the request was answered (or the time-out had passed). */
export const confirmedAfterItsAnswer: Judge = fromTheFirst(({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
    if (confirmation === undefined || request === undefined) return [];
    const evidence = [...as("trigger", request), ...as("seen", confirmation)];
    return confirmation.at >= request.knownAt
      ? [
          passed(
            transaction.id,
            `${named(transaction)} was confirmed after its answer ${at(confirmation)}`,
            evidence,
          ),
        ]
      : [
          broken(
            transaction.id,
            `${named(transaction)} was confirmed ${at(confirmation)} before its answer had arrived ${at(request)}`,
            evidence,
          ),
        ];
  }),
);

/** The client's watch may be so far ahead of ours, in milliseconds. */
const watch = 1_000;

/**
 * When the client had nothing more to wait for: with the answer, its time-out, or the end of the exchange,
 * whoever ended it.
 */
const waitedUntil = ({ at: arrival, knownAt }: Message, timeout: number): number =>
  Math.min(knownAt, arrival + timeout * 1000 - watch);

/**
 * No reversal is sent while the client still waits for the answer: it was there, the time-out had passed, or
 * the client had left. A customer may cancel at any time.
 */
export const reversedAfterItsAnswer: Judge = fromTheFirst(({ transactions, configuration }) =>
  transactions.flatMap((transaction): Check[] => {
    const [request, reversal] = [first(transaction), transaction.advices.reversal[0]];
    // One that overtook its request on the way was sent after it all the same.
    if (
      reversal === undefined ||
      request === undefined ||
      isLater(request, reversal) ||
      sent(reversal, "reversalReason") === "CANCELLED"
    )
      return [];
    const evidence = [...as("trigger", request), ...as("seen", reversal)];
    return reversal.at >= waitedUntil(request, configuration.timeout)
      ? [
          passed(
            transaction.id,
            `${named(transaction)} was reversed after its answer or time-out ${at(reversal)}`,
            evidence,
          ),
        ]
      : [
          broken(
            transaction.id,
            `${named(transaction)} was reversed ${at(reversal)} before its answer or time-out ${at(request)}`,
            evidence,
          ),
        ];
  }),
);

/**
 * An answer that came after the time-out is ignored: no confirmation follows, unless the family's recourse
 * has brought the answer again.
 */
export const lateAnswersAreIgnored =
  (recourse: Recourse = noRecourse): Judge =>
  (scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      const wasLate = request?.isLate === true && (request.exchange.status ?? 0) < 300;
      const gaveUp = standing(transaction.advices.reversal).find(saysTimeout);
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
      return confirmation === undefined
        ? [
            passed(
              transaction.id,
              `${named(transaction)} was not confirmed after its time-out ${at(trigger)}`,
              as("trigger", trigger),
            ),
          ]
        : [
            broken(
              transaction.id,
              `${named(transaction)} was confirmed ${at(confirmation)} after its time-out ${at(trigger)}`,
              [...as("trigger", trigger), ...as("seen", confirmation)],
            ),
          ];
    });
