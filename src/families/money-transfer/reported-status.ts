import { momentOf } from "../../contract/values/moment";
import { present } from "../../contract/values/present";
import type { OrderEntity, Unit } from "./entities";
import type { OrderStatus, ReportedStatus } from "./models";
import { isLapsing, payoutTime } from "./orders";
import { providerOf } from "./providers";
import { countOrder } from "./usage";

const states: Readonly<Record<OrderStatus, OrderEntity["state"]>> = {
  UNREDEEMED: "ACTIVE",
  REDEEMED: "REDEEMED",
  CANCELLED: "CANCELLED",
  EXPIRED: "EXPIRED",
  ON_HOLD: "ON_HOLD",
  UNCONFIRMED: "CREATED",
};

/** When the status of an order was last reported, whether that took effect or waits for the redemption's advice. */
export const lastReport = ({ kept, lastUpdateTime }: OrderEntity): string | undefined =>
  kept?.updateTime ?? lastUpdateTime;

/**
 * The order once a status is reported of it. While a redemption is pending the report is kept: the money may be in the
 * customer's hands already.
 */
export function reported(
  unit: Unit,
  order: OrderEntity,
  { status, statusDescription, updateTime }: ReportedStatus,
): OrderEntity {
  const report = present({ status, statusDescription, updateTime });
  return order.state === "REDEEMING" ? { ...order, kept: report } : inEffect(unit, order, report);
}

const counts = ({ state }: OrderEntity): boolean => state !== "REVERSED" && state !== "CANCELLED";

/** The order in the state that was reported of it. */
export function inEffect(
  unit: Unit,
  order: OrderEntity,
  { status, statusDescription, updateTime }: ReportedStatus,
): OrderEntity {
  const {
    statusDescription: _description,
    pending: _pending,
    lapsed: _lapsed,
    payoutAt,
    ...lasting
  } = order;
  const changed: OrderEntity = {
    ...lasting,
    ...present({ statusDescription }),
    state: states[status],
    lastUpdateTime: updateTime,
    ...(status === "UNREDEEMED" && { pinFailures: 0 }),
    ...(status === "UNREDEEMED" &&
      payoutAt !== undefined && { payoutAt: payoutTime(unit, order, unit.now) }),
  };
  if (counts(order) !== counts(changed)) countOrder(unit, order, counts(changed) ? 1 : -1);
  return isLapsing(changed) && momentOf(changed.expiry) <= unit.now
    ? revived(unit, changed)
    : changed;
}

/** An order whose validity was over is valid as long again as a new one. */
function revived(unit: Unit, order: OrderEntity): OrderEntity {
  const { validityDays } = providerOf(unit, order.receiver.id);
  return { ...order, expiry: new Date(unit.now + validityDays * 86_400_000).toISOString() };
}
