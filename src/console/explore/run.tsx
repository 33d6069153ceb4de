import type { CellRun } from "../../explore/report/matrix";
import { cellMarks } from "../../explore/report/outcomes";
import type { SeenMessage } from "../../explore/position";
import type { RuleOfRun } from "../../explore/run-record";
import { isUnfinished, outcomeWord } from "../../journal/exchange";
import { Arrow, type Fate, fates } from "../transactions/steps";
import { visibleText } from "../text";
import { Sign } from "./matrix";

/** A run under a fault: what was tried, what came of it, and its messages. */
export const RunShown = ({ run: { title, outcome, record } }: { run: CellRun }) => (
  <section class="run" aria-label={visibleText(title)}>
    <h2>{visibleText(title)}</h2>
    <p>
      <Sign outcome={outcome} /> {cellMarks[outcome].words}
      {(record.code ?? 0) !== 0 && `; the command ended with ${record.code}`}
    </p>
    <Broken broken={record.broken} />
    <Astray unmatched={record.unmatched} />
    <RunMessages messages={record.messages} />
  </section>
);

/** The rules that a run broke, with what was seen. */
export const Broken = ({ broken }: { broken: readonly RuleOfRun[] }) =>
  broken.length === 0 ? null : (
    <ul>
      {broken.map(({ id, sentence, text }) => (
        <li>
          <code>{visibleText(id)}</code> {visibleText(sentence)}{" "}
          <span class="quiet">{visibleText(text)}</span>
        </li>
      ))}
    </ul>
  );

/** The requests of a run that reached no operation. */
export const Astray = ({ unmatched = [] }: { unmatched: readonly string[] | undefined }) =>
  unmatched.length === 0 ? null : (
    <>
      <p>Requests reached no operation:</p>
      <ul>
        {unmatched.map((line) => (
          <li>
            <code>{visibleText(line)}</code>
          </li>
        ))}
      </ul>
    </>
  );

/** The messages of a run as a sequence diagram: a list that reads the same without its arrows. */
export const RunMessages = ({ messages }: { messages: readonly SeenMessage[] }) =>
  messages.length === 0 ? null : (
    <div class="sequence">
      <div class="lanes" aria-hidden="true">
        <span>POS</span>
        <span>Standin</span>
      </div>
      <ol>
        {messages.map((message) => (
          <MessageRow message={message} />
        ))}
      </ol>
    </div>
  );

/** What the POS got: a status, or how the exchange ended without one. */
function answerOf(got: string): { text: string; fate: Fate } {
  if (isUnfinished(got)) return { text: outcomeWord(got), fate: fates[got] };
  return { text: visibleText(got), fate: /^\d+$/.test(got) ? "arrives" : "lost" };
}

function MessageRow({ message: { at, operation, nth, delivery, got, struck } }: RunMessageParts) {
  const answer = answerOf(got);
  return (
    <li>
      <div class="step">
        <span class="when">{(at / 1_000).toFixed(1)} s</span>
        <div class="between">
          <p>
            <strong>{visibleText(operation)}</strong> {nth}
            {delivery === "repeat" && <span class="quiet"> again</span>}
          </p>
          <Arrow to="right" fate="arrives" />
          <p class="answer">{answer.text}</p>
          <Arrow to="left" fate={answer.fate} />
        </div>
        <div class="notes">
          {struck.map((text) => (
            <p class="fault">{visibleText(text)}</p>
          ))}
        </div>
      </div>
    </li>
  );
}

interface RunMessageParts {
  message: SeenMessage;
}
