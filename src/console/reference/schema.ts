import type { OpenApi, ReferenceSchema } from "./document";

/** A member of a schema, as a row of its table. */
export interface Member {
  /** Dotted, from the body: `card.expiryDate`; `[]` are the items of a list. */
  path: string;
  type: string;
  isRequired: boolean;
  /** What it means, and its bounds. */
  text: string;
}

/** Deepest member that is listed: what is deeper is named by its type. */
const deepest = 6;

/** The members of a schema, each with those below it. */
export function membersOf(schema: ReferenceSchema | undefined, document: OpenApi): Member[] {
  return schema === undefined ? [] : membersBelow(schema, { document, path: "", within: [] });
}

interface SchemaPlace {
  document: OpenApi;
  path: string;
  /** The schemas that lead here: one that contains itself ends there. */
  within: readonly ReferenceSchema[];
}

function membersBelow(given: ReferenceSchema, { document, path, within }: SchemaPlace): Member[] {
  const schema = resolveReference(given, document);
  if (within.includes(schema) || within.length >= deepest) return [];
  const inside = { document, within: [...within, schema] };
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const at = path === "" ? name : `${path}.${name}`;
    return [
      memberOf(at, member, { document, isRequired: schema.required?.includes(name) === true }),
      ...membersBelow(member, { ...inside, path: at }),
    ];
  });
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const items =
    schema.items === undefined ? [] : membersBelow(schema.items, { ...inside, path: `${path}[]` });
  return [...own, ...parts.flatMap((part) => membersBelow(part, { ...inside, path })), ...items];
}

function memberOf(
  path: string,
  given: ReferenceSchema,
  { document, isRequired }: { document: OpenApi; isRequired: boolean },
): Member {
  const schema = resolveReference(given, document);
  const description = given.description ?? schema.description;
  return {
    path,
    type: typeOf(given, document),
    isRequired,
    text: [...(description === undefined ? [] : [description]), ...boundsOf(schema)].join("; "),
  };
}

/** The schema that a reference names, or the schema itself. */
function resolveReference(schema: ReferenceSchema, { components }: OpenApi): ReferenceSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (components?.schemas?.[name] ?? {});
}

/** The type in a word or two: `string, date-time`, `list of Tender`. */
export function typeOf(given: ReferenceSchema, document: OpenApi): string {
  const name = given.$ref?.split("/").at(-1);
  if (name !== undefined) return name;
  if (given.items !== undefined) return `list of ${typeOf(given.items, document)}`;
  const parts = given.anyOf ?? given.oneOf;
  if (parts !== undefined) return parts.map((part) => typeOf(part, document)).join(" or ");
  if (given.const !== undefined) return JSON.stringify(given.const);
  const type = [given.type ?? "any"].flat().join(" or ");
  return given.format === undefined ? type : `${type}, ${given.format}`;
}

const inWords = <T>(value: T | undefined, words: (value: T) => string): string | undefined =>
  value === undefined ? undefined : words(value);

/** What is said of each bound; undefined: it is not given. */
const bounds: readonly ((schema: ReferenceSchema) => string | undefined)[] = [
  ({ minimum }) => inWords(minimum, (value) => `at least ${value}`),
  ({ maximum }) => inWords(maximum, (value) => `at most ${value}`),
  ({ minLength }) => inWords(minLength, (value) => `at least ${value} characters`),
  ({ maxLength }) => inWords(maxLength, (value) => `at most ${value} characters`),
  ({ minItems }) => inWords(minItems, (value) => `at least ${value} items`),
  ({ maxItems }) => inWords(maxItems, (value) => `at most ${value} items`),
  (schema) => inWords(schema.default, (value) => `default ${JSON.stringify(value)}`),
  ({ pattern }) => inWords(pattern, (value) => `pattern ${value}`),
];

function boundsOf(schema: ReferenceSchema): string[] {
  const given = bounds.flatMap((word) => word(schema) ?? []);
  return schema.enum === undefined ? given : [`one of ${schema.enum.join(", ")}`, ...given];
}
