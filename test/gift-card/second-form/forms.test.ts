import { rule } from "../../support/rules";
import {
  activationOf,
  adviceFor,
  asking,
  card,
  cards,
  loadOf,
  rand,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../../support/messages/gift-card";
import { advise, base, holderMessage, lookUp, send, twoCardMessage } from "./door";

const { newTill } = useGiftCards();
const post = (till: ReturnType<typeof newTill>, path: string, message: { id: string }) =>
  till.client.post(`${base}/${path}/${message.id}`, message);

describe("one state behind two doors", () => {
  test("a card activated here is active there; the advice may come by the other door", async () => {
    const till = newTill();
    const message = activationOf(cards.fresh);
    expect(await post(till, "activations", message)).toMatchObject({ status: 201 });
    expect(await till.card(cards.fresh)).toMatchObject({ status: "ACTIVATED" });
    expect(await till.confirm("activation", message.id)).toMatchObject({ status: 202 });
    expect(await till.redeem(redemptionOf(cards.fresh, 100))).toMatchObject({ status: 201 });
    const load = loadOf(cards.empty, 500);
    await till.load(load);
    expect(await advise(till, "load", "confirmation", load.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.empty)).toEqual([500, 500]);
  });

  test("an id that was used at one door is used at the other", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await till.redeem(message);
    expect(await post(till, "redemptions", message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
  });

  test("the reset of one form resets both", async () => {
    const till = newTill();
    await till.redeem(redemptionOf(cards.funded, 100));
    const reply = await till.client.post(`${base}/testServerAdmin/reset`, {
      userDataWillBeLost: "TRUE",
      resetUserData: "TRUE",
    });
    expect(reply).toMatchObject({ status: 200, body: { outcome: "SUCCESSFUL" } });
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  });
});

describe("what only this form has", () => {
  test(`${rule("GC-31")} an advice is acknowledged with its stan, rrn and amounts`, async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100, { stan: "004417", rrn: "106313004417" });
    expect(await post(till, "redemptions", message)).toMatchObject({
      status: 201,
      body: { stan: "004417", rrn: "106313004417" },
    });
    const extra = { stan: "004417", rrn: "106313004417", amounts: { approvedAmount: rand(100) } };
    expect(await advise(till, "redemption", "confirmation", message.id, extra)).toMatchObject({
      status: 202,
      body: extra,
    });
    expect(till.findings()).toEqual([]);
  });

  test("a repeat by the other door is acknowledged as that one acknowledges, by this door as before", async () => {
    const till = newTill();
    const message = redemptionOf(cards.funded, 100);
    await post(till, "redemptions", message);
    const advice = adviceFor(message.id, {
      stan: "004417",
      rrn: "106313004417",
      amounts: { approvedAmount: rand(100) },
    });
    const path = `/redemptions/${message.id}/confirmations/${advice.id}`;
    const first = await till.client.post(`${base}${path}`, advice);
    const { stan: _stan, rrn: _rrn, amounts: _amounts, ...known } = first.body;
    expect(await till.client.post(`/giftcard/v3${path}`, advice)).toMatchObject({
      status: 202,
      text: JSON.stringify(known),
    });
    expect((await till.client.post(`${base}${path}`, advice)).text).toBe(first.text);
  });

  test.each([
    [cards.blocked, "CARD_BLOCKED"],
    [cards.deleted, "CARD_DELETED"],
    [cards.notHonoured, "DO_NOT_HONOUR"],
  ])("card %s has an error of its own: %s", async (pan, errorType) => {
    expect(await post(newTill(), "redemptions", redemptionOf(pan, 100))).toMatchObject(
      refusal(400, errorType),
    );
  });

  test("the rank of a card is shown, and bars what it bars", async () => {
    const till = newTill();
    expect(await post(till, "redemptions", redemptionOf(cards.secondary, 100))).toMatchObject({
      status: 201,
      body: { card: { rank: "secondary" } },
    });
    expect(await post(till, "voids", requestFor(cards.secondary))).toMatchObject(
      refusal(400, "FUNCTION_BLOCKED_FOR_CARD_RANK"),
    );
  });

  test("pin beats the two older fields", async () => {
    const pin = { pin: { type: "CLEAR_PIN", pin: "7310" }, clearPin: "0000" };
    const message = redemptionOf(cards.withPin, 100, { card: card(cards.withPin, pin) });
    expect(await post(newTill(), "redemptions", message)).toMatchObject({ status: 201 });
  });

  test.each([
    ["a card without a PIN", cards.funded, {}],
    ["a card with a PIN, beside the right one", cards.withPin, { clearPin: "7310" }],
  ])("a hashed PIN is that of no card: %s", async (_which, pan, older) => {
    const hashed = { ...older, pin: { type: "HASHED_PIN", hash: "9F86D081884C7D65" } };
    const message = redemptionOf(pan, 100, { card: card(pan, hashed) });
    expect(await post(newTill(), "redemptions", message)).toMatchObject(
      refusal(400, "INCORRECT_PIN"),
    );
  });

  test.each([
    ["clear", { clearPin: "7310" }],
    ["encrypted", { encryptedPin: "51D0A7C4E92B6F38" }],
    ["in the newer form", { pin: { type: "CLEAR_PIN", pin: "7310" } }],
  ])(`${rule("GC-32")} a PIN in a void is told by the verdict: %s`, async (_how, pin) => {
    const till = newTill();
    expect(
      await post(till, "voids", requestFor(cards.funded, { card: card(cards.funded, pin) })),
    ).toMatchObject({ status: 201 });
    const { body } = await till.client.get("/standin/verdict");
    expect(body["rules"]).toContainEqual(expect.objectContaining({ id: "GC-32", outcome: "warn" }));
  });

  test(`${rule("GC-32")} a PIN of a transfer's target is told by the verdict, that of its source is not`, async () => {
    const outcomeWith = async (cardWithPin: "sourceCard" | "targetCard"): Promise<unknown> => {
      const till = newTill();
      const message = twoCardMessage("transfer", cards.funded3, cards.empty2, asking(100));
      const body = {
        ...message,
        [cardWithPin]: { ...(message[cardWithPin] as object), clearPin: "7310" },
      };
      await send(till, "transfer", body);
      const { body: verdict } = await till.client.get("/standin/verdict");
      return (verdict["rules"] as { id: string; outcome: string }[]).find(
        ({ id }) => id === "GC-32",
      )?.outcome;
    };
    expect([await outcomeWith("targetCard"), await outcomeWith("sourceCard")]).toEqual([
      "warn",
      "pass",
    ]);
  });

  test("testServerAdmin needs credentials, and says which types it has", async () => {
    const till = newTill();
    expect(await till.client.get(`${base}/testServerAdmin/data/product/GIFT100`)).toMatchObject({
      status: 200,
      body: {
        cards: [],
        products: [{ product: { id: "GIFT100" }, startingBalance: rand(10_000) }],
      },
    });
    expect(await till.client.get(`${base}/testServerAdmin/data/holder/nomsa-verwey`)).toMatchObject(
      { status: 404 },
    );
    expect((await fetch(`${till.tester.standin.url}${base}/testServerAdmin/data`)).status).toBe(
      401,
    );
  });
});

describe("lookup by card holder", () => {
  test.each([
    ["cell number", { msisdn: "27825550142" }],
    ["cell number with a plus", { msisdn: "+27825550142" }],
    ["email address", { emailAddress: "nomsa.verwey@example.org" }],
    ["names", { firstName: "Nomsa", lastName: "Verwey" }],
  ])("by %s: the holder's first card, with points, clubs and marketing", async (_, cardHolder) => {
    const { status, body } = await lookUp(newTill(), holderMessage(cardHolder));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      card: card(cards.funded2),
      cardHolder,
      amounts: { balanceAmount: rand(50_000) },
      points: { balanceAmount: { amount: 1_200 } },
      clubs: [{ name: "Harbour Readers" }, { name: "Quayside Kitchen" }],
      marketingAttributes: [{ name: "Seasonal offers" }],
    });
  });

  test("the first key that is sent decides", async () => {
    const message = holderMessage({
      msisdn: "27825550159",
      firstName: "Nomsa",
      lastName: "Verwey",
    });
    expect(await lookUp(newTill(), message)).toMatchObject({
      status: 201,
      body: { card: card(cards.funded3) },
    });
  });

  test("none matches: 404; several: 400; neither card nor holder: both are missing", async () => {
    const till = newTill();
    expect(await lookUp(till, holderMessage({ msisdn: "27000000000" }))).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect(
      await lookUp(till, holderMessage({ firstName: "Piet", lastName: "Adams" })),
    ).toMatchObject(refusal(400, "GENERAL_ERROR"));
    expect(await lookUp(till, holderMessage({}))).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    const { cardHolder: _holder, ...neither } = holderMessage({});
    const { body } = await lookUp(till, neither);
    const { formatErrors } = body["detailMessage"] as { formatErrors: { field: string }[] };
    expect(formatErrors.map(({ field }) => field).sort()).toEqual(["card", "cardHolder"]);
  });
});

test("a till's day at this door: replace, transfer, pay, and the books balance", async () => {
  const till = newTill();
  const sum = () =>
    till.space.data()["gift-card"].cards.reduce((total, { balance }) => total + balance.amount, 0);
  const before = sum();
  const replace = twoCardMessage("replace", cards.funded2, cards.fresh2);
  await send(till, "replace", replace);
  await advise(till, "replace", "confirmation", replace.id);
  const transfer = twoCardMessage("transfer", cards.fresh2, cards.empty2, {
    amounts: { requestAmount: rand(20_000) },
  });
  await send(till, "transfer", transfer);
  await advise(till, "transfer", "confirmation", transfer.id);
  expect(sum()).toBe(before);
  const sale = redemptionOf(cards.empty2, 15_000);
  await post(till, "redemptions", sale);
  const advice = adviceFor(sale.id);
  const path = `${base}/redemptions/${sale.id}/confirmations/${advice.id}`;
  const { status, body } = await till.client.post(path, advice);
  expect(await till.client.post(path, advice)).toMatchObject({ status, body });
  expect(sum()).toBe(before - 15_000);
  expect(await till.balances(cards.empty2)).toEqual([5_000, 5_000]);
});
