import type { Awaiting, Undecided } from "../../lifecycle/call";
import { noteLeaving, waitWatching } from "./deliver";
import { type Passage, messageIdOf } from "./passage";

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
  await waitWatching(passage, forMs, {
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
  passage: Passage,
  { undecidedForMs }: Undecided,
): Promise<boolean> {
  const { services, space } = passage;
  const free = services.held.take(space);
  const settlement = services.settlements.watch(space, messageIdOf(passage) ?? "");
  await waitWatching(passage, undecidedForMs, {
    until: AbortSignal.any([settlement.signal, services.stopping]),
    left: noteLeaving(passage),
    over() {
      settlement.end();
      free?.();
    },
  });
  return !services.stopping.aborted;
}
