import { rule } from "../support/rules";
import {
  cancellationOf,
  creationOf,
  declined,
  orders,
  providers,
  rand,
  receiver,
  refusal,
  useMoneyTransfer,
} from "../support/messages/money-transfer";

const { newTill } = useMoneyTransfer();

describe("cancelOrder", () => {
  test(`${rule("MT-11", "MT-25")} the sender gets the money back; the reversal of the cancellation gives the order back`, async () => {
    const till = newTill();
    const message = cancellationOf(orders.active, {
      orderRedeemRefAlt: `ALT-${orders.active}`,
      idNumber: "8604120456083",
    });
    const { status, body } = await till.send("cancelOrder", message);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: message.id,
      time: message["time"],
      amount: rand(150000),
      orderRedeemRef: orders.active,
      orderRedeemRefAlt: `ALT-${orders.active}`,
      orderId: creationOf(orders.active),
    });
    expect((await till.lookup(orders.active)).body).toMatchObject({ status: "CANCELLED" });
    expect((await till.all())["ledgerEntries"]).toEqual([
      expect.objectContaining({
        kind: "REFUND",
        requestId: message.id,
        orderId: creationOf(orders.active),
        amount: rand(-150000),
      }),
    ]);
    expect((await till.advise("cancelOrderReversal", message.id)).status).toBe(202);
    expect(await till.state(orders.active)).toBe("ACTIVE");
    expect((await till.all())["ledgerEntries"]).toContainEqual(
      expect.objectContaining({ kind: "UNDO", amount: rand(150000) }),
    );
    expect((await till.advise("cancelOrderReversal", message.id)).status).toBe(202);
    expect((await till.cancel(orders.active)).status).toBe(200);
  });

  test("an expired order may be cancelled, and is expired again when that is undone", async () => {
    const till = newTill();
    const { status, body } = await till.cancel(orders.expired);
    expect(status).toBe(200);
    await till.advise("cancelOrderReversal", body["id"] as string);
    expect(await till.state(orders.expired)).toBe("EXPIRED");
  });

  test("an order that expired before it was paid for has nothing to give back: it is reversed instead", async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder({}, false);
    till.advance(30 * 86_400);
    expect(await till.cancel(ref)).toMatchObject(
      declined("TRANSACTION_DECLINED", { state: "EXPIRED" }),
    );
    expect((await till.all())["ledgerEntries"]).toEqual([]);
    expect((await till.advise("reversePayment", id)).status).toBe(202);
    expect(await till.state(ref)).toBe("REVERSED");
  });

  test("an order that was paid for after it had expired may be cancelled", async () => {
    const till = newTill();
    const { id, ref } = await till.newOrder({}, false);
    till.advance(30 * 86_400);
    expect((await till.advise("confirmPayment", id)).status).toBe(202);
    expect(await till.state(ref)).toBe("EXPIRED");
    expect((await till.cancel(ref)).status).toBe(200);
  });

  test("an order that is named by its second reference is answered with both of its references", async () => {
    const { status, body } = await newTill().cancel(`ALT-${orders.active}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orderRedeemRef: orders.active,
      orderRedeemRefAlt: `ALT-${orders.active}`,
    });
  });

  test("a deposit order is answered with its remittance reference", async () => {
    const { body } = await newTill().cancel(orders.deposit, receiver(providers.elm));
    expect(body).toMatchObject({ orderRedeemRef: orders.deposit, orderRedeemRefAlt: "ALT-ELM-1" });
  });

  test("without the second reference it is a finding", async () => {
    const till = newTill();
    await till.cancel(orders.active);
    expect(till.last().findings).toContainEqual(
      expect.objectContaining({ code: "documented-absent", field: "orderRedeemRefAlt" }),
    );
  });

  test.each([
    ["an unknown reference", "70019999999999999999", {}, 404, "UNABLE_TO_LOCATE_RECORD", {}],
    [
      "the order of another receiver",
      orders.active,
      receiver(providers.cedar),
      404,
      "UNABLE_TO_LOCATE_RECORD",
      {},
    ],
    [
      "references of two orders",
      orders.active,
      { orderRedeemRefAlt: `ALT-${orders.withoutPin}` },
      404,
      "UNABLE_TO_LOCATE_RECORD",
      {},
    ],
    ["another sender", orders.active, { idNumber: "1" }, 400, "CUSTOMER_CHECK_FAILED", {}],
    ["a redeemed order", orders.redeemed, {}, 400, "ALREADY_REDEEMED", { state: "REDEEMED" }],
    [
      "an order that is being redeemed",
      orders.redeeming,
      {},
      400,
      "ALREADY_REDEEMED",
      { state: "REDEEMING" },
    ],
    [
      "an order that is not confirmed",
      orders.created,
      {},
      400,
      "TRANSACTION_DECLINED",
      { state: "CREATED" },
    ],
    ["a reversed order", orders.reversed, {}, 400, "TRANSACTION_DECLINED", { state: "REVERSED" }],
    [
      "a cancelled order",
      orders.cancelled,
      {},
      400,
      "TRANSACTION_DECLINED",
      { state: "CANCELLED" },
    ],
    ["an order on hold", orders.onHold, {}, 400, "TRANSACTION_DECLINED", { state: "ON_HOLD" }],
    [
      "a provider that does not cancel",
      orders.birch,
      receiver(providers.birch),
      501,
      "TRANSACTION_NOT_SUPPORTED",
      { operation: "cancelOrder" },
    ],
  ])(
    "%s is refused, and changes nothing",
    async (_name, reference, parts, status, errorType, facts) => {
      const till = newTill();
      const before = await till.all();
      expect(await till.cancel(reference, parts)).toMatchObject(
        refusal(status, errorType, { detailMessage: facts }),
      );
      expect(await till.all()).toEqual(before);
    },
  );

  test("where a provider does not cancel, it reverses no cancellation either", async () => {
    const till = newTill();
    const message = cancellationOf(orders.birch, receiver(providers.birch));
    await till.send("cancelOrder", message);
    expect(await till.advise("cancelOrderReversal", message.id)).toMatchObject(
      refusal(501, "TRANSACTION_NOT_SUPPORTED"),
    );
  });

  test("the reversal of a cancellation that never came is 404, and the late cancellation is declined", async () => {
    const till = newTill();
    const message = cancellationOf(orders.active);
    expect(await till.advise("cancelOrderReversal", message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { originalId: message.id }),
    );
    expect(await till.send("cancelOrder", message)).toMatchObject(declined("TRANSACTION_DECLINED"));
    expect(await till.state(orders.active)).toBe("ACTIVE");
  });
});
