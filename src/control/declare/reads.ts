import { type Bounds, reachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { ControlRefused } from "./refusals";

/** Who may read at length, and when: one at a time for a data space, and so many in all. */
export interface Reads {
  /**
   * Runs `work` once no other reading of the data space is on its way. Rejects with `ControlRefused` where
   * too many wait already.
   */
  alone<T>(space: Space, work: () => Promise<T>): Promise<T>;
  /**
   * Runs `work` once fewer than `limits.verdictsAtOnce` of all data spaces are on their way; in the order of
   * arrival.
   */
  amongFew<T>(work: () => Promise<T>): Promise<T>;
}

/** For who asks in process: nothing waits. */
export const unboundedReads: Reads = {
  alone: (_space, work) => work(),
  amongFew: (work) => work(),
};

export function createReads(bounds: Bounds): Reads {
  const queues = new Map<number, { waiting: number; last: Promise<unknown> }>();
  const few = createSemaphore(limits.verdictsAtOnce);
  return {
    async alone(space, work) {
      const queue = queues.get(space.id) ?? { waiting: 0, last: Promise.resolve() };
      if (queue.waiting > bounds.waitingReads)
        throw new ControlRefused("reads-too-many", {
          ...reachedBound(bounds, "waitingReads"),
        });
      queues.set(space.id, queue);
      queue.waiting += 1;
      const own = queue.last.then(work, work);
      queue.last = own;
      try {
        return await own;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(space.id);
      }
    },
    amongFew: few,
  };
}

/** Runs so many works at once, the others in the order in which they came. */
export function createSemaphore(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (taken >= places)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else taken += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    }
  };
}

/** Bytes that are there already, some at a time. */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = limits.readingStepBytes;
  const all = await Promise.resolve(bytes);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}
