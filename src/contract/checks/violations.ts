import type { ErrorObject } from "ajv";
import { namesOf } from "../../record";
import { currencyMeant } from "../values/currencies";
import type { Finding } from "../answer";
import { fieldOf, isDateTime, replaceAt } from "./keywords";
import { textMember, memberOf } from "../values/json-value";
import { type Lenience, propertiesOf } from "../schema";
import { isUuid } from "../values/uuid";

/** A violation that `--lenient` reads otherwise: what to put in its place, and what to note. */
export interface Excuse {
  finding: Finding;
  apply: (body: unknown) => void;
}

const timeWithoutZone = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?$/;

/** How each relaxation reads a value; undefined: it does not apply to it. */
const readings: Record<Lenience, (value: unknown) => unknown> = {
  uuid: (value) => (isUuid(value) ? value : undefined),
  integer: (value) => {
    if (typeof value !== "string" || !/^-?\d{1,12}$/.test(value)) return undefined;
    return Number(value);
  },
  currency: currencyMeant,
  time: (value) => {
    if (typeof value !== "string") return undefined;
    const [, minute = "", seconds = ":00"] = timeWithoutZone.exec(value) ?? [];
    const read = `${minute}${seconds}Z`;
    return isDateTime(read) ? read : undefined;
  },
  "absent-list": () => undefined,
};

/** What is still expected of a value that `--lenient` does not excuse; numbers have texts of their own. */
const lenientTexts: Readonly<Partial<Record<Lenience, string>>> = {
  uuid: "a UUID",
  currency: "a currency of ISO 4217",
  time: "an RFC 3339 date-time",
};

/** What `--lenient` makes of a violation, or undefined where it makes nothing of it. */
export function excuse(error: ErrorObject): Excuse | undefined {
  if (error.keyword === "required") return excuseAbsentList(error);
  const lenience = lenienceOf(error.parentSchema);
  if (lenience === undefined) return undefined;
  const value = readings[lenience](error.data);
  if (value === undefined) return undefined;
  const field = fieldOf(error.instancePath);
  return {
    finding: { code: `lenient-${lenience}`, field, text: `${field} is accepted by --lenient only` },
    apply: (body) => {
      replaceAt(body, error.instancePath, value);
    },
  };
}

function excuseAbsentList(error: ErrorObject): Excuse | undefined {
  const name = textMember(error.params, "missingProperty") ?? "";
  if (lenienceOf(propertiesOf(error.parentSchema)[name]) !== "absent-list") return undefined;
  const field = fieldOf(`${error.instancePath}/${name}`);
  return {
    finding: {
      code: "lenient-absent-list",
      field,
      text: `${field} is absent: --lenient reads an empty list`,
    },
    apply: (body) => {
      replaceAt(body, `${error.instancePath}/${name}`, []);
    },
  };
}

const readingsByName = new Map<string, Lenience>(namesOf(readings).map((name) => [name, name]));

/** Which relaxation `--lenient` knows for the values of a schema. */
const lenienceOf = (schema: object | undefined): Lenience | undefined =>
  readingsByName.get(textMember(schema, "x-lenient") ?? "");

/** Where a value came from, and how strictly it was read. */
export interface ReadAs {
  lenient?: boolean;
  /** Values of path and query are texts, whatever their schema is. */
  inParameters?: boolean;
}

/** A member is missing: always, or beside another one. */
export const isAbsence = ({ keyword }: ErrorObject): boolean =>
  keyword === "required" || keyword === "dependencies";

export const absentText = "must be present";

/** The words that a list of words allows. */
export const allowedBy = ({ schema }: ErrorObject): string =>
  Array.isArray(schema) ? schema.join(", ") : "";

/** What is wrong with a value: with the name of its field before it, a sentence. */
export function messageOf(error: ErrorObject, as: ReadAs = {}): string {
  const { keyword, data } = error;
  if (isAbsence(error)) return absentText;
  if (keyword === "additionalProperties") return "is not a property of this message";
  if (keyword === "discriminator") return "must name a known kind";
  if (as.inParameters === true && Array.isArray(data) && keyword === "type")
    return `is given ${data.length} times, must be given once`;
  if (keyword === "enum") return `must be one of ${allowedBy(error)}`;
  return valueText(error, error.parentSchema ?? {}, as);
}

function valueText(error: ErrorObject, schema: BrokenSchema, as: ReadAs): string {
  const { keyword, data } = error;
  if (isOfNumbers(schema))
    return typeof data === "number" ? rangeText(data, schema) : noNumberText(data, schema, as);
  const lenience = as.lenient === true ? lenienceOf(schema) : undefined;
  const expected =
    (lenience && lenientTexts[lenience]) ?? (keyword === "type" ? undefined : schema["x-expected"]);
  if (expected !== undefined) return `must be ${expected}`;
  return keyword === "type" ? typeText(data, schema) : boundText(error);
}

/** What texts are made of. */
interface BrokenSchema {
  [keyword: string]: unknown;
  type?: unknown;
  minimum?: number;
  maximum?: number;
  "x-expected"?: string;
}

const isOfNumbers = ({ type }: BrokenSchema): boolean => type === "integer" || type === "number";

/** What JSON calls a value. */
function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return kinds[typeof value] ?? "nothing";
}

const kinds: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a JSON number",
  boolean: "true or false",
  object: "an object",
};

const typeWords: Readonly<Record<string, string>> = {
  string: "a string",
  array: "a list",
  object: "an object",
  boolean: "true or false",
};

function typeText(
  data: unknown,
  { type, "x-expected": expected = "of another type" }: BrokenSchema,
): string {
  const word = typeof type === "string" ? typeWords[type] : undefined;
  return word === undefined ? `must be ${expected}` : `must be ${word}, not ${kindOf(data)}`;
}

const numberWord = (schema: BrokenSchema): string =>
  schema["x-expected"] ?? (schema.type === "integer" ? "a whole number" : "a number");

/** Lenient mode, path and query take a number as a text, too. */
function noNumberText(
  data: unknown,
  schema: BrokenSchema,
  { lenient, inParameters }: ReadAs,
): string {
  const maybeText = inParameters === true || (lenient === true && lenienceOf(schema) !== undefined);
  return `must be ${maybeText ? numberWord(schema) : `a JSON number, not ${kindOf(data)}`}`;
}

/** All rules that a number can break have the same text, which is reported once. */
function rangeText(data: number, schema: BrokenSchema): string {
  const { type, minimum, maximum } = schema;
  if (type === "integer" && !Number.isInteger(data)) return `must be ${numberWord(schema)}`;
  if (minimum !== undefined && maximum !== undefined)
    return `must be from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `must be at least ${minimum}`;
  return maximum === undefined ? `must be ${numberWord(schema)}` : `must be at most ${maximum}`;
}

const countNoun = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

const bounds: Readonly<Record<string, (limit: number) => string>> = {
  maxLength: (limit) => `must have at most ${countNoun(limit, "character")}`,
  minLength: (limit) => `must have at least ${countNoun(limit, "character")}`,
  maxItems: (limit) => `must have at most ${countNoun(limit, "entry", "entries")}`,
  minItems: (limit) => `must have at least ${countNoun(limit, "entry", "entries")}`,
  maxProperties: (limit) => `must have at most ${countNoun(limit, "member")}`,
  minProperties: (limit) => `must have at least ${countNoun(limit, "member")}`,
};

function boundText({
  keyword,
  params,
  propertyName,
  message = "is not valid",
}: ErrorObject): string {
  if (keyword === "not" && propertyName !== undefined) return "is not allowed as a property name";
  return bounds[keyword]?.(Number(memberOf(params, "limit"))) ?? message;
}
