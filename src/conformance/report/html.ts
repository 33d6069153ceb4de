import { type Exchange, answerText, noteText } from "../../journal/exchange";
import {
  knownBy,
  type JudgedCheck,
  type RuleVerdict,
  outcomeMarks,
  ruleMark,
  severity,
  withNumbers,
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
import { limits } from "../../limits/limits";

const legend = `<h2>How to read it</h2>
<p>The time line of a check shows all messages about the transaction. Marked are those that
the check speaks of, with their <b>role</b>: <i>trigger</i>, the message after which something was
owed; <i>expected</i>, what was owed; <i>seen</i>, what came, or broke the rule;
<i>nearest miss</i>, what came instead. <i>After</i> counts from the first message of the time line,
<i>clock</i> is the data space's. Amounts are in minor units, with the number of their currency.
A rule's source is the contract (document and rule), the interface reference (the public
definitions' fields and obligations) or our advice. A <i>consequence</i> follows from the rule
that it names, and does not count.</p>`;

/**
 * One page that needs nothing else: each rule, and the time lines of checks that did not pass, while there is room.
 * `ofAll`: what is wrong with the waivers of all runs together.
 */
export function htmlReport(runs: readonly JournaledRun[], ofAll: readonly string[] = []): string {
  const room = { characters: limits.timeLineCharacters, leftOut: 0 };
  return reportPage(
    `Standin: ${[...new Set(runs.map(({ verdict }) => verdict.result))].join(", ")}`,
    [problemParagraphs(ofAll), ...runs.map((run) => runSection(run, room)), legend].join("\n"),
  );
}

/** Room for the time lines of a report, and how many there was none for. */
interface Room {
  characters: number;
  leftOut: number;
}

/** A journal, its exchanges by their numbers and by the ids of which they speak, and the room for time lines of it. */
interface ShownJournal {
  journal: JournalFile;
  byNumber: ReadonlyMap<number, Exchange>;
  byId: ReadonlyMap<string, readonly Exchange[]>;
  room: Room;
}

function shownJournal(journal: JournalFile, room: Room): ShownJournal {
  const byId = new Map<string, Exchange[]>();
  for (const exchange of journal.exchanges)
    for (const id of new Set([exchange.messageId, exchange.requestId])) {
      if (id === null) continue;
      const about = byId.get(id) ?? [];
      byId.set(id, about);
      about.push(exchange);
    }
  return { journal, byNumber: withNumbers(journal.exchanges), byId, room };
}

function runSection({ name, verdict, journal, code = 0 }: JournaledRun, room: Room): string {
  const shown = shownJournal(journal, room);
  const rules = [...verdict.rules].sort(
    (one, other) =>
      severity.indexOf(one.outcome) - severity.indexOf(other.outcome) ||
      one.id.localeCompare(other.id),
  );
  return `<h1>${htmlText(name)}: ${markHtml(outcomeMarks[verdict.result])}</h1>
<p>${htmlText(judgedText(verdict))}</p>
${code === 0 ? "" : `<p class="bad">The command ended with ${code}.</p>`}
${unmatchedSection(verdict)}
${problemParagraphs(verdict.problems)}
${notJudgedParagraph(verdict)}
${rules.length === 0 ? "<p>No rule applied.</p>" : rules.map((rule) => ruleSection(rule, shown)).join("\n")}
${providerSection(verdict, shown)}`;
}

/** What is wrong with waivers. */
const problemParagraphs = (problems: readonly string[]): string =>
  problems.map((problem) => `<p class="bad">${htmlText(problem)}</p>`).join("\n");

function notJudgedParagraph(verdict: Verdict): string {
  const items = notJudgedLines(verdict).map((line) => `<li>${htmlText(line)}</li>`);
  return items.length === 0 ? "" : `<p>${whyNotJudged}.</p><ul>${items.join("")}</ul>`;
}

function providerSection(verdict: Verdict, shown: ShownJournal): string {
  const { heading, breaches } = providerLines(verdict) ?? { heading: "", breaches: [] };
  if (heading === "") return "";
  return `<h2>${htmlText(heading)}</h2>
${breaches.map((breach) => breachSection(breach, shown)).join("\n")}`;
}

function breachSection({ code, sentence, found }: ProviderBreach, shown: ShownJournal): string {
  const roles = new Map(found.map(({ number }) => [number, undefined]));
  const texts = found.map(({ number, text }) => `<li>(${number}) ${htmlText(text)}</li>`);
  return `<details open><summary>${markHtml(breachMark)} <code>${code}</code> ${htmlText(sentence)}</summary>
<ul class="bad">${texts.join("")}</ul>
${inRoom(shown, () => timeLine({ roles }, shown))}</details>`;
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

function ruleSection(rule: RuleVerdict, shown: ShownJournal): string {
  const { outcome } = rule;
  const bad = rule.checks.filter((check) => detailedOutcomes.includes(check.outcome));
  const open = outcome === "fail" || outcome === "error" ? " open" : "";
  const summary = [
    markHtml(ruleMark(rule)),
    `<code>${htmlText(rule.id)}</code>`,
    htmlText(rule.sentence),
    `<small>${htmlText(rule.interface)}</small>`,
  ];
  const sections = inRoom(shown, () => bad.map((check) => checkSection(check, shown)).join("\n"));
  return `<details${open}><summary>${summary.join(" ")}</summary>
<p>${htmlText(rule.remedy)} <small>${htmlText(rule.source)}; ${plural(rule.checks.length, "check")}.</small></p>
${sections}</details>`;
}

/** A part with time lines; it says how many of them there was no room for. */
function inRoom({ room }: ShownJournal, part: () => string): string {
  const before = room.leftOut;
  const html = part();
  const leftOut = room.leftOut - before;
  if (leftOut === 0) return html;
  const text = `The page has no room for ${plural(leftOut, "more time line")}: the journal has the messages.`;
  return `${html}\n<p><small>${text}</small></p>`;
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

function checkSection(check: JudgedCheck, shown: ShownJournal): string {
  const roles = new Map(check.evidence.map(({ role, number }) => [number, role]));
  const cause = check.causedBy === undefined ? "" : `Follows from ${check.causedBy}: `;
  const paragraph = `<p class="${outcomeMarks[check.outcome].tone}">${htmlText(cause + check.text)}</p>`;
  return `${paragraph}
${timeLine({ roles, subject: check.subject }, shown)}`;
}

/** What a time line is about: messages with their roles, and the others about a subject. */
interface TimeLineSubject {
  roles: ReadonlyMap<number, string | undefined>;
  subject?: string;
}

/** The messages about something, first of all those that have a role; nothing where there is no room. */
function timeLine({ roles, subject }: TimeLineSubject, shown: ShownJournal): string {
  const { journal, byNumber, byId, room } = shown;
  const named = [...roles.keys()].flatMap((number) => byNumber.get(number) ?? []);
  const others = (byId.get(subject ?? "") ?? []).filter(({ number }) => !roles.has(number));
  const about = [...named, ...others];
  if (about.length === 0) return "";
  if (room.characters <= 0) {
    room.leftOut += 1;
    return "";
  }
  const rows = about
    .slice(0, limits.timeLineMessages)
    .sort((one, other) => one.number - other.number);
  const times = timesOf(rows, journal);
  const more = about.length - rows.length;
  const table = `<table>${headings}
${rows.map((exchange) => row(exchange, times, roles.get(exchange.number))).join("\n")}</table>
${more === 0 ? "" : `<p><small>The journal has ${plural(more, "more message")} about this.</small></p>`}`;
  room.characters -= table.length;
  return table;
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
