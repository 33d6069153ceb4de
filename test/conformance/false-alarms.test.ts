import { defaultConfiguration } from "../../src/conformance/configuration";
import { type ExampleStep, type Stage, journalOf, stageOf } from "../../src/conformance/rules/rule";
import { verdictOf } from "../../src/conformance/verdict";
import type { Exchange } from "../../src/journal/exchange";
import { brokenIn } from "../pos/till";
import {
  broken,
  brokenAs,
  exchangesOf,
  interfaces,
  judgedOf,
  observedUntil,
} from "./scene/history";

/** What looked like a fault of the client and is none, beside the fault that it looks like. */
const refused = (errorType: string, detailMessage: object = {}) => ({
  status: 400,
  answer: { errorType, errorMessage: "refused", detailMessage },
});
const tenders = { tenders: [{ amount: { amount: 100 } }] };
const card = (pan: string) => ({ card: { pan } });
const amount = (value: unknown, currency = "710") => ({
  amounts: { requestAmount: { amount: value, currency } },
});

test("AT-00: a customer's number that is not in service is no fault of the POS; one that is no number is", () => {
  const reported = (errorType: string) =>
    broken("airtime", "purchase", (s) => [s.request(refused(errorType))], "AT-00");
  expect([reported("INVALID_MSISDN"), reported("FORMAT_ERROR")]).toEqual([[], ["AT-00"]]);
});

test("VB-19: a refund of what was redeemed elsewhere is told; one of an own redemption that does not stand is a fault", () => {
  const redemption = "5f0c1b22-0000-4000-8000-000000000001";
  const reported = (status: number, id = redemption) =>
    brokenAs(
      "voucher",
      "redemption",
      (s) => [
        s.request({ id, status }),
        s.message("refundVoucher", {
          id: "refund",
          body: { redemptionId: redemption },
          ...refused("VOUCHER_NOT_REDEEMED"),
        }),
      ],
      "VB-19",
    );
  expect([reported(201), reported(400), reported(201, "another")]).toEqual([
    ["VB-19 fail"],
    ["VB-19 fail"],
    ["VB-19 warn"],
  ]);
});

test("MT-26: a receiver that nobody reaches is no fault of the POS", () => {
  const reported = (errorType: string) =>
    broken("money-transfer", "create", (s) => [s.request(refused(errorType))], "MT-26");
  expect([reported("ROUTING_ERROR"), reported("FORMAT_ERROR")]).toEqual([[], ["MT-26"]]);
});

describe("GC-28", () => {
  const looked = (currency: string) => ({
    id: "looked",
    body: card("6001"),
    answer: { amounts: { balanceAmount: { currency } } },
  });
  const reported = (body: object, answer = refused("INVALID_AMOUNT"), currency?: string) =>
    broken(
      "gift-card-v3",
      "redemption",
      (s) => [
        ...(currency === undefined ? [] : [s.message("lookupGiftcard", looked(currency))]),
        s.request({ body: { ...card("6001"), ...body }, ...answer }),
      ],
      "GC-28",
    );

  test("a customer's card may be of another currency, or too full", () => {
    expect([reported(amount(100)), reported(amount(100), undefined, "710")]).toEqual([[], []]);
  });

  test("but not where a lookup has told its currency, nor may the amount be none", () => {
    expect([
      reported(amount(100), undefined, "840"),
      reported(amount(0)),
      reported(amount(-1)),
      reported({}),
    ]).toEqual([["GC-28"], ["GC-28"], ["GC-28"], ["GC-28"]]);
    const format = refused("FORMAT_ERROR", {
      formatErrors: [{ field: "amounts.requestAmount.amount", msg: "is a text" }],
    });
    expect(reported(amount("1.00"), format)).toEqual(["GC-28"]);
  });

  test("a message without its amounts is incomplete, and says nothing about amounts", () => {
    const incomplete = refused("FORMAT_ERROR", {
      formatErrors: [
        { field: "amounts", msg: "must be present" },
        { field: "card", msg: "must be present" },
      ],
    });
    expect(reported({}, incomplete)).toEqual([]);
  });
});

describe("GC-21", () => {
  const reported = (...before: ("void" | "load")[]) =>
    brokenAs(
      "gift-card-v3",
      "load",
      (s) => [
        ...before.map((kind, index) =>
          s.message(kind === "void" ? "voidGiftcard" : "load", {
            id: `before ${index}`,
            body: card("6001"),
          }),
        ),
        s.request({ body: card("6001"), ...refused("CARD_VOIDED") }),
      ],
      "GC-21",
    );

  test("a customer may bring a card that was voided elsewhere, and nobody uses one that it has voided itself", () => {
    expect([reported(), reported("load"), reported("void")]).toEqual([[], [], ["GC-21 warn"]]);
  });

  test("a card is voided once, unless that was reversed", () => {
    const voided = (reversed: boolean, other = "6001") =>
      brokenAs(
        "gift-card-v3",
        "void",
        (s) => [
          s.request({ body: card("6001") }),
          ...(reversed
            ? [s.reversal({ body: { reversalReason: "CANCELLED" } })]
            : [s.confirmation()]),
          s.request({ id: "again", body: card(other), ...refused("CARD_VOIDED") }),
        ],
        "GC-21",
      );
    expect([voided(false), voided(true), voided(false, "6002")]).toEqual([
      ["GC-21-once fail"],
      [],
      [],
    ]);
  });
});

test("GC-21-once: two cards of which the journal shows the same digits are two, where both were voided", () => {
  const voided = (again: Partial<Exchange>) =>
    brokenAs(
      "gift-card-v3",
      "void",
      (s) => [
        s.request({ body: card("609931*********0068") }),
        s.confirmation(),
        [s.request({ id: "again", body: card("609931*********0068") }), again],
      ],
      "GC-21",
    );
  expect([
    voided({ stateBefore: "NONE", stateAfter: "PENDING" }),
    voided({ stateBefore: "NONE", stateAfter: "DECLINED" }),
    voided({}),
  ]).toEqual([[], ["GC-21-once fail"], ["GC-21-once fail"]]);
});

describe("what the client has had in hand, and has no more", () => {
  const cancelled = { body: { reversalReason: "CANCELLED" } };

  test("GC-20: a card whose activation was reversed is a customer's who brings it all the same", () => {
    const reported = (...closing: ((s: Stage) => ExampleStep)[]) =>
      brokenAs(
        "gift-card-v3",
        "activation",
        (s) => [
          s.request({ body: card("6001") }),
          ...closing.map((close) => close(s)),
          s.message("redeem", { id: "use", body: card("6001"), ...refused("CARD_NOT_ACTIVATED") }),
        ],
        "GC-20",
      );
    expect([
      reported(),
      reported((s) => s.confirmation({ status: 504, body: tenders })),
      reported((s) => s.reversal({ ...cancelled, status: 504 })),
      reported((s) => s.reversal(cancelled)),
    ]).toEqual([["GC-20 fail"], ["GC-20 fail"], ["GC-20 fail"], ["GC-20 warn"]]);
  });

  test("VB-17: a voucher whose redemption was reversed or refunded may have been spent elsewhere", () => {
    const code = { voucher: { code: "440010***0001" } };
    const reported = (body: object, ...then: ((s: Stage) => ExampleStep)[]) =>
      brokenAs(
        "voucher",
        "redemption",
        (s) => [
          s.request({ body }),
          ...then.map((step) => step(s)),
          s.request({ id: "again", body, ...refused("VOUCHER_ALREADY_REDEEMED") }),
        ],
        "VB-17",
      );
    const refunded = (s: Stage): ExampleStep =>
      s.message("refundVoucher", { id: "refund", body: code });
    const notRefunded = (s: Stage): ExampleStep =>
      s.message("reverseRefund", { id: "undone", requestId: "refund", ...cancelled });
    expect([
      reported(code),
      reported(code, (s) => s.reversal(cancelled)),
      reported(code, (s) => s.confirmation(), refunded),
      reported(code, (s) => s.confirmation(), refunded, notRefunded),
      reported({ voucher: { code: "********" } }),
    ]).toEqual([["VB-17 fail"], ["VB-17 warn"], ["VB-17 warn"], ["VB-17 fail"], ["VB-17 warn"]]);
  });
});

test("GC-20: whoever has replaced a card knows the new one", () => {
  const reported = (newCard: string) =>
    brokenAs(
      "gift-card",
      "replace",
      (s) => [
        s.request({ body: { oldCard: { pan: "6001" }, newCard: { pan: newCard } } }),
        s.message("redemption", {
          id: "use",
          body: card("6002"),
          ...refused("CARD_NOT_ACTIVATED"),
        }),
      ],
      "GC-20",
    );
  expect([reported("6002"), reported("6003")]).toEqual([["GC-20 fail"], ["GC-20 warn"]]);
});

test("PU-14: nothing is paid for a free token", () => {
  const reported = (approved: number, ofTenders: object) =>
    broken(
      "prepaid-utility",
      "purchase",
      (s) => [
        s.request({ answer: { amounts: { approvedAmount: { amount: approved } } } }),
        s.confirmation({ body: ofTenders }),
      ],
      "PU-14",
    );
  expect([
    reported(0, { tenders: [] }),
    reported(100, { tenders: [] }),
    reported(0, tenders),
    reported(100, tenders),
  ]).toEqual([[], ["PU-14"], ["PU-14"], []]);
});

describe("PU-16", () => {
  const meter = { meter: { meterId: "0812" } };
  const reported = (value: number, answer: object | undefined, errorType = "AMOUNT_TOO_HIGH") =>
    broken(
      "prepaid-utility",
      "purchase",
      (s) => [
        ...(answer === undefined
          ? []
          : [s.message("createMeterLookup", { id: "looked", body: meter, answer })]),
        s.request({ body: { ...meter, purchaseAmount: { amount: value } }, ...refused(errorType) }),
      ],
      "PU-16",
    );
  const bounds = { minAmount: { amount: 10 }, maxAmount: { amount: 500 } };

  test("within the bounds that a lookup told, or without any, nobody is warned", () => {
    expect([
      reported(10, bounds),
      reported(500, bounds),
      reported(501, undefined),
      reported(0, { ...bounds, bsstDue: true }, "NO_FREE_UNITS_DUE"),
    ]).toEqual([[], [], [], []]);
  });

  test("beyond them it is", () => {
    expect([
      reported(9, bounds, "AMOUNT_TOO_LOW"),
      reported(501, bounds),
      reported(0, { ...bounds, bsstDue: false }, "NO_FREE_UNITS_DUE"),
    ]).toEqual([["PU-16"], ["PU-16"], ["PU-16"]]);
  });
});

test("BP-22: only a lookup of the same bill tells what may be paid", () => {
  const reported = (looked?: string) =>
    broken(
      "bill-payment",
      "payment",
      (s) => [
        ...(looked === undefined
          ? []
          : [s.message("requestPolicyInfo", { id: "looked", body: { policyNumber: looked } })]),
        s.request({ body: { policyNumber: "P1" }, ...refused("ABOVE_MAXIMUM_ALLOWED_AMOUNT") }),
      ],
      "BP-22",
    );
  expect([reported(), reported("P2"), reported("P1")]).toEqual([[], [], ["BP-22"]]);
});

/** What a rule says of a token purchase whose confirmation is answered so, one delivery after the other. */
const confirmedWith = (rule: string, ...statuses: number[]) =>
  brokenAs(
    "prepaid-utility",
    "purchase",
    (s) => [
      s.request(),
      ...statuses.map((status) => s.confirmation({ after: 10, body: tenders, status })),
    ],
    rule,
  );

test("PU-11: one repeat may be for a crash, two are not", () => {
  const reported = (repeats: number) =>
    confirmedWith("PU-11", ...Array.from({ length: repeats + 1 }, () => 202));
  expect([reported(0), reported(1), reported(2)]).toEqual([[], ["PU-11 warn"], ["PU-11 fail"]]);
});

describe("PU-10: an advice that is answered 404, 501 or what the contract does not list", () => {
  const reported = (...statuses: number[]) => confirmedWith("PU-10", ...statuses);

  test.each([403, 404, 409, 429, 501])(
    "%s: is sent three times before it is given up",
    (status) => {
      expect([
        reported(status),
        reported(status, status),
        reported(status, status, status),
        reported(status, 202),
      ]).toEqual([["PU-10 warn"], ["PU-10 warn"], [], []]);
      expect(reported(504, status)).toEqual(["PU-10 warn"]);
      expect(reported(status, 504)).toEqual(["PU-10 fail"]);
    },
  );
});

describe("what was done is not done again", () => {
  test("BP-21: a payment is refunded once, unless the refund was reversed", () => {
    const reported = (reference: string, ...reversed: string[]) =>
      broken(
        "bill-payment",
        "refund",
        (s) => [
          s.request({ body: { issuerReference: "R1" } }),
          ...(reversed.length > 0
            ? [s.reversal({ body: { reversalReason: "CANCELLED" } })]
            : [s.confirmation()]),
          s.request({ id: "again", body: { issuerReference: reference }, status: 400 }),
        ],
        "BP-21",
      );
    expect([reported("R1"), reported("R2"), reported("R1", "reversed")]).toEqual([
      ["BP-21"],
      [],
      [],
    ]);
  });

  test("MT-21 and MT-25: an order is redeemed or cancelled once", () => {
    const order = (orderRedeemRef: string, terminalId = "T1") => ({
      body: { orderRedeemRef, originator: { terminalId } },
    });
    const reported = (one: string, next: string, body: object = order("7")) =>
      broken("money-transfer", "create", (s) => [
        s.message(one, { id: "one", ...order("7") }),
        s.message(next, { id: "next", ...body, status: 400 }),
      ]).filter((id) => ["MT-21", "MT-25"].includes(id));
    expect([
      reported("cancelOrder", "redeemOrder"),
      reported("redeemOrder", "redeemOrder"),
    ]).toEqual([["MT-21"], ["MT-21"]]);
    expect([
      reported("redeemOrder", "cancelOrder"),
      reported("cancelOrder", "cancelOrder"),
    ]).toEqual([["MT-25"], ["MT-25"]]);
    expect([
      reported("redeemOrder", "redeemOrder", order("8")),
      reported("redeemOrder", "redeemOrder", order("7", "T2")),
    ]).toEqual([[], []]);
  });
});

test("VB-21: a lookup on which the client hung up is not sent again at once", () => {
  const looked = (after: number, left: boolean) =>
    broken(
      "voucher",
      "redemption",
      (s) =>
        [0, after].map((seconds) => [
          s.message("lookupRedemption", { after: seconds }),
          {
            messageId: null,
            path: "/redemptions/5f0c1b22-0000-4000-8000-000000000001",
            request: { headers: {} },
            ...(left && ({ outcome: "client-left", status: null, clientLeftMs: 100 } as const)),
          },
        ]),
      "VB-21",
    );
  expect([looked(0.2, true), looked(1, true), looked(0.2, false)]).toEqual([["VB-21"], [], []]);
});

describe.each([
  ["qr-retailer", "retailerPayment", "getQrCode"],
  ["qr-provider", "providerPayment", "createQrCode"],
])("QR-02 at %s: a code is paid once it could be displayed", (name, kind, operation) => {
  const reported = (part: object, more: object = {}) =>
    broken(
      name,
      kind,
      (s) => [
        [s.message(operation, { id: "code", ...part }), more],
        s.request({ body: { tranId: "c0de1" } }),
      ],
      "QR-02",
    );
  const made = { made: { status: 201, body: { tranId: "c0de1" } } };

  test("not where no answer brought it, nor before the answer", () => {
    expect([
      reported({ status: 504 }, made),
      reported({ status: null }, made),
      reported({ answer: { tranId: "c0de1" } }, { durationMs: 5_000 }),
    ]).toEqual([["QR-02"], ["QR-02"], ["QR-02"]]);
  });

  test("another code may have come from elsewhere", () => {
    expect([
      reported({ answer: { tranId: "c0de1" } }),
      reported({ status: 504 }, { made: { status: 201, body: { tranId: "c0de2" } } }),
    ]).toEqual([[], []]);
  });
});

/** A redemption at one interface, and its advice at another: which rules about the two are broken at either. */
function throughDoors(
  names: readonly string[],
  advice: "confirmation" | "reversal",
  requestId = "request",
): string[] {
  const both = names
    .map((name) => interfaces.find(({ contract }) => contract.name === name))
    .filter((found) => found !== undefined);
  const [at, other = at] = both.map(({ contract }) => ({
    contract,
    stage: stageOf(contract, "redemption"),
  }));
  if (at === undefined || other === undefined) throw new Error("there is no such interface");
  const exchanges = journalOf(at.contract, [
    at.stage.request(),
    other.stage[advice]({ requestId, body: { reversalReason: "CANCELLED" } }),
  ]).map((exchange, index) =>
    index === 0 ? exchange : { ...exchange, interface: other.contract.name },
  );
  const verdict = verdictOf({
    journal: { standinJournal: 1, observedUntil, trimmed: 0, exchanges },
    interfaces: both,
    configuration: defaultConfiguration,
  });
  return brokenIn(verdict)
    .map((text) => text.split(" ")[0] ?? "")
    .filter((id) => ["GC-06", "GC-07"].includes(id))
    .sort();
}

describe.each([
  ["gift-card-v3", "gift-card"],
  ["gift-card", "gift-card-v3"],
])("a request at %s whose advice comes to %s", (one, other) => {
  test.each(["confirmation", "reversal"] as const)(
    "%s: was closed, and names its request",
    (advice) => {
      expect(throughDoors([one, other], advice)).toEqual([]);
      expect(throughDoors([one, other], advice, "never-sent")).toEqual(
        advice === "confirmation" ? ["GC-06", "GC-07"] : ["GC-07"],
      );
    },
  );
});

test("AT-20: the bounds of a product count once they were looked up", () => {
  const body = { product: { productId: "NWAIR20" } };
  const product = { productId: "NWAIR20", minAmount: 100 };
  const reported = (told: { operation: string; answer: unknown } | undefined, more: object = {}) =>
    broken(
      "airtime",
      "purchase",
      (s) => [
        ...(told === undefined
          ? []
          : [s.message(told.operation, { id: "list", answer: told.answer as object })]),
        s.request({ body: { ...body, ...more }, ...refused("INVALID_AMOUNT") }),
      ],
      "AT-20",
    );
  expect(reported(undefined)).toEqual([]);
  expect(reported({ operation: "listProducts", answer: [{ productId: "OTHER" }] })).toEqual([]);
  expect(reported({ operation: "listProducts", answer: [product] })).toEqual(["AT-20"]);
  expect(reported({ operation: "lookupMsisdn", answer: { availableProducts: [product] } })).toEqual(
    ["AT-20"],
  );
  // An amount that is not above 0 fits no product.
  expect(reported(undefined, amount(0))).toEqual(["AT-20"]);
});

test.each([
  ["money-transfer", "create", "lookupOrder"],
  ["airtime", "purchase", "purchaseStatus"],
  ["voucher", "redemption", "lookupVoucher"],
])(
  "%s: a HEAD by which something looks whether the service is there is no message",
  (name, kind, lookup) => {
    const reported = (method: string) =>
      brokenAs(name, kind, (s) => [
        [s.message(lookup, refused("FORMAT_ERROR")), { method, messageId: null }],
      ]).map((text) => text.split(" ")[1]);
    expect([reported("HEAD"), reported("GET")]).toEqual([[], ["fail"]]);
  },
);

describe("a status that the contract does not list", () => {
  test.each([403, 409, 429])(
    "PU-11: %s ends no repeats, which go on until 202 or 400",
    (status) => {
      const reported = (...statuses: number[]) => confirmedWith("PU-11", ...statuses);
      expect(reported(status, status, status, 202)).toEqual([]);
      expect(reported(status, 400, 400, 400)).toEqual(["PU-11 fail"]);
    },
  );

  test.each([403, 409, 429])("MT-08: %s is no refusal that forbids a reversal", (status) => {
    const reported = (answer: number, advice: "confirmation" | "reversal", id = "MT-08") =>
      broken("money-transfer", "create", (s) => [s.request({ status: answer }), s[advice]()], id);
    expect(reported(status, "reversal")).toEqual([]);
    expect(reported(status, "confirmation", "MT-20")).toEqual(["MT-20"]);
    expect(reported(503, "reversal")).toEqual(["MT-08"]);
  });
});

test.each([
  ["gift-card-v3", "redemption", "GC-18"],
  ["airtime", "purchase", "AT-13"],
  ["voucher", "redemption", "VB-11"],
  ["prepaid-utility", "purchase", "PU-13"],
  ["bill-payment", "payment", "BP-17"],
  ["money-transfer", "create", "MT-17"],
  ["qr-provider", "providerPayment", "QR-14"],
])(
  "%s: a reversal for TIMEOUT of a %s whose answer may be missed has the identifiers of either",
  (name, kind, id) => {
    const of = (transactionIdentifier: string) => ({
      thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier }],
    });
    const reported = (carried: string, reversalReason = "TIMEOUT") =>
      broken(
        name,
        kind,
        (s) => [
          [s.request({ body: of("A"), answer: of("B") }), { durationMs: 59_500 }],
          s.reversal({ after: 60, body: { ...of(carried), reversalReason } }),
        ],
        id,
      );
    expect([reported("A"), reported("B"), reported("C")]).toEqual([[], [], [id]]);
    expect([reported("A", "CANCELLED"), reported("B", "CANCELLED")]).toEqual([[id], []]);
  },
);

describe("a confirmation of which only the head of an answer can be read", () => {
  const rules: [name: string, kind: string, id: string, operation: string, naming: object][] = [
    ["bill-payment", "payment", "BP-21", "createRefund", { slipData: { issuerReference: "1" } }],
    ["money-transfer", "create", "MT-21", "redeemOrder", { orderRedeemRef: "1" }],
    ["money-transfer", "create", "MT-25", "cancelOrder", { orderRedeemRef: "1" }],
  ];

  test.each(rules)("%s: has acknowledged a %s with 202 (%s)", (...of) => {
    const [name, kind, id, operation, answer] = of;
    const body = { issuerReference: "1", orderRedeemRef: "1" };
    const reported = (status: number) =>
      broken(
        name,
        kind,
        (s) => [
          s.request({ answer }),
          [s.confirmation({ status, body: tenders }), { outcome: "spoiled" }],
          s.message(operation, { id: "use", body, after: 20 }),
        ],
        id,
      );
    expect([reported(202), reported(400), reported(504)]).toEqual([[], [id], [id]]);
  });

  test("VB-17: a reversal has, too: somebody else may have spent the voucher since", () => {
    const body = { voucher: { code: "440010***0001" } };
    const reported = (status: number) =>
      brokenAs(
        "voucher",
        "redemption",
        (s) => [
          s.request({ body }),
          [s.reversal({ status, body: { reversalReason: "CANCELLED" } }), { outcome: "spoiled" }],
          s.request({ id: "again", body, after: 20, ...refused("VOUCHER_ALREADY_REDEEMED") }),
        ],
        "VB-17",
      );
    expect([reported(202), reported(504)]).toEqual([["VB-17 warn"], ["VB-17 fail"]]);
  });
});

test("VB-19: no contract says that a redemption is refunded only after its confirmation", () => {
  const id = "5f0c1b22-0000-4000-8000-000000000001";
  const reported = (errorType: string) =>
    brokenAs(
      "voucher",
      "redemption",
      (s) => [
        s.request({ id }),
        s.message("refundVoucher", {
          id: "refund",
          body: { redemptionId: id },
          ...refused(errorType),
        }),
      ],
      "VB-19",
    );
  expect([reported("REDEMPTION_NOT_CONFIRMED"), reported("REDEMPTION_ALREADY_REVERSED")]).toEqual([
    ["VB-19 warn"],
    ["VB-19 fail"],
  ]);
});

describe("an advice for what is no transaction is one mistake", () => {
  const missed = { requestId: "lookup", status: 404 };
  const tell =
    (lookup: string, advice: "confirmation" | "reversal") =>
    (s: Stage): ExampleStep[] => [
      s.message(lookup, { id: "lookup" }),
      s[advice]({ ...missed, body: tenders }),
    ];

  test.each([
    ["prepaid-utility", "purchase", "trialTokenPurchaseRequest", ["PU-18-retry fail"]],
    ["prepaid-utility", "purchase", "requestTokenReprint", ["PU-18 fail"]],
    ["gift-card-v3", "redemption", "lookupGiftcard", ["GC-17 fail"]],
    ["bill-payment", "payment", "requestAccountInfo", ["BP-03-lookup fail"]],
    ["airtime", "purchase", "purchaseTrial", ["AT-15 fail"]],
  ])("%s: it is told once of a %s, %s", (name, kind, lookup, told) => {
    for (const advice of ["confirmation", "reversal"] as const)
      expect(brokenAs(name, kind, tell(lookup, advice))).toEqual(told);
  });
});

test.each([
  ["gift-card-v3", "redemption", "GC-11-wait"],
  ["bill-payment", "payment", "BP-25-wait"],
  ["voucher", "provision", "VB-05-wait"],
])("%s: a %s whose connection a killed simulator ended is reversed at once", (name, kind, id) => {
  const exchanges = exchangesOf(name, kind, (s) => [
    s.request({ status: null }),
    s.reversal({ after: 5, body: { reversalReason: "TIMEOUT" } }),
  ]);
  const reported = (from: string, until: string) =>
    brokenIn(judgedOf(interfaces, exchanges, { absent: [{ from, until }] })).filter((text) =>
      text.startsWith(id),
    ).length;
  const at = (seconds: number) => new Date(Date.UTC(2031, 2, 4, 12, 0, seconds)).toISOString();
  expect([reported(at(2), at(4)), reported(at(10), at(20))]).toEqual([0, 1]);
});
