import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import type { Call, LookupResult } from "../../lifecycle/call";
import { type UnitOfWork, uuidFrom } from "../../store";
import type { PaymentEntity, QrCodeEntity, ScanEntity } from "./entities";
import { refuseQr } from "./errors";
import type { CodeState, Institution, ScanNotification } from "./models";
import { partnerRefusal } from "./partners";
import { settingsOf } from "./settings";
import { codeStateOf, paymentOf } from "./states";
import { variantOf } from "./variants";

/** Who scanned a code, with the token of the partner. */
export interface Scanned {
  partner: Institution;
  token?: string;
}

/** The scan that a code holds for its next payment. */
export const heldScan = (unit: UnitOfWork, { scanId }: QrCodeEntity): ScanEntity | undefined =>
  scanId === undefined ? undefined : unit.get<ScanEntity>("scan", scanId);

/** A scan by the simulated customer; `of` tells it from others of the code. */
export function simulatedScan(
  unit: UnitOfWork,
  { tranId }: QrCodeEntity,
  scanned: Scanned,
  outcome: ScanEntity["outcome"],
  of: string,
  reason?: string,
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

/** Holds a scan for the next payment, or gives it to the payment that waits for one; the refusal where it is not wanted. */
export function receive(
  unit: UnitOfWork,
  code: QrCodeEntity,
  scan: ScanEntity,
  wake?: Call["wake"],
): Refusal | undefined {
  const state = codeStateOf(code, unit);
  const facts = { tranId: code.tranId, state };
  if (state === "EXPIRED") return refuseQr("qr-code-expired", "The code has expired.", facts);
  const waiting = state === "IN_PAYMENT" ? waitingPayment(unit, code) : undefined;
  if (waiting !== undefined) {
    give(unit, waiting, code, scan);
    wake?.(waiting.id);
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
function waitingPayment(unit: UnitOfWork, code: QrCodeEntity): PaymentEntity | undefined {
  const linked = paymentOf(code, unit);
  return linked?.state === "PENDING" && linked.payment.partner === undefined
    ? linked.payment
    : undefined;
}

/** Why a code takes no scan to hold. */
function objectionTo(
  unit: UnitOfWork,
  state: CodeState,
  held: ScanEntity | undefined,
  scan: ScanEntity,
): string | undefined {
  if (state === "IN_PAYMENT") return "The code's payment has its partner already.";
  if (state !== "OPEN" && state !== "SCANNED") return "The code is not open for a scan.";
  if (settingsOf(unit).earlyScan === "decline") return "No payment for the code has come yet.";
  const taken = held?.simulated === false && held.partner.id !== scan.partner.id;
  return taken ? "Another partner has scanned the code before." : undefined;
}

function give(
  unit: UnitOfWork,
  payment: PaymentEntity,
  code: QrCodeEntity,
  scan: ScanEntity,
): void {
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

/** A partner's customer scanned a code. A repeat of an accepted notification changes nothing; a refused one is judged anew. */
export function takeScan(call: Call): LookupResult {
  const { unit, operation } = call;
  const message = call.body as ScanNotification;
  const id = message.id.toLowerCase();
  const accepted = { status: Number(Object.keys(operation.success)[0]) };
  if (unit.message(id) !== undefined) {
    return isRepeat(unit.get<ScanEntity>("scan", id), message)
      ? accepted
      : refuse(commonErrors["id-used"], { tranId: message.tranId });
  }
  const scan = scanOf(unit, id, message);
  const refusal = scanRefusal(call, scan);
  if (refusal !== undefined) {
    unit.put("scan", id, { ...scan, outcome: "REFUSED", reason: refusal.error.message });
    return refusal;
  }
  unit.record({
    id,
    family: unit.family,
    role: "lookup",
    kind: "scan",
    requestId: null,
    state: null,
    answered: accepted.status,
    digest: "",
    answer: null,
    data: null,
    at: unit.at,
  });
  return accepted;
}

function scanOf(
  unit: UnitOfWork,
  id: string,
  { tranId, partner, partnerPaymentToken: token }: ScanNotification,
): ScanEntity {
  return {
    id,
    tranId,
    partner: { id: partner.id, name: partner.name },
    ...(token !== undefined && { token }),
    time: unit.at,
    simulated: false,
    outcome: "HELD",
  };
}

const isRepeat = (
  scan: ScanEntity | undefined,
  { tranId, partner, partnerPaymentToken }: ScanNotification,
): boolean =>
  scan?.tranId === tranId && scan.partner.id === partner.id && scan.token === partnerPaymentToken;

function scanRefusal(call: Call, scan: ScanEntity): Refusal | undefined {
  const { unit } = call;
  const code = codeOf(call, scan.tranId);
  if (code === undefined) return unknownCode(scan.tranId);
  return (
    partnerRefusal(unit, variantOf(call), scan.partner) ?? receive(unit, code, scan, call.wake)
  );
}

export const unknownCode = (tranId: string): Refusal =>
  refuseQr("qr-code-unknown", "No code has this tranId.", { tranId });

/** The code with a `tranId`. Where settings say so, the partner interface takes those of other providers. */
export function codeOf(call: Call, tranId: string): QrCodeEntity | undefined {
  const { unit } = call;
  const known = unit.get<QrCodeEntity>("qrCode", tranId);
  const foreign =
    known === undefined &&
    variantOf(call) === "partner" &&
    settingsOf(unit).foreignCodes === "accept";
  return foreign ? { tranId } : known;
}
