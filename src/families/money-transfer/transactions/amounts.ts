import type { Refusal, Answer } from "../../../contract/answer";
import type { LedgerAmount } from "../../../contract/models";
import type {
  LedgerEntity,
  OrderEntity,
  ProviderEntity,
  Unit,
  UsageEntity,
  Entities,
} from "../entities";
import { errors, refuseTransfer } from "../errors";
import type { FeeQuote } from "../models";
import { minorDigits } from "../../../contract/values/currencies";
import { keptOrder } from "../orders";
import type { Call } from "../../../lifecycle/call";
import type {
  cancelOrder,
  cancelOrderReversal,
  confirmPayment,
  confirmRedeem,
  createOrder,
  redeemOrder,
  reversePayment,
  reverseRedeem,
} from "../operations";

/** What a provider asks for an amount, in minor units. */
export const feeOf = ({ feePercent, feeMinimum }: ProviderEntity, amount: number): number =>
  Math.max(feeMinimum, Math.round((amount * feePercent) / 100));

/** An amount must be positive, and of a currency that the provider offers. */
export function amountRefusal(
  { currencies }: ProviderEntity,
  { amount, currency }: LedgerAmount,
): Refusal | undefined {
  if (amount <= 0)
    return refuseTransfer(errors["transfer-amount"], "The amount must be above 0.", { amount });
  if (currencies.includes(currency)) return undefined;
  return refuseTransfer(errors["transfer-amount"], "The provider does not offer this currency.", {
    currencies,
  });
}

/** Fee, transfer and total, which is their sum. */
export function quoteFee(
  provider: ProviderEntity,
  { amount, currency }: LedgerAmount,
  includesFee: boolean,
): FeeQuote | Refusal {
  const fee = feeOf(provider, amount);
  if (includesFee && fee >= amount)
    return refuseTransfer(errors["transfer-amount"], "The fee takes up the whole amount.", { fee });
  const transfer = includesFee ? amount - fee : amount;
  const money = (value: number): LedgerAmount => ({ amount: value, currency });
  return {
    feeAmount: money(fee),
    transferAmount: money(transfer),
    totalAmount: money(transfer + fee),
  };
}

/** The rate between two currencies: the provider's own, else the market's; undefined: nobody has one. */
export function rateOf(
  unit: Pick<Unit, "get">,
  provider: Pick<ProviderEntity, "id"> | undefined,
  from: string,
  to: string,
): number | undefined {
  if (from === to) return 1;
  const pair = `${from}-${to}`;
  const own = provider && unit.get("rate", `${provider.id}-${pair}`);
  return (own ?? unit.get("rate", pair))?.rate;
}

/** The recipient's part of this amount; undefined: there is no rate into the provider's payout currency. */
export function paidOut(
  unit: Pick<Unit, "get">,
  provider: ProviderEntity,
  { amount, currency }: LedgerAmount,
): LedgerAmount | undefined {
  const { payoutCurrency: to = currency } = provider;
  if (to === currency) return { amount, currency };
  const rate = rateOf(unit, provider, currency, to);
  if (rate === undefined) return undefined;
  const scale = 10 ** (minorDigits(to) - minorDigits(currency));
  return { amount: Math.round(amount * rate * scale), currency: to };
}

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

/** Which way the money goes: what the merchant then owes the provider, in shares of the amount. */
const signs: Readonly<Record<LedgerEntity["kind"], 1 | -1>> = {
  PAY_IN: 1,
  PAY_OUT: -1,
  REFUND: -1,
  UNDO: 1,
};

/** Enters what a message means for the account between merchant and provider. A fee is paid in with its order. */

export function post(
  unit: Unit,
  kind: LedgerEntity["kind"],
  requestId: string,
  data: TransferData,
): void {
  const { amount, currency } = data.amount;
  const { orderId, fee } = keptOrder(unit, data.order);
  const id = requestId.toLowerCase();
  const entry: LedgerEntity = {
    entry: `${id} ${kind}`,
    requestId: id,
    orderId,
    receiverId: data.receiverId,
    merchantId: data.merchantId,
    kind,
    amount: { amount: signs[kind] * amount, currency },
    ...(kind === "PAY_IN" && fee && { fee }),
  };
  unit.put("ledgerEntry", entry.entry, entry);
}

/** What opens a transaction about an order. */
export type OrderRequestOperation = typeof createOrder | typeof redeemOrder | typeof cancelOrder;
export type OrderRequest = Call<OrderRequestOperation, Entities>;

/** What closes one. */
export type OrderAdviceOperation =
  | typeof confirmPayment
  | typeof reversePayment
  | typeof confirmRedeem
  | typeof reverseRedeem
  | typeof cancelOrderReversal;

export type OrderAdvice = Call<OrderAdviceOperation, Entities>;

/** What an approved request keeps, for its advices. */
export interface TransferData {
  /** Key of its order. */
  order: string;
  receiverId: string;
  merchantId: string;
  amount: OrderEntity["amount"];
  /** State of the order before; a new order has none. */
  before?: OrderEntity["state"];
}

/** What the checks make of a request. Nothing has been changed by them; that is done by what they give. */
export type Assessment =
  | {
      refused: Refusal;
      /** What the refusal itself leaves behind: a wrong PIN is counted. */ leave?: () => void;
    }
  | { approve: () => { answer: Answer; data: TransferData } };

/** A refusal that leaves nothing behind. */
export const refusedAssessment = (refusal: Refusal): Assessment => ({ refused: refusal });

/** The checks of a kind of request once its provider is known, in their order. */
export interface Assessor {
  assess(this: void, call: OrderRequest, provider: ProviderEntity): Assessment;
}
