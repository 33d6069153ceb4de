import type { TSchema } from "@sinclair/typebox";
import { createSchemaCheck } from "../contract/checks/json-schema-check";
import type { Operation } from "../contract/operation";
import { limits } from "../limits/limits";
import type { Match } from "./definition";
import {
  type MatcherBound,
  Alternative,
  Condition,
  Matcher,
  boundTexts,
  isMatcher,
  matcherNames,
  miss,
  PatternRefused,
  compile,
  weightOf,
  workOfMessage,
} from "./value-matcher";
import { hasMembers } from "../contract/values/json-value";
import { itemsOf, propertiesOf } from "../contract/schema";
import { parentOf } from "../files/located-yaml";
import type { Mistake } from "../mistake";

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
type PlaceKind = "plain" | "composed" | "unknown";

/** The types of JSON, with one for all numbers. */
type JsonType = "string" | "number" | "boolean" | "object" | "array";
const composedTypes: readonly JsonType[] = ["object", "array"];

/** What the bodies of these operations have at a place: it is plain where all those that have the place say so. */
function placeIn(operations: readonly Operation[], names: readonly string[]): PlaceKind {
  const types = typesIn(operations, names);
  if (composedTypes.some((type) => types.includes(type))) return "composed";
  return types.length > 0 ? "plain" : "unknown";
}

/** The types that the bodies of these operations may have at a place; none: nothing can be told. */
function typesIn(operations: readonly Operation[], names: readonly string[]): JsonType[] {
  const bodies = operations.flatMap(({ body }) => formsOf(body));
  const schemas = names.reduce<TSchema[]>(
    (within, name) => within.flatMap((schema) => formsOf(memberOf(schema, name))),
    bodies,
  );
  return [...new Set(schemas.flatMap(typesOf))];
}

/** The type of a value; undefined: it is null, which many places may have. */
function typeOf(value: unknown): JsonType | undefined {
  if (value === null || value === undefined) return undefined;
  return Array.isArray(value) ? "array" : (typeof value as JsonType);
}

const numbers = ["number", "integer"];
const otherTypes: readonly string[] = ["string", "boolean", ...composedTypes] satisfies JsonType[];

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

/** A mistake in a scenario. */
export interface LoadMistake extends Mistake {
  /** A value that has to be a text: the mistake ends with its spelling in quotes. */
  unquoted?: string;
}

/** What is wrong with the matchers of a rule, which is about one of these operations. */
export type MatcherCheck = (
  match: Match,
  path: string,
  meant: readonly Operation[],
) => LoadMistake[];

/** The programs that the patterns of a scenario may still become, in steps. */
interface Programs {
  left: number;
}

/** Looks at the matchers of a scenario's rules, one after the other: together their patterns are bounded. */
export function createMatcherCheck(isValid: IsValid): MatcherCheck {
  const programs: Programs = { left: limits.scenarioPrograms };
  return (match, path, meant) => [
    ...(["path", "query", "header"] as const).flatMap((part) => {
      const at = `${path}.${part}`;
      return match[part] === undefined || !isValid(at)
        ? []
        : textMistakes(match[part], { at, known: namesOf(part, meant) }, programs);
    }),
    ...(match.body === undefined || !isValid(`${path}.body`)
      ? []
      : bodyMistakes(match.body, { at: `${path}.body`, names: [], meant }, programs)),
  ];
}

/** The parameters that the operations have; undefined: any. */
function namesOf(
  part: "path" | "query" | "header",
  meant: readonly Operation[],
): string[] | undefined {
  if (part === "header" || meant.length === 0) return undefined;
  const names = meant.flatMap((operation) =>
    Object.keys((part === "path" ? operation.parameters : operation.query)?.properties ?? {}),
  );
  return [...new Set(names)];
}

function textMistakes(
  values: NonNullable<Match["path"]>,
  { at, known }: { at: string; known: string[] | undefined },
  programs: Programs,
): LoadMistake[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${at}.${name}`;
    const unknown =
      known === undefined || known.includes(name)
        ? []
        : [{ path, text: `is not a parameter; ${knownText(known)}` }];
    return [
      ...unknown,
      ...(typeof value === "string"
        ? []
        : [...matcherMistakes(value, path, programs), ...matcherTypeMistakes(value, path, texts)]),
    ];
  });
}

/** Path, query and headers carry texts alone. */
const texts: readonly JsonType[] = ["string"];

const knownText = (names: readonly string[]): string =>
  names.length === 0 ? "it has none" : `known: ${names.join(", ")}`;

/** A part of a body to find: where it stands in the scenario and in the message. */
interface BodyPart {
  at: string;
  names: readonly string[];
  meant: readonly Operation[];
}

function bodyMistakes(
  value: unknown,
  { at, names, meant }: BodyPart,
  programs: Programs,
): LoadMistake[] {
  const types = typesIn(meant, names);
  if (isMatcher(value) || isMeantAsMatcher(value, placeIn(meant, names)))
    return [...matcherMistakes(value, at, programs), ...matcherTypeMistakes(value, at, types)];
  const mistyped = typeMistakes(value, at, types);
  if (mistyped.length > 0 || typeof value !== "object" || value === null) return mistyped;
  return Object.entries(value).flatMap(([name, member]) =>
    bodyMistakes(
      member,
      {
        at: Array.isArray(value) ? `${at}[${name}]` : `${at}.${name}`,
        names: [...names, name],
        meant,
      },
      programs,
    ),
  );
}

/**
 * Where the contract has a plain value, an object can only be a matcher; where it knows nothing, one that is
 * a matcher in part.
 */
const isMeantAsMatcher = (value: unknown, place: ReturnType<typeof placeIn>): value is Matcher =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  (place === "plain" ||
    (place === "unknown" && Object.keys(value).some((name) => matcherNames.includes(name))));

/** A value of a type that the contract does not have at its place: a rule with it would never strike. */
function typeMistakes(value: unknown, path: string, types: readonly JsonType[]): LoadMistake[] {
  const type = typeOf(value);
  // An object may stand for a list: its keys are the numbers of items.
  const isPossible =
    type === undefined || types.includes(type) || (type === "object" && types.includes("array"));
  if (types.length === 0 || isPossible) return [];
  const text = `must be ${types.map((one) => typeWords[one]).join(" or ")}, not ${typeWords[type]}`;
  if (typeof value === "string" && isSpeltAs(value, types))
    return [{ path, text: `${text}; write ${value} without quotes` }];
  const isUnquoted = types.includes("string") && typeof value !== "object";
  return [{ path, text, ...(isUnquoted && { unquoted: JSON.stringify(value) }) }];
}

const typeWords: Readonly<Record<JsonType, string>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

/** Whether a text is that of a value of one of these types. */
const isSpeltAs = (text: string, types: readonly JsonType[]): boolean =>
  (types.includes("number") && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(text)) ||
  (types.includes("boolean") && /^(?:true|false)$/.test(text));

/** The values that a matcher and those within it write down. */
function matcherTypeMistakes(
  matcher: Matcher,
  path: string,
  types: readonly JsonType[],
): LoadMistake[] {
  return partsOf(matcher, path).flatMap(({ path: at, matcher: { equals, oneOf } }) => [
    ...typeMistakes(equals, `${at}.equals`, types),
    ...(Array.isArray(oneOf) ? oneOf : []).flatMap((one, index) =>
      typeMistakes(one, `${at}.oneOf[${index}]`, types),
    ),
  ]);
}

const checkMatcher = createSchemaCheck(Matcher);

function matcherMistakes(matcher: Matcher, path: string, programs: Programs): LoadMistake[] {
  const at = (name: string): string => (name === "" ? path : `${path}.${name}`);
  const unknown = partsOf(matcher, path).flatMap(unknownNames);
  if (unknown.length > 0) return unknown;
  const broken = checkMatcher(matcher).map(({ path: name, text }) => ({ path: at(name), text }));
  if (broken.length > 0) return broken;
  return partsOf(matcher, path).flatMap((part) => conditionMistakes(part, programs));
}

/** A matcher, or one that stands within another. */
interface MatcherPart {
  path: string;
  matcher: Matcher;
  /** What it may say at its place. */
  names: readonly string[];
}

const conditionNames = Object.keys(Condition.properties);
const alternativeNames = Object.keys(Alternative.properties);

/** A matcher, which may be of a wrong form, and those within it, each at its place. */
function partsOf(matcher: Matcher, path: string): MatcherPart[] {
  const alternatives = Array.isArray(matcher.anyOf) ? matcher.anyOf : [];
  return [
    { path, matcher, names: matcherNames },
    ...negatedParts(matcher, path),
    ...alternatives.flatMap((one, index) => {
      const place = `${path}.anyOf[${index}]`;
      return isPart(one)
        ? [{ path: place, matcher: one, names: alternativeNames }, ...negatedParts(one, place)]
        : [];
    }),
  ];
}

const negatedParts = ({ not }: Matcher, path: string): MatcherPart[] =>
  isPart(not) ? [{ path: `${path}.not`, matcher: not, names: conditionNames }] : [];

const isPart = (value: unknown): value is Matcher => typeof value === "object" && value !== null;

const unknownNames = ({ path, matcher, names }: MatcherPart): LoadMistake[] =>
  Object.keys(matcher)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: `${path}.${name}`,
      text: `is not a matcher; known: ${names.join(", ")}`,
    }));

function conditionMistakes({ path, matcher }: MatcherPart, programs: Programs): LoadMistake[] {
  const mistakes = contradiction(matcher).map(({ path: name, text }) => ({
    path: `${path}.${name}`,
    text,
  }));
  return matcher.matches === undefined
    ? mistakes
    : [...mistakes, ...patternMistakes(matcher.matches, `${path}.matches`, programs)];
}

/** What no value fulfils; what `not` and `anyOf` exclude is not looked at. */
function contradiction({ matches, not: _not, anyOf: _anyOf, ...matcher }: Matcher): LoadMistake[] {
  const { absent, oneOf, ...rest } = matcher;
  if (absent !== undefined)
    return Object.keys(rest).length > 0 || oneOf !== undefined || matches !== undefined
      ? [{ path: "absent", text: "excludes the other matchers" }]
      : [];
  const bounds = boundsMistake(matcher);
  if (bounds !== undefined) return [bounds];
  const fits = (value: unknown): boolean => miss(matcher, value, workOfMessage()) === undefined;
  if ("equals" in rest && !fits(rest.equals))
    return [{ path: "equals", text: "is excluded by the other matchers" }];
  if (oneOf?.some(fits) === false)
    return [{ path: "oneOf", text: "lists only values that the other matchers exclude" }];
  return [];
}

/** Bounds with no number between them. */
function boundsMistake(matcher: Matcher): LoadMistake | undefined {
  const lower = boundsOf(matcher, ["greaterThan", "atLeast"]);
  const upper = boundsOf(matcher, ["lessThan", "atMost"]);
  for (const low of lower)
    for (const high of upper) {
      const touches = low.name === "atLeast" && high.name === "atMost";
      if (low.bound > high.bound || (low.bound === high.bound && !touches))
        return {
          path: high.name,
          text: `no number is ${boundTexts[low.name]} ${low.bound} and ${boundTexts[high.name]} ${high.bound}`,
        };
    }
  return undefined;
}

const boundsOf = (matcher: Matcher, names: readonly MatcherBound[]) =>
  names.flatMap((name) => {
    const bound = matcher[name];
    return bound === undefined ? [] : [{ name, bound }];
  });

function patternMistakes(text: string, path: string, programs: Programs): LoadMistake[] {
  // One that goes beyond the bound is told once; what follows is not compiled at all.
  if (programs.left < 0) return [];
  try {
    programs.left -= weightOf(text, compile(text));
  } catch (error) {
    if (!(error instanceof PatternRefused)) throw error;
    return [{ path, text: error.message }];
  }
  if (programs.left >= 0) return [];
  return [
    {
      path,
      text: `makes the patterns of the scenario more than ${limits.scenarioPrograms} steps together`,
    },
  ];
}
