import { refuse } from "../../../contract/answer";
import type { BodyOf } from "../../../contract/operation";
import { dataOf } from "../../../lifecycle/records";
import {
  type Check,
  cardActivated,
  cardNew,
  cardUsable,
  expiryOnRecord,
  notExpired,
  pinRight,
  productKnown,
  productOfCurrency,
} from "../checks";
import { errors } from "../errors";
import type { unprefixed } from "../operations";
import { type Pins, pinsAfter, pinsOf, withPins } from "../pins";
import { type TwoCardTransaction, oneCurrency, twoCardTransaction } from "./two-cards";
import { limits } from "../../../limits/limits";

type ReplaceRequest = BodyOf<typeof unprefixed.replace.request>;

interface Replace extends TwoCardTransaction {
  /** The old card's free balance, for the reversal. */
  available: number;
  /** PINs of the new card before. */
  previousPin: Pins;
}

/** Check 10 for a replace: nothing may be open on the card that is given up. */
const nothingOpen: Check = ({ unit, message, card }) => {
  const open = unit.inState("PENDING").filter((record) => {
    const { pan, otherPan }: Partial<TwoCardTransaction> = dataOf(record);
    return (
      ["load", "redemption", "transfer"].includes(record.kind) &&
      (pan === card.pan || otherPan === card.pan)
    );
  });
  if (open.length === 0) return undefined;
  const ids = open
    .slice(0, limits.namedTransactions)
    .map(({ id }) => id)
    .join(", ");
  return refuse(errors["card-has-open"], {
    requestId: message.id,
    freeString: `Open on the old card: ${ids}`,
  });
};

/** Replace: all funds go to the new card at once, and are free when it is confirmed. */
export const replace = twoCardTransaction<ReplaceRequest, Replace>({
  kind: "replace",
  names: ["oldCard", "newCard"],
  cardsIn: ({ oldCard, newCard }) => ({ first: oldCard, second: newCard }),
  checks: [
    [productKnown, "first"],
    [cardUsable, "first"],
    [cardUsable, "second"],
    [cardActivated, "first"],
    [nothingOpen, "first"],
    [cardNew, "second"],
    [oneCurrency, "first"],
    [productOfCurrency, "first"],
    [pinRight, "first"],
    [expiryOnRecord, "first"],
    [expiryOnRecord, "second"],
    [notExpired, "first"],
    [notExpired, "second"],
  ],
  approve({ first, second }, message) {
    const { newCard, product } = message;
    const productId = product?.id ?? first.productId;
    return {
      pair: {
        first: { ...first, status: "VOIDED", voidId: message.id, book: 0, available: 0 },
        second: {
          ...withPins(second, pinsAfter(second, newCard)),
          status: "ACTIVATED",
          activationId: message.id,
          book: first.book,
          available: 0,
          ...(productId !== undefined && { productId }),
        },
      },
      data: {
        pan: first.pan,
        otherPan: second.pan,
        amount: first.book,
        available: first.available,
        previousPin: pinsOf(second),
      },
      subject: "second",
    };
  },
  confirm: ({ first, second }) => ({
    first: { ...first, status: "VOIDED_CONFIRMED" },
    second: { ...second, status: "ACTIVATED_CONFIRMED", available: second.book },
  }),
  reverse({ first, second }, { amount, available, previousPin }) {
    const { voidId: _void, ...old } = first;
    const { productId: _product, ...fresh } = withPins(second, previousPin);
    return {
      first: { ...old, status: "ACTIVATED_CONFIRMED", book: amount, available },
      second: { ...fresh, status: "NEW", book: 0, available: 0 },
    };
  },
});
