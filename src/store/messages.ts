import type { Connection } from "./file/database";
import type { Copies } from "./spaces/copies";
import type { Space } from "./spaces/space-row";
import { type Storages, stateOfUnfinished } from "./spaces/storages";

/**
 * A request that was refused as malformed. It does not use its id up and opens no transaction. Families whose clients
 * may ask what became of a request remember it until a well-formed request with its id comes.
 */
export interface MalformedRequest {
  /** Lower case. */
  id: string;
  family: string;
  kind: string;
  /** Keyed digest of the credential pair that sent it. */
  sender: string;
  status: number;
  /** Body of the answer, as JSON text. */
  answer: string;
}

export interface RefusedRequests {
  get(storage: number, id: string): MalformedRequest | undefined;
  put(storage: number, request: MalformedRequest): void;
  /** Whether any data space remembers a refused request of this kind with this id. */
  isKnown(family: string, kind: string, id: string): boolean;
}

export function createRefusedRequests(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): RefusedRequests {
  const select = connection.prepare<MalformedRequest>(
    "SELECT id, family, kind, sender, status, answer FROM refused_request WHERE space_id = ? AND id = ?",
  );
  const upsert = connection.prepare(
    `INSERT INTO refused_request (space_id, id, family, kind, sender, status, answer) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET family = excluded.family, kind = excluded.kind, sender = excluded.sender,
       status = excluded.status, answer = excluded.answer`,
  );
  const known = connection.prepare(
    `SELECT 1 FROM refused_request WHERE id = ? AND family = ? AND kind = ?
     AND EXISTS (SELECT 1 FROM space WHERE space.storage = refused_request.space_id) LIMIT 1`,
  );
  return {
    get: (...key) => select.get(...key),
    put(storage, { id, family, kind, sender, status, answer }) {
      storages.note(storage, family);
      if (copies.underWay.size > 0) copies.before(storage, "refused_request", id);
      upsert.run(storage, id, family, kind, sender, status, answer);
    },
    isKnown: (family, kind, id) => known.get(id, family, kind) !== undefined,
  };
}

/** The role of a recorded message in its transaction. */
export type MessageRole = "request" | "lookup" | "confirmation" | "reversal";

/** A recorded message. Of a request it is the transaction record too. */
export interface MessageRecord {
  /** Lower case: identifiers are compared without regard to case. */
  id: string;
  family: string;
  role: MessageRole;
  /** Kind of transaction (`activation`), or the operation of a lookup. */
  kind: string;
  /** Advices: the request that they close. */
  requestId: string | null;
  /** Requests: the state of the transaction. */
  state: string | null;
  /** The status that went out; null if none did, or if it is unknown whether it arrived. */
  answered: number | null;
  /** Keyed digest of the body. */
  digest: string;
  /** Body of the answer, as JSON text. */
  answer: string | null;
  /** What the family needs to confirm or reverse, as JSON text. */
  data: string | null;
  /** When the message came, by the data space's clock. */
  at: string;
  /**
   * Keyed digest of the credential pair that sent a request; absent or null: the family does not distinguish
   * senders.
   */
  sender?: string | null;
}

/** The recorded messages of each storage, for units of work. */
export interface MessageRecords {
  get(storage: number, id: string): MessageRecord | undefined;
  /** Inserts the record, or replaces the one with its id; `isNew`: there is none. */
  put(storage: number, record: MessageRecord, isNew?: boolean): void;
  setState(storage: number, id: string, state: string): void;
  setAnswered(storage: number, id: string, answered: number | null): void;
  /** Requests of the family that are in `state`. */
  inState(storage: number, family: string, state: string): MessageRecord[];
  /** All requests of the family. */
  requests(storage: number, family: string): MessageRecord[];
  /**
   * Whether any data space received a request of this kind with this id.
   * Only for families that distinguish senders.
   */
  isKnown(family: string, kind: string, id: string): boolean;
  /** Marks requests that a process held when it ended: they were never processed. */
  failUnfinished(): void;
  /** The same of one storage, which a reset had put aside while it held them. */
  failUnfinishedIn(storage: number): void;
}

const columns = `id, family, role, kind, request_id AS requestId, state, answered, digest, answer, data, at, sender`;

const upsertSql = `INSERT INTO message
  (space_id, id, family, role, kind, request_id, state, answered, digest, answer, data, at, sender)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET family = excluded.family, role = excluded.role, kind = excluded.kind,
    request_id = excluded.request_id, state = excluded.state, answered = excluded.answered,
    digest = excluded.digest, answer = excluded.answer, data = excluded.data, at = excluded.at,
    sender = excluded.sender`;

// A tombstone is not a request, and what was lost without an answer was not received. What is in a snapshot, or in
// what a reset left behind, is in no data space.
const knownSql = `SELECT 1 FROM message
  WHERE id = ? AND sender IS NOT NULL AND role = 'request' AND family = ? AND kind = ?
  AND state <> 'TOMBSTONE' AND NOT (state = 'FAILED' AND answer IS NULL)
  AND EXISTS (SELECT 1 FROM space WHERE space.storage = message.space_id) LIMIT 1`;

/** The values of an upsert, in the order of its columns. */
const valuesOf = (storage: number, record: MessageRecord): (string | number | null)[] => [
  storage,
  record.id,
  record.family,
  record.role,
  record.kind,
  record.requestId,
  record.state,
  record.answered,
  record.digest,
  record.answer,
  record.data,
  record.at,
  record.sender ?? null,
];

export function createMessageRecords(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): MessageRecords {
  const select = connection.prepareWithin<MessageRecord>(
    `SELECT ${columns} FROM message WHERE space_id = ? AND id = ?`,
  );
  const upsert = connection.prepareWithin(upsertSql);
  const setState = connection.prepareWithin(
    "UPDATE message SET state = ? WHERE space_id = ? AND id = ?",
  );
  const setAnswered = connection.prepareWithin(
    "UPDATE message SET answered = ? WHERE space_id = ? AND id = ?",
  );
  const inState = connection.prepareWithin<MessageRecord>(
    `SELECT ${columns} FROM message WHERE space_id = ? AND family = ? AND state = ?`,
  );
  const requests = connection.prepareWithin<MessageRecord>(
    `SELECT ${columns} FROM message WHERE space_id = ? AND family = ? AND role = 'request'`,
  );
  const known = connection.prepareWithin(knownSql);

  return {
    get: (storage, id) => select.get(storage, id),
    put(storage, record, isNew = false) {
      const isTransaction = isNew && record.role === "request";
      storages.note(storage, record.family, isTransaction ? "requests" : undefined);
      if (copies.underWay.size > 0) copies.before(storage, "message", record.id);
      upsert.run(...valuesOf(storage, record));
    },
    setState(storage, id, state) {
      if (copies.underWay.size > 0) copies.before(storage, "message", id);
      setState.run(state, storage, id);
    },
    setAnswered(storage, id, answered) {
      if (copies.underWay.size > 0) copies.before(storage, "message", id);
      setAnswered.run(answered, storage, id);
    },
    inState: (...key) => inState.all(...key),
    requests: (...key) => requests.all(...key),
    isKnown: (family, kind, id) => known.get(id, family, kind) !== undefined,
    ...createFailing(connection),
  };
}

function createFailing(
  connection: Connection,
): Pick<MessageRecords, "failUnfinished" | "failUnfinishedIn"> {
  const failSql = `UPDATE message SET state = ${stateOfUnfinished} WHERE state = 'PROCESSING'`;
  const all = connection.prepare(failSql);
  const ofStorage = connection.prepare(`${failSql} AND space_id = ?`);
  return {
    failUnfinished() {
      all.run();
    },
    failUnfinishedIn(storage) {
      ofStorage.run(storage);
    },
  };
}

/** The records of a data space as one unit of work sees and changes them. */
export interface MessageAccess {
  message(id: string): MessageRecord | undefined;
  record(message: MessageRecord): void;
}

/** Where the records of a unit of work are. */
interface MessageSource {
  store: { messages: Pick<MessageRecords, "get" | "put"> };
  fixtures: { readonly messages: ReadonlyMap<string, MessageRecord> };
}

/** Records of a data space and its fixtures, each read from the database once. */
export function messageAccess(
  { store: { messages }, fixtures }: MessageSource,
  space: Space,
): MessageAccess {
  const known = new Map<string, MessageRecord | undefined>();
  return {
    message(id) {
      if (!known.has(id))
        known.set(id, messages.get(space.storage, id) ?? fixtures.messages.get(id));
      return known.get(id);
    },
    record(message) {
      const isNew = known.has(message.id) && known.get(message.id) === undefined;
      messages.put(space.storage, message, isNew);
      known.set(message.id, message);
    },
  };
}
