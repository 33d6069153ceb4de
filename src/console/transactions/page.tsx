import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Signal, signal } from "@preact/signals";
import type { TransactionEntry } from "../../control/messages/transactions";
import type { Exchange } from "../../journal/exchange";
import { afterArrivals, beginnings } from "../feed";
import { Id, State } from "../marks";
import { NoteMark } from "../note";
import { ownZone } from "../../journal/filter/days";
import { agoText, dayText, durationText, now } from "../moment";
import { type Links, type Params, addresses, goTo, query } from "../addresses";
import { Older, type Reading, Read, newReading } from "../reading";
import {
  type TableColumn,
  type RowsPlace,
  Rows,
  fullWidths,
  timeOfDayColumn,
  saleColumns,
} from "../rows";
import { brokenSoFar } from "../verdict/verdict-so-far";
import { BrokenMark } from "../broken-rules";
import type { BrokenRule, FoundBroken } from "../../conformance/broken-rules";
import { fetchAnswer } from "../api";
import { shownStates } from "../../lifecycle/state";
import { asksVerdict } from "../../journal/message-filter";
import { interfaces, interfacesReading } from "../interfaces";
import { FilterBox } from "../messages/filter";
import { mistakeIn } from "../messages/suggestions";
import { Views } from "../messages/neighbours";

/** The transactions that fit a query, the newest first. */
interface TransactionRows {
  readonly rows: Signal<readonly TransactionEntry[]>;
  /** How far it has come with the newest, and with those before them. */
  readonly newest: Reading;
  readonly before: Reading;
  readonly place: RowsPlace;
  readOlder: () => void;
  end: () => void;
}

const pageSize = 500;

/** Keeps a list of transactions, until it is ended. */
function newList(query: Params): TransactionRows {
  const rows = signal<readonly TransactionEntry[]>([]);
  let [isWhole, isBusy] = [false, false];
  const asked = { ...query, newest: "true", limit: pageSize };
  const pageOf = (before?: number) =>
    fetchAnswer("GET /transactions", { query: { ...asked, before } });
  const add = (
    found: readonly TransactionEntry[],
    stays: (one: TransactionEntry) => boolean,
  ): void => {
    const others = rows.value.filter(stays);
    rows.value = [...others, ...found].sort((one, other) => other.number - one.number);
    if (found.length < pageSize) isWhole = true;
  };
  const newest = newReading(
    () => pageOf(),
    ({ transactions }) => {
      const first = Math.min(...transactions.map(({ number }) => number));
      add(transactions, ({ number }) => transactions.length === pageSize && number < first);
    },
  );
  const touched = touchedBy(query, (found, ids) => {
    // One that has left the state that is asked for is not among them.
    if (found.length < pageSize) add(found, ({ id }) => !ids.has(id));
    else newest.again();
  });
  const before = newReading(
    () => pageOf(rows.value.at(-1)?.number),
    ({ transactions }) => {
      const numbers = new Set(transactions.map(({ number }) => number));
      add(transactions, ({ number }) => !numbers.has(number));
      isBusy = false;
    },
  );
  newest.again();
  const ends = [afterArrivals(touched.take), followVerdict(query, newest)];
  return {
    ...{ rows, newest, before, place: { top: 0 } },
    readOlder() {
      if (isWhole || isBusy || rows.value.length === 0) return;
      isBusy = true;
      before.again();
    },
    end() {
      for (const end of [...ends, touched.end, newest.end, before.end]) end();
    },
  };
}

/** What the verdict says changes without a message too, as when what was owed is overdue: then all is read again. */
const followVerdict = ({ filter = "" }: Params, newest: Reading): (() => void) =>
  asksVerdict(filter)
    ? brokenSoFar.subscribe(() => {
        if (newest.isKnown.peek()) newest.again();
      })
    : () => undefined;

/** Reads the transactions that messages have touched, for `show` to take in; `ids`: those that the messages name. */
function touchedBy(
  query: Params,
  show: (found: readonly TransactionEntry[], ids: ReadonlySet<string | null>) => void,
): { take: (arrived: readonly Exchange[]) => void; end: () => void } {
  let waiting: readonly Exchange[] = [];
  const reading = newReading(
    async () => {
      const arrived = waiting;
      const touchedAfter = Math.min(...arrived.map(({ number }) => number)) - 1;
      const { transactions } = await fetchAnswer("GET /transactions", {
        query: { ...query, touchedAfter, newest: true, limit: pageSize },
      });
      return { arrived, transactions };
    },
    ({ arrived, transactions }) => {
      waiting = waiting.slice(arrived.length);
      show(transactions, new Set(arrived.flatMap((one) => [one.messageId, one.requestId])));
    },
  );
  return {
    take(arrived) {
      waiting = [...waiting, ...arrived];
      reading.again();
    },
    end: reading.end,
  };
}

interface ListParts {
  state: string;
  name: string;
  /** That of their messages. */
  filter: string;
}

/** The transactions in a state, of an interface; empty: of any. */
export function List({ state, name, filter }: ListParts) {
  const beginning = beginnings.value;
  const list = useMemo(
    () => newList({ state, interface: name, ...(filter !== "" && { filter, zone: ownZone() }) }),
    [state, name, filter, beginning],
  );
  useEffect(() => list.end, [list]);
  const earlier = useRef<KnownRows | undefined>(undefined);
  const { newest, before, rows } = list;
  if (newest.isKnown.value) earlier.current = { list, beginning, of: { state, name, filter } };
  const broken = brokenSoFar.value;
  const isReading = !newest.isKnown.value && newest.failure.value === undefined;
  if (isReading && earlier.current?.beginning === beginning)
    return (
      <Older isOlder wanted={textOf({ state, name, filter })} shown={textOf(earlier.current.of)}>
        {earlier.current.list.rows.value.length > 0 && (
          <Table list={earlier.current.list} broken={broken} />
        )}
      </Older>
    );
  return (
    <Read
      of={newest}
      thing="transactions"
      isEmpty={rows.value.length === 0}
      empty={<Empty isAny={state === "" && name === "" && filter === ""} />}
    >
      <Read of={before} thing="older transactions" />
      <Table list={list} broken={broken} />
    </Read>
  );
}

const textOf = ({ state, name, filter }: ListParts): string =>
  [state, name, filter].filter((part) => part !== "").join(", ");

/** Rows that were read, and of what. */
interface KnownRows {
  list: TransactionRows;
  of: ListParts;
  beginning: number;
}

interface TableParts {
  list: TransactionRows;
  broken: FoundBroken | undefined;
}

const Table = ({ list, broken }: TableParts) => (
  <SalesTable
    rows={list.rows.value}
    broken={broken}
    links={addresses}
    place={list.place}
    onEnd={list.readOlder}
  />
);

interface SalesParts {
  rows: readonly TransactionEntry[];
  /** What the verdict says; undefined: that is not known yet. */
  broken: FoundBroken | undefined;
  links: Links;
  place: RowsPlace;
  onEnd?: () => void;
  /** They are of a journal that was exported at this time, in epoch milliseconds. */
  exportedAt?: number;
}

/** When a sale began, in real time, by which filters go. */
const arrivalOf = ({ receivedAt, since }: TransactionEntry): string => receivedAt ?? since;

/** Sales, the newest first. */
export const SalesTable = ({ rows, place, onEnd, ...view }: SalesParts) => (
  <Rows
    rows={rows}
    keyOf={({ id }) => id}
    columns={columnsFor(view)}
    headingOf={(row) => dayText(arrivalOf(row), "real time")}
    label="Transactions, the newest first"
    place={place}
    twoLines={fullWidths.sales}
    {...(onEnd && { onEnd })}
  />
);

const Empty = ({ isAny }: { isAny: boolean }) =>
  isAny ? (
    <>
      <strong>No message has opened a transaction.</strong> A request does, such as the redemption
      of a gift card; the advice that follows closes it.
    </>
  ) : (
    <>
      <strong>There are no such transactions.</strong>{" "}
      <a href={addresses.transactions()}>Show all</a>
    </>
  );

/** Numbers of messages that are shown at most. */
const mostNumbers = 6;

const Kind = ({ of: { kind, note } }: { of: TransactionEntry }) => (
  <>
    {kind}
    <NoteMark note={note} />
  </>
);

const columnsFor = ({
  broken,
  links,
  exportedAt,
}: Pick<SalesParts, "broken" | "links" | "exportedAt">): TableColumn<TransactionEntry>[] => [
  { name: "transaction", cell: ({ id }) => <Id id={id} href={links.transaction(id)} /> },
  timeOfDayColumn(arrivalOf),
  {
    name: "state",
    cell: ({ state }) =>
      state === undefined ? <span class="quiet">gone</span> : <State state={state} />,
  },
  {
    name: "kind",
    cell: (row) => <Kind of={row} />,
  },
  ...saleColumns,
  { name: "interface", cell: (row) => row.interface },
  {
    name: "owed",
    cell: (row) => <Owed listed={row} findings={broken?.of(row.id)} exportedAt={exportedAt} />,
  },
  {
    name: "rule",
    cell: ({ id, judged }) => (
      <BrokenMark
        rules={[...judgedNow(judged, broken?.of(id))].filter(({ outcome }) => outcome !== "open")}
      />
    ),
  },
  {
    name: "messages",
    cell: ({ exchanges }) => (
      <span class="numbers">
        {exchanges.slice(0, mostNumbers).map((number) => (
          <a href={links.message(number)}>{number}</a>
        ))}
        {exchanges.length > mostNumbers && ` and ${exchanges.length - mostNumbers} more`}
      </span>
    ),
  },
];

type Findings = ReturnType<FoundBroken["of"]>;

/** What the list says, with what the verdict has found about the transaction since. */
function judgedNow(listed: TransactionEntry["judged"], findings: Findings = []): BrokenRule[] {
  const now = new Map(findings.map(({ says }) => [says.rule, says]));
  return [...listed.filter(({ rule }) => !now.has(rule)), ...now.values()];
}

interface OwedParts {
  listed: TransactionEntry;
  /** What the verdict says, once it is known. */
  findings: Findings | undefined;
  exportedAt: number | undefined;
}

/** What is owed first, and until when. */
function Owed({ listed, findings, exportedAt }: OwedParts) {
  const isOverdue =
    findings === undefined
      ? listed.owed === "overdue"
      : findings.some((finding) => finding.isOverdue);
  if (isOverdue) return <span class="mark bad">overdue</span>;
  const open = (findings ?? []).flatMap(({ says: { outcome, rule, sentence, failsAt } }) =>
    outcome === "open" && failsAt !== undefined ? [{ rule, sentence, failsAt }] : [],
  );
  const [first] = open.sort((one, other) => one.failsAt.localeCompare(other.failsAt));
  if (first === undefined) return null;
  return (
    <span title={open.map(({ rule, sentence }) => `${rule}: ${sentence}`).join("\n")}>
      <span class="mark warn">
        {exportedAt === undefined
          ? agoText(first.failsAt, now.value)
          : `had ${durationText(Date.parse(first.failsAt) - exportedAt)} left`}
      </span>{" "}
      {first.rule}
    </span>
  );
}

/** The sales of the data space, at the address that they had before too. */
export function Page() {
  const state = query.value.get("state") ?? "";
  const name = query.value.get("interface") ?? "";
  const filter = query.value.get("filter") ?? "";
  const links = {
    messages: (wanted = "") => addresses.transactions({ state, interface: name, filter: wanted }),
  };
  return (
    <div class="lists">
      <h1 class="unseen">Sales</h1>
      <div class="list-line">
        <Views shown="sales" filter={filter} />
        <FilterBox filter={filter} links={links} />
        <div class="filter">
          <Choice
            label="State"
            value={state}
            values={shownStates}
            choose={(chosen) => {
              goTo(addresses.transactions({ state: chosen, interface: name, filter }));
            }}
          />
          <Choice
            label="Interface"
            value={name}
            values={interfaces.value.map((one) => one.name)}
            choose={(chosen) => {
              goTo(addresses.transactions({ state, interface: chosen, filter }));
            }}
          />
        </div>
      </div>
      <Read of={interfacesReading} thing="interfaces" />
      {mistakeIn(filter) === "" && <List state={state} name={name} filter={filter} />}
    </div>
  );
}

interface FilterChoiceParts {
  label: string;
  value: string;
  values: readonly string[];
  choose: (value: string) => void;
}

const Choice = ({ label, value, values, choose }: FilterChoiceParts) => (
  <label>
    {label}{" "}
    <select
      value={value}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
      }}
    >
      <option value="">any</option>
      {[...new Set([...values, ...(value === "" ? [] : [value])])].map((one) => (
        <option value={one}>{one}</option>
      ))}
    </select>
  </label>
);
