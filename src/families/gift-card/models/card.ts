import type { Static } from "@sinclair/typebox";
import {
  earlyAmountsFields,
  LedgerAmount,
  Pin,
  posConditionFields,
  PosEntryMode,
  slipLinesFields,
  slipWidthFields,
} from "../../../contract/models";
import {
  Decimal,
  described,
  list,
  model,
  namedMap,
  oneOf,
  optional,
  pattern,
  text,
} from "../../../contract/schema";
import { type Form, onlyU } from "./form";

const alphanumeric = (maxLength: number) =>
  pattern(`[0-9A-Za-z]{1,${maxLength}}`, `1 to ${maxLength} letters and digits`);

/** A gift card as the till knows it. Answers carry no PIN. */
export const cardModel = (form: Form) =>
  model(
    "Card",
    {
      pan: pattern("[0-9]{1,19}", "1 to 19 digits", {
        description: "Card number, leading zeros included",
      }),
      expiryDate: optional(
        pattern("[0-9]{4}", "four digits, YYMM", { description: "Last month of validity, YYMM" }),
      ),
      clearPin: optional(described(text(), "PIN in the clear")),
      encryptedPin: optional(
        pattern("[0-9ABCDEF]+", "upper-case hexadecimal digits", { description: "Encrypted PIN" }),
      ),
      ...onlyU(form, {
        pin: optional(Pin),
        rank: optional(described(text(), "Rank of the card, such as secondary")),
      }),
    },
    { documented: ["expiryDate"] },
  );
export type Card = Static<ReturnType<typeof cardModel>>;

const productTypes = { v3: alphanumeric(20), U: pattern(".{1,50}", "1 to 50 characters") };

/** A product under which gift cards are sold. */
export const productModel = (form: Form) =>
  model("Product", {
    id: described(alphanumeric(100), "Identifier of the product"),
    barcode: optional(described(alphanumeric(13), "Bar code of the product")),
    type: optional(described(productTypes[form], "Kind of product")),
  });
export type Product = Static<ReturnType<typeof productModel>>;

/** Amounts of a gift card transaction. */
export const amountsModel = (form: Form) =>
  model("GiftcardAmounts", {
    ...earlyAmountsFields,
    availableBalance: optional(LedgerAmount),
    ...onlyU(form, {
      additionalAmounts: optional(described(namedMap(LedgerAmount), "Further amounts by name")),
    }),
  });
export type GiftcardAmounts = Static<ReturnType<typeof amountsModel>>;

/** What the till tells about itself. */
export const posInfoModel = (form: Form) =>
  model("PosInfo", { entryMode: optional(PosEntryMode), ...onlyU(form, posConditionFields) });
export type PosInfo = Static<ReturnType<typeof posInfoModel>>;

/** Text for the customer's slip. */
export const slipDataModel = (form: Form) =>
  model("SlipData", {
    ...slipLinesFields,
    ...onlyU(form, slipWidthFields),
    issuerReference: optional(
      described(
        issuerReferences[form],
        "Unique reference of the issuer, which the customer may quote",
      ),
    ),
  });
export type SlipData = Static<ReturnType<typeof slipDataModel>>;

const issuerReferences = {
  v3: text(),
  U: pattern("[A-Z0-9]{1,40}", "1 to 40 capital letters and digits"),
};

/** Goods of one kind in a basket. */
export const Item = model("Item", {
  productId: optional(
    described(alphanumeric(20), "Identifier of the goods, such as their bar code"),
  ),
  productName: optional(described(alphanumeric(50), "Name of the goods, without spaces")),
  productType: optional(described(alphanumeric(30), "Kind of goods, without spaces")),
  quantity: optional(described(Decimal, "How many; fractions are allowed")),
  unit: optional(described(oneOf(["UNIT", "LITRE", "KILOGRAM"]), "Unit of the quantity")),
});
export type Item = Static<typeof Item>;

/** Goods that are paid for with the card. */
export const Basket = model(
  "Basket",
  {
    basketId: described(alphanumeric(20), "Identifier of the basket"),
    items: optional(described(list(Item), "Goods in the basket")),
  },
  { documented: ["items"] },
);
export type Basket = Static<typeof Basket>;
