import { hasMembers, memberOf, textMember } from "../values/member";
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
