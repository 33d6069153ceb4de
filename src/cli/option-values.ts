import { InvalidArgumentError } from "commander";
import { milliseconds } from "../scenario/duration";
import { isChosenName, nameForm } from "../contract/chosen-name";

/** Checks a count that is given to an option. */
export function wholeCount(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new InvalidArgumentError("Give a whole number from 1 to 999999999.");
  return Number(value);
}

/** The seconds of a duration such as 90s, 20m or 2h. */
export function durationOption(value: string): number {
  if (!/^\d{1,6}[smh]$/.test(value))
    throw new InvalidArgumentError("Give a duration, such as 90s or 20m.");
  return milliseconds(value) / 1_000;
}

/** Checks a name that users choose, of a snapshot or a scenario. */
export function chosenName(value: string): string {
  if (!isChosenName(value)) throw new InvalidArgumentError(`Give a name of ${nameForm}.`);
  return value;
}

/** The URL of a simulator, without a slash at its end. */
export function serverUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search + url.hash !== "")
    throw new InvalidArgumentError("Give a URL, such as http://127.0.0.1:8080.");
  return value.replace(/\/+$/, "");
}
