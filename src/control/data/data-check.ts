import { hasMembers } from "../../contract/values/json-value";
import { type FixtureFile, fixtureStates, fixtureMistakes } from "../../families/kit/entities";
import { keyOf } from "../../families/kit/fixture-file";
import type { MessageRecord, OpenUnit } from "../../store";
import type { ControlServices } from "../services";
import type { ServedFamily } from "../../simulator/core";
import type { DataMistake, EntityPlace, SentEntity } from "./checks";

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
