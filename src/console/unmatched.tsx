import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { UnmatchedRequest } from "../journal/unmatched-request";
import { inOrder, reasonTexts } from "../journal/unmatched-request";
import { credentials, read } from "./api";
import { Moment } from "./moment";
import { seen } from "./text";

/** No event tells of these requests, so they are asked for so often, in milliseconds. */
const lookEvery = 3_000;

interface UnmatchedParts {
  /** Nothing is said where there are none. */
  isQuiet?: boolean;
}

/** Requests that reached no operation: a POS with a wrong base URL or password is found here. */
export function Unmatched({ isQuiet = false }: UnmatchedParts) {
  const list = useSignal<UnmatchedRequest[]>([]);
  const sender = credentials.value;
  useEffect(() => {
    const look = (): void => {
      if (document.hidden || sender === undefined) return;
      read("GET /unmatched").then(
        (unmatched) => {
          list.value = inOrder(unmatched).reverse();
        },
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, lookEvery);
    return () => {
      clearInterval(timer);
    };
  }, [list, sender]);
  if (isQuiet) return <UnmatchedOf requests={list.value} />;
  return (
    <>
      <h2>Requests that reached no operation</h2>
      {list.value.length === 0 ? (
        <p class="quiet">None. A request with a wrong path, method or password appears here.</p>
      ) : (
        <UnmatchedTable requests={list.value} />
      )}
    </>
  );
}

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
  <div
    class="scroll stacked"
    role="region"
    aria-label="Requests that reached no operation"
    tabIndex={0}
  >
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            time
          </th>
          <th role="columnheader" scope="col">
            request
          </th>
          <th role="columnheader" scope="col">
            answer
          </th>
          <th role="columnheader" scope="col">
            why
          </th>
          <th role="columnheader" scope="col">
            nearest operations
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {requests.map((request) => (
          <UnmatchedRow key={`${request.address ?? ""} ${request.number}`} request={request} />
        ))}
      </tbody>
    </table>
  </div>
);

const UnmatchedRow = ({ request }: { request: UnmatchedRequest }) => (
  <tr role="row">
    <td role="cell">
      <Moment time={request.receivedAt} />
    </td>
    <td role="cell">
      <code>
        {request.method} {seen(request.path)}
      </code>
      {request.address !== undefined && <span class="quiet"> from {request.address}</span>}
    </td>
    <td role="cell">{request.status}</td>
    <td role="cell">{reasonTexts[request.reason]}</td>
    <td role="cell">
      {request.nearest.map((operation) => (
        <code class="block">{operation}</code>
      ))}
    </td>
  </tr>
);
