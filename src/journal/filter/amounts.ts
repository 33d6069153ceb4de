import { alphabeticCodes } from "../../contract/values/currencies";
import type { AmountOfMessage } from "../exchange";
import { FilterRefused } from "./filtered-exchange";

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

const digits = new Map<string, number>();

/** Digits behind the point of a currency, by its number. */
function digitsOf(number: string): number {
  const known = digits.get(number);
  if (known !== undefined) return known;
  const currency = alphabeticCodes.get(number);
  const { maximumFractionDigits = 2 } =
    currency === undefined
      ? {}
      : new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  digits.set(number, maximumFractionDigits);
  return maximumFractionDigits;
}

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
    isMeant: ({ amount, currency }) => compare(amount, ...inMinor(digitsOf(currency))),
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
