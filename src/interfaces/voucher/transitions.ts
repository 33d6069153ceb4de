import type { TransitionChanges } from "../../lifecycle/state";

/** After a reversal that came first a confirmation is still one of a request that was never received. */
export const voucherTransitions: TransitionChanges = {
  TOMBSTONE: { confirmation: { next: "TOMBSTONE", effect: "none", refused: "unknown" } },
  LATE: { confirmation: { next: "LATE", effect: "none", refused: "unknown" } },
};
