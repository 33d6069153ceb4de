import { charge, setSpent } from "./checks";
import type { MeterEntity, Unit } from "../entities";
import { cancelTokens, withoutPair } from "./tokens";
import { meterOf } from "../meter-account";

/** What an open purchase keeps, for its advices. */
export interface PurchaseData {
  meterId: string;
  clientId: string;
  /** Minor units. */
  amount: number;
  /** Day and month on whose limits and blocks it counts. */
  day: string;
  month: string;
  /** Tenths of a unit that were bought. */
  tenths: number;
  /** Taken from each debt of the meter. */
  debts: number[];
  /** Charges that were taken, and the month in which each was taken before. */
  charges: { index: number; before: string | null }[];
  /** The free token of the month went along. */
  free: boolean;
  /** The key change pair went along. */
  withKeys: boolean;
  powerLimit: boolean;
  refund: { units: number; amount: number } | null;
  /** Digits of the tokens, without the key change pair. */
  tokens: string[];
  /** Payment tokens that it spent. */
  paidWith: string[];
}

/** A charge that is due again. */
function untaken(charge: NonNullable<MeterEntity["charges"]>[number], before: string | null) {
  const { takenIn: _taken, ...rest } = charge;
  return { ...rest, ...(before !== null && { takenIn: before }) };
}

/** The meter as it would be without the purchase; what happened since stays. */
function meterWithout(meter: MeterEntity, data: PurchaseData): MeterEntity {
  const { month, day, amount, tenths, debts, charges, free, powerLimit, refund } = data;
  const taken = new Map(charges.map(({ index, before }) => [index, before]));
  return {
    ...meter,
    ...(meter.debts && {
      debts: meter.debts.map((debt, index) => ({
        ...debt,
        balance: debt.balance + (debts[index] ?? 0),
      })),
    }),
    ...(meter.charges && {
      charges: meter.charges.map((charge, index) =>
        taken.has(index) && charge.takenIn === month
          ? untaken(charge, taken.get(index) ?? null)
          : charge,
      ),
    }),
    ...(free && meter.free?.month === month && { free: { units: meter.free.units } }),
    ...(meter.bought?.month === month && {
      bought: { month, units: (Math.round(meter.bought.units * 10) - tenths) / 10 },
    }),
    ...(meter.used?.day === day && { used: { day, amount: meter.used.amount - amount } }),
    ...(powerLimit && { powerLimit }),
    ...(refund && { refund }),
  };
}

/** Undoes a purchase: debts, charges, units, float and payments go back, its tokens are cancelled. */
export function undo(unit: Unit, data: PurchaseData): void {
  const meter = meterWithout(meterOf(unit, data.meterId), data);
  unit.put("meter", meter.meterId, data.withKeys ? withoutPair(unit, meter) : meter);
  charge(unit, data.clientId, -data.amount);
  setSpent(unit, data.paidWith, false);
  cancelTokens(unit, data.tokens);
}
