import type { ClockState } from "../../time/space-clock";
import type { SpaceEntry } from "../../control/spaces/spaces";
import { addresses, goTo, query } from "../addresses";
import { fetchAnswer, lookedInto } from "../api";
import { Moment, whileSeen } from "../moment";
import { Read, useRead } from "../reading";
import { StackedTable } from "../stacked-table";
import { lookInto } from "../session";
import { readingOthers } from "../../users/roles";
import { ownRoles } from "../status";
import { visibleText } from "../text";

/** The orders of the list, by what they are called in its address. */
const orders = [
  { sort: "cost", name: "Cost" },
  { sort: "user", name: "User" },
  { sort: "used", name: "Last used" },
] as const;

/** Data spaces that are listed at most: whoever looks for another one has the command line. */
const mostListed = 100;

/** Time between two looks at the list, in milliseconds. */
const lookEvery = 5_000;

/** All data spaces, for operators: what each costs, and what it was refused. */
export function Page() {
  const asked = query.value.get("sort") ?? "cost";
  const { sort } = orders.find((order) => order.sort === asked) ?? orders[0];
  const { value, reading } = useRead(
    () => fetchAnswer("GET /spaces", { query: { sort, limit: mostListed, sizes: false } }),
    { of: [sort], keepsOlder: true, follow: (again) => whileSeen(lookEvery, again) },
  );
  const { spaces } = value.value ?? { spaces: [] };
  return (
    <>
      <h1 class="unseen">Spaces</h1>
      <Orders current={sort} />
      <p class="quiet">Requests and messages a second are those of the last minute.</p>
      <Read of={reading} thing="the data spaces" isEmpty={spaces.length === 0}>
        <StackedTable label="Data spaces" kind="spaces" headings={headings}>
          {spaces.map((space) => (
            <Row key={space.number} space={space} />
          ))}
        </StackedTable>
        {spaces.length === mostListed && (
          <p class="quiet">These are the first {mostListed} in this order.</p>
        )}
      </Read>
    </>
  );
}

const Orders = ({ current }: { current: string }) => (
  <nav class="chips" aria-label="Order">
    {orders.map(({ sort, name }) => (
      <a href={addresses.spaces({ sort })} aria-current={sort === current ? "true" : undefined}>
        {name}
      </a>
    ))}
  </nav>
);

const headings = [
  ...["data space", "requests/s", "messages/s", "last message", "refused"],
  ...["held", "streams", "scenarios", "clock, UTC"],
];

/** Whose it is: a user's, or one that users share. */
const nameOf = ({ number, user, space }: SpaceEntry): string => space ?? user ?? `number ${number}`;

function Row({ space }: { space: SpaceEntry }) {
  const { cost, rate, lastMessage, held, streams, scenarios, movingTo } = space;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span class="group">
          {visibleText(nameOf(space))}
          {space.space !== null && <span class="quiet">shared</span>}
          {movingTo !== null && <span class="mark warn">moves to {visibleText(movingTo)}</span>}
          <LookIn space={space} />
        </span>
      </th>
      <Count of={cost} name="requests/s" />
      <Count of={rate} name="messages/s" />
      <td role="cell">
        {lastMessage === null ? (
          <span class="quiet">none, used {space.lastUsed}</span>
        ) : (
          <Moment time={lastMessage} by="real time" />
        )}
      </td>
      <td role="cell">
        {Object.entries(space.refused).map(([bound, count]) => (
          <span class="mark warn block">
            {count.toLocaleString("en")} <span class="stacked-heading">refused</span> by {bound}
          </span>
        ))}
      </td>
      <Count of={held} name="held" />
      <Count of={streams} name={streams === 1 ? "stream" : "streams"} />
      <td role="cell" class="names">
        {scenarios.map(visibleText).join(", ")}
      </td>
      <td role="cell">{clockText(space.clock)}</td>
    </tr>
  );
}

/** A number; where cells are stacked, with what it counts. */
const Count = ({ of, name }: { of: number; name: string }) => (
  <td role="cell" class={of === 0 ? "quiet count" : "count"}>
    {of.toLocaleString("en")} <span class="stacked-heading">{name}</span>
  </td>
);

/** How a clock differs from the machine's, in UTC; empty: it does not. */
function clockText({ now, frozen, aheadSeconds }: ClockState): string {
  const time = now.slice(0, "2031-03-04T12:00".length).replace("T", " ");
  if (frozen) return `frozen at ${time}`;
  return Math.abs(aheadSeconds) < 1 ? "" : time;
}

/** Without a users file whoever reads the list may look in. */
const mayLookIn = (): boolean =>
  ownRoles.value?.some((role) => readingOthers.includes(role)) !== false;

function LookIn({ space }: { space: SpaceEntry }) {
  if (!mayLookIn()) return null;
  if (lookedInto.value?.number === space.number) return <span class="quiet">looking in</span>;
  return (
    <button
      type="button"
      class="small"
      aria-label={`Look in at ${visibleText(nameOf(space))}`}
      title="Shows it, read only; the audit log notes that"
      onClick={() => {
        lookInto({ number: space.number, name: nameOf(space) });
        goTo(addresses.messages());
      }}
    >
      Look in
    </button>
  );
}
