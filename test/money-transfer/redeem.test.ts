import type { ProviderEntity } from "../../src/families/money-transfer/entities";
import { rule } from "../support/rules";
import {
  declined,
  final,
  orderOf,
  orders,
  pendingRedemption,
  providers,
  rand,
  receiver,
  recipient,
  redemptionOf,
  rightPin,
  useMoneyTransfer,
  wallet,
  wrongPin,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();
const none = { pin: undefined };

describe("redeemOrder", () => {
  test(`${rule("MT-06", "MT-21")} an order is redeemed at the counter, and confirmed`, async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder(rightPin);
    const message = redemptionOf(ref, {
      amount: rand(150000),
      settlementEntity: { id: "50000001", name: "Clearwell" },
    });
    const { status, body, headers } = await till.send("redeemOrder", message);
    expect(status).toBe(201);
    expect(headers["location"]).toBe("/moneytransfer/v2/orders/redemptions");
    expect(body).toMatchObject({
      id: message.id,
      time: message["time"],
      orderId: id,
      amount: rand(150000),
      amounts: { approvedAmount: rand(150000) },
    });
    expect((body["thirdPartyIdentifiers"] as unknown[]).length).toBe(3);
    expect(body).not.toHaveProperty("pin");
    expect(await till.data("order", ref)).toMatchObject({
      state: "REDEEMING",
      status: "UNREDEEMED",
    });
    expect((await till.lookup(ref)).body).toMatchObject({
      statusDescription: "A redemption waits for its confirmation",
    });
    expect((await till.advise("confirmRedeem", message.id, final(150000))).status).toBe(202);
    expect((await till.lookup(ref)).body).toMatchObject({ status: "REDEEMED" });
  });

  test("by its second reference as well", async () => {
    const till = newTill();
    const { alt, ref } = await till.newOrder();
    expect((await till.redeem(alt)).status).toBe(201);
    expect(await till.state(ref)).toBe("REDEEMING");
  });

  test("a reversed redemption gives the order back; it is redeemed under a new id", async () => {
    const till = newTill();
    const { ref } = await till.newOrder();
    const { body } = await till.redeem(ref);
    expect((await till.advise("reverseRedeem", body["id"] as string)).status).toBe(202);
    expect(await till.state(ref)).toBe("ACTIVE");
    expect(await till.advise("confirmRedeem", body["id"] as string)).toMatchObject(
      declined("UNABLE_TO_REDEEM", { state: "REVERSED" }),
    );
    const again = (await till.redeem(ref)).body["id"] as string;
    await till.advise("confirmRedeem", again);
    expect(await till.advise("reverseRedeem", again)).toMatchObject(
      declined("ALREADY_REDEEMED", { state: "CONFIRMED" }),
    );
    expect(await till.state(ref)).toBe("REDEEMED");
  });

  test.each([
    ["an unknown reference", "70019999999999999999", {}, "UNABLE_TO_LOCATE_RECORD", {}],
    [
      "the order of another receiver",
      orders.active,
      receiver(providers.cedar),
      "UNABLE_TO_LOCATE_RECORD",
      {},
    ],
    [
      "an order that is not confirmed",
      orders.created,
      {},
      "UNABLE_TO_REDEEM",
      { state: "CREATED" },
    ],
    ["a reversed order", orders.reversed, {}, "UNABLE_TO_REDEEM", { state: "REVERSED" }],
    ["a cancelled order", orders.cancelled, {}, "UNABLE_TO_REDEEM", { state: "CANCELLED" }],
    ["an expired order", orders.expired, {}, "UNABLE_TO_REDEEM", { state: "EXPIRED" }],
    ["an order on hold", orders.onHold, {}, "UNABLE_TO_REDEEM", { state: "ON_HOLD" }],
    ["a redeemed order", orders.redeemed, {}, "ALREADY_REDEEMED", { state: "REDEEMED" }],
    [
      "an order that is being redeemed",
      orders.redeeming,
      {},
      "ALREADY_REDEEMED",
      { state: "REDEEMING" },
    ],
    ["a deposit", "ALT-ELM-1", receiver(providers.elm), "INVALID_REDEEM_REF", {}],
    [
      "a deposit by its remittance reference",
      orders.deposit,
      receiver(providers.elm),
      "INVALID_REDEEM_REF",
      {},
    ],
    [
      "a higher amount",
      orders.active,
      { amount: rand(150001) },
      "INVALID_AMOUNT",
      { orderAmount: rand(150000) },
    ],
    ["a lower amount", orders.active, { amount: rand(149999) }, "INVALID_AMOUNT", {}],
    ["another currency", orders.active, { amount: rand(150000, "840") }, "INVALID_AMOUNT", {}],
    [
      "an amount among amounts",
      orders.active,
      { amounts: { requestAmount: rand(1) } },
      "INVALID_AMOUNT",
      {},
    ],
    [
      "a recipient other than the order's",
      orders.dogwood,
      { ...receiver(providers.dogwood), recipientDetails: { ...recipient, idNumber: "1" } },
      "CUSTOMER_CHECK_FAILED",
      {},
    ],
    [
      "a recipient without a number",
      orders.dogwood,
      { ...receiver(providers.dogwood), recipientDetails: { firstName: "T" } },
      "CUSTOMER_CHECK_FAILED",
      {},
    ],
    [
      "no recipient",
      orders.dogwood,
      receiver(providers.dogwood),
      "FORMAT_ERROR",
      { formatErrors: [{ field: "recipientDetails" }] },
    ],
  ])("%s is refused, and changes nothing", async (_name, reference, parts, errorType, facts) => {
    const till = newTill();
    const before = await till.all();
    expect(await till.redeem(reference, parts)).toMatchObject(declined(errorType, facts));
    expect(await till.all()).toEqual(before);
  });

  test("amount wins over amounts; without both it is the order's", async () => {
    const till = newTill();
    expect(
      (
        await till.redeem(orders.active, {
          amount: rand(150000),
          amounts: { requestAmount: rand(1) },
        })
      ).status,
    ).toBe(201);
    expect((await till.redeem(orders.withoutPin)).status).toBe(201);
    expect(
      (
        await till.redeem(orders.dogwood, {
          ...receiver(providers.dogwood),
          recipientDetails: recipient,
        })
      ).status,
    ).toBe(201);
  });

  test("the pending redemption of the fixtures may be confirmed or reversed", async () => {
    const till = newTill();
    expect((await till.advise("reverseRedeem", pendingRedemption)).status).toBe(202);
    expect(await till.state(orders.redeeming)).toBe("ACTIVE");
  });

  test("without positive advices an order is redeemed unconfirmed, and cannot be reversed any more", async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder(receiver(providers.birch), false);
    const redemption = (await till.redeem(ref, receiver(providers.birch))).body["id"] as string;
    expect(await till.advise("reversePayment", id)).toMatchObject(
      declined("ALREADY_REDEEMED", { state: "REDEEMING" }),
    );
    expect((await till.advise("confirmPayment", id)).status).toBe(202);
    expect((await till.advise("reverseRedeem", redemption)).status).toBe(202);
    expect(await till.state(ref)).toBe("CREATED");
  });

  test("without positive advices a confirmed redemption is stored, and the order is redeemed all the same", async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder(receiver(providers.birch), false);
    const redemption = (await till.redeem(ref, receiver(providers.birch))).body["id"] as string;
    expect((await till.advise("confirmRedeem", redemption)).status).toBe(202);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ operation: "confirmRedeem", state: "STORED", attempts: 0 }),
    ]);
    expect((await till.lookup(ref, providers.birch)).body).toMatchObject({ status: "REDEEMED" });
    expect(await till.redeem(ref, receiver(providers.birch))).toMatchObject(
      declined("ALREADY_REDEEMED", { state: "REDEEMED" }),
    );
    expect(await till.advise("reversePayment", id)).toMatchObject(
      declined("ALREADY_REDEEMED", { state: "REDEEMED" }),
    );
  });

  test("of two tills that redeem an order at once, one pays out", async () => {
    const till = newTill();
    const replies = await Promise.all(Array.from({ length: 8 }, () => till.redeem(orders.active)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 400),
    ]);
  });
});

describe("PINs", () => {
  test(`${rule("MT-22")} three wrong ones lock the order, also for the right one; an update of its status opens it again`, async () => {
    const till = newTill();
    for (const attemptsLeft of [2, 1, 0]) {
      expect(await till.redeem(orders.active, wrongPin)).toMatchObject(
        declined("INCORRECT_PIN", { attemptsLeft }),
      );
    }
    expect(await till.redeem(orders.active)).toMatchObject(declined("PIN_RETRIES_EXCEEDED"));
    expect(await till.data("order", orders.active)).toMatchObject({
      state: "ACTIVE",
      status: "ON_HOLD",
      pinFailures: 3,
      pinLocked: true,
    });
    expect((await till.lookup(orders.active)).body).toMatchObject({
      status: "ON_HOLD",
      statusDescription: "Too many wrong PINs",
    });
    await till.update("UNREDEEMED", { orderRedeemRef: orders.active });
    expect((await till.redeem(orders.active)).status).toBe(201);
  });

  test("one that is absent counts as wrong; hexadecimal letters are the same in any case; the count outlives a reversal", async () => {
    const till = newTill();
    expect(await till.redeem(orders.active, none)).toMatchObject(
      declined("INCORRECT_PIN", { attemptsLeft: 2 }),
    );
    const { status, body } = await till.redeem(orders.active, {
      pin: { pinBlock: "5c0e91a7d2b4f638" },
    });
    expect(status).toBe(201);
    await till.advise("reverseRedeem", body["id"] as string);
    expect(await till.data("order", orders.active)).toMatchObject({
      state: "ACTIVE",
      pinFailures: 1,
    });
  });

  test("the third and the fourth wrong one", async () => {
    const till = newTill();
    expect(await till.redeem(orders.lastTry, wrongPin)).toMatchObject(
      declined("INCORRECT_PIN", { attemptsLeft: 0 }),
    );
    expect(await till.redeem(orders.lastTry, wrongPin)).toMatchObject(
      declined("PIN_RETRIES_EXCEEDED"),
    );
    expect(await till.redeem(orders.locked)).toMatchObject(declined("PIN_RETRIES_EXCEEDED"));
  });

  test("an order without one takes any, the amount comes before the PIN, and PINs are not journalled", async () => {
    const till = newTill();
    expect(await till.redeem(orders.active, { ...wrongPin, amount: rand(1) })).toMatchObject(
      declined("INVALID_AMOUNT"),
    );
    expect(await till.data("order", orders.active)).toMatchObject({ pinFailures: 0 });
    expect((await till.redeem(orders.withoutPin, wrongPin)).status).toBe(201);
    expect(JSON.stringify(till.space.messages().exchanges)).not.toContain("0000000000000000");
  });

  test("wrong ones of a cancellation count with those of a redemption", async () => {
    const till = newTill();
    await till.redeem(orders.active, wrongPin);
    expect(await till.cancel(orders.active, wrongPin)).toMatchObject(
      declined("INCORRECT_PIN", { attemptsLeft: 1 }),
    );
    expect(await till.cancel(orders.active, wrongPin)).toMatchObject(
      declined("INCORRECT_PIN", { attemptsLeft: 0 }),
    );
    expect(await till.cancel(orders.active, rightPin)).toMatchObject(
      declined("PIN_RETRIES_EXCEEDED"),
    );
    expect((await till.cancel(orders.active)).status).toBe(200);
  });

  test("a provider may need one to cancel", async () => {
    const till = newTill();
    expect(await till.cancel(orders.dogwood, receiver(providers.dogwood))).toMatchObject(
      declined("INCORRECT_PIN"),
    );
    expect(
      (await till.cancel(orders.dogwood, { ...receiver(providers.dogwood), ...rightPin })).status,
    ).toBe(200);
  });
});

describe("deposits", () => {
  test("a provider without positive advices pays a deposit out too, once its payment is confirmed", async () => {
    const till = newTill();
    const birch = {
      ...receiver(providers.birch),
      recipientDetails: { accountDetails: { type: "BANK", accountId: "62000001" } },
    };
    const { body } = await till.create(1000, birch);
    const { issuerReference } = body["slipData"] as { issuerReference: string };
    expect(await till.state(issuerReference)).toBe("CREATED");
    expect((await till.advise("confirmPayment", body["id"] as string)).status).toBe(202);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({ operation: "confirmPayment", state: "STORED" }),
    ]);
    expect(await till.state(issuerReference)).toBe("REDEEMED");
  });

  test("are paid out some time after their confirmation, and cannot be redeemed or then cancelled", async () => {
    const till = newTill();
    const { body } = await till.create(1000, { ...receiver(providers.elm), ...wallet });
    const { issuerReference: ref } = body["slipData"] as { issuerReference: string };
    const ask = async () =>
      (await till.get("/orders", { remittanceRef: ref, receiverId: providers.elm })).body["status"];
    till.advance(60);
    await till.advise("confirmPayment", body["id"] as string);
    expect(await ask()).toBe("UNREDEEMED");
    till.advance(4);
    expect(await till.state(ref)).toBe("ACTIVE");
    till.advance(1);
    expect(await ask()).toBe("REDEEMED");
    expect(await till.cancel(ref, receiver(providers.elm))).toMatchObject(
      declined("ALREADY_REDEEMED", { state: "REDEEMED" }),
    );
  });

  test("a cancellation names the remittance reference in orderRedeemRef, and repeats it", async () => {
    const till = newTill();
    const { status, body } = await till.cancel(orders.deposit, receiver(providers.elm));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderRedeemRef: orders.deposit,
      orderRedeemRefAlt: "ALT-ELM-1",
      amount: rand(150000),
    });
    expect(await till.state(orders.deposit)).toBe("CANCELLED");
  });
});

describe("an order that is paid out in another currency", () => {
  const across = { ...receiver(providers.across), ...rightPin };

  test("takes rand, and gives dollars at the market's rate", async () => {
    const till = newTill();
    const order = orderOf(150000, across);
    const created = await till.send("createOrder", order);
    expect(created).toMatchObject({
      status: 201,
      body: {
        amount: rand(150000),
        amounts: {
          approvedAmount: rand(150000),
          feeAmount: rand(3000),
          additionalAmounts: { payoutAmount: rand(8220, "840") },
        },
      },
    });
    await till.advise("confirmPayment", order.id);
    const orderRedeemRef = created.body["orderRedeemRef"] as string;
    const looked = await till.lookup(orderRedeemRef, providers.across);
    expect(looked.body).toMatchObject({ amount: rand(8220, "840"), status: "UNREDEEMED" });
    expect(
      await till.send(
        "redeemOrder",
        redemptionOf(orderRedeemRef, { ...across, amount: rand(150000) }),
      ),
    ).toMatchObject(declined("INVALID_AMOUNT"));
    const redemption = redemptionOf(orderRedeemRef, { ...across, amount: rand(8220, "840") });
    expect(await till.send("redeemOrder", redemption)).toMatchObject({
      status: 201,
      body: { amount: rand(8220, "840"), amounts: { approvedAmount: rand(8220, "840") } },
    });
    const { status } = await till.advise("confirmRedeem", redemption.id, final(8220, "840"));
    expect(status).toBe(202);
    const { ledgerEntries = [], orders: all = [] } = await till.all();
    expect(ledgerEntries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["PAY_IN", rand(150000)],
      ["PAY_OUT", rand(-8220, "840")],
    ]);
    expect(all.find(({ orderId }) => orderId === order.id)).toMatchObject({
      amount: rand(150000),
      payout: rand(8220, "840"),
      state: "REDEEMED",
    });
  });

  test("goes back to its sender as it was paid in", async () => {
    const till = newTill();
    const { ref } = await till.newOrder(across);
    expect(await till.cancel(ref, receiver(providers.across))).toMatchObject({
      status: 200,
      body: { amount: rand(150000) },
    });
  });

  test.each([
    ["392", "048", 1_500_000, 1_500_000 * 10],
    ["048", "392", 15_000, 2],
  ])("knows how many decimals a currency has: %s to %s", async (from, to, amount, payout) => {
    const till = newTill();
    const { entity } = await till.space.entity("money-transfer", "providers", providers.across);
    till.space.put("money-transfer", "providers", {
      ...(entity as ProviderEntity),
      currencies: [from],
      payoutCurrency: to,
      dailyLimit: 100_000_000,
      monthlyLimit: 100_000_000,
    });
    till.space.put("money-transfer", "rates", {
      pair: `${from}-${to}`,
      rate: from === "392" ? 0.01 : 0.1,
    });
    const { body } = await till.create(amount, { ...across, amount: rand(amount, from) });
    expect(body["amounts"]).toMatchObject({
      additionalAmounts: { payoutAmount: rand(payout, to) },
    });
  });

  test("cannot be taken in where nobody has a rate, or where it is worth nothing", async () => {
    const till = newTill();
    const { entity } = await till.space.entity("money-transfer", "providers", providers.across);
    till.space.put("money-transfer", "providers", {
      ...(entity as ProviderEntity),
      currencies: ["710", "392"],
    });
    expect(await till.create(1000, { ...across, amount: rand(1000, "392") })).toMatchObject(
      declined("INVALID_AMOUNT", { reason: "There is no rate from 392 to 840." }),
    );
    expect(await till.create(1, across)).toMatchObject(
      declined("INVALID_AMOUNT", {
        reason: "The amount is worth nothing in the currency of the payout.",
      }),
    );
  });
});
