import { valueOfJson, memberOf } from "../contract/values/json-value";
import { InvalidArgumentError } from "commander";
import { milliseconds } from "../scenario/duration";
import { isChosenName, nameForm } from "../contract/schema";
import { isOrigin } from "../http/door/hosts";
import { existsSync } from "node:fs";
import { directoryError, fileOrDirectoryError, fileError, writeError } from "../files/file-refused";
import { isScenarioFile } from "../scenario/load";

/** Makes the parser of arguments `name=value`, each of which adds to those before it. */
export const memberValue =
  (noun: string) =>
  (given: string, others: Record<string, string> | undefined): Record<string, string> => {
    const [, name, value] = /^([A-Za-z][\w.-]*)=(.*)$/s.exec(given) ?? [];
    if (name === undefined || value === undefined)
      throw new InvalidArgumentError(`Give it as ${noun}=VALUE.`);
    return { ...others, [name]: value };
  };

/** The values that such arguments give: a member that is a text now stays one, what else is JSON is read as JSON. */
export const changedMembers = (
  known: object,
  given: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      typeof memberOf(known, name) === "string" ? text : valueOfJson(text),
    ]),
  );

/** Checks an origin, and adds it to those that were given before. */
export function corsOrigin(value: string, given: readonly string[] = []): string[] {
  if (!isOrigin(value))
    throw new InvalidArgumentError("Give an origin such as https://pos.example, without a path.");
  return [...given, value];
}

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

/** Makes a parser that refuses a path at once; commander puts the name of the option before the sentence. */
const accept =
  (errorOf: (path: string) => string | undefined) =>
  (path: string): string => {
    if (path === "") throw new InvalidArgumentError("Give a path.");
    const error = errorOf(path);
    if (error === undefined) return path;
    throw new InvalidArgumentError(`${path}: ${error}.`);
  };

/** A file that is read. */
export const readableFile = accept(fileError);

/** A directory whose files are read. */
export const directory = accept(directoryError);

/** A directory, or one of its files. */
export const fileOrDirectory = accept(fileOrDirectoryError);

/** A directory that is written to: made where there is none. */
export const writtenDirectory = accept((path) =>
  existsSync(path) ? directoryError(path) : undefined,
);

/** A file that is written: checked before the work whose result it will hold. */
export const writtenFile = accept(writeError);

/** A key file: read where it exists, else written. */
export const keyFile = accept((path) => (existsSync(path) ? fileError(path) : writeError(path)));

/** A database file, or `:memory:`. */
export const databaseFile = accept((path) => (path === ":memory:" ? undefined : writeError(path)));

/** A scenario, by its name or in a file of its own. */
export const scenarioName = accept((given) =>
  isScenarioFile(given) ? fileError(given) : undefined,
);
