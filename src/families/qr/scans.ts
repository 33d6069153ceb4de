import type { Refusal } from "../../contract/answer";
import type { Operation } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import { type MessageRecord, uuidFrom } from "../../store";
import type {
  AgendaEntity,
  Entities,
  PaymentEntity,
  PlannedScan,
  QrCodeEntity,
  ScanEntity,
  Unit,
} from "./entities";
import { refuseQr } from "./errors";
import {
  type CodeState,
  type Institution,
  type Originator,
  type PaymentState,
  type Profile,
  variantOf,
} from "./models";
import { partnerEntity, settingsOf } from "./partners";
import { momentOf } from "../../contract/values/moment";
import { stateOf } from "../../lifecycle/apply";
import type { State } from "../../lifecycle/state";

type StateSource = Pick<Unit, "get" | "message" | "now">;

/** The states of the life cycle as the family's clients know them. */
const names: Record<State, PaymentState> = {
  NONE: "UNSEEN_REVERSED",
  PROCESSING: "PENDING",
  PENDING: "AUTHORISED",
  DECLINED: "DECLINED",
  FAILED: "TIMED_OUT",
  CONFIRMED: "CONFIRMED",
  REVERSED: "REVERSED",
  TOMBSTONE: "UNSEEN_REVERSED",
  LATE: "DECLINED",
};

/** State of the payment that a record is. */
export const paymentStateOf = (record: Pick<MessageRecord, "state">): PaymentState =>
  names[stateOf(record)];

/** The payment that a code was last linked with, and its state. */
function paymentOf(
  code: QrCodeEntity,
  unit: StateSource,
): { payment: PaymentEntity; state: PaymentState } | undefined {
  const record = code.paymentId === undefined ? undefined : unit.message(code.paymentId);
  const payment = code.paymentId === undefined ? undefined : unit.get("payment", code.paymentId);
  return record === undefined || payment === undefined
    ? undefined
    : { payment, state: paymentStateOf(record) };
}

const live: readonly PaymentState[] = ["PENDING", "AUTHORISED", "TIMED_OUT"];

/** A code that is declared for several payments is open again when one of them is closed. */
const closes = ({ qrProperties }: QrCodeEntity): boolean => qrProperties?.singleUse !== false;

function stateByPayment(state: PaymentState, closesCode: boolean): CodeState | undefined {
  if (live.includes(state)) return "IN_PAYMENT";
  if (!closesCode) return undefined;
  if (state === "CONFIRMED") return "USED";
  return state === "REVERSED" ? "VOIDED" : undefined;
}

/** State of a code by now. It is kept nowhere: it follows from its payment, its scan and the clock. */
export function codeStateOf(code: QrCodeEntity, unit: StateSource): CodeState {
  const linked = paymentOf(code, unit);
  const decided = linked && stateByPayment(linked.state, closes(code));
  if (decided !== undefined) return decided;
  if (code.expiry !== undefined && momentOf(code.expiry) <= unit.now) return "EXPIRED";
  if (code.scanId !== undefined) return "SCANNED";
  return linked?.payment.noScan === true ? "CLOSED_NO_SCAN" : "OPEN";
}

/** Who scanned a code, with the token of the partner. */
export interface ScanningPartner {
  partner: Institution;
  token?: string;
}

/** The scan that a code holds for its next payment. */
export const heldScan = (unit: Unit, { scanId }: QrCodeEntity): ScanEntity | undefined =>
  scanId === undefined ? undefined : unit.get("scan", scanId);

/** How a scan of the simulated customer comes out; `of` tells it from others of the code. */
interface SimulatedOutcome extends Pick<ScanEntity, "outcome" | "reason"> {
  of: string;
}

/** A scan by the simulated customer. */
export function simulatedScan(
  unit: Unit,
  { tranId }: QrCodeEntity,
  scanned: ScanningPartner,
  { outcome, of, reason }: SimulatedOutcome,
): ScanEntity {
  const id = uuidFrom(unit.generate(`scan ${outcome}`, of));
  const scan: ScanEntity = {
    id,
    tranId,
    ...scanned,
    time: unit.at,
    simulated: true,
    outcome,
    ...(reason !== undefined && { reason }),
  };
  unit.put("scan", id, scan);
  return scan;
}

/**
 * Holds a scan for the next payment, or gives it to the payment that waits for one; the refusal
 * where it is not wanted.
 */
export function receive(
  unit: Unit,
  code: QrCodeEntity,
  scan: ScanEntity,
  endWait?: Call["endWait"],
): Refusal | undefined {
  const state = codeStateOf(code, unit);
  const facts = { tranId: code.tranId, state };
  if (state === "EXPIRED") return refuseQr("qr-code-expired", "The code has expired.", facts);
  const waiting = state === "IN_PAYMENT" ? waitingPayment(unit, code) : undefined;
  if (waiting !== undefined) {
    give(unit, waiting, code, scan);
    endWait?.(waiting.id);
    return undefined;
  }
  const held = heldScan(unit, code);
  const objection = objectionTo(unit, state, held, scan);
  if (objection !== undefined) return refuseQr("qr-scan-refused", objection, facts);
  if (held !== undefined) unit.put("scan", held.id, { ...held, outcome: "REPLACED" });
  unit.put("scan", scan.id, { ...scan, outcome: "HELD" });
  unit.put("qrCode", code.tranId, { ...withoutPlan(code), scanId: scan.id });
  return undefined;
}

/** The live payment of a code that has no partner yet. */
function waitingPayment(unit: Unit, code: QrCodeEntity): PaymentEntity | undefined {
  const linked = paymentOf(code, unit);
  return linked?.state === "PENDING" && linked.payment.partner === undefined
    ? linked.payment
    : undefined;
}

/** Why a code takes no scan to hold. */
function objectionTo(
  unit: Unit,
  state: CodeState,
  held: ScanEntity | undefined,
  scan: ScanEntity,
): string | undefined {
  if (state === "IN_PAYMENT") return "The code's payment already has a partner.";
  if (state !== "OPEN" && state !== "SCANNED") return "The code is not open for a scan.";
  if (settingsOf(unit).earlyScan === "decline") return "No payment for the code has arrived yet.";
  const taken = held?.simulated === false && held.partner.id !== scan.partner.id;
  return taken ? "Another partner has already scanned the code." : undefined;
}

function give(unit: Unit, payment: PaymentEntity, code: QrCodeEntity, scan: ScanEntity): void {
  const { partner, token } = scan;
  unit.put("scan", scan.id, { ...scan, outcome: "LINKED" });
  unit.put("qrCode", code.tranId, withoutPlan(code));
  unit.put("payment", payment.id, { ...payment, partner, ...(token !== undefined && { token }) });
}

function withoutPlan({ planned: _planned, ...code }: QrCodeEntity): QrCodeEntity {
  return code;
}

/** The code without what it held for a payment: its scan, and the one to come. */
export function withoutScan({
  planned: _planned,
  scanId: _scanId,
  ...code
}: QrCodeEntity): QrCodeEntity {
  return code;
}

export const unknownCode = (tranId: string): Refusal =>
  refuseQr("qr-code-unknown", "No code has this tranId.", { tranId });

/** The `tranId` of the code to which a client gives this one: a fault may have told another. */
export const tranIdBehind = (tranId: string, unit: Pick<Unit, "get">): string =>
  unit.get("reference", tranId)?.of ?? tranId;

/** The code with a `tranId`. Where settings say so, the partner interface takes those of other providers. */
export function codeOf(
  call: Pick<Call<Operation, Entities>, "unit" | "contract">,
  tranId: string,
): QrCodeEntity | undefined {
  const { unit } = call;
  const known = unit.get("qrCode", tranId);
  const foreign =
    known === undefined &&
    variantOf(call) === "partner" &&
    settingsOf(unit).foreignCodes === "accept";
  return foreign ? { tranId } : known;
}

/** How the simulated customer acts at a terminal: by its profile, else its merchant's, else at once. */
export function profileOf(unit: Unit, { terminalId, merchant }: Originator): Profile {
  const profile: Profile = unit.get("terminal", terminalId)?.profile ??
    unit.get("merchant", merchant.merchantId)?.profile ?? { kind: "AUTO" };
  return profile.kind === "AUTO" && settingsOf(unit).simulatedCustomer === "off"
    ? { kind: "MANUAL" }
    : profile;
}

/** Partner and token with which the simulated customer scans. */
export function ownPartner(
  unit: Unit,
  { partnerId = settingsOf(unit).defaultPartner, token }: Profile,
): ScanningPartner {
  const partner: Institution = {
    id: partnerId,
    name: partnerEntity(unit, { id: partnerId })?.name ?? `Partner ${partnerId}`,
  };
  return { partner, ...(token !== undefined && { token }) };
}

/** A code was issued: the simulated customer scans it, at once or later. Returns the code as it is then. */
export function scanIssued(unit: Unit, code: QrCodeEntity, originator: Originator): QrCodeEntity {
  const profile = profileOf(unit, originator);
  const { earlyScan, simulatedScanDelayMs } = settingsOf(unit);
  if (profile.kind !== "AUTO" || earlyScan === "decline") return code;
  const scanned = ownPartner(unit, profile);
  if (simulatedScanDelayMs > 0)
    return { ...code, planned: planScan(unit, code.tranId, scanned, simulatedScanDelayMs) };
  const scan = simulatedScan(unit, code, scanned, { outcome: "HELD", of: code.tranId });
  return { ...code, scanId: scan.id };
}

/** Notes a scan that is to come, `delayMs` from now. */
export function planScan(
  unit: Unit,
  tranId: string,
  scanned: ScanningPartner,
  delayMs: number,
): PlannedScan {
  const { tranIds } = agendaOf(unit);
  unit.put("agenda", "agenda", {
    name: "agenda",
    tranIds: [...tranIds.filter((other) => other !== tranId), tranId],
  });
  return { ...scanned, at: new Date(unit.now + delayMs).toISOString() };
}

const agendaOf = (unit: Unit): AgendaEntity =>
  unit.get("agenda", "agenda") ?? { name: "agenda", tranIds: [] };

/** The scans that have fallen due are made; the payments that wait for them look after themselves. */
export function makePlannedScans(unit: Unit): void {
  const { tranIds } = agendaOf(unit);
  const left = tranIds.filter((tranId) => !isMade(unit, tranId));
  if (left.length < tranIds.length) unit.put("agenda", "agenda", { name: "agenda", tranIds: left });
}

function isMade(unit: Unit, tranId: string): boolean {
  const code = unit.get("qrCode", tranId);
  if (code?.planned === undefined) return true;
  if (Date.parse(code.planned.at) > unit.now) return false;
  const {
    planned: { at, ...scanned },
    ...rest
  } = code;
  unit.put("qrCode", tranId, rest);
  const scan = simulatedScan(unit, rest, scanned, { outcome: "HELD", of: `${tranId} ${at}` });
  const refusal = receive(unit, rest, scan);
  if (refusal !== undefined)
    unit.put("scan", scan.id, { ...scan, outcome: "REFUSED", reason: refusal.error.message });
  return true;
}
