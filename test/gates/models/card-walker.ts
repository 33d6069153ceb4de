import type { Standin } from "../../../src";
import type { Client, Reply } from "../trial/client";
import { type CardMessage, httpMessage, operationOf, resetMessage } from "../trial/messages";
import type { Gate } from "../trial/report";
import { Model } from "./model";
import type { Expected, ModelFault } from "./model-data";
import { Walk } from "./walk";
import { Walker } from "./walker";

const afterExpiry = Date.UTC(2050, 0, 2);
const silentCard = "6099310000000000290";

/** Walks through the gift card interface, with a model of its cards to the cent. */
export class CardWalker extends Walker<CardMessage, Expected> {
  protected readonly comparedEach = 10;
  protected readonly lost: Expected = { status: 500, errorType: "GENERAL_ERROR" };
  readonly #model = new Model();
  readonly #walk: Walk;

  constructor(gate: Gate, standin: Standin, client: Client, user: string) {
    super(gate, standin, client, user);
    this.#walk = new Walk(this.#model, this.random);
  }

  protected async turn(roll: number): Promise<void> {
    if (roll < 3) await this.resetAndCompare();
    else if (roll < 9) await this.#moveClock();
    else await this.message();
  }

  protected next = () => this.#walk.next();
  protected apply = (message: CardMessage, fault: ModelFault | undefined): Expected =>
    this.#model.apply(message, this.#month(), fault);
  protected resume = (message: CardMessage): Expected => this.#model.resume(message, this.#month());
  protected written = httpMessage;
  protected targetOf = (message: CardMessage) => ({
    interface: "gift-card-v3",
    operation: operationOf(message),
  });
  protected shown = (message: CardMessage): string =>
    `${operationOf(message)} ${JSON.stringify(message)}`;
  protected isApproved = (_message: CardMessage, { status }: Reply): boolean => status === 201;

  #month = (): string => this.space.clock().now.slice(2, 7).replace("-", "");

  /** A fault for one message in twelve or so, where the card brings none along. */
  protected faultFor(message: CardMessage): ModelFault | undefined {
    if (this.#model.cards.get(message.pan ?? "")?.fault !== undefined) return undefined;
    const isFresh =
      message.role === "request" &&
      message.bodyId === undefined &&
      !this.#model.known.has(message.id.toLowerCase());
    return this.anyFault(0.07, isFresh ? 0.25 : 0);
  }

  /** Of one card the answers never come: silence lasts until the clock has moved on. */
  protected waiting(message: CardMessage, expected: Expected, fault: ModelFault | undefined) {
    if (expected.status === undefined) return {};
    const isSilent = fault === undefined && message.pan === silentCard && expected.status === null;
    return isSilent ? { expected } : undefined;
  }

  async #moveClock(): Promise<void> {
    await this.release();
    const expire = this.random.chance(0.2);
    this.space.clock(
      expire
        ? { set: new Date(afterExpiry).toISOString() }
        : { advanceSeconds: this.random.int(100_000) },
    );
    this.clockMoves += 1;
    if (!expire) return;
    for (let messages = 0; messages < 8; messages += 1) await this.message();
    await this.release();
    this.startClock();
  }

  protected async reset(): Promise<void> {
    this.loseHeld();
    if (this.random.chance(0.5)) this.space.reset();
    else await this.resetBy(resetMessage);
    this.#model.reset();
    this.#walk.reset();
  }

  protected complaint(
    _message: CardMessage,
    { status, errorType, book, available }: Expected,
    reply: Reply,
  ): string | undefined {
    const [seen, wanted] = [seenIn(reply), { status, errorType, book, available }].map((one) =>
      JSON.stringify(one),
    );
    return seen === wanted ? undefined : `${seen} instead of ${wanted}`;
  }

  protected stateOf({ role, bodyId, id, requestId = "" }: CardMessage): string | undefined {
    if (role === "lookup" || bodyId !== undefined) return undefined;
    return this.#model.known.get((role === "request" ? id : requestId).toLowerCase())?.state;
  }

  protected isInState = (shown: string | undefined, wanted: string): boolean => shown === wanted;

  protected wrongData(): string[] {
    const { cards } = this.space.data()["gift-card"];
    return (
      cards as { card: { pan: string }; balance: { amount: number }; status: string }[]
    ).flatMap((shown) => {
      const card = this.#model.cards.get(shown.card.pan);
      return card?.status === shown.status && card.book === shown.balance.amount
        ? []
        : [`data shows ${JSON.stringify(shown)}, the model has ${JSON.stringify(card)}`];
    });
  }
}

function seenIn({ status, body }: Reply) {
  const { errorType, amounts } = (body ?? {}) as {
    errorType?: string;
    amounts?: { balanceAmount: { amount: number }; availableBalance: { amount: number } };
  };
  return {
    status,
    errorType,
    book: amounts?.balanceAmount.amount,
    available: amounts?.availableBalance.amount,
  };
}
