import { InvalidArgumentError } from "commander";
import { isChosenName, nameForm } from "../contract/chosen-name";

/** Checks a count that is given to an option. */
export function wholeCount(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new InvalidArgumentError("Give a whole number from 1 to 999999999.");
  return Number(value);
}

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** The seconds of a duration such as 90s, 20m or 2h. */
export function durationOption(value: string): number {
  const [, count, unit = ""] = /^(\d{1,6})([smh])$/.exec(value) ?? [];
  if (count === undefined) throw new InvalidArgumentError("Give a duration, such as 90s or 20m.");
  return Number(count) * (unitSeconds[unit] ?? 1);
}

/** Checks a name that users choose, of a snapshot or a scenario. */
export function chosenName(value: string): string {
  if (!isChosenName(value)) throw new InvalidArgumentError(`Give a name of ${nameForm}.`);
  return value;
}
