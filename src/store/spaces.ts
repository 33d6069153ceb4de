import { createHmac } from "node:crypto";
import type { Connection } from "./database";
import type { Storages } from "./storages";

/** A data space: what one credential pair (or one name of a users file) sees as its own. */
export interface Space {
  readonly id: number;
  /** Digest of the credentials, or the name that a users file gives. Never the credentials themselves. */
  readonly name: string;
  /** Number under which its entities and messages are kept; another one after each reset. */
  storage: number;
  /** Number under which its exchanges are kept; another one after each reset. */
  journal: number;
  /** Milliseconds that the space's clock is ahead of the real one. */
  clockOffset: number;
  /** The instant at which the clock stands (epoch milliseconds), or null while it runs. */
  clockFrozen: number | null;
  /** What is generated for it follows from this; null: from the server's seed. */
  seed: string | null;
  /** Key of its messages' digests, where they were made elsewhere; null: the server's. */
  digestKey: string | null;
  /** Counts the resets of this process: an exchange held across a reset sees that it changed. */
  epoch: number;
  /** Counts the snapshots to which this process has put it back. */
  restores: number;
}

interface SpaceRow {
  id: number;
  storage: number;
  journal: number;
  name: string;
  clock_offset: number;
  clock_frozen: number | null;
  seed: string | null;
  digest_key: string | null;
}

/** The data spaces, their clocks' settings and their seeds. */
export interface Spaces {
  /** The name of the space of a credential pair: a keyed hash, so that no password is stored. */
  nameOf(user: string, password: string): string;
  /** The space of that name, made at first use. */
  open(name: string): Space;
  /** Gives the space a new storage, with what the old one holds of these families. Call it within a unit of work. */
  renewStorage(space: Space, kept: readonly string[]): void;
  /** Gives the space a new journal: with the exchanges of all but these interfaces, or empty. Call it within a unit of work. */
  renewJournal(space: Space, dropped?: readonly string[]): void;
  /** The unit of work was kept, or undone: the spaces are as the file has them. */
  settle(isKept: boolean): void;
  /** Keeps clock, seed and key of the digests. */
  save(space: Space): void;
  forEach(visit: (space: Space) => void): void;
}

export function createSpaces(connection: Connection, storages: Storages): Spaces {
  const select = connection.prepare("SELECT * FROM space WHERE name = ?");
  const insert = connection.prepare("INSERT INTO space (name, storage, journal) VALUES (?, ?, ?)");
  const setNumber = {
    storage: connection.prepare("UPDATE space SET storage = ? WHERE id = ?"),
    journal: connection.prepare("UPDATE space SET journal = ? WHERE id = ?"),
  };
  const moveFamily = ["entity", "message", "refused_request"].map((table) =>
    connection.prepare(`UPDATE ${table} SET space_id = ? WHERE space_id = ? AND family = ?`));
  const moveExchanges = connection.prepare(
    `UPDATE exchange SET id = (? << 32) + (id & 4294967295) WHERE id > (? << 32) AND id < ((? + 1) << 32)
     AND (interface IS NULL OR interface NOT IN (SELECT value FROM json_each(?)))`,
  );
  const update = connection.prepare("UPDATE space SET clock_offset = ?, clock_frozen = ?, seed = ?, digest_key = ? WHERE id = ?");
  const known = new Map<string, Space>();

  const read = (name: string): Space | undefined => {
    const row = select.get(name) as SpaceRow | undefined;
    if (row === undefined) return undefined;
    const space = { id: row.id, name, storage: row.storage, journal: row.journal, clockOffset: row.clock_offset, clockFrozen: row.clock_frozen, seed: row.seed, digestKey: row.digest_key, epoch: 0, restores: 0 };
    known.set(name, space);
    return space;
  };

  /** What undoes the changes of spaces in the unit of work that is going on. */
  const changes: (() => void)[] = [];
  const renew = (space: Space, what: "storage" | "journal"): number => {
    const after = storages.create();
    setNumber[what].run(after, space.id);
    return after;
  };
  const abandon = (space: Space, what: "storage" | "journal", after: number): void => {
    const before = space[what];
    storages.abandon(before);
    changes.push(() => { space[what] = before; });
    space[what] = after;
  };

  return {
    nameOf: (user, password) =>
      // The length keeps "a:b" + "c" and "a" + "b:c" apart.
      createHmac("sha256", connection.serverKey).update(`${user.length}:${user}:${password}`).digest("base64url"),
    open(name) {
      const space = known.get(name) ?? read(name);
      if (space !== undefined) return space;
      insert.run(name, storages.create(), storages.create());
      return read(name) as Space;
    },
    renewStorage(space, kept) {
      const after = renew(space, "storage");
      for (const family of kept.filter((name) => storages.families(space.storage).has(name))) {
        for (const statement of moveFamily) statement.run(after, space.storage, family);
        storages.note(after, family);
      }
      abandon(space, "storage", after);
    },
    renewJournal(space, dropped) {
      const after = renew(space, "journal");
      if (dropped !== undefined) moveExchanges.run(after, space.journal, space.journal, JSON.stringify(dropped));
      abandon(space, "journal", after);
    },
    settle(isKept) {
      for (const undo of changes.splice(0).reverse()) if (!isKept) undo();
    },
    save(space) {
      update.run(space.clockOffset, space.clockFrozen, space.seed, space.digestKey, space.id);
    },
    forEach(visit) {
      for (const space of known.values()) visit(space);
    },
  };
}
