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
import { htmlText, reportPage, xmlText } from "../../conformance/report/markup";
import XMLBuilder from "fast-xml-builder";
import { attributeText, skippedCase } from "../../conformance/report/junit";

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
    ...drifts.map((drift) => driftHtml(drift, sides)),
    ...(unplayed.length === 0 ? [] : [`<h2>Not played</h2><ul>${unplayed.join("")}</ul>`]),
    timesTable(report),
  ];
  return reportPage(`Standin compare: ${report.result}`, body.join("\n"));
}

function driftHtml(drift: ReportedDrift, sides: ComparisonReport["sides"]): string {
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

/** A case for the comparison as a whole, and one for each difference. */
export function comparisonJunit(seen: ComparisonReport): string {
  const report = plainReport(seen);
  const cases = [
    wholeCase(report),
    ...report.problems.map((text) => failedCase("standin.allow", text, "allow", [text])),
    ...report.drifts.map((drift) => driftCase(drift, report.sides)),
  ];
  const count = (result: string): number => cases.filter((one) => result in one).length;
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  const suite = {
    "@_name": "standin compare",
    "@_tests": cases.length,
    "@_failures": count("failure"),
    "@_errors": count("error"),
    "@_skipped": count("skipped"),
    testcase: cases,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite: [suite] } })}`;
}

/** What is undecided is an error: skipped cases show green. */
function wholeCase(report: ComparisonReport): Record<string, unknown> {
  const { undecided } = report;
  const slow = report.times.filter(({ isTooSlow }) => isTooSlow);
  const lines = [
    ...undecided,
    ...slow.map(({ interface: of, operation }) => `${of} ${operation} is too slow`),
  ];
  return {
    "@_classname": "standin.compare",
    "@_name": xmlText(headline(report)),
    ...(lines[0] !== undefined && {
      [undecided.length > 0 ? "error" : "failure"]: {
        "@_message": attributeText(lines[0]),
        "@_type": undecided.length > 0 ? "undecided" : "too-slow",
        "#text": xmlText(lines.join("\n")),
      },
    }),
  };
}

function driftCase(
  drift: ReportedDrift,
  sides: ComparisonReport["sides"],
): Record<string, unknown> {
  const title = `${classWords[drift.class]}: ${driftTitle(drift)}`;
  const place = `standin.compare.${drift.interface}`;
  if (drift.allowed !== undefined || !drift.counts)
    return {
      "@_classname": place,
      "@_name": xmlText(title),
      ...skippedCase(drift.allowed ?? "it does not count"),
    };
  return failedCase(place, title, drift.class, [
    ...[drift.ours, drift.theirs].map((value, side) => `${sides[side] ?? ""}: ${valueText(value)}`),
    ...driftLines(drift),
  ]);
}

const failedCase = (
  place: string,
  title: string,
  type: string,
  lines: readonly string[],
): Record<string, unknown> => ({
  "@_classname": place,
  "@_name": xmlText(title),
  failure: {
    "@_message": attributeText(title),
    "@_type": type,
    "#text": xmlText(lines.join("\n")),
  },
});
