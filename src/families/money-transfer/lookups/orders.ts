import type { Answer, Refusal } from "../../../contract/answer";
import { present } from "../../../contract/values/present";
import { type Call, isRefusal } from "../../../lifecycle/call";
import type { Entities, OrderEntity, ProviderEntity } from "../entities";
import { errors, refuseTransfer } from "../errors";
import type { lookupOrder, updateOrderStatus } from "../operations";
import { descriptionOf, orderReferredTo, payoutOf, putOrder, statusOf } from "../orders";
import { findProvider } from "../providers";
import { momentOf } from "../../../contract/values/moment";
import { lastReport, reportStatus } from "../deliveries";

/** The references under which an order is known to its customers. */
const referencesOf = ({ kind, reference, orderRedeemRefAlt }: OrderEntity): object => ({
  ...(kind === "COUNTER" && { orderRedeemRef: reference }),
  orderRedeemRefAlt,
});

/** Amount and status of an order. Any shop may ask. */
export function orderStatus(call: Call<typeof lookupOrder, Entities>): Answer | Refusal {
  const provider = findProvider(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const order = orderReferredTo(call.unit, call.query);
  if (order?.receiver.id !== provider.id)
    return refuseTransfer(errors["transfer-not-located"], "The receiver has no such order.");
  const { originator, receiver, settlementEntity, orderId } = order;
  return {
    status: 200,
    body: present({
      amount: payoutOf(order),
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

/**
 * A change of an order that the provider, or a tester in its place, reports. One that is not later
 * than the last is ignored.
 */
export function statusUpdate({
  unit,
  body: update,
}: Call<typeof updateOrderStatus, Entities>): Answer | Refusal {
  const order = orderReferredTo(unit, update);
  if (
    order === undefined ||
    (update.receiver !== undefined && update.receiver.id !== order.receiver.id)
  ) {
    return refuseTransfer(errors["transfer-not-located"], "No order has this reference.");
  }
  const last = lastReport(order);
  if (last === undefined || momentOf(update.updateTime) > momentOf(last))
    putOrder(unit, reportStatus(unit, order, update));
  return { status: 204 };
}
