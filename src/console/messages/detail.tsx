import { useEffect, useRef } from "preact/hooks";
import { owedIn } from "../../conformance/broken-rules";
import { type Exchange, saleIdOf } from "../../journal/exchange";
import { asksVerdict } from "../../journal/message-filter";
import { addresses, nameAddress } from "../addresses";
import { fetchAnswer, shownUser } from "../api";
import { beginnings, onArrival, onBeginning } from "../feed";
import { Changes, Loaded, Read, type Reading, isMissing, useRead } from "../reading";
import { brokenSoFar } from "../verdict/verdict-so-far";
import { Actions } from "./again";
import { Message } from "./message";
import { NeighbourLinks, inSale } from "./neighbours";

export interface DetailParts {
  /** The number of the message, or its name. */
  of: number | string;
  filter: string;
  /** The user whose data space the address names. */
  user?: string;
}

/** One message, found in the list of a filter. Once it is known it stays the same: it is read by its name. */
export function Detail({ of, filter, user }: DetailParts) {
  const name = useRef<{ of: number | string; name: string | undefined }>({ of, name: undefined });
  if (name.current.of !== of) name.current = { of, name: undefined };
  const { value, reading } = useRead(
    () =>
      fetchAnswer("GET /messages/{number}", {
        params: { number: name.current.name ?? of },
        query: { judged: false },
      }),
    { of: [of], follow: onBeginning },
  );
  const exchange = value.value;
  useEffect(
    () =>
      onArrival((arrived) => {
        const { name: shown } = value.peek() ?? {};
        value.value = arrived.findLast((one) => one.name === shown) ?? value.value;
      }),
    [value],
  );
  useEffect(() => {
    if (exchange === undefined) return;
    name.current = { of, name: exchange.name };
    if (typeof of === "number") nameAddress(addresses.message(exchange, filter));
  }, [exchange?.name]);
  const number = exchange?.number ?? (typeof of === "number" ? of : undefined);
  return (
    <>
      {number !== undefined && <Neighbours number={number} filter={filter} />}
      <ReadMessage {...{ of, number, user, exchange, reading }} />
    </>
  );
}

interface ReadMessageParts extends Pick<DetailParts, "of"> {
  user: string | undefined;
  /** Its number, where it is known. */
  number: number | undefined;
  /** Undefined: it was not read yet. */
  exchange: Exchange | undefined;
  reading: Reading;
}

/** A message as far as it was read, or why it is not there. */
function ReadMessage({ of, number, user, exchange, reading }: ReadMessageParts) {
  if (isMissing(reading)) return <Missing of={of} user={user} />;
  const heading = <h1>Message {number ?? of}</h1>;
  if (isMissing(reading, [410]))
    return (
      <>
        {heading}
        <Loaded thing="what dropped it" load={loadGone}>
          {({ GoneNotice }) => <GoneNotice thing="message" failure={reading.failure.value} />}
        </Loaded>
      </>
    );
  return (
    <>
      {exchange === undefined && heading}
      <Read of={reading} thing={`message ${of}`}>
        {exchange !== undefined && <WithRequest exchange={exchange} />}
      </Read>
    </>
  );
}

/** A message, with the others of its sale. */
function WithRequest({ exchange }: { exchange: Exchange }) {
  const id = saleIdOf(exchange);
  const { value, reading } = useRead(() => messagesOf(id), {
    of: [id],
    follow: (again) =>
      onArrival((arrived) => {
        if (inSale(arrived, exchange).length > 0) again();
      }),
  });
  const broken = brokenSoFar.value;
  const sale = (value.value ?? []).map((one) => ({ ...one, judged: broken?.at(one.number) ?? [] }));
  return (
    <>
      {exchange.outcome === "held" && (
        <Changes>
          <Loaded thing="the decision" load={() => import("./decide")}>
            {({ Decide }) => <Decide number={exchange.number} />}
          </Loaded>
        </Changes>
      )}
      <Message
        exchange={exchange}
        sale={sale}
        judged={broken?.at(exchange.number) ?? []}
        missing={id === null ? [] : owedIn(broken?.of(id) ?? [])}
        links={addresses}
        actions={<Actions message={exchange} />}
      />
      <Read of={reading} thing="its sale" />
    </>
  );
}

/** Messages of a sale that are read beside one of them: more than are shown. */
const readOfSale = 30;

/** The first messages of a sale. */
async function messagesOf(id: string | null): Promise<readonly Exchange[]> {
  if (id === null) return [];
  const query = { filter: `id:${id}`, limit: readOfSale, judged: false };
  return (await fetchAnswer("GET /messages", { query })).exchanges;
}

const loadGone = () => import("./gone");

interface MissingParts extends Pick<DetailParts, "of"> {
  user: string | undefined;
}

const Missing = ({ of, user = shownUser.value }: MissingParts) => (
  <>
    <h1>Message {of}</h1>
    {user !== shownUser.value ? (
      <Loaded thing="where it is" load={loadGone}>
        {({ OfAnother }) => <OfAnother thing="message" user={user} />}
      </Loaded>
    ) : (
      <p class="notice bad" role="alert">
        There is no message {of}. A reset drops messages, and the journal keeps the newest.{" "}
        <a href={addresses.messages()}>All messages</a>
      </p>
    )}
  </>
);

/** The links to the messages before and after it in the list. */
function Neighbours({ number, filter }: { number: number; filter: string }) {
  const of = [number, filter, beginnings.value];
  const find = (query: Record<string, string>) => async (): Promise<number | undefined> => {
    const { exchanges } = await fetchAnswer("GET /messages", {
      query: { ...query, filter, limit: "1", judged: asksVerdict(filter) },
    });
    return exchanges[0]?.number;
  };
  const older = useRead(find({ before: String(number), newest: "true" }), { of });
  const newer = useRead(find({ after: String(number) }), {
    of,
    follow: (again) =>
      onArrival(() => {
        if (newer.value.peek() === undefined) again();
      }),
  });
  return (
    <>
      <NeighbourLinks
        links={addresses}
        filter={filter}
        newer={newer.value.value}
        older={older.value.value}
      />
      <Read of={newer.reading} thing="the newer message" />
      <Read of={older.reading} thing="the older message" />
    </>
  );
}
