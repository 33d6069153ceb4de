import type { Standin, StandinSpace } from "../../../src";
import type { Data } from "../../families/suite/adapter";
import type { Client, Reply } from "../trial/client";
import { DealingModel, type Outcome, complaint } from "./dealing-model";
import { type DealingStep, DealingWalk } from "./dealing-walk";
import { nextLookup } from "./lookups";
import { resetMessage } from "../trial/messages";
import type { ModelFault } from "./model-data";
import { type Random, randomFrom } from "../trial/random";
import type { Gate } from "../trial/report";
import {
  type Dealing,
  type Subject,
  dealingMessage,
  errorIn,
  onePerFamily,
  successOf,
} from "../trial/subjects";

/** Much longer than a walk waits before it releases what is held: the clock of its data space runs. */
const holdFor = "10m";
const releasedAfterSeconds = 15 * 60;

/** A request that a fault holds open. */
interface Held {
  dealing: Dealing;
  reply: Promise<Reply>;
  /** What it will be answered; undefined: it is processed when its wait is over. */
  expected?: Outcome;
}

const start = Date.UTC(2031, 2, 4, 9);
const immediate = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Walks one data space at random, through all families at once, with a model of their transactions beside it. */
export class DealingWalker {
  readonly cells = new Map<string, number>();
  sent = 0;
  judged = 0;
  faulted = 0;
  held = 0;
  approved = 0;
  resets = 0;
  clockMoves = 0;
  lookups = 0;
  /** Lookups of what is there. */
  found = 0;
  readonly #model = new DealingModel();
  readonly #random: Random;
  readonly #walk: DealingWalk;
  readonly #space: StandinSpace;
  readonly #initial: ReadonlyMap<Subject, number>;
  #held: Held[] = [];
  #history: string[] = [];

  constructor(
    private readonly gate: Gate,
    standin: Standin,
    private readonly client: Client,
    private readonly user: string,
    private readonly walked: readonly Subject[],
  ) {
    this.#random = randomFrom(gate.seed, "M1", user);
    this.#walk = new DealingWalk(this.#model, this.#random, walked);
    this.#space = standin.space(user, user);
    this.#space.clock({ set: new Date(start).toISOString() });
    this.#initial = this.#money();
  }

  async walk(messages: number): Promise<void> {
    while (this.sent < messages) {
      const roll = this.#random.int(1000);
      if (roll < 10) await this.#reset();
      else if (roll < 16) await this.#moveClock();
      else if (roll < 56) await this.#lookup();
      else await this.#message();
      if (this.#held.length > 4) await this.#release();
      if (this.sent % 20 === 0) this.#compareMoney();
      if (this.gate.violations.length > 20) return;
    }
    await this.#release();
    this.#compareMoney();
  }

  /** The money of every family, from one look at the data. */
  #money(): Map<Subject, number> {
    const data = this.#space.data();
    return new Map(
      onePerFamily(this.walked).map((subject) => [
        subject,
        subject.adapter.money(data[subject.family.name] as Data),
      ]),
    );
  }

  #break(text: string): void {
    this.gate.violation(
      `${this.user} message ${this.sent}: ${text}; before it: ${this.#history.join(" | ")}`,
    );
  }

  async #message(): Promise<void> {
    const { dealing, cell }: DealingStep = this.#walk.next();
    this.sent += 1;
    if (cell !== undefined) this.cells.set(cell, (this.cells.get(cell) ?? 0) + 1);
    const fault = this.#fault(dealing);
    if (fault !== undefined) this.#arm(dealing, fault);
    const expected = this.#model.apply(dealing, fault);
    const reply = this.client.send(dealingMessage(dealing), this.user);
    if (expected.is === "held") await this.#hold(dealing, reply);
    else this.#judge(dealing, expected, await reply);
    if (fault !== undefined) this.#disarm(fault);
  }

  async #lookup(): Promise<void> {
    const lookup = nextLookup(this.#model, this.#walk, this.#random, this.walked);
    if (lookup === undefined) return;
    this.sent += 1;
    const { subject, operation, message, expected } = lookup;
    const reply = await this.client.send(message, this.user);
    this.judged += 1;
    this.lookups += 1;
    if (expected.is === "taken") this.found += 1;
    const wrong = complaint(
      expected,
      successOf(operation),
      reply.status,
      errorIn(subject, reply.body),
    );
    if (wrong !== undefined)
      this.#break(`${operation.id} ${message.path}: ${wrong}: ${reply.text.slice(0, 400)}`);
  }

  /** A fault for one message in twelve or so. */
  #fault(dealing: Dealing): ModelFault | undefined {
    const fresh = dealing.role === "request" && !this.#model.knows(dealing.id);
    if (!this.#random.chance(fresh ? 0.22 : 0.06)) return undefined;
    if (fresh && this.#random.chance(0.3)) return { when: "before", status: null, hold: true };
    return {
      when: this.#random.pick(["before", "after"]),
      status: this.#random.pick([500, 503, 504, null]),
    };
  }

  #arm({ subject, kind, role }: Dealing, { when, status, hold }: ModelFault): void {
    const what =
      hold === true
        ? { kind: "delay" as const, for: holdFor }
        : status === null
          ? { kind: "no-answer" as const, for: "1ms" }
          : { kind: "status" as const, status };
    this.#space.scenario({
      name: "one-fault",
      title: "One fault",
      interface: subject.name,
      rules: [
        { on: { operation: subject.operation(kind, role).id }, times: 1, fault: { when, ...what } },
      ],
    });
  }

  #disarm(fault: ModelFault): void {
    const status = this.#space.scenario();
    if (status.active && status.rules[0]?.struck === 1) this.faulted += 1;
    else this.#break(`the fault ${JSON.stringify(fault)} did not strike`);
    this.#space.scenario(null);
  }

  async #hold(dealing: Dealing, reply: Promise<Reply>): Promise<void> {
    this.held += 1;
    this.#held.push({ dealing, reply });
    const id = dealing.id.toLowerCase();
    const waits = (): boolean =>
      this.#space
        .messages({ newest: true, limit: 3 })
        .exchanges.some((exchange) => exchange.messageId === id && exchange.outcome === "held");
    for (let turns = 0; !waits(); turns += 1) {
      if (turns > 20_000) {
        this.#break(`${shown(dealing)} is not held`);
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
    const expected = held.map((one) => one.expected ?? this.#model.resume(one.dealing));
    for (const [index, { dealing, reply }] of held.entries())
      this.#judge(dealing, expected[index] as Outcome, await reply);
  }

  async #moveClock(): Promise<void> {
    await this.#release();
    this.#space.clock({ advanceSeconds: this.#random.int(20_000) });
    this.clockMoves += 1;
  }

  /** All families are reset from outside, or one by its own interface. */
  async #reset(): Promise<void> {
    this.resets += 1;
    if (this.#random.chance(0.5)) {
      this.#held = this.#held.map((held) => ({
        ...held,
        expected: held.expected ?? { is: "replaced", status: 500 },
      }));
      this.#space.reset();
      // What is held waits by the clock: it must not be put back before that.
      if (this.#held.length === 0) this.#space.clock({ set: new Date(start).toISOString() });
      this.#model.reset();
      this.#walk.reset();
    } else {
      await this.#release();
      const { contract, family } = this.#random.pick(this.walked);
      const { status } = await this.client.send(
        { ...resetMessage, path: `${contract.basePath}/testServerAdmin/reset` },
        this.user,
      );
      if (status !== 200) this.#break(`a reset of ${contract.name} was answered ${String(status)}`);
      this.#model.reset(family);
      this.#walk.reset(family);
    }
    this.#compareMoney();
  }

  #judge(dealing: Dealing, expected: Outcome, reply: Reply): void {
    this.judged += 1;
    const success = successOf(dealing.subject.operation(dealing.kind, dealing.role));
    if (dealing.role === "request" && success.includes(reply.status ?? 0)) this.approved += 1;
    const wrong = complaint(expected, success, reply.status, errorIn(dealing.subject, reply.body));
    this.#history.push(`${shown(dealing)} -> ${String(reply.status)}`);
    if (this.#history.length > 6) this.#history.shift();
    if (wrong !== undefined)
      this.#break(`${shown(dealing)}: ${wrong}: ${reply.text.slice(0, 400)}`);
    if (this.#random.chance(0.2)) this.#compareState(dealing, reply);
  }

  /** The state that the journal shows is the model's; of a held request it may have moved on since. */
  #compareState({ id, requestId = id, subject }: Dealing, reply: Reply): void {
    const number = Number(reply.headers["standin-exchange"]);
    if (!(number > 0) || this.#held.length > 0 || !this.#model.isOf(subject, requestId)) return;
    const { stateAfter } = this.#space.message(number);
    const state = this.#model.stateOf(requestId);
    if (stateAfter !== undefined && stateAfter !== state)
      this.#break(`the journal says ${stateAfter}, the model ${state}`);
  }

  #compareMoney(): void {
    for (const [subject, money] of this.#money()) {
      const wanted = (this.#initial.get(subject) ?? 0) + this.#model.money(subject);
      if (money !== wanted)
        this.#break(
          `the money of ${subject.family.name} is ${money}, the transactions give ${wanted}`,
        );
    }
  }
}

const shown = ({ subject, kind, role, id, requestId, hopeless }: Dealing): string =>
  JSON.stringify({
    interface: subject.name,
    kind,
    role,
    id,
    requestId,
    ...(hopeless === true && { hopeless }),
  });
