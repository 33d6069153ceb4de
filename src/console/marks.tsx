import type { ComponentChildren } from "preact";
import { type Tone, type WordMark, outcomeMarks } from "../conformance/judged-rule";
import type { CheckOutcome } from "../conformance/rules/obligation";
import type { MessageAgain } from "../control/messages/again";
import type { LaterState } from "../control/verdicts/verdict-query";
import { type MoneyAmount, moneyText } from "../contract/values/currencies";
import type { Note } from "../journal/exchange";
import { addresses } from "./addresses";
import { Found } from "./search";
import { visibleText } from "./text";

/** The marks of states: shape and word say the same, and colour only repeats it. */
const stateMarks: Readonly<Record<string, { mark: string; tone: Tone }>> = {
  NONE: { mark: "·", tone: "quiet" },
  PROCESSING: { mark: "◌", tone: "warn" },
  PENDING: { mark: "◐", tone: "warn" },
  CONFIRMED: { mark: "●", tone: "plain" },
  REVERSED: { mark: "↺", tone: "plain" },
  DECLINED: { mark: "⊘", tone: "plain" },
  FAILED: { mark: "✕", tone: "bad" },
  TOMBSTONE: { mark: "†", tone: "plain" },
  LATE: { mark: "◇", tone: "plain" },
};

/** A word with its mark. */
export const MarkedWord = ({ mark, tone, word }: WordMark) => (
  <span class={`mark ${tone}`}>
    <span aria-hidden="true">{mark}</span> {word}
  </span>
);

interface StateParts {
  state: string;
  /** Where it is past: the state that came after it, and by which message. */
  later?: LaterState | undefined;
}

/** The state of a transaction, or of something else that has states. */
export const State = ({ state, later }: StateParts) => {
  if (later !== undefined)
    return (
      <span class="mark quiet" title={`${later.state} since message ${later.number}`}>
        was {state}
      </span>
    );
  const { mark = "○", tone = "plain" as const } = stateMarks[state] ?? {};
  return <MarkedWord mark={mark} tone={tone} word={state} />;
};

/** What a check, a rule or a verdict came out as. */
export const Outcome = ({ outcome }: { outcome: CheckOutcome }) => (
  <MarkedWord {...outcomeMarks[outcome]} />
);

/** States before and after a message; one of them where nothing changed. */
export const StateChange = ({ before, after }: { before?: string; after?: string }) => {
  if (after === undefined) return null;
  if (before === undefined || before === after) return <State state={after} />;
  return (
    <span class="change">
      <State state={before} /> <span aria-label="became">→</span> <State state={after} />
    </span>
  );
};

/** One of the facts of a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Characters of an id that are shown where there is no room for more. */
const shownOfId = 8;

/** An id, shortened; its title has the whole of it. With `href` it is a link. */
export const Id = ({ id, href }: { id: string; href?: string }) => {
  const short = id.length > shownOfId + 4 ? `${id.slice(0, shownOfId)}…` : id;
  return href === undefined ? (
    <code title={id}>{short}</code>
  ) : (
    <a href={href} title={id}>
      <code>{short}</code>
    </a>
  );
};

/** What became of something that was sent again. */
export const SentText = ({ sent: { number, status } }: { sent: Omit<MessageAgain, "of"> }) => (
  <span role="status">
    {number === null ? (
      "It reached no operation"
    ) : (
      <>
        Sent as <a href={addresses.message(number)}>message {number}</a>
      </>
    )}
    : {status === null ? "no answer went out." : `answered ${status}.`}
  </span>
);

/** A note as it stands. */
export const NoteText = ({ note }: { note: Note | undefined }) =>
  note === undefined ? null : (
    <p class={`note ${note.colour}`}>
      <span aria-hidden="true">✎</span> {visibleText(note.text)}
    </p>
  );

/** An amount as a person reads it, with the minor units in its title. */
export const Money = ({ amount }: { amount: MoneyAmount }) => (
  <span class="money" title={`${amount.amount} minor units of currency ${amount.currency}`}>
    <Found text={moneyText(amount)} />
  </span>
);
