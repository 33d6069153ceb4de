import type { Stage } from "../../../src/conformance/rules/rule";
import { broken, brokenAs, outcomesOf } from "../scene/history";

/** Only an accepted advice closes a transaction: what a refused one leaves open, and what is right after it. */
const tenders = { tenders: [{ amount: { amount: 100 } }] };
const cancelled = { body: { reversalReason: "CANCELLED" } };
const notFinal = { body: { reversalReason: "RESPONSE_NOT_FINAL" } };
const refused = { status: 400, answer: { errorType: "GENERAL_ERROR" } };

/** A kind of transaction of each interface that has to be closed, with the rules about it. */
const families = [
  ["gift-card-v3", "redemption", "GC-07", "GC-08", "GC-11"],
  ["gift-card", "load", "GC-07", "GC-08", "GC-11"],
  ["airtime", "purchase", "AT-03", "AT-09", "AT-05"],
  ["airtime", "provision", "AT-03", "AT-09", "AT-05"],
  ["voucher", "provision", "VB-04", "VB-13", "VB-05"],
  ["prepaid-utility", "purchase", "PU-05", "PU-06", "PU-07"],
  ["bill-payment", "payment", "BP-04", "BP-12", "BP-05"],
  ["bill-payment", "refund", "BP-04", "BP-12", "BP-05"],
  ["money-transfer", "create", "MT-05", "MT-07", "MT-09"],
  ["money-transfer", "redeem", "MT-05", "MT-07", "MT-09"],
  ["qr-retailer", "retailerPayment", "QR-04", "QR-05", "QR-06"],
  ["qr-provider", "providerPayment", "QR-04", "QR-05", "QR-06"],
  ["qr-partner", "partnerPayment", "QR-04", "QR-05", "QR-06"],
] as const;

const withTenders = ["airtime", "voucher", "gift-card"];
const paid = (name: string) => (withTenders.includes(name) ? { body: tenders } : {});

describe.each(families)("%s, a %s", (name, kind, closed, never, reversed) => {
  const reported = (tell: (s: Stage) => ReturnType<Stage["request"]>[]) => broken(name, kind, tell);

  test("that was approved is open after a refused confirmation or reversal", () => {
    expect(reported((s) => [s.request(), s.confirmation({ ...paid(name), ...refused })])).toEqual([
      closed,
    ]);
    expect(reported((s) => [s.request(), s.reversal({ ...cancelled, ...refused })])).toEqual([
      closed,
    ]);
    expect(
      reported((s) => [
        s.request(),
        s.confirmation({ ...paid(name), status: 504 }),
        s.confirmation({ ...paid(name), ...refused, after: 10 }),
      ]),
    ).toEqual([closed]);
  });

  test("is closed by the other advice, or by one that was put right", () => {
    expect(
      reported((s) => [
        s.request(),
        s.confirmation({ ...paid(name), ...refused }),
        s.reversal(cancelled),
      ]),
    ).toEqual([]);
    expect(
      reported((s) => [
        s.request(),
        s.reversal({ ...cancelled, ...refused }),
        s.confirmation(paid(name)),
      ]),
    ).toEqual([]);
    expect(
      reported((s) => [
        s.request(),
        s.confirmation({ ...paid(name), ...refused }),
        s.confirmation({ ...paid(name), id: "put right", after: 10 }),
      ]),
    ).toEqual([]);
  });

  test("may not be reversed while its confirmation is under way, nor once it was accepted", () => {
    expect(
      reported((s) => [
        s.request(),
        s.confirmation({ ...paid(name), status: 504 }),
        s.confirmation({ ...paid(name), after: 10 }),
        s.reversal(cancelled),
      ]),
    ).toContain(never);
    expect(
      reported((s) => [
        s.request(),
        s.confirmation({ ...paid(name), ...refused }),
        s.reversal(cancelled),
        s.confirmation({ ...paid(name), id: "again" }),
      ]),
    ).toContain(never);
  });

  test("with an unknown outcome is not settled by a refused reversal", () => {
    const lost = { status: 504 };
    expect(reported((s) => [s.request(lost), s.reversal({ ...notFinal, ...refused })])).toEqual([
      reversed,
    ]);
    expect(
      reported((s) => [
        s.request(lost),
        s.reversal({ ...notFinal, ...refused }),
        s.reversal({ ...notFinal, id: "put right", after: 10 }),
      ]),
    ).toEqual([]);
    expect(reported((s) => [s.request(lost), s.reversal({ ...notFinal, status: 404 })])).toEqual(
      name === "prepaid-utility" ? ["PU-10"] : [],
    );
  });
});

test.each(families)(
  "%s: a 503 to the confirmation of a %s leaves the reversal, where it is final",
  (name, kind, _closed, never) => {
    const isFinal = name !== "voucher" && name !== "prepaid-utility";
    const reported = broken(name, kind, (s) => [
      s.request(),
      s.confirmation({ ...paid(name), status: 503 }),
      s.reversal({ ...cancelled, after: 10 }),
    ]);
    expect(reported.includes(never)).toBe(!isFinal);
    if (isFinal) expect(reported).toEqual([]);
  },
);

test.each(families)(
  "%s: nothing of a %s with an unknown outcome may stay taken",
  (name, kind, _closed, _never, reversed) => {
    const part = {
      reversalReason: "RESPONSE_NOT_FINAL",
      amounts: { approvedAmount: { amount: 50_000 } },
    };
    const ignored = { findings: [{ code: "amount-ignored", text: "is ignored" }] };
    const reported = (more: object) =>
      broken(name, kind, (s) => [s.request({ status: 504 }), s.reversal({ body: part, ...more })]);
    const takesParts = name === "bill-payment" || name === "qr-provider";
    expect(reported({})).toEqual(takesParts ? [reversed] : []);
    expect(reported(ignored)).toEqual([]);
  },
);

describe.each(["redemption", "refund"])("voucher, a %s", (kind) => {
  test("needs no confirmation, whatever became of one", () => {
    expect(broken("voucher", kind, (s) => [s.request()])).toEqual([]);
    expect(broken("voucher", kind, (s) => [s.request(), s.confirmation(refused)])).toEqual([]);
  });

  test.each([500, 501, 502, 503, 504])(
    "answered %s is reversed, and its advice repeated",
    (status) => {
      expect(broken("voucher", kind, (s) => [s.request({ status })])).toEqual(["VB-05"]);
      expect(
        broken("voucher", kind, (s) => [
          s.request({ status }),
          s.reversal({ ...notFinal, status }),
        ]),
      ).toEqual(["VB-08"]);
      expect(
        broken("voucher", kind, (s) => [
          s.request({ status }),
          s.reversal({ ...notFinal, status }),
          s.reversal({ ...notFinal, after: 10 }),
        ]),
      ).toEqual([]);
    },
  );
});

test.each([501, 502, 503])(
  "airtime: a provision answered %s is reversed, a purchase answered 503 is not, and of advices the status is final",
  (status) => {
    expect(broken("airtime", "provision", (s) => [s.request({ status })])).toEqual(["AT-05"]);
    expect(
      broken("airtime", "provision", (s) => [s.request({ status }), s.reversal(notFinal)]),
    ).toEqual([]);
    expect(broken("airtime", "purchase", (s) => [s.request({ status })])).toEqual([]);
    expect(
      broken("airtime", "provision", (s) => [
        s.request(),
        s.confirmation({ body: tenders, status }),
        s.reversal({ ...cancelled, after: 10 }),
      ]),
    ).toEqual([]);
  },
);

const status = (id: string) => ({
  messageId: null,
  path: `/airtime/v5/purchases/status?originalMsgId=${id}`,
  request: { headers: {} },
});
const id = "5f0c1b22-0000-4000-8000-000000000001";

describe("airtime: a purchase with an unknown outcome", () => {
  const lost = { id, status: 504 };
  const asked = (s: Stage, parts = {}) =>
    [s.message("purchaseStatus", { after: 5, ...parts }), status(id)] as const;
  const reported = (
    unsupported: readonly "reversal"[],
    tell: (s: Stage) => ReturnType<typeof asked>[] | ReturnType<Stage["request"]>[],
  ) =>
    broken("airtime", "purchase", (s) => [
      s.request({ ...lost, ...(unsupported.length > 0 && { unsupported }) }),
      ...(tell(s) as never[]),
    ]);

  test("is reversed where the provider supports that: a question settles nothing", () => {
    expect(reported([], (s) => [asked(s, { status: 404 })])).toEqual(["AT-05"]);
    expect(reported([], (s) => [asked(s)])).toEqual(["AT-03", "AT-05"]);
    expect(reported([], (s) => [s.reversal({ requestId: id, ...notFinal })])).toEqual([]);
  });

  test("is asked for until a final answer, where it does not", () => {
    expect(reported(["reversal"], () => [])).toEqual(["AT-06"]);
    expect(reported(["reversal"], (s) => [asked(s, { status: 504 })])).toEqual(["AT-06"]);
    expect(
      reported(["reversal"], (s) => [asked(s, { status: 504 }), asked(s, { status: 404 })]),
    ).toEqual([]);
    expect(reported(["reversal"], (s) => [asked(s)])).toEqual(["AT-03"]);
  });

  test("is asked for once its reversal was refused for want of the function, and confirmed if it was approved", () => {
    const unsupported = {
      requestId: id,
      ...notFinal,
      status: 400,
      answer: { errorType: "FUNCTION_NOT_SUPPORTED" },
    };
    expect(reported([], (s) => [s.reversal(unsupported)])).toEqual(["AT-06"]);
    expect(
      broken("airtime", "purchase", (s) => [
        s.request(lost),
        s.reversal(unsupported),
        [s.message("purchaseStatus", { after: 5 }), status(id)],
        s.confirmation({ requestId: id, body: tenders }),
      ]),
    ).toEqual([]);
    expect(
      broken("airtime", "purchase", (s) => [
        [s.request({ id, status: null }), {}],
        s.reversal({ ...unsupported, after: 61, body: { reversalReason: "TIMEOUT" } }),
        [s.message("purchaseStatus", { after: 5 }), status(id)],
        s.confirmation({ requestId: id, body: tenders }),
      ]),
    ).toEqual([]);
  });
});

describe("prepaid: a provider", () => {
  const purchase = { status: 504 };
  const made = { made: { status: 201, body: { tokens: [{ token: "01234567890123456789" }] } } };
  const reprint = (s: Stage, token: string) =>
    s.message("requestTokenReprint", { id: "reprint", answer: { tokens: [{ token }] } });
  const reported = (unsupported: readonly ("confirmation" | "reversal")[], token: string) =>
    broken("prepaid-utility", "purchase", (s) => [
      [s.request({ ...purchase, unsupported }), made],
      reprint(s, token),
    ]);

  test("without reversals: a reprint that brings the token back settles the purchase", () => {
    expect(reported(["reversal"], "01234567890123456789")).toEqual([]);
    expect(reported(["reversal"], "98765432109876543210")).toEqual(["PU-07"]);
    expect(reported([], "01234567890123456789")).toEqual(["PU-07"]);
  });

  test("that takes no confirmations: leaving one out is a warning", () => {
    const open = (parts: object, ...more: number[]) =>
      brokenAs(
        "prepaid-utility",
        "purchase",
        (s) => [s.request(parts), ...more.map((code) => s.confirmation({ status: code }))],
        "PU-05",
      );
    expect(open({})).toEqual(["PU-05 fail"]);
    expect(open({ unsupported: ["confirmation"] })).toEqual(["PU-05 warn"]);
    expect(open({}, 501)).toEqual(["PU-05 warn"]);
    expect(open({}, 400)).toEqual(["PU-05 fail"]);
  });
});

describe("a provider that answers a reversal with 501 supports none", () => {
  const reported = (name: string, kind: string) =>
    brokenAs(name, kind, (s) => [
      s.request({ status: 504 }),
      s.reversal({ ...notFinal, status: 501, answer: { errorType: "FUNCTION_NOT_SUPPORTED" } }),
    ]);

  test("which is the end of it, where the family has no other way", () => {
    expect(reported("money-transfer", "cancel")).toEqual([]);
  });

  test("which leaves the family's other way, where it has one", () => {
    expect(reported("airtime", "purchase")).toEqual(["AT-06 fail"]);
    expect(reported("prepaid-utility", "purchase")).toEqual(["PU-07 warn", "PU-10 warn"]);
  });
});

test.each([
  ["voucher", "redemption", "VB-04"],
  ["voucher", "refund", "VB-04"],
  ["money-transfer", "cancel", "MT-05"],
])("%s: the reversal of a %s that was refused for its amount is put right", (name, kind, rule) => {
  const part = { amounts: { approvedAmount: { amount: 1, currency: "710" } } };
  const reported = (errorType: string, ...after: ((s: Stage) => ReturnType<Stage["request"]>)[]) =>
    broken(
      name,
      kind,
      (s) => [
        s.request(),
        s.reversal({
          body: { reversalReason: "CANCELLED", ...part },
          status: 400,
          answer: { errorType, errorMessage: "Amount not valid" },
        }),
        ...after.map((one) => one(s)),
      ],
      rule,
    ).filter((id) => id === rule);
  expect(reported("INVALID_AMOUNT")).toEqual([rule]);
  // That it breaks the contract is the failure, and this follows from it.
  expect(reported("FORMAT_ERROR")).toEqual([]);
  // What cannot be undone any more stays as it is.
  expect(reported("TRANSACTION_NOT_SUPPORTED")).toEqual([]);
  const again = (s: Stage) => s.reversal({ id: "put right", ...cancelled, after: 10 });
  expect(reported("INVALID_AMOUNT", again)).toEqual([]);
  const tooLate = (s: Stage) => s.reversal({ id: "put right", ...cancelled, after: 600 });
  expect(reported("INVALID_AMOUNT", tooLate)).toEqual([rule]);
});

test.each(["redemption", "refund"])(
  "VB-04: a %s whose reversal was refused for its amount may be confirmed instead",
  (kind) => {
    expect(
      broken(
        "voucher",
        kind,
        (s) => [
          s.request(),
          s.reversal({ ...cancelled, status: 400, answer: { errorType: "INVALID_AMOUNT" } }),
          s.confirmation({ after: 10 }),
        ],
        "VB-04",
      ),
    ).toEqual([]);
  },
);

/** Kinds of which the contract calls every 5xx unknown (contract 3, voucher rules 1 and 2); of the others 500 and 504. */
const afterEvery5xx = [
  "voucher provision",
  "voucher redemption",
  "voucher refund",
  "airtime provision",
];

describe.each([
  ...families,
  ["voucher", "redemption", "", "", "VB-05"],
  ["voucher", "refund", "", "", "VB-05"],
  ["money-transfer", "cancel", "", "", "MT-09"],
] as const)("%s, a %s that was answered a 5xx", (name, kind, _closed, _never, reversed) => {
  const isEvery = afterEvery5xx.includes(`${name} ${kind}`);
  const body = { reversalReason: "RESPONSE_NOT_FINAL" };
  const page = { answer: "<!DOCTYPE html>" } as const;

  /** Status, whether it is a proxy's page, and what becomes of the rule about unknown outcomes if it is never reversed. */
  test.each([
    [500, false, "fail"],
    [500, true, "fail"],
    [504, false, "fail"],
    [504, true, "fail"],
    [502, false, isEvery ? "fail" : "inconclusive"],
    [502, true, isEvery ? "fail" : "inconclusive"],
    [503, false, isEvery ? "fail" : "not-applicable"],
    [503, true, isEvery ? "fail" : "inconclusive"],
  ])("%d, page %s: unless it is reversed, %s", (status, isPage, unreversed) => {
    const asked = (s: Stage) => [s.request({ status }), isPage ? page : {}] as const;
    const outcome = (more: (s: Stage) => ReturnType<Stage["request"]>[]) =>
      outcomesOf(name, kind, (s) => [[...asked(s)], ...more(s)])[reversed];
    expect(outcome(() => [])).toBe(unreversed);
    expect(outcome((s) => [s.reversal({ body })])).toBe(
      unreversed === "not-applicable" ? unreversed : "pass",
    );
  });
});
