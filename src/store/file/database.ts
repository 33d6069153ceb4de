import { statfsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import type Database from "better-sqlite3";
import { copyInto, isWholeApart } from "./backup";
import { serverKey, DatabaseInUse, claimFile, isDamage, isLocked, markAsOurs } from "./own-file";
import { migrate } from "./migrations";
import { openSqlite } from "./sqlite";
import { type Statement, type Transactions, createTransactions, withBefore } from "./transactions";

/** How a database is opened. */
export interface DatabaseOptions {
  /** Path of the SQLite file, or `:memory:`. */
  file: string;
  /** Full synchronous writes: a power cut does not lose anything that was answered either. */
  durable?: boolean | undefined;
  /** File with the key that names data spaces; absent: the key that the database keeps. */
  keyFile?: string | undefined;
  /** Called with the SQL before each statement runs; tests make it throw. */
  beforeStatement?: ((sql: string) => void) | undefined;
}

/** The one connection: statements, transactions, the key that credentials are hashed with. */
export interface Connection extends Transactions {
  /** A statement that reads rows of this type. Outside of any work it sees only what is in the file. */
  prepare<Row>(sql: string): Statement<Row>;
  /** A statement only for units of work, so that it need not check whether it is in one. */
  prepareWithin<Row>(sql: string): Statement<Row>;
  /** A statement of our own housekeeping, which tests never make fail. */
  prepareQuietly<Row>(sql: string): Statement<Row>;
  /** A transaction of our own housekeeping. */
  quietUnit(work: () => void): void;
  /** Gives at most this many free pages back; answers how many are left. The next checkpoint shortens the file. */
  vacuum: (pages: number) => number;
  /**
   * Shortens the file by what was given back, if nothing was written since the last call; answers whether. The
   * checkpoint waits for the disk, and every message for it.
   */
  shorten: () => boolean;
  /** Size of the database without its free pages, in bytes. */
  bytes: () => number;
  /** Whether a page was found that is damaged: what it held is lost, and more may be. */
  isDamaged: () => boolean;
  /** Bytes that the disk of the file has left; infinitely many in memory. */
  freeBytes: () => number;
  /** Path of the file, or `:memory:`. */
  readonly file: string;
  /**
   * Copies the database into a file that is new or empty, step by step, while messages go on. False: a page of the copy
   * is damaged. Rejects once `stopping` is aborted.
   */
  backup: (to: string, stopping: AbortSignal) => Promise<boolean>;
  readonly serverKey: Buffer;
  close(): void;
}

/**
 * Opens (and creates, and migrates) the database. Throws `DatabaseInUse` when another process holds it,
 * `DatabaseForeign`, `DatabaseOfLaterVersion`, `KeyRefused`.
 */
export function connect(options: DatabaseOptions): Connection {
  const database = openExclusively(options);
  const key = keyOf(database, options.keyFile);
  const hook = options.beforeStatement;
  const control = <Row>(sql: string): Statement<Row> =>
    withBefore(
      database.prepare<unknown[], Row>(sql),
      hook &&
        (() => {
          hook(sql);
        }),
    );
  let isDamaged = false;
  const transactions = createTransactions(database, control, (error) => {
    isDamaged ||= isDamage(error);
  });
  const { settle, settling, promptly } = transactions;
  return {
    ...transactions,
    prepare: <Row>(sql: string) => settling(control<Row>(sql)),
    prepareWithin: control,
    prepareQuietly: <Row>(sql: string) => settling(database.prepare<unknown[], Row>(sql)),
    quietUnit(work) {
      settle();
      database.transaction(work)();
    },
    ...createSpaceOnDisk(database, settle),
    isDamaged: () => isDamaged,
    freeBytes: () => freeBytes(options.file),
    file: options.file,
    async backup(to, stopping) {
      const isWhole = await copyWhole(() => promptly(() => copyInto(database, to)), to, stopping);
      isDamaged ||= !isWhole;
      return isWhole;
    },
    serverKey: key,
    close() {
      settle();
      database.close();
    },
  };
}

function openExclusively(options: DatabaseOptions): Database.Database {
  claimFile(options.file);
  const database = openSqlite(options.file, { timeout: 200 });
  try {
    // One process owns the file, so that the store's caches stay valid and no shared memory is needed.
    database.pragma("locking_mode = EXCLUSIVE");
    // Of a new file: two or three exchanges fit into a page, where one of 4 kB holds one and wastes the rest.
    database.pragma("page_size = 8192");
    // Before there is a write-ahead log, so that the file is marked as ours from the start.
    markAsOurs(database);
    database.pragma("journal_mode = WAL");
    database.pragma(`synchronous = ${options.durable === true ? "FULL" : "NORMAL"}`);
    database.pragma("journal_size_limit = 67108864");
    // SQLite's own. Twice as many pages make no message cheaper, and hold one up for 40 ms, now and then.
    database.pragma("wal_autocheckpoint = 1000");
    // Larger caches cost more than they save, because the system caches the file too.
    database.pragma("cache_size = -8000");
    database.exec("BEGIN IMMEDIATE; COMMIT");
    migrate(database);
    vacuumIncrementally(database);
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error)) throw new DatabaseInUse(options.file);
    throw error;
  }
}

/**
 * Lets free pages return to the disk. A file that was made without this is rewritten once, which cannot happen
 * within a transaction.
 */
function vacuumIncrementally(database: Database.Database): void {
  const incremental = 2;
  if (database.pragma("auto_vacuum", { simple: true }) === incremental) return;
  database.pragma("auto_vacuum = INCREMENTAL");
  database.exec("VACUUM");
}

function createSpaceOnDisk(
  database: Database.Database,
  settle: () => void,
): Pick<Connection, "vacuum" | "shorten" | "bytes"> {
  const count = (pragma: string): number => Number(database.pragma(pragma, { simple: true }));
  const changes = database.prepare("SELECT total_changes()").pluck();
  let seen: unknown;
  return {
    vacuum(pages) {
      settle();
      database.exec(`PRAGMA incremental_vacuum(${pages})`);
      return count("freelist_count");
    },
    shorten() {
      const before = seen;
      seen = changes.get();
      if (seen !== before) return false;
      settle();
      database.pragma("wal_checkpoint(TRUNCATE)");
      return true;
    },
    bytes: () => (count("page_count") - count("freelist_count")) * count("page_size"),
  };
}

/** Makes a copy; answers whether no page of it is damaged. */
async function copyWhole(
  make: () => Promise<void>,
  to: string,
  stopping: AbortSignal,
): Promise<boolean> {
  try {
    await make();
    // Starting a process holds the request thread, too, as the end of the copy has.
    await nextTurn();
    return await isWholeApart(to, stopping);
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

function freeBytes(file: string): number {
  if (file === ":memory:") return Infinity;
  const { bavail, bsize } = statfsSync(file);
  return bavail * bsize;
}

function keyOf(database: Database.Database, file: string | undefined): Buffer {
  try {
    return serverKey(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
}
