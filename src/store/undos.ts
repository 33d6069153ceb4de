import { limits } from "../limits/limits";
import { ownJson } from "../own-json";
import type { Connection } from "./file/database";
import type { SpaceNumbers } from "./spaces/storage-swap";
import type { KeptDraft, StoredRun } from "./scenario-runs";
import type { KeptSnapshot } from "./snapshots";
import type { KeptTestRun } from "./test-runs";
import type { Storages } from "./spaces/storages";

/** An entity before and after a change; null: it was not there. */
export interface UndoneEntity {
  family: string;
  type: string;
  key: string;
  before: object | null;
  after: object | null;
}

/** What brings back what a change removed. */
export type UndoContent =
  | {
      kind: "reset";
      numbers: SpaceNumbers;
      /** The ids and values that earlier resets took away, as JSON text. */
      taken: string;
      run: StoredRun | null;
    }
  | { kind: "data"; entities: UndoneEntity[] }
  | { kind: "snapshot"; snapshot: KeptSnapshot }
  | { kind: "draft"; draft: KeptDraft }
  | {
      kind: "note";
      journal: number;
      /** Of the exchange that it is about. */
      number: number;
      member: string;
      /** As JSON text; null: there was none. */
      note: string | null;
    }
  | { kind: "run"; run: KeptTestRun };

/** A change that can be undone. */
export interface KeptUndo {
  /** Epoch milliseconds, by the machine. */
  at: number;
  /** The change in words: "the reset". */
  text: string;
  content: UndoContent;
}

interface UndoRow {
  at: number;
  text: string;
  content: string;
}

/** A journal that a data space has no longer. */
export interface DroppedJournal {
  journal: number;
  /** The journal to which others of its messages were moved, with their numbers; absent: none was. */
  next?: { journal: number; upTo: number };
  /** What dropped it. */
  by: "reset" | "undo";
  /** When, by the data space's clock, RFC 3339. */
  clock: string;
}

/** The last change of each data space that can be undone. All but `before` are for units of work. */
export interface Undos {
  get(spaceId: number): KeptUndo | undefined;
  /** Keeps one in place of the one before, of which nothing is needed any more. */
  keep(spaceId: number, undo: KeptUndo): void;
  /** The one that is kept is used: what it holds belongs to the caller. */
  take(spaceId: number): void;
  /** Nothing of it is needed any more. */
  drop(spaceId: number): void;
  /** The data spaces whose change was before this time. */
  before(at: number): number[];
  /** The ids and values that earlier resets took away, as JSON text. */
  taken(spaceId: number): string;
  setTaken(spaceId: number, taken: string): void;
  /** The journals that a data space had, the newest of them. */
  droppedJournals(spaceId: number): DroppedJournal[];
  noteDropped(spaceId: number, dropped: DroppedJournal): void;
}

const contentJson = ownJson<UndoContent>();

export function createUndos(connection: Connection, storages: Pick<Storages, "abandon">): Undos {
  const select = connection.prepare<UndoRow>(
    "SELECT at, text, content FROM undo WHERE space_id = ?",
  );
  const upsert = connection.prepare(
    "INSERT OR REPLACE INTO undo (space_id, at, text, content) VALUES (?, ?, ?, ?)",
  );
  const remove = connection.prepare("DELETE FROM undo WHERE space_id = ?");
  // Not for the tests' faults: this is nobody's message.
  const old = connection.prepareQuietly<{ spaceId: number }>(
    "SELECT space_id AS spaceId FROM undo WHERE at < ?",
  );
  const selectTaken = connection.prepare<{ taken: string }>("SELECT taken FROM space WHERE id = ?");
  const updateTaken = connection.prepare("UPDATE space SET taken = ? WHERE id = ?");
  const get = (spaceId: number): KeptUndo | undefined => {
    const row = select.get(spaceId);
    return row && { ...row, content: contentJson.read(row.content) };
  };
  const drop = (spaceId: number): void => {
    const kept = get(spaceId);
    if (kept === undefined) return;
    for (const storage of storagesOf(kept.content)) storages.abandon(storage);
    remove.run(spaceId);
  };
  return {
    get,
    keep(spaceId, { at, text, content }) {
      drop(spaceId);
      upsert.run(spaceId, at, text, contentJson.write(content));
    },
    take(spaceId) {
      remove.run(spaceId);
    },
    drop,
    before: (at) => old.all(at).map(({ spaceId }) => spaceId),
    ...createDroppedJournals(connection),
    taken: (spaceId) => selectTaken.get(spaceId)?.taken ?? "[]",
    setTaken(spaceId, taken) {
      updateTaken.run(taken, spaceId);
    },
  };
}

const droppedJson = ownJson<DroppedJournal[]>();

function createDroppedJournals(
  connection: Connection,
): Pick<Undos, "droppedJournals" | "noteDropped"> {
  const select = connection.prepare<{ value: string }>(
    "SELECT CAST(value AS TEXT) AS value FROM server WHERE name = 'dropped ' || ?",
  );
  const upsert = connection.prepare(
    "INSERT OR REPLACE INTO server (name, value) VALUES ('dropped ' || ?, CAST(? AS BLOB))",
  );
  const list = (spaceId: number): DroppedJournal[] =>
    droppedJson.read(select.get(spaceId)?.value ?? "[]");
  return {
    droppedJournals: list,
    noteDropped(spaceId, dropped) {
      const others = list(spaceId).filter(({ journal }) => journal !== dropped.journal);
      upsert.run(spaceId, droppedJson.write([dropped, ...others].slice(0, limits.droppedJournals)));
    },
  };
}

/** The storages that an undo keeps. */
function storagesOf(content: UndoContent): number[] {
  if (content.kind === "reset") return [content.numbers.storage, content.numbers.journal];
  return content.kind === "snapshot" ? [content.snapshot.storage] : [];
}
