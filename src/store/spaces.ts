import { createHmac } from "node:crypto";
import { type Bounds, reachedBound } from "../bounds";
import { type Dropping, createDropping } from "./dropping";
import { dayMs } from "./days";
import type { Connection } from "./database";
import { type DroppedFamilies, createJournalMove } from "./journal-move";
import { keptTableNames } from "./kept-tables";
import type { Storages } from "./storages";
import { type SpaceNumbers, createRenumbering } from "./renumbering";
import { type Space, type SpaceRow, spaceOf } from "./space-row";
import { type Taken, createTakenThings } from "./taken";
import { TooManySpaces } from "./too-many-spaces";
import type { Statement } from "./transactions";

/** The data spaces, their clocks' settings and their seeds. */
export interface Spaces extends Dropping {
  /** The name of a credential pair's space: a keyed hash, so that no password is stored. */
  nameOf(user: string, password: string): string;
  /** The name of the own space of a user of a users file, whatever its password. */
  nameOfUser(user: string): string;
  /** Gives the space of that name, if there is one, another name, unless that is taken: its own requests too. */
  rename(before: string, after: string): void;
  /**
   * The space of that name, created at first use. `at`: when a request for it arrived, which is counted, by the
   * machine's clock, epoch milliseconds; `user`: the user name of its credentials, kept with it.
   * Throws `TooManySpaces`.
   */
  open(name: string, at?: number, user?: string): Space;
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
  /** Gives the space these again, which were kept; what it has now belongs to the caller. Within a unit of work. */
  swap(space: Space, numbers: SpaceNumbers): void;
  /**
   * Notes that the data space was restored from a snapshot, which leaves some transactions as they are. Call it
   * within a unit of work.
   */
  putBack(space: Space, isKept: (id: string) => boolean): void;
  /** What resets and restores removed, newest first. */
  taken(space: Space): Taken[];
  /** The unit of work was kept or undone: the spaces are as in the file. */
  settle(isKept: boolean): void;
  /** Saves its clock, its seed and the key of its digests. */
  save(space: Space): void;
  forEach(visit: (space: Space) => void): void;
  /** How many there are. */
  count(): number;
  /** Those above a number, in the order of their numbers, at most `limit`. */
  page(after: number, limit: number): Pick<SpaceRow, "id" | "journal">[];
}

interface SpaceParts {
  storages: Storages;
  bounds: Bounds;
  /** Epoch milliseconds, by the machine. */
  now: () => number;
  /** Values in a message's JSON text by which other messages may name something. */
  thingsIn: (text: string) => string[];
}

const insertSql = "INSERT INTO space (id, name, storage, journal) VALUES (?, ?, ?, ?)";
const updateSql =
  "UPDATE space SET clock_offset = ?, clock_frozen = ?, seed = ?, digest_key = ? WHERE id = ?";

export function createSpaces(
  connection: Connection,
  { storages, bounds, now, thingsIn }: SpaceParts,
): Spaces {
  const select = connection.prepare<SpaceRow>("SELECT * FROM space WHERE name = ?");
  const insert = connection.prepare(insertSql);
  const update = connection.prepare(updateSql);
  const known = new Map<string, Space>();
  const noteUse = createUse(connection);
  const total = createTotal(connection);
  const read = (name: string): Space | undefined => {
    const row = select.get(name);
    const space = row && spaceOf(row);
    if (space !== undefined) known.set(name, space);
    return space;
  };
  const make = (name: string): Space => {
    if (total.count() >= bounds.spaces) throw new TooManySpaces(reachedBound(bounds, "spaces"));
    const storage = storages.create();
    // Numbers of storages are never reused, nor are those of spaces, even of dropped ones.
    insert.run(storage, name, storage, storages.create());
    total.grow();
    const made = read(name);
    if (made === undefined) throw new Error("a data space that was made is not there");
    return made;
  };
  return {
    nameOf: (user, password) => spaceName(connection.serverKey, user, password),
    nameOfUser: (user) => keyed(connection.serverKey, `user:${user}`),
    rename: createRenaming(connection, select, known),
    open: (name, at, user) =>
      countRequest(noteUse(known.get(name) ?? read(name) ?? make(name), at ?? now(), user), at),
    ...createRenewal(connection, storages, thingsIn),
    ...createDropping(connection, {
      storages,
      now,
      forget(name) {
        known.delete(name);
        total.forget();
      },
    }),
    save(space) {
      update.run(space.clockOffset, space.clockFrozen, space.seed, space.digestKey, space.id);
    },
    forEach(visit) {
      for (const space of known.values()) visit(space);
    },
    count: total.count,
    page: createPage(connection),
  };
}

/** How many data spaces there are, counted once. */
function createTotal(connection: Connection) {
  const count = connection.prepare<{ count: number }>("SELECT COUNT(*) AS count FROM space");
  let total: number | undefined;
  return {
    count: (): number => (total ??= count.get()?.count ?? 0),
    grow(): void {
      if (total !== undefined) total += 1;
    },
    forget(): void {
      total = undefined;
    },
  };
}

function createPage(connection: Connection): Spaces["page"] {
  const page = connection.prepare<Pick<SpaceRow, "id" | "journal">>(
    "SELECT id, journal FROM space WHERE id > ? ORDER BY id LIMIT ?",
  );
  return (after, limit) => page.all(after, limit);
}

/** The length distinguishes "a:b" + "c" from "a" + "b:c". */
const spaceName = (key: Connection["serverKey"], user: string, password: string): string =>
  keyed(key, `${user.length}:${user}:${password}`);

const keyed = (key: Connection["serverKey"], text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

function createRenaming(
  connection: Connection,
  select: Statement<SpaceRow>,
  known: Map<string, Space>,
): Spaces["rename"] {
  const rename = connection.prepare("UPDATE space SET name = ? WHERE id = ?");
  const changeSender = ["message", "refused_request"].map((table) =>
    connection.prepare(`UPDATE ${table} SET sender = ? WHERE space_id = ? AND sender = ?`),
  );
  return (before, after) => {
    if (known.has(after)) return;
    const renamed = select.get(after) === undefined ? select.get(before) : undefined;
    if (renamed === undefined) return;
    for (const statement of changeSender) statement.run(after, renamed.storage, before);
    // Last, so that a process that ends on the way begins again.
    rename.run(after, renamed.id);
    known.delete(before);
  };
}

/** Saves the day on which a space was last used, and by whom; written once a day. */
function createUse(
  connection: Connection,
): (space: Space, at: number, user: string | undefined) => Space {
  const update = connection.prepare("UPDATE space SET used_on = ?, user = ? WHERE id = ?");
  const usedOn = new Map<number, number>();
  return (space, at, user = space.user ?? undefined) => {
    const today = Math.floor(at / dayMs);
    if (usedOn.get(space.id) === today && user === (space.user ?? undefined)) return space;
    usedOn.set(space.id, today);
    space.user = user ?? null;
    update.run(today, space.user, space.id);
    return space;
  };
}

/** Counts a request among those of its second; `at`: undefined where no request came. */
function countRequest(space: Space, at: number | undefined): Space {
  if (at === undefined) return space;
  const second = Math.floor(at / 1000);
  if (space.second !== second) {
    space.second = second;
    space.requestsInSecond = 0;
  }
  space.requestsInSecond += 1;
  return space;
}

type RenewalName =
  | "renewStorage"
  | "changeStorage"
  | "renewJournal"
  | "renewAll"
  | "swap"
  | "putBack"
  | "taken"
  | "settle";

function createRenewal(
  connection: Connection,
  storages: Storages,
  thingsIn: SpaceParts["thingsIn"],
): Pick<Spaces, RenewalName> {
  const moveFamily = keptTableNames.map((table) =>
    connection.prepare(`UPDATE ${table} SET space_id = ? WHERE space_id = ? AND family = ?`),
  );
  const moveJournal = createJournalMove(connection);
  const taken = createTakenThings(connection, thingsIn);
  const { change, replace, settle } = createRenumbering(connection, storages);
  return {
    settle,
    changeStorage(space, storage) {
      storages.adopt(storage);
      change(space, "storage", storage);
    },
    renewStorage(space, kept) {
      const [before, after] = [space.storage, storages.create()];
      for (const family of kept.filter((name) => storages.families(before).has(name))) {
        for (const statement of moveFamily) statement.run(after, before, family);
        storages.note(after, family);
      }
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
    swap: replace,
    putBack: taken.byRestore,
    taken: taken.read,
  };
}
