import { htmlText, reportPage } from "../../conformance/report/markup";
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
import { unplayedLines } from "./text";

/** One page that needs nothing else: each difference with both answers side by side. */
export function comparisonHtml(seen: ComparisonReport): string {
  const report = plainReport(seen);
  const { drifts, undecided, problems, sides } = report;
  const notes = [...undecided, ...problems].map((line) => `<p class="warn">${htmlText(line)}</p>`);
  const unplayed = unplayedLines(report).map((line) => `<li>${htmlText(line.trim())}</li>`);
  const body = [
    "<h1>Standin compare</h1>",
    `<p>${htmlText(headline(report))}</p>`,
    ...notes,
    ...drifts.map((drift) => driftSection(drift, sides)),
    ...(unplayed.length === 0 ? [] : [`<h2>Not played</h2><ul>${unplayed.join("")}</ul>`]),
    timesTable(report),
  ];
  return reportPage(`Standin compare: ${report.result}`, body.join("\n"));
}

function driftSection(drift: ReportedDrift, sides: ComparisonReport["sides"]): string {
  const isQuiet = drift.allowed !== undefined || ["data", "unsteady"].includes(drift.class);
  const lines = driftLines(drift).map((line) => `<p>${htmlText(line)}</p>`);
  const values = [drift.ours, drift.theirs].map(
    (value) => `<td><code>${htmlText(valueText(value))}</code></td>`,
  );
  const rows = drift.messages.map(
    ({ operation, ours, theirs }) =>
      `<tr><td><code>${htmlText(operation)}</code></td>${[ours, theirs].map(answerCell).join("")}</tr>`,
  );
  const mark = `<b class="mark ${isQuiet ? "quiet" : "bad"}">${htmlText(classWords[drift.class])}</b>`;
  return `<details${isQuiet ? "" : " open"}><summary>${mark} ${htmlText(driftTitle(drift))}</summary>
<table><tr><th></th>${sides.map((side) => `<th>${side}</th>`).join("")}</tr>
<tr class="marked"><td><code>${htmlText(drift.member)}</code></td>${values.join("")}</tr>
${rows.join("\n")}</table>
${lines.join("\n")}</details>`;
}

function answerCell(answer: ReportedDrift["messages"][number]["ours"]): string {
  if (answer === undefined) return "<td></td>";
  const { status, body } = answer;
  if (body === undefined) return `<td>${status}</td>`;
  const text = htmlText(JSON.stringify(body, null, 2));
  return `<td>${status}<details class="body"><summary>body</summary><pre>${text}</pre></details></td>`;
}

function timesTable({ times, sides }: ComparisonReport): string {
  if (times.length === 0) return "";
  const rows = times.map(
    ({ interface: of, operation, ours, theirs, isTooSlow }) =>
      `<tr${isTooSlow ? ' class="marked"' : ""}><td>${htmlText(of)} <code>${htmlText(operation)}</code></td>` +
      `<td>${timeText(ours)}</td><td>${timeText(theirs)}</td></tr>`,
  );
  return `<h2>Times</h2><table><tr><th></th>${sides.map((side) => `<th>${side}</th>`).join("")}</tr>
${rows.join("\n")}</table>`;
}
