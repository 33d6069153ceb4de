import { errorText } from "../../error-code";
import { limits } from "../../limits/limits";
import type { ControlServices } from "../services";

/** What is said of a database of which a page is damaged. */
export const damagedText =
  "A page of the database is damaged. Stop the simulator, and restore a backup: standin restore.";

/** Why no messages should be sent to the simulator; undefined: it is ready for them. */
export function unreadyReason({
  stopping,
  store,
}: Pick<ControlServices, "stopping" | "store">): string | undefined {
  if (stopping.aborted) return "The simulator is stopping.";
  if (store.isDamaged()) return damagedText;
  try {
    const free = store.freeBytes();
    if (free < limits.leastFreeBytes)
      return `The disk of the database has ${free} bytes left; it needs ${limits.leastFreeBytes}.`;
    store.tryWriting();
    return undefined;
  } catch (error) {
    return `The database cannot be written: ${errorText(error)}.`;
  }
}
