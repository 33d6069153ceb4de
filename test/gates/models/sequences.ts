import type { DataView } from "../../../src/exchange/test-server/data";
import type { InProcessMessage } from "./in-process";
import {
  type AdviceRole,
  type CardMessage,
  type Kind,
  bodyOf,
  kinds,
  operationOf,
} from "../trial/messages";
import { Model } from "./model";
import { type Subject, subjects } from "../trial/subjects";

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
export const lateAt = Date.UTC(2050, 2, 4, 9);
/** Ids of a sequence. */
export const uuidOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const transactionId = uuidOf(1);
export const rivalId = uuidOf(2);

/** A request that a rival under another id competes with: for the last of the balance, or for the card. */
const requests: Readonly<Record<Kind, Omit<CardMessage, "id" | "role" | "kind">>> = {
  activation: { pan: "6099310000000000027", product: "GIFT100", amount: 700, clearPin: "1111" },
  load: { pan: "6099310000000000076", amount: 700 },
  redemption: { pan: "6099310000000000068", amount: 50_000 },
  void: { pan: "6099310000000000068" },
};

const idOfPath = (kind: string): string => `${kind}Id`;

function inProcess(message: CardMessage): InProcessMessage {
  const { role, kind, id, requestId = "" } = message;
  const path =
    role === "request"
      ? { [idOfPath(kind)]: id }
      : { [idOfPath(kind)]: requestId, [idOfPath(role)]: id };
  return { operation: operationOf(message), path, query: {}, body: bodyOf(message) };
}

class GiftCardRun implements SequenceRun {
  readonly #model: Model;
  readonly #last = new Map<AdviceRole, string>();
  #number = 10;

  constructor(private readonly kind: Kind) {
    this.#model = new Model([requests[kind].pan ?? ""]);
  }

  step(event: SequenceEvent): SequenceStep {
    const late = event === "lateRequest";
    const message = this.#message(event);
    const { status, errorType, book, available } = this.#model.apply(
      message,
      late ? "5003" : "3103",
    );
    if (typeof status !== "number") throw new Error("the model expects no answer");
    const figures = book === undefined ? {} : { book, available };
    const expected = JSON.stringify({ status, errorType, figures });
    return {
      message: inProcess(message),
      now: late ? lateAt : openAt,
      complaint: (seenStatus, body) => {
        const { errorType: seenType } = body as { errorType?: string };
        const seen = JSON.stringify({
          status: seenStatus,
          errorType: seenType,
          figures: seenType === undefined ? figuresOf(body) : {},
        });
        return seen === expected ? undefined : `${seen} instead of ${expected}`;
      },
    };
  }

  #message(event: SequenceEvent): CardMessage {
    const { kind } = this;
    const request: CardMessage = { role: "request", kind, id: transactionId, ...requests[kind] };
    switch (event) {
      case "request":
        return request;
      case "sameAgain":
        return { ...request, id: transactionId.toUpperCase(), variant: 5 };
      case "rival":
        return { ...request, id: rivalId };
      case "lateRequest":
        return { ...request, variant: 9 };
      default:
        return this.#advice(
          event.startsWith("confirmation") ? "confirmation" : "reversal",
          event.endsWith("Again"),
        );
    }
  }

  #advice(role: AdviceRole, again: boolean): CardMessage {
    const known = again ? this.#last.get(role) : undefined;
    const id = known ?? uuidOf((this.#number += 1));
    this.#last.set(role, id);
    return { role, kind: this.kind, id, requestId: transactionId };
  }

  wrongNow({ entity }: Seen): string | undefined {
    const { pan = "" } = requests[this.kind];
    const { status, book, available, clearPin, productId } = this.#model.cards.get(pan) ?? {};
    const members = { status, book, available, clearPin, productId };
    const card = entity("card", pan);
    const differs = Object.entries(members).some(([name, value]) => card[name] !== value);
    return differs
      ? `${pan} is ${JSON.stringify(card)} instead of ${JSON.stringify(members)}`
      : undefined;
  }

  wrongAtLast = (): undefined => undefined;
}

interface Shown {
  amounts?: { balanceAmount: { amount: number }; availableBalance: { amount: number } };
}

/** The figures of an answer's body that the model speaks of. */
function figuresOf(body: unknown): object {
  const { amounts } = body as Shown;
  return amounts === undefined
    ? {}
    : { book: amounts.balanceAmount.amount, available: amounts.availableBalance.amount };
}

/** The gift card interface, with the exact model of its cards. */
export const giftCardSequences: SequenceSubject = {
  subject: subjects.find(({ name }) => name === "gift-card-v3") as Subject,
  kinds,
  start: (kind) => new GiftCardRun(kind as Kind),
};
