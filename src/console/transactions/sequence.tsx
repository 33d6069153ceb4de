import type { TransactionDetail } from "../../control/messages/transactions";
import { knownBy } from "../../conformance/evidence";
import { Id, StateChange } from "../marks";
import { Moment } from "../moment";
import { Money } from "../money";
import { addresses } from "../addresses";
import { visibleText } from "../text";
import { Arrow } from "./arrow";
import { type StepChange, type DiagramStep, stepsOf } from "./steps";
import { ChangedMembers } from "../data/changed-members";

/** What a message did to entities, member by member. */
const Changes = ({ changes }: { changes: readonly StepChange[] }) =>
  changes.length === 0 ? null : (
    <ul class="changes">
      {changes.map((change) => (
        <li>
          {change.type}{" "}
          <Id id={change.key} href={addresses.data(change.family, change.type, change.key)} />
          {": "}
          <ChangedMembers change={change} />
        </li>
      ))}
    </ul>
  );

/** A transaction as a sequence diagram: a list that reads the same without its arrows. */
export function Sequence({ transaction }: { transaction: TransactionDetail }) {
  const steps = stepsOf(transaction);
  const hasPartner = steps.some(({ side }) => side === "onward");
  return (
    <div class={hasPartner ? "sequence with-partner" : "sequence"}>
      <Lanes till={tillOf(transaction)} hasPartner={hasPartner} />
      <ol>
        {steps.map((step) => (
          <StepRow key={step.number} step={step} />
        ))}
      </ol>
    </div>
  );
}

const tillOf = ({ exchanges }: TransactionDetail): string | undefined =>
  exchanges.map((exchange) => knownBy(exchange).terminal).find((till) => till !== undefined);

const Lanes = ({ till, hasPartner }: { till: string | undefined; hasPartner: boolean }) => (
  <div class="lanes" aria-hidden="true">
    <span>POS {till !== undefined && <code>{visibleText(till)}</code>}</span>
    <span>Standin</span>
    {hasPartner && <span>Partner</span>}
  </div>
);

const StepRow = ({ step }: { step: DiagramStep }) => (
  <li class={step.side}>
    {step.pause !== undefined && <p class="pause">{step.pause}, then</p>}
    <div class="step">
      <span class="when">
        <a href={addresses.message(step.number)} aria-label={`Message ${step.number}`}>
          {step.number}
        </a>{" "}
        <Moment time={step.clock} />
      </span>
      <div class="between">
        <p>
          <strong>{visibleText(step.request.text)}</strong>{" "}
          {step.request.amount && <Money amount={step.request.amount} />}
          {step.isRepeat && <span class="quiet"> again</span>}
          {step.request.fate === "lost" && <span class="mark bad"> lost on the way</span>}
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
        {step.faults.map((fault) => (
          <p class="fault">{visibleText(fault)}</p>
        ))}
        <Changes changes={step.changes} />
      </div>
    </div>
  </li>
);
