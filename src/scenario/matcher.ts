import { type Static, Type } from "@sinclair/typebox";
import { RE2JS } from "re2js";
import { limits } from "../limits";

/** Says of a value what it must be, other than by writing it down. Everything given must hold. */
export const Matcher = Type.Object(
  {
    equals: Type.Optional(Type.Unknown()),
    /** A regular expression of RE2's syntax, found anywhere in a text or in the digits of a number. */
    matches: Type.Optional(Type.String({ maxLength: limits.patternLength })),
    oneOf: Type.Optional(Type.Array(Type.Unknown(), { minItems: 1, maxItems: limits.arrayItems })),
    greaterThan: Type.Optional(Type.Number()),
    lessThan: Type.Optional(Type.Number()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type Matcher = Static<typeof Matcher>;

const names = Object.keys(Matcher.properties);

/** Whether an object of a scenario is a matcher, and not a part of a body to find. */
export function isMatcher(value: unknown): value is Matcher {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => names.includes(key));
}

const compiled = new WeakMap<Matcher, RE2JS>();

/** The pattern of a matcher, compiled once. Linear in the text, whatever the pattern: users write it. Throws when it is none. */
export function patternOf(matcher: Matcher & { matches: string }): RE2JS {
  const known = compiled.get(matcher);
  if (known !== undefined) return known;
  const pattern = RE2JS.compile(matcher.matches);
  compiled.set(matcher, pattern);
  return pattern;
}

/** How a value misses a matcher, to complete "its card.pan ..."; undefined: it does not. */
export function miss(matcher: Matcher, value: unknown): string | undefined {
  if ("equals" in matcher && matcher.equals !== value) return "differs";
  if (matcher.oneOf?.includes(value) === false) return "is none of those listed";
  const number = numberIn(value);
  if (matcher.greaterThan !== undefined && !(number > matcher.greaterThan)) return `is not greater than ${matcher.greaterThan}`;
  if (matcher.lessThan !== undefined && !(number < matcher.lessThan)) return `is not less than ${matcher.lessThan}`;
  return missOfPattern(matcher, value);
}

function missOfPattern(matcher: Matcher, value: unknown): string | undefined {
  if (matcher.matches === undefined) return undefined;
  const isText = typeof value === "string" || typeof value === "number";
  const found = isText && patternOf(matcher as Matcher & { matches: string }).matcher(String(value)).find();
  return found ? undefined : `does not match ${matcher.matches}`;
}

/** Path, query and headers carry numbers as text. */
function numberIn(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
}
