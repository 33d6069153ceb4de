import type { BodyOf } from "../../contract/operation";
import type { CardEntity, ProductEntity, Unit } from "./entities";
import type { unprefixed } from "./operations";

type RedemptionRequest = BodyOf<typeof unprefixed.redemption.request>;

/** What requests about one card have in common. */
export type CardMessage = Pick<RedemptionRequest, "id" | "card"> &
  Partial<Pick<RedemptionRequest, "product" | "amounts" | "points">>;

/** The product of a card or of a message, if it has one that is known. */
export const productOf = (
  unit: Pick<Unit, "get">,
  id: string | undefined,
): ProductEntity | undefined => (id === undefined ? undefined : unit.get("product", id));

export function putCard(unit: Unit, card: CardEntity): void {
  unit.put("card", card.pan, card);
}

/** A card that is known to be there: an open transaction is about it. */
export function cardOf(unit: Unit, pan: string): CardEntity {
  const card = unit.get("card", pan);
  if (card === undefined) throw new Error("an open transaction is about a card that is gone");
  return card;
}
