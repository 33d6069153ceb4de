import type { Answer, Refusal } from "../../contract/answer";
import { present } from "../../contract/present";
import type { Call } from "../../lifecycle/call";
import type { OnwardRule } from "../../onward/rule";
import type { UnitOfWork } from "../../store";
import { moneyTransfer } from "./contract";
import type { OrderEntity } from "./entities";
import { refuseTransfer } from "./errors";
import type { MoneyTransferOrderStatusUpdateRequest, OrderStatus } from "./models";
import {
  descriptionOf,
  isLapsing,
  lapseTime,
  orderAsked,
  orderAt,
  putOrder,
  statusOf,
  withLapse,
} from "./orders";
import { lastReport, reported } from "./reported-status";

/** A change of an order that the provider, or a tester in its place, reports. One that is not later than the last is ignored. */
export function updateOrderStatus(call: Call): Answer | Refusal {
  const update = call.body as MoneyTransferOrderStatusUpdateRequest;
  const order = orderAsked(call.unit, update);
  if (
    order === undefined ||
    (update.receiver !== undefined && update.receiver.id !== order.receiver.id)
  ) {
    return refuseTransfer("transfer-not-located", "No order has this reference.");
  }
  const last = lastReport(order);
  if (last === undefined || Date.parse(update.updateTime) > Date.parse(last))
    putOrder(call.unit, reported(call.unit, order, update));
  return { status: 204 };
}

/** What was last told of an order: what time made of it, or what became of it since. */
const toldStatus = (order: OrderEntity, unit: Pick<UnitOfWork, "get" | "all">): OrderStatus =>
  (isLapsing(order) ? order.lapsed?.status : undefined) ?? statusOf(order, unit);

/** The order of which `toldStatus` speaks. */
const asTold = (order: OrderEntity): OrderEntity =>
  isLapsing(order) && order.lapsed !== undefined
    ? orderAt(order, Date.parse(order.lapsed.at))
    : order;

/** An order whose status is another one than before is told, with the time of the change (contract 2, Money transfer). */
export const statusEvent: OnwardRule<OrderEntity> = {
  entity: "order",
  target: "events",
  contract: moneyTransfer,
  operation: "updateOrderStatus",
  timed: { alarm: "alarm", at: lapseTime, passed: withLapse },
  told({ before, after, unit }) {
    const status = toldStatus(after, unit);
    if (before === undefined || toldStatus(before, unit) === status) return undefined;
    const byTime =
      after.lapsed !== undefined && before.lapsed === undefined ? after.lapsed.at : undefined;
    const {
      kind,
      reference,
      orderRedeemRefAlt,
      orderId,
      originator,
      settlementEntity,
      receiver,
      amount,
      lastUpdateTime,
    } = after;
    const isReported = lastUpdateTime !== undefined && lastUpdateTime !== before.lastUpdateTime;
    return {
      body: present({
        updateTime: byTime ?? (isReported ? lastUpdateTime : unit.at),
        ...(kind === "DEPOSIT"
          ? { remittanceRef: reference }
          : { orderRedeemRef: reference, orderRedeemRefAlt }),
        status,
        statusDescription: descriptionOf(asTold(after)),
        originator,
        settlementEntity,
        receiver,
        amount,
        orderId,
      }),
    };
  },
};
