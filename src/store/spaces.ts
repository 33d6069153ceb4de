import { createHmac } from "node:crypto";
import type { Connection } from "./database";

/** A data space: what one credential pair (or one name of a users file) sees as its own. */
export interface Space {
  readonly id: number;
  /** Digest of the credentials, or the name that a users file gives. Never the credentials themselves. */
  readonly name: string;
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
  /** Keeps clock, seed and key of the digests. */
  save(space: Space): void;
  forEach(visit: (space: Space) => void): void;
}

export function createSpaces(connection: Connection): Spaces {
  const select = connection.prepare("SELECT * FROM space WHERE name = ?");
  const insert = connection.prepare("INSERT INTO space (name) VALUES (?) ON CONFLICT DO NOTHING");
  const update = connection.prepare("UPDATE space SET clock_offset = ?, clock_frozen = ?, seed = ?, digest_key = ? WHERE id = ?");
  const known = new Map<string, Space>();

  const read = (name: string): Space | undefined => {
    const row = select.get(name) as SpaceRow | undefined;
    if (row === undefined) return undefined;
    const space = { id: row.id, name, clockOffset: row.clock_offset, clockFrozen: row.clock_frozen, seed: row.seed, digestKey: row.digest_key, epoch: 0, restores: 0 };
    known.set(name, space);
    return space;
  };

  return {
    nameOf: (user, password) =>
      // The length keeps "a:b" + "c" and "a" + "b:c" apart.
      createHmac("sha256", connection.serverKey).update(`${user.length}:${user}:${password}`).digest("base64url"),
    open(name) {
      const space = known.get(name) ?? read(name);
      if (space !== undefined) return space;
      insert.run(name);
      return read(name) as Space;
    },
    save(space) {
      update.run(space.clockOffset, space.clockFrozen, space.seed, space.digestKey, space.id);
    },
    forEach(visit) {
      for (const space of known.values()) visit(space);
    },
  };
}
