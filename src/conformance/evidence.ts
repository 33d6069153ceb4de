import {
  type AmountOfMessage,
  type Exchange,
  type Note,
  amountOf,
  notesOf,
  noteText,
} from "../journal/exchange";
import { valueAt } from "../contract/values/json-value";
import type { Evidence } from "./rules/obligation";

/** A message that a check speaks of, with what a person knows it by. */
export interface DescribedEvidence extends Evidence {
  /** Arrival by the data space's clock, RFC 3339. */
  clock?: string;
  operation?: string;
  /** Till that sent it. */
  terminal?: string;
  /** In minor units, with its currency. */
  amount?: AmountOfMessage;
  /** What a tester has noted about it, and about its transaction, of which it is the first message. */
  notes?: Note[];
}

const knownByExchange = new WeakMap<Exchange, ReturnType<typeof readKnown>>();

/** What a person knows a message by; read once, since many rules speak of the same message. */
export function knownBy(exchange: Exchange): Omit<DescribedEvidence, keyof Evidence> {
  const before = knownByExchange.get(exchange);
  if (before !== undefined) return before;
  const read = readKnown(exchange);
  knownByExchange.set(exchange, read);
  return read;
}

function readKnown(exchange: Exchange): Omit<DescribedEvidence, keyof Evidence> {
  const { clock, operation, answer, made } = exchange;
  const { body } = exchange.request;
  const answered = made?.body ?? answer;
  const terminal =
    valueAt(body, "originator.terminalId") ?? valueAt(answered, "originator.terminalId");
  const amount = amountOf(body) ?? amountOf(answered);
  const notes = notesOf(exchange);
  return {
    clock,
    ...(operation !== null && { operation }),
    ...(typeof terminal === "string" && { terminal }),
    ...(amount && { amount }),
    ...(notes.length > 0 && { notes }),
  };
}

/** The same evidence, described once: many rules cite a message in the same role. */
const evidenceByExchange = new WeakMap<
  Exchange,
  Partial<Record<Evidence["role"], DescribedEvidence>>
>();

function describe(one: Evidence, exchange: Exchange): DescribedEvidence {
  const roles = evidenceByExchange.get(exchange) ?? {};
  evidenceByExchange.set(exchange, roles);
  return (roles[one.role] ??= { ...one, ...knownBy(exchange) });
}

/** Adds what the journal knows of its messages to the evidence of a check. */
export const describedEvidence = (
  evidence: readonly Evidence[],
  exchanges: ReadonlyMap<number, Exchange>,
): DescribedEvidence[] =>
  evidence.map((one) => {
    const exchange = exchanges.get(one.number);
    return exchange === undefined ? one : describe(one, exchange);
  });

/** `(12) 09:31:00.250 redeem, till TILL0001, 2500 of currency 710. Note (red): the till was offline` */
export const evidenceText = ({
  number,
  clock,
  operation,
  terminal,
  amount,
  notes = [],
}: DescribedEvidence): string =>
  [
    [
      `(${number})${clock === undefined ? "" : ` ${clock.slice(11, 23)}`}` +
        (operation === undefined ? "" : ` ${operation}`),
      ...(terminal === undefined ? [] : [`till ${terminal}`]),
      ...(amount === undefined ? [] : [`${amount.amount} of currency ${amount.currency}`]),
    ].join(", "),
    ...notes.map(noteText),
  ].join(". ");
