import { digitsFrom } from "../../../store";
import type { ProductEntity, VoucherEntity, Unit } from "../entities";

/** A voucher that may still be sold as this product. */
export const isInStock = (voucher: VoucherEntity, product: ProductEntity): boolean =>
  voucher.productId === product.productId && voucher.state === "IN_STOCK";

/** Years for which a voucher that is made on sale is valid. */
const validYears = 3;

const pinDigits = 16;

function expiryOf(unit: Unit): string {
  const day = new Date(unit.now);
  return new Date(
    Date.UTC(day.getUTCFullYear() + validYears, day.getUTCMonth(), day.getUTCDate()),
  ).toISOString();
}

/** A voucher that did not exist before: its PIN and number follow from the seed and the request. */
function madeVoucher(unit: Unit, product: ProductEntity, requestId: string): VoucherEntity {
  return {
    serialNumber: `V${unit.reference("voucher", requestId)}`,
    productId: product.productId,
    pin: digitsFrom(unit.generate("voucher-pin", requestId), pinDigits),
    batchNumber: `B${unit.at.slice(2, 4)}${unit.at.slice(5, 7)}`,
    expiryDate: expiryOf(unit),
    state: "ALLOCATED",
    requestId,
  };
}

/** Hands a voucher out: from the listed stock, or a new one. The caller has checked that there is one. */
export function allocateVoucher(
  unit: Unit,
  product: ProductEntity,
  requestId: string,
): VoucherEntity {
  const listed =
    product.listedStock === true
      ? unit.all("voucher").find((voucher) => isInStock(voucher, product))
      : undefined;
  const voucher =
    listed === undefined
      ? madeVoucher(unit, product, requestId)
      : { ...listed, state: "ALLOCATED" as const, requestId };
  unit.put("voucher", voucher.serialNumber, voucher);
  return voucher;
}

/** A voucher becomes redeemable, or can never be redeemed nor sold again. */
export function settleVoucher(
  unit: Unit,
  serialNumber: string,
  state: "ACTIVE" | "CANCELLED",
): void {
  const voucher = unit.get("voucher", serialNumber);
  if (voucher === undefined) throw new Error("an open sale is about a voucher that is gone");
  unit.put("voucher", serialNumber, { ...voucher, state });
}
