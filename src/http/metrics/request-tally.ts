import type { UpstreamFailure, UpstreamNote } from "../../journal/exchange";
import type { UnmatchedReason } from "../../journal/unmatched-request";
import { limits } from "../../limits/limits";
import type { Store } from "../../store";
import type { Turns } from "../../time/turns";

/** Upper bounds of the counts of a duration, in seconds. */
export const durationBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 90,
] as const;

/** A request that has ended. */
export interface EndedRequest {
  /** The interface of its operation, `control` for the control API, `none` where it reached nothing. */
  interface: string;
  /** Its operation in an interface; `none`. */
  operation: string;
  /** Null: no answer went out. */
  status: number | null;
  seconds: number;
  /** Faults that struck it. */
  faults: number;
}

/** Durations of the requests of an interface. */
export interface Durations {
  /** How many took at most each of `durationBounds`, but longer than the one before; last, those longer than all. */
  counts: number[];
  /** All of them together, in seconds. */
  sum: number;
}

/** What is counted of requests, from the start of the process on. */
export interface RequestTally {
  ended(request: EndedRequest): void;
  refused(reason: UnmatchedReason): void;
  /** A message to a provider has ended. */
  forwarded(interfaceName: string, note: Pick<UpstreamNote, "ms" | "failure">): void;
  /** How often: by interface, operation, and class of the status (`2xx`, or `none`). */
  readonly requests: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;
  /** By interface. */
  readonly durations: ReadonlyMap<string, Durations>;
  /** Faults that struck, by interface. */
  readonly faults: ReadonlyMap<string, number>;
  /** Requests whose credentials were refused, by reason. */
  readonly refusals: ReadonlyMap<UnmatchedReason, number>;
  /** Of messages to providers, by interface. */
  readonly upstreamDurations: ReadonlyMap<string, Durations>;
  /** Messages to providers without a whole answer, by why. */
  readonly upstreamFailures: ReadonlyMap<UpstreamFailure, number>;
}

/** Counts requests, at a cost that no request notices: what a collector asks for is made of the counts. */
export function createRequestTally(): RequestTally {
  const requests = new Map<string, Map<string, Map<string, number>>>();
  const durations = new Map<string, Durations>();
  const faults = new Map<string, number>();
  const refusals = new Map<UnmatchedReason, number>();
  const upstreamDurations = new Map<string, Durations>();
  const upstreamFailures = new Map<UpstreamFailure, number>();
  return {
    requests,
    durations,
    faults,
    refusals,
    upstreamDurations,
    upstreamFailures,
    forwarded(name, { ms = 0, failure }) {
      addDuration(upstreamDurations, name, ms / 1000);
      if (failure !== undefined) add(upstreamFailures, failure, 1);
    },
    refused(reason) {
      add(refusals, reason, 1);
    },
    ended({ interface: name, operation, status, seconds, faults: struck }) {
      const operations = getOrMake(requests, name, () => new Map<string, Map<string, number>>());
      add(
        getOrMake(operations, operation, () => new Map<string, number>()),
        classOf(status),
        1,
      );
      addDuration(durations, name, seconds);
      if (struck > 0) add(faults, name, struck);
    },
  };
}

function addDuration(durations: Map<string, Durations>, name: string, seconds: number): void {
  const own = getOrMake(durations, name, () => ({
    counts: Array<number>(durationBounds.length + 1).fill(0),
    sum: 0,
  }));
  own.sum += seconds;
  const place = durationBounds.findIndex((bound) => seconds <= bound);
  const at = place === -1 ? durationBounds.length : place;
  own.counts[at] = (own.counts[at] ?? 0) + 1;
}

const classOf = (status: number | null): string =>
  status === null ? "none" : `${Math.floor(status / 100)}xx`;

function add<K>(counts: Map<K, number>, key: K, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

/** The value of a key, which is made where there is none. */
function getOrMake<V>(values: Map<string, V>, key: string, make: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  values.set(key, value);
  return value;
}

interface RowCountParts {
  store: Store;
  turns: Turns;
  /** Milliseconds that only grow. */
  monotonic: () => number;
}

/** Rows from the first to the last: few numbers in between are free. */
function rowsIn({ exchanges }: Store, journal: number): number {
  const range = exchanges.range(journal);
  return range === null ? 0 : range.last - range.first + 1;
}

/**
 * Counts the exchanges in all journals, some data spaces a turn; whoever asks within `limits.journalRowsMs` of the last
 * count gets that one.
 */
export function createJournalRows({
  store,
  turns,
  monotonic,
}: RowCountParts): () => Promise<number> {
  let counted: { at: number; rows: Promise<number> } | undefined;
  const count = async (): Promise<number> => {
    let rows = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      await turns.next();
      const page = store.spaces.page(after, limits.journalRowsSpaces);
      for (const { journal } of page) rows += rowsIn(store, journal);
      after = page.at(-1)?.id;
    }
    return rows;
  };
  return () => {
    if (counted === undefined || monotonic() - counted.at > limits.journalRowsMs)
      counted = { at: monotonic(), rows: count() };
    return counted.rows;
  };
}
