import { hasMembers, memberOf } from "../../contract/values/json-value";
import type { Mistake } from "../../mistake";
import type { EntityType, FixtureFile } from "../../families/kit/entities";
import { keyOf, readLists } from "../../families/kit/fixture-file";
import { limits } from "../../limits/limits";
import { orDidYouMean } from "../../nearest-name";
import type { ServedFamily } from "../../simulator/core";
import { ControlRefused } from "../declare/refusals";
import type { Space } from "../../store";
import type { ControlServices } from "../services";

/** Where something is wrong, and what. */
export interface DataMistake {
  field: string;
  msg: string;
}

/** The refusal of data, with each of its mistakes. */
export const wrongData = (mistakes: readonly DataMistake[]): ControlRefused =>
  new ControlRefused("data-wrong", { formatErrors: mistakes.slice(0, limits.reportedViolations) });

/** Whether everything of a family in a data space is with a provider: every interface of it has an upstream. */
export const isOfProvider = (
  { upstreams }: Pick<ControlServices, "upstreams">,
  { user }: Pick<Space, "user">,
  { family }: Pick<ServedFamily, "family">,
): boolean =>
  upstreams !== undefined &&
  family.contracts.every(({ name }) => upstreams.of(name, user ?? undefined) !== undefined);

/** Throws `ControlRefused` where one of these families is with a provider: nothing of it can be changed here. */
export function refuseOfProvider(
  services: Pick<ControlServices, "upstreams">,
  space: Pick<Space, "user">,
  families: Iterable<ServedFamily>,
): void {
  const found = [...families].find((served) => isOfProvider(services, space, served));
  if (found !== undefined)
    throw new ControlRefused("of-the-provider", {
      freeString: `The messages of ${found.family.name} go to a provider, and so do its data and its clock.`,
    });
}

/** An entity's place: family, list as in the fixture file, key. */
export interface EntityPlace {
  served: ServedFamily;
  /** Name of the type in units of work. */
  type: string;
  entityType: EntityType;
  key: string;
}

/** An entity that was sent, and how the fields of the message name its members. */
export interface SentEntity extends EntityPlace {
  entity: object;
  /** Path of the entity in what was sent; empty: it is all of it. */
  field: string;
}

const unknown = (field: string, msg: string): ControlRefused =>
  new ControlRefused("entity-unknown", { formatErrors: [{ field, msg }] });

const shortenName = (name: unknown): string => String(name).slice(0, limits.nameLength);

/** The place of an entity as it was given. */
export interface GivenPlace {
  family: unknown;
  list: unknown;
  key?: string | undefined;
}

function noFamily(families: readonly ServedFamily[], given: unknown): string {
  const names = families.map(({ family }) => family.name);
  return `is not a family; known: ${names.join(", ")}${orDidYouMean(shortenName(given), names)}`;
}

/** The family of a name. Throws `ControlRefused` for one that is not known. */
export function familyOf(families: readonly ServedFamily[], name: unknown): ServedFamily {
  const served = families.find(({ family }) => family.name === name);
  if (served !== undefined) return served;
  throw unknown("family", `${shortenName(name)} ${noFamily(families, name)}`);
}

/** The place that a path names. Throws `ControlRefused` for a family or a list that is not known. */
export function placeOf(
  families: readonly ServedFamily[],
  { family, list, key }: GivenPlace,
): EntityPlace {
  const served = familyOf(families, family);
  const types = Object.entries(served.family.entityTypes);
  const found = types.find(([, { plural }]) => plural === list);
  if (found === undefined) {
    const names = types.map(([, { plural }]) => plural);
    throw unknown(
      "type",
      `${shortenName(list)} is not a list of ${served.family.name}; known: ${names.join(", ")}` +
        orDidYouMean(shortenName(list), names),
    );
  }
  const [type, entityType] = found;
  return { served, type, entityType, key: key ?? "" };
}

/** The refusal of a key that no entity has. */
export const noSuchEntity = ({ served, entityType, key }: EntityPlace): ControlRefused =>
  unknown("key", `${served.family.name} has no ${entityType.plural}/${shortenName(key)}`);

/**
 * An entity that is put at a place; without a key there, at its own. Throws `ControlRefused` for one of a wrong
 * form, or of another key.
 */
export function sentTo(
  families: readonly ServedFamily[],
  given: GivenPlace,
  entity: unknown,
): SentEntity {
  const place = placeOf(families, given);
  const { served, entityType } = place;
  const { plural } = entityType;
  const read = readLists(served.family, { [plural]: [entity] }, (faults) =>
    wrongData(faults.map((fault) => mistakeAt(fault, (path) => withinEntity(path, plural)))),
  );
  const [only = {}] = read[plural] ?? [];
  const key = keyOf(only, entityType.key);
  if (given.key !== undefined && key !== place.key)
    throw wrongData([
      { field: entityType.key, msg: `must be ${shortenName(place.key)}, as in the path` },
    ]);
  return { ...place, key, entity: only, field: "" };
}

/** `cards[0].pan` as a field of the entity. */
const withinEntity = (path: string, plural: string): string =>
  path.slice(`${plural}[0]`.length).replace(/^\./, "") || "body";

const mistakeAt = ({ path, text }: Mistake, fieldOf: (path: string) => string): DataMistake => ({
  field: fieldOf(path),
  msg: text,
});

/** Thrown where the lists of a family have a wrong form. */
class ListsWrong extends Error {
  static {
    this.prototype.name = "ListsWrong";
  }

  constructor(readonly mistakes: readonly DataMistake[]) {
    super("lists of a wrong form");
  }
}

/**
 * The entities of several families, in lists by family and list as fixture files have them. Throws
 * `ControlRefused` with everything that is wrong with their form.
 */
export function sentIn(families: readonly ServedFamily[], data: unknown): SentEntity[] {
  if (!hasMembers(data) || Array.isArray(data))
    throw wrongData([{ field: "body", msg: "must be an object with a member for each family" }]);
  const mistakes: DataMistake[] = [];
  const sent = Object.entries(data).flatMap(([name, lists]) => {
    try {
      return sentOf(families, name, lists);
    } catch (error) {
      if (!(error instanceof ListsWrong)) throw error;
      mistakes.push(...error.mistakes);
      return [];
    }
  });
  if (mistakes.length > 0) throw wrongData(mistakes);
  return sent;
}

function sentOf(families: readonly ServedFamily[], name: string, lists: unknown): SentEntity[] {
  const served = families.find(({ family }) => family.name === name);
  if (served === undefined) {
    throw new ListsWrong([{ field: shortenName(name), msg: noFamily(families, name) }]);
  }
  if (memberOf(lists, "transactions") !== undefined)
    throw new ListsWrong([
      { field: `${name}.transactions`, msg: "cannot be put: transactions come with messages" },
    ]);
  const read = readLists(
    served.family,
    lists,
    (faults) =>
      new ListsWrong(
        faults.map((fault) => mistakeAt(fault, (path) => (path === "" ? name : `${name}.${path}`))),
      ),
  );
  return Object.entries(served.family.entityTypes).flatMap(([type, entityType]) =>
    sentInList({ served, type, entityType }, read),
  );
}

const sentInList = (place: Omit<EntityPlace, "key">, lists: FixtureFile): SentEntity[] => {
  const { served, entityType } = place;
  const { plural, key } = entityType;
  return (lists[plural] ?? []).map((entity, index) => ({
    ...place,
    key: keyOf(entity, key),
    entity,
    field: `${served.family.name}.${plural}[${index}]`,
  }));
};
