import { type Refusal, refuse } from "../../../contract/answer";
import { isRefusal } from "../../../lifecycle/call";
import { type CheckOf, firstRefusal, isMonthOver } from "../../kit/answers";
import type { Charge, InstrumentEntity, MeterEntity, Unit } from "../entities";
import { errors } from "../errors";
import { type MeterAccount, type PurchaseCall, accountOf } from "../meter-account";
import type { PaymentMethod, PurchaseRequest } from "../models";
import {
  type Split,
  type Terms,
  freeUnitsDue,
  dayOf,
  boughtTenths,
  leastAmount,
  nextMonth,
  monthOf,
  split,
  usedOn,
} from "./amounts";

/** An instrument as a payment method names it. */
type NamedInstrument = Pick<InstrumentEntity, "type" | "number">;

/** The instrument of a payment method; undefined: one that always pays. */
function instrumentOf(method: PaymentMethod): NamedInstrument | undefined {
  const { type } = method;
  if (type === "AN_32_TOKEN") return { type, number: method.token };
  if (type === "LOYALTY_CARD") return { type, number: method.cardNumber };
  return type === "CARD" ? { type, number: method.pan } : undefined;
}

const unusable = {
  AN_32_TOKEN: "prepaid-token",
  LOYALTY_CARD: "prepaid-loyalty-card",
  CARD: "prepaid-payment-refused",
} as const satisfies Record<InstrumentEntity["type"], keyof typeof errors>;

/** The payment methods in the order of the message: each must be known, valid and good for its amount. */
function paymentsAccepted({
  call: { unit, body },
}: MeterAccount<PurchaseCall>): Refusal | undefined {
  const { paymentMethods = [] } = body;
  for (const [index, method] of paymentMethods.entries()) {
    const named = instrumentOf(method);
    if (named === undefined) continue;
    const before = paymentMethods
      .slice(0, index)
      .filter((other) => instrumentOf(other)?.number === named.number);
    const error = objectionTo(unit, method, named, before);
    if (error !== undefined) return refuse(errors[error], { paymentMethod: index });
  }
  return undefined;
}

function objectionTo(
  unit: Unit,
  method: PaymentMethod,
  { type, number }: NamedInstrument,
  before: readonly PaymentMethod[],
): keyof typeof errors | undefined {
  const instrument = unit.get("instrument", number);
  if (instrument?.type !== type || instrument.spent === true || isRefused(unit, method, instrument))
    return unusable[type];
  if (type === "AN_32_TOKEN" && before.length > 0) return unusable[type];
  const total = [...before, method].reduce((sum, { amount }) => sum + amount.amount, 0);
  return instrument.limit !== undefined && total > instrument.limit
    ? "prepaid-payment-funds"
    : undefined;
}

/** A bank card past its month, or with another expiry date or PIN than its own. */
function isRefused(
  unit: Unit,
  method: PaymentMethod,
  { expiryDate, pin }: InstrumentEntity,
): boolean {
  if (method.type !== "CARD") return false;
  if (
    expiryDate !== undefined &&
    (isMonthOver(expiryDate, unit) || (method.expiryDate ?? expiryDate) !== expiryDate)
  )
    return true;
  return method.pin?.type === "CLEAR_PIN" && method.pin.pin !== pin;
}

/** Numbers of the tokens that pay: each can do so once. */
export const payingTokens = ({ paymentMethods = [] }: PurchaseRequest): string[] =>
  paymentMethods.flatMap((method) => (method.type === "AN_32_TOKEN" ? [method.token] : []));

/** Marks tokens as spent, or gives them back. */
export function setSpent(unit: Unit, numbers: readonly string[], spent: boolean): void {
  for (const number of numbers) {
    const known = unit.get("instrument", number);
    if (known === undefined) throw new Error("a payment is of an instrument that is gone");
    const { spent: _before, ...instrument } = known;
    unit.put("instrument", number, { ...instrument, ...(spent && { spent }) });
  }
}

/** Checks of a message whose account is known. Each gives the refusal, or undefined when it is passed. */
type AccountCheck = CheckOf<MeterAccount>;

/** The same of a purchase. */
type PurchaseCheck = CheckOf<MeterAccount<PurchaseCall>>;

export const meterNotBarred: AccountCheck = ({ meter: { barred, meterId } }) =>
  barred === true ? refuse(errors["prepaid-meter-blocked"], { meterId }) : undefined;

export const merchantAllowed: AccountCheck = ({ call: { unit, body } }) => {
  const { merchantId } = body.originator.merchant;
  const barred = unit.get("merchant", merchantId)?.barred === true;
  return barred ? refuse(errors["prepaid-merchant-barred"], { merchantId }) : undefined;
};

export const utilityActive: AccountCheck = ({ utility: { inactive, name = "" } }) =>
  inactive === true
    ? refuse(errors["prepaid-utility-invalid"], { reason: "INACTIVE", utility: name })
    : undefined;

const serviceFits: PurchaseCheck = ({ call, meter }) => {
  const { utilityType } = call.body;
  if (utilityType === undefined || utilityType.toLowerCase() === meter.serviceType.toLowerCase())
    return undefined;
  return refuse(errors["prepaid-utility-invalid"], { utilityType });
};

/** Key data in a message must be those of the register. */
export const keyFits: AccountCheck = ({ call, meter }) => {
  const sent = call.body.meter;
  const differing = (["supplyGroupCode", "keyRevisionNum", "tariffIndex"] as const).find(
    (name) => sent[name] !== undefined && sent[name] !== meter[name],
  );
  return differing === undefined
    ? undefined
    : refuse(errors["prepaid-key-invalid"], {
        field: `meter.${differing}`,
        reason: "MISMATCH",
      });
};

const msisdnUsable: PurchaseCheck = ({ call: { unit, body } }) => {
  const { msisdn = "" } = body;
  const unusable = unit.get("msisdn", msisdn.replace("+", ""))?.unusable === true;
  return unusable ? refuse(errors["prepaid-msisdn-invalid"], { msisdn }) : undefined;
};

/** Is the amount one at all: of the utility's currency, and not negative? */
const amountPlausible: PurchaseCheck = ({ call, utility }) => {
  const { amount, currency } = call.body.purchaseAmount;
  if (currency !== utility.currency)
    return refuse(errors["prepaid-amount-invalid"], { field: "purchaseAmount.currency" });
  return amount < 0
    ? refuse(errors["prepaid-amount-invalid"], { field: "purchaseAmount.amount" })
    : undefined;
};

/** Of a purchase that is paid for, and not below the minimum: within the limits of the meter. */
const amountWithinLimits: PurchaseCheck = ({ call, meter, utility }) => {
  const { amount } = call.body.purchaseAmount;
  const { maximum, dailyLimit } = meter;
  if (amount > maximum) return refuse(errors["prepaid-amount-high"], { maxAmount: maximum });
  const used = usedOn(meter, dayOf(call.unit, utility));
  if (dailyLimit === undefined || used + amount <= dailyLimit) return undefined;
  return refuse(errors["prepaid-limit"], { limit: dailyLimit, used });
};

/** What is left to a client; one that the data space does not know has the float of `*`. Undefined: endless. */
const floatOf = (unit: Unit, id: string): number | undefined =>
  (unit.get("client", id) ?? unit.get("client", "*"))?.float;

/** Takes an amount from the float of a client, or gives it back where it is negative. */
export function charge(unit: Unit, id: string, amount: number): void {
  const float = floatOf(unit, id);
  if (float !== undefined)
    unit.put("client", id, { ...unit.get("client", id), id, float: float - amount });
}

const floatSuffices: PurchaseCheck = ({ call: { unit, body } }) => {
  const { client, purchaseAmount } = body;
  const float = floatOf(unit, client.id) ?? purchaseAmount.amount;
  return float < purchaseAmount.amount
    ? refuse(errors["prepaid-float"], { account: "client" })
    : undefined;
};

/** Some providers refuse every sale for a meter. */
const providerWilling: AccountCheck = ({ meter: { declines } }) =>
  declines === undefined ? undefined : refuse(errors["prepaid-declined"], { reason: declines });

/** A sale that may be made, and what it comes to. */
export interface MeterSale extends MeterAccount<PurchaseCall> {
  message: PurchaseRequest;
  month: string;
  split: Split;
  /** Places of the charges that are due among those of the meter. */
  chargesDue: number[];
  /** Units of the free token that goes along; 0: none. */
  freeUnits: number;
}

const standing = [
  meterNotBarred,
  merchantAllowed,
  utilityActive,
  serviceFits,
  keyFits,
  msisdnUsable,
  amountPlausible,
];

/**
 * All checks of a sale in the order of the family's reference: meter, route, offer, standing, amount, limits, funds,
 * the provider's own. The first that fails decides; nothing is changed.
 */
export function checkPurchase(call: PurchaseCall): MeterSale | Refusal {
  const account = accountOf(call);
  if (isRefusal(account)) return account;
  const refusal = firstRefusal(standing, account);
  if (refusal !== undefined) return refusal;
  const { amount } = call.body.purchaseAmount;
  const sale = amount === 0 ? freeSale(account) : paidSale(account, amount);
  return isRefusal(sale) ? sale : (providerWilling(sale) ?? sale);
}

const nothing: Split = { charges: [], debts: [], credit: { net: 0, tax: 0 }, blocks: [] };

/** Amount 0 asks for the free token, and gets that alone. */
function freeSale(account: MeterAccount<PurchaseCall>): MeterSale | Refusal {
  const {
    call: { unit, body },
    meter,
    utility,
  } = account;
  const month = monthOf(unit, utility);
  const freeUnits = freeUnitsDue(meter, month);
  if (freeUnits === 0) {
    return refuse(errors["prepaid-no-free-units"], {
      meterId: meter.meterId,
      ...(meter.free !== undefined && { nextDue: nextMonth(month) }),
    });
  }
  return {
    ...account,
    message: body,
    month,
    split: nothing,
    chargesDue: [],
    freeUnits,
  };
}

const isDue = ({ per, takenIn }: Charge, month: string): boolean =>
  per === "PURCHASE" || takenIn !== month;

/** Too little: the answer names an amount that would do, where the limits of the meter leave one. */
function amountTooLow(
  { minimum, maximum }: MeterEntity,
  terms: Terms,
  reason?: "CHARGES_DUE",
): Refusal {
  const minAmount = leastAmount(minimum, maximum, terms);
  return refuse(errors["prepaid-amount-low"], {
    ...(minAmount !== undefined && { minAmount }),
    ...(reason && { reason }),
  });
}

function paidSale(account: MeterAccount<PurchaseCall>, amount: number): MeterSale | Refusal {
  const {
    call: { unit, body },
    meter,
    utility,
    tariff,
  } = account;
  const { charges = [], debts = [] } = meter;
  const month = monthOf(unit, utility);
  const due = charges.flatMap((charge, index) =>
    isDue(charge, month) ? [{ index, amount: charge.amount }] : [],
  );
  const terms: Terms = {
    charges: due.map(({ amount: gross }) => gross),
    debts,
    taxRate: utility.taxRate,
    blocks: tariff.blocks,
    boughtTenths: boughtTenths(meter, month),
  };
  if (amount < meter.minimum) return amountTooLow(meter, terms);
  const limited = amountWithinLimits(account);
  if (limited !== undefined) return limited;
  const parts = split(amount, terms);
  if (parts === undefined) return amountTooLow(meter, terms, "CHARGES_DUE");
  return (
    firstRefusal([floatSuffices, paymentsAccepted], account) ?? {
      ...account,
      message: body,
      month,
      split: parts,
      chargesDue: due.map(({ index }) => index),
      freeUnits: freeUnitsDue(meter, month),
    }
  );
}
