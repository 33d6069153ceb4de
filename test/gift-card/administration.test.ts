import request from "supertest";
import { rule } from "../support/rules";
import {
  base,
  card,
  cards,
  loadOf,
  rand,
  redemptionOf,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill, standin } = useGiftCards();
const admin = `${base}/testServerAdmin`;
const both = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };
const gift100 = { id: "GIFT100", barcode: "6009800001004", type: "physical" };

describe("data", () => {
  test("all cards and products, in the order of the configuration, with PINs and present state", async () => {
    const till = newTill();
    await till.redeem(redemptionOf(cards.funded, 1_000));
    await till.load(loadOf(cards.empty, 300));
    const { status, body } = await till.client.get(`${admin}/data`);
    expect(status).toBe(200);
    const [all, products] = [body["cards"], body["products"]] as [
      { card: { pan: string } }[],
      unknown[],
    ];
    expect([all.length, products.length]).toEqual([35, 7]);
    expect(all.map((item) => item.card.pan)).toEqual(all.map((item) => item.card.pan).sort());
    expect(all).toContainEqual({
      card: card(cards.funded),
      balance: rand(49_000),
      status: "ACTIVATED_CONFIRMED",
      product: { id: "GIFT500", barcode: "6009800005002", type: "physical" },
    });
    expect(all).toContainEqual(
      expect.objectContaining({ card: card(cards.empty), balance: rand(300) }),
    );
    expect(all).toContainEqual({
      card: card(cards.withPin, { clearPin: "7310" }),
      balance: rand(25_000),
      status: "ACTIVATED_CONFIRMED",
      product: gift100,
    });
    expect(all).toContainEqual({
      card: card(cards.freshWithEncryptedPin, { encryptedPin: "9F3C51A27B0E44D8" }),
      balance: rand(0),
      status: "NEW",
    });
    expect(all).toContainEqual(
      expect.objectContaining({ balance: { amount: 2_000, currency: "840" } }),
    );
    expect(products[1]).toEqual({ product: gift100, startingBalance: rand(10_000) });
  });

  test("blocks, ranks, faults and holders are no part of it; status shows the life cycle only", async () => {
    const { text } = await newTill().client.get(`${admin}/data`);
    expect(text).not.toMatch(/block|BLOCKED|rank|barred|fault|holder/);
  });

  test.each(["data", "data/product/GIFT100"])(
    "%s without credentials is the initial state",
    async (path) => {
      const till = newTill("anonymous-is-not-me");
      await till.redeem(redemptionOf(cards.funded, 1_000));
      const anonymous = await request(standin().url).get(`${admin}/${path}`);
      expect(anonymous.status).toBe(200);
      expect(anonymous.headers["www-authenticate"]).toBeUndefined();
      expect(anonymous.body).toEqual((await newTill().client.get(`${admin}/${path}`)).body);
    },
  );

  test("credentials that cannot be read are as good as none there", async () => {
    const reply = await request(standin().url)
      .get(`${admin}/data`)
      .set("authorization", "Basic ???");
    expect(reply.status).toBe(200);
  });

  test("singleCardData and reset need credentials", async () => {
    for (const sending of [
      request(standin().url).get(`${admin}/data/card/${cards.funded}`),
      request(standin().url).post(`${admin}/reset`).send(both),
    ]) {
      const reply = await sending;
      expect(reply.status).toBe(401);
      expect(reply.headers["www-authenticate"]).toMatch(/^Basic/);
      expect(reply.body).toMatchObject({ errorType: "GENERAL_ERROR", requestType: "UNKNOWN" });
    }
  });

  test("one card, one product; what is not known is an error", async () => {
    const { client } = newTill();
    expect((await client.get(`${admin}/data/card/${cards.withPin}`)).body).toEqual({
      cards: [
        {
          card: card(cards.withPin, { clearPin: "7310" }),
          balance: rand(25_000),
          status: "ACTIVATED_CONFIRMED",
          product: gift100,
        },
      ],
      products: [],
    });
    expect((await client.get(`${admin}/data/product/GIFT100`)).body).toEqual({
      cards: [],
      products: [{ product: gift100, startingBalance: rand(10_000) }],
    });
    for (const path of [
      `card/${cards.unknown}`,
      "product/GIFT999",
      "card/__proto__",
      "product/constructor",
    ]) {
      expect(await client.get(`${admin}/data/${path}`)).toMatchObject({
        status: 500,
        body: { errorType: "GENERAL_ERROR", errorMessage: "Not known", requestType: "UNKNOWN" },
      });
    }
  });

  test("the book balance is shown: an open load shows, an open redemption does not", async () => {
    const till = newTill();
    expect(await till.card(cards.openLoad)).toMatchObject({ balance: rand(15_000) });
    expect(await till.card(cards.openRedemption)).toMatchObject({ balance: rand(6_000) });
  });

  test("a read changes nothing and may be repeated", async () => {
    const till = newTill();
    const first = await till.client.get(`${admin}/data`);
    expect((await till.client.get(`${admin}/data`)).text).toBe(first.text);
    expect(till.space.messages().exchanges.map(({ operation }) => operation)).toEqual([
      "data",
      "data",
    ]);
  });
});

describe("reset", () => {
  const reset = (body: object | string) => newTill().client.post(`${admin}/reset`, body);

  test("SUCCESSFUL, with both fields TRUE", async () => {
    expect(await reset(both)).toMatchObject({ status: 200, body: { outcome: "SUCCESSFUL" } });
  });

  test.each([
    ["no body", ""],
    ["a list", "[]"],
    ["a word", '"TRUE"'],
    ["no JSON", "{"],
    ["null", "null"],
  ])("EMPTY_REQUEST: %s", async (_, body) => {
    const reply = await reset(body);
    expect([reply.status, reply.body]).toEqual([400, { outcome: "EMPTY_REQUEST" }]);
  });

  test("EMPTY_REQUEST: not sent as JSON, or without a content length", async () => {
    const till = newTill();
    const sending = () =>
      request(standin().url).post(`${admin}/reset`).auth(till.tester.user, till.tester.password);
    expect((await sending().type("text/plain").send(JSON.stringify(both))).body).toEqual({
      outcome: "EMPTY_REQUEST",
    });
    expect((await sending()).body).toEqual({ outcome: "EMPTY_REQUEST" });
  });

  test(`${rule("GC-33")} NO_ACK comes before NO_DEC`, async () => {
    expect((await reset({ userDataWillBeLost: "no", resetUserData: "no" })).body).toEqual({
      outcome: "NO_ACK",
    });
    expect((await reset({ userDataWillBeLost: "TRUE", resetUserData: true })).body).toEqual({
      outcome: "NO_DEC",
    });
  });

  test("forgets everything: cards, ids, lookups, journal but for the reset itself", async () => {
    const till = newTill();
    const [redemption, lookup] = [redemptionOf(cards.funded, 1_000), requestFor(cards.funded)];
    await till.redeem(redemption);
    await till.lookup(lookup);
    await till.client.post(`${admin}/reset`, both);
    expect(
      till.space.messages().exchanges.map(({ number, operation }) => [number, operation]),
    ).toEqual([[1, "reset"]]);
    expect(await till.confirm("redemption", redemption.id)).toMatchObject({ status: 404 });
    expect(await till.load(loadOf(cards.funded, 100, { id: lookup.id }))).toMatchObject({
      status: 201,
    });
    expect(await till.balances(cards.funded)).toEqual([50_100, 50_000]);
  });

  test("the same messages after it give the same answers", async () => {
    const till = newTill();
    const [redemption, load] = [redemptionOf(cards.funded, 1_000), loadOf(cards.empty, 500)];
    const story = async () => [(await till.redeem(redemption)).text, (await till.load(load)).text];
    const first = await story();
    await till.client.post(`${admin}/reset`, both);
    expect(await story()).toEqual(first);
  });
});
