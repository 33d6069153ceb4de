import { rule } from "../support/rules";
import {
  blockedShop,
  declined,
  final,
  orderOf,
  originator,
  providers,
  rand,
  receiver,
  recipient,
  refusal,
  rightPin,
  sender,
  useMoneyTransfer,
  wallet,
} from "../support/messages/money-transfer";

const anyText = expect.any(String) as string;
const { newTill } = useMoneyTransfer();
const from = (idNumber: string) => ({ senderDetails: { ...sender, idNumber } });

describe("createOrder: approved", () => {
  test(`${rule("MT-05")} the answer repeats the request, its time to the character, and adds references, identifiers and a slip`, async () => {
    const till = newTill();
    const message = orderOf(150000, {
      settlementEntity: { id: "50000001", name: "Clearwell" },
      basketRef: "B-1",
      rrn: "42",
      ...rightPin,
    });
    const { status, body, headers } = await till.send("createOrder", message);
    expect(status).toBe(201);
    expect(headers["location"]).toBe("/moneytransfer/v2/orders");
    const {
      id,
      time,
      originator: where,
      client,
      settlementEntity,
      receiver: whom,
      basketRef,
      rrn,
      amount,
      senderDetails,
    } = message;
    expect(body).toEqual({
      id,
      time,
      originator: where,
      client,
      settlementEntity,
      receiver: whom,
      basketRef,
      rrn,
      amount,
      senderDetails,
      orderId: id,
      thirdPartyIdentifiers: [
        { institutionId: "30000001", transactionIdentifier: "TB-000481" },
        { institutionId: "60000001", transactionIdentifier: anyText },
        { institutionId: "50000001", transactionIdentifier: anyText },
      ],
      orderRedeemRef: expect.stringMatching(/^[0-9]{20}$/) as string,
      orderRedeemRefAlt: expect.stringMatching(/^ALT(-[0-9]{4}){3}$/) as string,
      slipData: {
        messageLines: [
          { text: "Alder Remit order" },
          { text: expect.stringContaining(body["orderRedeemRef"] as string) as string },
          expect.any(Object) as object,
        ],
        slipWidth: 40,
        issuerReference: expect.stringMatching(/^[A-Z0-9]{12}$/) as string,
      },
      amounts: { requestAmount: rand(150000), approvedAmount: rand(150000), feeAmount: rand(3000) },
    });
    expect(await till.data("order", body["orderRedeemRef"] as string)).toMatchObject({
      orderId: id,
      state: "CREATED",
      status: "UNREDEEMED",
      pinFailures: 0,
      expiry: "2031-04-03T12:00:00.000Z",
      senderIdNumber: sender.idNumber,
    });
  });

  test("without a settlement entity there is one identifier more, that of the receiver", async () => {
    const { body } = await newTill().create();
    expect(body["thirdPartyIdentifiers"]).toHaveLength(2);
    expect(body).not.toHaveProperty("settlementEntity");
  });

  test("the fee that the sender accepted is not checked without a quote, and is the order's", async () => {
    const { body } = await newTill().create(150000, { fee: rand(17) });
    expect(body["amounts"]).toMatchObject({ feeAmount: rand(17) });
  });

  test("an order that is paid into an account has no orderRedeemRef: its remittance reference is on the slip", async () => {
    const till = newTill();
    const { status, body } = await till.create(1000, wallet);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("orderRedeemRef");
    const { issuerReference } = body["slipData"] as { issuerReference: string };
    expect(await till.data("order", issuerReference)).toMatchObject({
      remittanceRef: issuerReference,
      orderRedeemRefAlt: body["orderRedeemRefAlt"],
    });
  });

  test(`${rule("MT-31")} a new customer gets a profile, whatever profile the message names`, async () => {
    const till = newTill();
    const { body } = await till.create(1000, {
      ...from("1"),
      newCustomer: true,
      customerProfileId: "NONE",
    });
    const profile = body["customerProfileId"] as string;
    expect(profile).toMatch(/^CP[0-9]{8}$/);
    expect(await till.data("customer", profile)).toMatchObject({
      customerProfileId: profile,
      receiverId: providers.alder,
      blocked: false,
    });
    expect(
      (await till.create(1000, { ...from("1"), customerProfileId: profile })).body,
    ).toMatchObject({ customerProfileId: profile });
    const again = (await till.create(1000, { ...from("1"), newCustomer: true })).body[
      "customerProfileId"
    ];
    expect(again).not.toBe(profile);
    expect(await till.create(1000, { ...from("1"), customerProfileId: profile })).toMatchObject(
      declined("CUSTOMER_CHECK_FAILED"),
    );
  });

  test("a provider that is not listed is like the first one, under its own id", async () => {
    const till = newTill();
    expect((await till.create(150000, receiver("61234567"))).body).toMatchObject({
      receiver: { id: "61234567" },
      amounts: { feeAmount: rand(3000) },
    });
  });
});

describe("createOrder: refused", () => {
  const profile = (customerProfileId: string) => ({ customerProfileId });
  test.each([
    ["amount 0", 0, {}, "INVALID_AMOUNT", { amount: 0 }],
    ["a negative amount", -1, {}, "INVALID_AMOUNT", { amount: -1 }],
    [
      "a currency that is not offered",
      1,
      { amount: rand(1, "978") },
      "INVALID_AMOUNT",
      { currencies: ["710", "840"] },
    ],
    ["a profile that is unknown", 1, profile("AR00000000"), "CUSTOMER_CHECK_FAILED", {}],
    ["a profile of another person", 1, profile("AR40718827"), "CUSTOMER_CHECK_FAILED", {}],
    ["a profile of another provider", 1, profile("DW10004120"), "CUSTOMER_CHECK_FAILED", {}],
    ["a blocked sender", 1, from("7701015009087"), "CUSTOMER_CHECK_FAILED", {}],
    ["a blocked merchant", 1, blockedShop, "INVALID_MERCHANT", { merchantId: "SHOPBLOCKED0001" }],
    [
      "a receiver that cannot be reached",
      1,
      receiver(providers.unroutable),
      "ROUTING_ERROR",
      { receiverId: providers.unroutable },
    ],
    ["no receiver", 1, { receiver: undefined }, "ROUTING_ERROR", {}],
    [
      "an order above the single limit",
      200001,
      { ...receiver(providers.dogwood), ...rightPin, recipientDetails: recipient },
      "TRANSACTION_LIMIT_EXCEEDED",
      { limit: 200000 },
    ],
  ])("%s", async (_name, amount, parts, errorType, facts) => {
    const till = newTill();
    const before = await till.all();
    expect(await till.create(amount, parts)).toMatchObject(
      declined(errorType, { reason: anyText, ...facts }),
    );
    expect(await till.all()).toEqual(before);
  });

  test.each([
    ["recipient and PIN", providers.dogwood, {}, ["recipientDetails", "pin"]],
    [
      "an account",
      providers.elm,
      {
        recipientDetails: { ...recipient, accountDetails: { type: "CASH_PICKUP", accountId: "1" } },
      },
      ["recipientDetails.accountDetails"],
    ],
    [
      "the number of a new customer",
      providers.alder,
      { newCustomer: true, senderDetails: { firstName: "N" } },
      ["senderDetails.idNumber"],
    ],
  ])("what a provider needs is a format error: %s", async (_name, id, parts, fields) => {
    const reply = await newTill().create(1000, { ...receiver(id), ...parts });
    expect(reply).toMatchObject(declined("FORMAT_ERROR"));
    const { formatErrors } = reply.body["detailMessage"] as { formatErrors: { field: string }[] };
    expect(formatErrors.map(({ field }) => field)).toEqual(fields);
  });

  test("an answer of the provider carries its own code, a refusal of the service none", async () => {
    const till = newTill();
    expect((await till.create(0)).body).toMatchObject({
      providerErrorCode: expect.stringMatching(/^P\d\d$/) as string,
      providerErrorMessage: "Amount not allowed",
    });
    expect((await till.create(1, blockedShop)).body).not.toHaveProperty("providerErrorCode");
  });

  test(`${rule("MT-04", "MT-23")} an id is used up by a refused request too`, async () => {
    const till = newTill();
    const message = orderOf(0);
    await till.send("createOrder", message);
    expect(await till.send("createOrder", { ...message, amount: rand(1000) })).toMatchObject(
      declined("DUPLICATE_RECORD", { id: message.id }),
    );
  });

  test(`${rule("MT-08")} the reversal of a refused order is acknowledged, its confirmation is not`, async () => {
    const till = newTill();
    const message = orderOf(0);
    await till.send("createOrder", message);
    expect(await till.advise("confirmPayment", message.id)).toMatchObject(
      declined("UNABLE_TO_LOCATE_RECORD", { requestId: message.id }),
    );
    expect((await till.advise("reversePayment", message.id)).status).toBe(202);
  });
});

describe("limits of a sender", () => {
  test("the month is checked before the day; sums are by UTC day and month, provider, currency and person", async () => {
    const till = newTill();
    expect((await till.create(400000)).status).toBe(201);
    expect(await till.create(100001)).toMatchObject(
      declined("DAILY_LIMIT_EXCEEDED", { limit: 500000, used: 400000 }),
    );
    expect((await till.create(100000)).status).toBe(201);
    expect((await till.create(500000, from("9"))).status).toBe(201);
    expect((await till.create(500000, { amount: rand(500000, "840") })).status).toBe(201);
    expect((await till.create(500000, receiver(providers.cedar))).status).toBe(201);
    till.advance(86_400);
    expect((await till.create(500000)).status).toBe(201);
    expect(await till.create(1)).toMatchObject(
      declined("MONTHLY_LIMIT_EXCEEDED", { limit: 1000000, used: 1000000 }),
    );
    till.advance(31 * 86_400);
    expect((await till.create(500000)).status).toBe(201);
  });

  test("an order above the day's limit alone is refused; above the month's too, that is said first", async () => {
    const till = newTill();
    expect(await till.create(500001)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED"));
    expect(await till.create(1000001)).toMatchObject(declined("MONTHLY_LIMIT_EXCEEDED"));
  });

  test("a reversed or cancelled order frees its amount, a cancellation that is undone takes it again", async () => {
    const till = newTill();
    const reversed = await till.create(500000);
    expect(await till.create(1)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED"));
    await till.advise("reversePayment", reversed.body["id"] as string);
    const { body } = await till.create(500000);
    await till.advise("confirmPayment", body["id"] as string);
    const cancelled = await till.cancel(body["orderRedeemRef"] as string);
    expect(cancelled.status).toBe(200);
    expect((await till.create(1)).status).toBe(201);
    await till.advise("cancelOrderReversal", cancelled.body["id"] as string);
    expect(await till.create(1)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED", { used: 500001 }));
  });

  test("a sender without an identity number is held to one order at a time", async () => {
    const till = newTill();
    const anonymous = { senderDetails: { firstName: "N" } };
    expect((await till.create(500000, anonymous)).status).toBe(201);
    expect((await till.create(500000, anonymous)).status).toBe(201);
    expect(await till.create(500001, anonymous)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED"));
  });
});

describe("advices of an order", () => {
  test.each([
    ["above what was authorised", "confirmPayment", final(150001), "INVALID_AMOUNT"],
    ["in another currency", "confirmPayment", final(150000, "840"), "INVALID_AMOUNT"],
    ["negative", "confirmPayment", final(-1), "INVALID_AMOUNT"],
    ["of a part", "confirmPayment", final(149999), "TRANSACTION_NOT_SUPPORTED"],
    ["of nothing", "confirmPayment", final(0), "TRANSACTION_NOT_SUPPORTED"],
    ["of a part", "reversePayment", final(1), "TRANSACTION_NOT_SUPPORTED"],
  ])(
    "%s: %s is refused and leaves the order open",
    async (_name, operation, amounts, errorType) => {
      const till = newTill();
      const { id } = await till.newOrder({}, false);
      expect(await till.advise(operation, id, amounts)).toMatchObject(declined(errorType));
      expect((await till.advise("confirmPayment", id, final(150000))).status).toBe(202);
    },
  );

  test.each([final(0), final(150000)])(
    "a reversal of the whole may say so: %j",
    async (amounts) => {
      const till = newTill();
      const { id, ref } = await till.newOrder({}, false);
      expect((await till.advise("reversePayment", id, amounts)).status).toBe(202);
      expect(await till.state(ref)).toBe("REVERSED");
    },
  );

  test(`${rule("MT-07")} a confirmed order is not reversed, a reversed one not confirmed`, async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder();
    expect(await till.advise("reversePayment", id)).toMatchObject(
      declined("DUPLICATE_RECORD", { state: "CONFIRMED" }),
    );
    expect(await till.state(ref)).toBe("ACTIVE");
    const other = await till.newOrder({}, false);
    await till.advise("reversePayment", other.id);
    expect(await till.advise("confirmPayment", other.id)).toMatchObject(
      declined("DUPLICATE_RECORD", { state: "REVERSED" }),
    );
  });

  test(`${rule("MT-15", "MT-16")} an advice that is sent to the operation of another leg finds no record, and leaves no early reversal`, async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder();
    const redemption = (await till.redeem(ref)).body["id"] as string;
    for (const [operation, requestId, status] of [
      ["confirmPayment", redemption, 400],
      ["reversePayment", redemption, 400],
      ["confirmRedeem", id, 400],
      ["reverseRedeem", id, 400],
      ["cancelOrderReversal", id, 404],
      ["cancelOrderReversal", redemption, 404],
    ] as const) {
      expect(await till.advise(operation, requestId)).toMatchObject(
        refusal(status, "UNABLE_TO_LOCATE_RECORD", { originalId: requestId }),
      );
    }
    expect((await till.advise("confirmRedeem", redemption)).status).toBe(202);
  });

  test("the early reversal: acknowledged, and the late order is declined with the id of the reversal", async () => {
    const till = newTill();
    const message = orderOf();
    const { body } = await till.advise("reversePayment", message.id);
    const late = await till.send("createOrder", message);
    expect(late).toMatchObject(declined("TRANSACTION_DECLINED", { reversalId: body["id"] }));
    expect(await till.advise("confirmPayment", message.id)).toMatchObject(
      declined("DUPLICATE_RECORD"),
    );
    expect((await till.advise("reversePayment", message.id)).status).toBe(202);
  });

  test("a message whose client is another than its user is a finding", async () => {
    const till = newTill();
    await till.create(1000, { originator });
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "client-not-user" }),
    );
  });
});
