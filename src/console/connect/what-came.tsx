import type { ComponentChildren } from "preact";
import { refusedMessage } from "../../journal/diagnosis";
import type { JudgedExchange } from "../../control/messages/judged-messages";
import type { Exchange } from "../../journal/exchange";
import { type DiagnosedRequest, manyText } from "../../journal/unmatched-request";
import { addresses } from "../addresses";
import { fetchAnswer } from "../api";
import { type DiagnosisParts, Diagnosis } from "./diagnosis";
import { beginnings, onArrival } from "../feed";
import { type RowOfSale, rowOf, withSales } from "../messages/row";
import { Moment } from "../moment";
import { Money } from "../marks";
import { type Found, Read, useRead } from "../reading";
import { resultOf, visibleText } from "../text";
import { OtherRequests } from "../unmatched/list";
import type { FoundUnmatched } from "../unmatched/reading";

/** Rows that are shown of what came. */
const shownRows = 10;

/** The newest messages, the newest first, as they are now. */
const useNewest = (): Found<readonly JudgedExchange[]> =>
  useRead(
    async () => {
      // The verdict also knows older requests, to which advice messages among these belong.
      const query = { newest: true, limit: shownRows, judged: true };
      return (await fetchAnswer("GET /messages", { query })).exchanges;
    },
    { of: [beginnings.value], follow: onArrival, keepsOlder: true },
  );

interface WhatCameParts {
  unmatched: FoundUnmatched;
  /** False: no message of the data space has come. */
  hasMessages: boolean;
}

/**
 * What came, the newest first: each row opens to what is wrong with it, and what to do. Requests that reached no
 * operation come before the messages, so that no message takes their place.
 */
export const WhatCame = ({ unmatched, hasMessages }: WhatCameParts) => (
  <>
    <Read of={unmatched.reading} thing="requests that reached no operation">
      <Strays requests={unmatched.value.value ?? []} />
    </Read>
    {hasMessages && <Messages />}
  </>
);

function Messages() {
  const { value, reading } = useNewest();
  return (
    <section aria-label="What came">
      <h2>What came</h2>
      <Read
        of={reading}
        thing="messages"
        isEmpty={value.value?.length === 0}
        empty="No message has reached an operation."
      >
        <Newest exchanges={value.value ?? []} />
      </Read>
    </section>
  );
}

/** The requests that reached no operation, and how many they are; nothing where there are none. */
const Strays = ({ requests }: { requests: readonly DiagnosedRequest[] }) =>
  requests.length === 0 ? null : (
    <section aria-label="Reached no operation">
      <h2>{strayText(requests)}</h2>
      <ul class="came">
        {requests.slice(0, shownRows).map((request) => (
          <li key={`${request.address ?? ""} ${request.number}`}>
            <UnmatchedRow request={request} />
          </li>
        ))}
      </ul>
      {requests.length > shownRows && (
        <p class="quiet">
          The newest {shownRows} of {requests.length}. <a href={addresses.unmatched()}>All</a>
        </p>
      )}
    </section>
  );

/** `3 requests reached no operation, 2 messages came for user 7102 with another password` */
export function strayText(requests: readonly DiagnosedRequest[]): string {
  const single = requests.filter((one) => manyText(one) === undefined).length;
  const elsewhere = requests.flatMap(({ others = [] }) => others);
  const count = elsewhere.reduce((sum, one) => sum + one.count, 0);
  return [
    single > 0 && `${single} ${single === 1 ? "request" : "requests"} reached no operation`,
    ...requests.map(({ beyond }) => beyond && manyText({ beyond })),
    elsewhere[0] && manyText({ others: { ...elsewhere[0], count } }),
  ]
    .filter(Boolean)
    .join(", ");
}

function Newest({ exchanges }: { exchanges: readonly JudgedExchange[] }) {
  if (exchanges.length === 0) return null;
  const sales = new Map(withSales(exchanges.map(rowOf)).map((row) => [row.number, row]));
  return (
    <>
      <ul class="came">
        {[...exchanges].reverse().map((message) => (
          <li key={message.number}>
            <MessageRow message={message} sale={sales.get(message.number)} />
          </li>
        ))}
      </ul>
      <p class="quiet">
        <a href={addresses.messages()}>All messages</a>
      </p>
    </>
  );
}

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
