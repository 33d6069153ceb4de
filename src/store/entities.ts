import type { Connection } from "./database";

/** Entities that differ from the fixtures, as JSON text, by data space, family, type and key. */
export interface Entities {
  get(spaceId: number, family: string, type: string, key: string): unknown;
  put(spaceId: number, family: string, type: string, key: string, body: unknown): void;
  all(spaceId: number, family: string, type: string): Map<string, unknown>;
  /** Names of the data spaces that hold this entity. */
  spacesWith(family: string, type: string, key: string): string[];
  clear(spaceId: number, families: readonly string[]): void;
}

export function createEntities(connection: Connection): Entities {
  const select = connection.prepare("SELECT body FROM entity WHERE space_id = ? AND family = ? AND type = ? AND key = ?");
  const upsert = connection.prepare(
    `INSERT INTO entity (space_id, family, type, key, body) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body`,
  );
  const selectAll = connection.prepare(
    "SELECT key, body FROM entity WHERE space_id = ? AND family = ? AND type = ? ORDER BY key",
  );
  // One look by key a data space: the table is read no further.
  const having = connection.prepare(
    `SELECT space.name FROM space CROSS JOIN entity
     WHERE entity.space_id = space.id AND family = ? AND type = ? AND key = ? ORDER BY space.id`,
  );
  const clear = connection.prepare("DELETE FROM entity WHERE space_id = ? AND family = ?");
  const parsed = (row: unknown): unknown => JSON.parse((row as { body: string }).body);

  return {
    get(...key) {
      const row = select.get(...key);
      return row === undefined ? undefined : parsed(row);
    },
    put(spaceId, family, type, key, body) {
      upsert.run(spaceId, family, type, key, JSON.stringify(body));
    },
    all(...type) {
      return new Map(selectAll.all(...type).map((row) => [(row as { key: string }).key, parsed(row)]));
    },
    spacesWith: (...entity) => having.all(...entity).map((row) => (row as { name: string }).name),
    clear(spaceId, families) {
      for (const family of families) clear.run(spaceId, family);
    },
  };
}
