import type { Connection } from "./database";

/** A scenario as one data space runs it. */
export interface StoredRun {
  /** The scenario as JSON text; null: the space runs none, not even the one for everybody. */
  definition: string | null;
  /** The rules' counts, as JSON text. */
  counts: string;
  startedAt: string;
}

export interface ScenarioRuns {
  get(spaceId: number): StoredRun | undefined;
  put(spaceId: number, run: StoredRun): void;
  setCounts(spaceId: number, counts: string): void;
}

export function createScenarioRuns(connection: Connection): ScenarioRuns {
  const select = connection.prepare(
    "SELECT definition, counts, started_at AS startedAt FROM scenario_run WHERE space_id = ?",
  );
  const upsert = connection.prepare(
    `INSERT INTO scenario_run (space_id, definition, counts, started_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET definition = excluded.definition, counts = excluded.counts,
       started_at = excluded.started_at`,
  );
  const setCounts = connection.prepare("UPDATE scenario_run SET counts = ? WHERE space_id = ?");
  return {
    get: (spaceId) => select.get(spaceId) as StoredRun | undefined,
    put(spaceId, { definition, counts, startedAt }) {
      upsert.run(spaceId, definition, counts, startedAt);
    },
    setCounts(spaceId, counts) {
      setCounts.run(counts, spaceId);
    },
  };
}
