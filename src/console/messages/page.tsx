import { useEffect } from "preact/hooks";
import { type PageProps, addresses, home, query } from "../addresses";
import { UnmatchedList, useUnmatched } from "../unmatched";
import { FilterBox } from "./filter";
import { List } from "./table";
import { mistakeIn } from "./suggestions";
import type { Exchange } from "../../journal/exchange";
import { fetchAnswer } from "../api";
import { beginnings, onArrival } from "../feed";
import { Read, failureText, isMissing, useRead } from "../reading";
import { Message } from "./message";
import { NeighbourLinks } from "./neighbours";

/** One message, found in the list of a filter. */
export function Detail({ number, filter }: { number: number; filter: string }) {
  const { value, reading } = useRead(
    () => fetchAnswer("GET /messages/{number}", { params: { number } }),
    {
      of: [number, beginnings.value],
    },
  );
  useEffect(
    () =>
      onArrival((arrived) => {
        value.value = arrived.findLast((one) => one.number === number) ?? value.value;
      }),
    [value],
  );
  return (
    <>
      <Neighbours number={number} filter={filter} />
      {isMissing(reading) ? (
        <Missing number={number} />
      ) : (
        <Read of={reading} thing={`message ${number}`}>
          {value.value !== undefined && <WithRequest exchange={value.value} />}
        </Read>
      )}
    </>
  );
}

/** A message, with the request that it closes. */
function WithRequest({ exchange }: { exchange: Exchange }) {
  const { requestId } = exchange;
  const { value, reading } = useRead(() => requestNamed(requestId), { of: [requestId] });
  return (
    <>
      <Message exchange={exchange} request={value.value} links={addresses} />
      <Read of={reading} thing="the request that it closes" />
    </>
  );
}

/** The newest delivery of a request. */
async function requestNamed(id: string | null): Promise<Exchange | undefined> {
  if (id === null) return undefined;
  const { exchanges } = await fetchAnswer("GET /messages", {
    query: { filter: `id:${id}`, limit: 20 },
  });
  return exchanges.findLast(({ messageId }) => messageId === id);
}

const Missing = ({ number }: { number: number }) => (
  <>
    <h1>Message {number}</h1>
    <p class="notice bad" role="alert">
      There is no message {number}. A reset drops messages, and the journal keeps the newest.{" "}
      <a href={addresses.messages()}>All messages</a>
    </p>
  </>
);

/** The links to the messages before and after it in the list. */
function Neighbours({ number, filter }: { number: number; filter: string }) {
  const of = [number, filter, beginnings.value];
  const find = (query: Record<string, string>) => async (): Promise<number | undefined> => {
    const { exchanges } = await fetchAnswer("GET /messages", {
      query: { ...query, filter, limit: "1" },
    });
    return exchanges[0]?.number;
  };
  const older = useRead(find({ before: String(number), newest: "true" }), { of });
  const newer = useRead(find({ after: String(number) }), {
    of,
    follow: (again) =>
      onArrival(() => {
        if (newer.value.peek() === undefined) again();
      }),
  });
  return (
    <>
      <NeighbourLinks
        links={addresses}
        filter={filter}
        newer={newer.value.value}
        older={older.value.value}
      />
      <Read of={newer.reading} thing="the newer message" />
      <Read of={older.reading} thing="the older message" />
    </>
  );
}

/** The messages of the data space, one of them, or those that reached no operation. */
export function Page({ params: { number } }: PageProps) {
  const filter = query.value.get("filter") ?? "";
  if (number === undefined || number === "unmatched")
    return <MessageLists filter={filter} shown={number ?? "list"} />;
  if (/^[1-9]\d{0,9}$/.test(number)) return <Detail number={Number(number)} filter={filter} />;
  return (
    <>
      <h1>Messages</h1>
      <p class="notice bad" role="alert">
        Messages have numbers: this address has none.{" "}
        <a href={addresses.messages()}>All messages</a>
      </p>
    </>
  );
}

interface TabsParts {
  shown: "list" | "unmatched";
  /** Requests that reached no operation. */
  unmatched: ReturnType<typeof useUnmatched>;
}

function MessageLists({ filter, shown }: { filter: string } & Pick<TabsParts, "shown">) {
  const unmatched = useUnmatched();
  return (
    <>
      <h1>Messages</h1>
      <Tabs shown={shown} unmatched={unmatched} />
      {shown === "unmatched" ? (
        <UnmatchedList found={unmatched} />
      ) : (
        <>
          <FilterBox filter={filter} />
          <Shortcuts filter={filter} />
          {mistakeIn(filter) === "" && <List filter={filter} />}
        </>
      )}
    </>
  );
}

const Tabs = ({ shown, unmatched: { value, reading } }: TabsParts) => (
  <nav class="tabs" aria-label="Kinds of messages">
    <a href={addresses.messages()} aria-current={shown === "list" ? "page" : undefined}>
      Reached an operation
    </a>
    <a href={`${home}messages/unmatched`} aria-current={shown === "unmatched" ? "page" : undefined}>
      Reached no operation{value.value !== undefined && ` (${value.value.length})`}
      {value.value === undefined && reading.failure.value !== undefined && (
        <span title={failureText("requests that reached no operation", reading.failure.value)}>
          {" "}
          (not read)
        </span>
      )}
    </a>
  </nav>
);

/** Filters that are often asked for. */
const shortcuts = [
  { name: "Met a fault", filter: "fault:any" },
  { name: "Not sent", filter: "status:silent" },
  { name: "Refused", filter: "status:4xx" },
  { name: "With findings", filter: "finding:any" },
  { name: "Pending", filter: "state:PENDING" },
];

const Shortcuts = ({ filter }: { filter: string }) => (
  <p class="shortcuts">
    {shortcuts.map(({ name, filter: one }) => (
      <a href={addresses.messages(one)} aria-current={one === filter ? "true" : undefined}>
        {name}
      </a>
    ))}
  </p>
);
