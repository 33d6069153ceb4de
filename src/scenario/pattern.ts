import { RE2JS } from "re2js";
import { errorText } from "../error-code";
import { limits } from "../limits/limits";

/** How a value misses what is expected of it. */
export interface Miss {
  /** Completes "its card.pan ...": "is not in the list". */
  text: string;
  /** It could not be looked at, so that its opposite does not hold either. */
  isUndecided: boolean;
}

/** A miss that was found by looking. */
export const decidedMiss = (text: string): Miss => ({ text, isUndecided: false });

/** A pattern cannot be used: why, to complete "the pattern ...". */
export class PatternRefused extends Error {
  static {
    this.prototype.name = "PatternRefused";
  }
}

/** A regular expression that a user has written. */
export interface Pattern {
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
export function missIn(
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
