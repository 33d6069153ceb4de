import { limits } from "../limits";
import type { Connection } from "./database";

/** A data space, as far as its ids and its journal go. */
interface Space {
  readonly id: number;
  readonly journal: number;
}

/** Ids of the transactions that resets took out of a data space's journal: what comes about them later comes to nothing. */
export interface TakenIds {
  /** Keeps those that are in the journal, at these interfaces or at all; the oldest give way. Call it within a unit of work. */
  take(space: Space, interfaces: readonly string[] | undefined): void;
  read(space: Space): string[];
}

export function createTakenIds(connection: Connection): TakenIds {
  const select = connection.prepare("SELECT taken FROM space WHERE id = ?");
  const update = connection.prepare("UPDATE space SET taken = ? WHERE id = ?");
  const newest = connection.prepare(
    `SELECT COALESCE(request_id, message_id) AS id, interface FROM exchange
     WHERE exchange.id > (? << 32) AND exchange.id < ((? + 1) << 32) AND interface IS NOT NULL ORDER BY exchange.id DESC LIMIT ?`,
  );
  const read = ({ id }: Space): string[] => JSON.parse((select.get(id) as { taken: string } | undefined)?.taken ?? "[]") as string[];
  return {
    read,
    take(space, interfaces) {
      const rows = newest.all(space.journal, space.journal, limits.takenIds) as { id: string | null; interface: string }[];
      const ids = rows.flatMap((row) => (row.id !== null && interfaces?.includes(row.interface) !== false ? [row.id] : []));
      if (ids.length === 0) return;
      update.run(JSON.stringify([...new Set([...ids, ...read(space)])].slice(0, limits.takenIds)), space.id);
    },
  };
}
