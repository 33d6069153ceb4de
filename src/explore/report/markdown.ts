import { stripVTControlCharacters } from "node:util";
import { plural } from "../../conformance/report/lines";
import {
  boundedMarkdown,
  markdownCode,
  markdownTable,
  markdownText,
} from "../../conformance/report/markdown";
import {
  type ExplorationReport,
  type ReportedFinding,
  type Warning,
  plainReport,
} from "./exploration-report";
import type { MatrixRow } from "./matrix";
import { cellMarks, cellOutcomes, seenIn, unsteadyText } from "./outcomes";
import { resultEmojis } from "../../conformance/judged-rule";
import { rowName } from "./struck";
import { aboutLines, explorationResultText, ranText, warningText } from "./summary";
import { mistakeLines, unmatchedText } from "./text";

/**
 * An exploration for the summary of a pipeline: the result in a heading, the matrix, and each finding with the command
 * that shows it again (`retry`, of the finding at this position).
 */
export function explorationMarkdown(
  seen: ExplorationReport,
  retry: (at: number) => string | undefined,
): string {
  const report = plainReport(seen);
  const { result, findings, mistake, clean, warnings, struck } = report;
  const heading = `## Standin explore: ${resultEmojis[result]} ${explorationResultText(report)}`;
  if (mistake !== undefined) {
    return boundedMarkdown([
      heading,
      ...mistakeLines(report).flatMap((line) => ["", markdownText(line)]),
      ...outputLines(clean),
    ]);
  }
  return boundedMarkdown([
    heading,
    "",
    ranText(report),
    ...[...aboutLines(report), ...unmatchedText(clean)].flatMap((line) => ["", markdownText(line)]),
    ...outputLines(struck.isTooLittle ? struck.failed : undefined),
    ...matrixLines(report),
    ...findings.flatMap((finding, at) => findingLines(finding, retry(at))),
    ...warnings.flatMap(warningLines),
  ]);
}

const outputLines = ({ output = "" }: { output?: string } = {}): string[] =>
  output === ""
    ? []
    : ["", "The end of its output:", "", markdownCode(stripVTControlCharacters(output).trimEnd())];

const warningLines = (warning: Warning): string[] => [
  "",
  `### ${resultEmojis.warn} ${markdownText(warning.rule.id)} ${markdownText(warning.rule.interface)}`,
  "",
  markdownText(warning.rule.sentence),
  "",
  `- ${markdownText(warningText(warning))}`,
];

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
      .map((outcome) => `${cellMarks[outcome].emoji} ${cellMarks[outcome].words}`)
      .join(" · "),
  ];
}

function signOf({ cells }: MatrixRow, column: string): string {
  const cell = cells.find((one) => one.column === column);
  return cell === undefined ? "" : cellMarks[cell.outcome].emoji;
}

function findingLines(finding: ReportedFinding, retry: string | undefined): string[] {
  const { rule, title, isSteady, shownBy, beside, record } = finding;
  return [
    "",
    `### ${cellMarks[isSteady ? "broke" : "unsteady"].emoji} ${markdownText(rule.id)} ${markdownText(rule.interface)}`,
    "",
    markdownText(rule.sentence),
    "",
    `- ${markdownText(title)}: ${markdownText(seenIn(finding))}`,
    ...(isSteady ? [] : [`- ${unsteadyText(finding)}`]),
    ...beside.map(
      ({ id, interface: name, text }) =>
        `- It breaks ${markdownText(`${id} ${name} too: ${text}`)}`,
    ),
    `- Shown by ${plural(shownBy.length, "plan")}.`,
    ...unmatchedText(record).map((line) => `- ${markdownText(line.trim())}`),
    `- What to do: ${markdownText(rule.remedy)}`,
    ...(retry === undefined ? [] : ["", "See it again:", "", markdownCode(retry, "sh")]),
  ];
}
