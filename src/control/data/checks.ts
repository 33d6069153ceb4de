import { declares } from "../../contract/schema";
import { hasMembers, memberOf } from "../../contract/values/json-value";
import { type Mistake, orDidYouMean } from "../../mistake";
import {
  type EntityType,
  type FixtureFile,
  fixtureStates,
  fixtureMistakes,
} from "../../families/kit/entities";
import { keyOf, readLists } from "../../families/kit/fixture-file";
import { limits } from "../../limits/limits";
import type { ServedFamily } from "../../simulator/core";
import { ControlRefused } from "../declare/refusals";
import type { Space, MessageRecord, OpenUnit } from "../../store";
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
  const read = readLists(
    served.family,
    { [plural]: [withoutNulls(entityType, entity)] },
    (faults) =>
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

/** A member that is null is absent; one that no entity has stays, to be refused. */
const withoutNulls = ({ schema }: EntityPlace["entityType"], entity: unknown): unknown =>
  hasMembers(entity) && !Array.isArray(entity)
    ? Object.fromEntries(
        Object.entries(entity).filter(
          ([name, member]) => member !== null || !declares(schema, name),
        ),
      )
    : entity;

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

/** What a family holds in a data space, as a fixture file would have it. */
export function contentAsFile(
  { store }: Pick<ControlServices, "store">,
  served: ServedFamily,
  unit: OpenUnit,
): FixtureFile {
  const types = Object.entries(served.family.entityTypes);
  const lists = Object.fromEntries(types.map(([type, { plural }]) => [plural, unit.all(type)]));
  const records = new Map(
    [
      ...served.fixtures.messages.values(),
      ...store.messages.requests(unit.space.storage, served.family.name),
    ].map((record) => [record.id, record]),
  );
  return { ...lists, transactions: [...records.values()].flatMap(transactionOf) };
}

type TransactionInFile = NonNullable<FixtureFile["transactions"]>[number];

/** Only an open transaction still needs what it keeps. */
function transactionOf({ id, kind, state, data }: MessageRecord): TransactionInFile[] {
  const known = fixtureStates.find((one) => one === state);
  if (known === undefined) return [];
  return [{ id, kind, state: known, data: known === "PENDING" ? keptData(data) : {} }];
}

function keptData(data: string | null): object {
  const value: unknown = JSON.parse(data ?? "{}");
  return hasMembers(value) ? value : {};
}

/** What a change of a family's entities is checked against. */
interface CheckedChange {
  served: ServedFamily;
  before: FixtureFile;
  after: FixtureFile;
  /** The entities that were put. */
  sent: readonly SentEntity[];
}

/**
 * What is wrong with a family's data after a change that was not wrong before it: references that lead nowhere,
 * sums that do not agree.
 */
export function referenceMistakes({ served, before, after, sent }: CheckedChange): DataMistake[] {
  const { family } = served;
  const mistakesIn = (file: FixtureFile, put: readonly SentEntity[]): DataMistake[] =>
    fixtureMistakes(family, file).flatMap(({ path, text }) => {
      const field = fieldOf(served, file, put, path);
      // These words are about a file.
      return field === undefined
        ? []
        : [{ field, msg: text.replaceAll("this file", "the data space") }];
    });
  const found = mistakesIn(after, sent);
  if (found.length === 0) return [];
  const stood = new Set(mistakesIn(before, sent).map(mistakeText));
  return found.filter((mistake) => !stood.has(mistakeText(mistake)));
}

const mistakeText = ({ field, msg }: DataMistake): string => `${field}\n${msg}`;

/**
 * The field that a path in such a file stands for: of an entity that was sent, of another one by its key. Undefined:
 * of a transaction that is closed, and needs nothing any more.
 */
function fieldOf(
  { family }: ServedFamily,
  file: FixtureFile,
  sent: readonly SentEntity[],
  path: string,
): string | undefined {
  const parts = /^(\w+)\[(\d+)\](.*)$/s.exec(path);
  if (parts === null) return `${family.name}.${path}`;
  const [, plural = "", index = "", rest = ""] = parts;
  const type = Object.values(family.entityTypes).find((one) => one.plural === plural);
  if (type === undefined) return transactionField(family.name, file, Number(index), rest);
  const key = keyOf(file[plural]?.[Number(index)] ?? {}, type.key);
  const put = sent.find((one) => one.entityType === type && one.key === key);
  return put === undefined ? `${family.name}.${plural}/${key}${rest}` : fieldAt(put.field, rest);
}

function transactionField(
  family: string,
  { transactions = [] }: FixtureFile,
  index: number,
  rest: string,
): string | undefined {
  const transaction = transactions[index];
  if (transaction?.state !== "PENDING") return undefined;
  return `${family}.transactions/${transaction.id}${rest}`;
}

/** A member of what was sent; `body` is all of it. */
const fieldAt = (field: string, rest: string): string =>
  `${field}${rest}`.replace(/^\./, "") || "body";

/** What still names an entity that is to be removed: open transactions, and other entities of the family. */
export function namingMistakes(file: FixtureFile, place: EntityPlace): DataMistake[] {
  const { served, entityType, key } = place;
  const { name, entityTypes } = served.family;
  const open = (file.transactions ?? []).filter(({ state }) => state === "PENDING");
  const ofTransactions = open.flatMap(({ id, data }) =>
    [...(id === key ? [""] : []), ...pathsTo(data, key, ".data")].map((path) => ({
      field: `${name}.transactions/${id}${path}`,
      msg: "needs it: confirm or reverse the transaction first",
    })),
  );
  const ofEntities = Object.values(entityTypes).flatMap((type) =>
    (file[type.plural] ?? []).flatMap((entity) => {
      const own = keyOf(entity, type.key);
      if (type === entityType && own === key) return [];
      return pathsTo(entity, key).map((path) => ({
        field: `${name}.${type.plural}/${own}${path}`,
        msg: `names it: ${key}`,
      }));
    }),
  );
  return [...ofTransactions, ...ofEntities];
}

/** Where a value has this text, at any depth: `.data.pan`. */
function pathsTo(value: unknown, text: string, path = ""): string[] {
  if (value === text) return [path];
  if (!hasMembers(value)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, member]) =>
    pathsTo(member, text, `${path}${isList ? `[${name}]` : `.${name}`}`),
  );
}
