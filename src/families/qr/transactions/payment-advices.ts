import { type Refusal, refuse } from "../../../contract/answer";
import { commonErrors } from "../../../contract/error-catalogue";
import type { Effect } from "../../../lifecycle/state";
import type { PaymentEntity, Unit } from "../entities";
import { refuseQr } from "../errors";
import type { PaymentAdvice } from "../models";
import { closeOutside } from "./partner-outside";
import { moveAccount } from "../partners";
import type { QrAdviceCall, KeptOfPayment } from "../payment-request";
import { limits } from "../../../limits/limits";

/** The members that an advice of some interface has. */
const adviceIn = ({ body }: QrAdviceCall): PaymentAdvice => body;

const linkedPayment = ({ unit, body }: QrAdviceCall): PaymentEntity | undefined =>
  unit.get("payment", body.requestId.toLowerCase());

/** The members of an advice that must be those of its payment, where both have them (contract 1, advices). */
const repeatedMembers = ["rrn", "tranId"] as const;

/** An advice that speaks of another payment than its `requestId` does, whatever has become of it. */
export function mismatch(call: QrAdviceCall, kept: Partial<KeptOfPayment>): Refusal | undefined {
  const advice = adviceIn(call);
  const formatErrors = repeatedMembers.flatMap((field) => {
    const [given, expected] = [advice[field], kept[field]];
    if (given === undefined || expected === undefined) return [];
    if (given === expected || given === kept.told?.[field]) return [];
    return [{ field, msg: "must match the payment", value: given.slice(0, limits.echoedValue) }];
  });
  if (formatErrors.length > 0)
    return refuse(commonErrors["ids-differ"], { formatErrors, paymentId: advice.requestId });
  const partner = linkedPayment(call)?.partner;
  if (partner === undefined || advice.partner === undefined) return undefined;
  if ([partner.id, kept.told?.partnerId].includes(advice.partner.id)) return undefined;
  return refuseQr("qr-partner-other", `The payment was processed by partner ${partner.id}.`, {
    paymentId: advice.requestId,
  });
}

/** The final amount of an advice: a confirmation takes more than nothing and at most all, a reversal less than all. */
export function objection(call: QrAdviceCall, _data: unknown, effect: Effect): Refusal | undefined {
  const final = adviceIn(call).amounts?.approvedAmount;
  const approved = linkedPayment(call)?.amount;
  if (effect === "none" || final === undefined || approved === undefined) return undefined;
  const fits =
    effect === "confirm"
      ? final.amount > 0 && final.amount <= approved.amount
      : final.amount >= 0 && final.amount < approved.amount;
  if (fits && final.currency === approved.currency) return undefined;
  const bounds =
    effect === "confirm"
      ? `above 0 and at most ${approved.amount}`
      : `at least 0 and below ${approved.amount}`;
  return refuseQr(
    "qr-amount",
    `The final amount must be ${bounds}, in currency ${approved.currency}.`,
    { paymentId: adviceIn(call).requestId },
  );
}

/** The customer has the goods: the amount is taken, or the part of it that the advice says. */
export function confirmPayment(_unit: Unit, _data: unknown, call: QrAdviceCall): void {
  settle(call, (approved) => adviceIn(call).amounts?.approvedAmount?.amount ?? approved);
}

/** The tender was not used: nothing is taken but what the advice says. */
export function reversePayment(_unit: Unit, _data: unknown, call: QrAdviceCall): void {
  settle(call, () => adviceIn(call).amounts?.approvedAmount?.amount ?? 0);
}

function settle(call: QrAdviceCall, finalOf: (approved: number) => number): void {
  const { unit } = call;
  const payment = linkedPayment(call);
  if (payment !== undefined) closeOutside(call, payment.id);
  // Fixtures may leave a payment open that holds nothing.
  if (payment?.account === undefined) return;
  const account = unit.get("account", payment.account);
  if (account === undefined) throw new Error("an open payment is held by an account that is gone");
  const { amount } = payment.amount;
  const final = finalOf(amount);
  moveAccount(unit, account, { held: -amount, balance: -final });
  if (adviceIn(call).amounts?.approvedAmount !== undefined) {
    unit.put("payment", payment.id, {
      ...payment,
      finalAmount: { ...payment.amount, amount: final },
    });
  }
}
