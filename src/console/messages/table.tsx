import { type Signal, signal } from "@preact/signals";
import { StateChange } from "../marks";
import { Moment, simulatorTime } from "../moment";
import { Money } from "../money";
import { type Links, addresses } from "../place";
import { type Column, type RowsPlace, Rows } from "../rows";
import { seen } from "../text";
import { type MessageRow, rowOf } from "./row";
import type { Exchange } from "../../journal/exchange";
import { messageFilter } from "../../journal/message-filter";
import { Refused, read } from "../api";
import { beginnings, onArrival } from "../feed";

/** The messages for which a filter holds, the newest first: older ones are read when they are asked for. */
interface MessageList {
  readonly filter: string;
  readonly place: RowsPlace;
  readonly rows: Signal<readonly MessageRow[]>;
  /** `reading`: the next older ones are on their way; `whole`: there are no older ones. */
  readonly state: Signal<"reading" | "more" | "whole">;
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

/** The list that was shown last: it goes on while another page is shown, so that Back finds it as it was. */
let kept: { list: MessageList; beginning: number; end: () => void } | undefined;

/** The list of a filter that holds for the messages since they began anew. The filter must be one. */
function listOf(filter: string): MessageList {
  const beginning = beginnings.value;
  if (kept?.list.filter === filter && kept.beginning === beginning) return kept.list;
  kept?.end();
  const { list, end } = newList(filter);
  kept = { list, beginning, end };
  if (beginning > 0) list.readOlder();
  return list;
}

/** Rows that are kept at most: older ones are read again when they are asked for. */
const mostRows = 20_000;

/** Both, the newest first; of the same message that of `over`. */
function merged(rows: readonly MessageRow[], over: readonly MessageRow[]): MessageRow[] {
  const all = new Map([...rows, ...over].map((row) => [row.number, row]));
  return [...all.values()].sort((one, other) => other.number - one.number);
}

function newList(filter: string): { list: MessageList; end: () => void } {
  const rows = signal<readonly MessageRow[]>([]);
  const state = signal<"reading" | "more" | "whole">("more");
  const trimmed = signal(0);
  const missed = signal<number | undefined>(undefined);
  let waiting: MessageRow[] = [];
  const take = (arrived: readonly Exchange[]): void => {
    const holds = messageFilter(filter, simulatorTime());
    const fitting = arrived.filter(holds).map(rowOf);
    if (fitting.length === 0) return;
    waiting = merged(waiting, fitting);
    if (missed.value === undefined) add();
    else missed.value = waiting.length;
  };
  const add = (): void => {
    const all = merged(rows.value, waiting);
    waiting = [];
    rows.value = all.slice(0, mostRows);
    if (all.length > mostRows) state.value = "more";
  };
  const readOlder = async (): Promise<void> => {
    const before = rows.value.at(-1)?.number;
    const page = { filter, newest: "true", limit: String(pageSize) };
    const found = await read("GET /messages", { query: { ...page, before } });
    rows.value = merged(found.exchanges.map(rowOf), rows.value);
    trimmed.value = found.trimmed;
    state.value = found.exchanges.length < pageSize ? "whole" : "more";
  };
  const list: MessageList = {
    ...{ filter, place: { top: 0 }, rows, state, trimmed, missed },
    readOlder() {
      if (state.value !== "more") return;
      state.value = "reading";
      readOlder().catch((error: unknown) => {
        state.value = error instanceof Refused ? "whole" : "more";
      });
    },
    pause() {
      missed.value = 0;
    },
    goOn() {
      missed.value = undefined;
      add();
    },
  };
  return { list, end: onArrival(take) };
}

/** The messages for which a filter holds. */
export function List({ filter }: { filter: string }) {
  const list = listOf(filter);
  const rows = list.rows.value;
  return (
    <>
      <Summary list={list} />
      {rows.length === 0 ? (
        <Empty list={list} />
      ) : (
        <Rows
          key={filter}
          rows={rows}
          keyOf={({ number }) => number}
          columns={columnsFor(addresses, filter)}
          label="Messages, the newest first"
          place={list.place}
          onEnd={list.readOlder}
        />
      )}
    </>
  );
}

function Summary({ list }: { list: MessageList }) {
  const { rows, missed, trimmed, state } = list;
  const count = rows.value.length;
  return (
    <div class="summary">
      <span>
        {state.value === "more" && "The newest "}
        {count} {count === 1 ? "message" : "messages"}
        {list.state.value === "whole" &&
          trimmed.value > 0 &&
          ` (${trimmed.value} older ones were dropped to keep the journal within its bounds)`}
      </span>
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

const Empty = ({ list: { filter, state } }: { list: MessageList }) => {
  if (state.value !== "whole") return null;
  return filter === "" ? (
    <p class="notice">
      <strong>No message has arrived.</strong> <a href={addresses.home()}>Connect</a> has the base
      URLs and credentials for your POS.
    </p>
  ) : (
    <p class="notice">
      <strong>No message fits this filter.</strong> <a href={addresses.messages()}>Show all</a>
    </p>
  );
};

/** The columns of a list of messages that a filter found. */
export const columnsFor = (links: Links, filter: string): Column<MessageRow>[] => [
  {
    name: "number",
    cell: ({ number }) => <a href={links.message(number, filter)}>{number}</a>,
  },
  { name: "time", cell: ({ receivedAt }) => <Moment time={receivedAt} /> },
  {
    name: "operation",
    cell: ({ operation, method, path }) => <code>{operation ?? `${method} ${seen(path)}`}</code>,
  },
  { name: "amount", cell: ({ amount }) => amount && <Money amount={amount} /> },
  { name: "till", cell: ({ till }) => till !== undefined && <code>{seen(till)}</code> },
  { name: "answer", cell: ({ result }) => <Result result={result} /> },
  {
    name: "state",
    cell: ({ stateBefore, stateAfter }) => (
      <StateChange
        {...(stateBefore !== undefined && { before: stateBefore })}
        {...(stateAfter !== undefined && { after: stateAfter })}
      />
    ),
  },
  {
    name: "fault",
    cell: ({ faults }) =>
      faults.map(({ source, text }) => <span title={seen(text)}>{seen(source)}</span>),
  },
  {
    name: "findings",
    cell: ({ findings }) =>
      findings.length > 0 && (
        <span title={findings.map(({ text }) => seen(text)).join("\n")}>{findings.length}</span>
      ),
  },
];

const Result = ({ result }: { result: string }) => (
  <span class={/^2\d\d$/.test(result) ? "mark plain" : "mark warn"}>{result}</span>
);
