import type { TSchema } from "@sinclair/typebox";
import type { Ajv, AnySchemaObject, ValidateFunction } from "ajv";
import { createAjv } from "./keywords";
import { hasMembers } from "../values/member";

/** Bodies and files, or the texts of path and query, which are read as the numbers that they show. */
type ValidatedKind = "message" | "parameters";

type Compile = (schema: TSchema) => ValidateFunction;

const compilers: Partial<Record<ValidatedKind, Compile>> = {};

/** Compiles the validator of a schema. Call it when it is first used: start-up pays for none. */
export function compileValidator(schema: TSchema, kind: ValidatedKind): ValidateFunction {
  const compile = (compilers[kind] ??=
    kind === "message" ? messageCompiler() : parameterCompiler());
  return compile(schema);
}

function parameterCompiler(): Compile {
  const ajv = createAjv({ coerceTypes: true });
  return (schema) => ajv.compile(schema);
}

function messageCompiler(): Compile {
  const ajv = createAjv();
  const apart = createApart(ajv);
  return (schema) => ajv.compile(apart(schema));
}

/** The keywords whose value is a schema, a list of schemas, or an object of schemas. */
const schemaKeywords = new Set([
  ...["items", "additionalProperties", "if", "then", "else", "not", "x-or-absent"],
  ...["oneOf", "anyOf", "allOf"],
]);

/**
 * Has each model and each value with a text of its own compiled once, however many schemas have it: most of them are
 * in most messages and answers, and ajv would write its code out at each of its places.
 */
function createApart(ajv: Ajv): (schema: object) => AnySchemaObject {
  const names = new Map<string, string>();
  const known = new WeakMap<object, AnySchemaObject>();

  const apart = (schema: object): AnySchemaObject => {
    const made = known.get(schema) ?? withReferences(schema);
    known.set(schema, made);
    return made;
  };
  const withReferences = (schema: object): AnySchemaObject =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, within(keyword, value)]),
    );
  const within = (keyword: string, value: unknown): unknown => {
    if (keyword === "properties" && hasMembers(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, referred(member)]),
      );
    if (!schemaKeywords.has(keyword)) return value;
    return Array.isArray(value) ? value.map(referred) : referred(value);
  };
  const referred = (schema: unknown): unknown => {
    if (!hasMembers(schema)) return schema;
    const made = apart(schema);
    return isApart(schema) ? { $ref: nameOf(made) } : made;
  };
  const nameOf = (schema: AnySchemaObject): string => {
    const text = JSON.stringify({ ...schema, title: undefined, description: undefined });
    const name = names.get(text) ?? `part-${names.size}`;
    if (!names.has(text)) ajv.addSchema(schema, name);
    names.set(text, name);
    return name;
  };
  return apart;
}

const isApart = (schema: Record<string, unknown>): boolean =>
  "x-expected" in schema || (schema["type"] === "object" && "properties" in schema);
