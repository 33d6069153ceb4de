import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  constants,
  linkSync,
  readFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { errorCode } from "../../error-code";
import { ownerOnly, writePrivate } from "../../private-file";
import { type SqliteDatabase, openSqlite } from "./sqlite";
import { isOurSchema } from "./migrations";
import { randomBytes } from "node:crypto";

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
    makeDatabaseFile(file);
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
function makeDatabaseFile(file: string): void {
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

/** A key file cannot be used with the database. The database was left as it was. */
export class KeyRefused extends Error {
  static {
    this.prototype.name = "KeyRefused";
  }
}

const keyBytes = 32;

/** 32 bytes in base64. */
const keyForm = /^[A-Za-z0-9+/]{43}=$/;

/**
 * The key that names data spaces: of the file, if one is given, else of the database, which keeps it from then on. A
 * file that does not exist is made, with the key of the database if that has one. Throws `KeyRefused` for a file that
 * holds no key, and where the database has another one.
 */
export function serverKey(database: SqliteDatabase, file: string | undefined): Buffer {
  const kept = keptKey(database);
  if (file === undefined) return kept ?? keepInDatabase(database, randomBytes(keyBytes));
  if (!existsSync(file)) makeKeyFile(file, kept ?? randomBytes(keyBytes));
  const given = keyIn(file);
  if (kept === undefined) return keepInDatabase(database, given);
  if (kept.equals(given)) return kept;
  throw new KeyRefused(
    `The database ${database.name} has another key than ${file}: its data spaces would not be found again.`,
  );
}

function keptKey(database: SqliteDatabase): Buffer | undefined {
  const key = database.prepare("SELECT value FROM server WHERE name = 'key'").pluck().get();
  return key instanceof Buffer ? key : undefined;
}

function keepInDatabase(database: SqliteDatabase, key: Buffer): Buffer {
  database.prepare("INSERT INTO server (name, value) VALUES ('key', ?)").run(key);
  return key;
}

/** Several simulators may start at once with the same file: one of them makes it, and no other finds half of it. */
function makeKeyFile(file: string, key: Buffer): void {
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    writePrivate(draft, `${key.toString("base64")}\n`, "wx");
    keyFilePlace(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Gives a draft its name, if no file has it. On a file system without hard links the file is copied, which is not one
 * step: a simulator that starts at that very moment can find it empty, refuses it, and has to be started again.
 */
function keyFilePlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

function keyIn(file: string): Buffer {
  const text = readFileSync(file, "utf8").trim();
  if (keyForm.test(text)) return Buffer.from(text, "base64");
  throw new KeyRefused(
    `${file} holds no key: it must have 32 bytes in base64, as openssl rand -base64 32 prints them.`,
  );
}
