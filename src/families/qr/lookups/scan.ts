import { type Refusal, refuse } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import type { Call, LookupResult } from "../../../lifecycle/call";
import type { Entities, ScanEntity, Unit } from "../entities";
import { type ScanNotification, variantOf } from "../models";
import type { notifyScan, scanNotification } from "../operations";
import { partnerRefusal } from "../partners";
import { codeOf, receive, tranIdBehind, unknownCode } from "../scans";

type ScanCall = Call<typeof notifyScan | typeof scanNotification, Entities>;

/**
 * A partner's customer scanned a code. A repeat of an accepted notification changes nothing; a
 * refused one is checked again.
 */
export function scanNotice(call: ScanCall): LookupResult {
  const { unit, operation } = call;
  const message = call.body;
  const id = message.id.toLowerCase();
  const accepted = { status: Number(Object.keys(operation.success)[0]) };
  if (unit.message(id) !== undefined) {
    return isRepeat(unit.get("scan", id), scanOf(unit, id, message))
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
  unit: Unit,
  id: string,
  { tranId, partner, partnerPaymentToken: token }: ScanNotification,
): ScanEntity {
  return {
    id,
    tranId: tranIdBehind(tranId, unit),
    partner: { id: partner.id, name: partner.name },
    ...(token !== undefined && { token }),
    time: unit.at,
    simulated: false,
    outcome: "HELD",
  };
}

const isRepeat = (scan: ScanEntity | undefined, { tranId, partner, token }: ScanEntity): boolean =>
  scan?.tranId === tranId && scan.partner.id === partner.id && scan.token === token;

function scanRefusal(call: ScanCall, scan: ScanEntity): Refusal | undefined {
  const { unit } = call;
  const code = codeOf(call, scan.tranId);
  if (code === undefined) return unknownCode(scan.tranId);
  return (
    partnerRefusal(unit, variantOf(call), scan.partner) ?? receive(unit, code, scan, call.endWait)
  );
}
