import { EventEmitter } from "node:events";
import { maskPansIn } from "../contract/values/masking";
import { diagnosisOf } from "./diagnosis";
import type {
  KeptRequest,
  UnmatchedList,
  UnmatchedRequest,
  WholeRequest,
} from "./unmatched-request";
import type { ReachedBound } from "../limits/bounds";
import { limits } from "../limits/limits";
import type { Space } from "../store";

/** The requests that reached no operation, the newest of them; in memory alone, since nothing depends on them. */
export interface UnmatchedRequests {
  /** Notes a request that is refused. The returned function replaces its text, of which more has come. */
  note(refused: RefusedRequest): ReplaceText;
  /** `isOperator`: an operator is shown those that name no data space, too. */
  list(space: Space, isOperator?: true): UnmatchedList;
  /** The same as journals and verdicts have them: without their texts, and what is said about them. */
  facts(space: Space): UnmatchedList<UnmatchedRequest>;
  /** One of those that `list` shows, with all that is kept of it. */
  find(space: Space, place: UnmatchedPlace, isOperator?: true): KeptRequest | undefined;
  /** Drops those of a data space, which is not shown those any more that named none until now. */
  forget(space: Space): void;
  /** Calls `listener` when one is noted that `list` shows. Returns the way out. */
  follow(space: Space, listener: () => void, isOperator?: true): () => void;
}

/** Replaces what is known of the text of a request. */
type ReplaceText = (text: { raw: string; whole: WholeRequest | undefined }) => void;

/** The lists of requests. */
export const unmatchedLists = ["requests", "withoutCredentials"] as const;

/** A request by its number in its list. */
interface UnmatchedPlace {
  list: (typeof unmatchedLists)[number];
  number: number;
}

/** A request that is refused, and why. */
export interface RefusedRequest
  extends
    Pick<UnmatchedRequest, "method" | "path" | "status" | "reason" | "nearest">,
    Partial<Pick<KeptRequest, "compared" | "raw" | "detail" | "whole">> {
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
  const kept = createLists();
  const unnamed = createUnnamed(kept);
  const followers = new EventEmitter().setMaxListeners(0);
  const isShared = ownersOf === undefined;
  const topicOf = (owner: string): string => `space ${owner}`;
  const listOf = <R extends UnmatchedRequest>(
    { name }: Space,
    shown: (request: KeptRequest) => R,
    isOperator?: true,
  ): UnmatchedList<R> => ({
    requests: kept.of(name).map(shown),
    ...((isShared || isOperator === true) && {
      withoutCredentials: unnamed.shownTo(name).map(shown),
    }),
  });
  return {
    note(refused) {
      const { space, user } = refused;
      const owners = space === undefined ? (ownersOf?.(user) ?? []) : [space.name];
      const request = withoutNumber(refused);
      const added = (owners.length === 0 ? [unnamedSpace] : owners).map((owner) => {
        const replaceText = kept.add(owner, request);
        followers.emit(topicOf(owner));
        return replaceText;
      });
      return (text) => {
        for (const replaceText of added) replaceText(text);
      };
    },
    list: (space, isOperator) => listOf(space, diagnosisOf, isOperator),
    facts: (space) => listOf(space, factsOf),
    find: (space, { list, number }, isOperator) =>
      listOf(space, (whole) => whole, isOperator)[list]?.find((one) => one.number === number),
    forget({ name }) {
      kept.drop(name);
      unnamed.hideFrom(name);
    },
    follow({ name }, listener, isOperator) {
      const seesUnnamed = isShared || isOperator === true;
      const topics = [name, ...(seesUnnamed ? [unnamedSpace] : [])].map(topicOf);
      for (const topic of topics) followers.on(topic, listener);
      return () => {
        for (const topic of topics) followers.off(topic, listener);
      };
    },
  };
}

/** The requests that name no data space, which every data space is shown: those that came since it was reset. */
function createUnnamed(kept: Pick<ReturnType<typeof createLists>, "of">) {
  /** The last one that came before the reset, by the name of the data space. */
  const lastBefore = new Map<string, KeptRequest>();
  return {
    shownTo(space: string): KeptRequest[] {
      const last = lastBefore.get(space);
      // A row of the same bound takes its place, and has its number.
      return kept
        .of(unnamedSpace)
        .filter((one) => one !== last && one.number >= (last?.number ?? 0));
    },
    hideFrom(space: string): void {
      const last = kept.of(unnamedSpace).at(-1);
      if (last === undefined) return;
      lastBefore.delete(space);
      lastBefore.set(space, last);
      const [oldest = space] = lastBefore.keys();
      if (lastBefore.size > limits.unmatchedSpaces) lastBefore.delete(oldest);
    },
  };
}

type UnnumberedRequest = Omit<KeptRequest, "number">;

function withoutNumber({
  receivedAt,
  space,
  user: _user,
  address,
  path,
  reached,
  compared = [],
  ...refused
}: RefusedRequest): UnnumberedRequest {
  const since = new Date(receivedAt).toISOString();
  return {
    ...{ ...refused, compared },
    receivedAt: since,
    path: maskPansIn(path).slice(0, limits.loggedPath),
    ...(space === undefined && { address }),
    ...(reached && { beyond: { bound: reached.bound, limit: reached.limit, count: 1, since } }),
  };
}

const factsOf = ({
  compared: _compared,
  raw: _raw,
  detail: _detail,
  whole: _whole,
  ...facts
}: KeptRequest): UnmatchedRequest => facts;

/** The requests of one data space, and the characters of their texts. */
interface KeptList {
  requests: KeptRequest[];
  characters: number;
}

/** Lists by their owners, each within its bounds. */
function createLists() {
  const lists = new Map<string, KeptList>();
  let inAll = 0;
  const count = (list: KeptList, characters: number): void => {
    list.characters += characters;
    inAll += characters;
  };
  const takeOut = (list: KeptList, request: KeptRequest | undefined): void => {
    if (request === undefined) return;
    list.requests.splice(list.requests.indexOf(request), 1);
    count(list, -charactersOf(request));
  };
  const drop = (owner: string): void => {
    const list = lists.get(owner);
    if (list !== undefined) count(list, -list.characters);
    lists.delete(owner);
  };
  const bound = (list: KeptList): void => {
    while (isTooLong(list)) takeOut(list, list.requests[0]);
    // The list that has had nothing new for longest goes first.
    while (lists.size > limits.unmatchedSpaces) drop(oldestOf(lists));
    while (inAll > limits.unmatchedCharactersInAll && lists.size > 1) drop(oldestOf(lists));
  };
  return {
    of: (owner: string): readonly KeptRequest[] => lists.get(owner)?.requests ?? [],
    drop,
    /** The returned function replaces the text of the request. */
    add(owner: string, given: UnnumberedRequest): ReplaceText {
      const list = lists.get(owner) ?? { requests: [], characters: 0 };
      const earlier = given.beyond && list.requests.findLast(isBeyond(given.beyond.bound));
      takeOut(list, earlier);
      const number = (list.requests.at(-1)?.number ?? 0) + 1;
      const request: KeptRequest = { number, ...withEarlier(given, earlier) };
      lists.delete(owner);
      lists.set(owner, list);
      list.requests.push(request);
      count(list, charactersOf(request));
      bound(list);
      return ({ raw, whole }) => {
        if (lists.get(owner) !== list || !list.requests.includes(request)) return;
        count(list, raw.length - charactersOf(request));
        Object.assign(request, { raw, whole });
        bound(list);
      };
    },
  };
}

const isTooLong = ({ requests, characters }: KeptList): boolean =>
  requests.length > limits.unmatchedRequests ||
  (characters > limits.unmatchedCharacters && requests.length > 1);

const charactersOf = (request?: KeptRequest): number => request?.raw?.length ?? 0;

const isBeyond =
  (bound: string) =>
  ({ beyond }: KeptRequest): boolean =>
    beyond?.bound === bound;

/** Counts on from the row of the same bound, whose place it takes. */
function withEarlier(request: UnnumberedRequest, earlier?: KeptRequest): UnnumberedRequest {
  const { beyond } = request;
  if (beyond === undefined || earlier?.beyond === undefined) return request;
  const { count, since } = earlier.beyond;
  return { ...request, beyond: { ...beyond, count: count + 1, since } };
}

const oldestOf = (lists: ReadonlyMap<string, unknown>): string => {
  const [first = unnamedSpace, second = unnamedSpace] = lists.keys();
  return first === unnamedSpace ? second : first;
};
