import {
  adviceFor,
  base,
  cancellationOf,
  declined,
  orderOf,
  orders,
  providers,
  rand,
  receiver,
  redemptionOf,
  refusal,
  useMoneyTransfer,
} from "../support/messages/money-transfer";
import { until, untilHeld } from "../support/standin";

const { newTill } = useMoneyTransfer();
const timedOut = { reversalReason: "TIMEOUT" };
const notFinal = { reversalReason: "RESPONSE_NOT_FINAL" };

function tillIn(scenario: string) {
  const till = newTill();
  till.space.scenario(`money-transfer-${scenario}`);
  const silent = async (reply: Promise<unknown>) => {
    await until(() => till.space.messages().exchanges.length > 0);
    return reply.then(
      () => "answered",
      () => "silent",
    );
  };
  return { till, silent };
}

describe("the scenarios that come with the family, and a POS that does right", () => {
  test.each([
    ["order-answer-lost", "CREATED"],
    ["order-lost-before-processing", undefined],
  ])("money-transfer-%s", async (scenario, state) => {
    const { till, silent } = tillIn(scenario);
    const message = orderOf(1000);
    const end = silent(till.send("createOrder", message));
    await until(() => till.space.messages().exchanges.length > 0);
    const created = async () =>
      (await till.all())["orders"]?.find(({ orderId }) => orderId === message.id)?.["state"];
    expect(await created()).toBe(state);
    expect((await till.advise("reversePayment", message.id, timedOut)).status).toBe(202);
    expect(await created()).toBe(state === undefined ? undefined : "REVERSED");
    expect((await till.create(1000)).status).toBe(201);
    till.advance(90);
    expect(await end).toBe("silent");
  });

  test("money-transfer-late-order", async () => {
    const { till } = tillIn("late-order");
    const message = orderOf(1000);
    const late = till.send("createOrder", message);
    await untilHeld(till.space);
    expect((await till.advise("reversePayment", message.id, timedOut)).status).toBe(202);
    till.advance(70);
    expect(await late).toMatchObject(declined("TRANSACTION_DECLINED"));
    expect((await till.all())["orders"]?.some(({ orderId }) => orderId === message.id)).toBe(false);
  });

  test("money-transfer-redemption-answer-lost", async () => {
    const { till, silent } = tillIn("redemption-answer-lost");
    const message = redemptionOf(orders.active);
    const end = silent(till.send("redeemOrder", message));
    await until(() => till.space.messages().exchanges.length > 0);
    expect(await till.redeem(orders.active)).toMatchObject(declined("ALREADY_REDEEMED"));
    expect((await till.advise("reverseRedeem", message.id, timedOut)).status).toBe(202);
    const again = await till.redeem(orders.active);
    expect(again.status).toBe(201);
    expect((await till.advise("confirmRedeem", again.body["id"] as string)).status).toBe(202);
    till.advance(90);
    expect(await end).toBe("silent");
  });

  test("money-transfer-redemption-times-out", async () => {
    const { till } = tillIn("redemption-times-out");
    for (const status of [504, 500]) {
      const { status: answered, body } = await till.redeem(orders.active);
      expect(answered).toBe(status);
      expect((await till.advise("reverseRedeem", body["id"] as string, notFinal)).status).toBe(202);
    }
    const { body } = await till.redeem(orders.active);
    await till.advise("confirmRedeem", body["id"] as string);
    expect((await till.all())["ledgerEntries"]).toEqual([
      expect.objectContaining({ kind: "PAY_OUT", amount: rand(-150000) }),
    ]);
  });

  test("money-transfer-confirmation-fails-twice", async () => {
    const { till } = tillIn("confirmation-fails-twice");
    const { id, ref } = await till.newOrder({}, false);
    const confirmation = adviceFor(id);
    const statuses: number[] = [];
    for (let copy = 0; copy < 4; copy += 1)
      statuses.push((await till.send("confirmPayment", confirmation)).status);
    expect(statuses).toEqual([500, 500, 202, 202]);
    expect((await till.redeem(ref)).status).toBe(201);
  });

  test("money-transfer-cancellation-answer-lost", async () => {
    const { till, silent } = tillIn("cancellation-answer-lost");
    const message = cancellationOf(orders.active);
    const end = silent(till.send("cancelOrder", message));
    await until(() => till.space.messages().exchanges.length > 0);
    expect(await till.state(orders.active)).toBe("CANCELLED");
    expect((await till.advise("cancelOrderReversal", message.id, timedOut)).status).toBe(202);
    expect((await till.cancel(orders.active)).status).toBe(200);
    till.advance(90);
    expect(await end).toBe("silent");
  });

  test("money-transfer-provider-down", async () => {
    const { till } = tillIn("provider-down");
    expect(await till.create(1000)).toMatchObject(refusal(503, "UPSTREAM_UNAVAILABLE"));
    expect((await till.create(1000, receiver(providers.birch))).status).toBe(201);
    expect((await till.create(1000)).status).toBe(503);
    expect((await till.create(1000)).status).toBe(201);
  });

  test("money-transfer-slow-delivery", async () => {
    const { till } = tillIn("slow-delivery");
    const { ref } = await till.newOrder();
    const reversed = await till.newOrder({ amount: rand(350000) }, false);
    expect((await till.advise("reversePayment", reversed.id)).status).toBe(202);
    expect(await till.redeem(ref)).toMatchObject(
      declined("UNABLE_TO_REDEEM", { state: "CREATED" }),
    );
    expect(await till.create(1)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED"));
    till.advance(600);
    expect((await till.redeem(ref)).status).toBe(201);
    expect(await till.create(1)).toMatchObject(declined("DAILY_LIMIT_EXCEEDED"));
    till.advance(600);
    expect((await till.create(1)).status).toBe(201);
  });

  test("money-transfer-delivery-fails", async () => {
    const { till } = tillIn("delivery-fails");
    const { ref } = await till.newOrder();
    till.advance(419);
    expect(await till.deliveries()).toEqual([
      expect.objectContaining({
        state: "QUEUED",
        attempts: 3,
        lastError: "Alder Remit answered 503",
      }),
    ]);
    till.advance(1);
    expect((await till.redeem(ref)).status).toBe(201);
  });
});

test("a transfer's whole life: profile, quote, order, confirmation, lookup, redemption, confirmation", async () => {
  const till = newTill();
  const { body: customer } = await till.get("/admin/customers", {
    idNumber: "8604120456083",
    receiverId: providers.alder,
  });
  const { body: quote } = await till.quote(150000, false);
  const { feeAmount } = quote["feeQuote"] as { feeAmount: object };
  const { id, ref, body } = await till.newOrder({
    quoteId: quote["quoteId"],
    fee: feeAmount,
    customerProfileId: customer["customerProfileId"],
  });
  expect(body).toMatchObject({ customerProfileId: "AR40718826", amounts: { feeAmount } });
  expect((await till.lookup(ref)).body).toMatchObject({
    status: "UNREDEEMED",
    amount: rand(150000),
    orderId: id,
  });
  const redemption = await till.redeem(ref);
  expect((await till.advise("confirmRedeem", redemption.body["id"] as string)).status).toBe(202);
  expect((await till.lookup(ref)).body).toMatchObject({ status: "REDEEMED" });
  const { ledgerEntries = [] } = await till.all();
  expect(ledgerEntries.map(({ kind }) => kind).sort()).toEqual(["PAY_IN", "PAY_OUT"]);
});

test("after a reset the same messages give the same answers", async () => {
  const till = newTill();
  const message = orderOf(1000);
  const [first, quote] = [await till.send("createOrder", message), await till.quote(1000, false)];
  till.space.reset();
  expect((await till.send("createOrder", message)).text).toBe(first.text);
  expect((await till.quote(1000, false)).text).toBe(quote.text);
});

test("magic-cents: an order of .93 fails, but its fee is quoted and it can be looked up", async () => {
  const till = newTill();
  till.space.scenario("magic-cents");
  expect((await till.create(1093)).status).toBe(500);
  expect((await till.quote(1093, false)).status).toBe(200);
  const byBody = { ...orderOf(1093), amountIncludesFees: false };
  expect((await till.client.post(`${base}/admin/fees`, byBody)).status).toBe(200);
  expect((await till.create(1090)).status).toBe(201);
});
