import { createHash } from "node:crypto";
import { ownJson } from "../../own-json";
import type { KeptRows, KeptSnapshot } from "../../store";
import type { Turns } from "../../time/turns";
import type { SnapshotContent } from "./snapshot-content";
import { openedRows, rowLists } from "./snapshot-rows";

/** What a snapshot holds beside the rows of its lists. */
export type SnapshotHead = Omit<SnapshotContent, (typeof rowLists)[number]>;

/** How it is kept with the snapshot. */
export const headJson = ownJson<SnapshotHead>();

export const headOf = ({ head }: Pick<KeptSnapshot, "head">): SnapshotHead => headJson.read(head);

/** The JSON text of a snapshot's content, piece by piece. */
export function* contentTexts(
  { run, ...head }: SnapshotHead,
  pages: Iterable<KeptRows>,
): Generator<string, void> {
  yield JSON.stringify(head).slice(0, -1);
  let [open, separator] = [-1, ""];
  /** Closes the list that is open, and opens those up to this one. */
  const openingOf = (list: number): string => {
    let text = "";
    while (open < list) {
      text += `${open < 0 ? "" : "]"},"${rowLists[(open += 1)] ?? ""}":[`;
      separator = "";
    }
    return text;
  };
  for (const page of pages) {
    const { list, rows } = openedRows(page);
    const opening = openingOf(rowLists.indexOf(list));
    yield opening + separator + rows.map((row) => JSON.stringify(row)).join(",");
    separator = ",";
  }
  yield `${openingOf(rowLists.length - 1)}],"run":${JSON.stringify(run)}}`;
}

/** Size of a text in bytes, and its checksum. */
export interface Measure {
  bytes: number;
  checksum: string;
}

/** Measures a text piece by piece, one a step; undefined: it is longer than so many bytes. */
export async function measured(
  turns: Turns,
  pieces: Iterable<string>,
  most = Infinity,
): Promise<Measure | undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const piece of pieces) {
    hash.update(piece);
    bytes += Buffer.byteLength(piece);
    if (bytes > most) return undefined;
    await turns.next();
  }
  return { bytes, checksum: hash.digest("hex") };
}
