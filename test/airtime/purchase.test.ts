import { v4 } from "uuid";
import {
  asking, byCard, byLoyaltyCard, byToken, base, clearPin, final, instruments, paidBy, rand, refusal, saleOf, to, useAirtime,
} from "../support/airtime";

const { newTill } = useAirtime();

describe("an approved purchase", () => {
  test("of a voucher: time, product, parties, references, voucher, Location", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20", { receiver: { id: "81000001", name: "Northwave Mobile" }, basketRef: "B-7781", stan: "12", rrn: "34" });
    const reply = await till.purchase(message);
    expect(reply.status).toBe(201);
    expect(reply.headers["location"]).toBe(`${base}/purchases`);
    const { settlementEntity, slipData } = reply.body as { settlementEntity: { id: string }; slipData: { issuerReference: string } };
    expect(reply.body).toEqual({
      id: message.id, time: message["time"], originator: message["originator"], client: message["client"],
      basketRef: "B-7781", stan: "12", rrn: "34",
      settlementEntity: { id: expect.stringMatching(/^[0-9]{7}$/) as unknown, name: "Northwave Mobile" },
      receiver: { id: "81000001", name: "Northwave Mobile" },
      thirdPartyIdentifiers: [
        { institutionId: "70020000", transactionIdentifier: "HS-0093" },
        { institutionId: settlementEntity.id, transactionIdentifier: expect.any(String) as unknown },
        { institutionId: "81000001", transactionIdentifier: slipData.issuerReference },
      ],
      slipData: { messageLines: [{ text: "Northwave Mobile helpline 0800 555 010" }], issuerReference: expect.stringMatching(/^[0-9A-Z]{12}$/) as unknown },
      amounts: { approvedAmount: rand(2000) },
      product: { isDirectTopup: false, productId: "NWAIR20", barcode: "6001234567890", name: "Airtime 20", type: "AIRTIME_FIXED" },
      voucher: {
        pin: expect.stringMatching(/^[0-9]{16}$/) as unknown, serialNumber: expect.stringMatching(/^V[0-9A-Z]{12}$/) as unknown,
        batchNumber: "B3103", expiryDate: "2034-03-04T00:00:00.000Z", redeemInstructions: ["Dial *555*PIN#", "then press call"],
      },
    });
    const { serialNumber } = reply.body["voucher"] as { serialNumber: string };
    expect(await till.data("voucher", serialNumber)).toMatchObject({ productId: "NWAIR20", state: "ALLOCATED" });
    expect(JSON.stringify(await till.data("voucher", serialNumber))).not.toContain("pin");
  });

  test("the PIN of a voucher is in no journal", async () => {
    const till = newTill();
    const { body } = await till.purchase(saleOf("NWAIR20"));
    const { pin } = body["voucher"] as { pin: string };
    await till.statusOf(body["id"] as string);
    expect(JSON.stringify(till.space.messages())).not.toContain(pin);
  });

  test("a settlement entity of the request is kept", async () => {
    const settlementEntity = { id: "99", name: "Own Settlement" };
    expect((await newTill().purchase(saleOf("NWAIR20", { settlementEntity }))).body).toMatchObject({ settlementEntity });
  });

  test("a top-up of airtime credits the balance; its reversal takes it back", async () => {
    const till = newTill();
    const message = saleOf("FJTOP10", { ...to("+4740000001"), senderMsisdn: { msisdn: "27710000001" } });
    const reply = await till.purchase(message);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        amounts: { approvedAmount: rand(21500) },
        msisdn: { msisdn: "+4740000001", country: "NO", operator: { id: "81000005", name: "Fjordtel" } },
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
    const productContents = [{ amount: 500, unit: "MB" }, { amount: 30, unit: "Minutes" }];
    expect(await till.data("msisdn", "27710000003")).toMatchObject({ bundles: [{ productId: "NWCOMBO", productContents }] });
    await till.reverse(message.id);
    expect(await till.data("msisdn", "27710000003")).toMatchObject({ bundles: [] });
  });

  test("a number that nobody knows counts as one of the product's operator", async () => {
    const reply = await newTill().purchase(saleOf("NWSMS100", { recipientMsisdn: { msisdn: "27719999999", country: "ZA" } }));
    expect(reply).toMatchObject({
      status: 201, body: { msisdn: { msisdn: "27719999999", country: "ZA", operator: { id: "81000001", name: "Northwave Mobile" } } },
    });
  });

  test.each([
    ["NWAIR20", {}, 2000], ["NWAIRVAR", asking(5500), 5500], ["NWDATA1GB", to("27710000001"), 8500],
    ["NWDATAVAR", { ...asking(12000), ...to("27710000001") }, 12000], ["NWSMS100", to("27710000001"), 1500],
    ["NWVOICE60", {}, 4900], ["NWSOCIAL", to("27710000001"), 1000], ["NWDATAOLD", to("27710000001"), 3000],
    ["SFTOP50", to("27720000001"), 5000], ["SFVCH50", {}, 5000], ["NWLAST10", {}, 1000],
  ])("%s is sold", async (productId, parts, price) => {
    expect(await newTill().purchase(saleOf(productId, parts))).toMatchObject({
      status: 201, body: { amounts: { approvedAmount: rand(price) }, product: { productId } },
    });
  });
});

describe("a purchase that is declined", () => {
  const invalidProduct = refusal(400, "INVALID_PRODUCT", { detailMessage: { freeString: expect.any(String) as unknown, product: expect.any(Object) as unknown } });
  const invalidAmount = refusal(400, "INVALID_AMOUNT");
  const top = to("27710000001");

  test.each<[string, string, Record<string, unknown>, object]>([
    ["an unknown product", "NOSUCH", {}, invalidProduct],
    ["a withdrawn product", "NWGONE5", {}, invalidProduct],
    ["the bar code of another product", "NWAIR20", { product: { productId: "NWAIR20", barcode: "6001234567891" } }, invalidProduct],
    ["another type", "NWAIR20", { product: { productId: "NWAIR20", type: "DATA" } }, invalidProduct],
    ["another delivery", "NWAIR20", { product: { productId: "NWAIR20", isDirectTopup: true } }, invalidProduct],
    ["no amount for a free price", "NWAIRVAR", {}, invalidAmount],
    ["an amount below the bounds", "NWAIRVAR", asking(400), invalidAmount],
    ["an amount above the bounds", "NWAIRVAR", asking(100_100), invalidAmount],
    ["an amount between two steps", "NWAIRVAR", asking(550), invalidAmount],
    ["another amount than the price", "NWAIR20", asking(1999), invalidAmount],
    ["a currency that is not offered", "NWAIR20", asking(2000, "840"), invalidAmount],
    ["payment methods that do not add up", "NWAIR20", paidBy(byToken(500), byLoyaltyCard(1000)), invalidAmount],
    ["a top-up without recipient", "NWSMS100", {}, refusal(400, "FORMAT_ERROR", { detailMessage: { formatErrors: [{ field: "recipientMsisdn", msg: "recipientMsisdn may not be null" }] } })],
    ["a sale abroad without sender", "FJTOP10", to("4740000001"), refusal(400, "FORMAT_ERROR", { detailMessage: { formatErrors: [{ field: "senderMsisdn", msg: "senderMsisdn may not be null" }] } })],
    ["a number out of service", "NWSMS100", to("27710000005"), refusal(400, "INVALID_MSISDN")],
    ["a number of another operator", "NWSMS100", to("27720000001"), refusal(400, "INVALID_MSISDN")],
    ["a barred number", "NWSMS100", to("27710000004"), refusal(400, "DECLINED_BY_MNO", { providerErrorCode: "B04", providerErrorMsg: "Subscriber barred" })],
    ["an unknown token", "NWSMS100", { ...top, ...paidBy(byToken(1500, "NWtoken0000000000000000000000000")) }, refusal(400, "INVALID_AN32_TOKEN")],
    ["an expired token", "NWSMS100", { ...top, ...paidBy(byToken(1500, instruments.expiredToken)) }, refusal(400, "INVALID_AN32_TOKEN")],
    ["an unknown loyalty card", "NWSMS100", { ...top, ...paidBy(byLoyaltyCard(1500, "6390000000009999")) }, refusal(400, "INVALID_LOYALTY_CARD")],
    ["a blocked loyalty card", "NWSMS100", { ...top, ...paidBy(byLoyaltyCard(1500, instruments.blockedLoyaltyCard)) }, refusal(400, "INVALID_LOYALTY_CARD")],
    ["an unknown bank card", "NWSMS100", { ...top, ...paidBy(byCard(1500, "6290000000009999")) }, refusal(400, "INVALID_CARD_NUMBER")],
    ["an expired bank card", "NWSMS100", { ...top, ...paidBy(byCard(1500, instruments.expiredCard)) }, refusal(400, "CARD_EXPIRED")],
    ["another expiry date than the card's", "NWSMS100", { ...top, ...paidBy(byCard(1500, instruments.card, { expiryDate: "3111" })) }, refusal(400, "CARD_EXPIRED")],
    ["a bank card whose issuer declines", "NWSMS100", { ...top, ...paidBy(byCard(1500, instruments.dishonoredCard)) }, refusal(400, "DO_NOT_HONOR")],
    ["a bank card without enough money", "NWSMS100", { ...top, ...paidBy(byCard(1500, instruments.poorCard)) }, refusal(400, "INSUFFICIENT_FUNDS")],
    ["an instrument that is asked twice for more than it has", "NWAIRVAR", { ...asking(60_000), ...paidBy(byLoyaltyCard(30_000), byLoyaltyCard(30_000)) }, refusal(400, "INSUFFICIENT_FUNDS")],
    ["an empty stock", "NWEMPTY10", {}, refusal(400, "OUT_OF_STOCK", { detailMessage: { product: { productId: "NWEMPTY10" } } })],
    ["a provider that cannot be reached", "KCAIR30", {}, refusal(503, "UPSTREAM_UNAVAILABLE")],
  ])("for %s", async (_why, productId, parts, expected) => {
    const till = newTill();
    const data = await till.all();
    const message = saleOf(productId, parts);
    const reply = await till.purchase(message);
    expect(reply).toMatchObject(expected);
    expect(reply.body).toMatchObject({ id: message.id, requestType: "PURCHASE_REQUEST" });
    expect(reply.body).not.toHaveProperty("originalId");
    expect(till.last().stateAfter).toBe("DECLINED");
    expect(await till.all()).toEqual(data);
    // A decline uses the id up, and a trial finds the same.
    expect(await till.purchase({ ...saleOf("NWAIR20"), id: message.id })).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(await till.try({ ...message, id: v4() })).toMatchObject({
      ...expected, body: { ...(expected as { body: object }).body, requestType: "TRIAL_PURCHASE_REQUEST" },
    });
  });

  test("for a blocked merchant", async () => {
    const message = saleOf("NWAIR20");
    const originator = structuredClone(message["originator"]) as { merchant: { merchantId: string } };
    originator.merchant.merchantId = "INVALIDMERCHANT";
    expect(await newTill().purchase({ ...message, originator })).toMatchObject(refusal(400, "INVALID_MERCHANT"));
  });

  test("the first check that fails decides: product, amount, number, instrument, float, stock", async () => {
    const till = newTill("70010002");
    const wrong = { ...asking(1), ...to("27710000005"), ...paidBy(byToken(1, instruments.expiredToken)) };
    const sold = async (productId: string, parts: Record<string, unknown>) => (await till.purchase(saleOf(productId, parts))).body["errorType"];
    expect(await sold("NOSUCH", wrong)).toBe("INVALID_PRODUCT");
    expect(await sold("NWDATA1GB", wrong)).toBe("INVALID_AMOUNT");
    expect(await sold("NWDATA1GB", { ...to("27710000005"), ...paidBy(byToken(8500, instruments.expiredToken)) })).toBe("INVALID_MSISDN");
    expect(await sold("NWDATA1GB", { ...to("27710000001"), ...paidBy(byToken(8500, instruments.expiredToken)) })).toBe("INVALID_AN32_TOKEN");
    expect(await sold("NWDATA1GB", to("27710000001"))).toBe("INSUFFICIENT_FUNDS");
    expect(await sold("NWEMPTY10", {})).toBe("OUT_OF_STOCK");
  });
});

describe("the id of a purchase", () => {
  test("is used once: the duplicate is told when the first one came, and gets no voucher", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.purchase(message);
    const data = await till.all();
    const reply = await till.purchase({ ...message, ...saleOf("NWVOICE60", { id: message.id, receiver: { id: "1", name: "R" } }) });
    expect(reply).toMatchObject(refusal(400, "DUPLICATE_RECORD", {
      requestType: "PURCHASE_REQUEST", id: message.id,
      detailMessage: {
        voucherId: message.id, requestTime: "2031-03-04T12:00:00.000Z", product: { productId: "NWVOICE60" }, receiver: { id: "1", name: "R" },
      },
    }));
    expect(reply.body).not.toHaveProperty("originalId");
    expect(await till.all()).toEqual(data);
  });

  test("whose reversal came first is refused each time, with the id of the reversal", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const reversalId = v4();
    expect(await till.reverse(message.id, { id: reversalId })).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD", {
      id: reversalId, originalId: message.id, requestType: "PURCHASE_REVERSAL", detailMessage: { voucherId: message.id, reversalId },
    }));
    for (let time = 0; time < 2; time += 1) {
      expect(await till.purchase(message)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        id: message.id, originalId: reversalId, detailMessage: { reversalId },
      }));
    }
    expect(await till.reverse(message.id)).toMatchObject({ status: 404 });
    expect(await till.confirm(message.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.statusOf(message.id)).toMatchObject({ status: 404 });
  });

  test("of a message with a format error is free", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { originator: _originator, ...broken } = message;
    expect(await till.purchase(broken as typeof message)).toMatchObject(refusal(400, "FORMAT_ERROR", {
      id: message.id, errorMessage: "Fields not valid", detailMessage: { formatErrors: [{ field: "originator", msg: "originator may not be null" }] },
    }));
    expect((await till.purchase(message)).status).toBe(201);
  });
});

describe("advices of a purchase", () => {
  test("a confirmation makes the voucher redeemable and is answered with itself", async () => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    const { body } = await till.purchase(message);
    const id = v4();
    const reply = await till.confirm(message.id, { id, ...final(2000), stan: "1" });
    expect(reply).toMatchObject({ status: 202, body: { id, requestId: message.id, time: "2031-03-04T12:00:30.000Z", ...final(2000), stan: "1", tenders: [{}] } });
    expect(await till.data("voucher", (body["voucher"] as { serialNumber: string }).serialNumber)).toMatchObject({ state: "ACTIVE" });
    expect(await till.reverse(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED", { detailMessage: { confirmationId: id } }));
  });

  test("a reversal cancels the voucher, which is not sold again, and refunds", async () => {
    const till = newTill();
    const message = saleOf("NWLAST10", paidBy(byCard(1000)));
    await till.purchase(message);
    expect(await till.balance(instruments.card)).toEqual(rand(199_000));
    expect(await till.data("product", "NWLAST10")).toMatchObject({ stock: 0 });
    const reply = await till.reverse(message.id, final(0));
    expect(reply).toMatchObject({ status: 202, body: { requestId: message.id, reversalReason: "CANCELLED" } });
    expect(await till.balance(instruments.card)).toEqual(rand(200_000));
    expect(await till.data("voucher", "NW26000010001")).toMatchObject({ state: "CANCELLED" });
    expect(await till.purchase(saleOf("NWLAST10"))).toMatchObject(refusal(400, "OUT_OF_STOCK"));
    expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
    expect(await till.balance(instruments.card)).toEqual(rand(200_000));
    expect(await till.confirm(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
  });

  test.each([
    ["confirmation", final(1999)], ["confirmation", final(2000, "840")], ["confirmation", final(0)], ["reversal", final(2000)], ["reversal", final(1)],
  ] as const)("a partial %s is refused, and judged anew", async (advice, amounts) => {
    const till = newTill();
    const message = saleOf("NWAIR20");
    await till.purchase(message);
    const id = v4();
    const send = (parts: object) => (advice === "confirmation" ? till.confirm(message.id, { id, ...parts }) : till.reverse(message.id, { id, ...parts }));
    expect(await send(amounts)).toMatchObject(refusal(400, "INVALID_AMOUNT", { id, originalId: message.id }));
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
    expect(await till.confirmVoucher(purchase.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.statusOf(provision.id)).toMatchObject({ status: 404 });
  });
});

describe("a provider without reversal", () => {
  test.each([["SFTOP50", to("27720000001")], ["SFVCH50", {}], ["SF504DONE", {}]])("%s: the purchase is not reversed, its status is told", async (productId, parts) => {
    const till = newTill();
    const message = saleOf(productId, { ...parts, ...paidBy(byToken(5000)) });
    await till.purchase(message);
    expect(await till.reverse(message.id)).toMatchObject(refusal(400, "FUNCTION_NOT_SUPPORTED", { originalId: message.id }));
    expect(await till.balance(instruments.token)).toEqual(rand(95_000));
    expect(await till.statusOf(message.id)).toMatchObject({ status: 200, body: { id: message.id, product: { productId } } });
    expect(await till.confirm(message.id)).toMatchObject({ status: 202 });
    expect(await till.reverse(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
  });

  test("refuses the reversal of a purchase that is in progress or failed, too", async () => {
    const till = newTill();
    const lost = saleOf("SFVCH50");
    till.space.scenario({
      name: "lost", title: "Lost", interface: "airtime",
      rules: [{ on: { operation: "purchase" }, times: 1, fault: { when: "before", kind: "status", status: 504 } }],
    });
    expect(await till.purchase(lost)).toMatchObject(refusal(504, "OUTCOME_UNKNOWN"));
    expect(await till.reverse(lost.id)).toMatchObject(refusal(400, "FUNCTION_NOT_SUPPORTED"));
    expect(await till.statusOf(lost.id)).toMatchObject({ status: 404 });
    expect(await till.reverse(v4())).toMatchObject({ status: 404 });
  });

  test("reverses the provision of a voucher all the same", async () => {
    const till = newTill();
    const message = saleOf("SFVCH50");
    await till.provision(message);
    expect(await till.reverseVoucher(message.id)).toMatchObject({ status: 202 });
  });
});

describe("PIN tries of a bank card", () => {
  const paying = (pin: string) => saleOf("NWSMS100", { ...to("27710000001"), ...paidBy(byCard(1500, instruments.card, clearPin(pin))) });

  test("a wrong PIN counts although its request is declined; the third one locks the card", async () => {
    const till = newTill();
    expect(await till.purchase(paying("1111"))).toMatchObject(refusal(400, "INCORRECT_PIN"));
    expect(await till.purchase(paying("2222"))).toMatchObject(refusal(400, "INCORRECT_PIN"));
    expect(await till.try(paying("3333"))).toMatchObject(refusal(400, "PIN_ATTEMPTS_EXCEEDED"));
    expect(await till.data("instrument", instruments.card)).toMatchObject({ pinLocked: false });
    expect(await till.purchase(paying("3333"))).toMatchObject(refusal(400, "PIN_ATTEMPTS_EXCEEDED"));
    expect(await till.data("instrument", instruments.card)).toMatchObject({ pinLocked: true, balance: rand(200_000) });
    expect(await till.purchase(paying("4321"))).toMatchObject(refusal(400, "PIN_ATTEMPTS_EXCEEDED"));
  });

  test("the right PIN ends the row", async () => {
    const till = newTill();
    for (const pin of ["1111", "2222", "4321", "1111", "2222"]) await till.purchase(paying(pin));
    expect(await till.purchase(paying("4321"))).toMatchObject({ status: 201 });
    expect(await till.balance(instruments.card)).toEqual(rand(197_000));
  });

  test("an encrypted PIN is not checked", async () => {
    const pin = { type: "ENCRYPTED_PIN", pinBlock: "0A1B2C3D4E5F6071" };
    expect(await newTill().purchase(saleOf("NWAIR20", paidBy(byCard(2000, instruments.card, { pin }))))).toMatchObject({ status: 201 });
  });

  test("accounts and rewards always pay", async () => {
    const methods = [{ type: "ACCOUNT", amount: rand(1500) }, { type: "REWARD", amount: rand(500), rewardCode: "R" }];
    expect(await newTill().purchase(saleOf("NWAIR20", paidBy(...methods)))).toMatchObject({ status: 201 });
  });
});

describe("float and daily limits", () => {
  test("a float is debited, kept on confirmation, given back once on reversal", async () => {
    const till = newTill("70010002");
    const float = async () => ((await till.data("client", "70010002"))?.["float"] as { amount: number }).amount;
    const [kept, undone] = [saleOf("NWAIR20"), saleOf("NWAIR20")];
    await till.purchase(kept);
    await till.provision(undone);
    expect(await float()).toBe(1000);
    expect(await till.purchase(saleOf("NWAIR20"))).toMatchObject(refusal(400, "INSUFFICIENT_FUNDS"));
    await till.confirm(kept.id);
    await till.reverseVoucher(undone.id);
    await till.reverseVoucher(undone.id);
    expect(await float()).toBe(3000);
  });

  test("a client's daily limit is given back on reversal, and new every day", async () => {
    const till = newTill("70010004");
    const buy = () => till.purchase(saleOf("NWAIRVAR", asking(15_000)));
    const { body } = await buy();
    expect(await buy()).toMatchObject(refusal(400, "LIMIT_EXCEEDED"));
    await till.reverse(body["id"] as string);
    expect(await buy()).toMatchObject({ status: 201 });
    till.space.clock({ advanceSeconds: 86_400 });
    expect(await buy()).toMatchObject({ status: 201 });
  });

  test("a number has a daily limit of its own", async () => {
    const till = newTill();
    const top = (productId: string) => till.purchase(saleOf(productId, to("27710000006")));
    expect(await top("NWDATA1GB")).toMatchObject({ status: 201 });
    expect(await top("NWDATAOLD")).toMatchObject(refusal(400, "LIMIT_EXCEEDED"));
    expect(await top("NWSMS100")).toMatchObject({ status: 201 });
  });
});
