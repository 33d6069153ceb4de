import { type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { errors } from "./errors";
import type { Entities } from "./entities";
import type { confirmPayment, confirmRefund, reversePayment, reverseRefund } from "./operations";

/** What was approved, in minor units. */
interface ApprovedAmount {
  approved: number;
  currency: string;
}

/** An advice for a payment or a refund. */
export type BillAdvice = Call<
  typeof confirmPayment | typeof reversePayment | typeof confirmRefund | typeof reverseRefund,
  Entities
>;

const sentAmount = ({ body }: BillAdvice) => body.amounts?.approvedAmount;

/**
 * The final amount of a transaction: what its advice says, else all of it for a confirmation and nothing for a
 * reversal. A payment may so be confirmed, or reversed, in part.
 */
export const finalAmount = (advice: BillAdvice, { approved }: ApprovedAmount): number =>
  sentAmount(advice)?.amount ?? (advice.operation.advice === "confirmation" ? approved : 0);

/** What is wrong with the amount of an advice, if anything: it is within what was approved, and of its currency. */
export function amountObjection(
  advice: BillAdvice,
  { approved, currency }: ApprovedAmount,
  highestReversal = approved,
): Refusal | undefined {
  const sent = sentAmount(advice);
  if (sent === undefined) return undefined;
  const [least, most] =
    advice.operation.advice === "confirmation" ? [1, approved] : [0, highestReversal];
  if (sent.currency === currency && sent.amount >= least && sent.amount <= most) return undefined;
  return refuse(errors["bill-amount-invalid"], {
    requested: sent,
    approved: { amount: approved, currency },
    rule: `the final amount is ${least} to ${most}, of currency ${currency}`,
  });
}
