import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ServerResponse } from "node:http";
import { type Bounds, reachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import type { Space } from "../../store";
import { ControlRefused } from "./refusals";

/** How a long answer is sent. */
export interface Sending {
  /** Media type. */
  type: string;
  /** Bytes of it, where they are known. */
  bytes?: number;
  /** Longest time that it may take, in milliseconds; absent: as long as the client goes on reading. */
  withinMs?: number;
}
/**
 * Sends an answer piece by piece: the next one is made when the client has taken the one before. The answer
 * is cut off where a piece cannot be made. Resolves when it is over.
 */
export async function sendPieces(
  res: ServerResponse,
  pieces: AsyncIterable<string | Uint8Array>,
  { type, bytes, withinMs }: Sending,
): Promise<void> {
  const length = bytes === undefined ? {} : { "content-length": bytes };
  res.writeHead(200, { ...length, "content-type": type });
  const signal = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs);
  try {
    await pipeline(Readable.from(pieces, { objectMode: true }), res, { signal });
  } catch {
    // The client left, or was too slow, or the rest is gone: what was sent is seen to be cut off.
    res.destroy();
  }
}

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
function createSemaphore(places: number): <T>(work: () => Promise<T>) => Promise<T> {
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
