import { LedgerAmount } from "../../../contract/models";
import { described, list, model, oneOf, optional } from "../../../contract/schema";
import type { NestedModels } from "./parts";

/** States of a card. */
export const cardStatuses = [
  "NEW",
  "ACTIVATED",
  "ACTIVATED_CONFIRMED",
  "VOIDED",
  "VOIDED_CONFIRMED",
] as const;

/** Most cards or products in one answer: all that a data space may hold. */
const mostEntities = 10_000;

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
    cards: described(list(CardData, mostEntities), "Cards, with their state now"),
    products: described(list(ProductData, mostEntities), "Products"),
  });
  return { CardData, ProductData, DataResponse };
}
