import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** The command line's own file. */
export const program = resolve(__dirname, "../../bin/standin.js");

export interface Ended { code: number | null; out: string; err: string }

/** Runs the real program, as a shell would. */
export function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => { texts.out += chunk.toString(); });
  child.stderr.on("data", (chunk: Buffer) => { texts.err += chunk.toString(); });
  return new Promise((end) => { child.on("close", (code) => { end({ code, ...texts }); }); });
}
