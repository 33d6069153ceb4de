import {
  type Exchange,
  answerText,
  isAwaited,
  isUnfinished,
  noteText,
  outcomeDetails,
  upstreamText,
} from "../../journal/exchange";
import type { BrokenRule } from "../../conformance/broken-rules";
import { brokenWord } from "../../conformance/judged-rule";
import type { JudgedExchange } from "../../control/messages/judged-messages";
import { type Style, inColour, isColoured } from "../terminal";
import { plain } from "../../plain-text";

/** The columns of the list of messages, with widths that also fit what is followed later. */
const columns = [
  ["number", 6],
  ["time", 12],
  ["answer", 13],
  ["operation", 22],
  ["id", 36],
  ["state", 18],
  ["what happened", 0],
] as const;

const row = (cells: readonly string[]): string =>
  plain(
    cells
      .map((cell, at) => (at === 0 ? cell.padStart(6) : cell.padEnd(columns[at]?.[1] ?? 0)))
      .join("  ")
      .trimEnd(),
  );

/** The heading of the list of messages. */
export const headingLine = (): string => {
  const heading = row(columns.map(([name]) => name));
  return isColoured() ? inColour("bold", heading) : heading;
};

/** A message in the list of messages. On a terminal what went wrong is in colour. */
export function messageLine(exchange: JudgedExchange): string {
  const line = row([
    String(exchange.number),
    exchange.receivedAt.slice(11, 23),
    answerText(exchange, Date.now()),
    exchange.operation ?? `${exchange.method} ${exchange.path}`,
    exchange.messageId ?? "",
    statesOf(exchange),
    notesOf(exchange).join("  "),
  ]);
  const style = styleOf(exchange);
  return style === undefined || !isColoured() ? line : inColour(style, line);
}

/** The state of the transaction after a message, and before it where that was another one. */
const statesOf = ({ stateBefore, stateAfter }: Exchange): string =>
  stateAfter === undefined || stateBefore === stateAfter
    ? (stateAfter ?? "")
    : `${String(stateBefore)} -> ${stateAfter}`;

function notesOf(exchange: JudgedExchange): string[] {
  const { onward, strikes, findings, judged = [], note } = exchange;
  const tester = testerText(exchange);
  return [
    ...(note === undefined ? [] : [noteText(note)]),
    ...(tester === null ? [] : [`[${tester}]`]),
    ...judged.map(({ outcome, rule }) => `${brokenWord(outcome)} ${rule}`),
    ...(onward === undefined
      ? []
      : [`[to ${onward.target}, attempt ${onward.attempt}: ${onward.failure ?? onward.next}]`]),
    ...strikes.map(({ text }) => `[${text}]`),
    ...(findings.length > 0
      ? [`(${findings.length} ${findings.length === 1 ? "finding" : "findings"})`]
      : []),
  ];
}

/** Red: it broke a rule, there was no answer, or one of the simulator's failures; yellow: it was refused. */
function styleOf({ status, outcome, judged = [] }: JudgedExchange): Style | undefined {
  if (judged.some((one) => one.outcome === "fail")) return "red";
  if (outcome === "held") return "cyan";
  if (status === null || status >= 500 || outcome === "spoiled") return "red";
  return status >= 400 ? "yellow" : undefined;
}

const inStyle = (style: Style | undefined, text: string): string =>
  style === undefined || !isColoured() ? text : inColour(style, text);

/** A message with its answer, the states, the fault that struck, what the rules did, and the findings, for people. */
export function messageText(exchange: JudgedExchange): string {
  const { number, operation, method, path, interface: name } = exchange;
  const title = `Message ${number}: ${operation ?? `${method} ${path}`}`;
  return [
    inStyle("bold", plain(name === null ? title : `${title} of ${name}`)),
    ...factsOf(exchange),
    ...section("Rules of the verdict", (exchange.judged ?? []).flatMap(brokenLines)),
    ...section(
      "Faults",
      exchange.strikes.map(({ text }) => text),
    ),
    ...section(
      "Rules of the scenario",
      exchange.rules.map(({ rule, text }) => `${rule}: ${text}`),
    ),
    ...section("Findings", exchange.findings.map(findingText)),
    ...bodySection(
      "Request",
      Object.entries(exchange.request.headers).map(([header, value]) => `${header}: ${value}`),
      exchange.request,
    ),
    ...answerOf(exchange),
  ].join("\n");
}

const fact = (name: string, value: string | null | undefined, style?: Style): string[] =>
  value === null || value === undefined || value === ""
    ? []
    : [`  ${name.padEnd(10)} ${inStyle(style, plain(value))}`];

const factsOf = (exchange: Exchange): string[] => [
  ...fact("sent", `${exchange.method} ${exchange.path}`),
  ...fact("arrived", exchange.receivedAt),
  ...fact("clock", exchange.clock === exchange.receivedAt ? null : exchange.clock),
  ...fact("id", exchange.messageId),
  ...fact("request", exchange.requestId),
  ...fact("outcome", outcomeOf(exchange), styleOf(exchange)),
  ...fact("took", `${exchange.durationMs} ms`),
  ...fact("client", leftText(exchange)),
  ...fact("copy of", exchange.copyOf === undefined ? null : `message ${exchange.copyOf}`),
  ...fact("note", exchange.note && noteText(exchange.note)),
  ...fact("sent by", testerText(exchange)),
  ...fact("onward", onwardText(exchange)),
  ...fact("provider", exchange.upstream && upstreamText(exchange.upstream)),
  ...fact("state", statesOf(exchange)),
];

function outcomeOf(exchange: Exchange): string {
  const { outcome } = exchange;
  const answer = answerText(exchange, Date.now());
  if (!isUnfinished(outcome)) return `answered ${answer}`;
  return isAwaited(exchange, Date.now()) ? answer : `${answer}: ${outcomeDetails[outcome]}`;
}

const leftText = ({ clientLeftMs }: Exchange): string | null =>
  clientLeftMs === undefined ? null : `left after ${clientLeftMs} ms`;

const testerText = ({ sentBy, again }: Exchange): string | null => {
  if (sentBy === undefined) return null;
  return again === undefined ? "a tester" : `a tester, again from message ${again}`;
};

const onwardText = ({ onward }: Exchange): string | null =>
  onward === undefined
    ? null
    : `to ${onward.target}, attempt ${onward.attempt}: ${onward.failure ?? onward.next}`;

/** A rule that is broken or open, with its times, the evidence and what to do about it. */
export function brokenLines(broken: BrokenRule): string[] {
  const { rule, sentence, outcome, text, remedy } = broken;
  return [
    `${brokenWord(outcome)} ${rule}: ${sentence}`,
    `  ${[text, ...timesOf(broken)].join("; ")}`,
    `  To do: ${remedy}`,
  ];
}

const timesOf = ({ outcome, due, failsAt }: BrokenRule): string[] => {
  if (due === undefined || failsAt === undefined) return [];
  return [`due ${due}, ${outcome === "open" ? "fails" : "overdue since"} ${failsAt}`];
};

const findingText = ({ code, field, text }: Exchange["findings"][number]): string =>
  `${code}${field === undefined ? "" : ` (${field})`}: ${text}`;

/** Lines under a heading; none where there are no lines. */
const section = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", inStyle("bold", name), ...lines.map((line) => `  ${plain(line)}`)];

/** A body, or what came in place of one. */
type SentBody = Partial<Pick<Exchange["request"], "body" | "raw" | "mistake">>;

function bodySection(name: string, headers: readonly string[], sent: SentBody): string[] {
  const lines = sent.raw === undefined ? jsonLines(sent.body) : rawLines(sent.raw, sent.mistake);
  const without = lines.length === 0 ? ["without a body"] : lines;
  return section(name, [...headers, ...without]);
}

const jsonLines = (body: unknown): string[] =>
  body === undefined ? [] : JSON.stringify(body, null, 2).split("\n");

/** The text of a body that is not JSON, under what is wrong with it. */
const rawLines = (raw: string, mistake: SentBody["mistake"]): string[] => [
  mistake === undefined
    ? "a body that was not taken:"
    : `a body that is not JSON; line ${mistake.line}, column ${mistake.column}: ${mistake.text}`,
  ...raw.split("\n"),
];

/** What went out, and what would have, where a fault sent something else or nothing. */
function answerOf({ status, answer, made }: Exchange): string[] {
  const sent = status === null ? [] : bodySection(`Answer ${status}`, [], { body: answer });
  if (made === undefined) return sent;
  return [...sent, ...bodySection(`What the answer was to be: ${made.status}`, [], made)];
}
