import { createRequire } from "node:module";
import type Database from "better-sqlite3";
import { errorCode, errorText } from "../../error-code";
import { sqliteForNode20 } from "../../package-files";

interface PreparedStatement {
  pluck(): PreparedStatement;
  all(...values: unknown[]): unknown[];
  get(...values: unknown[]): unknown;
  run(...values: unknown[]): unknown;
}

/**
 * What we use of an open SQLite file, spelled out so that the declarations that we ship do not need better-sqlite3's.
 */
export interface SqliteDatabase {
  readonly name: string;
  readonly inTransaction: boolean;
  prepare(sql: string): PreparedStatement;
  pragma(text: string, options?: { simple?: boolean }): unknown;
  exec(sql: string): unknown;
  /** `progress`: called before each part of it but the first, which has no pages; so many pages are in the next one. */
  backup(
    to: string,
    options: { progress: (at: { remainingPages: number }) => number },
  ): Promise<{ totalPages: number }>;
  transaction(work: () => void): () => void;
}

/** SQLite is machine code, and there is none for this Node: the project was installed with another one. */
class SqliteMissing extends Error {
  static {
    this.prototype.name = "SqliteMissing";
  }

  constructor(cause: unknown) {
    const { version, platform, arch } = process;
    super(
      `SQLite does not load on this Node (${version}, ${platform} ${arch}), because Standin was ` +
        "installed with another one: run npm ci with this Node, in your project (or npm run install, " +
        "in the directory of Standin).",
      { cause },
    );
  }
}

/**
 * better-sqlite3 in the release that this Node can run. Release 13 has prebuilt binaries for every Node from 22 on,
 * but crashes Node 20. Release 12 runs on Node 20, but when compiled against the headers of late Node 24 it ends
 * the process during garbage collection. Both have the same interface.
 */
function sqlite(): typeof Database {
  try {
    return Number(process.versions.node.split(".")[0]) >= 22
      ? (createRequire(__filename)("better-sqlite3-13") as typeof Database)
      : (createRequire(sqliteForNode20)("better-sqlite3") as typeof Database);
  } catch (cause) {
    throw new SqliteMissing(cause);
  }
}

export const Sqlite: typeof Database = sqlite();

/** Opens a database. The first one loads the machine code. Throws `SqliteMissing` where there is none for this Node. */
export function openSqlite(file: string, options?: Database.Options): Database.Database {
  try {
    return new Sqlite(file, options);
  } catch (error) {
    // SQLite's own errors, and those of wrong directories, are about the file.
    throw isOfLoading(error) ? new SqliteMissing(error) : error;
  }
}

const isOfLoading = (error: unknown): boolean =>
  ["ERR_DLOPEN_FAILED", "MODULE_NOT_FOUND"].includes(errorCode(error) ?? "") ||
  errorText(error).startsWith("Could not locate the bindings file");
