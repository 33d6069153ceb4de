import { type Answer, type Refusal, refuse } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import { present } from "../../contract/values/json-value";
import { type Call, isRefusal, type LookupResult } from "../../lifecycle/call";
import { repeatedMembers } from "../kit/answers";
import { identifiersOf } from "./payment-request";
import { scanIssued, codeOf, receive, tranIdBehind, unknownCode } from "./scans";
import type { Entities, QrCodeEntity, ScanEntity, Unit } from "./entities";
import { refuseQr } from "./errors";
import { type Originator, type QrProperties, variantOf, type ScanNotification } from "./models";
import type { createQrCode, getQrCode, notifyScan, scanNotification } from "./operations";
import { merchantRefusal, settingsOf, partnerRefusal } from "./partners";
import { commonErrors } from "../../contract/error-catalogue";

/** Longest provider identifier: with it and a tranId of 32 characters the template is 99 long. */
const longestIdentifier = 59;

/** Tag of two digits, length of two digits, value. */
const element = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, "0")}${value}`;

/**
 * The content of a code: tag-length-value after the EMV merchant-presented format, with nothing in it but the provider
 * and the `tranId`. No checksum.
 */
export function qrContent(tranId: string, provider: string): string {
  return element("00", "01") + element("26", element("00", provider) + element("01", tranId));
}

/** The provider that a code names: what its properties say, where that fits. */
function providerIn({ uuid, guid }: QrProperties, usual: string): string {
  const given = uuid ?? guid ?? "";
  return given === "" || given.length > longestIdentifier ? usual : given;
}

type CodeCall = Call<typeof getQrCode | typeof createQrCode, Entities>;

/** What a code is to be. */
interface WantedCode {
  id: string;
  originator: Originator;
  amount: LedgerAmount | undefined;
  qrProperties?: QrProperties;
}

/** The retailer's code. */
export function retailerCode(call: Call<typeof getQrCode, Entities>): Answer | Refusal {
  const { id, originator, amount } = call.body;
  const code = newCode(call, { id, originator, amount });
  if (isRefusal<QrCodeEntity>(code)) return code;
  return { status: 200, body: { ...answerTo(call, code), ...(amount && { amounts: amount }) } };
}

/** The provider's code: how it may be used is filled in where the request does not say it. */
export function providerCode(call: Call<typeof createQrCode, Entities>): Answer | Refusal {
  const {
    id,
    originator,
    amounts,
    customer,
    qrProperties = {},
    thirdPartyIdentifiers = [],
  } = call.body;
  if (customer !== undefined) {
    call.note({
      code: "customer-in-code-request",
      field: "customer",
      text: "a code request should not mention the customer (QR-19)",
    });
  }
  const filled: QrProperties = {
    overPaymentAllowed: false,
    partPaymentAllowed: false,
    singleUse: true,
    ...qrProperties,
  };
  const code = newCode(call, {
    id,
    originator,
    amount: amounts?.requestAmount,
    qrProperties: filled,
  });
  if (isRefusal<QrCodeEntity>(code)) return code;
  return {
    status: 201,
    body: {
      ...answerTo(call, code),
      qrProperties: filled,
      thirdPartyIdentifiers: identifiersOf(call.unit, id, thirdPartyIdentifiers),
    },
  };
}

const answerTo = (call: CodeCall, { tranId, qrCode }: QrCodeEntity): object => ({
  ...repeatedMembers(call),
  time: call.unit.at,
  tranId,
  qrCode,
});

/** Makes a code; the simulated customer may scan it at once. */
function newCode(
  call: CodeCall,
  { id, originator, amount, qrProperties }: WantedCode,
): QrCodeEntity | Refusal {
  const { unit } = call;
  const variant = variantOf(call);
  const refusal =
    merchantRefusal(unit, variant, originator) ?? amountRefusal([amount, qrProperties?.value]);
  if (refusal !== undefined) return refusal;
  const { codeLifetimeSeconds, providerIdentifier } = settingsOf(unit);
  const tranId = unit.generate("tranId", id).toString("hex").slice(0, 32);
  const code: QrCodeEntity = {
    tranId,
    qrCode: qrContent(tranId, providerIn(qrProperties ?? {}, providerIdentifier)),
    variant,
    ...present({ amount, qrProperties }),
    expiry:
      qrProperties?.expiryDate ?? new Date(unit.now + codeLifetimeSeconds * 1000).toISOString(),
  };
  const issued = scanIssued(unit, code, originator);
  unit.put("qrCode", tranId, issued);
  return issued;
}

const amountRefusal = (amounts: readonly (LedgerAmount | undefined)[]): Refusal | undefined =>
  amounts.some((amount) => amount !== undefined && amount.amount <= 0)
    ? refuseQr("qr-amount", "The amount of a code must be above 0.")
    : undefined;

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
