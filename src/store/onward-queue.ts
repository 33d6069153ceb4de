import type { Connection } from "./file/database";

/** A message that waits to be sent onward. */
export interface QueuedMessage {
  id: number;
  /** Name of the data space. */
  space: string;
  family: string;
  /** The message, as JSON text. */
  message: string;
  /** How often it was sent. */
  attempts: number;
  /** When to send it next: epoch milliseconds, real time. */
  dueAt: number;
}

/** Messages to send to others, kept until their answer is final. */
export interface OnwardQueue {
  /** Call it in the unit of work of the change that causes the message. Returns the number of the message. */
  add(spaceId: number, queued: { family: string; message: string; dueAt: number }): number;
  count(spaceId: number): number;
  /** The messages that are due, earliest first. */
  first(limit: number): QueuedMessage[];
  /** False if it no longer exists. */
  postpone(id: number, attempts: number, dueAt: number): boolean;
  /** False if it no longer exists. */
  remove(id: number): boolean;
  clear(spaceId: number, families: readonly string[]): void;
}

export function createOnwardQueue(connection: Connection): OnwardQueue {
  const insert = connection.prepare(
    "INSERT INTO onward (space_id, family, message, due_at) VALUES (?, ?, ?, ?)",
  );
  const count = connection.prepare<{ count: number }>(
    "SELECT COUNT(*) AS count FROM onward WHERE space_id = ?",
  );
  const first = connection.prepare<QueuedMessage>(
    `SELECT onward.id, space.name AS space, family, message, attempts, due_at AS dueAt
     FROM onward JOIN space ON space.id = space_id WHERE moving_to IS NULL ORDER BY due_at, onward.id LIMIT ?`,
  );
  const postpone = connection.prepare("UPDATE onward SET attempts = ?, due_at = ? WHERE id = ?");
  const remove = connection.prepare("DELETE FROM onward WHERE id = ?");
  const clear = connection.prepare("DELETE FROM onward WHERE space_id = ? AND family = ?");
  return {
    add: (spaceId, { family, message, dueAt }) =>
      Number(insert.run(spaceId, family, message, dueAt).lastInsertRowid),
    count: (spaceId) => count.get(spaceId)?.count ?? 0,
    first: (limit) => first.all(limit),
    postpone: (id, attempts, dueAt) => postpone.run(attempts, dueAt, id).changes > 0,
    remove: (id) => remove.run(id).changes > 0,
    clear(spaceId, families) {
      for (const family of families) clear.run(spaceId, family);
    },
  };
}
