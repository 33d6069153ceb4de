import { declares } from "../../../contract/schema";
import type { Call, Authorisation, TransactionBehaviour } from "../../../lifecycle/call";
import { cardsAnswer, refuseCard } from "../answers";
import { type CardMessage, cardOf, putCard } from "../cards";
import { type Check, type CheckedRequest, checkRequest } from "../checks";
import type { CardEntity, Entities, Unit } from "../entities";
import type { KindName, unprefixed } from "../operations";
import { pointsLeft } from "../points";

type OneCard = (typeof unprefixed)["activation" | "load" | "redemption" | "void"];
type RequestCall = Call<OneCard["request"], Entities>;

/** What an open transaction keeps of its request. */
export interface CardTransaction {
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
  checks: readonly Check[];
  approve(request: CheckedRequest): Approval<Data>;
  confirm(card: CardEntity, data: Data): CardEntity;
  reverse(card: CardEntity, data: Data, unit: Unit): CardEntity;
}

/** The request as its form knows it: the first form has no points. */
function knownMessage({ body, operation }: RequestCall): CardMessage {
  const message: CardMessage = body;
  if (message.points === undefined || declares(operation.body, "points")) return message;
  const { points: _points, ...known } = message;
  return known;
}

/** A kind of transaction about one card, made from its rules. */
export function cardTransaction<Data extends CardTransaction>(
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

  function approve(call: RequestCall, request: CheckedRequest): Authorisation<Data> {
    const { unit, message } = request;
    const { card: changed, data, approved: amount } = rules.approve(request);
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
