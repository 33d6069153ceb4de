import { LedgerAmount } from "../../../contract/models";
import { described, list, model, oneOf, optional } from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { Product, Voucher } from "./voucher";

/** States of a voucher. */
export const voucherStates = [
  "ISSUED",
  "ACTIVE",
  "REDEEMED",
  "REDEEMED_CONFIRMED",
  "REFUND_PENDING",
  "BLOCKED",
  "CANCELLED",
] as const;

const VoucherData = model("VoucherData", {
  voucher: Voucher,
  status: described(oneOf(voucherStates), "State of the voucher now"),
  balance: optional(
    described(LedgerAmount, "What can be redeemed, or will be; absent: an open value"),
  ),
  product: optional(Product),
});

const ProductData = model("ProductData", {
  product: Product,
  price: optional(described(LedgerAmount, "Fixed price")),
  minimum: optional(described(LedgerAmount, "Lowest value that may be asked")),
  maximum: optional(described(LedgerAmount, "Highest value that may be asked")),
});

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  vouchers: described(list(VoucherData, limits.fixtureEntities), "Vouchers, with their state now"),
  products: described(list(ProductData, limits.fixtureEntities), "Products"),
});
