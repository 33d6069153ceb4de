import { broken } from "./history";

/** No till has to know what another till of its client did, or was told. */
const refused = (errorType: string, status = 400) => ({
  status,
  answer: { errorType, errorMessage: "refused", detailMessage: {} },
});
const at = (terminalId: string, body: object) => ({
  body: { ...body, originator: { terminalId } },
});
const tills = ["TILL0001", "TILL0002"];

test("MT-22: another till may try an order that was refused as PIN_RETRIES_EXCEEDED", () => {
  const tried = (till: string) => ({
    ...at(till, { orderRedeemRef: "7" }),
    ...refused("PIN_RETRIES_EXCEEDED"),
  });
  const reported = (till: string) =>
    broken(
      "money-transfer",
      "redeem",
      (s) => [s.request(tried("TILL0001")), s.request({ id: "again", ...tried(till) })],
      "MT-22",
    );
  expect(tills.map(reported)).toEqual([["MT-22"], []]);
});

test("BP-27: another till may ask about a biller that has no lookup", () => {
  const asked = (till: string) => ({
    ...at(till, { receiver: { id: "7" } }),
    ...refused("FUNCTION_NOT_SUPPORTED", 501),
  });
  const reported = (till: string) =>
    broken(
      "bill-payment",
      "payment",
      (s) => [
        s.message("requestAccountInfo", asked("TILL0001")),
        s.message("requestAccountInfo", { id: "again", ...asked(till) }),
      ],
      "BP-27",
    );
  expect(tills.map(reported)).toEqual([["BP-27"], []]);
});

test.each(["gift-card-v3", "gift-card"])(
  "GC-28 at %s: another till may not know the currency that a lookup has told",
  (name) => {
    const card = { card: { pan: "6001" } };
    const told = { amounts: { balanceAmount: { currency: "840" } } };
    const asking = { amounts: { requestAmount: { amount: 100, currency: "710" } } };
    const reported = (till: string) =>
      broken(
        name,
        "redemption",
        (s) => [
          s.message("lookupGiftcard", { id: "looked", ...at("TILL0001", card), answer: told }),
          s.request({ ...at(till, { ...card, ...asking }), ...refused("INVALID_AMOUNT") }),
        ],
        "GC-28",
      );
    expect(tills.map(reported)).toEqual([["GC-28"], []]);
  },
);

test("BP-22: another till may not know the bounds of a bill that a lookup has told", () => {
  const bill = { policyNumber: "P1" };
  const reported = (till: string) =>
    broken(
      "bill-payment",
      "payment",
      (s) => [
        s.message("requestPolicyInfo", { id: "looked", ...at("TILL0001", bill) }),
        s.request({ ...at(till, bill), ...refused("BELOW_MINIMUM_ALLOWED_AMOUNT") }),
      ],
      "BP-22",
    );
  expect(tills.map(reported)).toEqual([["BP-22"], []]);
});

test("PU-16: another till may not know the bounds of a meter that a lookup has told", () => {
  const meter = { meter: { meterId: "01" } };
  const bounds = { minAmount: { amount: 500 }, maxAmount: { amount: 900 } };
  const reported = (till: string) =>
    broken(
      "prepaid-utility",
      "purchase",
      (s) => [
        s.message("createMeterLookup", { id: "looked", ...at("TILL0001", meter), answer: bounds }),
        s.request({
          ...at(till, { ...meter, purchaseAmount: { amount: 100 } }),
          ...refused("AMOUNT_TOO_LOW"),
        }),
      ],
      "PU-16",
    );
  expect(tills.map(reported)).toEqual([["PU-16"], []]);
});
