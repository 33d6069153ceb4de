import type { Exchange } from "../journal/exchange";
import { credentials } from "./api";
import { Copyable } from "./copy";
import { feedFailure, oldest } from "./feed";
import { type InterfaceEntry, interfaces, interfacesReading } from "./interfaces";
import { FullMoment } from "./moment";
import { Read, Unread } from "./reading";
import { resultOf, visibleText, shellWord } from "./text";
import { UnmatchedRequests } from "./unmatched";

/** What a newcomer needs to point a POS here, and whether it has arrived. */
export function Page() {
  return (
    <>
      <h1>Connect</h1>
      <FirstMessage />
      <UnmatchedRequests isQuiet />
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
  <div class="scroll stacked" role="region" aria-label="Interfaces" tabIndex={0}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            interface
          </th>
          <th role="columnheader" scope="col">
            base URL
          </th>
          <th role="columnheader" scope="col">
            try it
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {interfaces.value.map((one) => (
          <InterfaceRow key={one.name} one={one} />
        ))}
      </tbody>
    </table>
  </div>
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
        <code class="quiet block">{one.name}</code>
      </th>
      <td role="cell">
        <Copyable name={`base URL of ${one.title}`} text={baseUrl} />
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
  return <ArrivedNotice exchange={oldest.value} />;
}

const ArrivedNotice = ({ exchange }: { exchange: Exchange }) => (
  <p class="notice good">
    <strong>{exchange.number === 1 ? "The first message arrived." : "Messages arrive."}</strong> At{" "}
    <FullMoment time={exchange.receivedAt} by="real time" relative />:{" "}
    <code>{exchange.operation}</code> of {exchange.interface}, <code>{exchange.method}</code>{" "}
    <code>{visibleText(exchange.path)}</code>, {resultOf(exchange)}.
  </p>
);
