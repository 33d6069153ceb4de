import type { Space } from "../../store";

/** Tells those who wait for the outcome of a request that something has become of it. */
export interface Settlements {
  /** `signal` is aborted once the request is settled; `end` stops waiting. */
  watch(space: Space, id: string): { signal: AbortSignal; end: () => void };
  /** Something was decided about a request; `id` is asked for only when somebody waits. */
  settled(space: Space, id: () => string | null): void;
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
    settled(space, id) {
      if (watchers.size === 0) return;
      for (const controller of [...(watchers.get(keyOf(space, id() ?? "")) ?? [])])
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
