import { outcomeMarks } from "../../conformance/judged-rule";
import { plural } from "../../conformance/report/lines";
import { htmlText, markHtml, reportPage } from "../../conformance/report/markup";
import { compareRuns, comparedParts, isTried } from "./comparison";
import type { TestRun } from "./models";

const paper = `<style>
@page { size: A4; margin: 12mm }
code, td:first-child { white-space: nowrap }
.lines td { border-bottom: 1px solid; height: 2.4em }
.small { font-size: .8em }
.tried span { display: inline-block; white-space: nowrap; margin-right: 1em }
.left { columns: 2 } .left span { display: block }
@media print {
  body { font-size: 9pt; margin: 0; max-width: none }
  h1 { font-size: 14pt; margin: 0 0 4pt } h2 { font-size: 10pt; margin: 6pt 0 2pt }
  p, table { margin: 2pt 0 } td, th { padding: 1pt 6pt }
  .small { font-size: 6.5pt } .lines td { height: 16pt } b.mark, .mark { min-width: 0 }
}
</style>`;

/** The sign-off sheet of a run: one page of paper; `before`: the run before it. */
export function runSheet(run: TestRun, before: TestRun | undefined): string {
  const { pos, version, note, user, from, until, endedAt, messages, ruleSet, trimmed } = run;
  const dropped = trimmed > 0 ? `, ${plural(trimmed, "older one")} dropped` : "";
  const facts = [
    ["POS", `${pos} ${version}`],
    ["Run", run.name],
    ["Period", `${from} to ${until}, ended ${endedAt}`],
    ["Data space", user ?? "shared"],
    ["Messages", `${messages}${dropped}`],
    ["Rule set", ruleSet],
    ...(note === undefined ? [] : [["Note", note]]),
  ];
  const body = `${paper}<h1>${htmlText(`${pos} ${version}`)}: ${markHtml(outcomeMarks[run.verdict])}</h1>
<table>${facts.map((row) => rowHtml(row)).join("")}</table>
${notKept(run)}
${waivers(run)}
${difference(run, before)}
${triedText(run)}
<h2>Signed</h2>
<table class="lines">${rowHtml(["Name", "Role", "Date", "Signature"])}${rowHtml(["", "", "", ""]).repeat(2)}</table>`;
  return reportPage(`Sign-off: ${htmlText(`${pos} ${version}`)}`, body);
}

const rowHtml = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join("")}</tr>`;

/** The rules that were not kept, or are not decided. */
function notKept({ rules }: TestRun): string {
  const found = rules.filter(
    ({ outcome }) => outcome !== "pass" && outcome !== "not-applicable" && outcome !== "waived",
  );
  if (found.length === 0) return "<p>Every rule that was tried was kept.</p>";
  const rows = found.map(
    ({ id, sentence, outcome, text = "" }) =>
      `<tr><td><code>${htmlText(id)}</code></td><td>${markHtml(outcomeMarks[outcome])}</td>` +
      `<td>${htmlText(sentence)}<br><small>${htmlText(text)}</small></td></tr>`,
  );
  return `<h2>Not kept</h2><table>${rows.join("")}</table>`;
}

function waivers({ waivers: given, problems }: TestRun): string {
  const rows = given.map(({ rule, reason, owner, until }) =>
    rowHtml([rule, reason, owner, `until ${until}`]),
  );
  const wrong = problems.map((problem) => `<p class="bad">${htmlText(problem)}</p>`).join("");
  return `<h2>Waivers</h2>${rows.length === 0 ? "<p>None.</p>" : `<table>${rows.join("")}</table>`}${wrong}`;
}

function difference(run: TestRun, before: TestRun | undefined): string {
  if (before === undefined) return "<h2>Since the run before</h2><p>There is none.</p>";
  const compared = compareRuns(before, run);
  const rows = comparedParts.map(([part, words]) =>
    rowHtml([words, compared[part].map(({ id }) => id).join(", ") || "none"]),
  );
  return `<h2>Since ${htmlText(before.name)}</h2><table>${rows.join("")}</table>`;
}

/** Which rules were tried, and what would try the others. */
function triedText({ rules }: TestRun): string {
  const done = rules.filter(isTried);
  const left = rules.filter((rule) => !isTried(rule));
  const marks = done.map(
    ({ id, outcome }) => `<span>${htmlText(id)} ${markHtml(outcomeMarks[outcome])}</span>`,
  );
  const rows = left.map(
    ({ id, triedBy = "" }) => `<span><b>${htmlText(id)}</b> ${htmlText(triedBy)}</span>`,
  );
  return `<h2>Tried: ${done.length} of ${rules.length} rules</h2><p class="tried small">${marks.join("")}</p>
${left.length === 0 ? "" : `<h2>Not tried, and what would try them</h2><p class="left small">${rows.join("")}</p>`}`;
}
