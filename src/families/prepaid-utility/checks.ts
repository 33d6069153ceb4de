import { refuse } from "../../contract/answer";
import type { CheckOf } from "../kit/reason-answers";
import { dayOf, usedOn } from "./calendar";
import type { Unit } from "./entities";
import { errors } from "./errors";
import type { MeterAccount, PurchaseCall } from "./meter-account";

/** Checks of a message whose account is known. Each gives the refusal, or undefined when it is passed. */
export type Check = CheckOf<MeterAccount>;

/** The same of a purchase. */
export type PurchaseCheck = CheckOf<MeterAccount<PurchaseCall>>;

export const meterNotBarred: Check = ({ meter: { barred, meterId } }) =>
  barred === true ? refuse(errors["prepaid-meter-blocked"], { meterId }) : undefined;

export const merchantAllowed: Check = ({ call: { unit, body } }) => {
  const { merchantId } = body.originator.merchant;
  const barred = unit.get("merchant", merchantId)?.barred === true;
  return barred ? refuse(errors["prepaid-merchant-barred"], { merchantId }) : undefined;
};

export const utilityActive: Check = ({ utility: { inactive, name = "" } }) =>
  inactive === true
    ? refuse(errors["prepaid-utility-invalid"], { reason: "INACTIVE", utility: name })
    : undefined;

export const serviceFits: PurchaseCheck = ({ call, meter }) => {
  const { utilityType } = call.body;
  if (utilityType === undefined || utilityType.toLowerCase() === meter.serviceType.toLowerCase())
    return undefined;
  return refuse(errors["prepaid-utility-invalid"], { utilityType });
};

/** Key data in a message must be those of the register. */
export const keyFits: Check = ({ call, meter }) => {
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

export const msisdnUsable: PurchaseCheck = ({ call: { unit, body } }) => {
  const { msisdn = "" } = body;
  const unusable = unit.get("msisdn", msisdn.replace("+", ""))?.unusable === true;
  return unusable ? refuse(errors["prepaid-msisdn-invalid"], { msisdn }) : undefined;
};

/** Is the amount one at all: of the utility's currency, and not negative? */
export const amountPlausible: PurchaseCheck = ({ call, utility }) => {
  const { amount, currency } = call.body.purchaseAmount;
  if (currency !== utility.currency)
    return refuse(errors["prepaid-amount-invalid"], { field: "purchaseAmount.currency" });
  return amount < 0
    ? refuse(errors["prepaid-amount-invalid"], { field: "purchaseAmount.amount" })
    : undefined;
};

/** Of a purchase that is paid for, and not below the minimum: within the limits of the meter. */
export const amountWithinLimits: PurchaseCheck = ({ call, meter, utility }) => {
  const { amount } = call.body.purchaseAmount;
  const { maximum, dailyLimit } = meter;
  if (amount > maximum) return refuse(errors["prepaid-amount-high"], { maxAmount: maximum });
  const used = usedOn(meter, dayOf(call.unit, utility));
  if (dailyLimit === undefined || used + amount <= dailyLimit) return undefined;
  return refuse(errors["prepaid-limit"], { limit: dailyLimit, used });
};

/** What is left to a client; one that the data space does not know has the float of `*`. Undefined: endless. */
export const floatOf = (unit: Unit, id: string): number | undefined =>
  (unit.get("client", id) ?? unit.get("client", "*"))?.float;

/** Takes an amount from the float of a client, or gives it back where it is negative. */
export function charge(unit: Unit, id: string, amount: number): void {
  const float = floatOf(unit, id);
  if (float !== undefined)
    unit.put("client", id, { ...unit.get("client", id), id, float: float - amount });
}

export const floatSuffices: PurchaseCheck = ({ call: { unit, body } }) => {
  const { client, purchaseAmount } = body;
  const float = floatOf(unit, client.id) ?? purchaseAmount.amount;
  return float < purchaseAmount.amount
    ? refuse(errors["prepaid-float"], { account: "client" })
    : undefined;
};

/** Some providers refuse every sale for a meter. */
export const providerWilling: Check = ({ meter: { declines } }) =>
  declines === undefined ? undefined : refuse(errors["prepaid-declined"], { reason: declines });
