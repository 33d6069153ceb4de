import { billPayment } from "../../src/families/bill-payment/contract";
import type {
  Entities,
  PaymentEntity,
  RefundEntity,
} from "../../src/families/bill-payment/entities";
import { findPayment } from "../../src/families/bill-payment/transactions/payment";
import { refund as refundKind } from "../../src/families/bill-payment/transactions/refund";
import type { Call, TransactionBehaviour } from "../../src/lifecycle/call";
import type { MemoryUnit } from "../support/memory-unit";
import { advice, bill, billers, unitWith } from "./bills";

const refund: TransactionBehaviour = refundKind;

describe("a refund", () => {
  const confirmed = (parts: Partial<PaymentEntity> = {}, entity = bill()): MemoryUnit<Entities> => {
    const kept = {
      id: "PAY-1",
      kind: "policy",
      reference: "ML-1",
      currency: "710",
      approved: 3_000,
      state: "CONFIRMED",
      issuerReference: "INS1",
      confirmedAt: "2031-03-01T00:00:00.000Z",
      ...parts,
    };
    return unitWith(entity, {
      payment: { "pay-1": kept },
      issuerReference: { INS1: { issuerReference: "INS1", paymentId: "PAY-1" } },
    });
  };
  const operation = billPayment.operations.find(
    ({ kind, transaction }) => kind === "request" && transaction === "refund",
  );
  const asked = (unit: MemoryUnit<Entities>, issuerReference = "INS1") =>
    refund.authorise({
      unit,
      operation,
      contract: billPayment,
      body: { id: "REF-1", issuerReference, refundReason: "WRONG", thirdPartyIdentifiers: [] },
      url: () => "/refunds/REF-1",
    } as unknown as Call);
  const closing = (
    unit: MemoryUnit<Entities>,
    which: "confirmation" | "reversal",
    amount?: number,
    currency = "710",
  ): Call => advice(which, amount, currency, unit, { requestId: "REF-1" });
  const refundIn = (unit: MemoryUnit<Entities>): RefundEntity => unit.get("refund", "ref-1")!;
  const owed = (unit: MemoryUnit<Entities>): unknown[] => [
    unit.get("policy", "ML-1")!.outstanding,
    unit.get("policy", "ML-1")!.pending,
  ];

  test("is of what was final, else of what was approved, and changes the bill when it is confirmed", () => {
    for (const [parts, amount] of [
      [{ final: 1_200 }, 1_200],
      [{}, 3_000],
    ] as const) {
      const unit = confirmed(parts);
      expect(asked(unit)).toMatchObject({
        approved: {
          status: 201,
          headers: { location: "/refunds/REF-1" },
          body: {
            amounts: { approvedAmount: { amount, currency: "710" } },
            slipData: { messageLines: [{ text: `Refund ${(amount / 100).toFixed(2)}` }] },
          },
        },
      });
      expect([refundIn(unit), owed(unit), findPayment(unit, "PAY-1")!.refundId]).toMatchObject([
        { approved: amount, state: "PENDING", reason: "WRONG", paymentId: "PAY-1" },
        [10_000, 2_000],
        "REF-1",
      ]);
      refund.confirm(unit, {}, closing(unit, "confirmation"));
      expect([refundIn(unit), owed(unit)]).toMatchObject([
        { final: amount, state: "CONFIRMED" },
        [10_000 + amount, 2_000],
      ]);
    }
  });

  test("is confirmed in part where its advice says so", () => {
    const unit = confirmed();
    asked(unit);
    refund.confirm(unit, {}, closing(unit, "confirmation", 500));
    expect([refundIn(unit).final, owed(unit)]).toEqual([500, [10_500, 2_000]]);
  });

  test("that is reversed changes nothing, and the payment can be refunded again", () => {
    const unit = confirmed();
    const before = findPayment(unit, "PAY-1");
    asked(unit);
    refund.reverse(unit, {}, closing(unit, "reversal"));
    expect([refundIn(unit), owed(unit), findPayment(unit, "PAY-1")]).toMatchObject([
      { final: 0, state: "REVERSED" },
      [10_000, 2_000],
      before!,
    ]);
    expect("refundId" in findPayment(unit, "PAY-1")!).toBe(false);
    expect(asked(unit)).toHaveProperty("approved");
  });

  test("is one for each payment, of a confirmed one that is known", () => {
    const unit = confirmed();
    asked(unit);
    expect(asked(unit)).toMatchObject({
      refused: {
        error: { message: "Already refunded" },
        detail: { refundId: "REF-1", state: "PENDING" },
      },
    });
    expect(asked(confirmed({ refundId: "REF-9" }))).toMatchObject({
      refused: { detail: { refundId: "REF-9", state: undefined } },
    });
    expect(asked(confirmed({ state: "PENDING" }))).toMatchObject({
      refused: { error: { message: "Refund not allowed" }, detail: { paymentState: "PENDING" } },
    });
    expect(asked(confirmed(), "INS9")).toMatchObject({
      refused: { error: { message: "No such payment" }, detail: { issuerReference: "INS9" } },
    });
    const without = unitWith(bill(), {
      issuerReference: { INS1: { issuerReference: "INS1", paymentId: "PAY-9" } },
    });
    expect(asked(without)).toMatchObject({ refused: { detail: { issuerReference: "INS1" } } });
  });

  test("of a biller that gives no refunds, or not so late, is refused", () => {
    const entities = (biller: object) => {
      const unit = confirmed();
      unit.put("biller", "B1", { ...billers.B1, ...biller });
      return unit;
    };
    expect(asked(entities({ refunds: false }))).toMatchObject({
      refused: {
        error: { message: expect.stringMatching(/not (supported|served)/i) as string },
        detail: { biller: "B1", function: "refund" },
      },
    });
    expect(asked(entities({ refunds: true }))).toHaveProperty("approved");
    // Confirmed on the first of March, asked for in the morning of the fourteenth.
    expect(asked(entities({ refundDays: 14 }))).toHaveProperty("approved");
    expect(asked(entities({ refundDays: 13 }))).toMatchObject({
      refused: {
        error: { message: "Refund not allowed" },
        detail: { refundUntil: "2031-03-14T00:00:00.000Z" },
      },
    });
    const atTheInstant = confirmed({ confirmedAt: "2031-03-01T09:30:00.000Z" });
    atTheInstant.put("biller", "B1", { ...billers.B1, refundDays: 13 });
    expect(asked(atTheInstant)).toHaveProperty("refused");
    const undated = confirmed({ confirmedAt: undefined });
    undated.put("biller", "B1", { ...billers.B1, refundDays: 0 });
    expect(asked(undated)).toHaveProperty("approved");
  });

  test("objects to an amount above what was approved, or to any of a reversal, where the advice would do something", () => {
    const unit = confirmed();
    asked(unit);
    const objected = (
      which: "confirmation" | "reversal",
      amount: number,
      effect: "none" | "confirm" = "confirm",
    ): boolean => refund.objection!(closing(unit, which, amount), {}, effect) !== undefined;
    expect([
      objected("confirmation", 3_000),
      objected("confirmation", 3_001),
      objected("reversal", 0),
      objected("reversal", 1),
      objected("reversal", 1, "none"),
    ]).toEqual([false, true, false, true, false]);
    expect(refund.objection!(closing(unit, "confirmation", 1, "840"), {}, "confirm")).toBeDefined();
  });

  test("that is gone is a defect", () => {
    expect(() => {
      refund.confirm(unitWith(), {}, closing(unitWith(), "confirmation"));
    }).toThrow(/^an approved refund is gone$/);
    const orphan = unitWith(bill(), { refund: { "ref-1": { id: "REF-1", paymentId: "PAY-9" } } });
    expect(() => {
      refund.reverse(orphan, {}, closing(orphan, "reversal"));
    }).toThrow(/^an approved refund is gone$/);
  });
});
