import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import type { Standin, StandinOptions } from "../index";
import { CommandFailed } from "./outcome";

/** Options of the simulator that a command is run beside. */
export type BesideOptions = Pick<StandinOptions, "scenario" | "scenarios" | "fixtures" | "seed" | "lenient">;

/** Credentials that the command is given: any pair would do, its data space is as fresh as the simulator. */
const user = "pos";
const password = "pos";

export const environmentHelp = `The command finds in its environment:
  STANDIN_URL       where the simulator listens
  STANDIN_USER      NAME:PASSWORD, as the other commands take it
  STANDIN_USERNAME, STANDIN_PASSWORD`;

/**
 * Starts a simulator in memory and on a free port, runs a command beside it, and gives both to `use`; stops the
 * simulator at the end. Throws `CommandFailed` when either cannot be started.
 */
export async function runBeside<T>(command: readonly string[], options: BesideOptions, use: (code: number, standin: Standin) => Promise<T>): Promise<T> {
  // Here and not above: `--help` need not load the server.
  const { createStandin, StartRefused, FileRefused } = await import("../index.js");
  const standin = await createStandin({ ...options, user, password }).catch((error: unknown) => {
    throw error instanceof StartRefused || error instanceof FileRefused ? new CommandFailed(error.message) : error;
  });
  try {
    return await use(await run(command, standin.url), standin);
  } finally {
    await standin.close();
  }
}

/** Runs a command with the simulator's address in its environment; its exit code, or 128 and the signal that ended it. */
async function run([file = "", ...args]: readonly string[], url: string): Promise<number> {
  const child = spawn(file, args, {
    stdio: "inherit",
    env: { ...process.env, STANDIN_URL: url, STANDIN_USER: `${user}:${password}`, STANDIN_USERNAME: user, STANDIN_PASSWORD: password },
  });
  const forward = (signal: NodeJS.Signals): void => { child.kill(signal); };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, forward);
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? "SIGTERM"];
  } catch (error) {
    throw new CommandFailed(`${file} could not be run: ${(error as Error).message}`);
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, forward);
  }
}
