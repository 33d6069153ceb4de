import type { Standin } from "../../../src";
import type { Data } from "../../families/suite/adapter";
import type { Client, Reply } from "../trial/client";
import { resetMessage } from "../trial/messages";
import type { Gate } from "../trial/report";
import {
  type Dealing,
  type Subject,
  dealingMessage,
  errorIn,
  onePerFamily,
  successOf,
} from "../trial/subjects";
import { DealingModel, type Outcome, complaint } from "./dealing-model";
import { DealingWalk } from "./dealing-walk";
import { nextLookup } from "./lookups";
import type { ModelFault } from "./model-data";
import { Walker } from "./walker";

/** Walks through all families at once, with a model of their transactions, and the money that these give. */
export class DealingWalker extends Walker<Dealing, Outcome> {
  lookups = 0;
  /** Lookups of what is there. */
  found = 0;
  protected readonly comparedEach = 20;
  protected readonly lost: Outcome = { is: "replaced", status: 500 };
  readonly #model = new DealingModel();
  readonly #walk: DealingWalk;
  readonly #initial: ReadonlyMap<Subject, number>;

  constructor(
    gate: Gate,
    standin: Standin,
    client: Client,
    user: string,
    private readonly walked: readonly Subject[],
  ) {
    super(gate, standin, client, user);
    this.#walk = new DealingWalk(this.#model, this.random, walked);
    this.#initial = this.#money();
  }

  protected async turn(roll: number): Promise<void> {
    if (roll < 10) await this.resetAndCompare();
    else if (roll < 16) await this.#moveClock();
    else if (roll < 56) await this.#lookup();
    else await this.message();
  }

  protected next() {
    const { dealing, cell } = this.#walk.next();
    return { message: dealing, cell };
  }

  protected apply = (dealing: Dealing, fault: ModelFault | undefined): Outcome =>
    this.#model.apply(dealing, fault);
  protected resume = (dealing: Dealing): Outcome => this.#model.resume(dealing);
  protected waiting = (_dealing: Dealing, { is }: Outcome) => (is === "held" ? {} : undefined);
  protected written = dealingMessage;
  protected targetOf = ({ subject, kind, role }: Dealing) => ({
    interface: subject.name,
    operation: subject.operation(kind, role).id,
  });

  protected shown = ({ subject, kind, role, id, requestId, hopeless }: Dealing): string =>
    JSON.stringify({
      interface: subject.name,
      kind,
      role,
      id,
      requestId,
      ...(hopeless === true && { hopeless }),
    });

  /** The money of every family, from one look at the data. */
  #money(): Map<Subject, number> {
    const data = this.space.data();
    return new Map(
      onePerFamily(this.walked).map((subject) => [
        subject,
        subject.adapter.money(data[subject.family.name] as Data),
      ]),
    );
  }

  async #lookup(): Promise<void> {
    const lookup = nextLookup(this.#model, this.#walk, this.random, this.walked);
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
      this.breaks(`${operation.id} ${message.path}: ${wrong}: ${reply.text.slice(0, 400)}`);
  }

  /** A fault for one message in twelve or so. */
  protected faultFor(dealing: Dealing): ModelFault | undefined {
    const isFresh = dealing.role === "request" && !this.#model.knows(dealing.id);
    return isFresh ? this.anyFault(0.22, 0.3) : this.anyFault(0.06, 0);
  }

  async #moveClock(): Promise<void> {
    await this.release();
    this.space.clock({ advanceSeconds: this.random.int(20_000) });
    this.clockMoves += 1;
  }

  /** All families are reset from outside, or one by its own interface. */
  protected async reset(): Promise<void> {
    if (this.random.chance(0.5)) {
      this.loseHeld();
      this.space.reset();
      // What is held waits by the clock: it must not be put back before that.
      if (!this.isHolding) this.startClock();
      this.#model.reset();
      this.#walk.reset();
      return;
    }
    await this.release();
    const { contract, family } = this.random.pick(this.walked);
    await this.resetBy({
      ...resetMessage,
      path: `${contract.basePath}/testServerAdmin/reset`,
    });
    this.#model.reset(family);
    this.#walk.reset(family);
  }

  #successOf = ({ subject, kind, role }: Dealing): number[] =>
    successOf(subject.operation(kind, role));

  protected isApproved = (dealing: Dealing, { status }: Reply): boolean =>
    dealing.role === "request" && this.#successOf(dealing).includes(status ?? 0);

  protected complaint = (
    dealing: Dealing,
    expected: Outcome,
    { status, body }: Reply,
  ): string | undefined =>
    complaint(expected, this.#successOf(dealing), status, errorIn(dealing.subject, body));

  protected stateOf({ id, requestId = id, subject }: Dealing): string | undefined {
    return this.#model.isOf(subject, requestId) ? this.#model.stateOf(requestId) : undefined;
  }

  /** Not every exchange shows a state. */
  protected isInState = (shown: string | undefined, wanted: string): boolean =>
    shown === undefined || shown === wanted;

  protected wrongData(): string[] {
    return [...this.#money()].flatMap(([subject, money]) => {
      const wanted = (this.#initial.get(subject) ?? 0) + this.#model.money(subject);
      return money === wanted
        ? []
        : [`the money of ${subject.family.name} is ${money}, the transactions give ${wanted}`];
    });
  }
}
