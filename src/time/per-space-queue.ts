import type { Space } from "../store";

/** Work of which one piece goes on at a time for each data space; the rest waits in the order of its arrival. */
export interface Lanes {
  run<T>(space: Space, work: () => Promise<T>): Promise<T>;
}

export function createLanes(): Lanes {
  const last = new Map<number, Promise<unknown>>();
  return {
    async run({ id }, work) {
      const own = (last.get(id) ?? Promise.resolve()).then(work, work);
      last.set(id, own);
      try {
        return await own;
      } finally {
        if (last.get(id) === own) last.delete(id);
      }
    },
  };
}
