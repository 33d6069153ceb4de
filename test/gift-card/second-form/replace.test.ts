import {
  asking,
  card,
  cards,
  loadOf,
  rand,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../../support/messages/gift-card";
import { rule } from "../../support/rules";
import { advise, send, twoCardMessage } from "./door";

const { newTill } = useGiftCards();
const [old, fresh] = [cards.withPin2, cards.fresh2];
const withPin = { oldCard: card(old, { pin: { type: "CLEAR_PIN", pin: "2468" } }) };
const replaceOf = (parts: object = {}) =>
  twoCardMessage("replace", old, fresh, { ...withPin, ...parts });

test("all funds go to the new card, and the old one is voided; confirmed, they are free", async () => {
  const till = newTill();
  const message = replaceOf();
  expect(await send(till, "replace", message)).toMatchObject({
    status: 201,
    body: {
      oldCard: card(old),
      newCard: card(fresh),
      product: { id: "GIFT500" },
      amounts: { balanceAmount: rand(30_000), availableBalance: rand(0) },
    },
  });
  expect(await till.card(old)).toMatchObject({ status: "VOIDED", balance: rand(0) });
  expect(await till.card(fresh)).toMatchObject({ status: "ACTIVATED", balance: rand(30_000) });
  expect(await advise(till, "replace", "confirmation", message.id)).toMatchObject({ status: 202 });
  expect(await till.card(old)).toMatchObject({ status: "VOIDED_CONFIRMED" });
  expect(await till.card(fresh)).toMatchObject({ status: "ACTIVATED_CONFIRMED" });
  expect(await till.balances(fresh)).toEqual([30_000, 30_000]);
  expect(await till.redeem(redemptionOf(old, 100))).toMatchObject(refusal(400, "CARD_VOIDED"));
});

test(`${rule("GC-23")} reversed, both cards are as they were, PINs included`, async () => {
  const till = newTill();
  const before = till.space.data();
  const message = replaceOf({ newCard: card(fresh, { pin: { type: "CLEAR_PIN", pin: "1357" } }) });
  await send(till, "replace", message);
  expect(await till.card(fresh)).toMatchObject({ card: { clearPin: "1357" } });
  expect(await advise(till, "replace", "reversal", message.id)).toMatchObject({ status: 202 });
  expect(till.space.data()).toEqual(before);
});

test("the product of the request is that of the new card", async () => {
  const till = newTill();
  await send(till, "replace", replaceOf({ product: { id: "GIFT100" } }));
  expect(await till.card(fresh)).toMatchObject({ product: { id: "GIFT100" } });
});

test.each([
  [
    "an old card that is not known",
    () => twoCardMessage("replace", cards.unknown, fresh),
    "INVALID_CARD_NUMBER",
  ],
  [
    "a new card that is not known",
    () => replaceOf({ newCard: card(cards.unknown) }),
    "INVALID_CARD_NUMBER",
  ],
  ["the same card twice", () => twoCardMessage("replace", old, old), "INVALID_CARD_NUMBER"],
  ["a product that is not known", () => replaceOf({ product: { id: "NONE" } }), "INVALID_PRODUCT"],
  [
    "a product of another currency",
    () => replaceOf({ product: { id: "USD020" } }),
    "INVALID_PRODUCT",
  ],
  ["a blocked card", () => twoCardMessage("replace", cards.blocked, fresh), "CARD_BLOCKED"],
  [
    "an old card that is new",
    () => twoCardMessage("replace", cards.fresh, fresh),
    "CARD_NOT_ACTIVATED",
  ],
  [
    "an old card that is voided",
    () => twoCardMessage("replace", cards.voided, fresh),
    "CARD_VOIDED",
  ],
  [
    "an old card with an open redemption",
    () => twoCardMessage("replace", cards.openRedemption, fresh),
    "TRANSACTION_NOT_SUPPORTED",
  ],
  [
    "an old card with an open load",
    () => twoCardMessage("replace", cards.openLoad, fresh),
    "TRANSACTION_NOT_SUPPORTED",
  ],
  [
    "a new card that is activated",
    () => replaceOf({ newCard: card(cards.openActivation) }),
    "CARD_ACTIVATED",
  ],
  ["a new card that is in use", () => replaceOf({ newCard: card(cards.funded) }), "CARD_ACTIVATED"],
  ["a new card that is voided", () => replaceOf({ newCard: card(cards.voided) }), "CARD_VOIDED"],
  [
    "an old card in another currency",
    () => twoCardMessage("replace", cards.dollars, fresh),
    "INVALID_AMOUNT",
  ],
  ["no PIN", () => replaceOf({ oldCard: card(old) }), "INCORRECT_PIN"],
  [
    "a wrong PIN",
    () => replaceOf({ oldCard: card(old, { pin: { type: "CLEAR_PIN", pin: "0000" } }) }),
    "INCORRECT_PIN",
  ],
  [
    "PIN tries used up",
    () => twoCardMessage("replace", cards.pinTriesExceeded, fresh),
    "PIN_ATTEMPTS_EXCEEDED",
  ],
  [
    "another expiry date of the new card",
    () => replaceOf({ newCard: { pan: fresh, expiryDate: "4811" } }),
    "CARD_EXPIRED",
  ],
  [
    "an expired new card",
    () => replaceOf({ newCard: { pan: cards.freshExpired, expiryDate: "2101" } }),
    "CARD_EXPIRED",
  ],
])("%s: refused, and nothing changes", async (_, message, errorType) => {
  const till = newTill();
  const before = till.space.data();
  expect(await send(till, "replace", message())).toMatchObject(refusal(400, errorType));
  expect(till.space.data()).toEqual(before);
});

test("a transfer that is still open bars the replace of both its cards", async () => {
  const till = newTill();
  const transfer = twoCardMessage("transfer", cards.funded3, cards.empty2, asking(100));
  await send(till, "transfer", transfer);
  for (const pan of [cards.funded3, cards.empty2]) {
    const refused = await send(till, "replace", twoCardMessage("replace", pan, fresh));
    expect(refused).toMatchObject(refusal(400, "TRANSACTION_NOT_SUPPORTED"));
    expect((refused.body["detailMessage"] as { freeString: string }).freeString).toContain(
      transfer.id,
    );
  }
});

test("a confirmed replace is not reversed", async () => {
  const till = newTill();
  const message = replaceOf();
  await send(till, "replace", message);
  await advise(till, "replace", "confirmation", message.id);
  expect(await advise(till, "replace", "reversal", message.id)).toMatchObject(
    refusal(400, "TRANSACTION_NOT_SUPPORTED"),
  );
});

test("the new card is not used before the replace is confirmed", async () => {
  const till = newTill();
  await send(till, "replace", replaceOf());
  expect(await till.load(loadOf(fresh, 100))).toMatchObject(refusal(400, "CARD_NOT_ACTIVATED"));
});
