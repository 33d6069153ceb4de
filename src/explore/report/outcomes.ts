import type { BrokenRule, RunRecord } from "../run-record";

/** What became of the runs of a cell, the worst first. */
export const cellOutcomes = [
  "broke",
  "defect",
  "unsteady",
  "undecided",
  "command-failed",
  "not-struck",
  "held",
] as const;

export type CellOutcome = (typeof cellOutcomes)[number];

/** The sign of each outcome in the matrix. */
export const signs: Readonly<Record<CellOutcome, string>> = {
  held: ".",
  broke: "X",
  "command-failed": "c",
  "not-struck": "-",
  unsteady: "?",
  undecided: "u",
  defect: "!",
};

/** What each outcome says. */
export const outcomeWords: Readonly<Record<CellOutcome, string>> = {
  held: "held",
  broke: "broke a rule",
  "command-failed": "held, but the command failed",
  "not-struck": "not struck",
  unsteady: "unsteady",
  undecided: "undecided",
  defect: "a defect of the simulator",
};

/** What an exploration came to. */
export type ExplorationResult = "pass" | "fail" | "inconclusive" | "error";

/** What the result of an exploration says. */
export const resultWords: Readonly<Record<ExplorationResult, string>> = {
  pass: "the POS behaved under every fault",
  fail: "the POS did not behave",
  inconclusive: "undecided",
  error: "a defect of the simulator",
};

/** What was seen in the smallest scenario of a finding. */
export const seenIn = ({ rule, record }: Shown): string =>
  record.broken.find(({ id }) => id === rule.id)?.text ?? rule.text;

/** How often an unsteady finding was seen. */
export const unsteadyText = ({ repeated: { runs, broke } }: Repeated): string =>
  `It broke the rule in ${broke} of ${runs} runs${broke > 1 ? "" : ", and never when it ran again"}.`;

/** A finding that was run again. */
interface Repeated {
  repeated: { runs: number; broke: number };
}

/** A rule that is broken, and the run that shows it. */
interface Shown {
  rule: BrokenRule;
  record: Pick<RunRecord, "broken">;
}
