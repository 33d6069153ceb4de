import { type Bounds, type ReachedBound, reachedBound } from "../limits/bounds";
import type { Space } from "../store";
import type { HeldByTester } from "./holds";

/** Tells those who wait for the outcome of a request that something has become of it. */
export interface Settlements {
  /** `signal` is aborted once the request is settled; `end` stops waiting. */
  watch(space: Space, id: string): { signal: AbortSignal; end: () => void };
  /** How many requests somebody waits for. */
  readonly watched: { readonly size: number };
  /** Something was decided about requests; null: about none. */
  settled(space: Space, ids: readonly (string | null)[]): void;
  /** The data space was reset or restored: ends every wait. */
  endAll(space: Space): void;
}

export function createSettlements(): Settlements {
  const watchers = new Map<string, Set<AbortController>>();
  const keyOf = (space: Space, id: string): string => `${space.id} ${id}`;
  return {
    watch(space, id) {
      const key = keyOf(space, id);
      const controller = new AbortController();
      const others = watchers.get(key) ?? new Set();
      watchers.set(key, others.add(controller));
      return {
        signal: controller.signal,
        end() {
          others.delete(controller);
          if (others.size === 0 && watchers.get(key) === others) watchers.delete(key);
        },
      };
    },
    watched: watchers,
    settled(space, ids) {
      for (const id of ids)
        for (const controller of [...(watchers.get(keyOf(space, id ?? "")) ?? [])])
          controller.abort();
    },
    endAll(space) {
      for (const [key, waiting] of watchers) {
        if (key.startsWith(keyOf(space, "")))
          for (const controller of [...waiting]) controller.abort();
      }
    },
  };
}

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

/** The place of a message that is held, taken in its unit of work: what ends the wait may come next. */
export interface Place {
  /** False: there was none left. */
  readonly isTaken: boolean;
  /** Aborted when the request is settled that the message waits for, or the tester has decided. */
  readonly settled: AbortSignal | undefined;
  /** What the tester is shown of it; undefined: no tester holds it. */
  readonly byTester: HeldByTester | undefined;
  /** Gives the place back, and waits for nothing. */
  readonly end: () => void;
}
