import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { firstRefusal } from "../checks";
import { cardAnswer } from "./answers";
import {
  type CardMessage,
  cardMessage,
  cardOf,
  findCard,
  findProduct,
  putCard,
  refuseCard,
} from "./cards";
import {
  type Check,
  amountFits,
  amountNotNegative,
  amountPositive,
  cardActivated,
  cardNew,
  cardUsable,
  expiryOnRecord,
  fundsSufficient,
  notExpired,
  pinRight,
  productKnown,
  productOfCard,
  productOfCurrency,
  requestedAmount,
} from "./checks";
import type { CardEntity } from "./entities";
import type { TransactionKind as Kind } from "./operations";
import { type SpentPoints, movePoints, pointsSuffice, spendPoints } from "./points";
import { type Pins, pinsAfter, pinsOf, withPins } from "./pins";

/** What an open transaction keeps of its request. */
interface CardTransaction {
  pan: string;
  /** Minor units; R of the reference. */
  amount: number;
}
interface Activation extends CardTransaction {
  /** PINs before the activation, for its reversal. */
  previousPin: Pins;
}
interface Redemption extends CardTransaction {
  spent?: SpentPoints;
}

/** What an approved request does: the changed card, and what confirming and reversing will need. */
interface Approval {
  card: CardEntity;
  data: object;
}

/** How one kind of transaction decides, and what its three steps do to its card. */
interface CardTransactionRules<Data extends CardTransaction> {
  kind: Kind;
  /** Checks 8 to 15, in their order. */
  checks: readonly Check[];
  approve(card: CardEntity, message: CardMessage, unit: UnitOfWork): Approval;
  confirm(card: CardEntity, data: Data): CardEntity;
  reverse(card: CardEntity, data: Data, unit: UnitOfWork): CardEntity;
}

/** A kind of transaction about one card, made from its rules. */
function cardTransaction<Data extends CardTransaction>(
  rules: CardTransactionRules<Data>,
): TransactionKind {
  return {
    judge(call) {
      const message = cardMessage(call);
      const card = findCard(call.unit, message.card.pan);
      if (card === undefined) return { refused: refuseCard("card-unknown", message) };
      const refused = firstRefusal(rules.checks, {
        unit: call.unit,
        kind: rules.kind,
        message,
        card,
      });
      return refused === undefined ? approve(call, card, message) : { refused };
    },
    confirm(unit, data) {
      putCard(unit, rules.confirm(cardOf(unit, (data as Data).pan), data as Data));
    },
    reverse(unit, data) {
      putCard(unit, rules.reverse(cardOf(unit, (data as Data).pan), data as Data, unit));
    },
  };

  function approve(call: Call, card: CardEntity, message: CardMessage): Judgement {
    const approval = rules.approve(card, message, call.unit);
    putCard(call.unit, approval.card);
    return { approved: cardAnswer(call, approval.card), data: approval.data };
  }
}

/** Activation: the starting balance is free at once, what was asked on top of it when it is confirmed. */
const activation = cardTransaction<Activation>({
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
  approve(card, message, unit) {
    const amount = requestedAmount(message);
    const product = findProduct(unit, message.product?.id ?? "");
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
      data: { pan: card.pan, amount, previousPin: pinsOf(card) } satisfies Activation,
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

/** Load: in the book at once, free to redeem when it is confirmed. */
const load = cardTransaction<CardTransaction>({
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
  approve(card, message) {
    const amount = requestedAmount(message);
    return { card: { ...card, book: card.book + amount }, data: { pan: card.pan, amount } };
  },
  confirm: (card, { amount }) => ({ ...card, available: card.available + amount }),
  reverse: (card, { amount }) => ({ ...card, book: card.book - amount }),
});

/** Redemption: taken from both balances at once, points from their holder; a reversal gives all of it back at once. */
const redemption = cardTransaction<Redemption>({
  kind: "redemption",
  checks: [
    productKnown,
    cardUsable,
    cardActivated,
    amountPositive,
    productOfCard,
    fundsSufficient,
    pointsSuffice,
    pinRight,
    expiryOnRecord,
    notExpired,
  ],
  approve(card, message, unit) {
    const amount = requestedAmount(message);
    const spent = spendPoints(unit, card, message);
    return {
      card: { ...card, book: card.book - amount, available: card.available - amount },
      data: { pan: card.pan, amount, ...(spent && { spent }) },
    };
  },
  confirm: (card) => card,
  reverse(card, { amount, spent }, unit) {
    if (spent !== undefined) movePoints(unit, spent);
    return { ...card, book: card.book + amount, available: card.available + amount };
  },
});

/** Void: the balances stay on the card. */
const voiding = cardTransaction<CardTransaction>({
  kind: "void",
  checks: [productKnown, cardUsable, cardActivated, productOfCard, expiryOnRecord, notExpired],
  approve: (card, message) => ({
    card: { ...card, status: "VOIDED", voidId: message.id },
    data: { pan: card.pan, amount: 0 },
  }),
  confirm: (card) => ({ ...card, status: "VOIDED_CONFIRMED" }),
  reverse(card) {
    const { voidId: _void, ...rest } = card;
    return { ...rest, status: "ACTIVATED_CONFIRMED" };
  },
});

/** The kinds of transaction that both forms have. */
export const oneCardKinds: Readonly<Record<string, TransactionKind>> = {
  activation,
  load,
  redemption,
  void: voiding,
};
