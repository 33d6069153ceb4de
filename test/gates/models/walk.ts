import { type CardMessage, type Kind, kinds } from "../trial/messages";
import type { Model } from "./model";
import { type ModelCard, type ModelState, modelStates, pans, productIds } from "./model-data";
import type { Random } from "../trial/random";

/** What the next message does to the transaction that it is about. */
export const walkEvents = [
  "request",
  "confirmation",
  "reversal",
  "confirmationAgain",
  "reversalAgain",
] as const;
export type WalkEvent = (typeof walkEvents)[number];

/** States in which no reversal can come again: the first one would have left them. */
const leftByReversal: readonly ModelState[] = ["NONE", "PROCESSING", "PENDING", "FAILED"];

/** Every state and event that can meet. */
export const cells: readonly string[] = modelStates.flatMap((state) =>
  walkEvents
    .filter((event) => event !== "reversalAgain" || !leftByReversal.includes(state))
    .map((event) => `${state} x ${event}`),
);

const keptTransactions = 150;
const unknownPan = "6099310000000009999";
/** Cards whose faults hold a lookup open. */
const silentCards: readonly string[] = ["6099310000000000290", "6099310000000000316"];
const activatedCards = [5, 6, 7, 8, 12, 13, 17, 20, 21, 23, 24].map((index) => pans[index] ?? "");
const newCards = [0, 1, 2, 22].map((index) => pans[index] ?? "");

const asksPin: readonly Kind[] = ["activation", "redemption"];
const usualCards: Readonly<Record<Kind, readonly string[]>> = {
  activation: newCards,
  load: activatedCards,
  redemption: activatedCards,
  void: activatedCards,
};

/** A message of a walk, and where in the table of states and events it stands. */
export interface Step {
  message: CardMessage;
  cell?: string;
}

/** Chooses messages: most of them sensible, each state of a transaction about as often as another. */
export class Walk {
  #transactions = new Map<string, CardMessage>();
  #advices = new Map<string, CardMessage[]>();
  #lookups: CardMessage[] = [];

  constructor(
    private readonly model: Model,
    private readonly random: Random,
  ) {}

  /** Forgets what was sent. */
  reset(): void {
    this.#transactions.clear();
    this.#advices.clear();
    this.#lookups = [];
  }

  next(): Step {
    this.#forgetOldest();
    const roll = this.random.int(100);
    if (roll < 36) return this.#newRequest();
    if (roll < 44) return this.#orphan();
    if (roll < 50) return { message: this.#lookup() };
    if (roll < 53) return { message: this.#contradiction() };
    return (
      (this.random.chance(0.5) ? this.#earlyAgain() : undefined) ??
      this.#event() ??
      this.#newRequest()
    );
  }

  /** Old transactions are let go, so that a long walk does not slow down. */
  #forgetOldest(): void {
    for (const id of this.#transactions.keys()) {
      if (this.#transactions.size <= keptTransactions) return;
      this.#transactions.delete(id);
      this.#advices.delete(id);
    }
  }

  #step(message: CardMessage, event: WalkEvent): Step {
    const transaction = message.role === "request" ? message.id : (message.requestId ?? "");
    const step = { message, cell: `${this.model.stateOf(transaction)} x ${event}` };
    if (message.role === "request") this.#transactions.set(message.id.toLowerCase(), message);
    else if (message.role !== "lookup")
      this.#advices.set(transaction.toLowerCase(), [
        ...(this.#advices.get(transaction.toLowerCase()) ?? []),
        message,
      ]);
    return step;
  }

  #newRequest(): Step {
    return this.#step(this.request(this.random.pick(kinds)), "request");
  }

  /** A request as a till would send it, with a slip now and then. */
  request(kind: Kind): CardMessage {
    const { random } = this;
    const pan = random.chance(0.75)
      ? random.pick(usualCards[kind])
      : random.pick([...pans, unknownPan]);
    const card = this.model.cards.get(pan);
    return {
      role: "request",
      kind,
      id: random.uuid(),
      pan,
      ...this.#expiry(card),
      ...(asksPin.includes(kind) && this.#pins(card)),
      ...(kind !== "void" && this.#amount(card?.available ?? 0)),
      ...((kind === "activation" || random.chance(0.2)) && {
        product: this.#product(card?.productId, kind),
      }),
      ...(random.chance(0.02) && { currency: "840" }),
      variant: random.int(50),
    };
  }

  #expiry(card: ModelCard | undefined): { expiryDate?: string } {
    if (this.random.chance(0.3)) return {};
    return { expiryDate: this.random.chance(0.97) ? (card?.expiryDate ?? "4912") : "3001" };
  }

  #pins(card: ModelCard | undefined): Pick<CardMessage, "clearPin" | "encryptedPin"> {
    if (this.random.chance(0.08)) return { clearPin: "0000" };
    return {
      ...(card?.clearPin !== undefined && { clearPin: card.clearPin }),
      ...(card?.encryptedPin !== undefined && { encryptedPin: card.encryptedPin }),
    };
  }

  #product(own: string | undefined, kind: Kind): string {
    if (this.random.chance(0.05)) return "GIFT999";
    return kind === "activation" || own === undefined || this.random.chance(0.1)
      ? this.random.pick(productIds)
      : own;
  }

  #amount(available: number): { amount?: number } {
    const roll = this.random.int(100);
    if (roll < 2) return {};
    if (roll < 4) return { amount: -this.random.int(500) };
    if (roll < 9) return { amount: available };
    if (roll < 12) return { amount: available + 1 };
    if (roll < 13) return { amount: 999_999_999_999 - this.random.int(20_000) };
    return { amount: 1 + this.random.int(1500) };
  }

  /** An advice for a request that nobody sent. */
  #orphan(): Step {
    const kind = this.random.pick(kinds);
    const role = this.random.chance(0.7) ? "reversal" : "confirmation";
    const requestId = this.random.uuid();
    this.#transactions.set(requestId, { ...this.request(kind), id: requestId });
    return this.#step({ role, kind, id: this.random.uuid(), requestId }, role);
  }

  /** A confirmation that came too early comes again once its request is approved: left to chance, that hardly happens. */
  #earlyAgain(): Step | undefined {
    const early = [...this.#advices].find(
      ([id, advices]) =>
        this.model.stateOf(id) === "PENDING" && advices.some(({ role }) => role === "confirmation"),
    );
    const confirmation = early?.[1].find(({ role }) => role === "confirmation");
    return confirmation && this.#step(confirmation, "confirmationAgain");
  }

  #event(): Step | undefined {
    const byState = new Map<ModelState, CardMessage[]>();
    for (const transaction of this.#transactions.values()) {
      const state = this.model.stateOf(transaction.id);
      byState.set(state, [...(byState.get(state) ?? []), transaction]);
    }
    if (byState.size === 0) return undefined;
    const transaction = this.random.pick(this.random.pick([...byState.values()]));
    const event = this.random.pick(walkEvents);
    if (event === "request") return this.#step(this.#varied(transaction), event);
    const role = event.startsWith("confirmation") ? "confirmation" : "reversal";
    const before = (this.#advices.get(transaction.id.toLowerCase()) ?? []).filter(
      (advice) => advice.role === role,
    );
    const again = event.endsWith("Again") ? before.at(this.random.int(before.length)) : undefined;
    if (again !== undefined)
      return this.#step(this.random.chance(0.5) ? again : { ...again, variant: 7 }, event);
    const { kind, id } = transaction;
    return this.#step({ role, kind, id: this.random.uuid(), requestId: this.#cased(id) }, role);
  }

  /** The same id in another case, or with another body: the same message to the simulator. */
  #varied(request: CardMessage): CardMessage {
    return { ...request, id: this.#cased(request.id), variant: this.random.int(50) };
  }

  #cased = (id: string): string => (this.random.chance(0.1) ? id.toUpperCase() : id);

  #lookup(): CardMessage {
    const known = this.#lookups.at(-1 - this.random.int(4));
    if (known !== undefined && this.random.chance(0.3))
      return this.random.chance(0.5) ? known : { ...known, variant: 51 };
    const usable = pans.filter((pan) => !silentCards.includes(pan));
    const pan = this.random.chance(0.95) ? this.random.pick(usable) : unknownPan;
    const lookup: CardMessage = { role: "lookup", kind: "lookup", id: this.random.uuid(), pan };
    this.#lookups.push(lookup);
    return lookup;
  }

  /** Ids where they do not belong. */
  #contradiction(): CardMessage {
    const { random } = this;
    const known = random.pick([
      ...this.#transactions.values(),
      ...[...this.#advices.values()].flat(),
      ...this.#lookups,
      this.request("load"),
    ]);
    const id = known.id;
    const kind = random.pick(kinds);
    const isTombstone = this.model.stateOf(id) === "TOMBSTONE";
    switch (random.int(4)) {
      case 0:
        return { ...this.request(kind), id: isTombstone ? random.uuid() : id };
      case 1:
        return {
          role: "confirmation",
          kind,
          id: isTombstone ? random.uuid() : id,
          requestId: random.uuid(),
        };
      case 2:
        return { role: "reversal", kind, id: random.uuid(), requestId: id };
      default:
        return { ...this.request(kind), bodyId: random.uuid() };
    }
  }
}
