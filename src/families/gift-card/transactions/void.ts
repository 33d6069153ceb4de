import {
  cardActivated,
  cardUsable,
  expiryOnRecord,
  notExpired,
  productKnown,
  productOfCard,
} from "../checks";
import { type CardTransaction, cardTransaction } from "./card-transaction";

/** Void: the balances stay on the card. */
export const voiding = cardTransaction<CardTransaction>({
  kind: "void",
  checks: [productKnown, cardUsable, cardActivated, productOfCard, expiryOnRecord, notExpired],
  approve: ({ card, message }) => ({
    card: { ...card, status: "VOIDED", voidId: message.id },
    data: { pan: card.pan, amount: 0 },
  }),
  confirm: (card) => ({ ...card, status: "VOIDED_CONFIRMED" }),
  reverse(card) {
    const { voidId: _void, ...rest } = card;
    return { ...rest, status: "ACTIVATED_CONFIRMED" };
  },
});
