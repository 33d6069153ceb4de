import type { Connection } from "./database";
import { dayMs } from "./days";
import type { SpaceRow } from "./space-row";
import type { Storages } from "./storages";

/** How data spaces are dropped. What they held is deleted in steps. */
export interface Dropping {
  /** Drops the data space of that number, if there is one. Call it within a unit of work. */
  drop(id: number): void;
  /**
   * Drops data spaces that nobody has used for this many days, at most `limit`; returns how many. Call it within a unit
   * of work.
   */
  dropUnused(days: number, limit: number): number;
}

interface DroppingParts {
  storages: Pick<Storages, "abandon">;
  /** Epoch milliseconds, by the machine. */
  now: () => number;
  /** The data space of that name no longer exists. */
  forget: (name: string) => void;
}

/** What is left of a data space in its snapshots and its undo is abandoned first, then its rows go. */
const dropSql: readonly string[] = [
  "UPDATE storage SET is_left = 1 WHERE id IN (SELECT storage FROM snapshot WHERE space_id = ?)",
  `UPDATE storage SET is_left = 1 WHERE id IN (
     SELECT content ->> path FROM undo CROSS JOIN
       (SELECT '$.numbers.storage' AS path UNION SELECT '$.numbers.journal' UNION SELECT '$.snapshot.storage')
     WHERE space_id = ?)`,
  ...["snapshot", "scenario_run", "scenario_draft", "onward", "undo"].map(
    (table) => `DELETE FROM ${table} WHERE space_id = ?`,
  ),
  "DELETE FROM space WHERE id = ?",
];

export function createDropping(
  connection: Connection,
  { storages, now, forget }: DroppingParts,
): Dropping {
  const unused = connection.prepare<SpaceRow>("SELECT * FROM space WHERE used_on < ? LIMIT ?");
  const select = connection.prepare<SpaceRow>("SELECT * FROM space WHERE id = ?");
  const statements = dropSql.map((sql) => connection.prepare(sql));
  const dropRow = ({ id, name, storage, journal }: SpaceRow): void => {
    storages.abandon(storage);
    storages.abandon(journal);
    for (const statement of statements) statement.run(id);
    forget(name);
  };
  return {
    drop(id) {
      const row = select.get(id);
      if (row !== undefined) dropRow(row);
    },
    dropUnused(days, limit) {
      const rows = unused.all(Math.floor(now() / dayMs) - days, limit);
      for (const row of rows) dropRow(row);
      return rows.length;
    },
  };
}
