import { type Answer, type Refusal, refuse } from "../../contract/answer";
import type { BodyOf, Operation } from "../../contract/operation";
import { declares } from "../../contract/schema";
import type { Call } from "../../lifecycle/call";
import { type Parties, type RequestFields, answerSchema, transactionFields } from "../kit/answers";
import type { CardEntity, Entities, ProductEntity, Unit } from "./entities";
import { errors } from "./errors";
import type { Card, PointAmounts, Product } from "./models";
import type { unprefixedGroups } from "./operations";

type CardRedemptionRequest = BodyOf<typeof unprefixedGroups.redemption.request>;

/** What requests about one card have in common. */
export type CardMessage = Pick<CardRedemptionRequest, "id" | "card"> &
  Partial<Pick<CardRedemptionRequest, "product" | "amounts" | "points">>;

/** The product of a card or of a message, if it has one that is known. */
export const productOf = (
  unit: Pick<Unit, "get">,
  id: string | undefined,
): ProductEntity | undefined => (id === undefined ? undefined : unit.get("product", id));

export function putCard(unit: Unit, card: CardEntity): void {
  unit.put("card", card.pan, card);
}

/** A card that is known to be there: an open transaction is about it. */
export function cardOf(unit: Unit, pan: string): CardEntity {
  const card = unit.get("card", pan);
  if (card === undefined) throw new Error("an open transaction is about a card that is gone");
  return card;
}

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
function balancesOf(
  card: CardEntity,
  { amounts: { requestAmount } = {} }: Pick<CardMessage, "amounts">,
  approved = requestAmount?.amount,
) {
  const { currency } = card;
  return {
    ...(requestAmount && { requestAmount, approvedAmount: { amount: approved, currency } }),
    balanceAmount: { amount: card.book, currency },
    availableBalance: { amount: card.available, currency },
  };
}

/** A request or a lookup that is answered with cards. */
export type CardsCall = Call<Operation, Entities> & {
  body: RequestFields & Pick<CardMessage, "amounts">;
};

/** What an answer shows. */
interface CardAnswer {
  /** The card whose balances and product it tells. */
  subject: CardEntity;
  /** The cards under the names that the answer has for them. */
  cards: Readonly<Record<string, CardEntity>>;
  /** What is approved of the amount that the message asks; absent: all of it. */
  approved?: number | undefined;
  /** What is left of the points that the message names. */
  points?: PointAmounts | undefined;
}

/** Success answer (the family's reference, How the server fills a response). */
export function cardsAnswer(
  call: CardsCall,
  { subject, cards, approved, points }: CardAnswer,
): Answer {
  const { productId } = subject;
  const product = productId === undefined ? undefined : call.unit.get("product", productId);
  const views = Object.entries(cards).map(([name, card]) => [
    name,
    { ...cardView(card), ...rankView(call, name, card) },
  ]);
  return {
    status: 201,
    body: Object.assign(
      transactionFields(call, parties, slipTexts[call.operation.requestType] ?? [], notRepeated),
      { amounts: balancesOf(subject, call.body, approved) },
      points && { points },
      Object.fromEntries(views),
      product && { product: productView(product) },
    ),
  };
}

/** The rank of a card, in the form that knows ranks. */
const rankView = (call: CardsCall, name: string, { rank }: CardEntity): { rank?: string } =>
  rank !== undefined && declares(answerSchema(call).properties[name], "rank") ? { rank } : {};

/** A card as the simulator shows it in answers: never with a PIN. */
function cardView(card: Pick<Card, "pan" | "expiryDate">): Card {
  return { pan: card.pan, ...(card.expiryDate !== undefined && { expiryDate: card.expiryDate }) };
}

/** A product as a till knows it. */
export function productView({ id, barcode, type }: ProductEntity): Product {
  return { id, ...(barcode !== undefined && { barcode }), ...(type !== undefined && { type }) };
}

/** The refusal of a request about a card, with what a tester wants to see of it. */
export function refuseCard(
  error: keyof typeof errors,
  message: CardMessage,
  detail: Readonly<Record<string, unknown>> = {},
): Refusal {
  return refuse(errors[error], {
    requestId: message.id,
    card: cardView(message.card),
    ...detail,
  });
}
