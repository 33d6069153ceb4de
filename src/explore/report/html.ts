import { stripVTControlCharacters } from "node:util";
import { counted } from "../../conformance/report/counted";
import { escaped } from "../../conformance/report/markup-text";
import type { SeenMessage } from "../position";
import type { RunRecord } from "../run-record";
import {
  type ExplorationReport,
  type ReportedFinding,
  type Warning,
  plainReport,
} from "./exploration-report";
import type { Cell, CellRun, Row } from "./matrix";
import { outcomeWords, seenIn, signs, unsteadyText } from "./outcomes";
import { aboutLines, explorationResultText, ranText, warningText } from "./summary";

const style = `
  body { color: #1c2530; font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
  h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin-top: 2rem } code { font-size: .9em }
  .scroll { overflow-x: auto } table { border-collapse: collapse; margin: .6rem 0 }
  th, td { border: 1px solid #d5dae1; padding: .25rem .5rem } th { font-weight: 600; text-align: left }
  .matrix thead th { font-size: .8rem; font-weight: 400; max-width: 4.5rem; vertical-align: bottom }
  .matrix td { padding: 0; text-align: center } .matrix a, .matrix span { display: block; padding: .25rem .5rem }
  .matrix a { color: inherit; font-weight: 700; text-decoration: none } .matrix a:hover { outline: 2px solid #1c2530 }
  .held { background: #e7f4ea; color: #14522a } .broke, .defect { background: #fbe4e2; color: #8c1d18 }
  .command-failed, .unsteady, .undecided { background: #fff3d6; color: #6b4600 }
  .not-struck { background: #eef0f3; color: #4d5866 }
  b.sign { border-radius: 4px; display: inline-block; margin-right: .5rem; padding: 0 .5rem }
  details { border: 1px solid #d5dae1; border-radius: 6px; margin: .5rem 0; padding: .5rem .8rem }
  summary { cursor: pointer } .sequence { width: 100% } .sequence td { border-width: 0 0 1px }
  .sequence .at { font-variant-numeric: tabular-nums; white-space: nowrap; width: 6rem }
  pre { background: #eef0f3; overflow-x: auto; padding: .5rem .8rem }
  .arrow { width: 45% } .arrow::after { content: "\\00a0\\2192" }
  .back { width: 45% } .back::before { content: "\\2190\\00a0" }
  .lost::before { content: "\\2717\\00a0" } .struck { background: #fff6e0 } small { color: #4d5866 }`;

/** One page that needs nothing else: the matrix, the findings, and the messages of each run. */
export function explorationHtml(seen: ExplorationReport): string {
  const report = plainReport(seen);
  const { result, findings, mistake, warnings } = report;
  const body =
    mistake === undefined
      ? `<p>${escaped(ranText(report))}</p>
${aboutLines(report)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join("\n")}
${failedOutput(report)}${unmatchedList(report.clean)}${matrixTable(report)}
${findings.length === 0 ? "" : `<h2>Findings</h2>${findings.map(findingSection).join("\n")}`}
${warnings.length === 0 ? "" : `<h2>Warnings</h2><ul>${warnings.map(warningItem).join("\n")}</ul>`}
<h2>Runs</h2>
${report.matrix.flatMap((row) => row.cells.map((cell) => cellSection(row, cell, report))).join("\n")}`
      : cleanSection(report);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Standin explore: ${result}</title><style>${style}</style></head><body>
<h1>${escaped(explorationResultText(report))}</h1>
${body}
</body></html>
`;
}

/** What a command printed that failed, where too little was struck. */
const failedOutput = ({ struck: { isTooLittle, failed } }: ExplorationReport): string =>
  isTooLittle && failed !== undefined
    ? `<p>The last of its output:</p><pre>${escaped(stripVTControlCharacters(failed.output).trimEnd())}</pre>`
    : "";

const warningItem = (warning: Warning): string =>
  `<li><code>${escaped(warning.rule.id)}</code> ${escaped(warning.rule.sentence)}
<small>${escaped(warning.rule.interface)}</small><br>${escaped(warningText(warning))}</li>`;

function cleanSection({ clean, mistake = "" }: ExplorationReport): string {
  const rules = clean.broken.map(
    ({ id, sentence, text }) =>
      `<li><code>${escaped(id)}</code> ${escaped(sentence)}<br>${escaped(text)}</li>`,
  );
  return `<p>Without a fault the POS ${escaped(mistake)}: nothing was explored.</p>
<ul>${rules.join("")}</ul>${unmatchedList(clean)}${sequenceTable(clean.messages)}`;
}

const unmatchedList = ({ unmatched = [] }: RunRecord): string =>
  unmatched.length === 0
    ? ""
    : `<p>Requests reached no operation:</p>
<ul>${unmatched.map((line) => `<li><code>${escaped(line)}</code></li>`).join("")}</ul>`;

const rowName = ({ operation, after }: Row): string =>
  `<code>${escaped(operation)}</code>${after === undefined ? "" : ` <small>after ${escaped(after)}</small>`}`;

/** The place of a cell's runs on the page. */
const cellId = (row: Row, { column }: Cell): string =>
  [row.interface, row.operation, row.after, column].join("-").replace(/[^A-Za-z0-9-]/g, "_");

function matrixTable({ columns, matrix }: ExplorationReport): string {
  const head = columns.map(({ heading }) => `<th scope="col">${escaped(heading)}</th>`).join("");
  const interfaces = [...new Set(matrix.map((row) => row.interface))];
  const tables = interfaces.map((name) => {
    const rows = matrix.filter((row) => row.interface === name);
    return `<h2>${escaped(name)}</h2>
<div class="scroll"><table class="matrix"><thead><tr><th></th>${head}</tr></thead><tbody>
${rows.map((row) => matrixRow(row, columns)).join("\n")}
</tbody></table></div>`;
  });
  const legend = Object.entries(outcomeWords).map(
    ([outcome, words]) =>
      `<b class="sign ${outcome}">${signs[outcome as keyof typeof signs]}</b>${escaped(words)}`,
  );
  return `${tables.join("\n")}<p>${legend.join(" &nbsp; ")}</p>`;
}

const matrixRow = (row: Row, columns: ExplorationReport["columns"]): string =>
  `<tr><th scope="row">${rowName(row)}</th>${columns.map(({ id }) => cellOf(row, id)).join("")}</tr>`;

function cellOf(row: Row, column: string): string {
  const cell = row.cells.find((one) => one.column === column);
  if (cell === undefined) return "<td></td>";
  const { outcome, rules } = cell;
  const title = escaped(`${outcomeWords[outcome]} ${rules.join(", ")}`.trim());
  return `<td class="${outcome}"><a href="#${cellId(row, cell)}" title="${title}">${signs[outcome]}</a></td>`;
}

function findingSection(finding: ReportedFinding): string {
  const { rule, name, title, isSteady, shownBy, record, beside } = finding;
  const outcome = isSteady ? "broke" : "unsteady";
  return `<details open><summary><b class="sign ${outcome}">${outcome}</b>
<code>${escaped(rule.id)}</code> ${escaped(rule.sentence)} <small>${escaped(rule.interface)}</small></summary>
<p>${escaped(title)}: ${escaped(seenIn(finding))}.</p>
${isSteady ? "" : `<p>${unsteadyText(finding)}</p>`}${beside.map(besideText).join("")}
<p>${escaped(rule.remedy)}
<small>Scenario <code>${escaped(name)}</code>; shown by ${counted(shownBy.length, "plan")}.</small></p>
${unmatchedList(record)}${sequenceTable(record.messages)}</details>`;
}

const besideText = ({ id, interface: name, text }: ReportedFinding["rule"]): string =>
  `<p>It breaks <code>${escaped(id)}</code> <small>${escaped(name)}</small> too: ${escaped(text)}</p>`;

function cellSection(row: Row, cell: Cell, { columns }: ExplorationReport): string {
  const heading = columns.find(({ id }) => id === cell.column)?.heading ?? cell.column;
  const sign = `<b class="sign ${cell.outcome}">${signs[cell.outcome]}</b>`;
  return `<details id="${cellId(row, cell)}">
<summary>${sign} ${rowName(row)}: ${escaped(heading)} <small>${escaped(row.interface)}</small></summary>
${cell.runs.map(runSection).join("\n")}</details>`;
}

const runSection = ({ title, outcome, record }: CellRun): string =>
  `<p>${escaped(title)}: ${escaped(outcomeWords[outcome])}${commandText(record)}.</p>
${record.broken.map(({ id, text }) => `<p><code>${escaped(id)}</code> ${escaped(text)}</p>`).join("\n")}
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
  const told = struck.map((text) => ` <small>${escaped(text)}</small>`).join("");
  return `<tr${struck.length > 0 ? ' class="struck"' : ""}><td class="at">${(at / 1000).toFixed(1)} s</td>
<td class="arrow"><code>${escaped(operation)}</code> ${nth}${delivery === "repeat" ? " <small>again</small>" : ""}</td>
<td class="back${isAnswered ? "" : " lost"}">${escaped(got)}${told}</td></tr>`;
}
