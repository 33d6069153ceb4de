import type { EntityType, FixtureFile } from "../family";
import { shownProduct } from "./cards";
import { CardEntity, HolderEntity, ProductEntity } from "./entities";

type Viewed = NonNullable<EntityType["view"]>;

/** A card as a tester must send it, with its state (contract 3, DataResponse). */
const viewCard: Viewed = (card: CardEntity, unit) => {
  const product =
    card.productId === undefined ? undefined : unit.get<ProductEntity>("product", card.productId);
  const { pan, expiryDate, clearPin, encryptedPin } = card;
  return {
    card: {
      pan,
      expiryDate,
      ...(clearPin !== undefined && { clearPin }),
      ...(encryptedPin !== undefined && { encryptedPin }),
    },
    balance: { amount: card.book, currency: card.currency },
    status: card.status,
    ...(product && card.status !== "NEW" && { product: shownProduct(product) }),
  };
};

const viewProduct: Viewed = (product: ProductEntity) => ({
  product: shownProduct(product),
  startingBalance: product.startingBalance,
});

/** What a data space of this family holds. */
export const giftCardEntityTypes: Readonly<Record<string, EntityType>> = {
  card: { plural: "cards", schema: CardEntity, key: "pan", view: viewCard },
  product: { plural: "products", schema: ProductEntity, key: "id", view: viewProduct },
  holder: { plural: "holders", schema: HolderEntity, key: "id" },
};

/** References between entities that must lead somewhere, and balances that must make sense. */
export function checkGiftCardFixtures(file: FixtureFile): { path: string; text: string }[] {
  const products = new Set(file["products"]?.map((product) => (product as ProductEntity).id));
  const holders = new Set(file["holders"]?.map((holder) => (holder as HolderEntity).id));
  const cards = (file["cards"] ?? []) as CardEntity[];
  const pans = new Set(cards.map((card) => card.pan));
  return [
    ...cards.flatMap((card, index) => cardMistakes(card, `cards[${index}]`, products, holders)),
    ...(file.transactions ?? []).flatMap(({ data }, index) => {
      const { pan } = data as { pan?: string };
      if (pan !== undefined && pans.has(pan)) return [];
      return [
        { path: `transactions[${index}].data.pan`, text: `${String(pan)} is no card of this file` },
      ];
    }),
  ];
}

function cardMistakes(card: CardEntity, path: string, products: Set<string>, holders: Set<string>) {
  const mistakes: { path: string; text: string }[] = [];
  if (card.productId !== undefined && !products.has(card.productId)) {
    mistakes.push({
      path: `${path}.productId`,
      text: `${card.productId} is no product of this file`,
    });
  }
  if (card.holderId !== undefined && !holders.has(card.holderId)) {
    mistakes.push({ path: `${path}.holderId`, text: `${card.holderId} is no holder of this file` });
  }
  if (card.status !== "NEW" && card.productId === undefined) {
    mistakes.push({ path, text: "a card that is not NEW has a productId" });
  }
  if (card.available < 0 || card.available > card.book) {
    mistakes.push({ path: `${path}.available`, text: "must be between 0 and the book balance" });
  }
  return mistakes;
}
