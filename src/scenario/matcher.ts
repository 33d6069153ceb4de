import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../limits";
import { type Pattern, PatternRefused, type PatternWork, compile, missIn } from "./pattern";

const Plain = Type.Unsafe<unknown>(
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], {
    "x-expected": "a text, a number, true, false or null",
  }),
);

/** Says of a value what it must be, other than by writing it down. Everything given must hold. */
export const Matcher = Type.Object(
  {
    equals: Type.Optional(Plain),
    /** A regular expression of RE2's syntax, found anywhere in a text or in the digits of a number. */
    matches: Type.Optional(
      Type.String({
        maxLength: limits.patternLength,
        "x-expected": `a regular expression of at most ${limits.patternLength} characters`,
      }),
    ),
    oneOf: Type.Optional(
      Type.Array(Plain, {
        minItems: 1,
        maxItems: limits.arrayItems,
        "x-expected": `a list of 1 to ${limits.arrayItems} values`,
      }),
    ),
    greaterThan: Type.Optional(Type.Number()),
    lessThan: Type.Optional(Type.Number()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type Matcher = Static<typeof Matcher>;

/** The keys of a matcher. */
export const matcherNames = Object.keys(Matcher.properties);

/** Whether an object of a scenario is a matcher, and not a part of a body to find. */
export function isMatcher(value: unknown): value is Matcher {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => matcherNames.includes(key));
}

const compiled = new WeakMap<Matcher, Pattern | PatternRefused>();

/** The pattern of a matcher, compiled once; or why it cannot be used, where a file of an earlier version brought it. */
function patternOf(matcher: Matcher, text: string): Pattern | PatternRefused {
  const known = compiled.get(matcher);
  if (known !== undefined) return known;
  const pattern = compiledOrRefused(text);
  compiled.set(matcher, pattern);
  return pattern;
}

function compiledOrRefused(text: string): Pattern | PatternRefused {
  try {
    return compile(text);
  } catch (error) {
    if (error instanceof PatternRefused) return error;
    throw error;
  }
}

/** How a value misses a matcher, to complete "its card.pan ..."; undefined: it does not. */
export function miss(matcher: Matcher, value: unknown, work: PatternWork): string | undefined {
  if ("equals" in matcher && matcher.equals !== value) return "differs";
  if (matcher.oneOf?.includes(value) === false) return "is not in the list";
  const number = numberIn(value);
  if (matcher.greaterThan !== undefined && !(number > matcher.greaterThan))
    return `is not greater than ${matcher.greaterThan}`;
  if (matcher.lessThan !== undefined && !(number < matcher.lessThan))
    return `is not less than ${matcher.lessThan}`;
  return matcher.matches === undefined
    ? undefined
    : missOfPattern(matcher, matcher.matches, value, work);
}

function missOfPattern(
  matcher: Matcher,
  source: string,
  value: unknown,
  work: PatternWork,
): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return `does not match ${source}`;
  const pattern = patternOf(matcher, source);
  if (pattern instanceof PatternRefused)
    return `does not match ${source}, which ${pattern.message}`;
  return missIn(String(value), source, pattern, work);
}

/** Path, query and headers carry numbers as text. */
function numberIn(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)
    ? Number(value)
    : Number.NaN;
}
