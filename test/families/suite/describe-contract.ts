import type { TObject, TSchema } from "@sinclair/typebox";
import type { InterfaceContract, Operation } from "../../../src/contract/operation";
import { fixtureDirectory } from "../../../src/package-files";
import type { Family } from "../../../src/families/kit/family";
import { loadFixtureFile } from "../../../src/families/kit/fixture-file";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../../examples/validate";

/** A message of the reference. */
export interface Example {
  operation: string;
  /** Of an answer. */
  status?: number;
  body: object;
}

/** What the reference says of an interface. */
export interface Expected {
  /** A line for each operation (`lineOf()`). */
  operations: string[];
  errorTypes: number;
  /** Kinds of request that an error can name. */
  requestTypes: number;
}

/** The lines of the operations that the test server of each interface has. */
export const administration = [
  "data | GET | /testServerAdmin/data | no body | 200 DataResponse, 500 | UNKNOWN",
  "singleData | GET | /testServerAdmin/data/{entityType}/{key} | no body | 200 DataResponse, 404, 500 | UNKNOWN",
  "reset | POST | /testServerAdmin/reset | ResetRequest | 200 ResetResponse, 400 ResetResponse, 500 ResetResponse | UNKNOWN",
];

const titleOf = (schema: TSchema | null | undefined): string => {
  if (schema === undefined || schema === null) return "no body";
  const { title, type } = schema as { title?: string; type?: string };
  return title ?? type ?? "two forms";
};

const statusesOf = (answers: Operation["success"]): string[] =>
  Object.entries(answers).map(([status, schema]) =>
    `${status} ${titleOf(schema)}`.replace(/ ErrorDetail$/, ""),
  );

function lineOf(operation: Operation): string {
  const { id, method, path, body, success, errors, requestType, security } = operation;
  return [
    id,
    method,
    path,
    titleOf(body),
    [...statusesOf(success), ...statusesOf(errors)].join(", "),
    requestType,
    ...(security ? ["open"] : []),
  ].join(" | ");
}

/** A schema, and the two forms that it may have. */
const formsOf = (schema: TSchema | null | undefined): (TSchema | null | undefined)[] => {
  const { then, else: otherwise } = (schema ?? {}) as { then?: TSchema; else?: TSchema };
  return [schema, then, otherwise];
};

/** That an interface has what the reference says, and bounds everything that it takes and answers. */
export function describeContract(
  { name, operations, errorTypes }: InterfaceContract,
  expected: Expected,
): void {
  describe(`the contract of ${name}`, () => {
    test("has the operations of the reference, with their statuses", () => {
      expect(operations.map(lineOf)).toEqual(expected.operations);
    });

    test("bounds every text, list, map and number", () => {
      for (const { id, parameters, query, body, success, errors } of operations) {
        const schemas = [
          parameters,
          query,
          body,
          ...Object.values(success),
          ...Object.values(errors),
        ];
        const places = schemas.flatMap(formsOf).flatMap(unboundedPlaces);
        expect({ id, places }).toEqual({ id, places: [] });
      }
    });

    test(`has ${expected.errorTypes} error types and ${expected.requestTypes} kinds of request`, () => {
      const named = operations.map(({ requestType }) => requestType);
      const requestTypes = new Set(named.filter((type) => type !== "UNKNOWN"));
      expect([errorTypes.length, requestTypes.size]).toEqual([
        expected.errorTypes,
        expected.requestTypes,
      ]);
    });
  });
}

/** How the examples of a reference are read. */
interface Reading<E extends Example> {
  contractOf: (example: E) => InterfaceContract;
  /** Operations without an example. */
  unshown: string[];
  /** Nothing is said of the value at this place. */
  isFree?: (leaf: string, schema: TObject) => boolean;
  /** The place that is named for a wrong value, where it is another one. */
  faultOf?: (leaf: string) => string;
  /** Of two forms, the one that a body is of. */
  formOf?: (schema: TObject, body: object) => TObject;
}

/** Any detail may be in an error. */
const isDetail = (leaf: string): boolean => leaf.startsWith("/detailMessage");

/** That the schemas take the examples of a reference, and name what is wrong in them. Gives the examples by their names. */
export function describeExamples<E extends Example>(
  folder: string,
  contracts: readonly InterfaceContract[],
  reading: Reading<E>,
): ReadonlyMap<string, E> {
  const { contractOf, unshown, isFree = isDetail, faultOf, formOf } = reading;
  const examples = Object.entries(readExamples(folder) as Record<string, E>);

  function schemaOf(example: E): TObject {
    const { operation, status, body: sent } = example;
    const { body, success, errors } = operationOf(contractOf(example), operation);
    const schema = (status === undefined ? body : (success[status] ?? errors[status])) as TObject;
    return formOf?.(schema, sent) ?? schema;
  }

  describe(`the examples of the ${folder} reference`, () => {
    test("show each message, but for these", () => {
      const shown = new Set(
        examples.map(([, example]) => `${contractOf(example).name} ${example.operation}`),
      );
      const all = contracts.flatMap(({ name, operations }) =>
        operations.filter(({ kind }) => kind !== "administration").map(({ id }) => `${name} ${id}`),
      );
      expect(all.filter((one) => !shown.has(one))).toEqual(unshown);
    });

    test.each(examples)("%s", (_name, example) => {
      const schema = schemaOf(example);
      if ("model" in example) expect(schema.title).toBe(example.model);
      expect(faults(schema, example.body)).toEqual([]);
    });

    test.each(examples)("a wrong value anywhere in %s is named", (_name, example) => {
      const schema = schemaOf(example);
      for (const leaf of leaves(example.body).filter((place) => !isFree(place, schema)))
        expect(faults(schema, changed(example.body, leaf, []))).toContain(faultOf?.(leaf) ?? leaf);
    });

    test.each(examples)("a required property that %s lacks is named", (_name, example) => {
      const schema = schemaOf(example);
      for (const name of schema.required ?? [])
        expect(faults(schema, changed(example.body, `/${name}`, undefined))).toContain(`/${name}`);
    });
  });
  return new Map(examples);
}

export function operationOf({ name, operations }: InterfaceContract, id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`${name} has no operation ${id}`);
  return found;
}

/** That the fixtures of a family fit their schema: how many entities of each type it has, and how many messages. */
export function describeFixtures(
  family: Family,
  entities: Record<string, number>,
  messages: number,
): void {
  test(`the fixtures of ${family.name} fit their schema`, () => {
    const file = loadFixtureFile(family, `${fixtureDirectory}/${family.name}.json`);
    expect(Object.fromEntries([...file.entities].map(([type, of]) => [type, of.size]))).toEqual(
      entities,
    );
    expect(file.messages.size).toBe(messages);
  });
}
