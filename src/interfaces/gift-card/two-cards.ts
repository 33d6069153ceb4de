import { type Refusal, refuse } from "../../contract/answer";
import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { cardsAnswer } from "./answers";
import { cardOf, findCard, putCard, refuseCard } from "./cards";
import {
  type Check,
  amountFits,
  amountPositive,
  cardActivated,
  cardNew,
  cardUsable,
  expiryOnRecord,
  fundsSufficient,
  invalidAmount,
  notExpired,
  pinRight,
  productKnown,
  productOfCard,
  productOfCurrency,
  requestedAmount,
} from "./checks";
import type { CardEntity } from "./entities";
import { giftCardErrors } from "./errors";
import type { Card, GiftCardMessage } from "./models";
import type { TransactionKind as Kind } from "./operations";
import { type Pins, pinsAfter, pinsOf, withPins } from "./pins";

/** Replace and transfer: requests about two cards (second form only; contract 3, gift card rule 7). */
type TwoCardMessage = GiftCardMessage<"ReplaceRequest"> | GiftCardMessage<"TransferRequest">;

/** What an open transaction keeps of its request. */
interface TwoCardTransaction {
  pan: string;
  otherPan: string;
  /** Minor units moved. */
  amount: number;
}

interface Replace extends TwoCardTransaction {
  /** The old card's free balance, for the reversal. */
  available: number;
  /** PINs of the new card before. */
  previousPin: Pins;
}

interface Pair {
  first: CardEntity;
  second: CardEntity;
}

interface TwoCardRules<Data extends TwoCardTransaction> {
  kind: Kind;
  /** Names of the two cards in the messages. */
  names: readonly [string, string];
  /** Checks 8 to 15, in their order; each looks at one of the cards. */
  checks: readonly (readonly [Check, keyof Pair])[];
  approve(pair: Pair, message: TwoCardMessage): { pair: Pair; data: Data; subject: keyof Pair };
  confirm(pair: Pair, data: Data): Pair;
  reverse(pair: Pair, data: Data): Pair;
}

/** Check 7 for two cards: both known, and not the same. */
function pairOf(unit: UnitOfWork, id: string, sent: readonly [Card, Card]): Pair | Refusal {
  const [first, second] = sent.map((card) => findCard(unit, card.pan));
  const unknown = first === undefined ? sent[0] : sent[1];
  if (first === undefined || second === undefined)
    return refuseCard("card-unknown", { id, card: unknown });
  if (first.pan !== second.pan) return { first, second };
  return refuse(giftCardErrors["cards-same"], {
    requestId: id,
    freeString: "Both cards are the same.",
  });
}

function twoCardTransaction<Data extends TwoCardTransaction>(
  rules: TwoCardRules<Data>,
): TransactionKind {
  const known = (unit: UnitOfWork, data: unknown): Pair => {
    const { pan, otherPan } = data as Data;
    return { first: cardOf(unit, pan), second: cardOf(unit, otherPan) };
  };
  const put = (unit: UnitOfWork, { first, second }: Pair): void => {
    putCard(unit, first);
    putCard(unit, second);
  };
  return {
    judge(call): Judgement {
      const message = call.body as TwoCardMessage;
      const sent = rules.names.map(
        (name) => (message as unknown as Record<string, Card>)[name],
      ) as [Card, Card];
      const pair = pairOf(call.unit, message.id, sent);
      if ("error" in pair) return { refused: pair };
      const refused = refusalOf(rules, call, pair, { first: sent[0], second: sent[1] });
      if (refused !== undefined) return { refused };
      const approval = rules.approve(pair, message);
      put(call.unit, approval.pair);
      const cards = {
        [rules.names[0]]: approval.pair.first,
        [rules.names[1]]: approval.pair.second,
      };
      return {
        approved: cardsAnswer(call, approval.pair[approval.subject], cards),
        data: approval.data,
      };
    },
    confirm(unit, data) {
      put(unit, rules.confirm(known(unit, data), data as Data));
    },
    reverse(unit, data) {
      put(unit, rules.reverse(known(unit, data), data as Data));
    },
  };
}

function refusalOf<Data extends TwoCardTransaction>(
  rules: TwoCardRules<Data>,
  { unit, body }: Call,
  pair: Pair,
  sent: Record<keyof Pair, Card>,
): Refusal | undefined {
  for (const [check, which] of rules.checks) {
    const message = { ...(body as TwoCardMessage), card: sent[which] };
    const refusal = check({
      unit,
      kind: rules.kind,
      message,
      card: pair[which],
      other: pair.second,
    });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Check 10 for a replace: nothing may be open on the card that is given up. */
const nothingOpen: Check = ({ unit, message, card }) => {
  const open = unit.inState("PENDING").filter(({ kind, data }) => {
    const { pan, otherPan } = JSON.parse(data ?? "{}") as Partial<TwoCardTransaction>;
    return (
      ["load", "redemption", "transfer"].includes(kind) &&
      (pan === card.pan || otherPan === card.pan)
    );
  });
  if (open.length === 0) return undefined;
  const ids = open
    .slice(0, 10)
    .map(({ id }) => id)
    .join(", ");
  return refuse(giftCardErrors["card-has-open"], {
    requestId: message.id,
    freeString: `Open on the old card: ${ids}`,
  });
};

/** Check 11: both cards are of one currency. */
const oneCurrency: Check = ({ message, card, other }) =>
  other === undefined || other.currency === card.currency
    ? undefined
    : invalidAmount(message, `The other card is in currency ${other.currency}.`);

/** Replace: all funds go to the new card at once, and are free when it is confirmed. */
const replace = twoCardTransaction<Replace>({
  kind: "replace",
  names: ["oldCard", "newCard"],
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
    const { newCard, product } = message as GiftCardMessage<"ReplaceRequest">;
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

/** Transfer: taken from the source at once; free on the target when it is confirmed. */
const transfer = twoCardTransaction<TwoCardTransaction>({
  kind: "transfer",
  names: ["sourceCard", "targetCard"],
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
    const amount = requestedAmount(message as GiftCardMessage<"TransferRequest">);
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

/** The kinds of transaction that only the second form has. */
export const twoCardKinds: Readonly<Record<string, TransactionKind>> = { replace, transfer };
