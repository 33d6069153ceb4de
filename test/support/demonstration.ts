import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { type Ended, program } from "./program";

/** `standin demo`, while it runs. */
export interface Demonstration {
  /** Resolves to what it has printed that fits, as soon as that is there. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal and waits until the process has ended. */
  end(signal: "SIGINT" | "SIGTERM"): Promise<Ended>;
  /** Waits until the process has ended. */
  ended: Promise<Ended>;
}

const running: ChildProcess[] = [];
// A test that fails leaves no process behind.
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts the real program, with what it needs to find no simulator by chance. */
export function startDemonstration(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Demonstration {
  const { STANDIN_URL: _url, STANDIN_USER: _user, ...others } = process.env;
  const child = spawn(process.execPath, [program, "demo", ...args], { env: { ...others, ...env } });
  running.push(child);
  const texts = { out: "", err: "" };
  const collect = (name: keyof typeof texts) => (chunk: Buffer) => {
    texts[name] += chunk.toString();
  };
  child.stdout.on("data", collect("out"));
  child.stderr.on("data", collect("err"));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...texts }));
  return {
    ended,
    async printed(pattern) {
      for (;;) {
        const found = pattern.exec(texts.out);
        if (found !== null) return found;
        const over = ended.then(({ out, err }) => {
          throw new Error(`the demonstration has ended:\n${out}${err}`);
        });
        await Promise.race([once(child.stdout, "data"), over]);
      }
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** An address at which nobody listens. */
export async function silentAddress(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}
