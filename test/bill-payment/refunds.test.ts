import { v4 } from "uuid";
import {
  type AdviceKind,
  type Kind,
  adviceFor,
  adviceParts,
  base,
  bills,
  final,
  paymentIds,
  paymentOf,
  payments,
  rand,
  refundOf,
  refusal,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";

const { newTill } = useBillPayment();
const advices: AdviceKind[] = ["confirmation", "reversal"];

describe("a refund", () => {
  test.each<[Kind, string, number]>([
    ["account", bills.normal, 50000],
    ["policy", bills.policy, 18990],
    ["fine", bills.fine, 30000],
  ])(
    `${rule("BP-21")} of a confirmed payment of a %s is answered 201, and owed again once it is confirmed (R1, R6, R8, E6, E9)`,
    async (kind, reference, amount) => {
      const till = newTill();
      const [before] = till.standing(kind, reference);
      const { id, issuerReference } = await till.paid(kind, reference, amount);
      const message = refundOf(issuerReference);
      const { status, headers, body } = await till.refund(message);
      expect([status, headers["location"]]).toEqual([201, `${base}/refunds/${message.id}`]);
      expect(body).toMatchObject({
        id: message.id,
        slipData: { messageLines: [{ text: `Refund ${(amount / 100).toFixed(2)}` }] },
        amounts: {
          approvedAmount: rand(amount),
          balanceAmount: { amount: before - amount, ledgerIndicator: "DEBIT" },
        },
      });
      expect(["account", "policy", "trafficFine"].filter((member) => member in body)).toEqual([
        { account: "account", policy: "policy", fine: "trafficFine" }[kind],
      ]);
      expect(body["slipData"]).not.toHaveProperty("issuerReference");
      expect(till.standing(kind, reference)).toEqual([before - amount, 0]);
      expect((await till.confirmRefund(message.id)).status).toBe(202);
      expect(till.standing(kind, reference)).toEqual([before, 0]);
      expect(till.data("payments", id)).toMatchObject({ state: "CONFIRMED", refundId: message.id });
      await till.paid(kind, reference, amount);
      expect(till.standing(kind, reference)).toEqual([before - amount, 0]);
    },
  );

  test("pays back what the payment finally had", async () => {
    const till = newTill();
    const payment = paymentOf("account", bills.normal, 50000);
    const { body } = await till.pay("account", payment);
    await till.confirm(payment.id, final(1200));
    const { issuerReference } = body["slipData"] as { issuerReference: string };
    expect(await till.refund(refundOf(issuerReference))).toMatchObject({
      status: 201,
      body: { amounts: { approvedAmount: rand(1200) } },
    });
  });

  test("may be confirmed in part", async () => {
    const till = newTill();
    const message = refundOf(payments.confirmed2);
    await till.refund(message);
    expect((await till.confirmRefund(message.id, final(1200))).status).toBe(202);
    expect(till.standing("account", bills.plain)).toEqual([41200, 2500]);
    expect(till.data("refunds", message.id)).toMatchObject({
      state: "CONFIRMED",
      finalAmount: rand(1200),
    });
  });

  test.each<[string, string, object]>([
    [
      "no payment has the reference (R2)",
      "HCWNOSUCH",
      refusal(400, "UNABLE_TO_LOCATE_RECORD", {
        errorMessage: "No such payment",
        detailMessage: { issuerReference: "HCWNOSUCH" },
      }),
    ],
    [
      "the payment is pending (R3)",
      payments.pending,
      refusal(400, "TRANSACTION_NOT_SUPPORTED", {
        errorMessage: "Refund not allowed",
        detailMessage: { paymentState: "PENDING" },
      }),
    ],
    [
      "the payment is reversed (R3)",
      payments.reversed,
      refusal(400, "TRANSACTION_NOT_SUPPORTED", { detailMessage: { paymentState: "REVERSED" } }),
    ],
    [
      "a refund of it is pending (R5)",
      payments.refunding,
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        errorMessage: "Already refunded",
        detailMessage: { refundId: "b0092d3c-7e14-418d-93c6-e268eba10011", state: "PENDING" },
      }),
    ],
    [
      "it is refunded (R5)",
      payments.refunded,
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        detailMessage: { refundId: "c11a3e4d-8f25-429e-a4d7-f379fca10012", state: "CONFIRMED" },
      }),
    ],
  ])(
    `${rule("BP-21")} is declined where %s; its id is used up`,
    async (_what, issuerReference, expected) => {
      const till = newTill();
      const before = till.space.data();
      const message = refundOf(issuerReference);
      expect(await till.refund(message)).toMatchObject({
        ...expected,
        body: { ...(expected as { body: object }).body, requestType: "REFUND_REQUEST" },
      });
      expect(till.last().stateAfter).toBe("DECLINED");
      expect(await till.refund(refundOf(payments.confirmed, { id: message.id }))).toMatchObject(
        refusal(400, "DUPLICATE_RECORD"),
      );
      expect(till.space.data()).toEqual(before);
    },
  );

  test.each<[Kind, string, number, string]>([
    ["account", bills.noLookup, 35000, "40010003"],
    ["policy", bills.noLookupPolicy, 25000, "40020002"],
    ["fine", bills.noRefundFine, 75000, "40030001"],
  ])(
    "is answered 501 where the biller of the %s has none (R4)",
    async (kind, reference, amount, biller) => {
      const till = newTill();
      const { issuerReference } = await till.paid(kind, reference, amount);
      const message = refundOf(issuerReference);
      expect(await till.refund(message)).toMatchObject(
        refusal(501, "FUNCTION_NOT_SUPPORTED", { detailMessage: { biller, function: "refund" } }),
      );
      expect(till.last().stateAfter).toBe("DECLINED");
      expect((await till.reverseRefund(message.id)).status).toBe(202);
    },
  );

  test("is declined after the biller's refund period (R16)", async () => {
    const till = newTill();
    const { issuerReference } = await till.paid("account", bills.refundOver, 99900);
    expect(await till.refund(refundOf(issuerReference))).toMatchObject(
      refusal(400, "TRANSACTION_NOT_SUPPORTED", {
        detailMessage: { refundUntil: "2031-03-04T12:00:00.000Z" },
      }),
    );
  });

  test("of a payment that was reversed in part is declined", async () => {
    const till = newTill();
    const payment = paymentOf("account", bills.normal, 500);
    const { body } = await till.pay("account", payment);
    await till.reverse(payment.id, final(200));
    const { issuerReference } = body["slipData"] as { issuerReference: string };
    expect(await till.refund(refundOf(issuerReference))).toMatchObject(
      refusal(400, "TRANSACTION_NOT_SUPPORTED", { detailMessage: { paymentState: "REVERSED" } }),
    );
  });
});

describe("the advice of a refund", () => {
  test.each<[AdviceKind, number, string]>([
    ["confirmation", 0, "710"],
    ["confirmation", -1, "710"],
    ["confirmation", 5001, "710"],
    ["confirmation", 5000, "840"],
    ["reversal", 1, "710"],
    ["reversal", 5000, "710"],
    ["reversal", -1, "710"],
    ["reversal", 0, "840"],
  ])(
    "a %s of %i in currency %s is refused, and the refund stays pending (R8, R9)",
    async (advice, amount, currency) => {
      const till = newTill();
      const message = refundOf(payments.confirmed);
      await till.refund(message);
      expect(
        await till.advise("refund", advice, message.id, final(amount, currency)),
      ).toMatchObject(refusal(400, "INVALID_AMOUNT"));
      expect([till.last().stateAfter, till.standing("account", bills.plain)]).toEqual([
        "PENDING",
        [40000, 2500],
      ]);
    },
  );

  test.each([{}, final(0)])(
    "a reversal with %j leaves the balance, and the payment can be refunded again (R9)",
    async (parts) => {
      const till = newTill();
      const message = refundOf(payments.confirmed);
      await till.refund(message);
      expect((await till.reverseRefund(message.id, parts)).status).toBe(202);
      expect(till.standing("account", bills.plain)).toEqual([40000, 2500]);
      expect(till.data("payments", paymentIds.confirmed)).not.toHaveProperty("refundId");
      expect((await till.refund(refundOf(payments.confirmed))).status).toBe(201);
    },
  );

  test.each(advices)(
    "a second %s, with its id or a new one, changes nothing (R10)",
    async (advice) => {
      const till = newTill();
      const message = refundOf(payments.confirmed);
      await till.refund(message);
      const first = adviceFor(message.id, adviceParts("refund", advice));
      await till.send("refund", advice, first);
      const data = till.space.data();
      expect((await till.send("refund", advice, first)).status).toBe(202);
      expect((await till.advise("refund", advice, message.id)).status).toBe(202);
      expect(till.space.data()).toEqual(data);
    },
  );

  test.each(advices)(
    `${rule("BP-12")} after a %s the other one is refused with the first (R12, R13)`,
    async (advice) => {
      const till = newTill();
      const message = refundOf(payments.confirmed);
      await till.refund(message);
      const first = adviceFor(message.id, adviceParts("refund", advice));
      await till.send("refund", advice, first);
      const data = till.space.data();
      const other = advice === "confirmation" ? "reversal" : "confirmation";
      expect(await till.advise("refund", other, message.id)).toMatchObject(
        refusal(400, "ACCOUNT_ALREADY_SETTLED", {
          requestType: `REFUND_${other.toUpperCase()}`,
          detailMessage: { advice: first },
        }),
      );
      expect(till.space.data()).toEqual(data);
    },
  );

  test("that came before the refund: a reversal leaves a tombstone, a confirmation nothing (R11)", async () => {
    const till = newTill();
    const message = refundOf(payments.confirmed);
    expect(await till.confirmRefund(message.id)).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD", { requestType: "REFUND_CONFIRMATION" }),
    );
    expect(await till.reverseRefund(message.id)).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD", { requestType: "REFUND_REVERSAL" }),
    );
    expect(await till.refund(message)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
    expect(await till.refund(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect((await till.refund({ ...message, id: v4() })).status).toBe(201);
  });

  test.each(["before", "after"] as const)(
    `${rule("BP-08")} of one that was answered 504 %s its processing undoes it (R14, R15)`,
    async (when) => {
      const till = newTill();
      const before = till.standing("account", bills.plain);
      const message = refundOf(payments.confirmed);
      till.strike("createRefund", { when, kind: "status", status: 504 });
      expect((await till.refund(message)).status).toBe(504);
      expect(till.last().stateAfter).toBe(when === "before" ? "FAILED" : "PENDING");
      if (when === "before")
        expect(await till.confirmRefund(message.id)).toMatchObject(
          refusal(400, "UNABLE_TO_LOCATE_RECORD"),
        );
      expect(
        (await till.reverseRefund(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status,
      ).toBe(202);
      expect(till.standing("account", bills.plain)).toEqual(before);
      expect((await till.refund(refundOf(payments.confirmed))).status).toBe(201);
    },
  );

  test("of a declined one: a reversal is taken, a confirmation is not (R15)", async () => {
    const till = newTill();
    const message = refundOf("HCWNOSUCH");
    await till.refund(message);
    expect(await till.confirmRefund(message.id)).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD", { detailMessage: { state: "DECLINED" } }),
    );
    expect((await till.reverseRefund(message.id)).status).toBe(202);
  });
});

describe("payments and refunds that are there from the start", () => {
  test("the pending payment takes its advice", async () => {
    const till = newTill();
    expect((await till.confirm(paymentIds.pending)).status).toBe(202);
    expect(till.standing("account", bills.plain)).toEqual([37500, 0]);
  });

  test("the confirmed and the reversed one refuse the other advice, and show the first", async () => {
    const till = newTill();
    expect(await till.reverse(paymentIds.confirmed)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        detailMessage: { state: "CONFIRMED", advice: { requestId: paymentIds.confirmed } },
      }),
    );
    expect(await till.confirm(paymentIds.reversed)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        detailMessage: { state: "REVERSED", advice: { reversalReason: "CANCELLED" } },
      }),
    );
  });

  test("the pending refund takes its advice", async () => {
    const till = newTill();
    expect((await till.confirmRefund("b0092d3c-7e14-418d-93c6-e268eba10011")).status).toBe(202);
    expect(till.standing("account", bills.plain)).toEqual([45000, 2500]);
  });

  test("payments of a policy and of a fine can be refunded", async () => {
    const till = newTill();
    expect(await till.refund(refundOf(payments.policy))).toMatchObject({
      status: 201,
      body: { policy: { policyNumber: bills.policy } },
    });
    expect(await till.refund(refundOf(payments.fine))).toMatchObject({
      status: 201,
      body: { trafficFine: { noticeNumber: bills.fine } },
    });
  });
});
