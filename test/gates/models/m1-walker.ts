import type { Standin, StandinSpace } from "../../../src";
import type { Client, Reply } from "../trial/client";
import { type CardMessage, httpMessage, operationOf, resetMessage } from "../trial/messages";
import { Model } from "./model";
import type { Expected, ModelFault } from "./model-data";
import { type Random, randomFrom } from "../trial/random";
import type { Gate } from "../trial/report";
import { Walk } from "./walk";

/** Much longer than a walk waits before it releases what is held: the clock of its data space runs. */
const holdFor = "10m";
const releasedAfterSeconds = 15 * 60;

/** A request that a fault holds open. */
interface Held {
  message: CardMessage;
  reply: Promise<Reply>;
  /** What it will be answered; undefined: it is processed when its wait is over. */
  expected?: Expected;
}

const start = Date.UTC(2031, 2, 4, 9);
const afterExpiry = Date.UTC(2050, 0, 2);
const silentCard = "6099310000000000290";
const immediate = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Walks one data space at random, with a model beside it. */
export class M1Walker {
  readonly cells = new Map<string, number>();
  sent = 0;
  judged = 0;
  faulted = 0;
  held = 0;
  approved = 0;
  resets = 0;
  clockMoves = 0;
  readonly #model = new Model();
  readonly #random: Random;
  readonly #walk: Walk;
  readonly #space: StandinSpace;
  #held: Held[] = [];
  #history: string[] = [];

  constructor(
    private readonly gate: Gate,
    standin: Standin,
    private readonly client: Client,
    private readonly user: string,
  ) {
    this.#random = randomFrom(gate.seed, "M1", user);
    this.#walk = new Walk(this.#model, this.#random);
    this.#space = standin.space(user, user);
    this.#space.clock({ set: new Date(start).toISOString() });
  }

  async walk(messages: number): Promise<void> {
    while (this.sent < messages) {
      const roll = this.#random.int(1000);
      if (roll < 3) await this.#reset();
      else if (roll < 9) await this.#moveClock();
      else await this.#message();
      if (this.#held.length > 4) await this.#release();
      if (this.sent % 10 === 0) this.#compareData();
      if (this.gate.violations.length > 20) return;
    }
    await this.#release();
    this.#compareData();
  }

  #month = (): string => this.#space.clock().now.slice(2, 7).replace("-", "");

  #break(text: string): void {
    this.gate.violation(
      `${this.user} message ${this.sent}: ${text}; before it: ${this.#history.join(" | ")}`,
    );
  }

  async #message(): Promise<void> {
    const { message, cell } = this.#walk.next();
    this.sent += 1;
    if (cell !== undefined) this.cells.set(cell, (this.cells.get(cell) ?? 0) + 1);
    const fault = this.#fault(message);
    if (fault !== undefined) this.#arm(message, fault);
    const expected = this.#model.apply(message, this.#month(), fault);
    const reply = this.client.send(httpMessage(message), this.user);
    if (expected.status === undefined || this.#staysSilent(message, expected, fault)) {
      await this.#hold(message, reply, expected.status === undefined ? undefined : expected);
    } else this.#judge(message, expected, await reply);
    if (fault !== undefined) this.#disarm(fault);
  }

  /** A fault for one message in twelve or so, where the card brings none along. */
  #fault(message: CardMessage): ModelFault | undefined {
    const ownFault = this.#model.cards.get(message.pan ?? "")?.fault;
    if (ownFault !== undefined || !this.#random.chance(0.07)) return undefined;
    const fresh =
      message.role === "request" &&
      message.bodyId === undefined &&
      !this.#model.known.has(message.id.toLowerCase());
    if (fresh && this.#random.chance(0.25)) return { when: "before", status: null, hold: true };
    return {
      when: this.#random.pick(["before", "after"]),
      status: this.#random.pick([500, 503, 504, null]),
    };
  }

  #arm(message: CardMessage, { when, status, hold }: ModelFault): void {
    const kind =
      hold === true
        ? { kind: "delay" as const, for: holdFor }
        : status === null
          ? { kind: "no-answer" as const, for: "1ms" }
          : { kind: "status" as const, status };
    this.#space.scenario({
      name: "one-fault",
      title: "One fault",
      interface: "gift-card-v3",
      rules: [{ on: { operation: operationOf(message) }, times: 1, fault: { when, ...kind } }],
    });
  }

  #disarm(fault: ModelFault): void {
    const status = this.#space.scenario();
    if (status.active && status.rules[0]?.struck === 1) this.faulted += 1;
    else this.#break(`the fault ${JSON.stringify(fault)} did not strike`);
    this.#space.scenario(null);
  }

  /** The card whose answers never come: silence lasts until the clock has moved on. */
  #staysSilent = (
    message: CardMessage,
    expected: Expected,
    fault: ModelFault | undefined,
  ): boolean => fault === undefined && message.pan === silentCard && expected.status === null;

  async #hold(
    message: CardMessage,
    reply: Promise<Reply>,
    expected: Expected | undefined,
  ): Promise<void> {
    this.held += 1;
    this.#held.push({ message, reply, ...(expected && { expected }) });
    const id = message.id.toLowerCase();
    const waits = (): boolean =>
      this.#space
        .messages({ newest: true, limit: 3 })
        .exchanges.some(
          (exchange) =>
            exchange.messageId === id &&
            (exchange.outcome === "held" || exchange.outcome === "silent"),
        );
    for (let turns = 0; !waits(); turns += 1) {
      if (turns > 20_000) {
        this.#break(`${operationOf(message)} is not held`);
        return;
      }
      await immediate();
    }
    await immediate();
  }

  /** Lets the clock run on until every held request is processed. */
  async #release(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    this.#space.clock({ advanceSeconds: releasedAfterSeconds });
    this.clockMoves += 1;
    const month = this.#month();
    const expected = held.map((one) => one.expected ?? this.#model.resume(one.message, month));
    for (const [index, { message, reply }] of held.entries())
      this.#judge(message, expected[index] as Expected, await reply);
  }

  async #moveClock(): Promise<void> {
    await this.#release();
    const expire = this.#random.chance(0.2);
    this.#space.clock(
      expire
        ? { set: new Date(afterExpiry).toISOString() }
        : { advanceSeconds: this.#random.int(100_000) },
    );
    this.clockMoves += 1;
    if (!expire) return;
    for (let messages = 0; messages < 8; messages += 1) await this.#message();
    await this.#release();
    this.#space.clock({ set: new Date(start).toISOString() });
  }

  async #reset(): Promise<void> {
    this.resets += 1;
    this.#held = this.#held.map((held) => ({
      ...held,
      expected: held.expected ?? { status: 500, errorType: "GENERAL_ERROR" },
    }));
    if (this.#random.chance(0.5)) this.#space.reset();
    else {
      const { status } = await this.client.send(resetMessage, this.user);
      if (status !== 200) this.#break(`a reset was answered ${String(status)}`);
    }
    this.#model.reset();
    this.#walk.reset();
    this.#compareData();
  }

  #judge(message: CardMessage, expected: Expected, reply: Reply): void {
    this.judged += 1;
    const seen = seenIn(reply);
    const known = JSON.stringify({ ...message, ...expected });
    this.#history.push(known);
    if (this.#history.length > 6) this.#history.shift();
    if (reply.status === 201) this.approved += 1;
    const { status, errorType, book, available } = expected;
    const wanted = { status, errorType, book, available };
    if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
      this.#break(
        `${operationOf(message)} ${JSON.stringify(message)}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}: ${reply.text}`,
      );
    }
    if (this.#random.chance(0.2)) this.#compareState(message, reply);
  }

  /** The state that the journal shows is the model's; of a held request it may have moved on since. */
  #compareState(message: CardMessage, reply: Reply): void {
    const number = Number(reply.headers["standin-exchange"]);
    if (
      !(number > 0) ||
      message.role === "lookup" ||
      message.bodyId !== undefined ||
      this.#held.length > 0
    )
      return;
    const { stateAfter } = this.#space.message(number);
    const record = this.#model.known.get(
      (message.role === "request" ? message.id : (message.requestId ?? "")).toLowerCase(),
    );
    if (record?.state !== undefined && stateAfter !== record.state)
      this.#break(`the journal says ${String(stateAfter)}, the model ${record.state}`);
  }

  #compareData(): void {
    const { cards } = this.#space.data()["gift-card"];
    for (const shown of cards as {
      card: { pan: string };
      balance: { amount: number };
      status: string;
    }[]) {
      const card = this.#model.cards.get(shown.card.pan);
      if (card?.status === shown.status && card.book === shown.balance.amount) continue;
      this.#break(`data shows ${JSON.stringify(shown)}, the model has ${JSON.stringify(card)}`);
    }
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
