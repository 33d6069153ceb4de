import type { Answer, Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import type { Entities, ProviderEntity } from "../entities";
import { errors, refuseTransfer } from "../errors";
import { rateOf } from "../exchange";
import type { getExchangeRate } from "../operations";
import { receiverIdOf, routed } from "../providers";

/** What one unit of a currency is in another one: the provider's own rate, else the market's. */
export function exchangeRate(call: Call<typeof getExchangeRate, Entities>): Answer | Refusal {
  const { fromCurrency, toCurrency } = call.query;
  const receiverId = receiverIdOf(call);
  const provider = receiverId === undefined ? undefined : routed(call);
  if (provider !== undefined && isRefusal<ProviderEntity>(provider)) return provider;
  const rate = rateOf(call.unit, provider, fromCurrency, toCurrency);
  if (rate === undefined)
    return refuseTransfer(
      errors["transfer-not-located"],
      `There is no rate from ${fromCurrency} to ${toCurrency}.`,
    );
  return { status: 200, body: { rate, fromCurrency, toCurrency } };
}
