import { alphabeticCodes } from "../../contract/values/currencies";
import type { AmountOfMessage } from "../message-amount";
import { FilterRefused } from "./refused";

/** Whether an amount is meant. */
export type AmountTest = (found: AmountOfMessage) => boolean;

/** In one object, in either order, as JSON has them. */
const pairs =
  /"amount":(-?\d+)[^{}]*?"currency":"(\d{3})"|"currency":"(\d{3})"[^{}]*?"amount":(-?\d+)/g;

/** The amounts that stand in a JSON text. */
export function amountsIn(json: string): AmountOfMessage[] {
  if (!json.includes('"amount":')) return [];
  return [...json.matchAll(pairs)].map(([, amount, currency, first = "", last]) => ({
    amount: Number(amount ?? last),
    currency: currency ?? first,
  }));
}

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

/** An amount in minor units, of one in the currency's unit. */
const minorUnits = (unit: number, currency: string): number =>
  Math.round(unit * 10 ** digitsOf(currency));

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  "": (one, other) => one === other,
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
    return ({ amount, currency }) =>
      amount >= minorUnits(Number(least), currency) && amount <= minorUnits(Number(most), currency);
  }
  const [, sign = "", number] = /^([<>]=?)?(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  const compare = comparisons[sign];
  if (number === undefined || compare === undefined)
    throw new FilterRefused(
      `amount:${value} is not an amount: write 118.50, >100, <=5 or 100..200, in the currency's unit.`,
    );
  return ({ amount, currency }) => compare(amount, minorUnits(Number(number), currency));
}

/** A word that is an amount: `118.50`, `R 118.50`, `ZAR 1,118.50`; undefined: it is none. */
export function amountOfWord(word: string): AmountTest | undefined {
  const [, symbol = "", blank, number = ""] =
    /^(\p{L}{1,3}|\p{Sc})?(\s)?(\d[\d,]*(?:\.\d+)?)$/u.exec(word) ?? [];
  const isSaid = symbol !== "" && (blank !== undefined || !/\p{L}/u.test(symbol));
  if (!number.includes(".") && !(isSaid && number !== "")) return undefined;
  const unit = Number(number.replaceAll(",", ""));
  const code = symbol.length === 3 ? symbol.toUpperCase() : undefined;
  return ({ amount, currency }) =>
    amount === minorUnits(unit, currency) &&
    (code === undefined || alphabeticCodes.get(currency) === code);
}
