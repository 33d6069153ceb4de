import { type Refusal, refuse } from "../../contract/answer";
import type { BodyOf } from "../../contract/operation";
import type { CardEntity, ProductEntity, Unit } from "./entities";
import { errors } from "./errors";
import type { Card, Product } from "./models";
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

/** A card as the simulator shows it in answers: never with a PIN. */
export function cardView(card: Pick<Card, "pan" | "expiryDate">): Card {
  return { pan: card.pan, ...(card.expiryDate !== undefined && { expiryDate: card.expiryDate }) };
}

/** A product as a till knows it. */
export function productView({ id, barcode, type }: ProductEntity): Product {
  return { id, ...(barcode !== undefined && { barcode }), ...(type !== undefined && { type }) };
}

/** The refusal of a request about a card, with what a tester wants to see of it. */
export function refuseCard(
  error: keyof typeof errors,
  message: CardMessage,
  detail: Readonly<Record<string, unknown>> = {},
): Refusal {
  return refuse(errors[error], {
    requestId: message.id,
    card: cardView(message.card),
    ...detail,
  });
}
