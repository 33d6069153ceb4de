import type { Space } from "../../store";
import type { Services } from "../services";

/** Changes the scenarios that run in a data space, in a transaction. */
export function changeRuns(
  { store, runs }: Pick<Services, "store" | "runs">,
  space: Space,
  change: () => void,
): void {
  try {
    store.unit(change);
  } catch (error) {
    runs.forget(space);
    throw error;
  }
}
