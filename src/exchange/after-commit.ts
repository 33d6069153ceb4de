import type { Space } from "../store";
import type { ExchangeServices } from "./services";
import type { ServedFamily } from "../simulator/core";
import { catchUpWithin } from "./catch-up";
import { rulesOf } from "./onward";

/**
 * Once a unit of work of a family is kept: sends what it queued. A family that catches up with the
 * clock does it once more, after the answer, so that nobody outside waits for the next message to
 * hear what this one has brought about; and its alarm is set for what time alone will bring about.
 */
export function afterCommit(services: ExchangeServices, served: ServedFamily, space: Space): void {
  const { onward, stopping, failures } = services;
  if (onward === undefined) return;
  onward.courier.look();
  if (served.family.catchUp === undefined || rulesOf(served, onward).length === 0) return;
  setImmediate(() => {
    if (stopping.aborted) return;
    try {
      catchUpWithin(services, served, space, served.open(space));
      onward.alarms.set(served, space);
    } catch (error) {
      failures.report(error, "catching up after a message failed");
    }
  });
}
