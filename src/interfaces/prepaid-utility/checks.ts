import { refuse } from "../../contract/answer";
import type { UnitOfWork } from "../../store";
import type { CheckOf } from "../checks";
import { dayOf, usedOn } from "./calendar";
import type { ClientEntity, MerchantEntity, MsisdnEntity } from "./entities";
import { prepaidErrors } from "./errors";
import type { Located, MeterMessage } from "./located";
import type { PurchaseRequest } from "./models";

/** Checks of a message whose meter is located. Each gives the refusal, or undefined when it is passed. */
export type Check = CheckOf<Located>;

const messageOf = ({ call }: Located): MeterMessage => call.body as MeterMessage;
const purchaseOf = ({ call }: Located): PurchaseRequest => call.body as PurchaseRequest;

export const meterNotBarred: Check = ({ meter: { barred, meterId } }) =>
  barred === true ? refuse(prepaidErrors["prepaid-meter-blocked"], { meterId }) : undefined;

export const merchantAllowed: Check = (located) => {
  const { merchantId } = messageOf(located).originator.merchant;
  const barred = located.call.unit.get<MerchantEntity>("merchant", merchantId)?.barred === true;
  return barred ? refuse(prepaidErrors["prepaid-merchant-barred"], { merchantId }) : undefined;
};

export const utilityActive: Check = ({ utility: { inactive, name = "" } }) =>
  inactive === true
    ? refuse(prepaidErrors["prepaid-utility-invalid"], { reason: "INACTIVE", utility: name })
    : undefined;

export const serviceFits: Check = (located) => {
  const { utilityType } = purchaseOf(located);
  if (
    utilityType === undefined ||
    utilityType.toLowerCase() === located.meter.serviceType.toLowerCase()
  )
    return undefined;
  return refuse(prepaidErrors["prepaid-utility-invalid"], { utilityType });
};

/** Key data in a message must be those of the register. */
export const keyFits: Check = (located) => {
  const { meter } = messageOf(located);
  const differing = (["supplyGroupCode", "keyRevisionNum", "tariffIndex"] as const).find(
    (name) => meter[name] !== undefined && meter[name] !== located.meter[name],
  );
  return differing === undefined
    ? undefined
    : refuse(prepaidErrors["prepaid-key-invalid"], {
        field: `meter.${differing}`,
        reason: "MISMATCH",
      });
};

export const msisdnUsable: Check = (located) => {
  const { msisdn = "" } = purchaseOf(located);
  const unusable =
    located.call.unit.get<MsisdnEntity>("msisdn", msisdn.replace("+", ""))?.unusable === true;
  return unusable ? refuse(prepaidErrors["prepaid-msisdn-invalid"], { msisdn }) : undefined;
};

/** Is the amount one at all: of the utility's currency, and not negative? */
export const amountPlausible: Check = (located) => {
  const { amount, currency } = purchaseOf(located).purchaseAmount;
  if (currency !== located.utility.currency)
    return refuse(prepaidErrors["prepaid-amount-invalid"], { field: "purchaseAmount.currency" });
  return amount < 0
    ? refuse(prepaidErrors["prepaid-amount-invalid"], { field: "purchaseAmount.amount" })
    : undefined;
};

/** Of a purchase that is paid for, and not below the minimum: within the limits of the meter. */
export const amountWithinLimits: Check = (located) => {
  const { amount } = purchaseOf(located).purchaseAmount;
  const { maximum, dailyLimit } = located.meter;
  if (amount > maximum) return refuse(prepaidErrors["prepaid-amount-high"], { maxAmount: maximum });
  const used = usedOn(located.meter, dayOf(located.call.unit, located.utility));
  if (dailyLimit === undefined || used + amount <= dailyLimit) return undefined;
  return refuse(prepaidErrors["prepaid-limit"], { limit: dailyLimit, used });
};

/** What is left to a client; one that the data space does not know has the float of `*`. Undefined: endless. */
export const floatOf = (unit: UnitOfWork, id: string): number | undefined =>
  (unit.get<ClientEntity>("client", id) ?? unit.get<ClientEntity>("client", "*"))?.float;

/** Takes an amount from the float of a client, or gives it back where it is negative. */
export function charge(unit: UnitOfWork, id: string, amount: number): void {
  const float = floatOf(unit, id);
  if (float !== undefined)
    unit.put("client", id, { ...unit.get<ClientEntity>("client", id), id, float: float - amount });
}

export const floatSuffices: Check = (located) => {
  const { client, purchaseAmount } = purchaseOf(located);
  const float = floatOf(located.call.unit, client.id) ?? purchaseAmount.amount;
  return float < purchaseAmount.amount
    ? refuse(prepaidErrors["prepaid-float"], { account: "client" })
    : undefined;
};

/** Some providers refuse every sale for a meter. */
export const providerWilling: Check = ({ meter: { declines } }) =>
  declines === undefined
    ? undefined
    : refuse(prepaidErrors["prepaid-declined"], { reason: declines });
