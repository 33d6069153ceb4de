import type { BodyOf } from "../../../contract/operation";
import {
  amountFits,
  amountPositive,
  cardActivated,
  cardUsable,
  expiryOnRecord,
  fundsSufficient,
  notExpired,
  pinRight,
  productKnown,
  productOfCard,
  requestedAmount,
} from "../checks";
import type { unprefixed } from "../operations";
import { type TwoCardTransaction, oneCurrency, twoCardTransaction } from "./two-cards";

type TransferRequest = BodyOf<typeof unprefixed.transfer.request>;

/** Transfer: taken from the source at once; free on the target when it is confirmed. */
export const transfer = twoCardTransaction<TransferRequest, TwoCardTransaction>({
  kind: "transfer",
  names: ["sourceCard", "targetCard"],
  cardsIn: ({ sourceCard, targetCard }) => ({ first: sourceCard, second: targetCard }),
  checks: [
    [productKnown, "first"],
    [cardUsable, "first"],
    [cardUsable, "second"],
    [cardActivated, "first"],
    [cardActivated, "second"],
    [amountPositive, "first"],
    [oneCurrency, "first"],
    [amountFits, "second"],
    [productOfCard, "first"],
    [fundsSufficient, "first"],
    [pinRight, "first"],
    [expiryOnRecord, "first"],
    [expiryOnRecord, "second"],
    [notExpired, "first"],
    [notExpired, "second"],
  ],
  approve({ first, second }, message) {
    const amount = requestedAmount(message);
    return {
      pair: {
        first: { ...first, book: first.book - amount, available: first.available - amount },
        second: { ...second, book: second.book + amount },
      },
      data: { pan: first.pan, otherPan: second.pan, amount },
      subject: "first",
    };
  },
  confirm: ({ first, second }, { amount }) => ({
    first,
    second: { ...second, available: second.available + amount },
  }),
  reverse: ({ first, second }, { amount }) => ({
    first: { ...first, book: first.book + amount, available: first.available + amount },
    second: { ...second, book: second.book - amount },
  }),
});
