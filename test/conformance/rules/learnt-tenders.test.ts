import { broken } from "../scene/history";

/** An amount that only a retry or the status of a purchase has told is one that the tenders add up to. */
const ways = [
  ["prepaid-utility", "retryPurchaseRequest", "PU-14"],
  ["airtime", "purchaseStatus", "AT-16"],
] as const;

test.each(ways)("%s: tenders add up to what %s has told", (name, asking, rule) => {
  const approved = (amount: number) => ({ amounts: { approvedAmount: { amount } } });
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
