import { execFile } from "node:child_process";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  fdatasync,
  fsyncSync,
  openSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import type Database from "better-sqlite3";
import { errorCode } from "../../error-code";
import { copyCheckFile } from "../../package-files";
import { draftOf, fileBehind, ownerOnly, putInPlace } from "../../private-file";
import { isOfLaterVersion, isOurSchema } from "./migrations";
import { DatabaseForeign, DatabaseInUse, claimFile, isDamage, isLocked } from "./own-file";
import { type SqliteDatabase, openSqlite } from "./sqlite";

/** The file is no whole database of this version of Standin, or of an earlier one. Nothing was changed. */
export class BackupRefused extends Error {
  static {
    this.prototype.name = "BackupRefused";
  }
}

/**
 * Copies a database into a file that is new or empty, some pages a turn. What is committed meanwhile through the same
 * connection comes along. Call it while no transaction stays open from one turn to the next.
 */
export async function copyInto(
  database: Pick<SqliteDatabase, "backup">,
  to: string,
): Promise<void> {
  startSmall(to);
  const onDisk = steadilyOnDisk(to);
  let pages = 0;
  try {
    const { totalPages } = await database.backup(to, {
      progress: ({ remainingPages }) => {
        const isBehind = onDisk.isBehind(pages > 0);
        pages = isBehind && remainingPages <= pagesATurn ? 0 : pagesATurn;
        return pages;
      },
    });
    if (totalPages === 0) throw new Error("a backup has no pages");
  } finally {
    await onDisk.end();
  }
}

/**
 * Begins a copy with pages half as large as ours. Until its last step SQLite keeps back some thousands of pages,
 * however large they are; in the end the copy has the pages of the database.
 */
function startSmall(to: string): void {
  const copy = openSqlite(to);
  try {
    copy.pragma("page_size = 4096");
    copy.pragma("synchronous = OFF");
    // Any write will do.
    copy.pragma("user_version = 1");
  } finally {
    copy.close();
  }
}

/** Pages of a copy that are written in one turn of the event loop. */
const pagesATurn = 100;

/**
 * Brings what is written of a file to the disk beside the request thread. SQLite waits for the disk at the end of a
 * copy, on that thread: the last pages wait until all others are there.
 */
function steadilyOnDisk(file: string) {
  let descriptor: number | undefined;
  let bringing: Promise<void> | undefined;
  let isWritten = false;
  return {
    /** Whether some of the file is not on the disk yet. `isMore`: more was written since the last call. */
    isBehind(isMore: boolean): boolean {
      isWritten ||= isMore;
      if (!isWritten || bringing !== undefined) return bringing !== undefined;
      isWritten = false;
      descriptor ??= openSync(file, "r+");
      // SQLite meets the disk's error, too.
      bringing = dataSync(descriptor)
        .catch(() => undefined)
        .finally(() => (bringing = undefined));
      return true;
    },
    async end(): Promise<void> {
      await bringing;
      if (descriptor !== undefined) closeSync(descriptor);
    },
  };
}

const dataSync = promisify(fdatasync);

/**
 * Copies the database of a file that no process owns. Throws `DatabaseInUse` where one does, `DatabaseForeign`.
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const database = openAlone(file);
  try {
    await copyInto(database, to);
  } finally {
    database.close();
  }
}

/**
 * Puts a backup in the place of a database, also of one that is damaged. Throws `BackupRefused` and `DatabaseInUse`,
 * and then has changed nothing.
 */
export function replaceDatabase(file: string, backup: string): void {
  const copy = draftOf(file);
  try {
    copyFileSync(backup, copy);
    // A copy may have taken over the mode.
    chmodSync(copy, ownerOnly);
    checkBackup(copy, backup);
    flush(copy);
    const replaced = openForReplacement(file);
    try {
      putInPlace(copy, file);
    } finally {
      replaced?.close();
    }
    flush(dirname(fileBehind(file)));
  } finally {
    removeAll(copy);
  }
}

/** Removes what SQLite keeps beside a file, and the file. */
function removeAll(file: string): void {
  for (const rest of ["", ...companionSuffixes]) rmSync(file + rest, { force: true });
}

const companionSuffixes = ["-wal", "-shm"] as const;

/** The database that is replaced, for this process alone, and without a log; undefined: SQLite cannot read it. */
function openForReplacement(file: string): Database.Database | undefined {
  try {
    const database = openAlone(file);
    try {
      // Without a log of its own, so that closing it leaves the new file alone.
      database.pragma("journal_mode = DELETE");
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof DatabaseForeign)
      throw new BackupRefused(
        `${file} is not a database of Standin, or its first page is damaged: it stays as it is. To restore, ` +
          `move it away first, with ${file}-wal and ${file}-shm where they exist.`,
      );
    if (!isDamage(error)) throw error;
    // Its log belongs to it, and would be taken for that of the new file.
    for (const rest of companionSuffixes) rmSync(fileBehind(file) + rest, { force: true });
    return undefined;
  }
}

/** Whether no page of a file that was copied is damaged. */
export function isWhole(copy: string): boolean {
  try {
    const database = openAlone(copy);
    try {
      return isSound(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof DatabaseForeign || isDamage(error)) return false;
    throw error;
  }
}

/** What the process prints that has looked at a copy. */
export type CopyFound = "whole" | "damaged";

const runFile = promisify(execFile);

/**
 * Whether no page of a file that was copied is damaged. A process of its own reads it, all of it: the thread that
 * answers messages goes on, and a damaged page harms no SQLite here. `stopping` ends it.
 */
export async function isWholeApart(copy: string, stopping: AbortSignal): Promise<boolean> {
  const { stdout } = await runFile(process.execPath, [copyCheckFile, copy], { signal: stopping });
  return stdout === ("whole" satisfies CopyFound);
}

const isSound = (database: Database.Database): boolean =>
  database.pragma("integrity_check", { simple: true }) === "ok";

/** Opens a database for this process alone, and leaves it at its version. */
function openAlone(file: string): Database.Database {
  claimFile(file);
  const database = openSqlite(file, { timeout: 200 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("BEGIN IMMEDIATE; COMMIT");
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error)) throw new DatabaseInUse(file);
    throw error;
  }
}

/** Throws `BackupRefused`, with the name of the file that was copied, where the copy cannot be used. */
function checkBackup(copy: string, name: string): void {
  const refused = new BackupRefused(
    `${name} is not a backup of a database of Standin, or is broken.`,
  );
  try {
    const database = openAlone(copy);
    try {
      if (isOfLaterVersion(database))
        throw new BackupRefused(`${name} was written by a later version of Standin.`);
      if (!isSound(database) || !isOurSchema(database)) throw refused;
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof DatabaseForeign || errorCode(error)?.startsWith("SQLITE_") === true)
      throw refused;
    throw error;
  }
}

/** Lets the disk have what was written, so that a power cut does not undo it. */
function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
