import type { ChildProcess } from "node:child_process";
import { spawn } from "cross-spawn";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { limits } from "../limits/limits";
import { killedText, notRun } from "./child-process";
import { printError, signalCode } from "./command-result";

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
