import type { Space } from "../store";

/**
 * Long work in steps. Of all the long work of a process one step is done a turn of the event loop; messages
 * go on in between.
 */
export interface Turns {
  /** Resolves when the next step may be done. */
  next(): Promise<void>;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  const serve = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(serve);
  };
  return {
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(serve);
      }),
  };
}

/**
 * Does work whose steps a generator does: the first one now, each further one when its turn has come and `goesOn` still
 * says so. Resolves to what it returns; to undefined where it was broken off.
 */
export async function inTurns<T>(
  turns: Turns,
  steps: Generator<unknown, T | undefined>,
  goesOn: () => boolean = () => true,
): Promise<T | undefined> {
  try {
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) return step.value;
      await turns.next();
      if (!goesOn()) return undefined;
    }
  } finally {
    steps.return(undefined);
  }
}

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
