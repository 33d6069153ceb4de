/** Where time comes from. An argument everywhere, so that a test decides what time it is. */
export interface Time {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds of a clock that never goes back. */
  monotonic(): number;
  /** Calls `due` after `ms` milliseconds; the returned function calls it off. */
  after(ms: number, due: () => void): () => void;
}

/** The machine's own time. */
export const systemTime: Time = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, due) {
    const timer = setTimeout(due, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** An instant by two clocks. */
export interface Instant {
  /** Real time, epoch milliseconds, that never goes back while the process lives. */
  receivedAt: number;
  /** Monotonic milliseconds, for durations. */
  startedAt: number;
}

/** Tells the present instant. */
export function instants(time: Time): () => Instant {
  const origin = time.now() - time.monotonic();
  return () => {
    const startedAt = time.monotonic();
    return { receivedAt: Math.round(origin + startedAt), startedAt };
  };
}
