import { type Signal, signal } from "@preact/signals";
import type { TransactionEntry } from "../../control/messages/transactions";
import { read } from "../api";
import { afterArrivals } from "../feed";
import { type Params } from "../place";
import type { RowsPlace } from "../rows";

/** The transactions that fit a query, the newest first. */
export interface TransactionRows {
  readonly rows: Signal<readonly TransactionEntry[]>;
  readonly isKnown: Signal<boolean>;
  readonly place: RowsPlace;
  readOlder: () => void;
  end: () => void;
}

const pageSize = 500;
/** Keeps a list of transactions, until it is ended. */
export function newList(query: Params): TransactionRows {
  const rows = signal<readonly TransactionEntry[]>([]);
  const isKnown = signal(false);
  let isWhole = false;
  let isReading = false;
  const take = async (before?: number): Promise<void> => {
    const page = { newest: "true", limit: String(pageSize), before: before?.toString() };
    const { transactions } = await read("GET /transactions", {
      query: { ...query, ...page },
    });
    const numbers = new Set(transactions.map(({ number }) => number));
    const first = before === undefined ? (transactions[0]?.number ?? Infinity) : 0;
    // One that has left the state that is asked for is in no page any more.
    const others = rows.value.filter(
      ({ number }) => number < first || (before !== undefined && !numbers.has(number)),
    );
    rows.value = [...others, ...transactions].sort((one, other) => other.number - one.number);
    if (transactions.length < pageSize) isWhole = true;
    isKnown.value = true;
  };
  const readPage = (before?: number): void => {
    isReading = true;
    void take(before)
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
      });
  };
  readPage();
  const stop = afterArrivals(readPage);
  return {
    ...{ rows, isKnown },
    place: { top: 0 },
    readOlder() {
      const last = rows.value.at(-1);
      if (!isWhole && !isReading && last !== undefined) readPage(last.number);
    },
    end: stop,
  };
}
