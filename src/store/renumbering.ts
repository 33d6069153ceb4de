import type { Connection } from "./database";
import type { Space } from "./space-row";
import type { Storages } from "./storages";

/** The numbers under which what a data space holds is kept. */
export type SpaceNumbers = Pick<Space, "storage" | "journal">;

/** Gives spaces new numbers, and the old ones back where the unit of work is undone. */
export function createRenumbering(
  connection: Connection,
  storages: Pick<Storages, "abandon" | "adopt">,
) {
  const setNumber = {
    storage: connection.prepare("UPDATE space SET storage = ? WHERE id = ?"),
    journal: connection.prepare("UPDATE space SET journal = ? WHERE id = ?"),
  };
  /** What undoes the changes of spaces in the unit of work that is going on. */
  const changes: (() => void)[] = [];
  const renumber = (space: Space, what: keyof SpaceNumbers, after: number): void => {
    const before = space[what];
    setNumber[what].run(after, space.id);
    changes.push(() => {
      space[what] = before;
    });
    space[what] = after;
  };
  return {
    /** Nobody owns what the space had before. */
    change: (space: Space, what: keyof SpaceNumbers, after: number): void => {
      storages.abandon(space[what]);
      renumber(space, what, after);
    },
    /** What the space had before belongs to the caller. */
    replace: (space: Space, { storage, journal }: SpaceNumbers): void => {
      storages.adopt(space.storage);
      storages.adopt(space.journal);
      renumber(space, "storage", storage);
      renumber(space, "journal", journal);
    },
    settle: (isKept: boolean): void => {
      for (const undo of changes.splice(0).reverse()) if (!isKept) undo();
    },
  };
}
