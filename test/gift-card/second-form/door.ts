import { v4 } from "uuid";
import type { Reply } from "../../support/client";
import {
  type Message,
  type Till,
  adviceFor,
  card,
  cards,
  requestFor,
} from "../../support/messages/gift-card";

/** Base path of the second form. */
export const base = "/giftcard";

const { card: _one, ...aboutNoCard } = requestFor(cards.funded);

const cardNames = {
  replace: ["oldCard", "newCard"],
  transfer: ["sourceCard", "targetCard"],
} as const;
export type TwoCardKind = keyof typeof cardNames;

/** A valid request about two cards. */
export function twoCardMessage(
  kind: TwoCardKind,
  first: string,
  second: string,
  parts: object = {},
): Message {
  const [firstName, secondName] = cardNames[kind];
  return {
    ...aboutNoCard,
    id: v4(),
    [firstName]: card(first),
    [secondName]: card(second),
    ...parts,
  };
}

/** A request that says which card is looked up by its holder only. */
export const holderMessage = (cardHolder: object): Message => ({
  ...aboutNoCard,
  id: v4(),
  cardHolder,
});

export const send = (till: Till, kind: TwoCardKind, message: Message): Promise<Reply> =>
  till.client.post(`${base}/${kind}s/${message.id}`, message);

export const lookUp = (till: Till, message: Message): Promise<Reply> =>
  till.client.post(`${base}/lookupGiftcard/${message.id}`, message);

/** An advice by this door, for a request of any kind. */
export function advise(
  till: Till,
  kind: string,
  advice: "confirmation" | "reversal",
  requestId: string,
  parts: object = {},
): Promise<Reply> {
  const body = adviceFor(requestId, {
    ...(advice === "reversal" && { reversalReason: "CANCELLED" }),
    ...parts,
  });
  return till.client.post(`${base}/${kind}s/${requestId}/${advice}s/${body.id}`, body);
}
