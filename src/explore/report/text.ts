import { stripVTControlCharacters } from "node:util";
import { counted } from "../../conformance/report/counted";
import { type ExplorationReport, type ReportedFinding, plainReport } from "./exploration-report";
import type { RunRecord } from "../run-record";
import type { Cell, Row } from "./matrix";
import { type ExplorationResult, cellOutcomes, outcomeWords, seenIn, signs } from "./outcomes";

const results: Readonly<Record<ExplorationResult, string>> = {
  pass: "PASS: the POS behaved under every fault.",
  fail: "FAIL: the POS did not behave.",
  inconclusive: "INCONCLUSIVE: undecided.",
  error: "ERROR: a defect of the simulator itself.",
};

/** The result, in a sentence. */
export const explorationResultText = ({ result }: ExplorationReport): string => results[result];

/** An exploration for a terminal: the result, the matrix, and each finding. */
export function explorationText(seen: ExplorationReport): string {
  const report = plainReport(seen);
  const lines = [explorationResultText(report), ""];
  if (report.mistake !== undefined)
    return [...lines, ...mistakeLines(report), ...outputLines(report), ""].join("\n");
  return [
    ...lines,
    `${counted(report.plans, "plan")}, of which ${report.classes} meet something different; ${report.ran} ran.`,
    ...variedLines(report),
    ...unmatchedText(report.clean),
    "",
    ...matrixLines(report),
    ...report.findings.flatMap((finding) => ["", ...findingLines(finding)]),
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

const outputLines = ({ clean: { output } }: ExplorationReport): string[] =>
  output === undefined
    ? []
    : ["The last of its output:", stripVTControlCharacters(output).trimEnd()];

/** That the POS does not send the same each time, where that was seen. */
export const variedLines = ({ varied: { runs, example } }: ExplorationReport): string[] =>
  example === undefined
    ? []
    : [
        `The POS does not send the same each time: in ${counted(runs, "run")} it differed before anything was struck.`,
        `Message ${example.number} was ${example.seen}; without a fault it is ${example.expected}.`,
      ];

/** What a row of the matrix is about. */
export const rowName = ({ operation, after }: Row): string =>
  after === undefined ? operation : `${operation} (after ${after})`;

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
      .map((outcome) => `${signs[outcome]} ${outcomeWords[outcome]}`)
      .join("   "),
  ];
}

const signOf = (cell: Cell | undefined): string => (cell === undefined ? "" : signs[cell.outcome]);

const signsOf = ({ cells }: Row, columns: ExplorationReport["columns"]): string =>
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
  const { rule, name, title, isSteady, shownBy, record } = finding;
  const [, other, ...more] = shownBy;
  return [
    `${isSteady ? "BROKE" : "UNSTEADY"} ${rule.id} ${rule.interface}: ${rule.sentence}`,
    `  ${title}.`,
    `  - ${seenIn(finding)}`,
    ...(isSteady ? [] : ["  It did not break the rule each time that it ran again."]),
    ...(other === undefined
      ? []
      : [`  So does ${other}${more.length === 0 ? "" : `, and ${more.length} more`}.`]),
    ...unmatchedText(record).map((line) => `  ${line}`),
    `  ${rule.remedy}`,
    `  Scenario: ${name}`,
  ];
}
