import { useEffect } from "preact/hooks";
import type { OpenWindow, TransactionDetail } from "../../control/messages/transactions";
import type { Exchange } from "../../journal/exchange";
import { read } from "../api";
import { beginnings, onArrival } from "../feed";
import { Fact, State } from "../marks";
import { Moment, agoText, now } from "../moment";
import { addresses } from "../place";
import { Read, isMissing, useRead } from "../reading";
import { seen } from "../text";
import { Sequence } from "./sequence";

/** One transaction: its state, what is still open, and its sequence diagram. */
export function Detail({ id }: { id: string }) {
  const { value, reading } = useRead(() => read("GET /transactions/{id}", { params: { id } }), {
    of: [id, beginnings.value],
    follow: (again) =>
      onArrival((arrived) => {
        if (arrived.some((exchange) => isOf(exchange, id))) again();
      }),
  });
  const transaction = value.value;
  const firstEnd = Math.min(...(transaction?.open ?? []).map(({ until }) => Date.parse(until)));
  const isOver = firstEnd < now.value;
  useEffect(() => {
    if (isOver) reading.again();
  }, [isOver]);
  return (
    <>
      <nav class="neighbours" aria-label="Transactions">
        <a href={addresses.transactions()}>All transactions</a>
      </nav>
      {isMissing(reading) ? (
        <Missing />
      ) : (
        <Read of={reading} thing="the transaction">
          {transaction && <Shown transaction={transaction} />}
        </Read>
      )}
    </>
  );
}

const isOf = ({ messageId, requestId }: Exchange, id: string): boolean =>
  [messageId, requestId].includes(id.toLowerCase());

const Missing = () => (
  <>
    <h1>Transaction</h1>
    <p class="notice bad" role="alert">
      No message of the journal belongs to this transaction. A reset drops messages, and the journal
      keeps the newest.
    </p>
  </>
);

const Shown = ({ transaction }: { transaction: TransactionDetail }) => (
  <>
    <h1>
      {transaction.kind} <code>{seen(transaction.id)}</code>
    </h1>
    <dl class="facts across">
      <Fact name="State">
        {transaction.state === undefined ? (
          <span class="quiet">gone: a restore took it away</span>
        ) : (
          <State state={transaction.state} />
        )}
      </Fact>
      <Fact name="Interface">{transaction.interface}</Fact>
      <Fact name="Since">
        <Moment time={transaction.since} />
      </Fact>
    </dl>
    <OpenWindows open={transaction.open} />
    <Sequence transaction={transaction} />
  </>
);

const OpenWindows = ({ open }: { open: readonly OpenWindow[] }) =>
  open.length === 0 ? (
    <p class="quiet">Nothing is owed.</p>
  ) : (
    <section class="notice warn">
      <h2>Still open</h2>
      <ul>
        {open.map(({ rule, sentence, text, until }) => (
          <li>
            <strong class="mark warn">{agoText(until, now.value)}</strong> <code>{rule}</code>{" "}
            {sentence} <span class="quiet">{seen(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
