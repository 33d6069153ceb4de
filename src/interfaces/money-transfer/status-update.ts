import type { Answer, Refusal } from "../../contract/answer";
import { present } from "../../contract/present";
import type { Call } from "../../lifecycle/call";
import type { OnwardRule } from "../../onward/rule";
import type { UnitOfWork } from "../../store";
import { payoutTime } from "./arrivals";
import { moneyTransfer } from "./contract";
import type { OrderEntity } from "./entities";
import { refuseTransfer } from "./errors";
import type { MoneyTransferOrderStatusUpdateRequest, OrderStatus } from "./models";
import { descriptionOf, isLapsing, lapseTime, orderAsked, putOrder, statusOf, withLapse } from "./orders";
import { providerOf } from "./providers";
import { countOrder } from "./usage";

const states: Readonly<Record<OrderStatus, OrderEntity["state"]>> = {
  UNREDEEMED: "ACTIVE", REDEEMED: "REDEEMED", CANCELLED: "CANCELLED", EXPIRED: "EXPIRED", ON_HOLD: "ON_HOLD", UNCONFIRMED: "CREATED",
};

/** A change of an order that the provider, or a tester in its place, reports. One that is older than the last is ignored. */
export function updateOrderStatus(call: Call): Answer | Refusal {
  const update = call.body as MoneyTransferOrderStatusUpdateRequest;
  const order = orderAsked(call.unit, update);
  if (order === undefined || (update.receiver !== undefined && update.receiver.id !== order.receiver.id)) {
    return refuseTransfer("transfer-not-located", "No order has this reference.");
  }
  const last = order.lastUpdateTime;
  if (last === undefined || Date.parse(update.updateTime) > Date.parse(last)) putOrder(call.unit, updated(call, order, update));
  return { status: 204 };
}

const counts = ({ state }: OrderEntity): boolean => state !== "REVERSED" && state !== "CANCELLED";

function updated({ unit }: Call, order: OrderEntity, update: MoneyTransferOrderStatusUpdateRequest): OrderEntity {
  const { statusDescription: _description, pending: _pending, lapsed: _lapsed, payoutAt, ...lasting } = order;
  const { status, statusDescription, updateTime } = update;
  const changed: OrderEntity = {
    ...lasting, ...present({ statusDescription }), state: states[status], lastUpdateTime: updateTime,
    ...(status === "UNREDEEMED" && { pinFailures: 0 }),
    ...(status === "UNREDEEMED" && payoutAt !== undefined && { payoutAt: payoutTime(unit, order, unit.now) }),
  };
  if (counts(order) !== counts(changed)) countOrder(unit, order, counts(changed) ? 1 : -1);
  return isLapsing(changed) && Date.parse(changed.expiry) <= unit.now ? revived(unit, changed) : changed;
}

/** An order whose validity was over is valid as long again as a new one. */
function revived(unit: UnitOfWork, order: OrderEntity): OrderEntity {
  const { validityDays } = providerOf(unit, order.receiver.id);
  return { ...order, expiry: new Date(unit.now + validityDays * 86_400_000).toISOString() };
}

/** What was last told of an order: what time made of it, or what became of it since. */
const toldStatus = (order: OrderEntity, unit: Pick<UnitOfWork, "get" | "all">): OrderStatus =>
  (isLapsing(order) ? order.lapsed?.status : undefined) ?? statusOf(order, unit);

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
    const byTime = after.lapsed !== undefined && before.lapsed === undefined ? after.lapsed.at : undefined;
    const { kind, reference, orderRedeemRefAlt, orderId, originator, settlementEntity, receiver, amount, lastUpdateTime } = after;
    const isReported = lastUpdateTime !== undefined && lastUpdateTime !== before.lastUpdateTime;
    return {
      body: present({
        updateTime: byTime ?? (isReported ? lastUpdateTime : unit.at),
        ...(kind === "DEPOSIT" ? { remittanceRef: reference } : { orderRedeemRef: reference, orderRedeemRefAlt }),
        status, statusDescription: descriptionOf(after),
        originator, settlementEntity, receiver, amount, orderId,
      }),
    };
  },
};
