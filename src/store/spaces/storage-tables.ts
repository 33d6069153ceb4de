import { namesOf } from "../../record";
import { limits } from "../../limits/limits";
import type { Connection } from "../file/database";

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
