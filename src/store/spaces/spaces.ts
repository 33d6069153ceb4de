import { createHmac } from "node:crypto";
import { type Bounds, type ReachedBound, reachedBound } from "../../limits/bounds";
import type { Connection } from "../file/database";
import type { Storages } from "./storages";
import { type Renewal, createRenewal } from "./storage-swap";
import { type RecentCount, type Space, type SpaceRow, toSpace } from "./space-row";
import { limits } from "../../limits/limits";
import type { Statement } from "../file/transactions";

/** There are already as many data spaces as allowed. */
export class TooManySpaces extends Error {
  constructor(readonly reached: ReachedBound) {
    super(`There are ${reached.limit} data spaces, as many as there may be.`);
  }
}

/** Milliseconds of a day: data spaces note the day on which they were last used. */
export const dayMs = 86_400_000;

/** The data spaces, their clocks' settings and their seeds. */
export interface Spaces extends Dropping, Renewal {
  /** The name of a credential pair's space: a keyed hash, so that no password is stored. */
  nameOf(user: string, password: string): string;
  /** The name of the own space of a user of a users file, whatever its password. */
  nameOfUser(user: string): string;
  /** What files with the same key have in common: it reveals nothing about the key. */
  keyMark: string;
  /** Gives the space of that name, if there is one, another name, unless that is taken: its own requests too. */
  rename(before: string, after: string): void;
  /**
   * The space of that name, created at first use. `at`: when a request for it arrived, which is counted, by the
   * machine's clock, epoch milliseconds; `user`: the user name of its credentials, kept with it.
   * Throws `TooManySpaces`.
   */
  open(name: string, at?: number, user?: string): Space;
  /** The space of that name, if there is one. */
  find(name: string): Space | undefined;
  /** Throws `TooManySpaces` where there may be no more. */
  refuseBeyond: () => void;
  /** The space of that number, if there is one. */
  numbered(id: number): Space | undefined;
  /** The space of that name, if this process has opened it. */
  opened(name: string): Space | undefined;
  /** The space of that name as it is now, without keeping it in memory for that. */
  glance(name: string): Space | undefined;
  /** A space came from another file: it is not known yet. */
  added: () => void;
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
  const insert = connection.prepare(insertSql);
  const { select, known, find, ...looks } = createFinding(connection);
  const noteUse = createUse(connection);
  const total = createTotal(connection);
  const refuseBeyond = (): void => {
    if (total.count() >= bounds.spaces) throw new TooManySpaces(reachedBound(bounds, "spaces"));
  };
  const make = (name: string): Space => {
    refuseBeyond();
    const storage = storages.create();
    // Numbers of storages are never reused, nor are those of spaces, even of dropped ones.
    insert.run(storage, name, storage, storages.create());
    total.grow();
    const made = find(name);
    if (made === undefined) throw new Error("a data space that was made is not there");
    return made;
  };
  return {
    ...createNaming(connection),
    rename: createRenaming(connection, select, known),
    open: (name, at, user) =>
      countRequest(noteUse(find(name) ?? make(name), at ?? now(), user), at),
    find,
    refuseBeyond,
    ...looks,
    added: () => {
      total.grow();
    },
    ...createRenewal(connection, storages, thingsIn),
    ...createDropping(connection, {
      storages,
      now,
      forget(name) {
        known.delete(name);
        total.forget();
      },
    }),
    forEach(visit) {
      for (const space of known.values()) visit(space);
    },
    count: total.count,
    page: createPage(connection),
    save: createSaving(connection),
  };
}

/** Finds data spaces, and remembers those that it found. */
function createFinding(connection: Connection) {
  const select = connection.prepare<SpaceRow>("SELECT * FROM space WHERE name = ?");
  const nameOf = connection.prepare<{ name: string }>("SELECT name FROM space WHERE id = ?");
  const known = new Map<string, Space>();
  const read = (name: string): Space | undefined => {
    const row = select.get(name);
    const space = row && toSpace(row);
    if (space !== undefined) known.set(name, space);
    return space;
  };
  const find = (name: string): Space | undefined => known.get(name) ?? read(name);
  return {
    select,
    known,
    find,
    opened: (name: string): Space | undefined => known.get(name),
    glance(name: string): Space | undefined {
      const row = known.has(name) ? undefined : select.get(name);
      return row === undefined ? known.get(name) : toSpace(row);
    },
    numbered: (id: number): Space | undefined => {
      const row = nameOf.get(id);
      return row && find(row.name);
    },
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

function createSaving(connection: Connection): Spaces["save"] {
  const update = connection.prepare(updateSql);
  return ({ clockOffset, clockFrozen, seed, digestKey, id }) => {
    update.run(clockOffset, clockFrozen, seed, digestKey, id);
  };
}

function createPage(connection: Connection): Spaces["page"] {
  const page = connection.prepare<Pick<SpaceRow, "id" | "journal">>(
    "SELECT id, journal FROM space WHERE id > ? ORDER BY id LIMIT ?",
  );
  return (after, limit) => page.all(after, limit);
}

const createNaming = ({
  serverKey,
}: Connection): Pick<Spaces, "nameOf" | "nameOfUser" | "keyMark"> => ({
  nameOf: (user, password) => spaceName(serverKey, user, password),
  nameOfUser: (user) => keyedDigest(serverKey, `user:${user}`),
  keyMark: keyedDigest(serverKey, "mark"),
});

/** The length distinguishes "a:b" + "c" from "a" + "b:c". */
const spaceName = (key: Connection["serverKey"], user: string, password: string): string =>
  keyedDigest(key, `${user.length}:${user}:${password}`);

const keyedDigest = (key: Connection["serverKey"], text: string): string =>
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

/** Goes on to the step of an instant: what came a minute before it is forgotten. */
function goOnTo(recent: RecentCount, at: number): number {
  const step = Math.floor(at / limits.rateStepMs);
  const from = Math.max(recent.step, step - limits.rateSteps);
  for (let next = from + 1; next <= step; next += 1) recent.counts[next % limits.rateSteps] = 0;
  recent.step = Math.max(recent.step, step);
  return recent.step % limits.rateSteps;
}

/** Counts what came at an instant: epoch milliseconds, by the machine. */
export function countRecent(recent: RecentCount, at: number, more = 1): void {
  const place = goOnTo(recent, at);
  recent.counts[place] = (recent.counts[place] ?? 0) + more;
}

/** How many came in a second of the last minute. */
export function recentRate(recent: RecentCount, at: number): number {
  goOnTo(recent, at);
  const count = recent.counts.reduce((sum, one) => sum + one, 0);
  return (count * 1000) / (limits.rateSteps * limits.rateStepMs);
}

/** Counts a request among those of its second; `at`: undefined where no request came. */
function countRequest(space: Space, at: number | undefined): Space {
  if (at === undefined) return space;
  const second = Math.floor(at / 1000);
  if (space.second !== second) {
    space.second = second;
    space.requestsInSecond = 0;
    space.controlRequestsInSecond = 0;
  }
  space.requestsInSecond += 1;
  countRecent(space.requests, at);
  return space;
}

/** How data spaces are dropped. What they held is deleted in steps. */
interface Dropping {
  /** Drops the data space of that number, if there is one. Call it within a unit of work. */
  drop(id: number): void;
  /**
   * Drops data spaces that nobody has used for this many days, at most `limit`; returns how many. Call it within a unit
   * of work.
   */
  dropUnused(days: number, limit: number): number;
}

interface DroppingParts {
  storages: Pick<Storages, "abandon">;
  /** Epoch milliseconds, by the machine. */
  now: () => number;
  /** The data space of that name no longer exists. */
  forget: (name: string) => void;
}

/** What is left of a data space in its snapshots and its undo is abandoned first, then its rows go. */
const dropSql: readonly string[] = [
  "UPDATE storage SET is_left = 1 WHERE id IN (SELECT storage FROM snapshot WHERE space_id = ?)",
  `UPDATE storage SET is_left = 1 WHERE id IN (
     SELECT content ->> path FROM undo CROSS JOIN
       (SELECT '$.numbers.storage' AS path UNION SELECT '$.numbers.journal' UNION SELECT '$.snapshot.storage')
     WHERE space_id = ?)`,
  ...["snapshot", "scenario_run", "scenario_draft", "test_run", "onward", "undo"].map(
    (table) => `DELETE FROM ${table} WHERE space_id = ?`,
  ),
  "DELETE FROM space WHERE id = ?",
];

function createDropping(
  connection: Connection,
  { storages, now, forget }: DroppingParts,
): Dropping {
  const unused = connection.prepare<SpaceRow>("SELECT * FROM space WHERE used_on < ? LIMIT ?");
  const select = connection.prepare<SpaceRow>("SELECT * FROM space WHERE id = ?");
  const statements = dropSql.map((sql) => connection.prepare(sql));
  const dropRow = ({ id, name, storage, journal }: SpaceRow): void => {
    storages.abandon(storage);
    storages.abandon(journal);
    for (const statement of statements) statement.run(id);
    forget(name);
  };
  return {
    drop(id) {
      const row = select.get(id);
      if (row !== undefined) dropRow(row);
    },
    dropUnused(days, limit) {
      const rows = unused.all(Math.floor(now() / dayMs) - days, limit);
      for (const row of rows) dropRow(row);
      return rows.length;
    },
  };
}
