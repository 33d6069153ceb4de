import type { DataView } from "../../../src/exchange/test-server";
import type { InProcessMessage } from "./in-process";
import type { Subject } from "../trial/subjects";

/** What can happen to one transaction; the eight letters of every sequence. */
export const sequenceEvents = [
  "request",
  "sameAgain",
  "rival",
  "confirmation",
  "reversal",
  "confirmationAgain",
  "reversalAgain",
  "lateRequest",
] as const;
export type SequenceEvent = (typeof sequenceEvents)[number];

/** A message of a sequence, and what is wrong with an answer to it, if anything. */
export interface SequenceStep {
  message: InProcessMessage;
  now: number;
  complaint: (status: number, body: unknown) => string | undefined;
}

/** What can be seen of the data space while a sequence runs. */
export interface Seen {
  entity: (type: string, key: string) => Record<string, unknown>;
  data: () => DataView;
}

/** One run of events for one transaction. */
export interface SequenceRun {
  step(event: SequenceEvent): SequenceStep;
  /** What is wrong with the entities after each event, if anything. */
  wrongNow(seen: Seen): string | undefined;
  /** What is wrong with the data then. */
  wrongAtLast(seen: Seen): string | undefined;
}

/** What the gate of all sequences needs to know of an interface. */
export interface SequenceSubject {
  subject: Subject;
  kinds: readonly string[];
  /** `initially`: the data before the first event. */
  start: (kind: string, initially: DataView) => SequenceRun;
}

/** The moments of a sequence: all of it happens at once, but for what comes late. */
export const openAt = Date.UTC(2031, 2, 4, 9);
/** By then every card has expired. */
const lateAt = Date.UTC(2050, 2, 4, 9);
/** Ids of a sequence. */
const uuidOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const transactionId = uuidOf(1);
const rivalId = uuidOf(2);

/** What both models' messages have. */
interface Letter {
  role: string;
  id: string;
  requestId?: string | undefined;
  variant?: number | undefined;
}

/** One transaction under its events, with a model beside it; the messages and the model are the subclass's. */
export abstract class TransactionRun<Message extends Letter> implements SequenceRun {
  readonly #last = new Map<string, string>();
  #number = 10;

  protected abstract request(): Message;
  protected abstract advice(role: "confirmation" | "reversal", id: string): Message;
  /** The message as it is sent, and what is wrong with an answer to it, by the model. */
  protected abstract take(message: Message, isLate: boolean): Omit<SequenceStep, "now">;
  abstract wrongNow(seen: Seen): string | undefined;
  abstract wrongAtLast(seen: Seen): string | undefined;

  step(event: SequenceEvent): SequenceStep {
    const isLate = event === "lateRequest";
    return { ...this.take(this.#message(event), isLate), now: isLate ? lateAt : openAt };
  }

  #message(event: SequenceEvent): Message {
    switch (event) {
      case "request":
        return this.request();
      case "sameAgain":
        return { ...this.request(), id: transactionId.toUpperCase(), variant: 5 };
      case "rival":
        return { ...this.request(), id: rivalId };
      case "lateRequest":
        return { ...this.request(), variant: 9 };
      default:
        return this.#advice(
          event.startsWith("confirmation") ? "confirmation" : "reversal",
          event.endsWith("Again"),
        );
    }
  }

  #advice(role: "confirmation" | "reversal", isAgain: boolean): Message {
    const id = (isAgain ? this.#last.get(role) : undefined) ?? uuidOf((this.#number += 1));
    this.#last.set(role, id);
    return this.advice(role, id);
  }
}
