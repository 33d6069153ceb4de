import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { Command, InvalidArgumentError } from "commander";
import type { Exchange } from "../journal/exchange";
import type { Messages } from "../journal/journal";
import { CommandFailed, print, printJson } from "./outcome";
import { type ServerOptions, call, failureText, noMessages, noSimulator, request, withServer } from "./server-client";
import { plain } from "./table";

function count(value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new InvalidArgumentError("Give a number from 1 to 9999.");
  return Number(value);
}

interface ListOptions extends ServerOptions {
  last: number;
  follow?: true;
  json?: true;
}

/** `standin messages`, and `standin messages show N`. */
export const messagesCommand = (): Command =>
  withServer(new Command("messages"))
    .description("List what the POS sent, what it was answered, and why.")
    .option("--last <n>", "how many, the newest", count, 20)
    .option("-f, --follow", "go on with each message as it comes")
    .option("--json", "as JSON: one message a line with --follow")
    .addHelpText("after", "\nExamples:\n  standin messages --last 5\n  standin messages --follow\n  standin messages show 12")
    .action(list)
    .addCommand(
      withServer(new Command("show"))
        .description("Show one message whole: bodies, state met, the fault that struck, why other rules did not.")
        .argument("<number>", "its number", count)
        .addHelpText("after", "\nExample:\n  standin messages show 12")
        .action(async (number: number, options: ServerOptions) => {
          printJson(await call(options, "GET", `/messages/${number}`));
        }),
    );

async function list(options: ListOptions): Promise<void> {
  // Opened before the messages are listed, so that none is missed in between.
  const stream = options.follow === true ? await openStream(options) : undefined;
  const { exchanges, trimmed } = (await call(options, "GET", `/messages?newest=true&limit=${options.last}`)) as Messages;
  const show = options.json === true ? (exchange: Exchange) => { print(JSON.stringify(exchange)); } : printLine;
  if (options.json === true && stream === undefined) printJson({ exchanges, trimmed });
  else exchanges.forEach(show);
  if (trimmed > 0 && options.json === undefined) print(`(${trimmed} older messages were dropped to keep the journal within its bounds)`);
  if (exchanges.length === 0 && options.json === undefined && stream === undefined) print(noMessages(options));
  if (stream !== undefined) await follow(stream, options, new Set(exchanges.map((exchange) => JSON.stringify(exchange))), show);
}

async function openStream(options: ListOptions): Promise<Response["body"] & object> {
  const response = await request(options, "GET", "/messages/stream");
  if (!response.ok || response.body === null) throw new CommandFailed(failureText(response.status, await response.text()));
  if (response.headers.get("content-type") !== "text/event-stream") throw noSimulator(options);
  return response.body;
}

/** Shows what the stream brings, but for what was `listed` as it is; ends with the simulator. */
async function follow(stream: Response["body"] & object, { url }: ListOptions, listed: ReadonlySet<string>, show: (exchange: Exchange) => void): Promise<void> {
  const gone = new CommandFailed(`The simulator at ${url} has ended the connection.`);
  const lines = createInterface({ input: Readable.fromWeb(stream) });
  try {
    for await (const line of lines) {
      const text = line.startsWith("data: ") ? line.slice(6) : "";
      if (text !== "" && !listed.has(text)) show(JSON.parse(text) as Exchange);
    }
  } catch (error) {
    // What undici says where the connection breaks off.
    throw error instanceof TypeError && error.message === "terminated" ? gone : error;
  }
  throw gone;
}

function printLine(exchange: Exchange): void {
  const { number, receivedAt, operation, method, path, status, outcome, stateBefore, stateAfter, strikes, findings, onward } = exchange;
  const parts = [
    String(number).padStart(5),
    receivedAt.slice(11, 23),
    String(status ?? outcome).padEnd(6),
    (operation ?? `${method} ${path}`).padEnd(22),
    exchange.messageId ?? "",
    stateAfter === undefined || stateBefore === stateAfter ? (stateAfter ?? "") : `${String(stateBefore)} -> ${stateAfter}`,
    ...(onward === undefined ? [] : [`[to ${onward.target}, attempt ${onward.attempt}: ${onward.failure ?? onward.next}]`]),
    ...strikes.map(({ text }) => `[${text}]`),
    ...(findings.length > 0 ? [`(${findings.length} ${findings.length === 1 ? "finding" : "findings"})`] : []),
  ];
  print(plain(parts.join("  ").trimEnd()));
}
