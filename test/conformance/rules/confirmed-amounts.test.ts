import type { Stage } from "../../../src/conformance/rules/rule";
import { broken, brokenAs } from "../scene/history";

/** A confirmation never exceeds what was approved: a broken rule in every family, whether the server refuses it or not. */
const approved = (amount: number) => ({ amounts: { approvedAmount: { amount, currency: "710" } } });

test.each([
  ["gift-card-v3", "load", "GC-07-amount"],
  ["gift-card", "redemption", "GC-07-amount"],
  ["airtime", "purchase", "AT-03-amount"],
  ["voucher", "redemption", "VB-04-amount"],
  ["voucher", "refund", "VB-04-amount"],
  ["prepaid-utility", "purchase", "PU-05-amount"],
  ["bill-payment", "payment", "BP-04-amount"],
  ["bill-payment", "refund", "BP-04-amount"],
  ["money-transfer", "create", "MT-05-amount"],
  ["money-transfer", "redeem", "MT-05-amount"],
  ["qr-provider", "providerPayment", "QR-16"],
])("%s: a %s is confirmed with no more than its answer approved", (name, kind, rule) => {
  const reported = (body: object, parts: object = {}) =>
    broken(name, kind, (s) => [
      s.request({ answer: approved(1_000) }),
      s.confirmation({ body, ...parts }),
    ]).includes(rule);
  expect([reported(approved(1_000)), reported(approved(999)), reported({})]).toEqual([
    false,
    false,
    false,
  ]);
  expect([reported(approved(1_001)), reported(approved(999_999), { status: 400 })]).toEqual([
    true,
    true,
  ]);
});

test.each([
  ["gift-card-v3", "load", "GC-07-amount"],
  ["gift-card", "transfer", "GC-07-amount"],
  ["airtime", "purchase", "AT-03-amount"],
  ["voucher", "provision", "VB-04-amount"],
  ["prepaid-utility", "purchase", "PU-05-amount"],
  ["bill-payment", "payment", "BP-04-amount"],
  ["money-transfer", "redeem", "MT-05-amount"],
  ["qr-provider", "providerPayment", "QR-16"],
])(
  "%s: an advice of a %s has no amount below 0 and none of another currency",
  (name, kind, rule) => {
    const final = (amount: number, currency: string) => ({
      amounts: { approvedAmount: { amount, currency } },
    });
    const reported = (advice: "confirmation" | "reversal", body: object, status = 202) =>
      broken(
        name,
        kind,
        (s) => [s.request({ answer: approved(1_000) }), s[advice]({ body, status })],
        rule,
      );
    for (const advice of ["confirmation", "reversal"] as const) {
      expect(reported(advice, final(-5, "710"))).toEqual([rule]);
      expect(reported(advice, final(-5, "710"), 400)).toEqual([rule]);
      expect(reported(advice, final(1_000, "978"))).toEqual([rule]);
      expect(reported(advice, final(0, "710"))).toEqual([]);
      expect(reported(advice, final(1_000, "710"))).toEqual([]);
    }
  },
);

test("an amount below 0 is wrong whatever became of the request; more than nobody knows of is not", () => {
  const reported = (amount: number) =>
    broken(
      "bill-payment",
      "payment",
      (s) => [s.request({ status: null }), s.reversal({ after: 61, body: approved(amount) })],
      "BP-04-amount",
    );
  expect([reported(-5), reported(999_999)]).toEqual([["BP-04-amount"], []]);
});

test.each(["activation", "load"])(
  "GC-26: the tenders of a %s are of its currency, and not below 0",
  (kind) => {
    const reported = (...tenders: { amount: number; currency: string }[]) =>
      broken(
        "gift-card-v3",
        kind,
        (s) => [
          s.request({ answer: approved(1_000) }),
          s.confirmation({ body: { tenders: tenders.map((amount) => ({ amount })) } }),
        ],
        "GC-26",
      );
    const rand = (amount: number) => ({ amount, currency: "710" });
    expect(reported(rand(600), rand(400))).toEqual([]);
    expect(reported(rand(700))).toEqual([]);
    expect(reported(rand(1_005), rand(-5))).toEqual(["GC-26"]);
    expect(reported({ amount: 1_000, currency: "978" })).toEqual(["GC-26"]);
  },
);

test.each([
  ["money-transfer", "redeem", "MT-05-amount"],
  ["qr-provider", "providerPayment", "QR-16"],
])("%s: of two amounts in the answer to a %s the lower one counts", (name, kind, rule) => {
  const reported = (amount: number, amounts: number) =>
    broken(
      name,
      kind,
      (s) => [
        s.request({ answer: { amount: { amount }, ...approved(amounts) } }),
        s.confirmation({ body: approved(150_000) }),
      ],
      rule,
    );
  expect(reported(100, 150_000)).toEqual([rule]);
  expect(reported(150_000, 100)).toEqual([rule]);
  expect(reported(150_000, 150_000)).toEqual([]);
});

test.each([
  ["money-transfer", "redeem", "MT-05-amount"],
  ["qr-provider", "providerPayment", "QR-16"],
])("%s: an answer may have the amount of a %s elsewhere", (name, kind, rule) => {
  const reported = (amount: number) =>
    broken(name, kind, (s) => [
      s.request({ answer: { amount: { amount: 1_000 } } }),
      s.confirmation({ body: approved(amount) }),
    ]).includes(rule);
  expect([reported(1_000), reported(1_001)]).toEqual([false, true]);
});

/** What a request asks and its answer tells beside the approved amount, and the most that an advice may then give. */
const untold = [
  // Nothing is asked, and nothing approved.
  ["gift-card-v3", "activation", "GC-07-amount", {}, {}, 0],
  ["gift-card", "void", "GC-07-amount", {}, {}, 0],
  ["gift-card", "replace", "GC-07-amount", {}, {}, 0],
  ["prepaid-utility", "keyChange", "PU-05-amount", {}, {}, 0],
  // The value of the product is the balance that the answer tells.
  ["gift-card", "activation", "GC-07-amount", {}, { balanceAmount: { amount: 500 } }, 500],
  ["gift-card-v3", "void", "GC-07-amount", {}, { balanceAmount: { amount: 0 } }, 0],
  // What was asked is approved.
  ["gift-card-v3", "load", "GC-07-amount", { amounts: { requestAmount: { amount: 70 } } }, {}, 70],
  ["airtime", "purchase", "AT-03-amount", { amounts: { requestAmount: { amount: 70 } } }, {}, 70],
  ["voucher", "provision", "VB-04-amount", { amounts: { requestAmount: { amount: 70 } } }, {}, 70],
  ["prepaid-utility", "purchase", "PU-05-amount", { purchaseAmount: { amount: 70 } }, {}, 70],
  ["bill-payment", "payment", "BP-04-amount", { amounts: { requestAmount: { amount: 7 } } }, {}, 7],
  ["money-transfer", "create", "MT-05-amount", { amount: { amount: 70 } }, {}, 70],
  ["qr-provider", "providerPayment", "QR-16", { amount: { amount: 70 } }, {}, 70],
  // The price of a product, an open value, and what is paid back of a bill are the provider's to say.
  ["airtime", "purchase", "AT-03-amount", {}, {}, Infinity],
  ["voucher", "provision", "VB-04-amount", {}, {}, Infinity],
  ["voucher", "redemption", "VB-04-amount", {}, {}, Infinity],
  ["bill-payment", "refund", "BP-04-amount", {}, {}, Infinity],
  ["money-transfer", "redeem", "MT-05-amount", {}, {}, Infinity],
] as const;

test.each(untold)(
  "%s: where the answer to a %s has no approved amount, an advice gives what was asked or told at most",
  (name, kind, rule, body, amounts, most) => {
    const reported = (amount: number) =>
      broken(
        name,
        kind,
        (s) => [
          s.request({ body, answer: { amounts } }),
          s.confirmation({ body: { amounts: { approvedAmount: { amount } } } }),
        ],
        rule,
      );
    const isOpen = most === Infinity;
    expect([0, isOpen ? 5_000 : most, isOpen ? 9_000 : most + 1].map(reported)).toEqual([
      [],
      [],
      isOpen ? [] : [rule],
    ]);
  },
);

test("what was approved may have been learnt by the family's recourse", () => {
  const reported = (amount: number) =>
    broken("prepaid-utility", "purchase", (s) => [
      s.request({ status: 504 }),
      s.message("retryPurchaseRequest", { answer: approved(1_000) }),
      s.confirmation({ body: approved(amount) }),
    ]).includes("PU-05-amount");
  expect([reported(1_000), reported(1_001)]).toEqual([false, true]);
});

describe.each([
  ["gift-card-v3", "redemption", "GC-07-amount"],
  ["gift-card", "load", "GC-07-amount"],
  ["bill-payment", "payment", "BP-04-amount"],
  ["money-transfer", "redeem", "MT-05-amount"],
  ["airtime", "purchase", "AT-03-amount"],
  ["voucher", "refund", "VB-04-amount"],
  ["prepaid-utility", "purchase", "PU-05-amount"],
  ["qr-provider", "providerPayment", "QR-16"],
])(
  "%s: a confirmation of a %s that is refused for its amount is one failure",
  (name, kind, rule) => {
    const bill = { policyNumber: "P1" };
    const looked = (s: Stage) =>
      name === "bill-payment" ? [s.message("requestPolicyInfo", { id: "looked", body: bill })] : [];
    const reported = (...after: number[]) =>
      brokenAs(name, kind, (s) => [
        ...looked(s),
        s.request({ answer: approved(1_000), body: bill }),
        ...after.map((seconds) =>
          s.confirmation({
            after: seconds,
            body: { ...approved(1_001), ...bill, tenders: [{ amount: { amount: 1_000 } }] },
            status: 400,
            answer: { errorType: "INVALID_AMOUNT", errorMessage: "Amount invalid" },
          }),
        ),
        s.reversal({ body: { reversalReason: "CANCELLED" } }),
      ]);

    test("of which whatever else is told is the consequence, of its repeats as well", () => {
      expect(reported(1)).toEqual([`${rule} fail`]);
      expect(reported(1, 10).filter((text) => /^(GC-28|BP-22|MT-24)/.test(text))).toEqual([]);
    });
  },
);

/** An amount that only a retry or the status of a purchase has told is one that the tenders add up to. */
const tellingWays = [
  ["prepaid-utility", "retryPurchaseRequest", "PU-14"],
  ["airtime", "purchaseStatus", "AT-16"],
] as const;

test.each(tellingWays)("%s: tenders add up to what %s has told", (name, asking, rule) => {
  const reported = (amount: number, tendered: number[], more: object = {}) =>
    broken(
      name,
      "purchase",
      (s) => [
        s.request({ status: 504 }),
        s.message(asking, { answer: approved(amount) }),
        s.confirmation({
          body: { tenders: tendered.map((one) => ({ amount: { amount: one } })), ...more },
        }),
      ],
      rule,
    );
  expect([reported(100, [60, 40]), reported(0, []), reported(0, [0])]).toEqual([[], [], []]);
  expect([reported(100, [60, 41]), reported(100, [])]).toEqual([[rule], [rule]]);
  expect(reported(100, [40], approved(40))).toEqual([]);
});
