import type { TSchema } from "@sinclair/typebox";
import type { Operation } from "../contract/operation";
import { itemsOf, propertiesOf } from "../contract/schema";

/** What a contract has at a place of a body: a plain value, an object or list, or nothing that can be told. */
export type Place = "plain" | "composed" | "unknown";

const plainTypes = ["string", "number", "integer", "boolean"];

/** What the bodies of these operations have at a place: it is plain where all those that have the place say so. */
export function placeIn(operations: readonly Operation[], names: readonly string[]): Place {
  const places = operations.flatMap(({ body }) =>
    body === undefined ? [] : [placeBelow(body, names)],
  );
  if (places.includes("composed")) return "composed";
  return places.includes("plain") ? "plain" : "unknown";
}

function placeBelow(schema: TSchema, names: readonly string[]): Place {
  let at: TSchema | undefined = schema;
  for (const name of names) at = memberOf(at, name);
  if (at === undefined) return "unknown";
  if (
    plainTypes.includes(String(at["type"])) ||
    at["const"] !== undefined ||
    at["enum"] !== undefined
  )
    return "plain";
  return at["type"] === "object" || at["type"] === "array" ? "composed" : "unknown";
}

function memberOf(schema: TSchema | undefined, name: string): TSchema | undefined {
  return /^\d+$/.test(name) ? itemsOf(schema) : propertiesOf(schema)[name];
}
