import type { Connection } from "./database";
import type { Copies } from "./copies";
import type { Storages } from "./storages";

/** What tells an entity from the others of its storage. */
export interface EntityName {
  family: string;
  type: string;
  key: string;
}

/** Entities that differ from the fixtures, as JSON text, by storage, family, type and key. */
export interface Entities {
  get(storage: number, family: string, type: string, key: string): unknown;
  /** Inserts the entity, or replaces the one with its key; `isNew`: there is none with it. */
  put(storage: number, name: EntityName, body: unknown, isNew?: boolean): void;
  /** Inserts one whose body is JSON text. */
  insert(storage: number, entity: EntityName & { body: string }): void;
  all(storage: number, family: string, type: string): Map<string, unknown>;
  /** Names of the data spaces that hold this entity. */
  spacesWith(family: string, type: string, key: string): string[];
}

export function createEntities(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): Entities {
  const select = connection.prepare(
    "SELECT body FROM entity WHERE space_id = ? AND family = ? AND type = ? AND key = ?",
  );
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
     WHERE entity.space_id = space.storage AND family = ? AND type = ? AND key = ? ORDER BY space.id`,
  );
  const parsed = (row: unknown): unknown => JSON.parse((row as { body: string }).body);

  return {
    get(...key) {
      const row = select.get(...key);
      return row === undefined ? undefined : parsed(row);
    },
    put(storage, { family, type, key }, body, isNew = false) {
      storages.note(storage, family);
      if (isNew) storages.count(storage, "entities");
      if (copies.underWay.size > 0) copies.before(storage, "entity", family, type, key);
      upsert.run(storage, family, type, key, JSON.stringify(body));
    },
    insert(storage, { family, type, key, body }) {
      storages.note(storage, family);
      storages.count(storage, "entities");
      upsert.run(storage, family, type, key, body);
    },
    all(...type) {
      return new Map(
        selectAll.all(...type).map((row) => [(row as { key: string }).key, parsed(row)]),
      );
    },
    spacesWith: (...entity) => having.all(...entity).map((row) => (row as { name: string }).name),
  };
}
