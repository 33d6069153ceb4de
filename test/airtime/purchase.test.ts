import { v4 } from "uuid";
import { rule } from "../support/rules";
import { untilHeld } from "../support/standin";
import {
  asking,
  base,
  byCard,
  byToken,
  final,
  instruments,
  paidBy,
  rand,
  refusal,
  saleOf,
  to,
  useAirtime,
} from "../support/messages/airtime";

const { newTill } = useAirtime();

describe("an approved purchase", () => {
  test("of a voucher: time, product, parties, references, voucher, Location", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20", {
      receiver: { id: "81000001", name: "Northwave Mobile" },
      basketRef: "B-7781",
      stan: "12",
      rrn: "34",
    });
    const reply = await till.purchase(message);
    expect(reply.status).toBe(201);
    expect(reply.headers["location"]).toBe(`${base}/purchases`);
    const { settlementEntity, slipData } = reply.body as {
      settlementEntity: { id: string };
      slipData: { issuerReference: string };
    };
    expect(reply.body).toEqual({
      id: message.id,
      time: message["time"],
      originator: message["originator"],
      client: message["client"],
      basketRef: "B-7781",
      stan: "12",
      rrn: "34",
      settlementEntity: {
        id: expect.stringMatching(/^[0-9]{7}$/) as unknown,
        name: "Northwave Mobile",
      },
      receiver: { id: "81000001", name: "Northwave Mobile" },
      thirdPartyIdentifiers: [
        { institutionId: "70020000", transactionIdentifier: "HS-0093" },
        {
          institutionId: settlementEntity.id,
          transactionIdentifier: expect.any(String) as unknown,
        },
        { institutionId: "81000001", transactionIdentifier: slipData.issuerReference },
      ],
      slipData: {
        messageLines: [{ text: "Northwave Mobile helpline 0800 555 010" }],
        issuerReference: expect.stringMatching(/^[0-9A-Z]{12}$/) as unknown,
      },
      amounts: { approvedAmount: rand(2000) },
      product: {
        isDirectTopup: false,
        productId: "NWAIR20",
        barcode: "6001234567890",
        name: "Airtime 20",
        type: "AIRTIME_FIXED",
      },
      voucher: {
        pin: expect.stringMatching(/^[0-9]{16}$/) as unknown,
        serialNumber: expect.stringMatching(/^V[0-9A-Z]{12}$/) as unknown,
        batchNumber: "B3103",
        expiryDate: "2034-03-04T00:00:00.000Z",
        redeemInstructions: ["Dial *555*PIN#", "then press call"],
      },
    });
    const { serialNumber } = reply.body["voucher"] as { serialNumber: string };
    expect(await till.data("voucher", serialNumber)).toMatchObject({
      productId: "NWAIR20",
      state: "ALLOCATED",
    });
    expect(JSON.stringify(await till.data("voucher", serialNumber))).not.toContain("pin");
  });

  test("the PIN of a voucher is in no journal", async () => {
    const till = newTill();
    const { body } = await till.purchase(saleOf("NWAIR20"));
    const { pin } = body["voucher"] as { pin: string };
    await till.statusOf(body["id"] as string);
    expect(JSON.stringify(till.space.messages())).not.toContain(pin);
  });

  test("no card number and no PIN of an instrument is in the journal, also after data", async () => {
    const till = newTill();
    await till.purchase(
      saleOf(
        "NWAIR20",
        paidBy(byCard(2000, instruments.card, { pin: { type: "CLEAR_PIN", pin: "4321" } })),
      ),
    );
    expect((await till.all())["instruments"]).toContainEqual({
      type: "CARD",
      pan: instruments.card,
      pin: "4321",
      expiryDate: "3112",
      balance: rand(198_000),
      pinLocked: false,
    });
    const journal = JSON.stringify(till.space.messages());
    expect(journal).toContain("629000******0014");
    for (const secret of [instruments.card, instruments.loyaltyCard, "4321"])
      expect(journal).not.toContain(`"${secret}"`);
  });

  test("a settlement entity of the request is kept", async () => {
    const settlementEntity = { id: "99", name: "Own Settlement" };
    expect((await newTill().purchase(saleOf("NWAIR20", { settlementEntity }))).body).toMatchObject({
      settlementEntity,
    });
  });

  test("a top-up of airtime credits the balance; its reversal takes it back", async () => {
    const till = newTill();
    const message = saleOf("FJTOP10", {
      ...to("+4740000001"),
      senderMsisdn: { msisdn: "27710000001" },
    });
    const reply = await till.purchase(message);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        amounts: { approvedAmount: rand(21500) },
        msisdn: {
          msisdn: "+4740000001",
          country: "NO",
          operator: { id: "81000005", name: "Fjordtel" },
        },
      },
    });
    expect(reply.body).not.toHaveProperty("voucher");
    expect(await till.data("msisdn", "4740000001")).toMatchObject({ balance: rand(12500, "578") });
    await till.reverse(message.id);
    expect(await till.data("msisdn", "4740000001")).toMatchObject({ balance: rand(2500, "578") });
  });

  test("a top-up of data brings a bundle; its reversal takes it away", async () => {
    const till = newTill();
    const message = saleOf("NWCOMBO", to("27710000003"));
    await till.purchase(message);
    const productContents = [
      { amount: 500, unit: "MB" },
      { amount: 30, unit: "Minutes" },
    ];
    expect(await till.data("msisdn", "27710000003")).toMatchObject({
      bundles: [{ productId: "NWCOMBO", productContents }],
    });
    await till.reverse(message.id);
    expect(await till.data("msisdn", "27710000003")).toMatchObject({ bundles: [] });
  });

  test("a number that nobody knows counts as one of the product's operator", async () => {
    const reply = await newTill().purchase(
      saleOf("NWSMS100", { recipientMsisdn: { msisdn: "27719999999", country: "ZA" } }),
    );
    expect(reply).toMatchObject({
      status: 201,
      body: {
        msisdn: {
          msisdn: "27719999999",
          country: "ZA",
          operator: { id: "81000001", name: "Northwave Mobile" },
        },
      },
    });
  });

  test.each([
    ["NWAIR20", {}, 2000],
    ["NWAIRVAR", asking(5500), 5500],
    ["NWDATA1GB", to("27710000001"), 8500],
    ["NWDATAVAR", { ...asking(12000), ...to("27710000001") }, 12000],
    ["NWSMS100", to("27710000001"), 1500],
    ["NWVOICE60", {}, 4900],
    ["NWSOCIAL", to("27710000001"), 1000],
    ["NWDATAOLD", to("27710000001"), 3000],
    ["SFTOP50", to("27720000001"), 5000],
    ["SFVCH50", {}, 5000],
    ["NWLAST10", {}, 1000],
  ])("%s is sold", async (productId, parts, price) => {
    expect(await newTill().purchase(saleOf(productId, parts))).toMatchObject({
      status: 201,
      body: { amounts: { approvedAmount: rand(price) }, product: { productId } },
    });
  });
});

describe("the id of a purchase", () => {
  test(`${rule("AT-02", "AT-23")} is used once: the duplicate is told the time of the first one, approved or not, and gets no voucher`, async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const first = await till.purchase(message);
    const declined = saleOf("NWGONE5", {
      time: "2031-03-04T11:00:00.000Z",
      receiver: { id: "7", name: "First" },
    });
    await till.purchase(declined);
    expect(
      await till.purchase({
        ...saleOf("NWVOICE60"),
        id: declined.id,
        time: "2031-03-04T11:30:00.000Z",
        receiver: { id: "8", name: "Second" },
      }),
    ).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", {
        detailMessage: {
          requestTime: "2031-03-04T11:00:00.000Z",
          product: { productId: "NWGONE5" },
          receiver: { id: "7", name: "First" },
        },
      }),
    );
    const data = await till.all();
    const reply = await till.purchase(
      saleOf("NWVOICE60", {
        id: message.id,
        time: "2031-03-04T12:00:20.000Z",
        receiver: { id: "1", name: "R" },
      }),
    );
    expect(reply).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", {
        requestType: "PURCHASE_REQUEST",
        id: message.id,
        detailMessage: {
          voucherId: message.id,
          requestTime: message["time"],
          product: { productId: "NWAIR20" },
          receiver: first.body["receiver"],
        },
      }),
    );
    expect(reply.body).not.toHaveProperty("originalId");
    expect(await till.all()).toEqual(data);
  });

  test(`${rule("AT-10")} whose reversal came first is refused each time, with the id of the reversal`, async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const reversalId = v4();
    expect(await till.reverse(message.id, { id: reversalId })).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", {
        id: reversalId,
        originalId: message.id,
        requestType: "PURCHASE_REVERSAL",
        detailMessage: { voucherId: message.id, reversalId },
      }),
    );
    for (let time = 0; time < 2; time += 1) {
      expect(await till.purchase(message)).toMatchObject(
        refusal(400, "ACCOUNT_ALREADY_SETTLED", {
          id: message.id,
          originalId: reversalId,
          detailMessage: { reversalId },
        }),
      );
    }
    expect(await till.reverse(message.id)).toMatchObject({ status: 404 });
    expect(await till.confirm(message.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.statusOf(message.id)).toMatchObject({ status: 404 });
  });

  test("of a message with a format error is free", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { originator: _originator, ...broken } = message;
    expect(await till.purchase(broken as typeof message)).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        id: message.id,
        errorMessage: "Fields not valid",
        detailMessage: {
          formatErrors: [{ field: "originator", msg: "originator may not be null" }],
        },
      }),
    );
    expect((await till.purchase(message)).status).toBe(201);
  });
});

describe("advices of a purchase", () => {
  test(`${rule("AT-09")} a confirmation makes the voucher redeemable and is answered with itself`, async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { body } = await till.purchase(message);
    const id = v4();
    const reply = await till.confirm(message.id, { id, ...final(2000), stan: "1" });
    expect(reply).toMatchObject({
      status: 202,
      body: {
        id,
        requestId: message.id,
        time: "2031-03-04T12:00:30.000Z",
        ...final(2000),
        stan: "1",
        tenders: [{}],
      },
    });
    expect(
      await till.data("voucher", (body["voucher"] as { serialNumber: string }).serialNumber),
    ).toMatchObject({ state: "ACTIVE" });
    const { pin, ...voucher } = body["voucher"] as { pin: string };
    const refused = await till.reverse(message.id);
    expect(refused).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", { detailMessage: { confirmationId: id, voucher } }),
    );
    expect(refused.text).not.toContain(pin);
  });

  test("a reversal cancels the voucher, which is not sold again, and refunds", async () => {
    const till = newTill();
    const message = saleOf("NWLAST10", paidBy(byCard(1000)));
    await till.purchase(message);
    expect(await till.balance(instruments.card)).toEqual(rand(199_000));
    expect(await till.data("product", "NWLAST10")).toMatchObject({ stock: 0 });
    const reply = await till.reverse(message.id, final(0));
    expect(reply).toMatchObject({
      status: 202,
      body: { requestId: message.id, reversalReason: "CANCELLED" },
    });
    expect(await till.balance(instruments.card)).toEqual(rand(200_000));
    expect(await till.data("voucher", "NW26000010001")).toMatchObject({ state: "CANCELLED" });
    expect(await till.purchase(saleOf("NWLAST10"))).toMatchObject(refusal(400, "OUT_OF_STOCK"));
    expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
    expect(await till.balance(instruments.card)).toEqual(rand(200_000));
    expect(await till.confirm(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
  });

  test.each([
    ["confirmation", final(1999)],
    ["confirmation", final(2000, "840")],
    ["confirmation", final(0)],
    ["reversal", final(2000)],
    ["reversal", final(1)],
  ] as const)("a partial %s is refused, and judged anew", async (advice, amounts) => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.purchase(message);
    const id = v4();
    const send = (parts: object) =>
      advice === "confirmation"
        ? till.confirm(message.id, { id, ...parts })
        : till.reverse(message.id, { id, ...parts });
    expect(await send(amounts)).toMatchObject(
      refusal(400, "INVALID_AMOUNT", { id, originalId: message.id }),
    );
    expect(till.last()).toMatchObject({ stateBefore: "PENDING", stateAfter: "PENDING" });
    expect(await send({})).toMatchObject({ status: 202 });
  });

  test("the reversal of a declined purchase is noted; its confirmation is refused", async () => {
    const till = newTill();
    const message = saleOf("NWGONE5");
    await till.purchase(message);
    expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
    expect(till.last().stateAfter).toBe("DECLINED");
    expect(await till.confirm(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
    expect(await till.statusOf(message.id)).toMatchObject(refusal(400, "INVALID_PRODUCT"));
  });

  test("an advice finds only requests of its own resource", async () => {
    const till = newTill();
    const [purchase, provision] = [saleOf("NWAIR20"), saleOf("NWAIR20")];
    await till.purchase(purchase);
    await till.provision(provision);
    expect(await till.confirm(provision.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.confirmVoucher(purchase.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await till.statusOf(provision.id)).toMatchObject({ status: 404 });
  });
});

describe("a provider without reversal", () => {
  test.each([
    ["SFTOP50", to("27720000001")],
    ["SFVCH50", {}],
    ["SF504DONE", {}],
  ])("%s: the purchase is not reversed, its status is told", async (productId, parts) => {
    const till = newTill();
    const message = saleOf(productId, { ...parts, ...paidBy(byToken(5000)) });
    await till.purchase(message);
    expect(await till.reverse(message.id)).toMatchObject(
      refusal(400, "FUNCTION_NOT_SUPPORTED", { originalId: message.id }),
    );
    expect(await till.balance(instruments.token)).toEqual(rand(95_000));
    expect(await till.statusOf(message.id)).toMatchObject({
      status: 200,
      body: { id: message.id, product: { productId } },
    });
    expect(await till.confirm(message.id)).toMatchObject({ status: 202 });
    expect(await till.reverse(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
  });

  test("refuses the reversal of a purchase that is in progress or failed, too", async () => {
    const till = newTill();
    const lost = saleOf("SFVCH50");
    till.space.scenario({
      name: "lost",
      title: "Lost",
      interface: "airtime",
      rules: [
        {
          on: { operation: "purchase" },
          times: 1,
          fault: { when: "before", kind: "status", status: 504 },
        },
      ],
    });
    expect(await till.purchase(lost)).toMatchObject(refusal(504, "OUTCOME_UNKNOWN"));
    expect(await till.reverse(lost.id)).toMatchObject(refusal(400, "FUNCTION_NOT_SUPPORTED"));
    expect(await till.statusOf(lost.id)).toMatchObject({ status: 404 });
    expect(await till.reverse(v4())).toMatchObject({ status: 404 });
  });

  test("refuses the reversal of a purchase that is held, which then goes through", async () => {
    const till = newTill();
    till.space.scenario({
      name: "held",
      title: "Held",
      interface: "airtime",
      rules: [
        {
          on: { operation: "purchase" },
          times: 1,
          fault: { when: "before", kind: "delay", for: "65s" },
        },
      ],
    });
    const message = saleOf("SFVCH50");
    const late = till.purchase(message);
    await untilHeld(till.space);
    expect(await till.reverse(message.id)).toMatchObject(refusal(400, "FUNCTION_NOT_SUPPORTED"));
    till.space.clock({ advanceSeconds: 65 });
    expect(await late).toMatchObject({ status: 201 });
    expect(await till.confirm(message.id)).toMatchObject({ status: 202 });
  });

  test("reverses the provision of a voucher all the same", async () => {
    const till = newTill();
    const message = saleOf("SFVCH50");
    await till.provision(message);
    expect(await till.reverseVoucher(message.id)).toMatchObject({ status: 202 });
  });
});
