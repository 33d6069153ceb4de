import type { Refusal } from "../../contract/answer";
import type {
  ClientEntity,
  InstrumentEntity,
  Money,
  MsisdnEntity,
  ProductEntity,
} from "./entities";
import { isInStock } from "./transactions/stock";
import {
  type InstrumentCharge,
  type Sale,
  type SaleRequest,
  dayOf,
  moneyText,
  plainMsisdn,
  refuseSale,
} from "./transactions/sale-request";
import { providerOf, soldProduct } from "./answers";
import { isRefusal } from "../../lifecycle/call";
import { firstRefusal } from "../kit/answers";
import { checkPayments } from "./transactions/instruments";

/** Checks of a sale whose product and price are known. Each gives the refusal, or undefined when it is passed. */
type SaleCheck = (sale: Sale) => Refusal | undefined;

const absent = (field: string): Refusal =>
  refuseSale("airtime-msisdn-absent", `The product needs ${field}.`, {
    formatErrors: [{ field, msg: `${field} may not be null` }],
  });

/** A top-up names its recipient, a sale abroad its buyer. */
const numbersPresent: SaleCheck = ({ product, message }) => {
  if (product.delivery === "DIRECT" && message.recipientMsisdn === undefined)
    return absent("recipientMsisdn");
  return product.needsSenderMsisdn === true && message.senderMsisdn === undefined
    ? absent("senderMsisdn")
    : undefined;
};

/** An unknown number counts as an active one of the product's operator. */
const recipientFits: SaleCheck = ({ recipient, provider }) => {
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

const merchantAllowed: SaleCheck = ({ unit, message }) => {
  const { merchantId } = message.originator.merchant;
  const blocked = unit.get("merchant", merchantId)?.blocked === true;
  return blocked ? refuseSale("airtime-merchant-blocked", "The merchant is blocked.") : undefined;
};

/** Two checks that only clients with a setting for them undergo. */
const routeServed: SaleCheck = (sale) => {
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

const limitsKept: SaleCheck = (sale) => {
  const day = dayOf(sale.unit);
  if (overLimit(sale.recipient, sale.price, day))
    return refuseSale("airtime-limit", "The daily limit of the number would be exceeded.");
  return overLimit(clientOf(sale), sale.price, day)
    ? refuseSale("airtime-limit", "The daily limit of the client would be exceeded.")
    : undefined;
};

const floatSuffices: SaleCheck = (sale) => {
  const float = clientOf(sale)?.float;
  if (
    float === undefined ||
    (float.currency === sale.price.currency && float.amount >= sale.price.amount)
  )
    return undefined;
  return refuseSale("airtime-funds", `The client's float is ${moneyText(float)}.`);
};

const inStock: SaleCheck = ({ unit, product }) => {
  if (product.listedStock !== true) return undefined;
  const left = unit.all("voucher").some((voucher) => isInStock(voucher, product));
  return left
    ? undefined
    : refuseSale("airtime-stock-empty", "No voucher is left.", { product: soldProduct(product) });
};

const providerReachable: SaleCheck = ({ provider }) =>
  provider.reachable === false
    ? refuseSale("airtime-provider-down", `${provider.name} cannot be reached.`)
    : undefined;

/** The number that gets the product, as the data space knows it. */
const recipientOf = ({ unit, message }: Pick<Sale, "unit" | "message">): MsisdnEntity | undefined =>
  message.recipientMsisdn && unit.get("msisdn", plainMsisdn(message.recipientMsisdn.msisdn));

/** The first two checks of a sale: is this product sold so, and at this price? */

/** The product that is asked for, when it may be sold as asked. */
function productFor({ unit, message, voucherOnly }: SaleRequest): ProductEntity | Refusal {
  const requested = message.product;
  const product = unit.get("product", requested.productId);
  if (product === undefined) {
    return refuseSale("airtime-product-unknown", "No product has this productId.", {
      product: { productId: requested.productId },
    });
  }
  const detail = { product: soldProduct(product) };
  if (product.withdrawn === true)
    return refuseSale("airtime-product-unknown", "The product is no longer sold.", detail);
  const differing = hasOtherBarcode(unit, requested, product)
    ? "The bar code is another product's."
    : difference(requested, product, voucherOnly);
  return differing === undefined ? product : refuseSale("airtime-product-other", differing, detail);
}

type RequestedProduct = SaleRequest["message"]["product"];

/** A product without a bar code takes any that is not another product's. */
function hasOtherBarcode(
  unit: SaleRequest["unit"],
  { barcode }: RequestedProduct,
  product: ProductEntity,
): boolean {
  if (barcode === undefined) return false;
  if (product.barcode !== undefined) return product.barcode !== barcode;
  return unit.all("product").some((other) => other.barcode === barcode);
}

function difference(
  requested: RequestedProduct,
  product: ProductEntity,
  voucherOnly: boolean,
): string | undefined {
  const direct = product.delivery === "DIRECT";
  if (
    requested.type !== undefined &&
    product.type !== undefined &&
    requested.type !== product.type
  ) {
    return `The product is of type ${product.type}.`;
  }
  if (requested.isDirectTopup !== undefined && requested.isDirectTopup !== direct) {
    return direct ? "The product is a direct top-up." : "The product is delivered as a voucher.";
  }
  return voucherOnly && direct
    ? "The product is a direct top-up: it has no voucher to provision."
    : undefined;
}

/** What the product costs, when the amounts of the message fit it. */
function priceFor({ message }: SaleRequest, product: ProductEntity): Money | Refusal {
  const requestAmount = message.amounts?.requestAmount;
  const price =
    product.prices === undefined
      ? rangedPrice(product, requestAmount)
      : fixedPrice(product.prices, requestAmount);
  if (typeof price === "string") return refuseSale("airtime-amount-invalid", price);
  const unpaid = paymentDifference(message.paymentMethods, price);
  return unpaid === undefined ? price : refuseSale("airtime-amount-invalid", unpaid);
}

function fixedPrice(prices: readonly Money[], requestAmount: Money | undefined): Money | string {
  const price =
    requestAmount === undefined
      ? prices[0]
      : prices.find(({ currency }) => currency === requestAmount.currency);
  if (price === undefined)
    return `The product is not sold in currency ${requestAmount?.currency ?? ""}.`;
  if (requestAmount !== undefined && requestAmount.amount !== price.amount)
    return `The product costs ${moneyText(price)}.`;
  return { amount: price.amount, currency: price.currency };
}

function rangedPrice(
  { ranges = [] }: ProductEntity,
  requestAmount: Money | undefined,
): Money | string {
  if (requestAmount === undefined)
    return "The product has no fixed price: requestAmount must say it.";
  const range = ranges.find(({ currency }) => currency === requestAmount.currency);
  if (range === undefined) return `The product is not sold in currency ${requestAmount.currency}.`;
  const { minimum, maximum, step = 1 } = range;
  const fits =
    requestAmount.amount >= minimum &&
    requestAmount.amount <= maximum &&
    (requestAmount.amount - minimum) % step === 0;
  if (!fits) return `The amount must be from ${minimum} to ${maximum} in steps of ${step}.`;
  return { amount: requestAmount.amount, currency: requestAmount.currency };
}

function paymentDifference(
  methods: SaleRequest["message"]["paymentMethods"] = [],
  price: Money,
): string | undefined {
  if (methods.length === 0) return undefined;
  const sum = methods.reduce((total, { amount }) => total + amount.amount, 0);
  const same = methods.every(
    ({ amount }) => amount.currency === price.currency && amount.amount > 0,
  );
  return same && sum === price.amount
    ? undefined
    : `The payment methods must add up to ${moneyText(price)}.`;
}

/** What the checks make of a request; nothing is changed by them. */
type CheckedSale =
  | { sale: Sale; charges: InstrumentCharge[] }
  | { refused: Refusal; /** Tried with a wrong PIN. */ wrongPin?: InstrumentEntity };

/**
 * All checks of a sale in the order of the family's reference: product, amount, numbers, merchant, limits, payment
 * instruments, float, stock, provider. The first that fails decides.
 */
export function checkSale(request: SaleRequest): CheckedSale {
  const product = productFor(request);
  if (isRefusal(product)) return { refused: product };
  const price = priceFor(request, product);
  if (isRefusal(price)) return { refused: price };
  const provider = providerOf(request.unit, product.providerId);
  if (provider === undefined) throw new Error(`no provider ${product.providerId}`);
  const recipient = recipientOf(request);
  const sale: Sale = { ...request, product, provider, price, ...(recipient && { recipient }) };
  const early = firstRefusal(
    [numbersPresent, recipientFits, merchantAllowed, routeServed, limitsKept],
    sale,
  );
  if (early !== undefined) return { refused: early };
  const payment = checkPayments(request);
  if ("refused" in payment) return payment;
  const late = firstRefusal([floatSuffices, inStock, providerReachable], sale);
  return late === undefined ? { sale, charges: payment.charges } : { refused: late };
}
