import type { Operation } from "../../../src/contract/operation";
import type { Body } from "../../families/suite/adapter";
import type { DealingModel, Known, Outcome } from "./dealing-model";
import type { DealingWalk } from "./dealing-walk";
import type { HttpMessage } from "../trial/messages";
import type { Random } from "../trial/random";
import { type Dealing, type Subject, errorOf, inWords, overHttp, written } from "../trial/subjects";

/** A lookup, and what it must be answered. */
export interface Lookup {
  subject: Subject;
  operation: Operation;
  message: HttpMessage;
  expected: Outcome;
}

const found: Outcome = { is: "taken" };
const declined: Outcome = { is: "declined" };
const refused = (status: number, error?: string): Outcome => ({ is: "refused", status, error });

/** What the lookup of a transaction is answered; undefined: it is not asked in this state. */
type Reading = (known: Pick<Known, "state" | "approved" | "answered">) => Outcome | undefined;

/** The references on lookups of a transaction, by interface and operation. */
const readings: Readonly<Record<string, Reading>> = {
  "airtime/purchaseStatus": ({ state, approved, answered }) => {
    switch (state) {
      case "PENDING":
      case "CONFIRMED":
        return found;
      // A fault in the place of the decision is the answer that there was.
      case "DECLINED":
        return approved === undefined ? { is: "replaced", status: answered ?? 0 } : declined;
      case "REVERSED":
        return refused(400, "ACCOUNT_ALREADY_SETTLED");
      case "PROCESSING":
        return refused(500, "OUTCOME_UNKNOWN");
      default:
        return refused(404, "UNABLE_TO_LOCATE_RECORD");
    }
  },
  // What was first returned, or would have been; while a redemption is in process its lookup waits.
  "voucher/lookupRedemption": ({ state, approved, answered }) => {
    if (approved === true) return found;
    switch (state) {
      case "NONE":
      case "TOMBSTONE":
        return refused(404, "UNABLE_TO_LOCATE_RECORD");
      case "DECLINED":
        return declined;
      case "FAILED":
        return answered === null
          ? refused(404, "UNABLE_TO_LOCATE_RECORD")
          : { is: "replaced", status: answered ?? 0 };
      default:
        return undefined;
    }
  },
};

const retry = "retryPurchaseRequest";

/** The purchase again under its own id, as it was first sent: the one lookup that may open a transaction. */
function retryOf(
  model: DealingModel,
  subject: Subject,
  operation: Operation,
  kind: string,
  id: string,
  random: Random,
): Lookup | undefined {
  const about = model.asked(id) ?? { nth: 0, hopeless: random.chance(0.25) };
  const dealing: Dealing = { subject, kind, role: "request", id, ...about };
  const expected = model.retry(dealing);
  return expected && lookupWith(subject, operation, written(dealing).body ?? {}, id, expected);
}

/** A lookup of any interface: of a transaction, of something that is there, or of something that is not. */
export function nextLookup(
  model: DealingModel,
  walk: DealingWalk,
  random: Random,
  walked: readonly Subject[],
): Lookup | undefined {
  const all = walked.flatMap((subject) =>
    subject.contract.operations
      .filter(({ kind }) => kind === "lookup")
      .map((operation) => ({ subject, operation })),
  );
  const isRead = random.chance(0.5);
  const { subject, operation } = random.pick(
    all.filter(
      (one) =>
        !isRead ||
        one.operation.id === retry ||
        `${one.subject.name}/${one.operation.id}` in readings,
    ),
  );
  const kind = subject.adapter.lookedUp?.(operation);
  if (kind === undefined) return lookupOfThing(subject, operation, random);
  const id = (random.chance(0.9) ? walk.someOf(subject, kind) : undefined) ?? random.uuid();
  if (operation.id === retry) return retryOf(model, subject, operation, kind, id, random);
  const expected = readings[`${subject.name}/${operation.id}`]?.(model.lookedUp(id));
  return (
    expected &&
    lookupWith(subject, operation, subject.adapter.lookup?.(operation, id) ?? {}, id, expected)
  );
}

function lookupOfThing(subject: Subject, operation: Operation, random: Random): Lookup {
  const { adapter } = subject;
  const id = random.uuid();
  const missed = random.chance(0.3) ? adapter.missed?.(operation, id) : undefined;
  if (missed === undefined)
    return lookupWith(subject, operation, adapter.lookup?.(operation, id) ?? {}, id, found);
  return lookupWith(
    subject,
    operation,
    missed.body,
    id,
    refused(missed.error.status, errorOf(missed.error)),
  );
}

const lookupWith = (
  subject: Subject,
  operation: Operation,
  body: Body,
  id: string,
  expected: Outcome,
): Lookup => ({
  subject,
  operation,
  message: overHttp(subject, inWords(operation, body, id)),
  expected,
});
