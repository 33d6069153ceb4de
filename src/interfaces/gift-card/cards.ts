import type { TObject } from "@sinclair/typebox";
import { type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type { CardEntity, ProductEntity } from "./entities";
import { giftCardErrors } from "./errors";
import type { Card, GiftCardMessage, Product } from "./models";

/** What requests about one card have in common. */
export type CardMessage = Pick<GiftCardMessage<"RedemptionRequest">, "id" | "card"> &
  Partial<Pick<GiftCardMessage<"RedemptionRequest">, "product" | "amounts" | "points">>;

/** The message of a call, read as one about a card. Its schema has been checked; points are none of the first form's. */
export function cardMessage({ body, operation }: Call): CardMessage {
  const { points, ...message } = body as CardMessage;
  const isKnown =
    points !== undefined && Object.hasOwn((operation.body as TObject).properties, "points");
  return isKnown ? { ...message, points } : message;
}

export const findCard = (unit: UnitOfWork, pan: string): CardEntity | undefined =>
  unit.get<CardEntity>("card", pan);

export const findProduct = (unit: UnitOfWork, id: string): ProductEntity | undefined =>
  unit.get<ProductEntity>("product", id);

export function putCard(unit: UnitOfWork, card: CardEntity): void {
  unit.put("card", card.pan, card);
}

/** A card that is known to be there: an open transaction is about it. */
export function cardOf(unit: UnitOfWork, pan: string): CardEntity {
  const card = findCard(unit, pan);
  if (card === undefined) throw new Error("an open transaction is about a card that is gone");
  return card;
}

/** A card as the simulator shows it in answers: never with a PIN. */
export function shownCard(card: Pick<Card, "pan" | "expiryDate">): Card {
  return { pan: card.pan, ...(card.expiryDate !== undefined && { expiryDate: card.expiryDate }) };
}

/** A product as a till knows it. */
export function shownProduct({ id, barcode, type }: ProductEntity): Product {
  return { id, ...(barcode !== undefined && { barcode }), ...(type !== undefined && { type }) };
}

/** The refusal of a request about a card, with what a tester wants to see of it. */
export function refuseCard(
  error: keyof typeof giftCardErrors,
  message: CardMessage,
  detail: Readonly<Record<string, unknown>> = {},
): Refusal {
  return refuse(giftCardErrors[error], {
    requestId: message.id,
    card: shownCard(message.card),
    ...detail,
  });
}

/** The amount asked, as sent; undefined when none was. */
export const requestAmountOf = (message: Pick<CardMessage, "amounts">) =>
  message.amounts?.requestAmount;
