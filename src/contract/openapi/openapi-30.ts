import type { Json } from "./openapi-schemas";
import { hasMembers, memberOf } from "../values/member";

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
