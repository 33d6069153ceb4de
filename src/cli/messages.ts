import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { Command, InvalidArgumentError } from "commander";
import type { Exchange } from "../journal/exchange";
import type { Messages } from "../journal/journal";
import { CommandFailed, print, printJson } from "./outcome";
import { type ServerOptions, call, request, withServer } from "./server-client";
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
  const { exchanges, trimmed } = (await call(options, "GET", `/messages?newest=true&limit=${options.last}`)) as Messages;
  const show = options.json === true ? (exchange: Exchange) => { print(JSON.stringify(exchange)); } : printLine;
  if (options.json === true && options.follow === undefined) printJson({ exchanges, trimmed });
  else exchanges.forEach(show);
  if (trimmed > 0 && options.json === undefined) print(`(${trimmed} older messages were dropped to keep the journal within its bounds)`);
  if (exchanges.length === 0 && options.json === undefined && options.follow === undefined) print(`No messages in the data space of user ${options.user.split(":", 1)[0] ?? ""}.`);
  if (options.follow === true) await follow(options, show);
}

async function follow(options: ListOptions, show: (exchange: Exchange) => void): Promise<void> {
  const response = await request(options, "GET", "/messages/stream");
  if (!response.ok || response.body === null) throw new CommandFailed(`The stream was refused (${response.status}).`);
  const lines = createInterface({ input: Readable.fromWeb(response.body) });
  for await (const line of lines) {
    if (line.startsWith("data: ")) show(JSON.parse(line.slice(6)) as Exchange);
  }
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
