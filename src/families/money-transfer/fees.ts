import type { Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import type { ProviderEntity } from "./entities";
import { errors, refuseTransfer } from "./errors";
import type { FeeQuote } from "./models";

/** What a provider asks for an amount, in minor units. */
export const feeOf = ({ feePercent, feeMinimum }: ProviderEntity, amount: number): number =>
  Math.max(feeMinimum, Math.round((amount * feePercent) / 100));

/** An amount must be positive, and of a currency that the provider offers. */
export function amountRefusal(
  { currencies }: ProviderEntity,
  { amount, currency }: LedgerAmount,
): Refusal | undefined {
  if (amount <= 0)
    return refuseTransfer(errors["transfer-amount"], "The amount must be above 0.", { amount });
  if (currencies.includes(currency)) return undefined;
  return refuseTransfer(errors["transfer-amount"], "The provider does not offer this currency.", {
    currencies,
  });
}

/** Fee, transfer and total, which is their sum. */
export function quoted(
  provider: ProviderEntity,
  { amount, currency }: LedgerAmount,
  includesFee: boolean,
): FeeQuote | Refusal {
  const fee = feeOf(provider, amount);
  if (includesFee && fee >= amount)
    return refuseTransfer(errors["transfer-amount"], "The fee takes up the whole amount.", { fee });
  const transfer = includesFee ? amount - fee : amount;
  const money = (value: number): LedgerAmount => ({ amount: value, currency });
  return {
    feeAmount: money(fee),
    transferAmount: money(transfer),
    totalAmount: money(transfer + fee),
  };
}
