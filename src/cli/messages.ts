import { Command, InvalidArgumentError } from "commander";
import type { Exchange } from "../journal/exchange";
import type { Messages } from "../journal/journal";
import { FilterRefused, filterKeys, messageFilter } from "../journal/message-filter";
import { limits } from "../limits/limits";
import { WrongUsage, print, printColoured, printJson } from "./command-result";
import {
  exportedMessage,
  fetchJournal,
  journalsOfFile,
  listExported,
  writeHar,
} from "./exported-messages";
import { follow, openStream } from "./follow";
import { readableFile, writtenFile } from "./given-paths";
import { messageText } from "./message-detail";
import { headingLine, messageLine } from "./message-lines";
import { wholeCount } from "./option-values";
import { type ServerOptions, call, noMessages, withServer } from "./server-client";
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
  har?: string;
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
        "  standin messages --filter 'operation:redeem -status:201 since:10m'\n  standin messages show 12",
    )
    .action(list)
    .addCommand(showCommand());

interface ShowOptions extends ServerOptions {
  from?: string;
  json?: true;
}

const showCommand = (): Command =>
  withServer(new Command("show"))
    .description(
      "Show all of one message: bodies, states, the fault that struck, and why other rules did not.",
    )
    .argument("<number>", "its number", wholeCount)
    .option("--from <file>", "of an exported journal or a HAR file", readableFile)
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  standin messages show 12\n  standin messages show 12 --from run.jsonl",
    )
    .action(async (number: number, own: ShowOptions, command: Command) => {
      // Both are options of `messages` too, which takes those that come before `show`.
      const { from, json } = { ...command.parent?.opts<ListOptions>(), ...own };
      const found =
        from === undefined
          ? [await call(own, "GET /messages/{number}", { params: { number } })]
          : await exportedMessage(from, number);
      if (json === true) printJson(found.length === 1 ? found[0] : found);
      else printColoured(found.map(messageText).join("\n\n"));
    });

async function list(options: ListOptions): Promise<void> {
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
async function exportHar(file: string, options: ListOptions): Promise<void> {
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
  print(`${journal.exchanges.length} messages are written to ${file}.`);
}

async function listNewest(options: ListOptions): Promise<void> {
  const messages = await newest(options);
  if (options.json === true) {
    printJson(messages);
    return;
  }
  if (messages.exchanges.length > 0) printColoured(headingLine());
  messages.exchanges.forEach(printLine);
  await explain(options, messages);
}

async function listAndFollow(options: ListOptions): Promise<void> {
  // Opened before the messages are listed, so that none is missed in between.
  const stream = await openStream(options);
  const messages = await newest(options);
  const show = options.json === true ? printJsonLine : printLine;
  if (options.json === undefined) printColoured(headingLine());
  messages.exchanges.forEach(show);
  if (options.json === undefined) await explain(options, messages);
  const holds = messageFilter(options.filter ?? "", Date.now());
  await follow(stream, options, messages.exchanges, (exchange) => {
    if (holds(exchange)) show(exchange);
  });
}

const printLine = (exchange: Exchange): void => {
  printColoured(messageLine(exchange));
};

const printJsonLine = (exchange: Exchange): void => {
  printJson(exchange, 0);
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
  let { before } = options;
  const found: Exchange[] = [];
  for (;;) {
    const wanted = Math.min(options.last - found.length, limits.messagesPage);
    const query = { newest: true, filter: options.filter, before, limit: wanted };
    const page = await call(options, "GET /messages", { query });
    found.unshift(...page.exchanges);
    const [first] = page.exchanges;
    if (first === undefined || page.exchanges.length < wanted || found.length >= options.last)
      return { ...page, exchanges: found };
    before = first.number;
  }
}
