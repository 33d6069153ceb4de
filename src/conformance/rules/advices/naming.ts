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
  sent,
} from "../../judging";
import { type Recourse, noRecourse, recoursesTo } from "../../recourse";
import { isProxyPage } from "../../message";
import type { Message } from "../../scene";
import { series } from "./repeats";

/** The reason of a reversal fits the outcome of the request. */
export const reasonFits = (recourse: Recourse = noRecourse): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      const reversal = transaction.advices.reversal[0];
      const reason = reversal && sent(reversal, "reversalReason");
      // A reversal that overtook its request on the way was sent without any answer.
      if (
        request === undefined ||
        reversal === undefined ||
        isLater(request, reversal) ||
        typeof reason !== "string"
      )
        return [];
      if (recoursesTo(scene, recourse, transaction).length > 0) return [];
      const fitting = reasonsFor(request);
      if (fitting.length === 0) return [];
      const evidence = [...as("trigger", request), ...as("seen", reversal)];
      return fitting.includes(reason)
        ? [
            passed(
              transaction.id,
              `${reason} fits: ${named(transaction)} was ${answerText(request)} ${at(request)}`,
              evidence,
            ),
          ]
        : [
            broken(
              transaction.id,
              `${named(transaction)} was ${answerText(request)} ${at(request)} and ` +
                `reversed with ${reason} ${at(reversal)} instead of ${fitting.join(" or ")}`,
              evidence,
            ),
          ];
    }),
  );

function reasonsFor(message: Message): string[] {
  const { outcome, exchange, leftEarly } = message;
  if (outcome === "failed") return [];
  const isError =
    exchange.outcome === "spoiled" ||
    (exchange.outcome === "answered" && (exchange.status ?? 0) >= 500);
  const fitting = {
    CANCELLED: outcome === "success" || leftEarly,
    RESPONSE_NOT_FINAL: isError,
    TIMEOUT: (outcome === "unknown" && !isError) || hasNoAnswerOfService(message),
  };
  return Object.entries(fitting)
    .filter(([, fits]) => fits)
    .map(([reason]) => reason);
}

/** What came is no answer of the service, or the client may have missed it. */
const hasNoAnswerOfService = ({ exchange, isLate, isUnlisted, mayBeMissed }: Message): boolean =>
  exchange.outcome === "spoiled" ||
  exchange.status === 504 ||
  isUnlisted ||
  isProxyPage(exchange) ||
  isLate ||
  mayBeMissed;

/** A confirmation names a request of its kind that was sent; a reversal may name one that was lost on the way. */
export const advicesNameTheirRequest: Judge = (scene) =>
  series(scene).flatMap(({ transaction, kind, deliveries: [advice] }): Check[] => {
    if (advice === undefined) return [];
    const request = first(transaction);
    const evidence = [...as("seen", advice), ...as("trigger", request)];
    if (request !== undefined)
      return [
        passed(transaction.id, `the ${kind} names ${named(transaction)} ${at(advice)}`, evidence),
      ];
    const other = scene.transactions.find(
      ({ id, kind: otherKind, requests }) =>
        id === transaction.id && otherKind !== transaction.kind && requests.length > 0,
    );
    if (other !== undefined)
      return [
        broken(
          transaction.id,
          `the ${kind} of a ${transaction.called} ${at(advice)} names ${named(other)}`,
          [...evidence, ...as("nearest miss", first(other))],
        ),
      ];
    if (kind === "reversal")
      return [
        passed(
          transaction.id,
          `the reversal names ${transaction.id}, which never arrived ${at(advice)}`,
          evidence,
        ),
      ];
    if (scene.trimmed > 0)
      return [
        {
          outcome: "inconclusive",
          subject: transaction.id,
          text: `the confirmation ${at(advice)} names ${transaction.id}, which the trimmed journal may have contained`,
          evidence,
        },
      ];
    return [
      broken(
        transaction.id,
        `the confirmation ${at(advice)} names ${transaction.id}, and no ${transaction.called} has that id`,
        evidence,
      ),
    ];
  });
