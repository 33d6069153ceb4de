import { momentOf } from "../../../contract/values/moment";
import type { Answer, Refusal } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import type { Entities } from "../entities";
import { errors, refuseTransfer } from "../errors";
import type { updateOrderStatus } from "../operations";
import { orderReferredTo, putOrder } from "../orders";
import { lastReport, reported } from "../reported-status";

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
    putOrder(unit, reported(unit, order, update));
  return { status: 204 };
}
