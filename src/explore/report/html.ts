import { stripVTControlCharacters } from "node:util";
import { plural } from "../../conformance/report/lines";
import { htmlText, markHtml, reportPage } from "../../conformance/report/markup";
import type { SeenMessage } from "../position";
import type { RunRecord } from "../run-record";
import {
  type ExplorationReport,
  type ReportedFinding,
  type Warning,
  plainReport,
} from "./exploration-report";
import type { MatrixCell, CellRun, MatrixRow } from "./matrix";
import {
  type CellOutcome,
  cellMarks,
  cellOutcomes,
  findingMark,
  seenIn,
  unsteadyText,
} from "./outcomes";
import { aboutLines, explorationResultText, ranText, warningText } from "./summary";

/** One page that needs nothing else: the matrix, the findings, and the messages of each run. */
export function explorationHtml(seen: ExplorationReport): string {
  const report = plainReport(seen);
  const { result, findings, mistake, warnings } = report;
  const body =
    mistake === undefined
      ? `<p>${htmlText(ranText(report))}</p>
${aboutLines(report)
  .map((line) => `<p>${htmlText(line)}</p>`)
  .join("\n")}
${failedOutput(report)}${unmatchedList(report.clean)}${matrixTable(report)}
${findings.length === 0 ? "" : `<h2>Findings</h2>${findings.map(findingSection).join("\n")}`}
${warnings.length === 0 ? "" : `<h2>Warnings</h2><ul>${warnings.map(warningItem).join("\n")}</ul>`}
<h2>Runs</h2>
${report.matrix.flatMap((row) => row.cells.map((cell) => cellSection(row, cell, report))).join("\n")}`
      : cleanSection(report);
  return reportPage(
    `Standin explore: ${result}`,
    `<h1>${htmlText(explorationResultText(report))}</h1>\n${body}`,
  );
}

/** What a command printed that failed, where too little was struck. */
const failedOutput = ({ struck: { isTooLittle, failed } }: ExplorationReport): string =>
  isTooLittle && failed !== undefined
    ? `<p>The end of its output:</p><pre>${htmlText(stripVTControlCharacters(failed.output).trimEnd())}</pre>`
    : "";

const warningItem = (warning: Warning): string =>
  `<li><code>${htmlText(warning.rule.id)}</code> ${htmlText(warning.rule.sentence)}
<small>${htmlText(warning.rule.interface)}</small><br>${htmlText(warningText(warning))}</li>`;

function cleanSection({ clean, mistake = "" }: ExplorationReport): string {
  const rules = clean.broken.map(
    ({ id, sentence, text }) =>
      `<li><code>${htmlText(id)}</code> ${htmlText(sentence)}<br>${htmlText(text)}</li>`,
  );
  return `<p>Without a fault the POS ${htmlText(mistake)}: nothing was explored.</p>
<ul>${rules.join("")}</ul>${unmatchedList(clean)}${sequenceTable(clean.messages)}`;
}

const unmatchedList = ({ unmatched = [] }: RunRecord): string =>
  unmatched.length === 0
    ? ""
    : `<p>Requests reached no operation:</p>
<ul>${unmatched.map((line) => `<li><code>${htmlText(line)}</code></li>`).join("")}</ul>`;

const rowName = ({ operation, after }: MatrixRow): string =>
  `<code>${htmlText(operation)}</code>${after === undefined ? "" : ` <small>after ${htmlText(after)}</small>`}`;

/** The place of a cell's runs on the page. */
const cellId = (row: MatrixRow, { column }: MatrixCell): string =>
  [row.interface, row.operation, row.after, column].join("-").replace(/[^A-Za-z0-9-]/g, "_");

const signHtml = (outcome: CellOutcome): string =>
  `<b class="sign ${outcome}">${cellMarks[outcome].sign}</b>`;

function matrixTable({ columns, matrix }: ExplorationReport): string {
  const head = columns.map(({ heading }) => `<th scope="col">${htmlText(heading)}</th>`).join("");
  const interfaces = [...new Set(matrix.map((row) => row.interface))];
  const tables = interfaces.map((name) => {
    const rows = matrix.filter((row) => row.interface === name);
    return `<h2>${htmlText(name)}</h2>
<div class="scroll"><table class="matrix"><thead><tr><th></th>${head}</tr></thead><tbody>
${rows.map((row) => matrixRow(row, columns)).join("\n")}
</tbody></table></div>`;
  });
  const legend = cellOutcomes.map((outcome) => `${signHtml(outcome)}${cellMarks[outcome].words}`);
  return `${tables.join("\n")}<p>${legend.join(" &nbsp; ")}</p>`;
}

const matrixRow = (row: MatrixRow, columns: ExplorationReport["columns"]): string =>
  `<tr><th scope="row">${rowName(row)}</th>${columns.map(({ id }) => cellOf(row, id)).join("")}</tr>`;

function cellOf(row: MatrixRow, column: string): string {
  const cell = row.cells.find((one) => one.column === column);
  if (cell === undefined) return "<td></td>";
  const { outcome, rules } = cell;
  const title = htmlText(`${cellMarks[outcome].words} ${rules.join(", ")}`.trim());
  return `<td class="${outcome}"><a href="#${cellId(row, cell)}" title="${title}">${cellMarks[outcome].sign}</a></td>`;
}

function findingSection(finding: ReportedFinding): string {
  const { rule, name, title, isSteady, shownBy, record, beside } = finding;
  return `<details open><summary>${markHtml(findingMark(finding))}
<code>${htmlText(rule.id)}</code> ${htmlText(rule.sentence)} <small>${htmlText(rule.interface)}</small></summary>
<p>${htmlText(title)}: ${htmlText(seenIn(finding))}.</p>
${isSteady ? "" : `<p>${unsteadyText(finding)}</p>`}${beside.map(besideText).join("")}
<p>${htmlText(rule.remedy)}
<small>Scenario <code>${htmlText(name)}</code>; shown by ${plural(shownBy.length, "plan")}.</small></p>
${unmatchedList(record)}${sequenceTable(record.messages)}</details>`;
}

const besideText = ({ id, interface: name, text }: ReportedFinding["rule"]): string =>
  `<p>It breaks <code>${htmlText(id)}</code> <small>${htmlText(name)}</small> too: ${htmlText(text)}</p>`;

function cellSection(row: MatrixRow, cell: MatrixCell, { columns }: ExplorationReport): string {
  const heading = columns.find(({ id }) => id === cell.column)?.heading ?? cell.column;
  return `<details id="${cellId(row, cell)}">
<summary>${signHtml(cell.outcome)} ${rowName(row)}: ${htmlText(heading)}
<small>${htmlText(row.interface)}</small></summary>
${cell.runs.map(runSection).join("\n")}</details>`;
}

const runSection = ({ title, outcome, record }: CellRun): string =>
  `<p>${htmlText(title)}: ${cellMarks[outcome].words}${commandText(record)}.</p>
${record.broken.map(({ id, text }) => `<p><code>${htmlText(id)}</code> ${htmlText(text)}</p>`).join("\n")}
${unmatchedList(record)}${sequenceTable(record.messages)}`;

const commandText = ({ code = 0 }: RunRecord): string =>
  code === 0 ? "" : `; the command ended with ${code}`;

/** The messages of a run between the POS and the simulator. */
const sequenceTable = (messages: readonly SeenMessage[]): string =>
  messages.length === 0
    ? ""
    : `<table class="sequence"><thead><tr><th>after</th><th>POS</th><th>simulator</th></tr></thead><tbody>
${messages.map(sequenceRow).join("\n")}</tbody></table>`;

function sequenceRow({ at, operation, nth, delivery, got, struck }: SeenMessage): string {
  const isAnswered = /^\d+$/.test(got);
  const told = struck.map((text) => ` <small>${htmlText(text)}</small>`).join("");
  return `<tr${struck.length > 0 ? ' class="marked"' : ""}><td class="at">${(at / 1000).toFixed(1)} s</td>
<td class="arrow"><code>${htmlText(operation)}</code> ${nth}${delivery === "repeat" ? " <small>again</small>" : ""}</td>
<td class="back${isAnswered ? "" : " lost"}">${htmlText(got)}${told}</td></tr>`;
}
