import { type Answer, type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { answerSchema } from "../transaction-answer";
import { cardAnswer } from "./answers";
import { findCard, findProduct, refuseCard, shownProduct } from "./cards";
import type { CardEntity, HolderEntity } from "./entities";
import { giftCardErrors } from "./errors";
import type { Card, GiftCardMessage } from "./models";
import { holderOf, pointsLeft } from "./points";

type Sought = NonNullable<GiftCardMessage<"LookupRequest">["cardHolder"]>;

const unknownEntry = { entryMode: { panEntryMode: "UNKNOWN", pinEntryCapability: "UNKNOWN" } };

/** Lookup: checks 1 to 7 only, no financial effect (contract 3, gift card rule 8). */
export function lookupGiftcard(call: Call): Answer | Refusal {
  const { id, card: sent, cardHolder } = call.body as GiftCardMessage<"LookupRequest">;
  const card =
    sent === undefined
      ? cardOfHolder(call.unit, id, cardHolder ?? {})
      : cardSent(call.unit, id, sent);
  if ("error" in card) return card;
  const answer = cardAnswer(call, card);
  return {
    ...answer,
    body: { posInfo: unknownEntry, ...(answer.body as object), ...marketing(call, card) },
  };
}

const cardSent = (unit: UnitOfWork, id: string, sent: Card): CardEntity | Refusal =>
  findCard(unit, sent.pan) ?? refuseCard("card-unknown", { id, card: sent });

/** The first card of the only holder that matches (second form). */
function cardOfHolder(unit: UnitOfWork, requestId: string, sought: Sought): CardEntity | Refusal {
  const holders = unit.all<HolderEntity>("holder").filter((holder) => isSought(holder, sought));
  if (holders.length > 1) return refuse(giftCardErrors["holder-ambiguous"], { requestId });
  const [holder] = holders;
  const card =
    holder && unit.all<CardEntity>("card").find(({ holderId }) => holderId === holder.id);
  return card ?? refuse(giftCardErrors["holder-unknown"], { requestId });
}

/** By cell number, else by email address, else by first and last name: the first of them that was sent decides. */
function isSought(
  holder: HolderEntity,
  { msisdn, emailAddress, firstName, lastName }: Sought,
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
function marketing(call: Call, card: CardEntity): object {
  const holder = holderOf(call.unit, card);
  if (holder === undefined || !Object.hasOwn(answerSchema(call).properties, "points")) return {};
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

function productsOf(unit: UnitOfWork, productIds: readonly string[] | undefined): object {
  if (productIds === undefined) return {};
  const products = productIds
    .map((id) => findProduct(unit, id))
    .filter((product) => product !== undefined);
  return { products: products.map(shownProduct) };
}
