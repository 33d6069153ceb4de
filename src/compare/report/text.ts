import {
  type ComparisonReport,
  type ReportedDrift,
  classWords,
  driftLines,
  driftTitle,
  headline,
  plainReport,
  timeText,
  valueText,
} from "./comparison-report";
import { resultEmojis } from "../../conformance/judged-rule";
import { boundedMarkdown, markdownTable, markdownText } from "../../conformance/report/markdown";

/** A comparison for a terminal. */
export function comparisonText(seen: ComparisonReport): string {
  const report = plainReport(seen);
  const { undecided, problems, drifts, sides, unplayed } = report;
  return [
    headline(report),
    ...undecided,
    ...problems,
    ...drifts.flatMap((drift) => ["", ...driftText(drift, sides)]),
    ...(unplayed.length === 0 ? [] : ["", "Not played:", ...unplayedLines(report)]),
    ...slowLines(report),
  ].join("\n");
}

function driftText(drift: ReportedDrift, sides: ComparisonReport["sides"]): string[] {
  const width = Math.max(...sides.map(({ length }) => length));
  const values = [drift.ours, drift.theirs].map(
    (value, side) => `  ${(sides[side] ?? "").padEnd(width)}  ${valueText(value)}`,
  );
  return [
    `${classWords[drift.class].toUpperCase()}  ${driftTitle(drift)}`,
    ...(drift.kind === "breach" ? [] : values),
    ...driftLines(drift).map((line) => `  ${line}`),
  ];
}

/** The flows that were not played, those of an interface for the same reason in one line. */
export function unplayedLines({ unplayed }: ComparisonReport): string[] {
  const lines = new Map<string, number>();
  for (const { interface: of, reason } of unplayed)
    lines.set(`${of}: ${reason}`, (lines.get(`${of}: ${reason}`) ?? 0) + 1);
  return [...lines].map(([line, count]) => `  ${count} of ${line}`);
}

const slowLines = ({ times }: ComparisonReport): string[] =>
  times
    .filter(({ isTooSlow }) => isTooSlow)
    .map(
      ({ interface: of, operation, theirs }) => `TOO SLOW  ${of} ${operation}: ${timeText(theirs)}`,
    );

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
