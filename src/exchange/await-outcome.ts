import type { Awaiting, Undecided } from "../lifecycle/call";
import { noteLeaving, waitWatching } from "./waiting";
import type { Progress } from "./progress";

/**
 * Waits for the outcome of a request: until it is settled, the wait is over, the client leaves or the simulator
 * stops. The client is told at once, with an interim status, that it has to wait.
 */
export async function awaitOutcome(progress: Progress, { awaits, forMs }: Awaiting): Promise<void> {
  const {
    message: { space, req, res },
    services,
  } = progress;
  const free = services.held.take(space);
  if (free === undefined) return;
  // HTTP 1.0 knows no interim answers; a response without a socket waits its turn (pipelining).
  if (req.httpVersion !== "1.0" && res.socket !== null) res.writeProcessing();
  const settlement = services.settlements.watch(space, awaits);
  const left = new AbortController();
  await waitWatching(progress, forMs, {
    until: AbortSignal.any([settlement.signal, left.signal, services.stopping]),
    left: () => {
      left.abort();
    },
    over() {
      settlement.end();
      free();
    },
  });
}

/**
 * Waits until a request that is not decided yet is woken, settled by another message, or its time is over. It goes on
 * when its client has left. False: the simulator stops.
 */
export async function awaitDecision(
  progress: Progress,
  { undecidedForMs }: Undecided,
): Promise<boolean> {
  const {
    message: { space },
    services,
  } = progress;
  const free = services.held.take(space);
  const settlement = services.settlements.watch(space, progress.message.id ?? "");
  await waitWatching(progress, undecidedForMs, {
    until: AbortSignal.any([settlement.signal, services.stopping]),
    left: noteLeaving(progress),
    over() {
      settlement.end();
      free?.();
    },
  });
  return !services.stopping.aborted;
}
