import type { Mistake } from "../../mistake";
import { memberOf, textMember } from "../../contract/values/member";
import { type EntityReader, entityTypesOf, type FixtureFile, entitiesIn } from "../kit/entities";
import type { Family } from "../kit/family";
import { productOf, productView } from "./answers";
import { CardEntity, type Entities, ProductEntity, entities } from "./entities";
import { giftCardModels } from "./models";

/** A card as a tester must send it, with its state (contract 3, DataResponse). */
const viewCard = (card: CardEntity, unit: EntityReader<Entities>) => {
  const product = productOf(unit, card.productId);
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
    ...(product && card.status !== "NEW" && { product: productView(product) }),
  };
};

const viewProduct = (product: ProductEntity) => ({
  product: productView(product),
  startingBalance: product.startingBalance,
});

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  card: { view: viewCard },
  product: { view: viewProduct },
});

/** Transactions that must lead to a card, and balances that must make sense. */
function checkFixtures(file: FixtureFile): Mistake[] {
  const cards = entitiesIn(file, entityTypes.card);
  const pans = new Set(cards.map((card) => card.pan));
  return [
    ...cards.flatMap((card, index) => cardMistakes(card, `cards[${index}]`)),
    ...heldMistakes(file, cards),
    ...(file.transactions ?? []).flatMap(({ data }, index) => {
      const pan = textMember(data, "pan");
      if (pan !== undefined && pans.has(pan)) return [];
      return [
        {
          path: `transactions[${index}].data.pan`,
          text: `there is no card ${String(pan)} in this file`,
        },
      ];
    }),
  ];
}

/** What an open transaction has added to the book, it frees when it is confirmed, or takes back. */
function heldMistakes({ transactions = [] }: FixtureFile, cards: readonly CardEntity[]): Mistake[] {
  const held = new Map<string, number>();
  for (const { kind, state, data } of transactions) {
    const member = state === "PENDING" ? heldOn.get(kind) : undefined;
    const pan = member === undefined ? undefined : textMember(data, member);
    const amount = Number(memberOf(data, "amount") ?? 0);
    if (pan !== undefined) held.set(pan, (held.get(pan) ?? 0) + amount);
  }
  return cards.flatMap(({ pan, book, available }, index) => {
    const sum = held.get(pan) ?? 0;
    return sum === 0 || book - available >= sum
      ? []
      : [
          {
            path: `cards[${index}].available`,
            text: `the open transactions of this card hold ${sum} of the book`,
          },
        ];
  });
}

/** On which card a transaction of a kind holds its amount: the member of its data. */
const heldOn: ReadonlyMap<string, string> = new Map([
  ["load", "pan"],
  ["activation", "pan"],
  ["transfer", "otherPan"],
]);

function cardMistakes(card: CardEntity, path: string): Mistake[] {
  const mistakes: Mistake[] = [];
  if (card.status !== "NEW" && card.productId === undefined) {
    mistakes.push({ path, text: "a card that is not NEW has a productId" });
  }
  if (card.available < 0 || card.available > card.book) {
    mistakes.push({ path: `${path}.available`, text: "must be between 0 and the book balance" });
  }
  return mistakes;
}

const { DataResponse } = giftCardModels("v3");

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
} satisfies Partial<Family>;
