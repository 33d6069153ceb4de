import {
  amountPositive,
  cardActivated,
  cardUsable,
  expiryOnRecord,
  fundsOrPart,
  notExpired,
  pinRight,
  productKnown,
  productOfCard,
} from "../checks";
import { type SpentPoints, movePoints, pointsSuffice, spendPoints } from "../points";
import { type CardTransaction, cardTransaction } from "./card-transaction";

interface Redemption extends CardTransaction {
  spent?: SpentPoints;
}

/** Redemption: taken from both balances at once, points from their holder; a reversal gives all of it back at once. */
export const redemption = cardTransaction<Redemption>({
  kind: "redemption",
  checks: [
    productKnown,
    cardUsable,
    cardActivated,
    amountPositive,
    productOfCard,
    fundsOrPart,
    pointsSuffice,
    pinRight,
    expiryOnRecord,
    notExpired,
  ],
  approve({ unit, card, message, amount: asked }) {
    const amount = Math.min(asked, card.available);
    const spent = message.points && spendPoints(unit, card, message);
    return {
      card: { ...card, book: card.book - amount, available: card.available - amount },
      data: { pan: card.pan, amount, ...(spent && { spent }) },
      approved: amount,
    };
  },
  confirm: (card) => card,
  reverse(card, { amount, spent }, unit) {
    if (spent !== undefined) movePoints(unit, spent);
    return { ...card, book: card.book + amount, available: card.available + amount };
  },
});
