import type { Cell, TransitionChanges } from "../../lifecycle/state";

const unchanged = (next: "DECLINED" | "LATE"): Cell => ({ next, effect: "none" });

/**
 * Where the life cycle differs: the reversal of a declined request is taken and changes nothing, also of one that
 * was declined because its reversal had come first; a confirmation of the latter finds no request.
 */
export const billTransitions: TransitionChanges = {
  DECLINED: { reversal: unchanged("DECLINED"), reversalOfUnknown: unchanged("DECLINED") },
  TOMBSTONE: { confirmation: { next: "TOMBSTONE", effect: "none", refused: "unknown" } },
  LATE: {
    confirmation: { next: "LATE", effect: "none", refused: "declined" },
    reversal: unchanged("LATE"),
    reversalOfUnknown: unchanged("LATE"),
  },
};
