import { limits } from "../limits/limits";
import { ownJson } from "../own-json";
import type { Connection } from "./file/database";
import type { Copies } from "./spaces/copies";
import type { Space } from "./spaces/space-row";
import type { Storages } from "./spaces/storages";
import { hash } from "node:crypto";
import { v4 } from "uuid";
import {
  type MessageAccess,
  type MessageRecord,
  type MessageRecords,
  type MalformedRequest,
  type RefusedRequests,
  messageAccess,
} from "./messages";

/** Null stands for an entity of the fixtures that was removed. */
const bodies = ownJson<object | null>();

/** The types of entity of a family, and what an entity of each looks like. */
export type EntityMap = object;

/** The entities of any family, where it is not known which. */
export type AnyEntities = Readonly<Record<string, object>>;

/** The entities of a family in a data space, as one unit of work sees and changes them. `E`: their types. */
interface EntityAccess<E extends EntityMap = AnyEntities> {
  /** The entity, or undefined. Never change it in place: `put` a changed copy. */
  get<N extends keyof E & string>(type: N, key: string): E[N] | undefined;
  put<N extends keyof E & string>(type: N, key: string, entity: E[N]): void;
  /** Removes the entity, also where it is one of the fixtures. */
  remove<N extends keyof E & string>(type: N, key: string): void;
  /** All entities of a type: those of the fixtures first, in their order. */
  all<N extends keyof E & string>(type: N): E[N][];
}

/** What identifies an entity in its storage. */
interface EntityName {
  family: string;
  type: string;
  key: string;
}

/**
 * Entities that differ from the fixtures (null: removed), as JSON text, by storage, family, type and key. All but
 * `following` and `spacesWith` are for units of work.
 */
export interface EntityStore {
  get(storage: number, family: string, type: string, key: string): object | null | undefined;
  /** Inserts the entity, or replaces the one with its key; `isNew`: there is none with it. Null: it was removed. */
  put(storage: number, name: EntityName, body: object | null, isNew: boolean): void;
  /** Inserts one whose body is JSON text. */
  insert(storage: number, entity: EntityName & { body: string }): void;
  all(storage: number, family: string, type: string): Map<string, object | null>;
  /** At most so many of a type, by their key, after the one of this key; without a key: the first. */
  following(
    storage: number,
    after: Pick<EntityName, "family" | "type"> & { key: string | undefined },
    limit: number,
  ): { key: string; entity: object | null }[];
  /** Names of the data spaces that hold this entity. */
  spacesWith(family: string, type: string, key: string): string[];
}

export function createEntities(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): EntityStore {
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
  const selectFollowing = connection.prepare<{ key: string; body: string }>(
    `SELECT key, body FROM entity WHERE space_id = ? AND family = ? AND type = ? AND key > ?
     ORDER BY key LIMIT ?`,
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
    following: (storage, { family, type, key = "" }, limit) =>
      selectFollowing.all(storage, family, type, key, limit).map((row) => ({
        key: row.key,
        entity: bodies.read(row.body),
      })),
    spacesWith: (...entity) => having.all(...entity).map(({ name }) => name),
  };
}

/** Where the entities of a unit of work are. */
interface EntitySource {
  store: { entities: Pick<EntityStore, "get" | "put" | "all"> };
  fixtures: { readonly entities: ReadonlyMap<string, ReadonlyMap<string, object>> };
  family: string;
}

/** The entities of a unit of work, and what it did to them. */
interface NotedEntities extends EntityAccess {
  /** What it changed so far, as `changeLines` writes it. */
  changes(): string;
}

/** Entities of a data space, copied from the fixtures on their first write, each read from the database once. */
function entityAccess(
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

/**
 * What a unit of work did to an entity. Of one that was there before and after, only the members that differ
 * are kept.
 */
export interface EntityChange {
  family: string;
  type: string;
  key: string;
  /** Absent: it was not there before. */
  before?: object;
  /** Absent: it is not there any more. */
  after?: object;
  /** In place of both, where they are too long: their size, in words. */
  notKept?: string;
}

const changeJson = ownJson<EntityChange>();

/** An entity before and after a unit of work; undefined: it is not there. */
interface ChangedEntity {
  type: string;
  key: string;
  before: object | undefined;
  after: object | undefined;
}

/** The changes of a unit of work as lines of JSON, each with its end; empty where nothing differs. */
function changeLines(family: string, changed: Iterable<ChangedEntity>): string {
  let lines = "";
  for (const { type, key, before, after } of changed) {
    const sides = sidesOf(before, after);
    if (sides !== undefined) lines += `${boundedLine({ family, type, key, ...sides })}\n`;
  }
  return lines;
}

/** The changes in such lines. */
export const changesIn = (lines: string): EntityChange[] =>
  lines.split("\n").flatMap((line) => (line === "" ? [] : [changeJson.read(line)]));

/** Both sides of a change; undefined: there is none. */
function sidesOf(
  before: object | undefined,
  after: object | undefined,
): Pick<EntityChange, "before" | "after"> | undefined {
  if (before === undefined) return after && { after };
  if (after === undefined) return { before };
  const [was, is]: [Members, Members] = [{ ...before }, { ...after }];
  const [lost, gained] = [differing(was, is), differing(is, was)];
  return isEmpty(lost) && isEmpty(gained) ? undefined : { before: lost, after: gained };
}

type Members = Readonly<Record<string, unknown>>;

const isEmpty = (members: Members): boolean => Object.keys(members).length === 0;

/** The members that are not the same in another entity. */
function differing(of: Members, other: Members): Members {
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(of)) if (!isSame(of[name], other[name])) found[name] = of[name];
  return found;
}

/** Entities are never changed in place: most members that are the same are the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === "object" &&
    typeof other === "object" &&
    JSON.stringify(one) === JSON.stringify(other));

function boundedLine(change: EntityChange): string {
  const line = changeJson.write(change);
  if (line.length <= limits.journalBodyBytes) return line;
  const { family, type, key } = change;
  const notKept = `${line.length} characters of JSON`;
  return changeJson.write({ family, type, key, notKept });
}

/** The initial data of a family, shared by all data spaces and never changed. */
export interface Fixtures {
  /** By entity type, then key, in the order of the file. */
  readonly entities: ReadonlyMap<string, ReadonlyMap<string, object>>;
  /** Transactions that are open from the start, by id. */
  readonly messages: ReadonlyMap<string, MessageRecord>;
}

export const noFixtures: Fixtures = { entities: new Map(), messages: new Map() };

/**
 * What one message may read and change: the data of one family in one data space, copied from the fixtures
 * on first write. Everything done through it is committed with the message, or not at all. `E`: the family's entities.
 */
export interface UnitOfWork<E extends EntityMap = AnyEntities>
  extends EntityAccess<E>, MessageAccess {
  readonly space: Space;
  readonly family: string;
  /** The data space's time, epoch milliseconds. */
  readonly now: number;
  /** The same instant as RFC 3339 in UTC with milliseconds. */
  readonly at: string;
  /** A request that was refused as malformed, if the family remembers those. */
  refusedRequest(id: string): MalformedRequest | undefined;
  rememberRefused(request: Omit<MalformedRequest, "family">): void;
  /** Whether any data space knows a request of this kind with this id. Nothing else about it may be revealed. */
  isKnownAnywhere(kind: string, id: string): boolean;
  /** Requests of the family in this state, fixtures included. */
  inState(state: string): MessageRecord[];
  /** Bytes that depend only on the space's seed, the purpose and the id: same messages, same bytes. */
  generate(purpose: string, id: string): Buffer;
  /** A reference of 12 characters of `[A-Z0-9]`, from such bytes. */
  reference(purpose: string, id: string): string;
}

/** A unit of work that knows what it did to entities. */
export type OpenUnit = UnitOfWork & Pick<NotedEntities, "changes">;

/** Where a unit of work reads and writes. */
export interface UnitSource {
  store: { entities: EntityStore; messages: MessageRecords; refusedRequests: RefusedRequests };
  fixtures: Fixtures;
  family: string;
  /** Of spaces that have none of their own. */
  seed: string;
}

export function openUnit(source: UnitSource, space: Space, now: number): OpenUnit {
  const { store, fixtures, family } = source;
  return {
    space,
    family,
    now,
    at: new Date(now).toISOString(),
    ...entityAccess(source, space),
    ...messageAccess(source, space),
    refusedRequest: (id) => store.refusedRequests.get(space.storage, id),
    rememberRefused(request) {
      store.refusedRequests.put(space.storage, { ...request, family });
    },
    isKnownAnywhere: (kind, id) =>
      store.messages.isKnown(family, kind, id) || store.refusedRequests.isKnown(family, kind, id),
    inState(state) {
      const initial = [...fixtures.messages.values()].filter(
        (message) =>
          message.state === state && store.messages.get(space.storage, message.id) === undefined,
      );
      return [...initial, ...store.messages.inState(space.storage, family, state)];
    },
    ...generation(space.seed ?? source.seed),
  };
}

/** Bytes that depend only on a seed, a purpose and an id. */
export const createGenerator =
  (seed: string): UnitOfWork["generate"] =>
  (purpose, id) =>
    hash("sha256", `${seed}\n${purpose}\n${id.toLowerCase()}`, "buffer");

/** A reference of 12 characters of `[A-Z0-9]` from generated bytes, about 62 bits. */
const referenceFrom = (bytes: Buffer): string =>
  bytes.readBigUInt64BE(0).toString(36).toUpperCase().padStart(12, "0").slice(-12);

/** What a unit of work generates from a seed. */
export function generation(seed: string): Pick<UnitOfWork, "generate" | "reference"> {
  const generate = createGenerator(seed);
  return { generate, reference: (purpose, id) => referenceFrom(generate(purpose, id)) };
}

/** This many decimal digits, from generated bytes. */
export const digitsFrom = (bytes: Buffer, count: number): string =>
  String(bytes.readBigUInt64BE(0) % 10n ** BigInt(count)).padStart(count, "0");

/** A UUID, version 4, from generated bytes. */
export const uuidFrom = (bytes: Buffer): string => v4({ random: bytes.subarray(0, 16) });
