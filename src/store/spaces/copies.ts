import type { Connection } from "../file/database";
import { type KeptTable, createPages, keptTableNames, keptTables, type Storages } from "./storages";

/** The sender that stands for a data space's own credentials: where the rows come from, and where they go. */
export interface Senders {
  owner: string;
  name: string;
}

/** Copies storages in steps, while messages go on. */
export interface Copies {
  /**
   * Copies what a storage holds to an empty one, as it is at the first step: what is changed
   * meanwhile is copied before it changes, and what comes meanwhile is not. What is in process
   * counts as failed.
   */
  make: (from: number, to: number, senders?: Senders) => Generator<void, void>;
  /** The copies that are being made. Mostly there are none, and nothing needs saving. */
  underWay: ReadonlySet<unknown>;
  /** Saves a row for the copies that are being made. Call it before writing the row, within the same unit of work. */
  before(storage: number, table: KeptTable, ...key: string[]): void;
}

/** A copy that is being made. */
interface Copy {
  from: number;
  to: number;
  senders: Senders | undefined;
  /** Rows that were not there at the first step. */
  fresh: Set<string>;
}

const rowName = (table: KeptTable, key: readonly string[]): string =>
  JSON.stringify([table, ...key]);

export function createCopies(connection: Connection, storages: Pick<Storages, "liken">): Copies {
  const underWay = new Set<Copy>();
  const tables = new Map(keptTableNames.map((table) => [table, copierOf(connection, table)]));

  function* steps(copy: Copy): Generator<void, void> {
    connection.unit(() => {
      storages.liken(copy.to, copy.from);
    });
    yield;
    for (const table of tables.values()) {
      for (const keys of table.keys(copy.from)) {
        connection.unit(() => {
          for (const key of keys) table.copyRow(copy, key);
        });
        yield;
      }
    }
  }
  return {
    *make(from, to, senders) {
      const copy: Copy = { from, to, senders, fresh: new Set() };
      underWay.add(copy);
      try {
        yield* steps(copy);
      } finally {
        underWay.delete(copy);
      }
    },
    underWay,
    before(storage, table, ...key) {
      for (const copy of underWay) {
        if (copy.from === storage) tables.get(table)?.save(copy, key);
      }
    },
  };
}

/** What copies rows of a table one by one. */
function copierOf(connection: Connection, table: KeptTable) {
  const { key, copied, copies } = keptTables[table];
  const whole = ["space_id", ...key];
  const exists = connection.prepare(
    `SELECT 1 FROM ${table} WHERE ${whole.map((name) => `${name} = ?`).join(" AND ")}`,
  );
  const insert = connection.prepare(
    `INSERT OR IGNORE INTO ${table} (space_id, ${copied}) SELECT @to, ${copies} FROM ${table}
     WHERE space_id = @from AND ${key.map((name, place) => `${name} = @key${place}`).join(" AND ")}`,
  );
  const copyRow = ({ from, to, senders, fresh }: Copy, values: readonly string[]): void => {
    if (fresh.has(rowName(table, values))) return;
    const named = Object.fromEntries(values.map((value, place) => [`key${place}`, value]));
    insert.run({ from, to, owner: senders?.owner ?? null, name: senders?.name ?? null, ...named });
  };
  const pages = createPages<Record<string, string>>(connection, table, "key");
  return {
    /** The keys of its rows in a storage, some a step. */
    *keys(storage: number): Generator<string[][], void> {
      for (const { rows } of pages(storage))
        yield rows.map((row) => key.map((name) => row[name] ?? ""));
    },
    copyRow,
    /** Copies a row that is about to be written, if it is there. */
    save(copy: Copy, values: readonly string[]): void {
      if (exists.get(copy.from, ...values) === undefined) copy.fresh.add(rowName(table, values));
      else copyRow(copy, values);
    },
  };
}
