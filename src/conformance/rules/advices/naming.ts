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
  mayHaveMissed,
  passedCheck,
  sentMember,
} from "../judging";
import { isProxyPage } from "../../scene/message";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message } from "../../scene/scene";
import { type StandardRule, approvedAndConfirmed, noAnswer } from "../rule";
import { series } from "./repeats";

/** The reason of a reversal fits the outcome of the request. */
const judgeReasons = (recourse: Recourse = noRecourse): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      const reversal = transaction.advices.reversal[0];
      const reason = reversal && sentMember(reversal, "reversalReason");
      // A reversal that overtook its request on the way was sent without any answer.
      if (
        request === undefined ||
        reversal === undefined ||
        isLater(request, reversal) ||
        typeof reason !== "string"
      )
        return [];
      if (recoursesTo(scene, recourse, transaction).length > 0) return [];
      const fitting = reasonsFor(request, reversal);
      if (fitting.length === 0) return [];
      const evidence = evidenceOf(request, reversal);
      return [
        check(
          transaction.id,
          `${reason} fits: ${label(transaction)} was ${answerText(request)} ${ref(request)}`,
          !fitting.includes(reason) &&
            `${label(transaction)} was ${answerText(request)} ${ref(request)} and ` +
              `reversed with ${reason} ${ref(reversal)} instead of ${fitting.join(" or ")}`,
          evidence,
        ),
      ];
    }),
  );

export const reasonFits = (recourse?: Recourse): StandardRule => ({
  name: "reasonFits",
  level: "should",
  sentence:
    "Give the right reason for a reversal: TIMEOUT without an answer, " +
    "RESPONSE_NOT_FINAL after 500 or 504, CANCELLED after an approval.",
  remedy: "Choose the reason according to the outcome of the request.",
  judge: judgeReasons(recourse),
  pass: (s) => [
    s.request(noAnswer),
    s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } }),
  ],
  fail: (s) => [
    s.request(noAnswer),
    s.reversal({ after: 61, body: { reversalReason: "CANCELLED" } }),
  ],
});

/** A reset came while the message was held, and was undone: the client got an answer that the journal does not have. */
const isLostInReset = ({ exchange: { strikes, upstream } }: Message): boolean =>
  upstream?.failure === "reset-undone" || strikes.some(({ source }) => source === "standin:reset");

/** A customer who cancels does not wait for the answer: what became of the request later is no reason. */
function reasonsFor(message: Message, reversal: Message): string[] {
  const { outcome, exchange, leftEarly } = message;
  if (outcome === "failed" || isLostInReset(message)) return [];
  const isError =
    exchange.outcome === "spoiled" ||
    (exchange.outcome === "answered" && (exchange.status ?? 0) >= 500);
  const fitting = {
    CANCELLED: outcome === "success" || leftEarly || reversal.at < message.knownAt,
    RESPONSE_NOT_FINAL: isError,
    TIMEOUT: (outcome === "unknown" && !isError) || hasNoAnswerOfService(message, reversal),
  };
  return Object.entries(fitting)
    .filter(([, fits]) => fits)
    .map(([reason]) => reason);
}

/** What came is no answer of the service, or the client may have missed it. */
const hasNoAnswerOfService = (message: Message, reversal: Message): boolean => {
  const { exchange, isLate, isUnlisted } = message;
  return (
    exchange.outcome === "spoiled" ||
    exchange.status === 504 ||
    isUnlisted ||
    isProxyPage(exchange) ||
    isLate ||
    mayHaveMissed(message, reversal)
  );
};

/** A confirmation names a request of its kind that was sent; a reversal may name one that was lost on the way. */
const judgeNames: Judge = (scene) =>
  series(scene).flatMap(({ transaction, kind, deliveries: [advice] }): Check[] => {
    if (advice === undefined) return [];
    const request = first(transaction);
    const evidence = [...evidenceFrom("seen", advice), ...evidenceFrom("trigger", request)];
    if (request !== undefined)
      return [
        passedCheck(
          transaction.id,
          `the ${kind} names ${label(transaction)} ${ref(advice)}`,
          evidence,
        ),
      ];
    const other = scene.transactions.find(
      ({ id, kind: otherKind, requests }) =>
        id === transaction.id && otherKind !== transaction.kind && requests.length > 0,
    );
    if (other !== undefined)
      return [
        brokenCheck(
          transaction.id,
          `the ${kind} of a ${transaction.called} ${ref(advice)} names ${label(other)}`,
          [...evidence, ...evidenceFrom("nearest miss", first(other))],
        ),
      ];
    if (kind === "reversal")
      return [
        passedCheck(
          transaction.id,
          `the reversal names ${transaction.id}, which never arrived ${ref(advice)}`,
          evidence,
        ),
      ];
    if (scene.trimmed > 0)
      return [
        {
          outcome: "inconclusive",
          subject: transaction.id,
          text: `the confirmation ${ref(advice)} names ${transaction.id}, which the trimmed journal may have contained`,
          evidence,
        },
      ];
    return [
      brokenCheck(
        transaction.id,
        `the confirmation ${ref(advice)} names ${transaction.id}, and no ${transaction.called} has that id`,
        evidence,
      ),
    ];
  });

export const advicesNameTheirRequest: StandardRule = {
  name: "advicesNameTheirRequest",
  level: "must",
  sentence: "In an advice, name a request of the same kind that was sent.",
  remedy:
    "Keep the id of the request with the advice message, and send it to the operation of its kind.",
  judge: judgeNames,
  pass: approvedAndConfirmed,
  fail: (s) => [s.confirmation({ requestId: "never-sent" })],
};
