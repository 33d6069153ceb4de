import { type Bounds, type ReachedBound, reachedBound } from "../limits/bounds";
import type { Space } from "../store";

/** Counts the exchanges that faults hold open, and bounds them. */
export interface HeldExchanges {
  /** Takes a place; undefined: there is none left. The result gives it back. */
  take(space: Space): (() => void) | undefined;
  /** The bound that leaves the space no place, if one does. */
  fullness(space: Space): ReachedBound | undefined;
  /** How many all data spaces hold. */
  total(): number;
}

export function createHeldExchanges(bounds: Bounds): HeldExchanges {
  const counts = new Map<number, number>();
  let total = 0;
  const count = (space: Space): number => counts.get(space.id) ?? 0;
  const fullness: HeldExchanges["fullness"] = (space) => {
    if (count(space) >= bounds.heldExchanges) return reachedBound(bounds, "heldExchanges");
    return total >= bounds.heldExchangesInAll
      ? reachedBound(bounds, "heldExchangesInAll")
      : undefined;
  };
  return {
    fullness,
    total: () => total,
    take(space) {
      if (fullness(space) !== undefined) return undefined;
      counts.set(space.id, count(space) + 1);
      total += 1;
      let given = false;
      return () => {
        if (given) return;
        given = true;
        total -= 1;
        const left = count(space) - 1;
        if (left === 0) counts.delete(space.id);
        else counts.set(space.id, left);
      };
    },
  };
}
