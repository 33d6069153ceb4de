import { valueOfJson } from "../../contract/values/json-value";
import {
  type TillAnswer,
  type Trouble,
  type Behaviour,
  type Deal,
  troubleScenario,
} from "../../till/deal";
import type { ReadyMessage } from "../../till/example";
import { authorization, credentials, isServerGone, ask } from "../api";
import { clock, clockTime, simulatorTime } from "../moment";
import { signal } from "@preact/signals";
import { type QueuedAdvice, Till } from "../../till/till";
import { doing, refreshStatus } from "../status";

/** How long the till waits for an answer, in milliseconds. */
const patience = 60_000;

/** A random UUID of version 4; `crypto.randomUUID` is there on secure pages alone. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) % 4] ?? "8";
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
}

/** The time of the data space, in RFC 3339. */
export const timeNow = (): string =>
  new Date(clockTime(clock.peek(), simulatorTime())).toISOString();

/** Sends a message as a POS does, with the user's own credentials; undefined: no answer came, or none that is whole. */
async function sendMessage({ method, path, body }: ReadyMessage): Promise<TillAnswer | undefined> {
  const sender = credentials.peek();
  try {
    const response = await fetch(path, {
      method,
      credentials: "omit",
      cache: "no-store",
      headers: {
        ...(sender !== undefined && { authorization: authorization(sender) }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    isServerGone.value = false;
    return { status: response.status, body: text === "" ? undefined : valueOfJson(text) };
  } catch {
    return undefined;
  }
}

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
