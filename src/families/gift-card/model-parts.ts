import { type Static, type TObject, type TProperties, Type } from "@sinclair/typebox";
import {
  Customer,
  Institution,
  LedgerAmount,
  NumericInstitution,
  Pin,
  PosEntryMode,
  channelFields,
  earlyAmountsFields,
  earlyTransactionFields,
  laterTransactionFields,
  operatorFields,
  originatorFields,
  posConditionFields,
  slipLinesFields,
  slipWidthFields,
} from "../../contract/models";
import {
  DateTime,
  Decimal,
  Int64,
  described,
  list,
  model,
  namedMap,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";

/** The two forms of the gift card interface: `v3` under its own prefix, `U` without one. */
export type CardForm = "v3" | "U";

/**
 * Properties that only the U form knows: in v3 they are not declared, so that each is a finding. All are
 * optional; the type is that of the U form, which serves both.
 */
export const onlyU = <P extends TProperties>(form: CardForm, properties: P): P =>
  form === "U" ? properties : ({} as P);

const alphanumeric = (maxLength: number) =>
  pattern(`[0-9A-Za-z]{1,${maxLength}}`, `1 to ${maxLength} letters and digits`);

/** A gift card as the till knows it. Answers carry no PIN. */
const cardModel = (form: CardForm) =>
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
const productModel = (form: CardForm) =>
  model("Product", {
    id: described(alphanumeric(100), "Identifier of the product"),
    barcode: optional(described(alphanumeric(13), "Bar code of the product")),
    type: optional(described(productTypes[form], "Kind of product")),
  });

export type Product = Static<ReturnType<typeof productModel>>;

/** Amounts of a gift card transaction. */
const amountsModel = (form: CardForm) =>
  model("GiftcardAmounts", {
    ...earlyAmountsFields,
    availableBalance: optional(LedgerAmount),
    ...onlyU(form, {
      additionalAmounts: optional(described(namedMap(LedgerAmount), "Further amounts by name")),
    }),
  });

/** What the till tells about itself. */
const posInfoModel = (form: CardForm) =>
  model("PosInfo", { entryMode: optional(PosEntryMode), ...onlyU(form, posConditionFields) });

/** Text for the customer's slip. */
const slipDataModel = (form: CardForm) =>
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

const issuerReferences = {
  v3: text(),
  U: pattern("[A-Z0-9]{1,40}", "1 to 40 capital letters and digits"),
};

/** Goods of one kind in a basket. */
const Item = model("Item", {
  productId: optional(
    described(alphanumeric(20), "Identifier of the goods, such as their bar code"),
  ),
  productName: optional(described(alphanumeric(50), "Name of the goods, without spaces")),
  productType: optional(described(alphanumeric(30), "Kind of goods, without spaces")),
  quantity: optional(described(Decimal, "How many; fractions are allowed")),
  unit: optional(described(oneOf(["UNIT", "LITRE", "KILOGRAM"]), "Unit of the quantity")),
});
type Item = Static<typeof Item>;

/** Goods that are paid for with the card. */
const Basket = model(
  "Basket",
  {
    basketId: described(alphanumeric(20), "Identifier of the basket"),
    items: optional(described(list(Item), "Goods in the basket")),
  },
  { documented: ["items"] },
);
type Basket = Static<typeof Basket>;

/** Loyalty points and marketing of a card: the U form only. */

/** A number of points. */
const PointsAmount = model("PointsAmount", {
  amount: described(Int64, "Number of points"),
  currencyEquivalent: optional(LedgerAmount),
  pointsDueToExpire: optional(described(Int64, "Points that are the next to expire")),
  expiryDate: optional(described(DateTime, "When they expire")),
});
type PointsAmount = Static<typeof PointsAmount>;

/** Points of a transaction. An absent amount counts as zero. */
export const PointAmounts = model("PointAmounts", {
  requestAmount: optional(PointsAmount),
  approvedAmount: optional(PointsAmount),
  balanceAmount: optional(PointsAmount),
  availableAmount: optional(PointsAmount),
});
export type PointAmounts = Static<typeof PointAmounts>;

export const marketingAttributeFields = {
  name: described(text(), "Name"),
  description: optional(described(text(), "Description")),
  member: Type.Boolean({ default: false, description: "Whether the customer is a member" }),
  marketToCustomer: Type.Boolean({
    default: false,
    description: "Whether the customer may get such marketing",
  }),
};

/** A marketing attribute of a card. */
const MarketingAttribute = model("MarketingAttribute", marketingAttributeFields);
type MarketingAttribute = Static<typeof MarketingAttribute>;

/** A club of a card, with the products that belong to it. */
const clubModel = <P extends TObject>(product: P) =>
  model("Club", {
    ...marketingAttributeFields,
    products: optional(described(list(product), "Products of the club")),
  });

/** The models inside gift card messages, in one form. */
export function nestedModels(form: CardForm) {
  const institution = form === "v3" ? NumericInstitution : Institution;
  const Product = productModel(form);
  return {
    Institution: institution,
    Originator: model("Originator", {
      ...originatorFields(institution),
      ...onlyU(form, { ...operatorFields, ...channelFields }),
    }),
    Card: cardModel(form),
    Product,
    GiftcardAmounts: amountsModel(form),
    PosInfo: posInfoModel(form),
    SlipData: slipDataModel(form),
    Club: clubModel(Product),
    Basket,
    Item,
    MarketingAttribute,
    PointAmounts,
    PointsAmount,
  };
}

export type NestedModels = ReturnType<typeof nestedModels>;

/** Properties that all requests and responses share, and groups of properties that several have. */
export function messageParts(form: CardForm, models: NestedModels) {
  return {
    transaction: {
      ...earlyTransactionFields(models.Originator, models.Institution, models.SlipData),
      ...onlyU(form, laterTransactionFields),
    },
    /** What the till adds to a message: how the card was read, and who holds it. */
    circumstances: {
      posInfo: optional(models.PosInfo),
      ...onlyU(form, { cardHolder: optional(Customer) }),
    },
    points: onlyU(form, { points: optional(PointAmounts) }),
    marketing: onlyU(form, {
      points: optional(PointAmounts),
      clubs: optional(list(models.Club)),
      marketingAttributes: optional(list(MarketingAttribute)),
    }),
  };
}

export type CardMessageParts = ReturnType<typeof messageParts>;
