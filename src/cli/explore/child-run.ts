import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Standin } from "../../index";
import { judgedAtEnd } from "../../conformance/judged-at-end";
import type { Attempt, RunPos } from "../../explore/run-record";
import { createSlots } from "../../explore/slots";
import { limits } from "../../limits";
import { type SimulatorOptions, environmentOf, notRun, startSimulator } from "../child-process";
import { Ended, signalCode } from "../command-result";
import { judge, judgeOnceClosed } from "../verdict";
import type { VerdictOptions } from "../verdict-options";

/** How the runs of an exploration are made. */
export interface ChildRunOptions extends VerdictOptions, Omit<SimulatorOptions, "json"> {
  /** What has not been sent when the command ends is never sent. */
  judgeAtExit?: true;
  /** How long a run of the command may take, in seconds. */
  runTimeout?: number;
}

/** How long a run of the command may take, in seconds, where nobody says it. */
const defaultRunTimeout = 600;

/** How a command ended. */
type CommandEnd = Pick<Attempt, "timedOut" | "output"> & { code: number };

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

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command, and ends it where it takes too long or is stopped. */
async function runCommand(
  [file = "", ...args]: readonly string[],
  environment: Record<string, string>,
  { seconds, stop }: { seconds: number; stop: AbortSignal },
): Promise<CommandEnd> {
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    detached: hasGroups,
  });
  const output = createTail();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", output.add);
  const ended: Pick<CommandEnd, "timedOut"> = {};
  const onStop = (): void => {
    end(child, "SIGTERM");
  };
  const timer = setTimeout(() => {
    ended.timedOut = true;
    end(child, "SIGKILL");
  }, seconds * 1_000);
  stop.addEventListener("abort", onStop);
  try {
    await once(child, "exit");
  } catch (error) {
    throw notRun(file, error);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", onStop);
  }
  return {
    code: child.exitCode ?? signalCode(child.signalCode ?? "SIGTERM"),
    output: output.text(),
    ...ended,
  };
}

/** Runs the command once for each plan, each time beside a simulator of its own. */
export function runChildren(
  command: readonly string[],
  options: ChildRunOptions,
  stop: AbortSignal,
): RunPos {
  const simulators = createSlots(limits.exploredSimulators);
  const { runTimeout = defaultRunTimeout } = options;
  const limit = { seconds: runTimeout, stop };
  return ({ scenario, slot, free }) =>
    simulators.use(async () => {
      refuseStopped(stop);
      const began = performance.now();
      const standin = await startSimulator(options);
      try {
        standin.scenario(scenario);
        const environment = {
          ...environmentOf(standin, options.user),
          STANDIN_RUN: String(slot),
        };
        const ended = await runCommand(command, environment, limit);
        refuseStopped(stop);
        const seconds = (performance.now() - began) / 1_000;
        free();
        return { ...(await judged(standin, options, stop)), ...ended, seconds };
      } finally {
        await standin.close();
      }
    });
}

function refuseStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new Ended(stop.reason as NodeJS.Signals);
}

/** The verdict on a run whose command has ended. */
async function judged(
  standin: Standin,
  options: ChildRunOptions,
  stop: AbortSignal,
): Promise<Pick<Attempt, "journal" | "verdict">> {
  if (options.judgeAtExit === true)
    return judgedAtEnd(await standin.journal(), (journal) => judge(journal, options, true));
  return Promise.race([
    judgeOnceClosed(() => standin.journal(), options, {
      wait: true,
      isOneOfMany: true,
      onWait: () => undefined,
    }),
    once(stop, "abort").then(() => {
      throw new Ended(stop.reason as NodeJS.Signals);
    }),
  ]);
}
