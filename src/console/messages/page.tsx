import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type PageProps, addresses, home, query } from "../place";
import { Unmatched } from "../unmatched";
import { FilterBox } from "./filter";
import { List } from "./table";
import { mistakeIn } from "./suggestions";
import type { Exchange } from "../../journal/exchange";
import { Refused, read } from "../api";
import { beginnings, onArrival } from "../feed";
import { Message } from "./message";
import { NeighbourLinks } from "./neighbours";

/** One message, found in the list of a filter. */
export function Detail({ number, filter }: { number: number; filter: string }) {
  const exchange = useSignal<Exchange | undefined>(undefined);
  const problem = useSignal("");
  useEffect(() => {
    exchange.value = undefined;
    problem.value = "";
    read("GET /messages/{number}", { params: { number } }).then(
      (found) => {
        exchange.value = found;
      },
      (error: unknown) => {
        if (error instanceof Refused && error.status === 404)
          problem.value = `There is no message ${number}.`;
      },
    );
    return onArrival((arrived) => {
      exchange.value = arrived.findLast((one) => one.number === number) ?? exchange.value;
    });
  }, [number, beginnings.value]);
  return (
    <>
      <Neighbours number={number} filter={filter} />
      {problem.value !== "" && (
        <>
          <h1>Message {number}</h1>
          <p class="notice bad" role="alert">
            {problem} A reset drops messages, and the journal keeps the newest.
          </p>
        </>
      )}
      {exchange.value !== undefined && <Message exchange={exchange.value} links={addresses} />}
    </>
  );
}

/** The links to the messages before and after it in the list. */
function Neighbours({ number, filter }: { number: number; filter: string }) {
  const older = useSignal<number | undefined>(undefined);
  const newer = useSignal<number | undefined>(undefined);
  useEffect(() => {
    const find = (query: Record<string, string>): Promise<number | undefined> =>
      read("GET /messages", { query: { ...query, filter, limit: "1" } }).then(
        ({ exchanges }) => exchanges[0]?.number,
        () => undefined,
      );
    const look = async (): Promise<void> => {
      newer.value = await find({ after: String(number) });
    };
    older.value = newer.value = undefined;
    void look();
    void find({ before: String(number), newest: "true" }).then((found) => {
      older.value = found;
    });
    return onArrival(() => {
      if (newer.value === undefined) void look();
    });
  }, [number, filter, beginnings.value]);
  return (
    <NeighbourLinks links={addresses} filter={filter} newer={newer.value} older={older.value} />
  );
}

/** The messages of the data space, one of them, or those that reached no operation. */
export function Page({ params: { number } }: PageProps) {
  const filter = query.value.get("filter") ?? "";
  if (number === "unmatched")
    return (
      <>
        <h1>Messages</h1>
        <Tabs shown="unmatched" />
        <Unmatched />
      </>
    );
  if (number === undefined) return <Listed filter={filter} />;
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

const Listed = ({ filter }: { filter: string }) => (
  <>
    <h1>Messages</h1>
    <Tabs shown="list" />
    <FilterBox filter={filter} />
    <Shortcuts filter={filter} />
    {mistakeIn(filter) === "" && <List filter={filter} />}
  </>
);

const Tabs = ({ shown }: { shown: "list" | "unmatched" }) => (
  <nav class="tabs" aria-label="Kinds of messages">
    <a href={addresses.messages()} aria-current={shown === "list" ? "page" : undefined}>
      Reached an operation
    </a>
    <a href={`${home}messages/unmatched`} aria-current={shown === "unmatched" ? "page" : undefined}>
      Reached none
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
