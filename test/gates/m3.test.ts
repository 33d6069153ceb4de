import type { EntityOf, StandinSpace } from "../../src";
import type { Client, Reply } from "./trial/client";
import { DealingLoad } from "./models/dealing-load";
import { Finals } from "./trial/finals";
import { type CardMessage, httpMessage } from "./trial/messages";
import { Model } from "./models/model";
import { pans } from "./models/model-data";
import { type Random, randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { figures } from "./trial/tier";
import { Walk } from "./models/walk";

/** A request that was approved: how it ended, by the answers alone. */
interface Ledger {
  message: CardMessage;
  ends: Set<string>;
}

const startingBalances: Readonly<Record<string, number>> = {
  GIFT000: 0,
  GIFT100: 10_000,
  GIFT500: 50_000,
  DIGI050: 5_000,
  USD020: 2_000,
};
/** Cards that answer at once, without a fault of their own. */
const quickCards = new Set(pans.slice(0, 25));

const initialBalances = new Map(
  [...new Model().cards.values()].map((card) => [card.pan, card.book]),
);

/** Cards that stay active: a tester may top them up at any time. */
const topUpPans = [...new Model().cards.values()]
  .filter(({ pan, status }) => quickCards.has(pan) && status === "ACTIVATED_CONFIRMED")
  .map(({ pan }) => pan);

/** Of so many messages of a load, one comes with a card that the tester tops up. */
const everyTopUp = 20;

/** The load on one space, and the account that is kept of it: no model, only what was answered. */
class Load {
  readonly approved = new Map<string, Ledger>();
  /** What the tester has added to cards. */
  readonly toppedUp = new Map<string, number>();
  readonly #finals: Finals;
  readonly #walk: Walk;
  readonly #model = new Model();
  readonly #random: Random;

  constructor(
    private readonly gate: Gate,
    readonly space: StandinSpace,
    readonly user: string,
    private readonly client: Client,
  ) {
    this.#random = randomFrom(gate.seed, "M3", user);
    this.#finals = new Finals(space, (text) => {
      gate.violation(`${user}: ${text}`);
    });
    this.#walk = new Walk(this.#model, this.#random);
  }

  async send(): Promise<void> {
    if (this.#random.chance(1 / everyTopUp)) await this.#topUp();
    let { message } = this.#walk.next();
    while (message.pan !== undefined && !quickCards.has(message.pan))
      ({ message } = this.#walk.next());
    this.#model.apply(message, "3103");
    this.#note(message, await this.client.send(httpMessage(message), this.user));
  }

  async #topUp(): Promise<void> {
    const pan = this.#random.pick(topUpPans);
    const amount = 1 + this.#random.int(500);
    const { entity } = await this.space.entity("gift-card", "cards", pan);
    const card = entity as EntityOf<"gift-card", "cards">;
    this.space.put("gift-card", "cards", {
      ...card,
      book: card.book + amount,
      available: card.available + amount,
    });
    this.toppedUp.set(pan, (this.toppedUp.get(pan) ?? 0) + amount);
  }

  #note(message: CardMessage, { status }: Reply): void {
    if (message.role === "request" && status === 201)
      this.approved.set(message.id.toLowerCase(), { message, ends: new Set() });
    if (status === 202)
      this.approved.get((message.requestId ?? "").toLowerCase())?.ends.add(message.role);
  }

  /** Reads the space, and checks that every balance is the fixtures' plus the effects of what was answered. */
  read(): void {
    const { cards } = this.space.data()["gift-card"];
    const effects = this.#effects();
    for (const { card, balance, status } of cards as {
      card: { pan: string };
      balance: { amount: number };
      status: string;
    }[]) {
      const wanted =
        status === "NEW" ? 0 : (initialBalances.get(card.pan) ?? 0) + (effects.get(card.pan) ?? 0);
      if (balance.amount !== wanted)
        this.gate.violation(
          `${this.user}: ${card.pan} has ${balance.amount}, its effects and top-ups give ${wanted}`,
        );
      if (balance.amount < 0)
        this.gate.violation(`${this.user}: ${card.pan} has ${balance.amount}`);
    }
    for (const [id, { ends }] of this.approved)
      if (ends.size > 1) this.gate.violation(`${this.user}: ${id} was confirmed and reversed`);
    this.#finals.read();
  }

  #effects(): Map<string, number> {
    const effects = new Map(this.toppedUp);
    const add = (pan: string, amount: number): void => {
      effects.set(pan, (effects.get(pan) ?? 0) + amount);
    };
    for (const { message, ends } of this.approved.values()) {
      const { kind, pan = "", amount = 0, product = "" } = message;
      if (ends.has("reversal") || kind === "void") continue;
      add(
        pan,
        kind === "redemption"
          ? -amount
          : amount + (kind === "activation" ? (startingBalances[product] ?? 0) : 0),
      );
    }
    return effects;
  }
}

gateTest(
  "M3",
  "under load balances are the fixtures plus the effects, and a final state is one",
  async (gate) => {
    const { messages, spaces, every, readFloor } = figures.M3;
    const standin = await gate.start();
    const client = gate.client(standin.url);
    // Every other space has gift card traffic alone, with an account of each card; the rest has that of all families.
    const loads = Array.from({ length: spaces }, (_, number) => `load-${number}`).map(
      (user, number) =>
        number % 2 === 0
          ? new Load(gate, standin.space(user, user), user, client)
          : new DealingLoad(gate, standin.space(user, user), user, client),
    );
    const random = randomFrom(gate.seed, "M3");
    const senders = 8;
    let sent = 0;
    let reads = 0;
    const readAll = (): void => {
      for (const load of loads) load.read();
      reads += loads.length;
    };
    const sendUntil = async (
      mine: readonly (Load | DealingLoad)[],
      until: number,
    ): Promise<void> => {
      while (sent < until) {
        sent += 1;
        await random.pick(mine).send();
      }
    };
    while (sent < messages && gate.violations.length < 20) {
      const until = Math.min(sent + every, messages);
      await Promise.all(
        Array.from({ length: senders }, (_, number) =>
          sendUntil(
            loads.filter((__, index) => index % senders === number),
            until,
          ),
        ),
      );
      readAll();
    }
    return {
      trials: sent,
      effective: reads,
      floor: readFloor,
      notes: {
        approved: loads.reduce((sum, load) => sum + load.approved.size, 0),
        toppedUp: loads.reduce(
          (sum, load) => sum + (load instanceof Load ? load.toppedUp.size : 0),
          0,
        ),
        spaces,
      },
    };
  },
);
