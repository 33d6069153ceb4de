import type { TSchema } from "@sinclair/typebox";
import { hasMembers } from "../contract/values/member";
import type { Operation } from "../contract/operation";
import { itemsOf, propertiesOf } from "../contract/schema";
import { parentOf } from "../files/located-yaml";

/** Whether the part of a scenario at a path fits the schema, everything below it included. */
export type IsValid = (path: string) => boolean;
/** Tells which parts of a scenario have none of these mistakes. */
export function validOutside(broken: readonly { path: string }[]): IsValid {
  const touched = new Set<string>();
  for (const { path } of broken) {
    for (let at = path; at !== ""; at = parentOf(at)) touched.add(at);
  }
  return (path) => !touched.has(path);
}

/** What a contract has at a place of a body: a plain value, an object or list, or nothing that can be told. */
export type Place = "plain" | "composed" | "unknown";
/** The types of JSON, with one for all numbers. */
export type JsonType = "string" | "number" | "boolean" | "object" | "array";
const composed: readonly JsonType[] = ["object", "array"];
/** What the bodies of these operations have at a place: it is plain where all those that have the place say so. */
export function placeIn(operations: readonly Operation[], names: readonly string[]): Place {
  const types = typesIn(operations, names);
  if (composed.some((type) => types.includes(type))) return "composed";
  return types.length > 0 ? "plain" : "unknown";
}
/** The types that the bodies of these operations may have at a place; none: nothing can be told. */
export function typesIn(operations: readonly Operation[], names: readonly string[]): JsonType[] {
  const bodies = operations.flatMap(({ body }) => formsOf(body));
  const schemas = names.reduce<TSchema[]>(
    (within, name) => within.flatMap((schema) => formsOf(memberOf(schema, name))),
    bodies,
  );
  return [...new Set(schemas.flatMap(typesOf))];
}
/** The type of a value; undefined: it is null, which many places may have. */
export function typeOf(value: unknown): JsonType | undefined {
  if (value === null || value === undefined) return undefined;
  return Array.isArray(value) ? "array" : (typeof value as JsonType);
}
const numbers = ["number", "integer"];
const otherTypes: readonly string[] = ["string", "boolean", ...composed] satisfies JsonType[];
function typesOf(schema: TSchema): JsonType[] {
  const type = String(schema["type"]);
  if (numbers.includes(type)) return ["number"];
  if (otherTypes.includes(type)) return [type as JsonType];
  const values: unknown[] = Array.isArray(schema["enum"]) ? schema["enum"] : [schema["const"]];
  return values.flatMap((value) => typeOf(value) ?? []);
}
/** A schema with each of those among which it leaves the choice. */
function formsOf(schema: TSchema | undefined): TSchema[] {
  if (schema === undefined) return [];
  const { oneOf, anyOf, then, else: otherwise, "x-or-absent": orAbsent } = schema;
  const choices = [oneOf, anyOf].flatMap((list) => (list ?? []) as TSchema[]);
  const forms = [...choices, then, otherwise, orAbsent] as (TSchema | undefined)[];
  return [schema, ...forms.flatMap(formsOf)];
}
function memberOf(schema: TSchema, name: string): TSchema | undefined {
  if (/^\d+$/.test(name) && itemsOf(schema) !== undefined) return itemsOf(schema);
  const others: unknown = schema["additionalProperties"];
  return propertiesOf(schema)[name] ?? (hasMembers(others) ? (others as TSchema) : undefined);
}
/** A mistake in a scenario: where in it, and what. */
export interface Mistake {
  path: string;
  text: string;
  /** A value that has to be a text: the mistake ends with its spelling in quotes. */
  unquoted?: string;
}
