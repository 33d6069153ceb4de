import { hash } from "node:crypto";
import type { Bounds } from "../limits/bounds";
import { type ExchangeRow, exchangeColumns, exchangeMembers, insertExchange } from "./exchange-row";
import { type ScanFilter, type ScannedExchange, createScan } from "./exchange-scan";
import type { Connection } from "./file/database";

/** The number of an exchange in its journal. */
interface NumberedExchange {
  seq: number;
}

export interface StoredExchange extends Omit<ExchangeRow, "changes">, NumberedExchange {
  /** A name that no other exchange of the file has, or ever had. */
  name: string;
}

/** What an exchange did to entities, and when, by the data space's clock. */
export type StoredChanges = Pick<ExchangeRow, "clock" | "changes"> & NumberedExchange;

/** What is known about an exchange once its answer has gone out, or was withheld; `changes` are those since. */
export type ExchangeEnd = Pick<ExchangeRow, "status" | "outcome" | "answer" | "notes" | "changes">;

/** Which exchanges to list: those above `after`, up to `upTo`, the first `limit` of them. */
export interface ExchangeFilter {
  after: number;
  upTo: number;
  limit: number;
}

/** What an exchange is about, without what was sent. */
export type ExchangeHead = NumberedExchange &
  Pick<ExchangeRow, "clock" | "interface" | "operation" | "messageId" | "requestId">;

/** Where an exchange is, or was. */
interface ExchangePlace {
  journal: number;
  seq: number;
}

/** How much of a journal is read at once. */
interface StepBounds {
  /** Only exchanges with a number above this one. */
  after: number;
  /** Only exchanges up to this number. */
  upTo: number;
  /** The last ones, the newest first. */
  newest: boolean;
  exchanges: number;
  bytes: number;
}

/** The exchanges of each data space's journal, numbered from 1. */
export interface Exchanges {
  /** The number of the exchange that is appended next. */
  next(journal: number): number;
  /** Appends, within a unit of work; returns the exchange's number. */
  append(journal: number, row: ExchangeRow): number;
  /** Replaces what is kept of an exchange, within a unit of work. */
  finish(journal: number, seq: number, end: ExchangeEnd): void;
  /** Puts a member into the notes of an exchange, as JSON text, or takes it out (null), within a unit of work. */
  annotate(journal: number, seq: number, member: string, json: string | null): void;
  /** How many of these members the notes of a journal have: objects. */
  countNotes(journal: number, members: readonly string[]): number;
  get(journal: number, seq: number): StoredExchange | undefined;
  /** The journal and the number of the exchange of a name; undefined: there was none of that name. */
  placeOf(name: string): ExchangePlace | undefined;
  list(journal: number, filter: ExchangeFilter): StoredExchange[];
  /** Of exchanges in their order what they are about: it is read much faster than the rest. */
  heads(journal: number, filter: ExchangeFilter): ExchangeHead[];
  /**
   * The next ones in their order, or the last ones in the other: as many as the bounds allow, at least one where there
   * is one.
   */
  step(journal: number, bounds: StepBounds): StoredExchange[];
  /** The same of exchanges that are looked through for texts, where they are. */
  scan(journal: number, filter: ScanFilter): ScannedExchange[];
  /** What exchanges did to entities: those with a number above `after` that did something, at most `limit`. */
  changes(journal: number, after: number, limit: number): StoredChanges[];
  /** When the newest one arrived, epoch milliseconds; undefined: there is none. */
  lastAt(journal: number): number | undefined;
  /** There is none. For housekeeping, which is no message's work. */
  isEmpty(journal: number): boolean;
  /** First and last number kept; null when there is none. */
  range(journal: number): { first: number; last: number } | null;
  /** What a process held when it ended got no answer; `ending` says so. Requests among it were never processed. */
  endUnfinished(ending: Ending): void;
  /** The same of one journal, which a reset had put aside while they were held; those of `goOn` are held still. */
  endUnfinishedIn(journal: number, ending: Ending, goOn?: readonly number[]): void;
  /** A unit of work was undone: what is remembered of the numbers may be ahead of the file. */
  forget(): void;
}

/** A journal's part of the ids, the journal in the upper half, the number in the lower: takes the journal twice. */
const ofSpace = "id > (? << 32) AND id < ((? + 1) << 32)";
const number = "(id & 4294967295)";

/** Those of a journal above a number. One bound each way: SQLite would search by one of two, and scan for the other. */
const idAbove = "id > (? << 32) + ? AND id < ((? + 1) << 32)";

/** Those of a journal above a number, up to another. */
const idBetween = "id > (? << 32) + ? AND id <= (? << 32) + ?";

/** What is shown of an exchange. */
const columns = `${number} AS seq, ${exchangeColumns("changes")}`;

/** Bounds of one data space's journal. */
type JournalBounds = Pick<Bounds, "journalExchanges" | "journalBytes">;

/** Of the notes those that stay when the exchange goes on: names of what its request hides, and notes of testers. */
const lastingNotes = `json_object(${["masked", "note", "transactionNote"]
  .map((member) => `'${member}', json(notes -> '$.${member}')`)
  .join(", ")})`;

/** Why held exchanges end without an answer: those to be answered here, and those on their way to a provider. */
export interface Ending {
  strike: { source: string; text: string };
  upstream: { sent: true; failure: string; reason: string };
  /** When their connections had closed at the latest, epoch milliseconds; absent: nobody knows. */
  at?: number;
}

const valuesOf = ({ strike, upstream, at }: Ending) =>
  [JSON.stringify(strike), JSON.stringify(upstream), at ?? null] as const;

/** Nobody knows whether a message reached its provider that was on its way there. */
const unfinishedSql = `UPDATE exchange SET outcome = 'silent', notes = json_patch(CASE
    WHEN json_extract(notes, '$.upstream') IS NULL THEN json_insert(
      json_replace(notes, '$.stateAfter',
        replace(json_extract(notes, '$.stateAfter'), 'PROCESSING', 'FAILED')),
      '$.strikes[#]', json(?)
    )
    ELSE json_replace(
      json_set(notes, '$.upstream', json_patch(notes -> '$.upstream', ?)), '$.stateAfter',
      replace(json_extract(notes, '$.stateAfter'), 'PROCESSING', 'UNKNOWN')
    )
  END, json_object('endedMs', MAX(0, ? - received_at))) WHERE outcome = 'held'`;

export function createExchanges(connection: Connection, bounds: JournalBounds): Exchanges {
  const finish = connection.prepareWithin(
    `UPDATE exchange SET status = ?, outcome = ?, answer = ?, notes = json_patch(?, ${lastingNotes}),
       changes = changes || ? WHERE id = (? << 32) + ?`,
  );
  const first = connection.prepare<NumberedExchange>(
    `SELECT ${number} AS seq FROM exchange WHERE ${ofSpace} ORDER BY id LIMIT 1`,
  );
  const last = connection.prepare<NumberedExchange>(
    `SELECT ${number} AS seq FROM exchange WHERE ${ofSpace} ORDER BY id DESC LIMIT 1`,
  );
  const any = connection.prepareQuietly<NumberedExchange>(
    `SELECT ${number} AS seq FROM exchange WHERE ${ofSpace} LIMIT 1`,
  );
  const lastAt = connection.prepare<{ at: number }>(
    `SELECT received_at AS at FROM exchange WHERE ${ofSpace} ORDER BY id DESC LIMIT 1`,
  );
  const unfinished = connection.prepare(unfinishedSql);
  const unfinishedIn = connection.prepare(
    `${unfinishedSql} AND ${ofSpace} AND ${number} NOT IN (SELECT value FROM json_each(?))`,
  );
  const { append, next, forget } = createAppend(connection, bounds);

  return {
    append,
    next,
    forget,
    finish(journal, seq, end) {
      finish.run(end.status, end.outcome, end.answer, end.notes, end.changes, journal, seq);
    },
    ...createAnnotating(connection),
    endUnfinished(ending) {
      unfinished.run(...valuesOf(ending));
    },
    endUnfinishedIn(journal, ending, goOn = []) {
      unfinishedIn.run(...valuesOf(ending), journal, journal, JSON.stringify(goOn));
    },
    ...createReading(connection),
    scan: createScan(connection),
    placeOf: createNames(connection.serverKey).placeOf,
    isEmpty: (journal) => any.get(journal, journal) === undefined,
    lastAt: (journal) => lastAt.get(journal, journal)?.at,
    range(journal) {
      const [oldest, newest] = [first.get(journal, journal), last.get(journal, journal)];
      return oldest && newest ? { first: oldest.seq, last: newest.seq } : null;
    },
  };
}

/** The notes of testers, among the other notes of exchanges. */
function createAnnotating(connection: Connection): Pick<Exchanges, "annotate" | "countNotes"> {
  const annotate = connection.prepareWithin(
    "UPDATE exchange SET notes = json_set(notes, '$.' || ?, json(?)) WHERE id = (? << 32) + ?",
  );
  const strip = connection.prepareWithin(
    "UPDATE exchange SET notes = json_remove(notes, '$.' || ?) WHERE id = (? << 32) + ?",
  );
  const count = connection.prepare<{ count: number }>(
    `SELECT COUNT(*) AS count FROM exchange WHERE ${ofSpace} AND instr(notes, '"' || ? || '":{')`,
  );
  return {
    annotate(journal, seq, member, json) {
      if (json === null) strip.run(member, journal, seq);
      else annotate.run(member, json, journal, seq);
    },
    countNotes: (journal, members) =>
      members.reduce((sum, member) => sum + (count.get(journal, journal, member)?.count ?? 0), 0),
  };
}

type UnnamedExchange<T> = Omit<T, "name">;

const letters = "abcdefghijklmnopqrstuvwxyz";
const half = 0xfffffff;

/** Six letters for 28 bits. */
const lettersOf = (bits: number): string =>
  Array.from({ length: 6 }, (_none, at) => letters[Math.floor(bits / 26 ** at) % 26]).join("");

const bitsOf = (text: string): number =>
  Array.from(text, (letter, at) => letters.indexOf(letter) * 26 ** at).reduce((a, b) => a + b, 0);

/** The bits of a number, mixed with a key. */
function mixBits(bits: number, key: number): number {
  const once = Math.imul(bits ^ key, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
  return (twice ^ (twice >>> 13)) & half;
}

/**
 * Names for exchanges, of twelve letters: journal and number, 28 bits each, in a Feistel network with keys of the
 * file's own. They look random, and no two places have the same one.
 */
function createNames(serverKey: Buffer) {
  const digest = hash("sha256", Buffer.concat([serverKey, Buffer.from("names")]), "buffer");
  const keys = [0, 4, 8, 12, 16, 20].map((at) => digest.readUInt32LE(at));
  const round = ([left, right]: [number, number], key: number): [number, number] => [
    right,
    left ^ mixBits(right, key),
  ];
  return {
    nameOf: ({ journal, seq }: ExchangePlace): string => {
      const [left, right] = keys.reduce(round, [journal & half, seq & half]);
      return lettersOf(left) + lettersOf(right);
    },
    placeOf: (name: string): ExchangePlace | undefined => {
      const [left, right] = [bitsOf(name.slice(0, 6)), bitsOf(name.slice(6))];
      if (!/^[a-z]{12}$/.test(name) || left > half || right > half) return undefined;
      const [seq, journal] = keys.toReversed().reduce(round, [right, left]);
      return { journal, seq };
    },
  };
}

function createReading(
  connection: Connection,
): Pick<Exchanges, "get" | "list" | "heads" | "step" | "changes"> {
  const { nameOf } = createNames(connection.serverKey);
  const named = (journal: number, row: UnnamedExchange<StoredExchange>): StoredExchange => ({
    ...row,
    name: nameOf({ journal, seq: row.seq }),
  });
  const select = connection.prepare<UnnamedExchange<StoredExchange>>(
    `SELECT ${columns} FROM exchange WHERE id = (? << 32) + ?`,
  );
  const list = connection.prepare<UnnamedExchange<StoredExchange>>(
    `SELECT ${columns} FROM exchange WHERE ${idBetween} ORDER BY id LIMIT ?`,
  );
  const heads = connection.prepare<ExchangeHead>(
    `SELECT ${number} AS seq, clock, interface, operation, message_id AS messageId, request_id AS requestId
     FROM exchange WHERE ${idBetween} ORDER BY id LIMIT ?`,
  );
  const nextSql = `SELECT ${columns}, bytes FROM exchange WHERE ${idBetween} ORDER BY id`;
  const next = connection.prepare<UnnamedExchange<StoredExchange> & { bytes: number }>(nextSql);
  const last = connection.prepare<UnnamedExchange<StoredExchange> & { bytes: number }>(
    `${nextSql} DESC`,
  );
  const changes = connection.prepare<StoredChanges>(
    `SELECT ${number} AS seq, clock, changes FROM exchange WHERE ${idAbove} AND changes <> '' ORDER BY id LIMIT ?`,
  );
  return {
    step(journal, { after, upTo, newest, exchanges, bytes }) {
      const found: StoredExchange[] = [];
      let size = 0;
      for (const row of (newest ? last : next).iterate(journal, after, journal, upTo)) {
        const { bytes: own, ...exchange } = row;
        if (found.length > 0 && size + own > bytes) break;
        found.push(named(journal, exchange));
        size += own;
        if (found.length === exchanges) break;
      }
      return found;
    },
    changes: (journal, after, limit) => changes.all(journal, after, journal, limit),
    get(journal, seq) {
      const row = select.get(journal, seq);
      return row && named(journal, row);
    },
    list: (journal, { after, upTo, limit }) =>
      list.all(journal, after, journal, upTo, limit).map((row) => named(journal, row)),
    heads: (journal, { after, upTo, limit }) => heads.all(journal, after, journal, upTo, limit),
  };
}

function createAppend(
  connection: Connection,
  bounds: JournalBounds,
): Pick<Exchanges, "append" | "next" | "forget"> {
  const last = connection.prepare<NumberedExchange>(
    `SELECT ${number} AS seq FROM exchange WHERE ${ofSpace} ORDER BY id DESC LIMIT 1`,
  );
  const insert = connection.prepareWithin(insertExchange);
  const trim = createTrim(connection, bounds);
  const lastNumbers = new Map<number, number>();
  const next = (journal: number): number =>
    (lastNumbers.get(journal) ?? last.get(journal, journal)?.seq ?? 0) + 1;
  return {
    next,
    forget() {
      lastNumbers.clear();
    },
    append(journal, row) {
      const seq = next(journal);
      lastNumbers.set(journal, seq);
      const bytes =
        row.request.length + (row.answer?.length ?? 0) + row.notes.length + row.changes.length;
      insert.run(journal, seq, ...exchangeMembers.map((member) => row[member]), bytes);
      trim(journal, seq, bytes);
      return seq;
    },
  };
}

/**
 * Keeps a space within its bounds; called in the unit of work of each append. Old rows go in batches of a
 * hundredth of the bound: neighbours share their pages, so a batch costs little more than a row.
 */
function createTrim(connection: Connection, bounds: JournalBounds) {
  const extent = connection.prepareWithin<{ bytes: number; first: number | null }>(
    `SELECT COALESCE(SUM(bytes), 0) AS bytes, MIN(id) & 4294967295 AS first FROM exchange WHERE ${ofSpace}`,
  );
  const drop = connection.prepareWithin(
    "DELETE FROM exchange WHERE id > (? << 32) AND id <= (? << 32) + ?",
  );
  const batch = Math.max(1, Math.floor(bounds.journalExchanges / 100));
  // At least the bytes that are kept: what was dropped since the last look is still counted.
  const upperBounds = new Map<number, number>();

  return (journal: number, seq: number, bytes: number): void => {
    if (seq > bounds.journalExchanges && seq % batch === 0)
      drop.run(journal, journal, seq - bounds.journalExchanges);
    const upperBound = (upperBounds.get(journal) ?? bounds.journalBytes) + bytes;
    upperBounds.set(journal, upperBound);
    if (upperBound <= bounds.journalBytes) return;
    for (;;) {
      // Of a journal without exchanges there is nothing to drop.
      const { bytes: kept, first } = extent.get(journal, journal) ?? { bytes: 0, first: null };
      upperBounds.set(journal, kept);
      if (kept <= bounds.journalBytes || first === null || first >= seq) return;
      drop.run(journal, journal, first + Math.floor((seq - first) / 10));
    }
  };
}
