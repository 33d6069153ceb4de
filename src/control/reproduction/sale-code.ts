import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Exchange } from "../../journal/exchange";
import { languageDirectory } from "../../package-files";
import type { Scenario } from "../../scenario/definition";
import { commentLines } from "../../scenario/written";
import { type RecordedSale, type HiddenText, wholeMessage } from "./recorded-sale";

/** A message as code sends it. */
interface CodeMessage {
  /** The data space's time at which it came, RFC 3339. */
  at: string;
  method: string;
  path: string;
  /** How long it is sent after the message before it, and how long it waits for its answer, in milliseconds. */
  pauseMs: number;
  waitMs: number;
  /** The next message does not wait for its answer. */
  isBeside: boolean;
  /** A text where it is not JSON; absent: there is none. */
  body?: unknown;
}

/** A language in which the code of a sale can be written: the template in `languages` has `{{broken}}` and others. */
interface CodeLanguage {
  template: string;
  /** Name of the file, and how it is run. */
  file: string;
  run: string;
  comment: string;
  /** The JSON text of a value within the code. */
  json: (value: unknown) => string;
  list: (texts: readonly string[]) => string;
  messages: (messages: readonly CodeMessage[]) => string;
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** JSON text as a text block of Java has it. */
const javaBlock = (value: unknown): string =>
  pretty(value)
    .replaceAll("\\", "\\\\")
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A text of Java. */
const javaText = (text: string): string => javaBlock(text).replaceAll("\\\\", "\\");

const javaMessage = ({ body, ...message }: CodeMessage): string => {
  const { at, method, path, pauseMs, waitMs, isBeside } = message;
  const head = [at, method, path].map(javaText).join(", ");
  const text = typeof body === "string" ? javaText(body) : `"""\n${javaBlock(body)}\n"""`;
  const sent = body === undefined ? '""' : text;
  return `          new Message(${head}, ${pauseMs}, ${waitMs}, ${isBeside}, ${sent})`;
};

const languages = {
  jest: {
    template: "sale.jest",
    file: "sale.test.js",
    run: "npx jest sale.test.js",
    comment: "//",
    json: pretty,
    list: (texts) => JSON.stringify(texts),
    messages: pretty,
  },
  pytest: {
    template: "sale.pytest",
    file: "test_sale.py",
    run: "python3 -m pytest test_sale.py",
    comment: "#",
    json: pretty,
    list: (texts) => JSON.stringify(texts),
    messages: pretty,
  },
  junit: {
    template: "sale.junit",
    file: "SaleTest.java",
    run: "mvn test -Dtest=SaleTest",
    comment: "//",
    json: javaBlock,
    list: (texts) => texts.map(javaText).join(", "),
    messages: (messages) => messages.map(javaMessage).join(",\n"),
  },
} as const satisfies Readonly<Record<string, CodeLanguage>>;

export type CodeLanguageName = keyof typeof languages;

export const codeLanguages: readonly CodeLanguageName[] = ["jest", "pytest", "junit"];

/** Name of the file of code in a language. */
export const codeFile = (name: CodeLanguageName): string => languages[name].file;

/** A sale, and what is known of it beside its messages. */
interface SaleOnData {
  sale: RecordedSale;
  scenario: Scenario;
  entities: object;
  user: string;
  valueOf: (name: string) => string | undefined;
}

/** How long code waits where the POS gave up, and for any other answer, in milliseconds. */
const patience = { lost: 1_000, answered: 100_000 };

/** The longest pause that a rule asks for between two messages, in milliseconds. */
const longestPause = 6_000;

/** The verdict of code gives the POS less time than the contract does. */
const verdictPath = "/verdict?passing=false&timeout=1&reverseWithin=1&closeWithin=1&repeatWithin=1";

/** A sale as a test that sends it again, and looks for the rules that it broke. */
export function saleCode(
  name: CodeLanguageName,
  { sale, scenario, entities, user, valueOf }: SaleOnData,
): string {
  const language: CodeLanguage = languages[name];
  const hidden = new Set<string>();
  const known = (text: HiddenText): string | undefined => {
    const value = valueOf(text.name);
    if (value === undefined) hidden.add(text.shown);
    return value;
  };
  const messages = sale.story.map((exchange, at) =>
    codeMessage(exchange, { before: sale.story.slice(0, at), next: sale.story[at + 1], known }),
  );
  const broken = [...new Set(sale.judged.map(({ rule }) => rule))];
  const title = broken.length === 0 ? "the sale breaks no rule" : `breaks ${broken.join(", ")}`;
  const { expect: _expected, ...struck } = scenario;
  const parts: Readonly<Record<string, string>> = {
    about: aboutText(sale, language, hidden),
    broken: language.list(broken),
    user: name === "junit" ? javaText(user) : JSON.stringify(user),
    data: language.json(entities),
    scenario: language.json(struck.rules.some(({ fault }) => fault) ? struck : null),
    messages: language.messages(messages),
    verdict: JSON.stringify(verdictPath),
    title: JSON.stringify(title),
  };
  return readFileSync(join(languageDirectory, language.template), "utf8").replace(
    /\{\{(\w+)\}\}/g,
    (_braces, part: string) => parts[part] ?? "",
  );
}

/** What is known around a message. */
interface MessageContext {
  before: readonly Exchange[];
  next: Exchange | undefined;
  known: (hidden: HiddenText) => string | undefined;
}

function codeMessage(exchange: Exchange, { before, next, known }: MessageContext): CodeMessage {
  const { clock, method, status, durationMs, receivedAt, request } = exchange;
  const { path, body = request.raw } = wholeMessage(exchange, known);
  const end = Date.parse(receivedAt) + durationMs;
  const isLost = status === null;
  return {
    ...{ at: clock, method, path },
    pauseMs: pauseBefore(exchange, before),
    waitMs: isLost ? patience.lost : patience.answered,
    isBeside: !isLost && next !== undefined && Date.parse(next.receivedAt) < end,
    ...(body !== undefined && { body }),
  };
}

/** How long the POS left between a message and the one that it repeats; no longer than any rule asks. */
function pauseBefore(
  { operation, messageId, requestId, receivedAt }: Exchange,
  before: readonly Exchange[],
): number {
  const id = requestId ?? messageId;
  const repeated = before.findLast(
    (one) => one.operation === operation && (one.requestId ?? one.messageId) === id,
  );
  if (repeated === undefined) return 0;
  const pause = Date.parse(receivedAt) - Date.parse(repeated.receivedAt);
  return Math.max(0, Math.min(longestPause, pause));
}

/** The comment at the head of the code. */
function aboutText(
  { kind, id, interface: of, judged }: RecordedSale,
  { file, run, comment }: CodeLanguage,
  hidden: ReadonlySet<string>,
): string {
  const sentences = [
    `${file}: ${kind} ${id} of ${of}, as a simulator recorded it.`,
    ...judged.map(({ rule, text, outcome }) =>
      outcome === "open" ? `It has not kept ${rule} yet: ${text}.` : `It broke ${rule}: ${text}.`,
    ),
    ...(hidden.size === 0
      ? []
      : [`The journal does not show what is sent as ${[...hidden].join(", ")}: put it back.`]),
    `Run it: standin exec -- ${run}`,
  ];
  return sentences.flatMap((sentence) => commentLines(sentence, comment)).join("\n");
}
