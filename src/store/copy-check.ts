import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { copyCheckFile } from "../package-files";

/** What the process prints that has looked at a copy. */
export type CopyFound = "whole" | "damaged";

const run = promisify(execFile);

/**
 * Whether no page of a file that was copied is damaged. A process of its own reads it, all of it: the thread that
 * answers messages goes on, and a damaged page harms no SQLite here. `stopping` ends it.
 */
export async function isWholeApart(copy: string, stopping: AbortSignal): Promise<boolean> {
  const { stdout } = await run(process.execPath, [copyCheckFile, copy], { signal: stopping });
  const found = stdout as CopyFound;
  return found === "whole";
}
