import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  asking,
  codes,
  merchant,
  offer,
  parties,
  provisionOf,
  rand,
  refusal,
  till as institution,
  useVouchers,
} from "../support/messages/voucher";
import { withoutIds } from "../support/without-ids";

const { newTill } = useVouchers();
const pin = (value: string) => ({ type: "CLEAR_PIN", pin: value });
const codeAndPin = { code: codes.withPin, pin: pin("2468") };

describe("provision", () => {
  test("an answer has everything that the reference says", async () => {
    const till = newTill();
    const message = provisionOf("BLV0050", {
      rrn: "606109000917",
      stan: "17",
      basketRef: "B1",
      tranType: "GOODS_AND_SERVICES",
      srcAccType: "DEFAULT",
      destAccType: "CHEQUE",
      ...asking(5000),
      tenders: [{ tenderType: "CASH", amount: rand(5000) }],
      posInfo: {
        entryMode: { panEntryMode: "BARCODE", pinEntryCapability: "CAN_ACCEPT" },
        posConditionCode: "NORMAL_PRESENTMENT",
      },
    });
    const { status, body } = await till.provision(message);
    const { tenders: _tenders, ...echoed } = message;
    expect(status).toBe(201);
    expect(body).toEqual({
      ...echoed,
      settlementEntity: parties.coastline,
      receiver: parties.brightleaf,
      thirdPartyIdentifiers: [
        { institutionId: institution.id, transactionIdentifier: "HTS-000917" },
        {
          institutionId: "70030001",
          transactionIdentifier: expect.stringMatching(/^S[0-9A-Z]{12}$/) as string,
        },
        {
          institutionId: "60020001",
          transactionIdentifier: expect.stringMatching(/^[0-9A-Z]{12}$/) as string,
        },
      ],
      slipData: {
        messageLines: [
          { text: "Brightleaf Vouchers voucher 50.00" },
          { text: "Keep this slip safe." },
        ],
        issuerReference: expect.stringMatching(/^[0-9A-Z]{12}$/) as string,
      },
      amounts: {
        requestAmount: rand(5000),
        approvedAmount: { ...rand(5000), ledgerIndicator: "CREDIT" },
      },
      voucher: {
        code: expect.stringMatching(/^44\d{11}$/) as string,
        expiryDate: "2034-03-03T23:59:59.000Z",
        redeemInstructions: ["Give this code to the cashier.", "Valid at all partner stores."],
        serialNumber: expect.stringMatching(/^BLS[0-9A-Z]{12}$/) as string,
      },
    });
    const { code } = body["voucher"] as { code: string };
    expect(await till.standing(code)).toEqual(["ISSUED", 5000]);
    expect(await till.redeem(offer(code))).toMatchObject(refusal(400, "VOUCHER_NOT_REDEEMABLE"));
    await till.confirm("provision", message.id);
    expect(await till.standing(code)).toEqual(["ACTIVE", 5000]);
  });

  test("what was sent of institutions, identifiers and slip stays; nobody is named twice", async () => {
    const message = provisionOf("BLV0050", {
      settlementEntity: { id: "9001", name: "Own Switch" },
      receiver: parties.brightleaf,
      thirdPartyIdentifiers: [
        { institutionId: "9001", transactionIdentifier: "A" },
        { institutionId: "60020001", transactionIdentifier: "B" },
      ],
      slipData: { messageLines: [{ text: "Ours" }], slipWidth: 40 },
    });
    const { body } = await newTill().provision(message);
    expect(body).toMatchObject({
      settlementEntity: message["settlementEntity"],
      receiver: message["receiver"],
      thirdPartyIdentifiers: message["thirdPartyIdentifiers"],
      slipData: { messageLines: [{ text: "Ours" }], slipWidth: 40 },
    });
    expect(body["thirdPartyIdentifiers"]).toHaveLength(2);
  });

  test.each([
    ["a fixed price, unasked", provisionOf("BLV0050"), 5000],
    ["a fixed price, asked", provisionOf("BLV0050", asking(5000)), 5000],
    ["the lowest value", provisionOf("BLVFLEX", asking(1000)), 1000],
    ["the highest value", provisionOf("BLVFLEX", asking(500_000)), 500_000],
    ["any value without a product", provisionOf(undefined, asking(1)), 1],
  ])("%s", async (_what, message, amount) => {
    const { status, body } = await newTill().provision(message);
    expect(status).toBe(201);
    expect(body["amounts"]).toMatchObject({
      approvedAmount: { amount, currency: "710", ledgerIndicator: "CREDIT" },
    });
  });

  test("an open value has no amounts", async () => {
    const { status, body } = await newTill().provision(provisionOf());
    expect(status).toBe(201);
    expect(body["amounts"]).toBeUndefined();
  });

  test.each([
    ["another amount than the price", provisionOf("BLV0050", asking(5001)), "INVALID_AMOUNT"],
    ["another currency", provisionOf("BLV0050", asking(5000, "840")), "INVALID_AMOUNT"],
    ["below the limit", provisionOf("BLVFLEX", asking(999)), "INVALID_AMOUNT"],
    ["above the limit", provisionOf("BLVFLEX", asking(500_001)), "INVALID_AMOUNT"],
    ["no amount for a variable value", provisionOf("BLVFLEX"), "INVALID_AMOUNT"],
    ["zero", provisionOf(undefined, asking(0)), "INVALID_AMOUNT"],
    ["below zero", provisionOf(undefined, asking(-5)), "INVALID_AMOUNT"],
    ["a product that is not known", provisionOf("NOSUCH"), "TRANSACTION_NOT_SUPPORTED"],
    ["a product that is not on sale", provisionOf("BLVOLD"), "TRANSACTION_NOT_SUPPORTED"],
    [
      "a code that exists",
      provisionOf("BLV0050", { voucher: { code: codes.active } }),
      "VOUCHER_ALREADY_PROVISIONED",
    ],
    [
      "a code where none may be chosen",
      provisionOf("OWLPIN10", { voucher: { code: "MINE-1" } }),
      "FUNCTION_NOT_SUPPORTED",
    ],
    [
      "no route to the receiver",
      provisionOf(undefined, { receiver: parties.deadend }),
      "ROUTING_ERROR",
    ],
    [
      "no route to the settlement entity",
      provisionOf(undefined, { settlementEntity: parties.landslide }),
      "ROUTING_ERROR",
    ],
  ])("%s", async (_what, message, errorType) => {
    const till = newTill();
    const reply = await till.provision(message);
    expect(reply).toMatchObject(
      refusal(400, errorType, {
        id: message.id,
        requestType: "PROVISION_REQUEST",
        detailMessage: { freeString: expect.any(String) as string },
      }),
    );
    expect(reply.body).not.toHaveProperty("originalId");
    expect(till.last().stateAfter).toBe("DECLINED");
  });

  test("a code of the client's choice, and one that is empty", async () => {
    const till = newTill();
    expect(
      await till.provision(provisionOf("BLV0050", { voucher: { code: "MY-OWN-1" } })),
    ).toMatchObject({ status: 201, body: { voucher: { code: "MY-OWN-1" } } });
    const { body } = await till.provision(provisionOf("BLV0050", { voucher: { code: "" } }));
    expect((body["voucher"] as { code: string }).code).toMatch(/^44\d{11}$/);
  });

  test("a voucher with a PIN: issued with it, redeemed with it, and never shown it again", async () => {
    const till = newTill();
    const message = provisionOf("OWLPIN10");
    const { body } = await till.provision(message);
    const { code, pin: issued } = body["voucher"] as { code: string; pin: unknown };
    expect(issued).toEqual({ type: "CLEAR_PIN", pin: expect.stringMatching(/^\d{4}$/) as string });
    await till.confirm("provision", message.id);
    expect(await till.redeem(offer(code))).toMatchObject(refusal(400, "INVALID_VOUCHER"));
    const redeemed = await till.redeem(offer(code, { voucher: { code, pin: issued } }));
    expect(redeemed.status).toBe(201);
    expect(redeemed.body["voucher"]).not.toHaveProperty("pin");
    expect(withoutIds(JSON.stringify(till.space.messages()))).not.toContain(
      (issued as { pin: string }).pin + '"',
    );
  });
});

describe("redemption", () => {
  test.each([
    ["the whole value", {}, 5000],
    ["less: the rest is forfeited", asking(4650), 4650],
    ["exactly the value", asking(5000), 5000],
  ])("%s", async (_what, parts, amount) => {
    const till = newTill();
    const { status, body } = await till.redeem(offer(codes.active, parts));
    expect(status).toBe(201);
    expect(body["amounts"]).toEqual({
      ...(parts as { amounts?: object }).amounts,
      approvedAmount: rand(amount),
      balanceAmount: rand(0),
    });
    expect(body["voucher"]).toEqual({
      code: codes.active,
      expiryDate: "2099-12-31T23:59:59.000Z",
      serialNumber: "BLS0000001",
    });
    expect(body["slipData"]).toMatchObject({
      messageLines: [{ text: `Voucher redeemed ${(amount / 100).toFixed(2)}` }],
    });
    expect(await till.standing(codes.active)).toEqual(["REDEEMED", 0]);
  });

  test("an open value: no amounts when none was asked, any when one was", async () => {
    expect((await newTill().redeem(offer(codes.open))).body["amounts"]).toBeUndefined();
    expect((await newTill().redeem(offer(codes.open, asking(777)))).body["amounts"]).toMatchObject({
      approvedAmount: rand(777),
    });
  });

  test.each([
    ["a code that was never issued", offer(codes.unknown), "INVALID_VOUCHER"],
    ["no PIN", offer(codes.withPin), "INVALID_VOUCHER"],
    [
      "a wrong PIN",
      offer(codes.withPin, { voucher: { ...codeAndPin, pin: pin("2469") } }),
      "INVALID_VOUCHER",
    ],
    [
      "a PIN in another form",
      offer(codes.withPin, {
        voucher: { ...codeAndPin, pin: { type: "HASHED_PIN", hash: "2468" } },
      }),
      "INVALID_VOUCHER",
    ],
    ["an issued voucher", offer(codes.issued), "VOUCHER_NOT_REDEEMABLE"],
    ["a cancelled voucher", offer(codes.cancelled), "VOUCHER_NOT_REDEEMABLE"],
    ["an expired voucher", offer(codes.expired), "VOUCHER_NOT_REDEEMABLE"],
    ["a blocked voucher", offer(codes.blocked), "VOUCHER_NOT_REDEEMABLE"],
    ["a redeemed voucher", offer(codes.redeemed), "VOUCHER_ALREADY_REDEEMED"],
    ["a confirmed one", offer(codes.confirmed), "VOUCHER_ALREADY_REDEEMED"],
    ["one whose refund is not confirmed", offer(codes.refundPending), "VOUCHER_ALREADY_REDEEMED"],
    ["more than the value", offer(codes.small, asking(101)), "INSUFFICIENT_AMOUNT"],
    ["zero", offer(codes.active, asking(0)), "INVALID_AMOUNT"],
    ["below zero", offer(codes.active, asking(-1)), "INVALID_AMOUNT"],
    ["another currency", offer(codes.dollars, asking(100)), "INVALID_AMOUNT"],
    [
      "a blocked merchant",
      offer(codes.active, {
        originator: {
          institution: institution,
          terminalId: "HTS00417",
          merchant: { ...merchant, merchantId: "BLOCKED00000001" },
        },
      }),
      "INVALID_MERCHANT",
    ],
    ["no route", offer(codes.active, { receiver: parties.deadend }), "ROUTING_ERROR"],
  ])("%s", async (_what, message, errorType) => {
    const till = newTill();
    const data = till.space.data();
    const reply = await till.redeem(message);
    expect(reply).toMatchObject(
      refusal(400, errorType, {
        id: message.id,
        requestType: "REDEMPTION_REQUEST",
        detailMessage: { freeString: expect.any(String) as string },
      }),
    );
    expect(withoutIds(reply.text)).not.toContain("2469");
    expect(till.space.data()).toEqual(data);
  });

  test("the right PIN, and one that nobody asked for", async () => {
    expect((await newTill().redeem(offer(codes.withPin, { voucher: codeAndPin }))).status).toBe(
      201,
    );
    expect(
      (
        await newTill().redeem(
          offer(codes.active, { voucher: { code: codes.active, pin: pin("1") } }),
        )
      ).status,
    ).toBe(201);
  });

  test("a voucher expires by the clock of the data space", async () => {
    const till = newTill();
    till.space.clock({ set: "2099-12-31T23:59:58.999Z" });
    const early = offer(codes.active);
    expect((await till.redeem(early)).status).toBe(201);
    await till.reverse("redemption", early.id);
    till.space.clock({ advanceSeconds: 0.001 });
    expect(await till.redeem(offer(codes.active))).toMatchObject(
      refusal(400, "VOUCHER_NOT_REDEEMABLE"),
    );
  });

  test("a reversed one may be redeemed again, with a new id; the first reversal may be repeated then", async () => {
    const till = newTill();
    const [first, second] = [offer(codes.active), offer(codes.active, asking(10))];
    await till.redeem(first);
    expect((await till.reverse("redemption", first.id)).status).toBe(202);
    expect(await till.standing(codes.active)).toEqual(["ACTIVE", 5000]);
    expect((await till.redeem(second)).status).toBe(201);
    expect((await till.reverse("redemption", first.id)).status).toBe(202);
    expect(await till.standing(codes.active)).toEqual(["REDEEMED", 0]);
    expect(await till.redeem(offer(codes.active))).toMatchObject(
      refusal(400, "VOUCHER_ALREADY_REDEEMED"),
    );
  });
});

describe("refund", () => {
  const named = {
    redemptionId: "7B0C3F52-41DE-4C19-9A63-0D5E8F2B7A10",
    receiverTransactionRef: "R-BLS0000006",
  };

  test.each([
    ["all of it", {}, 5000],
    ["less", asking(4000), 4000],
    ["with the redemption named", named, 5000],
  ])("%s", async (_what, parts, amount) => {
    const till = newTill();
    const message = offer(codes.confirmed, parts);
    const { status, body } = await till.refund(message);
    expect(status).toBe(201);
    expect(body["amounts"]).toMatchObject({ approvedAmount: rand(amount) });
    expect(body).not.toHaveProperty("redemptionId");
    expect(body).not.toHaveProperty("receiverTransactionRef");
    expect(await till.standing(codes.confirmed)).toEqual(["REFUND_PENDING", 0]);
    await till.confirm("refund", message.id);
    expect(await till.standing(codes.confirmed)).toEqual(["ACTIVE", amount]);
    expect((await till.redeem(offer(codes.confirmed, asking(amount)))).status).toBe(201);
  });

  test.each([
    ["an issued voucher", offer(codes.issued), "VOUCHER_NOT_REDEEMED"],
    [`${rule("VB-19")} an active voucher`, offer(codes.active), "VOUCHER_NOT_REDEEMED"],
    ["a cancelled voucher", offer(codes.cancelled), "VOUCHER_NOT_REDEEMED"],
    ["a blocked voucher", offer(codes.blocked), "VOUCHER_NOT_REDEEMED"],
    ["a redemption that is not confirmed", offer(codes.redeemed), "REDEMPTION_NOT_CONFIRMED"],
    ["a second refund", offer(codes.refundPending), "VOUCHER_ALREADY_REFUNDED"],
    ["a code that was never issued", offer(codes.unknown), "INVALID_VOUCHER"],
    [
      `${rule("VB-20")} another redemption`,
      offer(codes.confirmed, { redemptionId: v4() }),
      "UNABLE_TO_LOCATE_RECORD",
    ],
    [
      "another reference",
      offer(codes.confirmed, { receiverTransactionRef: "R-17" }),
      "UNABLE_TO_LOCATE_RECORD",
    ],
    ["a vendor that does not refund", offer(codes.noRefunds), "FUNCTION_NOT_SUPPORTED"],
    ["zero", offer(codes.confirmed, asking(0)), "INVALID_AMOUNT"],
    ["below zero", offer(codes.confirmed, asking(-1)), "INVALID_AMOUNT"],
    ["more than was redeemed", offer(codes.confirmed, asking(5001)), "INVALID_AMOUNT"],
    ["another currency", offer(codes.confirmed, asking(1, "840")), "INVALID_AMOUNT"],
  ])("%s", async (_what, message, errorType) => {
    const till = newTill();
    const data = till.space.data();
    expect(await till.refund(message)).toMatchObject(
      refusal(400, errorType, { id: message.id, requestType: "REFUND_REQUEST" }),
    );
    expect(till.space.data()).toEqual(data);
  });

  test("an expired voucher may be refunded", async () => {
    const till = newTill();
    till.space.clock({ set: "2100-01-01T00:00:00Z" });
    expect((await till.refund(offer(codes.confirmed))).status).toBe(201);
  });

  test("a voucher that may not be used again is blocked, and stays so", async () => {
    const till = newTill();
    const [redemption, refund] = [
      offer(codes.withPin, { voucher: codeAndPin }),
      offer(codes.withPin),
    ];
    await till.redeem(redemption);
    await till.confirm("redemption", redemption.id);
    expect((await till.refund(refund)).status).toBe(201);
    await till.confirm("refund", refund.id);
    expect(await till.standing(codes.withPin)).toEqual(["BLOCKED", 0]);
    expect(await till.redeem(offer(codes.withPin, { voucher: codeAndPin }))).toMatchObject(
      refusal(400, "VOUCHER_NOT_REDEEMABLE"),
    );
  });

  test("a refund with a wrong PIN", async () => {
    const till = newTill();
    const redemption = offer(codes.withPin, { voucher: codeAndPin });
    await till.redeem(redemption);
    await till.confirm("redemption", redemption.id);
    expect(
      await till.refund(offer(codes.withPin, { voucher: { code: codes.withPin, pin: pin("1") } })),
    ).toMatchObject(refusal(400, "INVALID_VOUCHER"));
  });

  test("a reversed refund can be sent again", async () => {
    const till = newTill();
    const refund = offer(codes.confirmed, asking(10));
    await till.refund(refund);
    await till.reverse("refund", refund.id);
    expect(await till.standing(codes.confirmed)).toEqual(["REDEEMED_CONFIRMED", 0]);
    expect((await till.refund(offer(codes.confirmed))).body["amounts"]).toMatchObject({
      approvedAmount: rand(5000),
    });
  });
});
