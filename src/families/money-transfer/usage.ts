import type { Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import type { OrderEntity, ProviderEntity, Unit, UsageEntity } from "./entities";
import { errors, refuseTransfer } from "./errors";

/** What one sender sends by one provider: its limits, by the day and month of the data space's clock, UTC. */

const senderKey = (receiverId: string, currency: string, idNumber: string): string =>
  `${receiverId} ${currency} ${idNumber}`;

/** The sums at an instant: those of an earlier day or month are over. */
function usageAt(unit: Unit, sender: string, at: string): UsageEntity {
  const known = unit.get("usage", sender);
  const [day, month] = [at.slice(0, 10), at.slice(0, 7)];
  return {
    sender,
    day,
    month,
    ofDay: known?.day === day ? known.ofDay : 0,
    ofMonth: known?.month === month ? known.ofMonth : 0,
  };
}

/** The refusal of an order that would pass a limit of its sender. A sender without a number has only this order. */
export function limitRefusal(
  unit: Unit,
  provider: ProviderEntity,
  { amount, currency }: LedgerAmount,
  idNumber: string | undefined,
): Refusal | undefined {
  const { id, monthlyLimit = Infinity, dailyLimit = Infinity, singleLimit = Infinity } = provider;
  const used =
    idNumber === undefined
      ? { ofDay: 0, ofMonth: 0 }
      : usageAt(unit, senderKey(id, currency, idNumber), unit.at);
  if (used.ofMonth + amount > monthlyLimit) {
    return refuseTransfer(
      errors["transfer-monthly-limit"],
      "The sender's limit of the month would be passed.",
      { limit: monthlyLimit, used: used.ofMonth },
    );
  }
  if (used.ofDay + amount > dailyLimit) {
    return refuseTransfer(
      errors["transfer-daily-limit"],
      "The sender's limit of the day would be passed.",
      { limit: dailyLimit, used: used.ofDay },
    );
  }
  if (amount > singleLimit)
    return refuseTransfer(errors["transfer-single-limit"], "The order is above the limit.", {
      limit: singleLimit,
    });
  return undefined;
}

/** Counts an order towards its sender's limits (1), or no longer (-1). */
export function countOrder(unit: Unit, order: OrderEntity, sign: 1 | -1): void {
  const { counted, senderIdNumber, receiver, amount } = order;
  if (counted === undefined || senderIdNumber === undefined) return;
  const sender = senderKey(receiver.id, amount.currency, senderIdNumber);
  const used = usageAt(unit, sender, unit.at);
  const value = sign * amount.amount;
  unit.put("usage", sender, {
    ...used,
    ofDay: counted.startsWith(used.day) ? Math.max(0, used.ofDay + value) : used.ofDay,
    ofMonth: counted.startsWith(used.month) ? Math.max(0, used.ofMonth + value) : used.ofMonth,
  });
}
