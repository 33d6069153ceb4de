import { signal } from "@preact/signals";
import {
  type Trouble,
  type Behaviour,
  type Deal,
  troubleScenario,
  type TillAnswer,
} from "../../till/deal";
import type { ReadyMessage } from "../../till/example";
import { type QueuedAdvice, Till } from "../../till/till";
import { ask, credentials } from "../api";
import { doing, refreshStatus } from "../status";
import { newId, sendMessage, timeNow } from "./counter";

/** A message that this page has sent; `answer`: undefined while it is on its way, null where none came. */
export interface PageMessage {
  number: number;
  message: ReadyMessage;
  answer: TillAnswer | null | undefined;
}

/** What this page has sent, newest first, and the advices of its till. */
export const pageMessages = signal<readonly PageMessage[]>([]);
export const queue = signal<readonly QueuedAdvice[]>([]);

/** Messages that are shown. */
const mostShown = 50;
let count = 0;

/** Sends a message and shows it, with its answer. */
export async function sendShown(message: ReadyMessage): Promise<TillAnswer | undefined> {
  const number = (count += 1);
  pageMessages.value = [{ number, message, answer: undefined }, ...pageMessages.value].slice(
    0,
    mostShown,
  );
  const answer = await sendMessage(message);
  pageMessages.value = pageMessages.value.map((one) =>
    one.number === number ? { ...one, answer: answer ?? null } : one,
  );
  return answer;
}

/** The till of this page; it goes on with its advices whatever page is shown. */
export const pageTill = new Till(
  {
    get user() {
      return credentials.peek()?.user ?? "";
    },
    newId,
    time: timeNow,
    send: sendShown,
    wait: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
  },
  () => {
    queue.value = [...pageTill.queue];
  },
);

/** Sells once, after it has had the simulator bring the till into trouble. */
export async function sellOnce(deal: Deal, behaviour: Behaviour, trouble: Trouble): Promise<void> {
  if (trouble !== "none")
    await doing("", async () => {
      await ask("PUT /scenario", { body: troubleScenario(deal, trouble) });
      refreshStatus();
    });
  await pageTill.sell(deal, behaviour);
}
