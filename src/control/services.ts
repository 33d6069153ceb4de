import type { ExchangeServices } from "../exchange/services";
import type { UnmatchedRequests } from "../journal/unmatched-requests";
import type { Audit } from "../simulator/audit";
import type { Lanes } from "../time/lanes";
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
