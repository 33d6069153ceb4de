import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BrokenRule } from "../../conformance/broken-rules";
import { type Links, addresses, changeAddress, query, withQuery } from "../addresses";
import { BrokenMark } from "../broken-rules";
import { MarkedWord, State } from "../marks";
import { Menu } from "../menu";
import { TimeOfDay } from "../moment";
import { NoteMark } from "../note";
import { type TableColumn, saleColumns, timeOfDayColumn } from "../rows";
import { Found } from "../search";
import { faultName, visibleText } from "../text";
import { manyText, reasonTexts } from "../../journal/unmatched-request";
import { type ListedRequest, strayKey } from "../unmatched/reading";
import { isMarked } from "./again";
import type { MessageRow } from "./row";

/** Columns that may be left out; number and operation say which message it is. */
const choices = ["time", "amount", "till", "answer", "state", "rule", "fault", "notes"] as const;

const place = "standin-columns";

/** What the address has for a list without any of them. */
const noColumns = "number";

/** Names of the columns that nobody wants to see, in this browser. */
const unwantedColumns = signal(localStorage.getItem(place) ?? "");

/** Names of the columns that are left out: those that the address does not have, if it has any. */
const leftOut = computed((): ReadonlySet<string> => {
  const named = (query.value.get("columns") ?? "").split(",");
  const isNamed = [...choices, noColumns].some((name) => named.includes(name));
  return new Set(
    isNamed ? choices.filter((name) => !named.includes(name)) : unwantedColumns.value.split(","),
  );
});

/** The choice is kept in this browser, and in the address. */
function want(name: string, isWanted: boolean): void {
  const isLeftOut = (one: string): boolean => (one === name ? !isWanted : leftOut.peek().has(one));
  const wanted = choices.filter((one) => !isLeftOut(one));
  unwantedColumns.value = choices.filter(isLeftOut).join(",");
  localStorage.setItem(place, unwantedColumns.value);
  const columns = wanted.join(",") || noColumns;
  changeAddress(withQuery(location.pathname, { ...Object.fromEntries(query.value), columns }));
}

/** What a column is called among the choices. */
const choiceOf = ({ name, class: given }: Pick<TableColumn<never>, "name" | "class">): string =>
  given?.replace(/-column$/, "") ?? name;

/** Chooses the columns. */
export const ColumnsMenu = () => (
  <Menu name="Columns" role="group">
    {choices.map((name) => (
      <label class="check">
        <input
          type="checkbox"
          checked={!leftOut.value.has(name)}
          onChange={({ currentTarget }) => {
            want(name, currentTarget.checked);
          }}
        />{" "}
        {name}
      </label>
    ))}
  </Menu>
);

const OperationOf = ({ row }: { row: MessageRow }) => (
  <>
    <code>
      <Found text={row.operation ?? `${row.method} ${row.path}`} />
    </code>
    {row.sentBy !== undefined && <span class="quiet"> {row.sentBy}</span>}
    <NoteMark note={row.note} />
  </>
);

/** The columns of a list of messages that a filter found: those that are wanted. */
export const columnsFor = (
  rows: readonly MessageRow[],
  links: Links,
  filter: string,
): TableColumn<MessageRow>[] =>
  allColumns(rows, links, filter).filter((column) => !leftOut.value.has(choiceOf(column)));

const allColumns = (
  rows: readonly MessageRow[],
  links: Links,
  filter: string,
): TableColumn<MessageRow>[] => [
  {
    name: "number",
    cell: (row) => (
      <>
        <a href={links.message(row, filter)}>{row.number}</a>
        {isMarked(row) && (
          <span>
            {" "}
            ✓<span class="unseen">marked</span>
          </span>
        )}
      </>
    ),
  },
  timeOfDayColumn(({ receivedAt }) => receivedAt),
  {
    name: "operation",
    cell: (row) => <OperationOf row={row} />,
  },
  ...saleColumns,
  { name: "answer", cell: ({ result }) => <Result result={result} /> },
  {
    name: "state",
    cell: ({ stateAfter, later }) =>
      stateAfter !== undefined && <State state={stateAfter} later={later} />,
  },
  ruleColumn(filter),
  // Few messages meet a fault, or have something to be remarked: a column of theirs is there once it holds something.
  ...(rows.some(({ faults }) => faults.length > 0) ? [faultColumn] : []),
  ...(rows.some(({ findings }) => findings.length > 0) ? [findingsColumn] : []),
];

/** A request that reached no operation, among the messages. */
interface StrayRow {
  receivedAt: string;
  stray: ListedRequest;
}

/** A line of the list. */
type ListRow = MessageRow | StrayRow;

/** What the columns say of such a request; the others say nothing. */
const strayCells: Readonly<Record<string, (request: ListedRequest) => ComponentChildren>> = {
  number: (request) => (
    <a href={addresses.unmatched(strayKey(request))}>
      !<span class="unseen"> a request that reached no operation</span>
    </a>
  ),
  time: ({ receivedAt }) => <TimeOfDay time={receivedAt} by="real time" />,
  operation: ({ method, path }) => (
    <code title={`${method} ${visibleText(path)}`}>
      {method} {visibleText(path)}
    </code>
  ),
  answer: ({ status }) => <Result result={String(status)} />,
  state: () => <MarkedWord mark="!" tone="warn" word="no operation" />,
  rule: (request) => {
    const { reason, sentence, compared } = request;
    const [first] = compared.filter(({ sent, wanted }) => sent !== "" && wanted !== "");
    const why = first ? `${first.sent} for ${first.wanted}` : reasonTexts[reason];
    return <span title={visibleText(sentence)}>{visibleText(manyText(request) ?? why)}</span>;
  },
};

/**
 * The messages and, by their arrival, the requests that reached no operation. Those before the oldest message that
 * was read are left out, unless there is none before it.
 */
function withStrays(
  messages: readonly MessageRow[],
  strays: readonly ListedRequest[],
  isWhole: boolean,
): ListRow[] {
  const waiting = strays.map((stray) => ({ receivedAt: stray.receivedAt, stray }));
  const rows = messages.flatMap((message): ListRow[] => {
    const later = waiting.findIndex(({ receivedAt }) => receivedAt <= message.receivedAt);
    return [...waiting.splice(0, later < 0 ? waiting.length : later), message];
  });
  return isWhole || messages.length === 0 ? [...rows, ...waiting] : rows;
}

/** A list of messages that also has requests that reached no operation. */
export const listWithStrays = (
  columns: readonly TableColumn<MessageRow>[],
  ...[messages, strays, isWhole]: Parameters<typeof withStrays>
) => ({
  rows: withStrays(messages, strays, isWhole),
  keyOf: (row: ListRow) => ("stray" in row ? strayKey(row.stray) : row.number),
  columns: columns.map((column): TableColumn<ListRow> => ({
    ...column,
    cell: (row) => ("stray" in row ? strayCells[choiceOf(column)]?.(row.stray) : column.cell(row)),
  })),
});

/** The rules that a row shows: none that is only open in a list of what is broken. */
const shownIn = ({ judged = [] }: MessageRow, filter: string): readonly BrokenRule[] =>
  /(^|\s)broken:/i.test(filter) ? judged.filter(({ outcome }) => outcome !== "open") : judged;

const ruleColumn = (filter: string): TableColumn<MessageRow> => ({
  name: "rule",
  cell: (row) => <BrokenMark rules={shownIn(row, filter)} />,
});

const faultColumn: TableColumn<MessageRow> = {
  name: "fault",
  cell: ({ faults }) =>
    faults.map(({ source, text }) => (
      <span title={visibleText(text)}>{visibleText(faultName(source))}</span>
    )),
};

const findingsColumn: TableColumn<MessageRow> = {
  name: "notes",
  cell: ({ findings }) =>
    findings.length > 0 && (
      <span title={findings.map(({ text }) => visibleText(text)).join("\n")}>
        {findings.length}
      </span>
    ),
};

const Result = ({ result }: { result: string }) => (
  <span class={/^2\d\d$/.test(result) ? "mark plain" : "mark warn"}>{result}</span>
);
