import { maskPansIn } from "../contract/values/masking";
import type { UnmatchedList, UnmatchedRequest } from "./unmatched-request";
import type { ReachedBound } from "../limits/bounds";
import { limits } from "../limits/limits";
import type { Space } from "../store";

/** The requests that reached no operation, the newest of them; in memory alone, since nothing depends on them. */
export interface UnmatchedRequests {
  /** Notes a request that is refused. */
  note(refused: RefusedRequest): void;
  /** `isOperator`: an operator is shown those that name no data space, too. */
  list(space: Space, isOperator?: true): UnmatchedList;
  /** Drops those of a data space. */
  forget(space: Space): void;
}

/** A request that is refused, and why. */
export interface RefusedRequest extends Pick<
  UnmatchedRequest,
  "method" | "path" | "status" | "reason" | "nearest"
> {
  /** The bound that leaves no room for it. */
  reached?: ReachedBound;
  /** Real time of arrival, epoch milliseconds. */
  receivedAt: number;
  /** The data space that its credentials name. */
  space?: Space | undefined;
  /** The name in credentials that are not accepted. */
  user?: string | undefined;
  address: string;
}

/** Names of the data spaces of a user of the users file, whatever its password. */
type OwnersOf = (user: string | undefined) => string[];

/** Whose list it is where a request names no data space: no data space has this name. */
const unnamedSpace = "";

export function createUnmatchedRequests(ownersOf: OwnersOf | undefined): UnmatchedRequests {
  const lists = new Map<string, UnmatchedRequest[]>();
  const add = (owner: string, given: UnnumberedRequest): void => {
    const list = lists.get(owner) ?? [];
    const request = given.beyond === undefined ? given : withEarlier(list, given, given.beyond);
    // The list that has had nothing new for longest is dropped first.
    lists.delete(owner);
    lists.set(owner, list);
    if (lists.size > limits.unmatchedSpaces) lists.delete(oldestOf(lists));
    list.push({ number: (list.at(-1)?.number ?? 0) + 1, ...request });
    if (list.length > limits.unmatchedRequests) list.shift();
  };
  return {
    note({ receivedAt, space, user, address, path, reached, ...refused }) {
      const since = new Date(receivedAt).toISOString();
      const owners = space === undefined ? (ownersOf?.(user) ?? []) : [space.name];
      const request = {
        ...refused,
        receivedAt: since,
        path: maskPansIn(path).slice(0, limits.comparedPath),
        ...(space === undefined && { address }),
        ...(reached && { beyond: { bound: reached.bound, limit: reached.limit, count: 1, since } }),
      };
      for (const owner of owners.length === 0 ? [unnamedSpace] : owners) add(owner, request);
    },
    list: ({ name }, isOperator) => ({
      requests: [...(lists.get(name) ?? [])],
      ...((ownersOf === undefined || isOperator === true) && {
        withoutCredentials: [...(lists.get(unnamedSpace) ?? [])],
      }),
    }),
    forget({ name }) {
      lists.delete(name);
    },
  };
}

type UnnumberedRequest = Omit<UnmatchedRequest, "number">;

/** Takes the row of the same bound out of a list; the new one counts on from it. */
function withEarlier(
  list: UnmatchedRequest[],
  request: UnnumberedRequest,
  beyond: NonNullable<UnmatchedRequest["beyond"]>,
): UnnumberedRequest {
  const at = list.findLastIndex((one) => one.beyond?.bound === beyond.bound);
  const earlier = at < 0 ? undefined : list.splice(at, 1)[0]?.beyond;
  if (earlier === undefined) return request;
  return { ...request, beyond: { ...beyond, count: earlier.count + 1, since: earlier.since } };
}

const oldestOf = (lists: ReadonlyMap<string, unknown>): string => {
  const [first = unnamedSpace, second = unnamedSpace] = lists.keys();
  return first === unnamedSpace ? second : first;
};
