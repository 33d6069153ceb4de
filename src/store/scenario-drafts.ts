import type { Connection } from "./database";

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
