import { momentOf } from "../../../contract/values/moment";
import type { Answer } from "../../../contract/answer";
import { dataOf } from "../../../lifecycle/state";
import { type BackOff, pauseAfter } from "../../../onward/message";
import type { FaultOfStep } from "../../kit/family";
import { echoedAcknowledgement } from "../../kit/answers";
import type { DeliveryEntity, OrderEntity, OutboxEntity, Unit } from "../entities";
import { providerOf } from "../providers";
import { type OrderAdvice, type TransferData, countOrder } from "./amounts";
import { isLapsing, orderAt, payoutTime, putOrder } from "../orders";
import { present } from "../../../contract/values/json-value";
import type { OrderStatus, ReportedStatus } from "../models";

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
export function reportStatus(
  unit: Unit,
  order: OrderEntity,
  { status, statusDescription, updateTime }: ReportedStatus,
): OrderEntity {
  const report = present({ status, statusDescription, updateTime });
  return order.state === "REDEEMING" ? { ...order, kept: report } : inEffect(unit, order, report);
}

const counts = ({ state }: OrderEntity): boolean => state !== "REVERSED" && state !== "CANCELLED";

/** The order in the state that was reported of it. */
function inEffect(
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
    ? reviveOrder(unit, changed)
    : changed;
}

/** An order whose validity was over is valid as long again as a new one. */
function reviveOrder(unit: Unit, order: OrderEntity): OrderEntity {
  const { validityDays } = providerOf(unit, order.receiver.id);
  return { ...order, expiry: new Date(unit.now + validityDays * 86_400_000).toISOString() };
}

/** An advice that has reached the provider: the order, what was kept of the request, the request, the time. */
interface AdviceArrival {
  unit: Unit;
  order: OrderEntity;
  data: Partial<TransferData>;
  requestId: string;
  at: number;
}

/** What an arrival makes of the order; undefined: nothing. A second advice finds nothing more to do. */
const movements: Readonly<Record<string, (arrival: AdviceArrival) => OrderEntity | undefined>> = {
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
    isPending(order, "REDEEMING", requestId)
      ? { ...clearReports(order), state: "REDEEMED" }
      : undefined,
  reverseRedeem({ unit, order, requestId, data }) {
    if (!isPending(order, "REDEEMING", requestId)) return undefined;
    const back: OrderEntity = { ...clearReports(order), state: data.before ?? "ACTIVE" };
    return order.kept === undefined ? back : inEffect(unit, back, order.kept);
  },
  cancelOrderReversal({ unit, order, requestId, data }) {
    if (!isPending(order, "CANCELLED", requestId)) return undefined;
    countOrder(unit, order, 1);
    return { ...clearReports(order), state: data.before ?? "ACTIVE" };
  },
};

const isPending = (
  { state, pending }: OrderEntity,
  expected: OrderEntity["state"],
  requestId: string,
): boolean => state === expected && pending === requestId;

/** What was reported while the redemption was pending lapses, unless it takes effect now. */
function clearReports({ pending: _pending, kept: _kept, ...order }: OrderEntity): OrderEntity {
  return order;
}

/** The provider has the advice: the order follows. */
function arrive(unit: Unit, { operation, requestId }: DeliveryEntity, at: number): void {
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

/**
 * Advices are stored and forwarded (contract 2, Money transfer rule 4): acknowledged at once, then delivered to their
 * provider, in the order in which they came. What is due is delivered when the data space is next looked at.
 */

/** Pause after the first failed attempt, and the longest one; each is twice as long as the one before. */
const retries: BackOff = { firstMs: 60_000, longestMs: 3_600_000 };

/** Attempts that are made up for at once after a long time without use. */
const attemptsAtOnce = 100;

const outboxOf = (unit: Unit): OutboxEntity =>
  unit.get("outbox", "outbox") ?? { name: "outbox", waiting: [] };

/** Takes an advice, and puts it on its way where its provider is known. */
export function acknowledge(call: OrderAdvice): Answer {
  const { unit, operation, body } = call;
  const { id, requestId } = body;
  const { receiverId, order = "" }: Partial<TransferData> = dataOf(
    unit.message(requestId.toLowerCase()),
  );
  if (receiverId !== undefined) {
    const stored =
      operation.advice === "confirmation" && !providerOf(unit, receiverId).positiveAdvices;
    const adviceId = id.toLowerCase();
    const delivery: DeliveryEntity = {
      adviceId,
      operation: operation.id,
      requestId: requestId.toLowerCase(),
      receiverId,
      state: stored ? "STORED" : "QUEUED",
      attempts: 0,
      acceptedAt: unit.at,
      ...(!stored && { dueAt: unit.at }),
    };
    unit.put("delivery", adviceId, delivery);
    if (stored && settles(unit, operation.id, order)) arrive(unit, delivery, unit.now);
    if (!stored)
      unit.put("outbox", "outbox", {
        name: "outbox",
        waiting: [...outboxOf(unit).waiting, { receiverId, adviceId }],
      });
  }
  return echoedAcknowledgement(call);
}

/**
 * Does a stored confirmation move the order, though its provider does not wait for it? That of a
 * redemption does: nobody can reverse it any more. So does that of a deposit, which nobody redeems.
 */
const settles = (unit: Unit, operation: string, order: string): boolean =>
  operation === "confirmRedeem" || unit.get("order", order)?.kind === "DEPOSIT";

/** Delivers what is due. An advice that has not arrived holds up those behind it for the same provider. */
export function deliverWhatIsDue(unit: Unit, faultOf: FaultOfStep): void {
  const { waiting } = outboxOf(unit);
  if (waiting.length === 0) return;
  const freeAt = new Map<string, number>();
  const left = waiting.filter(({ receiverId, adviceId }) => {
    const arrived = forward(unit, faultOf, adviceId, freeAt.get(receiverId) ?? 0);
    freeAt.set(receiverId, arrived);
    return arrived === Infinity;
  });
  if (left.length < waiting.length) unit.put("outbox", "outbox", { name: "outbox", waiting: left });
}

/** Brings a delivery as far as it is by now; when it arrived, or Infinity when it has not. */
function forward(unit: Unit, faultOf: FaultOfStep, adviceId: string, freeAt: number): number {
  const known = unit.get("delivery", adviceId);
  if (known === undefined) throw new Error("an advice on its way is gone");
  let delivery = known;
  for (let tries = 0; tries < attemptsAtOnce && isDue(delivery, freeAt, unit.now); tries += 1) {
    if (delivery.arrivesAt === undefined)
      delivery = attemptDelivery(unit, faultOf, delivery, Math.max(timeOf(delivery.dueAt), freeAt));
    else delivery = deliverAdvice(unit, delivery, timeOf(delivery.arrivesAt));
  }
  if (isDue(delivery, freeAt, unit.now))
    delivery = { ...delivery, dueAt: timeText(unit.now + retries.longestMs) };
  if (delivery !== known) unit.put("delivery", adviceId, delivery);
  return delivery.deliveredAt === undefined ? Infinity : timeOf(delivery.deliveredAt);
}

const timeOf = (at: string | undefined): number => (at === undefined ? 0 : momentOf(at));
const timeText = (time: number): string => new Date(time).toISOString();

function isDue({ state, dueAt, arrivesAt }: DeliveryEntity, freeAt: number, now: number): boolean {
  return (
    state === "QUEUED" &&
    Math.max(timeOf(arrivesAt ?? dueAt), arrivesAt === undefined ? freeAt : 0) <= now
  );
}

function attemptDelivery(
  unit: Unit,
  faultOf: FaultOfStep,
  delivery: DeliveryEntity,
  at: number,
): DeliveryEntity {
  const { receiverId, operation, requestId, adviceId } = delivery;
  const { deliverySeconds = 0, deliveryFailures = 0, name } = providerOf(unit, receiverId);
  const attempts = delivery.attempts + 1;
  const fault = faultOf({
    operation: "deliverAdvice",
    body: { receiverId, operation, requestId, id: adviceId, attempt: attempts },
  });
  const failed =
    attempts <= deliveryFailures || (fault !== undefined && fault.waitMs === undefined);
  if (!failed) {
    const { dueAt: _due, lastError: _error, ...rest } = delivery;
    return {
      ...rest,
      attempts,
      arrivesAt: timeText(at + deliverySeconds * 1000 + (fault?.waitMs ?? 0)),
    };
  }
  const pause = pauseAfter(attempts, retries);
  const lastError =
    fault?.status === undefined ? `${name} did not answer` : `${name} answered ${fault.status}`;
  return { ...delivery, attempts, dueAt: timeText(at + pause), lastError };
}

function deliverAdvice(unit: Unit, delivery: DeliveryEntity, at: number): DeliveryEntity {
  arrive(unit, delivery, at);
  const { arrivesAt: _arrives, ...rest } = delivery;
  return { ...rest, state: "DELIVERED", deliveredAt: timeText(at) };
}
