import { ownJson } from "../own-json";
import type { Connection } from "./database";
import type { Copies } from "./copies";
import { changeLines } from "./entity-changes";
import type { Space } from "./space-row";
import type { Storages } from "./storages";

/** Null stands for an entity of the fixtures that was removed. */
const bodies = ownJson<object | null>();

/** The types of entity of a family, and what an entity of each looks like. */
export type EntityMap = object;

/** The entities of any family, where it is not known which. */
export type AnyEntities = Readonly<Record<string, object>>;

/** The entities of a family in a data space, as one unit of work sees and changes them. `E`: their types. */
export interface EntityAccess<E extends EntityMap = AnyEntities> {
  /** The entity, or undefined. Never change it in place: `put` a changed copy. */
  get<N extends keyof E & string>(type: N, key: string): E[N] | undefined;
  put<N extends keyof E & string>(type: N, key: string, entity: E[N]): void;
  /** Removes the entity, also where it is one of the fixtures. */
  remove<N extends keyof E & string>(type: N, key: string): void;
  /** All entities of a type: those of the fixtures first, in their order. */
  all<N extends keyof E & string>(type: N): E[N][];
}

/** What identifies an entity in its storage. */
export interface EntityName {
  family: string;
  type: string;
  key: string;
}

/**
 * Entities that differ from the fixtures (null: removed), as JSON text, by storage, family, type and key. All but
 * `spacesWith` are for units of work.
 */
export interface Entities {
  get(storage: number, family: string, type: string, key: string): object | null | undefined;
  /** Inserts the entity, or replaces the one with its key; `isNew`: there is none with it. Null: it was removed. */
  put(storage: number, name: EntityName, body: object | null, isNew: boolean): void;
  /** Inserts one whose body is JSON text. */
  insert(storage: number, entity: EntityName & { body: string }): void;
  all(storage: number, family: string, type: string): Map<string, object | null>;
  /** Names of the data spaces that hold this entity. */
  spacesWith(family: string, type: string, key: string): string[];
}

export function createEntities(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): Entities {
  const select = connection.prepareWithin<{ body: string }>(
    "SELECT body FROM entity WHERE space_id = ? AND family = ? AND type = ? AND key = ?",
  );
  const upsert = connection.prepareWithin(
    `INSERT INTO entity (space_id, family, type, key, body) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body`,
  );
  const selectAll = connection.prepareWithin<{ key: string; body: string }>(
    "SELECT key, body FROM entity WHERE space_id = ? AND family = ? AND type = ? ORDER BY key",
  );
  // One lookup by key for each data space, instead of reading the table.
  const having = connection.prepare<{ name: string }>(
    `SELECT space.name FROM space CROSS JOIN entity
     WHERE entity.space_id = space.storage AND family = ? AND type = ? AND key = ? ORDER BY space.id`,
  );

  return {
    get(...key) {
      const row = select.get(...key);
      return row === undefined ? undefined : bodies.read(row.body);
    },
    put(storage, { family, type, key }, body, isNew) {
      // The family of a replaced entity was noted when it was inserted.
      if (isNew) storages.note(storage, family, "entities");
      if (copies.underWay.size > 0) copies.before(storage, "entity", family, type, key);
      upsert.run(storage, family, type, key, bodies.write(body));
    },
    insert(storage, { family, type, key, body }) {
      storages.note(storage, family, "entities");
      upsert.run(storage, family, type, key, body);
    },
    all(...type) {
      return new Map(selectAll.all(...type).map(({ key, body }) => [key, bodies.read(body)]));
    },
    spacesWith: (...entity) => having.all(...entity).map(({ name }) => name),
  };
}

/** Where the entities of a unit of work are. */
export interface EntitySource {
  store: { entities: Pick<Entities, "get" | "put" | "all"> };
  fixtures: { readonly entities: ReadonlyMap<string, ReadonlyMap<string, object>> };
  family: string;
}

/** The entities of a unit of work, and what it did to them. */
export interface NotedEntities extends EntityAccess {
  /** What it changed so far, as `changeLines` writes it. */
  changes(): string;
}

/** Entities of a data space, copied from the fixtures on their first write, each read from the database once. */
export function entityAccess(
  { store: { entities }, fixtures, family }: EntitySource,
  space: Space,
): NotedEntities {
  const known = new Map<string, object | undefined>();
  const stored = new Set<string>();
  const changed = new Map<string, { type: string; key: string; before: object | undefined }>();
  const get = (type: string, key: string): object | undefined => {
    const name = `${type}\n${key}`;
    if (!known.has(name)) {
      const found = entities.get(space.storage, family, type, key);
      if (found !== undefined) stored.add(name);
      known.set(
        name,
        found === undefined ? fixtures.entities.get(type)?.get(key) : (found ?? undefined),
      );
    }
    return known.get(name);
  };
  const write = (type: string, key: string, entity: object | undefined): void => {
    const name = `${type}\n${key}`;
    const before = get(type, key);
    if (!changed.has(name)) changed.set(name, { type, key, before });
    entities.put(space.storage, { family, type, key }, entity ?? null, !stored.has(name));
    stored.add(name);
    known.set(name, entity);
  };
  return {
    get,
    put: write,
    remove(type, key) {
      if (get(type, key) !== undefined) write(type, key, undefined);
    },
    all(type) {
      const kept = entities.all(space.storage, family, type);
      const initial = fixtures.entities.get(type) ?? new Map<string, object>();
      return [...new Map<string, object | null>([...initial, ...kept]).values()].filter(
        (entity) => entity !== null,
      );
    },
    changes: () =>
      changeLines(
        family,
        [...changed].map(([name, change]) => ({ ...change, after: known.get(name) })),
      ),
  };
}
