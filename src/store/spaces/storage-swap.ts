import { EventEmitter } from "node:events";
import type { Connection } from "../file/database";
import { keptTableNames, type Storages } from "./storages";
import type { Space } from "./space-row";
import { type Removal, createRemovals } from "../out-of-band-changes";

/** Families of which a journal keeps nothing. */
interface DroppedFamilies {
  families: readonly string[];
  /** Their interfaces. */
  interfaces: readonly string[];
}

/** The transactions of a family that are followed at a provider. */
interface FollowedElsewhere {
  family: string;
  host: string;
}

/** Moves what a journal holds of all but some families to another one. */
function createJournalMove(connection: Connection) {
  const moveSql = (table: string) =>
    `UPDATE ${table} SET id = (? << 32) + (id & 4294967295) WHERE id > (? << 32) AND id < ((? + 1) << 32)`;
  const moveExchanges = connection.prepare(
    `${moveSql("exchange")} AND (interface IS NULL OR interface NOT IN (SELECT value FROM json_each(?)))`,
  );
  const moveOwnChanges = connection.prepare(
    `${moveSql("own_change")} AND family NOT IN (SELECT value FROM json_each(?))`,
  );
  const moveMarks = connection.prepare(moveSql("session_mark"));
  return (before: number, after: number, { interfaces, families }: DroppedFamilies): void => {
    moveMarks.run(after, before, before);
    moveExchanges.run(after, before, before, JSON.stringify(interfaces));
    moveOwnChanges.run(after, before, before, JSON.stringify(families));
  };
}

/** The numbers under which what a data space holds is kept. */
export type SpaceNumbers = Pick<Space, "storage" | "journal">;

/** Gives spaces new numbers, and the old ones back where the unit of work is undone. */
function createRenumbering(connection: Connection, storages: Pick<Storages, "abandon" | "adopt">) {
  const setNumber = {
    storage: connection.prepare("UPDATE space SET storage = ? WHERE id = ?"),
    journal: connection.prepare("UPDATE space SET journal = ? WHERE id = ?"),
  };
  /** What undoes the changes of spaces in the unit of work that is going on. */
  const changes: { space: Space; undo: () => void }[] = [];
  const followers = new EventEmitter().setMaxListeners(0);
  const renumber = (space: Space, what: keyof SpaceNumbers, after: number): void => {
    const before = space[what];
    setNumber[what].run(after, space.id);
    changes.push({
      space,
      undo: () => {
        space[what] = before;
      },
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
      const made = changes.splice(0).reverse();
      if (!isKept) for (const { undo } of made) undo();
      else for (const id of new Set(made.map(({ space }) => space.id))) followers.emit(String(id));
    },
    follow: (space: Space, listener: () => void) => {
      followers.on(String(space.id), listener);
      return () => {
        followers.off(String(space.id), listener);
      };
    },
  };
}

/** How data spaces get other storages and journals, and what they forget with the old ones. */
export interface Renewal {
  /** Gives the space a new storage, with what the old one holds of these families. Call it within a unit of work. */
  renewStorage(space: Space, kept: readonly string[]): void;
  /** Gives the space this storage, which nobody owned. Call it within a unit of work. */
  changeStorage(space: Space, storage: number): void;
  /**
   * Gives the space a new journal: with what it holds of all but these families, or empty. Call it within a
   * unit of work.
   */
  renewJournal(space: Space, dropped?: DroppedFamilies): void;
  /**
   * Gives the space a new storage and a new journal, both empty. What it had is kept for an undo: it belongs to the
   * caller. Call it within a unit of work.
   */
  renewAll(space: Space): void;
  /**
   * Gives the space these again, which were kept, and what had been removed then, as JSON text; what it has now belongs
   * to the caller. Call it within a unit of work.
   */
  giveBack(space: Space, numbers: SpaceNumbers, taken: string): void;
  /**
   * Notes that the data space was restored from a snapshot, which leaves some transactions as they are. Call it
   * within a unit of work.
   */
  putBack(space: Space, isKept: (id: string) => boolean, at: string): void;
  /**
   * Notes that a provider of these interfaces was reset, or may have been: what is known of transactions there is over.
   * `followed`: of which family, and where, those are of which nothing is kept. Call it within a unit of work.
   */
  resetElsewhere(
    space: Space,
    reset: { interfaces: readonly string[]; followed?: FollowedElsewhere },
  ): void;
  /** What resets and restores removed, newest first. */
  taken(space: Space): readonly Removal[];
  /** The unit of work was kept or undone: the spaces are as in the file. */
  settle(isKept: boolean): void;
  /** Calls `listener` each time that what the space held has been replaced. Returns the way out. */
  followReplaced(space: Space, listener: () => void): () => void;
}

/** Moves what a storage holds to another one. */
function createStorageMove(connection: Connection, storages: Pick<Storages, "families" | "note">) {
  const moveSql = (table: string) =>
    `UPDATE ${table} SET space_id = ? WHERE space_id = ? AND family = ?`;
  const moveFamily = keptTableNames.map((table) => connection.prepare(moveSql(table)));
  const isFollowedSql = `data LIKE '{"followed":%' AND json_extract(data, '$.followed.host') = ?`;
  const moveOthers = connection.prepare(
    `${moveSql("message")} AND (data IS NULL OR NOT (${isFollowedSql}))`,
  );
  const moveEntities = keptTableNames
    .filter((table) => table !== "message")
    .map((table) => connection.prepare(moveSql(table)));
  const familiesIn = (before: number, after: number, wanted: (name: string) => boolean) => {
    const found = [...storages.families(before)].filter(wanted);
    for (const family of found) storages.note(after, family);
    return found;
  };
  return {
    families(before: number, after: number, wanted: (name: string) => boolean): void {
      for (const family of familiesIn(before, after, wanted))
        for (const statement of moveFamily) statement.run(after, before, family);
    },
    /** All of a family but what is followed there. */
    others(before: number, after: number, { family, host }: FollowedElsewhere): void {
      for (const own of familiesIn(before, after, (name) => name === family)) {
        for (const statement of moveEntities) statement.run(after, before, own);
        moveOthers.run(after, before, own, host);
      }
    },
  };
}

/** Gives data spaces new storages and journals. */
export function createRenewal(
  connection: Connection,
  storages: Storages,
  thingsIn: (text: string) => string[],
): Renewal {
  const moveRows = createStorageMove(connection, storages);
  const moveJournal = createJournalMove(connection);
  const taken = createRemovals(connection, thingsIn);
  const { change, replace, settle, follow } = createRenumbering(connection, storages);
  return {
    settle,
    followReplaced: follow,
    changeStorage(space, storage) {
      storages.adopt(storage);
      change(space, "storage", storage);
    },
    renewStorage(space, kept) {
      const [before, after] = [space.storage, storages.create()];
      moveRows.families(before, after, (name) => kept.includes(name));
      change(space, "storage", after);
    },
    resetElsewhere(space, { interfaces, followed }) {
      taken.byProvider(space, interfaces);
      if (followed === undefined) return;
      const [before, after] = [space.storage, storages.create()];
      moveRows.families(before, after, (name) => name !== followed.family);
      moveRows.others(before, after, followed);
      change(space, "storage", after);
    },
    renewJournal(space, dropped) {
      const [before, after] = [space.journal, storages.create()];
      taken.byReset(space, dropped?.interfaces);
      if (dropped !== undefined) moveJournal(before, after, dropped);
      change(space, "journal", after);
    },
    renewAll(space) {
      taken.byReset(space, undefined);
      replace(space, { storage: storages.create(), journal: storages.create() });
    },
    giveBack(space, numbers, before) {
      taken.byUndo(space, { journal: numbers.journal, before });
      replace(space, numbers);
    },
    putBack: taken.byRestore,
    taken: taken.read,
  };
}
