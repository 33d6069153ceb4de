import { minorDigits } from "../../contract/values/currencies";
import type { LedgerAmount } from "../../contract/models";
import type { ProviderEntity, Unit } from "./entities";

/** The rate between two currencies: the provider's own, else the market's; undefined: nobody has one. */
export function rateOf(
  unit: Pick<Unit, "get">,
  provider: Pick<ProviderEntity, "id"> | undefined,
  from: string,
  to: string,
): number | undefined {
  if (from === to) return 1;
  const pair = `${from}-${to}`;
  const own = provider && unit.get("rate", `${provider.id}-${pair}`);
  return (own ?? unit.get("rate", pair))?.rate;
}

/** The recipient's part of this amount; undefined: there is no rate into the provider's payout currency. */
export function paidOut(
  unit: Pick<Unit, "get">,
  provider: ProviderEntity,
  { amount, currency }: LedgerAmount,
): LedgerAmount | undefined {
  const { payoutCurrency: to = currency } = provider;
  if (to === currency) return { amount, currency };
  const rate = rateOf(unit, provider, currency, to);
  if (rate === undefined) return undefined;
  const scale = 10 ** (minorDigits(to) - minorDigits(currency));
  return { amount: Math.round(amount * rate * scale), currency: to };
}
