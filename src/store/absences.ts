import { statSync } from "node:fs";
import { limits } from "../limits/limits";
import type { Connection } from "./file/database";

/** A time in which nothing could reach the simulator: it was stopped, or its port was closed. Epoch milliseconds. */
export interface Absence {
  from: number;
  until: number;
}

/** When nothing could reach the simulator, by the machine's clock; the oldest entries make room for new ones. */
export interface Absences {
  /** It begins now, unless it has begun. */
  begin(): void;
  /** It is over, if it had begun. */
  end(): void;
  /** Those up to now, the oldest first. */
  list(): Absence[];
}

/** When the file of a database was written last, epoch milliseconds; undefined: it is new, or in memory. */
export function lastWritten(file: string): number | undefined {
  const times = [`${file}-wal`, file].flatMap(
    (one) => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? [],
  );
  return times.length === 0 ? undefined : Math.floor(Math.max(...times));
}

/**
 * `lastAlive`: when the process before this one wrote last. It counts if that process was killed and could not say when
 * it ended.
 */
export function createAbsences(
  connection: Connection,
  { now, lastAlive }: { now: () => number; lastAlive: number | undefined },
): Absences {
  const insert = connection.prepare(
    `INSERT INTO absence (began) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM absence WHERE ended IS NULL)`,
  );
  const trim = connection.prepareQuietly(
    "DELETE FROM absence WHERE rowid <= (SELECT MAX(rowid) FROM absence) - ?",
  );
  const close = connection.prepare("UPDATE absence SET ended = MAX(began, ?) WHERE ended IS NULL");
  const select = connection.prepareQuietly<Absence>(
    `SELECT began AS "from", COALESCE(ended, ?) AS until FROM absence ORDER BY rowid`,
  );
  // Where the file takes nothing, an absence is not noted: neither a port that closes nor a stop fails for it.
  const isNoted = (work: () => void): boolean => {
    try {
      connection.quietUnit(work);
      return true;
    } catch {
      return false;
    }
  };
  /** When the last one ended, as long as the file has not taken it. */
  let ended: number | undefined;
  const end = (): void => {
    const at = (ended ??= now());
    if (isNoted(() => close.run(at))) ended = undefined;
  };
  const begin = (at: number): void => {
    if (ended !== undefined) end();
    isNoted(() => {
      insert.run(at);
      trim.run(limits.absences);
    });
  };
  if (lastAlive !== undefined) {
    begin(lastAlive);
    end();
  }
  return {
    begin: () => {
      begin(now());
    },
    end,
    list: () => select.all(ended ?? now()),
  };
}
