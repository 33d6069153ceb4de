import { rule } from "../support/rules";
import {
  base,
  blockedShop,
  customerOf,
  declined,
  orders,
  originator,
  providers,
  rand,
  receiver,
  recipient,
  refusal,
  sender,
  useMoneyTransfer,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();
const customer = { idNumber: "8604120456083", receiverId: providers.alder };

describe("customers", () => {
  test("one is registered, found, changed under the profile that was given, and not without it", async () => {
    const till = newTill();
    const message = customerOf("123", { customerProfileId: "MINE" });
    const first = await till.register(message);
    const customerProfileId = first.body["customerProfileId"] as string;
    expect(first).toMatchObject({ status: 201, headers: { location: `${base}/admin/customers` } });
    expect(first.body).toEqual({ ...message, customerProfileId });
    expect(customerProfileId).toMatch(/^CP[0-9]{8}$/);
    expect((await till.get("/admin/customers", { ...customer, idNumber: "123" })).body).toEqual(
      first.body,
    );
    expect(await till.register(message)).toMatchObject(
      declined("CUSTOMER_CHECK_FAILED", { reason: "The customer has a profile with another id." }),
    );
    expect(await till.register(customerOf("123"))).toMatchObject(
      declined("CUSTOMER_CHECK_FAILED", {
        reason: "The customer has a profile: name its customerProfileId.",
      }),
    );
    const changed = customerOf("123", {
      customerProfileId,
      customerDetails: { idNumber: "123", lastName: "Vale" },
    });
    expect(await till.register(changed)).toMatchObject({ status: 200, body: changed });
    expect((await till.get("/admin/customers", { ...customer, idNumber: "123" })).body).toEqual(
      changed,
    );
  });

  test("is another one at another provider, and needs a number", async () => {
    const till = newTill();
    expect(
      (await till.register(customerOf("8604120456083", receiver(providers.birch)))).status,
    ).toBe(201);
    expect(await till.register({ originator, ...receiver(providers.alder) })).toMatchObject(
      declined("FORMAT_ERROR", {
        formatErrors: [expect.objectContaining({ field: "customerDetails.idNumber" })],
      }),
    );
  });

  test.each([
    [
      {
        idType: "NATIONAL_ID",
        idCountryCode: "za",
        merchantId: "HARBOUR00000012",
        originatorInstId: "20000001",
      },
      200,
    ],
    [{ idType: "PASSPORT" }, 400],
    [{ idCountryCode: "GH" }, 400],
    [{ merchantId: "LANTERN00000034" }, 400],
    [{ originatorInstId: "20000002" }, 400],
    [{ receiverId: providers.birch }, 400],
    [{ idNumber: "1" }, 400],
  ])("every filter must fit: %j is %i", async (filter, status) => {
    const reply = await newTill().get("/admin/customers", { ...customer, ...filter });
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply).toMatchObject(declined("UNABLE_TO_LOCATE_RECORD"));
  });
});

describe("fee quotes", () => {
  test("by query: the amount without the fee, or with it; all in the provider's home currency", async () => {
    const till = newTill();
    const { status, body } = await till.quote(150000, false, {
      merchantId: "HARBOUR00000012",
      idNumber: "8604120456083",
      senderCell: "27820001111",
      recipientCell: "233200002222",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      originator: { ...originator, terminalId: "00000000" },
      receiver: { id: providers.alder, name: "Alder Remit" },
      feeQuote: { feeAmount: rand(3000), transferAmount: rand(150000), totalAmount: rand(153000) },
      senderDetails: { idNumber: "8604120456083", contactNumber: "27820001111" },
      recipientDetails: { contactNumber: "233200002222" },
      quoteId: expect.stringMatching(/^Q-[0-9]{7}$/) as string,
      expiryDateTime: "2031-03-04T12:30:00.000Z",
    });
    expect((await till.quote(150000, true)).body["feeQuote"]).toEqual({
      feeAmount: rand(3000),
      transferAmount: rand(147000),
      totalAmount: rand(150000),
    });
    expect((await till.quote(1000, false)).body["feeQuote"]).toMatchObject({
      feeAmount: rand(1000),
      totalAmount: rand(2000),
    });
  });

  test("by body, which may be absent: then nothing is asked for", async () => {
    const till = newTill();
    const asked = {
      originator,
      ...receiver(providers.alder),
      senderDetails: sender,
      recipientDetails: recipient,
      amount: rand(150000, "840"),
    };
    const { status, body } = await till.client.post(`${base}/admin/fees`, {
      ...asked,
      amountIncludesFees: true,
    });
    const { amount: _amount, ...parties } = asked;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...parties,
      feeQuote: { feeAmount: rand(3000, "840"), totalAmount: rand(150000, "840") },
    });
    expect((await till.client.post(`${base}/admin/fees`, asked)).body["feeQuote"]).toMatchObject({
      transferAmount: rand(150000, "840"),
    });
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "documented-absent", field: "amountIncludesFees" }),
    );
    expect(await till.client.post(`${base}/admin/fees`, "")).toMatchObject(
      declined("ROUTING_ERROR"),
    );
    expect(await till.client.post(`${base}/admin/fees`, {})).toMatchObject(
      declined("FORMAT_ERROR"),
    );
  });

  test.each([
    ["nothing", 0, false, {}, "INVALID_AMOUNT", { amount: 0 }],
    ["a fee that eats up the amount", 1000, true, {}, "INVALID_AMOUNT", { fee: 1000 }],
    ["a negative amount", -1, false, {}, "FORMAT_ERROR", {}],
    [
      "a plus sign in a number",
      1,
      false,
      { senderCell: "+27820001111" },
      "FORMAT_ERROR",
      { formatErrors: [expect.objectContaining({ field: "senderCell" })] },
    ],
    [
      "no cell numbers where they are needed",
      1,
      false,
      { receiverId: providers.dogwood, senderCell: "27820001111" },
      "FORMAT_ERROR",
      { formatErrors: [expect.objectContaining({ field: "recipientCell" })] },
    ],
    ["a blocked shop", 1, false, { merchantId: "SHOPBLOCKED0001" }, "INVALID_MERCHANT", {}],
  ])(`${rule("MT-27")} %s is refused`, async (_name, amount, includes, parts, errorType, facts) => {
    expect(await newTill().quote(amount, includes, parts)).toMatchObject(
      declined(errorType, facts),
    );
  });

  test.each(["1500.00", "15e2", "+1500", " 1500", "01500", "0x5dc"])(
    "an amount in the query that is no integer as JSON writes it is refused: %j",
    async (amount) => {
      const query = {
        amount,
        amountIncludesFee: false,
        originatorInstId: "20000001",
        receiverId: providers.alder,
      };
      expect(await newTill().get("/admin/fees", query)).toMatchObject(
        declined("FORMAT_ERROR", { formatErrors: [{ field: "amount", value: amount }] }),
      );
    },
  );

  test(`${rule("MT-29")} the quote's fee is the order's fee, and the quote is used`, async () => {
    const till = newTill();
    const { quoteId, feeQuote } = (await till.quote(100050, true)).body as {
      quoteId: string;
      feeQuote: Record<string, ReturnType<typeof rand>>;
    };
    const { transferAmount, feeAmount } = feeQuote;
    const { status, body } = await till.create(transferAmount?.amount, { quoteId, fee: feeAmount });
    expect(status).toBe(201);
    expect(body["amounts"]).toMatchObject({ feeAmount });
    expect(await till.data("quote", quoteId)).toMatchObject({ used: true });
    await till.advise("confirmPayment", body["id"] as string);
    expect((await till.all())["ledgerEntries"]).toEqual([
      expect.objectContaining({ kind: "PAY_IN", amount: transferAmount, fee: feeAmount }),
    ]);
  });

  test.each([
    ["unknown", 150000, { quoteId: "Q-1" }],
    ["expired", 150000, { quoteId: "Q-EXPIRED-01" }],
    ["of another receiver", 150000, { quoteId: "Q-VALID-01", ...receiver(providers.birch) }],
    ["of another amount", 150001, { quoteId: "Q-VALID-01" }],
    ["of another fee", 150000, { quoteId: "Q-VALID-01", fee: rand(2999) }],
  ])("a quote that is %s cannot be used", async (_name, amount, parts) => {
    expect(await newTill().create(amount, parts)).toMatchObject(
      declined("TRANSACTION_DECLINED", { quoteId: parts.quoteId }),
    );
  });

  test("a quote lapses by the clock", async () => {
    const till = newTill();
    const { quoteId } = (await till.quote(150000, false)).body;
    till.advance(1799);
    expect((await till.create(150000, { quoteId })).status).toBe(201);
    till.advance(1);
    expect(await till.create(150000, { quoteId })).toMatchObject(declined("TRANSACTION_DECLINED"));
  });

  test.each([1, 999, 50001, 123456, 249999])(
    "for any amount the total is transfer and fee: %i",
    async (amount) => {
      const till = newTill();
      for (const includes of [true, false]) {
        const { status, body } = await till.quote(amount, includes);
        if (status === 400) continue;
        const { feeAmount, transferAmount, totalAmount } = body["feeQuote"] as Record<
          string,
          { amount: number }
        >;
        expect((transferAmount?.amount ?? 0) + (feeAmount?.amount ?? 0)).toBe(totalAmount?.amount);
        expect((includes ? totalAmount : transferAmount)?.amount).toBe(amount);
        expect(
          (await till.create(transferAmount?.amount, { quoteId: body["quoteId"] })).body["amounts"],
        ).toMatchObject({ feeAmount });
      }
    },
  );
});

describe("exchange rates", () => {
  test.each([
    ["710", "840", undefined, 0.0548],
    ["710", "840", providers.alder, 0.0539],
    ["710", "840", providers.birch, 0.0548],
    ["840", "710", providers.alder, 18.25],
    ["710", "710", undefined, 1],
    ["392", "392", providers.alder, 1],
  ])("%s to %s by %s is %d", async (fromCurrency, toCurrency, receiverId, rate) => {
    const query = { fromCurrency, toCurrency, ...(receiverId !== undefined && { receiverId }) };
    expect(await newTill().get("/admin/exchangerate", query)).toMatchObject({
      status: 200,
      body: { rate, fromCurrency, toCurrency },
    });
  });

  test("a pair without a rate is not located; a currency by letters is a format error", async () => {
    const till = newTill();
    expect(
      await till.get("/admin/exchangerate", { fromCurrency: "710", toCurrency: "392" }),
    ).toMatchObject(declined("UNABLE_TO_LOCATE_RECORD"));
    expect(
      await till.get("/admin/exchangerate", { fromCurrency: "ZAR", toCurrency: "392" }),
    ).toMatchObject(declined("FORMAT_ERROR"));
  });
});

describe("a provider that keeps neither profiles nor quotes nor rates", () => {
  test("answers 501, and takes orders", async () => {
    const till = newTill();
    const receiverId = providers.cedar;
    const message = { originator, ...receiver(receiverId) };
    for (const [reply, operation] of [
      [till.get("/admin/customers", { ...customer, receiverId }), "getCustomerInfo"],
      [till.register({ ...message, customerDetails: sender }), "createOrUpdateCustomer"],
      [
        till.get("/admin/exchangerate", { fromCurrency: "710", toCurrency: "840", receiverId }),
        "getExchangeRate",
      ],
      [till.quote(1, false, { receiverId }), "getFeeQuote"],
      [till.client.post(`${base}/admin/fees`, { ...message, amount: rand(1) }), "getFeeQuote"],
    ] as const) {
      expect(await reply).toMatchObject(
        refusal(501, "TRANSACTION_NOT_SUPPORTED", {
          requestType: operation,
          detailMessage: { operation, receiverId },
        }),
      );
    }
    expect((await till.create(1000, receiver(receiverId))).status).toBe(201);
  });
});

describe("lookupOrder", () => {
  test.each([
    [orders.active, "UNREDEEMED"],
    [orders.created, "UNREDEEMED"],
    [orders.redeeming, "UNREDEEMED"],
    [orders.redeemed, "REDEEMED"],
    [orders.reversed, "CANCELLED"],
    [orders.cancelled, "CANCELLED"],
    [orders.expired, "EXPIRED"],
    [orders.onHold, "ON_HOLD"],
    [orders.locked, "ON_HOLD"],
  ])("order %s is %s", async (reference, status) => {
    const reply = await newTill().lookup(reference);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        status,
        amount: rand(150000),
        orderRedeemRef: reference,
        orderRedeemRefAlt: `ALT-${reference}`,
      },
    });
  });

  test("some providers report what is not confirmed", async () => {
    const till = newTill();
    const { ref } = await till.newOrder(receiver(providers.cedar), false);
    expect((await till.lookup(ref, providers.cedar)).body).toMatchObject({ status: "UNCONFIRMED" });
  });

  test("orderRedeemRef decides when both references are given, right or wrong", async () => {
    const till = newTill();
    const receiverId = providers.elm;
    const ask = (query: Record<string, string>) => till.get("/orders", { receiverId, ...query });
    expect((await ask({ remittanceRef: orders.deposit })).body).toMatchObject({
      status: "UNREDEEMED",
      orderRedeemRefAlt: "ALT-ELM-1",
    });
    expect((await ask({ orderRedeemRef: "ALT-ELM-1" })).status).toBe(200);
    expect(await ask({ orderRedeemRef: "nothing", remittanceRef: orders.deposit })).toMatchObject(
      declined("UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await ask({ orderRedeemRef: orders.deposit })).toMatchObject(
      declined("UNABLE_TO_LOCATE_RECORD"),
    );
    expect(
      (
        await till.get("/orders", {
          receiverId: providers.alder,
          orderRedeemRef: `ALT-${orders.active}`,
          remittanceRef: orders.deposit,
        })
      ).body,
    ).toMatchObject({ orderRedeemRef: orders.active });
  });

  test(`${rule("MT-26", "MT-30")} needs a reference and the receiver of the order; any shop may ask`, async () => {
    const till = newTill();
    const asked = await till.get("/orders", { receiverId: providers.alder });
    expect(asked).toMatchObject(declined("FORMAT_ERROR"));
    expect((asked.body["detailMessage"] as { formatErrors: object[] }).formatErrors).not.toEqual(
      [],
    );
    expect(await till.get("/orders", { orderRedeemRef: orders.active })).toMatchObject(
      declined("FORMAT_ERROR", {
        formatErrors: [expect.objectContaining({ field: "receiverId" })],
      }),
    );
    expect(await till.lookup(orders.active, providers.birch)).toMatchObject(
      declined("UNABLE_TO_LOCATE_RECORD"),
    );
    const shop = {
      merchantId: "LANTERN00000034",
      originatorInstId: "20000002",
      settlementEntityId: "1",
    };
    expect(
      (
        await till.get("/orders", {
          orderRedeemRef: orders.active,
          receiverId: providers.alder,
          ...shop,
        })
      ).status,
    ).toBe(200);
    expect(
      await till.get("/orders", {
        orderRedeemRef: orders.active,
        receiverId: providers.alder,
        merchantId: blockedShop.originator.merchant.merchantId,
      }),
    ).toMatchObject(declined("INVALID_MERCHANT"));
  });

  test("an order expires by the clock; a redemption under way keeps it", async () => {
    const till = newTill();
    const [expiring, redeeming] = [await till.newOrder(), await till.newOrder()];
    const redemption = await till.redeem(redeeming.ref);
    till.advance(30 * 86_400 - 1);
    expect((await till.lookup(expiring.ref)).body).toMatchObject({
      status: "UNREDEEMED",
      statusDescription: "Ready to be redeemed",
    });
    till.advance(1);
    expect((await till.lookup(expiring.ref)).body).toMatchObject({ status: "EXPIRED" });
    expect(await till.redeem(expiring.ref)).toMatchObject(
      declined("UNABLE_TO_REDEEM", { state: "EXPIRED" }),
    );
    expect(await till.state(redeeming.ref)).toBe("REDEEMING");
    await till.advise("reverseRedeem", redemption.body["id"] as string);
    expect(await till.state(redeeming.ref)).toBe("EXPIRED");
  });
});
