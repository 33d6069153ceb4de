import type { Bounds } from "../limits/bounds";
import type { Connection } from "./file/database";

/** An exchange as stored: the columns that are searched, and JSON text for the rest. */
export interface ExchangeRow {
  receivedAt: number;
  clock: string;
  interface: string | null;
  operation: string | null;
  method: string;
  path: string;
  messageId: string | null;
  requestId: string | null;
  status: number | null;
  outcome: string;
  request: string;
  answer: string | null;
  notes: string;
  /** What its unit of work did to entities, as `changeLines` writes it. */
  changes: string;
}

/** The number of an exchange in its journal. */
interface NumberedExchange {
  seq: number;
}

export type StoredExchange = Omit<ExchangeRow, "changes"> & NumberedExchange;

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
  get(journal: number, seq: number): StoredExchange | undefined;
  list(journal: number, filter: ExchangeFilter): StoredExchange[];
  /** Of exchanges in their order what they are about: it is read much faster than the rest. */
  heads(journal: number, filter: ExchangeFilter): ExchangeHead[];
  /**
   * The next ones in their order, or the last ones in the other: as many as the bounds allow, at least one where there
   * is one.
   */
  step(journal: number, bounds: StepBounds): StoredExchange[];
  /** What exchanges did to entities: those with a number above `after` that did something, at most `limit`. */
  changes(journal: number, after: number, limit: number): StoredChanges[];
  /** First and last number kept; null when there is none. */
  range(journal: number): { first: number; last: number } | null;
  /** What a process held when it ended got no answer; `note` says so. Requests among it were never processed. */
  endUnfinished(note: { source: string; text: string }): void;
  /** The same of one journal, which a reset had put aside while they were held. */
  endUnfinishedIn(journal: number, note: { source: string; text: string }): void;
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

const columns = `${number} AS seq, received_at AS receivedAt, clock, interface, operation, method, path,
  message_id AS messageId, request_id AS requestId, status, outcome, request, answer, notes`;

/** Bounds of one data space's journal. */
type JournalBounds = Pick<Bounds, "journalExchanges" | "journalBytes">;

const unfinishedSql = `UPDATE exchange SET outcome = 'silent', notes = json_insert(
    json_replace(
      notes, '$.stateAfter',
      replace(json_extract(notes, '$.stateAfter'), 'PROCESSING', 'FAILED')
    ),
    '$.strikes[#]', json(?)
  ) WHERE outcome = 'held'`;

export function createExchanges(connection: Connection, bounds: JournalBounds): Exchanges {
  const finish = connection.prepareWithin(
    `UPDATE exchange SET status = ?, outcome = ?, answer = ?, notes = ?, changes = changes || ?
     WHERE id = (? << 32) + ?`,
  );
  const first = connection.prepare<NumberedExchange>(
    `SELECT ${number} AS seq FROM exchange WHERE ${ofSpace} ORDER BY id LIMIT 1`,
  );
  const last = connection.prepare<NumberedExchange>(
    `SELECT ${number} AS seq FROM exchange WHERE ${ofSpace} ORDER BY id DESC LIMIT 1`,
  );
  const unfinished = connection.prepare(unfinishedSql);
  const unfinishedIn = connection.prepare(`${unfinishedSql} AND ${ofSpace}`);
  const { append, next, forget } = createAppend(connection, bounds);

  return {
    append,
    next,
    forget,
    finish(journal, seq, end) {
      finish.run(end.status, end.outcome, end.answer, end.notes, end.changes, journal, seq);
    },
    endUnfinished(note) {
      unfinished.run(JSON.stringify(note));
    },
    endUnfinishedIn(journal, note) {
      unfinishedIn.run(JSON.stringify(note), journal, journal);
    },
    ...createReading(connection),
    range(journal) {
      const [oldest, newest] = [first.get(journal, journal), last.get(journal, journal)];
      return oldest && newest ? { first: oldest.seq, last: newest.seq } : null;
    },
  };
}

function createReading(
  connection: Connection,
): Pick<Exchanges, "get" | "list" | "heads" | "step" | "changes"> {
  const select = connection.prepare<StoredExchange>(
    `SELECT ${columns} FROM exchange WHERE id = (? << 32) + ?`,
  );
  const list = connection.prepare<StoredExchange>(
    `SELECT ${columns} FROM exchange WHERE ${idBetween} ORDER BY id LIMIT ?`,
  );
  const heads = connection.prepare<ExchangeHead>(
    `SELECT ${number} AS seq, clock, interface, operation, message_id AS messageId, request_id AS requestId
     FROM exchange WHERE ${idBetween} ORDER BY id LIMIT ?`,
  );
  const nextSql = `SELECT ${columns}, bytes FROM exchange WHERE ${idBetween} ORDER BY id`;
  const next = connection.prepare<StoredExchange & { bytes: number }>(nextSql);
  const last = connection.prepare<StoredExchange & { bytes: number }>(`${nextSql} DESC`);
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
        found.push(exchange);
        size += own;
        if (found.length === exchanges) break;
      }
      return found;
    },
    changes: (journal, after, limit) => changes.all(journal, after, journal, limit),
    get: (journal, seq) => select.get(journal, seq),
    list: (journal, { after, upTo, limit }) => list.all(journal, after, journal, upTo, limit),
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
  const insert = connection.prepareWithin(
    `INSERT INTO exchange (id, received_at, clock, interface, operation, method, path, message_id,
       request_id, status, outcome, request, answer, notes, changes, bytes)
     VALUES ((? << 32) + ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
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
      insert.run(
        journal,
        seq,
        row.receivedAt,
        row.clock,
        row.interface,
        row.operation,
        row.method,
        row.path,
        row.messageId,
        row.requestId,
        row.status,
        row.outcome,
        row.request,
        row.answer,
        row.notes,
        row.changes,
        bytes,
      );
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
