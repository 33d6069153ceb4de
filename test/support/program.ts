import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { Readable, Writable } from "node:stream";
import { main } from "../../src/cli/main";

/** The package as it is installed, built of the sources under test: `test/jest/build.js` makes it. */
export const testedPackage = resolve(process.env["STANDIN_TESTED_PACKAGE"] ?? "");

/** The command line's own file. */
export const program = join(testedPackage, "bin/standin.js");

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the real program, as a shell would. */
export function run(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    texts.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    texts.err += chunk.toString();
  });
  return new Promise((end) => {
    child.on("close", (code) => {
      end({ code, ...texts });
    });
  });
}

/**
 * Runs a command that starts no process in this one, which takes a fraction of the time: what it prints, and its exit code. It reads
 * `input` from standard input.
 */
export async function runHere(
  args: readonly string[],
  env: Record<string, string> = {},
  input = "",
): Promise<Ended> {
  const texts = { out: "", err: "" };
  const into = (name: keyof typeof texts): Writable =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        texts[name] += chunk.toString();
        done();
      },
    });
  const variables = process.env;
  const spies = [
    jest.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([input]) as never),
    jest.spyOn(process, "stdout", "get").mockReturnValue(into("out") as never),
    jest.spyOn(process, "stderr", "get").mockReturnValue(into("err") as never),
  ];
  try {
    process.env = { ...variables, ...env };
    await main([process.execPath, program, ...args]);
    return { code: Number(process.exitCode ?? 0), ...texts };
  } finally {
    process.env = variables;
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** The simulator as a process of its own. */
export interface Started {
  url: string;
  /** Resolves when its log has said so. */
  logs: (text: string) => Promise<void>;
  /** What it has logged so far. */
  logged: () => string;
  /** Sends a signal and waits until the process has ended; its exit code, or the signal that ended it. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | string | null>;
  /** Sends a signal that ends nothing. */
  send: (signal: "SIGHUP") => void;
  /** Closes the pipe that its log is written to. */
  stopReading: () => void;
}

/** Starts the real program on a free port, and waits until it listens. */
export async function startProgram(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(process.execPath, [program, "start", "--port", "0", ...args], {
    env: { ...process.env, ...env },
  });
  // A test that fails leaves no process behind.
  process.once("exit", () => {
    child.kill("SIGKILL");
  });
  let isOver = false;
  const ended = new Promise<number | string | null>((resolve) => {
    child.once("close", (code, signal) => {
      isOver = true;
      resolve(code ?? signal);
    });
  });
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  const line = await new Promise<string>((seen, refused) => {
    child.stdout.once("data", (chunk: Buffer) => {
      seen(chunk.toString().split("\n")[0] ?? "");
    });
    child.once("close", () => {
      refused(new Error("the simulator ended before it listened"));
    });
  });
  return {
    url: (JSON.parse(line) as { url: string }).url,
    async logs(text) {
      while (!out.includes(text)) {
        if (isOver) throw new Error(`the simulator ended before it logged: ${text}`);
        await Promise.race([once(child.stdout, "data"), ended]);
      }
    },
    logged: () => out,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    send(signal) {
      child.kill(signal);
    },
    stopReading() {
      child.stdout.destroy();
    },
  };
}
