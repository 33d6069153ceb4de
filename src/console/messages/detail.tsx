import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Exchange } from "../../journal/exchange";
import type { Messages } from "../../journal/journal";
import { knownBy } from "../../conformance/evidence";
import { Refused, read } from "../api";
import { CopyButton } from "../copy";
import { beginnings, onArrival } from "../feed";
import { useKeys } from "../keys";
import { Fact, Id, StateChange } from "../marks";
import { Moment } from "../moment";
import { Money } from "../money";
import { Panes } from "../panes";
import { addresses, goTo, withQuery } from "../place";
import { Slip } from "../slip";
import { resultOf, seen } from "../text";
import { curlOf } from "./curl";

/** One message, found in the list of a filter. */
export function Detail({ number, filter }: { number: number; filter: string }) {
  const exchange = useSignal<Exchange | undefined>(undefined);
  const problem = useSignal("");
  useEffect(() => {
    exchange.value = undefined;
    problem.value = "";
    read<Exchange>(`/messages/${number}`).then(
      (found) => {
        exchange.value = found;
      },
      (error: unknown) => {
        if (error instanceof Refused && error.status === 404)
          problem.value = `There is no message ${number}.`;
      },
    );
    return onArrival((arrived) => {
      exchange.value = arrived.findLast((one) => one.number === number) ?? exchange.value;
    });
  }, [number, beginnings.value]);
  return (
    <>
      <Neighbours number={number} filter={filter} />
      {problem.value !== "" && (
        <>
          <h1>Message {number}</h1>
          <p class="notice bad" role="alert">
            {problem} A reset drops messages, and the journal keeps the newest.
          </p>
        </>
      )}
      {exchange.value !== undefined && <Shown exchange={exchange.value} />}
    </>
  );
}

/** The links to the messages before and after it in the list. */
function Neighbours({ number, filter }: { number: number; filter: string }) {
  const older = useSignal<number | undefined>(undefined);
  const newer = useSignal<number | undefined>(undefined);
  useEffect(() => {
    const find = (query: Record<string, string>): Promise<number | undefined> =>
      read<Messages>(withQuery("/messages", { ...query, filter, limit: "1" })).then(
        ({ exchanges }) => exchanges[0]?.number,
        () => undefined,
      );
    const look = async (): Promise<void> => {
      newer.value = await find({ after: String(number) });
    };
    older.value = newer.value = undefined;
    void look();
    void find({ before: String(number), newest: "true" }).then((found) => {
      older.value = found;
    });
    return onArrival(() => {
      if (newer.value === undefined) void look();
    });
  }, [number, filter, beginnings.value]);
  const go = (to: number | undefined) => (): void => {
    if (to !== undefined) goTo(addresses.message(to, filter));
  };
  useKeys({ j: go(older.value), k: go(newer.value) });
  return (
    <nav class="neighbours" aria-label="Messages of the list">
      <a href={addresses.messages(filter)}>All messages{filter !== "" && ` with ${filter}`}</a>
      <Neighbour to={newer.value} filter={filter} word="Newer" />
      <Neighbour to={older.value} filter={filter} word="Older" />
    </nav>
  );
}

interface NeighbourParts {
  to: number | undefined;
  filter: string;
  word: string;
}

const Neighbour = ({ to, filter, word }: NeighbourParts) =>
  to === undefined ? (
    <span class="quiet">{word}</span>
  ) : (
    <a href={addresses.message(to, filter)}>
      {word} ({to})
    </a>
  );

function Shown({ exchange }: { exchange: Exchange }) {
  const { number, operation, method, path } = exchange;
  const { amount } = knownBy(exchange);
  return (
    <>
      <h1>
        <span class="quiet">{number}</span> {operation ?? `${method} ${seen(path)}`}{" "}
        {amount && <Money amount={amount} />}
      </h1>
      <Facts exchange={exchange} />
      <Explanations exchange={exchange} />
      <Panes exchange={exchange} />
      <Slip exchange={exchange} />
      <p class="actions">
        <CopyButton name="curl line" text={curlOf(exchange)}>
          Copy as curl
        </CopyButton>{" "}
        <span class="quiet">Card numbers and PINs are masked, as in the journal.</span>
      </p>
    </>
  );
}

const Facts = ({ exchange }: { exchange: Exchange }) => {
  const { requestId, messageId, stateBefore, stateAfter, durationMs } = exchange;
  const { terminal } = knownBy(exchange);
  const id = requestId ?? messageId;
  return (
    <dl class="facts across">
      <Fact name="Arrived">
        <Moment time={exchange.receivedAt} relative />
      </Fact>
      <Fact name="Answer">
        {resultOf(exchange)} <span class="quiet">after {durationMs} ms</span>
      </Fact>
      <Fact name="Interface">{exchange.interface ?? "none"}</Fact>
      {terminal !== undefined && (
        <Fact name="Till">
          <code>{seen(terminal)}</code>
        </Fact>
      )}
      {stateAfter !== undefined && id !== null && (
        <Fact name="Transaction">
          <Id id={id} href={addresses.transaction(id)} />{" "}
          <StateChange {...(stateBefore && { before: stateBefore })} after={stateAfter} />
        </Fact>
      )}
    </dl>
  );
};

/** Why the answer is as it is: faults, the rules of the scenario, findings. */
const Explanations = ({ exchange: { strikes, rules, findings } }: { exchange: Exchange }) => (
  <>
    {strikes.length > 0 && (
      <section class="notice warn">
        <h2>Fault</h2>
        {strikes.map(({ source, text }) => (
          <p>
            {seen(text)} <code class="quiet">{seen(source)}</code>
          </p>
        ))}
      </section>
    )}
    {findings.length > 0 && (
      <section class="notice">
        <h2>Findings</h2>
        <ul>
          {findings.map(({ code, field, text }) => (
            <li>
              <code>{code}</code> {field !== undefined && <code>{seen(field)}</code>} {seen(text)}
            </li>
          ))}
        </ul>
      </section>
    )}
    {rules.length > 0 && (
      <details>
        <summary>What each rule of the scenario had to say</summary>
        <ul>
          {rules.map(({ rule, struck, text }) => (
            <li>
              Rule {rule} {struck && <strong>struck: </strong>}
              {seen(text)}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);
