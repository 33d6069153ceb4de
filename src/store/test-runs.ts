import type { Connection } from "./file/database";

/** A test run that a data space keeps: what its messages showed when it was ended. */
export interface KeptTestRun {
  name: string;
  /** RFC 3339, real time. */
  endedAt: string;
  /** What a list shows of it, and all of it, as JSON texts. */
  head: string;
  content: string;
}

/** The test runs of the data spaces. What writes is for units of work. */
export interface TestRuns {
  /** All but their contents, oldest first. */
  list(spaceId: number): Omit<KeptTestRun, "content">[];
  get(spaceId: number, name: string): KeptTestRun | undefined;
  put(spaceId: number, run: KeptTestRun): void;
  remove(spaceId: number, name: string): void;
  /** Length of their contents, in characters. */
  size(spaceId: number): number;
}

export function createTestRuns(connection: Connection): TestRuns {
  const list = connection.prepare<Omit<KeptTestRun, "content">>(
    "SELECT name, ended_at AS endedAt, head FROM test_run WHERE space_id = ? ORDER BY ended_at, name",
  );
  const select = connection.prepare<KeptTestRun>(
    "SELECT name, ended_at AS endedAt, head, content FROM test_run WHERE space_id = ? AND name = ?",
  );
  const insert = connection.prepare(
    "INSERT INTO test_run (space_id, name, ended_at, head, content) VALUES (?, ?, ?, ?, ?)",
  );
  const remove = connection.prepare("DELETE FROM test_run WHERE space_id = ? AND name = ?");
  const size = connection.prepare<{ size: number }>(
    "SELECT COALESCE(SUM(LENGTH(content)), 0) AS size FROM test_run WHERE space_id = ?",
  );
  return {
    list: (spaceId) => list.all(spaceId),
    get: (spaceId, name) => select.get(spaceId, name),
    put(spaceId, { name, endedAt, head, content }) {
      insert.run(spaceId, name, endedAt, head, content);
    },
    remove(spaceId, name) {
      remove.run(spaceId, name);
    },
    size: (spaceId) => size.get(spaceId)?.size ?? 0,
  };
}
