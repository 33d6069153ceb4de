import { hasMembers, memberOf, textMember } from "../values/json-value";
import type { MessageKind, Operation } from "../operation";

/** What operations are listed under in an OpenAPI document. */
export interface Tag {
  name: string;
  description: string;
}

/** What operations are listed under that are about no kind of transaction. */
const tags: Readonly<Record<MessageKind, Tag>> = {
  request: { name: "Requests", description: "Requests, which open transactions." },
  advice: { name: "Advices", description: "Advices, which close transactions." },
  lookup: { name: "Lookups", description: "Questions, which change nothing." },
  notification: {
    name: "Notifications",
    description: "Messages by which one side informs the other.",
  },
  administration: {
    name: "Test server",
    description: "The data of the test server, and its reset.",
  },
};

/** The kind of transaction in words (`keyChange` is `Key change`), or else the kind of message. */
export function tagOf({ transaction, kind }: Operation): Tag {
  if (transaction === undefined) return tags[kind];
  const words = transaction.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    name: words.replace(/^./, (letter) => letter.toUpperCase()),
    description: `The request of this kind (${words}), and the advice messages that close it.`,
  };
}

export type Json = Record<string, unknown>;

/** The schemas of a document that have names. */
export type Components = Map<string, Json>;

/** Keywords of ours that say nothing to a reader of the document. */
const internal = new Set([
  "x-unknown",
  "x-expected",
  "x-lenient",
  "x-names",
  "x-documented",
  "x-masked",
]);

/** A schema for the document: named models become components, keywords of ours go. */
export function liftSchema(schema: unknown, components: Components): unknown {
  if (Array.isArray(schema)) return schema.map((item) => liftSchema(item, components));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("x-or-absent" in schema) return liftSchema(schema["x-or-absent"], components);
  const title = textMember(schema, "title");
  if (title === undefined) return cleanSchema(schema, components);
  const description = memberOf(schema, "description");
  if (!components.has(title)) {
    components.set(title, {});
    components.set(title, cleanSchema(schema, components));
  }
  const reference = { $ref: `#/components/schemas/${title}` };
  return description === undefined ? reference : { ...reference, description };
}

function cleanSchema(schema: object, components: Components): Json {
  const forms = formsOf(schema);
  if (forms !== undefined) return { oneOf: liftSchema(forms, components) };
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (internal.has(keyword)) return [];
    if (keyword === "additionalProperties" && isUnknownMarker(value)) return [];
    if (keyword === "x-enum-or-absent") return [["examples", value]];
    if (keyword === "properties" && hasMembers(value))
      return [[keyword, liftedProperties(value, components)]];
    if (keyword === "discriminator" && hasMembers(value))
      return areNamed(schema) ? [[keyword, withMapping(value, schema)]] : [];
    return [[keyword, liftSchema(value, components)]];
  });
  return Object.fromEntries(entries);
}

/** The named models of a message of two forms: each requires a member of its own, which tells them apart. */
function formsOf(schema: object): unknown[] | undefined {
  const forms = ["else", "then"].map((keyword) => memberOf(schema, keyword));
  return forms.every((form) => textMember(form, "title") !== undefined) ? forms : undefined;
}

const isUnknownMarker = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "x-unknown" in value;

const liftedProperties = (properties: Json, components: Components): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, liftSchema(value, components)]),
  );

interface Subtype {
  title?: string;
  properties?: Record<string, { const?: string; enum?: string[] }>;
}

/** A discriminator leads to components: schemas without a name are told apart by their own constants. */
const areNamed = ({ oneOf = [] }: { oneOf?: readonly Subtype[] }): boolean =>
  oneOf.every(({ title }) => title !== undefined);

/** Which component each value of a discriminator means: read from the subtypes' own constants. */
function withMapping(discriminator: Json, schema: object): Json {
  const { oneOf = [] } = schema as { oneOf?: Subtype[] };
  const property = String(discriminator["propertyName"]);
  const mapping = oneOf.flatMap(({ title, properties }): [string, string][] => {
    const type = properties?.[property];
    const values = type?.const === undefined ? (type?.enum ?? []) : [type.const];
    return title === undefined
      ? []
      : values.map((value) => [value, `#/components/schemas/${title}`]);
  });
  return { ...discriminator, mapping: Object.fromEntries(mapping) };
}

/** The keywords of a schema that OpenAPI 3.0 knows. The others allow more without them, and never less. */
const knownKeywords = new Set([
  "$ref",
  "title",
  "description",
  "default",
  "format",
  "enum",
  "type",
  "nullable",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "items",
  "minProperties",
  "maxProperties",
  "properties",
  "required",
  "additionalProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "discriminator",
  "example",
]);

/**
 * A document of OpenAPI 3.1 as one of 3.0.3, for generators that know no later version. Messages that fit the one fit
 * the other: what 3.0 cannot say (forms of member names, conditions) is left out.
 */
export function toOpenApi30(document: Json): Json {
  return withUsedSchemas({ ...withOldSchemas(document), openapi: "3.0.3" });
}

/** A part of a document in which the members `schema` and `schemas` hold schemas, and examples are left as they are. */
function withOldSchemas(part: Json): Json {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (name === "example" || name === "examples") return [name, value];
      if (name === "schema") return [name, oldSchema(value)];
      if (name === "schemas" && hasMembers(value)) return [name, eachOld(value)];
      return [name, oldPart(value)];
    }),
  );
}

function oldPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oldPart);
  return hasMembers(value) ? withOldSchemas(value) : value;
}

const eachOld = (schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, oldSchema(schema)]));

/** A schema in the words of 3.0. */
function oldSchema(schema: unknown): unknown {
  if (schema === true) return {};
  if (!hasMembers(schema)) return schema;
  const { $ref, ...beside } = schema;
  // 3.0 ignores what is beside a reference.
  if ($ref !== undefined)
    return hasKeywords(beside) ? { allOf: [{ $ref }], ...oldKeywords(beside) } : { $ref };
  return oldKeywords(schema);
}

const hasKeywords = (schema: Json): boolean => Object.keys(schema).length > 0;

const oldKeywords = (schema: Json): Json => {
  const changed = Object.entries(schema).flatMap(([keyword, value]) =>
    Object.entries(changes[keyword]?.(value, schema) ?? { [keyword]: value }),
  );
  return Object.fromEntries(changed.filter(([keyword]) => knownKeywords.has(keyword)));
};

/** What becomes of the keywords that 3.0 says otherwise, or that hold schemas. */
const changes: Readonly<Record<string, (value: unknown, schema: Json) => Json>> = {
  const: (value) => ({ enum: [value] }),
  examples: (value) => (Array.isArray(value) ? { example: value[0] } : {}),
  contentEncoding: () => ({ format: "byte" }),
  type: (value, schema) => oldType(value, schema),
  properties: (value) => (hasMembers(value) ? { properties: eachOld(value) } : {}),
  patternProperties: (value) =>
    hasMembers(value) ? { additionalProperties: firstOf(Object.values(value)) } : {},
  additionalProperties: (value, { patternProperties }) =>
    patternProperties === undefined
      ? { additionalProperties: hasMembers(value) ? oldSchema(value) : value }
      : {},
  items: (value) => ({ items: oldSchema(value) }),
  not: (value) => ({ not: oldSchema(value) }),
  allOf: (value) => ({ allOf: listOf(value).map(oldSchema) }),
  anyOf: (value) => oldChoice("anyOf", value),
  oneOf: (value) => oldChoice("oneOf", value),
  exclusiveMinimum: (value) => ({ minimum: value, exclusiveMinimum: true }),
  exclusiveMaximum: (value) => ({ maximum: value, exclusiveMaximum: true }),
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Members of any of several forms: the one schema, or anything. */
const firstOf = ([schema, ...others]: unknown[]): unknown =>
  others.length > 0 ? true : oldSchema(schema);

/** A type beside which there may be null, which 3.0 has no type for. */
function oldType(value: unknown, { items }: Json): Json {
  const types = listOf(value).filter((type) => type !== "null");
  const nullable = listOf(value).includes("null") && { nullable: true };
  if (types.length > 1) return { anyOf: types.map((type) => ({ type, ...nullable })) };
  const [type = value] = types;
  if (type === "null") return onlyNull;
  // An array must say of what.
  return { type, ...nullable, ...(type === "array" && items === undefined && { items: {} }) };
}

/** 3.0 wants a type beside `nullable`. */
const onlyNull = { type: "string", enum: [null], nullable: true };

/** A choice in which null may be one of the schemas: one of a type of its own takes it in. */
function oldChoice(keyword: string, value: unknown): Json {
  const isNull = (schema: unknown): boolean => hasMembers(schema) && schema["type"] === "null";
  const schemas = listOf(value);
  const others = schemas.filter((schema) => !isNull(schema)).map(oldSchema);
  const [only] = others;
  if (others.length === schemas.length) return { [keyword]: others };
  if (others.length === 1 && hasMembers(only) && typeof only["type"] === "string")
    return { ...only, nullable: true, ...withNull(only) };
  return { [keyword]: [...others, onlyNull] };
}

/** Where values are listed, null is one of them. */
const withNull = ({ enum: values }: Json): Json =>
  Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {};

/** Only the components that something leads to: what a condition alone led to is left out with it. */
function withUsedSchemas(document: Json): Json {
  const { components } = document;
  const schemas = memberOf(components, "schemas");
  if (!hasMembers(components) || !hasMembers(schemas)) return document;
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(document["paths"]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}

const reference = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;
