import { type ChildProcess, spawn } from "node:child_process";
import { program } from "../../support/program";

/** A simulator in a process of its own. */
export interface ChildSimulator {
  child: ChildProcess;
  url: string;
}

/** Starts a simulator with its data in a file, in a process of its own. */
export function startChild(db: string, options: readonly string[] = []): Promise<ChildSimulator> {
  const args = [program, "start", "--db", db, "--port", "0", ...options];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((started, failed) => {
    let text = "";
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (url !== undefined) started({ child, url });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => {
      failed(new Error(`the simulator did not start: ${text}`));
    });
  });
}
