import type { Awaiting } from "../../lifecycle/call";
import { watchClient } from "./deliver";
import type { Passage } from "./passage";

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
