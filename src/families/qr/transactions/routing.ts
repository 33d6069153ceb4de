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
import type { PlannedScan, QrCodeEntity, ScanEntity, Unit } from "../entities";
import { refuseQr } from "../errors";
import type { Institution, Profile } from "../models";
import { partnerRefusal, settingsOf } from "../partners";
import type { Payment } from "../payment-request";

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
