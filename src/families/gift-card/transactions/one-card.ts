import { declares } from "../../../contract/schema";
import type { Authorisation, Call, TransactionBehaviour } from "../../../lifecycle/call";
import { type CardMessage, cardOf, cardsAnswer, productOf, putCard, refuseCard } from "../answers";
import {
  type CardCheck,
  type CheckedRequest,
  type Pins,
  amountFits,
  amountNotNegative,
  amountPositive,
  cardActivated,
  cardNew,
  cardUsable,
  checkRequest,
  expiryOnRecord,
  fundsOrPart,
  notExpired,
  pinRight,
  pinsAfter,
  pinsOf,
  productKnown,
  productOfCard,
  productOfCurrency,
  withPins,
  type SpentPoints,
  movePoints,
  pointsLeft,
  pointsSuffice,
  spendPoints,
} from "../checks";
import type { CardEntity, Entities, Unit } from "../entities";
import type { KindName, unprefixedGroups } from "../operations";

type OneCard = (typeof unprefixedGroups)["activation" | "load" | "redemption" | "void"];
type OneCardCall = Call<OneCard["request"], Entities>;

/** What an open transaction keeps of its request. */
interface CardTransaction {
  pan: string;
  /** Minor units; R of the reference. */
  amount: number;
}

/** What an approved request does: the changed card, and what confirming and reversing will need. */
interface Approval<Data extends CardTransaction> {
  card: CardEntity;
  data: Data;
  /** What is approved of the amount that was asked; absent: all of it. */
  approved?: number;
}

/** How one kind of transaction decides, and what its three steps do to its card. */
interface CardTransactionRules<Data extends CardTransaction> {
  kind: KindName;
  /** Checks 8 to 15, in their order. */
  checks: readonly CardCheck[];
  /** `percent`: the part of the amount that a fault has approved. */
  approve(request: CheckedRequest, percent?: number): Approval<Data>;
  confirm(card: CardEntity, data: Data): CardEntity;
  reverse(card: CardEntity, data: Data, unit: Unit): CardEntity;
}

/** The request as its form knows it: the first form has no points. */
function knownMessage({ body, operation }: OneCardCall): CardMessage {
  const message: CardMessage = body;
  if (message.points === undefined || declares(operation.body, "points")) return message;
  const { points: _points, ...known } = message;
  return known;
}

/** A kind of transaction about one card, made from its rules. */
function cardTransaction<Data extends CardTransaction>(
  rules: CardTransactionRules<Data>,
): TransactionBehaviour<OneCard["request"], OneCard["confirmation" | "reversal"], Data, Entities> {
  return {
    /** The card tells a fault of the advices. */
    remember: ({ card }) => ({ ...(card && { pan: card.pan }) }),
    authorise(call) {
      const message = knownMessage(call);
      const { unit } = call;
      const card = unit.get("card", message.card.pan);
      if (card === undefined) return { refused: refuseCard("card-unknown", message) };
      const checked = checkRequest(rules.checks, { unit, kind: rules.kind, message, card });
      return "refused" in checked ? checked : approve(call, checked);
    },
    confirm(unit, data) {
      putCard(unit, rules.confirm(cardOf(unit, data.pan), data));
    },
    reverse(unit, data) {
      putCard(unit, rules.reverse(cardOf(unit, data.pan), data, unit));
    },
  };

  function approve(call: OneCardCall, request: CheckedRequest): Authorisation<Data> {
    const { unit, message } = request;
    const { card: changed, data, approved: amount } = rules.approve(request, call.approvedPercent);
    unit.put("card", changed.pan, changed);
    const points = message.points && pointsLeft(unit, changed, message);
    const approved = cardsAnswer(call, {
      subject: changed,
      cards: { card: changed },
      approved: amount,
      points,
    });
    return { approved, data };
  }
}

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

interface CardRedemption extends CardTransaction {
  spent?: SpentPoints;
}

/** Redemption: taken from both balances at once, points from their holder; a reversal gives all of it back at once. */
export const redemption = cardTransaction<CardRedemption>({
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
  approve({ unit, card, message, amount: asked }, percent = 100) {
    const part = Math.max(1, Math.floor((asked * percent) / 100));
    const amount = Math.min(part, card.available);
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
