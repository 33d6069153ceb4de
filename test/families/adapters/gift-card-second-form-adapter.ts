import { asking, card, cards, requestFor } from "../../support/messages/gift-card";
import type { FamilyAdapter } from "../suite/adapter";
import { giftCardAdapter, slip } from "./gift-card-adapter";

const { card: _one, ...aboutNoCard } = requestFor(cards.funded);

/** A request about two cards, with the second names of cards that are accepted and ignored. */
const twoCards = (
  id: string,
  names: [string, string],
  pans: [string, string],
  parts: object = {},
) => ({
  ...aboutNoCard,
  id,
  card: card(pans[0]),
  targetCard: card(pans[1]),
  [names[0]]: card(pans[0]),
  [names[1]]: card(pans[1]),
  ...slip,
  ...parts,
});
const replaceNames: [string, string] = ["oldCard", "newCard"];
const transferNames: [string, string] = ["sourceCard", "targetCard"];
const freshCards = [cards.fresh, cards.fresh2];
const replaced = [cards.funded2, cards.funded3];

/** How to drive the second form: the four kinds of the first one, and two about two cards. */
export const giftCardSecondFormAdapter: FamilyAdapter = {
  ...giftCardAdapter,
  interface: "gift-card",
  kinds: {
    ...giftCardAdapter.kinds,
    replace: {
      approved: (id, nth) =>
        twoCards(id, replaceNames, [
          replaced[(nth + 1) % 2] as string,
          freshCards[(nth + 1) % 2] as string,
        ]),
      declined: (id) => twoCards(id, replaceNames, [cards.voided, cards.fresh]),
      money: { approved: 0, confirmed: 0 },
      rival: { PENDING: "CARD_VOIDED", CONFIRMED: "CARD_VOIDED" },
      expired: "CARD_EXPIRED",
    },
    transfer: {
      approved: (id) => twoCards(id, transferNames, [cards.funded, cards.empty2], asking(400)),
      declined: (id) => twoCards(id, transferNames, [cards.voided, cards.empty2], asking(400)),
      money: { approved: 0, confirmed: 0 },
      expired: "CARD_EXPIRED",
    },
  },
};
