import type { ComponentChildren } from "preact";
import { refusedMessage } from "../../journal/diagnosis";
import type { Exchange } from "../../journal/exchange";
import { type DiagnosedRequest, manyText } from "../../journal/unmatched-request";
import { addresses } from "../addresses";
import { fetchAnswer } from "../api";
import { type DiagnosisParts, Diagnosis } from "./diagnosis";
import { beginnings, onArrival } from "../feed";
import { type RowOfSale, rowOf, withSales } from "../messages/row";
import { Moment } from "../moment";
import { Money } from "../money";
import { type Found, Read, useRead } from "../reading";
import { resultOf, visibleText } from "../text";
import { type FoundUnmatched, OtherRequests } from "../unmatched";

/** Rows that are shown of what came. */
const shownRows = 10;

/** The newest messages, the newest first, as they are now. */
export const useNewest = (): Found<readonly Exchange[]> =>
  useRead(
    async () => {
      const query = { newest: true, limit: shownRows, judged: false };
      return (await fetchAnswer("GET /messages", { query })).exchanges;
    },
    { of: [beginnings.value], follow: onArrival, keepsOlder: true },
  );

/** Something that came: a message, or a request that reached no operation. */
type Came = { receivedAt: string } & ({ message: Exchange } | { request: DiagnosedRequest });

interface CameParts {
  messages: Found<readonly Exchange[]>;
  unmatched: FoundUnmatched;
}

/** What came, the newest first: each row opens to what is wrong with it, and what to do. */
export function WhatCame({ messages, unmatched }: CameParts) {
  const { value: exchanges = [] } = messages.value;
  const came = newestOf(exchanges, unmatched.value.value ?? []);
  const sales = new Map(withSales(exchanges.map(rowOf)).map((row) => [row.number, row]));
  return (
    <section aria-label="What came">
      <h2>What came</h2>
      <Read of={messages.reading} thing="messages">
        <Read of={unmatched.reading} thing="requests that reached no operation">
          {came.length > 0 && (
            <>
              <ul class="came">
                {came.map((one) => (
                  <li key={keyOf(one)}>
                    {"message" in one ? (
                      <MessageRow message={one.message} sale={sales.get(one.message.number)} />
                    ) : (
                      <UnmatchedRow request={one.request} />
                    )}
                  </li>
                ))}
              </ul>
              <p class="quiet">
                <a href={addresses.messages()}>All messages</a>
              </p>
            </>
          )}
        </Read>
      </Read>
    </section>
  );
}

const newestOf = (
  messages: readonly Exchange[],
  requests: readonly DiagnosedRequest[],
): readonly Came[] =>
  [
    ...messages.map((message) => ({ receivedAt: message.receivedAt, message })),
    ...requests.map((request) => ({ receivedAt: request.receivedAt, request })),
  ]
    .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    .slice(0, shownRows);

const keyOf = (came: Came): string =>
  "message" in came
    ? `message ${came.message.number}`
    : `request ${came.request.address ?? ""} ${came.request.number}`;

interface RowParts {
  receivedAt: string;
  what: string;
  answer: string;
  why: string;
  /** The amount and the till. */
  about?: ComponentChildren;
  children: ComponentChildren;
}

const Row = ({ receivedAt, what, answer, why, about, children }: RowParts) => (
  <details>
    <summary>
      <Moment time={receivedAt} by="real time" />
      <code class="what">{visibleText(what)}</code>
      <span class="about">{about}</span>
      <span class="answer">{answer}</span>
      <span class="why">{visibleText(why)}</span>
    </summary>
    <div class="opened">{children}</div>
  </details>
);

interface MessageRowParts {
  message: Exchange;
  /** What it is about. */
  sale: RowOfSale | undefined;
}

function MessageRow({ message, sale: { amount, till } = {} }: MessageRowParts) {
  const { receivedAt, operation, method, path, request, number } = message;
  const refused = refusedMessage(message);
  return (
    <Row
      {...{ receivedAt, what: operation ?? `${method} ${path}` }}
      answer={resultOf(message)}
      why={refused?.sentence ?? ""}
      about={
        <>
          {amount && <Money amount={amount} />}{" "}
          {till !== undefined && <code>{visibleText(till)}</code>}
        </>
      }
    >
      {refused && <Diagnosis of={withText(refused, request.raw)} />}
      <p>
        <code>{method}</code> <code>{visibleText(path)}</code>:{" "}
        <a href={addresses.message(message)}>message {number}</a>
      </p>
    </Row>
  );
}

const withText = (said: Omit<DiagnosisParts, "raw">, raw: string | undefined): DiagnosisParts =>
  raw === undefined ? said : { ...said, raw };

const UnmatchedRow = ({ request }: { request: DiagnosedRequest }) => {
  const { receivedAt, method, path, status, sentence, others, beyond } = request;
  const isMany = others !== undefined || beyond !== undefined;
  return (
    <Row
      {...{ receivedAt, what: `${method} ${path}`, answer: String(status) }}
      why={isMany ? `${manyText(request) ?? ""}.` : sentence}
    >
      <Diagnosis of={request} />
      {others && (
        <p>
          <OtherRequests request={request} />
        </p>
      )}
      <Sender request={request} />
    </Row>
  );
};

const Sender = ({ request: { nearest, address, beyond } }: { request: DiagnosedRequest }) => (
  <>
    {beyond && (
      <p>
        Since <Moment time={beyond.since} by="real time" />.
      </p>
    )}
    {nearest.length > 0 && (
      <p>
        Operations with a path like this one:{" "}
        {nearest.map((one) => (
          <code class="block">{one}</code>
        ))}
      </p>
    )}
    {address !== undefined && <p class="quiet">Sent from {address}.</p>}
  </>
);
