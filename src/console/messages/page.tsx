import { signal } from "@preact/signals";
import { type PageProps, addresses, query } from "../addresses";
import { Loaded } from "../reading";
import { useUnmatched } from "../unmatched/reading";
import { MarkedMessages } from "./again";
import type { DetailParts } from "./detail";
import { Chips, FilterBox } from "./filter";
import { Views } from "./neighbours";
import { mistakeIn } from "./suggestions";
import { List, Summary } from "./table";

const loadDetail = () => import("./detail");

/** A message of the list, loaded when one is opened. */
const Detail = (parts: DetailParts) => (
  <Loaded thing="the view of a message" load={loadDetail}>
    {({ Detail: Shown }) => <Shown {...parts} />}
  </Loaded>
);

const Sales = () => (
  <Loaded thing="the view of the sales" load={() => import("../transactions/page")}>
    {({ Page: List }) => <List />}
  </Loaded>
);

const Session = () => (
  <Loaded thing="the view of the session" load={() => import("../timeline/page")}>
    {({ Timeline }) => <Timeline />}
  </Loaded>
);

/** The messages of the data space, one of them beside them where there is room, or those that reached no operation. */
export function Page({ params: { number, name } }: PageProps) {
  const filter = query.value.get("filter") ?? "";
  const view = query.value.get("view");
  if (number === undefined && view === "sales") return <Sales />;
  if (number === undefined && view === "session") return <Session />;
  if (number === undefined || number === "unmatched")
    return <MessageLists filter={filter} shown={number ?? "messages"} />;
  if (name !== undefined) return <OpenMessage of={name} user={number} filter={filter} />;
  if (/^[1-9]\d{0,9}$/.test(number)) return <OpenMessage of={Number(number)} filter={filter} />;
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

const wide = matchMedia("(min-width: 1200px)");
const isWide = signal(wide.matches);

wide.addEventListener("change", () => {
  isWide.value = wide.matches;
});

/** A message, beside the list in which it was found where there is room for both. */
const OpenMessage = ({ of, filter, user }: DetailParts) =>
  isWide.value ? (
    <MessageLists filter={filter} shown="messages" open={{ of, filter, ...(user && { user }) }} />
  ) : (
    <Detail of={of} filter={filter} {...(user && { user })} />
  );

interface MessageListsParts {
  filter: string;
  shown: "messages" | "unmatched";
  /** The message that is open beside them. */
  open?: DetailParts;
}

function MessageLists({ filter, shown, open }: MessageListsParts) {
  const unmatched = useUnmatched();
  const isFilter = mistakeIn(filter) === "";
  return (
    <div class={open === undefined ? "lists" : "lists beside"}>
      <section aria-label="The list">
        {open === undefined && <h1 class="unseen">Messages</h1>}
        <div class="list-line">
          <Views shown={shown} filter={filter} />
          <FilterBox filter={filter} />
        </div>
        <div class="list-line">
          <Chips filter={filter} shown={shown} unmatched={unmatched} />
          {shown === "messages" && isFilter && <Summary filter={filter} />}
        </div>
        {open === undefined && <MarkedMessages />}
        {shown === "unmatched" && (
          <Loaded thing="what reached no operation" load={() => import("../unmatched/list")}>
            {({ UnmatchedList }) => <UnmatchedList found={unmatched} />}
          </Loaded>
        )}
        {shown === "messages" && isFilter && (
          <List
            filter={filter}
            unmatched={unmatched}
            isOpen={open && ((row) => [row.number, row.name].includes(open.of))}
          />
        )}
      </section>
      {open !== undefined && (
        <section aria-label="The message">
          <Detail {...open} />
        </section>
      )}
    </div>
  );
}
