import { clientOf, usedToday } from "../checks";
import type { ClientEntity, Money, MsisdnEntity, VoucherEntity, Unit } from "../entities";
import { moveBalance } from "./instruments";
import { type InstrumentCharge, type Sale, dayOf } from "./sale-request";
import { allocateVoucher, settleVoucher } from "./stock";

/** What an open sale keeps, for its advices. */
export interface SaleData {
  productId: string;
  price: Money;
  /** User name whose float and limit it uses. */
  user: string;
  /** Day on whose limits it counts. */
  day: string;
  /** Number that was credited, where the data space knows it. */
  msisdn?: string;
  /** What its airtime balance got; absent: a bundle. */
  credit?: number;
  /** Serial number of the voucher that was handed out. */
  voucher?: string;
  /** The serial number that a fault told the client instead. */
  toldVoucher?: string;
  payments: { number: string; amount: number }[];
}

/** An approved sale: what it keeps, and the voucher that it delivers. */
interface ApprovedSale {
  data: SaleData;
  voucher?: VoucherEntity;
}

/** Debits, credits, takes from stock. Every check has been passed. */
export function sell(sale: Sale, charges: readonly InstrumentCharge[]): ApprovedSale {
  const { unit, user, message, product, price, recipient } = sale;
  const day = dayOf(unit);
  const payments = charges.map(({ instrument, amount }) => ({ number: instrument.number, amount }));
  for (const { number, amount } of payments) moveBalance(unit, number, -amount);
  useClient(unit, { user, price, day }, 1);
  const direct = product.delivery === "DIRECT";
  const credit = recipient && direct ? creditOf(sale, recipient) : undefined;
  if (recipient !== undefined) creditNumber(recipient, sale, direct, credit);
  const voucher = direct ? undefined : allocateVoucher(unit, product, message.id.toLowerCase());
  return {
    ...(voucher && { voucher }),
    data: {
      productId: product.productId,
      price,
      user,
      day,
      payments,
      ...(recipient && { msisdn: recipient.msisdn }),
      ...(credit !== undefined && { credit }),
      ...(voucher && { voucher: voucher.serialNumber }),
    },
  };
}

/** What airtime adds to the balance of a number, where that is in the same currency. */
function creditOf({ product, price }: Sale, { balance }: MsisdnEntity): number | undefined {
  const value = product.recipientAmount ?? price;
  const airtime = product.type?.startsWith("AIRTIME") === true;
  return airtime && balance?.currency === value.currency ? value.amount : undefined;
}

function creditNumber(
  number: MsisdnEntity,
  { unit, message, product, price }: Sale,
  direct: boolean,
  credit: number | undefined,
): void {
  const bundle = {
    requestId: message.id.toLowerCase(),
    productId: product.productId,
    ...(product.productContents && { productContents: product.productContents }),
  };
  const used = usedAfter(number, price, dayOf(unit), 1);
  unit.put("msisdn", number.msisdn, {
    ...used,
    ...(credit !== undefined &&
      number.balance && { balance: { ...number.balance, amount: number.balance.amount + credit } }),
    ...(direct && credit === undefined && { bundles: [...(number.bundles ?? []), bundle] }),
  });
}

/** The holder of a daily limit after a sale (1) or its reversal (-1). */
function usedAfter<T extends ClientEntity | MsisdnEntity>(
  holder: T,
  price: Money,
  day: string,
  sign: 1 | -1,
): T {
  if (holder.dailyLimit?.currency !== price.currency) return holder;
  if (sign < 0 && holder.used?.day !== day) return holder;
  return { ...holder, used: { day, amount: usedToday(holder, day) + sign * price.amount } };
}

/** Takes the price from the client's float, or gives it back; the same with its limit. */
function useClient(
  unit: Unit,
  { user, price, day }: Pick<SaleData, "user" | "price" | "day">,
  sign: 1 | -1,
): void {
  const client = clientOf({ unit, user });
  if (client === undefined) return;
  const after = usedAfter(client, price, day, sign);
  const float = after.float && { ...after.float, amount: after.float.amount - sign * price.amount };
  unit.put("client", user, { ...after, ...(float && { float }) });
}

/** Undoes a sale: debits are given back, a top-up is taken back, a voucher is cancelled and not put back into stock. */
export function undo(unit: Unit, requestId: string, data: SaleData): void {
  for (const { number, amount } of data.payments) moveBalance(unit, number, amount);
  useClient(unit, data, -1);
  if (data.msisdn !== undefined) takeBack(unit, data.msisdn, requestId, data);
  if (data.voucher !== undefined) settleVoucher(unit, data.voucher, "CANCELLED");
}

function takeBack(
  unit: Unit,
  msisdn: string,
  requestId: string,
  { price, day, credit }: SaleData,
): void {
  const number = unit.get("msisdn", msisdn);
  if (number === undefined) throw new Error("an open sale is about a number that is gone");
  unit.put("msisdn", msisdn, {
    ...usedAfter(number, price, day, -1),
    ...(credit !== undefined &&
      number.balance && { balance: { ...number.balance, amount: number.balance.amount - credit } }),
    ...(number.bundles && {
      bundles: number.bundles.filter((bundle) => bundle.requestId !== requestId),
    }),
  });
}
