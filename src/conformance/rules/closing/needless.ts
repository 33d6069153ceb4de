import type { Check, Judge } from "../../obligation";
import {
  advicesOf,
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
} from "../../judging";
import type { Message } from "../../scene";

/** A request that was refused gets no advice of these kinds. */
export const refusedGetsNoAdvice = (advices: readonly ("confirmation" | "reversal")[]): Judge =>
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
      return advice === undefined
        ? [
            passed(
              transaction.id,
              `${named(transaction)} was refused and got no advice ${at(request)}`,
              as("trigger", request),
            ),
          ]
        : [
            broken(
              transaction.id,
              `${named(transaction)} was ${answerText(request)} ${at(request)} but got ` +
                `an advice: ${advice.operation.id} ${at(advice)}`,
              [...as("trigger", request), ...as("seen", advice)],
            ),
          ];
    }),
  );

/**
 * A lookup (or trial) gets no advice. One under the id of a request, as a retry is, leaves the advices to the request.
 * `further`: operations of other messages that open no transaction, and whose ids an advice may name by mistake.
 */
export const lookupsGetNoAdvice = (further: readonly string[] = []): Judge =>
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
        return advice === undefined
          ? passed(
              id,
              `${lookup.operation.id} ${id} got no advice ${at(lookup)}`,
              as("trigger", lookup),
            )
          : broken(
              id,
              `${lookup.operation.id} ${id} ${at(lookup)} got an advice: ${advice.operation.id} ${at(advice)}`,
              [...as("trigger", lookup), ...as("seen", advice)],
            );
      });
  });
