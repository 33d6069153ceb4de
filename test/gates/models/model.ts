import type { CardMessage, Kind } from "../trial/messages";
import {
  type Expected,
  type Known,
  type ModelCard,
  type ModelFault,
  type ModelState,
  cardFaults,
  fixtures,
  largestAmount,
  pans,
  products,
} from "./model-data";

const refused = (errorType: string, status = 400): Expected => ({ status, errorType });
const unknownOutcome = (answered: number | null | undefined): boolean =>
  answered == null || answered === 500 || answered === 504;
const replaced = (status: number | null): Expected =>
  status === null
    ? { status }
    : { status, errorType: status === 500 ? "GENERAL_ERROR" : "UPSTREAM_UNAVAILABLE" };

/** Checks 8 to 10: product known, card usable, state of the card. */
function cardChecks({ kind, product }: CardMessage, card: ModelCard): [boolean, string][] {
  const usable = card.status === (kind === "activation" ? "NEW" : "ACTIVATED_CONFIRMED");
  return [
    [product !== undefined && !products.has(product), "INVALID_PRODUCT"],
    [card.block !== undefined && card.block !== "PIN_TRIES_EXCEEDED", "GENERAL_ERROR"],
    [card.barred?.includes(kind) === true, "GENERAL_ERROR"],
    [!usable && card.status.startsWith("VOIDED"), "CARD_VOIDED"],
    [!usable, kind === "activation" ? "CARD_ACTIVATED" : "CARD_NOT_ACTIVATED"],
  ];
}

type Checks = (message: CardMessage, card: ModelCard) => [boolean, string][];

const otherCurrency = ({ currency = "710" }: CardMessage, card: ModelCard): boolean =>
  currency !== card.currency;
const otherProduct = ({ product }: CardMessage, card: ModelCard): boolean =>
  product !== undefined && product !== card.productId;

/** Checks 11 to 13: amount, product, funds, PIN. */
const amountChecks: Readonly<Record<Kind, Checks>> = {
  activation(message, card) {
    const { amount = 0 } = message;
    const { amount: start = 0, currency } =
      products.get(message.product ?? "")?.startingBalance ?? {};
    return [
      [
        amount < 0 || (message.amount !== undefined && otherCurrency(message, card)),
        "INVALID_AMOUNT",
      ],
      [start + amount > largestAmount, "INVALID_AMOUNT"],
      [currency !== card.currency, "INVALID_PRODUCT"],
    ];
  },
  load(message, card) {
    const { amount = 0 } = message;
    return [
      [
        amount <= 0 || otherCurrency(message, card) || card.book + amount > largestAmount,
        "INVALID_AMOUNT",
      ],
      [otherProduct(message, card), "INVALID_PRODUCT"],
    ];
  },
  redemption(message, card) {
    const { amount = 0, clearPin, encryptedPin } = message;
    return [
      [amount <= 0 || otherCurrency(message, card), "INVALID_AMOUNT"],
      [otherProduct(message, card), "INVALID_PRODUCT"],
      [
        amount > card.available && (card.partialApproval !== true || card.available <= 0),
        "INSUFFICIENT_FUNDS",
      ],
      [
        card.block === "PIN_TRIES_EXCEEDED" ||
          clearPin !== card.clearPin ||
          encryptedPin !== card.encryptedPin,
        "INCORRECT_PIN",
      ],
    ];
  },
  void: (message, card) => [[otherProduct(message, card), "INVALID_PRODUCT"]],
};

/**
 * The gift card family in one data space as its reference tells it, small and by itself: nothing here comes
 * from the simulator's own code.
 */
export class Model {
  cards = new Map<string, ModelCard>();
  known = new Map<string, Known>();

  /** `only`: the cards that the messages are about; default all. */
  constructor(private readonly only: readonly string[] = pans) {
    this.reset();
  }

  /** Everything as the fixtures have it. */
  reset(): void {
    this.cards = new Map(
      fixtures.cards
        .filter(({ pan }) => this.only.includes(pan))
        .map((card) => [card.pan, { ...card }]),
    );
    this.known = new Map(
      fixtures.transactions.map(({ id, kind, data }): [string, Known] => [
        id,
        {
          role: "request",
          kind,
          state: "PENDING",
          answered: 201,
          pan: data.pan,
          amount: data.amount ?? 0,
          pins: {},
        },
      ]),
    );
  }

  /** State of the transaction under an id. */
  stateOf = (id: string): ModelState => this.known.get(id.toLowerCase())?.state ?? "NONE";

  /** Takes a message; `month` is YYMM by the space's clock. */
  apply(message: CardMessage, month: string, fault?: ModelFault): Expected {
    if (fault?.when === "before") return this.#struckBefore(message, fault);
    const expected = this.#process(message, month);
    if (fault === undefined || expected.status === undefined) return expected;
    this.#rememberAnswer(message, expected, fault.status);
    return replaced(fault.status);
  }

  /** Goes on with a held request, once its wait is over. */
  resume(message: CardMessage, month: string): Expected {
    const record = this.known.get(message.id.toLowerCase());
    if (record?.state === "REVERSED") return refused("GENERAL_ERROR");
    return this.#judge(message, month);
  }

  #struckBefore(message: CardMessage, { status, hold }: ModelFault): Expected {
    const id = message.id.toLowerCase();
    const first = message.role === "request" && message.bodyId === undefined;
    const state = hold === true ? "PROCESSING" : unknownOutcome(status) ? "FAILED" : "DECLINED";
    const record = this.known.get(id);
    const { kind, pan = "" } = message;
    if (first && record === undefined)
      this.known.set(id, { role: "request", kind, state, answered: status, pan });
    // The reversal came before: the request is late whatever becomes of it, and its id is used up.
    if (first && record?.state === "TOMBSTONE" && hold !== true)
      Object.assign(record, { state: "LATE", answered: status });
    return hold === true ? { status: undefined } : replaced(status);
  }

  /** A fault after processing: the record of a request knows what really went out. */
  #rememberAnswer({ role, id }: CardMessage, { errorType }: Expected, status: number | null): void {
    const record = this.known.get(id.toLowerCase());
    if (
      role === "request" &&
      record !== undefined &&
      errorType !== "DUPLICATE_RECORD" &&
      errorType !== "FORMAT_ERROR"
    )
      record.answered = status;
  }

  #process(message: CardMessage, month: string): Expected {
    if (message.bodyId !== undefined && message.bodyId.toLowerCase() !== message.id.toLowerCase())
      return refused("FORMAT_ERROR");
    if (message.role === "request") return this.#request(message, month);
    return message.role === "lookup" ? this.#lookup(message) : this.#advice(message);
  }

  #request(message: CardMessage, month: string): Expected {
    const id = message.id.toLowerCase();
    const record = this.known.get(id);
    if (record?.state === "TOMBSTONE" && record.kind === message.kind) {
      Object.assign(record, { state: "LATE", answered: 400 });
      return refused("GENERAL_ERROR");
    }
    if (record !== undefined) return refused("DUPLICATE_RECORD");
    const fault = cardFaults[this.cards.get(message.pan ?? "")?.fault ?? ""];
    if (fault?.when === "before") return this.#struckBefore(message, fault);
    const expected = this.#judge(message, month);
    if (fault === undefined) return expected;
    this.#rememberAnswer(message, expected, fault.status);
    return replaced(fault.status);
  }

  #judge(message: CardMessage, month: string): Expected {
    const card = this.cards.get(message.pan ?? "");
    const { kind, amount: asked = 0, pan = "" } = message;
    const isPart = kind === "redemption" && card?.partialApproval === true;
    const amount = isPart ? Math.min(asked, card.available) : asked;
    const error = card === undefined ? "INVALID_CARD_NUMBER" : this.#refusal(message, card, month);
    const record: Known = { role: "request", kind, state: "DECLINED", answered: 400, pan, amount };
    this.known.set(message.id.toLowerCase(), record);
    if (card === undefined || error !== undefined) return refused(error ?? "");
    const { clearPin, encryptedPin } = card;
    Object.assign(record, { state: "PENDING", answered: 201, pins: { clearPin, encryptedPin } });
    this.#approve({ ...message, amount }, card);
    return { status: 201, book: card.book, available: card.available };
  }

  /** The errorType of the first check from 8 to 15 that fails. */
  #refusal(message: CardMessage, card: ModelCard, month: string): string | undefined {
    const { expiryDate } = message;
    const checks: [boolean, string][] = [
      ...cardChecks(message, card),
      ...amountChecks[message.kind as Kind](message, card),
      [expiryDate !== undefined && expiryDate !== card.expiryDate, "CARD_EXPIRED"],
      [month > card.expiryDate, "CARD_EXPIRED"],
    ];
    return checks.find(([fails]) => fails)?.[1];
  }

  #approve(
    { kind, amount = 0, product = "", clearPin, encryptedPin }: CardMessage,
    card: ModelCard,
  ): void {
    if (kind === "activation") {
      const start = products.get(product)?.startingBalance.amount ?? 0;
      Object.assign(card, {
        status: "ACTIVATED",
        productId: product,
        book: start + amount,
        available: start,
      });
      if (clearPin !== undefined) Object.assign(card, { clearPin, encryptedPin: undefined });
      else if (encryptedPin !== undefined)
        Object.assign(card, { clearPin: undefined, encryptedPin });
    }
    if (kind === "load") card.book += amount;
    if (kind === "redemption")
      Object.assign(card, { book: card.book - amount, available: card.available - amount });
    if (kind === "void") card.status = "VOIDED";
  }

  #lookup(message: CardMessage): Expected {
    const id = message.id.toLowerCase();
    const asked = JSON.stringify(message);
    const record = this.known.get(id);
    if (record !== undefined && record.asked !== asked) return refused("DUPLICATE_RECORD");
    const card = this.cards.get(message.pan ?? "");
    const fault = cardFaults[card?.fault ?? ""];
    if (fault?.when === "before") return replaced(fault.status);
    this.known.set(id, { role: "lookup", kind: "lookup", asked });
    if (fault !== undefined) return replaced(fault.status);
    return card === undefined
      ? refused("INVALID_CARD_NUMBER")
      : { status: 201, book: card.book, available: card.available };
  }

  #advice({ role, kind, id, requestId = "" }: CardMessage): Expected {
    const key = id.toLowerCase();
    const original = requestId.toLowerCase();
    const failed = this.#failedAdvice(kind, original);
    if (failed !== undefined) return failed;
    const same = this.known.get(key);
    if (
      same !== undefined &&
      (same.role !== role || same.kind !== kind || same.requestId !== original)
    )
      return refused("DUPLICATE_RECORD");
    if (same?.accepted === true) return { status: 202 };
    const expected = this.#settle(role, kind, original);
    this.known.set(key, { role, kind, requestId: original, accepted: expected.status === 202 });
    return expected;
  }

  /** The fault that a card brings to the first advices for each of its transactions. */
  #failedAdvice(kind: CardMessage["kind"], requestId: string): Expected | undefined {
    const record = this.known.get(requestId);
    if (record?.role !== "request" || record.kind !== kind) return undefined;
    const { adviceFault } = this.cards.get(record.pan ?? "") ?? {};
    const { advicesFailed = 0 } = record;
    if (adviceFault === undefined || advicesFailed >= adviceFault.times) return undefined;
    record.advicesFailed = advicesFailed + 1;
    return replaced(adviceFault.fault.status);
  }

  #settle(role: CardMessage["role"], kind: CardMessage["kind"], requestId: string): Expected {
    const record = this.known.get(requestId);
    const unknown = refused("UNABLE_TO_LOCATE_RECORD", 404);
    if (record === undefined) {
      if (role === "reversal")
        this.known.set(requestId, { role: "request", kind, state: "TOMBSTONE" });
      return unknown;
    }
    if (record.role !== "request" || record.kind !== kind) return unknown;
    return role === "confirmation" ? this.#confirm(record) : this.#reverse(record);
  }

  #confirm(record: Known): Expected {
    if (record.state === "CONFIRMED") return { status: 202 };
    if (record.state !== "PENDING") return refused("GENERAL_ERROR");
    record.state = "CONFIRMED";
    const card = this.cards.get(record.pan ?? "") as ModelCard;
    if (record.kind === "activation" || record.kind === "load")
      card.available += record.amount ?? 0;
    if (record.kind === "activation") card.status = "ACTIVATED_CONFIRMED";
    if (record.kind === "void") card.status = "VOIDED_CONFIRMED";
    return { status: 202 };
  }

  #reverse(record: Known): Expected {
    const { state, kind, answered } = record;
    if (state === "TOMBSTONE" || (state === "LATE" && !unknownOutcome(answered)))
      return refused("UNABLE_TO_LOCATE_RECORD", 404);
    if (state === "DECLINED" && !unknownOutcome(answered)) return refused("GENERAL_ERROR");
    if (state === "CONFIRMED")
      return refused(
        { activation: "CARD_ACTIVATED", void: "CARD_VOIDED" }[kind as string] ??
          "TRANSACTION_NOT_SUPPORTED",
      );
    record.state = "REVERSED";
    if (state === "PENDING") this.#undo(record, this.cards.get(record.pan ?? "") as ModelCard);
    return { status: 202 };
  }

  #undo({ kind, amount = 0, pins }: Known, card: ModelCard): void {
    if (kind === "activation")
      Object.assign(card, { status: "NEW", productId: undefined, book: 0, available: 0, ...pins });
    if (kind === "load") card.book -= amount;
    if (kind === "redemption")
      Object.assign(card, { book: card.book + amount, available: card.available + amount });
    if (kind === "void") card.status = "ACTIVATED_CONFIRMED";
  }
}
