import type { TillSale, Deal } from "../../till/deal";
import {
  type ExampleMessage,
  type OperationExample,
  type Earlier,
  ready,
} from "../../till/example";
import { credentials } from "../api";
import { sendShown, newId, timeNow } from "./counter";
import { membersOf } from "../form/schema";

/** A message that a person may change before it is sent. */
export interface MessageDraft {
  id: string;
  /** The time that was put into it. */
  time: string;
  message: ExampleMessage;
}

const userOf = (): string => credentials.peek()?.user ?? "";

/** The messages of an example with new ids; its own is the last. What an answer will bring stays in braces. */
export function draftsOf({ messages }: OperationExample): MessageDraft[] {
  const earlier = new Map<string, Earlier>();
  return messages.map((message) => {
    const [id, time] = [newId(), timeNow()];
    const { parameters, query, body } = ready(message, {
      id,
      time,
      user: userOf(),
      earlier,
    });
    earlier.set(message.name, { id });
    return {
      id,
      time,
      message: {
        ...message,
        ...(parameters && { parameters }),
        ...(query && { query }),
        ...(body !== undefined && { body }),
      },
    };
  });
}

/**
 * The drafts as they are sent: with the time of now and, where they were sent before, new ids. What a person has
 * changed stays.
 */
export function asSentNow(drafts: readonly MessageDraft[], wereSent: boolean): MessageDraft[] {
  const time = timeNow();
  const put = new Map<unknown, string>(drafts.map((draft) => [draft.time, time]));
  const ids = drafts.map(({ id }) => (wereSent ? newId() : id));
  drafts.forEach(({ id }, at) => put.set(id, ids[at] ?? id));
  return drafts.map(({ id, message }, at) => ({
    id: ids[at] ?? id,
    time,
    message: {
      ...message,
      ...(message.parameters && {
        parameters: membersOf(withReplacements(message.parameters, put)),
      }),
      ...(message.query && { query: membersOf(withReplacements(message.query, put)) }),
      ...(message.body !== undefined && { body: withReplacements(message.body, put) }),
    },
  }));
}

/** A value with others in place of some of its texts. */
function withReplacements(value: unknown, put: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withReplacements(item, put));
  if (typeof value !== "object" || value === null) return put.get(value) ?? value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withReplacements(member, put)]),
  );
}

/** The id that a draft has now: that of its body, if a person has changed it. */
const idOf = ({ id, message }: MessageDraft): string => {
  const changed = membersOf(message.body)["id"];
  return typeof changed === "string" ? changed : id;
};

/** Sends drafts in turn, until one is not accepted; the last one that was sent, with its answer. */
export async function sendDrafts(
  drafts: readonly MessageDraft[],
  deal: Deal,
  known: ReadonlyMap<string, Earlier> = new Map(),
): Promise<TillSale | undefined> {
  const earlier = new Map(known);
  for (const [at, draft] of drafts.entries()) {
    const id = idOf(draft);
    const filling = { id, time: timeNow(), user: userOf(), earlier };
    const message = ready(draft.message, filling);
    const answer = await sendShown(message);
    if (at === drafts.length - 1) return { deal, message, answer, earlier };
    if (answer === undefined || answer.status >= 300) return undefined;
    earlier.set(draft.message.name, { id, answer: answer.body });
  }
  return undefined;
}
