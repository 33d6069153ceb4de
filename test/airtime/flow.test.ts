import request from "supertest";
import { v4 } from "uuid";
import type { Reply } from "../support/client";
import { rule } from "../support/rules";
import {
  asking,
  base,
  byCard,
  byLoyaltyCard,
  instruments,
  paidBy,
  rand,
  refusal,
  saleOf,
  to,
  useAirtime,
} from "../support/messages/airtime";

const { newTill, standin } = useAirtime({ checkClient: false });
const strict = useAirtime({ checkClient: true });
const lenient = useAirtime({ lenient: true });

const isFinal = ({ status }: Reply): boolean => status !== 500 && status !== 504;

/** Sends until the status is final, as a POS does; the last answer, and how often it was sent. */
async function untilFinal(send: () => Promise<Reply>): Promise<{ reply: Reply; sent: number }> {
  for (let sent = 1; ; sent += 1) {
    const reply = await send();
    if (isFinal(reply) || sent === 10) return { reply, sent };
  }
}

describe("a POS", () => {
  test("looks up, tries, sells, asks, confirms", async () => {
    const till = newTill();
    const looked = await till.lookup("?msisdn=27710000001&productType=DATA_VARIABLE");
    const [product] = looked.body["availableProducts"] as { productId: string }[];
    const sale = () =>
      saleOf(product?.productId ?? "", {
        ...asking(12_000),
        ...to("27710000001"),
        ...paidBy(byLoyaltyCard(12_000)),
      });
    expect((await till.try(sale())).status).toBe(200);
    const message = sale();
    const sold = await till.purchase(message);
    expect(sold).toMatchObject({
      status: 201,
      body: { amounts: { requestAmount: rand(12_000), approvedAmount: rand(12_000) } },
    });
    expect((await till.statusOf(message.id)).text).toBe(sold.text);
    const thirdPartyIdentifiers = sold.body["thirdPartyIdentifiers"];
    expect(await till.confirm(message.id, { thirdPartyIdentifiers })).toMatchObject({
      status: 202,
      body: { thirdPartyIdentifiers },
    });
    expect(await till.balance(instruments.loyaltyCard)).toEqual(rand(38_000));
    expect(till.last().stateAfter ?? "CONFIRMED").toBe("CONFIRMED");
  });

  test("scenario airtime-status-only: asks until it knows, and confirms", async () => {
    const till = newTill();
    till.space.scenario("airtime-status-only");
    const message = saleOf("SFVCH50");
    expect(await till.purchase(message)).toMatchObject({ status: 504 });
    expect(await till.reverse(message.id)).toMatchObject(refusal(400, "FUNCTION_NOT_SUPPORTED"));
    const { reply, sent } = await untilFinal(() => till.statusOf(message.id));
    expect([reply.status, sent]).toEqual([200, 3]);
    expect(await till.confirm(message.id)).toMatchObject({ status: 202 });
  });

  test("scenario airtime-provision-confirmation-fails-twice: repeats the confirmation", async () => {
    const till = newTill();
    till.space.scenario("airtime-provision-confirmation-fails-twice");
    const message = saleOf("NWAIR20");
    await till.provision(message);
    const id = v4();
    const { reply, sent } = await untilFinal(() => till.confirmVoucher(message.id, { id }));
    expect([reply.status, sent]).toEqual([202, 3]);
  });

  test("scenario airtime-provision-unavailable: reverses after 503", async () => {
    const till = newTill();
    till.space.scenario("airtime-provision-unavailable");
    const message = saleOf("NWAIR20");
    expect(await till.provision(message)).toMatchObject(refusal(503, "UPSTREAM_UNAVAILABLE"));
    expect(await till.reverseVoucher(message.id)).toMatchObject({ status: 202 });
  });

  test(`${rule("AT-07")} scenario airtime-reversals-time-out: the money comes back once`, async () => {
    const till = newTill();
    till.space.scenario("airtime-reversals-time-out");
    const message = saleOf("NWAIRVAR", { ...asking(5000), ...paidBy(byLoyaltyCard(5000)) });
    await till.purchase(message);
    const id = v4();
    const { reply, sent } = await untilFinal(() => till.reverse(message.id, { id }));
    expect([reply.status, sent]).toEqual([202, 4]);
    expect(await till.balance(instruments.loyaltyCard)).toEqual(rand(50_000));
  });

  test.each(["airtime-purchase-answer-lost", "airtime-purchase-lost-before-processing"])(
    "scenario %s: reverses what it has not heard of",
    async (scenario) => {
      const till = newTill();
      till.space.clock({ frozen: false });
      till.space.scenario(scenario);
      const message = saleOf("NWAIRVAR", { ...asking(5000), ...paidBy(byLoyaltyCard(5000)) });
      const silence = till.client.postIntoSilence(`${base}/purchases`, message);
      while (till.space.messages().exchanges.length === 0) await new Promise(setImmediate);
      till.space.clock({ advanceSeconds: 90 });
      expect(await silence).toBe("ECONNRESET");
      expect(await till.reverse(message.id, { reversalReason: "TIMEOUT" })).toMatchObject({
        status: 202,
      });
      expect(await till.balance(instruments.loyaltyCard)).toEqual(rand(50_000));
    },
  );

  test(`${rule("AT-22")} scenario airtime-late-answers: what comes late is reversed by then`, async () => {
    const till = newTill();
    till.space.scenario("airtime-late-answers");
    const message = saleOf("NWAIR20");
    const late = till.provision(message);
    while (till.space.messages().exchanges.length === 0) await new Promise(setImmediate);
    expect(await till.reverseVoucher(message.id, { reversalReason: "TIMEOUT" })).toMatchObject({
      status: 202,
    });
    till.space.clock({ advanceSeconds: 70 });
    expect(await late).toMatchObject({ status: 201 });
    expect(await till.confirmVoucher(message.id)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
  });
});

describe("what is no message of the interface", () => {
  test(`${rule("AT-26")} without credentials is refused with a challenge`, async () => {
    const reply = await request(standin().url).get(`${base}/products`);
    expect(reply.status).toBe(401);
    expect(reply.headers["www-authenticate"]).toMatch(/^Basic/);
    expect(reply.body).toMatchObject({
      errorType: "GENERAL_ERROR",
      requestType: "LIST_PRODUCTS_REQUEST",
    });
  });

  test("is not JSON, or not said to be", async () => {
    const post = (type: string, body: string) =>
      request(standin().url).post(`${base}/purchases`).auth("a", "b").type(type).send(body);
    expect((await post("application/json", "{")).body).toMatchObject({
      errorType: "FORMAT_ERROR",
      detailMessage: { formatErrors: [{ field: "body" }] },
    });
    const other = await post("text/plain", "{}");
    expect(other.status).toBe(415);
    expect(other.body).toMatchObject({
      errorType: "FORMAT_ERROR",
      detailMessage: { formatErrors: [{ field: "Content-Type" }] },
    });
  });

  test.each([
    ["paymentMethods[0].amount", paidBy({ type: "REWARD", rewardCode: "R" })],
    ["paymentMethods[0].type", paidBy({ type: "WALLET", amount: rand(2000), walletId: "1" })],
    ["tenders[0].amount", { tenders: [{ tenderType: "CASH" }] }],
    ["recipientMsisdn.msisdn", { recipientMsisdn: { msisdn: "0271" } }],
    [
      "product.validityPeriod.durationUnit",
      {
        product: {
          productId: "NWAIR20",
          validityPeriod: { duration: 1, durationUnit: "FORTNIGHTS" },
        },
      },
    ],
    [
      "product.productContents[0].unit",
      { product: { productId: "NWAIR20", productContents: [{ amount: 1, unit: "unit" }] } },
    ],
    ["time", { time: "2031-03-04T12:00:00" }],
    [
      "amounts.requestAmount.amount",
      { amounts: { requestAmount: { amount: "2000", currency: "710" } } },
    ],
  ])("has a wrong %s", async (field, parts) => {
    const reply = await newTill().purchase(saleOf("NWAIR20", parts));
    expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR"));
    const { formatErrors } = reply.body["detailMessage"] as {
      formatErrors: { field: string; msg: string }[];
    };
    expect(formatErrors[0]).toMatchObject({ field, msg: expect.stringMatching(/./) as unknown });
    expect(formatErrors[0]?.msg.startsWith(`${field} `)).toBe(true);
  });

  test("names a kind of payment method or PIN that there is not: told with the value, of a PIN without it", async () => {
    const wallet = await newTill().purchase(
      saleOf("NWAIR20", paidBy({ type: "WALLET", amount: rand(2000), walletId: "1" })),
    );
    expect(wallet.body["detailMessage"]).toEqual({
      formatErrors: [
        {
          field: "paymentMethods[0].type",
          msg: "paymentMethods[0].type must name a known kind",
          value: "WALLET",
        },
      ],
    });
    const pin = await newTill().purchase(
      saleOf(
        "NWAIR20",
        paidBy(byCard(2000, instruments.card, { pin: { type: "PLAIN", pin: "4321" } })),
      ),
    );
    expect(pin.body["detailMessage"]).toMatchObject({
      formatErrors: [{ field: "paymentMethods[0].pin.type", value: "[masked]" }],
    });
  });

  test("what a later revision knows is a finding: channelId, issuer and pin of payment methods", async () => {
    const till = newTill();
    const message = saleOf(
      "NWAIR20",
      paidBy({
        ...byLoyaltyCard(2000),
        pin: { type: "CLEAR_PIN", pin: "1" },
        issuer: { id: "1", name: "I" },
      }),
    );
    (message["originator"] as Record<string, unknown>)["channelId"] = "C";
    expect((await till.purchase(message)).status).toBe(201);
    expect(till.last().findings.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        "originator.channelId",
        "paymentMethods[0].pin",
        "paymentMethods[0].issuer",
      ]),
    );
  });
});

test(`${rule("AT-14")} with --check-client a message of another client is refused`, async () => {
  const till = strict.newTill("70010001");
  expect((await till.purchase(saleOf("NWAIR20"))).status).toBe(201);
  const other = saleOf("NWAIR20", { client: { id: "1", name: "Other" } });
  for (const reply of [
    await till.purchase(other),
    await till.try(other),
    await till.provision(other),
  ]) {
    expect(reply).toMatchObject(
      refusal(400, "FORMAT_ERROR", { detailMessage: { client: { id: "1", name: "Other" } } }),
    );
    expect(reply.body).not.toHaveProperty("originalId");
  }
});

test(`${rule("AT-25", "AT-27")} --lenient takes what existing clients send`, async () => {
  const till = lenient.newTill();
  const { thirdPartyIdentifiers: _identifiers, ...message } = saleOf("NWAIRVAR", {
    id: "d4735e3a-265e-11ee-be56-0242ac120002",
    time: "2031-03-04T12:00:00",
    amounts: { requestAmount: { amount: "5500", currency: "ZAR" } },
  });
  const reply = await till.purchase(message);
  expect(reply).toMatchObject({ status: 201, body: { amounts: { approvedAmount: rand(5500) } } });
  expect((reply.body["thirdPartyIdentifiers"] as unknown[]).length).toBe(2);
  expect(await till.statusOf(message.id)).toMatchObject({ status: 200 });
  expect(
    till.space
      .messages()
      .exchanges[0]?.findings.map(({ code }) => code)
      .sort(),
  ).toEqual(
    expect.arrayContaining([
      "lenient-absent-list",
      "lenient-currency",
      "lenient-integer",
      "lenient-time",
      "lenient-uuid",
    ]),
  );
});
