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
import { errorCode } from "../../error-code";
import { ownerOnly } from "../../private-file";
import { type SqliteDatabase, openSqlite } from "./sqlite";
import { isOurSchema } from "./migrations";

/** The mark in the header of our databases: `Stdn`. */
const applicationId = 0x5374646e;

/** The file is not one of our databases. It was left untouched. */
export class DatabaseForeign extends Error {
  static {
    this.prototype.name = "DatabaseForeign";
  }

  constructor(file: string, what: string) {
    super(`${file}: ${what}. Choose another file with --db.`);
  }
}

/** The file is in use by another process. */
export class DatabaseInUse extends Error {
  static {
    this.prototype.name = "DatabaseInUse";
  }

  constructor(file: string) {
    super(
      `The database ${file} is in use by another process. Stop that one, or choose another file with --db.`,
    );
  }
}

/**
 * Whether another process has locked the file. By the code: a test runner may load a module twice, and then has two
 * classes of the same error.
 */
export const isLocked = (error: unknown): boolean =>
  errorCode(error)?.startsWith("SQLITE_BUSY") === true;

/** Whether SQLite found a page, or the whole file, damaged. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error) ?? "");

const headBytes = 100;
const magic = "SQLite format 3\0";
const applicationIdAt = 68;

/**
 * Checks a file before SQLite opens it, because SQLite would change it. Accepts our databases, and a file that is
 * empty or missing (a missing one is created, readable by its owner only). Throws `DatabaseForeign` for any other.
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

/** Marks a claimed file as ours. */
export function markAsOurs(database: SqliteDatabase): void {
  if (database.pragma("application_id", { simple: true }) !== applicationId)
    database.pragma(`application_id = ${applicationId}`);
}

/** SQLite gives its write-ahead log the mode of the file. If the file cannot be created, SQLite says why. */
function make(file: string): void {
  try {
    closeSync(openSync(file, "a", ownerOnly));
  } catch {
    // Reported when the database is opened.
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
 * Files older than the mark are recognised by their tables. This looks at a copy, because merely reading a
 * database with a write-ahead log creates files beside it.
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
    const database = openSqlite(copy);
    try {
      return isOurSchema(database);
    } finally {
      database.close();
    }
  } catch (error) {
    // Not a database, despite its header.
    if (errorCode(error)?.startsWith("SQLITE_") === true) return false;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
