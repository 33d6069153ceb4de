import type { Stage } from "../../src/conformance/example";
import { broken, brokenAs } from "./history";

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
