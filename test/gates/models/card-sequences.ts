import {
  type AdviceRole,
  type CardMessage,
  type Kind,
  bodyOf,
  kinds,
  operationOf,
} from "../trial/messages";
import { type Subject, subjects } from "../trial/subjects";
import type { InProcessMessage } from "./in-process";
import { Model } from "./model";
import {
  type Seen,
  type SequenceStep,
  type SequenceSubject,
  TransactionRun,
  transactionId,
} from "./sequences";

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

class GiftCardRun extends TransactionRun<CardMessage> {
  readonly #model: Model;

  constructor(private readonly kind: Kind) {
    super();
    this.#model = new Model([requests[kind].pan ?? ""]);
  }

  protected request(): CardMessage {
    return { role: "request", kind: this.kind, id: transactionId, ...requests[this.kind] };
  }

  protected advice(role: AdviceRole, id: string): CardMessage {
    return { role, kind: this.kind, id, requestId: transactionId };
  }

  protected take(message: CardMessage, isLate: boolean): Omit<SequenceStep, "now"> {
    const { status, errorType, book, available } = this.#model.apply(
      message,
      isLate ? "5003" : "3103",
    );
    if (typeof status !== "number") throw new Error("the model expects no answer");
    const figures = book === undefined ? {} : { book, available };
    const expected = JSON.stringify({ status, errorType, figures });
    return {
      message: inProcess(message),
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
