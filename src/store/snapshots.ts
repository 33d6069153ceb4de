import type { Connection } from "./database";
import type { Entities } from "./entities";
import type { MessageRecord, Messages } from "./messages";
import type { RefusedRequest, RefusedRequests } from "./refused-requests";
import type { StoredRun, StoredRuns } from "./scenario-runs";
import type { Storages } from "./storages";
import type { Space, Spaces } from "./spaces";

/** An entity that differs from the fixtures. */
export interface KeptEntity {
  family: string;
  type: string;
  key: string;
  /** JSON text. */
  body: string;
}

/** Everything of a data space but its journal, its clock and its seed. */
export interface SpaceContent {
  entities: KeptEntity[];
  messages: MessageRecord[];
  refusedRequests: RefusedRequest[];
  /** Null: it has none of its own. */
  run: StoredRun | null;
}

/** A snapshot in a line. */
export interface SnapshotEntry {
  name: string;
  /** RFC 3339, real time. */
  takenAt: string;
  /** Size of its content, in bytes. */
  bytes: number;
}

/** Copies of what a data space holds, and the ones that are kept under a name. */
export interface Snapshots {
  /** Whether what the space holds is more than so many bytes, about. */
  isLarger(space: Space, bytes: number): boolean;
  /** What the space holds now; what is in process counts as failed, as after the end of the process. */
  read(space: Space): SpaceContent;
  /**
   * Puts this content in place of what the space holds, in a new storage. What waits to be sent onward tells
   * of what is gone: it is dropped.
   */
  write(space: Space, content: SpaceContent): void;
  list(spaceId: number): SnapshotEntry[];
  get(spaceId: number, name: string): string | undefined;
  put(spaceId: number, name: string, takenAt: string, content: string): void;
  /** False: there is none of that name. */
  remove(spaceId: number, name: string): boolean;
}

/** Bytes that a snapshot takes for a record or an entity, beside its texts, at the least. */
const leastRecord = 100;

interface Parts {
  storages: Pick<Storages, "usage">;
  spaces: Pick<Spaces, "renewStorage" | "putBack">;
  entities: Pick<Entities, "insert">;
  messages: Pick<Messages, "put" | "get">;
  refusedRequests: Pick<RefusedRequests, "put">;
  runs: StoredRuns;
}

/** What is read of each table. */
const kept = {
  entities:
    "SELECT family, type, key, body FROM entity WHERE space_id = ? ORDER BY family, type, key",
  messages: `SELECT id, family, role, kind, request_id AS requestId,
    CASE state WHEN 'PROCESSING' THEN 'FAILED' ELSE state END AS state,
    answered, digest, answer, data, at, sender FROM message WHERE space_id = ?`,
  refused:
    "SELECT id, family, kind, sender, status, answer FROM refused_request WHERE space_id = ?",
};

export function createSnapshots(
  connection: Connection,
  { storages, spaces, entities, messages, refusedRequests, runs }: Parts,
): Snapshots {
  const entitiesOf = connection.prepare(kept.entities);
  const messagesOf = connection.prepare(kept.messages);
  const refusedOf = connection.prepare(kept.refused);
  const lengths = [
    "SELECT LENGTH(body) AS bytes FROM entity WHERE space_id = ?",
    "SELECT COALESCE(LENGTH(answer), 0) + COALESCE(LENGTH(data), 0) AS bytes FROM message WHERE space_id = ?",
    "SELECT LENGTH(answer) AS bytes FROM refused_request WHERE space_id = ?",
  ].map((sql) => connection.prepare(sql));
  const dropOnward = connection.prepare("DELETE FROM onward WHERE space_id = ?");
  return {
    isLarger({ storage }, bytes) {
      const { requests, entities: changed } = storages.usage(storage);
      let size = (requests + changed) * leastRecord;
      for (const statement of lengths) {
        if (size > bytes) return true;
        for (const row of statement.iterate(storage)) {
          size += (row as { bytes: number }).bytes;
          if (size > bytes) return true;
        }
      }
      return size > bytes;
    },
    read: ({ id, storage }) => ({
      entities: entitiesOf.all(storage) as KeptEntity[],
      messages: messagesOf.all(storage) as MessageRecord[],
      refusedRequests: refusedOf.all(storage) as RefusedRequest[],
      run: runs.get(id) ?? null,
    }),
    write(space, content) {
      dropOnward.run(space.id);
      spaces.putBack(
        space,
        keptIn(content, (id) => messages.get(space.storage, id)),
      );
      spaces.renewStorage(space, []);
      const { storage } = space;
      for (const entity of content.entities) entities.insert(storage, entity);
      for (const record of content.messages) messages.put(storage, record, true);
      for (const request of content.refusedRequests) refusedRequests.put(storage, request);
      if (content.run === null) runs.remove(space.id);
      else runs.put(space.id, content.run);
    },
    ...named(connection),
  };
}

/** Whether a transaction is in the content as it is now. */
function keptIn(
  { messages }: SpaceContent,
  get: (id: string) => MessageRecord | undefined,
): (id: string) => boolean {
  const states = new Map(messages.map(({ id, state }) => [id, state]));
  return (id) => {
    const now = get(id);
    return now === undefined || (states.has(id) && states.get(id) === now.state);
  };
}

function named(connection: Connection): Pick<Snapshots, "list" | "get" | "put" | "remove"> {
  const list = connection.prepare(
    "SELECT name, taken_at AS takenAt, length(CAST(content AS BLOB)) AS bytes FROM snapshot WHERE space_id = ? ORDER BY taken_at, name",
  );
  const get = connection.prepare("SELECT content FROM snapshot WHERE space_id = ? AND name = ?");
  const put = connection.prepare(
    `INSERT INTO snapshot (space_id, name, taken_at, content) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET taken_at = excluded.taken_at, content = excluded.content`,
  );
  const remove = connection.prepare("DELETE FROM snapshot WHERE space_id = ? AND name = ?");
  return {
    list: (spaceId) => list.all(spaceId) as SnapshotEntry[],
    get: (spaceId, name) => (get.get(spaceId, name) as { content: string } | undefined)?.content,
    put(spaceId, name, takenAt, content) {
      put.run(spaceId, name, takenAt, content);
    },
    remove: (spaceId, name) => remove.run(spaceId, name).changes > 0,
  };
}
