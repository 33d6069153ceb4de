import type { Awaiting, Undecided } from "../../lifecycle/call";
import { keepOn, watchClient } from "./deliver";
import { type Passage, messageIdOf } from "./passage";
import { accountOf, keep } from "./record";

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
  const unwatch = watchClient(passage, () => { left.abort(); });
  await services.clocks.wait(space, forMs, AbortSignal.any([settlement.signal, left.signal, services.stopping]));
  unwatch();
  settlement.end();
  free();
}

/**
 * Waits until a request that is not decided yet is woken, settled by another message, or its time is over. It goes on
 * when its client has left. False: the simulator stops.
 */
export async function awaitDecision(passage: Passage, { undecidedForMs }: Undecided): Promise<boolean> {
  const { services, space } = passage;
  const free = services.held.take(space);
  const unwatch = watchClient(passage, () => {
    keepOn(passage, () => { keep(passage, accountOf(passage, "held", {}, undefined)); });
  });
  const settlement = services.settlements.watch(space, messageIdOf(passage) ?? "");
  await services.clocks.wait(space, undecidedForMs, AbortSignal.any([settlement.signal, services.stopping]));
  settlement.end();
  unwatch();
  free?.();
  return !services.stopping.aborted;
}
