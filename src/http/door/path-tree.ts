import { isParameter } from "./routing";

/** What paths of a tree lead to, found by method and path in one walk. */
type PathTree<T> = (method: string, path: string) => PathMatch<T> | undefined;

/** What a path leads to, and its parameters. */
interface PathMatch<T> {
  value: T;
  parameters: Record<string, string>;
}

/** What a path leads to: its method, and its segments with parameters in braces. */
interface Leaf<T> {
  method: string;
  segments: readonly string[];
  value: T;
}

interface Branch<T> {
  fixed: Map<string, Branch<T>>;
  parameter?: Branch<T>;
  /** What ends here, by method. */
  ends: Map<string, End<T>>;
}

interface End<T> {
  value: T;
  /** Places and names of its parameters. */
  parameters: readonly (readonly [at: number, name: string])[];
}

/** A tree of paths. A fixed segment is tried first, so that `/payments/reversals` is not `/payments/{id}`. */
export function pathTree<T>(leaves: readonly Leaf<T>[]): PathTree<T> {
  const root: Branch<T> = newBranch();
  for (const { method, segments, value } of leaves) {
    let branch = root;
    for (const segment of segments) branch = grown(branch, segment);
    branch.ends.set(method, { value, parameters: parametersOf(segments) });
  }
  return (method, path) => {
    const given = path.slice(1).split("/");
    const end = endOf(root, method, given);
    if (end === undefined) return undefined;
    const parameters: Record<string, string> = {};
    for (const [at, name] of end.parameters) parameters[name] = given[at] ?? "";
    return { value: end.value, parameters };
  };
}

const parametersOf = (segments: readonly string[]): End<unknown>["parameters"] =>
  segments.flatMap((segment, at) =>
    isParameter(segment) ? [[at, segment.slice(1, -1)] as const] : [],
  );

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
): End<T> | undefined {
  const segment = segments[at];
  if (branch === undefined || segment === undefined) return branch?.ends.get(method);
  return (
    endOf(branch.fixed.get(segment), method, segments, at + 1) ??
    (segment === "" ? undefined : endOf(branch.parameter, method, segments, at + 1))
  );
}
