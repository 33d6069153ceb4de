import { createReadStream, mkdtempSync, realpathSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import type { Store } from "../../store";
import { damagedText } from "../health";
import { ControlRefused } from "../declare/refusals";
import { operatorOperation } from "../operation";

/** Media type of a database file. */
const databaseType = "application/vnd.sqlite3";

/** Which database it must be; absent: whichever the simulator has. */
const BackupQuery = Type.Object(
  { db: Type.Optional(Type.String({ minLength: 1, maxLength: limits.textLength })) },
  { additionalProperties: false },
);
type BackupQuery = Static<typeof BackupQuery>;

/** Stores of which a backup is being made. */
const running = new WeakSet<Store>();

/** A copy of the database, for operators: made beside it while messages go on, checked, then sent. One at a time. */
export const backupOperations = {
  backup: operatorOperation("POST /backup", {
    summary: "A copy of the whole database",
    tag: "Simulator",
    query: BackupQuery,
    answer: { schema: Type.String({ format: "binary" }), types: [databaseType] },
    refusals: [
      "backup-running",
      "backup-elsewhere",
      "backup-no-room",
      "backup-damaged",
      "backup-stopped",
    ],
    handle:
      ({ core: { store, stopping }, query }) =>
      async ({ send }) => {
        refuseOther(store.file, query);
        if (running.has(store)) throw new ControlRefused("backup-running");
        if (store.freeBytes() < store.bytes() + limits.leastFreeBytes)
          throw new ControlRefused("backup-no-room");
        running.add(store);
        const folder = folderFor(store.file);
        try {
          const copy = join(folder, "standin.db");
          await makeCopy(store, copy, stopping);
          const bytes = statSync(copy).size;
          await send({ pieces: createReadStream(copy), type: databaseType, bytes });
        } finally {
          running.delete(store);
          // Beside the request thread: a disk takes a tenth of a second to delete a quarter of a gigabyte.
          await rm(folder, { recursive: true });
        }
      },
  }),
};

/** A copy without a damaged page, or none. */
async function makeCopy(store: Store, copy: string, stopping: AbortSignal): Promise<void> {
  try {
    if (await store.backup(copy, stopping)) return;
  } catch (error) {
    throw stopping.aborted ? new ControlRefused("backup-stopped") : error;
  }
  throw new ControlRefused("backup-damaged", { freeString: damagedText });
}

/** On the same disk, and for the owner alone. */
const folderFor = (file: string): string =>
  mkdtempSync(join(file === ":memory:" ? tmpdir() : dirname(file), "standin-backup-"));

function refuseOther(file: string, { db }: BackupQuery): void {
  if (db === undefined) return;
  if (file === ":memory:" || pathOf(db) !== pathOf(file))
    throw new ControlRefused("backup-elsewhere", {
      freeString: "Give with --url the address of the simulator that has this database.",
    });
}

function pathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // There is no such file: it is nobody's.
    return "";
  }
}
