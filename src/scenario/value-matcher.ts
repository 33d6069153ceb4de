import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../limits/limits";
import { namesOf } from "../record";
import { RE2JS } from "re2js";
import { errorText } from "../error-code";

const Plain = Type.Unsafe<unknown>(
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], {
    "x-expected": "a string, a number, true, false or null",
  }),
);

const atLeastOneMember = { additionalProperties: false, minProperties: 1 };

const condition = {
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
  atLeast: Type.Optional(Type.Number()),
  atMost: Type.Optional(Type.Number()),
  absent: Type.Optional(Type.Literal(true, { "x-expected": "true" })),
};

/** What a matcher that stands by itself may say, and one within `not`. */
export const Condition = Type.Object(condition, atLeastOneMember);
export type Condition = Static<typeof Condition>;

const alternative = { ...condition, not: Type.Optional(Condition) };

/** One of `anyOf`. */
export const Alternative = Type.Object(alternative, atLeastOneMember);
export type Alternative = Static<typeof Alternative>;

/** Says of a value what it must be, other than by writing it down. Everything given must hold. */
export const Matcher = Type.Object(
  {
    ...alternative,
    anyOf: Type.Optional(
      Type.Array(Alternative, {
        minItems: 1,
        maxItems: limits.matcherAlternatives,
        "x-expected": `a list of 1 to ${limits.matcherAlternatives} matchers`,
      }),
    ),
  },
  atLeastOneMember,
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

const compiledPatterns = new WeakMap<Condition, Pattern | PatternRefused>();

/** The pattern of a matcher, compiled once; or why it cannot be used, where a file of an earlier version brought it. */
function patternOf(matcher: Condition, text: string): Pattern | PatternRefused {
  const known = compiledPatterns.get(matcher);
  if (known !== undefined) return known;
  const pattern = compiledOrRefused(text);
  compiledPatterns.set(matcher, pattern);
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

/** How a value misses a matcher; undefined: it does not. An absent value is undefined. */
export function miss(matcher: Matcher, value: unknown, work: PatternWork): Miss | undefined {
  const found = missOfAlternative(matcher, value, work);
  if (found !== undefined || matcher.anyOf === undefined) return found;
  const misses = matcher.anyOf.map((one) => missOfAlternative(one, value, work));
  if (misses.includes(undefined)) return undefined;
  return {
    text: `fits none of anyOf: ${[...new Set(misses.map((one) => one?.text))].join("; ")}`,
    isUndecided: misses.some((one) => one?.isUndecided === true),
  };
}

function missOfAlternative(
  matcher: Alternative,
  value: unknown,
  work: PatternWork,
): Miss | undefined {
  const found = missOfCondition(matcher, value, work);
  if (found !== undefined || matcher.not === undefined) return found;
  const excluded = missOfCondition(matcher.not, value, work);
  if (excluded === undefined) return decidedMiss("is what not excludes");
  // What could not be looked at is no reason to strike.
  return excluded.isUndecided ? excluded : undefined;
}

function missOfCondition(matcher: Condition, value: unknown, work: PatternWork): Miss | undefined {
  if (matcher.absent !== undefined && value !== undefined) return decidedMiss("is there");
  if ("equals" in matcher && matcher.equals !== value) return decidedMiss("differs");
  if (matcher.oneOf?.includes(value) === false) return decidedMiss("is not in the list");
  return (
    missOfBounds(matcher, numberIn(value)) ??
    (matcher.matches === undefined
      ? undefined
      : missOfPattern(matcher, matcher.matches, value, work))
  );
}

/** The bounds of a number, in words. */
export const boundTexts = {
  greaterThan: "greater than",
  lessThan: "less than",
  atLeast: "at least",
  atMost: "at most",
};

export type MatcherBound = keyof typeof boundTexts;

const isWithin: Record<MatcherBound, (value: number, bound: number) => boolean> = {
  greaterThan: (value, bound) => value > bound,
  lessThan: (value, bound) => value < bound,
  atLeast: (value, bound) => value >= bound,
  atMost: (value, bound) => value <= bound,
};

const boundNames = namesOf(boundTexts);

function missOfBounds(matcher: Condition, number: number): Miss | undefined {
  for (const name of boundNames) {
    const bound = matcher[name];
    if (bound !== undefined && !isWithin[name](number, bound))
      return decidedMiss(`is not ${boundTexts[name]} ${bound}`);
  }
  return undefined;
}

function missOfPattern(
  matcher: Condition,
  source: string,
  value: unknown,
  work: PatternWork,
): Miss | undefined {
  if (typeof value !== "string" && typeof value !== "number")
    return decidedMiss(`does not match ${source}`);
  const pattern = patternOf(matcher, source);
  if (pattern instanceof PatternRefused)
    return { text: `does not match ${source}, which ${pattern.message}`, isUndecided: true };
  return missIn(String(value), source, pattern, work);
}

/** Path, query and headers carry numbers as text. */
function numberIn(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)
    ? Number(value)
    : Number.NaN;
}

/** How a value misses what is expected of it. */
interface Miss {
  /** Completes "its card.pan ...": "is not in the list". */
  text: string;
  /** It could not be looked at, so that its opposite does not hold either. */
  isUndecided: boolean;
}

/** A miss that was found by looking. */
const decidedMiss = (text: string): Miss => ({ text, isUndecided: false });

/** A pattern cannot be used: why, to complete "the pattern ...". */
export class PatternRefused extends Error {
  static {
    this.prototype.name = "PatternRefused";
  }
}

/** A regular expression that a user has written. */
interface Pattern {
  /**
   * Steps that it may take for each character of a text: the engine is linear in the text, times the length
   * of its program.
   */
  program: number;
  isIn(text: string): boolean;
}

/** What compiling costs: classes of Unicode cost more than the steps that they become. */
const classWeight = 60;
const repeat = /\{(\d+)(?:,(\d*))?\}/g;
const escapedOrClass = /\\.|\[\]?[^\]]*\]/gs;
const unicodeClass = /\\p/gi;

/** The repeats of a pattern alone, without those that multiply each other. */
function countRepeats(text: string): number {
  const repeats = text.replace(escapedOrClass, "").matchAll(repeat);
  return [...repeats].reduce(
    (sum, [, from, to]) => sum + Math.max(Number(from), Number(to ?? 0)),
    0,
  );
}

const tooLarge = `becomes a program of more than ${limits.patternProgram} steps: nested repeats multiply`;

/** Compiles a pattern; throws `PatternRefused` when it is none, or becomes too large a program. */
export function compile(text: string): Pattern {
  if (text.length > limits.patternLength)
    throw new PatternRefused(`is longer than ${limits.patternLength} characters`);
  if (countRepeats(text) > limits.patternProgram) throw new PatternRefused(tooLarge);
  const compiled = compiledBy(text);
  const program = compiled.programSize();
  if (program > limits.patternProgram) throw new PatternRefused(tooLarge);
  return { program, isIn: (searched) => compiled.matcher(searched).find() };
}

function compiledBy(text: string): RE2JS {
  try {
    return RE2JS.compile(text);
  } catch (error) {
    throw new PatternRefused(`is not a regular expression of RE2: ${errorText(error)}`);
  }
}

/** What a pattern costs at load, in steps. */
export const weightOf = (text: string, { program }: Pattern): number =>
  program + classWeight * (text.match(unicodeClass)?.length ?? 0);

/** The work that the patterns of all rules may still do on one message, in steps. */
export interface PatternWork {
  left: number;
}

export const workOfMessage = (): PatternWork => ({ left: limits.patternWork });

/** How a text misses a pattern; undefined: it has a match. */
function missIn(
  text: string,
  source: string,
  pattern: Pattern,
  work: PatternWork,
): Miss | undefined {
  const undecided = (why: string): Miss => ({ text: why, isUndecided: true });
  if (text.length > limits.matchedLength)
    return undecided(
      `is longer than the ${limits.matchedLength} characters that a pattern is matched against`,
    );
  const needed = pattern.program * (text.length + 1);
  if (needed > work.left)
    return undecided(
      `is not searched for ${source}: the patterns have used up their work for this message`,
    );
  work.left -= needed;
  return pattern.isIn(text) ? undefined : decidedMiss(`does not match ${source}`);
}
