import {
  type Static,
  type TArray,
  type TObject,
  type TProperties,
  type TSchema,
  type TString,
  Type,
} from "@sinclair/typebox";
import { limits } from "../limits/limits";
import { recordOf } from "../record";
import { hasMembers, memberOf } from "./values/json-value";
import { uuid4Pattern } from "./values/uuid";

/**
 * The building blocks of every model. A schema is plain JSON Schema; the `x-` keywords below are ours:
 *
 * - `x-expected`: what a format error says of a broken value;
 * - `x-lenient`: which relaxation `--lenient` knows for this value;
 * - `x-names`: what the values name: the JSON Schema of scenario files lists them;
 * - `x-kinds`: the kinds that a discriminator knows: an error lists them;
 * - `x-documented`: properties called required in the documentation only: absence is a finding;
 * - `x-enum-or-absent`: an unknown value reads as absent, and is a finding;
 * - `x-masked`: a card number of which digits should be stars: one that shows them all is a finding;
 * - `x-or-absent`: a value that does not fit this schema reads as absent, and is a finding;
 * - `x-unknown`: marks the place where undeclared properties land: each is a finding.
 */
export type Lenience = "uuid" | "integer" | "currency" | "time" | "absent-list";

/** A model: a named object. The name becomes its component in the OpenAPI document. */
export function model<P extends TProperties>(
  name: string,
  properties: P,
  options: { documented?: (keyof P & string)[]; closed?: boolean } = {},
): TObject<P> {
  return Type.Object(properties, {
    title: name,
    additionalProperties:
      options.closed === true ? false : ({ "x-unknown": true } as unknown as TSchema),
    ...(options.documented && { "x-documented": options.documented }),
  });
}

/**
 * The same model with every model inside it closed: an unknown property refuses the message instead of being a
 * finding. Where properties are free on purpose, they stay free.
 */
export const closedModel = <T extends TSchema>(schema: T): T => closeWithin(schema) as T;

/** Closed copies, by what they are of: most parts are in many models, and a schema never changes. */
const closedCopies = new WeakMap<object, unknown>();

function closeWithin(schema: unknown): unknown {
  if (!hasMembers(schema)) return schema;
  const known = closedCopies.get(schema) ?? closedCopy(schema);
  closedCopies.set(schema, known);
  return known;
}

function closedCopy(schema: object): unknown {
  if (Array.isArray(schema)) return schema.map(closeWithin);
  if (Object.hasOwn(schema, "x-unknown")) return false;
  // What marks a property as optional is a symbol: it is copied along.
  const copy: Record<string, unknown> = { ...schema };
  for (const [keyword, value] of Object.entries(copy)) {
    if (keyword !== "enum" && keyword !== "required") copy[keyword] = closeWithin(value);
  }
  return copy;
}

/** A string whose whole value matches `source` (anchors are added), described by `expected`. */
export function pattern(
  source: string,
  expected: string,
  options: Record<string, unknown> = {},
): TString {
  return Type.String({
    pattern: `^(?:${source})$`,
    "x-expected": expected,
    maxLength: limits.textLength,
    ...options,
  });
}

/** Free text of at most `maxLength` characters. */
export const text = (maxLength: number = limits.textLength): TString => Type.String({ maxLength });

/** Text of exactly `length` characters. */
export const exactly = (length: number): TString =>
  Type.String({
    minLength: length,
    maxLength: length,
    "x-expected": `exactly ${length} characters`,
  });

/** An array, bounded. */
export const list = <T extends TSchema>(items: T, maxItems: number = limits.arrayItems) =>
  Type.Array(items, { maxItems });

/** A list of the entities of a data space. */
export const entityList = <T extends TObject>(entity: T) => list(entity, limits.fixtureEntities);

/** Options of an object that refuses members which it does not declare. */
export const noOtherMembers = { additionalProperties: false };

/** An object of the control API that has a name in its document, and refuses undeclared members. */
export const titledModel = <P extends TProperties>(title: string, members: P) =>
  Type.Object(members, { ...noOtherMembers, title });

/** One of the given words. */
export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: "string", enum: [...values] });
}

/** One of the given words; another one reads as absent (common models: proxyType, posConditionCode ...). */
export function oneOfOrAbsent<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({
    type: "string",
    maxLength: limits.textLength,
    "x-enum-or-absent": [...values],
  });
}

/** An optional property that is not enforced: a value that does not fit its schema reads as absent. */
export const fittingOrAbsent = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.Unsafe<Static<T>>({ "x-or-absent": schema }));

const having = (member: string) => ({ properties: { [member]: {} }, required: [member] });

/**
 * A message of two forms: the second one is meant where it has the member of the second form and not that of
 * the first.
 */
export const twoForms = <A extends TObject, B extends TObject>(
  first: A,
  firstMember: string,
  second: B,
  secondMember: string,
) =>
  Type.Unsafe<Static<A> | Static<B>>({
    type: "object",
    if: { ...having(secondMember), not: having(firstMember) },
    then: second,
    else: first,
  });

/** Words for an optional property, to keep the tables short. */
export const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);

/** Message and advice identifier: a random UUID, version 4 (contract 1, Conventions). */
export const Uuid = Type.String({
  pattern: `^${uuid4Pattern}$`,
  maxLength: 36,
  "x-expected": "a UUID of version 4",
  "x-lenient": "uuid" satisfies Lenience,
});

/** RFC 3339 date-time with zone (contract 1, Conventions). */
export const DateTime = Type.String({
  format: "date-time",
  maxLength: limits.dateTimeLength,
  "x-expected": "an RFC 3339 date-time with a zone",
  "x-lenient": "time" satisfies Lenience,
});

/** Amount in minor units of its currency. */
export const MinorUnits = Type.Integer({
  minimum: -limits.amount,
  maximum: limits.amount,
  "x-expected": "a whole number of minor units",
  "x-lenient": "integer" satisfies Lenience,
});

/** ISO 4217 numeric currency code. */
export const Currency = pattern("[0-9]{3}", "three digits, ISO 4217", {
  maxLength: 3,
  "x-lenient": "currency" satisfies Lenience,
});

/** A 32-bit integer. */
export const Int32 = Type.Integer({
  minimum: -2_147_483_648,
  maximum: 2_147_483_647,
  format: "int32",
});

/** A 64-bit integer, bounded as amounts are. */
export const Int64 = Type.Integer({ minimum: -limits.amount, maximum: limits.amount });

/** A map keyed by the sender's own names; names that could reach a prototype are refused. */
export function namedMap<T extends TSchema>(value: T) {
  return Type.Unsafe<Record<string, Static<T>>>({
    type: "object",
    additionalProperties: value,
    maxProperties: limits.mapEntries,
    propertyNames: {
      maxLength: limits.mapNameLength,
      not: { enum: ["__proto__", "constructor", "prototype"] },
    },
  });
}

/** A number that may have a fraction, bounded as amounts are. */
export const Decimal = Type.Number({ minimum: -limits.amount, maximum: limits.amount });

/** The same schema with a description for readers of the OpenAPI document. Models carry their own. */
export const described = <T extends TSchema>(schema: T, description: string): T => ({
  ...schema,
  description,
});

/** The same schema with further keywords. */
export const withKeywords = <T extends TSchema>(
  schema: T,
  keywords: Record<string, unknown>,
): T => ({
  ...schema,
  ...keywords,
});

/** An object of any shape. */
export const FreeObject = Type.Object({}, { additionalProperties: true });

/**
 * A model with subtypes, told apart by the property `type` (common models, Polymorphic types). Each
 * subtype declares its own value of `type` as a literal, or its values as an enumeration.
 */
export function polymorphic<const T extends readonly TObject[]>(name: string, subtypes: T) {
  return Type.Unsafe<Static<T[number]>>({
    title: name,
    type: "object",
    discriminator: { propertyName: "type" },
    required: ["type"],
    properties: { type: {} },
    oneOf: [...subtypes],
  });
}

const nothing: Readonly<Record<string, TSchema>> = {};

const isSchemaOfObject = (schema: object | undefined): schema is TObject =>
  hasMembers(schema) && hasMembers(schema["properties"]);

/** The members that a schema declares; none, where it is not that of an object. */
export const propertiesOf = (schema: object | undefined): Readonly<Record<string, TSchema>> =>
  isSchemaOfObject(schema) ? schema.properties : nothing;

const isSchemaOfList = (schema: object | undefined): schema is TArray =>
  hasMembers(schema) && hasMembers(schema["items"]);

/** What a schema declares of the entries of a list; undefined, where it is not that of a list. */
export const itemsOf = (schema: object | undefined): TSchema | undefined =>
  isSchemaOfList(schema) ? schema.items : undefined;

/** Whether the schema of an object declares a member of this name. */
export const declares = (schema: unknown, name: string): boolean =>
  memberOf(memberOf(schema, "properties"), name) !== undefined;

/** Path parameters, each of them an id. */
export const uuidParameters = <const N extends string>(
  ...names: readonly N[]
): TObject<Record<N, typeof Uuid>> =>
  model(
    "PathParameters",
    recordOf(names, () => Uuid),
  );

/** What a name is that users choose: of scenarios and their states, of snapshots, of shared data spaces. */
export const nameForm = `1 to ${limits.chosenName} of a-z, 0-9 and -`;

/** Such a name. */
export const ChosenName = Type.String({
  pattern: `^[a-z0-9-]{1,${limits.chosenName}}$`,
  "x-expected": nameForm,
});

const chosenPattern = new RegExp(ChosenName.pattern ?? "");

/** Whether something is such a name. */
export const isChosenName = (value: unknown): value is string =>
  typeof value === "string" && chosenPattern.test(value);
