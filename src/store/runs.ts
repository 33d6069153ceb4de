import type { Connection } from "./file/database";

/** A scenario that a data space keeps: the text of its file. */
export interface KeptDraft {
  name: string;
  /** RFC 3339, real time. */
  savedAt: string;
  /** What a list shows of it, as JSON text. */
  head: string;
  text: string;
}

/** The scenario drafts of the data spaces. What writes is for units of work. */
export interface ScenarioDrafts {
  /** All but their texts, by name. */
  list(spaceId: number): Omit<KeptDraft, "text">[];
  get(spaceId: number, name: string): KeptDraft | undefined;
  /** Keeps one, in place of the one of its name. */
  put(spaceId: number, draft: KeptDraft): void;
  remove(spaceId: number, name: string): void;
}

export function createScenarioDrafts(connection: Connection): ScenarioDrafts {
  const list = connection.prepare<Omit<KeptDraft, "text">>(
    "SELECT name, saved_at AS savedAt, head FROM scenario_draft WHERE space_id = ? ORDER BY name",
  );
  const select = connection.prepare<KeptDraft>(
    "SELECT name, saved_at AS savedAt, head, text FROM scenario_draft WHERE space_id = ? AND name = ?",
  );
  const upsert = connection.prepare(
    "INSERT OR REPLACE INTO scenario_draft (space_id, name, saved_at, head, text) VALUES (?, ?, ?, ?, ?)",
  );
  const remove = connection.prepare("DELETE FROM scenario_draft WHERE space_id = ? AND name = ?");
  return {
    list: (spaceId) => list.all(spaceId),
    get: (spaceId, name) => select.get(spaceId, name),
    put(spaceId, { name, savedAt, head, text }) {
      upsert.run(spaceId, name, savedAt, head, text);
    },
    remove(spaceId, name) {
      remove.run(spaceId, name);
    },
  };
}

/** A scenario that a data space runs, or ran last. */
export interface StoredRun {
  /** The scenario as JSON text; null: the space stopped the one that everybody starts with. */
  definition: string | null;
  /** The rules' counts, as JSON text. */
  counts: string;
  /** The named state that it has reached. */
  state: string;
  startedAt: string;
  /** Null: it is active. */
  endedAt: string | null;
  /** Those that run, or ran, beside it and after it, as JSON text; absent: none. */
  further?: string | undefined;
}

/** The scenarios of the data spaces. */
export interface StoredRuns {
  get(spaceId: number): StoredRun | undefined;
  put(spaceId: number, run: StoredRun): void;
  remove(spaceId: number): void;
}

export function createStoredRuns(connection: Connection): StoredRuns {
  const select = connection.prepare<Omit<StoredRun, "further"> & { further: string | null }>(
    `SELECT definition, counts, state, started_at AS startedAt, ended_at AS endedAt, further
     FROM scenario_run WHERE space_id = ?`,
  );
  const upsert = connection.prepare(
    `INSERT INTO scenario_run (space_id, definition, counts, state, started_at, ended_at, further)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET definition = excluded.definition, counts = excluded.counts, state = excluded.state,
       started_at = excluded.started_at, ended_at = excluded.ended_at, further = excluded.further`,
  );
  const remove = connection.prepare("DELETE FROM scenario_run WHERE space_id = ?");
  return {
    get(spaceId) {
      const found = select.get(spaceId);
      if (found === undefined) return undefined;
      const { further, ...run } = found;
      return further === null ? run : { ...run, further };
    },
    put(spaceId, { definition, counts, state, startedAt, endedAt, further = null }) {
      upsert.run(spaceId, definition, counts, state, startedAt, endedAt, further);
    },
    remove(spaceId) {
      remove.run(spaceId);
    },
  };
}

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
