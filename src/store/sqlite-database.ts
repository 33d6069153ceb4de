interface Prepared {
  pluck(): Prepared;
  all(...values: unknown[]): unknown[];
}

/**
 * What is used of an open SQLite file. It is written out, so that the declarations that we ship need none of
 * better-sqlite3's.
 */
export interface SqliteDatabase {
  readonly name: string;
  readonly inTransaction: boolean;
  prepare(sql: string): Prepared;
  pragma(text: string, options?: { simple?: boolean }): unknown;
  exec(sql: string): unknown;
  transaction(work: () => void): () => void;
}
