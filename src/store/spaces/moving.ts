import type { Connection } from "../file/database";
import type { KeptDraft, StoredRun, StoredRuns, KeptTestRun, TestRuns } from "../runs";
import type { Statement } from "../file/transactions";
import type { KeptSnapshot } from "../snapshots";
import { limits } from "../../limits/limits";
import {
  type ExchangeRow,
  exchangeColumns,
  exchangeMembers,
  insertExchange,
} from "../exchange-row";
import type { OutOfBandChange, SessionMark } from "../out-of-band-changes";
import type { Storages } from "./storages";

/** An exchange with its number in the journal. */
type MovedExchange = ExchangeRow & { seq: number; bytes: number };

/** What was done to entities outside of the messages, with its number. */
type MovedChange = OutOfBandChange & { seq: number };

/** What a tester did, with its number. */
type MovedMark = SessionMark & { seq: number };

/** A message that waits to be sent onward. */
export interface MovedMessage {
  family: string;
  message: string;
  attempts: number;
  dueAt: number;
}

/** Some rows of a journal, of one kind. */
export type JournalRows =
  { exchanges: MovedExchange[] } | { ownChanges: MovedChange[] } | { sessionMarks: MovedMark[] };

/** Everything of a data space that is neither in its storage nor in its journal. */
export interface MovedSpace {
  name: string;
  user: string | null;
  clockOffset: number;
  clockFrozen: number | null;
  seed: string | null;
  digestKey: string | null;
  usedOn: number;
  /** JSON text. */
  taken: string;
  run: StoredRun | null;
}

/** What a new data space is made of: drafts of storages and journals, and what was kept beside them. */
export interface ArrivedSpace {
  space: MovedSpace;
  storage: number;
  journal: number;
  drafts: readonly KeptDraft[];
  testRuns: readonly KeptTestRun[];
  snapshots: readonly KeptSnapshot[];
  onward: readonly MovedMessage[];
}

/** How data spaces leave a file and come into another one. */
export interface Moving {
  /** Notes where a data space is moving to; null: nowhere. Call it within a unit of work. */
  setTarget(number: number, target: string | null): void;
  head(number: number): MovedSpace | undefined;
  /** The rows of a journal up to a number, some a step. */
  journal(journal: number, upTo: number): Generator<JournalRows, void>;
  onward(number: number): MovedMessage[];
  /** Puts rows into a draft of a journal. Call it within a unit of work. */
  fillJournal(journal: number, rows: JournalRows): void;
  /** Makes a data space of its parts; its number. Call it within a unit of work. */
  arrive(arrived: ArrivedSpace): number;
}

const changeColumns = "family, source, clock, after, changes";
const markColumns = "at, kind, text, named";

interface MovingParts {
  storages: Pick<Storages, "adopt">;
  runs: Pick<StoredRuns, "get" | "put">;
  testRuns: Pick<TestRuns, "put">;
  /** A data space was added. */
  added: () => void;
}

export function createMoving(connection: Connection, parts: MovingParts): Moving {
  const setTarget = connection.prepare("UPDATE space SET moving_to = ? WHERE id = ?");
  const onward = connection.prepare<MovedMessage>(
    "SELECT family, message, attempts, due_at AS dueAt FROM onward WHERE space_id = ? ORDER BY id",
  );
  return {
    setTarget(number, target) {
      setTarget.run(target, number);
    },
    head: createHead(connection, parts),
    journal: createJournalReading(connection),
    onward: (number) => onward.all(number),
    fillJournal: createJournalFilling(connection),
    arrive: createArrival(connection, parts),
  };
}

function createHead(connection: Connection, { runs }: Pick<MovingParts, "runs">): Moving["head"] {
  const space = connection.prepare<Omit<MovedSpace, "run">>(
    `SELECT name, user, clock_offset AS clockOffset, clock_frozen AS clockFrozen, seed,
       digest_key AS digestKey, used_on AS usedOn, taken FROM space WHERE id = ?`,
  );
  return (number) => {
    const found = space.get(number);
    return found && { ...found, run: runs.get(number) ?? null };
  };
}

function createJournalReading(connection: Connection): Moving["journal"] {
  const paged = (columns: string, table: string): string =>
    `SELECT id & 4294967295 AS seq, ${columns} FROM ${table}
     WHERE id > (? << 32) + ? AND id < ((? + 1) << 32) ORDER BY id`;
  const exchanges = connection.prepare<MovedExchange>(
    paged(`${exchangeColumns()}, bytes`, "exchange"),
  );
  const few = ` LIMIT ${limits.snapshotStepRows}`;
  const changes = connection.prepare<MovedChange>(paged(changeColumns, "own_change") + few);
  const marks = connection.prepare<MovedMark>(paged(markColumns, "session_mark") + few);
  const step = (journal: number, after: number, upTo: number): MovedExchange[] => {
    const rows: MovedExchange[] = [];
    let bytes = 0;
    for (const row of exchanges.iterate(journal, after, journal)) {
      if (row.seq > upTo) break;
      rows.push(row);
      bytes += row.bytes;
      if (bytes > limits.readingStepBytes || rows.length === limits.readingStepExchanges) break;
    }
    return rows;
  };
  return function* journalRows(journal, upTo) {
    for (let after = 0; ;) {
      const rows = step(journal, after, upTo);
      if (rows.length === 0) break;
      after = rows.at(-1)?.seq ?? upTo;
      yield { exchanges: rows };
    }
    for (const ownChanges of allPages(changes, journal)) yield { ownChanges };
    for (const sessionMarks of allPages(marks, journal)) yield { sessionMarks };
  };
}

/** Rows of a journal, a page after the other. */
function* allPages<Row extends { seq: number }>(
  page: Statement<Row>,
  journal: number,
): Generator<Row[], void> {
  for (let after = 0; ;) {
    const rows = page.all(journal, after, journal);
    if (rows.length === 0) return;
    after = rows.at(-1)?.seq ?? after;
    yield rows;
  }
}

function createJournalFilling(connection: Connection): Moving["fillJournal"] {
  const exchange = connection.prepare(insertExchange);
  const change = connection.prepare(
    `INSERT INTO own_change (id, family, source, clock, after, changes)
     VALUES ((@journal << 32) + @seq, @family, @source, @clock, @after, @changes)`,
  );
  const mark = connection.prepare(
    `INSERT INTO session_mark (id, at, kind, text, named)
     VALUES ((@journal << 32) + @seq, @at, @kind, @text, @named)`,
  );
  return (journal, rows) => {
    if ("exchanges" in rows)
      for (const row of rows.exchanges)
        exchange.run(journal, row.seq, ...exchangeMembers.map((member) => row[member]), row.bytes);
    else if ("ownChanges" in rows)
      for (const row of rows.ownChanges) change.run({ journal, ...row });
    else for (const row of rows.sessionMarks) mark.run({ journal, ...row });
  };
}

function createArrival(
  connection: Connection,
  { storages, runs, testRuns, added }: MovingParts,
): Moving["arrive"] {
  const space = connection.prepare(
    `INSERT INTO space (id, name, user, storage, journal, clock_offset, clock_frozen, seed, digest_key, used_on, taken)
     VALUES (@storage, @name, @user, @storage, @journal, @clockOffset, @clockFrozen, @seed, @digestKey, @usedOn,
       @taken)`,
  );
  const draft = connection.prepare(
    "INSERT INTO scenario_draft (space_id, name, saved_at, head, text) VALUES (@number, @name, @savedAt, @head, @text)",
  );
  const snapshot = connection.prepare(
    `INSERT INTO snapshot (space_id, name, taken_at, storage, head, bytes)
     VALUES (@number, @name, @takenAt, @storage, @head, @bytes)`,
  );
  const message = connection.prepare(
    `INSERT INTO onward (space_id, family, message, attempts, due_at)
     VALUES (@number, @family, @message, @attempts, @dueAt)`,
  );
  return ({ space: { run: ran, ...own }, storage, journal, ...arrived }) => {
    const { drafts, snapshots, onward } = arrived;
    // A data space made here has the number of its first storage too.
    const number = storage;
    space.run({ ...own, storage, journal });
    for (const adopted of [storage, journal, ...snapshots.map((one) => one.storage)])
      storages.adopt(adopted);
    if (ran !== null) runs.put(number, ran);
    for (const one of drafts) draft.run({ number, ...one });
    for (const one of arrived.testRuns) testRuns.put(number, one);
    for (const one of snapshots) snapshot.run({ number, ...one });
    for (const one of onward) message.run({ number, ...one });
    added();
    return number;
  };
}
