import { hash } from "node:crypto";
import { v4 } from "uuid";
import type { Entities } from "./entities";
import type { Fixtures } from "./fixtures";
import type { MessageRecord, MessageRecords } from "./messages";
import type { RefusedRequest, RefusedRequests } from "./refused-requests";
import type { Space } from "./spaces";

/** The types of entity of a family, and what an entity of each looks like. */
export type EntityMap = object;

/** What is known of a family's entities where the family is not known. */
export type AnyEntities = Readonly<Record<string, object>>;

/**
 * What one message may read and change: the data of one family in one data space, copied from the fixtures
 * on the first write. Everything done through it commits with the message, or not at all. `E`: the family's entities.
 */
export interface UnitOfWork<E extends EntityMap = AnyEntities> {
  readonly space: Space;
  readonly family: string;
  /** The data space's time, epoch milliseconds. */
  readonly now: number;
  /** The same, RFC 3339 in UTC with milliseconds. */
  readonly at: string;
  /** The entity, or undefined. Never change it in place: `put` a changed copy. */
  get<N extends keyof E & string>(type: N, key: string): E[N] | undefined;
  put<N extends keyof E & string>(type: N, key: string, entity: E[N]): void;
  /** All entities of a type: those of the fixtures first, in their order. */
  all<N extends keyof E & string>(type: N): E[N][];
  message(id: string): MessageRecord | undefined;
  record(message: MessageRecord): void;
  /** A request that was refused for its form, where the family remembers those. */
  refusedRequest(id: string): RefusedRequest | undefined;
  rememberRefused(request: Omit<RefusedRequest, "family">): void;
  /** A request of this kind with this id is known in some data space: that it is, is all that may be told. */
  isKnownAnywhere(kind: string, id: string): boolean;
  /** Requests of the family in this state, fixtures included. */
  inState(state: string): MessageRecord[];
  /** Bytes that depend on the space's seed, the purpose and the id alone: same messages, same bytes. */
  generate(purpose: string, id: string): Buffer;
}

/** Where a unit of work reads and writes. */
export interface UnitSource {
  store: { entities: Entities; messages: MessageRecords; refusedRequests: RefusedRequests };
  fixtures: Fixtures;
  family: string;
  /** Of spaces that have none of their own. */
  seed: string;
}

export function openUnit(source: UnitSource, space: Space, now: number): UnitOfWork {
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
    generate: createGenerator(space.seed ?? source.seed),
  };
}

/** Bytes from a seed, a purpose and an id, and nothing else. */
export const createGenerator =
  (seed: string): UnitOfWork["generate"] =>
  (purpose, id) =>
    hash("sha256", `${seed}\n${purpose}\n${id.toLowerCase()}`, "buffer");

/** Entities, each read from the database once. */
function entityAccess(
  { store, fixtures, family }: UnitSource,
  space: Space,
): Pick<UnitOfWork, "get" | "put" | "all"> {
  const known = new Map<string, object | undefined>();
  const stored = new Set<string>();
  return {
    get(type, key) {
      const name = `${type}\n${key}`;
      if (!known.has(name)) {
        const found = store.entities.get(space.storage, family, type, key);
        if (found !== undefined) stored.add(name);
        known.set(name, found ?? fixtures.entities.get(type)?.get(key));
      }
      return known.get(name);
    },
    put(type, key, entity) {
      const name = `${type}\n${key}`;
      store.entities.put(space.storage, { family, type, key }, entity, !stored.has(name));
      stored.add(name);
      known.set(name, entity);
    },
    all(type) {
      const changed = store.entities.all(space.storage, family, type);
      const initial = fixtures.entities.get(type) ?? new Map<string, object>();
      return [...new Map([...initial, ...changed]).values()];
    },
  };
}

/** Messages, each read from the database once. */
function messageAccess(
  { store, fixtures }: UnitSource,
  space: Space,
): Pick<UnitOfWork, "message" | "record"> {
  const known = new Map<string, MessageRecord | undefined>();
  return {
    message(id) {
      if (!known.has(id))
        known.set(id, store.messages.get(space.storage, id) ?? fixtures.messages.get(id));
      return known.get(id);
    },
    record(message) {
      const isNew = known.has(message.id) && known.get(message.id) === undefined;
      store.messages.put(space.storage, message, isNew);
      known.set(message.id, message);
    },
  };
}

/** A reference of 12 characters of `[A-Z0-9]`, from generated bytes: about as many as 62 bits can tell apart. */
export const reference = (bytes: Buffer): string =>
  bytes.readBigUInt64BE(0).toString(36).toUpperCase().padStart(12, "0").slice(-12);

/** So many decimal digits, from generated bytes. */
export const digitsFrom = (bytes: Buffer, count: number): string =>
  String(bytes.readBigUInt64BE(0) % 10n ** BigInt(count)).padStart(count, "0");

/** A UUID, version 4, from generated bytes. */
export const uuidFrom = (bytes: Buffer): string => v4({ random: bytes.subarray(0, 16) });
