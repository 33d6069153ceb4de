import { type WordMark, resultEmojis } from "../../conformance/judged-rule";
import { namesOf } from "../../record";
import type { RuleOfRun, RunRecord } from "../run-record";

/** What can become of the runs of a cell, the worst first: its sign, in a matrix and in Markdown, and what it says. */
export const cellMarks = {
  broke: { sign: "X", emoji: resultEmojis.fail, words: "broke a rule" },
  defect: { sign: "!", emoji: resultEmojis.error, words: "a defect in the simulator" },
  unsteady: { sign: "?", emoji: resultEmojis.inconclusive, words: "unsteady" },
  undecided: { sign: "u", emoji: resultEmojis.inconclusive, words: "undecided" },
  "command-failed": {
    sign: "c",
    emoji: resultEmojis.warn,
    words: "held, but the command failed",
  },
  "not-struck": { sign: "-", emoji: "➖", words: "not struck" },
  held: { sign: ".", emoji: resultEmojis.pass, words: "held" },
} as const;

export type CellOutcome = keyof typeof cellMarks;

/** What can become of the runs of a cell, the worst first. */
export const cellOutcomes = namesOf(cellMarks);

/** The word and the mark of a finding, in every report and in the console. */
export const findingMark = ({ isSteady }: { isSteady: boolean }): WordMark =>
  isSteady
    ? { mark: "✕", tone: "bad", word: "BROKE" }
    : { mark: "?", tone: "warn", word: "UNSTEADY" };

/** What an exploration came to. */
export type ExplorationResult = "pass" | "fail" | "inconclusive" | "error";

/** What the result of an exploration says. */
export const resultWords: Readonly<Record<ExplorationResult, string>> = {
  pass: "the POS behaved under every fault",
  fail: "the POS did not behave",
  inconclusive: "undecided",
  error: "a defect in the simulator",
};

/** What was seen in the smallest scenario of a finding. */
export const seenIn = ({ rule, record }: ShownRule): string =>
  record.broken.find(({ id }) => id === rule.id)?.text ?? rule.text;

/** How often an unsteady finding was seen. */
export const unsteadyText = ({ repeated: { runs, broke } }: RepeatedFinding): string =>
  `It broke the rule in ${broke} of ${runs} runs${broke > 1 ? "" : ", but not on any rerun"}.`;

/** A finding that was run again. */
interface RepeatedFinding {
  repeated: { runs: number; broke: number };
}

/** A rule that is broken, and the run that shows it. */
interface ShownRule {
  rule: RuleOfRun;
  record: Pick<RunRecord, "broken">;
}
