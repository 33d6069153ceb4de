import { Type } from "@sinclair/typebox";
import { LedgerAmount } from "../../../contract/models";
import { limits } from "../../../limits/limits";
import { described, list, model, oneOf, optional, text } from "../../../contract/schema";
import { Msisdn, Voucher } from "./parts";
import { Product, ProductContent } from "./product";

/** States of a voucher. */
export const voucherStates = ["IN_STOCK", "ALLOCATED", "ACTIVE", "CANCELLED"] as const;

/** States of a subscriber number. */
export const msisdnStatuses = ["ACTIVE", "BARRED", "NOT_IN_SERVICE"] as const;

/** Kinds of payment instrument. */
export const instrumentKinds = ["AN_32_TOKEN", "LOYALTY_CARD", "CARD"] as const;

const ClientData = model("ClientData", {
  username: text(),
  float: optional(described(LedgerAmount, "What is left of the float; absent: unlimited")),
  dailyLimit: optional(LedgerAmount),
  keepsCatalogue: optional(Type.Boolean({ description: "Whether listProducts answers" })),
});

const PriceRange = model("PriceRange", {
  minimum: described(LedgerAmount, "Least price"),
  maximum: described(LedgerAmount, "Highest price"),
  step: optional(described(LedgerAmount, "Prices go up from the least one by so much")),
});

const ProductData = model("ProductData", {
  product: Product,
  prices: optional(described(list(LedgerAmount), "Fixed price, one a currency")),
  ranges: optional(
    described(list(PriceRange), "Bounds of a price that the buyer chooses, one a currency"),
  ),
  stock: optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.fixtureEntities,
      description: "Vouchers left; absent: unlimited, or no voucher",
    }),
  ),
});

const Bundle = model("BundleData", {
  productId: text(),
  productContents: optional(list(ProductContent)),
});

const MsisdnData = model("MsisdnData", {
  msisdn: Msisdn,
  status: described(oneOf(msisdnStatuses), "State of the number"),
  balance: optional(described(LedgerAmount, "Airtime balance")),
  bundles: described(list(Bundle, limits.fixtureEntities), "What top-ups have brought"),
});

const VoucherData = model("VoucherData", {
  voucher: described(Voucher, "Without its PIN"),
  productId: text(),
  state: described(oneOf(voucherStates), "State of the voucher now"),
});

const InstrumentData = model("InstrumentData", {
  type: described(oneOf(instrumentKinds), "Type of the payment method"),
  token: optional(described(text(32), "Number of a token")),
  cardNumber: optional(described(text(16), "Number of a loyalty card")),
  pan: optional(described(text(19), "Number of a bank card")),
  balance: LedgerAmount,
  expiryDate: optional(text(4)),
  pin: optional(text(20)),
  pinLocked: Type.Boolean({ description: "Too many wrong PINs came" }),
});

const all = <T extends Parameters<typeof list>[0]>(data: T) => list(data, limits.fixtureEntities);

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  clients: all(ClientData),
  products: all(ProductData),
  msisdns: all(MsisdnData),
  vouchers: all(VoucherData),
  instruments: all(InstrumentData),
});
