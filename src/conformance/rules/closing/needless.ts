import {
  advicesOf,
  answerText,
  ref,
  check,
  evidenceOf,
  first,
  fromTheFirst,
  isLater,
  label,
  saysTimeout,
} from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message } from "../../scene/scene";
import type { StandardRule } from "../rule";

/** A request that was refused gets no advice of these kinds. */
const judgeRefused = (advices: readonly ("confirmation" | "reversal")[]): Judge =>
  fromTheFirst(({ transactions }) =>
    transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (request?.outcome !== "failed") return [];
      const [advice] = advices
        .flatMap((kind) => transaction.advices[kind])
        .filter(
          (one) =>
            one.at >= request.knownAt &&
            isLater(one, request) &&
            !(request.mayBeMissed && saysTimeout(one)),
        );
      return [
        check(
          transaction.id,
          `${label(transaction)} was refused and got no advice ${ref(request)}`,
          advice &&
            `${label(transaction)} was ${answerText(request)} ${ref(request)} but got ` +
              `an advice: ${advice.operation.id} ${ref(advice)}`,
          evidenceOf(request, advice),
        ),
      ];
    }),
  );

export const refusedGetsNoAdvice = (
  kinds: readonly ("confirmation" | "reversal")[],
): StandardRule => ({
  name: "refusedGetsNoAdvice",
  level: "should",
  forbids: true,
  sentence: `Send no ${kinds.join(" and no ")} for a request that was refused.`,
  remedy: "Forget a request that was answered with a final error.",
  judge: judgeRefused(kinds),
  pass: (s) => [s.request({ status: 400 })],
  fail: (s) => [
    s.request({ status: 400 }),
    kinds[0] === "reversal" ? s.reversal() : s.confirmation(),
  ],
});

/**
 * A lookup (or trial) gets no advice. One under the id of a request, as a retry is, leaves the advices to the request.
 * `further`: operations of other messages that open no transaction, and whose ids an advice may name by mistake.
 */
const judgeLookups = (further: readonly string[] = []): Judge =>
  fromTheFirst(({ messages, transactions }) => {
    const orphans = new Map<string, Message>();
    for (const transaction of transactions) {
      const [advice] = transaction.requests.length === 0 ? advicesOf(transaction) : [];
      if (advice !== undefined && !orphans.has(transaction.id)) orphans.set(transaction.id, advice);
    }
    return messages
      .filter(
        ({ operation, exchange }) =>
          exchange.messageId !== null &&
          ((operation.kind === "lookup" && operation.idParameter !== undefined) ||
            further.includes(operation.id)),
      )
      .map((lookup) => {
        const id = lookup.exchange.messageId ?? "";
        const advice = orphans.get(id);
        return check(
          id,
          `${lookup.operation.id} ${id} got no advice ${ref(lookup)}`,
          advice &&
            `${lookup.operation.id} ${id} ${ref(lookup)} got an advice: ${advice.operation.id} ${ref(advice)}`,
          evidenceOf(lookup, advice),
        );
      });
  });

/** `operation`: of the example. `further`: operations of other messages that open no transaction. */
export const lookupsGetNoAdvice = (
  operation: string,
  further: readonly string[] = [],
): StandardRule => ({
  name: "lookupsGetNoAdvice",
  level: "must",
  forbids: true,
  sentence: "Send no advice for a lookup.",
  remedy: "Keep lookups out of the advice queue.",
  judge: judgeLookups(further),
  pass: (s) => [s.message(operation, { id: "lookup" })],
  fail: (s) => [s.message(operation, { id: "lookup" }), s.reversal({ requestId: "lookup" })],
});
