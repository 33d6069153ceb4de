import {
  amountFits,
  amountPositive,
  cardActivated,
  cardUsable,
  expiryOnRecord,
  notExpired,
  productKnown,
  productOfCard,
} from "../checks";
import { type CardTransaction, cardTransaction } from "./card-transaction";

/** Load: in the book at once, free to redeem when it is confirmed. */
export const load = cardTransaction<CardTransaction>({
  kind: "load",
  checks: [
    productKnown,
    cardUsable,
    cardActivated,
    amountPositive,
    amountFits,
    productOfCard,
    expiryOnRecord,
    notExpired,
  ],
  approve: ({ card, amount }) => ({
    card: { ...card, book: card.book + amount },
    data: { pan: card.pan, amount },
  }),
  confirm: (card, { amount }) => ({ ...card, available: card.available + amount }),
  reverse: (card, { amount }) => ({ ...card, book: card.book - amount }),
});
