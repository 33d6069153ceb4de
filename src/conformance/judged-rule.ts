import { namesOf } from "../record";
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

/** How something is to be seen, beside its word. */
export type Tone = "plain" | "quiet" | "good" | "warn" | "bad";

/** A word with its mark, which says the same; a tone only repeats it. */
export interface WordMark {
  mark: string;
  tone: Tone;
  word: string;
}

/** The word and the mark of each outcome, in every report and in the console, the worst first. */
export const outcomeMarks: Readonly<Record<CheckOutcome, WordMark>> = {
  error: { mark: "!", tone: "bad", word: "ERROR" },
  fail: { mark: "✕", tone: "bad", word: "FAIL" },
  inconclusive: { mark: "◐", tone: "warn", word: "INCONCLUSIVE" },
  warn: { mark: "△", tone: "warn", word: "WARN" },
  waived: { mark: "◇", tone: "plain", word: "WAIVED" },
  consequence: { mark: "↳", tone: "quiet", word: "CONSEQUENCE" },
  pass: { mark: "✓", tone: "good", word: "PASS" },
  "not-applicable": { mark: "·", tone: "quiet", word: "NOT APPLICABLE" },
};

/** What a check says that is not over yet. */
const openMark: WordMark = { mark: "◐", tone: "warn", word: "OPEN" };

/** The word and the mark of a rule that is broken, or not kept yet. */
export const brokenMark = (outcome: "fail" | "warn" | "open"): WordMark =>
  outcome === "open" ? openMark : outcomeMarks[outcome];

export const brokenWord = (outcome: "fail" | "warn" | "open"): string => brokenMark(outcome).word;

/** The mark of each result where a pipeline shows Markdown. */
export const resultEmojis = {
  error: "💥",
  fail: "❌",
  inconclusive: "❔",
  warn: "⚠️",
  pass: "✅",
} as const;

/** Outcomes, the worst first. */
export const severity = namesOf(outcomeMarks);

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

/** Whether a rule is an expectation of a scenario, which says nothing about the POS by itself. */
export const isOfScenario = ({ id }: { id: string }): boolean => id.startsWith("SCENARIO-");
