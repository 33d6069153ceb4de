import { limits } from "../../limits/limits";

const tokens = /"(?:[^"\\]+|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

/** An object or a list that the walk is in: the name, or the place, of the member that comes next. */
interface WalkLevel {
  path: string;
  isList: boolean;
  name: string;
  index: number;
}

const pathOf = (level: WalkLevel | undefined): string => {
  if (level === undefined) return "";
  if (level.isList) return `${level.path}[${level.index}]`;
  return level.path === "" ? level.name : `${level.path}.${level.name}`;
};

/**
 * Numbers of a JSON text, by their fields, that read otherwise than they were written: 9007199254740993,
 * 1.50, 1e3. The text has been parsed: it is JSON, and not too deep.
 */
export function numberTexts(json: string): Map<string, string> {
  const found = new Map<string, string>();
  const levels: WalkLevel[] = [];
  let last = "";
  for (const [token] of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === "{" || token === "[")
      levels.push({ path: pathOf(level), isList: token === "[", name: "", index: 0 });
    else if (token === "}" || token === "]") levels.pop();
    else if (token === ",") {
      if (level !== undefined) level.index += 1;
    } else if (token === ":") {
      if (level !== undefined) level.name = String(JSON.parse(last));
    } else if (!token.startsWith('"') && String(Number(token)) !== token)
      found.set(pathOf(level), token);
    last = token;
  }
  return found;
}

/** Shape of a JSON text, found in one linear pass before anything recurses over it. */
interface JsonShape {
  depth: number;
  /** Members and items, at least. */
  values: number;
  /** Members of all objects, duplicates included. */
  members: number;
}

/** What is known of a JSON text before it is parsed. */
interface MeasuredText {
  /** Members of all objects, duplicates included. */
  members: number;
  /** Why it is not even parsed: it is too deep, or has too many values. */
  refusal?: string;
}

/** Measures a JSON text without parsing it. Of a text that is not JSON the figures mean nothing. */
export function measure(
  text: Uint8Array,
  values: number = limits.jsonValues,
  depth: number = limits.jsonDepth,
): MeasuredText {
  const shape = shapeOf(text);
  if (shape.depth > depth) return { ...shape, refusal: `is nested deeper than ${depth} levels` };
  if (shape.values > values) return { ...shape, refusal: `has more than ${values} values` };
  return shape;
}

/** Whether a text that Standin is given as its own is JSON, and not too deep to be read and written again. */
export function isJsonText(text: string): boolean {
  if (measure(Buffer.from(text), Infinity, limits.keptJsonDepth).refusal !== undefined)
    return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const isOpening = (byte: number): boolean => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number): boolean => byte === 0x7d || byte === 0x5d;

function shapeOf(text: Uint8Array): JsonShape {
  let depth = 0;
  const shape: JsonShape = { depth: 0, values: 1, members: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (byte === quote) at = endOfString(text, at);
    else if (isOpening(byte)) {
      depth += 1;
      shape.values += 1;
      if (depth > shape.depth) shape.depth = depth;
    } else if (isClosing(byte)) depth -= 1;
    else if (byte === colon) shape.members += 1;
    else if (byte === comma) shape.values += 1;
  }
  return shape;
}

function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1;
  return at;
}

/** What a walk over a parsed message found. */
interface WalkResult {
  members: number;
  /** Paths of members named `__proto__`. */
  poisoned: string[];
}

/**
 * Walks a parsed message once: counts its members (fewer than the text had: some name stood twice) and
 * drops members that are null, since null equals absent.
 */
function walk(
  value: unknown,
  path = "",
  found: WalkResult = { members: 0, poisoned: [] },
): WalkResult {
  if (typeof value !== "object" || value === null) return found;
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, `${path}[${index}]`, found));
    return found;
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    found.members += 1;
    if (name === "__proto__") found.poisoned.push(joinPath(path, name));
    else if (members[name] === null) Reflect.deleteProperty(members, name);
    else if (typeof members[name] === "object") walk(members[name], joinPath(path, name), found);
  }
  return found;
}

/** The paths of all texts and names in a parsed message of which something is so. */
export function pathsOf(value: unknown, isSo: (text: string) => boolean, path = ""): string[] {
  if (typeof value === "string") return isSo(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pathsOf(item, isSo, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, member]) => [
    ...(isSo(name) ? [joinPath(path, name)] : []),
    ...pathsOf(member, isSo, joinPath(path, name)),
  ]);
}

const joinPath = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

/** What a JSON text says; or why it cannot be taken. */
type ReadText =
  | {
      body: unknown;
      /** Members of all objects of the text, duplicates included. */
      textMembers: number;
      walked: WalkResult;
    }
  | { refusal: string };

const byteOrderMark = 0xfeff;

/** Makes a text of bytes. */
export type Decode = (text: Buffer) => string;

export const decodeUtf8: Decode = (text) => {
  const decoded = text.toString();
  return decoded.charCodeAt(0) === byteOrderMark ? decoded.slice(1) : decoded;
};

/** Measures, parses and walks a JSON text. */
export function readText(text: Buffer, decode: Decode): ReadText {
  const { members: textMembers, refusal } = measure(text);
  if (refusal !== undefined) return { refusal };
  try {
    const body: unknown = JSON.parse(decode(text));
    return { body, textMembers, walked: walk(body) };
  } catch {
    return { refusal: notJson(decode(text)) };
  }
}

/** Why a text that is not JSON cannot be taken, and where it stops being that. */
export function notJson(text: string): string {
  const mistake = jsonMistake(text);
  if (mistake === undefined) return "must be JSON";
  return `must be JSON: line ${mistake.line}, column ${mistake.column}: ${mistake.text}`;
}

/** Where a text stops being JSON, and why; both count from 1. */
export interface TextMistake {
  line: number;
  column: number;
  text: string;
}

/** What may come next in a JSON text, in words. */
const expectations = {
  value: "a value",
  firstItem: "a value or ]",
  firstName: "a name in double quotes or }",
  name: "a name in double quotes",
  colon: "a colon",
  afterMember: "a comma or }",
  afterItem: "a comma or ]",
  end: "nothing more",
} as const;

type Expectation = keyof typeof expectations;

/** A string, a number, a word or a sign of a JSON text. */
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const token = new RegExp(`${text.source}|${number.source}|true|false|null|[{}[\\],:]`, "y");

const blank = /[ \t\r\n]*/y;

const isValue = (found: string): boolean => !/^[{}[\],:]/.test(found);

/** What is expected after a value, in the object or list that is open. */
const afterValue = (open: readonly string[]): Expectation => {
  const last = open.at(-1);
  if (last === undefined) return "end";
  return last === "{" ? "afterMember" : "afterItem";
};

/** The sign that ends an object or a list. */
const closers: Partial<Record<Expectation, string>> = {
  firstName: "}",
  afterMember: "}",
  firstItem: "]",
  afterItem: "]",
};

/** The sign that goes on, and what is expected after it. */
const separators: Partial<Record<Expectation, readonly [sign: string, then: Expectation]>> = {
  colon: [":", "value"],
  afterMember: [",", "name"],
  afterItem: [",", "value"],
};

/** What is expected after a token; undefined: the token is not what was expected. */
function expectedAfter(
  expected: Expectation,
  found: string,
  open: string[],
): Expectation | undefined {
  if (found === closers[expected]) return afterClosing(open);
  if (expected === "firstName" || expected === "name")
    return found.startsWith('"') ? "colon" : undefined;
  if (expected === "firstItem" || expected === "value") return afterBeginning(found, open);
  const [sign, then] = separators[expected] ?? [];
  return found === sign ? then : undefined;
}

function afterClosing(open: string[]): Expectation {
  open.pop();
  return afterValue(open);
}

function afterBeginning(found: string, open: string[]): Expectation | undefined {
  if (isValue(found)) return afterValue(open);
  if (found !== "{" && found !== "[") return undefined;
  open.push(found);
  return found === "{" ? "firstName" : "firstItem";
}

/** Finds where a text stops being JSON; undefined: it is JSON. One pass, however deep the text is. */
export function jsonMistake(text: string): TextMistake | undefined {
  const open: string[] = [];
  let expected: Expectation = "value";
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  for (;;) {
    at = endOf(blank, text, at) ?? at;
    if (at >= text.length && expected === "end") return undefined;
    const end = endOf(token, text, at);
    const following: Expectation | undefined =
      end === undefined ? undefined : expectedAfter(expected, text.slice(at, end), open);
    if (end === undefined || following === undefined) return mistakeAt(text, at, expected);
    expected = following;
    at = end;
  }
}

/** Where a sticky expression ends that matches at a place; undefined: it does not. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function mistakeAt(text: string, at: number, expected: Expectation): TextMistake {
  const lines = text.slice(0, at).split("\n");
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const found = at >= text.length ? "the text ends" : `${JSON.stringify(character)} comes`;
  const wanted = character === '"' ? "a string that is closed" : expectations[expected];
  return {
    line: lines.length,
    column: (lines.at(-1) ?? "").length + 1,
    text: `${found} where ${wanted} is expected`,
  };
}

/** Members by which a message names what an earlier one brought: cards, vouchers, codes, orders, quotes, references. */
const members = [
  "pan",
  "code",
  "tranId",
  "orderRedeemRef",
  "remittanceRef",
  "quoteId",
  "issuerReference",
  "purchaseReference",
];

const namedPattern = new RegExp(`"(?:${members.join("|")})":"([^"\\\\]{1,64})"`, "g");

/** The values in a JSON text by which messages name such things; what is wholly masked names nothing. */
export function namedThingsIn(text: string): string[] {
  const found: string[] = [];
  for (const [, value = ""] of text.matchAll(namedPattern)) if (/\w/.test(value)) found.push(value);
  return found;
}
