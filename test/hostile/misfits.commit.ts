import type { Operation } from "../../src/contract/operation";
import { createReader } from "../../src/contract/checks/reader";
import { families } from "../../src/families";

/** The parts of JSON Schema that lead further down. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  oneOf?: Schema[];
  const?: string;
  enum?: string[];
  then?: Schema;
  else?: Schema;
  "x-or-absent"?: Schema;
}

/** A text in a message: how to build the smallest body with something at its place. */
interface TextPlace {
  field: string;
  body: (value: unknown) => unknown;
}

type Build = TextPlace["body"];

const kindOf = ({ properties }: Schema): object => {
  const { const: only, enum: all } = properties?.["type"] ?? {};
  return { type: only ?? all?.[0] };
};

/** Every text of a schema, those of each subtype, each form, each list and each map included. */
function textsOf(
  schema: Schema,
  field = "",
  build: Build = (value) => value,
  beside: object = {},
): TextPlace[] {
  const member = (name: string, child: Schema): TextPlace[] =>
    textsOf(child, field === "" ? name : `${field}.${name}`, (value) =>
      build({ ...beside, [name]: value }),
    );
  const { properties = {}, additionalProperties: others, oneOf = [], items } = schema;
  const isMap = typeof others === "object" && !("x-unknown" in others);
  return [
    ...(schema.type === "string" ? [{ field, body: build }] : []),
    ...Object.entries(properties).flatMap(([name, child]) => member(name, child)),
    ...(isMap ? member("some", others) : []),
    ...oneOf.flatMap((subtype) => textsOf(subtype, field, build, kindOf(subtype))),
    ...[schema.then, schema.else, schema["x-or-absent"]].flatMap((form) =>
      form === undefined ? [] : textsOf(form, field, build),
    ),
    ...(items === undefined ? [] : textsOf(items, `${field}[0]`, (value) => build([value]))),
  ];
}

const misfits: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null, toString: {} },
  {},
  [],
  [{ toString: 1 }],
  7,
  1.5,
  true,
  null,
];
const operations = families.flatMap(({ contracts }) =>
  contracts.flatMap((contract) =>
    contract.operations
      .filter(({ body }) => body !== undefined)
      .map((operation) => ({ name: contract.name, operation })),
  ),
);

/** What only the body says; how it is read strictly and leniently. */
function readersOf({ parameters: _parameters, query: _query, ...operation }: Operation) {
  return [true, false].map((lenient) => createReader(operation, { lenient }));
}

test.each(operations.map(({ name, operation }) => [`${name} ${operation.id}`, operation] as const))(
  "%s: what is no text where one is expected is told, strict and lenient",
  (_name, operation) => {
    const readers = readersOf(operation);
    const untold = textsOf(operation.body as Schema).flatMap(({ field, body }) =>
      misfits
        .filter((misfit) =>
          readers.some((read) => {
            const { violations, findings } = read({ path: {}, query: {}, body: body(misfit) });
            return ![...violations, ...findings].some(
              (one) =>
                one.field !== undefined && (one.field === field || field.startsWith(one.field)),
            );
          }),
        )
        .map((misfit) => `${field} = ${JSON.stringify(misfit)}`),
    );
    expect(untold).toEqual([]);
  },
);
