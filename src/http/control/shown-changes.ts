import { type EntityChange, type Space, changesIn } from "../../store";
import type { Services } from "../services";

/** A change of an entity by a message: the members that differ; all of them where it was added or removed. */
export interface ShownChange extends Omit<EntityChange, "type"> {
  /** Its list in the fixture file: `cards`. */
  type: string;
}

/** What an exchange did to entities. */
export function changesBy(
  { store, families }: Pick<Services, "store" | "families">,
  { journal }: Space,
  number: number,
): ShownChange[] {
  const [found] = store.exchanges.changes(journal, number - 1, 1);
  if (found?.seq !== number) return [];
  return changesIn(found.changes).map(({ type, ...change }) => {
    const { entityTypes } =
      families.find(({ family }) => family.name === change.family)?.family ?? {};
    return { ...change, type: entityTypes?.[type]?.plural ?? type };
  });
}
