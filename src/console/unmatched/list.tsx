import { useSignal } from "@preact/signals";
import { type UnmatchedRequest, manyText, reasonTexts } from "../../journal/unmatched-request";
import { linkedUser, query } from "../addresses";
import { fetchAnswer, signOut } from "../api";
import { Diagnosis, type DiagnosisParts } from "../connect/diagnosis";
import { FullMoment, Moment, timeHeading } from "../moment";
import { Read, Changes } from "../reading";
import { StackedTable } from "../stacked-table";
import { SentText } from "../marks";
import { doing } from "../status";
import { visibleText } from "../text";
import { type FoundUnmatched, type ListedRequest, strayKey, useUnmatched } from "./reading";

/** Those of the data space: a POS with a wrong base URL or password is found here. Nothing where there are none. */
export function UnmatchedRequests() {
  const { value, reading } = useUnmatched();
  return (
    <Read of={reading} thing="requests that reached no operation">
      {value.value && <UnmatchedOf requests={value.value} />}
    </Read>
  );
}

/** The same on a page of their own. */
export const UnmatchedList = ({ found: { value, reading } }: { found: FoundUnmatched }) => (
  <>
    <h2>Requests that reached no operation</h2>
    <Read
      of={reading}
      thing="requests that reached no operation"
      isEmpty={value.value?.length === 0}
      empty="Each request has reached one. One with a wrong path or method would be here."
    >
      {value.value && <UnmatchedTable requests={value.value} />}
    </Read>
  </>
);

/** Those of a verdict; nothing where there are none. */
export const UnmatchedOf = ({ requests }: { requests: readonly UnmatchedRequest[] }) =>
  requests.length === 0 ? null : (
    <>
      <h2>Requests that reached no operation</h2>
      <p class="quiet">No rule judges them.</p>
      <UnmatchedTable requests={requests} />
    </>
  );

const UnmatchedTable = ({ requests }: { requests: readonly UnmatchedRequest[] }) => (
  <StackedTable
    label="Requests that reached no operation"
    kind="strays"
    headings={[timeHeading("real time"), "request", "answer", "why", "nearest operation"]}
  >
    {requests.map((request) => (
      <UnmatchedRow key={`${request.address ?? ""} ${request.number}`} request={request} />
    ))}
  </StackedTable>
);

/** Brings a request into view that the address names. */
const showNamed = (details: HTMLDetailsElement | null): void => {
  details?.scrollIntoView({ block: "center" });
};

const isNamed = (request: UnmatchedRequest & Partial<ListedRequest>): boolean =>
  isListed(request) && query.peek().get("request") === strayKey(request);

const UnmatchedRow = ({ request }: { request: UnmatchedRequest }) => (
  <tr role="row">
    <td role="cell">
      <Moment time={request.receivedAt} by="real time" />
    </td>
    <td role="cell">
      <details {...(isNamed(request) && { open: true, ref: showNamed })}>
        <summary>
          <code class="cut">
            {request.method} {visibleText(request.path)}
          </code>
        </summary>
        <WholeRequest request={request} />
      </details>
    </td>
    <td role="cell">{request.status}</td>
    <td role="cell">
      <WhyText request={request} />
    </td>
    <td role="cell">{request.nearest[0] !== undefined && <code>{request.nearest[0]}</code>}</td>
  </tr>
);

/** Why it reached none; of many the sentence about them. */
function WhyText({ request }: { request: UnmatchedRequest }) {
  const { reason, others, beyond } = request;
  if (others !== undefined) return <OtherRequests request={request} />;
  if (beyond === undefined) return <>{reasonTexts[reason]}</>;
  return (
    <>
      {manyText(request)} since <Moment time={beyond.since} by="real time" />
    </>
  );
}

/** Messages with another password, and the way to their data space: its password has to be given. */
export const OtherRequests = ({ request }: { request: UnmatchedRequest }) => (
  <>
    {manyText(request)}:{" "}
    <button
      type="button"
      class="small"
      onClick={() => {
        linkedUser.value = request.others?.user ?? "";
        signOut("");
      }}
    >
      Show that data space
    </button>
  </>
);

/** All that is known of such a request. */
const WholeRequest = ({ request }: { request: UnmatchedRequest & Partial<DiagnosisParts> }) => (
  <>
    {isDiagnosed(request) && <Diagnosis of={request} />}
    {isListed(request) && <SendToOperation request={request} />}
    <dl class="facts">
      <dt>Arrived</dt>
      <dd>
        <FullMoment time={request.receivedAt} by="real time" />
      </dd>
      <dt>Method</dt>
      <dd>
        <code>{request.method}</code>
      </dd>
      <dt>Path</dt>
      <dd>
        <code>{visibleText(request.path)}</code>
      </dd>
      <dt>Answer</dt>
      <dd>
        {request.status}: {reasonTexts[request.reason]}
      </dd>
      <dt>Sender</dt>
      <dd>{request.address ?? "this data space's user"}</dd>
      <dt>Nearest operations</dt>
      <dd>
        {request.nearest.length === 0
          ? "none is like it"
          : request.nearest.map((operation) => <code class="block">{operation}</code>)}
      </dd>
    </dl>
  </>
);

/** Journals have requests without what is said about them. */
const isDiagnosed = <R extends Partial<DiagnosisParts>>(
  request: R,
): request is R & DiagnosisParts => request.sentence !== undefined;

const isListed = (request: UnmatchedRequest & Partial<ListedRequest>): request is ListedRequest =>
  request.list !== undefined && request.raw !== undefined;

/** Sends the request to the operation that is nearest to it. */
function SendToOperation({ request: { number, list } }: { request: ListedRequest }) {
  const sent = useSignal<{ number: number | null; status: number | null } | undefined>(undefined);
  const send = () =>
    doing(`Request ${number} was sent again`, async () => {
      sent.value = await fetchAnswer("POST /unmatched/{number}/again", {
        params: { number },
        body: { list },
      });
    });
  return (
    <p class="group">
      <Changes>
        <button type="button" onClick={() => void send()}>
          Send it to the nearest operation
        </button>
      </Changes>
      {sent.value && <SentText sent={sent.value} />}
    </p>
  );
}
