import { type Refusal, refuse } from "../../../contract/answer";
import { valueAt, present } from "../../../contract/values/json-value";
import type { BodyOf, Operation } from "../../../contract/operation";
import type { Authorisation, Call } from "../../../lifecycle/call";
import type { RequestFields } from "../../kit/answers";
import { type CardMessage, cardOf, cardsAnswer, putCard, refuseCard } from "../answers";
import {
  type CardCheck,
  type Pins,
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
  pinsAfter,
  pinsOf,
  productKnown,
  productOfCard,
  productOfCurrency,
  requestedAmount,
  withPins,
} from "../checks";
import type { CardEntity, Entities, Unit } from "../entities";
import { errors } from "../errors";
import type { Card } from "../models";
import type { KindName, unprefixedGroups } from "../operations";
import { dataOf } from "../../../lifecycle/state";
import { limits } from "../../../limits/limits";

/** Replace and transfer: requests about two cards (second form only; contract 3, gift card rule 7). */
type TwoCardMessage = RequestFields & Omit<CardMessage, "card">;

/** What an open transaction keeps of its request. */
export interface TwoCardTransaction {
  pan: string;
  otherPan: string;
  /** Minor units moved. */
  amount: number;
}

interface CardPair<C = CardEntity> {
  first: C;
  second: C;
}

interface TwoCardRules<Message extends TwoCardMessage, Data extends TwoCardTransaction> {
  kind: KindName;
  /** Names of the two cards in the messages. */
  names: readonly [string, string];
  cardsIn(this: void, message: Message): CardPair<Card>;
  /** Checks 8 to 15, in their order; each looks at one of the cards. */
  checks: readonly (readonly [CardCheck, keyof CardPair])[];
  approve(
    pair: CardPair,
    message: Message,
  ): { pair: CardPair; data: Data; subject: keyof CardPair };
  confirm(pair: CardPair, data: Data): CardPair;
  reverse(pair: CardPair, data: Data): CardPair;
}

/** A kind of transaction about two cards; its advices say nothing of their own. */
interface TwoCardKind<Message, Data extends TwoCardTransaction> {
  remember(body: Partial<Message>): object;
  authorise(call: Call<Operation, Entities> & { body: Message }): Authorisation<Data>;
  confirm(unit: Unit, data: Data): void;
  reverse(unit: Unit, data: Data): void;
}

/** Check 7 for two cards: both known, and not the same. */
function pairOf(unit: Unit, id: string, sent: CardPair<Card>): CardPair | Refusal {
  const first = unit.get("card", sent.first.pan);
  const second = unit.get("card", sent.second.pan);
  const unknown = first === undefined ? sent.first : sent.second;
  if (first === undefined || second === undefined)
    return refuseCard("card-unknown", { id, card: unknown });
  if (first.pan !== second.pan) return { first, second };
  return refuse(errors["cards-same"], {
    requestId: id,
    freeString: "Both cards are the same.",
  });
}

const knownPair = (unit: Unit, { pan, otherPan }: TwoCardTransaction): CardPair => ({
  first: cardOf(unit, pan),
  second: cardOf(unit, otherPan),
});

function putPair(unit: Unit, { first, second }: CardPair): void {
  putCard(unit, first);
  putCard(unit, second);
}

/** A kind of transaction about two cards, made from its rules. */
function twoCardTransaction<Message extends TwoCardMessage, Data extends TwoCardTransaction>(
  rules: TwoCardRules<Message, Data>,
): TwoCardKind<Message, Data> {
  return {
    /** The cards tell a fault of the advices. */
    remember(body) {
      const [pan, otherPan] = rules.names.map((name) => valueAt(body, `${name}.pan`));
      return present({ pan, otherPan });
    },
    authorise(call) {
      const { unit, body: message } = call;
      const sent = rules.cardsIn(message);
      const known = pairOf(unit, message.id, sent);
      if ("error" in known) return { refused: known };
      const refused = firstRefusalOf(rules, unit, message, known);
      if (refused !== undefined) return { refused };
      const { pair, data, subject } = rules.approve(known, message);
      putPair(unit, pair);
      const [first, second] = rules.names;
      const cards = { [first]: pair.first, [second]: pair.second };
      return { approved: cardsAnswer(call, { subject: pair[subject], cards }), data };
    },
    confirm(unit, data) {
      putPair(unit, rules.confirm(knownPair(unit, data), data));
    },
    reverse(unit, data) {
      putPair(unit, rules.reverse(knownPair(unit, data), data));
    },
  };
}

/** The refusal of the first check that fails, if one does. */
function firstRefusalOf<Message extends TwoCardMessage, Data extends TwoCardTransaction>(
  { kind, checks, cardsIn }: TwoCardRules<Message, Data>,
  unit: Unit,
  message: Message,
  pair: CardPair,
): Refusal | undefined {
  const sent = cardsIn(message);
  const amount = requestedAmount(message);
  for (const [check, which] of checks) {
    const refusal = check({
      unit,
      kind,
      message: { ...message, card: sent[which] },
      card: pair[which],
      amount,
      other: pair.second,
    });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Check 11: both cards are of one currency. */
const oneCurrency: CardCheck = ({ message, card, other }) =>
  other === undefined || other.currency === card.currency
    ? undefined
    : invalidAmount(message, `The other card is in currency ${other.currency}.`);

type TransferRequest = BodyOf<typeof unprefixedGroups.transfer.request>;

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

type ReplaceRequest = BodyOf<typeof unprefixedGroups.replace.request>;

interface Replace extends TwoCardTransaction {
  /** The old card's free balance, for the reversal. */
  available: number;
  /** PINs of the new card before. */
  previousPin: Pins;
}

/** Check 10 for a replace: nothing may be open on the card that is given up. */
const nothingOpen: CardCheck = ({ unit, message, card }) => {
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
