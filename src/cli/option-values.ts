import { InvalidArgumentError } from "commander";
import { isChosenName, nameForm } from "../contract/chosen-name";

/** Checks a count that is given to an option. */
export function wholeCount(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new InvalidArgumentError("Give a whole number from 1 to 999999999.");
  return Number(value);
}

/** Checks a name that users choose, of a snapshot or a scenario. */
export function chosenName(value: string): string {
  if (!isChosenName(value)) throw new InvalidArgumentError(`Give a name of ${nameForm}.`);
  return value;
}
