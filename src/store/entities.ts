import type { Connection } from "./database";

/** Entities that differ from the fixtures, as JSON text, by data space, family, type and key. */
export interface Entities {
  get(spaceId: number, family: string, type: string, key: string): unknown;
  put(spaceId: number, family: string, type: string, key: string, body: unknown): void;
  all(spaceId: number, family: string, type: string): Map<string, unknown>;
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
    clear(spaceId, families) {
      for (const family of families) clear.run(spaceId, family);
    },
  };
}
