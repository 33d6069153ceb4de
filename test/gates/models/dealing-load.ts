import type { StandinSpace } from "../../../src";
import type { Data } from "../../families/suite/adapter";
import type { Client, Reply } from "../trial/client";
import { DealingModel } from "./dealing-model";
import { DealingWalk } from "./dealing-walk";
import { Finals } from "../trial/finals";
import { randomFrom } from "../trial/random";
import type { Gate } from "../trial/report";
import {
  type Closing,
  type Dealing,
  type Subject,
  dealingMessage,
  onePerFamily,
  subjects,
  successOf,
} from "../trial/subjects";

/** Every interface but the one that has an account of its own for each card. */
const loaded = subjects.filter(({ name }) => name !== "gift-card-v3");

/** The load of all families on one space, and the account that is kept of it: no model, only what was answered. */
export class DealingLoad {
  readonly approved = new Map<string, { dealing: Dealing; ends: Set<Closing> }>();
  readonly #model = new DealingModel();
  readonly #walk: DealingWalk;
  readonly #finals: Finals;
  readonly #initial: ReadonlyMap<Subject, number>;

  constructor(
    private readonly gate: Gate,
    private readonly space: StandinSpace,
    private readonly user: string,
    private readonly client: Client,
  ) {
    this.#walk = new DealingWalk(this.#model, randomFrom(gate.seed, "M3", user), loaded);
    this.#finals = new Finals(space, (text) => {
      gate.violation(`${user}: ${text}`);
    });
    this.#initial = this.#money();
  }

  /** The money of every family, from one look at the data. */
  #money(): Map<Subject, number> {
    const data = this.space.data();
    return new Map(
      onePerFamily(loaded).map((subject) => [
        subject,
        subject.adapter.money(data[subject.family.name] as Data),
      ]),
    );
  }

  async send(): Promise<void> {
    const { dealing } = this.#walk.next();
    this.#model.apply(dealing);
    this.#note(dealing, await this.client.send(dealingMessage(dealing), this.user));
  }

  #note(dealing: Dealing, { status }: Reply): void {
    const { subject, kind, role, id, requestId = "" } = dealing;
    if (!successOf(subject.operation(kind, role)).includes(status ?? 0)) return;
    if (role === "request") this.approved.set(id.toLowerCase(), { dealing, ends: new Set() });
    else {
      const closed = this.approved.get(requestId.toLowerCase());
      // Some interfaces acknowledge the reversal of another's request, as of one that they never received.
      if (closed?.dealing.subject === subject && closed.dealing.kind === kind)
        closed.ends.add(role);
    }
  }

  /** Reads the space: the money of every family is the fixtures' plus the effects of what was answered. */
  read(): void {
    for (const [subject, money] of this.#money()) {
      const wanted = (this.#initial.get(subject) ?? 0) + this.#effects(subject.family);
      if (money !== wanted)
        this.gate.violation(
          `${this.user}: the money of ${subject.family.name} is ${money}, the effects give ${wanted}`,
        );
    }
    for (const [id, { ends }] of this.approved)
      if (ends.size > 1) this.gate.violation(`${this.user}: ${id} was confirmed and reversed`);
    this.#finals.read();
  }

  #effects(family: Subject["family"]): number {
    return [...this.approved.values()].reduce((sum, { dealing: { subject, kind }, ends }) => {
      if (subject.family !== family || ends.has("reversal")) return sum;
      const { approved, confirmed } = subject.how(kind).money;
      return sum + approved + (ends.has("confirmation") ? confirmed : 0);
    }, 0);
  }
}
