import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** The directory of Standin. */
export const root = resolve(__dirname, "../..");

/** Runs npm in a directory; what it printed. Throws with its output if it fails. */
export const npm = (cwd: string, ...args: string[]): string =>
  execFileSync("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The tree as a clone has it after `npm ci`, but for `dist`: what is packed of that must be made by packing. */
export function freshClone(clone: string): void {
  mkdirSync(clone);
  for (const name of readdirSync(root)) {
    if (/^(node_modules|dist|test|bench|\.git|\.nightly|coverage|.*\.db.*)$/.test(name)) continue;
    cpSync(join(root, name), join(clone, name), {
      recursive: true,
      filter: (path) => !path.includes(join(root, "sqlite-node20/node_modules")),
    });
  }
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
}

/** Packs a fresh clone, which is made in a directory; the path of the packed file. */
export function packedStandin(place: string): string {
  const clone = join(place, "clone");
  freshClone(clone);
  const printed = npm(clone, "pack", "--silent", "--pack-destination", place);
  return join(place, printed.trim().split("\n").at(-1) ?? "");
}
