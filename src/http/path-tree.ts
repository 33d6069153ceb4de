import { isParameter } from "./routing";

/** What paths of a tree lead to, found by method and path in one walk. */
export type PathTree<T> = (method: string, segments: readonly string[]) => T | undefined;

/** What a path leads to: its method, and its segments with parameters in braces. */
export interface Leaf<T> {
  method: string;
  segments: readonly string[];
  value: T;
}

interface Branch<T> {
  fixed: Map<string, Branch<T>>;
  parameter?: Branch<T>;
  /** What ends here, by method. */
  ends: Map<string, T>;
}

/** A tree of paths. A fixed segment is tried first, so that `/payments/reversals` is not `/payments/{id}`. */
export function pathTree<T>(leaves: readonly Leaf<T>[]): PathTree<T> {
  const root: Branch<T> = newBranch();
  for (const { method, segments, value } of leaves) {
    let branch = root;
    for (const segment of segments) branch = grown(branch, segment);
    branch.ends.set(method, value);
  }
  return (method, segments) => endOf(root, method, segments);
}

const newBranch = <T>(): Branch<T> => ({ fixed: new Map(), ends: new Map() });

function grown<T>(branch: Branch<T>, segment: string): Branch<T> {
  if (isParameter(segment)) return (branch.parameter ??= newBranch());
  const known = branch.fixed.get(segment) ?? newBranch<T>();
  branch.fixed.set(segment, known);
  return known;
}

function endOf<T>(
  branch: Branch<T> | undefined,
  method: string,
  segments: readonly string[],
  at = 0,
): T | undefined {
  const segment = segments[at];
  if (branch === undefined || segment === undefined) return branch?.ends.get(method);
  return (
    endOf(branch.fixed.get(segment), method, segments, at + 1) ??
    (segment === "" ? undefined : endOf(branch.parameter, method, segments, at + 1))
  );
}
