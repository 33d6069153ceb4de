import { limits } from "../limits/limits";
import type { Connection } from "./file/database";
import { ownJson } from "../own-json";

/** The numbers of a data space and of its journal. */
interface SpaceIds {
  readonly id: number;
  readonly journal: number;
}

/** What a reset or a restore removed: later messages about it are about nothing. */
export interface Removal {
  /** Id of a transaction, or a value by which messages name what there was, such as the number of a card. */
  what: string;
  /** Number of the last exchange before it; 0 if a reset removed the exchanges too. */
  after: number;
  /** When a restore removed it, real time, RFC 3339; absent: a reset did. */
  at?: string;
}

/** What was removed from each data space; the oldest entries make room for new ones. */
interface Removals {
  /**
   * A reset removed everything that the journal names at these interfaces, or at all. Call it within a unit of
   * work.
   */
  byReset: (space: SpaceIds, interfaces: readonly string[] | undefined) => void;
  /**
   * A restore removed everything that the journal names, except transactions that it left as they were. Call it
   * within a unit of work.
   */
  byRestore: (space: SpaceIds, isKept: (id: string) => boolean, at: string) => void;
  /** A provider of these interfaces was reset: the journal stays. Call it within a unit of work. */
  byProvider: (space: SpaceIds, interfaces: readonly string[]) => void;
  /**
   * An undo gives an earlier journal back, and removes everything that the one of now names. `before`: what had been
   * removed then, as JSON text. Call it within a unit of work.
   */
  byUndo: (space: SpaceIds, earlier: { journal: number; before: string }) => void;
  read: (space: SpaceIds) => readonly Removal[];
}

const takenJson = ownJson<readonly Removal[]>();

interface Row {
  number: number;
  interface: string;
  id: string | null;
  status: number | null;
  request: string;
  answer: string | null;
}

const newestSql = `SELECT exchange.id & 4294967295 AS number, interface,
  COALESCE(request_id, message_id) AS id, status,
  substr(request, 1, ?) AS request, substr(answer, 1, ?) AS answer FROM exchange
  WHERE exchange.id > (? << 32) + ? AND exchange.id < ((? + 1) << 32) AND interface IS NOT NULL
  ORDER BY exchange.id DESC LIMIT ?`;

/** What journals name. `thingsIn`: the values in a message's JSON text by which other messages may name something. */
function createNames(connection: Connection, thingsIn: (text: string) => string[]) {
  const newest = connection.prepare<Row>(newestSql);
  const characters = limits.takenCharacters;
  /** The values of refused messages name nothing. */
  const valuesOf = ({ status, request, answer }: Row): string[] =>
    status !== null && status < 300 ? thingsIn(`${request}${answer ?? ""}`) : [];
  return {
    /** The newest exchanges after one. */
    rowsOf: (journal: number, after = 0): Row[] =>
      newest.all(characters, characters, journal, after, journal, limits.takenThings),
    lastNumber: (journal: number): number =>
      newest.all(0, 0, journal, 0, journal, 1)[0]?.number ?? 0,
    /** `isNamed`: transactions that count; absent: all do. */
    namesIn: (row: Row, isNamed: (id: string) => boolean = () => true): string[] => [
      ...(row.id !== null && isNamed(row.id) ? [row.id] : []),
      ...valuesOf(row),
    ],
  };
}

/** Reads what was removed, once as long as that stays the same: every message to a provider asks for it. */
function createReader(connection: Connection): Removals["read"] {
  const select = connection.prepare<{ taken: string }>("SELECT taken FROM space WHERE id = ?");
  const known = new WeakMap<SpaceIds, { text: string; list: readonly Removal[] }>();
  return (space) => {
    const text = select.get(space.id)?.taken ?? "[]";
    const last = known.get(space);
    const { list } = last?.text === text ? last : { list: takenJson.read(text) };
    known.set(space, { text, list });
    return list;
  };
}

/** `thingsIn`: the values in a message's JSON text by which other messages may name something. */
export function createRemovals(
  connection: Connection,
  thingsIn: (text: string) => string[],
): Removals {
  const update = connection.prepare("UPDATE space SET taken = ? WHERE id = ?");
  const { rowsOf, lastNumber, namesIn } = createNames(connection, thingsIn);
  const read = createReader(connection);
  const write = ({ id }: SpaceIds, taken: readonly Removal[]) =>
    update.run(takenJson.write(taken.slice(0, limits.takenThings)), id);
  return {
    read,
    byReset(space, interfaces) {
      const gone = new Set(
        rowsOf(space.journal)
          .filter((row) => interfaces?.includes(row.interface) !== false)
          .flatMap((row) => namesIn(row)),
      );
      const before = read(space).filter(({ what }) => !gone.has(what));
      if (gone.size + before.length === 0) return;
      // An empty journal counts from 1 again.
      const older =
        interfaces === undefined
          ? [...new Set(before.map(({ what }) => what))].map((what) => ({ what, after: 0 }))
          : before;
      write(space, [...[...gone].map((what) => ({ what, after: 0 })), ...older]);
    },
    byRestore(space, isKept, at) {
      const rows = rowsOf(space.journal);
      const [last] = rows;
      if (last === undefined) return;
      const before = read(space);
      const gone = goneSince(before, rows, (row) => namesIn(row, (id) => !isKept(id)));
      write(space, [...gone.map((what) => ({ what, after: last.number, at })), ...before]);
    },
    byProvider: createProviderResets({ rowsOf, namesIn, read, write }),
    byUndo(space, { journal, before }) {
      const gone = new Set(rowsOf(space.journal).flatMap((row) => namesIn(row)));
      const after = lastNumber(journal);
      write(space, [...[...gone].map((what) => ({ what, after })), ...takenJson.read(before)]);
    },
  };
}

/** What resets at a provider need of the others. */
interface ResetParts extends Pick<ReturnType<typeof createNames>, "rowsOf" | "namesIn"> {
  read: Removals["read"];
  write: (space: SpaceIds, taken: readonly Removal[]) => unknown;
}

/** The last reset of a provider in a data space, and what had been removed after it. */
interface ProviderReset {
  journal: number;
  interfaces: string;
  after: number;
  taken: readonly Removal[];
}

/**
 * All that the journal names before the last reset of a provider is among what was removed, as long as nothing else
 * changed that: where a thousand resets follow each other, each reads what came since the last.
 */
function createProviderResets({
  rowsOf,
  namesIn,
  read,
  write,
}: ResetParts): Removals["byProvider"] {
  const last = new WeakMap<SpaceIds, ProviderReset>();
  return (space, interfaces) => {
    const { journal } = space;
    const before = read(space);
    const named = interfaces.join();
    const reset = last.get(space);
    const isKnown =
      reset?.taken === before && reset.journal === journal && reset.interfaces === named;
    const since = isKnown ? reset.after : 0;
    const rows = rowsOf(journal, since);
    const after = rows[0]?.number ?? since;
    const theirs = rows.filter((row) => interfaces.includes(row.interface));
    const gone = goneSince(before, theirs, (row) => namesIn(row));
    write(space, [...gone.map((what) => ({ what, after })), ...before]);
    last.set(space, { journal, interfaces: named, after, taken: read(space) });
  };
}

/** What these rows of a journal that stays name, where it was not removed since. */
function goneSince(
  before: readonly Removal[],
  rows: readonly Row[],
  namesOf: (row: Row) => string[],
): string[] {
  const takenAfter = lastRemoval(before);
  const isSince = ({ number }: Row, what: string): boolean => (takenAfter.get(what) ?? -1) < number;
  return [...new Set(rows.flatMap((row) => namesOf(row).filter((what) => isSince(row, what))))];
}

/** After which exchange each was removed last. */
const lastRemoval = (taken: readonly Removal[]): Map<string, number> =>
  new Map(
    [...taken]
      .sort((one, other) => one.after - other.after)
      .map(({ what, after }) => [what, after]),
  );

/** Who changed entities without a message of a POS: the tester, the clock, or an answer from a partner outside. */
export const changeSources = ["tester", "time", "partner"] as const;
export type ChangeSource = (typeof changeSources)[number];

/** What was done to the entities of a family outside of the messages. */
export interface OutOfBandChange {
  family: string;
  source: ChangeSource;
  /** The data space's time, RFC 3339. */
  clock: string;
  /** Number of the exchange that came before; 0: none did. */
  after: number;
  /** As `changeLines` writes it. */
  changes: string;
}

/** The changes of each journal's data space outside of its messages, oldest first. */
export interface OutOfBandChanges {
  /** Appends one, within its unit of work; beyond the bound the oldest gives way. */
  append(journal: number, change: OutOfBandChange): void;
  list(journal: number): OutOfBandChange[];
}

/** Kinds of what a tester did beside the messages. */
export const sessionMarkKinds = ["scenario", "clock", "reset", "edit"] as const;

/** Something that a tester did to a data space beside its messages. */
export interface SessionMark {
  kind: (typeof sessionMarkKinds)[number];
  /** Epoch milliseconds, by the machine. */
  at: number;
  text: string;
  /** What it names: the scenario; family, list and key of an entity, as JSON text; null: nothing. */
  named: string | null;
}

/** What testers did, by the journals of their data spaces, oldest first. */
export interface SessionMarks {
  /** Appends one, within its unit of work; beyond the bound the oldest gives way. */
  append(journal: number, mark: SessionMark): void;
  list(journal: number): SessionMark[];
  /** The newest one. */
  last(journal: number): SessionMark | undefined;
}

const ofJournal = "id > (? << 32) AND id < ((? + 1) << 32)";

/** The number after the last one of a journal: takes the journal three times. */
const nextId = (table: string): string =>
  `COALESCE((SELECT MAX(id) FROM ${table} WHERE ${ofJournal}), ? << 32) + 1`;

/** Drops the oldest of a journal's rows: takes the journal three times, and how many stay. */
const trimSql = (table: string): string =>
  `DELETE FROM ${table} WHERE id > (? << 32)
   AND id <= (SELECT MAX(id) FROM ${table} WHERE ${ofJournal}) - ?`;

export function createSessionMarks(connection: Connection): SessionMarks {
  const insert = connection.prepareWithin(
    `INSERT INTO session_mark (id, at, kind, text, named) VALUES (${nextId("session_mark")}, ?, ?, ?, ?)`,
  );
  const trim = connection.prepareWithin(trimSql("session_mark"));
  const selection = `SELECT at, kind, text, named FROM session_mark WHERE ${ofJournal} ORDER BY id`;
  const select = connection.prepare<SessionMark>(selection);
  const selectLast = connection.prepare<SessionMark>(`${selection} DESC LIMIT 1`);
  return {
    append(journal, { at, kind, text, named }) {
      insert.run(journal, journal, journal, at, kind, text, named);
      trim.run(journal, journal, journal, limits.sessionMarks);
    },
    list: (journal) => select.all(journal, journal),
    last: (journal) => selectLast.get(journal, journal),
  };
}

export function createOutOfBandChanges(connection: Connection): OutOfBandChanges {
  const insert = connection.prepareWithin(
    `INSERT INTO own_change (id, family, source, clock, after, changes)
     VALUES (${nextId("own_change")}, ?, ?, ?, ?, ?)`,
  );
  const trim = connection.prepareWithin(trimSql("own_change"));
  const select = connection.prepare<OutOfBandChange>(
    `SELECT family, source, clock, after, changes FROM own_change WHERE ${ofJournal} ORDER BY id`,
  );
  return {
    append(journal, { family, source, clock, after, changes }) {
      insert.run(journal, journal, journal, family, source, clock, after, changes);
      trim.run(journal, journal, journal, limits.ownChanges);
    },
    list: (journal) => select.all(journal, journal),
  };
}
