import { momentOf } from "../../contract/values/moment";
import type { Answer } from "../../contract/answer";
import { dataOf } from "../../lifecycle/records";
import { type BackOff, pauseAfter } from "../../onward/attempt";
import type { FaultOfStep } from "../kit/family";
import { echoedAcknowledgement } from "../kit/reason-answers";
import { arrive } from "./arrivals";
import type { DeliveryEntity, OutboxEntity, Unit } from "./entities";
import { providerOf } from "./providers";
import type { OrderAdvice, TransferData } from "./transactions/assessment";

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
      delivery = attempted(unit, faultOf, delivery, Math.max(timeOf(delivery.dueAt), freeAt));
    else delivery = delivered(unit, delivery, timeOf(delivery.arrivesAt));
  }
  if (isDue(delivery, freeAt, unit.now))
    delivery = { ...delivery, dueAt: textOf(unit.now + retries.longestMs) };
  if (delivery !== known) unit.put("delivery", adviceId, delivery);
  return delivery.deliveredAt === undefined ? Infinity : timeOf(delivery.deliveredAt);
}

const timeOf = (at: string | undefined): number => (at === undefined ? 0 : momentOf(at));
const textOf = (time: number): string => new Date(time).toISOString();

function isDue({ state, dueAt, arrivesAt }: DeliveryEntity, freeAt: number, now: number): boolean {
  return (
    state === "QUEUED" &&
    Math.max(timeOf(arrivesAt ?? dueAt), arrivesAt === undefined ? freeAt : 0) <= now
  );
}

function attempted(
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
      arrivesAt: textOf(at + deliverySeconds * 1000 + (fault?.waitMs ?? 0)),
    };
  }
  const pause = pauseAfter(attempts, retries);
  const lastError =
    fault?.status === undefined ? `${name} did not answer` : `${name} answered ${fault.status}`;
  return { ...delivery, attempts, dueAt: textOf(at + pause), lastError };
}

function delivered(unit: Unit, delivery: DeliveryEntity, at: number): DeliveryEntity {
  arrive(unit, delivery, at);
  const { arrivesAt: _arrives, ...rest } = delivery;
  return { ...rest, state: "DELIVERED", deliveredAt: textOf(at) };
}
