import { type Static, Type } from "@sinclair/typebox";
import { publicFixtureSchema } from "../../families/kit/fixture-file";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { catchUpWithin } from "../../exchange/out-of-band-changes";
import type { ControlServices } from "../services";
import type { ServedFamily } from "../../simulator/core";
import { limitOf, page } from "../messages/message-query";
import { EntityListEntries, EntityPageModel, JsonSchema } from "../declare/models";
import { openOperation, operation } from "../operation";
import { type EntityPlace, familyOf, isOfProvider, placeOf } from "./checks";
import { hasMembers } from "../../contract/values/json-value";

/**
 * The entities of a list, some at a time: those of the fixtures first, in their order, then the others by their key.
 * Each step is read while others go on. `after`: only those after the one of this key. There are none of a provider.
 */
export async function* entitySteps(
  services: Pick<ControlServices, "store" | "turns" | "upstreams">,
  space: Space,
  { served, type }: EntityPlace,
  after?: string,
): AsyncGenerator<object[]> {
  if (isOfProvider(services, space, served)) return;
  const { store, turns } = services;
  const { storage } = space;
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
async function countOf(steps: AsyncIterable<object[]>, search: string): Promise<number> {
  let count = 0;
  for await (const entities of steps)
    count += entities.filter((entity) => hasText(entity, search)).length;
  return count;
}

/** The first of these entities that have a text in one of their values. */
async function firstOf(
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

export type EntityListEntry = Static<typeof EntityListEntries>[number];
export type EntityPage = Static<typeof EntityPageModel>;

/** Which entities are asked for. */
export interface EntityQuery {
  /** Only those with this text in a value, whatever its case. */
  search?: string | undefined;
  /** Only those after the one of this key. */
  after?: string | undefined;
  /** At most so many. */
  limit?: number;
}

const search = Type.Optional(
  Type.String({
    maxLength: limits.filterCharacters,
    description: "Only entities with this text in a value, ignoring case",
    "x-expected": `a string of at most ${limits.filterCharacters} characters`,
  }),
);

/** The entities of a data space, list by list. They are read in steps, with messages in between. */
export const listOperations = {
  entityLists: operation("GET /data-lists", {
    summary:
      "The lists of entities, with the number of entities in each, or the number that a search finds",
    tag: "Data",
    query: Type.Object({ search }),
    answer: EntityListEntries,
    refusals: ["reads-too-many"],
    handle: ({ core, space, query }) =>
      core.reads.alone(space, () => listsWith(core, space, searchText(query))),
  }),
  entities: operation("GET /data/{family}/{type}", {
    summary: "One page of a list of entities, in the format of a fixture file",
    tag: "Data",
    query: Type.Object({
      search,
      after: Type.Optional(
        Type.String({
          description: "Only those after the entity with this key",
          "x-expected": "a key",
        }),
      ),
      limit: page.limit,
    }),
    answer: EntityPageModel,
    refusals: ["entity-unknown", "reads-too-many"],
    handle: ({ core, space, params: { family, type }, query }) =>
      core.reads.alone(space, async () => {
        const place = placeOf(core.families, { family, list: type });
        const { served, entityType } = place;
        catchUpWithin(core, served, space, served.open(space));
        const steps = entitySteps(core, space, place, query.after);
        const found = await firstOf(steps, searchText(query), limitOf(query.limit));
        return { key: entityType.key, ...found };
      }),
  }),
  fixtureSchema: openOperation("GET /fixture-schema/{family}", {
    summary: "JSON Schema of a family's fixture file",
    tag: "Data",
    answer: JsonSchema,
    refusals: ["entity-unknown"],
    handle: ({ core, params }) =>
      publicFixtureSchema(familyOf(core.families, params.family).family),
  }),
};

const searchText = ({ search: text = "" }: EntityQuery): string => text.toLowerCase();

/** The lists of all families in which the search finds something; without a search: all. */
async function listsWith(
  services: ControlServices,
  space: Space,
  text: string,
): Promise<EntityListEntry[]> {
  const entries: EntityListEntry[] = [];
  for (const place of allLists(services.families)) {
    catchUpWithin(services, place.served, space, place.served.open(space));
    const count = await countOf(entitySteps(services, space, place), text);
    const { family } = place.served;
    if (count > 0 || text === "")
      entries.push({ family: family.name, list: place.entityType.plural, count });
  }
  return entries;
}

const allLists = (families: readonly ServedFamily[]): EntityPlace[] =>
  families.flatMap((served) =>
    Object.entries(served.family.entityTypes).map(([type, entityType]) => ({
      ...{ served, type, entityType },
      key: "",
    })),
  );
