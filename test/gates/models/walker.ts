import type { Standin, StandinSpace } from "../../../src";
import type { Client, Reply } from "../trial/client";
import type { HttpMessage } from "../trial/messages";
import { type Random, randomFrom } from "../trial/random";
import type { Gate } from "../trial/report";
import type { ModelFault } from "./model-data";

/** Much longer than a walk waits before it releases what is held: the clock of its data space runs. */
const holdFor = "10m";
const releasedAfterSeconds = 15 * 60;

/** A request that a fault holds open. */
interface Held<Message, Outcome> {
  message: Message;
  reply: Promise<Reply>;
  /** What it will be answered; undefined: it is processed when its wait is over. */
  expected?: Outcome;
}

/** The operation that a message is for. */
interface Target {
  interface: string;
  operation: string;
}

const start = Date.UTC(2031, 2, 4, 9);
const immediate = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/**
 * Walks one data space at random, with a model beside it: faults, held requests, resets and moves of the clock. The messages, the model
 * and what is compared are the subclass's.
 */
export abstract class Walker<Message extends { id: string }, Outcome> {
  readonly cells = new Map<string, number>();
  sent = 0;
  judged = 0;
  faulted = 0;
  held = 0;
  approved = 0;
  resets = 0;
  clockMoves = 0;
  protected readonly random: Random;
  protected readonly space: StandinSpace;
  #held: Held<Message, Outcome>[] = [];
  #history: string[] = [];

  constructor(
    private readonly gate: Gate,
    standin: Standin,
    protected readonly client: Client,
    protected readonly user: string,
  ) {
    this.random = randomFrom(gate.seed, "M1", user);
    this.space = standin.space(user, user);
    this.startClock();
  }

  /** The data is compared after so many messages. */
  protected abstract readonly comparedEach: number;
  /** What happens next, by a number below 1,000. */
  protected abstract turn(roll: number): Promise<void>;
  protected abstract next(): { message: Message; cell?: string | undefined };
  protected abstract faultFor(message: Message): ModelFault | undefined;
  protected abstract apply(message: Message, fault: ModelFault | undefined): Outcome;
  /** What a held request is answered when its wait is over. */
  protected abstract resume(message: Message): Outcome;
  /** What a held request is answered whose data space was reset. */
  protected abstract readonly lost: Outcome;
  /** A message that is not answered at once; where it is known already, what it will be answered. */
  protected abstract waiting(
    message: Message,
    outcome: Outcome,
    fault: ModelFault | undefined,
  ): { expected?: Outcome } | undefined;
  protected abstract written(message: Message): HttpMessage;
  protected abstract targetOf(message: Message): Target;
  protected abstract shown(message: Message): string;
  protected abstract isApproved(message: Message, reply: Reply): boolean;
  /** What is wrong with an answer. */
  protected abstract complaint(
    message: Message,
    outcome: Outcome,
    reply: Reply,
  ): string | undefined;
  /** The state of its transaction in the model; undefined: there is nothing to compare. */
  protected abstract stateOf(message: Message): string | undefined;
  protected abstract isInState(shown: string | undefined, wanted: string): boolean;
  /** Resets the data space or a part of it. */
  protected abstract reset(): Promise<void>;
  /** What is wrong with the data. */
  protected abstract wrongData(): string[];

  async walk(messages: number): Promise<void> {
    while (this.sent < messages) {
      await this.turn(this.random.int(1000));
      if (this.#held.length > 4) await this.release();
      if (this.sent % this.comparedEach === 0) this.#compareData();
      if (this.gate.violations.length > 20) return;
    }
    await this.release();
    this.#compareData();
  }

  protected startClock(): void {
    this.space.clock({ set: new Date(start).toISOString() });
  }

  protected get isHolding(): boolean {
    return this.#held.length > 0;
  }

  protected breaks(text: string): void {
    this.gate.violation(
      `${this.user} message ${this.sent}: ${text}; before it: ${this.#history.join(" | ")}`,
    );
  }

  protected async message(): Promise<void> {
    const { message, cell } = this.next();
    this.sent += 1;
    if (cell !== undefined) this.cells.set(cell, (this.cells.get(cell) ?? 0) + 1);
    const fault = this.faultFor(message);
    if (fault !== undefined) this.#arm(message, fault);
    const outcome = this.apply(message, fault);
    const reply = this.client.send(this.written(message), this.user);
    const waiting = this.waiting(message, outcome, fault);
    if (waiting === undefined) this.#judge(message, outcome, await reply);
    else await this.#hold({ message, reply, ...waiting });
    if (fault !== undefined) this.#disarm(fault);
  }

  /** A fault with some chance: before or after processing, or one that holds a fresh request. */
  protected anyFault(share: number, heldShare: number): ModelFault | undefined {
    if (!this.random.chance(share)) return undefined;
    if (heldShare > 0 && this.random.chance(heldShare))
      return { when: "before", status: null, hold: true };
    return {
      when: this.random.pick(["before", "after"]),
      status: this.random.pick([500, 503, 504, null]),
    };
  }

  #arm(message: Message, { when, status, hold }: ModelFault): void {
    const kind =
      hold === true
        ? { kind: "delay" as const, for: holdFor }
        : status === null
          ? { kind: "no-answer" as const, for: "1ms" }
          : { kind: "status" as const, status };
    const { interface: name, operation } = this.targetOf(message);
    this.space.scenario({
      name: "one-fault",
      title: "One fault",
      interface: name,
      rules: [{ on: { operation }, times: 1, fault: { when, ...kind } }],
    });
  }

  #disarm(fault: ModelFault): void {
    const status = this.space.scenario();
    if (status.active && status.rules[0]?.struck === 1) this.faulted += 1;
    else this.breaks(`the fault ${JSON.stringify(fault)} did not strike`);
    this.space.scenario(null);
  }

  async #hold(one: Held<Message, Outcome>): Promise<void> {
    this.held += 1;
    this.#held.push(one);
    const id = one.message.id.toLowerCase();
    const isOpen = (outcome: string): boolean =>
      outcome === "held" || (outcome === "silent" && one.expected !== undefined);
    const waits = (): boolean =>
      this.space
        .messages({ newest: true, limit: 3 })
        .exchanges.some(({ messageId, outcome }) => messageId === id && isOpen(outcome));
    for (let turns = 0; !waits(); turns += 1) {
      if (turns > 20_000) {
        this.breaks(`${this.shown(one.message)} is not held`);
        return;
      }
      await immediate();
    }
    await immediate();
  }

  /** Lets the clock run on until every held request is processed. */
  protected async release(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    this.space.clock({ advanceSeconds: releasedAfterSeconds });
    this.clockMoves += 1;
    const judged = held.map((one) => ({
      ...one,
      expected: one.expected ?? this.resume(one.message),
    }));
    for (const { message, expected, reply } of judged) this.#judge(message, expected, await reply);
  }

  /** What is held will be answered as lost: its data space is reset. */
  protected loseHeld(): void {
    this.#held = this.#held.map((held) => ({ ...held, expected: held.expected ?? this.lost }));
  }

  /** Resets by the operation of an interface. */
  protected async resetBy(message: HttpMessage): Promise<void> {
    const { status } = await this.client.send(message, this.user);
    if (status !== 200) this.breaks(`${message.path} was answered ${String(status)}`);
  }

  protected async resetAndCompare(): Promise<void> {
    this.resets += 1;
    await this.reset();
    this.#compareData();
  }

  #judge(message: Message, outcome: Outcome, reply: Reply): void {
    this.judged += 1;
    if (this.isApproved(message, reply)) this.approved += 1;
    this.#history.push(`${this.shown(message)} -> ${String(reply.status)}`);
    if (this.#history.length > 6) this.#history.shift();
    const wrong = this.complaint(message, outcome, reply);
    if (wrong !== undefined)
      this.breaks(`${this.shown(message)}: ${wrong}: ${reply.text.slice(0, 400)}`);
    if (this.random.chance(0.2)) this.#compareState(message, reply);
  }

  /** The state that the journal shows is the model's; of a held request it may have moved on since. */
  #compareState(message: Message, reply: Reply): void {
    const number = Number(reply.headers["standin-exchange"]);
    const wanted = this.stateOf(message);
    if (!(number > 0) || this.isHolding || wanted === undefined) return;
    const { stateAfter } = this.space.message(number);
    if (!this.isInState(stateAfter, wanted))
      this.breaks(`the journal says ${String(stateAfter)}, the model ${wanted}`);
  }

  #compareData(): void {
    for (const text of this.wrongData()) this.breaks(text);
  }
}
