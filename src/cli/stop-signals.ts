/** Calls it for each SIGINT and SIGTERM, until what is returned is called. */
export function onStopSignals(listener: (signal: NodeJS.Signals) => void): () => void {
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}

/** Does work that SIGINT and SIGTERM stop; where it fails, what it has begun is stopped too. */
export async function untilStopped<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const forget = onStopSignals((signal) => {
    stop.abort(signal);
  });
  try {
    return await work(stop.signal);
  } catch (error) {
    stop.abort("SIGTERM");
    throw error;
  } finally {
    forget();
  }
}

/** The signal that has stopped the work. */
export const stoppedBy = (stop: AbortSignal): NodeJS.Signals => stop.reason as NodeJS.Signals;
