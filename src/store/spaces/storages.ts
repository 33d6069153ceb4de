import { namesOf } from "../../record";
import { limits } from "../../limits/limits";
import type { Connection } from "../file/database";
import { type Bounds, type ReachedBound, reachedBound } from "../../limits/bounds";

/** A table with what data spaces hold, by the number of a storage (`space_id`). */
interface TableShape {
  /** The columns that identify a row in its storage: one to three. */
  key: readonly string[];
  /** The columns of a row, as read. */
  columns: string;
  /** The columns of a row, as copied. */
  copied: string;
  /** Values for those. */
  copies: string;
  /** Total length of a row's texts, in characters. */
  size: string;
}

/**
 * The state of a record whose process has ended while it was in process. Of a transaction that a provider keeps, nobody
 * knows whether it has the message.
 */
export const stateOfUnfinished =
  "CASE WHEN data LIKE '{\"followed\":%' THEN 'UNKNOWN' ELSE 'FAILED' END";

// What is in process counts as failed in a copy, as after the end of the process.
const stateSql = `CASE state WHEN 'PROCESSING' THEN ${stateOfUnfinished} ELSE state END`;
const senderSql = "CASE sender WHEN @owner THEN @name ELSE sender END";
const messageColumns = `family, role, kind, request_id, state, answered, digest, answer, data, at, sender`;

export const keptTables = {
  entity: {
    key: ["family", "type", "key"],
    columns: "family, type, key, body",
    copied: "family, type, key, body",
    copies: "family, type, key, body",
    size: "LENGTH(body)",
  },
  message: {
    key: ["id"],
    columns: `id, family, role, kind, request_id AS requestId, state, answered, digest, answer, data, at, sender`,
    copied: `id, ${messageColumns}`,
    copies: `id, ${messageColumns.replace("state", stateSql).replace("sender", senderSql)}`,
    size: "COALESCE(LENGTH(answer), 0) + COALESCE(LENGTH(data), 0)",
  },
  refused_request: {
    key: ["id"],
    columns: "id, family, kind, sender, status, answer",
    copied: "id, family, kind, sender, status, answer",
    copies: `id, family, kind, ${senderSql}, status, answer`,
    size: "LENGTH(answer)",
  },
} as const satisfies Readonly<Record<string, TableShape>>;

export type KeptTable = keyof typeof keptTables;
export const keptTableNames = namesOf(keptTables);

/** Some rows of a storage, in the order of their keys. */
export interface TablePage<T> {
  rows: T[];
  /** Total length of their texts, in characters. */
  size: number;
}

/** A row as read, with the total length of its texts in characters. */
type SizedRow<T> = T & { size: number };

/**
 * Reads a table of a storage page by page, each short enough for one step, in the order of the keys. Each page starts
 * where the previous one ended, whatever has changed meanwhile. `what`: the key of each row, or the whole row.
 */
export function createPages<T extends object>(
  connection: Connection,
  table: KeptTable,
  what: "key" | "columns",
): (storage: number) => Generator<TablePage<T>, void> {
  const { key, columns, size } = keptTables[table];
  const names = key.join(", ");
  const select = connection.prepare<SizedRow<T>>(
    `SELECT ${what === "key" ? names : columns}, ${size} AS size FROM ${table}
     WHERE space_id = ? AND (${names}) > (${key.map(() => "?").join(", ")})
     ORDER BY ${names} LIMIT ${limits.snapshotStepRows}`,
  );
  const keyOf = (row: SizedRow<T>): unknown[] => {
    const values = new Map(Object.entries(row));
    return key.map((name) => values.get(name));
  };
  return function* pages(storage) {
    let after: unknown[] = key.map(() => "");
    for (;;) {
      const page = fill(select.iterate(storage, ...after));
      const last = page.rows.at(-1);
      if (last === undefined) return;
      after = keyOf(last);
      yield page;
    }
  };
}

/** Takes rows until there are enough for a step. */
function fill<T extends { size: number }>(rows: Iterable<T>): TablePage<T> {
  const page: TablePage<T> = { rows: [], size: 0 };
  for (const row of rows) {
    page.rows.push(row);
    page.size += row.size;
    if (page.size >= limits.snapshotStepCharacters) break;
  }
  return page;
}

/** How much a data space holds. */
interface Usage {
  /** Requests on record, each a transaction. */
  requests: number;
  /** Entities that differ from the fixtures. */
  entities: number;
}

/**
 * A data space's content is kept under the number of its storage. A reset gives the space a new number, however much
 * the old storage holds; what belongs to no space any more is deleted in steps.
 */
export interface Storages {
  /** Creates a storage; returns its number, which was never used before. */
  create(): number;
  /**
   * Creates a storage that belongs to nobody yet, and holds it. It is adopted, or deleted once it is released, at the
   * latest after the process has ended.
   */
  draft(): number;
  /** From now on it belongs to a space or a snapshot. Call it within a unit of work. */
  adopt(storage: number): void;
  /** From now on it belongs to no space. */
  abandon(storage: number): void;
  /** Keeps it from being deleted until it is released as often as it was held, whoever owns it. */
  hold(storage: number): void;
  release(storage: number): void;
  /** Notes that one storage now holds what another holds: its families, and how much. */
  liken(storage: number, to: number): void;
  /** Notes that a family keeps something there, and counts it where it is `added`. */
  note(storage: number, family: string, added?: keyof Usage): void;
  usage(storage: number): Usage;
  /** The bound that stops a data space from taking another request, if one does. Call it once per new request. */
  fullness: (space: { storage: number }) => ReachedBound | undefined;
  /** The same for what else is kept: snapshots and scenario drafts. */
  fileFullness: () => ReachedBound | undefined;
  families(storage: number): ReadonlySet<string>;
  /** A unit of work was undone: the caches may be ahead of the file. */
  forget(): void;
  /** Deletes a part of what belongs to no space any more; false if nothing is left. */
  sweep(rows: number): boolean;
}

interface KnownStorage extends Usage {
  families: Set<string>;
  /** Sum of the counts when they were written last. */
  written: number;
}

/** Counts are written when they have grown by this much, so that after a crash as many may be missing. */
const writtenEvery = 256;

interface StorageRow extends Usage {
  /** Names, separated by commas. */
  families: string;
}

const unusedStorage: StorageRow = { families: "", requests: 0, entities: 0 };

const knownOf = (row: StorageRow): KnownStorage => ({
  ...row,
  families: new Set(row.families.split(",").filter((name) => name !== "")),
  written: row.requests + row.entities,
});

export function createStorages(connection: Connection, bounds: Bounds): Storages {
  const insert = connection.prepare("INSERT INTO storage (is_left) VALUES (?)");
  const leave = connection.prepare("UPDATE storage SET is_left = ? WHERE id = ?");
  const counts = createCounts(connection);
  const { isHeld, ...holds } = createHolds();
  const create = (isLeft: 0 | 1): number => Number(insert.run(isLeft).lastInsertRowid);
  return {
    create: () => create(0),
    draft() {
      const storage = create(1);
      holds.hold(storage);
      return storage;
    },
    adopt(storage) {
      counts.write(storage);
      leave.run(0, storage);
    },
    abandon(storage) {
      counts.drop(storage);
      leave.run(1, storage);
    },
    ...holds,
    ...counts,
    families: (storage) => counts.usage(storage).families,
    fullness: createFullness(connection, counts.usage, bounds),
    fileFullness: () => fileFullness(connection, bounds),
    sweep: createSweep(connection, {
      isHeld,
      forget(storage) {
        counts.drop(storage);
      },
    }),
  };
}

function createFullness(
  connection: Connection,
  usage: Storages["usage"],
  bounds: Bounds,
): Storages["fullness"] {
  let asked = 0;
  let fullFile: ReachedBound | undefined;
  return ({ storage }) => {
    const { requests, entities } = usage(storage);
    if (requests >= bounds.spaceRequests) return reachedBound(bounds, "spaceRequests");
    if (entities >= bounds.spaceEntities) return reachedBound(bounds, "spaceEntities");
    if (asked % limits.databaseLook === 0) fullFile = fileFullness(connection, bounds);
    asked += 1;
    return fullFile;
  };
}

const fileFullness = (connection: Connection, bounds: Bounds): ReachedBound | undefined =>
  connection.bytes() >= bounds.databaseBytes ? reachedBound(bounds, "databaseBytes") : undefined;

/** What storages hold, and how much: cached, and written now and then. */
function createCounts(connection: Connection) {
  const select = connection.prepare<StorageRow>(
    "SELECT families, requests, entities FROM storage WHERE id = ?",
  );
  const update = connection.prepare(
    "UPDATE storage SET families = ?, requests = ?, entities = ? WHERE id = ?",
  );
  const known = new Map<number, KnownStorage>();

  const read = (storage: number): KnownStorage => {
    const found = knownOf(select.get(storage) ?? unusedStorage);
    known.set(storage, found);
    return found;
  };
  const usage = (storage: number): KnownStorage => known.get(storage) ?? read(storage);
  const write = (storage: number): void => {
    const found = usage(storage);
    found.written = found.requests + found.entities;
    update.run([...found.families].join(","), found.requests, found.entities, storage);
  };
  return {
    usage,
    write,
    note(storage: number, family: string, added?: keyof Usage): void {
      const found = usage(storage);
      const isKnown = found.families.has(family);
      if (added !== undefined) found[added] += 1;
      if (!isKnown) found.families.add(family);
      if (!isKnown || found.requests + found.entities - found.written >= writtenEvery)
        write(storage);
    },
    liken(storage: number, to: number): void {
      const { families, ...counts } = usage(to);
      known.set(storage, { ...counts, families: new Set(families) });
      write(storage);
    },
    drop(storage: number): void {
      known.delete(storage);
    },
    forget(): void {
      known.clear();
    },
  };
}

/** Storages that are being read or filled, and how often each is held. */
function createHolds() {
  const holders = new Map<number, number>();
  return {
    isHeld: (storage: number): boolean => holders.has(storage),
    hold: (storage: number): void => {
      holders.set(storage, (holders.get(storage) ?? 0) + 1);
    },
    release: (storage: number): void => {
      const others = (holders.get(storage) ?? 0) - 1;
      if (others > 0) holders.set(storage, others);
      else holders.delete(storage);
    },
  };
}

interface SweepParts {
  isHeld: (storage: number) => boolean;
  /** It no longer exists. */
  forget: (storage: number) => void;
}

function createSweep(connection: Connection, { isHeld, forget }: SweepParts): Storages["sweep"] {
  // A housekeeping statement, because this is not a message's work.
  const left = connection.prepareQuietly<{ id: number }>(
    "SELECT id FROM storage WHERE is_left = 1 ORDER BY id",
  );
  const firstLeft = (): number | undefined => {
    for (const { id } of left.iterate()) {
      if (!isHeld(id)) return id;
    }
    return undefined;
  };
  const gone = connection.prepareQuietly("DELETE FROM storage WHERE id = ?");
  const exchanges = connection.prepareQuietly(
    `DELETE FROM exchange WHERE id IN
     (SELECT id FROM exchange WHERE id > (? << 32) AND id < ((? + 1) << 32) ORDER BY id LIMIT ?)`,
  );
  const besideMessages = ["own_change", "session_mark"].map((table) =>
    connection.prepareQuietly(
      `DELETE FROM ${table} WHERE id IN
       (SELECT id FROM ${table} WHERE id > (? << 32) AND id < ((? + 1) << 32) LIMIT ?)`,
    ),
  );
  const others = keptTableNames.map((table) => {
    const key = keptTables[table].key.join(", ");
    return connection.prepareQuietly(
      `DELETE FROM ${table} WHERE (space_id, ${key}) IN
       (SELECT space_id, ${key} FROM ${table} WHERE space_id = ? LIMIT ?)`,
    );
  });
  const isDeleting = (storage: number, rows: number): boolean =>
    exchanges.run(storage, storage, Math.ceil(rows / 4)).changes > 0 ||
    besideMessages.some((one) => one.run(storage, storage, rows).changes > 0) ||
    others.some((one) => one.run(storage, rows).changes > 0);

  return (rows) => {
    const storage = firstLeft();
    if (storage === undefined) return false;
    connection.quietUnit(() => {
      if (isDeleting(storage, rows)) return;
      gone.run(storage);
      forget(storage);
    });
    return true;
  };
}
