import { LedgerAmount } from "../../../contract/models";
import { described, list, model, oneOf, optional } from "../../../contract/schema";
import type { NestedModels } from "./parts";
import { limits } from "../../../limits/limits";

/** States of a card. */
export const cardStatuses = [
  "NEW",
  "ACTIVATED",
  "ACTIVATED_CONFIRMED",
  "VOIDED",
  "VOIDED_CONFIRMED",
] as const;

/** What the administration of the test server shows (contract 3, Test server administration). */
export function administrationModels({ Card, Product }: NestedModels) {
  const CardData = model("CardData", {
    card: Card,
    balance: LedgerAmount,
    status: described(oneOf(cardStatuses), "State of the card now"),
    product: optional(Product),
  });
  const ProductData = model("ProductData", { product: Product, startingBalance: LedgerAmount });
  const DataResponse = model("DataResponse", {
    cards: described(list(CardData, limits.fixtureEntities), "Cards, with their state now"),
    products: described(list(ProductData, limits.fixtureEntities), "Products"),
  });
  return { CardData, ProductData, DataResponse };
}
