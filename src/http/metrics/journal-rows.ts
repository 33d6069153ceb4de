import { limits } from "../../limits/limits";
import type { Store } from "../../store";
import type { Turns } from "../../time/cooperative-steps";

interface RowCountParts {
  store: Store;
  turns: Turns;
  /** Milliseconds that only grow. */
  monotonic: () => number;
}

/** Rows from the first to the last: few numbers in between are free. */
function rowsIn({ exchanges }: Store, journal: number): number {
  const range = exchanges.range(journal);
  return range === null ? 0 : range.last - range.first + 1;
}

/**
 * Counts the exchanges in all journals, some data spaces a turn; whoever asks within `limits.journalRowsMs` of the last
 * count gets that one.
 */
export function createJournalRows({
  store,
  turns,
  monotonic,
}: RowCountParts): () => Promise<number> {
  let counted: { at: number; rows: Promise<number> } | undefined;
  const count = async (): Promise<number> => {
    let rows = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      await turns.next();
      const page = store.spaces.page(after, limits.journalRowsSpaces);
      for (const { journal } of page) rows += rowsIn(store, journal);
      after = page.at(-1)?.id;
    }
    return rows;
  };
  return () => {
    if (counted === undefined || monotonic() - counted.at > limits.journalRowsMs)
      counted = { at: monotonic(), rows: count() };
    return counted.rows;
  };
}
