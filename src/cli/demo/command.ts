import { Command } from "commander";
import { spawn } from "node:child_process";
import { styleText } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { demoUser } from "../../in-process/options";
import { createCounter } from "../../in-process/settle";
import { CommandFailed, print, printColoured } from "../command-result";
import {
  type ServerOptions,
  Unreachable,
  ask,
  call,
  noSimulator,
  simulatorOf,
  request,
  withServer,
} from "../server-client";
import { outcomeMarks } from "../../conformance/judged-rule";
import { memberOf, textMember } from "../../contract/values/json-value";
import { type TillSale, outcomeOf, misbehaviours } from "../../till/deal";
import type { QueuedAdvice } from "../../till/till";
import type { Verdict } from "../../conformance/verdict";
import { plural } from "../../conformance/report/lines";
import { plain } from "../../plain-text";
import {
  type PlannedSale,
  programme,
  type DemoSale,
  type Stand,
  type Ware,
  sellOnce,
  waresAt,
} from "./programme";
import type { Style } from "../terminal";
import { limits } from "../../limits/limits";
import { createWarnings } from "../log";

/** SIGINT and SIGTERM end the demonstration; a second one ends the process. */
const endings = ["SIGINT", "SIGTERM"] as const;

/**
 * Has the till sell in turn until Ctrl-C; `onSold` is told of each sale when it is done. The number of sales. Throws
 * `CommandFailed` if the simulator has gone, or serves nothing that can be sold.
 */
async function sellInTurn(
  options: ServerOptions,
  onSold: (sold: DemoSale) => void,
): Promise<number> {
  const over = new AbortController();
  const stop = (): void => {
    over.abort();
  };
  for (const signal of endings) process.once(signal, stop);
  try {
    const wares = await waresAt(options, programme);
    if (wares.length === 0) throw nothingSold(options);
    const counter = createCounter(simulatorOf(options), over.signal);
    const count = await sell(wares, { options, counter, over }, onSold);
    await call(options, "DELETE /scenario");
    return count;
  } catch (error) {
    throw error instanceof Unreachable ? simulatorGone(options, error) : error;
  } finally {
    for (const signal of endings) process.off(signal, stop);
  }
}

const simulatorGone = ({ url }: ServerOptions, { reason }: Unreachable): CommandFailed =>
  new CommandFailed(`The simulator at ${url} has gone (${reason}): the demonstration is over.`);

const nothingSold = ({ url }: ServerOptions): CommandFailed =>
  new CommandFailed(`The simulator at ${url} serves none of the interfaces of the demonstration.`);

/** Sells one thing after another; each sale goes on with its advices while the next ones begin. */
async function sell(
  wares: readonly Ware[],
  stand: Stand,
  onSold: (sold: DemoSale) => void,
): Promise<number> {
  const { over } = stand;
  const sales: Promise<void>[] = [];
  const failures: unknown[] = [];
  const begin = (ware: Ware): Promise<void> =>
    sellOnce(ware, stand).then(onSold, (error: unknown) => {
      failures.push(error);
      over.abort();
    });
  while (sales.length < limits.demoSales && !over.signal.aborted) {
    const at = sales.length % wares.length;
    sales.push(...wares.slice(at, at + 1).map(begin));
    await pause(limits.demoPaceMs, undefined, { signal: over.signal }).catch(() => undefined);
  }
  await Promise.all(sales);
  if (failures.length > 0) throw failures[0];
  return sales.length;
}

/** A simulator at which the demonstration sells. */
interface DemoSimulator {
  url: string;
  /** It was started for the demonstration, and ends with it. */
  isOwn: boolean;
  close(): Promise<void>;
}

/**
 * The simulator that listens at the address, or one in memory where none does; `isGiven`: the user named the address.
 */
async function simulatorFor(options: ServerOptions, isGiven: boolean): Promise<DemoSimulator> {
  if (await listensAt(options, isGiven))
    return { url: options.url, isOwn: false, close: () => Promise.resolve() };
  // Imported here so that `--help` does not load the server.
  const { createStandin } = await import("../../index.js");
  const standin = await createStandin({ ...demoUser, shared: true, log: createWarnings() });
  return { url: standin.url, isOwn: true, close: () => standin.close() };
}

/**
 * Whether a simulator listens at the address. Throws `CommandFailed` where the user named the address and something
 * else answers there, or nobody for another reason than that nobody listens.
 */
async function listensAt(options: ServerOptions, isGiven: boolean): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limits.demoLookMs);
    const response = await ask(options, "GET /health", { signal });
    if (response.ok && memberOf(await jsonOf(response), "usersFile") !== undefined) return true;
    throw noSimulator(options);
  } catch (error) {
    const isNobody = error instanceof Unreachable && error.reason === "ECONNREFUSED";
    if (isNobody || (error instanceof CommandFailed && !isGiven)) return false;
    throw error;
  }
}

/** The body as JSON; undefined, where it is none. */
const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Writes a text in a style, where colours are wanted. */
type Paint = (style: Style, text: string) => string;

export const colourPaint: Paint = (style, text) =>
  styleText(style, text, { validateStream: false });

export const plainPaint: Paint = (_style, text) => text;

/** `R 64.50`, in eight columns. */
const money = (cents: number): string => `R${(cents / 100).toFixed(2).padStart(7)}`;
const columns = { time: 8, what: 17 } as const;

/** The headings of the lines below. */
const heading = (paint: Paint): string =>
  paint(
    "bold",
    ["time".padEnd(columns.time), "sale".padEnd(columns.what), "  amount", "outcome"].join("  "),
  );

/** A sale as a line: when, what, for how much, what became of it, and how the till misbehaved. */
export function saleLine({ time, planned, sale, advices }: DemoSale, paint: Paint): string {
  const { text, style } = resultOf(sale, advices);
  return [
    time.slice(11, 19),
    planned.what.padEnd(columns.what),
    money(planned.amount),
    paint(style, plain(text)),
    ...misbehaviourOf(planned).map((words) => paint("red", words)),
  ].join("  ");
}

const misbehaviourOf = ({ behaviour = "well" }: PlannedSale): string[] =>
  behaviour === "well" ? [] : [`! the till ${misbehaviours[behaviour].does}`];

function resultOf(
  sale: TillSale | undefined,
  advices: readonly QueuedAdvice[],
): { text: string; style: Style } {
  const words = [...answerWords(sale), ...advices.map(adviceWords)];
  const style = sale === undefined || outcomeOf(sale) !== "approved" ? "yellow" : "green";
  return { text: words.join(", ") || "not sold", style };
}

function answerWords(sale: TillSale | undefined): string[] {
  if (sale === undefined) return [];
  const { answer } = sale;
  if (answer === undefined) return ["no answer"];
  const outcome = outcomeOf(sale);
  if (outcome === "unknown") return [`answer lost (${answer.status})`];
  if (outcome === "approved") return ["approved"];
  return [`refused (${textMember(answer.body, "errorMessage") ?? answer.status})`];
}

const doneWords = { confirmation: "confirmed", reversal: "reversed" } as const;

function adviceWords({ kind, state, deliveries }: QueuedAdvice): string {
  const last = deliveries.at(-1) ?? null;
  if (state === "waiting") return `${kind} to be repeated`;
  if (state === "given up") return `${kind} given up`;
  if (last !== null && last >= 300) return `${kind} refused (${last})`;
  return deliveries.length === 1
    ? doneWords[kind]
    : `${doneWords[kind]} at try ${deliveries.length}`;
}

/** What the demonstration ends with: how often it sold, the verdict, and each rule that was broken. */
function endLines(sold: number, { result, rules }: Verdict, paint: Paint): string[] {
  const broken = rules.filter(({ outcome }) => outcome === "fail" || outcome === "warn");
  return [
    `The till sold ${plural(sold, "time")}. The verdict is ${paint("bold", outcomeMarks[result].word)}.`,
    ...broken.map(
      ({ outcome, id, interface: name, sentence }) =>
        `  ${paint(outcome === "fail" ? "red" : "yellow", outcome)}  ${id}  ${name}: ${sentence}`,
    ),
  ];
}

/** What opens an address in the user's browser, by platform. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Where a process runs. */
interface Surroundings {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** Its output goes to a terminal. */
  isTerminal: boolean;
}

/** Whether somebody sits before a display: not in CI, nor where the output is read by a program. */
export function hasDisplay({ platform, env, isTerminal }: Surroundings): boolean {
  if (!isTerminal || (env["CI"] ?? "") !== "") return false;
  if (platform in openers) return true;
  return (env["DISPLAY"] ?? env["WAYLAND_DISPLAY"] ?? "") !== "";
}

/** Opens an address in the user's browser, if it can; the address was printed in any case. */
export function openBrowser(
  address: string,
  { platform, env }: Pick<Surroundings, "platform" | "env">,
): void {
  const [command, ...args] = openers[platform] ?? ["xdg-open"];
  spawn(command, [...args, address], { env, detached: true, stdio: "ignore" })
    .on("error", () => undefined)
    .unref();
}

interface DemoOptions extends ServerOptions {
  /** False with `--no-open`. */
  open: boolean;
}

const demoPair = `${demoUser.user}:${demoUser.password}`;

/** `standin demo`. */
export const demoCommand = (): Command =>
  withServer(new Command("demo"), demoPair)
    .description(
      "Show Standin without a POS: until you press Ctrl-C, a small till makes sales, some of them badly. It " +
        "uses the simulator at --url, or its own in memory, and prints the address of the console.",
    )
    .option("--no-open", "do not open the console in a browser")
    .addHelpText(
      "after",
      `
The data space of user ${demoUser.user} is reset at the beginning; that of another user
(--user) is not. The demo starts its own scenarios, and stops those that are
running there.

Examples:
  standin demo
  standin demo --url http://127.0.0.1:9000 --no-open`,
    )
    .action((options: DemoOptions, command: Command) =>
      demonstrate(options, {
        isAddressGiven: command.getOptionValueSource("url") !== "default",
        isUserGiven: command.getOptionValueSource("user") !== "default",
      }),
    );

/** What the user has said, where options have defaults. */
interface GivenOptions {
  isAddressGiven: boolean;
  isUserGiven: boolean;
}

async function demonstrate(given: DemoOptions, said: GivenOptions): Promise<void> {
  const simulator = await simulatorFor(given, said.isAddressGiven);
  const options = { ...given, url: simulator.url };
  try {
    await refuseStranger(options);
    await call(options, "DELETE /scenario");
    if (!said.isUserGiven) await call(options, "POST /reset");
    await introduce(simulator, options);
    await sellUntilStopped(simulator, options);
  } finally {
    await simulator.close();
  }
}

/** Says what to do where the simulator does not accept the credentials. */
async function refuseStranger(options: ServerOptions): Promise<void> {
  const { status } = await ask(options, "GET /clock");
  if (status === 401)
    throw new CommandFailed(
      `The simulator at ${options.url} does not accept user ${nameIn(options)} with this password: ` +
        "it has a users file. Give one of its users with --user NAME:PASSWORD.",
    );
}

const nameIn = ({ user }: ServerOptions): string => user.split(":", 1)[0] ?? "";

const paintOf = ({ stdout }: NodeJS.Process) =>
  stdout.isTTY && stdout.hasColors() ? colourPaint : plainPaint;

/** Says where the till sells and where to look; opens the console where somebody sits before a display. */
async function introduce({ url, isOwn }: DemoSimulator, options: DemoOptions): Promise<void> {
  print(
    isOwn
      ? `No simulator listened, so this one was started in memory, at ${url}.`
      : `The simulator at ${url} is used.`,
  );
  print(`A small till sells there as user ${nameIn(options)}. Ctrl-C ends the demonstration.\n`);
  const address = new URL(
    `/standin/console/messages#user=${encodeURIComponent(nameIn(options))}`,
    url,
  ).href;
  const { ok } = await request(options, "GET", "/console/");
  if (!ok) print("This simulator serves no console. See standin messages --follow.\n");
  else {
    print(`  Console: ${address}\n`);
    const { platform, env, stdout } = process;
    if (options.open && hasDisplay({ platform, env, isTerminal: stdout.isTTY }))
      openBrowser(address, { platform, env });
  }
  printColoured(heading(paintOf(process)));
}

/** Sells until Ctrl-C, and says then what the verdict is and how to look at it. */
async function sellUntilStopped({ isOwn }: DemoSimulator, options: ServerOptions): Promise<void> {
  const paint = paintOf(process);
  const count = await sellInTurn(options, (sold) => {
    printColoured(saleLine(sold, paint));
  });
  const verdict = await call(options, "GET /verdict", { query: { passing: false } });
  print("");
  for (const line of endLines(count, verdict, paint)) printColoured(line);
  print(
    isOwn
      ? "\nThis simulator ends now, with its messages. To look around afterwards, run standin start first."
      : `\nLook at it in the console, or with standin verdict --url ${options.url} --user ${options.user}.`,
  );
}
