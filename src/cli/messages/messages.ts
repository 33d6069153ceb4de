import { Command, InvalidArgumentError } from "commander";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { setTimeout as pause } from "node:timers/promises";
import { plural } from "../../conformance/report/lines";
import { type Exchange, exchangeJson } from "../../journal/exchange";
import type { JudgedExchange, JudgedMessages } from "../../control/messages/judged-messages";
import type { Messages } from "../../journal/journal";
import { ownZone } from "../../journal/filter/days";
import {
  FilterRefused,
  asksVerdict,
  filterKeys,
  messageFilter,
} from "../../journal/message-filter";
import { limits } from "../../limits/limits";
import {
  CommandFailed,
  WrongUsage,
  print,
  printColoured,
  printError,
  printJson,
} from "../command-result";
import {
  exportedMessage,
  fetchJournal,
  journalsOfFile,
  listExported,
  writeHar,
} from "./exported-messages";
import { readableFile, writtenFile, wholeCount } from "../option-values";
import { againCommand, messageKey } from "./again";
import { type EvidenceOptions, formatOption, printEvidence } from "./notes";
import { headingLine, messageLine, messageText } from "./message-detail";
import {
  type ServerOptions,
  Unreachable,
  ask,
  call,
  failureText,
  noMessages,
  noSimulator,
  withSpace,
} from "../server-client";
import {
  type DiagnosedRequest,
  type UnmatchedList,
  inOrder,
  manyText,
  reasonTexts,
  requestCount,
} from "../../journal/unmatched-request";
import { plain } from "../../plain-text";

/** The requests that reached no operation, at most `count`, the newest last. */
function unmatchedText(unmatched: UnmatchedList, count: number): string {
  const requests = inOrder(unmatched).slice(-count);
  if (requests.length === 0) return "Every request reached an operation.";
  return requests.flatMap(linesOf).map(plain).join("\n");
}

/** What is said of them where there are no messages; undefined: there are none of them either. */
function unmatchedHint(unmatched: UnmatchedList): string | undefined {
  const requests = inOrder(unmatched);
  const last = requests.at(-1);
  if (last === undefined) return undefined;
  const count = requestCount(requests);
  const many =
    count === 1
      ? "1 request reached no operation:"
      : `${count} requests reached no operation (see standin messages --unmatched). The last one:`;
  return [many, ...linesOf(last).map(plain)].join("\n");
}

function linesOf(request: DiagnosedRequest): string[] {
  const { receivedAt, status, method, path, reason, address, nearest, others, beyond } = request;
  const { sentence, advice } = request;
  const from = address === undefined ? "" : `, from ${address}`;
  const came = manyText(request);
  const since = (others ?? beyond)?.since ?? "";
  return [
    came !== undefined
      ? `${receivedAt.slice(11, 23)}  ${came} since ${since}`
      : `${receivedAt.slice(11, 23)}  ${status}  ${method} ${path}  (${reasonTexts[reason]}${from})`,
    ...(came === undefined ? [`      ${sentence}`] : []),
    `      ${advice}`,
    ...nearest.map((one, index) => `${index === 0 ? "      nearest: " : "               "}${one}`),
  ];
}

/** The messages of a data space as they arrive. */
type MessageStream = Response["body"] & object;

/** Milliseconds between two attempts to reach a simulator that has gone. */
const retryAfter = 500;

/** Follows the messages from the one after `last` on; from now on where no number is given. */
async function openStream(options: ServerOptions, last?: number): Promise<MessageStream> {
  const response = await ask(
    options,
    "GET /messages/stream",
    last === undefined ? {} : { headers: { "last-event-id": String(last) } },
  );
  if (!response.ok || response.body === null) {
    const failure = failureText(response.status, await response.text());
    // A proxy says so while the simulator behind it starts again.
    throw response.status >= 502
      ? new Unreachable(String(response.status), failure)
      : new CommandFailed(failure);
  }
  if (response.headers.get("content-type") !== "text/event-stream") throw noSimulator(options);
  return response.body;
}

/**
 * Shows what the stream brings, but for what was `listed` as it is. It goes on where the connection breaks off, and
 * waits where the simulator has gone until it is back.
 */
async function follow(
  stream: MessageStream,
  options: ServerOptions,
  listed: readonly Exchange[],
  show: (exchange: Exchange) => void,
): Promise<never> {
  const known = new Set(listed.map((exchange) => JSON.stringify(exchange)));
  let newest = listed.at(-1);
  let barren = 0;
  for (let open = stream; ;) {
    barren += 1;
    for await (const text of exchangesOf(open)) {
      barren = 0;
      const exchange = exchangeJson.read(text);
      // After a reset the numbers begin anew; a held message that is answered comes again under its own.
      if (newest === undefined || exchange.receivedAt >= newest.receivedAt) newest = exchange;
      if (!known.delete(text)) show(exchange);
    }
    // A connection that breaks off is opened again at once, one that brings nothing after a while.
    if (barren > 1) await pause(retryAfter);
    open = await openAgain(options, newest);
  }
}

/** Waits until the simulator answers. Throws `CommandFailed` where it refuses, or where another server answers. */
async function openAgain(
  options: ServerOptions,
  newest: Exchange | undefined,
): Promise<MessageStream> {
  for (let isTold = false; ;) {
    try {
      const stream = await openStream(options, await numberOf(newest, options));
      if (isTold) printError(`The simulator at ${options.url} is back.`);
      return stream;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    if (!isTold)
      printError(
        `The simulator at ${options.url} is gone. Waiting until it is back; Ctrl-C ends this.`,
      );
    isTold = true;
    await pause(retryAfter);
  }
}

/** The number to go on from; 0 where the journal has begun anew since: then no exchange of it was shown. */
async function numberOf(newest: Exchange | undefined, options: ServerOptions): Promise<number> {
  if (newest === undefined) return 0;
  try {
    const { receivedAt } = await call(options, "GET /messages/{number}", {
      params: { number: newest.number },
    });
    return receivedAt === newest.receivedAt ? newest.number : 0;
  } catch (error) {
    if (error instanceof Unreachable || !(error instanceof CommandFailed)) throw error;
    return 0;
  }
}

/** The exchanges that a stream brings, as JSON texts, until it ends or breaks off. */
async function* exchangesOf(stream: MessageStream): AsyncGenerator<string> {
  try {
    const events = stream
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) if (event === undefined) yield data;
  } catch (error) {
    // What undici says where the connection breaks off.
    if (!(error instanceof TypeError && error.message === "terminated")) throw error;
  }
}

/** Checks a filter before anybody is asked. */
function filterText(value: string): string {
  try {
    messageFilter(value, Date.now());
    return value;
  } catch (error) {
    throw error instanceof FilterRefused ? new InvalidArgumentError(error.message) : error;
  }
}

interface MessageListOptions extends ServerOptions {
  filter?: string;
  unmatched?: true;
  last: number;
  before?: number;
  follow?: true;
  json?: true;
  from?: string;
  har?: string;
}

/** `standin messages`, and `standin messages show N`. */
export const messagesCommand = (): Command =>
  withSpace(new Command("messages"))
    .description("List the messages of the POS, their answers, and the reasons.")
    .option("--last <n>", "how many, the newest", wholeCount, 20)
    .option("--before <number>", "only those with a number below this one", wholeCount)
    .option("-f, --follow", "follow new messages as they arrive, without the rules that they break")
    .option(
      "--filter <terms>",
      `only those for which all terms hold: words, days, ${filterKeys.join(", ")}`,
      filterText,
    )
    .option(
      "--from <file>",
      "those of an exported journal (standin run --export) or a HAR file",
      readableFile,
    )
    .option("--har <file>", "write all of them to a HAR file, masked", writtenFile)
    .option("--unmatched", "requests that reached no operation, and the nearest operations")
    .option("--json", "as JSON; with --follow one message per line")
    .addHelpText(
      "after",
      "\nExamples:\n  standin messages --last 5\n  standin messages --follow\n" +
        "  standin messages --filter 'operation:redeem -status:201 since:10m'\n" +
        "  standin messages --filter broken:any\n  standin messages show 12",
    )
    .action(list)
    .addCommand(showCommand())
    .addCommand(againCommand());

interface ShowMessageOptions extends ServerOptions, EvidenceOptions {
  from?: string;
}

const showCommand = (): Command =>
  withSpace(new Command("show"))
    .description(
      "Show one message: bodies, states, the fault that struck it, and why other rules did not match.",
    )
    .argument("<number>", "its number, or its name", messageKey)
    .option("--from <file>", "of an exported journal or a HAR file", readableFile)
    .option("--json", "as JSON")
    .addOption(formatOption().conflicts("from"))
    .addHelpText(
      "after",
      "\nExamples:\n  standin messages show 12\n  standin messages show 12 --format markdown\n" +
        "  standin messages show 12 --from run.jsonl",
    )
    .action(async (number: number | string, own: ShowMessageOptions, command: Command) => {
      // Both are options of `messages` too, which takes those that come before `show`.
      const { from, json } = { ...command.parent?.opts<MessageListOptions>(), ...own };
      if (own.format !== undefined) {
        await printEvidence(own, "GET /messages/{number}", { number });
        return;
      }
      const found =
        from === undefined
          ? [await call(own, "GET /messages/{number}", { params: { number } })]
          : await exportedMessage(from, number);
      if (json === true) printJson(found.length === 1 ? found[0] : found);
      else printColoured(found.map(messageText).join("\n\n"));
    });

async function list(options: MessageListOptions): Promise<void> {
  if (options.har !== undefined) {
    await exportHar(options.har, options);
    return;
  }
  if (options.from !== undefined) {
    if (options.follow === true || options.unmatched === true)
      throw new WrongUsage(
        "An exported journal can be neither followed nor asked for --unmatched.",
      );
    await listExported(options.from, options);
    return;
  }
  if (options.unmatched === true) await listUnmatched(options);
  else if (options.follow === true) await listAndFollow(options);
  else await listNewest(options);
}

/** Writes the whole journal; of a file with several, the only one that a HAR file can hold is asked for. */
async function exportHar(file: string, options: MessageListOptions): Promise<void> {
  if (options.follow === true || options.unmatched === true || options.filter !== undefined)
    throw new WrongUsage(
      "--har writes all messages: leave out --follow, --unmatched and --filter.",
    );
  const journals =
    options.from === undefined ? [await fetchJournal(options)] : await journalsOfFile(options.from);
  const [journal, other] = journals;
  if (journal === undefined || other !== undefined)
    throw new WrongUsage(`${options.from} has ${journals.length} runs; a HAR file holds one.`);
  await writeHar(file, journal);
  print(`${file} has ${plural(journal.exchanges.length, "message")}.`);
}

async function listNewest(options: MessageListOptions): Promise<void> {
  const messages = await newest(options);
  if (options.json === true) {
    printJson(messages);
    return;
  }
  if (messages.exchanges.length > 0) printColoured(headingLine());
  messages.exchanges.forEach(printLine);
  await explain(options, messages);
}

async function listAndFollow(options: MessageListOptions): Promise<void> {
  if (asksVerdict(options.filter ?? ""))
    throw new WrongUsage("--follow takes no filter by rule:, broken: or owed:.");
  // Opened before the messages are listed, so that none is missed in between.
  const stream = await openStream(options);
  const messages = await newest(options);
  const show = options.json === true ? printJsonLine : printLine;
  if (options.json === undefined) printColoured(headingLine());
  messages.exchanges.forEach(show);
  if (options.json === undefined) await explain(options, messages);
  const holds = messageFilter(options.filter ?? "", Date.now(), ownZone());
  await follow(stream, options, messages.exchanges, (exchange) => {
    if (holds(exchange)) show(exchange);
  });
}

const printLine = (exchange: JudgedExchange): void => {
  printColoured(messageLine(exchange));
};

const printJsonLine = (exchange: JudgedExchange): void => {
  printJson(exchange, 0);
};

/** Says what is not in the list, and why it may be empty. */
async function explain(
  options: MessageListOptions,
  { exchanges, trimmed }: Messages,
): Promise<void> {
  if (trimmed > 0)
    print(`(${trimmed} older messages were dropped to keep the journal within its bounds)`);
  if (exchanges.length > 0 || options.follow === true) return;
  print(
    options.filter === undefined
      ? noMessages(options)
      : `No message fits the filter ${options.filter}`,
  );
  const hint = unmatchedHint(await readUnmatched(options));
  if (hint !== undefined) print(hint);
}

/** The requests that reached no operation; where there is a filter, those that it finds. */
const readUnmatched = (options: MessageListOptions): Promise<UnmatchedList> =>
  call(options, "GET /unmatched", {
    query: { filter: options.filter, zone: zoneFor(options) },
  });

async function listUnmatched(options: MessageListOptions): Promise<void> {
  const unmatched = await readUnmatched(options);
  if (options.json === true) printJson(unmatched);
  else print(unmatchedText(unmatched, options.last));
}

/** The zone of the days in a filter: that of the shell. */
const zoneFor = ({ filter }: { filter?: string }): string | undefined =>
  filter === undefined ? undefined : ownZone();

/** As many of the newest as were asked for: page by page, since the simulator gives no more than one. */
async function newest(options: MessageListOptions): Promise<JudgedMessages> {
  let { before } = options;
  const found: JudgedExchange[] = [];
  for (;;) {
    const wanted = Math.min(options.last - found.length, limits.messagesPage);
    const query = {
      newest: true,
      filter: options.filter,
      zone: zoneFor(options),
      before,
      limit: wanted,
      judged: options.follow === undefined,
    };
    const page = await call(options, "GET /messages", { query });
    found.unshift(...page.exchanges);
    const [first] = page.exchanges;
    if (first === undefined || page.exchanges.length < wanted || found.length >= options.last)
      return { ...page, exchanges: found };
    before = first.number;
  }
}
