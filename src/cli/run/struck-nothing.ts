import type { JudgedRun } from "../../conformance/report/judged-run";
import { limits } from "../../limits";

/** The first rule of a scenario's own: its faults have something to strike. */
const faultsStruck = "SCENARIO-1";

/**
 * What to do about the scenarios of which no fault struck, in a sentence; undefined: each struck. A POS that sends none
 * of their messages leaves a run of all scenarios undecided.
 */
export function struckNothingText(runs: readonly JudgedRun[]): string | undefined {
  const names = runs
    .filter(({ verdict: { rules } }) =>
      rules.some(({ id, outcome }) => id === faultsStruck && outcome === "inconclusive"),
    )
    .map(({ name }) => name);
  if (names.length === 0) return undefined;
  const more = names.length - limits.reportedChecks;
  const listed = [
    ...names.slice(0, limits.reportedChecks),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  return (
    `The POS sent nothing that these scenarios strike: ${listed.join(", ")}. ` +
    "Run those that are for it: --interface NAME runs the scenarios of an interface, --scenarios DIRECTORY your own.\n"
  );
}
