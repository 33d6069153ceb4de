import { type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { billErrors } from "./errors";
import type { Advice } from "./models";

/** What was approved, in minor units. */
export interface Approved {
  approved: number;
  currency: string;
}

const sentAmount = ({ body }: Call) => (body as Advice).amounts?.approvedAmount;

/**
 * The final amount of a transaction: what its advice says, else all of it for a confirmation and nothing for a
 * reversal. A payment may so be confirmed, or reversed, in part.
 */
export const finalAmount = (advice: Call, { approved }: Approved): number =>
  sentAmount(advice)?.amount ?? (advice.operation.advice === "confirmation" ? approved : 0);

/** What is wrong with the amount of an advice, if anything: it is within what was approved, and of its currency. */
export function amountObjection(
  advice: Call,
  { approved, currency }: Approved,
  highestReversal = approved,
): Refusal | undefined {
  const sent = sentAmount(advice);
  if (sent === undefined) return undefined;
  const [least, most] =
    advice.operation.advice === "confirmation" ? [1, approved] : [0, highestReversal];
  if (sent.currency === currency && sent.amount >= least && sent.amount <= most) return undefined;
  return refuse(billErrors["bill-amount-invalid"], {
    requested: sent,
    approved: { amount: approved, currency },
    rule: `the final amount is ${least} to ${most}, of currency ${currency}`,
  });
}
