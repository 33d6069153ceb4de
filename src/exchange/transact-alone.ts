import type { Store } from "../store";
import type { Progress } from "./progress";

/**
 * Does the work of a message in a transaction of its own, as it may be a reset. A reset that is undone is none: what
 * is held goes on.
 */
export const transactAlone =
  (progress: Progress): Store["shared"] =>
  (work, { kept, lost }) => {
    const {
      message: { space },
      services: { store, settlements },
      epoch,
    } = progress;
    const before = space.epoch;
    let result: ReturnType<typeof work>;
    try {
      result = store.unit(work);
    } catch (error) {
      space.epoch = before;
      progress.epoch = epoch;
      lost(error);
      return;
    }
    if (space.epoch !== before) settlements.endAll(space);
    kept(result);
  };
