import {
  type AdviceKind,
  adviceFor,
  adviceParts,
  base,
  paymentOf,
  refundOf,
  refusal,
  useBillPayment,
} from "../support/messages/bill-payment";
import { until } from "../support/standin";

const { newTill } = useBillPayment();
const texts: Readonly<Record<number, string>> = {
  500: "Server error",
  503: "Biller unavailable",
  504: "Biller timed out",
};
const account = (nth: number): string => String(590000000100 + nth);

describe("accounts that are made for a fault", () => {
  test.each<[number, number, string, string, number]>([
    [1, 500, "GENERAL_ERROR", "FAILED", 0],
    [2, 500, "GENERAL_ERROR", "PENDING", 1000],
    [3, 504, "UPSTREAM_UNAVAILABLE", "FAILED", 0],
    [4, 504, "UPSTREAM_UNAVAILABLE", "PENDING", 1000],
    [7, 503, "UPSTREAM_UNAVAILABLE", "DECLINED", 0],
  ])("...10%i answers %i %s, and is %s", async (nth, status, errorType, state, pending) => {
    const till = newTill();
    const message = paymentOf("account", account(nth), 1000);
    expect(await till.pay("account", message)).toMatchObject(
      refusal(status, errorType, {
        requestType: "PAYMENT_REQUEST",
        errorMessage: texts[status],
        detailMessage: { biller: "40010001", reason: expect.any(String) as string },
      }),
    );
    expect(till.last()).toMatchObject({
      stateAfter: state,
      strikes: [{ source: `fixture:account ${account(nth)}` }],
    });
    expect(till.standing("account", account(nth))).toEqual([10000, pending]);
    expect((await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status).toBe(
      202,
    );
    expect(till.standing("account", account(nth))).toEqual([10000, 0]);
  });

  test.each([
    [5, "FAILED", 0],
    [6, "PENDING", 1000],
  ])("...10%i never answers, and is %s", async (nth, state, pending) => {
    const till = newTill();
    const message = paymentOf("account", account(nth), 1000);
    const silent = till.client.postIntoSilence(`${base}/payments/${message.id}`, message);
    await until(() => till.space.messages().exchanges.length > 0);
    expect(till.last().stateAfter).toBe(state);
    expect(till.standing("account", account(nth))).toEqual([10000, pending]);
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).toBe("ECONNRESET");
    expect(till.standing("account", account(nth))).toEqual([10000, 0]);
  });

  test("...108 is slow: 5 seconds", async () => {
    const till = newTill();
    const reply = till.pay("account", paymentOf("account", account(8), 1000));
    await until(() => till.space.messages().exchanges.length > 0);
    expect(till.last().stateAfter).toBe("PROCESSING");
    till.space.clock({ advanceSeconds: 5 });
    expect((await reply).status).toBe(201);
  });

  test.each<[number, AdviceKind, number]>([
    [9, "confirmation", 500],
    [9, "reversal", 500],
    [10, "confirmation", 504],
    [10, "reversal", 504],
  ])(
    "of account %i the first %s is taken and answered %i; the repeat is answered 202",
    async (nth, advice, status) => {
      const till = newTill();
      const message = paymentOf("account", account(nth), 1000);
      await till.pay("account", message);
      const sent = adviceFor(message.id, adviceParts("payment", advice));
      expect((await till.send("payment", advice, sent)).status).toBe(status);
      expect(till.standing("account", account(nth))).toEqual([
        advice === "confirmation" ? 9000 : 10000,
        0,
      ]);
      expect(await till.send("payment", advice, sent)).toMatchObject({
        status: 202,
        body: { id: sent.id },
      });
      expect(till.standing("account", account(nth))).toEqual([
        advice === "confirmation" ? 9000 : 10000,
        0,
      ]);
    },
  );

  test("of account 111 the first advice is taken and never answered", async () => {
    const till = newTill();
    const message = paymentOf("account", account(11), 1000);
    await till.pay("account", message);
    const sent = adviceFor(message.id, adviceParts("payment", "confirmation"));
    const silent = till.client.postIntoSilence(
      `${base}/payments/${message.id}/confirmations/${sent.id}`,
      sent,
    );
    await until(() => till.space.messages().exchanges.length > 1);
    expect((await till.send("payment", "confirmation", sent)).status).toBe(202);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).toBe("ECONNRESET");
    expect(till.standing("account", account(11))).toEqual([9000, 0]);
  });

  test("...112 is declined without a route", async () => {
    const till = newTill();
    expect(await till.pay("account", paymentOf("account", account(12), 1000))).toMatchObject(
      refusal(400, "ROUTING_ERROR", {
        errorMessage: "No route to biller",
        detailMessage: { reference: account(12), biller: "40010001" },
      }),
    );
    expect(till.last().stateAfter).toBe("DECLINED");
  });

  test("the fault comes last: what a check refuses is refused; each payment and refund counts its own advices", async () => {
    const till = newTill();
    expect(await till.pay("account", paymentOf("account", account(1), 0))).toMatchObject(
      refusal(400, "INVALID_AMOUNT"),
    );
    const message = paymentOf("account", account(9), 1000);
    const { body } = await till.pay("account", message);
    expect((await till.confirm(message.id)).status).toBe(500);
    const refund = refundOf((body["slipData"] as { issuerReference: string }).issuerReference);
    await till.refund(refund);
    const confirmation = adviceFor(refund.id);
    expect((await till.send("refund", "confirmation", confirmation)).status).toBe(500);
    expect((await till.send("refund", "confirmation", confirmation)).status).toBe(202);
    expect(till.standing("account", account(9))).toEqual([10000, 0]);
  });
});
