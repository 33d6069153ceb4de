import { limits } from "../limits/limits";
import type { Connection } from "./database";
import { type KeptTable, keptTables } from "./kept-tables";

/** Some rows of a storage, in the order of their keys. */
export interface Page<T> {
  rows: T[];
  /** Total length of their texts, in characters. */
  size: number;
}

/** A row as read, with the total length of its texts in characters. */
type Sized<T> = T & { size: number };

/**
 * Reads a table of a storage page by page, each short enough for one step, in the order of the keys. Each page starts
 * where the previous one ended, whatever has changed meanwhile. `what`: the key of each row, or the whole row.
 */
export function createPages<T extends object>(
  connection: Connection,
  table: KeptTable,
  what: "key" | "columns",
): (storage: number) => Generator<Page<T>, void> {
  const { key, columns, size } = keptTables[table];
  const names = key.join(", ");
  const select = connection.prepare<Sized<T>>(
    `SELECT ${what === "key" ? names : columns}, ${size} AS size FROM ${table}
     WHERE space_id = ? AND (${names}) > (${key.map(() => "?").join(", ")})
     ORDER BY ${names} LIMIT ${limits.snapshotStepRows}`,
  );
  const keyOf = (row: Sized<T>): unknown[] => {
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
function fill<T extends { size: number }>(rows: Iterable<T>): Page<T> {
  const page: Page<T> = { rows: [], size: 0 };
  for (const row of rows) {
    page.rows.push(row);
    page.size += row.size;
    if (page.size >= limits.snapshotStepCharacters) break;
  }
  return page;
}
