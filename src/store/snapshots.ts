import type { Copies, Senders } from "./spaces/copies";
import type { Connection } from "./file/database";
import type { EntityStore } from "./entities";
import {
  type KeptTable,
  type TablePage,
  createPages,
  keptTableNames,
  type Storages,
} from "./spaces/storages";
import type { MessageRecord, MessageRecords, MalformedRequest, RefusedRequests } from "./messages";
import type { StoredRun, StoredRuns, KeptDraft, KeptTestRun } from "./runs";
import type { Space } from "./spaces/space-row";
import type { Spaces } from "./spaces/spaces";
import { limits } from "../limits/limits";
import { ownJson } from "../own-json";
import type { SpaceNumbers } from "./spaces/storage-swap";

/** An entity that differs from the fixtures. */
interface KeptEntity {
  family: string;
  type: string;
  key: string;
  /** JSON text. */
  body: string;
}

/** Some of the rows that a data space holds, of one kind. */
export type KeptRows =
  | { entities: KeptEntity[] }
  | { messages: MessageRecord[] }
  | { refusedRequests: MalformedRequest[] };

/** A snapshot as one line of a list. */
export interface SnapshotEntry {
  name: string;
  /** RFC 3339, real time. */
  takenAt: string;
  /** Size of its content, in bytes. */
  bytes: number;
}

/** A snapshot that is kept. */
export interface KeptSnapshot extends SnapshotEntry {
  /** Number of the storage that holds its rows, which never change. */
  storage: number;
  /** Everything else of it, as JSON text. */
  head: string;
}

/** Copies of a data space's content, and those that are kept under a name. The generators do one step at a time. */
export interface Snapshots {
  /** Whether the space holds more than about this many bytes. */
  isLarger(space: Space, bytes: number): Generator<void, boolean>;
  /** Copies a storage to a draft, as it is at the first step; what is in process counts as failed. */
  copy(from: number, to: number, senders?: Senders): Generator<void, void>;
  /** The rows of a storage that nobody changes: entities, then messages, then refused requests. */
  rows(storage: number): Generator<KeptRows, void>;
  /** Puts rows into a draft. Call it within a unit of work. */
  fill(storage: number, rows: KeptRows): void;
  /**
   * Replaces the space's content and scenario with the draft's. Messages that wait to be sent onward are about what is
   * gone, so they are dropped. Call it within a unit of work.
   */
  switchTo(space: Space, storage: number, run: StoredRun | null): void;
  list(spaceId: number): SnapshotEntry[];
  get(spaceId: number, name: string): KeptSnapshot | undefined;
  /** Keeps a snapshot whose rows are in a draft, in place of one with the same name. Call it within a unit of work. */
  put(spaceId: number, snapshot: KeptSnapshot): void;
  /** Call it within a unit of work. */
  remove(spaceId: number, name: string): void;
  /** Takes one out of the list; its rows belong to the caller. Call it within a unit of work. */
  take(spaceId: number, name: string): KeptSnapshot | undefined;
}

/** The least that a record or an entity takes in a snapshot besides its texts, in bytes. */
const leastRecord = 100;

interface SnapshotParts {
  storages: Storages;
  spaces: Pick<Spaces, "changeStorage" | "putBack">;
  entities: Pick<EntityStore, "insert">;
  messages: Pick<MessageRecords, "put">;
  refusedRequests: Pick<RefusedRequests, "put">;
  runs: StoredRuns;
  copies: Pick<Copies, "make">;
  /** Epoch milliseconds, by the machine. */
  now: () => number;
}

export function createSnapshots(connection: Connection, parts: SnapshotParts): Snapshots {
  return {
    isLarger: createEstimate(connection, parts),
    copy: parts.copies.make,
    rows: createRows(connection),
    fill: createFilling(parts),
    switchTo: createSwitch(connection, parts),
    ...createNamed(connection, parts),
  };
}

function createEstimate(
  connection: Connection,
  { storages }: Pick<SnapshotParts, "storages">,
): Snapshots["isLarger"] {
  const pagesOf = keptTableNames.map((table) => createPages(connection, table, "key"));
  return function* isLarger({ storage }, bytes) {
    const { requests, entities } = storages.usage(storage);
    let size = (requests + entities) * leastRecord;
    if (size > bytes) return true;
    for (const pages of pagesOf) {
      for (const page of pages(storage)) {
        size += page.size;
        if (size > bytes) return true;
        yield;
      }
    }
    return false;
  };
}

function createRows(connection: Connection): Snapshots["rows"] {
  const pages = <T extends object>(table: KeptTable) =>
    createPages<T & { size?: number }>(connection, table, "columns");
  const [entities, messages, refused] = [
    pages<KeptEntity>("entity"),
    pages<MessageRecord>("message"),
    pages<MalformedRequest>("refused_request"),
  ];
  return function* rows(storage) {
    for (const page of entities(storage)) yield { entities: withoutSizes(page) };
    for (const page of messages(storage)) yield { messages: withoutSizes(page) };
    for (const page of refused(storage)) yield { refusedRequests: withoutSizes(page) };
  };
}

const withoutSizes = <T extends { size?: number }>({ rows }: TablePage<T>): Omit<T, "size">[] =>
  rows.map(({ size: _size, ...row }) => row);

const createFilling =
  ({ entities, messages, refusedRequests }: SnapshotParts): Snapshots["fill"] =>
  (storage, rows) => {
    if ("entities" in rows) for (const entity of rows.entities) entities.insert(storage, entity);
    else if ("messages" in rows)
      for (const record of rows.messages) messages.put(storage, record, true);
    else for (const request of rows.refusedRequests) refusedRequests.put(storage, request);
  };

function createSwitch(
  connection: Connection,
  { spaces, runs, now }: SnapshotParts,
): Snapshots["switchTo"] {
  const dropOnward = connection.prepare("DELETE FROM onward WHERE space_id = ?");
  const changed = connection.prepare(
    `SELECT 1 FROM message AS was LEFT JOIN message AS now ON now.space_id = ? AND now.id = was.id
     WHERE was.space_id = ? AND was.id = ? AND (now.id IS NULL OR now.state IS NOT was.state)`,
  );
  return (space, storage, run) => {
    dropOnward.run(space.id);
    const isKept = (id: string): boolean => changed.get(storage, space.storage, id) === undefined;
    spaces.putBack(space, isKept, new Date(now()).toISOString());
    spaces.changeStorage(space, storage);
    if (run === null) runs.remove(space.id);
    else runs.put(space.id, run);
  };
}

function createNamed(
  connection: Connection,
  { storages }: Pick<SnapshotParts, "storages">,
): Pick<Snapshots, "list" | "get" | "put" | "remove" | "take"> {
  const list = connection.prepare<SnapshotEntry>(
    "SELECT name, taken_at AS takenAt, bytes FROM snapshot WHERE space_id = ? ORDER BY taken_at, name",
  );
  const select = connection.prepare<KeptSnapshot>(
    "SELECT name, taken_at AS takenAt, storage, head, bytes FROM snapshot WHERE space_id = ? AND name = ?",
  );
  const insert = connection.prepare(
    "INSERT INTO snapshot (space_id, name, taken_at, storage, head, bytes) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const drop = connection.prepare("DELETE FROM snapshot WHERE space_id = ? AND name = ?");
  const get = (spaceId: number, name: string): KeptSnapshot | undefined =>
    select.get(spaceId, name);
  const take = (spaceId: number, name: string): KeptSnapshot | undefined => {
    const found = get(spaceId, name);
    if (found !== undefined) drop.run(spaceId, name);
    return found;
  };
  const remove = (spaceId: number, name: string): void => {
    const found = take(spaceId, name);
    if (found !== undefined) storages.abandon(found.storage);
  };
  return {
    list: (spaceId) => list.all(spaceId),
    get,
    put(spaceId, { name, takenAt, storage, head, bytes }) {
      remove(spaceId, name);
      storages.adopt(storage);
      insert.run(spaceId, name, takenAt, storage, head, bytes);
    },
    remove,
    take,
  };
}

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
