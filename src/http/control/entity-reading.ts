import { hasMembers } from "../../contract/member";
import { limits } from "../../limits";
import type { Space } from "../../store";
import type { Services } from "../services";
import type { EntityPlace } from "./sent-entities";

/**
 * The entities of a list, some at a time: those of the fixtures first, in their order, then the others by their key.
 * Each step is read while others go on. `after`: only those after the one of this key.
 */
export async function* entitySteps(
  { store, turns }: Pick<Services, "store" | "turns">,
  { storage }: Space,
  { served, type }: EntityPlace,
  after?: string,
): AsyncGenerator<object[]> {
  const family = served.family.name;
  const fixtures = served.fixtures.entities.get(type) ?? new Map<string, object>();
  const keys = [...fixtures.keys()];
  const isAfterFixtures = after !== undefined && !fixtures.has(after);
  const step = limits.entityStepRows;
  for (let at = isAfterFixtures ? keys.length : keys.indexOf(after ?? "") + 1; at < keys.length;) {
    await turns.next();
    yield keys.slice(at, at + step).flatMap((key) => {
      const kept = store.entities.get(storage, family, type, key);
      return present(kept === undefined ? fixtures.get(key) : kept);
    });
    at += step;
  }
  for (let last = isAfterFixtures ? after : undefined; ;) {
    await turns.next();
    const rows = store.entities.following(storage, { family, type, key: last }, step);
    yield rows.flatMap(({ key, entity }) => (fixtures.has(key) ? [] : present(entity)));
    last = rows.at(-1)?.key;
    if (rows.length < step) return;
  }
}

const present = (entity: object | null | undefined): object[] => (entity == null ? [] : [entity]);

/** How many of these entities have a text in one of their values; `search`: in small letters, empty: all. */
export async function countOf(steps: AsyncIterable<object[]>, search: string): Promise<number> {
  let count = 0;
  for await (const entities of steps)
    count += entities.filter((entity) => hasText(entity, search)).length;
  return count;
}

/** The first of these entities that have a text in one of their values. */
export async function firstOf(
  steps: AsyncIterable<object[]>,
  search: string,
  limit: number,
): Promise<{ entities: object[]; more: boolean }> {
  const found: object[] = [];
  let characters = 0;
  for await (const entities of steps) {
    for (const entity of entities) {
      if (!hasText(entity, search)) continue;
      if (found.length >= limit || characters > limits.entityPageCharacters)
        return { entities: found, more: true };
      found.push(entity);
      characters += JSON.stringify(entity).length;
    }
  }
  return { entities: found, more: false };
}

/** Whether a value, or one in it, has a text; names of members do not count. */
const hasText = (value: unknown, text: string): boolean => {
  if (text === "") return true;
  if (hasMembers(value)) return Object.values(value).some((member) => hasText(member, text));
  return String(value).toLowerCase().includes(text);
};
