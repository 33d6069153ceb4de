import { dataOf } from "../../lifecycle/records";
import type { TransferData } from "./transactions/assessment";
import type { DeliveryEntity, OrderEntity, Unit } from "./entities";
import { orderAt, payoutTime, putOrder } from "./orders";
import { inEffect } from "./reported-status";
import { countOrder } from "./usage";

/** An advice that has reached the provider: the order, what was kept of the request, the request, the time. */
interface Arrival {
  unit: Unit;
  order: OrderEntity;
  data: Partial<TransferData>;
  requestId: string;
  at: number;
}

/** What an arrival makes of the order; undefined: nothing. A second advice finds nothing more to do. */
const movements: Readonly<Record<string, (arrival: Arrival) => OrderEntity | undefined>> = {
  confirmPayment({ unit, order, at }) {
    if (order.state !== "CREATED") return undefined;
    return {
      ...order,
      state: "ACTIVE",
      ...(order.kind === "DEPOSIT" && { payoutAt: payoutTime(unit, order, at) }),
    };
  },
  reversePayment({ unit, order }) {
    if (["REVERSED", "REDEEMING", "REDEEMED"].includes(order.state)) return undefined;
    if (order.state !== "CANCELLED") countOrder(unit, order, -1);
    return { ...order, state: "REVERSED" };
  },
  confirmRedeem: ({ order, requestId }) =>
    isPending(order, "REDEEMING", requestId) ? { ...settled(order), state: "REDEEMED" } : undefined,
  reverseRedeem({ unit, order, requestId, data }) {
    if (!isPending(order, "REDEEMING", requestId)) return undefined;
    const back: OrderEntity = { ...settled(order), state: data.before ?? "ACTIVE" };
    return order.kept === undefined ? back : inEffect(unit, back, order.kept);
  },
  cancelOrderReversal({ unit, order, requestId, data }) {
    if (!isPending(order, "CANCELLED", requestId)) return undefined;
    countOrder(unit, order, 1);
    return { ...settled(order), state: data.before ?? "ACTIVE" };
  },
};

const isPending = (
  { state, pending }: OrderEntity,
  expected: OrderEntity["state"],
  requestId: string,
): boolean => state === expected && pending === requestId;

/** What was reported while the redemption was pending lapses, unless it takes effect now. */
function settled({ pending: _pending, kept: _kept, ...order }: OrderEntity): OrderEntity {
  return order;
}

/** The provider has the advice: the order follows. */
export function arrive(unit: Unit, { operation, requestId }: DeliveryEntity, at: number): void {
  const data: Partial<TransferData> = dataOf(unit.message(requestId));
  const known = data.order === undefined ? undefined : unit.get("order", data.order);
  if (known === undefined) return;
  const order = movements[operation]?.({
    unit,
    order: orderAt(known, at),
    data,
    requestId,
    at,
  });
  if (order !== undefined) putOrder(unit, order);
}
