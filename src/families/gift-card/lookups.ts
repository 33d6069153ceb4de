import { type Answer, type Refusal, refuse } from "../../contract/answer";
import type { BodyOf } from "../../contract/operation";
import { declares } from "../../contract/schema";
import type { Call } from "../../lifecycle/call";
import { answerSchema } from "../kit/answers";
import { type CardsCall, cardsAnswer, productOf, productView, refuseCard } from "./answers";
import type { CardEntity, Entities, HolderEntity, Unit } from "./entities";
import { errors } from "./errors";
import type { Card } from "./models";
import type { unprefixedGroups } from "./operations";
import { holderOf, pointsLeft } from "./checks";

type SoughtHolder = NonNullable<BodyOf<typeof unprefixedGroups.lookup>["cardHolder"]>;

const unknownEntry = { entryMode: { panEntryMode: "UNKNOWN", pinEntryCapability: "UNKNOWN" } };

/** A card with its balances: checks 1 to 7 only, no financial effect (contract 3, gift card rule 8). */
export function giftCard(call: Call<typeof unprefixedGroups.lookup, Entities>): Answer | Refusal {
  const { id, card: sent, cardHolder } = call.body;
  const card =
    sent === undefined
      ? cardOfHolder(call.unit, id, cardHolder ?? {})
      : cardSent(call.unit, id, sent);
  if ("error" in card) return card;
  const { status, body } = cardsAnswer(call, { subject: card, cards: { card } });
  return { status, body: Object.assign({ posInfo: unknownEntry }, body, marketing(call, card)) };
}

const cardSent = (unit: Unit, id: string, sent: Card): CardEntity | Refusal =>
  unit.get("card", sent.pan) ?? refuseCard("card-unknown", { id, card: sent });

/** The first card of the only holder that matches (second form). */
function cardOfHolder(unit: Unit, requestId: string, sought: SoughtHolder): CardEntity | Refusal {
  const holders = unit.all("holder").filter((holder) => isSought(holder, sought));
  if (holders.length > 1) return refuse(errors["holder-ambiguous"], { requestId });
  const [holder] = holders;
  const card = holder && unit.all("card").find(({ holderId }) => holderId === holder.id);
  return card ?? refuse(errors["holder-unknown"], { requestId });
}

/** By cell number, else by email address, else by first and last name: the first of them that was sent decides. */
function isSought(
  holder: HolderEntity,
  { msisdn, emailAddress, firstName, lastName }: SoughtHolder,
): boolean {
  if (msisdn !== undefined) return holder.msisdn === msisdn.replace("+", "");
  if (emailAddress !== undefined) return holder.emailAddress === emailAddress;
  return (
    firstName !== undefined &&
    lastName !== undefined &&
    holder.firstName === firstName &&
    holder.lastName === lastName
  );
}

/** Points, clubs and marketing attributes of the card's holder, in the form that knows them. */
function marketing(call: CardsCall, card: CardEntity): object {
  const holder = holderOf(call.unit, card);
  if (holder === undefined || !declares(answerSchema(call), "points")) return {};
  const { points, clubs, marketingAttributes } = holder;
  return {
    ...(points !== undefined && { points: pointsLeft(call.unit, card, {}) }),
    ...(clubs && {
      clubs: clubs.map(({ productIds, ...club }) => ({
        ...club,
        ...productsOf(call.unit, productIds),
      })),
    }),
    ...(marketingAttributes && { marketingAttributes }),
  };
}

function productsOf(unit: Unit, productIds: readonly string[] | undefined): object {
  if (productIds === undefined) return {};
  const products = productIds
    .map((id) => productOf(unit, id))
    .filter((product) => product !== undefined);
  return { products: products.map(productView) };
}
