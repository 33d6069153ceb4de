import type { CommitCallbacks } from "../../store";
import type { Progress } from "./progress";

/**
 * Does the work of a message within a transaction: together with others', or alone where it may be
 * a reset. One that is undone is none: what is held goes on.
 */
export function transact<T>(
  progress: Progress,
  work: () => T,
  callbacks: CommitCallbacks<T>,
): void {
  if (progress.message.route.administer === undefined)
    progress.services.store.shared(work, callbacks);
  else transactAlone(progress, work, callbacks);
}

function transactAlone<T>(
  progress: Progress,
  work: () => T,
  { kept, lost }: CommitCallbacks<T>,
): void {
  const {
    message: { space },
    services: { store, settlements },
    epoch,
  } = progress;
  const before = space.epoch;
  let result: T;
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
}
