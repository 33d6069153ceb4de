import type { DealingModel } from "./dealing-model";
import type { Random } from "../trial/random";
import { type DealingState, dealingStates } from "./reference";
import { type Closing, type Dealing, type Subject, dealingKinds } from "../trial/subjects";

/** What the next message does to the transaction that it is about. */
type Event = "request" | Closing | "confirmationAgain" | "reversalAgain";

/** States in which an advice can well come again under its own id. */
const repeats: readonly (readonly [DealingState, Event])[] = [
  ["NONE", "confirmationAgain"],
  ["DECLINED", "confirmationAgain"],
  ["CONFIRMED", "confirmationAgain"],
  ["DECLINED", "reversalAgain"],
  ["CONFIRMED", "reversalAgain"],
  ["REVERSED", "reversalAgain"],
  ["TOMBSTONE", "reversalAgain"],
  ["LATE", "reversalAgain"],
];

/** Every state and event of an interface that a walk must meet. */
export const cellsOf = ({ name }: Subject): string[] => [
  ...dealingStates.flatMap((state) =>
    (["request", "confirmation", "reversal"] as const).map(
      (event) => `${name}: ${state} x ${event}`,
    ),
  ),
  ...repeats.map(([state, event]) => `${name}: ${state} x ${event}`),
];

const keptTransactions = 120;

/** A message of a walk, and where in the table of states and events it stands. */
export interface DealingStep {
  dealing: Dealing;
  cell?: string;
}

/** Chooses messages of many families: each interface, and each state of its transactions, about as often as another. */
export class DealingWalk {
  readonly #transactions = new Map<string, Dealing>();
  readonly #advices = new Map<string, Dealing[]>();
  readonly #kinds: typeof dealingKinds;
  /** How often each state and event has been met. */
  readonly #met = new Map<string, number>();

  constructor(
    private readonly model: DealingModel,
    private readonly random: Random,
    private readonly walked: readonly Subject[],
  ) {
    this.#kinds = dealingKinds.filter(({ subject }) => walked.includes(subject));
  }

  /** Forgets what was sent: to all interfaces, or to those of one family. */
  reset(family?: Subject["family"]): void {
    for (const [id, { subject }] of this.#transactions) {
      if (family !== undefined && subject.family !== family) continue;
      this.#transactions.delete(id);
      this.#advices.delete(id);
    }
  }

  next(): DealingStep {
    this.#forgetOldest();
    const roll = this.random.int(100);
    if (roll < 28) return this.#step(this.#request(this.#kind()), "request");
    if (roll < 36) return this.#orphan();
    if (roll < 40) return this.#contradiction() ?? this.#orphan();
    return this.#rarest() ?? this.#orphan();
  }

  /** The id of a transaction of a kind, as it was sent; undefined: there is none. */
  someOf(subject: Subject, kind: string): string | undefined {
    return this.#oneOf((one) => one.subject === subject && one.kind === kind)?.id;
  }

  /** A transaction that was sent before: one of each state about as often as of another. */
  #oneOf(fits: (transaction: Dealing) => boolean): Dealing | undefined {
    const byState = new Map<DealingState, Dealing[]>();
    for (const transaction of this.#transactions.values()) {
      if (!fits(transaction)) continue;
      const state = this.model.stateOf(transaction.id);
      byState.set(state, [...(byState.get(state) ?? []), transaction]);
    }
    return byState.size === 0
      ? undefined
      : this.random.pick(this.random.pick([...byState.values()]));
  }

  /** A request of any kind that is well-formed. */
  request = (): Dealing => this.#request(this.#kind());

  /** An interface, and then one of its kinds: none is met less because it has fewer of them. */
  #kind(): (typeof dealingKinds)[number] {
    const subject = this.random.pick(this.walked);
    return this.random.pick(this.#kinds.filter((one) => one.subject === subject));
  }

  /** Old transactions are let go, so that a long walk does not slow down. */
  #forgetOldest(): void {
    for (const id of this.#transactions.keys()) {
      if (this.#transactions.size <= keptTransactions) return;
      this.#transactions.delete(id);
      this.#advices.delete(id);
    }
  }

  #step = (dealing: Dealing, event: Event): DealingStep =>
    this.#noted(this.#stepOf(dealing, event));

  #stepOf(dealing: Dealing, event: Event): DealingStep {
    return {
      dealing,
      cell: `${dealing.subject.name}: ${this.model.stateOf(dealing.requestId ?? dealing.id)} x ${event}`,
    };
  }

  /** The message will be sent. */
  #noted(step: DealingStep): DealingStep {
    const { dealing, cell = "" } = step;
    const transaction = (dealing.requestId ?? dealing.id).toLowerCase();
    this.#met.set(cell, (this.#met.get(cell) ?? 0) + 1);
    if (dealing.role === "request") this.#transactions.set(transaction, dealing);
    else this.#advices.set(transaction, [...(this.#advices.get(transaction) ?? []), dealing]);
    return step;
  }

  /** A request about a thing that is free; where none is, one without hope. */
  #request({ subject, kind }: Pick<Dealing, "subject" | "kind">, id = this.random.uuid()): Dealing {
    const { things } = subject.how(kind);
    const nth =
      things === undefined ? subject.kinds.indexOf(kind) : this.#freeOf(subject, kind, things);
    // Where things are used up, the answer says what has become of the one that is asked for.
    const isFutile =
      this.model.holds(subject, kind, nth) && (things === undefined || this.random.chance(0.5));
    const hopeless = isFutile || this.random.chance(0.25);
    return { subject, kind, role: "request", id, nth, hopeless };
  }

  /** One of many things, mostly one that is free. */
  #freeOf(subject: Subject, kind: string, things: number): number {
    const all = Array.from({ length: things }, (_, nth) => nth);
    const free = all.filter((nth) => !this.model.holds(subject, kind, nth));
    return this.random.pick(free.length === 0 || this.random.chance(0.1) ? all : free);
  }

  #role(subject: Subject, kind: string, confirms: boolean): Closing {
    return confirms && subject.advicesOf(kind).includes("confirmation")
      ? "confirmation"
      : "reversal";
  }

  /** An advice for a request that nobody sent. */
  #orphan(): DealingStep {
    const { subject, kind } = this.#kind();
    const requestId = this.random.uuid();
    const role = this.#role(subject, kind, this.random.chance(0.3));
    this.#transactions.set(requestId, { subject, kind, role: "request", id: requestId });
    return this.#step({ subject, kind, role, id: this.random.uuid(), requestId }, role);
  }

  /** Of some messages about what was sent before, the one that was met least. */
  #rarest(): DealingStep | undefined {
    const steps = Array.from({ length: 6 }, () => this.#event()).filter(
      (step) => step !== undefined,
    );
    const metOf = ({ cell = "" }: DealingStep): number => this.#met.get(cell) ?? 0;
    const [first, ...others] = steps;
    return (
      first &&
      this.#noted(
        others.reduce((rarest, step) => (metOf(step) < metOf(rarest) ? step : rarest), first),
      )
    );
  }

  #event(): DealingStep | undefined {
    const subject = this.random.pick(this.walked);
    const transaction = this.#oneOf((one) => one.subject === subject);
    if (transaction === undefined) return undefined;
    const { kind, id } = transaction;
    if (this.random.chance(0.25))
      return this.#stepOf(
        { ...this.#request({ subject, kind }, this.#cased(id)), variant: this.random.int(50) },
        "request",
      );
    return this.#advice(subject, kind, id);
  }

  #advice(subject: Subject, kind: string, id: string): DealingStep {
    const role = this.#role(subject, kind, this.random.chance(0.5));
    const before = (this.#advices.get(id.toLowerCase()) ?? []).filter(
      (advice) => advice.role === role,
    );
    if (before.length > 0 && this.random.chance(0.5)) {
      const again = this.random.pick(before);
      return this.#stepOf(
        this.random.chance(0.5) ? again : { ...again, variant: 7 },
        `${role}Again`,
      );
    }
    return this.#stepOf(
      { subject, kind, role, id: this.random.uuid(), requestId: this.#cased(id) },
      role,
    );
  }

  #cased = (id: string): string => (this.random.chance(0.1) ? id.toUpperCase() : id);

  /** Ids where they do not belong: of another kind, of another family, or of a request where an advice has its own. */
  #contradiction(): DealingStep | undefined {
    const known = [...this.#transactions.values()].filter(
      ({ id }) => !["NONE", "TOMBSTONE"].includes(this.model.stateOf(id)),
    );
    if (known.length === 0) return undefined;
    const { id, subject, kind } = this.random.pick(known);
    const other = this.#kind();
    if (other.subject === subject && other.kind === kind)
      return { dealing: { subject, kind, role: "reversal", id, requestId: id } };
    if (this.random.chance(0.5)) return { dealing: this.#request(other, id) };
    return {
      dealing: {
        ...other,
        role: this.#role(other.subject, other.kind, this.random.chance(0.5)),
        id: this.random.uuid(),
        requestId: id,
      },
    };
  }
}
