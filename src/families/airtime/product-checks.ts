import type { Refusal } from "../../contract/answer";
import type { Money, ProductEntity } from "./entities";
import { type SaleRequest, moneyText, refuseSale } from "./sale";
import { soldProduct } from "./answer-parts";

/** The first two checks of a sale: is this product sold so, and at this price? */

/** The product that is asked for, when it may be sold as asked. */
export function productFor({ unit, message, voucherOnly }: SaleRequest): ProductEntity | Refusal {
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
export function priceFor({ message }: SaleRequest, product: ProductEntity): Money | Refusal {
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
