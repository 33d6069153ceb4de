import { signal } from "@preact/signals";
import type { MessageAgain } from "../../control/messages/again";
import type { Exchange } from "../../journal/exchange";
import { type NamedMessage, addresses, goTo } from "../addresses";
import { fetchAnswer } from "../api";
import { CopyMenu } from "../copy";
import { useKeys } from "../keys";
import { SentText } from "../marks";
import { NoteEditor } from "../note";
import { doing } from "../status";
import { Changes } from "../reading";

/** What was sent again last. */
const sentLast = signal<MessageAgain | undefined>(undefined);

/** As much of a message as is needed to send it, and to name it. */
type SendableMessage = NamedMessage & Pick<Exchange, "interface" | "operation">;

/** Has a message sent again, with an id of its own. */
const sendAgain = ({ number, name }: NamedMessage): Promise<void> =>
  doing(`Message ${number} was sent again`, async () => {
    sentLast.value = await fetchAnswer("POST /messages/{number}/again", {
      params: { number: name ?? number },
    });
  });

/** Opens the form of the till with a message. */
const edit = (message: SendableMessage): void => {
  goTo(addresses.edit(message));
};

/** The messages that a person has marked, at most two: they are compared. */
const markedMessages = signal<readonly NamedMessage[]>([]);

export const isMarked = ({ number }: NamedMessage): boolean =>
  markedMessages.value.some((one) => one.number === number);

const byNumber = (one: NamedMessage, other: NamedMessage): number => one.number - other.number;

/** Marks a message, or takes its mark away; of three one of the others loses it. */
function mark({ number, name }: NamedMessage): void {
  const others = markedMessages.value.filter((one) => one.number !== number);
  const isNew = others.length === markedMessages.value.length;
  const one = { number, ...(name !== undefined && { name }) };
  markedMessages.value = (isNew ? [...others, one].slice(-2) : others).sort(byNumber);
}

/** Compares the two that are marked. */
function compareMarked(): void {
  const [left, right] = markedMessages.value;
  if (left !== undefined && right !== undefined) goTo(addresses.compare(left, right));
}

/** What single keys do with a message. */
export const messageKeys = {
  a: (message: SendableMessage) => void sendAgain(message),
  e: edit,
  x: mark,
};

/** Which messages are marked, and what to do with them. */
export function MarkedMessages() {
  useKeys({ "=": compareMarked });
  const [left, right] = markedMessages.value;
  if (left === undefined) return null;
  return (
    <p class="group marked" role="status">
      {right === undefined ? (
        <span>Message {left.number} is marked. Mark another one to compare them.</span>
      ) : (
        <a href={addresses.compare(left, right)}>
          Compare {left.number} and {right.number}
        </a>
      )}{" "}
      <button
        type="button"
        class="small"
        onClick={() => {
          markedMessages.value = [];
        }}
      >
        Clear
      </button>
    </p>
  );
}

/** Send again, edit, mark: also by key. */
export function Actions({ message }: { message: SendableMessage & Pick<Exchange, "note"> }) {
  useKeys({
    a: () => {
      messageKeys.a(message);
    },
    e: () => {
      edit(message);
    },
    x: () => {
      mark(message);
    },
  });
  return (
    <>
      <div class="group actions">
        <Changes>
          <button type="button" title="a" onClick={() => void sendAgain(message)}>
            Send again
          </button>
          <a class="button" title="e" href={addresses.edit(message)}>
            Edit
          </a>
        </Changes>
        <button
          type="button"
          title="x"
          aria-pressed={isMarked(message)}
          onClick={() => {
            mark(message);
          }}
        >
          Mark to compare
        </button>
        <NoteEditor of={{ number: message.number }} note={message.note} />
        <CopyMenu of={{ number: message.number }} file={`message-${message.number}`} />
      </div>
      <MarkedMessages />
      <SentAs of={message.number} />
    </>
  );
}

/** What became of it, if it was sent again last. */
function SentAs({ of }: { of: number }) {
  const { value: sent } = sentLast;
  return sent?.of === of ? (
    <p class="notice">
      <SentText sent={sent} />
    </p>
  ) : null;
}
