import {
  type TillAdviceKind,
  type TillSale,
  adviceFor,
  outcomeOf,
  type Behaviour,
  type Deal,
  type TillAnswer,
  type PlayedMessage,
  play,
} from "./deal";
import { type OperationExample, type ReadyMessage, type Earlier, ready } from "./example";

/** Where a till stands: who sends for it, and how time goes by. */
export interface Counter {
  user: string;
  newId(): string;
  /** The time that its messages give. */
  time(): string;
  /** Sends a message; undefined: no answer came. */
  send(message: ReadyMessage): Promise<TillAnswer | undefined>;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** An advice in the queue of a till. */
export interface QueuedAdvice {
  kind: TillAdviceKind;
  message: ReadyMessage;
  /** The status of each delivery; null: no answer came. */
  deliveries: readonly (number | null)[];
  /** It waits to be sent, or sent again; it had a final answer; the till has given it up. */
  state: "waiting" | "final" | "given up";
}

/** The pauses before an advice is repeated grow from the first to the last, in milliseconds. */
const firstPause = 10_000;
const longestPause = 30_000;

/** Repeats of an advice after which a till gives up in any case. */
const mostRepeats = 60;

/** Advices in the queue from which on the oldest that is done is dropped. */
const mostKept = 100;

/** A till that sells and puts right what went wrong; or does not, where it is told to misbehave. */
export class Till {
  /** Its advices, oldest first. */
  readonly queue: QueuedAdvice[] = [];

  constructor(
    private readonly counter: Counter,
    /** Called whenever the queue has changed. */
    private readonly changed: () => void = () => undefined,
  ) {}

  /** Sends the messages that lead to a request; its own is the last. Undefined: one of them was not accepted. */
  async prepare(deal: Deal): Promise<ReadonlyMap<string, Earlier> | undefined> {
    const before = deal.request.messages.slice(0, -1);
    const played = await this.played(before);
    if (played.length < before.length || played.some(({ answer }) => answer.status >= 300))
      return undefined;
    return new Map(
      played.map(({ message, answer }) => [message.name, { id: message.id, answer: answer.body }]),
    );
  }

  /** Sells: sends the request, and what its outcome asks for until that has a final answer. */
  async sell(deal: Deal, behaviour: Behaviour = "well"): Promise<TillSale | undefined> {
    const earlier = await this.prepare(deal);
    const template = deal.request.messages.at(-1);
    if (earlier === undefined || template === undefined) return undefined;
    const message = ready(template, { ...this.filling(), earlier });
    return this.sellMessage({ deal, message, earlier }, behaviour);
  }

  /** The same with a request of one's own. */
  async sellMessage(
    unsent: Omit<TillSale, "answer">,
    behaviour: Behaviour = "well",
  ): Promise<TillSale> {
    const sale = { ...unsent, answer: await this.counter.send(unsent.message) };
    if (behaviour === "requestsAreSentOnce") await this.counter.send(sale.message);
    for (const kind of advicesOf(sale, behaviour)) await this.advise(sale, kind, behaviour);
    return sale;
  }

  /** Sends an advice of a sale until it has a final answer. */
  async advise(sale: TillSale, kind: TillAdviceKind, behaviour: Behaviour = "well"): Promise<void> {
    const message = adviceFor(sale, kind, this.filling(), behaviour);
    if (message === undefined) return;
    const unknownAfter = sale.deal[kind]?.unknownAfter ?? [];
    await this.deliver(
      { kind, message, deliveries: [], state: "waiting" },
      unknownAfter,
      behaviour,
    );
  }

  private async deliver(
    first: QueuedAdvice,
    unknownAfter: readonly number[],
    behaviour: Behaviour,
  ): Promise<void> {
    let advice = first;
    const keep = (change: Partial<QueuedAdvice>): void => {
      const at = this.queue.indexOf(advice);
      this.queue[at] = advice = { ...advice, ...change };
      this.changed();
    };
    this.add(advice);
    while (advice.state === "waiting") {
      const answer = await this.counter.send(advice.message);
      keep({ deliveries: [...advice.deliveries, answer?.status ?? null] });
      const isFinal = answer !== undefined && !unknownAfter.includes(answer.status);
      const repeats = advice.deliveries.length - 1;
      if (isFinal && !(behaviour === "notRepeatedAfterFinal" && repeats === 0))
        keep({ state: "final" });
      else if (behaviour === "repeatedUntilFinal" || repeats >= mostRepeats)
        keep({ state: "given up" });
      else {
        if (behaviour !== "repeatsAreSpaced") await this.counter.wait(pauseAfter(repeats));
        if (behaviour === "repeatsAreUnchanged") keep({ message: this.underNewId(advice.message) });
      }
    }
  }

  private add(advice: QueuedAdvice): void {
    this.queue.push(advice);
    const done = this.queue.findIndex(({ state }) => state !== "waiting");
    if (this.queue.length > mostKept && done >= 0) this.queue.splice(done, 1);
    this.changed();
  }

  private underNewId(message: ReadyMessage): ReadyMessage {
    const id = this.counter.newId();
    const text = JSON.stringify(message).replaceAll(message.id, id);
    return JSON.parse(text) as ReadyMessage;
  }

  private filling = (): { id: string; time: string; user: string } => ({
    id: this.counter.newId(),
    time: this.counter.time(),
    user: this.counter.user,
  });

  private played(messages: OperationExample["messages"]): Promise<PlayedMessage[]> {
    const { counter } = this;
    return play(messages, {
      user: counter.user,
      newId: () => counter.newId(),
      time: () => counter.time(),
      send: async (message) => (await counter.send(message)) ?? { status: 504 },
    });
  }
}

/** The pause after an advice was repeated so often. */
const pauseAfter = (repeats: number): number => Math.min(firstPause * 2 ** repeats, longestPause);

/** What a till sends after a request. */
function advicesOf(sale: TillSale, behaviour: Behaviour): readonly TillAdviceKind[] {
  switch (outcomeOf(sale)) {
    case "approved":
      if (behaviour === "approvedIsClosed") return [];
      return behaviour === "neverBoth" ? ["confirmation", "reversal"] : ["confirmation"];
    case "unknown":
      if (behaviour === "unknownIsReversed") return [];
      return behaviour === "onlyApprovedIsConfirmed" ? ["confirmation"] : ["reversal"];
    case "refused":
      return behaviour === "refusedGetsNoAdvice" ? ["confirmation", "reversal"] : [];
  }
}
