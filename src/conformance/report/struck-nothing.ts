import { limits } from "../../limits/limits";
import type { RuleVerdict } from "../verdict";
import type { JudgedRun } from "./judged-run";

/** Whether a rule says that no fault of a scenario struck: it is the first of the scenario's own. */
export const saysNothingStruck = ({ id, outcome }: Pick<RuleVerdict, "id" | "outcome">): boolean =>
  id === "SCENARIO-1" && outcome === "inconclusive";

/** The scenarios of which no fault struck. */
export const struckNothing = (runs: readonly JudgedRun[]): string[] =>
  runs.filter(({ verdict: { rules } }) => rules.some(saysNothingStruck)).map(({ name }) => name);

/** What to do about scenarios of which no fault struck, which leaves them undecided. */
export const struckNothingRemedy =
  "Run those that are for it: --interface NAME runs the scenarios of an interface, --scenarios DIRECTORY your own.";

/** Names the scenarios of which no fault struck, with what to do; undefined: each struck. */
export function struckNothingText(runs: readonly JudgedRun[]): string | undefined {
  const names = struckNothing(runs);
  if (names.length === 0) return undefined;
  const more = names.length - limits.reportedChecks;
  const listed = [
    ...names.slice(0, limits.reportedChecks),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  return `The POS sent nothing that these scenarios strike: ${listed.join(", ")}. ${struckNothingRemedy}`;
}
