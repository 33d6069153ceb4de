import type { SqliteDatabase } from "./sqlite";

/** A prepared statement: the four ways in which the store uses one. `Row`: what it reads, as its columns say. */
export interface Statement<Row = unknown> {
  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  get(...values: unknown[]): Row | undefined;
  all(...values: unknown[]): Row[];
  iterate(...values: unknown[]): IterableIterator<Row>;
}

/** The two ways to run work in a transaction: its own, or a shared one. */
export interface Transactions {
  /** Runs `work` in a transaction of its own: all of it is kept, or none of it. Not re-entrant. */
  unit: <T>(work: () => T) => T;
  /**
   * Runs `work` at once, all of it or none of it, and commits it together with other shared work of this turn of the
   * event loop, because a commit costs more than most of the work. Resolves to what `work` returned once it is
   * committed; rejects if the work or the commit failed and nothing was kept. Not re-entrant.
   */
  shared: <T>(work: () => T) => Promise<T>;
  /** Commits shared work that is still pending. Call it before reading outside of any work. */
  settle: () => void;
  /** While this work lasts, shared work is committed before anything else runs: it never waits, so nobody meets it. */
  promptly: <T>(work: () => Promise<T>) => Promise<T>;
  /** Registers what keeps our caches in step with the file. Called once. */
  follow: (memory: FileCaches) => void;
  /** A statement that commits pending shared work before it runs, unless it is part of some work itself. */
  settling: <Row>(statement: Statement<Row>) => Statement<Row>;
}

/** The disk did not take what a commit had to write. */
class CommitNotWritten extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** Whether a failure says that the disk takes no more, so that it is no defect of ours. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof CommitNotWritten || codeOf(error) === "SQLITE_FULL";

/** Our caches of what the file holds. */
interface FileCaches {
  /** A transaction of its own was kept. */
  kept: () => void;
  /** Some work was undone: the caches may be ahead of the file. */
  undone: () => void;
}

/** A statement that begins or ends something. */
interface BoundaryStatement {
  run(): unknown;
}

/** Work that has run but is not committed yet. */
interface Participant {
  kept: () => void;
  lost: (error: unknown) => void;
}

/** Transactions on a connection; `control` prepares their own statements; `failed` is told of every failure. */
export function createTransactions(
  database: SqliteDatabase,
  control: (sql: string) => BoundaryStatement,
  failed: (error: unknown) => void = () => undefined,
): Transactions {
  const steps = createSteps(database, control);
  const memory: FileCaches = { kept: () => undefined, undone: () => undefined };
  const undone = (error: unknown): void => {
    failed(error);
    memory.undone();
  };
  const { settle, shared, promptly } = createSharedWork(database, steps, undone);
  return {
    settle,
    promptly,
    settling: (statement) => withBefore(statement, settle, failed),
    follow(follower) {
      Object.assign(memory, follower);
    },
    unit(work) {
      settle();
      // What the outer one has done is not undone by this mistake.
      if (steps.isWorking()) throw new Error("a unit of work within another");
      try {
        const result = steps.opening(work);
        steps.ending();
        memory.kept();
        return result;
      } catch (error) {
        undone(error);
        throw error;
      }
    },
    shared,
  };
}

/** Work that is committed together. */
function createSharedWork(
  database: SqliteDatabase,
  { isWorking, opening, joining, ending }: Steps,
  undone: (error: unknown) => void,
): Pick<Transactions, "settle" | "shared" | "promptly"> {
  let participants: Participant[] = [];
  const { promptly, commitSoon } = createPace();
  const lose = (all: readonly Participant[], error: unknown): void => {
    undone(error);
    for (const { lost } of all) lost(error);
  };

  const settle = (): void => {
    if (isWorking() || participants.length === 0) return;
    const all = participants;
    participants = [];
    try {
      ending();
    } catch (error) {
      lose(all, error);
      return;
    }
    for (const { kept } of all) kept();
  };

  const run = <T>(work: () => T): T => {
    try {
      return participants.length === 0 ? opening(work) : joining(work);
    } catch (error) {
      // After some failures, such as a full disk, SQLite undoes the whole transaction.
      lose(database.inTransaction ? [] : participants.splice(0), error);
      throw error;
    }
  };

  const take = (participant: Participant): void => {
    participants.push(participant);
    if (participants.length === 1) commitSoon(settle);
  };

  return {
    settle,
    shared: (work) => untilKept(() => run(work), take),
    promptly(work) {
      settle();
      return promptly(work);
    },
  };
}

/** Runs work, and resolves to its result once it is kept. */
const untilKept = <T>(run: () => T, take: (participant: Participant) => void): Promise<T> =>
  new Promise((resolve, lost) => {
    const result = run();
    const kept = (): void => {
      resolve(result);
    };
    take({ kept, lost });
  });

/** When shared work is committed: after what arrived at the same time, or before anything else runs. */
function createPace(): Pick<Transactions, "promptly"> & {
  commitSoon: (commit: () => void) => void;
} {
  let isPrompt = false;
  return {
    commitSoon(commit) {
      if (isPrompt) process.nextTick(commit);
      else setImmediate(commit);
    },
    async promptly(work) {
      isPrompt = true;
      try {
        return await work();
      } finally {
        isPrompt = false;
      }
    },
  };
}

/** A statement that may do something before each call. */
export function withBefore<Row>(
  statement: Statement<Row>,
  before: (() => void) | undefined,
  failed: (error: unknown) => void = () => undefined,
): Statement<Row> {
  if (before === undefined) return statement;
  const after =
    <R>(call: (...values: unknown[]) => R) =>
    (...values: unknown[]): R => {
      try {
        before();
        return call(...values);
      } catch (error) {
        failed(error);
        throw error;
      }
    };
  return {
    run: after((...values) => statement.run(...values)),
    get: after((...values) => statement.get(...values)),
    all: after((...values) => statement.all(...values)),
    iterate: after((...values) => watchRows(statement.iterate(...values), failed)),
  };
}

/** The same rows; `failed` is told where reading on fails. */
function* watchRows<Row>(
  rows: IterableIterator<Row>,
  failed: (error: unknown) => void,
): IterableIterator<Row> {
  try {
    yield* rows;
  } catch (error) {
    failed(error);
    throw error;
  }
}

interface Steps {
  isWorking: () => boolean;
  /** Begins a transaction with this work. */
  opening: <T>(work: () => T) => T;
  /** Runs work in a transaction that others have begun; theirs stays if it fails. */
  joining: <T>(work: () => T) => T;
  /** Commits. */
  ending: () => void;
}

/** The steps of a transaction. A step that throws has already undone its own part, or everything. */
function createSteps(database: SqliteDatabase, control: (sql: string) => BoundaryStatement): Steps {
  const begin = control("BEGIN IMMEDIATE");
  const commit = control("COMMIT");
  const mark = control("SAVEPOINT part");
  const release = control("RELEASE part");
  let isWorking = false;

  const undoing = <T>(work: () => T, undo: string): T => {
    try {
      return work();
    } catch (error) {
      if (database.inTransaction) database.exec(undo);
      throw error;
    }
  };
  /** Work after the statement that prepares for it. */
  const working = <T>(prepare: BoundaryStatement, undo: string, work: () => T): T => {
    if (isWorking) throw new Error("a unit of work within another");
    prepare.run();
    isWorking = true;
    try {
      return undoing(work, undo);
    } finally {
      isWorking = false;
    }
  };

  return {
    isWorking: () => isWorking,
    opening: (work) => working(begin, "ROLLBACK", work),
    joining: (work) =>
      working(mark, "ROLLBACK TO part; RELEASE part", () => {
        const result = work();
        release.run();
        return result;
      }),
    ending: () => {
      try {
        undoing(() => commit.run(), "ROLLBACK");
      } catch (error) {
        throw String(codeOf(error)).startsWith("SQLITE_IOERR")
          ? new CommitNotWritten(error as Error)
          : error;
      }
    },
  };
}
