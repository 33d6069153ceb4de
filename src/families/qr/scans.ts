import type { Refusal } from "../../contract/answer";
import type { Operation } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import { uuidFrom } from "../../store";
import type { Entities, PaymentEntity, QrCodeEntity, ScanEntity, Unit } from "./entities";
import { refuseQr } from "./errors";
import type { CodeState, Institution } from "./models";
import { settingsOf } from "./settings";
import { codeStateOf, paymentOf } from "./states";
import { variantOf } from "./variants";

/** Who scanned a code, with the token of the partner. */
export interface Scanned {
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
  scanned: Scanned,
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
