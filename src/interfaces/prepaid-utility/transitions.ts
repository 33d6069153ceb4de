import type { Cell, TransitionChanges } from "../../lifecycle/state";

const taken = (next: Cell["next"]): Cell => ({ next, effect: "none" });
const notIssued = (next: Cell["next"]): Cell => ({ next, effect: "none", refused: "declined" });

/**
 * Where the life cycle differs: a retry can still settle a purchase that was lost, or that an unreachable provider
 * declined; the reversal of a declined purchase is noted and changes nothing; a purchase whose reversal came first
 * is a declined one.
 */
export const prepaidTransitions: TransitionChanges = {
  FAILED: { approval: taken("PENDING"), decline: taken("DECLINED") },
  DECLINED: {
    approval: taken("PENDING"),
    decline: taken("DECLINED"),
    reversal: taken("DECLINED"),
    reversalOfUnknown: taken("DECLINED"),
  },
  LATE: {
    confirmation: notIssued("LATE"),
    reversal: taken("LATE"),
    reversalOfUnknown: taken("LATE"),
  },
};
