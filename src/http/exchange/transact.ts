import type { Outcome } from "../../store";
import type { Passage } from "./passage";

/**
 * Does the work of a message within a transaction: together with others', or alone where it may be a reset. One that is undone is
 * none: what is held goes on.
 */
export function transact<T>(passage: Passage, work: () => T, outcome: Outcome<T>): void {
  if (passage.route.administer === undefined) passage.services.store.shared(work, outcome);
  else transactAlone(passage, work, outcome);
}

function transactAlone<T>(passage: Passage, work: () => T, { kept, lost }: Outcome<T>): void {
  const {
    services: { store, settlements },
    space,
    epoch,
  } = passage;
  const before = space.epoch;
  let result: T;
  try {
    result = store.unit(work);
  } catch (error) {
    space.epoch = before;
    passage.epoch = epoch;
    lost(error);
    return;
  }
  if (space.epoch !== before) settlements.endAll(space);
  kept(result);
}
