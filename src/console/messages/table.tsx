import { type Signal, signal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { dayText, simulatorTime } from "../moment";
import { addresses } from "../addresses";
import { type RowsPlace, Rows, fullWidths } from "../rows";
import { type MessageRow, rowOf, withSales } from "./row";
import type { Exchange } from "../../journal/exchange";
import type { JudgedMessages } from "../../control/messages/judged-messages";
import { ownZone } from "../../journal/filter/days";
import { asksVerdict, messageFilter } from "../../journal/message-filter";
import { messageKeys } from "./again";
import { ColumnsMenu, columnsFor, listWithStrays } from "./columns";
import { type FoundUnmatched, type ListedRequest, useUnmatched } from "../unmatched/reading";
import { brokenSoFar } from "../verdict/verdict-so-far";
import { fetchAnswer } from "../api";
import { afterArrivals, beginnings, feedFailure, onArrival } from "../feed";
import { Older, type Reading, Read, Unread, newReading } from "../reading";

/** The messages for which a filter holds, the newest first: older ones are read when they are asked for. */
interface MessageList {
  readonly filter: string;
  readonly place: RowsPlace;
  readonly rows: Signal<readonly MessageRow[]>;
  /** Messages that arrived and are not in the list: their sales may be. */
  readonly others: Signal<readonly MessageRow[]>;
  /** How far it has come with the newest, and with those before them. */
  readonly newest: Reading;
  readonly before: Reading;
  /** There are no older ones. */
  readonly isWhole: Signal<boolean>;
  /** Messages that the journal dropped to keep within its bounds. */
  readonly trimmed: Signal<number>;
  /** Messages that arrived while the list stands still; undefined: it does not. */
  readonly missed: Signal<number | undefined>;
  /** Reads the next older ones. */
  readOlder: () => void;
  pause: () => void;
  goOn: () => void;
}

/** Messages that are read at once. */
const pageSize = 500;

interface KeptMessageList {
  list: MessageList;
  /** That of the filter before, which is shown until the list is known. */
  earlier: MessageList | undefined;
  beginning: number;
  end: () => void;
}

/** The list that was shown last: it goes on while another page is shown, so that Back finds it as it was. */
let keptList: KeptMessageList | undefined;

/** The list of a filter that holds for the messages since they began anew. The filter must be one. */
function listOf(filter: string): KeptMessageList {
  const beginning = beginnings.value;
  if (keptList?.list.filter === filter && keptList.beginning === beginning) return keptList;
  const isKnown = keptList?.beginning === beginning && keptList.list.newest.isKnown.peek();
  const earlier = isKnown ? keptList?.list : undefined;
  keptList?.end();
  keptList = { ...newList(filter), earlier, beginning };
  if (beginning > 0) keptList.list.newest.again();
  return keptList;
}

/** Rows that are kept at most: older ones are read again when they are asked for. */
const mostRows = 20_000;

/** Both, the newest first; of the same message that of `over`. */
function mergeRows(rows: readonly MessageRow[], over: readonly MessageRow[]): MessageRow[] {
  const all = new Map([...rows, ...over].map((row) => [row.number, row]));
  return [...all.values()].sort((one, other) => other.number - one.number);
}

/** The rows that are older than those of a full page, which was read once more. */
function rowsBefore(rows: readonly MessageRow[], page: readonly Exchange[]): MessageRow[] {
  const first = page.length < pageSize ? 0 : (page[0]?.number ?? 0);
  return rows.filter(({ number }) => number < first);
}

/** Rows to which those are added that arrive, at once or when somebody wants them. */
function newRows(filter: string) {
  const rows = signal<readonly MessageRow[]>([]);
  const others = signal<readonly MessageRow[]>([]);
  const isWhole = signal(false);
  const missed = signal<number | undefined>(undefined);
  let waiting: MessageRow[] = [];
  const add = (): void => {
    const all = mergeRows(rows.value, waiting);
    waiting = [];
    rows.value = all.slice(0, mostRows);
    if (all.length > mostRows) isWhole.value = false;
  };
  const take = (arrived: readonly Exchange[]): void => {
    // What the verdict says of them is not known yet.
    if (asksVerdict(filter)) return;
    const holds = messageFilter(filter, simulatorTime(), ownZone());
    const fitting = arrived.filter(holds).map(rowOf);
    if (fitting.length < arrived.length) {
      const rest = arrived.filter((one) => !holds(one)).map(rowOf);
      others.value = mergeRows(others.value, rest).slice(0, mostRows);
    }
    if (fitting.length === 0) return;
    waiting = mergeRows(waiting, fitting);
    if (missed.value === undefined) add();
    else missed.value = waiting.length;
  };
  return {
    ...{ rows, others, isWhole, missed },
    pause(): void {
      missed.value = 0;
    },
    goOn(): void {
      missed.value = undefined;
      add();
    },
    unfollow: onArrival(take),
  };
}

/** Reads pages of the messages for which a filter holds. */
const pagesFor =
  (filter: string) =>
  (judged: boolean, before?: number): Promise<JudgedMessages> =>
    fetchAnswer("GET /messages", {
      query: { filter, newest: true, limit: pageSize, judged, before },
    });

type ShownRows = Pick<MessageList, "rows" | "others">;

/**
 * Learns of the verdict what rows of a filter do not know of their sales: it may leave out the request of an advice,
 * and that of one that arrives may be older than the list.
 */
function followSales(shown: ShownRows, filter: string) {
  const { rows } = shown;
  const sales = newReading(
    () => pagesFor(filter)(true),
    ({ exchanges }) => {
      const listed = new Set(rows.value.map(({ number }) => number));
      const found = exchanges.filter(({ number }) => listed.has(number));
      rows.value = mergeRows(rows.value, found.map(rowOf));
    },
  );
  const mayLack = filter !== "" && !asksVerdict(filter);
  const read = (): void => {
    if (mayLack) sales.again();
  };
  const unfollow = afterArrivals((arrived) => {
    if (mayLack && lackSales(shown, arrived)) read();
  });
  return { read, ends: [unfollow, sales.end] };
}

/** Whether a sale whose amount is not known is among those that messages arrived for. */
function lackSales({ rows, others }: ShownRows, arrived: readonly Exchange[]): boolean {
  const numbers = new Set(arrived.map(({ number }) => number));
  return withSales(rows.value, others.value).some(
    ({ number, id, amount }) => numbers.has(number) && id !== null && amount === undefined,
  );
}

function newList(filter: string): { list: MessageList; end: () => void } {
  const { unfollow, ...shown } = newRows(filter);
  const { rows, isWhole } = shown;
  const trimmed = signal(0);
  const isJudged = asksVerdict(filter);
  const readPage = pagesFor(filter);
  const takePage = (found: JudgedMessages): void => {
    rows.value = mergeRows(found.exchanges.map(rowOf), rows.value);
    trimmed.value = found.trimmed;
    isWhole.value = found.exchanges.length < pageSize;
    isBusy = false;
  };
  const sales = followSales(shown, filter);
  const newest = newReading(
    () => readPage(isJudged),
    (found) => {
      // Of those for which the filter held before, it may hold for some no more.
      if (isJudged) rows.value = rowsBefore(rows.value, found.exchanges);
      takePage(found);
      sales.read();
    },
  );
  const before = newReading(() => readPage(filter !== "", rows.value.at(-1)?.number), takePage);
  let isBusy = false;
  const readOlder = (): void => {
    if (isWhole.value || isBusy || !newest.isKnown.value) return;
    isBusy = true;
    before.again();
  };
  const ends = [unfollow, ...sales.ends, newest.end, before.end];
  if (isJudged)
    ends.push(
      brokenSoFar.subscribe(() => {
        if (newest.isKnown.peek() && shown.missed.peek() === undefined) newest.again();
      }),
    );
  return {
    list: {
      ...{ ...shown, filter, place: { top: 0 }, newest, before, trimmed, readOlder },
      goOn() {
        shown.goOn();
        sales.read();
      },
    },
    end() {
      for (const end of ends) end();
    },
  };
}

interface MessageListParts {
  filter: string;
  /** Those that reached no operation. */
  unmatched: FoundUnmatched;
  /** Whether a message is open beside the list; absent: none is. */
  isOpen?: ((row: MessageRow) => boolean) | undefined;
}

/** The messages for which a filter holds, and, among them, the requests that reached no operation. */
export const List = (parts: MessageListParts) =>
  parts.filter === "" ? <MixedList {...parts} /> : <FilteredList {...parts} />;

function FilteredList(parts: MessageListParts) {
  const unmatched = useUnmatched(parts.filter);
  return (
    <>
      <Read of={unmatched.reading} thing="requests that reached no operation" />
      <MixedList {...parts} unmatched={unmatched} />
    </>
  );
}

function MixedList({ filter, unmatched, isOpen }: MessageListParts) {
  const strays = unmatched.value.value ?? [];
  const { isKnown, failure } = unmatched.reading;
  const { list, earlier } = listOf(filter);
  const { newest, before } = list;
  if (beginnings.value === 0 && feedFailure.value !== undefined)
    return <Unread thing="messages" failure={feedFailure.value} />;
  if (!newest.isKnown.value && newest.failure.value === undefined && earlier !== undefined)
    return (
      <Older isOlder wanted={filter} shown={earlier.filter}>
        <MessageRows list={earlier} isOpen={isOpen} />
      </Older>
    );
  return (
    <>
      <Read
        of={newest}
        thing="messages"
        isEmpty={list.rows.value.length + strays.length === 0}
        empty={(isKnown.value || failure.value !== undefined) && <Empty filter={filter} />}
      >
        <Read of={before} thing="older messages" />
        <MessageRows list={list} strays={strays} isOpen={isOpen} onEnd={list.readOlder} />
      </Read>
    </>
  );
}

interface MessageRowsParts extends Pick<MessageListParts, "isOpen"> {
  list: MessageList;
  strays?: readonly ListedRequest[];
  onEnd?: () => void;
}

function MessageRows({ list, strays = [], isOpen, onEnd }: MessageRowsParts) {
  const broken = brokenSoFar.value;
  const all = [list.rows.value, list.others.value] as const;
  const messages = useMemo(
    () =>
      withSales(...all).map((row) =>
        broken === undefined ? row : { ...row, judged: broken.at(row.number) },
      ),
    [...all, broken],
  );
  const standing = useRef(strays);
  if (list.missed.value === undefined) standing.current = strays;
  const columns = columnsFor(messages, addresses, list.filter);
  const listing = listWithStrays(columns, messages, standing.current, list.isWhole.value);
  return (
    <Rows<(typeof listing.rows)[number]>
      key={list.filter}
      rows={listing.rows}
      keyOf={listing.keyOf}
      columns={listing.columns}
      label="Messages, the newest first"
      place={list.place}
      headingOf={dayHeadingOf}
      keys={listKeys}
      twoLines={isOpen === undefined ? fullWidths.messages : "always"}
      {...(isOpen && { isOpen: (row) => !("stray" in row) && isOpen(row) })}
      {...(onEnd && { onEnd })}
    />
  );
}

/** What single keys do with a message; a request that reached no operation they leave alone. */
const listKeys = Object.fromEntries(
  Object.entries(messageKeys).map(([key, act]) => [
    key,
    (row: MessageRow | { stray: unknown }): void => {
      if (!("stray" in row)) act(row);
    },
  ]),
);

/** How many messages are listed, and whether those that arrive are added. */
export function Summary({ filter }: { filter: string }) {
  const { rows, missed, trimmed, isWhole, newest, ...list } = listOf(filter).list;
  if (!newest.isKnown.value || rows.value.length === 0) return null;
  const count = rows.value.length;
  return (
    <div class="summary">
      <span>
        {!isWhole.value && "The newest "}
        {count} {count === 1 ? "message" : "messages"}
        {isWhole.value &&
          trimmed.value > 0 &&
          ` (${trimmed.value} older ones were dropped to keep the journal within its bounds)`}
      </span>
      <ColumnsMenu />
      {missed.value === undefined ? (
        <button type="button" class="small" onClick={list.pause}>
          Pause
        </button>
      ) : (
        <button type="button" class="small main" onClick={list.goOn}>
          Go on: {missed.value} new
        </button>
      )}
    </div>
  );
}

const Empty = ({ filter }: { filter: string }) =>
  filter === "" ? (
    <>
      <strong>No message has arrived.</strong> <a href={addresses.home()}>Connect</a> has the base
      URLs and credentials for your POS.
    </>
  ) : (
    <>
      <strong>No message fits this filter.</strong> <a href={addresses.messages()}>Show all</a>
    </>
  );

/** The day of a message, above those of the same day; that of today has none. */
export const dayHeadingOf = ({ receivedAt }: Pick<MessageRow, "receivedAt">): string =>
  dayText(receivedAt, "real time");
