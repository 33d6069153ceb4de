import { stripVTControlCharacters } from "node:util";
import {
  type ExplorationReport,
  type ReportedFinding,
  type Warning,
  plainReport,
} from "./exploration-report";
import { outcomeMarks } from "../../conformance/judged-rule";
import type { RunRecord } from "../run-record";
import type { MatrixCell, MatrixRow } from "./matrix";
import { cellMarks, cellOutcomes, findingMark, seenIn, unsteadyText } from "./outcomes";
import { rowName } from "./struck";
import { aboutLines, explorationResultText, ranText, warningText } from "./summary";

/** An exploration for a terminal: the result, the matrix, and each finding. */
export function explorationText(seen: ExplorationReport): string {
  const report = plainReport(seen);
  const lines = [explorationResultText(report), ""];
  if (report.mistake !== undefined)
    return [...lines, ...mistakeLines(report), ...outputLines(report.clean), ""].join("\n");
  return [
    ...lines,
    ranText(report),
    ...aboutLines(report),
    ...outputLines(report.struck.isTooLittle ? report.struck.failed : undefined),
    ...unmatchedText(report.clean),
    "",
    ...matrixLines(report),
    ...report.findings.flatMap((finding) => ["", ...findingLines(finding)]),
    ...(report.warnings.length > 0 ? [""] : []),
    ...report.warnings.flatMap(warningLines),
    "",
  ].join("\n");
}

const whereToSend =
  "It should send its messages to STANDIN_URL, with the credentials STANDIN_USERNAME and STANDIN_PASSWORD.";

/** Why nothing was explored. */
export function mistakeLines({ clean, mistake }: ExplorationReport): string[] {
  const { broken, messages } = clean;
  return [
    `Without a fault the POS ${mistake ?? ""}: nothing was explored.`,
    ...(messages.length === 0 ? [whereToSend] : []),
    ...broken.flatMap(({ id, interface: name, sentence, text }) => [
      `${id} ${name}: ${sentence}`,
      `  - ${text}`,
    ]),
    ...unmatchedText(clean),
  ];
}

/** That requests of a run reached no operation, with each. */
export const unmatchedText = ({ unmatched = [] }: RunRecord): string[] =>
  unmatched.length === 0
    ? []
    : ["Requests reached no operation:", ...unmatched.map((line) => `  ${line}`)];

const outputLines = ({ output }: { output?: string } = {}): string[] =>
  output === undefined
    ? []
    : ["The end of its output:", stripVTControlCharacters(output).trimEnd()];

function matrixLines({ columns, matrix }: ExplorationReport): string[] {
  const width = Math.max(...matrix.map((row) => rowName(row).length + 2), 20);
  const head = columns.map((_column, index) => String(index + 1).padStart(3)).join("");
  const seen = new Set(matrix.flatMap(({ cells }) => cells.map(({ outcome }) => outcome)));
  return [
    ...[...new Set(matrix.map((row) => row.interface))].flatMap((name) => [
      `${name.padEnd(width)}${head}`,
      ...matrix
        .filter((row) => row.interface === name)
        .map((row) => `  ${rowName(row)}`.padEnd(width) + signsOf(row, columns)),
    ]),
    "",
    ...columnNames(columns),
    cellOutcomes
      .filter((outcome) => seen.has(outcome))
      .map((outcome) => `${cellMarks[outcome].sign} ${cellMarks[outcome].words}`)
      .join("   "),
  ];
}

const signOf = (cell: MatrixCell | undefined): string =>
  cell === undefined ? "" : cellMarks[cell.outcome].sign;

const signsOf = ({ cells }: MatrixRow, columns: ExplorationReport["columns"]): string =>
  columns
    .map(({ id }) => signOf(cells.find(({ column }) => column === id)).padStart(3))
    .join("")
    .trimEnd();

const columnsInLine = 3;

/** What the columns are. */
function columnNames(columns: ExplorationReport["columns"]): string[] {
  const named = columns.map(({ heading }, index) =>
    `${String(index + 1).padStart(2)} ${heading}`.padEnd(24),
  );
  return Array.from({ length: Math.ceil(named.length / columnsInLine) }, (_, line) =>
    named
      .slice(line * columnsInLine, (line + 1) * columnsInLine)
      .join("")
      .trimEnd(),
  );
}

function findingLines(finding: ReportedFinding): string[] {
  const { rule, name, title, isSteady, shownBy, beside, record } = finding;
  const [, other, ...more] = shownBy;
  return [
    `${findingMark(finding).word} ${rule.id} ${rule.interface}: ${rule.sentence}`,
    `  ${title}.`,
    `  - ${seenIn(finding)}`,
    ...(isSteady ? [] : [`  ${unsteadyText(finding)}`]),
    ...beside.map(({ id, interface: of, text }) => `  It breaks ${id} ${of} too: ${text}`),
    ...(other === undefined
      ? []
      : [`  So does ${other}${more.length === 0 ? "" : `, and ${more.length} more`}.`]),
    ...unmatchedText(record).map((line) => `  ${line}`),
    `  ${rule.remedy}`,
    `  Scenario: ${name}`,
  ];
}

const warningLines = (warning: Warning): string[] => [
  `${outcomeMarks.warn.word} ${warning.rule.id} ${warning.rule.interface}: ${warning.rule.sentence}`,
  `  - ${warningText(warning)}`,
];
