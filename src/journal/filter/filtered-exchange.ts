import type { AnyText } from "../../store";
import type { Exchange, Undefinable, AmountOfMessage } from "../exchange";
import { alphabeticCodes, minorDigits } from "../../contract/values/currencies";

/** As much of an exchange as filters look at. */
export interface FilteredExchange extends Undefinable<
  Pick<
    Exchange,
    | "receivedAt"
    | "interface"
    | "operation"
    | "path"
    | "messageId"
    | "requestId"
    | "status"
    | "outcome"
    | "request"
    | "answer"
    | "made"
    | "stateBefore"
    | "stateAfter"
    | "strikes"
    | "findings"
    | "direction"
    | "sentBy"
    | "note"
    | "transactionNote"
  >
> {
  /** The JSON texts of which the rest is parsed when it is looked at; an answer that there is not is empty. */
  readonly stored?: Record<"request" | "answer" | "notes", string>;
  /** Whether it is known that none of these texts stands in it; absent: nobody looked. */
  readonly lacks?: (texts: AnyText) => boolean;
  /** What the verdict says of it; absent: nobody asked. */
  readonly judged?: readonly FilteredRule[];
}

/** As much of a rule that a message breaks, or has not kept yet, as filters look at. */
export interface FilteredRule {
  rule: string;
  outcome: "fail" | "warn" | "open";
  /** When the time for what is owed is over; absent: it is broken by what came. */
  failsAt?: string;
}

/** Whether an exchange is among those that are asked for. */
export type MessageFilter = (exchange: FilteredExchange) => boolean;

/** What is wrong with a filter, in words for whoever wrote it. */
export class FilterRefused extends Error {
  static {
    this.prototype.name = "FilterRefused";
  }
}

/** Characters that JSON writes around words, or otherwise than they are. */
const structure = /["\\[\]{},\p{Cc}\p{Cs}]/u;

/** Whether a text stands in JSON texts as it is. */
const isPlain = (text: string): boolean => !structure.test(text);

/** The texts of which one stands in each message that has this one; undefined: JSON may write it otherwise. */
export const plainTexts = (text: string, ...others: readonly string[]): AnyText | undefined =>
  isPlain(text) ? [text, ...others] : undefined;

/** The same of a member with this text. */
export const memberTexts = (name: string, text: string): AnyText | undefined =>
  isPlain(text) ? [`"${name}":"${text}"`] : undefined;

/** A test that only messages are put to in which one of the texts may stand. */
export const narrowed = (texts: AnyText | undefined, holds: MessageFilter): MessageFilter =>
  texts === undefined ? holds : (exchange) => exchange.lacks?.(texts) !== true && holds(exchange);

/** Whether letters of either case stand in a text. */
export const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** Whether a text stands in the path, the bodies, the faults or the notes of a message. */
export function textTest(value: string): MessageFilter {
  if (!isPlain(value)) return (exchange) => contains(searchable(exchange), value);
  return (exchange) => {
    const { path, stored } = exchange;
    if (stored === undefined) return contains(searchable(exchange), value);
    return (
      [path, stored.request, stored.answer].some((text) => contains(text, value)) ||
      (contains(stored.notes, value) && contains(notesOf(exchange), value))
    );
  };
}

/** What is said of the faults that struck: their members are no words of the message. */
const saidOf = (strikes: FilteredExchange["strikes"]): object[] =>
  strikes.map(({ source, text }) => ({ source, text }));

const notedIn = ({
  made,
  strikes,
  findings,
  note,
  transactionNote,
}: FilteredExchange): unknown[] => [
  ...[made, saidOf(strikes), findings],
  ...[note?.text, transactionNote?.text],
];

const notesOf = (exchange: FilteredExchange): string => textOf(notedIn(exchange));

const searchable = (exchange: FilteredExchange): string =>
  textOf([exchange.path, exchange.request, exchange.answer, ...notedIn(exchange)]);

/** What there is of some values as JSON text. */
const textOf = (values: readonly unknown[]): string =>
  JSON.stringify(values.filter((value) => value !== undefined));

/** What is asked of amounts. */
export interface AmountTest {
  /** Whether an amount is meant. */
  isMeant: (found: AmountOfMessage) => boolean;
  /** Whether a number of minor units is meant, in some currency. */
  mayMean: (amount: number) => boolean;
  /** The texts of which one stands in the JSON text of each amount that is meant; absent: these are too many. */
  texts?: readonly string[];
}

/** As JSON has the number of an amount. */
const written = /"amount":(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/g;

/** Whether one of the amounts that stand in JSON texts may be meant. */
export const mayHaveAmount = (
  texts: Readonly<Record<string, string>>,
  { mayMean }: AmountTest,
): boolean =>
  Object.values(texts).some((json) =>
    [...json.matchAll(written)].some(([, amount]) => mayMean(Number(amount))),
  );

/** Digits behind the point that currencies have. */
const knownDigits = [0, 2, 3, 4];

/** An amount in minor units, of one in the unit of a currency with so many digits behind the point. */
const minorUnits = (unit: number, digitsBehind: number): number =>
  Math.round(unit * 10 ** digitsBehind);

/** Asks that an amount compares so with numbers of the currency's unit. */
const comparing = (
  units: readonly number[],
  compare: (amount: number, ...minor: number[]) => boolean,
): AmountTest => {
  const inMinor = (digitsBehind: number) => units.map((unit) => minorUnits(unit, digitsBehind));
  const known = knownDigits.map(inMinor);
  return {
    isMeant: ({ amount, currency }) => compare(amount, ...inMinor(minorDigits(currency))),
    mayMean: (amount) => known.some((minor) => compare(amount, ...minor)),
  };
};

/** Asks for an amount in the currency's unit. */
const equalTo = (unit: number): AmountTest => ({
  ...comparing([unit], (one, other) => one === other),
  texts: shortest(knownDigits.map((count) => `"amount":${minorUnits(unit, count)}`)),
});

/** Texts without those that begin with another one. */
const shortest = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter(
    (text, _at, all) => !all.some((other) => other !== text && text.startsWith(other)),
  );

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
};

/** `118.50`, `>100`, `<=5`, `100..200`: in the currency's unit. Throws `FilterRefused`. */
export function amountTest(value: string): AmountTest {
  const [, least, most] = /^(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  if (least !== undefined && most !== undefined) {
    if (Number(least) > Number(most))
      throw new FilterRefused(`amount:${value} has the larger amount first: write 100..200.`);
    return comparing(
      [Number(least), Number(most)],
      (amount, from = NaN, to = NaN) => amount >= from && amount <= to,
    );
  }
  const [, sign = "", number] = /^([<>]=?)?(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  const compare = comparisons[sign];
  if (number === undefined)
    throw new FilterRefused(
      `amount:${value} is not an amount: write 118.50, >100, <=5 or 100..200, in the currency's unit.`,
    );
  if (compare === undefined) return equalTo(Number(number));
  return comparing([Number(number)], (amount, other = NaN) => compare(amount, other));
}

/** A word that is an amount: `118.50`, `R 118.50`, `ZAR 1,118.50`; undefined: it is none. */
export function amountOfWord(word: string): AmountTest | undefined {
  const [, symbol = "", blank, number = ""] =
    /^(\p{L}{1,3}|\p{Sc})?(\s)?(\d[\d,]*(?:\.\d+)?)$/u.exec(word) ?? [];
  const isSaid = symbol !== "" && (blank !== undefined || !/\p{L}/u.test(symbol));
  if (!number.includes(".") && !(isSaid && number !== "")) return undefined;
  const unit = Number(number.replaceAll(",", ""));
  const code = symbol.length === 3 ? symbol.toUpperCase() : undefined;
  const equal = equalTo(unit);
  if (code === undefined) return equal;
  return {
    ...equal,
    isMeant: (found) => equal.isMeant(found) && alphabeticCodes.get(found.currency) === code,
  };
}
