import type { KeptSnapshot } from "../../store";
import type { Services } from "../services";
import type { SnapshotContent, SnapshotFile } from "./snapshot-content";
import { openedRows } from "./snapshot-rows";
import { contentTexts, headOf, measured } from "./snapshot-text";

/** A snapshot that is exported, in steps. */
export interface SnapshotReading {
  /** Of its JSON text. */
  bytes: number;
  /** Its JSON text, piece by piece. */
  texts(): AsyncGenerator<string, void>;
  /** The same as a value. */
  file(): Promise<SnapshotFile>;
}

/** Reads a snapshot once, for its checksum; what is returned reads it again. */
export async function readSnapshot(
  { store, turns }: Services,
  kept: KeptSnapshot,
): Promise<SnapshotReading> {
  const head = headOf(kept);
  const texts = () => contentTexts(head, store.snapshots.rows(kept.storage));
  const measure = await measured(turns, texts());
  const { bytes = 0, checksum = "" } = measure ?? {};
  const opening = `${JSON.stringify({ standinSnapshot: 1, checksum }).slice(0, -1)},"content":`;
  return {
    bytes: opening.length + bytes + 1,
    async *texts() {
      yield opening;
      for (const text of texts()) {
        yield text;
        await turns.next();
      }
      yield "}";
    },
    async file() {
      const { run, ...rest } = head;
      const content: SnapshotContent = {
        ...rest,
        entities: [],
        messages: [],
        refusedRequests: [],
        run,
      };
      for (const page of store.snapshots.rows(kept.storage)) {
        const { list, rows } = openedRows(page);
        (content[list] as object[]).push(...rows);
        await turns.next();
      }
      return { standinSnapshot: 1, checksum, content };
    },
  };
}
