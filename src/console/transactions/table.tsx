import { useEffect, useMemo } from "preact/hooks";
import { type Signal, signal } from "@preact/signals";
import type { TransactionEntry } from "../../control/messages/transactions";
import { afterArrivals, beginnings } from "../feed";
import { Id, State } from "../marks";
import { Moment, agoText, now } from "../moment";
import { type Params, addresses } from "../place";
import { type Column, type RowsPlace, Rows } from "../rows";
import { type Open, openBySubject, verdict } from "../verdict/verdict-so-far";
import { read } from "../api";

/** The transactions that fit a query, the newest first. */
interface TransactionRows {
  readonly rows: Signal<readonly TransactionEntry[]>;
  readonly isKnown: Signal<boolean>;
  readonly place: RowsPlace;
  readOlder: () => void;
  end: () => void;
}

const pageSize = 500;

/** Keeps a list of transactions, until it is ended. */
function newList(query: Params): TransactionRows {
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

/** The transactions in a state, of an interface; empty: of any. */
export function List({ state, name }: { state: string; name: string }) {
  const beginning = beginnings.value;
  const list = useMemo(() => newList({ state, interface: name }), [state, name, beginning]);
  useEffect(() => list.end, [list]);
  const open = openBySubject(verdict.value ?? { rules: [] });
  if (!list.isKnown.value) return null;
  if (list.rows.value.length === 0) return <Empty isAny={state === "" && name === ""} />;
  return <Table list={list} open={open} />;
}

const Table = ({ list, open }: { list: TransactionRows; open: ReadonlyMap<string, Open[]> }) => (
  <Rows
    rows={list.rows.value}
    keyOf={({ id }) => id}
    columns={columnsFor(open)}
    label="Transactions, the newest first"
    place={list.place}
    onEnd={list.readOlder}
  />
);

const Empty = ({ isAny }: { isAny: boolean }) =>
  isAny ? (
    <p class="notice">
      <strong>No message has opened a transaction.</strong> A request does, such as the redemption
      of a gift card; the advice that follows closes it.
    </p>
  ) : (
    <p class="notice">
      <strong>There are no such transactions.</strong>{" "}
      <a href={addresses.transactions()}>Show all</a>
    </p>
  );

/** Numbers of messages that are shown at most. */
const mostNumbers = 6;

const columnsFor = (open: ReadonlyMap<string, Open[]>): Column<TransactionEntry>[] => [
  { name: "transaction", cell: ({ id }) => <Id id={id} href={addresses.transaction(id)} /> },
  { name: "time", cell: ({ since }) => <Moment time={since} /> },
  {
    name: "state",
    cell: ({ state }) =>
      state === undefined ? <span class="quiet">gone</span> : <State state={state} />,
  },
  { name: "kind", cell: ({ kind }) => kind },
  { name: "interface", cell: (row) => row.interface },
  { name: "owed", cell: ({ id }) => <Owed open={open.get(id) ?? []} /> },
  {
    name: "messages",
    cell: ({ exchanges }) => (
      <span class="numbers">
        {exchanges.slice(0, mostNumbers).map((number) => (
          <a href={addresses.message(number)}>{number}</a>
        ))}
        {exchanges.length > mostNumbers && ` and ${exchanges.length - mostNumbers} more`}
      </span>
    ),
  },
];

/** What is owed first, and until when. */
function Owed({ open }: { open: readonly Open[] }) {
  const [first] = [...open].sort((one, other) => one.until - other.until);
  if (first === undefined) return null;
  return (
    <span title={open.map(({ sentence }) => sentence).join("\n")}>
      <span class="mark warn">{agoText(new Date(first.until).toISOString(), now.value)}</span>{" "}
      {first.sentence}
    </span>
  );
}
