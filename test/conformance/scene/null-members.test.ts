import { broken } from "./history";

/** A member that is null is absent: a provider's answers have some, and so have messages of another's HAR file. */
const partner = { id: "30000001", name: "Blue Wallet" };
const list = (more: object = {}) => ({
  thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: "A", ...more }],
});
const cancelled = { reversalReason: "CANCELLED" };

test("what an answer has as null need not come back", () => {
  const reported = (answer: object, body: object) =>
    broken(
      "qr-retailer",
      "retailerPayment",
      (s) => [s.request({ answer }), s.reversal({ body: { ...cancelled, ...body } })],
      "QR-13",
    );
  expect(reported({ partner: null }, {})).toEqual([]);
  expect(reported({ partner: { ...partner, logo: null } }, { partner })).toEqual([]);
  expect(reported({ partner }, { partner: { ...partner, logo: null } })).toEqual([]);
  expect(reported({ partner }, { partner: null })).toEqual(["QR-13"]);
});

test.each([
  ["gift-card-v3", "redemption", "GC-18"],
  ["qr-provider", "providerPayment", "QR-14"],
  ["prepaid-utility", "purchase", "PU-13"],
])(
  "%s: third-party identifiers come back with what is null in them, or without",
  (name, kind, rule) => {
    const reported = (answer: object, body: object) =>
      broken(name, kind, (s) => [s.request({ answer }), s.confirmation({ body })], rule);
    expect(reported(list({ note: null }), list())).toEqual([]);
    expect(reported(list(), list({ note: null }))).toEqual([]);
    expect(reported(list({ note: "x" }), list())).toEqual([rule]);
  },
);

test("an advice is repeated unchanged if only a member that is null comes or goes", () => {
  const reported = (first: object, repeat: object) =>
    broken(
      "gift-card-v3",
      "redemption",
      (s) => [
        s.request(),
        s.confirmation({ status: 504, body: first }),
        s.confirmation({ after: 10, body: repeat }),
      ],
      "GC-14",
    );
  expect(reported({ rrn: null }, {})).toEqual([]);
  expect(reported({ amounts: {} }, { amounts: { approvedAmount: null } })).toEqual([]);
  expect(reported({ rrn: "1" }, { rrn: null })).toEqual(["GC-14"]);
});

test("what is null in a message is neither sent nor missing in the advice", () => {
  expect(
    broken(
      "qr-provider",
      "providerPayment",
      (s) => [s.message("createQrCode", { body: { customer: null } })],
      "QR-19",
    ),
  ).toEqual([]);
  const reported = (request: object, advice: object) =>
    broken(
      "qr-provider",
      "providerPayment",
      (s) => [s.request({ body: request }), s.confirmation({ body: advice })],
      "QR-15",
    );
  expect(reported({ partner: null }, {})).toEqual([]);
  expect(reported({ partner }, { partner: null })).toEqual(["QR-15"]);
});
