import type { Exchange } from "../../../src/journal/exchange";
import { brokenAs } from "../scene/history";

/** Codes that nobody scanned, or that are of no more use. */
const refused = (errorMessage: string, detailMessage: object = {}) => ({
  status: 400,
  answer: { errorType: "GENERAL_ERROR", errorMessage, detailMessage },
});
const partner = { partner: { id: "30000001", name: "Blue Wallet" } };
const code = { tranId: "c0de1" };

describe("QR-25: a payment goes to a partner for a code that was scanned", () => {
  const reported = (part: object) =>
    brokenAs(
      "qr-partner",
      "partnerPayment",
      (s) => [s.request({ body: { ...code, ...partner }, ...part })],
      "QR-25",
    );

  test("not for one that nobody scanned, whether it is refused or taken", () => {
    expect(reported(refused("No scan received", { reason: "NO_SCAN_RECEIVED" }))).toEqual([
      "QR-25 fail",
    ]);
    expect(
      reported({ findings: [{ code: "code-not-scanned", text: "nobody has scanned the code" }] }),
    ).toEqual(["QR-25 fail"]);
    expect(reported({})).toEqual([]);
    expect(reported(refused("Declined", { reason: "DECLINED_BY_PARTNER" }))).toEqual([]);
  });
});

describe.each([
  ["qr-retailer", "retailerPayment"],
  ["qr-provider", "providerPayment"],
])("QR-18 at %s: a code is not paid again", (name, kind) => {
  const reported = (
    answer: object,
    close: "confirmation" | "reversal",
    body: object = code,
    first: object = code,
  ) =>
    brokenAs(
      name,
      kind,
      (s) => [
        s.request({ body: first }),
        s[close]({ body: { reversalReason: "CANCELLED" } }),
        s.request({ id: "again", body, ...answer }),
      ],
      "QR-18",
    );

  test("once its own payment was confirmed, or reversed", () => {
    expect(reported(refused("QR code used"), "confirmation")).toEqual(["QR-18 warn"]);
    expect(reported(refused("QR code in use", { state: "VOIDED" }), "reversal")).toEqual([
      "QR-18 warn",
    ]);
  });

  test("but a code may serve more than once, be another one, or have been used elsewhere", () => {
    expect(reported({}, "confirmation")).toEqual([]);
    expect(reported(refused("QR code used"), "confirmation", { tranId: "c0de2" })).toEqual([]);
    expect(
      reported(
        refused("QR code used"),
        "confirmation",
        { ...code, originator: { terminalId: "TILL0002" } },
        { ...code, originator: { terminalId: "TILL0001" } },
      ),
    ).toEqual([]);
    expect(reported(refused("QR code in use", { state: "IN_PAYMENT" }), "confirmation")).toEqual(
      [],
    );
  });
});

test.each([
  ["qr-retailer", "retailerPayment"],
  ["qr-provider", "providerPayment"],
])("QR-18 at %s: a till does not know what another one was refused", (name, kind) => {
  const reported = (terminalId: string) =>
    brokenAs(
      name,
      kind,
      (s) => [
        s.request({
          body: { ...code, originator: { terminalId: "TILL0001" } },
          ...refused("QR code expired"),
        }),
        s.request({
          id: "again",
          body: { ...code, originator: { terminalId } },
          ...refused("QR code expired"),
        }),
      ],
      "QR-18",
    );
  expect([reported("TILL0001"), reported("TILL0002")]).toEqual([["QR-18 warn"], []]);
});

describe.each([
  ["qr-provider", "notifyScan"],
  ["qr-partner", "scanNotification"],
])("QR-22 at %s: a refused scan is not told again", (name, operation) => {
  const reported = (
    ids: readonly [string, string],
    answer: object,
    bodies: readonly [object, object] = [code, code],
    again: object = answer,
  ) =>
    brokenAs(
      name,
      name === "qr-provider" ? "providerPayment" : "partnerPayment",
      (s) => [
        s.message(operation, { id: ids[0], body: { ...partner, ...bodies[0] }, ...answer }),
        s.message(operation, { id: ids[1], body: { ...partner, ...bodies[1] }, ...again }),
      ],
      "QR-22",
    );

  test.each([
    ["QR code expired", {}],
    ["Unknown QR code", {}],
    ["Scan refused", { state: "USED" }],
    ["Scan refused", { state: "VOIDED" }],
  ])("under its id or another one: %s %j", (text, detail) => {
    expect(reported(["one", "one"], refused(text, detail))).toEqual(["QR-22 warn"]);
    expect(reported(["one", "two"], refused(text, detail))).toEqual(["QR-22 warn"]);
  });

  test("but one that the service could not take, or that is put right, is sent again", () => {
    const later = { status: 202, answer: {} };
    for (const status of [501, 503])
      expect(
        reported(["one", "one"], { ...refused("Not now"), status }, [code, code], later),
      ).toEqual([]);
    const wrong = { ...code, partner: { id: "none" } };
    expect(reported(["one", "one"], refused("Invalid message"), [wrong, code], later)).toEqual([]);
    expect(
      reported(["one", "one"], refused("Invalid message"), [
        { ...wrong, time: "2031-03-04T12:00:00.000Z" },
        { ...wrong, time: "2031-03-04T12:00:01.000Z" },
      ]),
    ).toEqual(["QR-22 warn"]);
  });

  test("but the customer may scan again where the code may still be paid, and another customer, and another code", () => {
    expect(reported(["one", "two"], refused("Scan refused", { state: "OPEN" }))).toEqual([]);
    expect(
      reported(["one", "two"], refused("QR code expired"), [code, { tranId: "c0de2" }]),
    ).toEqual([]);
    expect(
      reported(["one", "two"], refused("QR code expired"), [
        code,
        { ...code, partnerPaymentToken: "tok-rich" },
      ]),
    ).toEqual([]);
  });
});

describe.each([
  ["qr-retailer", "retailerPayment", "createQrCode", "qr-provider"],
  ["qr-provider", "providerPayment", "getQrCode", "qr-retailer"],
])("QR-02 at %s: a code was displayed before it is paid", (name, kind, maker, other) => {
  /** The code is requested at the other interface. */
  const reported = (part: Partial<Exchange>) =>
    brokenAs(
      name,
      kind,
      (s) => [
        [
          s.message(name === "qr-retailer" ? "getQrCode" : "createQrCode", { id: "code" }),
          { interface: other, operation: maker, answer: code, ...part },
        ],
        s.request({ body: code }),
        s.confirmation(),
      ],
      "QR-02",
    );

  test("at whichever interface it was requested", () => {
    expect(reported({})).toEqual([]);
    expect(reported({ status: 504, answer: {}, made: { status: 200, body: code } })).toEqual([
      "QR-02 fail",
    ]);
    expect(
      reported({ outcome: "silent", status: null, made: { status: 200, body: code } }),
    ).toEqual(["QR-02 fail"]);
  });

  test("but one of the test data needs no request", () => {
    expect(
      brokenAs(name, kind, (s) => [s.request({ body: code }), s.confirmation()], "QR-02"),
    ).toEqual([]);
  });
});

describe("QR-25: the payment that was approved takes the scan, and no other", () => {
  const to = (id: string) => ({ ...code, partner: { id } });
  /** What a payment to another partner than the scanned one breaks, after this one to the right partner. */
  const after = (part: object, exchange: Partial<Exchange> = {}) =>
    brokenAs(
      "qr-partner",
      "partnerPayment",
      (s) => [
        s.message("scanNotification", { id: "scan", body: to("1") }),
        [s.request({ body: to("1"), ...part }), exchange],
        s.reversal({ body: { reversalReason: "CANCELLED" } }),
        s.request({ id: "again", body: to("2") }),
      ],
      "QR-25",
    );

  test("not one that was refused, or that never was processed", () => {
    expect(after(refused("Invalid amount"))).toEqual(["QR-25 fail"]);
    expect(after({ status: 504 }, { unprocessed: true })).toEqual(["QR-25 fail"]);
    expect(after({ status: null }, { unprocessed: true })).toEqual(["QR-25 fail"]);
  });

  test("one whose answer was lost as well", () => {
    const made = { made: { status: 200 } };
    expect([after({}), after({ status: 504 }, made), after({ status: null }, made)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
