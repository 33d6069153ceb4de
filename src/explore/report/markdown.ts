import { stripVTControlCharacters } from "node:util";
import { counted } from "../../conformance/report/counted";
import {
  boundedMarkdown,
  markdownCode,
  markdownTable,
  markdownText,
} from "../../conformance/report/markdown-text";
import { type ExplorationReport, type ReportedFinding, plainReport } from "./exploration-report";
import type { Row } from "./matrix";
import { type CellOutcome, cellOutcomes, outcomeWords, seenIn } from "./outcomes";
import { explorationResultText, mistakeLines, rowName, unmatchedText, variedLines } from "./text";

/** The sign of each outcome, and of each result. */
const signs: Readonly<Record<CellOutcome | ExplorationReport["result"], string>> = {
  held: "✅",
  broke: "❌",
  "command-failed": "⚠️",
  "not-struck": "➖",
  unsteady: "❔",
  undecided: "❔",
  defect: "💥",
  pass: "✅",
  fail: "❌",
  inconclusive: "❔",
  error: "💥",
};

/**
 * An exploration for the summary of a pipeline: the result in a heading, the matrix, and each finding with the command
 * that shows it again (`retry`, of the finding at this position).
 */
export function explorationMarkdown(
  seen: ExplorationReport,
  retry: (at: number) => string | undefined,
): string {
  const report = plainReport(seen);
  const { result, plans, classes, ran, findings, mistake, clean } = report;
  const heading = `## Standin explore: ${signs[result]} ${explorationResultText(report)}`;
  if (mistake !== undefined) {
    const { output = "" } = clean;
    return boundedMarkdown([
      heading,
      ...mistakeLines(report).flatMap((line) => ["", markdownText(line)]),
      ...(output === ""
        ? []
        : [
            "",
            "The last of its output:",
            "",
            markdownCode(stripVTControlCharacters(output).trimEnd()),
          ]),
    ]);
  }
  return boundedMarkdown([
    heading,
    "",
    `${counted(plans, "plan")}, of which ${classes} meet something different; ${ran} ran.`,
    ...[...variedLines(report), ...unmatchedText(clean)].flatMap((line) => [
      "",
      markdownText(line),
    ]),
    ...matrixLines(report),
    ...findings.flatMap((finding, at) => findingLines(finding, retry(at))),
  ]);
}

function matrixLines({ columns, matrix }: ExplorationReport): string[] {
  const names = [...new Set(matrix.map((row) => row.interface))];
  const seen = new Set(matrix.flatMap(({ cells }) => cells.map(({ outcome }) => outcome)));
  return [
    ...names.flatMap((name) => [
      "",
      `### ${markdownText(name)}`,
      "",
      ...markdownTable([
        ["", ...columns.map((column) => markdownText(column.heading))],
        ...matrix
          .filter((row) => row.interface === name)
          .map((row) => [markdownText(rowName(row)), ...columns.map(({ id }) => signOf(row, id))]),
      ]),
    ]),
    "",
    cellOutcomes
      .filter((outcome) => seen.has(outcome))
      .map((outcome) => `${signs[outcome]} ${outcomeWords[outcome]}`)
      .join(" · "),
  ];
}

function signOf({ cells }: Row, column: string): string {
  const cell = cells.find((one) => one.column === column);
  return cell === undefined ? "" : signs[cell.outcome];
}

function findingLines(finding: ReportedFinding, retry: string | undefined): string[] {
  const { rule, title, isSteady, shownBy, record } = finding;
  return [
    "",
    `### ${signs[isSteady ? "broke" : "unsteady"]} ${markdownText(rule.id)} ${markdownText(rule.interface)}`,
    "",
    markdownText(rule.sentence),
    "",
    `- ${markdownText(title)}: ${markdownText(seenIn(finding))}`,
    ...(isSteady ? [] : ["- It did not break the rule each time that it ran again."]),
    `- Shown by ${counted(shownBy.length, "plan")}.`,
    ...unmatchedText(record).map((line) => `- ${markdownText(line.trim())}`),
    `- What to do: ${markdownText(rule.remedy)}`,
    ...(retry === undefined ? [] : ["", "See it again:", "", markdownCode(retry, "sh")]),
  ];
}
