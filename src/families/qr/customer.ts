import type { AgendaEntity, PlannedScan, QrCodeEntity, Unit } from "./entities";
import type { Institution, Originator, Profile } from "./models";
import { partnerEntity } from "./partners";
import { type Scanned, receive, simulatedScan } from "./scans";
import { settingsOf } from "./settings";

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
): Scanned {
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
  scanned: Scanned,
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
