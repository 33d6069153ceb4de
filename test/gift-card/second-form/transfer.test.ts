import {
  asking,
  card,
  cards,
  rand,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../../support/messages/gift-card";
import { advise, send, twoCardMessage } from "./door";

const { newTill } = useGiftCards();
const [source, target] = [cards.funded3, cards.empty2];
const transferOf = (amount: number, parts: object = {}) =>
  twoCardMessage("transfer", source, target, { ...asking(amount), ...parts });

test("the funds leave the source at once, and are free on the target when confirmed", async () => {
  const till = newTill();
  const message = transferOf(5_000);
  expect(await send(till, "transfer", message)).toMatchObject({
    status: 201,
    body: {
      sourceCard: card(source),
      targetCard: card(target),
      product: { id: "GIFT500" },
      amounts: {
        requestAmount: rand(5_000),
        approvedAmount: rand(5_000),
        balanceAmount: rand(35_000),
        availableBalance: rand(35_000),
      },
    },
  });
  expect(await till.balances(source)).toEqual([35_000, 35_000]);
  expect(await till.balances(target)).toEqual([5_000, 0]);
  expect(await till.redeem(redemptionOf(target, 100))).toMatchObject(
    refusal(400, "INSUFFICIENT_FUNDS"),
  );
  await advise(till, "transfer", "confirmation", message.id);
  expect(await till.balances(target)).toEqual([5_000, 5_000]);
});

test("reversed, both balances are as they were", async () => {
  const till = newTill();
  const before = till.space.data();
  const message = transferOf(5_000);
  await send(till, "transfer", message);
  expect(await advise(till, "transfer", "reversal", message.id)).toMatchObject({ status: 202 });
  expect(till.space.data()).toEqual(before);
  expect(await till.balances(source)).toEqual([40_000, 40_000]);
});

test.each([
  [
    "a source that is not known",
    () => twoCardMessage("transfer", cards.unknown, target, asking(1)),
    "INVALID_CARD_NUMBER",
  ],
  [
    "a target that is not known",
    () => twoCardMessage("transfer", source, cards.unknown, asking(1)),
    "INVALID_CARD_NUMBER",
  ],
  [
    "the same card twice",
    () => twoCardMessage("transfer", source, source, asking(1)),
    "INVALID_CARD_NUMBER",
  ],
  [
    "a source whose rank bars it",
    () => twoCardMessage("transfer", cards.secondary, target, asking(1)),
    "FUNCTION_BLOCKED_FOR_CARD_RANK",
  ],
  [
    "a target that is deleted",
    () => twoCardMessage("transfer", source, cards.deleted, asking(1)),
    "CARD_DELETED",
  ],
  [
    "a source that is not honoured",
    () => twoCardMessage("transfer", cards.notHonoured, target, asking(1)),
    "DO_NOT_HONOUR",
  ],
  [
    "a source that is new, before the target that is voided",
    () => twoCardMessage("transfer", cards.fresh, cards.voided, asking(1)),
    "CARD_NOT_ACTIVATED",
  ],
  [
    "a target that is voided",
    () => twoCardMessage("transfer", source, cards.voided, asking(1)),
    "CARD_VOIDED",
  ],
  [
    "a target that is new",
    () => twoCardMessage("transfer", source, cards.fresh, asking(1)),
    "CARD_NOT_ACTIVATED",
  ],
  ["nothing", () => transferOf(0), "INVALID_AMOUNT"],
  ["less than nothing", () => transferOf(-5), "INVALID_AMOUNT"],
  [
    "no amount",
    () => twoCardMessage("transfer", source, target, { amounts: {} }),
    "INVALID_AMOUNT",
  ],
  [
    "another currency",
    () => twoCardMessage("transfer", source, target, asking(1, "840")),
    "INVALID_AMOUNT",
  ],
  [
    "cards of two currencies",
    () => twoCardMessage("transfer", source, cards.dollars, asking(1)),
    "INVALID_AMOUNT",
  ],
  [
    "a product that is not the source's",
    () => transferOf(1, { product: { id: "GIFT000" } }),
    "INVALID_PRODUCT",
  ],
  ["more than is available", () => transferOf(40_001), "INSUFFICIENT_FUNDS"],
  [
    "funds of an open load",
    () => twoCardMessage("transfer", cards.openLoad, target, asking(10_001)),
    "INSUFFICIENT_FUNDS",
  ],
  [
    "no PIN of the source",
    () => twoCardMessage("transfer", cards.withPin, target, asking(1)),
    "INCORRECT_PIN",
  ],
  [
    "an expired source",
    () =>
      twoCardMessage("transfer", cards.expired, target, {
        ...asking(1),
        sourceCard: { pan: cards.expired },
      }),
    "CARD_EXPIRED",
  ],
])("%s: refused, and nothing changes", async (_, message, errorType) => {
  const till = newTill();
  const before = till.space.data();
  expect(await send(till, "transfer", message())).toMatchObject(refusal(400, errorType));
  expect(till.space.data()).toEqual(before);
});

test("the refusal of cards of two currencies shows the amounts as sent", async () => {
  const message = twoCardMessage("transfer", source, cards.dollars, asking(1));
  expect((await send(newTill(), "transfer", message)).body["detailMessage"]).toMatchObject({
    requestId: message.id,
    ...asking(1),
  });
});

test("second names of the cards are accepted and not sent back", async () => {
  const { status, body } = await send(
    newTill(),
    "transfer",
    transferOf(100, { card: card(source) }),
  );
  expect(status).toBe(201);
  expect(body).not.toHaveProperty("card");
});

test("a card that brings a fault along strikes here too: 504, and the funds have moved", async () => {
  const till = newTill();
  const message = twoCardMessage("transfer", cards.fault504After, target, asking(700));
  expect(await send(till, "transfer", message)).toMatchObject(refusal(504, "UPSTREAM_UNAVAILABLE"));
  expect(await till.card(target)).toMatchObject({ balance: rand(700) });
  expect(await advise(till, "transfer", "reversal", message.id)).toMatchObject({ status: 202 });
  expect(await till.card(target)).toMatchObject({ balance: rand(0) });
});
