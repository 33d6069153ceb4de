import { momentOf } from "../../contract/values/moment";
import { editedText } from "../kit/answers";
import type { EditedAnswer } from "../kit/family";
import type { Entities, OrderEntity, ProviderEntity, QuoteEntity, Unit } from "./entities";
import type { MoneyTransferAuthRequest, OrderStatus } from "./models";
import { providerOf } from "./providers";
import type { Refusal } from "../../contract/answer";
import type { EncryptedPin, LedgerAmount } from "../../contract/models";
import { errors, refuseTransfer } from "./errors";
import { present } from "../../contract/values/json-value";
import type { OnwardRule } from "../../onward/rule";
import { moneyTransfer } from "./contract";

/** Wrong PINs after which an order cannot be redeemed. */
const pinTries = 3;
export const isPinLocked = ({ pinFailures = 0 }: OrderEntity): boolean => pinFailures >= pinTries;

/** States that the end of the validity ends. */
const lapsing: ReadonlySet<OrderEntity["state"]> = new Set<OrderEntity["state"]>([
  "CREATED",
  "ACTIVE",
  "ON_HOLD",
]);

export const isLapsing = ({ state }: OrderEntity): boolean => lapsing.has(state);

/** The order at this time: what time alone brings about has happened. */
export function orderAt(order: OrderEntity, now: number): OrderEntity {
  const { state, payoutAt, expiry, statusDescription: _outlived, ...lasting } = order;
  if (state === "ACTIVE" && payoutAt !== undefined && momentOf(payoutAt) <= now)
    return { ...lasting, expiry, payoutAt, state: "REDEEMED" };
  if (!isLapsing(order) || momentOf(expiry) > now) return order;
  return { ...lasting, expiry, ...(payoutAt !== undefined && { payoutAt }), state: "EXPIRED" };
}

/** When a deposit that is confirmed now will be paid out. */
export function payoutTime(unit: Unit, { receiver }: OrderEntity, at: number): string {
  return new Date(
    at + (providerOf(unit, receiver.id).payoutDelaySeconds ?? 0) * 1000,
  ).toISOString();
}

/** When time alone gives an order another status; undefined: not, or not again. */
function lapseTime({ state, payoutAt, expiry, lapsed }: OrderEntity): number | undefined {
  if (lapsed !== undefined) return undefined;
  if (state === "ACTIVE" && payoutAt !== undefined)
    return Math.min(momentOf(payoutAt), momentOf(expiry));
  return lapsing.has(state) ? momentOf(expiry) : undefined;
}

/** The order with what time has made of it noted. Its state stays: a clock that is moved back finds it as it was. */
function withLapse(order: OrderEntity): OrderEntity {
  const at = lapseTime(order);
  if (at === undefined) return order;
  return {
    ...order,
    lapsed: { status: statusOfState[orderAt(order, at).state], at: new Date(at).toISOString() },
  };
}

/** What is paid out for an order. */
export const payoutOf = ({ payout, amount }: OrderEntity): OrderEntity["amount"] =>
  payout ?? amount;

/** The order with this key, as it is now. */
function orderOf(unit: Unit, key: string): OrderEntity | undefined {
  const order = unit.get("order", key);
  return order === undefined ? undefined : orderAt(order, unit.now);
}

/** The order that a kept transaction is about. */
export function keptOrder(unit: Unit, key: string): OrderEntity {
  const order = orderOf(unit, key);
  if (order === undefined) throw new Error("a transaction is about an order that is gone");
  return order;
}

/** Keeps an order. What an update said of its state does not outlive that state. */
export function putOrder(unit: Unit, order: OrderEntity): void {
  const before = unit.get("order", order.reference);
  const isOutlived =
    before !== undefined &&
    before.state !== order.state &&
    before.lastUpdateTime === order.lastUpdateTime;
  const { statusDescription: _outlived, ...rest } = order;
  unit.put("order", order.reference, isOutlived ? rest : order);
}

const nameBehind = (reference: string, unit: Pick<Unit, "get">): string =>
  unit.get("reference", reference)?.of ?? reference;

/** Another name of an entity is its second reference or profile id; a fault may have told another of each. */
export const keyBehind = (reference: string, unit: Pick<Unit, "get">): string =>
  nameBehind(nameBehind(reference, unit), unit);

/** Whether a client means this name: it gives it, or what a fault told it instead. */
export const isNamed = (unit: Pick<Unit, "get">, given: string, name: string): boolean =>
  given === name || unit.get("reference", given)?.of === name;

/** Names in answers by which clients ask or order later. */
const nameMembers = ["orderRedeemRef", "orderRedeemRefAlt", "customerProfileId", "quoteId"];

/** A client was told another name of an order, a customer or a quote: it is known by that one too. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit } = edited;
  const onSlip = editedText(edited, "slipData.issuerReference");
  const names = nameMembers.flatMap((path) => editedText(edited, path) ?? []);
  // The slip of a deposit has the reference of its order; others have one that names nothing.
  if (onSlip !== undefined && orderOf(unit, onSlip.made) !== undefined) names.push(onSlip);
  for (const { told, made } of names)
    if (keyBehind(told, unit) === told) unit.put("reference", told, { reference: told, of: made });
}

/** The order that has this reference: the one to redeem with, the second one, or the one to remit with. */
export const orderNamed = (unit: Unit, reference: string): OrderEntity | undefined =>
  orderOf(unit, keyBehind(reference, unit));

/** Whether a reference is the one to remit an order with: its second one is not. */
const isToRemit = (unit: Unit, given: string, order: OrderEntity): boolean =>
  order.kind === "DEPOSIT" &&
  given !== order.orderRedeemRefAlt &&
  isNamed(unit, given, order.reference);

/** The order that a reference to redeem with means: not that of a deposit. */
function orderToRedeem(unit: Unit, reference: string): OrderEntity | undefined {
  const order = orderNamed(unit, reference);
  return order !== undefined && isToRemit(unit, reference, order) ? undefined : order;
}

/** The order that is paid out without a redemption and has this reference. */
function orderToRemit(unit: Unit, reference: string): OrderEntity | undefined {
  const order = orderNamed(unit, reference);
  return order !== undefined && isToRemit(unit, reference, order) ? order : undefined;
}

/** `orderRedeemRef` wins over `remittanceRef` (contract 2, Parameter rules). */
export function orderReferredTo(
  unit: Unit,
  named: { orderRedeemRef?: string; remittanceRef?: string },
): OrderEntity | undefined {
  if (named.orderRedeemRef !== undefined) return orderToRedeem(unit, named.orderRedeemRef);
  return named.remittanceRef === undefined ? undefined : orderToRemit(unit, named.remittanceRef);
}

const statusOfState: Readonly<Record<OrderEntity["state"], OrderStatus>> = {
  CREATED: "UNREDEEMED",
  ACTIVE: "UNREDEEMED",
  REDEEMING: "UNREDEEMED",
  REDEEMED: "REDEEMED",
  REVERSED: "CANCELLED",
  CANCELLED: "CANCELLED",
  EXPIRED: "EXPIRED",
  ON_HOLD: "ON_HOLD",
};

/** What lookups say of an order. */
export function statusOf(order: OrderEntity, unit: Pick<Unit, "get" | "all">): OrderStatus {
  if (order.state === "ACTIVE" && isPinLocked(order)) return "ON_HOLD";
  const unconfirmed =
    order.state === "CREATED" && providerOf(unit, order.receiver.id).reportsUnconfirmed === true;
  return unconfirmed ? "UNCONFIRMED" : statusOfState[order.state];
}

const descriptions: Readonly<Partial<Record<OrderEntity["state"], string>>> = {
  CREATED: "Not confirmed yet",
  ACTIVE: "Ready to be redeemed",
  REDEEMING: "A redemption waits for its confirmation",
  REVERSED: "Reversed before it was confirmed",
};

/** The status in words: those of the last update, or our own. */
export function descriptionOf(order: OrderEntity): string | undefined {
  if (order.state === "ACTIVE" && isPinLocked(order)) return "Too many wrong PINs";
  if (order.state === "ACTIVE" && order.kind === "DEPOSIT")
    return order.statusDescription ?? "Waits to be paid out";
  return order.statusDescription ?? descriptions[order.state];
}

/** What the PIN of a message is to an order that has one. */
type PinResult =
  { passed: true } | { passed: false; refusal: Refusal; /** It counts as a try. */ tried: boolean };

/** Blocks are compared as hexadecimal digits, in any case of letters. A locked order stays locked for the right PIN. */
export function pinResult(order: OrderEntity, pin: EncryptedPin | undefined): PinResult {
  const { pinBlock, pinFailures = 0 } = order;
  if (pinBlock === undefined) return { passed: true };
  if (isPinLocked(order)) {
    return {
      passed: false,
      tried: false,
      refusal: refuseTransfer(
        errors["transfer-pin-locked"],
        `${pinTries} wrong PINs were sent before.`,
      ),
    };
  }
  if (pin?.pinBlock.toUpperCase() === pinBlock.toUpperCase()) return { passed: true };
  const attemptsLeft = pinTries - pinFailures - 1;
  const text = pin === undefined ? "The order has a PIN." : "The PIN does not match the order.";
  return {
    passed: false,
    tried: true,
    refusal: refuseTransfer(errors["transfer-pin-wrong"], text, { attemptsLeft }),
  };
}

/** One more wrong PIN for an order, whatever it was given for. */
export function countFailure(unit: Unit, order: OrderEntity): void {
  putOrder(unit, { ...order, pinFailures: (order.pinFailures ?? 0) + 1 });
}

/** The quote that an order names, when it may be used for it; undefined: the order names none. */
export function quoteFor(
  unit: Unit,
  provider: ProviderEntity,
  order: MoneyTransferAuthRequest,
): QuoteEntity | Refusal | undefined {
  const { quoteId } = order;
  if (quoteId === undefined) return undefined;
  const quote = unit.get("quote", keyBehind(quoteId, unit));
  const unusable =
    quote === undefined ? "No quote has this quoteId." : flawOf(quote, unit, provider, order);
  return unusable === undefined
    ? quote
    : refuseTransfer(errors["transfer-declined"], unusable, { quoteId });
}

/** Why a quote that has grown too old is refused. */
export const quoteExpired = "The quote has expired.";

const sameMoney = (one: LedgerAmount, other: LedgerAmount): boolean =>
  one.amount === other.amount && one.currency === other.currency;

function flawOf(
  quote: QuoteEntity,
  unit: Unit,
  provider: ProviderEntity,
  { amount, fee }: MoneyTransferAuthRequest,
) {
  const { transferAmount, feeAmount } = quote.feeQuote;
  if (quote.receiverId !== provider.id) return "The quote is another receiver's.";
  if (momentOf(quote.expiryDateTime) <= unit.now) return quoteExpired;
  if (!sameMoney(transferAmount, amount))
    return `The quote is for ${transferAmount.amount} in currency ${transferAmount.currency}.`;
  return fee === undefined || sameMoney(feeAmount, fee)
    ? undefined
    : `The quoted fee is ${feeAmount.amount}.`;
}

/** What was last told of an order: what time made of it, or what became of it since. */
const reportedStatus = (order: OrderEntity, unit: Pick<Unit, "get" | "all">): OrderStatus =>
  (isLapsing(order) ? order.lapsed?.status : undefined) ?? statusOf(order, unit);

/** The order of which `toldStatus` speaks. */
const asReported = (order: OrderEntity): OrderEntity =>
  isLapsing(order) && order.lapsed !== undefined
    ? orderAt(order, Date.parse(order.lapsed.at))
    : order;

/**
 * Sends an event when the status of an order changes, with the time of the change (contract 2, Money
 * transfer).
 */
const statusEvent: OnwardRule<OrderEntity> = {
  entity: "order",
  target: "events",
  contract: moneyTransfer,
  operation: "updateOrderStatus",
  timed: { alarm: "alarm", at: lapseTime, passed: withLapse },
  messageFor({ before, after, unit }) {
    const status = reportedStatus(after, unit);
    if (before === undefined || reportedStatus(before, unit) === status) return undefined;
    const byTime =
      after.lapsed !== undefined && before.lapsed === undefined ? after.lapsed.at : undefined;
    const {
      kind,
      reference,
      orderRedeemRefAlt,
      orderId,
      originator,
      settlementEntity,
      receiver,
      amount,
      lastUpdateTime,
    } = after;
    const isReported = lastUpdateTime !== undefined && lastUpdateTime !== before.lastUpdateTime;
    return {
      body: present({
        updateTime: byTime ?? (isReported ? lastUpdateTime : unit.at),
        ...(kind === "DEPOSIT"
          ? { remittanceRef: reference }
          : { orderRedeemRef: reference, orderRedeemRefAlt }),
        status,
        statusDescription: descriptionOf(asReported(after)),
        originator,
        settlementEntity,
        receiver,
        amount,
        orderId,
      }),
    };
  },
};

/** What somebody outside is told of. */
export const onward = [statusEvent];
