import type { Refusal } from "../../contract/answer";
import type { ClientEntity, Money, MsisdnEntity } from "./entities";
import { isInStock } from "./stock";
import { type Sale, dayOf, moneyText, plainMsisdn, refuseSale } from "./sale";
import { soldProduct } from "./answer-parts";

/** Checks of a sale whose product and price are known. Each gives the refusal, or undefined when it is passed. */
export type Check = (sale: Sale) => Refusal | undefined;

const absent = (field: string): Refusal =>
  refuseSale("airtime-msisdn-absent", `The product needs ${field}.`, {
    formatErrors: [{ field, msg: `${field} may not be null` }],
  });

/** A top-up names its recipient, a sale abroad its buyer. */
export const numbersPresent: Check = ({ product, message }) => {
  if (product.delivery === "DIRECT" && message.recipientMsisdn === undefined)
    return absent("recipientMsisdn");
  return product.needsSenderMsisdn === true && message.senderMsisdn === undefined
    ? absent("senderMsisdn")
    : undefined;
};

/** An unknown number counts as an active one of the product's operator. */
export const recipientFits: Check = ({ recipient, provider }) => {
  if (recipient === undefined) return undefined;
  if (recipient.status === "NOT_IN_SERVICE")
    return refuseSale("airtime-msisdn-invalid", "The number is not in service.");
  if (recipient.providerId !== undefined && recipient.providerId !== provider.id) {
    return refuseSale("airtime-msisdn-invalid", `The number does not belong to ${provider.name}.`);
  }
  if (recipient.status !== "BARRED") return undefined;
  return {
    ...refuseSale("airtime-msisdn-barred", "The operator has barred the number."),
    members: { providerErrorCode: "B04", providerErrorMsg: "Subscriber barred" },
  };
};

export const clientOf = ({ unit, user }: Pick<Sale, "unit" | "user">): ClientEntity | undefined =>
  unit.get("client", user);

export const merchantAllowed: Check = ({ unit, message }) => {
  const { merchantId } = message.originator.merchant;
  const blocked = unit.get("merchant", merchantId)?.blocked === true;
  return blocked ? refuseSale("airtime-merchant-blocked", "The merchant is blocked.") : undefined;
};

/** Two checks that only clients with a setting for them undergo. */
export const routeServed: Check = (sale) => {
  const client = clientOf(sale);
  const { receiver, tranType = "GOODS_AND_SERVICES" } = sale.message;
  if (
    client?.servedReceiversOnly === true &&
    receiver !== undefined &&
    sale.unit.get("provider", receiver.id) === undefined
  ) {
    return refuseSale("airtime-receiver-unknown", "No provider has the receiver's id.");
  }
  return client?.goodsAndServicesOnly === true && tranType !== "GOODS_AND_SERVICES"
    ? refuseSale("airtime-tran-type", "Only GOODS_AND_SERVICES is supported.")
    : undefined;
};

/** What has been used of a daily limit today. */
export const usedToday = ({ used }: Pick<ClientEntity, "used">, day: string): number =>
  used?.day === day ? used.amount : 0;

function overLimit(
  holder: ClientEntity | MsisdnEntity | undefined,
  price: Money,
  day: string,
): boolean {
  if (holder?.dailyLimit?.currency !== price.currency) return false;
  return usedToday(holder, day) + price.amount > holder.dailyLimit.amount;
}

export const limitsKept: Check = (sale) => {
  const day = dayOf(sale.unit);
  if (overLimit(sale.recipient, sale.price, day))
    return refuseSale("airtime-limit", "The daily limit of the number would be exceeded.");
  return overLimit(clientOf(sale), sale.price, day)
    ? refuseSale("airtime-limit", "The daily limit of the client would be exceeded.")
    : undefined;
};

export const floatSuffices: Check = (sale) => {
  const float = clientOf(sale)?.float;
  if (
    float === undefined ||
    (float.currency === sale.price.currency && float.amount >= sale.price.amount)
  )
    return undefined;
  return refuseSale("airtime-funds", `The client's float is ${moneyText(float)}.`);
};

export const inStock: Check = ({ unit, product }) => {
  if (product.listedStock !== true) return undefined;
  const left = unit.all("voucher").some((voucher) => isInStock(voucher, product));
  return left
    ? undefined
    : refuseSale("airtime-stock-empty", "No voucher is left.", { product: soldProduct(product) });
};

export const providerReachable: Check = ({ provider }) =>
  provider.reachable === false
    ? refuseSale("airtime-provider-down", `${provider.name} cannot be reached.`)
    : undefined;

/** The number that gets the product, as the data space knows it. */
export const recipientOf = ({
  unit,
  message,
}: Pick<Sale, "unit" | "message">): MsisdnEntity | undefined =>
  message.recipientMsisdn && unit.get("msisdn", plainMsisdn(message.recipientMsisdn.msisdn));
