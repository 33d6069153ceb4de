import type { Family } from "../../families/kit/family";
import { type UnitOfWork, createGenerator } from "../../store";
import type { ServedFamily } from "../../simulator/core";

/** What `data` shows: a list by each plural of a family's entity types. */
export type DataView = Record<string, unknown[]>;

/** The part of a unit of work that a view may use. */
export type DataSource = Pick<UnitOfWork, "get" | "all" | "message" | "generate" | "now">;

const viewedTypes = ({ entityTypes }: Family) =>
  Object.entries(entityTypes).filter(([, type]) => type.view !== undefined);

/** All entities of a family as they are now. */
export function allData({ family }: ServedFamily, unit: DataSource): DataView {
  return Object.fromEntries(
    viewedTypes(family).map(([name, { plural, view }]) => [
      plural,
      unit.all(name).map((entity) => view?.(entity, unit)),
    ]),
  );
}

/** One entity, in the list of its type; or the error where the type or the entity is not known. */
export function oneEntity(
  served: ServedFamily,
  unit: DataSource,
  entityType: string,
  key: string,
): DataView | "entity-type-unknown" | "entity-unknown" {
  const types = viewedTypes(served.family);
  if (!types.some(([name]) => name === entityType)) return "entity-type-unknown";
  const keyBehind = served.family.entityTypes[entityType]?.keyBehind;
  const entity = unit.get(entityType, keyBehind?.(key, unit) ?? key);
  if (entity === undefined) return "entity-unknown";
  return Object.fromEntries(
    types.map(([name, { plural, view }]) => [
      plural,
      name === entityType ? [view?.(entity, unit)] : [],
    ]),
  );
}

/** The initial state, for callers without a data space. */
export function initialState({ fixtures }: ServedFamily, seed: string, now: number): DataSource {
  const entities = (type: string) => fixtures.entities.get(type);
  return {
    now,
    generate: createGenerator(seed),
    message: (id) => fixtures.messages.get(id),
    get: (type, key) => entities(type)?.get(key),
    all: (type) => [...(entities(type)?.values() ?? [])],
  };
}
