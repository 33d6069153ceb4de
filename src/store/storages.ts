import type { Connection } from "./database";

/** How much a data space holds. */
export interface Usage {
  /** Requests on record, each a transaction. */
  requests: number;
  /** Entities that differ from the fixtures. */
  entities: number;
}

/**
 * What a data space holds is kept under the number of its storage. A reset gives the space a new one,
 * whatever the old one holds; what belongs to no space any more is deleted bit by bit.
 */
export interface Storages {
  /** A new one; returns its number, which was never used before. */
  create(): number;
  /** It belongs to no space any more. */
  abandon(storage: number): void;
  /** Notes that a family keeps something there. */
  note(storage: number, family: string): void;
  /** Counts what is new there. */
  count(storage: number, what: keyof Usage, by?: number): void;
  usage(storage: number): Usage;
  families(storage: number): ReadonlySet<string>;
  /** A unit of work was undone: what is remembered may be ahead of the file. */
  forget(): void;
  /** Deletes a part of what belongs to no space any more; false: there is nothing left. */
  sweep(rows: number): boolean;
}

interface Known extends Usage {
  families: Set<string>;
  /** Sum of the counts when they were written last. */
  written: number;
}

/** Counts are written when they have grown by so much: after the end of the process that many may be missing. */
const writtenEvery = 256;

/** The tables in which a storage's rows are, with what tells its rows apart. */
const rowKeys: Readonly<Record<string, string>> = {
  entity: "family, type, key",
  message: "id",
  refused_request: "id",
};

export const storageTables = Object.keys(rowKeys);

interface StorageRow extends Usage {
  /** Names, with commas between them. */
  families: string;
}

const unused: StorageRow = { families: "", requests: 0, entities: 0 };

const knownOf = (row: StorageRow): Known => ({
  ...row,
  families: new Set(row.families.split(",").filter((name) => name !== "")),
  written: row.requests + row.entities,
});

export function createStorages(connection: Connection): Storages {
  const insert = connection.prepare("INSERT INTO storage DEFAULT VALUES");
  const leave = connection.prepare("UPDATE storage SET is_left = 1 WHERE id = ?");
  const select = connection.prepare(
    "SELECT families, requests, entities FROM storage WHERE id = ?",
  );
  const update = connection.prepare(
    "UPDATE storage SET families = ?, requests = ?, entities = ? WHERE id = ?",
  );
  const known = new Map<number, Known>();

  const read = (storage: number): Known => {
    const found = knownOf((select.get(storage) ?? unused) as StorageRow);
    known.set(storage, found);
    return found;
  };
  const of = (storage: number): Known => known.get(storage) ?? read(storage);
  const write = (storage: number, found: Known): void => {
    found.written = found.requests + found.entities;
    update.run([...found.families].join(","), found.requests, found.entities, storage);
  };

  return {
    create: () => Number(insert.run().lastInsertRowid),
    abandon(storage) {
      known.delete(storage);
      leave.run(storage);
    },
    note(storage, family) {
      const found = of(storage);
      if (found.families.has(family)) return;
      found.families.add(family);
      write(storage, found);
    },
    count(storage, what, by = 1) {
      const found = of(storage);
      found[what] += by;
      if (found.requests + found.entities - found.written >= writtenEvery) write(storage, found);
    },
    usage: of,
    families: (storage) => of(storage).families,
    forget() {
      known.clear();
    },
    sweep: createSweep(connection),
  };
}

function createSweep(connection: Connection): Storages["sweep"] {
  // Not for the tests' faults: this is nobody's message.
  const first = connection.prepareQuietly(
    "SELECT id FROM storage WHERE is_left = 1 ORDER BY id LIMIT 1",
  );
  const gone = connection.prepareQuietly("DELETE FROM storage WHERE id = ?");
  const exchanges = connection.prepareQuietly(
    "DELETE FROM exchange WHERE id IN (SELECT id FROM exchange WHERE id > (? << 32) AND id < ((? + 1) << 32) ORDER BY id LIMIT ?)",
  );
  const others = Object.entries(rowKeys).map(([table, key]) =>
    connection.prepareQuietly(
      `DELETE FROM ${table} WHERE (space_id, ${key}) IN (SELECT space_id, ${key} FROM ${table} WHERE space_id = ? LIMIT ?)`,
    ),
  );
  const isDeleting = (storage: number, rows: number): boolean =>
    exchanges.run(storage, storage, Math.ceil(rows / 4)).changes > 0 ||
    others.some((one) => one.run(storage, rows).changes > 0);

  return (rows) => {
    const row = first.get() as { id: number } | undefined;
    if (row === undefined) return false;
    connection.quietUnit(() => {
      if (!isDeleting(row.id, rows)) gone.run(row.id);
    });
    return true;
  };
}
