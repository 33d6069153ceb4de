import { defaultConfiguration } from "../../../src/conformance/configuration";
import { type Stage, journalOf, stageOf } from "../../../src/conformance/rules/rule";
import { verdictOf } from "../../../src/conformance/verdict";
import { judged } from "../../support/judged";
import type { Exchange } from "../../../src/journal/exchange";
import { type Reported, broken, interfaces } from "./history";

/** Histories of clients that behave in odd situations, and of some that seem to: what is broken in each. */
const late = { durationMs: 61_000 };
const timedOut = { reversalReason: "TIMEOUT" };
const list = (who: string) => ({
  thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: who }],
});
const tenders = { tenders: [{ amount: { amount: 100 } }] };
const status = (id: string): Partial<Exchange> => ({
  messageId: null,
  path: `/airtime/v5/purchases/status?originalMsgId=${id}`,
  request: { headers: {} },
});
const request = "5f0c1b22-0000-4000-8000-000000000001";

describe("an approval that came too late", () => {
  test("is confirmed rightly once the family's own question has brought it again", () => {
    expect(
      broken("airtime", "purchase", (s) => [
        [s.request({ id: request, unsupported: ["reversal"] }), late],
        [s.message("purchaseStatus", { after: 70 }), status(request)],
        s.confirmation({ requestId: request, body: tenders }),
      ]),
    ).toEqual([]);
    expect(
      broken("prepaid-utility", "purchase", (s) => [
        [s.request(), late],
        s.message("retryPurchaseRequest", { after: 70 }),
        s.confirmation(),
      ]),
    ).toEqual([]);
    expect(
      broken("voucher", "redemption", (s) => [
        [s.request({ id: request }), late],
        [
          s.message("lookupRedemption", { after: 70 }),
          { messageId: null, path: `/redemptions/${request}`, request: { headers: {} } },
        ],
        s.confirmation({ requestId: request }),
      ]),
    ).toEqual([]);
  });

  test("is not confirmed once it was reversed, whatever was asked since", () => {
    expect(
      broken("airtime", "purchase", (s) => [
        [s.request({ id: request }), late],
        s.reversal({ requestId: request, after: 70, body: timedOut }),
        [s.message("purchaseStatus"), status(request)],
        s.confirmation({ requestId: request }),
      ]),
    ).toEqual(expect.arrayContaining(["AT-22"]));
  });

  test("may be asked for by the reference that it brought", () => {
    const reference = {
      messageId: null,
      path: "/airtime/v5/purchases/status?provider=1&purchaseReference=REF7",
      request: { headers: {} },
    };
    expect(
      broken("airtime", "purchase", (s) => [
        [
          s.request({
            unsupported: ["reversal"],
            answer: { slipData: { issuerReference: "REF7" } },
          }),
          late,
        ],
        [s.message("purchaseStatus", { after: 70 }), reference],
        s.confirmation({ body: tenders }),
      ]),
    ).toEqual([]);
  });
});

describe("the reason of a reversal", () => {
  const reasons = (part: object, more: Partial<Exchange>, reversalReason: string) =>
    broken("gift-card-v3", "redemption", (s) => [
      [s.request(part), more],
      s.reversal({ after: 80, body: { reversalReason } }),
    ]);

  test.each([500, 504, 400, 503])("is TIMEOUT after a late %s", (code) => {
    expect(reasons({ status: code }, late, "TIMEOUT")).toEqual([]);
  });

  test("is CANCELLED where the customer did not want to wait", () => {
    const left = { outcome: "client-left", status: null, clientLeftMs: 5_000 } as const;
    expect(reasons({}, left, "CANCELLED")).toEqual([]);
    expect(reasons({}, left, "RESPONSE_NOT_FINAL")).toEqual(["GC-19"]);
    expect(reasons({ status: null }, {}, "CANCELLED")).toEqual(["GC-19"]);
  });
});

describe("an advice that is repeated while its first delivery is still open", () => {
  const overlapping = (s: Stage): Reported[] => [
    s.request(),
    [s.confirmation({ body: tenders }), { durationMs: 20_000 }],
    s.confirmation({ after: 10, body: tenders, status: null }),
  ];

  test.each([
    ["prepaid-utility", "purchase"],
    ["gift-card-v3", "load"],
    ["bill-payment", "payment"],
  ])("%s: is repeated no more once the first was answered", (name, kind) => {
    expect(broken(name, kind, overlapping)).toEqual([]);
  });

  test("is repeated too often where the client knew", () => {
    expect(
      broken("prepaid-utility", "purchase", (s) => [
        ...overlapping(s),
        s.confirmation({ after: 30, body: tenders }),
      ]),
    ).toEqual(["PU-11"]);
  });
});

describe("the same again under a new id", () => {
  const load = {
    body: { card: { pan: "600000******0001" }, amounts: { requestAmount: { amount: 100 } } },
  };

  test("may come from another lane before the first is known to have failed", () => {
    expect(
      broken("gift-card-v3", "load", (s) => [
        [s.request({ ...load, status: 504 }), { durationMs: 30_000 }],
        s.request({ ...load, id: "other", after: 5 }),
        s.confirmation({ requestId: "other", body: tenders }),
        s.reversal({ after: 40, body: { reversalReason: "RESPONSE_NOT_FINAL" } }),
      ]),
    ).toEqual([]);
  });

  test("may come from another client, which cannot know", () => {
    const of = (id: string) => ({ body: { ...load.body, client: { id } } });
    expect(
      broken("gift-card-v3", "load", (s) => [
        s.request({ ...of("1"), status: 504 }),
        s.request({ ...of("2"), id: "other" }),
        s.confirmation({ requestId: "other", body: tenders }),
        s.reversal({ after: 10, body: { reversalReason: "RESPONSE_NOT_FINAL" } }),
      ]),
    ).toEqual([]);
  });

  test.each([
    [
      "gift-card",
      "transfer",
      { sourceCard: { pan: "600000******0001" } },
      { sourceCard: { pan: "600000******0002" } },
    ],
    [
      "gift-card",
      "replace",
      { oldCard: { pan: "600000******0001" } },
      { oldCard: { pan: "600000******0002" } },
    ],
    ["bill-payment", "refund", { issuerReference: "ONE" }, { issuerReference: "TWO" }],
  ])("%s: a %s of something else is not the same", (name, kind, one, two) => {
    const rest = { amounts: { requestAmount: { amount: 100 } } };
    const again = (other: object) =>
      broken(name, kind, (s) => [
        s.request({ status: 504, body: { ...one, ...rest } }),
        s.request({ id: "other", body: { ...other, ...rest } }),
        s.confirmation({ requestId: "other" }),
        s.reversal({ after: 10, body: { reversalReason: "RESPONSE_NOT_FINAL" } }),
      ]).filter((id) => ["GC-04", "BP-16"].includes(id));
    expect(again(two)).toEqual([]);
    expect(again(one)).toHaveLength(1);
  });

  test("a purchase of a token is not made anew before the first was retried or reversed", () => {
    const purchase = { body: { meter: { meterId: "0812" }, purchaseAmount: { amount: 100 } } };
    const then = (...between: (keyof Stage)[]) =>
      broken("prepaid-utility", "purchase", (s) => [
        s.request({ ...purchase, status: 504 }),
        ...between.map(() => s.reversal({ body: { reversalReason: "RESPONSE_NOT_FINAL" } })),
        s.request({ ...purchase, id: "other" }),
        s.confirmation({ requestId: "other", body: tenders }),
        ...(between.length > 0
          ? []
          : [s.reversal({ body: { reversalReason: "RESPONSE_NOT_FINAL" } })]),
      ]);
    expect(then()).toEqual(["PU-07-again"]);
    expect(then("reversal")).toEqual([]);
  });
});

describe("what is measured to the millisecond", () => {
  const start = { receivedAt: "2031-03-04T12:00:00.001Z", durationMs: 1.4 };

  test("a confirmation in the millisecond after the answer came after it", () => {
    expect(
      broken("gift-card-v3", "redemption", (s) => [
        [s.request({ body: list("A"), answer: list("B") }), start],
        [s.confirmation({ body: list("B") }), { receivedAt: "2031-03-04T12:00:00.002Z" }],
      ]),
    ).toEqual([]);
  });

  test("an answer in the last second of the time-out may have come too late for the client, or not", () => {
    const edge = { durationMs: 59_600 };
    const answer = { body: list("A"), answer: list("B") };
    expect(
      broken("gift-card-v3", "redemption", (s) => [
        [s.request(answer), edge],
        s.reversal({ after: 61, body: { ...timedOut, ...list("A") } }),
      ]),
    ).toEqual([]);
    expect(
      broken("gift-card-v3", "redemption", (s) => [
        [s.request(answer), edge],
        s.confirmation({ after: 61, body: list("B") }),
      ]),
    ).toEqual([]);
    expect(
      broken("gift-card-v3", "redemption", (s) => [
        [s.request(answer), edge],
        s.confirmation({ after: 61, body: list("A") }),
      ]),
    ).toEqual(["GC-18"]);
    expect(
      broken("money-transfer", "create", (s) => [
        [s.request({ status: 400 }), edge],
        s.reversal({ after: 61, body: timedOut }),
      ]),
    ).toEqual([]);
  });
});

describe("who was refused", () => {
  const refused = { status: 501, answer: { errorType: "FUNCTION_NOT_SUPPORTED" } };

  test("asks the same biller for something else", () => {
    const asked = (...operations: string[]) =>
      broken(
        "bill-payment",
        "payment",
        (s) =>
          operations.map((operation, index) =>
            s.message(operation, {
              id: `lookup ${index}`,
              body: { receiver: { id: "1" } },
              ...refused,
            }),
          ),
        "BP-27",
      );
    expect(asked("requestAccountInfo", "requestPolicyInfo")).toEqual([]);
    expect(asked("requestPolicyInfo", "requestPolicyInfo")).toEqual(["BP-27"]);
  });

  test("tries an order under the reference that the contract has for it, whatever else it sends", () => {
    const locked = { status: 400, answer: { errorType: "PIN_RETRIES_EXCEEDED" } };
    const tried = (orderRedeemRef: string) =>
      broken(
        "money-transfer",
        "redeem",
        (s) => [
          s.request({ body: { orderRedeemRef: "7", remittanceRef: "1" }, ...locked }),
          s.request({ id: "other", body: { orderRedeemRef, remittanceRef: "2" }, ...locked }),
        ],
        "MT-22",
      );
    expect(tried("7")).toEqual(["MT-22"]);
    expect(tried("8")).toEqual([]);
  });

  test("is one client, and another one does not know", () => {
    const locked = { status: 400, answer: { errorType: "PIN_RETRIES_EXCEEDED" } };
    const tried = (client: string) =>
      broken(
        "money-transfer",
        "redeem",
        (s) => [
          s.request({ body: { orderRedeemRef: "7", client: { id: "1" } }, ...locked }),
          s.request({
            id: "other",
            body: { orderRedeemRef: "7", client: { id: client } },
            ...locked,
          }),
        ],
        "MT-22",
      );
    expect(tried("2")).toEqual([]);
    expect(tried("1")).toEqual(["MT-22"]);
  });
});

test("a request that its own reversal overtook on the way was not reversed after its refusal", () => {
  const overtaken = (name: string, kind: string, status: number) =>
    broken(name, kind, (s) => [s.reversal({ body: timedOut }), s.request({ after: 5, status })]);
  expect(overtaken("money-transfer", "create", 400)).toEqual([]);
  expect(overtaken("voucher", "redemption", 400)).toEqual([]);
  expect(overtaken("gift-card-v3", "redemption", 500)).toEqual([]);
});

test("BP-12: a confirmation that was refused for good leaves the payment to be reversed", () => {
  const paid = (status: number) =>
    broken(
      "bill-payment",
      "payment",
      (s) => [
        s.request(),
        s.confirmation({ status, body: tenders }),
        s.reversal({ after: 10, body: { reversalReason: "CANCELLED" } }),
      ],
      "BP-12",
    );
  expect(paid(503)).toEqual([]);
  expect(paid(202)).toEqual(["BP-12"]);
});

test("QR-25: a payment may still go to the partner of a scan while another partner's is being told", () => {
  const paid = (durationMs: number) =>
    broken(
      "qr-partner",
      "partnerPayment",
      (s) => [
        s.message("scanNotification", { id: "one", body: { tranId: "7", partner: { id: "1" } } }),
        [
          s.message("scanNotification", { id: "two", body: { tranId: "7", partner: { id: "2" } } }),
          { durationMs },
        ],
        s.request({ body: { tranId: "7", partner: { id: "1" } } }),
      ],
      "QR-25",
    );
  expect(paid(3_000)).toEqual([]);
  expect(paid(20)).toEqual(["QR-25"]);
});

describe("a time", () => {
  const at = (time: string, clock: string) =>
    broken(
      "gift-card-v3",
      "redemption",
      (s) => [
        s.message("lookupGiftcard", { id: "lookup" }),
        [s.request({ body: { time } }), { clock }],
        s.reversal({ body: { reversalReason: "CANCELLED" } }),
      ],
      "GC-30",
    );

  test("that is right is no fault where somebody moved the data space's clock", () => {
    expect(at("2031-03-04T12:00:02.000Z", "2031-03-05T12:00:02.000Z")).toEqual([]);
    expect(at("2031-03-05T12:00:02.000Z", "2031-03-05T12:00:02.000Z")).toEqual([]);
    expect(at("2031-03-03T12:00:02.000Z", "2031-03-05T12:00:02.000Z")).toEqual(["GC-30"]);
  });
});

describe("a question is no way out where there is none", () => {
  test.each([[504], [503], [500]])(
    "a provision of airtime that was answered %s is reversed, not asked for",
    (code) => {
      const provision = (...more: string[]) =>
        broken("airtime", "provision", (s) => [
          s.request({ id: request, status: code }),
          [s.message("purchaseStatus", { status: 404 }), status(request)],
          ...more.map((reversalReason) =>
            s.reversal({ requestId: request, body: { reversalReason } }),
          ),
        ]);
      expect(provision()).toEqual(["AT-05"]);
      expect(provision("RESPONSE_NOT_FINAL")).toEqual([]);
    },
  );

  test("a refund is not asked for as a redemption is", () => {
    const looked = { messageId: null, path: `/redemptions/${request}`, request: { headers: {} } };
    const about = (kind: string) =>
      broken("voucher", kind, (s) => [
        s.request({ id: request, status: 504 }),
        [s.message("lookupRedemption", { status: 404 }), looked],
      ]);
    expect(about("refund")).toEqual(["VB-05"]);
    expect(about("redemption")).toEqual([]);
  });

  test("a lookup under credentials that did not send the redemption tells nothing of it", () => {
    const looked = { messageId: null, path: `/redemptions/${request}`, request: { headers: {} } };
    expect(
      broken(
        "voucher",
        "redemption",
        (s) => [
          s.request({ id: request, status: 504 }),
          [s.message("lookupRedemption", { status: 403 }), looked],
        ],
        "VB-05",
      ),
    ).toEqual(["VB-05"]);
  });
});

describe("a retry", () => {
  const purchase = { meter: { meterId: "0812" }, purchaseAmount: { amount: 100 } };
  const retried = (body: object) =>
    broken("prepaid-utility", "purchase", (s) => [
      s.request({ status: 504, body: purchase }),
      s.message("retryPurchaseRequest", { body }),
      s.confirmation({ body: tenders }),
    ]);

  test("carries the purchase as it was", () => {
    expect(retried(purchase)).toEqual([]);
    expect(retried({ ...purchase, msisdn: "27820000000" })).toEqual(["PU-08-retry"]);
  });
});

describe("an id", () => {
  test.each([
    ["airtime", "purchase", "AT-01-once"],
    ["voucher", "redemption", "VB-01-once"],
    ["prepaid-utility", "purchase", "PU-01-once"],
    ["bill-payment", "payment", "BP-01-once"],
  ])("%s: is one message's", (name, kind, rule) => {
    expect(
      broken(name, kind, (s) => [
        s.request(),
        s.confirmation({ body: tenders }),
        s.confirmation({ id: "request", body: tenders }),
      ]),
    ).toContain(rule);
    expect(
      broken(name, kind, (s) => [
        s.request(),
        s.confirmation({ body: tenders, status: 504 }),
        s.confirmation({ after: 10, body: tenders }),
      ]),
    ).toEqual([]);
  });

  test("of a trial is not the purchase's, nor is a trial retried", () => {
    expect(
      broken("prepaid-utility", "purchase", (s) => [
        s.message("trialTokenPurchaseRequest"),
        s.request(),
        s.confirmation({ body: tenders }),
      ]),
    ).toEqual(["PU-01-once"]);
    expect(
      broken("prepaid-utility", "purchase", (s) => [
        s.message("trialTokenPurchaseRequest"),
        s.message("retryPurchaseRequest", { status: 400 }),
      ]),
    ).toEqual(["PU-18-retry"]);
  });
});

test.each([
  ["qr-retailer", "QR-07"],
  ["qr-provider", "QR-07"],
  ["qr-partner", "QR-07"],
])("%s: what was never sent is not confirmed", (name, rule) => {
  expect(
    broken(
      name,
      stageOf(interfaces.find(({ contract }) => contract.name === name)!.contract).kind,
      (s) => [
        s.request(),
        s.confirmation(),
        s.confirmation({ id: "two", requestId: "never-sent", status: 400 }),
      ],
    ),
  ).toEqual([rule]);
});

test.each(judged.map((one) => [one.contract.name, one] as const))(
  "%s: a time that is no text is told as wrong, not as a defect of a judge",
  (name, one) => {
    const stage = stageOf(one.contract);
    for (const time of [{ toString: 1 }, [], 5, null]) {
      const exchanges = journalOf(one.contract, [
        stage.request({ body: { time }, status: 400 }),
        stage.request({ id: "next", body: { time } }),
      ]);
      const journal = {
        standinJournal: 1 as const,
        observedUntil: "2031-03-05T12:00:00.000Z",
        trimmed: 0,
        exchanges,
      };
      const { counts } = verdictOf({
        journal,
        interfaces: [one],
        configuration: defaultConfiguration,
      });
      expect([name, counts.error]).toEqual([name, 0]);
    }
  },
);
