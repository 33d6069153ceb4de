import { type Refusal, refuse } from "../../../contract/answer";
import { valueAt } from "../../../contract/values/member";
import type { Operation } from "../../../contract/operation";
import { present } from "../../../contract/values/present";
import type { Call, Authorisation } from "../../../lifecycle/call";
import type { RequestFields } from "../../kit/reason-answers";
import { cardsAnswer, refuseCard } from "../answers";
import { type CardMessage, cardOf, putCard } from "../cards";
import { type Check, invalidAmount, requestedAmount } from "../checks";
import type { CardEntity, Entities, Unit } from "../entities";
import { errors } from "../errors";
import type { Card } from "../models";
import type { KindName } from "../operations";

/** Replace and transfer: requests about two cards (second form only; contract 3, gift card rule 7). */
type TwoCardMessage = RequestFields & Omit<CardMessage, "card">;

/** What an open transaction keeps of its request. */
export interface TwoCardTransaction {
  pan: string;
  otherPan: string;
  /** Minor units moved. */
  amount: number;
}

interface Pair<C = CardEntity> {
  first: C;
  second: C;
}

interface TwoCardRules<Message extends TwoCardMessage, Data extends TwoCardTransaction> {
  kind: KindName;
  /** Names of the two cards in the messages. */
  names: readonly [string, string];
  cardsIn(this: void, message: Message): Pair<Card>;
  /** Checks 8 to 15, in their order; each looks at one of the cards. */
  checks: readonly (readonly [Check, keyof Pair])[];
  approve(pair: Pair, message: Message): { pair: Pair; data: Data; subject: keyof Pair };
  confirm(pair: Pair, data: Data): Pair;
  reverse(pair: Pair, data: Data): Pair;
}

/** A kind of transaction about two cards; its advices say nothing of their own. */
export interface TwoCardKind<Message, Data extends TwoCardTransaction> {
  remember(body: Partial<Message>): object;
  authorise(call: Call<Operation, Entities> & { body: Message }): Authorisation<Data>;
  confirm(unit: Unit, data: Data): void;
  reverse(unit: Unit, data: Data): void;
}

/** Check 7 for two cards: both known, and not the same. */
function pairOf(unit: Unit, id: string, sent: Pair<Card>): Pair | Refusal {
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

const knownPair = (unit: Unit, { pan, otherPan }: TwoCardTransaction): Pair => ({
  first: cardOf(unit, pan),
  second: cardOf(unit, otherPan),
});

function putPair(unit: Unit, { first, second }: Pair): void {
  putCard(unit, first);
  putCard(unit, second);
}

/** A kind of transaction about two cards, made from its rules. */
export function twoCardTransaction<Message extends TwoCardMessage, Data extends TwoCardTransaction>(
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
  pair: Pair,
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
export const oneCurrency: Check = ({ message, card, other }) =>
  other === undefined || other.currency === card.currency
    ? undefined
    : invalidAmount(message, `The other card is in currency ${other.currency}.`);
