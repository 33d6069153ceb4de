import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { Command, InvalidArgumentError } from "commander";
import { type Exchange, exchangeJson } from "../journal/exchange";
import type { Messages } from "../journal/journal";
import { FilterRefused, filterKeys, messageFilter } from "../journal/message-filter";
import { limits } from "../limits";
import { CommandFailed, WrongUsage, print, printJson } from "./command-result";
import { listExported, showExported } from "./exported-messages";
import { readableFile } from "./given-paths";
import { wholeCount } from "./option-values";
import {
  type ServerOptions,
  call,
  failureText,
  noMessages,
  noSimulator,
  request,
  withServer,
} from "./server-client";
import { plain } from "./table";
import { unmatchedHint, unmatchedText } from "./unmatched";

/** Checks a filter before anybody is asked. */
function filterText(value: string): string {
  try {
    messageFilter(value, Date.now());
    return value;
  } catch (error) {
    throw error instanceof FilterRefused ? new InvalidArgumentError(error.message) : error;
  }
}

interface ListOptions extends ServerOptions {
  filter?: string;
  unmatched?: true;
  last: number;
  before?: number;
  follow?: true;
  json?: true;
  from?: string;
}

/** `standin messages`, and `standin messages show N`. */
export const messagesCommand = (): Command =>
  withServer(new Command("messages"))
    .description("List the messages of the POS, their answers, and the reasons.")
    .option("--last <n>", "how many, the newest", wholeCount, 20)
    .option("--before <number>", "only those with a number below this one", wholeCount)
    .option("-f, --follow", "follow new messages as they arrive")
    .option(
      "--filter <terms>",
      `only those for which all terms hold: ${filterKeys.join(", ")}`,
      filterText,
    )
    .option("--from <file>", "those of an exported journal (standin run --export)", readableFile)
    .option("--unmatched", "requests that reached no operation, and the nearest operations")
    .option("--json", "as JSON; with --follow one message per line")
    .addHelpText(
      "after",
      "\nExamples:\n  standin messages --last 5\n  standin messages --follow\n" +
        "  standin messages --filter 'operation:redeem -status:201 since:10m'\n  standin messages show 12",
    )
    .action(list)
    .addCommand(
      withServer(new Command("show"))
        .description(
          "Show all of one message: bodies, states, the fault that struck, and why other rules did not.",
        )
        .argument("<number>", "its number", wholeCount)
        .option("--from <file>", "of an exported journal", readableFile)
        .addHelpText(
          "after",
          "\nExamples:\n  standin messages show 12\n  standin messages show 12 --from run.jsonl",
        )
        .action(
          async (number: number, options: ServerOptions & { from?: string }, command: Command) => {
            const { from = command.parent?.opts<ListOptions>().from } = options;
            if (from !== undefined) await showExported(from, number);
            else printJson(await call(options, `GET /messages/${number}`));
          },
        ),
    );

async function list(options: ListOptions): Promise<void> {
  if (options.from !== undefined) {
    if (options.follow === true || options.unmatched === true)
      throw new WrongUsage(
        "An exported journal can be neither followed nor asked for --unmatched.",
      );
    await listExported(options.from, options, printLine);
    return;
  }
  if (options.unmatched === true) {
    await listUnmatched(options);
    return;
  }
  // Opened before the messages are listed, so that none is missed in between.
  const stream = options.follow === true ? await openStream(options) : undefined;
  const messages = await newest(options);
  const show = options.json === true ? printJsonLine : printLine;
  if (options.json === true && stream === undefined) printJson(messages);
  else messages.exchanges.forEach(show);
  if (options.json === undefined) await explain(options, messages);
  if (stream === undefined) return;
  const holds = messageFilter(options.filter ?? "", Date.now());
  await follow(stream, options, messages.exchanges, (exchange) => {
    if (holds(exchange)) show(exchange);
  });
}

const printJsonLine = (exchange: Exchange): void => {
  print(JSON.stringify(exchange));
};

/** Says what is not in the list, and why it may be empty. */
async function explain(options: ListOptions, { exchanges, trimmed }: Messages): Promise<void> {
  if (trimmed > 0)
    print(`(${trimmed} older messages were dropped to keep the journal within its bounds)`);
  if (exchanges.length > 0 || options.follow === true) return;
  if (options.filter !== undefined) {
    print(`No message fits the filter ${options.filter}`);
    return;
  }
  print(noMessages(options));
  const hint = unmatchedHint(await call(options, "GET /unmatched"));
  if (hint !== undefined) print(hint);
}

async function listUnmatched(options: ListOptions): Promise<void> {
  const unmatched = await call(options, "GET /unmatched");
  if (options.json === true) printJson(unmatched);
  else print(unmatchedText(unmatched, options.last));
}

/** As many of the newest as were asked for: page by page, since the simulator gives no more than one. */
async function newest(options: ListOptions): Promise<Messages> {
  const query = new URLSearchParams({ newest: "true" });
  if (options.filter !== undefined) query.set("filter", options.filter);
  if (options.before !== undefined) query.set("before", String(options.before));
  const found: Exchange[] = [];
  for (;;) {
    const wanted = Math.min(options.last - found.length, limits.messagesPage);
    query.set("limit", String(wanted));
    const page = await call(options, `GET /messages?${query.toString()}`);
    found.unshift(...page.exchanges);
    const [first] = page.exchanges;
    if (first === undefined || page.exchanges.length < wanted || found.length >= options.last)
      return { ...page, exchanges: found };
    query.set("before", String(first.number));
  }
}

type Stream = Response["body"] & object;

/** Follows the messages from the one after `last` on; from now on where no number is given. */
async function openStream(options: ListOptions, last?: number): Promise<Stream> {
  const response = await request(
    options,
    "GET",
    "/messages/stream",
    last === undefined ? {} : { headers: { "last-event-id": String(last) } },
  );
  if (!response.ok || response.body === null)
    throw new CommandFailed(failureText(response.status, await response.text()));
  if (response.headers.get("content-type") !== "text/event-stream") throw noSimulator(options);
  return response.body;
}

/**
 * Shows what the stream brings, but for what was `listed` as it is; goes on where the connection breaks off,
 * and ends with the simulator.
 */
async function follow(
  stream: Stream,
  options: ListOptions,
  listed: readonly Exchange[],
  show: (exchange: Exchange) => void,
): Promise<void> {
  const known = new Set(listed.map((exchange) => JSON.stringify(exchange)));
  let last = listed.at(-1)?.number ?? 0;
  let barren = 0;
  for (let open = stream; ;) {
    barren += 1;
    for await (const { number, text } of eventsOf(open)) {
      barren = 0;
      last = Math.max(last, number);
      if (!known.delete(text)) show(exchangeJson.read(text));
    }
    const gone = new CommandFailed(`The simulator at ${options.url} closed the connection.`);
    // What was on its way when a connection broke off is lost; two that bring nothing are no accident.
    if (barren > 1) throw gone;
    open = await openStream(options, last).catch(() => {
      throw gone;
    });
  }
}

/** The exchanges that a stream brings, until it ends or breaks off. */
async function* eventsOf(stream: Stream): AsyncGenerator<{ number: number; text: string }> {
  let number = 0;
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(stream) })) {
      if (line.startsWith("id: ")) number = Number(line.slice(4));
      else if (line.startsWith("data: ") && number > 0) {
        yield { number, text: line.slice(6) };
        number = 0;
      }
    }
  } catch (error) {
    // What undici says where the connection breaks off.
    if (!(error instanceof TypeError && error.message === "terminated")) throw error;
  }
}

function printLine(exchange: Exchange): void {
  const {
    number,
    receivedAt,
    operation,
    method,
    path,
    status,
    outcome,
    stateBefore,
    stateAfter,
    strikes,
    findings,
    onward,
  } = exchange;
  const parts = [
    String(number).padStart(5),
    receivedAt.slice(11, 23),
    String(status ?? outcome).padEnd(6),
    (operation ?? `${method} ${path}`).padEnd(22),
    exchange.messageId ?? "",
    stateAfter === undefined || stateBefore === stateAfter
      ? (stateAfter ?? "")
      : `${String(stateBefore)} -> ${stateAfter}`,
    ...(onward === undefined
      ? []
      : [`[to ${onward.target}, attempt ${onward.attempt}: ${onward.failure ?? onward.next}]`]),
    ...strikes.map(({ text }) => `[${text}]`),
    ...(findings.length > 0
      ? [`(${findings.length} ${findings.length === 1 ? "finding" : "findings"})`]
      : []),
  ];
  print(plain(parts.join("  ").trimEnd()));
}
