import { type Answer, type Refusal, refuse } from "../../contract/answer";
import {
  closedByOf,
  dataOf,
  requestOnRecord,
  type Cell,
  type TransitionChanges,
  cellTo,
} from "../../lifecycle/state";
import type { Call } from "../../lifecycle/call";
import type { Family, RefusedMessage } from "../kit/family";
import {
  type ReasonAnswer,
  type ReasonAnswers,
  answerTo,
  echoedAcknowledgement,
} from "../kit/answers";
import type { Entities } from "./entities";
import { errors } from "./errors";
import type { confirmKeyChange, confirmTokenPurchase, reverseTokenPurchase } from "./operations";
import { type DeclinedPurchase, purchaseRecord } from "./meter-account";

const notIssued = (next: Cell["next"]): Cell => ({ next, effect: "none", refused: "declined" });

/**
 * Where the life cycle differs: a retry can still settle a purchase that was lost, or that an unreachable provider
 * declined; the reversal of a declined purchase is noted and changes nothing; a purchase whose reversal came first
 * is a declined one.
 */
export const transitions: TransitionChanges = {
  FAILED: { approval: cellTo("PENDING"), decline: cellTo("DECLINED") },
  DECLINED: {
    approval: cellTo("PENDING"),
    decline: cellTo("DECLINED"),
    reversal: cellTo("DECLINED"),
    reversalOfUnknown: cellTo("DECLINED"),
  },
  LATE: {
    confirmation: notIssued("LATE"),
    reversal: cellTo("LATE"),
    reversalOfUnknown: cellTo("LATE"),
  },
};

const neverIssued: ReasonAnswer = {
  entry: errors["prepaid-not-issued"],
  text: () => "NOT_ISSUED",
};

const reversedFirst: ReasonAnswer = { entry: errors["prepaid-reversed"], text: () => "REVERSED" };

/** Which entry answers each reason of the life cycle, and the reason that its detail names. */
const reasonAnswers: ReasonAnswers = {
  unknown: { entry: errors["prepaid-request-unknown"], text: () => "NOT_RECEIVED" },
  inProcess: neverIssued,
  declined: neverIssued,
  failed: neverIssued,
  confirmed: { entry: errors["prepaid-confirmed"], text: () => "ALREADY_CONFIRMED" },
  reversed: { entry: errors["prepaid-reversed"], text: () => "ALREADY_REVERSED" },
  reversedBefore: reversedFirst,
  reversedMeanwhile: reversedFirst,
};

/** An advice for a request that is not there is that first of all, whatever its own id. */
const isOfUnknown = ({ advice, requestId, call, kind }: RefusedMessage<Entities>): boolean =>
  advice !== undefined &&
  requestId !== undefined &&
  requestOnRecord(call.unit, kind, requestId) === undefined;

/** What the life cycle's refusals are in this family (its reference, Conditions). */
function refusal(refused: RefusedMessage<Entities>): Refusal {
  const { reason, id, requestId } = refused;
  if (reason === "unknown" || (reason === "duplicate" && isOfUnknown(refused))) {
    return refuse(errors["prepaid-request-unknown"], { requestId });
  }
  const { entry, text } = answerTo(reasonAnswers, refused);
  return refuse(entry, reason === "duplicate" ? { id } : { reason: text });
}

/** The reversal of a purchase that was never received, from a user that wants it acknowledged. */
function takesNevertheless({
  reason,
  advice,
  call: { unit, user },
}: RefusedMessage<Entities>): boolean {
  return (
    reason === "unknown" &&
    advice === "reversal" &&
    unit.get("client", user)?.acceptsUnknownReversals === true
  );
}

/** An advice for a purchase or a key change. */
export type PrepaidAdvice = Call<
  typeof confirmTokenPurchase | typeof reverseTokenPurchase | typeof confirmKeyChange,
  Entities
>;

/** The acknowledgement of an advice; that it was not the first is noted. */
function acknowledge(call: PrepaidAdvice): Answer {
  const { id, requestId } = call.body;
  const closed = closedByOf(call.unit.message(requestId.toLowerCase()));
  if (closed !== undefined && closed.id !== id.toLowerCase()) {
    call.note({
      code: "advice-again",
      text: `the request was closed before, by the ${closed.advice} ${closed.id}`,
    });
  }
  if (call.operation.advice === "reversal") noteReversal(call, requestId);
  return echoedAcknowledgement(call);
}

/** A declined purchase that was reversed is not tried again by a retry. */
function noteReversal({ unit }: PrepaidAdvice, requestId: string): void {
  const record = purchaseRecord(unit, requestId);
  if (record?.state !== "DECLINED") return;
  const data: DeclinedPurchase = { ...dataOf(record), reversedSince: true };
  unit.record({ ...record, data: JSON.stringify(data) });
}

/** How the life cycle differs, and what its refusals and acknowledgements are. */
export const refusals = {
  refusal,
  takesNevertheless,
  transitions,
  acknowledge,
} satisfies Partial<Family>;
