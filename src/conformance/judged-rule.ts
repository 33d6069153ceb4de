import type { DescribedEvidence } from "./evidence";
import type { Check, Level, CheckOutcome } from "./rules/obligation";

/** A check with what its level and the waivers made of it. */
export interface JudgedCheck extends Omit<Check, "outcome" | "evidence" | "remedy"> {
  outcome: CheckOutcome;
  /** Id of the rule whose failure this one follows from: one fault is one failure. */
  causedBy?: string;
  evidence: DescribedEvidence[];
}

/** A rule, and all that was checked of it. */
export interface RuleVerdict {
  id: string;
  interface: string;
  level: Level;
  sentence: string;
  source: string;
  remedy: string;
  /** The worst of its checks; not applicable when nothing called for it. */
  outcome: CheckOutcome;
  checks: JudgedCheck[];
}

/** Outcomes, the worst first. */
export const severity: readonly CheckOutcome[] = [
  "error",
  "fail",
  "inconclusive",
  "warn",
  "waived",
  "consequence",
  "pass",
  "not-applicable",
];

export const worst = (outcomes: Iterable<CheckOutcome>): CheckOutcome => {
  const found = new Set(outcomes);
  return severity.find((outcome) => found.has(outcome)) ?? "not-applicable";
};

/** The worst outcome of a rule's checks, of which there may be one for each exchange. */
export function worstOf(checks: readonly JudgedCheck[]): CheckOutcome {
  const found = new Set<CheckOutcome>();
  for (const { outcome } of checks) found.add(outcome);
  return worst(found);
}
