import {
  type AnyEntities,
  type EntityMap,
  type MessageRecord,
  type UnitOfWork,
  generation,
} from "../../src/store";

/** What a unit of work in memory starts with. */
export interface MemoryContent {
  family?: string;
  /** Epoch milliseconds. */
  now?: number;
  /** By type, then by key. */
  entities?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  messages?: readonly MessageRecord[];
}

/** A unit of work without a database: what a message does to its data space, in microseconds. */
export interface MemoryUnit<E extends EntityMap = AnyEntities> extends UnitOfWork<E> {
  /** How often a message was recorded. */
  readonly recorded: MessageRecord[];
}

export const memoryNow = Date.UTC(2031, 2, 14, 9, 30);

export function memoryUnit<E extends EntityMap = AnyEntities>(
  content: MemoryContent = {},
): MemoryUnit<E> {
  const { family = "toy", now = memoryNow, entities = {} } = content;
  const kept = new Map(
    Object.entries(entities).map(([type, some]) => [
      type,
      new Map<string, object>(Object.entries(some)),
    ]),
  );
  const messages = new Map((content.messages ?? []).map((message) => [message.id, message]));
  const recorded: MessageRecord[] = [];
  const unit: MemoryUnit = {
    space: { id: 1, name: "memory" } as UnitOfWork["space"],
    family,
    now,
    recorded,
    at: new Date(now).toISOString(),
    get: (type, key) => kept.get(type)?.get(key),
    put(type, key, entity) {
      const known = kept.get(type) ?? new Map<string, object>();
      kept.set(type, known.set(key, entity));
    },
    remove(type, key) {
      kept.get(type)?.delete(key);
    },
    all: (type) => [...(kept.get(type)?.values() ?? [])],
    message: (id) => messages.get(id),
    record(message) {
      messages.set(message.id, message);
      recorded.push(message);
    },
    refusedRequest: () => undefined,
    rememberRefused: () => undefined,
    isKnownAnywhere: () => false,
    inState: (state) => [...messages.values()].filter((message) => message.state === state),
    ...generation("memory"),
  };
  // Its content is untyped: whoever makes it says which entities it holds.
  return unit as unknown as MemoryUnit<E>;
}
