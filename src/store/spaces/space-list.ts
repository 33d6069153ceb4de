import { limits } from "../../limits/limits";
import type { Connection } from "../file/database";
import { dayMs } from "./spaces";
import { createPages, keptTableNames } from "./storages";

/** A data space as one line of a list. */
export interface ListedSpace {
  /** What the store calls it; it is shown to nobody. */
  name: string;
  /** Its number, which never becomes another one's. */
  number: number;
  /** User name of its credentials; null: it is shared, or not known since an earlier version. */
  user: string | null;
  /** The name under which the users of a users file share it; null: it is one user's. */
  space: string | null;
  /** The day on which it was last used: 2031-03-04. */
  lastUsed: string;
  /** The simulator that it is moving to; null: none. */
  movingTo: string | null;
}

/** How much a data space holds, its snapshots included. */
export interface SpaceSize {
  rows: number;
  /** Of their texts. */
  bytes: number;
}

/** The data spaces, for whoever looks after all of them. */
export interface SpaceList {
  /** Those above a number, of this name, if one is given: a user's, or of a space that is shared. */
  after(number: number, name: string | undefined): ListedSpace[];
  get(number: number): ListedSpace | undefined;
  /** The numbers of the journals of the user's other data spaces: those of other passwords, the newest ones. */
  journalsBeside(space: { id: number; user: string | null }): number[];
  /** How much it holds, counted in steps. */
  size(number: number): Generator<void, SpaceSize>;
}

interface SpaceListRow {
  number: number;
  name: string;
  user: string | null;
  usedOn: number;
  movingTo: string | null;
}

const sharedPrefix = "named:";

const toListedSpace = ({ number, name, user, usedOn, movingTo }: SpaceListRow): ListedSpace => ({
  ...{ number, name, user },
  space: name.startsWith(sharedPrefix) ? name.slice(sharedPrefix.length) : null,
  lastUsed: new Date(usedOn * dayMs).toISOString().slice(0, "2031-03-04".length),
  movingTo,
});

const columns = `id AS number, name, user, used_on AS usedOn, moving_to AS movingTo`;

export function createSpaceList(connection: Connection): SpaceList {
  const all = connection.prepare<SpaceListRow>(
    `SELECT ${columns} FROM space WHERE id > ? ORDER BY id LIMIT ${limits.entityStepRows}`,
  );
  const ofName = connection.prepare<SpaceListRow>(
    `SELECT ${columns} FROM space WHERE id > ? AND (user = ? OR name = ?)
     ORDER BY id LIMIT ${limits.entityStepRows}`,
  );
  const beside = connection.prepare<{ journal: number }>(
    `SELECT journal FROM space WHERE user = ? AND id <> ? ORDER BY id DESC LIMIT ${limits.otherPasswords}`,
  );
  const one = connection.prepare<SpaceListRow>(`SELECT ${columns} FROM space WHERE id = ?`);
  return {
    after: (number, name) =>
      (name === undefined
        ? all.all(number)
        : ofName.all(number, name, `${sharedPrefix}${name}`)
      ).map(toListedSpace),
    get(number) {
      const row = one.get(number);
      return row && toListedSpace(row);
    },
    journalsBeside: ({ id, user }) => beside.all(user, id).map(({ journal }) => journal),
    size: createSize(connection),
  };
}

function createSize(connection: Connection): SpaceList["size"] {
  const numbers = connection.prepare<{ storage: number; journal: number }>(
    "SELECT storage, journal FROM space WHERE id = ?",
  );
  const snapshots = connection.prepare<{ storage: number }>(
    "SELECT storage FROM snapshot WHERE space_id = ?",
  );
  const pagesOf = keptTableNames.map((table) => createPages(connection, table, "key"));
  const journalParts = [
    "bytes FROM exchange",
    "LENGTH(changes) AS bytes FROM own_change",
    "LENGTH(text) AS bytes FROM session_mark",
  ].map((what) =>
    connection.prepare<{ id: number; bytes: number }>(
      `SELECT id, ${what} WHERE id > ? AND id < ((? + 1) << 32)
         ORDER BY id LIMIT ${limits.snapshotStepRows}`,
    ),
  );
  function* ofStorage(storage: number, size: SpaceSize): Generator<void, void> {
    for (const pages of pagesOf)
      for (const page of pages(storage)) {
        size.rows += page.rows.length;
        size.bytes += page.size;
        yield;
      }
  }
  function* ofJournal(journal: number, size: SpaceSize): Generator<void, void> {
    for (const part of journalParts)
      for (let after: number | undefined = journal * 2 ** 32; after !== undefined;) {
        const rows = part.all(after, journal);
        size.rows += rows.length;
        size.bytes += rows.reduce((sum, { bytes }) => sum + bytes, 0);
        after = rows.at(-1)?.id;
        yield;
      }
  }
  return function* size(number) {
    const found: SpaceSize = { rows: 0, bytes: 0 };
    const own = numbers.get(number);
    if (own === undefined) return found;
    yield* ofStorage(own.storage, found);
    yield* ofJournal(own.journal, found);
    for (const { storage } of snapshots.all(number)) yield* ofStorage(storage, found);
    return found;
  };
}
