import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

const noFile = "is a directory, not a file";

/** Why a path is no file that can be read, in a few words; undefined: it is one. */
export const fileTrouble = (path: string): string | undefined =>
  troubleOf(path, "file", constants.R_OK);

/** Why a path is no directory whose files can be read; undefined: it is one. */
export const directoryTrouble = (path: string): string | undefined =>
  troubleOf(path, "directory", constants.R_OK);

/** Why a path is neither a directory nor a file that can be read; undefined: it is one of them. */
export function fileOrDirectoryTrouble(path: string): string | undefined {
  const trouble = fileTrouble(path);
  return trouble === noFile ? directoryTrouble(path) : trouble;
}

/** Why nothing can be written to a file, which need not be there yet; undefined: it can. */
export function writingTrouble(path: string): string | undefined {
  if (existsSync(path)) return troubleOf(path, "file", constants.W_OK);
  const directory = dirname(path);
  const trouble = troubleOf(directory, "directory", constants.W_OK);
  return trouble === undefined ? undefined : `${directory}: ${trouble}`;
}

function troubleOf(path: string, kind: "file" | "directory", mode: number): string | undefined {
  try {
    const isDirectory = statSync(path).isDirectory();
    if (isDirectory !== (kind === "directory"))
      return isDirectory ? noFile : "is a file, not a directory";
    accessSync(path, mode);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return `there is no such ${kind}`;
    return code === "EACCES" || code === "EPERM" || code === "EROFS"
      ? `cannot be ${mode === constants.R_OK ? "read" : "written to"}`
      : `cannot be accessed (${String(code)})`;
  }
}
