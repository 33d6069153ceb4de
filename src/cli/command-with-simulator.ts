import { spawn } from "cross-spawn";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Socket } from "node:net";
import { type Command, Option } from "commander";
import { errorCode, errorText } from "../error-code";
import type { Standin, StandinOptions } from "..";
import { corsOrigin, directory, fileOrDirectory, readableFile } from "./option-values";
import { limits } from "../limits/limits";
import { CommandFailed, WrongUsage, printError, signalCode, onStopSignals } from "./command-result";
import { credentials, defaultPair } from "./server-client";
import type { UpstreamOptions } from "../upstream/settings";
import { type SettlingOptions, refuseUnnamed, settleRun, withSettling } from "./settle";
import { upstreamOptionsIn, withUpstream } from "./upstream-options";
import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Options of the simulator that is started for a command. */
export interface SimulatorOptions
  extends
    Pick<
      StandinOptions,
      | "scenario"
      | "scenarios"
      | "fixtures"
      | "profile"
      | "seed"
      | "lenient"
      | "cors"
      | keyof UpstreamOptions
    >,
    SettlingOptions {
  /** Credentials for the command, NAME:PASSWORD. */
  user: string;
  /** stdout holds our own JSON, for other programs: the command's output goes to stderr. */
  json?: true;
}

/** Adds the options of the simulator, but for the scenario. */
export const withSimulatorOptions = (command: Command): Command =>
  withSettling(withUpstream(withOwnSimulator(command)));

const withOwnSimulator = (command: Command): Command =>
  command
    .addOption(
      new Option(
        "--user <name:password>",
        "credentials for the command; the user name should be the client's id",
      )
        .default(defaultPair)
        .argParser(credentials),
    )
    .option("--scenarios <directory>", "your own scenario files", fileOrDirectory)
    .option("--fixtures <directory>", "your own fixture files, one per family", directory)
    .option("--profile <file>", "answer like the provider in this profile", readableFile)
    .option("--seed <text>", "seed that all generated values depend on")
    .option("--lenient", "accept message forms that existing POS software sends")
    .option(
      "--cors <origin>",
      "open the interfaces to a POS that runs in a browser, at this origin (repeatable)",
      corsOrigin,
    );

export const environmentHelp = `The command has these environment variables:
  STANDIN_URL       where the simulator listens
  STANDIN_USER      NAME:PASSWORD, as the other commands take it
  STANDIN_USERNAME, STANDIN_PASSWORD`;

/**
 * Starts a simulator in memory and on a free port; `tells`: it says which providers are not there. Throws `WrongUsage`
 * if it cannot be started with these options.
 */
export async function startSimulator(
  options: SimulatorOptions,
  { tells = false } = {},
): Promise<Standin> {
  if (options.keepOpen !== true) refuseUnnamed(options);
  // Imported here so that `--help` does not load the server.
  const [{ createStandin, StartRefused, FileRefused }, { createWarnings }] = await Promise.all([
    import("../index.js"),
    import("./log.js"),
  ]);
  const [user, password] = partsOf(options.user);
  const standin = await createStandin({
    scenario: options.scenario,
    scenarios: options.scenarios,
    fixtures: options.fixtures,
    profile: options.profile,
    seed: options.seed,
    lenient: options.lenient,
    cors: options.cors,
    ...upstreamOptionsIn(options),
    user,
    password,
    log: createWarnings(),
  }).catch((error: unknown) => {
    throw error instanceof StartRefused || error instanceof FileRefused
      ? new WrongUsage(error.message)
      : error;
  });
  if (tells) await tellUnreached(standin);
  return standin;
}

/** Says which providers are not there: a POS can do nothing about that. */
async function tellUnreached(standin: Standin): Promise<void> {
  for (const [name, { host, isReached, text }] of Object.entries(await standin.reachUpstreams()))
    if (!isReached)
      printError(
        `The provider of ${name} is not reached at ${host} (${text}): every message to it fails.`,
      );
}

function partsOf(pair: string): [user: string, password: string] {
  const colon = pair.indexOf(":");
  return [pair.slice(0, colon), pair.slice(colon + 1)];
}

/** What tells a command where the simulator is, and its credentials. */
export function environmentOf({ url }: Standin, pair: string): Record<string, string> {
  const [user, password] = partsOf(pair);
  return {
    STANDIN_URL: url,
    STANDIN_USER: pair,
    STANDIN_USERNAME: user,
    STANDIN_PASSWORD: password,
  };
}

/**
 * Starts a simulator in memory and on a free port, runs a command as a child process, and calls `use` with both; stops
 * the simulator at the end. Throws `WrongUsage` if the simulator cannot be started with these options, `CommandFailed`
 * if the command cannot be run.
 */
export async function runWithSimulator<T>(
  command: readonly string[],
  options: SimulatorOptions,
  use: (code: number, standin: Standin) => Promise<T>,
): Promise<T> {
  const standin = await startSimulator(options, { tells: true });
  try {
    const code = await runInherited(command, environmentOf(standin, options.user), {
      json: options.json,
    });
    const used = await use(code, standin);
    await settleRun({ url: standin.url, user: options.user }, options);
    return used;
  } finally {
    await standin.close();
  }
}

/** What is said of a command that cannot be run, with the exit codes of shells: 127 if it does not exist, else 126. */
function notRun(file: string, error: unknown): CommandFailed {
  if (errorCode(error) !== "ENOENT")
    return new CommandFailed(`${file} could not be run: ${errorText(error)}`, 126);
  return new CommandFailed(`${file} could not be run: ${missingText(file)}.`, 127);
}

/** A script is there, and the program in its first line is not: the system says of both that there is no such file. */
function missingText(file: string): string {
  if (!/[\\/]/.test(file)) return `there is no command ${file} on the PATH`;
  return existsSync(file)
    ? "the program that its first line names is not there"
    : "there is no such file";
}

/** That a command did not end when it was asked to. */
const killedText = (file: string): string =>
  `${file} had not ended ${limits.commandEndMs / 1_000} seconds after SIGTERM, and was killed.`;

/** How a command that has the terminal of ours is run. */
interface Inheriting {
  /** stdout holds our own JSON: the command's output goes to stderr. */
  json?: true | undefined;
  /** It is killed where it does not end soon after a signal. */
  kills?: true;
}

/**
 * Runs a command with these variables added to its environment, and forwards SIGINT and SIGTERM to it. Its exit code,
 * or 128 and the number of the signal that ended it. Throws `CommandFailed` if it cannot be run.
 */
export async function runInherited(
  [file = "", ...args]: readonly string[],
  environment: Record<string, string>,
  { json, kills }: Inheriting = {},
): Promise<number> {
  const child = spawn(file, args, {
    stdio: ["inherit", json ? process.stderr : "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  let killing: NodeJS.Timeout | undefined;
  const forget = onStopSignals((signal) => {
    if (kills)
      killing ??= setTimeout(() => {
        if (child.kill("SIGKILL")) printError(killedText(file));
      }, limits.commandEndMs);
    // Ctrl-C in a terminal reaches the command by itself; a second signal would make it drop what it is doing.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  });
  try {
    await once(child, "exit");
    return child.exitCode ?? signalCode(child.signalCode ?? "SIGTERM");
  } catch (error) {
    throw notRun(file, error);
  } finally {
    clearTimeout(killing);
    forget();
  }
}

/** How a command ended whose output was kept. */
export interface CapturedEnd {
  /** Its exit code, or 128 and the number of the signal that ended it. */
  code: number;
  /** It did not end in time, and was ended. */
  timedOut?: true;
  /** The last of what it printed. */
  output: string;
}

/** How long a run of a command may take, in seconds, and what ends it before. */
export interface CommandLimit {
  seconds: number;
  /** It is asked to end, and killed where it does not. */
  stop: AbortSignal;
  /** It is killed at once. */
  kill?: AbortSignal;
  /** Prints what the command prints, too. */
  echo?: boolean;
}

/** How long a run of a command may take, in seconds, where nobody says it. */
export const defaultRunTimeout = 600;

/** Keeps the last characters of what a command prints. */
function createTail(): { add: (text: string) => void; text: () => string } {
  let tail = "";
  return {
    add(text) {
      tail = `${tail}${text}`.slice(-limits.keptOutput);
    },
    text: () => tail,
  };
}

/** Commands have process groups of their own, so that all that they start ends with them. */
const hasGroups = process.platform !== "win32";

/** Sends a signal to a command and all that it started; whether any of them was there to get it. */
function signalTo(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    if (hasGroups && child.pid !== undefined) return process.kill(-child.pid, signal);
    return child.kill(signal);
  } catch {
    // It has ended by itself.
    return false;
  }
}

/** Ends a command and all that it started: first by SIGTERM, then, where that is not enough, by SIGKILL. */
async function endInTime(child: ChildProcess, file: string): Promise<void> {
  signalTo(child, "SIGTERM");
  const end = performance.now() + limits.commandEndMs;
  while (performance.now() < end) {
    if (!signalTo(child, 0)) return;
    await pause(limits.processLookMs);
  }
  if (signalTo(child, "SIGKILL")) printError(killedText(file));
}

/**
 * Runs a command with these variables added to its environment, keeps what it prints, and ends it where it takes too
 * long or is stopped. Throws `CommandFailed` if it cannot be run.
 */
export async function runCaptured(
  [file = "", ...args]: readonly string[],
  environment: Record<string, string>,
  { seconds, stop, kill, echo = false }: CommandLimit,
): Promise<CapturedEnd> {
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    detached: hasGroups,
  });
  const output = createTail();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", output.add);
    if (echo) stream.pipe(process.stderr, { end: false });
  }
  const ended: Pick<CapturedEnd, "timedOut"> = {};
  let ending: Promise<void> | undefined;
  const onStop = (): void => {
    ending ??= endInTime(child, file);
  };
  const onKill = (): void => {
    signalTo(child, "SIGKILL");
  };
  const timer = setTimeout(() => {
    ended.timedOut = true;
    onKill();
  }, seconds * 1_000);
  stop.addEventListener("abort", onStop);
  kill?.addEventListener("abort", onKill);
  try {
    await once(child, "exit");
    await ending;
    // A process that the command left running may hold them for ever.
    for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  } catch (error) {
    throw notRun(file, error);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", onStop);
    kill?.removeEventListener("abort", onKill);
  }
  const code = child.exitCode ?? signalCode(child.signalCode ?? "SIGTERM");
  return { code, output: output.text(), ...ended };
}
