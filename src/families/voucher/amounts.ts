import type { Refusal } from "../../contract/answer";
import type { VoucherEntity, VoucherTransaction } from "./entities";
import { type VoucherAdvice, refuseVoucher } from "./vouchers";

/** The final amount of an advice; undefined: the approved amount stands. */
export const finalAmount = (advice: VoucherAdvice): number | undefined =>
  advice.body.amounts?.approvedAmount?.amount;

/** The amount that counts once a confirmation has come: a lower one takes the place of the approved one. */
export const settledAmount = (
  advice: VoucherAdvice,
  { amount }: Partial<VoucherTransaction>,
): number | undefined => finalAmount(advice) ?? amount;

/** What is wrong with the amount of an advice, if anything (the family's reference, Amounts). */
export function amountObjection(
  advice: VoucherAdvice,
  { amount }: Partial<VoucherTransaction>,
  voucher: VoucherEntity | undefined,
): Refusal | undefined {
  const sent = advice.body.amounts?.approvedAmount;
  if (sent === undefined) return undefined;
  if (advice.operation.advice === "reversal") {
    return sent.amount === 0
      ? undefined
      : refuseVoucher("voucher-amount-invalid", "A voucher can only be reversed as a whole.");
  }
  if (voucher !== undefined && sent.currency !== voucher.currency) {
    return refuseVoucher(
      "voucher-amount-invalid",
      `The currency of the voucher is ${voucher.currency}.`,
    );
  }
  const right = sent.amount >= 0 && (amount === undefined || sent.amount <= amount);
  return right
    ? undefined
    : refuseVoucher(
        "voucher-amount-invalid",
        `The approved amount was ${amount ?? "open"}, not ${sent.amount}.`,
      );
}
