import type { Mistake } from "../mistake";
import { plain } from "../plain-text";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../error-code";

/** A mistake in a file, and where it is. */
export interface FileFault extends Mistake {
  file: string;
  line: number;
  column: number;
}

/** A file of ours or of a team could not be taken. */
export class FileRefused extends Error {
  static {
    this.prototype.name = "FileRefused";
  }

  constructor(readonly faults: readonly FileFault[]) {
    super(faults.map(faultLine).join("\n"));
  }
}

/** `file:3:5: rules[0].times: must be a positive integer`. */
export const faultLine = ({ file, line, column, path, text }: FileFault): string =>
  plain(`${file}:${line}:${column}: ${path === "" ? "" : `${path}: `}${text}`);

const notAFile = "is a directory, not a file";

/** Why a path is no file that can be read, in a few words; undefined: it is one. */
export const fileError = (path: string): string | undefined =>
  accessError(path, "file", constants.R_OK);

/** Why a path is no directory whose files can be read; undefined: it is one. */
export const directoryError = (path: string): string | undefined =>
  accessError(path, "directory", constants.R_OK);

/** Why a path is neither a directory nor a file that can be read; undefined: it is one of them. */
export function fileOrDirectoryError(path: string): string | undefined {
  const error = fileError(path);
  return error === notAFile ? directoryError(path) : error;
}

/** Why nothing can be written to a file, which need not be there yet; undefined: it can. */
export function writeError(path: string): string | undefined {
  if (existsSync(path)) return accessError(path, "file", constants.W_OK);
  const directory = dirname(path);
  const error = accessError(directory, "directory", constants.W_OK);
  return error === undefined ? undefined : `${directory}: ${error}`;
}

function accessError(path: string, kind: "file" | "directory", mode: number): string | undefined {
  try {
    const isDirectory = statSync(path).isDirectory();
    if (isDirectory !== (kind === "directory"))
      return isDirectory ? notAFile : "is a file, not a directory";
    accessSync(path, mode);
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return `there is no such ${kind}`;
    return code === "EACCES" || code === "EPERM" || code === "EROFS"
      ? `cannot be ${mode === constants.R_OK ? "read" : "written to"}`
      : `cannot be accessed (${String(code)})`;
  }
}

/** Why the system did not write a file, in a few words, by the code of its error. */
const failures: Readonly<Partial<Record<string, string>>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file is too large for the disk",
  EIO: "the disk has failed",
  ENOENT: "there is no such directory",
  ENOTDIR: "part of the path is a file, not a directory",
  EEXIST: "is a file, not a directory",
  EISDIR: notAFile,
  EROFS: "the disk cannot be written to",
  EACCES: "cannot be written to",
  EPERM: "cannot be written to",
};

/** Why a file could not be written, in a few words. */
export function writeFailure(error: unknown): string {
  const code = String(errorCode(error));
  return failures[code] ?? `cannot be written to (${code})`;
}
