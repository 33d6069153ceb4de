import type { BoundName } from "../../limits/bounds";
import { limits } from "../../limits/limits";

/** A data space: what one credential pair, or one user of a users file, sees as its own. */
export interface Space {
  readonly id: number;
  /** Digest of the credentials, or the name that a users file gives. Never the credentials themselves. */
  readonly name: string;
  /** User name of its credentials; null: it is shared, or not known since an earlier version. */
  user: string | null;
  /** Number under which its entities and messages are kept; another one after each reset. */
  storage: number;
  /** Number under which its exchanges are kept; another one after each reset. */
  journal: number;
  /** Milliseconds that the space's clock is ahead of the real one. */
  clockOffset: number;
  /** The instant at which the clock is frozen (epoch milliseconds); null while it runs. */
  clockFrozen: number | null;
  /** The seed of what is generated for it; null: the server's seed. */
  seed: string | null;
  /** The key of its messages' digests if they were made elsewhere; null: the server's key. */
  digestKey: string | null;
  /** It is moving to another simulator, or was dropped: messages are refused until that is over. */
  isClosed: boolean;
  /** How often this process has reset it: an exchange that was held across a reset notices the change. */
  epoch: number;
  /** How often this process has restored it from a snapshot. */
  restores: number;
  /** The second in which its last request arrived, by the machine. */
  second: number;
  /** Requests that have arrived in that second. */
  requestsInSecond: number;
  /** Calls of the control API among them that came beyond the bound. */
  controlRequestsInSecond: number;
  /** Requests of the last minute, as its bound on requests counts them: a large body is several. */
  readonly requests: RecentCount;
  /** Messages of the interfaces within the last minute. */
  readonly messages: RecentCount;
  /** What its bounds have refused since the process started. */
  readonly refused: Map<BoundName, RefusalCounts>;
}

/** How many came within the last minute, by the ten seconds in which they came. */
export interface RecentCount {
  /** The step of the last one: epoch milliseconds, divided by the length of a step. */
  step: number;
  readonly counts: number[];
}

const noneYet = (): RecentCount => ({ step: 0, counts: Array<number>(limits.rateSteps).fill(0) });

/** How many requests a bound has refused, and when the first one: epoch milliseconds. */
interface RefusalCounts {
  count: number;
  readonly since: number;
}

/** Counts a request that a bound of the data space has refused. */
export function noteRefused({ refused }: Space, bound: BoundName, at: number): void {
  const known = refused.get(bound);
  if (known === undefined) refused.set(bound, { count: 1, since: at });
  else known.count += 1;
}

/** A data space as the file has it. */
export interface SpaceRow {
  id: number;
  storage: number;
  journal: number;
  name: string;
  user: string | null;
  clock_offset: number;
  clock_frozen: number | null;
  seed: string | null;
  digest_key: string | null;
  moving_to: string | null;
}

/** The data space of a row. */
export const toSpace = (row: SpaceRow): Space => ({
  id: row.id,
  name: row.name,
  user: row.user,
  storage: row.storage,
  journal: row.journal,
  clockOffset: row.clock_offset,
  clockFrozen: row.clock_frozen,
  seed: row.seed,
  digestKey: row.digest_key,
  isClosed: row.moving_to !== null,
  epoch: 0,
  restores: 0,
  second: 0,
  requestsInSecond: 0,
  controlRequestsInSecond: 0,
  requests: noneYet(),
  messages: noneYet(),
  refused: new Map(),
});
