import { Value } from "@sinclair/typebox/value";
import { type Refusal, refuse } from "../../../contract/answer";
import { memberOf, valueAt } from "../../../contract/values/json-value";
import type { UndecidedRequest } from "../../../lifecycle/call";
import { limits } from "../../../limits/limits";
import type { Reply } from "../../../onward/attempt";
import { isUnknownOutcome } from "../../../contract/refusals";
import type { OnwardRule } from "../../../onward/rule";
import { digitsFrom, uuidFrom } from "../../../store";
import { qrPartner } from "../contract";
import type { PartnerQuestion, PaymentEntity, Unit } from "../entities";
import { type QrError, errors, refuseQr } from "../errors";
import { Institution } from "../models";
import type { QrAdviceCall, Payment } from "../payment-request";

/**
 * A partner that is reached over the network (contract 1, partner interface): it is asked for the
 * payment, and told what became of it. The ids of these messages are our own.
 */

const storedQuestion = (unit: Pick<Unit, "get">, id: string): PartnerQuestion | undefined =>
  unit.get("partnerAsk", id);

/** What the partner outside says to a payment: it approves (and who it is), it is waited for, or it does not. */
export function askOutside(
  request: Payment,
  payment: PaymentEntity,
  partner: Institution,
): UndecidedRequest | Refusal | { approvedBy: Institution } {
  const { unit, id } = request;
  const known = storedQuestion(unit, id);
  if (known === undefined) {
    const until = new Date(unit.now + limits.onwardAnswerMs).toISOString();
    unit.put("partnerAsk", id, {
      id,
      request: questionOf(request, payment, partner),
      partner,
      until,
      state: "ASKED",
    });
    return { undecidedForMs: limits.onwardAnswerMs };
  }
  const left = Date.parse(known.until) - unit.now;
  if (known.state === "ASKED" && left > 0) return { undecidedForMs: left };
  if (known.state === "APPROVED") return { approvedBy: known.partner };
  if (known.declined !== undefined) return declineOf(request, known.declined);
  if (known.state === "ASKED") unit.put("partnerAsk", id, { ...known, state: "UNKNOWN" });
  return refuseQr("qr-partner-silent", `${partner.name} did not answer in time.`, {
    tranId: request.tranId,
    paymentId: id,
  });
}

function questionOf(
  { unit, id, originator, rrn, amount, tranId }: Payment,
  { token }: PaymentEntity,
  partner: Institution,
): PartnerQuestion["request"] {
  return {
    id: uuidFrom(unit.generate("partner-payment", id)),
    time: unit.at,
    originator,
    rrn: rrn ?? digitsFrom(unit.generate("partner-rrn", id), 12),
    amount,
    tranId,
    partner,
    ...(token !== undefined && { partnerPaymentToken: token }),
  };
}

/**
 * A decline is passed on with the partner's reason: not enabled and out of service by status,
 * everything else as one.
 */
function declineOf(
  { id, tranId, variant }: Payment,
  { status, ...reasons }: NonNullable<PartnerQuestion["declined"]>,
): Refusal {
  // The provider's interface lists no 501 for a payment.
  const byStatus: Record<number, QrError> = {
    501: variant === "provider" ? "qr-provider-not-supported" : "qr-not-supported",
    503: "qr-partner-down",
  };
  return refuse(errors[byStatus[status] ?? "qr-declined"], {
    freeString: `The partner answered ${status}.`,
    partner: { status, ...reasons },
    tranId,
    paymentId: id,
  });
}

/** The partner's answer, or that there is none. One that comes too late for its payment is undone. */
function takePartnerAnswer(unit: Unit, id: string, reply: Reply): string | undefined {
  const question = storedQuestion(unit, id);
  if (question?.state !== "ASKED") return undefined;
  const isWaitedFor = unit.message(id)?.state === "PROCESSING";
  const outcome = outcomeOf(reply);
  const isLate = outcome.state === "APPROVED" && !isWaitedFor;
  unit.put("partnerAsk", id, {
    ...question,
    ...outcome,
    ...(isLate && { state: "UNKNOWN" }),
  });
  return isWaitedFor ? id : undefined;
}

/** What an answer comes to. */
function outcomeOf({
  status,
  body,
  failure,
}: Reply): Pick<PartnerQuestion, "state" | "declined"> & Partial<Pick<PartnerQuestion, "partner">> {
  if (status === null || isUnknownOutcome(status)) return { state: "UNKNOWN" };
  if (status >= 300) {
    return {
      state: "DECLINED",
      declined: {
        status,
        ...textMember("errorMessage", memberOf(body, "errorMessage")),
        ...textMember("reason", valueAt(body, "detailMessage.reason")),
      },
    };
  }
  // An approval that cannot be read is none.
  if (failure !== undefined) return { state: "UNKNOWN" };
  const partner = memberOf(body, "partner");
  return {
    state: "APPROVED",
    ...(Value.Check(Institution, partner) && { partner: { id: partner.id, name: partner.name } }),
  };
}

const textMember = (name: "errorMessage" | "reason", value: unknown): object =>
  typeof value === "string" ? { [name]: value.slice(0, limits.echoedValue) } : {};

/** The payment was closed: the partner that approved it is told. */
export function closeOutside({ unit, operation, body }: QrAdviceCall, id: string): void {
  const question = storedQuestion(unit, id);
  if (question?.state !== "APPROVED") return;
  const reversalReason = "reversalReason" in body ? body.reversalReason : undefined;
  const state = operation.advice === "confirmation" ? "CONFIRMED" : "REVERSED";
  unit.put("partnerAsk", id, {
    ...question,
    state,
    ...(reversalReason !== undefined && { reversalReason }),
  });
}

const common = { entity: "partnerAsk", target: "partner", contract: qrPartner } as const;

/** What tells a partner of an advice: its own id, and the request that it is about. */
function adviceTo(
  { id, request: { id: requestId, rrn }, partner }: PartnerQuestion,
  unit: Pick<Unit, "generate" | "at">,
  more: object,
) {
  const adviceId = uuidFrom(
    unit.generate(`partner-${Object.keys(more).length === 0 ? "confirmation" : "reversal"}`, id),
  );
  return {
    path: { paymentId: requestId, adviceId },
    body: { id: adviceId, requestId, time: unit.at, rrn, partner, ...more },
  };
}

const isUndone = ({ state }: PartnerQuestion): boolean =>
  state === "UNKNOWN" || state === "REVERSED";

/** The payment is a question; what became of it is told until the partner has taken it. */
export const onward: readonly OnwardRule<PartnerQuestion>[] = [
  {
    ...common,
    operation: "paymentRequest",
    answered: takePartnerAnswer,
    messageFor: ({ before, after }) =>
      before === undefined ? { body: after.request, about: after.id } : undefined,
  },
  {
    ...common,
    operation: "payment confirmation",
    messageFor: ({ before, after, unit }) =>
      before?.state !== "CONFIRMED" && after.state === "CONFIRMED"
        ? adviceTo(after, unit, {})
        : undefined,
  },
  {
    ...common,
    operation: "reversePayment",
    messageFor({ before, after, unit }) {
      if (before === undefined || isUndone(before) || !isUndone(after)) return undefined;
      return adviceTo(after, unit, { reversalReason: after.reversalReason ?? "TIMEOUT" });
    },
  },
];
