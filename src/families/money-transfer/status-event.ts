import { present } from "../../contract/values/present";
import type { OnwardRule } from "../../onward/rule";
import { moneyTransfer } from "./contract";
import type { OrderEntity, Unit } from "./entities";
import type { OrderStatus } from "./models";
import { descriptionOf, isLapsing, lapseTime, orderAt, statusOf, withLapse } from "./orders";

/** What was last told of an order: what time made of it, or what became of it since. */
const reportedStatus = (order: OrderEntity, unit: Pick<Unit, "get" | "all">): OrderStatus =>
  (isLapsing(order) ? order.lapsed?.status : undefined) ?? statusOf(order, unit);

/** The order of which `toldStatus` speaks. */
const asReported = (order: OrderEntity): OrderEntity =>
  isLapsing(order) && order.lapsed !== undefined
    ? orderAt(order, Date.parse(order.lapsed.at))
    : order;

/**
 * Sends an event when the status of an order changes, with the time of the change (contract 2, Money
 * transfer).
 */
const statusEvent: OnwardRule<OrderEntity> = {
  entity: "order",
  target: "events",
  contract: moneyTransfer,
  operation: "updateOrderStatus",
  timed: { alarm: "alarm", at: lapseTime, passed: withLapse },
  messageFor({ before, after, unit }) {
    const status = reportedStatus(after, unit);
    if (before === undefined || reportedStatus(before, unit) === status) return undefined;
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
        statusDescription: descriptionOf(asReported(after)),
        originator,
        settlementEntity,
        receiver,
        amount,
        orderId,
      }),
    };
  },
};

/** What somebody outside is told of. */
export const onward = [statusEvent];
