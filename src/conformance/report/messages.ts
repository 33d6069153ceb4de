import { plainMoney } from "../../contract/values/currencies";
import { type Exchange, type Note, answerText, noteText } from "../../journal/exchange";
import type { BrokenRule, OwedMessage } from "../broken-rules";
import { knownBy, brokenWord } from "../judged-rule";
import { boundedMarkdown, markdownCode, markdownText } from "./markdown";
import { htmlText, reportPage } from "./markup";

/** Some messages, for those who do not see them in the console. */
export interface ReportedMessages {
  title: string;
  /** What a tester has noted about all of them. */
  note?: Note;
  /** The rules that they break, or have not kept yet. */
  judged: readonly BrokenRule[];
  /** Messages that have not come. */
  missing: readonly OwedMessage[];
  exchanges: readonly Exchange[];
  /** When they were looked at, epoch milliseconds. */
  until: number;
}

/** A block of a report. */
type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: "code"; name: string; text: string };

const brokenText = ({ outcome, rule, sentence, text, remedy }: BrokenRule): string =>
  `${brokenWord(outcome)} ${rule}: ${sentence} ${text}. To do: ${remedy}`;

const missingText = ({ operation, or = [], rule, due, failsAt }: OwedMessage): string =>
  `Missing: ${[operation, ...or].join(" or ")}, due ${due}; ${rule} fails ${failsAt}.`;

const blocksOf = ({ note, judged, missing, exchanges, until }: ReportedMessages): Block[] => [
  ...[
    ...(note === undefined ? [] : [noteText(note)]),
    ...judged.map(brokenText),
    ...missing.map(missingText),
  ].map((text): Block => ({ kind: "text", text })),
  ...exchanges.flatMap((exchange) => exchangeBlocks(exchange, until)),
];

function exchangeBlocks(exchange: Exchange, until: number): Block[] {
  const { number, operation, method, path, request, answer, made, note } = exchange;
  const answered = answerText(exchange, until);
  const bodies = [
    ["Request", request.raw ?? request.body],
    [`Answer ${answered}`, answer],
    [`What the answer was to be: ${made?.status ?? ""}`, made?.body],
  ] as const;
  return [
    { kind: "heading", text: `(${number}) ${operation ?? `${method} ${path}`}: ${answered}` },
    ...(note === undefined ? [] : [{ kind: "text" as const, text: noteText(note) }]),
    { kind: "facts", facts: factsOf(exchange) },
    ...bodies.flatMap(([name, body]): Block[] =>
      body === undefined ? [] : [{ kind: "code", name, text: bodyText(body) }],
    ),
  ];
}

const bodyText = (body: unknown): string =>
  typeof body === "string" ? body : JSON.stringify(body, null, 2);

function factsOf(exchange: Exchange): [string, string][] {
  const { terminal, amount } = knownBy(exchange);
  const { method, path, name, receivedAt, clock, messageId, requestId, sentBy } = exchange;
  const facts: [string, string | null | undefined][] = [
    ["sent", `${method} ${path}`],
    ["name", name],
    ["arrived", receivedAt],
    ["clock", clock],
    ["id", messageId],
    ["request", requestId],
    ["till", terminal],
    ["amount", amount && plainMoney(amount)],
    ["state", stateText(exchange)],
    ["sent by", sentBy],
    ["fault", exchange.strikes.map(({ text }) => text).join("; ")],
    ["notes", exchange.findings.map(({ code, text }) => `${code}: ${text}`).join("; ")],
  ];
  return facts.flatMap(([fact, value]): [string, string][] =>
    value === undefined || value === null || value === "" ? [] : [[fact, value]],
  );
}

const stateText = ({ stateBefore, stateAfter }: Exchange): string | undefined =>
  stateBefore === stateAfter ? stateAfter : `${stateBefore ?? "-"} > ${stateAfter ?? "-"}`;

/** As Markdown, for an issue. */
export const messagesMarkdown = (report: ReportedMessages): string =>
  boundedMarkdown([
    `## ${markdownText(report.title)}`,
    ...blocksOf(report).flatMap((block) => ["", ...markdownOf(block)]),
  ]);

function markdownOf(block: Block): string[] {
  if (block.kind === "heading") return [`### ${markdownText(block.text)}`];
  if (block.kind === "text") return [markdownText(block.text)];
  if (block.kind === "facts")
    return block.facts.map(([name, value]) => `- ${name}: ${markdownText(value)}`);
  return [`${markdownText(block.name)}:`, "", markdownCode(block.text, "json")];
}

/** As a page that needs nothing else. */
export const messagesHtml = (report: ReportedMessages): string =>
  reportPage(
    `Standin: ${htmlText(report.title)}`,
    [`<h1>${htmlText(report.title)}</h1>`, ...blocksOf(report).map(htmlOf)].join("\n"),
  );

function htmlOf(block: Block): string {
  if (block.kind === "heading") return `<h2>${htmlText(block.text)}</h2>`;
  if (block.kind === "text") return `<p>${htmlText(block.text)}</p>`;
  if (block.kind === "code")
    return `<h3>${htmlText(block.name)}</h3>\n<pre>${htmlText(block.text)}</pre>`;
  const rows = block.facts.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${htmlText(value)}</td></tr>`,
  );
  return `<table>${rows.join("\n")}</table>`;
}
