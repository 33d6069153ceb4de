import { type Static, Type } from "@sinclair/typebox";
import {
  Institution,
  LedgerAmount,
  SlipData,
  Tender,
  earlyPaymentMethodModels,
  earlyTransactionFields,
  laterTransactionFields,
  operatorFields,
  originatorFields,
} from "../../contract/models";
import { limits } from "../../limits/limits";
import {
  DateTime,
  Decimal,
  described,
  exactly,
  list,
  model,
  namedMap,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";

/** What the interface sells: products, promotions, and how they are described (contract 3, Airtime and voucher). */

const ProductType = oneOf([
  "AIRTIME_FIXED",
  "AIRTIME_VARIABLE",
  "SMS_BUNDLE",
  "DATA",
  "APP_RELATED",
  "COMBO",
  "DATA_FIXED",
  "DATA_VARIABLE",
  "VOICE_BUNDLE",
]);
type ProductType = Static<typeof ProductType>;

/** Texts about a product. */
const Description = model("Description", {
  primaryDescription: optional(described(text(), "Main text")),
  shortDescription: optional(described(text(), "Short text, shown next to the name")),
  additionalDescriptions: optional(described(namedMap(text()), "Further texts by name")),
});

/** A number of units; an absent one reads as 0. */
const quantity = (description: string) =>
  optional(Type.Integer({ minimum: 0, maximum: limits.amount, description }));

const DurationUnit = oneOf([
  "NANOS",
  "MICROS",
  "MILLIS",
  "SECONDS",
  "MINUTES",
  "HOURS",
  "HALF_DAYS",
  "DAYS",
  "WEEKS",
  "MONTHS",
  "YEARS",
  "DECADES",
  "CENTURIES",
  "MILLENNIA",
  "ERAS",
  "FOREVER",
]);

/** How long unused content lasts. */
const ValidityPeriod = model(
  "ValidityPeriod",
  { duration: quantity("Number of units"), durationUnit: described(DurationUnit, "Unit of time") },
  { documented: ["duration"] },
);

const AirtimeProductUnit = oneOf(["KB", "MB", "GB", "Unit", "Minutes"]);

/** What a product contains. */
export const ProductContent = model(
  "ProductContent",
  { amount: quantity("Quantity"), unit: described(AirtimeProductUnit, "Unit of the quantity") },
  { documented: ["amount"] },
);
export type ProductContent = Static<typeof ProductContent>;

/** A channel that sells a product, and how the product is shown there. */
const ChannelProductListing = model("ChannelProductListing", {
  channelName: described(text(50), "Name of the channel"),
  productDisplayName: optional(described(text(50), "Name shown in the channel")),
  productDisplayCategory: optional(described(text(50), "Category shown in the channel")),
  productDisplaySortOrder: optional(described(Decimal, "Position in a menu")),
  channelProductIdentifier: optional(described(text(), "The channel's own code of the product")),
});

export const productId = pattern("[0-9A-Za-z]{1,20}", "1 to 20 letters and digits", {
  description: "The provider's code",
});

/** What describes a product beside its identifier, its delivery and its operator. */
export const productTexts = {
  barcode: optional(
    pattern("[0-9A-Za-z]{1,13}", "1 to 13 letters and digits", { description: "Bar code" }),
  ),
  name: optional(Type.String({ minLength: 1, maxLength: 120, description: "Name of the product" })),
  description: optional(Description),
  type: optional(described(ProductType, "Kind of product")),
  wholesalePrice: optional(described(LedgerAmount, "Price to the merchant")),
  recipientAmount: optional(described(LedgerAmount, "What the recipient gets")),
  productValues: optional(described(list(LedgerAmount), "Face value, one entry a currency")),
  validityPeriod: optional(ValidityPeriod),
  productContents: optional(described(list(ProductContent), "What the product contains")),
  channels: optional(described(list(ChannelProductListing), "Channels that sell the product")),
};

/** A product, in requests and in answers. */
export const Product = model("Product", {
  isDirectTopup: optional(
    Type.Boolean({
      description: "True: the subscriber is credited; false: a voucher is delivered",
    }),
  ),
  productId,
  ...productTexts,
  operator: optional(described(Institution, "Mobile network operator of the product")),
});
export type Product = Static<typeof Product>;

/** A promotion that is open to a subscriber. */
export const Promotion = model(
  "Promotion",
  {
    promotion: optional(described(text(), "Name or short text")),
    startDate: optional(described(DateTime, "First moment")),
    endDate: optional(described(DateTime, "Last moment")),
  },
  { documented: ["promotion"] },
);

/** Answer of listProducts. */
export const ProductList = list(Product, limits.fixtureEntities);

/** The models inside the messages of this interface, in its revision of the base models. */

/** Where a sale takes place. */
export const Originator = model("Originator", {
  ...originatorFields(Institution),
  ...operatorFields,
});

export const { PaymentMethod } = earlyPaymentMethodModels(LedgerAmount);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** Number of a subscriber by ITU E.164: 2 to 15 digits. */
export const msisdnNumber = pattern(
  "\\+?[1-9]\\d{1,14}",
  "a cell number of 2 to 15 digits, ITU E.164",
  {
    description: "Number by ITU E.164",
  },
);

/** A subscriber number. */
export const Msisdn = model("Msisdn", {
  msisdn: msisdnNumber,
  country: optional(described(exactly(2), "Country, ISO 3166-1 alpha-2")),
  operator: optional(described(Institution, "Mobile network operator of the number")),
});
export type Msisdn = Static<typeof Msisdn>;
export const voucherNumber = pattern("[0-9a-zA-Z]{1,20}", "1 to 20 letters and digits");

/** A voucher that is sold; only the answer that delivers it holds the PIN. */
export const Voucher = model("Voucher", {
  pin: optional(
    pattern("[0-9]{1,20}", "1 to 20 digits", { description: "What the customer redeems" }),
  ),
  expiryDate: optional(described(DateTime, "When the voucher lapses")),
  serialNumber: described(voucherNumber, "Identifies the voucher, cannot redeem it"),
  batchNumber: optional(described(voucherNumber, "Batch of production")),
  redeemInstructions: optional(described(list(text()), "Lines for the slip: how to redeem")),
});
export type Voucher = Static<typeof Voucher>;

/** Properties that every request and response shares. */
export const transactionParts = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...laterTransactionFields,
};

/** How a sale is paid for. */
export const paymentParts = {
  tenders: optional(described(list(Tender), "Money collected at the point of sale")),
  paymentMethods: optional(
    described(list(PaymentMethod), "Money to be collected from third parties"),
  ),
};
