import type { Space } from "../../store";
import type { ControlServices } from "../services";

/**
 * Drops a data space once no snapshot of it is being taken or restored. Who waits in it is answered that it is gone.
 */
export async function dropSpace(services: ControlServices, space: Space): Promise<void> {
  const { store, snapshotLanes, settlements, runs, unmatched, housekeeping } = services;
  await snapshotLanes.run(space, async () => {
    await services.turns.next();
    store.unit(() => {
      store.spaces.drop(space.id);
    });
    space.isClosed = true;
    space.epoch += 1;
    settlements.endAll(space);
    runs.forget(space);
    unmatched.forget(space);
    housekeeping.begin();
  });
}
