import { type PageProps, addresses, home, query } from "../place";
import { Unmatched } from "../unmatched";
import { Detail } from "./detail";
import { FilterBox } from "./filter";
import { List } from "./table";
import { mistakeIn } from "./suggestions";

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
