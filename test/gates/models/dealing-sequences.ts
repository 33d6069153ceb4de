import type { DataView } from "../../../src/exchange/test-server/data";
import type { Data } from "../../families/suite/adapter";
import { DealingModel, complaint } from "./dealing-model";
import {
  type Seen,
  type SequenceEvent,
  type SequenceRun,
  type SequenceStep,
  type SequenceSubject,
  giftCardSequences,
  lateAt,
  openAt,
  rivalId,
  transactionId,
  uuidOf,
} from "./sequences";
import {
  type Closing,
  type Dealing,
  type Subject,
  errorIn,
  subjects,
  successOf,
  written,
} from "../trial/subjects";

/** A run of events for one transaction of any family: its answers, and at the end the family's money. */
class DealingRun implements SequenceRun {
  readonly #model = new DealingModel();
  readonly #last = new Map<Closing, string>();
  #number = 10;

  constructor(
    private readonly subject: Subject,
    private readonly kind: string,
    private readonly initialMoney: number,
  ) {}

  step(event: SequenceEvent): SequenceStep {
    const late = event === "lateRequest";
    const dealing = this.#dealing(event);
    const expected = this.#model.apply(dealing, undefined, late);
    const { operation, path, query, body } = written(dealing);
    return {
      message: { operation: operation.id, path, query, body },
      now: late ? lateAt : openAt,
      complaint: (status, answer) =>
        complaint(expected, successOf(operation), status, errorIn(this.subject, answer)),
    };
  }

  #dealing(event: SequenceEvent): Dealing {
    const { subject, kind } = this;
    const request: Dealing = { subject, kind, role: "request", id: transactionId, nth: 0 };
    switch (event) {
      case "request":
        return request;
      case "sameAgain":
        return { ...request, id: transactionId.toUpperCase(), variant: 5 };
      case "rival":
        return { ...request, id: rivalId };
      case "lateRequest":
        return { ...request, variant: 9 };
      default:
        return this.#advice(
          event.startsWith("confirmation") ? "confirmation" : "reversal",
          event.endsWith("Again"),
        );
    }
  }

  #advice(role: Closing, again: boolean): Dealing {
    const id = (again ? this.#last.get(role) : undefined) ?? uuidOf((this.#number += 1));
    this.#last.set(role, id);
    return { subject: this.subject, kind: this.kind, role, id, requestId: transactionId };
  }

  wrongNow = (): undefined => undefined;

  wrongAtLast({ data }: Seen): string | undefined {
    const wanted = this.initialMoney + this.#model.money(this.subject);
    const money = this.subject.adapter.money(data() as Data);
    return money === wanted ? undefined : `the money is ${money} instead of ${wanted}`;
  }
}

/** Kinds that both advices close. */
const closedBothWays = (subject: Subject): string[] =>
  subject.kinds.filter((kind) => subject.advicesOf(kind).length === 2);

const dealingSequences = (subject: Subject): SequenceSubject => ({
  subject,
  kinds: closedBothWays(subject),
  start: (kind, initially: DataView) =>
    new DealingRun(subject, kind, subject.adapter.money(initially as Data)),
});

/** Every interface whose sequences are tried. */
export const sequenceSubjects: readonly SequenceSubject[] = subjects.map((subject) =>
  subject === giftCardSequences.subject ? giftCardSequences : dealingSequences(subject),
);
