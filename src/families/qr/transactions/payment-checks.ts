import type { Refusal } from "../../../contract/answer";
import { type CheckOf, firstRefusal } from "../../kit/reason-answers";
import type { QrCodeEntity } from "../entities";
import { type QrError, refuseQr } from "../errors";
import type { CodeState } from "../models";
import { merchantRefusal } from "../partners";
import type { Payment } from "../payment-request";
import { codeOf, unknownCode } from "../scans";
import { codeStateOf } from "../states";

const merchantMayPay: CheckOf<Payment> = ({ unit, variant, originator }) =>
  merchantRefusal(unit, variant, originator);

const amountIsPositive: CheckOf<Payment> = ({ amount }) =>
  amount.amount > 0 ? undefined : refuseQr("qr-amount", "The amount must be above 0.");

/** What a code that no payment may be linked with is refused with. */
const closed: Partial<Record<CodeState, [QrError, string]>> = {
  EXPIRED: ["qr-code-expired", "The code has expired."],
  USED: ["qr-code-used", "The code's payment was confirmed."],
  IN_PAYMENT: ["qr-code-busy", "The code has another live payment."],
  VOIDED: ["qr-code-busy", "The code's payment was reversed."],
};

function codeIsFree(code: QrCodeEntity, { unit }: Payment): Refusal | undefined {
  const state = codeStateOf(code, unit);
  const refused = closed[state];
  return refused && refuseQr(...refused, { tranId: code.tranId, state });
}

/** A code with a value may bind the amount; any other one binds the currency alone. */
function amountFits(
  { qrProperties = {}, amount }: QrCodeEntity,
  requested: Payment["amount"],
): Refusal | undefined {
  const { value, overPaymentAllowed, partPaymentAllowed } = qrProperties;
  const { currency = requested.currency } = value ?? amount ?? {};
  if (currency !== requested.currency)
    return refuseQr("qr-amount", `The code is in currency ${currency}.`);
  if (value === undefined) return undefined;
  if (requested.amount > value.amount && overPaymentAllowed !== true)
    return refuseQr("qr-amount", `The code allows at most ${value.amount}.`);
  if (requested.amount < value.amount && partPaymentAllowed !== true)
    return refuseQr("qr-amount", `The code allows at least ${value.amount}.`);
  return undefined;
}

/** The checks before the partner, in the order of the family's reference: the code that may be paid, or a refusal. */
export function payableCode(request: Payment): QrCodeEntity | Refusal {
  const refusal = firstRefusal([merchantMayPay, amountIsPositive], request);
  if (refusal !== undefined) return refusal;
  const code = codeOf(request.call, request.tranId);
  if (code === undefined) return unknownCode(request.tranId);
  return codeIsFree(code, request) ?? amountFits(code, request.amount) ?? code;
}
