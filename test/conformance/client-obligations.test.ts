import { broken } from "./history";

/** Histories that break one rule of a reference each, and neighbours of theirs that break none. */
const tenders = { tenders: [{ amount: { amount: 100 } }] };

describe("a confirmation that is under way before the answer", () => {
  const slow = { durationMs: 20_000 };

  test.each([
    ["gift-card-v3", "load", "GC-09"], ["airtime", "purchase", "AT-04"], ["voucher", "provision", "VB-22"], ["prepaid-utility", "purchase", "PU-09"],
    ["bill-payment", "payment", "BP-20"], ["money-transfer", "create", "MT-20"], ["qr-retailer", "retailerPayment", "QR-07"],
  ])("%s: confirms a %s of which nobody knows whether it is approved", (name, kind, rule) => {
    const confirmed = (after: number) => broken(name, kind, (s) => [[s.request(), slow], s.confirmation({ after, body: tenders })]);
    expect(confirmed(5)).toEqual([rule]);
    expect(confirmed(20.02)).toEqual([]);
  });

  test("may follow the answer to a retry", () => {
    expect(broken("prepaid-utility", "purchase", (s) => [[s.request(), slow], s.message("retryPurchaseRequest", { after: 5 }), s.confirmation({ after: 6, body: tenders })])).toEqual([]);
  });
});
