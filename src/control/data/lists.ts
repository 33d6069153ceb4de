import { publicFixtureSchema } from "../../families/kit/fixture-file";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { catchUpWithin } from "../../exchange/out-of-band-changes";
import type { ControlServices } from "../services";
import type { ServedFamily } from "../../simulator/core";
import { pageQueryOf } from "../messages/message-query";
import { ControlRefused } from "../declare/refusals";
import { type EntityPlace, type GivenPlace, familyOf, placeOf } from "./checks";
import { hasMembers } from "../../contract/values/member";

/**
 * The entities of a list, some at a time: those of the fixtures first, in their order, then the others by their key.
 * Each step is read while others go on. `after`: only those after the one of this key.
 */
export async function* entitySteps(
  { store, turns }: Pick<ControlServices, "store" | "turns">,
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

/** A list of entities, with how many of them there are. */
export interface EntityListEntry {
  family: string;
  /** Its name in the fixture file: `cards`. */
  list: string;
  /** How many of its entities the search finds; without a search: all. */
  count: number;
}
/** Entities as a fixture file has them: those of the fixtures first, in their order, then the others by their key. */
export interface EntityPage {
  /** The member that identifies them. */
  key: string;
  entities: object[];
  /** Whether there are others after these. */
  more: boolean;
}
/** Which entities are asked for. */
export interface EntityQuery {
  /** Only those with this text in a value, whatever its case. */
  search?: string | undefined;
  /** Only those after the one of this key. */
  after?: string | undefined;
  /** At most so many. */
  limit?: number;
}
/** The entities of a data space, list by list. They are read in steps, with messages in between. */
export interface EntityListControl {
  /** The lists of all families in which the search finds something; without a search: all. */
  entityLists(space: Space, query: Record<string, unknown>): Promise<EntityListEntry[]>;
  /** Rejects with `ControlRefused` for an unknown family or list, or a wrong query. */
  entities(space: Space, place: GivenPlace, query: Record<string, unknown>): Promise<EntityPage>;
  /** JSON Schema of a family's fixture file. Throws `ControlRefused` for an unknown family. */
  fixtureSchema(family: unknown): object;
}
export const createEntityListControl = (services: ControlServices): EntityListControl => ({
  async entityLists(space, given) {
    const { search } = queryOf(given, ["search"]);
    const entries: EntityListEntry[] = [];
    for (const place of allLists(services.families)) {
      catchUpWithin(services, place.served, space, place.served.open(space));
      const count = await countOf(entitySteps(services, space, place), search);
      const { family } = place.served;
      if (count > 0 || search === "")
        entries.push({ family: family.name, list: place.entityType.plural, count });
    }
    return entries;
  },
  async entities(space, given, query) {
    const place = placeOf(services.families, given);
    const { served, entityType } = place;
    catchUpWithin(services, served, space, served.open(space));
    const { search, after, limit } = queryOf(query, ["search", "after", "limit"]);
    const found = await firstOf(entitySteps(services, space, place, after), search, limit);
    return { key: entityType.key, ...found };
  },
  fixtureSchema: (family) => publicFixtureSchema(familyOf(services.families, family).family),
});
/** A query with what it does not say. */
interface CheckedQuery {
  search: string;
  after: string | undefined;
  limit: number;
}
function queryOf(given: Record<string, unknown>, names: readonly string[]): CheckedQuery {
  const { limit: asked, search = "", after, ...others } = given;
  const { limit } = pageQueryOf({ limit: asked }, []);
  const unknown = [...Object.keys(others), ...Object.keys(given)].find(
    (name) => !names.includes(name),
  );
  if (unknown !== undefined)
    throw wrong(unknown, `is not a parameter; there are ${names.join(", ")}`);
  if (typeof search !== "string" || search.length > limits.filterCharacters)
    throw wrong("search", `must be a text of at most ${limits.filterCharacters} characters`);
  if (after !== undefined && typeof after !== "string") throw wrong("after", "must be a key");
  return { search: search.toLowerCase(), after, limit };
}
const wrong = (field: string, msg: string): ControlRefused =>
  new ControlRefused("parameter-wrong", { formatErrors: [{ field, msg }] });
const allLists = (families: readonly ServedFamily[]): EntityPlace[] =>
  families.flatMap((served) =>
    Object.entries(served.family.entityTypes).map(([type, entityType]) => ({
      ...{ served, type, entityType },
      key: "",
    })),
  );
