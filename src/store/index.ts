import { hash } from "node:crypto";
import { type Bounds, type ReachedBound, defaultBounds } from "../limits/bounds";
import { createCopies } from "./spaces/copies";
import { type Absences, createAbsences, lastWritten } from "./absences";
import { type Connection, type DatabaseOptions, connect } from "./file/database";
import { type EntityStore, createEntities } from "./entities";
import { type Ending, type Exchanges, createExchanges } from "./exchanges";
import {
  type MessageRecords,
  type RefusedRequests,
  createMessageRecords,
  createRefusedRequests,
} from "./messages";
import {
  type OutOfBandChanges,
  type SessionMarks,
  createOutOfBandChanges,
  createSessionMarks,
} from "./out-of-band-changes";
import { type Moving, createMoving } from "./spaces/moving";
import { type OnwardQueue, createOnwardQueue } from "./onward-queue";
import {
  type ScenarioDrafts,
  type StoredRuns,
  createScenarioDrafts,
  createStoredRuns,
  type TestRuns,
  createTestRuns,
} from "./runs";
import { type Snapshots, createSnapshots, type Undos, createUndos } from "./snapshots";
import { type SpaceList, createSpaceList } from "./spaces/space-list";
import type { Space } from "./spaces/space-row";
import { type Spaces, createSpaces } from "./spaces/spaces";
import { type Storages, createStorages } from "./spaces/storages";

export type { Absence, Absences } from "./absences";
export { BackupRefused, copyDatabase, isWhole, replaceDatabase } from "./file/backup";
export { DatabaseOfLaterVersion } from "./file/migrations";
export type { AnyEntities, EntityMap } from "./entities";
export { KeyRefused } from "./file/own-file";
export { DatabaseForeign, DatabaseInUse } from "./file/own-file";
export type {
  Ending,
  ExchangeEnd,
  ExchangeFilter,
  StoredChanges,
  ExchangeHead,
  StoredExchange,
} from "./exchanges";
export type { AnyText, ScannedExchange } from "./exchange-scan";
export { type EntityChange, changesIn } from "./entities";
export { type Fixtures, noFixtures } from "./entities";
export type { MessageRecord, MessageRole } from "./messages";
export type { ArrivedSpace, JournalRows, MovedMessage, MovedSpace } from "./spaces/moving";
export type { OnwardQueue, QueuedMessage } from "./onward-queue";
export {
  type ChangeSource,
  type OutOfBandChange,
  type SessionMark,
  changeSources,
  sessionMarkKinds,
} from "./out-of-band-changes";
export type { MalformedRequest } from "./messages";
export type { KeptDraft } from "./runs";
export type { KeptTestRun } from "./runs";
export type { StoredRun } from "./runs";
export type { KeptRows, KeptSnapshot, SnapshotEntry } from "./snapshots";
export type { ListedSpace, SpaceSize } from "./spaces/space-list";
export { type Space, noteRefused } from "./spaces/space-row";
export type { Removal } from "./out-of-band-changes";
export { TooManySpaces, countRecent, recentRate } from "./spaces/spaces";
export { isDiskFull } from "./file/transactions";
export type { DroppedJournal, KeptUndo, UndoContent, UndoneEntity } from "./snapshots";
export {
  type OpenUnit,
  type UnitOfWork,
  type UnitSource,
  createGenerator,
  digitsFrom,
  generation,
  openUnit,
  uuidFrom,
} from "./entities";

/** Everything that is kept. The only SQL of the project is behind this interface. */
export interface Store {
  /** Runs `work` in one transaction: all of it is kept, or none of it. Not re-entrant. */
  unit: <T>(work: () => T) => T;
  /**
   * Runs `work` at once, all of it or none of it, and commits it together with what arrives at the same time.
   * Resolves to what it returned once that is committed; rejects if nothing was kept. Not re-entrant.
   */
  shared: <T>(work: () => T) => Promise<T>;
  /** Commits pending shared work now. */
  settle: () => void;
  spaces: Spaces;
  spaceList: SpaceList;
  moving: Moving;
  storages: Storages;
  /** The bound that stops a data space from taking another request, if one does. Call it once per new request. */
  fullness: (space: Space) => ReachedBound | undefined;
  entities: EntityStore;
  messages: MessageRecords;
  refusedRequests: RefusedRequests;
  exchanges: Exchanges;
  ownChanges: OutOfBandChanges;
  sessionMarks: SessionMarks;
  absences: Absences;
  scenarioRuns: StoredRuns;
  scenarioDrafts: ScenarioDrafts;
  testRuns: TestRuns;
  snapshots: Snapshots;
  undos: Undos;
  onwardQueue: OnwardQueue;
  /** Keyed digest of a text: it shows whether two bodies are equal, and nothing of their content. */
  digest(space: Space, text: string): string;
  /** The key of the space's digests. It reveals nothing about the key that names spaces. */
  digestKey(space: Space): string;
  /** Gives at most this many free pages back; answers how many are left. */
  vacuum(pages: number): number;
  /** Shortens the file by what was given back, if nothing was written since the last call; answers whether. */
  shorten(): boolean;
  /** Size of the database without its free pages, in bytes. */
  bytes(): number;
  /** Path of the file, or `:memory:`. */
  file: string;
  /**
   * Copies everything into a file that is new, step by step: with all that was committed before it began. False: a page
   * is damaged, so that the copy is no backup. Rejects once `stopping` is aborted.
   */
  backup(to: string, stopping: AbortSignal): Promise<boolean>;
  /** Writes something into the file. Throws what SQLite says where it cannot. */
  tryWriting(): void;
  /** Whether a page was found that is damaged. */
  isDamaged(): boolean;
  /** Bytes that the disk of the file has left; infinitely many in memory. */
  freeBytes(): number;
  close(): void;
}

/** How a store is opened. */
interface StoreOptions extends DatabaseOptions {
  /** How much is kept; absent: the defaults. */
  bounds?: Partial<Bounds>;
  /** Epoch milliseconds, by the machine. */
  now?: () => number;
  /** Finds the values in a message's JSON text by which other messages may name something; absent: there are none. */
  thingsIn?: (text: string) => string[];
}

/** What the journal says about exchanges that an earlier process left unfinished. */
const stoppingEnds: Ending = {
  strike: { source: "standin:stopped", text: "the simulator was stopped before it answered" },
  upstream: {
    sent: true,
    failure: "simulator-ended",
    reason: "the simulator ended while the message was on its way",
  },
};

/** An earlier process was killed: what it left half done is over. */
function endUnfinished(messages: MessageRecords, exchanges: Exchanges, at: number): void {
  messages.failUnfinished();
  exchanges.endUnfinished({ ...stoppingEnds, at });
}

/** Opens the store; see `connect` for what it throws. */
export function openStore(options: StoreOptions): Store {
  const lastAlive = lastWritten(options.file);
  const connection = connect(options);
  const now = options.now ?? Date.now;
  const bounds = { ...defaultBounds, ...options.bounds };
  const storages = createStorages(connection, bounds);
  const spaces = createSpaces(connection, {
    storages,
    bounds,
    now,
    thingsIn: options.thingsIn ?? (() => []),
  });
  const exchanges = createExchanges(connection, bounds);
  const rows = createKeptRows(connection, storages);
  endUnfinished(rows.messages, exchanges, now());
  const scenarioRuns = createStoredRuns(connection);
  connection.follow({
    kept() {
      spaces.settle(true);
    },
    undone() {
      spaces.settle(false);
      exchanges.forget();
      storages.forget();
    },
  });
  return {
    unit: connection.unit,
    shared: connection.shared,
    settle: connection.settle,
    spaces,
    ...createOverall(connection, { storages, runs: scenarioRuns }, spaces),
    storages,
    fullness: storages.fullness,
    ...rows,
    exchanges,
    ...createBesideMessages(connection),
    absences: createAbsences(connection, { now, lastAlive }),
    scenarioRuns,
    scenarioDrafts: createScenarioDrafts(connection),
    snapshots: createSnapshots(connection, { ...rows, storages, spaces, runs: scenarioRuns, now }),
    undos: createUndos(connection, storages),
    onwardQueue: createOnwardQueue(connection),
    ...createDigests(connection),
    ...createDisk(connection),
    close() {
      connection.close();
    },
  };
}

/** What was done to data spaces beside their messages. */
const createBesideMessages = (connection: Connection) => ({
  ownChanges: createOutOfBandChanges(connection),
  sessionMarks: createSessionMarks(connection),
});

/** What is for whoever looks after all data spaces, and what moves with each of them. */
function createOverall(
  connection: Connection,
  { storages, runs }: { storages: Storages; runs: StoredRuns },
  { added }: Spaces,
) {
  const testRuns = createTestRuns(connection);
  return {
    spaceList: createSpaceList(connection),
    testRuns,
    moving: createMoving(connection, { storages, runs, testRuns, added }),
  };
}

const createDisk = (connection: Connection) => ({
  vacuum: connection.vacuum,
  shorten: connection.shorten,
  bytes: connection.bytes,
  isDamaged: connection.isDamaged,
  freeBytes: connection.freeBytes,
  file: connection.file,
  backup: connection.backup,
  tryWriting: createProbe(connection),
});

function createProbe(connection: Connection): () => void {
  const write = connection.prepare(
    "INSERT OR REPLACE INTO server (name, value) VALUES ('probe', randomblob(8))",
  );
  return () => {
    write.run();
  };
}

/** The rows of the storages, and how they are copied. */
function createKeptRows(connection: Connection, storages: Storages) {
  const copies = createCopies(connection, storages);
  return {
    copies,
    entities: createEntities(connection, storages, copies),
    messages: createMessageRecords(connection, storages, copies),
    refusedRequests: createRefusedRequests(connection, storages, copies),
  };
}

/** The key of a data space's digests, and the digest of a text with it. */
function createDigests({ serverKey }: Connection): Pick<Store, "digestKey" | "digest"> {
  const ownKey = hash("sha256", Buffer.concat([serverKey, Buffer.from("digest")]), "hex");
  const digestKey = (space: Space): string => space.digestKey ?? ownKey;
  return {
    digestKey,
    digest: (space, text) => hash("sha256", `${digestKey(space)}${text}`, "base64url"),
  };
}
