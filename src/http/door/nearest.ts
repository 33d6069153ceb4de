import { distance } from "fastest-levenshtein";
import { limits } from "../../limits/limits";
import { isParameter, segmentsOf } from "./routing";

/** A method and a path that are served, parameters in braces. */
interface ServedPath {
  method: string;
  path: string;
}

/** What it costs that one path is not the other; 1 is another segment in place of one. */
const costs = {
  /** One too many, or too few. */
  segment: 0.5,
  /** A parameter takes any segment; behind another segment than its own it costs more. */
  parameter: 0.2,
  method: 0.1,
  /** A fixed segment in other letters, upper or lower case, is still that segment. */
  letterCase: 0.05,
};

const hints = 3;

/** The paths that are most like one that nothing serves, as `POST /path`: a typo in one letter comes first. */
export function nearestPaths(
  served: readonly ServedPath[],
  { method, path }: ServedPath,
): string[] {
  const given = segmentsOf(path.slice(0, limits.comparedPath));
  return served
    .map((one) => ({
      text: `${one.method} ${one.path}`,
      cost: pathCost(given, segmentsOf(one.path)) + (one.method === method ? 0 : costs.method),
    }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, hints)
    .map(({ text }) => text);
}

/** The least that it takes to make one path of the other: segments left out, added and replaced. */
function pathCost(given: readonly string[], served: readonly string[]): number {
  let row = served.map((_, index) => (index + 1) * costs.segment);
  row.unshift(0);
  for (const [at, segment] of given.entries()) {
    const next = [(at + 1) * costs.segment];
    for (const [index, expected] of served.entries()) {
      const before = { given: given[at - 1], expected: served[index - 1] };
      const replaced =
        (row[index] ?? 0) +
        (isParameter(expected) ? parameterCost(before) : segmentCost(segment, expected));
      const leftOut = (row[index + 1] ?? 0) + costs.segment;
      const added = (next[index] ?? 0) + costs.segment;
      next.push(Math.min(replaced, leftOut, added));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Of a segment in a parameter's place, by the segments before the two: from `costs.parameter` to 1. */
function parameterCost({
  given,
  expected,
}: {
  given: string | undefined;
  expected: string | undefined;
}): number {
  if (given === undefined || expected === undefined) return 1;
  const before = isParameter(expected) ? 0 : segmentCost(given, expected);
  return costs.parameter + (1 - costs.parameter) * before;
}

/** Of a segment in a fixed one's place: from 0 (the same) to 1 (nothing in common). */
function segmentCost(given: string, expected: string): number {
  if (given === expected) return 0;
  const changed = distance(given.toLowerCase(), expected.toLowerCase());
  return Math.max(costs.letterCase, changed / Math.max(given.length, expected.length));
}
