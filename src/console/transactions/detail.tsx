import { useEffect } from "preact/hooks";
import type { ShownChange } from "../../control/data/entities";
import type { TransactionDetail } from "../../control/messages/transactions";
import type { Exchange } from "../../journal/exchange";
import { fetchAnswer, shownUser } from "../api";
import { onArrival, onBeginning } from "../feed";
import { Fact, Id, Money, NoteText, State, StateChange } from "../marks";
import { FullMoment, Moment, agoText, now, timeHeading } from "../moment";
import { type PageProps, addresses } from "../addresses";
import { Read, isMissing, useRead } from "../reading";
import { visibleText } from "../text";
import { GoneNotice, OfAnother } from "../messages/gone";
import { owedSteps } from "../../conformance/broken-rules";
import { knownBy } from "../../conformance/judged-rule";
import { BrokenMark, BrokenRules } from "../broken-rules";
import { CopyMenu } from "../copy";
import { OnceMore, OnceMoreLinks } from "./once-more";
import { NoteEditor } from "../note";
import { Arrow, type DiagramStep, stepsOf } from "./steps";
import { ChangedMembers } from "../data/members";
import { useEntitySchemas } from "../data/rows";

/** The schemas of entities, by their lists. */
type Schemas = ReturnType<typeof useEntitySchemas>["value"]["value"];

interface ChangesParts {
  changes: readonly ShownChange[];
  schemas: Schemas;
}

/** What a message did to entities, member by member. */
const Changes = ({ changes, schemas }: ChangesParts) =>
  changes.length === 0 ? null : (
    <ul class="changes">
      {changes.map((change) => (
        <li>
          {change.type}{" "}
          <Id id={change.key} href={addresses.data(change.family, change.type, change.key)} />
          {": "}
          <ChangedMembers
            change={change}
            schema={schemas?.[change.type]?.items}
            currency={change.currency}
          />
        </li>
      ))}
    </ul>
  );

/** A transaction as a sequence diagram: a list that reads the same without its arrows. */
function Sequence({ transaction }: { transaction: TransactionDetail }) {
  const steps = stepsOf(transaction);
  const hasPartner = steps.some(({ side }) => side === "onward");
  const [change] = steps.flatMap(({ changes }) => changes);
  const { value: schemas, reading } = useEntitySchemas(change?.family);
  return (
    <>
      <Read of={reading} thing="the form of its entities" />
      <div class={hasPartner ? "sequence with-partner" : "sequence"}>
        <Lanes till={tillOf(transaction)} hasPartner={hasPartner} />
        <ol>
          {steps.map((step) => (
            <StepRow key={step.number} step={step} schemas={schemas.value} />
          ))}
          {owedSteps(transaction.missing).map((one) => (
            <MissingRow key={one.operation} missing={one} />
          ))}
        </ol>
      </div>
    </>
  );
}

const tillOf = ({ exchanges }: TransactionDetail): string | undefined =>
  exchanges.map((exchange) => knownBy(exchange).terminal).find((till) => till !== undefined);

const Lanes = ({ till, hasPartner }: { till: string | undefined; hasPartner: boolean }) => (
  <div class="lanes" aria-hidden="true">
    <span>POS {till !== undefined && <code>{visibleText(till)}</code>}</span>
    <span>Standin</span>
    {hasPartner && <span>Partner</span>}
    <span class="scale">{timeHeading("clock")}</span>
  </div>
);

const StepRow = ({ step, schemas }: { step: DiagramStep; schemas: Schemas }) => (
  <li class={step.side}>
    {step.pause !== undefined && <p class="pause">{step.pause}, then</p>}
    <div class="step">
      <span class="when">
        <a href={addresses.message(step.number)} aria-label={`Message ${step.number}`}>
          {step.number}
        </a>{" "}
        <Moment time={step.clock} by="clock" />
      </span>
      <div class="between">
        <p>
          <strong>{visibleText(step.request.text)}</strong>{" "}
          {step.request.amount && <Money amount={step.request.amount} />}
          {step.isRepeat && <span class="quiet"> again</span>}
          {step.ending !== undefined && (
            <span class="mark bad"> lost on the way; answer {step.ending}</span>
          )}
        </p>
        <Arrow to="right" fate={step.request.fate} />
        {step.answer && (
          <>
            <p class="answer">{step.answer.text}</p>
            <Arrow to="left" fate={step.answer.fate} />
          </>
        )}
      </div>
      <div class="notes">
        {step.stateAfter !== undefined && (
          <StateChange
            {...(step.stateBefore !== undefined && { before: step.stateBefore })}
            after={step.stateAfter}
          />
        )}
        {step.judged.length > 0 && (
          <p>
            <BrokenMark rules={step.judged} />
          </p>
        )}
        <NoteText note={step.note} />
        {step.faults.map((fault) => (
          <p class="fault">{visibleText(fault)}</p>
        ))}
        <Changes changes={step.changes} schemas={schemas} />
      </div>
    </div>
  </li>
);

/** A message that never came, or is still to come, drawn where it would be. */
function MissingRow({ missing }: { missing: ReturnType<typeof owedSteps>[number] }) {
  const { operation, or = [], rules, due, failsAt } = missing;
  const isOverdue = Date.parse(failsAt) <= now.value;
  return (
    <li class={isOverdue ? "pos missing overdue" : "pos missing"}>
      <div class="step">
        <span class="when">
          due <Moment time={due} by="real time" /> real time
        </span>
        <div class="between">
          <p>
            <strong>{[operation, ...or].join(" or ")}</strong>{" "}
            {isOverdue ? (
              <>
                never came: overdue since <FullMoment time={failsAt} by="real time" />
              </>
            ) : (
              `has not come yet: fails ${agoText(failsAt, now.value)}`
            )}{" "}
            (<RuleLinks rules={rules} />)
          </p>
          <Arrow to="right" fate="missing" />
        </div>
      </div>
    </li>
  );
}

const RuleLinks = ({ rules }: { rules: readonly string[] }) => (
  <>
    {[...new Set(rules)].map((rule, at) => (
      <>
        {at > 0 && ", "}
        <a href={addresses.reference("rules", rule)}>
          <code>{rule}</code>
        </a>
      </>
    ))}
  </>
);

/** One transaction: its state, what is still open, and its sequence diagram. */
export function Page({ params: { id = "", user = shownUser.value } }: PageProps) {
  const { value, reading } = useRead(
    () => fetchAnswer("GET /transactions/{id}", { params: { id } }),
    {
      of: [id],
      follow(again) {
        const ends = [
          onBeginning(again),
          onArrival((arrived) => {
            if (arrived.some((exchange) => isOf(exchange, id))) again();
          }),
        ];
        return () => {
          for (const end of ends) end();
        };
      },
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
      <nav class="neighbours" aria-label="Sales">
        <a href={addresses.transactions()}>All sales</a>
      </nav>
      {isMissing(reading, [404, 410]) ? (
        <>
          <h1>Transaction</h1>
          {isMissing(reading, [410]) && (
            <GoneNotice thing="transaction" failure={reading.failure.value} />
          )}
          {isMissing(reading) && <Missing user={user} />}
        </>
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

const Missing = ({ user }: { user: string | undefined }) =>
  user !== shownUser.value ? (
    <OfAnother thing="transaction" user={user} />
  ) : (
    <p class="notice bad" role="alert">
      No message of the journal belongs to this transaction. A reset drops messages, and the journal
      keeps the newest.
    </p>
  );

const ShownTransaction = ({ transaction }: { transaction: TransactionDetail }) => (
  <>
    <div class="list-line actions">
      <h1>
        {transaction.kind} {transaction.amount && <Money amount={transaction.amount} />}{" "}
        <code>{visibleText(transaction.id)}</code>
      </h1>
      <OnceMoreLinks id={transaction.id} />
      <NoteEditor of={{ id: transaction.id }} note={transaction.note} />
      <CopyMenu of={{ id: transaction.id }} file={`${transaction.kind}-${transaction.id}`} />
    </div>
    <OnceMore id={transaction.id} />
    <dl class="facts across">
      <Fact name="State now">
        {transaction.state === undefined ? (
          <span class="quiet">gone: a restore took it away</span>
        ) : (
          <State state={transaction.state} />
        )}
      </Fact>
      {transaction.owed !== "nothing" && (
        <Fact name="Owed">
          <OwedText transaction={transaction} />
        </Fact>
      )}
      <Fact name="Interface">{transaction.interface}</Fact>
      <Fact name="Since">
        <FullMoment time={transaction.since} by="clock" />
      </Fact>
    </dl>
    <BrokenRules rules={transaction.judged} />
    {transaction.owed === "nothing" && (
      <p class="quiet">
        {transaction.judged.length === 0
          ? "Nothing is owed."
          : "Nothing more is owed, but a rule is broken."}
      </p>
    )}
    <Sequence transaction={transaction} />
  </>
);

/** What the POS owes for it, until when, and by which rule. */
function OwedText({ transaction }: { transaction: TransactionDetail }) {
  const [first] = owedSteps(transaction.missing);
  if (first === undefined) return <>{transaction.owed}</>;
  return transaction.owed === "overdue" ? (
    <span class="mark bad">
      overdue since <Moment time={first.failsAt} by="real time" /> ({first.rule})
    </span>
  ) : (
    <span class="mark warn">
      open, fails {agoText(first.failsAt, now.value)} ({first.rule})
    </span>
  );
}
