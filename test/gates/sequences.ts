import type { Family } from "../../src/interfaces/family";
import { giftCardFamily } from "../../src/interfaces/gift-card";
import type { InProcessMessage } from "./in-process";
import { type AdviceRole, type CardMessage, type Kind, bodyOf, kinds, operationOf } from "./messages";
import { Model } from "./model";

/** What can happen to one transaction; the eight letters of every sequence. */
export const sequenceEvents = [
  "request", "sameAgain", "rival", "confirmation", "reversal", "confirmationAgain", "reversalAgain", "lateRequest",
] as const;
export type SequenceEvent = (typeof sequenceEvents)[number];

/** A message of a sequence, with what the family's model expects of it. */
export interface SequenceStep {
  message: InProcessMessage;
  now: number;
  expected: { status: number; errorType?: string; figures: object };
}

/** One run of events for one transaction. */
export interface SequenceRun {
  step(event: SequenceEvent): SequenceStep;
  /** Entities, by type and key, as they must be now; only the members named are compared. */
  entities(): { type: string; key: string; members: object }[];
}

/** What the gate of all sequences needs to know of a family. */
export interface SequenceFamily {
  family: Family;
  kinds: readonly string[];
  start(kind: string): SequenceRun;
  /** The figures of an answer's body that the model speaks of. */
  figuresOf(body: unknown): object;
}

const openAt = Date.UTC(2031, 2, 4, 9);
/** By then every card has expired. */
const lateAt = Date.UTC(2050, 2, 4, 9);
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const transactionId = uuid(1);
const rivalId = uuid(2);

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
  const path = role === "request" ? { [idOfPath(kind)]: id } : { [idOfPath(kind)]: requestId, [idOfPath(role)]: id };
  return { operation: operationOf(message), path, body: bodyOf(message) };
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
    const { status, errorType, book, available } = this.#model.apply(message, late ? "5003" : "3103");
    if (typeof status !== "number") throw new Error("the model expects no answer");
    const figures = book === undefined ? {} : { book, available };
    return { message: inProcess(message), now: late ? lateAt : openAt, expected: { status, ...(errorType !== undefined && { errorType }), figures } };
  }

  #message(event: SequenceEvent): CardMessage {
    const { kind } = this;
    const request: CardMessage = { role: "request", kind, id: transactionId, ...requests[kind] };
    switch (event) {
      case "request": return request;
      case "sameAgain": return { ...request, id: transactionId.toUpperCase(), variant: 5 };
      case "rival": return { ...request, id: rivalId };
      case "lateRequest": return { ...request, variant: 9 };
      default: return this.#advice(event.startsWith("confirmation") ? "confirmation" : "reversal", event.endsWith("Again"));
    }
  }

  #advice(role: AdviceRole, again: boolean): CardMessage {
    const known = again ? this.#last.get(role) : undefined;
    const id = known ?? uuid((this.#number += 1));
    this.#last.set(role, id);
    return { role, kind: this.kind, id, requestId: transactionId };
  }

  entities(): { type: string; key: string; members: object }[] {
    const { pan = "" } = requests[this.kind];
    const { status, book, available, clearPin, productId } = this.#model.cards.get(pan) ?? {};
    return [{ type: "card", key: pan, members: { status, book, available, clearPin, productId } }];
  }
}

interface Shown { amounts?: { balanceAmount: { amount: number }; availableBalance: { amount: number } } }

const giftCardSequences: SequenceFamily = {
  family: giftCardFamily,
  kinds,
  start: (kind) => new GiftCardRun(kind as Kind),
  figuresOf(body) {
    const { amounts } = body as Shown;
    return amounts === undefined ? {} : { book: amounts.balanceAmount.amount, available: amounts.availableBalance.amount };
  },
};

/** Every family whose sequences are tried. */
export const sequenceFamilies: readonly SequenceFamily[] = [giftCardSequences];
