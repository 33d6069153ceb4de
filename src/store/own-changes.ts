import { limits } from "../limits";
import type { Connection } from "./database";

/** Who changed entities without a message of a POS: the tester, the clock, or an answer from a partner outside. */
export const changeSources = ["tester", "time", "partner"] as const;

export type ChangeSource = (typeof changeSources)[number];

/** What was done to the entities of a family outside of the messages. */
export interface OwnChange {
  family: string;
  source: ChangeSource;
  /** The data space's time, RFC 3339. */
  clock: string;
  /** Number of the exchange that came before; 0: none did. */
  after: number;
  /** As `changeLines` writes it. */
  changes: string;
}

/** The changes of each journal's data space outside of its messages, oldest first. */
export interface OwnChanges {
  /** Appends one, within its unit of work; beyond the bound the oldest gives way. */
  append(journal: number, change: OwnChange): void;
  list(journal: number): OwnChange[];
}

const ofJournal = "id > (? << 32) AND id < ((? + 1) << 32)";

export function createOwnChanges(connection: Connection): OwnChanges {
  const insert = connection.prepareWithin(
    `INSERT INTO own_change (id, family, source, clock, after, changes)
     VALUES (COALESCE((SELECT MAX(id) FROM own_change WHERE ${ofJournal}), ? << 32) + 1, ?, ?, ?, ?, ?)`,
  );
  const trim = connection.prepareWithin(
    `DELETE FROM own_change WHERE id > (? << 32)
     AND id <= (SELECT MAX(id) FROM own_change WHERE ${ofJournal}) - ?`,
  );
  const select = connection.prepare<OwnChange>(
    `SELECT family, source, clock, after, changes FROM own_change WHERE ${ofJournal} ORDER BY id`,
  );
  return {
    append(journal, { family, source, clock, after, changes }) {
      insert.run(journal, journal, journal, family, source, clock, after, changes);
      trim.run(journal, journal, journal, limits.ownChanges);
    },
    list: (journal) => select.all(journal, journal),
  };
}
