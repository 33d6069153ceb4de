import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { type TProperties, type TUnsafe, Type } from "@sinclair/typebox";
import { type SchemaReader, createSchemaReader } from "../../contract/checks/json-schema-check";
import { type Mistake, nearestName } from "../../mistake";
import { memberOf } from "../../contract/values/json-value";
import { Uuid, oneOf, text } from "../../contract/schema";
import { readText, readYaml } from "../../files/located-yaml";
import { limits } from "../../limits/limits";
import type { Fixtures, MessageRecord } from "../../store";
import { type FixtureFile, fixtureStates, fixtureMistakes } from "./entities";
import type { Family } from "./family";

/** The instant at which the fixtures' own transactions took place. */
const fixtureTime = "2020-01-01T00:00:00.000Z";

/** JSON Schema of a family's fixture file. */
function fixtureSchema(family: Family): TUnsafe<FixtureFile> {
  const lists: TProperties = {};
  for (const { plural, schema } of Object.values(family.entityTypes)) {
    lists[plural] = Type.Optional(Type.Array(schema, { maxItems: limits.fixtureEntities }));
  }
  const transaction = Type.Object(
    {
      id: Uuid,
      kind: oneOf(Object.keys(family.kinds)),
      state: oneOf(fixtureStates),
      data: Type.Object(
        {},
        { description: "Data for confirming and reversing; see the reference of the family" },
      ),
      sentBy: Type.Optional(
        Type.Object(
          { user: text(limits.credentialLength), password: text(limits.credentialLength) },
          { additionalProperties: false, description: "Whose request it is; absent: everybody's" },
        ),
      ),
      answer: Type.Optional(
        Type.Object(
          { status: Type.Integer({ minimum: 200, maximum: 599 }), body: Type.Object({}) },
          { additionalProperties: false, description: "How it was answered" },
        ),
      ),
    },
    { additionalProperties: false, description: "A transaction that is there from the start" },
  );
  return Type.Unsafe<FixtureFile>(
    Type.Object(
      {
        ...lists,
        transactions: Type.Optional(Type.Array(transaction, { maxItems: limits.fixtureEntities })),
      },
      { title: `${family.name} fixtures`, additionalProperties: false },
    ),
  );
}

/** The schema of a family's fixture file in words that every validator knows: without our own keywords. */
export const publicFixtureSchema = (family: Family): object => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  ...withoutOwnKeywords(fixtureSchema(family)),
});

const withoutOwnKeywords = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (name, value: unknown) => (name.startsWith("x-") ? undefined : value)),
  ) as object;

/** The keyed digest of a credential pair. */
export type SenderOf = (user: string, password: string) => string;

/** Reads and checks a family's fixture file; throws `FileRefused` that names file, line and path. */
export function loadFixtureFile(family: Family, file: string, senderOf?: SenderOf): Fixtures {
  const located = readYaml(readText(file), file, limits.fileBytes, "");
  const read = readerOf(family)(located.value, located.refusal);
  const faults = [...repeatedKeys(family, read), ...fixtureMistakes(family, read)];
  if (faults.length > 0) throw located.refusal(faults);
  return toFixtures(family, read, senderOf);
}

/**
 * Reads a file that comes with the simulator, once a process. It is not checked at every start: a test does that once
 * for all.
 */
export function loadOwnFixtureFile(family: Family, file: string, senderOf?: SenderOf): Fixtures {
  const read = ownFiles.get(file) ?? (JSON.parse(readFileSync(file, "utf8")) as FixtureFile);
  ownFiles.set(file, read);
  return toFixtures(family, read, senderOf);
}

/** Reads lists of entities for a data space; for those of a wrong form it throws what `refusal` makes. */
export function readLists(
  family: Family,
  lists: unknown,
  refusal: (faults: Mistake[]) => Error,
): FixtureFile {
  const read = readerOf(family)(lists, refusal);
  const repeated = repeatedKeys(family, read);
  if (repeated.length > 0) throw refusal(repeated);
  return read;
}

const ownFiles = new Map<string, FixtureFile>();

/** Compiled once a family and process: a suite that starts a simulator for each test would pay for it each time. */
const readers = new WeakMap<Family, SchemaReader<FixtureFile>>();

function readerOf(family: Family): SchemaReader<FixtureFile> {
  const reader = readers.get(family) ?? createSchemaReader(fixtureSchema(family));
  readers.set(family, reader);
  return reader;
}

function repeatedKeys(family: Family, file: FixtureFile): Mistake[] {
  return Object.values(family.entityTypes).flatMap(({ plural, key }) => {
    const seen = new Set<string>();
    return (file[plural] ?? []).flatMap((entity, index) => {
      const value = keyOf(entity, key);
      if (!seen.has(value)) {
        seen.add(value);
        return [];
      }
      return [{ path: `${plural}[${index}].${key}`, text: `${value} is duplicated` }];
    });
  });
}

/** The key of an entity, by the member that has it. */
export const keyOf = (entity: object, key: string): string => String(memberOf(entity, key));

function toFixtures(family: Family, file: FixtureFile, senderOf: SenderOf | undefined): Fixtures {
  const entities = new Map(
    Object.entries(family.entityTypes).map(([type, { plural, key }]) => [
      type,
      new Map((file[plural] ?? []).map((entity) => [keyOf(entity, key), Object.freeze(entity)])),
    ]),
  );
  const messages = (file.transactions ?? []).map(
    ({ id, kind, state, data, answer, sentBy }): [string, MessageRecord] => [
      id.toLowerCase(),
      {
        id: id.toLowerCase(),
        family: family.name,
        role: "request",
        kind,
        requestId: null,
        state,
        answered: answer?.status ?? 201,
        digest: "",
        answer: answer === undefined ? null : JSON.stringify(answer.body),
        data: JSON.stringify(data),
        at: fixtureTime,
        sender: sentBy === undefined ? null : (senderOf?.(sentBy.user, sentBy.password) ?? null),
      },
    ],
  );
  return { entities, messages: new Map(messages) };
}

/** The families that have a fixture file in a directory, with that file. */
export const fixtureFilesIn = (
  directory: string,
  known: readonly Family[],
): { family: Family; file: string }[] =>
  known
    .map((family) => ({ family, file: join(directory, `${family.name}.json`) }))
    .filter(({ file }) => existsSync(file));

/** What is said of a directory that holds no fixture file. */
export const noFixtureFile = (directory: string, known: readonly Family[]): string =>
  `${directory} has no fixture file; they are named ${known.map(({ name }) => name).join(", ")}, with .json.`;

/** Files that may be meant as fixtures of a family that has none in the directory, and are not read: a line each. */
export function misnamedFixtures(directory: string, known: readonly Family[]): string[] {
  const found = fixtureFilesIn(directory, known).map(({ family }) => family);
  const missing = known.filter((family) => !found.includes(family)).map(({ name }) => name);
  // Nothing can be meant where nothing is missing, as in our own directory: it is not read at every start.
  const files = missing.length === 0 ? [] : readdirSync(directory);
  return files.flatMap((file) => {
    const { name, ext } = parse(file);
    const meant = name.includes(".") ? undefined : nearestName(name, missing);
    return meant !== undefined && /^\.(?:json|ya?ml)$/i.test(ext)
      ? [`${join(directory, file)} is not read: fixtures of ${meant} are named ${meant}.json.`]
      : [];
  });
}

/** The file of a family in the first of the directories that has one. */
export const fixtureFileOf = (
  { name }: Pick<Family, "name">,
  directories: readonly string[],
): string | undefined =>
  directories.map((directory) => join(directory, `${name}.json`)).find((file) => existsSync(file));
