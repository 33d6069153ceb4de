import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TSchema } from "@sinclair/typebox";
import Ajv from "ajv";
import addFormats from "ajv-formats";

/** Checks examples against schemas, as strictly as ajv can, and knows our keywords as mere notes. */
const ajv = new Ajv({ strict: true, discriminator: true, allErrors: true });
addFormats(ajv);
ajv.addVocabulary([
  "x-unknown",
  "x-expected",
  "x-kinds",
  "x-lenient",
  "x-documented",
  "x-enum-or-absent",
  "x-or-absent",
  "x-masked",
]);

/** Pointers to what is wrong with a value: for a missing property, to the property. Empty when valid. */
export function faults(schema: TSchema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => {
    const { missingProperty } = error.params as { missingProperty?: string };
    return missingProperty === undefined
      ? error.instancePath
      : `${error.instancePath}/${missingProperty}`;
  });
}

/** The examples of a folder, by file name without extension. */
export function readExamples(folder: string): Record<string, unknown> {
  const path = join(__dirname, folder);
  const files = readdirSync(path).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(path, file), "utf8")) as unknown,
    ]),
  );
}

/** A copy with another value at a pointer; `undefined` takes the property away. */
export function changed<T>(value: T, pointer: string, replacement: unknown): T {
  const copy = structuredClone(value);
  const names = pointer.split("/").slice(1);
  const last = names.pop()!;
  const parent = names.reduce<Record<string, unknown>>(
    (place, name) => place[name] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (replacement === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = replacement;
  return copy;
}

/** Pointers to all strings, numbers and booleans of a value. */
export function leaves(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, `${pointer}/${name}`));
}

/** Every schema inside a schema, with the way to it. */
export function schemasIn(schema: unknown, way = ""): [string, Record<string, unknown>][] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = schema as Record<string, unknown>;
  const children = [
    ...["properties", "patternProperties"].flatMap((key) => Object.entries(own[key] ?? {})),
    ...["oneOf", "anyOf", "allOf"].flatMap((key) => Object.entries(own[key] ?? [])),
    ...(own.items === undefined ? [] : [["items", own.items] as [string, unknown]]),
  ] as [string, unknown][];
  return [[way, own], ...children.flatMap(([name, child]) => schemasIn(child, `${way}/${name}`))];
}

/** What a schema fails to bound: texts, lists, maps and numbers without a limit. */
export function unboundedPlaces(schema: unknown): string[] {
  return schemasIn(schema)
    .filter(([, part]) => !isBounded(part))
    .map(([way]) => way);
}

function isBounded(schema: Record<string, unknown>): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  if (schema.type === "string") return schema.maxLength !== undefined;
  if (schema.type === "array") return schema.maxItems !== undefined;
  if (schema.type === "integer" || schema.type === "number") {
    return schema.minimum !== undefined && schema.maximum !== undefined;
  }
  return schema.patternProperties === undefined || schema.maxProperties !== undefined;
}
