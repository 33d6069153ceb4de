import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { closedByOf, dataOf } from "../../lifecycle/records";
import type { Call } from "../../lifecycle/call";
import type { RefusalReason } from "../../lifecycle/state";
import type { RefusedMessage } from "../family";
import { echoedAcknowledgement } from "../transaction-answer";
import type { ClientEntity } from "./entities";
import { prepaidErrors } from "./errors";
import type { ConfirmationAdvice } from "./models";
import { type DeclinedPurchase, purchaseRecord } from "./retry";

type Reason = Exclude<RefusalReason, "unknown" | "duplicate">;

/** Which entry answers each reason of the life cycle, and the reason that its detail names. */
const answers: Record<Reason, [entry: keyof typeof prepaidErrors, reason: string]> = {
  inProcess: ["prepaid-not-issued", "NOT_ISSUED"],
  declined: ["prepaid-not-issued", "NOT_ISSUED"],
  failed: ["prepaid-not-issued", "NOT_ISSUED"],
  confirmed: ["prepaid-confirmed", "ALREADY_CONFIRMED"],
  reversed: ["prepaid-reversed", "ALREADY_REVERSED"],
  reversedBefore: ["prepaid-reversed", "REVERSED"],
  reversedMeanwhile: ["prepaid-reversed", "REVERSED"],
};

/** An advice for a request that is not there is that first of all, whatever its own id. */
function isOfUnknown({ advice, requestId, call: { unit }, kind }: RefusedMessage): boolean {
  if (advice === undefined || requestId === undefined) return false;
  const record = unit.message(requestId.toLowerCase());
  return record?.role !== "request" || record.family !== unit.family || record.kind !== kind;
}

/** What the life cycle's refusals are in this family (its reference, Conditions). */
export function prepaidRefusal(refused: RefusedMessage): Refusal {
  const { reason, id, requestId } = refused;
  if (reason === "unknown" || (reason === "duplicate" && isOfUnknown(refused))) {
    return refuse(prepaidErrors["prepaid-request-unknown"], { requestId });
  }
  if (reason === "duplicate") return refuse(commonErrors["id-used"], { id });
  const [entry, text] = answers[reason];
  return refuse(prepaidErrors[entry], { reason: text });
}

/** The reversal of a purchase that was never received, from a user that wants it acknowledged. */
export function takesUnknownReversal({
  reason,
  advice,
  call: { unit, user },
}: RefusedMessage): boolean {
  return (
    reason === "unknown" &&
    advice === "reversal" &&
    unit.get<ClientEntity>("client", user)?.acceptsUnknownReversals === true
  );
}

/** The acknowledgement of an advice; that it was not the first is noted. */
export function acknowledge(call: Call): Answer {
  const { id, requestId } = call.body as ConfirmationAdvice;
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
function noteReversal({ unit }: Call, requestId: string): void {
  const record = purchaseRecord(unit, requestId);
  if (record?.state !== "DECLINED") return;
  const data: DeclinedPurchase = { ...(dataOf(record) as DeclinedPurchase), reversedSince: true };
  unit.record({ ...record, data: JSON.stringify(data) });
}
