/** A JSON Schema, as far as something can be suggested by it. */
export interface JsonSchema {
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly string[];
  const?: string;
  type?: string | readonly string[];
}

/** Something that can be written at a place. */
export interface Option {
  label: string;
  /** What it means. */
  info?: string;
  isKey: boolean;
}

/** Where something can be written in a text: below these keys, as a key, or as the value of one. */
interface WritingPlace {
  path: readonly string[];
  /** The key whose value it is; absent: a key is to be written. */
  key?: string;
  /** What is written of it already. */
  word: string;
}

/** The place at the end of a text of YAML; undefined: a comment is there. */
export function placeAtEnd(text: string): WritingPlace | undefined {
  const lines = text.split("\n");
  const line = lines.pop() ?? "";
  if (/^\s*#/.test(line)) return undefined;
  const { opened, key } = scanLine(line);
  const above = keysAbove(lines, indentOf(line));
  return {
    path: [...above, ...opened],
    ...(key !== undefined && { key }),
    word: /[\w-]*$/.exec(line)?.[0] ?? "",
  };
}

/** Where the first key of a line is, behind the marks of a list. */
const indentOf = (line: string): number => (/^[\s-]*/.exec(line)?.[0] ?? "").length;

/** The keys of the lines above to which a line with this indent belongs. */
function keysAbove(lines: readonly string[], indent: number): string[] {
  const keys: string[] = [];
  let within = indent;
  for (const line of [...lines].reverse()) {
    const [, key] = /^[\s-]*([\w-]+):\s*(?:#.*)?$/.exec(line) ?? [];
    const isOuter = /\S/.test(line) && !/^\s*#/.test(line) && indentOf(line) < within;
    if (!isOuter) continue;
    within = indentOf(line);
    if (key !== undefined) keys.unshift(key);
  }
  return keys;
}

/** The keys whose braces a line leaves open, and the key whose value is at its end. */
function scanLine(line: string): { opened: string[]; key: string | undefined } {
  const opened: string[] = [];
  let key: string | undefined;
  for (const [token, name] of line.matchAll(/([\w-]+):(?=\s|$)|[{}[\],]/g)) {
    if (name !== undefined) key = name;
    else if (token === "{") {
      opened.push(key ?? "");
      key = undefined;
    } else if (token === "}") {
      opened.pop();
      key = undefined;
    } else if (token === ",") key = undefined;
  }
  return { opened: opened.filter((one) => one !== ""), key };
}

/** What a schema allows at a place. */
export function optionsAt(schema: JsonSchema, { path, key }: WritingPlace): Option[] {
  const here = path.reduce(membersNamed, variantsOf(schema));
  const options = key === undefined ? keysIn(here) : membersNamed(here, key).flatMap(valuesOf);
  return [...new Map(options.map((option) => [option.label, option])).values()];
}

/** A schema with all forms that it lets a value have: of a list, those of its entries. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf = [], oneOf = [], items } = schema;
  return [
    schema,
    ...[...anyOf, ...oneOf, ...(items === undefined ? [] : [items])].flatMap(variantsOf),
  ];
}

const membersNamed = (schemas: readonly JsonSchema[], name: string): JsonSchema[] =>
  schemas.flatMap(({ properties = {} }) => {
    const found = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return found === undefined ? [] : variantsOf(found);
  });

const keysIn = (schemas: readonly JsonSchema[]): Option[] =>
  schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([label, { description }]) => ({
      label,
      ...(description !== undefined && { info: description }),
      isKey: true,
    })),
  );

function valuesOf({ enum: words = [], const: only, type, description }: JsonSchema): Option[] {
  const all = [...words, ...(only === undefined ? [] : [only])];
  const values = type === "boolean" ? ["true", "false"] : all;
  const info = only === undefined || description === undefined ? {} : { info: description };
  return values.map((label) => ({ label, ...info, isKey: false }));
}
