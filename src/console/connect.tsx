import type { Exchange } from "../journal/exchange";
import { addresses } from "./addresses";
import { credentials, fetchAnswer } from "./api";
import { Copyable } from "./copy";
import { beginnings, feedFailure, oldest, onArrival } from "./feed";
import { membersOf } from "./form/schema";
import { type InterfaceEntry, interfaces, interfacesReading } from "./interfaces";
import { FullMoment } from "./moment";
import { Read, Unread, useRead } from "./reading";
import { StackedTable } from "./rows";
import { resultOf, visibleText, shellWord } from "./text";
import { UnmatchedRequests } from "./unmatched";

/** What a newcomer needs to point a POS here, and whether it has arrived. */
export function Page() {
  return (
    <>
      <h1>Connect</h1>
      <FirstMessage />
      <UnmatchedRequests />
      <Credentials />
      <h2>Interfaces</h2>
      <p class="quiet">
        Give your POS the base URL of its interface, and the credentials above. The curl line asks
        for the test data of the interface, and is a message like any other.
      </p>
      <Read
        of={interfacesReading}
        thing="interfaces"
        isEmpty={interfaces.value.length === 0}
        empty="This simulator serves no interface: start it with those of your POS."
      >
        <Interfaces />
      </Read>
    </>
  );
}

const Interfaces = () => (
  <StackedTable label="Interfaces" headings={["interface", "base URL", "try it"]}>
    {interfaces.value.map((one) => (
      <InterfaceRow key={one.name} one={one} />
    ))}
  </StackedTable>
);

function InterfaceRow({ one }: { one: InterfaceEntry }) {
  const baseUrl = location.origin + (one.path === "/" ? "" : one.path);
  const data = one.operations.find(
    ({ method, path }) => method === "GET" && path.endsWith("/testServerAdmin/data"),
  );
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {one.title}
        <span class="block">
          <code class="quiet">{one.name}</code>{" "}
          <a href={addresses.reference(one.name)} aria-label={`Reference of ${one.title}`}>
            Reference
          </a>
        </span>
      </th>
      <td role="cell">
        <Copyable name={`base URL of ${one.title}`} text={baseUrl} />
        {one.upstream && <span class="quiet block">goes to {one.upstream.host}</span>}
      </td>
      <td role="cell">
        {data && <Copyable name={`curl line for ${one.title}`} text={curlLine(data.path)} />}
      </td>
    </tr>
  );
}

/** A line that a shell runs as it is. */
function curlLine(path: string): string {
  const { user = "", password = "" } = credentials.value ?? {};
  return `curl -u ${shellWord(`${user}:${password}`)} ${shellWord(location.origin + path)}`;
}

const Credentials = () => (
  <>
    <h2>Credentials</h2>
    <dl class="facts">
      <dt>User name</dt>
      <dd>
        <Copyable name="user name" text={credentials.value?.user ?? ""} />
      </dd>
      <dt>Password</dt>
      <dd>
        <Copyable name="password" text={credentials.value?.password ?? ""} />
      </dd>
    </dl>
  </>
);

function FirstMessage() {
  if (oldest.value === undefined)
    return feedFailure.value === undefined ? null : (
      <Unread thing="messages" failure={feedFailure.value} />
    );
  if (oldest.value === null)
    return (
      <p class="notice">
        <strong>Waiting for the first message.</strong> Send one from your POS, or with a curl line
        of the table; this page shows it at once.
      </p>
    );
  return <TellingMessage />;
}

const isAccepted = ({ status }: Exchange): boolean =>
  status !== null && status >= 200 && status < 300;

/** The message that says whether a POS is connected: the first one with a 2xx, or else the newest. */
async function readTellingMessage(): Promise<Exchange | undefined> {
  const accepted = await fetchAnswer("GET /messages", {
    query: { filter: "status:2xx", limit: 1 },
  });
  if (accepted.exchanges[0] !== undefined) return accepted.exchanges[0];
  const newest = await fetchAnswer("GET /messages", { query: { newest: true, limit: 1 } });
  return newest.exchanges[0];
}

function TellingMessage() {
  const { value, reading } = useRead(readTellingMessage, {
    of: [beginnings.value],
    follow: (again) =>
      onArrival(() => {
        const known = value.peek();
        if (known === undefined || !isAccepted(known)) again();
      }),
  });
  const exchange = value.value;
  return (
    <Read of={reading} thing="the first message">
      {exchange &&
        (isAccepted(exchange) ? (
          <AcceptedNotice exchange={exchange} />
        ) : (
          <RefusedNotice exchange={exchange} />
        ))}
    </Read>
  );
}

const AcceptedNotice = ({ exchange }: { exchange: Exchange }) => (
  <p class="notice good">
    <strong>
      {exchange.number === 1 ? "The first message arrived." : "Messages are accepted."}
    </strong>{" "}
    At <FullMoment time={exchange.receivedAt} by="real time" relative />:{" "}
    <code>{exchange.operation}</code> of {exchange.interface}, <code>{exchange.method}</code>{" "}
    <code>{visibleText(exchange.path)}</code>, {resultOf(exchange)}.
  </p>
);

const RefusedNotice = ({ exchange }: { exchange: Exchange }) => (
  <p class="notice warn">
    <strong>No message was accepted so far.</strong> <code>{exchange.operation}</code>{" "}
    {refusalText(exchange)} (<a href={addresses.message(exchange.number)}>see it</a>).
  </p>
);

/** `was refused with 400: 8 members` */
function refusalText(exchange: Exchange): string {
  const { status, outcome } = exchange;
  if (status === null || outcome !== "answered")
    return `has no whole answer: ${resultOf(exchange)}`;
  const reason = reasonIn(exchange);
  return `was refused with ${status}${reason === "" ? "" : `: ${visibleText(reason)}`}`;
}

/** How many members were wrong, or else what the answer says; empty: it says nothing. */
function reasonIn({ answer }: Exchange): string {
  const { detailMessage, errorMessage } = membersOf(answer);
  const { formatErrors } = membersOf(detailMessage);
  const count = Array.isArray(formatErrors) ? formatErrors.length : 0;
  if (count > 0) return `${count} ${count === 1 ? "member" : "members"}`;
  return typeof errorMessage === "string" ? errorMessage : "";
}
