import type { InterfaceContract, Operation } from "../contract/operation";
import type { ExchangeServices } from "../exchange/services";
import type { UnmatchedRequests } from "../journal/unmatched-requests";
import type { Audit } from "../simulator/log";
import type { ServedFamily } from "../simulator/core";
import type { Lanes } from "../time/turns";
import type { Reads } from "./declare/reads";
import type { JudgeThread } from "./verdicts/judge-thread";

/** The simulator as the control API and the in-process API need it. */
export interface ControlServices extends ExchangeServices {
  /** Requests that reached no operation. */
  unmatched: UnmatchedRequests;
  audit: Audit;
  /** Snapshots of a data space are taken, kept and restored one at a time. */
  snapshotLanes: Lanes;
  /** Makes verdicts. */
  judgeThread: JudgeThread;
  /** Makes those on journals that somebody sends: whatever they do to it harms no other verdict. */
  sentJudgeThread: JudgeThread;
}

/** An interface at its base path. */
export interface ServedInterface {
  served: ServedFamily;
  base: string;
  endpoints: readonly { contract: InterfaceContract; operation: Operation; path: string }[];
}

/** The simulator as the handlers of the control API see it. */
export interface ControlApi extends ControlServices {
  interfaces: readonly ServedInterface[];
  reads: Reads;
  /** Those of journals that somebody sends: a slow sender keeps nobody from the verdict on their own. */
  sentReads: Reads;
  /** The OpenAPI document of the control API, which is made when it is asked for. */
  ownDocument: () => Promise<Record<string, unknown>>;
}
