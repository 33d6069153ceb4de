import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { errorCode } from "../error-code";
import type { SqliteDatabase } from "./sqlite-database";
import { isOurSchema } from "./migrations";
import { Sqlite } from "./sqlite";

/** What a database of ours says in its head: `Stdn`. */
const applicationId = 0x5374646e;

/** The file is not a database of ours. It was not touched. */
export class DatabaseForeign extends Error {
  static {
    this.prototype.name = "DatabaseForeign";
  }

  constructor(file: string, what: string) {
    super(`${file}: ${what}. Choose another file with --db.`);
  }
}

const headBytes = 100;
const magic = "SQLite format 3\0";
const applicationIdAt = 68;

/**
 * Looks at a file before SQLite does, which would change it: takes one that is empty or not there (and makes
 * it, for its owner alone), and a database of ours. Throws `DatabaseForeign` for any other.
 */
export function claimFile(file: string): void {
  if (file === ":memory:") return;
  if (!existsSync(file)) {
    make(file);
    return;
  }
  const head = headOf(file);
  if (head.length === 0) return;
  if (head.toString("latin1", 0, magic.length) !== magic)
    throw new DatabaseForeign(file, "file is not a database");
  if (head.length === headBytes && head.readInt32BE(applicationIdAt) === applicationId) return;
  if (!isOfEarlierVersion(file, head))
    throw new DatabaseForeign(file, "the database belongs to another program and was not changed");
}

/** Writes into a file that was claimed that it is ours. */
export function markAsOurs(database: SqliteDatabase): void {
  if (database.pragma("application_id", { simple: true }) !== applicationId)
    database.pragma(`application_id = ${applicationId}`);
}

/** SQLite gives its write-ahead log the mode of the file. Where none can be made, SQLite says why. */
function make(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch {
    // Told when the database is opened.
  }
}

function headOf(file: string): Buffer {
  if (!statSync(file).isFile()) return Buffer.alloc(0);
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(headBytes);
    return head.subarray(0, readSync(descriptor, head, 0, headBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Files from before the mark are known by their tables. A copy is looked at: merely reading a database with a
 * write-ahead log makes files beside it.
 */
function isOfEarlierVersion(file: string, head: Buffer): boolean {
  const log = `${file}-wal`;
  const hasLog = existsSync(log) && statSync(log).size > 0;
  if (head.length < headBytes || (head.readInt32BE(applicationIdAt) !== 0 && !hasLog)) return false;
  const folder = mkdtempSync(join(tmpdir(), "standin-look-"));
  try {
    const copy = join(folder, basename(file));
    copyFileSync(file, copy);
    if (hasLog) copyFileSync(log, `${copy}-wal`);
    const database = new Sqlite(copy);
    try {
      return isOurSchema(database);
    } finally {
      database.close();
    }
  } catch (error) {
    // No database at all, in spite of its head.
    if (errorCode(error)?.startsWith("SQLITE_") === true) return false;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
