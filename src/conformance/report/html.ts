import { type Exchange, answerText, noteText } from "../../journal/exchange";
import {
  knownBy,
  type JudgedCheck,
  type RuleVerdict,
  outcomeMarks,
  severity,
} from "../judged-rule";
import type { JournalFile } from "../journal-file";
import type { Verdict } from "../verdict";
import {
  plural,
  countsText,
  droppedText,
  type JournaledRun,
  notJudgedLines,
  providerLines,
  whyNotJudged,
  unmatchedLines,
} from "./lines";
import { htmlText, markHtml, reportPage } from "./markup";
import type { ProviderBreach } from "../provider-part";

const legend = `<h2>How to read it</h2>
<p>The time line of a check shows all messages about the transaction. Marked are those that
the check speaks of, with their <b>role</b>: <i>trigger</i>, the message after which something was
owed; <i>expected</i>, what was owed; <i>seen</i>, what came, or broke the rule;
<i>nearest miss</i>, what came instead. <i>After</i> counts from the first message of the time line,
<i>clock</i> is the data space's. Amounts are in minor units, with the number of their currency.
A rule's source is the contract (document and rule), the interface reference (the public
definitions' fields and obligations) or our advice. A <i>consequence</i> follows from the rule
that it names, and does not count.</p>`;

/** One page that needs nothing else: each rule, and the time line of each check that did not pass. */
export const htmlReport = (runs: readonly JournaledRun[]): string =>
  reportPage(
    `Standin: ${[...new Set(runs.map(({ verdict }) => verdict.result))].join(", ")}`,
    [...runs.map(runSection), legend].join("\n"),
  );

function runSection({ name, verdict, journal }: JournaledRun): string {
  const rules = [...verdict.rules].sort(
    (one, other) =>
      severity.indexOf(one.outcome) - severity.indexOf(other.outcome) ||
      one.id.localeCompare(other.id),
  );
  return `<h1>${htmlText(name)}: ${markHtml(outcomeMarks[verdict.result])}</h1>
<p>${htmlText(judgedText(verdict))}</p>
${unmatchedSection(verdict)}
${verdict.problems.map((problem) => `<p class="bad">${htmlText(problem)}</p>`).join("\n")}
${notJudgedParagraph(verdict)}
${rules.length === 0 ? "<p>No rule applied.</p>" : rules.map((rule) => ruleSection(rule, journal)).join("\n")}
${providerSection(verdict, journal)}`;
}

function notJudgedParagraph(verdict: Verdict): string {
  const items = notJudgedLines(verdict).map((line) => `<li>${htmlText(line)}</li>`);
  return items.length === 0 ? "" : `<p>${whyNotJudged}.</p><ul>${items.join("")}</ul>`;
}

function providerSection(verdict: Verdict, journal: JournalFile): string {
  const { heading, breaches } = providerLines(verdict) ?? { heading: "", breaches: [] };
  if (heading === "") return "";
  return `<h2>${htmlText(heading)}</h2>
${breaches.map((breach) => breachSection(breach, journal)).join("\n")}`;
}

function breachSection({ code, sentence, found }: ProviderBreach, journal: JournalFile): string {
  const numbers = new Set(found.map(({ number }) => number));
  const about = journal.exchanges.filter(({ number }) => numbers.has(number));
  const times = timesOf(about, journal);
  const texts = found.map(({ number, text }) => `<li>(${number}) ${htmlText(text)}</li>`);
  return `<details open><summary>${markHtml(breachMark)} <code>${code}</code> ${htmlText(sentence)}</summary>
<ul class="bad">${texts.join("")}</ul>
<table>${headings}
${about.map((exchange) => row(exchange, times, undefined)).join("\n")}</table></details>`;
}

const breachMark = { ...outcomeMarks.fail, word: "BREACH" };

function unmatchedSection(verdict: Verdict): string {
  const { heading = "", lines = [] } = unmatchedLines(verdict) ?? {};
  const items = lines.map((line) => `<li><code>${htmlText(line)}</code></li>`);
  return items.length === 0
    ? ""
    : `<p class="warn">${htmlText(heading)}:</p><ul>${items.join("")}</ul>`;
}

function judgedText({ ruleSet, observed, counts }: Verdict): string {
  const seen = `${plural(observed.exchanges, "exchange")} up to ${observed.until}${droppedText(observed.trimmed)}`;
  const unfit = `${plural(counts["not-applicable"], "rule")} did not apply`;
  return `Rule set ${ruleSet}; ${seen}; checks: ${countsText({ counts })}; ${unfit}.`;
}

const detailedOutcomes: readonly string[] = [
  "error",
  "fail",
  "inconclusive",
  "warn",
  "consequence",
];

function ruleSection(rule: RuleVerdict, journal: JournalFile): string {
  const { outcome } = rule;
  const bad = rule.checks.filter((check) => detailedOutcomes.includes(check.outcome));
  const open = outcome === "fail" || outcome === "error" ? " open" : "";
  const summary = [
    markHtml(outcomeMarks[outcome]),
    `<code>${htmlText(rule.id)}</code>`,
    htmlText(rule.sentence),
    `<small>${htmlText(rule.interface)}</small>`,
  ];
  return `<details${open}><summary>${summary.join(" ")}</summary>
<p>${htmlText(rule.remedy)} <small>${htmlText(rule.source)}; ${plural(rule.checks.length, "check")}.</small></p>
${bad.map((check) => checkSection(check, journal)).join("\n")}</details>`;
}

const columns = [
  "after",
  "clock",
  "exchange",
  "operation",
  "id",
  "till",
  "amount",
  "answer",
  "role",
];

const headings = `<tr>${columns.map((column) => `<th>${column}</th>`).join("")}</tr>`;

function checkSection(check: JudgedCheck, journal: JournalFile): string {
  const roles = new Map(check.evidence.map(({ role, number }) => [number, role]));
  const about = journal.exchanges.filter(
    ({ number, messageId, requestId }) =>
      roles.has(number) || messageId === check.subject || requestId === check.subject,
  );
  const times = timesOf(about, journal);
  const cause = check.causedBy === undefined ? "" : `Follows from ${check.causedBy}: `;
  const paragraph = `<p class="${outcomeMarks[check.outcome].tone}">${htmlText(cause + check.text)}</p>`;
  if (about.length === 0) return paragraph;
  return `${paragraph}
<table>${headings}
${about.map((exchange) => row(exchange, times, roles.get(exchange.number))).join("\n")}</table>`;
}

/** Where the times of some messages begin, and when their journal ends, in epoch milliseconds. */
interface RowTimes {
  start: number;
  until: number;
}

function timesOf([first]: readonly Exchange[], { observedUntil }: JournalFile): RowTimes {
  const until = Date.parse(observedUntil);
  return { start: first === undefined ? until : Date.parse(first.receivedAt), until };
}

function row(exchange: Exchange, { start, until }: RowTimes, role: string | undefined): string {
  const { number, receivedAt, clock, operation, messageId, strikes } = exchange;
  const { terminal = "", amount, notes = [] } = knownBy(exchange);
  const money = amount && `${amount.amount} <small>${htmlText(amount.currency)}</small>`;
  const struck = strikes.map(({ text }) => ` <small>${htmlText(text)}</small>`);
  const noted = notes.map((note) => ` <small>${htmlText(noteText(note))}</small>`);
  const cells = [
    `<td class="at">${((Date.parse(receivedAt) - start) / 1000).toFixed(1)} s</td>`,
    `<td class="at">${htmlText(clock.slice(11, 23))}</td>`,
    `<td>${number}</td>`,
    `<td><code>${htmlText(operation ?? "")}</code></td>`,
    `<td><code>${htmlText(messageId ?? "")}</code></td>`,
    `<td>${htmlText(terminal)}</td>`,
    `<td class="at">${money ?? ""}</td>`,
    `<td>${htmlText(answerText(exchange, until))}${[...struck, ...noted].join("")}</td>`,
    `<td>${role ?? ""}</td>`,
  ];
  return `<tr${role === undefined ? "" : ' class="marked"'}>${cells.join("")}</tr>
<tr class="bodies"><td></td><td colspan="${columns.length - 1}">${bodies(exchange)}</td></tr>`;
}

/** What was sent and what was answered, as the journal has it: masked. */
function bodies({ request, answer, made }: Exchange): string {
  const texts = [
    ["sent", request.body],
    ["answered", answer],
    ["made, and not sent", made?.body],
  ] as const;
  const shown = texts.filter(([, body]) => body !== undefined);
  return shown
    .map(
      ([name, body]) =>
        `<details class="body"><summary>${name}</summary>` +
        `<pre>${htmlText(JSON.stringify(body, null, 2))}</pre></details>`,
    )
    .join("");
}
