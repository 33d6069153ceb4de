import { limits } from "../limits/limits";
import type { Store } from "../store";
import type { Turns } from "../time/turns";

interface Parts {
  store: Store;
  turns: Turns;
  stopping: AbortSignal;
}

/** Drops the data spaces that nobody has used for this many days: some now, some a turn; resolves to how many. */
export async function dropUnused({ store, turns, stopping }: Parts, days: number): Promise<number> {
  let dropped = 0;
  for (let isLast = false; !isLast;) {
    const some = store.unit(() => store.spaces.dropUnused(days, limits.droppedSpaces));
    dropped += some;
    await turns.next();
    isLast = some < limits.droppedSpaces || stopping.aborted;
  }
  return dropped;
}
