import { type Refusal, refuse } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import {
  type ScanningPartner,
  heldScan,
  ownPartner,
  planScan,
  profileOf,
  simulatedScan,
} from "../scans";
import type {
  PlannedScan,
  QrCodeEntity,
  ScanEntity,
  Unit,
  PartnerQuestion,
  PaymentEntity,
} from "../entities";
import { refuseQr, type QrError, errors } from "../errors";
import { Institution, type Profile } from "../models";
import { partnerRefusal, settingsOf } from "../partners";
import type { Payment, QrAdviceCall } from "../payment-request";
import { Value } from "@sinclair/typebox/value";
import { memberOf, valueAt } from "../../../contract/values/json-value";
import type { UndecidedRequest } from "../../../lifecycle/call";
import { limits } from "../../../limits/limits";
import type { Reply } from "../../../onward/message";
import { isUnknownOutcome } from "../../../contract/refusals";
import type { OnwardRule } from "../../../onward/rule";
import { digitsFrom, uuidFrom } from "../../../store";
import { qrPartner } from "../contract";

/** Where a payment goes: to a partner, with the scan that names it if there is one; or it waits for a scan. */
export type PaymentRoute =
  | { kind: "partner"; scanned: ScanningPartner; scan?: ScanEntity }
  | { kind: "wait"; /** The scan that will come. */ planned?: PlannedScan }
  | { kind: "nobody" };

/**
 * The partner of a payment: of the scan that is held, the one that the payment names, or that of
 * the simulated customer.
 */
export function routeOf(request: Payment, code: QrCodeEntity): PaymentRoute | Refusal {
  const { unit, variant, partner } = request;
  const held = heldScan(unit, code);
  const named = partner && partnerRefusal(unit, variant, partner);
  if (named !== undefined) return named;
  if (held?.simulated === false)
    return (
      otherThanScanned(request, held) ?? { kind: "partner", scanned: scannedBy(held), scan: held }
    );
  if (partner === undefined) return simulatedRoute(request, code, held);
  if (variant === "partner") noteUnscanned(request, partner, held);
  return {
    kind: "partner",
    scanned: { partner, ...(request.token !== undefined && { token: request.token }) },
  };
}

/** A partner learns of a payment for a code that no customer of its has scanned, nor the simulated one would. */
function noteUnscanned(
  { unit, originator, call, tranId }: Payment,
  partner: Institution,
  held: ScanEntity | undefined,
): void {
  if ((held?.partner ?? atOnce(unit, profileOf(unit, originator)))?.id === partner.id) return;
  call.note({
    code: "code-not-scanned",
    field: "tranId",
    text: `no customer of partner ${partner.id} has scanned the code ${tranId}`,
  });
}

/** Whose customer scans a code as soon as it is paid, if the simulated one does. */
const atOnce = (unit: Unit, profile: Profile): Institution | undefined =>
  profile.kind === "AUTO" && settingsOf(unit).simulatedScanDelayMs === 0
    ? ownPartner(unit, profile).partner
    : undefined;

const scannedBy = ({ partner, token }: ScanEntity): ScanningPartner => ({
  partner,
  ...(token !== undefined && { token }),
});

/** The payment names another partner or token than the scan that was notified. */
function otherThanScanned({ partner, token }: Payment, held: ScanEntity): Refusal | undefined {
  if (partner !== undefined && partner.id !== held.partner.id) {
    return refuseQr(
      "qr-partner-other",
      `The code was scanned by a customer of partner ${held.partner.id}.`,
      { tranId: held.tranId },
    );
  }
  if (token === undefined || token === held.token) return undefined;
  return refuse(commonErrors["fields-invalid"], {
    formatErrors: [{ field: "partnerPaymentToken", msg: "must match the scan", value: token }],
    tranId: held.tranId,
  });
}

function simulatedRoute(
  request: Payment,
  code: QrCodeEntity,
  held: ScanEntity | undefined,
): PaymentRoute | Refusal {
  const profile = profileOf(request.unit, request.originator);
  if (profile.kind === "AUTO") return automaticRoute(request, code, held, profile);
  const mayWait = request.variant !== "partner";
  if (!mayWait) return noScan(request);
  return { kind: profile.kind === "NEVER" ? "nobody" : "wait" };
}

/** The simulated customer has scanned already, scans now, or will. */
function automaticRoute(
  request: Payment,
  code: QrCodeEntity,
  held: ScanEntity | undefined,
  profile: Profile,
): PaymentRoute | Refusal {
  const { unit, variant, id } = request;
  const scanned = ownPartner(unit, profile);
  const refusal = partnerRefusal(unit, variant, scanned.partner);
  if (refusal !== undefined) return refusal;
  if (held?.partner.id === scanned.partner.id && held.token === scanned.token)
    return { kind: "partner", scanned, scan: held };
  const delayMs = settingsOf(unit).simulatedScanDelayMs;
  if (held !== undefined || (code.planned === undefined && delayMs === 0)) {
    const scan = simulatedScan(unit, code, scanned, { outcome: "LINKED", of: id });
    return { kind: "partner", scanned, scan };
  }
  if (variant === "partner") return noScan(request);
  // A scan that was planned when the code was issued keeps its time.
  const planned =
    code.planned === undefined
      ? planScan(unit, code.tranId, scanned, delayMs)
      : { ...scanned, at: code.planned.at };
  return { kind: "wait", planned };
}

/** Nobody scanned the code in time. */
export const noScan = ({ tranId, id }: Pick<Payment, "tranId" | "id">): Refusal =>
  refuseQr("qr-no-scan", "No partner reported a scan of this code within the scan window.", {
    tranId,
    paymentId: id,
  });

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
