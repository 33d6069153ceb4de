import type { UnmatchedRequest } from "../journal/unmatched-request";
import { inOrder, reasonTexts } from "../journal/unmatched-request";
import { credentials, fetchAnswer } from "./api";
import { Moment, timeHeading } from "./moment";
import { type Found, Read, useRead } from "./reading";
import { visibleText } from "./text";

/** No event tells of these requests, so they are asked for so often, in milliseconds. */
const lookEvery = 3_000;

interface UnmatchedParts {
  /** Nothing is said where there are none. */
  isQuiet?: boolean;
}

/** Requests that reached no operation: a POS with a wrong base URL or password is found here. */
export function UnmatchedRequests({ isQuiet = false }: UnmatchedParts) {
  const { value, reading } = useUnmatched();
  const requests = value.value;
  return (
    <>
      {!isQuiet && <h2>Requests that reached no operation</h2>}
      <Read
        of={reading}
        thing="requests that reached no operation"
        isEmpty={requests?.length === 0}
        empty={
          !isQuiet && "Each request has reached one. One with a wrong path or method would be here."
        }
      >
        {requests &&
          (isQuiet ? <UnmatchedOf requests={requests} /> : <UnmatchedTable requests={requests} />)}
      </Read>
    </>
  );
}

/** Those requests, the newest first, as they are now. */
const useUnmatched = (): Found<readonly UnmatchedRequest[]> =>
  useRead(async () => inOrder(await fetchAnswer("GET /unmatched")).reverse(), {
    of: [credentials.value],
    follow(again) {
      const timer = setInterval(() => {
        if (!document.hidden) again();
      }, lookEvery);
      return () => {
        clearInterval(timer);
      };
    },
  });

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
            {timeHeading("real time")}
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
      <Moment time={request.receivedAt} by="real time" />
    </td>
    <td role="cell">
      <code>
        {request.method} {visibleText(request.path)}
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
