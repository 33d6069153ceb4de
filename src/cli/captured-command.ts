import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { limits } from "../limits";
import { notRun } from "./child-process";
import { signalCode } from "./command-result";

/** How a command ended whose output was kept. */
export interface CapturedEnd {
  /** Its exit code, or 128 and the number of the signal that ended it. */
  code: number;
  /** It did not end in time, and was ended. */
  timedOut?: true;
  /** The last of what it printed. */
  output: string;
}

/** How long a run of a command may take, in seconds, and what stops it before. */
export interface CommandLimit {
  seconds: number;
  stop: AbortSignal;
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

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a command with these variables added to its environment, keeps what it prints, and ends it where it takes too
 * long or is stopped. Throws `CommandFailed` if it cannot be run.
 */
export async function runCaptured(
  [file = "", ...args]: readonly string[],
  environment: Record<string, string>,
  { seconds, stop, echo = false }: CommandLimit,
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
  const code = child.exitCode ?? signalCode(child.signalCode ?? "SIGTERM");
  return { code, output: output.text(), ...ended };
}
