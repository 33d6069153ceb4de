import fc from "fast-check";
import { amountObjection, finalAmount } from "../../src/families/bill-payment/bill-request";
import {
  type Bill,
  billFrom,
  billOf,
  book,
  dueOf,
  findBill,
  payableBounds,
  routeOf,
  billView,
  withLedgerSide,
} from "../../src/families/bill-payment/bills";
import { billPayment } from "../../src/families/bill-payment/contract";
import type { BillEntity, Entities, PaymentEntity } from "../../src/families/bill-payment/entities";
import {
  findPayment,
  payment as paymentKind,
} from "../../src/families/bill-payment/transactions/payment";
import type { Call, Authorisation, TransactionBehaviour } from "../../src/lifecycle/call";
import { type MemoryUnit, memoryUnit } from "../support/memory-unit";
import { advice, bill, billers, unitWith } from "./bills";

const payment: TransactionBehaviour = paymentKind;

describe("a bill", () => {
  test("has its defaults: of the first biller that takes such bills, nothing owed, part and over payments allowed", () => {
    const entity = { reference: "X" } as BillEntity;
    expect(billFrom(unitWith(), "account", entity)).toEqual({
      kind: "account",
      reference: "X",
      biller: billers.B2,
      currency: "710",
      outstanding: 0,
      pending: 0,
      partPaymentAllowed: true,
      overPaymentAllowed: true,
      entity,
    });
  });

  test("has what its fixture says", () => {
    const entity = bill({
      billerId: "B2",
      currency: "840",
      partPaymentAllowed: false,
      overPaymentAllowed: false,
    });
    expect(findBill(unitWith(entity), "policy", "ML-1")).toEqual({
      kind: "policy",
      reference: "ML-1",
      biller: billers.B2,
      currency: "840",
      outstanding: 10_000,
      pending: 2_000,
      partPaymentAllowed: false,
      overPaymentAllowed: false,
      entity,
    });
    expect(findBill(unitWith(), "policy", "other")).toBeUndefined();
    expect(findBill(unitWith(), "account", "ML-1")).toBeUndefined();
  });

  test("without a biller, or gone while a payment is about it, is a defect", () => {
    expect(() => billFrom(unitWith(), "policy", bill({ billerId: "B9" }))).toThrow(
      /^a bill of kind policy has no biller$/,
    );
    expect(() => billFrom(memoryUnit(), "account", bill())).toThrow(
      /^a bill of kind account has no biller$/,
    );
    expect(() => billOf(unitWith(), { kind: "account", reference: "ML-1" })).toThrow(
      /^a payment is about a account that is gone$/,
    );
    expect(billOf(unitWith(), { kind: "policy", reference: "ML-1" }).reference).toBe("ML-1");
  });

  test("leads to its own biller; an unknown one to that of the longest prefix that fits", () => {
    const unit = unitWith(bill({ billerId: "B2" }));
    const routes = ["ML-1", "ML-2", "ML-70", "ML-771", "C1", "X", ""].map(
      (reference) => routeOf(unit, "policy", reference)?.id,
    );
    expect(routes).toEqual(["B2", "B1", "B2", "B1", "B2", undefined, undefined]);
    const two = memoryUnit({
      entities: {
        biller: {
          A: { ...billers.B1, id: "A", prefixes: ["M"] },
          B: { ...billers.B1, id: "B", prefixes: ["M"] },
          C: { id: "C" },
        },
      },
    });
    expect(routeOf(two, "policy", "M1")?.id).toBe("A");
    expect(
      routeOf(
        memoryUnit({ entities: { biller: { Z: { ...billers.B1, id: "Z", prefixes: [""] } } } }),
        "policy",
        "M1",
      )?.id,
    ).toBe("Z");
  });

  test("is owed less what is pending, and booked in place", () => {
    const unit = unitWith();
    const known = (): Bill => billOf(unit, { kind: "policy", reference: "ML-1" });
    expect(dueOf(known())).toBe(8_000);
    book(unit, known(), { pending: 500 });
    expect([dueOf(known()), known().entity]).toEqual([7_500, bill({ pending: 2_500 })]);
    book(unit, known(), { outstanding: -2_500, pending: -2_500 });
    expect([dueOf(known()), known().entity]).toEqual([
      7_500,
      bill({ outstanding: 7_500, pending: 0 }),
    ]);
    book(unit, known(), {});
    expect(known().entity).toEqual(bill({ outstanding: 7_500, pending: 0 }));
  });

  test("is shown with its side, its bounds and its reference", () => {
    expect([withLedgerSide(5, "710"), withLedgerSide(0, "710"), withLedgerSide(-5, "840")]).toEqual(
      [
        { amount: 5, currency: "710", ledgerIndicator: "DEBIT" },
        { amount: 0, currency: "710", ledgerIndicator: "DEBIT" },
        { amount: 5, currency: "840", ledgerIndicator: "CREDIT" },
      ],
    );
    const bounds = (parts: Partial<BillEntity>) =>
      payableBounds(billFrom(unitWith(), "policy", bill(parts)));
    expect([
      bounds({}),
      bounds({ minimum: 0 }),
      bounds({ maximum: 9 }),
      bounds({ minimum: 1, maximum: 9 }),
    ]).toEqual([
      {},
      { minPayableAmount: { amount: 0, currency: "710" } },
      { maxPayableAmount: { amount: 9, currency: "710" } },
      {
        minPayableAmount: { amount: 1, currency: "710" },
        maxPayableAmount: { amount: 9, currency: "710" },
      },
    ]);
    const shown = (kind: Bill["kind"], parts: Partial<BillEntity> = {}): object =>
      billView(billFrom(unitWith(), kind, bill(parts)));
    expect([
      shown("account"),
      shown("policy"),
      shown("trafficFine", { dueDate: "2031-04-01" }),
    ]).toEqual([
      { account: { accountRef: "ML-1" } },
      { policy: { policyNumber: "ML-1" } },
      { trafficFine: { noticeNumber: "ML-1", dueDate: "2031-04-01" } },
    ]);
  });
});

describe("the amount of an advice", () => {
  const approved = { approved: 1_000, currency: "710" };

  test("is what it says, else all of it for a confirmation and nothing for a reversal", () => {
    expect([
      finalAmount(advice("confirmation"), approved),
      finalAmount(advice("reversal"), approved),
      finalAmount(advice("confirmation", 5), approved),
      finalAmount(advice("reversal", 0), approved),
    ]).toEqual([1_000, 0, 5, 0]);
  });

  test.each<["confirmation" | "reversal", number, string, number | undefined, boolean]>([
    ["confirmation", 1, "710", undefined, true],
    ["confirmation", 0, "710", undefined, false],
    ["confirmation", 1_000, "710", undefined, true],
    ["confirmation", 1_001, "710", undefined, false],
    ["confirmation", 500, "840", undefined, false],
    ["confirmation", 500, "710", 0, true],
    ["reversal", 0, "710", undefined, true],
    ["reversal", -1, "710", undefined, false],
    ["reversal", 1_000, "710", undefined, true],
    ["reversal", 1_001, "710", undefined, false],
    ["reversal", 0, "710", 0, true],
    ["reversal", 1, "710", 0, false],
  ])("%s of %s %s, highest reversal %s: fits is %s", (which, amount, currency, highest, fits) => {
    const objection = amountObjection(advice(which, amount, currency), approved, highest);
    expect(objection === undefined).toBe(fits);
    const [least, most] = which === "confirmation" ? [1, 1_000] : [0, highest ?? 1_000];
    if (!fits) expect(objection!.error.message).toBe("Amount invalid");
    if (!fits)
      expect(objection!.detail).toEqual({
        requested: { amount, currency },
        approved: { amount: 1_000, currency: "710" },
        rule: `the final amount is ${least} to ${most}, of currency 710`,
      });
  });

  test("that says none is right", () => {
    expect(amountObjection(advice("confirmation"), approved)).toBeUndefined();
  });
});

const pay = (
  unit: MemoryUnit<Entities>,
  amount: number,
  parts: object = {},
  operationId = "createPolicyPayment",
): Authorisation => {
  const operation = billPayment.operations.find(({ id }) => id === operationId);
  const body = {
    id: "PAY-1",
    policyNumber: "ML-1",
    originator: { merchant: { merchantId: "M" } },
    thirdPartyIdentifiers: [],
    amounts: { requestAmount: { amount, currency: "710" } },
    ...parts,
  };
  return payment.authorise({
    unit,
    operation,
    contract: billPayment,
    body,
    url: () => "/payments/PAY-1",
  } as unknown as Call) as Authorisation;
};

describe("a payment", () => {
  const paid = (unit: MemoryUnit<Entities>): PaymentEntity => findPayment(unit, "pay-1")!;
  const known = (unit: MemoryUnit<Entities>): BillEntity => unit.get("policy", "ML-1")!;

  test("is pending at once: two payments cannot pay the same", () => {
    const unit = unitWith(bill({ overPaymentAllowed: false }));
    expect(pay(unit, 8_000)).toMatchObject({
      approved: {
        status: 201,
        body: {
          amounts: { approvedAmount: { amount: 8_000, currency: "710" } },
          slipData: { messageLines: [{ text: "Payment received 80.00" }] },
        },
      },
    });
    expect(known(unit)).toMatchObject({ outstanding: 10_000, pending: 10_000 });
    expect(paid(unit)).toMatchObject({
      id: "PAY-1",
      kind: "policy",
      reference: "ML-1",
      currency: "710",
      approved: 8_000,
      state: "PENDING",
    });
    expect(paid(unit).issuerReference).toMatch(/^INS[0-9A-Z]{12}$/);
    expect(pay(unit, 1, { id: "PAY-2" })).toHaveProperty("refused");
  });

  const due = (amount: number) => ({ amount, currency: "710", ledgerIndicator: "DEBIT" });
  const asked = (amount: number) => ({ amount, currency: "710" });
  test.each<[string, number, Partial<BillEntity>, string, object]>([
    [
      "nothing",
      0,
      {},
      "Amount invalid",
      { rule: "the amount is above 0", requested: asked(0), outstanding: due(8_000) },
    ],
    ["less than nothing", -1, {}, "Amount invalid", {}],
    [
      "in another currency",
      5,
      { currency: "840" },
      "Amount invalid",
      { rule: "the currency is 840" },
    ],
    [
      "in part",
      7_999,
      { partPaymentAllowed: false },
      "Amount invalid",
      { rule: "no part payment" },
    ],
    ["all of it", 8_000, { partPaymentAllowed: false, overPaymentAllowed: false }, "", {}],
    [
      "too much",
      8_001,
      { overPaymentAllowed: false },
      "Amount invalid",
      { rule: "no overpayment" },
    ],
    ["too much, where that is allowed", 8_001, { partPaymentAllowed: false }, "", {}],
    [
      "when nothing is due",
      1,
      { outstanding: 2_000, overPaymentAllowed: false },
      "Nothing owed",
      { outstanding: due(0) },
    ],
    ["when nothing is due, where that is allowed", 1, { outstanding: 2_000 }, "", {}],
    [
      "below the least",
      99,
      { minimum: 100 },
      "Below minimum",
      { requested: asked(99), minimum: 100 },
    ],
    ["the least", 100, { minimum: 100 }, "", {}],
    ["the most", 100, { maximum: 100 }, "", {}],
    [
      "above the most",
      101,
      { maximum: 100 },
      "Above maximum",
      { requested: asked(101), maximum: 100 },
    ],
    [
      "of one that is declined",
      5,
      { decline: "ROUTING_ERROR" },
      "No route to biller",
      { reference: "ML-1", biller: "B1" },
    ],
  ])("%s (%s)", (_name, amount, parts, error, detail) => {
    const unit = unitWith(bill(parts));
    const authorisation = pay(unit, amount);
    if ("approved" in authorisation) expect(error).toBe("");
    else
      expect([authorisation.refused.error.message, authorisation.refused.detail]).toEqual([
        error,
        expect.objectContaining(detail),
      ]);
    expect(known(unit)).toEqual(
      error === "" ? bill({ ...parts, pending: 2_000 + amount }) : bill(parts),
    );
  });

  test("of a bill that nobody knows is refused, and of an account its answer repeats how it was paid, without a PIN", () => {
    expect(pay(unitWith(), 5, { policyNumber: "X" })).toMatchObject({
      refused: { error: { message: "Unknown reference" } },
    });
    const methods = [
      { type: "CARD", pan: "1", pin: { type: "CLEAR_PIN", pin: "1234" } },
      { type: "CASH", encryptedPin: "AB" },
    ];
    const unit = unitWith(bill(), { account: { "ACC-1": { reference: "ACC-1", billerId: "B2" } } });
    const repeatedOf = (operationId: string, parts: object): unknown => {
      const authorisation = pay(unit, 5, parts, operationId);
      return "approved" in authorisation
        ? (authorisation.approved.body as { paymentMethods?: unknown }).paymentMethods
        : authorisation.refused.error.message;
    };
    expect(
      repeatedOf("createAccountPayment", { accountRef: "ACC-1", paymentMethods: methods }),
    ).toEqual([{ type: "CARD", pan: "1" }, { type: "CASH" }]);
    expect(
      repeatedOf("createAccountPayment", { id: "PAY-2", accountRef: "ACC-1" }),
    ).toBeUndefined();
    expect(
      repeatedOf("createPolicyPayment", { id: "PAY-3", paymentMethods: methods }),
    ).toBeUndefined();
  });

  test("has a reference that no other one has, at a place of its own", () => {
    const unit = unitWith();
    const approved = pay(unit, 5);
    const { issuerReference } = paid(unit);
    expect(approved).toMatchObject({
      approved: {
        headers: { location: "/payments/PAY-1" },
        body: { slipData: { issuerReference } },
      },
    });
    expect(unit.get("issuerReference", issuerReference)).toEqual({
      issuerReference,
      paymentId: "PAY-1",
    });
    const taken = unitWith(bill(), {
      issuerReference: { [issuerReference]: { issuerReference, paymentId: "OTHER" } },
    });
    pay(taken, 5);
    expect(paid(taken).issuerReference).not.toBe(issuerReference);
  });

  test("that is confirmed is booked, in part where the advice says so; the rest is released", () => {
    for (const [amount, outstanding] of [
      [undefined, 7_000],
      [1_000, 9_000],
    ] as const) {
      const unit = unitWith();
      pay(unit, 3_000);
      payment.confirm(unit, {}, advice("confirmation", amount, "710", unit));
      expect(known(unit)).toMatchObject({ outstanding, pending: 2_000 });
      expect(paid(unit)).toMatchObject({
        state: "CONFIRMED",
        final: 10_000 - outstanding,
        confirmedAt: unit.at,
      });
    }
  });

  test("that is reversed owes again what was not final", () => {
    for (const [amount, outstanding] of [
      [undefined, 10_000],
      [1_000, 9_000],
    ] as const) {
      const unit = unitWith();
      pay(unit, 3_000);
      payment.reverse(
        unit,
        {},
        advice("reversal", amount, "710", unit, { tenders: [{ tenderType: "CASH" }] }),
      );
      expect(known(unit)).toMatchObject({ outstanding, pending: 2_000 });
      expect(paid(unit)).toMatchObject({ state: "REVERSED", final: 10_000 - outstanding });
      expect([paid(unit).confirmedAt, paid(unit).tenders]).toEqual([undefined, undefined]);
    }
  });

  test("keeps the tenders of its confirmation, else those of its request", () => {
    const tendersAfter = (tenders: object[] | undefined): unknown => {
      const unit = unitWith();
      pay(unit, 10, { tenders: [{ tenderType: "CARD" }] });
      payment.confirm(unit, {}, advice("confirmation", undefined, "710", unit, { tenders }));
      return paid(unit).tenders;
    };
    expect([
      tendersAfter(undefined),
      tendersAfter([]),
      tendersAfter([{ tenderType: "CASH" }]),
    ]).toEqual([[{ tenderType: "CARD" }], [{ tenderType: "CARD" }], [{ tenderType: "CASH" }]]);
  });

  test("objects to an amount only where the advice would do something", () => {
    const unit = unitWith();
    pay(unit, 3_000);
    const objected = (effect: "none" | "confirm", amount: number): boolean =>
      payment.objection!(advice("confirmation", amount, "710", unit), {}, effect) !== undefined;
    expect([
      objected("confirm", 3_001),
      objected("confirm", 3_000),
      objected("none", 3_001),
    ]).toEqual([true, false, false]);
  });

  test("that is gone is a defect", () => {
    expect(() => {
      payment.confirm(unitWith(), {}, advice("confirmation", undefined, "710", unitWith()));
    }).toThrow(/^an approved payment is gone$/);
  });

  test("what is owed and what is final add up to the bill, whatever is paid, confirmed and reversed", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 4_000 }),
            share: fc.double({ min: 0, max: 1, noNaN: true }),
            end: fc.constantFrom("confirmation", "reversal", "open"),
          }),
        ),
        (steps) => {
          const unit = unitWith(bill({ pending: 0 }));
          let [final, open] = [0, 0];
          for (const [index, { amount, share, end }] of steps.entries()) {
            const id = `PAY-${index}`;
            pay(unit, amount, { id });
            const part = Math.ceil(amount * share);
            if (end === "confirmation")
              payment.confirm(unit, {}, advice(end, part, "710", unit, { requestId: id }));
            if (end === "reversal")
              payment.reverse(unit, {}, advice(end, part, "710", unit, { requestId: id }));
            if (end === "open") open += amount;
            else final += part;
            expect([known(unit).outstanding, known(unit).pending]).toEqual([10_000 - final, open]);
          }
        },
      ),
    );
  });
});
