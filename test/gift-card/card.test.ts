import { rule } from "../support/rules";
import {
  activationOf,
  asking,
  cards,
  loadOf,
  rand,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill } = useGiftCards();

/** The life of a card, row by row: state, balances (book, available), answers. */
describe("activation", () => {
  test("S + R in the book, S available at once, R with the confirmation", async () => {
    const till = newTill();
    const message = activationOf(cards.fresh, asking(15_000));
    const reply = await till.activate(message);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        amounts: {
          requestAmount: rand(15_000),
          approvedAmount: rand(15_000),
          balanceAmount: rand(25_000),
          availableBalance: rand(10_000),
        },
        product: { id: "GIFT100", barcode: "6009800001004", type: "physical" },
      },
    });
    expect(await till.card(cards.fresh)).toEqual({
      card: { pan: cards.fresh, expiryDate: "4912" },
      balance: rand(25_000),
      status: "ACTIVATED",
      product: { id: "GIFT100", barcode: "6009800001004", type: "physical" },
    });

    expect(await till.confirm("activation", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.fresh)).toMatchObject({
      status: "ACTIVATED_CONFIRMED",
      balance: rand(25_000),
    });
    expect(await till.balances(cards.fresh)).toEqual([25_000, 25_000]);
  });

  test("without an amount the answer tells balances only", async () => {
    const { body } = await newTill().activate(
      activationOf(cards.fresh, { product: { id: "GIFT500" } }),
    );
    expect(body["amounts"]).toEqual({
      balanceAmount: rand(50_000),
      availableBalance: rand(50_000),
    });
  });

  test("reversed it is new again, and can be activated under a new id", async () => {
    const till = newTill();
    const message = activationOf(cards.fresh, asking(15_000));
    await till.activate(message);
    expect(await till.reverse("activation", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.fresh)).toEqual({
      card: { pan: cards.fresh, expiryDate: "4912" },
      balance: rand(0),
      status: "NEW",
    });
    expect(await till.balances(cards.fresh)).toEqual([0, 0]);

    expect(
      await till.activate(activationOf(cards.fresh, { product: { id: "DIGI050" } })),
    ).toMatchObject({ status: 201 });
    expect(await till.card(cards.fresh)).toMatchObject({
      balance: rand(5_000),
      product: { id: "DIGI050", type: "digital" },
    });
  });

  test("in the card's own currency", async () => {
    const till = newTill();
    expect(await till.activate(activationOf(cards.fresh, asking(100, "840")))).toMatchObject(
      refusal(400, "INVALID_AMOUNT"),
    );
  });
});

describe("load", () => {
  test(`${rule("GC-22")} in the book at once, available with the confirmation`, async () => {
    const till = newTill();
    const message = loadOf(cards.funded, 20_000);
    expect(await till.load(message)).toMatchObject({
      status: 201,
      body: {
        amounts: {
          requestAmount: rand(20_000),
          approvedAmount: rand(20_000),
          balanceAmount: rand(70_000),
          availableBalance: rand(50_000),
        },
      },
    });
    expect(await till.balances(cards.funded)).toEqual([70_000, 50_000]);
    expect(await till.confirm("load", message.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.funded)).toEqual([70_000, 70_000]);
    await till.confirm("load", message.id);
    expect(await till.balances(cards.funded)).toEqual([70_000, 70_000]);
  });

  test(`${rule("GC-22")} reversed it leaves the book; the available balance was never touched`, async () => {
    const till = newTill();
    const message = loadOf(cards.funded, 20_000);
    await till.load(message);
    expect(await till.reverse("load", message.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  });

  test("a whole life: load, redeem from it before and after the confirmation", async () => {
    const till = newTill();
    const message = loadOf(cards.empty, 5_000);
    await till.load(message);
    expect(await till.redeem(redemptionOf(cards.empty, 1_000))).toMatchObject(
      refusal(400, "INSUFFICIENT_FUNDS", {
        amounts: { balanceAmount: rand(5_000), availableBalance: rand(0) },
      }),
    );
    await till.confirm("load", message.id);
    expect(await till.redeem(redemptionOf(cards.empty, 1_000))).toMatchObject({ status: 201 });
    expect(await till.balances(cards.empty)).toEqual([4_000, 4_000]);
  });
});

describe("redemption", () => {
  test("from both balances at once, the whole amount or nothing", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 12_550);
    expect(await till.redeem(message)).toMatchObject({
      status: 201,
      body: {
        amounts: {
          requestAmount: rand(12_550),
          approvedAmount: rand(12_550),
          balanceAmount: rand(37_450),
          availableBalance: rand(37_450),
        },
      },
    });
    await till.confirm("redemption", message.id);
    expect(await till.balances(cards.funded)).toEqual([37_450, 37_450]);
    expect(await till.redeem(redemptionOf(cards.funded, 37_451))).toMatchObject(
      refusal(400, "INSUFFICIENT_FUNDS"),
    );
    expect(await till.redeem(redemptionOf(cards.funded, 37_450))).toMatchObject({ status: 201 });
    expect(await till.balances(cards.funded)).toEqual([0, 0]);
  });

  test(`${rule("GC-22")} reversed it is back at once, and needs no confirmation`, async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 12_550);
    await till.redeem(message);
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
    expect(await till.redeem(redemptionOf(cards.funded, 50_000))).toMatchObject({ status: 201 });
  });

  test("of two that want the last funds exactly one succeeds", async () => {
    const till = newTill();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => till.redeem(redemptionOf(cards.funded, 30_000))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(await till.balances(cards.funded)).toEqual([20_000, 20_000]);
  });
});

describe("void", () => {
  test(`${rule("GC-21")} the balances stay, the answer reports them; once voided the card takes no request`, async () => {
    const till = newTill();
    const message = requestFor(cards.funded);
    const reply = await till.void(message);
    expect(reply).toMatchObject({
      status: 201,
      body: { amounts: { balanceAmount: rand(50_000), availableBalance: rand(50_000) } },
    });
    expect(await till.card(cards.funded)).toMatchObject({
      status: "VOIDED",
      balance: rand(50_000),
      product: { id: "GIFT500" },
    });

    expect(await till.void(requestFor(cards.funded))).toMatchObject(
      refusal(400, "CARD_VOIDED", { voidId: message.id }),
    );
    expect(await till.confirm("void", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.funded)).toMatchObject({
      status: "VOIDED_CONFIRMED",
      balance: rand(50_000),
    });
    expect(await till.void(requestFor(cards.funded))).toMatchObject(refusal(400, "CARD_VOIDED"));
  });

  test("reversed the card is as before, and can be voided under a new id", async () => {
    const till = newTill();
    const message = requestFor(cards.funded);
    await till.void(message);
    expect(await till.reverse("void", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.funded)).toMatchObject({
      status: "ACTIVATED_CONFIRMED",
      balance: rand(50_000),
      product: { id: "GIFT500" },
    });
    expect(await till.redeem(redemptionOf(cards.funded, 100))).toMatchObject({ status: 201 });
    expect(await till.void(requestFor(cards.funded))).toMatchObject({ status: 201 });
  });
});

test("a card from the shelf to the bin", async () => {
  const till = newTill();
  const [activation, load, redemption, voiding] = [
    activationOf(cards.fresh, asking(2_000)),
    loadOf(cards.fresh, 3_000),
    redemptionOf(cards.fresh, 14_000),
    requestFor(cards.fresh),
  ];
  expect([
    (await till.activate(activation)).status,
    (await till.confirm("activation", activation.id)).status,
  ]).toEqual([201, 202]);
  expect([(await till.load(load)).status, (await till.confirm("load", load.id)).status]).toEqual([
    201, 202,
  ]);
  expect([
    (await till.redeem(redemption)).status,
    (await till.confirm("redemption", redemption.id)).status,
  ]).toEqual([201, 202]);
  expect([
    (await till.void(voiding)).status,
    (await till.confirm("void", voiding.id)).status,
  ]).toEqual([201, 202]);
  expect(await till.card(cards.fresh)).toMatchObject({
    status: "VOIDED_CONFIRMED",
    balance: rand(1_000),
  });
  expect(
    till.space.messages().exchanges.map(({ operation, status }) => [operation, status]),
  ).toEqual([
    ["activate", 201],
    ["confirmActivation", 202],
    ["load", 201],
    ["confirmLoad", 202],
    ["redeem", 201],
    ["confirmRedemption", 202],
    ["voidGiftcard", 201],
    ["confirmVoid", 202],
    ["singleCardData", 200],
  ]);
});

test("a reversal may lift a balance over the largest amount that can be loaded: the money was there before", async () => {
  const till = newTill();
  const sale = redemptionOf(cards.funded, 50_000);
  await till.redeem(sale);
  expect(await till.load(loadOf(cards.funded, 999_999_999_999))).toMatchObject({ status: 201 });
  expect(await till.load(loadOf(cards.funded, 1))).toMatchObject(refusal(400, "INVALID_AMOUNT"));
  expect(await till.reverse("redemption", sale.id)).toMatchObject({ status: 202 });
  expect(await till.balances(cards.funded)).toEqual([1_000_000_049_999, 50_000]);
});
