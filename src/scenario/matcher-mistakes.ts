import { createSchemaCheck } from "../contract/json-schema-check";
import type { Operation } from "../contract/operation";
import { limits } from "../limits";
import type { Match } from "./definition";
import { Matcher, isMatcher, matcherNames, miss } from "./matcher";
import type { Mistake } from "./mistake";
import { PatternRefused, compile, weightOf, workOfMessage } from "./pattern";
import { placeIn } from "./place";
import type { IsValid } from "./valid-parts";

/** What is wrong with the matchers of a rule, which is about one of these operations. */
export type MatcherCheck = (match: Match, path: string, meant: readonly Operation[]) => Mistake[];

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
  texts: NonNullable<Match["path"]>,
  { at, known }: { at: string; known: string[] | undefined },
  programs: Programs,
): Mistake[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const path = `${at}.${name}`;
    const unknown =
      known === undefined || known.includes(name)
        ? []
        : [{ path, text: `is not a parameter; there ${listed(known)}` }];
    return [
      ...unknown,
      ...(typeof value === "string" ? [] : matcherMistakes(value, path, programs)),
    ];
  });
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? "is none" : `are ${names.join(", ")}`;

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
): Mistake[] {
  if (typeof value !== "object" || value === null) return [];
  if (isMatcher(value)) return matcherMistakes(value, at, programs);
  if (isMeantAsMatcher(value, placeIn(meant, names))) return matcherMistakes(value, at, programs);
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
const isMeantAsMatcher = (value: object, place: ReturnType<typeof placeIn>): boolean =>
  !Array.isArray(value) &&
  (place === "plain" ||
    (place === "unknown" && Object.keys(value).some((name) => matcherNames.includes(name))));

const checkMatcher = createSchemaCheck(Matcher);

function matcherMistakes(matcher: Matcher, path: string, programs: Programs): Mistake[] {
  const at = (name: string): string => (name === "" ? path : `${path}.${name}`);
  const unknown = Object.keys(matcher).filter((name) => !matcherNames.includes(name));
  if (unknown.length > 0)
    return unknown.map((name) => ({
      path: at(name),
      text: `is not a matcher; there are ${matcherNames.join(", ")}`,
    }));
  const broken = checkMatcher(matcher).map(({ path: name, text }) => ({ path: at(name), text }));
  if (broken.length > 0) return broken;
  const mistakes = contradiction(matcher).map(({ path: name, text }) => ({ path: at(name), text }));
  return matcher.matches === undefined
    ? mistakes
    : [...mistakes, ...patternMistakes(matcher.matches, at("matches"), programs)];
}

/** What no value fulfils. */
function contradiction({ matches: _pattern, ...matcher }: Matcher): Mistake[] {
  const { greaterThan, lessThan, oneOf, ...rest } = matcher;
  if (greaterThan !== undefined && lessThan !== undefined && greaterThan >= lessThan) {
    return [
      {
        path: "lessThan",
        text: `no number is greater than ${greaterThan} and less than ${lessThan}`,
      },
    ];
  }
  const fits = (value: unknown): boolean => miss(matcher, value, workOfMessage()) === undefined;
  if ("equals" in rest && !fits(rest.equals))
    return [{ path: "equals", text: "is excluded by the other matchers" }];
  if (oneOf?.some(fits) === false)
    return [{ path: "oneOf", text: "lists only values that the other matchers exclude" }];
  return [];
}

function patternMistakes(text: string, path: string, programs: Programs): Mistake[] {
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
