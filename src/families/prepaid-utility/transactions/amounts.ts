import type { MeterEntity, Unit, UtilityEntity } from "../entities";

/** How a payment is split: pure sums in minor units, units in tenths. */

/** A block of a tariff: it ends at so many units of the month; no end: the last one. */
interface PriceBlock {
  upTo?: number;
  /** Price of a unit in minor units, without tax; up to four decimals count. */
  rate: number;
}

/** What a payment meets. */
export interface Terms {
  /** Charges due, tax included. */
  charges: readonly number[];
  debts: readonly { balance: number; fixed?: number; percent?: number }[];
  /** Per cent; up to four decimals count. */
  taxRate: number;
  blocks: readonly PriceBlock[];
  /** Tenths of a unit bought this month. */
  boughtTenths: number;
}

/** An amount and the tax on it. */
export interface TaxedAmount {
  net: number;
  tax: number;
}

/** Units of one block. */
interface BlockUnits {
  tenths: number;
  rate: number;
}

/** A payment, split: amount = credit + its tax + debts + charges + their tax. */
export interface Split {
  charges: TaxedAmount[];
  debts: number[];
  credit: TaxedAmount;
  blocks: BlockUnits[];
}

const decimals = 10_000;
const scaleUp = (value: number): bigint => BigInt(Math.round(value * decimals));

/** Takes the tax out of an amount that includes it, rounded half up. */
export function withoutTax(gross: number, taxRate: number): TaxedAmount {
  const rate = scaleUp(taxRate);
  const whole = 100n * BigInt(decimals) + rate;
  const tax = Number((2n * BigInt(gross) * rate + whole) / (2n * whole));
  return { net: gross - tax, tax };
}

const recoveredDebt = (
  amount: number,
  { balance, fixed, percent = 0 }: Terms["debts"][number],
): number =>
  Math.min(
    balance,
    fixed ?? Number((BigInt(amount) * scaleUp(percent)) / (100n * BigInt(decimals))),
  );

/** The units that an amount without tax buys, block by block; the last block is rounded down to 0.1 unit. */
export function unitsFor(
  net: number,
  blocks: readonly PriceBlock[],
  boughtTenths: number,
): BlockUnits[] {
  // A tenth of a unit costs rate / 10 minor units: with both sides times 10 * decimals all is whole.
  let left = BigInt(net) * 10n * BigInt(decimals);
  let counted = boughtTenths;
  const sold: BlockUnits[] = [];
  for (const { upTo, rate } of blocks) {
    const affordable = left / scaleUp(rate);
    const room =
      upTo === undefined ? affordable : BigInt(Math.max(0, Math.round(upTo * 10) - counted));
    const tenths = affordable < room ? affordable : room;
    if (tenths > 0n) sold.push({ tenths: Number(tenths), rate });
    if (affordable <= room) break;
    counted += Number(tenths);
    left -= tenths * scaleUp(rate);
  }
  return sold;
}

/** Splits a payment: charges first, then the debts in turn, the rest buys units. Undefined: it is too low. */
export function split(amount: number, terms: Terms): Split | undefined {
  const charges = terms.charges.map((gross) => withoutTax(gross, terms.taxRate));
  const debts = terms.debts.map((debt) => recoveredDebt(amount, debt));
  const taken = [...terms.charges, ...debts].reduce((sum, part) => sum + part, 0);
  const rest = amount - taken;
  if (rest < 0 || (rest === 0 && taken === 0)) return undefined;
  const credit = withoutTax(rest, terms.taxRate);
  const blocks = unitsFor(credit.net, terms.blocks, terms.boughtTenths);
  return rest > 0 && blocks.length === 0 ? undefined : { charges, debts, credit, blocks };
}

/**
 * An amount from `minimum` to `maximum` that is enough, while one less is not. Exactly the charges
 * due would issue nothing but a slip, and a cent more is too low again: the next amount has to do
 * as well. Undefined: none is enough.
 */
export function leastAmount(minimum: number, maximum: number, terms: Terms): number | undefined {
  const suffices = (amount: number): boolean =>
    split(amount, terms) !== undefined && split(amount + 1, terms) !== undefined;
  if (suffices(minimum)) return minimum;
  if (!suffices(maximum)) return undefined;
  let [tooLow, enough] = [minimum, maximum];
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (suffices(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

/** Days and months by the data space's clock, where the utility is. */
const localTime = ({ now }: Pick<Unit, "now">, { utcOffsetMinutes = 0 }: UtilityEntity): string =>
  new Date(now + utcOffsetMinutes * 60000).toISOString();

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
