import { limits } from "../limits";
import { didYouMean } from "../nearest-name";

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
