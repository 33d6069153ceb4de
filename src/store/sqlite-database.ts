interface Prepared {
  pluck(): Prepared;
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
  prepare(sql: string): Prepared;
  pragma(text: string, options?: { simple?: boolean }): unknown;
  exec(sql: string): unknown;
  backup(to: string): Promise<{ totalPages: number }>;
  transaction(work: () => void): () => void;
}
