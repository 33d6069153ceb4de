import { productOf } from "../cards";
import {
  amountNotNegative,
  cardNew,
  cardUsable,
  expiryOnRecord,
  notExpired,
  productKnown,
  productOfCurrency,
} from "../checks";
import { type Pins, pinsAfter, pinsOf, withPins } from "../pins";
import { type CardTransaction, cardTransaction } from "./card-transaction";

interface Activation extends CardTransaction {
  /** PINs before the activation, for its reversal. */
  previousPin: Pins;
}

/** Activation: the starting balance is free at once, what was asked on top of it when it is confirmed. */
export const activation = cardTransaction<Activation>({
  kind: "activation",
  checks: [
    productKnown,
    cardUsable,
    cardNew,
    amountNotNegative,
    productOfCurrency,
    expiryOnRecord,
    notExpired,
  ],
  approve({ unit, card, message, amount }) {
    const product = productOf(unit, message.product?.id);
    const start = product?.startingBalance.amount ?? 0;
    return {
      card: {
        ...withPins(card, pinsAfter(card, message.card)),
        status: "ACTIVATED",
        book: start + amount,
        available: start,
        ...(product && { productId: product.id }),
        activationId: message.id,
      },
      data: { pan: card.pan, amount, previousPin: pinsOf(card) },
    };
  },
  confirm: (card, { amount }) => ({
    ...card,
    status: "ACTIVATED_CONFIRMED",
    available: card.available + amount,
  }),
  reverse(card, { previousPin }) {
    const { productId: _product, ...rest } = withPins(card, previousPin);
    return { ...rest, status: "NEW", book: 0, available: 0 };
  },
});
