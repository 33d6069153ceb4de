import { type Static, type TObject, Type } from "@sinclair/typebox";
import { LedgerAmount } from "../../../contract/models";
import { DateTime, described, Int64, list, model, optional, text } from "../../../contract/schema";

/** Loyalty points and marketing of a card: the U form only. */

/** A number of points. */
export const PointsAmount = model("PointsAmount", {
  amount: described(Int64, "Number of points"),
  currencyEquivalent: optional(LedgerAmount),
  pointsDueToExpire: optional(described(Int64, "Points that are the next to expire")),
  expiryDate: optional(described(DateTime, "When they expire")),
});
export type PointsAmount = Static<typeof PointsAmount>;

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
export const MarketingAttribute = model("MarketingAttribute", marketingAttributeFields);
export type MarketingAttribute = Static<typeof MarketingAttribute>;

/** A club of a card, with the products that belong to it. */
export const clubModel = <P extends TObject>(product: P) =>
  model("Club", {
    ...marketingAttributeFields,
    products: optional(described(list(product), "Products of the club")),
  });
export type Club = Static<ReturnType<typeof clubModel>>;
