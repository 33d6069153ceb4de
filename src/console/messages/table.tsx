import { StateChange } from "../marks";
import { Moment } from "../moment";
import { Money } from "../money";
import { type Links, addresses } from "../place";
import { type Column, Rows } from "../rows";
import { seen } from "../text";
import { type MessageList, listOf } from "./list";
import type { MessageRow } from "./row";

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
