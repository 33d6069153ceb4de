import { rule } from "../support/rules";
import {
  about,
  digits,
  given,
  identifiers,
  meters,
  payToken,
  purchaseOf,
  rand,
  refusal,
  sold,
  usePrepaid,
} from "../support/messages/prepaid-utility";

const { newTill } = usePrepaid();

const std = (units: number): [string, number] => ["STD", units];

describe("what a purchase gives", () => {
  test.each([
    [meters.plain, 20000, [std(87)], 17391, 2609],
    [meters.freeDue, 20000, [std(87), ["BSST", 50]], 17391, 2609],
    [meters.secondBlock, 20000, [std(66.2)], 17391, 2609],
    [meters.debt, 20000, [std(52.2)], 10435, 1565],
    [meters.debtsAndCharge, 20000, [std(44.3)], 8870, 1630],
    [meters.bigCharge, 20000, [std(36.9)], 7391, 2609],
    [meters.keyPending, 20000, [["KC", 0], ["KC", 0], std(87)], 17391, 2609],
    [meters.limited, 50000, [std(217.6)], 43478, 6522],
    [meters.noReversal, 20000, [std(69.5)], 17391, 2609],
    [meters.acceptOnly, 20000, [std(87)], 17391, 2609],
    [meters.refund, 20000, [std(87), ["REFUND", 30]], 17391, 2609],
    [meters.powerLimit, 20000, [["PWRLMT", 0], std(87)], 17391, 2609],
    [meters.water, 20000, [std(5.5)], 17391, 2609],
    [meters.keyData, 20000, [std(87)], 17391, 2609],
    [meters.keyConfirmed, 20000, [std(87)], 17391, 2609],
    [meters.barcode, 20000, [std(87)], 17391, 2609],
    [meters.letters, 20000, [std(87)], 17391, 2609],
  ] as const)("meter %s for %d", async (meter, amount, tokens, net, tax) => {
    const till = newTill();
    const reply = await till.buy(purchaseOf(meter, amount));
    expect(reply.status).toBe(201);
    expect(given(reply)).toEqual(tokens);
    expect(sold(reply)).toMatchObject({ purchaseTotal: rand(net), taxTotal: rand(tax) });
    for (const token of digits(reply)) expect(token).toMatch(/^[0-7][0-9]{19}$/);
  });

  test("B-01 the whole answer of a plain purchase", async () => {
    const till = newTill();
    const message = purchaseOf(meters.letters, 20000, {
      utilityType: "electricity",
      basketRef: "B-1",
      rrn: "1",
      slipData: { slipWidth: 1 },
    });
    const { body, status } = await till.buy(message);
    const {
      purchaseAmount: _amount,
      thirdPartyIdentifiers: _identifiers,
      ...repeatedMembers
    } = message;
    const [token] = (body as { tokens: { token: string; receiptNum: string }[] }).tokens;
    const number = token!.receiptNum.slice(2);
    expect([status, body]).toEqual([
      201,
      {
        ...repeatedMembers,
        receiver: { id: "40010001", name: "Karoo Vend" },
        thirdPartyIdentifiers: [
          ...identifiers,
          { institutionId: "40010001", transactionIdentifier: `KV-${number}` },
        ],
        slipData: {
          messageLines: [
            { text: "PREPAID ELECTRICITY" },
            { text: token!.token.match(/\d{4}/g)!.join(" ") },
          ],
          slipWidth: 40,
          issuerReference: `KV${number}`,
        },
        purchaseTotal: rand(17391),
        taxTotal: rand(2609),
        amounts: { requestAmount: rand(20000), approvedAmount: rand(20000) },
        meter: {
          meterId: meters.letters,
          serviceType: "Electricity",
          supplyGroupCode: "400101",
          keyRevisionNum: "2",
          tariffIndex: "01",
          tokenTechCode: "02",
          algorithmCode: "07",
        },
        customer: {
          firstName: "Lindiwe",
          lastName: "Dube",
          address: "31 Station Road, Graaff-Reinet",
        },
        utility: {
          name: "Karoo Municipality",
          address: "3 Civic Square, Graaff-Reinet",
          vatRegNum: "4070112233",
          clientId: "KV-CL-0071",
          message: "Save power between 17:00 and 20:00",
        },
        utilityType: "electricity",
        tokens: [
          {
            tokenType: "STD",
            units: 87,
            amount: { ...rand(17391), tax: 2609, taxType: "VAT", taxRate: 15 },
            receiptNum: `KV${number}`,
            token: token!.token,
            tariffCalc: [{ units: 87, rate: 199.8 }],
          },
        ],
        debtRecoveryCharges: [],
        serviceCharges: [],
        vatInvoiceNumber: `INV-2031-${number}`,
      },
    ]);
  });

  test("B-05 debts and charges are taken first, in their order, and the debts go down", async () => {
    const till = newTill();
    const reply = await till.buy(purchaseOf(meters.debtsAndCharge));
    const {
      tokens: [token],
      debtRecoveryCharges: [rates, water],
      serviceCharges,
    } = sold(reply);
    expect([rates, water]).toMatchObject([
      { amount: rand(6000), description: "Rates arrears", balance: rand(6000) },
      { amount: rand(1500), description: "Water arrears", balance: rand(0) },
    ]);
    expect(serviceCharges).toEqual([
      {
        amount: { ...rand(2000), tax: 300, taxType: "VAT", taxRate: 15 },
        description: "Monthly network charge",
      },
    ]);
    const numbers = [token, rates, water].map((part) => Number(part!.receiptNum!.slice(2)));
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2]);
    expect(await till.data("meter", meters.debtsAndCharge)).toMatchObject({
      arrears: rand(6000),
      unitsBought: 44.3,
    });
  });

  test("B-05 the charge of a month is taken once a month", async () => {
    const till = newTill();
    await till.buy(purchaseOf(meters.bigCharge));
    const second = await till.buy(purchaseOf(meters.bigCharge));
    expect([given(second), sold(second).serviceCharges]).toEqual([[std(87)], []]);
    till.space.clock({ set: "2031-04-02T08:00:00.000Z" });
    expect(sold(await till.buy(purchaseOf(meters.bigCharge))).serviceCharges).toHaveLength(1);
  });

  test("blocks count the units of the month, and each is shown", async () => {
    const till = newTill();
    const reply = await till.buy(purchaseOf(meters.secondBlock));
    expect(sold(reply).tokens[0]?.tariffCalc).toEqual([
      { units: 10, rate: 199.8 },
      { units: 56.2, rate: 273.55 },
    ]);
    till.space.clock({ set: "2031-03-31T22:30:00.000Z" });
    expect(given(await till.buy(purchaseOf(meters.secondBlock)))).toEqual([std(87)]);
  });

  test("B-02, B-03, B-04 the free token: alone for an amount of 0, once a month", async () => {
    const till = newTill();
    const reply = await till.buy(purchaseOf(meters.freeDue, 0));
    expect([reply.status, given(reply)]).toEqual([201, [["BSST", 50]]]);
    expect(sold(reply)).toMatchObject({
      purchaseTotal: rand(0),
      taxTotal: rand(0),
      debtRecoveryCharges: [],
      serviceCharges: [],
      tokens: [{ amount: { amount: 0, tax: 0 }, tariffCalc: [] }],
    });
    expect(await till.buy(purchaseOf(meters.freeDue, 0))).toMatchObject(
      refusal(400, "NO_FREE_UNITS_DUE", { meterId: meters.freeDue, nextDue: "2031-04-01" }),
    );
    expect(given(await till.buy(purchaseOf(meters.freeDue)))).toEqual([std(87)]);
    till.space.clock({ set: "2031-04-01T08:00:00.000Z" });
    expect(given(await till.buy(purchaseOf(meters.freeDue)))).toEqual([std(87), ["BSST", 50]]);
  });

  test.each([[meters.freeSpent], [meters.plain]])(
    "B-04 amount 0 for meter %s, which has no free token",
    async (meter) => {
      expect(await newTill().buy(purchaseOf(meter, 0))).toMatchObject(
        refusal(400, "NO_FREE_UNITS_DUE", { meterId: meter }),
      );
    },
  );

  test.each([
    ["a refusal that names it", 0, 400],
    ["a purchase", 20000, 201],
  ])(
    "a free token that fixtures call spent is due on the first of the next month, told by %s",
    async (_by, amount, status) => {
      const till = newTill();
      expect(await till.buy(purchaseOf(meters.freeSpent, amount))).toMatchObject(
        status === 201
          ? { status }
          : refusal(status, "NO_FREE_UNITS_DUE", {
              meterId: meters.freeSpent,
              nextDue: "2031-04-01",
            }),
      );
      till.space.clock({ set: "2031-04-01T08:00:00.000Z" });
      expect(given(await till.buy(purchaseOf(meters.freeSpent, 0)))).toEqual([["BSST", 50]]);
    },
  );

  test("B-06 a pending key change: the pair comes first, the same one until it is confirmed", async () => {
    const till = newTill();
    const first = await till.buy(purchaseOf(meters.keyPending));
    expect(sold(first).meter).toMatchObject({
      supplyGroupCode: "400101",
      keyRevisionNum: "1",
      keyChangeData: {
        newSupplyGroupCode: "400102",
        newKeyRevisionNumber: "2",
        newTariffIndex: "01",
      },
    });
    const second = await till.buy(purchaseOf(meters.keyPending));
    expect(digits(second).slice(0, 2)).toEqual(digits(first).slice(0, 2));
    expect(digits(second)[2]).not.toBe(digits(first)[2]);
  });

  test("what waits for a meter is handed out once", async () => {
    const till = newTill();
    await till.buy(purchaseOf(meters.refund));
    await till.buy(purchaseOf(meters.powerLimit));
    expect(given(await till.buy(purchaseOf(meters.refund)))).toEqual([std(87)]);
    expect(given(await till.buy(purchaseOf(meters.powerLimit)))).toEqual([std(87)]);
  });

  test("the provider's slip may have a bar code", async () => {
    const { slipData, tokens } = sold(await newTill().buy(purchaseOf(meters.barcode)));
    expect(slipData?.messageLines?.[1]).toMatchObject({
      barcode: { data: tokens[0]?.token, encoding: "ITF" },
    });
  });

  test("tokens are unique, and the same again after a reset", async () => {
    const till = newTill();
    const messages = Array.from({ length: 30 }, () => purchaseOf(meters.plain, 1000));
    const buyAll = async (): Promise<string[]> => {
      const all: string[] = [];
      for (const message of messages) all.push(...digits(await till.buy(message)));
      return all;
    };
    const first = await buyAll();
    expect(new Set(first).size).toBe(30);
    till.space.reset();
    expect(await buyAll()).toEqual(first);
  });

  test("the float of the client pays", async () => {
    const till = newTill();
    await till.buy(purchaseOf(meters.plain));
    expect(await till.float()).toBe(49_980_000);
    const other = { client: { id: "50029876", name: "Other" } };
    await till.buy(purchaseOf(meters.plain, 5000, other));
    expect(await till.data("client", "50029876")).toEqual({
      id: "50029876",
      float: rand(49_995_000),
    });
  });
});

describe("what a purchase is refused for", () => {
  const originator = {
    ...(about(meters.plain)["originator"] as object),
    merchant: {
      merchantType: "5411",
      merchantId: "MRCHBARRED00001",
      merchantName: { name: "A", city: "B", region: "EC", country: "ZA" },
    },
  };
  const paidBy = (...paymentMethods: object[]) => ({ paymentMethods });
  const card = (pan: string, more: object = {}) => ({
    type: "CARD",
    amount: rand(20000),
    pan,
    ...more,
  });

  test.each<[string, string, number, Record<string, unknown>, number, string, object]>([
    [
      "unknown meter",
      meters.unknown,
      20000,
      {},
      400,
      "UNKNOWN_METER_ID",
      { meterId: meters.unknown },
    ],
    [
      "wrong receiver",
      meters.plain,
      20000,
      { receiver: { id: "40010002", name: "U" } },
      400,
      "ROUTING_ERROR",
      { receiver: "40010002" },
    ],
    [
      "B-11 provider not reachable",
      meters.unreachable,
      20000,
      {},
      503,
      "UPSTREAM_UNAVAILABLE",
      { receiver: "40010004" },
    ],
    ["barred meter", meters.barred, 20000, {}, 400, "METER_ID_BLOCKED", { meterId: meters.barred }],
    [
      "barred merchant",
      meters.plain,
      20000,
      { originator },
      400,
      "INVALID_MERCHANT",
      { merchantId: "MRCHBARRED00001" },
    ],
    [
      "other service",
      meters.water,
      20000,
      { utilityType: "Electricity" },
      400,
      "UTILITY_INVALID",
      { utilityType: "Electricity" },
    ],
    [
      "other supply group",
      meters.keyData,
      20000,
      { meter: { meterId: meters.keyData, supplyGroupCode: "999999" } },
      400,
      "METER_KEY_INVALID",
      { field: "meter.supplyGroupCode", reason: "MISMATCH" },
    ],
    [
      "other key revision",
      meters.keyData,
      20000,
      { meter: { meterId: meters.keyData, keyRevisionNum: "1" } },
      400,
      "METER_KEY_INVALID",
      { field: "meter.keyRevisionNum", reason: "MISMATCH" },
    ],
    [
      "other tariff",
      meters.keyData,
      20000,
      { meter: { meterId: meters.keyData, tariffIndex: "05" } },
      400,
      "METER_KEY_INVALID",
      { field: "meter.tariffIndex", reason: "MISMATCH" },
    ],
    [
      "unusable phone",
      meters.plain,
      20000,
      { msisdn: "+27825550000" },
      400,
      "INVALID_MSISDN",
      { msisdn: "+27825550000" },
    ],
    [
      "negative amount",
      meters.plain,
      -1,
      {},
      400,
      "INVALID_AMOUNT",
      { field: "purchaseAmount.amount" },
    ],
    [
      "other currency",
      meters.plain,
      0,
      { purchaseAmount: rand(20000, "840") },
      400,
      "INVALID_AMOUNT",
      { field: "purchaseAmount.currency" },
    ],
    ["below the minimum", meters.limited, 999, {}, 400, "AMOUNT_TOO_LOW", { minAmount: 1000 }],
    [
      "below the charges due",
      meters.bigCharge,
      10000,
      {},
      400,
      "AMOUNT_TOO_LOW",
      { reason: "CHARGES_DUE" },
    ],
    [
      "too little for a tenth of a unit",
      meters.bigCharge,
      11510,
      {},
      400,
      "AMOUNT_TOO_LOW",
      { reason: "CHARGES_DUE" },
    ],
    ["above the maximum", meters.limited, 50001, {}, 400, "AMOUNT_TOO_HIGH", { maxAmount: 50000 }],
    [
      "low float",
      meters.plain,
      1501,
      { client: { id: "50020002", name: "Low" } },
      400,
      "INSUFFICIENT_FUNDS",
      { account: "client" },
    ],
    [
      "unknown token",
      meters.plain,
      20000,
      paidBy({ type: "AN_32_TOKEN", amount: rand(1), token: "X".repeat(32) }),
      400,
      "INVALID_AN32_TOKEN",
      { paymentMethod: 0 },
    ],
    [
      "token above its limit",
      meters.plain,
      40000,
      paidBy({ type: "AN_32_TOKEN", amount: rand(30001), token: payToken }),
      400,
      "INSUFFICIENT_FUNDS",
      { paymentMethod: 0 },
    ],
    [
      "a token twice",
      meters.plain,
      20000,
      paidBy(...[1, 2].map(() => ({ type: "AN_32_TOKEN", amount: rand(1), token: payToken }))),
      400,
      "INVALID_AN32_TOKEN",
      { paymentMethod: 1 },
    ],
    [
      "unknown loyalty card",
      meters.plain,
      20000,
      paidBy(
        { type: "ACCOUNT", amount: rand(1) },
        { type: "LOYALTY_CARD", amount: rand(1), cardNumber: "6201550011112221" },
      ),
      400,
      "INVALID_LOYALTY_CARD",
      { paymentMethod: 1 },
    ],
    [
      "unknown card",
      meters.plain,
      20000,
      paidBy(card("5413330000000035")),
      400,
      "DO_NOT_HONOR",
      { paymentMethod: 0 },
    ],
    [
      "expired card",
      meters.plain,
      20000,
      paidBy(card("5413330000000027")),
      400,
      "DO_NOT_HONOR",
      { paymentMethod: 0 },
    ],
    [
      "other expiry date",
      meters.plain,
      20000,
      paidBy(card("5413330000000019", { expiryDate: "2712" })),
      400,
      "DO_NOT_HONOR",
      { paymentMethod: 0 },
    ],
    [
      "wrong PIN",
      meters.plain,
      20000,
      paidBy(card("5413330000000019", { pin: { type: "CLEAR_PIN", pin: "0000" } })),
      400,
      "DO_NOT_HONOR",
      { paymentMethod: 0 },
    ],
    [
      "refusal by the provider",
      meters.declining,
      20000,
      {},
      400,
      "TRANSACTION_DECLINED",
      { reason: "SALES_SUSPENDED" },
    ],
  ])("B-07 %s", async (_name, meter, amount, parts, status, errorType, detail) => {
    const till = newTill();
    till.space.clock({ set: "2027-06-01T08:00:00.000Z" });
    const message = purchaseOf(meter, amount, parts);
    const data = await till.all();
    const reply = await till.buy(message);
    expect(reply).toMatchObject(refusal(status, errorType, detail));
    expect(reply.body).toMatchObject({ id: message.id, requestType: "TOKEN_PURCHASE_REQUEST" });
    expect(till.last().stateAfter).toBe("DECLINED");
    expect(await till.all()).toEqual(data);
    expect(await till.buy(message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: message.id }),
    );
    expect(await till.retry(message)).toMatchObject(refusal(status, errorType, detail));
  });

  test("the daily limit counts what was bought today", async () => {
    const till = newTill();
    await till.buy(purchaseOf(meters.limited, 50000));
    expect(await till.buy(purchaseOf(meters.limited, 20000))).toMatchObject(
      refusal(400, "LIMIT_EXCEEDED", { limit: 60000, used: 50000 }),
    );
    expect((await till.buy(purchaseOf(meters.limited, 10000))).status).toBe(201);
    till.space.clock({ set: "2031-03-04T22:00:00.000Z" });
    expect((await till.buy(purchaseOf(meters.limited, 20000))).status).toBe(201);
  });

  test("a payment token pays once, and again after a reversal; valid methods pay", async () => {
    const till = newTill();
    till.space.clock({ set: "2027-06-01T08:00:00.000Z" });
    const byToken = paidBy({ type: "AN_32_TOKEN", amount: rand(20000), token: payToken });
    const first = purchaseOf(meters.plain, 20000, byToken);
    expect((await till.buy(first)).status).toBe(201);
    expect(await till.buy(purchaseOf(meters.plain, 20000, byToken))).toMatchObject(
      refusal(400, "INVALID_AN32_TOKEN"),
    );
    await till.reverse(first.id);
    expect((await till.buy(purchaseOf(meters.plain, 20000, byToken))).status).toBe(201);
    const others = paidBy(
      { type: "LOYALTY_CARD", amount: rand(1), cardNumber: "6201550011112222" },
      { type: "REWARD", amount: rand(1), rewardCode: "R" },
      card("5413330000000019", { expiryDate: "2812", pin: { type: "CLEAR_PIN", pin: "2580" } }),
    );
    expect((await till.buy(purchaseOf(meters.plain, 20000, others))).status).toBe(201);
  });

  test(`${rule("PU-08")} B-12 an id is used for one purchase, B-13 and its path must say it`, async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    const wrong = await till.post("/tokenPurchases/0d4be1a7-6c52-4f38-9b1e-a7d02c95f301", message);
    expect(wrong).toMatchObject(
      refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "id", value: message.id }] }),
    );
    await till.buy(message);
    const data = await till.all();
    expect(await till.buy(message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: message.id }),
    );
    expect(
      await till.buy(purchaseOf(meters.letters, 5000, { id: message.id.toUpperCase() })),
    ).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(await till.all()).toEqual(data);
  });

  test("B-14 a purchase that comes after its reversal is declined", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    await till.reverse(message.id);
    expect(await till.buy(message)).toMatchObject(
      refusal(400, "TRANSACTION_DECLINED", { reason: "REVERSED" }),
    );
    expect(await till.confirm(message.id)).toMatchObject(
      refusal(400, "TRANSACTION_DECLINED", { reason: "NOT_ISSUED" }),
    );
    expect((await till.reverse(message.id)).status).toBe(202);
  });
});
