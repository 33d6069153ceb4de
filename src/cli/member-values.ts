import { InvalidArgumentError } from "commander";
import { memberOf } from "../contract/member";

/** Makes the parser of arguments `name=value`, each of which adds to those before it. */
export const memberValue =
  (noun: string) =>
  (given: string, others: Record<string, string> | undefined): Record<string, string> => {
    const [, name, value] = /^([A-Za-z]\w*)=(.*)$/s.exec(given) ?? [];
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
      typeof memberOf(known, name) === "string" ? text : valueOf(text),
    ]),
  );

/** What is no text (a number, an object) is written as JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
