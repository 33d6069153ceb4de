import { useSignal } from "@preact/signals";
import { refusedMessage } from "../../journal/diagnosis";
import type { Exchange } from "../../journal/exchange";
import { type DiagnosedRequest, requestCount } from "../../journal/unmatched-request";
import { addresses } from "../addresses";
import { credentials, fetchAnswer, lookedInto } from "../api";
import { Copyable } from "../copy";
import { beginnings, feedFailure, oldest, onArrival } from "../feed";
import { type InterfaceEntry, interfaces, interfacesReading } from "../interfaces";
import { FullMoment } from "../moment";
import { Read, Unread, useRead } from "../reading";
import { StackedTable } from "../stacked-table";
import { ownRoles } from "../status";
import { resultOf, visibleText, shellWord } from "../text";
import { type FoundUnmatched, useUnmatched } from "../unmatched/reading";
import { WhatCame, strayText } from "./what-came";

/** Whether a POS has arrived, what came of it, and what a newcomer needs to point one here. */
export const Page = () => (
  <>
    <h1 class="unseen">Connect</h1>
    {mayRead() ? <WhetherItCame /> : maySend() && <Credentials />}
    {!mayRead() && ownRoles.value?.includes("operator") === true && <WithoutCredentials />}
    <Read
      of={interfacesReading}
      thing="interfaces"
      isEmpty={interfaces.value.length === 0}
      empty="This simulator serves no interface: start it with those of your POS."
    >
      {mayRead() ? <UsedInterfaces /> : <Interfaces of={interfaces.value} label="Interfaces" />}
    </Read>
  </>
);

/** The requests that name no data space, for an operator who may read none. */
const WithoutCredentials = () => <WhatCame unmatched={useUnmatched()} hasMessages={false} />;

/** Whether whoever is signed in may read the messages that are shown, as far as their roles are known. */
const mayRead = (): boolean =>
  lookedInto.value !== undefined || ownRoles.value?.includes("tester") !== false;

/** Whether they may send any from here. */
const maySend = (): boolean =>
  lookedInto.value === undefined && ownRoles.value?.includes("pos") !== false;

function WhetherItCame() {
  const unmatched = useUnmatched();
  const strays = unmatched.value.value ?? [];
  const hasCome = oldest.value !== null || strays.some(isOwn);
  return (
    <>
      {hasCome ? (
        <Arrival strays={strays} />
      ) : (
        <>
          <NothingCame unmatched={unmatched} />
          <FirstSteps />
        </>
      )}
      <WhatCame unmatched={unmatched} hasMessages={hasCome} />
      {hasCome && maySend() && <Credentials />}
    </>
  );
}

/** Whether a request had the credentials of this data space. */
const isOwn = ({ address, others }: DiagnosedRequest): boolean =>
  address === undefined && others === undefined;

const baseUrlOf = ({ path }: InterfaceEntry): string =>
  location.origin + (path === "/" ? "" : path);

/** What a POS is told before anything has come: two lines, and a way to send a message without one. */
function FirstSteps() {
  const chosen = useSignal("");
  const one = interfaces.value.find(({ name }) => name === chosen.value) ?? interfaces.value[0];
  if (one === undefined) return null;
  return (
    <section class="first-steps" aria-label="First steps">
      <dl class="facts">
        <dt>
          <label for="first-interface">Base URL of</label>{" "}
          <select
            id="first-interface"
            value={one.name}
            onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
          >
            {interfaces.value.map(({ name, title }) => (
              <option value={name}>{title}</option>
            ))}
          </select>
        </dt>
        <dd>
          <Copyable name={`base URL of ${one.title}`} text={baseUrlOf(one)} />
        </dd>
        {maySend() && (
          <>
            <dt>User name and password</dt>
            <dd class="group">
              <Copyable name="user name" text={credentials.value?.user ?? ""} />
              <Copyable name="password" text={credentials.value?.password ?? ""} />
            </dd>
          </>
        )}
      </dl>
      {maySend() && (
        <p>
          <a href={addresses.till(one.name)}>Send the first message from here</a>
        </p>
      )}
    </section>
  );
}

/** The names of the interfaces that have a message: each read finds one that is not known yet. */
async function readUsed(): Promise<readonly string[]> {
  const used: string[] = [];
  while (used.length < interfaces.value.length) {
    const filter = used.map((name) => `-interface:${name}`).join(" ");
    const query = { newest: true, limit: 1, judged: false, ...(filter !== "" && { filter }) };
    const [one] = (await fetchAnswer("GET /messages", { query })).exchanges;
    if (one?.interface == null || used.includes(one.interface)) break;
    used.push(one.interface);
  }
  return used;
}

/** The interfaces that were used; the others are folded. */
function UsedInterfaces() {
  const { value, reading } = useRead(readUsed, {
    of: [beginnings.value, interfaces.value],
    keepsOlder: true,
    follow: (again) =>
      onArrival((arrived) => {
        const known = value.peek() ?? [];
        if (arrived.some((one) => one.interface !== null && !known.includes(one.interface)))
          again();
      }),
  });
  const used = value.value ?? [];
  const isUsed = ({ name }: InterfaceEntry): boolean => used.includes(name);
  const others = interfaces.value.filter((one) => !isUsed(one));
  return (
    <>
      {used.length > 0 && <h2>Interfaces</h2>}
      <Read of={reading} thing="the interfaces that were used" />
      {used.length > 0 && <Interfaces of={interfaces.value.filter(isUsed)} label="Interfaces" />}
      {others.length > 0 && (
        <details class="others">
          <summary>
            {used.length > 0 ? "Other interfaces" : "Interfaces"} ({others.length})
          </summary>
          <p class="quiet">
            The curl line asks for the test data of the interface, and is a message like any other.
          </p>
          <Interfaces of={others} label={used.length > 0 ? "Other interfaces" : "Interfaces"} />
        </details>
      )}
    </>
  );
}

/** Whoever looks in tries nothing, nor do those who may not send. */
const headings = (): string[] =>
  maySend() ? ["interface", "base URL", "try it"] : ["interface", "base URL"];

const Interfaces = ({ of, label }: { of: readonly InterfaceEntry[]; label: string }) => (
  <StackedTable label={label} headings={headings()}>
    {of.map((one) => (
      <InterfaceRow key={one.name} one={one} />
    ))}
  </StackedTable>
);

function InterfaceRow({ one }: { one: InterfaceEntry }) {
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
        <Copyable name={`base URL of ${one.title}`} text={baseUrlOf(one)} />
        {one.upstream && <span class="quiet block">goes to {one.upstream.host}</span>}
      </td>
      {maySend() && (
        <td role="cell">
          {data && <Copyable name={`curl line for ${one.title}`} text={curlLine(data.path)} />}
        </td>
      )}
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

interface ArrivalParts {
  /** The requests that reached no operation, the newest first. */
  strays: readonly DiagnosedRequest[];
}

/** One bar: nothing has come, it was refused, or it was accepted, with or without others that reached no operation. */
function Arrival({ strays }: ArrivalParts) {
  if (oldest.value === undefined)
    return feedFailure.value === undefined ? null : (
      <Unread thing="messages" failure={feedFailure.value} />
    );
  if (oldest.value !== null) return <TellingMessage strays={strays} />;
  const newest = strays.find(isOwn);
  return newest === undefined ? null : <StrayNotice request={newest} />;
}

/** Says so where both lists were read. */
function NothingCame({ unmatched: { value, reading } }: { unmatched: FoundUnmatched }) {
  if (value.value === undefined || reading.failure.value !== undefined) return null;
  return (
    <p class="notice nothing">
      {value.value.length === 0 ? (
        <>
          <strong>Nothing has come.</strong> This page shows at once what your POS sends.
        </>
      ) : (
        <>
          <strong>Nothing has come with these credentials.</strong> But {strayText(value.value)}:
          see below.
        </>
      )}
    </p>
  );
}

function StrayNotice({ request }: { request: DiagnosedRequest }) {
  const { method, path, status, sentence, others, beyond } = request;
  return (
    <p class="notice warn">
      {others === undefined && beyond === undefined && (
        <>
          <code>
            {method} {visibleText(path)}
          </code>{" "}
          was refused with {status}:{" "}
        </>
      )}
      {visibleText(sentence)} (<a href={addresses.unmatched()}>see it</a>)
    </p>
  );
}

const isAccepted = ({ status }: Exchange): boolean =>
  status !== null && status >= 200 && status < 300;

/** The message that says whether a POS is connected: the first one with a 2xx, or else the newest. */
async function readTellingMessage(): Promise<Exchange | undefined> {
  const accepted = await fetchAnswer("GET /messages", {
    query: { filter: "status:2xx", limit: 1, judged: false },
  });
  if (accepted.exchanges[0] !== undefined) return accepted.exchanges[0];
  const newest = await fetchAnswer("GET /messages", {
    query: { newest: true, limit: 1, judged: false },
  });
  return newest.exchanges[0];
}

function TellingMessage({ strays }: ArrivalParts) {
  const [newestRequest] = strays;
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
          <AcceptedNotice exchange={exchange} strays={strays} />
        ) : isAfter(newestRequest, exchange) ? (
          <StrayNotice request={newestRequest} />
        ) : (
          <RefusedNotice exchange={exchange} />
        ))}
    </Read>
  );
}

const isAfter = (
  request: DiagnosedRequest | undefined,
  { receivedAt }: Exchange,
): request is DiagnosedRequest => request !== undefined && request.receivedAt > receivedAt;

const AcceptedNotice = ({ exchange, strays }: ArrivalParts & { exchange: Exchange }) => (
  <p class={`notice ${strays.length === 0 ? "good" : "warn"}`}>
    <strong>
      {exchange.number === 1 ? "The first message arrived." : "Messages are accepted."}
    </strong>{" "}
    {strays.length > 0 && (
      <>
        But {strayText(strays)} (
        <a href={addresses.unmatched()}>see {requestCount(strays) === 1 ? "it" : "them"}</a>).{" "}
      </>
    )}
    At <FullMoment time={exchange.receivedAt} by="real time" relative />:{" "}
    <code>{exchange.operation}</code> of {exchange.interface}, <code>{exchange.method}</code>{" "}
    <code>{visibleText(exchange.path)}</code>, {resultOf(exchange)}.
  </p>
);

const RefusedNotice = ({ exchange }: { exchange: Exchange }) => (
  <p class="notice warn">
    <code>{exchange.operation}</code> {refusalText(exchange)} (
    <a href={addresses.message(exchange.number)}>see it</a>)
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

/** How many members were wrong, or else what is; empty: the answer does not say it. */
function reasonIn(exchange: Exchange): string {
  const { members, sentence = "" } = refusedMessage(exchange) ?? {};
  if (members === undefined) return sentence;
  return `${members} ${members === 1 ? "member" : "members"}`;
}
