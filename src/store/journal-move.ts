import type { Connection } from "./database";

/** Families of which a journal keeps nothing. */
export interface DroppedFamilies {
  families: readonly string[];
  /** Their interfaces. */
  interfaces: readonly string[];
}

/** Moves what a journal holds of all but some families to another one. */
export function createJournalMove(connection: Connection) {
  const moveSql = (table: string) =>
    `UPDATE ${table} SET id = (? << 32) + (id & 4294967295) WHERE id > (? << 32) AND id < ((? + 1) << 32)`;
  const moveExchanges = connection.prepare(
    `${moveSql("exchange")} AND (interface IS NULL OR interface NOT IN (SELECT value FROM json_each(?)))`,
  );
  const moveOwnChanges = connection.prepare(
    `${moveSql("own_change")} AND family NOT IN (SELECT value FROM json_each(?))`,
  );
  return (before: number, after: number, { interfaces, families }: DroppedFamilies): void => {
    moveExchanges.run(after, before, before, JSON.stringify(interfaces));
    moveOwnChanges.run(after, before, before, JSON.stringify(families));
  };
}
