import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { isLoopbackHost } from "../base-url";
import { FileRefused } from "../files/file-refused";
import { settleHeader } from "../exchange/message";
import type { TransactionEntry } from "../control/messages/transactions";
import type { Exchange } from "../journal/exchange";
import { limits } from "../limits/limits";
import type { TillSale } from "../till/advice";
import type { Deal } from "../till/deal";
import { Till } from "../till/till";
import type { UpstreamOptions } from "../upstream/settings";
import { hostsInFile } from "../upstream/upstreams-file";
import { CommandFailed, WrongUsage, print, printError } from "./command-result";
import { createCounter, dealsAt } from "./demo/sale";
import { type ServerOptions, call, withServer } from "./server-client";

/** A transaction that was open at a provider, and what became of it. */
interface Settled {
  id: string;
  interface: string;
  /** `REVERSED`, or why it could not be closed. */
  text: string;
  isClosed: boolean;
  /** The provider gave no answer that closes anything. */
  isSilent?: boolean;
}

/** What became of it, and whether the provider gave no answer. */
type Settling = Pick<Settled, "text" | "isClosed" | "isSilent">;

/** The provider gives no answers: each further try would wait for one. */
const notTried: Settling = {
  isClosed: false,
  isSilent: true,
  text: "not tried, since the provider gives no answer",
};

/** States in which something may be open at the provider. */
const openStates = ["PENDING", "UNKNOWN"] as const;

/** Closes what may be open at the providers of a simulator: reverses it, or confirms it where nothing reverses. */
async function settleOpen(options: ServerOptions): Promise<Settled[]> {
  const interfaces = await call(options, "GET /interfaces");
  const settled: Settled[] = [];
  for (const { name, upstream } of interfaces) {
    if (upstream === undefined) continue;
    const deals = await dealsAt(options, name);
    // All are read before the first is closed: that changes their states.
    let silent = 0;
    for (const { id, exchanges, state } of await openAt(options, name)) {
      const done =
        silent < limits.settleSilences
          ? await settleOne(options, deals, { exchanges, state })
          : notTried;
      silent = done.isSilent === true ? silent + 1 : 0;
      settled.push({ id, interface: name, ...done });
    }
  }
  return settled;
}

/** What may be open at the provider of an interface. */
async function openAt(options: ServerOptions, name: string) {
  const pages = openStates.map((state) =>
    call(options, "GET /transactions", {
      query: { interface: name, state, newest: true, limit: limits.messagesPage },
    }),
  );
  return (await Promise.all(pages)).flatMap(({ transactions }) => transactions);
}

/** Closes the transaction of these messages. */
async function settleOne(
  options: ServerOptions,
  deals: readonly Deal[],
  { exchanges, state }: Pick<TransactionEntry, "exchanges" | "state">,
): Promise<Settling> {
  const sale = await saleAmong(options, deals, exchanges);
  const kind = sale?.deal.reversal === undefined ? "confirmation" : "reversal";
  if (sale?.deal[kind] === undefined) return { isClosed: false, text: "no message closes it" };
  const { status, ...done } = await send(options, sale, kind);
  // A provider that has it open takes the message: a refusal says that nothing was.
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return state === "UNKNOWN" && isRefused ? { isClosed: true, text: "was not open" } : done;
}

/** What was sold by these messages: an advice message may have come before the request. */
async function saleAmong(
  options: ServerOptions,
  deals: readonly Deal[],
  numbers: readonly number[],
): Promise<TillSale | undefined> {
  for (const number of numbers) {
    const exchange = await call(options, "GET /messages/{number}", { params: { number } });
    const deal = deals.find(({ request }) => request.operation === exchange.operation);
    if (deal !== undefined && exchange.messageId !== null)
      return saleOf(deal, exchange, exchange.messageId);
  }
  return undefined;
}

function saleOf(deal: Deal, exchange: Exchange, id: string): TillSale {
  const { status, body } = exchange.made ?? { status: exchange.status, body: exchange.answer };
  const { interface: name, operation, messages } = deal.request;
  return {
    deal,
    message: {
      name: "sale",
      operation,
      interface: name,
      method: messages.at(-1)?.method ?? "POST",
      path: exchange.path,
      id,
      body: exchange.request.body,
    },
    answer: status === null ? undefined : { status, body },
    earlier: new Map(),
  };
}

/** Sends the message that closes a sale, until it has a final answer. */
async function send(
  options: ServerOptions,
  sale: TillSale,
  kind: "confirmation" | "reversal",
): Promise<Settling & { status?: number }> {
  const over = new AbortController();
  const counter = createCounter(options, over.signal, { [settleHeader]: "1" });
  await counter.readClock();
  let repeats = 0;
  const till = new Till({
    ...counter,
    wait(milliseconds) {
      repeats += 1;
      if (repeats > limits.settleRepeats) over.abort();
      return counter.wait(milliseconds);
    },
  });
  await till.advise(sale, kind).catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });
  const status = till.queue[0]?.deliveries.at(-1);
  const isClosed = status !== null && status !== undefined && (status < 300 || status === 404);
  const done = kind === "reversal" ? "reversed" : "confirmed";
  const isSilent = status === undefined || status === null || status === 504;
  const text = isClosed ? done : `its ${kind} got ${status ?? "no answer"}`;
  return { isClosed, isSilent, text, ...(typeof status === "number" && { status }) };
}

const lineOf = ({ id, interface: name, text }: Settled): string => `${name} ${id}: ${text}`;

/** What a command says of what its run leaves open at a provider. */
export interface SettlingOptions extends Pick<UpstreamOptions, "upstream" | "upstreams"> {
  /** It stays. */
  keepOpen?: boolean;
  /** Hosts to which messages may go. */
  sandbox?: string[];
}

/**
 * Closes what a run has left open at its providers, unless that is to stay, and says what could not be closed. How many
 * of these the provider gave no answer to.
 */
export async function settleRun(
  options: ServerOptions,
  settling: SettlingOptions,
): Promise<number> {
  if (!goesOut(settling) || settling.keepOpen === true) return 0;
  const left = (await settleOpen(options)).filter(({ isClosed }) => !isClosed);
  if (left.length === 0) return 0;
  printError(["Still open at the provider:", ...left.map((one) => `  ${lineOf(one)}`)].join("\n"));
  return left.filter(({ isSilent }) => isSilent === true).length;
}

/** Whether messages of a run go to a provider. */
export const goesOut = ({ upstream, upstreams }: SettlingOptions): boolean =>
  upstream !== undefined || upstreams !== undefined;

type SettleOptions = ServerOptions & Pick<SettlingOptions, "sandbox">;

/** Adds what a command says of that. */
export const withSettling = (command: Command): Command =>
  withSandbox(command).option(
    "--keep-open",
    "leave at the provider what the run has left open there",
  );

const withSandbox = (command: Command): Command =>
  command.option("--sandbox <host>", "messages may go to this upstream (repeatable)", sandboxHost);

/** `standin settle`. */
export const settleCommand = (): Command =>
  withSandbox(withServer(new Command("settle")))
    .description(
      "Close the transactions that a POS has left open at a provider: reverse each one, or confirm it if its kind " +
        "cannot be reversed.",
    )
    .addHelpText("after", "\nExample:\n  standin settle --sandbox sandbox.example")
    .action(async ({ sandbox = [], ...options }: SettleOptions) => {
      const interfaces = await call(options, "GET /interfaces");
      refuseOthers(
        interfaces.flatMap(({ upstream }) => upstream?.host ?? []),
        sandbox,
      );
      const settled = await settleOpen(options);
      if (settled.length === 0) print("Nothing is open at a provider.");
      for (const one of settled) print(lineOf(one));
      if (settled.some(({ isClosed }) => !isClosed))
        throw new CommandFailed("Some transactions are still open at the provider.");
    });

/** Adds a host to which messages may go. */
const sandboxHost = (host: string, given: readonly string[] = []): string[] => [...given, host];

/** The hosts of the providers to which a run sends messages. */
export const hostsBehind = ({ upstream = {}, upstreams }: SettlingOptions): string[] => [
  ...new Set([
    ...Object.values(upstream).flatMap((url) => (URL.canParse(url) ? new URL(url).host : [])),
    ...hostsIn(upstreams),
  ]),
];

/** Throws `WrongUsage` if a run would send messages of its own to a host that is not named. */
export const refuseUnnamed = (settling: SettlingOptions): void => {
  refuseOthers(hostsBehind(settling), settling.sandbox ?? []);
};

/**
 * Says to which hosts the messages of many runs go, and asks whether they may; nobody is asked about this machine.
 * Throws `WrongUsage` where they may not, or where nobody can be asked.
 */
export async function agreeToSend(settling: SettlingOptions & { yes?: true }): Promise<void> {
  const others = hostsBehind(settling).filter((host) => !isLoopbackHost(host));
  if (others.length === 0) return;
  const hosts = others.join(", ");
  printError(
    `The messages of every run go to ${hosts}. The run without a fault shows how many these are.`,
  );
  if (settling.yes === true) return;
  if (!process.stdin.isTTY)
    throw new WrongUsage(`There is no terminal to ask whether messages may go to ${hosts}: --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question("May they? (y/n) ");
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new WrongUsage(`Nothing was sent to ${hosts}.`);
}

/** The hosts of an upstreams file. Throws `WrongUsage` for one with mistakes. */
function hostsIn(file: string | undefined): string[] {
  try {
    return file === undefined ? [] : hostsInFile(file);
  } catch (error) {
    throw error instanceof FileRefused ? new WrongUsage(error.message) : error;
  }
}

/** Throws `WrongUsage` if messages would go to a host that is neither this machine nor named. */
function refuseOthers(hosts: readonly string[], sandbox: readonly string[]): void {
  const other = hosts.find(
    (host) =>
      !isLoopbackHost(host) &&
      !sandbox.includes(host) &&
      !sandbox.includes(host.replace(/:\d+$/, "")),
  );
  if (other !== undefined)
    throw new WrongUsage(
      `Messages would go to ${other}. If that is a sandbox, say so: --sandbox ${other}.`,
    );
}
