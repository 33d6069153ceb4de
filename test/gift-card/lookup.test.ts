import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  adviceFor,
  advicePath,
  cards,
  card,
  loadOf,
  openTransactions,
  rand,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill } = useGiftCards();

test("answers with the balances, the product and the card, and changes nothing", async () => {
  const till = newTill();
  const before = till.space.data();
  const reply = await till.lookup(requestFor(cards.funded));
  expect(reply).toMatchObject({
    status: 201,
    body: {
      amounts: { balanceAmount: rand(50_000), availableBalance: rand(50_000) },
      card: { pan: cards.funded, expiryDate: "4912" },
      product: { id: "GIFT500", barcode: "6009800005002", type: "physical" },
    },
  });
  expect(till.space.data()).toEqual(before);
});

test.each(
  Object.entries(cards).filter(([name]) => name !== "unknown" && !name.startsWith("fault")),
)("a card in any state: %s", async (_, pan) => {
  expect(await newTill().lookup(requestFor(pan, { card: { pan } }))).toMatchObject({
    status: 201,
    body: { card: { pan } },
  });
});

test("a card that is new has no product", async () => {
  const { body } = await newTill().lookup(requestFor(cards.fresh));
  expect(body).not.toHaveProperty("product");
  expect(body["amounts"]).toEqual({ balanceAmount: rand(0), availableBalance: rand(0) });
});

test("an open load is in the book only; an open redemption in neither; a voided card keeps its balances", async () => {
  const till = newTill();
  expect(await till.balances(cards.openLoad)).toEqual([15_000, 10_000]);
  expect(await till.balances(cards.openRedemption)).toEqual([6_000, 6_000]);
  expect(await till.balances(cards.openVoid)).toEqual([1_500, 1_500]);
  expect(await till.balances(cards.voided)).toEqual([1_500, 1_500]);
});

test("neither PIN, expiry date nor expiry are looked at", async () => {
  const till = newTill();
  expect(
    await till.lookup(
      requestFor(cards.withPin, { card: card(cards.withPin, { clearPin: "0000" }) }),
    ),
  ).toMatchObject({ status: 201 });
  expect(
    await till.lookup(
      requestFor(cards.funded, { card: { pan: cards.funded, expiryDate: "0001" } }),
    ),
  ).toMatchObject({ status: 201 });
  expect(
    await till.lookup(requestFor(cards.expired, { card: { pan: cards.expired } })),
  ).toMatchObject({ status: 201 });
});

test("a card that is not known", async () => {
  const message = requestFor(cards.unknown);
  const reply = await newTill().lookup(message);
  expect(reply).toMatchObject(
    refusal(400, "INVALID_CARD_NUMBER", { requestId: message.id, card: card(cards.unknown) }),
  );
  expect(reply.body["requestType"]).toBe("LOOKUP_REQUEST");
});

test("again with the same id and body: the balances of now", async () => {
  const till = newTill();
  const message = requestFor(cards.funded);
  await till.lookup(message);
  await till.redeem(redemptionOf(cards.funded, 1_000));
  expect(await till.lookup(message)).toMatchObject({
    status: 201,
    body: { amounts: { balanceAmount: rand(49_000) } },
  });
});

test("again with another body, or with the id of another message", async () => {
  const till = newTill();
  const message = requestFor(cards.funded);
  await till.lookup(message);
  expect(await till.lookup({ ...message, card: card(cards.empty) })).toMatchObject(
    refusal(400, "DUPLICATE_RECORD", { requestId: message.id }),
  );

  const redemption = redemptionOf(cards.funded, 100);
  await till.redeem(redemption);
  expect(await till.lookup(requestFor(cards.funded, { id: redemption.id }))).toMatchObject(
    refusal(400, "DUPLICATE_RECORD"),
  );
  expect(await till.redeem(redemptionOf(cards.funded, 100, { id: message.id }))).toMatchObject(
    refusal(400, "DUPLICATE_RECORD"),
  );
});

test("of a card that is not known uses its id up too", async () => {
  const till = newTill();
  const message = requestFor(cards.unknown);
  await till.lookup(message);
  expect(await till.load(loadOf(cards.funded, 100, { id: message.id }))).toMatchObject(
    refusal(400, "DUPLICATE_RECORD"),
  );
});

test(`${rule("GC-17")} gets no advice: one for it is for a request that is not known`, async () => {
  const till = newTill();
  const message = requestFor(cards.funded);
  await till.lookup(message);
  for (const kind of ["activation", "load", "redemption", "void"] as const) {
    expect(await till.confirm(kind, message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId: message.id }),
    );
    expect(await till.reverse(kind, message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId: message.id }),
    );
  }
  const advice = adviceFor(message.id);
  expect(
    await till.client.post(
      `/giftcard/v3/lookupGiftcard/${message.id}/confirmations/${advice.id}`,
      advice,
    ),
  ).toMatchObject({ status: 404 });
  expect(await till.lookup(message)).toMatchObject({ status: 201 });
});

test("needs a card", async () => {
  const { card: _card, ...message } = requestFor(cards.funded);
  expect(await newTill().lookup(message)).toMatchObject(
    refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "card", msg: "must be present" }] }),
  );
});

test("tells how the card was captured: as sent, or unknown", async () => {
  const till = newTill();
  const posInfo = { entryMode: { panEntryMode: "BARCODE", pinEntryCapability: "CAN_ACCEPT" } };
  expect((await till.lookup(requestFor(cards.funded, { posInfo }))).body["posInfo"]).toEqual(
    posInfo,
  );
  expect((await till.lookup(requestFor(cards.funded))).body["posInfo"]).toEqual({
    entryMode: { panEntryMode: "UNKNOWN", pinEntryCapability: "UNKNOWN" },
  });
});

test("shows what an open transaction of the fixtures will become", async () => {
  const till = newTill();
  const advice = adviceFor(openTransactions.load, { tenders: [], id: v4() });
  await till.client.post(
    advicePath("load", "confirmations", openTransactions.load, advice.id),
    advice,
  );
  expect(await till.balances(cards.openLoad)).toEqual([15_000, 15_000]);
});
