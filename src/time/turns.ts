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
