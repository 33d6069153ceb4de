import type { Exchange } from "../../../src/journal/exchange";
import { brokenIn } from "../../pos/till";
import { broken, brokenAs, verdictOn } from "../scene/history";

/** Histories that break one rule of a reference each, and neighbours of theirs that break none. */
const tenders = { tenders: [{ amount: { amount: 100 } }] };

describe("a confirmation that is under way before the answer", () => {
  const slow = { durationMs: 20_000 };

  test.each([
    ["gift-card-v3", "load", "GC-09"],
    ["airtime", "purchase", "AT-04"],
    ["voucher", "provision", "VB-22"],
    ["prepaid-utility", "purchase", "PU-09"],
    ["bill-payment", "payment", "BP-20"],
    ["money-transfer", "create", "MT-20"],
    ["qr-retailer", "retailerPayment", "QR-07"],
  ])("%s: confirms a %s of which nobody knows whether it is approved", (name, kind, rule) => {
    const confirmed = (after: number) =>
      broken(name, kind, (s) => [[s.request(), slow], s.confirmation({ after, body: tenders })]);
    expect(confirmed(5)).toEqual([rule]);
    expect(confirmed(20.02)).toEqual([]);
  });

  test("may follow the answer to a retry", () => {
    expect(
      broken("prepaid-utility", "purchase", (s) => [
        [s.request(), slow],
        s.message("retryPurchaseRequest", { after: 5 }),
        s.confirmation({ after: 6, body: tenders }),
      ]),
    ).toEqual([]);
  });
});

describe.each([
  ["qr-retailer", "retailerPayment"],
  ["qr-provider", "providerPayment"],
  ["qr-partner", "partnerPayment"],
])("%s", (name, kind) => {
  test("an id is one message's, and of version 4", () => {
    expect(
      broken(name, kind, (s) => [s.request(), s.confirmation({ id: "request", status: 400 })]),
    ).toEqual(["CM-01-once"]);
    expect(
      broken(name, kind, (s) => [
        s.request(),
        s.confirmation({ status: 504 }),
        s.confirmation({ after: 10 }),
      ]),
    ).toEqual([]);
    expect(
      broken(name, kind, (s) => [
        s.request({ id: "00000000-0000-1000-8000-000000000000", status: 400 }),
      ]),
    ).toEqual(["CM-01"]);
  });

  test("a time is near the clock", () => {
    const sold = (time: string) =>
      broken(name, kind, (s) => [
        s.request({ body: { time } }),
        s.confirmation({ body: { time: "2031-03-04T12:00:01.000Z" } }),
      ]);
    expect(sold("2031-03-04T12:00:00.000Z")).toEqual([]);
    expect(sold("2031-03-03T12:00:00.000Z")).toEqual(["CM-09"]);
  });
});

test.each(["accountRef", "policyNumber", "noticeNumber"])(
  "BP-16: the same bill, by its %s, is not paid anew before the first payment was reversed",
  (reference) => {
    const again = (other: string) =>
      broken("bill-payment", "payment", (s) => [
        s.request({ status: 504, body: { [reference]: "ONE" } }),
        s.request({ id: "other", body: { [reference]: other } }),
        s.confirmation({ requestId: "other", body: tenders }),
        s.reversal({ after: 10, body: { reversalReason: "RESPONSE_NOT_FINAL" } }),
      ]);
    expect(again("ONE")).toEqual(["BP-16"]);
    expect(again("TWO")).toEqual([]);
  },
);

describe("BP-27", () => {
  const refused = { status: 501, answer: { errorType: "FUNCTION_NOT_SUPPORTED" } };
  const asked = (operation: string, one: object, other: object) =>
    broken("bill-payment", "payment", (s) => [
      s.message(operation, { id: "one", body: one, ...refused }),
      s.message(operation, { id: "two", body: other, ...refused }),
    ]);
  const of = (id: string) => ({ receiver: { id } });

  test("a biller is asked for the same bill again", () => {
    expect(asked("requestAccountInfo", { accountRef: "1" }, { accountRef: "1" })).toEqual([
      "BP-27",
    ]);
    expect(
      asked("requestAccountInfo", { ...of("9"), accountRef: "1" }, { ...of("9"), accountRef: "2" }),
    ).toEqual(["BP-27"]);
    expect(asked("createRefund", { issuerReference: "1" }, { issuerReference: "1" })).toContain(
      "BP-27",
    );
  });

  test("the receiver alone names a biller: the contract has no products here", () => {
    const product = (productId: string) => ({ product: { productId } });
    expect(
      asked(
        "requestAccountInfo",
        { ...of("9"), ...product("A"), accountRef: "1" },
        { ...of("9"), ...product("B"), accountRef: "2" },
      ),
    ).toEqual(["BP-27"]);
    expect(
      asked(
        "requestAccountInfo",
        { ...product("A"), accountRef: "1" },
        { ...product("A"), accountRef: "2" },
      ),
    ).toEqual([]);
  });

  test("the bill of another biller, or of one that nobody names, may be asked for", () => {
    expect(asked("requestAccountInfo", { accountRef: "1" }, { accountRef: "2" })).toEqual([]);
    expect(
      asked("requestAccountInfo", { ...of("9"), accountRef: "1" }, { ...of("8"), accountRef: "1" }),
    ).toEqual([]);
  });
});

test("QR-01: a partner whose customer scanned a code that nobody knows is not blamed for it, a POS that pays with one is", () => {
  const refused = {
    status: 400,
    answer: {
      errorType: "GENERAL_ERROR",
      errorMessage: "Unknown QR code",
      detailMessage: { reason: "INVALID_TRAN_ID" },
    },
  };
  expect(
    broken("qr-provider", "providerPayment", (s) => [
      s.message("notifyScan", { id: "scan", ...refused }),
    ]),
  ).toEqual([]);
  expect(broken("qr-provider", "providerPayment", (s) => [s.request(refused)])).toEqual(["QR-01"]);
});

describe("a voucher request that was refused, and confirmed all the same", () => {
  const kinds = [["provision"], ["redemption"], ["refund"]];
  const confirmed = (kind: string, durationMs: number) =>
    broken("voucher", kind, (s) => [
      [s.request({ status: 400 }), { durationMs }],
      s.confirmation({ after: 5, body: tenders, status: 404 }),
    ]);

  test.each(kinds)("%s: is a warning, by VB-15", (kind) => {
    expect(confirmed(kind, 20)).toEqual(["VB-15"]);
  });

  test.each(kinds)("%s: is a fault where nobody knew of the refusal, by VB-22", (kind) => {
    expect(confirmed(kind, 20_000)).toEqual(["VB-22"]);
  });
});

describe.each([
  ["airtime", "purchase", "AT-16", true],
  ["voucher", "provision", "VB-16", true],
  ["prepaid-utility", "purchase", "PU-14", false],
  ["bill-payment", "payment", "BP-19", false],
])("%s: the tenders of a confirmation", (name, kind, rule, needed) => {
  const confirmed = (body: object) =>
    broken(name, kind, (s) => [
      s.request({ answer: { amounts: { approvedAmount: { amount: 100, currency: "710" } } } }),
      s.confirmation({ body }),
    ]);
  const paid = (...amounts: [number, string][]) =>
    confirmed({ tenders: amounts.map(([amount, currency]) => ({ amount: { amount, currency } })) });

  test("add up to what was approved, in its currency", () => {
    expect(paid([60, "710"], [40, "710"])).toEqual([]);
    expect(paid([99, "710"])).toEqual([rule]);
    expect(paid([100, "840"])).toEqual([rule]);
  });

  test(needed ? "are there" : "may be left out", () => {
    expect(confirmed({})).toEqual(needed ? [rule] : []);
  });
});

test("AT-11-path: the ids of a voucher's messages are those of their paths", () => {
  const differing = {
    status: 400,
    answer: { errorType: "FORMAT_ERROR", detailMessage: { pathId: "another" } },
  };
  expect(broken("airtime", "provision", (s) => [s.request(differing)], "AT-11")).toEqual([
    "AT-11-path",
  ]);
  expect(broken("airtime", "provision", (s) => [s.request({ status: 400 })], "AT-11")).toEqual([]);
});

test.each([
  ["gift-card-v3", "redemption", "GC-30"],
  ["airtime", "provision", "AT-25"],
  ["voucher", "redemption", "VB-26"],
  ["prepaid-utility", "purchase", "PU-03"],
  ["bill-payment", "payment", "BP-30"],
  ["money-transfer", "create", "MT-28"],
  ["qr-retailer", "retailerPayment", "CM-09"],
])("%s: the advice of a %s has a time that is not before its request's", (name, kind, rule) => {
  const advised = (time: string) =>
    broken(name, kind, (s) => [
      s.request({ body: { time: "2031-03-04T12:00:00.700Z" } }),
      s.confirmation({ body: { ...tenders, time } }),
    ]);
  expect(advised("2031-03-04T11:59:30.0Z")).toEqual([rule]);
  expect(advised("2031-03-04T12:00:00.0Z")).toEqual([]);
  expect(advised("2031-03-04T14:00:01.0+02:00")).toEqual([]);
});

describe.each([
  ["gift-card-v3", "redemption", "GC-11-wait"],
  ["airtime", "purchase", "AT-05-wait"],
  ["voucher", "redemption", "VB-05-wait"],
  ["prepaid-utility", "purchase", "PU-07-wait"],
  ["bill-payment", "payment", "BP-25-wait"],
  ["money-transfer", "create", "MT-32-wait"],
  ["qr-retailer", "retailerPayment", "QR-06-wait"],
])("%s: a reversal", (name, kind, rule) => {
  const reversed = (after: number, parts: object) =>
    broken(name, kind, (s) => [
      [s.request({ status: null }), parts],
      s.reversal({ after, body: { reversalReason: "TIMEOUT" } }),
    ]);

  test("waits for the time-out", () => {
    expect(reversed(5, {})).toEqual([rule]);
    expect(reversed(59.5, {})).toEqual([]);
    expect(reversed(61, {})).toEqual([]);
  });

  test("may come when the client has left, or the connection was broken", () => {
    const left = { outcome: "client-left", clientLeftMs: 4_000 };
    expect(reversed(5, left)).toEqual([]);
    expect(reversed(3, left)).toEqual([rule]);
    // Its leaving was noticed after the next message.
    expect(reversed(3.9, left)).toEqual([]);
    expect(reversed(5, { outcome: "silent", endedMs: 4_000 })).toEqual([]);
    expect(reversed(3, { outcome: "silent", endedMs: 4_000 })).toEqual([rule]);
  });
});

test("VB-17: asking what became of a redemption offers the voucher to nobody", () => {
  const voucher = { code: "****" };
  const refused = {
    status: 400,
    answer: { errorType: "VOUCHER_ALREADY_REDEEMED" },
    body: { voucher },
  };
  const offered = (again: boolean) =>
    broken(
      "voucher",
      "redemption",
      (s) => [
        s.request({ body: { voucher } }),
        s.confirmation(),
        s.request({ id: "again", ...refused, ...(!again && { answer: {} }) }),
        s.message("lookupRedemption", {
          id: "again",
          after: 10,
          status: 400,
          answer: refused.answer,
        }),
      ],
      "VB-17",
    );
  expect(offered(true)).toEqual(["VB-17"]);
  expect(offered(false)).toEqual([]);
});

test("AT-17-serial: a confirmation names the voucher that was delivered", () => {
  const delivered = { answer: { voucher: { serialNumber: "NW1", pin: "****" } } };
  const advised = (body: object) =>
    broken(
      "airtime",
      "provision",
      (s) => [s.request(delivered), s.confirmation({ body: { ...tenders, ...body } })],
      "AT-17",
    );
  expect(advised({ voucher: { serialNumber: "NW1" } })).toEqual([]);
  expect(advised({ voucher: { serialNumber: "NW2" } })).toEqual(["AT-17-serial"]);
  expect(advised({})).toEqual(["AT-17-serial"]);
  expect(
    broken("airtime", "provision", (s) => [
      s.request(delivered),
      s.reversal({ body: { reversalReason: "CANCELLED" } }),
    ]),
  ).toEqual([]);
});

test.each([
  ["airtime", "provision", "AT-25"],
  ["voucher", "redemption", "VB-26"],
  ["money-transfer", "create", "MT-28"],
])("%s: a time has milliseconds", (name, kind, rule) => {
  const sent = (time: string) =>
    broken(name, kind, (s) => [s.request({ status: 400, body: { time } })], rule);
  expect(sent("2031-03-04T12:00:01.5Z")).toEqual([]);
  expect(sent("2031-03-04T14:00:01.500+02:00")).toEqual([]);
  expect(sent("2031-03-04T12:00:01Z")).toEqual([`${rule}-fraction`]);
  expect(sent("2031-03-04T12:00:01.5000Z")).toEqual([`${rule}-fraction`]);
});

test("GC-31: an advice has stan and rrn of its request, or leaves them out", () => {
  const advised = (name: string, body: object) =>
    broken(name, "load", (s) => [
      s.request({ body: { stan: "1", rrn: "A" } }),
      s.confirmation({ body: { ...tenders, ...body } }),
    ]);
  expect(advised("gift-card", {})).toEqual([]);
  expect(advised("gift-card", { stan: "1", rrn: "A" })).toEqual([]);
  expect(advised("gift-card", { stan: "2", rrn: "A" })).toEqual(["GC-31-stan"]);
  expect(advised("gift-card", { stan: "1", rrn: "B" })).toEqual(["GC-31"]);
  expect(advised("gift-card-v3", { stan: "2" })).toEqual([]);
});

describe.each([
  ["gift-card", "load", "GC-28", "GC-00"],
  ["airtime", "purchase", "AT-27", "AT-00"],
])("%s: a message that does not fit the contract", (name, kind, amounts, all) => {
  const refused = (field: string) =>
    broken(name, kind, (s) => [
      s.request({
        status: 400,
        answer: {
          errorType: "FORMAT_ERROR",
          errorMessage: "Bad format",
          detailMessage: { formatErrors: [{ field, msg: "is wrong" }] },
        },
      }),
    ]).sort();

  test.each([
    "amounts.requestAmount.amount",
    "tenders[0].amount.currency",
    "paymentMethods[1].amount",
    "amounts.requestAmount",
  ])("%s is about an amount", (field) => {
    // That it breaks the contract follows from it.
    expect(refused(field)).toEqual([amounts]);
  });

  test.each(["time", "originator", "amounts.requestAmount.ledgerIndicator"])(
    "%s is not",
    (field) => {
      expect(refused(field)).toEqual([all]);
    },
  );
});

test("QR-14: an advice has the code of its payment, or leaves it out", () => {
  const advised = (body: object) =>
    broken(
      "qr-provider",
      "providerPayment",
      (s) => [
        s.request({ body: { tranId: "c0de1" } }),
        s.reversal({ body: { reversalReason: "CANCELLED", ...body } }),
      ],
      "QR-14",
    );
  expect(advised({ tranId: "c0de1" })).toEqual([]);
  expect(advised({})).toEqual([]);
  expect(advised({ tranId: "c0de2" })).toEqual(["QR-14-code"]);
});

test.each([
  ["qr-retailer", "retailerPayment"],
  ["qr-provider", "providerPayment"],
  ["qr-partner", "partnerPayment"],
])("QR-20: a %s says which merchant and terminal it is", (name, kind) => {
  const from = (originator: object) =>
    broken(name, kind, (s) => [s.request({ status: 400, body: { originator } })]);
  const merchant = { merchantId: "HARBOURSTORE001", merchantName: { name: "Harbour" } };
  expect(from({ terminalId: "TILL0001", merchant })).toEqual([]);
  expect(from({ terminalId: "        ", merchant })).toEqual(["QR-20-blank"]);
  expect(
    from({ terminalId: "TILL0001", merchant: { ...merchant, merchantId: " ".repeat(15) } }),
  ).toEqual(["QR-20-blank"]);
  expect(
    from({ terminalId: "TILL0001", merchant: { ...merchant, merchantName: { name: "" } } }),
  ).toEqual(["QR-20-blank"]);
});

describe.each([
  ["gift-card-v3", "redemption", "GC-30"],
  ["voucher", "redemption", "VB-26"],
  ["bill-payment", "payment", "BP-30"],
])("%s: the time of an advice", (name, kind, rule) => {
  const advised = (time: string, parts: Partial<Exchange> = {}, after = 1) =>
    broken(
      name,
      kind,
      (s) => [
        s.request({ body: { time: "2031-03-04T12:00:01.0Z" } }),
        [s.confirmation({ after, body: { ...tenders, time } }), parts],
      ],
      rule,
    );

  test("is that of its making, however long it waited for the line", () => {
    expect(advised("2031-03-04T12:00:02.0Z", {}, 3_600)).toEqual([]);
    expect(advised("2031-03-04T13:30:00.0Z", {}, 3_600)).toEqual([rule]);
  });

  test("may be before that of its request where somebody set the clock back between them", () => {
    const setBack = { clock: "2031-03-03T12:00:02.000Z" };
    expect(advised("2031-03-03T12:00:02.0Z", setBack)).toEqual([]);
    expect(advised("2031-03-03T12:00:02.0Z")).toEqual([rule]);
  });
});

describe("VB-17: a voucher that the customer shows at two tills of one client", () => {
  const at = (terminalId: string) => ({
    voucher: { code: "440010***0001" },
    originator: { terminalId },
  });
  const refused = { id: "again", status: 400, answer: { errorType: "VOUCHER_ALREADY_REDEEMED" } };
  const outcome = (terminalId: string, durationMs = 20) =>
    brokenAs(
      "voucher",
      "redemption",
      (s) => [
        [s.request({ body: at("TILL0001") }), { durationMs }],
        s.request({ ...refused, body: at(terminalId) }),
        s.confirmation({ after: 60 }),
      ],
      "VB-17",
    );

  test("is known to the first till, once it was answered", () => {
    expect(outcome("TILL0001")).toEqual(["VB-17 fail"]);
    expect(outcome("TILL0001", 5_000)).toEqual(["VB-17 warn"]);
  });

  test("is not known to the other", () => {
    expect(outcome("TILL0002")).toEqual(["VB-17 warn"]);
  });
});

describe("VB-17 and GC-20: what becomes of a thing once its confirmation was acknowledged is for others to know", () => {
  /** The rule where the confirmation of what was sold was answered so, or had none, and the thing is refused. */
  const reported = (
    [name, kind, use, rule]: [string, string, string, string],
    errorType: string,
    thing: object,
    confirmed?: number | null,
  ): string[] =>
    brokenAs(
      name,
      kind,
      (s) => [
        s.request({ answer: thing, body: thing }),
        ...(confirmed === undefined ? [] : [s.confirmation({ status: confirmed })]),
        s.message(use, { id: "use", status: 400, body: thing, answer: { errorType } }),
      ],
      rule,
    );

  test("a voucher that the POS sold may have expired, or been spent at another till", () => {
    const voucher = { voucher: { code: "440010***0001" } };
    const of = (errorType: string, confirmed?: number | null) =>
      reported(["voucher", "provision", "redeemVoucher", "VB-17"], errorType, voucher, confirmed);
    for (const errorType of ["VOUCHER_NOT_REDEEMABLE", "VOUCHER_ALREADY_REDEEMED"]) {
      expect([of(errorType, 202), of(errorType)]).toEqual([["VB-17 warn"], ["VB-17 fail"]]);
      expect([of(errorType, 504), of(errorType, 400)]).toEqual([["VB-17 fail"], ["VB-17 fail"]]);
    }
  });

  test.each(["gift-card-v3", "gift-card"])("so may a card of %s", (name) => {
    const use = name === "gift-card" ? "redemption" : "redeem";
    const of = (confirmed?: number) =>
      reported(
        [name, "activation", use, "GC-20"],
        "CARD_NOT_ACTIVATED",
        { card: { pan: "609931*********0019" } },
        confirmed,
      ).filter((text) => !text.startsWith("GC-20-"));
    expect([of(202), of(504), of()]).toEqual([["GC-20 warn"], ["GC-20 fail"], ["GC-20 fail"]]);
  });
});

test.each([null, 504, 201])(
  "QR-21: a scan that was answered %s is told again under its id",
  (status) => {
    const reported = (id: string) =>
      broken("qr-partner", "partnerPayment", (s) => {
        const body = {
          time: "2031-03-04T12:00:01.0Z",
          tranId: "c0de1",
          partner: { id: "30000001" },
        };
        return [
          [s.message("scanNotification", { id: "scan", status, body }), { durationMs: 20 }],
          s.message("scanNotification", { id, after: 10, body }),
        ];
      });
    expect(reported("scan")).toEqual([]);
    expect(reported("another")).toEqual(["QR-21"]);
  },
);

test.each([
  ["redemption", "confirmation", []],
  ["refund", "confirmation", []],
  ["redemption", "reversal", ["VB-08"]],
  ["refund", "reversal", ["VB-08"]],
  ["provision", "confirmation", ["VB-08"]],
] as const)(
  "VB-08: an unanswered advice of a %s, its %s, is repeated if it must be",
  (kind, advice, rules) => {
    const body = { ...tenders, ...(advice === "reversal" && { reversalReason: "CANCELLED" }) };
    expect(
      broken("voucher", kind, (s) => [s.request(), s[advice]({ body, status: 504 })], "VB-08"),
    ).toEqual(rules);
  },
);

test("PU-07: a POS that sent a reprint in vain is not told to send one", () => {
  const texts = (answer: object) =>
    brokenIn(
      verdictOn("prepaid-utility", "purchase", (s) => [
        [s.request({ status: 504 }), { unsupported: ["reversal"] }],
        s.message("requestTokenReprint", { id: "reprint", ...answer }),
      ]),
    ).filter((text) => text.startsWith("PU-07 "));
  const [text] = texts({ status: 400, answer: { errorType: "UNABLE_TO_LOCATE_RECORD" } });
  expect(text).toMatch(
    /no reversal \(or retryPurchaseRequest\) of .*; requestTokenReprint did not bring what it was for \(2\)$/,
  );
});

test.each([
  ["gift-card-v3", "load", "GC-09"],
  ["bill-payment", "payment", "BP-20"],
])(
  "%s: a %s that is confirmed before its answer, which never comes, is one fault: %s",
  (name, kind, rule) => {
    const reported = brokenAs(name, kind, (s) => [
      s.request({ status: null }),
      s.confirmation({ after: 5, body: tenders }),
    ]);
    expect(reported).toEqual([`${rule} fail`]);
  },
);

test("bill-payment: a lookup is sent once, unless its form is put right: BP-15-lookup", () => {
  const sentTwice = (first: object, again: object = {}): string[] =>
    brokenAs("bill-payment", "payment", (s) => [
      s.message("requestAccountInfo", { id: "asked", body: { of: "1" }, ...first }),
      s.message("requestAccountInfo", { id: "asked", body: { of: "1" }, ...again }),
    ]).filter((text) => text.startsWith("BP-15"));
  const failed = ["BP-15-lookup fail"];
  const malformed = { status: 400, answer: { errorType: "FORMAT_ERROR" } };
  expect([
    sentTwice({}),
    sentTwice({ status: 504 }),
    sentTwice({ status: null }),
    sentTwice(malformed),
    sentTwice({}, { id: "another" }),
    sentTwice({}, { body: { of: "2" } }),
  ]).toEqual([failed, failed, failed, [], [], []]);
});

describe.each([
  ["gift-card-v3", "redemption", "lookupGiftcard", "GC-02"],
  ["bill-payment", "payment", "requestAccountInfo", "BP-01-once"],
  ["prepaid-utility", "purchase", "createMeterLookup", "PU-01-once"],
  ["money-transfer", "create", "getFeeQuoteByBody", "MT-02"],
  ["qr-retailer", "retailerPayment", "getQrCode", "CM-01-once"],
  ["qr-provider", "providerPayment", "notifyScan", "CM-01-once"],
])("%s: the id of a question", (name, kind, operation, rule) => {
  const duplicate = { status: 400, answer: { errorType: "DUPLICATE_RECORD" } };
  // There the repeat breaks a rule of its own, of which the warning is a consequence.
  const repeated = name === "bill-payment" ? [] : [`${rule} warn`];
  const reported = (first: object, again: object, part: object = {}, refused: object = {}) =>
    brokenAs(
      name,
      kind,
      (s) => [
        s.message(operation, { id: "asked", body: first, ...refused }),
        s.message(operation, { id: "asked", body: again, ...part }),
      ],
      rule,
    );

  test(`is no other's: ${operation}`, () => {
    expect([
      reported({ of: "1", time: "2031-03-04T12:00:00.000Z" }, { of: "1" }),
      reported({ of: "1" }, { of: "1" }, duplicate),
      reported({ of: "1" }, { of: "2" }),
      reported({ of: "1" }, { of: "2" }, duplicate),
    ]).toEqual([[], repeated, [`${rule} fail`], [`${rule} fail`]]);
  });

  test(`is free again after a refusal of its form: ${operation}`, () => {
    const errorType = name.startsWith("qr") ? "GENERAL_ERROR" : "FORMAT_ERROR";
    const answer = { errorType, detailMessage: { reason: "FORMAT_ERROR" } };
    const refused = { status: 400, answer };
    expect(reported({ of: "1" }, { of: "2" }, {}, refused)).toEqual([]);
  });
});
