import { type Signal, signal } from "@preact/signals";
import type { Exchange } from "../../journal/exchange";
import { messageFilter } from "../../journal/message-filter";
import { Refused, read } from "../api";
import { beginnings, onArrival } from "../feed";
import { simulatorTime } from "../moment";
import type { RowsPlace } from "../rows";
import { type MessageRow, rowOf } from "./row";

/** The messages for which a filter holds, the newest first: older ones are read when they are asked for. */
export interface MessageList {
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
export function listOf(filter: string): MessageList {
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
