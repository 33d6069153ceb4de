import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Command, Option } from "commander";
import type { Standin, StandinOptions } from "../index";
import { corsOrigin } from "./cors-origin";
import { directory, fileOrDirectory } from "./given-paths";
import { CommandFailed, WrongUsage, signalCode } from "./outcome";
import { credentials, defaultPair } from "./server-client";

/** Options of the simulator that a command is run beside. */
export interface BesideOptions extends Pick<
  StandinOptions,
  "scenario" | "scenarios" | "fixtures" | "seed" | "lenient" | "cors"
> {
  /** Credentials that the command is given, NAME:PASSWORD. */
  user: string;
  /** Our own output is JSON, for other programs: the command's goes to stderr. */
  json?: true;
}

/** How a command ended. */
export interface CommandEnded {
  /** Its exit code, or 128 and the number of the signal that ended it. */
  code: number;
  /** The signal that we were to end by while it ran. */
  endedBy: NodeJS.Signals | undefined;
}

/** Adds the options of the simulator, but for the scenario. */
export const withBeside = (command: Command): Command =>
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
    .option("--seed <text>", "all generated values depend on it")
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
 * Starts a simulator in memory and on a free port, runs a command beside it, and gives both to `use`; stops the
 * simulator at the end. Throws `WrongUsage` when the simulator cannot be started so, `CommandFailed` when the
 * command cannot.
 */
export async function runBeside<T>(
  command: readonly string[],
  { user: pair, json, scenario, scenarios, fixtures, seed, lenient, cors }: BesideOptions,
  use: (ended: CommandEnded, standin: Standin) => Promise<T>,
): Promise<T> {
  // Here and not above: `--help` need not load the server.
  const [{ createStandin, StartRefused, FileRefused }, { createWarnings }] = await Promise.all([
    import("../index.js"),
    import("./log.js"),
  ]);
  const colon = pair.indexOf(":");
  const [user, password] = [pair.slice(0, colon), pair.slice(colon + 1)] as const;
  const standin = await createStandin({
    scenario,
    scenarios,
    fixtures,
    seed,
    lenient,
    cors,
    user,
    password,
    log: createWarnings(),
  }).catch((error: unknown) => {
    throw error instanceof StartRefused || error instanceof FileRefused
      ? new WrongUsage(error.message)
      : error;
  });
  try {
    return await use(
      await run(
        command,
        {
          STANDIN_URL: standin.url,
          STANDIN_USER: pair,
          STANDIN_USERNAME: user,
          STANDIN_PASSWORD: password,
        },
        json,
      ),
      standin,
    );
  } finally {
    await standin.close();
  }
}

/** Runs a command with these variables added to its environment, and passes on to it the signals that are to end us. */
async function run(
  [file = "", ...args]: readonly string[],
  environment: Record<string, string>,
  json?: true,
): Promise<CommandEnded> {
  const child = spawn(file, args, {
    stdio: ["inherit", json ? process.stderr : "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  let endedBy: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals): void => {
    endedBy = signal;
    // Ctrl-C in a terminal reaches the command by itself; a second one would have it drop what it is doing.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, forward);
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    return { code: code ?? signalCode(signal ?? "SIGTERM"), endedBy };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // As shells tell a command that is not there from one that cannot be run.
    throw new CommandFailed(`${file} could not be run: ${message}`, code === "ENOENT" ? 127 : 126);
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, forward);
  }
}
