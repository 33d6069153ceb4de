import type { Answer, Refusal } from "../../contract/answer";
import { present } from "../../contract/present";
import { type Call, isRefusal } from "../../lifecycle/call";
import type { OrderEntity, ProviderEntity, RateEntity } from "./entities";
import { refuseTransfer } from "./errors";
import type { RateQuery } from "./models";
import { descriptionOf, orderAsked, statusOf } from "./orders";
import { receiverIdOf, routed } from "./providers";

/** What one unit of a currency is in another one: the provider's own rate, else the market's. */
export function getExchangeRate(call: Call): Answer | Refusal {
  const { fromCurrency, toCurrency } = call.query as RateQuery;
  const receiverId = receiverIdOf(call);
  const provider = receiverId === undefined ? undefined : routed(call);
  if (provider !== undefined && isRefusal<ProviderEntity>(provider)) return provider;
  const pair = `${fromCurrency}-${toCurrency}`;
  const own = provider && call.unit.get<RateEntity>("rate", `${provider.id}-${pair}`);
  const rate =
    fromCurrency === toCurrency ? 1 : (own ?? call.unit.get<RateEntity>("rate", pair))?.rate;
  if (rate === undefined)
    return refuseTransfer(
      "transfer-not-located",
      `There is no rate from ${fromCurrency} to ${toCurrency}.`,
    );
  return { status: 200, body: { rate, fromCurrency, toCurrency } };
}

/** The references under which an order is known to its customers. */
export const referencesOf = ({ kind, reference, orderRedeemRefAlt }: OrderEntity): object => ({
  ...(kind === "COUNTER" && { orderRedeemRef: reference }),
  orderRedeemRefAlt,
});

/** Amount and status of an order. Any shop may ask. */
export function lookupOrder(call: Call): Answer | Refusal {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const order = orderAsked(call.unit, call.query);
  if (order?.receiver.id !== provider.id)
    return refuseTransfer("transfer-not-located", "The receiver has no such order.");
  const { amount, originator, receiver, settlementEntity, orderId } = order;
  return {
    status: 200,
    body: present({
      amount,
      status: statusOf(order, call.unit),
      statusDescription: descriptionOf(order),
      originator,
      receiver,
      settlementEntity,
      ...referencesOf(order),
      orderId,
    }),
  };
}
