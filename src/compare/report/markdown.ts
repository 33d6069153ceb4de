import { resultEmojis } from "../../conformance/judged-rule";
import {
  boundedMarkdown,
  markdownTable,
  markdownText,
} from "../../conformance/report/markdown-text";
import {
  type ComparisonReport,
  type ReportedDrift,
  classWords,
  driftLines,
  driftTitle,
  headline,
  plainReport,
  valueText,
} from "./comparison-report";
import { unplayedLines } from "./text";

const emojis: Readonly<Record<ComparisonReport["result"], string>> = {
  same: resultEmojis.pass,
  different: resultEmojis.fail,
  undecided: resultEmojis.inconclusive,
  defect: resultEmojis.error,
};

/** A comparison for the summary of a pipeline. */
export function comparisonMarkdown(seen: ComparisonReport): string {
  const report = plainReport(seen);
  const { result, sides, drifts, undecided, problems } = report;
  return boundedMarkdown([
    `## Standin compare: ${emojis[result]} ${result}`,
    "",
    markdownText(headline(report)),
    ...[...undecided, ...problems].flatMap((line) => ["", markdownText(line)]),
    ...drifts.flatMap((drift) => driftSection(drift, sides)),
    ...unplayedLines(report).map((line) => `- not played: ${markdownText(line)}`),
  ]);
}

const driftSection = (drift: ReportedDrift, sides: ComparisonReport["sides"]): string[] => [
  "",
  `### ${markdownText(`${classWords[drift.class]}: ${driftTitle(drift)}`)}`,
  "",
  ...markdownTable([
    [...sides],
    [drift.ours, drift.theirs].map((value) => markdownText(valueText(value))),
  ]),
  "",
  ...driftLines(drift).map((line) => `- ${markdownText(line)}`),
];
