import { limits } from "./limits";
import { namesOf, recordOf } from "../record";

/** The bounds that whoever runs the simulator may set, each with what it counts. */
export const boundLabels = {
  requestsPerSecond: "requests per second of the data space",
  requestsPerSecondInAll: "requests per second of all data spaces",
  connections: "connections",
  connectionsPerAddress: "connections of one address",
  bodyBytesInAll: "bytes of request bodies of all connections",
  passwordWaitMs: "milliseconds of waiting for a password check",
  messageStreams: "live streams of the data space",
  messageStreamsInAll: "live streams of all data spaces",
  heldExchanges: "held messages of the data space",
  heldExchangesInAll: "held messages of all data spaces",
  journalExchanges: "messages in the journal of the data space",
  journalBytes: "bytes in the journal of the data space",
  spaceRequests: "transactions of the data space",
  spaceEntities: "entities of the data space",
  snapshots: "snapshots of the data space",
  scenarioDrafts: "scenario drafts of the data space",
  testRuns: "kept test runs of the data space",
  waitingReads: "waiting reads of the data space",
  spaces: "data spaces",
  databaseBytes: "bytes of the database",
} as const satisfies Partial<Record<keyof typeof limits, string>>;

/** Name of a bound that can be set; it is that of its default in `limits`. */
export type BoundName = keyof typeof boundLabels;

/** How much one user may take from the others. */
export type Bounds = Readonly<Record<BoundName, number>>;

export const boundNames: readonly BoundName[] = namesOf(boundLabels);

export const defaultBounds: Bounds = recordOf(boundNames, (name) => limits[name]);

/** Calls of the control API in a second that are answered beyond a bound of requests. */
export const controlShareOf = (requests: number): number =>
  Math.max(limits.controlRequestsPerSecond, Math.ceil(requests * limits.controlShare));

/** A bound that was reached, in words. */
export interface ReachedBound {
  bound: BoundName;
  limit: number;
  /** What it counts: "transactions of the data space". */
  of: string;
}

export const reachedBound = (bounds: Bounds, bound: BoundName): ReachedBound => ({
  bound,
  limit: bounds[bound],
  of: boundLabels[bound],
});
