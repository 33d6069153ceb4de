import { limits } from "../limits/limits";
import { didYouMean } from "../nearest-name";
import { isChosenName, nameForm } from "../contract/chosen-name";
import { memberOf } from "../contract/values/member";
import type { FileFault } from "../files/file-refused";
import { readYaml } from "../files/located-yaml";

/** The text of a scenario, and its name. */
interface NamedText {
  name: string;
  text: string;
}

/**
 * A scenario's text with its name, which `given` replaces, if it is there; nothing else of the text changes.
 * Throws `FileRefused` for a text that is not YAML, or has no name.
 */
export function namedText(source: string, file: string, given?: string): NamedText {
  const located = readYaml(source, file);
  const name = memberOf(located.value, "name");
  if (!isChosenName(name)) throw located.refusal([{ path: "name", text: `must be ${nameForm}` }]);
  if (given === undefined) return { name, text: source };
  const start = source.indexOf(name, offsetOf(source, located.faultAt("name", "")) + "name".length);
  const isQuoted = /["']/.test(source.charAt(start - 1));
  const written = isQuoted ? given : JSON.stringify(given);
  return {
    name: given,
    text: source.slice(0, start) + written + source.slice(start + name.length),
  };
}

/** Where a place of a text is, in characters from its beginning. */
const offsetOf = (source: string, { line, column }: FileFault): number =>
  source
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length +
  column -
  (line === 1 ? 1 : 0);

/** Whether a scenario is given by its file, and not by its name: no name has a dot. */
export const isScenarioFile = (given: string): boolean => /\.ya?ml$/.test(given);

/** What is said of a name that no scenario has; `known`: those that some have. */
export const noScenario = (given: string, known: readonly string[]): string =>
  `There is no scenario ${given}: standin scenario list shows those that come with ` +
  `Standin; a file's name ends in .yaml or .yml.${didYouMean(given, known)}`;

/** What is said of a directory that holds no scenario. */
export const noScenarioFile = (path: string): string =>
  `${path} has no scenario file (.yaml or .yml).`;

/** The first line of a scenario file, by which editors find the schema that stands beside it. */
export const schemaComment = "# yaml-language-server: $schema=scenario.schema.json";
const anySchemaComment = /^# *yaml-language-server:/;

/** What the comment at the head of a scenario's text says: what it shows, and what a correct POS does. */
export function aboutOf(text: string): string | undefined {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  const about = lines
    .slice(0, end === -1 ? lines.length : end)
    .filter((line) => !anySchemaComment.test(line))
    .map((line) => line.replace(/^# ?/, "").trimEnd())
    .join("\n")
    .trim()
    .slice(0, limits.textLength);
  return about === "" ? undefined : about;
}
