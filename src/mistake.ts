import { distance } from "fastest-levenshtein";
import { limits } from "./limits/limits";

/** Something that is wrong with a value that did not come over the wire: where in it (empty: all of it), and what. */
export interface Mistake {
  path: string;
  text: string;
}

/** Names that differ in a larger share of their letters are not alike. */
const alikeUpTo = 0.5;

/** The name that a mistyped or shortened one is most like. Undefined: it is like none of them. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const typed = given.slice(0, limits.nameLength).toLowerCase();
  const [nearest] = names
    .map((name) => ({ name, cost: difference(typed, name.toLowerCase()) }))
    .filter(({ cost }) => cost <= alikeUpTo)
    .sort((one, other) => one.cost - other.cost);
  return nearest?.name;
}

/** From 0 (the same) to 1 (nothing in common); a beginning of a name is closer than a name with other letters. */
function difference(typed: string, name: string): number {
  const changed = distance(typed, name) / Math.max(typed.length, name.length, 1);
  return typed.length >= 3 && name.startsWith(typed) ? changed / 3 : changed;
}

/** `" Did you mean redeem?"`, for the end of a message; empty where no name is like the given one. */
export function didYouMean(given: string, names: readonly string[]): string {
  const nearest = nearestName(given, names);
  return nearest === undefined ? "" : ` Did you mean ${nearest}?`;
}

/** The same as the last part of a sentence: `"; did you mean redeem?"`. */
export function orDidYouMean(given: string, names: readonly string[]): string {
  const nearest = nearestName(given, names);
  return nearest === undefined ? "" : `; did you mean ${nearest}?`;
}

/** A sentence with a full stop, unless a question ends it. */
export const endSentence = (sentence: string): string =>
  /[.?]$/.test(sentence) ? sentence : `${sentence}.`;
