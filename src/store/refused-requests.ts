import type { Connection } from "./database";
import type { Copies } from "./copies";
import type { Storages } from "./storages";

/**
 * A request that was refused as malformed. It does not use its id up and opens no transaction. Families whose clients
 * may ask what became of a request remember it until a well-formed request with its id comes.
 */
export interface RefusedRequest {
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
  get(storage: number, id: string): RefusedRequest | undefined;
  put(storage: number, request: RefusedRequest): void;
  /** Whether any data space remembers a refused request of this kind with this id. */
  isKnown(family: string, kind: string, id: string): boolean;
}

export function createRefusedRequests(
  connection: Connection,
  storages: Storages,
  copies: Pick<Copies, "underWay" | "before">,
): RefusedRequests {
  const select = connection.prepare<RefusedRequest>(
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
