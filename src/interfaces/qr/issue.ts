import type { Answer, Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import { present } from "../../contract/present";
import type { Call } from "../../lifecycle/call";
import { repeated } from "../transaction-answer";
import { identifiersOf } from "./answers";
import { providerIn, qrContent } from "./content";
import { scanIssued } from "./customer";
import type { QrCodeEntity } from "./entities";
import { refuseQr } from "./errors";
import type { CreateQrCodeRequest, GetQrCodeRequest, Originator, QrProperties } from "./models";
import { merchantRefusal } from "./partners";
import { settingsOf } from "./settings";
import { variantOf } from "./variants";

/** What a code is asked to be. */
interface Wanted {
  id: string;
  originator: Originator;
  amount: LedgerAmount | undefined;
  qrProperties?: QrProperties;
}

/** The retailer's code. */
export function getQrCode(call: Call): Answer | Refusal {
  const { id, originator, amount } = call.body as GetQrCodeRequest;
  const code = issue(call, { id, originator, amount });
  if ("error" in code) return code;
  return { status: 200, body: { ...answerTo(call, code), ...(amount && { amounts: amount }) } };
}

/** The provider's code: how it may be used is filled in where the request does not say it. */
export function createQrCode(call: Call): Answer | Refusal {
  const {
    id,
    originator,
    amounts,
    customer,
    qrProperties = {},
    thirdPartyIdentifiers = [],
  } = call.body as CreateQrCodeRequest;
  if (customer !== undefined) {
    call.note({
      code: "customer-in-code-request",
      field: "customer",
      text: "a code request should say nothing of the customer (QR-19)",
    });
  }
  const filled: QrProperties = {
    overPaymentAllowed: false,
    partPaymentAllowed: false,
    singleUse: true,
    ...qrProperties,
  };
  const code = issue(call, {
    id,
    originator,
    amount: amounts?.requestAmount,
    qrProperties: filled,
  });
  if ("error" in code) return code;
  return {
    status: 201,
    body: {
      ...answerTo(call, code),
      qrProperties: filled,
      thirdPartyIdentifiers: identifiersOf(call.unit, id, thirdPartyIdentifiers),
    },
  };
}

const answerTo = (call: Call, { tranId, qrCode }: QrCodeEntity): object => ({
  ...repeated(call),
  time: call.unit.at,
  tranId,
  qrCode,
});

function issue(
  call: Call,
  { id, originator, amount, qrProperties }: Wanted,
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
