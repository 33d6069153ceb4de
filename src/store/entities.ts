import { ownJson } from "../own-json";
import type { Connection } from "./database";
import type { Copies } from "./copies";
import type { Storages } from "./storages";

const bodies = ownJson<object>();

/** What tells an entity from the others of its storage. */
export interface EntityName {
  family: string;
  type: string;
  key: string;
}

/** Entities that differ from the fixtures, as JSON text, by storage, family, type and key. */
export interface Entities {
  get(storage: number, family: string, type: string, key: string): object | undefined;
  /** Inserts the entity, or replaces the one with its key; `isNew`: there is none with it. */
  put(storage: number, name: EntityName, body: object, isNew?: boolean): void;
  /** Inserts one whose body is JSON text. */
  insert(storage: number, entity: EntityName & { body: string }): void;
  all(storage: number, family: string, type: string): Map<string, object>;
  /** Names of the data spaces that hold this entity. */
  spacesWith(family: string, type: string, key: string): string[];
}

export function createEntities(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): Entities {
  const select = connection.prepare<{ body: string }>(
    "SELECT body FROM entity WHERE space_id = ? AND family = ? AND type = ? AND key = ?",
  );
  const upsert = connection.prepare(
    `INSERT INTO entity (space_id, family, type, key, body) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body`,
  );
  const selectAll = connection.prepare<{ key: string; body: string }>(
    "SELECT key, body FROM entity WHERE space_id = ? AND family = ? AND type = ? ORDER BY key",
  );
  // One look by key a data space: the table is read no further.
  const having = connection.prepare<{ name: string }>(
    `SELECT space.name FROM space CROSS JOIN entity
     WHERE entity.space_id = space.storage AND family = ? AND type = ? AND key = ? ORDER BY space.id`,
  );

  return {
    get(...key) {
      const row = select.get(...key);
      return row === undefined ? undefined : bodies.read(row.body);
    },
    put(storage, { family, type, key }, body, isNew = false) {
      storages.note(storage, family);
      if (isNew) storages.count(storage, "entities");
      if (copies.underWay.size > 0) copies.before(storage, "entity", family, type, key);
      upsert.run(storage, family, type, key, bodies.write(body));
    },
    insert(storage, { family, type, key, body }) {
      storages.note(storage, family);
      storages.count(storage, "entities");
      upsert.run(storage, family, type, key, body);
    },
    all(...type) {
      return new Map(selectAll.all(...type).map(({ key, body }) => [key, bodies.read(body)]));
    },
    spacesWith: (...entity) => having.all(...entity).map(({ name }) => name),
  };
}
