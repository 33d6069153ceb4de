import type { Space } from "../../store";
import type { Awaiting } from "../../lifecycle/call";
import type { Passage } from "./passage";

/** Tells those who wait for the outcome of a request that something has become of it. */
export interface Settlements {
  /** `signal` is aborted once the request is settled; `end` gives up waiting. */
  watch(space: Space, id: string): { signal: AbortSignal; end: () => void };
  /** Something was decided about a request; `id` is asked for only when somebody waits. */
  settled(space: Space, id: () => string | null): void;
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
      for (const controller of [...(watchers.get(keyOf(space, id() ?? "")) ?? [])]) controller.abort();
    },
  };
}

/**
 * Waits for the outcome of a request: until it is settled, the wait is over, the client leaves or the simulator
 * stops. The client is told at once, with an interim status, that it has to wait.
 */
export async function awaitOutcome(passage: Passage, { awaits, forMs }: Awaiting): Promise<void> {
  const { services, space, req, res } = passage;
  const free = services.held.take(space);
  if (free === undefined) return;
  // HTTP 1.0 knows no interim answers; a response without a socket waits its turn (pipelining).
  if (req.httpVersion !== "1.0" && res.socket !== null) res.writeProcessing();
  const settlement = services.settlements.watch(space, awaits);
  const left = new AbortController();
  const leave = (): void => { left.abort(); };
  res.once("close", leave);
  await services.clocks.wait(space, forMs, AbortSignal.any([settlement.signal, left.signal, services.stopping]));
  res.off("close", leave);
  settlement.end();
  free();
}
