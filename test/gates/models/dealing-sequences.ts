import type { DataView } from "../../../src/exchange/test-server";
import type { Data } from "../../families/suite/adapter";
import { DealingModel, complaint } from "./dealing-model";
import { giftCardSequences } from "./card-sequences";
import {
  type Seen,
  type SequenceStep,
  type SequenceSubject,
  TransactionRun,
  transactionId,
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
class DealingRun extends TransactionRun<Dealing> {
  readonly #model = new DealingModel();

  constructor(
    private readonly subject: Subject,
    private readonly kind: string,
    private readonly initialMoney: number,
  ) {
    super();
  }

  protected request(): Dealing {
    return { subject: this.subject, kind: this.kind, role: "request", id: transactionId, nth: 0 };
  }

  protected advice(role: Closing, id: string): Dealing {
    return { subject: this.subject, kind: this.kind, role, id, requestId: transactionId };
  }

  protected take(dealing: Dealing, isLate: boolean): Omit<SequenceStep, "now"> {
    const expected = this.#model.apply(dealing, undefined, isLate);
    const { operation, path, query, body } = written(dealing);
    return {
      message: { operation: operation.id, path, query, body },
      complaint: (status, answer) =>
        complaint(expected, successOf(operation), status, errorIn(this.subject, answer)),
    };
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
