import { limits } from "../../limits";
import type { Space } from "../../store";

/** Counts the exchanges that faults hold open, and bounds them. */
export interface HeldExchanges {
  /** Takes a place; undefined: the space has none left. The result gives it back. */
  take(space: Space): (() => void) | undefined;
  hasRoom(space: Space): boolean;
  /** How many all data spaces hold. */
  total(): number;
}

export function createHeldExchanges(): HeldExchanges {
  const counts = new Map<number, number>();
  const count = (space: Space): number => counts.get(space.id) ?? 0;
  const hasRoom = (space: Space): boolean => count(space) < limits.heldExchanges;
  return {
    hasRoom,
    total: () => [...counts.values()].reduce((sum, own) => sum + own, 0),
    take(space) {
      if (!hasRoom(space)) return undefined;
      counts.set(space.id, count(space) + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        counts.set(space.id, count(space) - 1);
      };
    },
  };
}
