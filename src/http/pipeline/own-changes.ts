import type { ChangeSource, OpenUnit } from "../../store";
import type { Services } from "../services";

/** Keeps what a unit of work outside of the messages did to entities; call it last in the unit of work. */
export function keepOwnChanges(
  { store }: Pick<Services, "store">,
  unit: OpenUnit,
  source: ChangeSource,
): void {
  const { space, family, at: clock } = unit;
  const changes = unit.changes();
  if (changes === "") return;
  const after = store.exchanges.next(space.journal) - 1;
  store.ownChanges.append(space.journal, { family, source, clock, after, changes });
}
