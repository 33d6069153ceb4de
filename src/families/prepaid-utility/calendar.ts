import type { MeterEntity, Unit, UtilityEntity } from "./entities";

/** Days and months by the data space's clock, where the utility is. */

const localTime = ({ now }: Pick<Unit, "now">, { utcOffsetMinutes = 0 }: UtilityEntity): string =>
  new Date(now + utcOffsetMinutes * 60_000).toISOString();

/** YYYY-MM-DD. */
export const dayOf = (unit: Pick<Unit, "now">, utility: UtilityEntity): string =>
  localTime(unit, utility).slice(0, 10);

/** YYYY-MM. */
export const monthOf = (unit: Pick<Unit, "now">, utility: UtilityEntity): string =>
  localTime(unit, utility).slice(0, 7);

/** The first day of the month after this one. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** Tenths of a unit that were bought for the meter in this month. */
export function boughtTenths({ bought }: MeterEntity, month: string): number {
  return bought === undefined || (bought.month ?? month) !== month
    ? 0
    : Math.round(bought.units * 10);
}

/** Units of the free token that is due; 0: none. */
export function freeUnitsDue({ free }: MeterEntity, month: string): number {
  if (free === undefined) return 0;
  return free.taken === true && (free.month ?? month) === month ? 0 : free.units;
}

/**
 * The free token of a meter with the month it was spent in: a fixture that names none means the one
 * in which it is first asked for.
 */
export function freeDated({ free }: MeterEntity, month: string): Pick<MeterEntity, "free"> {
  return free?.taken === true ? { free: { month, ...free } } : { ...(free && { free }) };
}

/** What was bought for the meter on this day. */
export const usedOn = ({ used }: MeterEntity, day: string): number =>
  used?.day === day ? used.amount : 0;
