import { dump } from "js-yaml";
import { limits } from "../limits/limits";
import type { Rule, Scenario } from "./definition";
import { type Fault, explainFault } from "./faults";

/* Scenarios that are made of what happened: their rules, their titles, their files. */

/** What a fault strikes: the message with this number among those of its operation, or so many from it on. */
export interface StruckMessages {
  operation: string;
  nth: number;
  /** Absent: that one alone. */
  times?: number | undefined;
  fault: Fault;
}

/** The rule by which the same strikes again. */
export const ruleStriking = ({ operation, nth, times, fault }: StruckMessages): Rule => ({
  on: { operation },
  ...(times === undefined ? { nth } : { ...(nth > 1 && { after: nth - 1 }), times }),
  fault,
});

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)] ?? "th"}`;

/** `the 2nd redeem`. */
export const messageText = ({
  operation,
  nth,
}: Pick<StruckMessages, "operation" | "nth">): string => `the ${ordinal(nth)} ${operation}`;

/** `on the 2nd redeem, the simulator answers 504 after processing`. */
export function struckText({ times, fault, ...first }: StruckMessages): string {
  const where =
    times === undefined
      ? `on ${messageText(first)}`
      : `${times} times, from ${messageText(first)} on`;
  return `${where}, the simulator ${explainFault(fault)}`;
}

/** What happens, in words: a title of a scenario. */
export function titleOf(parts: readonly string[]): string {
  const text = parts.join("; ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.slice(0, limits.scenarioTitle);
}

/** Columns of a comment. */
const commentWidth = 100;

/** Comment lines, none too long to read. */
export function commentLines(text: string, mark = "#"): string[] {
  const lines: string[] = [];
  for (const word of text.replace(/\s+/g, " ").trim().split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > commentWidth)
      lines.push(`${mark} ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A scenario as a file, below the lines of its comment. */
export const scenarioFileText = (comment: readonly string[], scenario: Scenario): string =>
  [...comment, withoutQuotes(dump(scenario, { lineWidth: 120, noRefs: true }))].join("\n");

/** Old YAML took `on` for true, and so it is written in quotes; our files have none. */
const withoutQuotes = (yaml: string): string => yaml.replace(/^( +- )'on':$/gm, "$1on:");
