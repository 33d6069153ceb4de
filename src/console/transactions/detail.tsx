import { useEffect } from "preact/hooks";
import type { TransactionDetail } from "../../control/messages/transactions";
import type { Exchange } from "../../journal/exchange";
import { fetchAnswer } from "../api";
import { beginnings, onArrival } from "../feed";
import { Fact, State } from "../marks";
import { Moment, agoText, now } from "../moment";
import { addresses } from "../addresses";
import { Read, isMissing, useRead } from "../reading";
import { visibleText } from "../text";
import { Sequence } from "./sequence";

/** One transaction: its state, what is still open, and its sequence diagram. */
export function Detail({ id }: { id: string }) {
  const { value, reading } = useRead(
    () => fetchAnswer("GET /transactions/{id}", { params: { id } }),
    {
      of: [id, beginnings.value],
      follow: (again) =>
        onArrival((arrived) => {
          if (arrived.some((exchange) => isOf(exchange, id))) again();
        }),
    },
  );
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
          {transaction && <ShownTransaction transaction={transaction} />}
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

const ShownTransaction = ({ transaction }: { transaction: TransactionDetail }) => (
  <>
    <h1>
      {transaction.kind} <code>{visibleText(transaction.id)}</code>
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
    <Owed transaction={transaction} />
    <Sequence transaction={transaction} />
  </>
);

/** What the POS owes, and the rules that are broken, in the words of the verdict. */
const Owed = ({ transaction: { owed, judged } }: { transaction: TransactionDetail }) => {
  const open = judged.filter(({ outcome }) => outcome === "open");
  const broken = judged.filter(({ outcome }) => outcome !== "open");
  return (
    <>
      {broken.length > 0 && (
        <section class="notice bad">
          <h2>Broken</h2>
          <Judged rules={broken} />
        </section>
      )}
      {open.length > 0 && (
        <section class="notice warn">
          <h2>Still open</h2>
          <Judged rules={open} />
        </section>
      )}
      {owed === "nothing" && (
        <p class="quiet">
          {broken.length === 0 ? "Nothing is owed." : "Nothing more is owed, but a rule is broken."}
        </p>
      )}
    </>
  );
};

const Judged = ({ rules }: { rules: TransactionDetail["judged"] }) => (
  <ul>
    {rules.map(({ rule, sentence, outcome, text, due }) => (
      <li>
        {due !== undefined && (
          <>
            <strong class={outcome === "open" ? "mark warn" : "mark bad"}>
              {outcome === "open" ? (
                `due ${agoText(due, now.value)}`
              ) : (
                <>
                  overdue since <Moment time={due} />
                </>
              )}
            </strong>{" "}
          </>
        )}
        <a href={addresses.reference("rules", rule)}>
          <code>{rule}</code>
        </a>{" "}
        {sentence} <span class="quiet">{visibleText(text)}</span>
      </li>
    ))}
  </ul>
);
