import {
  chmodSync,
  chownSync,
  copyFileSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { errorCode, errorText } from "./error-code";
import { limits } from "./limits/limits";

/** Files with messages, cards or users: a new one is its owner's alone, and one that is there keeps its mode. */

/** Mode of a file that only its owner may read. */
export const ownerOnly = 0o600;

/** Whether others than its owner may read a file. Windows has no such mode. */
export const openToOthers = (file: string): boolean =>
  process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0;

/**
 * Notes what a file is like now. What it returns calls back whenever the file has become another one since, and returns
 * what ends that.
 */
export function watchFile(file: string): (changed: () => void) => () => void {
  let seen = stateOf(file);
  return (changed) => {
    const looking = setInterval(() => {
      const state = stateOf(file);
      if (state === seen) return;
      seen = state;
      changed();
    }, limits.fileLookMs).unref();
    return () => {
      clearInterval(looking);
    };
  };
}

/** What changes with the content of a file, or why it cannot be looked at. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch (error) {
    return errorText(error);
  }
}

/** Writes a file, anew or over what is there; with `wx` only where nothing is. */
export function writePrivate(
  file: string,
  content: string | Uint8Array,
  flag: "w" | "wx" = "w",
): void {
  writeFileSync(file, content, { mode: ownerOnly, flag });
}

/** The file that a path means: where it is a symbolic link, what that leads to, even if nothing is there yet. */
export function fileBehind(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return isLink ? fileBehind(resolve(dirname(path), readlinkSync(path))) : path;
  }
}

/** Makes an empty draft of a file, beside it: no rename leads from one file system to another. */
export function draftOf(file: string): string {
  const draft = `${fileBehind(file)}.part`;
  rmSync(draft, { force: true });
  writePrivate(draft, "", "wx");
  return draft;
}

/**
 * Puts a draft in the place of a file, all of it or nothing. Owner and mode of a file that is there stay; where this
 * user may not give the draft to its owner, the file is written over, which is not one step.
 */
export function putInPlace(draft: string, file: string): void {
  const target = fileBehind(file);
  const before = statSync(target, { throwIfNoEntry: false });
  if (before === undefined) {
    renameSync(draft, target);
    return;
  }
  if (!isGiven(draft, before)) {
    copyFileSync(draft, target);
    rmSync(draft);
    return;
  }
  chmodSync(draft, before.mode & 0o7777);
  renameSync(draft, target);
}

/** Gives a draft to the owner of a file; whether it could be given. */
function isGiven(draft: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const own = statSync(draft);
  if (own.uid === uid && own.gid === gid) return true;
  try {
    chownSync(draft, uid, gid);
    return true;
  } catch (error) {
    if (errorCode(error) === "EPERM") return false;
    throw error;
  }
}
