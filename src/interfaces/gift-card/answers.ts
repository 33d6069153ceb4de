import type { TObject } from "@sinclair/typebox";
import type { Answer } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { type Parties, answerSchema, transactionFields } from "../transaction-answer";
import {
  type CardMessage,
  cardMessage,
  findProduct,
  requestAmountOf,
  shownCard,
  shownProduct,
} from "./cards";
import type { CardEntity } from "./entities";
import type { Card, PointAmounts } from "./models";
import { pointsLeft } from "./points";

/** Institutions of the simulator, for messages that name none. */
const parties: Parties = {
  settlementEntity: { id: "7300", name: "Standin Settlement" },
  receiver: { id: "8405", name: "Standin Cards" },
};

/** Texts on the slip, by request type. */
const slipTexts: Readonly<Record<string, readonly string[]>> = {
  ACTIVATION_REQUEST: ["Card activated", "Keep this slip"],
  LOAD_REQUEST: ["Load accepted"],
  REDEMPTION_REQUEST: ["Paid by gift card"],
  VOID_REQUEST: ["Card voided"],
  LOOKUP_REQUEST: ["Balance enquiry"],
  REPLACE_REQUEST: ["Card replaced"],
  TRANSFER_REQUEST: ["Funds moved"],
};

/** Members that the answer does not repeat: the product is the card's own; the rest are second names of cards. */
const notRepeated = ["product", "card", "targetCard"];

/** The balances of a card, and what was asked and granted where an amount was asked. */
export function balancesOf(card: CardEntity, message: Pick<CardMessage, "amounts">) {
  const { currency } = card;
  const asked = requestAmountOf(message);
  return {
    ...(asked && { requestAmount: asked, approvedAmount: { amount: asked.amount, currency } }),
    balanceAmount: { amount: card.book, currency },
    availableBalance: { amount: card.available, currency },
  };
}

/**
 * Success answer (the family's reference, How the server fills a response): balances and product of `subject`,
 * and the cards under the names that the answer has for them.
 */
export function cardsAnswer(
  call: Call,
  subject: CardEntity,
  cards: Readonly<Record<string, CardEntity>>,
): Answer {
  const product =
    subject.productId === undefined ? undefined : findProduct(call.unit, subject.productId);
  const shown = Object.entries(cards).map(([name, card]) => [
    name,
    { ...shownCard(card), ...ranked(call, name, card) },
  ]);
  return {
    status: 201,
    body: Object.assign(
      transactionFields(
        call as Parameters<typeof transactionFields>[0],
        parties,
        slipTexts[call.operation.requestType] ?? [],
        notRepeated,
      ),
      { amounts: balancesOf(subject, call.body as CardMessage) },
      pointsShown(call, subject),
      Object.fromEntries(shown) as Record<string, Card>,
      product && { product: shownProduct(product) },
    ),
  };
}

/** Success answer about one card. */
export const cardAnswer = (call: Call, card: CardEntity): Answer =>
  cardsAnswer(call, card, { card });

/** What is left of the points that a message names, in the form that knows points. */
function pointsShown(call: Call, card: CardEntity): { points?: PointAmounts } {
  const message = cardMessage(call);
  return message.points === undefined ? {} : { points: pointsLeft(call.unit, card, message) };
}

/** The rank of a card, in the form that knows ranks. */
function ranked(call: Call, name: string, card: CardEntity): { rank?: string } {
  const { properties } = answerSchema(call).properties[name] as TObject;
  return card.rank !== undefined && Object.hasOwn(properties, "rank") ? { rank: card.rank } : {};
}
