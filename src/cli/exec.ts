import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { Command } from "commander";
import type { StandinOptions } from "../index";
import { CommandFailed } from "./outcome";

type ExecOptions = Pick<StandinOptions, "scenario" | "scenarios" | "fixtures" | "seed" | "lenient">;

/** Credentials that the command is given: any pair would do, its data space is as fresh as the simulator. */
const user = "pos";
const password = "pos";

/** `standin exec -- COMMAND`. */
export const execCommand = (): Command =>
  new Command("exec")
    .description("Run a command beside a simulator of its own, in memory and on a free port; ends with the command's exit code.")
    .argument("<command...>", "the command, after --")
    .option("--scenario <name>", "scenario that is active from the start")
    .option("--scenarios <directory>", "scenario files of your own")
    .option("--fixtures <directory>", "fixture files of your own, one a family")
    .option("--seed <text>", "everything generated follows from it")
    .option("--lenient", "accept forms that existing POS software is known to send")
    .addHelpText("after", `
The command finds in its environment:
  STANDIN_URL       where the simulator listens
  STANDIN_USER      NAME:PASSWORD, as the other commands take it
  STANDIN_USERNAME, STANDIN_PASSWORD

Examples:
  standin exec -- npm test
  standin exec --scenario redemption-answer-lost -- npm test`)
    .action(exec);

async function exec(command: string[], options: ExecOptions): Promise<void> {
  // Here and not above: `standin exec --help` need not load the server.
  const { createStandin, StartRefused, FileRefused } = await import("../index.js");
  const standin = await createStandin({ ...options, user, password }).catch((error: unknown) => {
    throw error instanceof StartRefused || error instanceof FileRefused ? new CommandFailed(error.message) : error;
  });
  try {
    process.exitCode = await run(command, standin.url);
  } finally {
    await standin.close();
  }
}

/** Runs a command with the simulator's address in its environment; its exit code, or 128 and the signal that ended it. */
async function run([file = "", ...args]: string[], url: string): Promise<number> {
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
