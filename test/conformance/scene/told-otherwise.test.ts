import type { Exchange } from "../../../src/journal/exchange";
import { brokenAs, outcomesOf, type Reported } from "./history";

/** Verdicts where a fault told the client something else than what was done, or nothing that says what was done. */

const families = [
  { name: "gift-card-v3", kind: "redemption", closed: "GC-07", unknown: "GC-11" },
  { name: "airtime", kind: "purchase", closed: "AT-03", unknown: "AT-05" },
  { name: "voucher", kind: "provision", closed: "VB-04", unknown: "VB-05" },
  { name: "bill-payment", kind: "payment", closed: "BP-04", unknown: "BP-05" },
  { name: "money-transfer", kind: "create", closed: "MT-05", unknown: "MT-09" },
  { name: "prepaid-utility", kind: "purchase", closed: "PU-05", unknown: "PU-07" },
] as const;

const accepted = { made: { status: 202 } };
const tenders = { tenders: [{ amount: { amount: 100 } }] };
const notFinal = { body: { reversalReason: "RESPONSE_NOT_FINAL" } };
const timedOut = { body: { reversalReason: "TIMEOUT" } };

describe.each(families)("$name", ({ name, kind, closed, unknown }) => {
  const rules = [closed, unknown];
  const of = (tell: Parameters<typeof brokenAs>[2]): string[] =>
    brokenAs(name, kind, tell).filter((text) => rules.some((id) => text.startsWith(`${id} `)));

  test("an advice that was processed and answered with a refusal has closed nothing", () => {
    for (const status of [400, 409]) {
      expect(
        of((s) => [s.request(), [s.confirmation({ status, body: tenders }), accepted]]),
      ).toEqual([`${closed} fail`]);
      expect(of((s) => [s.request(), [s.reversal({ status }), accepted]])).toEqual([
        `${closed} fail`,
      ]);
      expect(
        of((s) => [s.request({ status: 504 }), [s.reversal({ ...notFinal, status }), accepted]]),
      ).toEqual([`${unknown} fail`]);
    }
  });

  test("a client that was told only refusals has done all that it could", () => {
    const both = (first: object, request: object = {}): Reported[] => {
      const tell: Reported[] = [];
      brokenAs(name, kind, (s) => {
        tell.push(
          [s.request(), request],
          [s.confirmation({ status: 400, body: tenders }), first],
          s.reversal({ status: 400, after: 10 }),
        );
        return tell;
      });
      return tell;
    };
    expect(of(() => both(accepted))).toEqual([]);
    // The approval was a fault's: in truth the request was declined.
    expect(of(() => both({}, { made: { status: 400 } }))).toEqual([]);
    expect(of(() => both({}, { unprocessed: true }))).toEqual([]);
    // It refused itself out of the matter: each refusal is true.
    expect(of(() => both({}))).toEqual([`${closed} fail`]);
  });

  test("so has one that knows only the refusal of the repeat of what was processed", () => {
    const told = (first: object, isReversed = true): string[] =>
      of((s) => [
        s.request(),
        [s.confirmation({ status: 500, body: tenders }), first],
        s.confirmation({ status: 400, body: tenders, after: 10 }),
        ...(isReversed ? [s.reversal({ status: 400, after: 20 })] : []),
      ]);
    expect(told(accepted)).toEqual([]);
    expect(told(accepted, false)).toEqual([`${closed} fail`]);
    expect(told({})).toEqual([`${closed} fail`]);
  });

  test("a closed connection is an unknown outcome at once", () => {
    const reset = { outcome: "silent", endedMs: 20 } as const;
    const reversed = (after: number) =>
      of((s) => [[s.request({ status: null }), reset], s.reversal({ ...timedOut, after })]);
    expect(reversed(90)).toEqual([]);
    expect(reversed(91)).toEqual([`${unknown} warn`]);
    expect(reversed(136)).toEqual([`${unknown} fail`]);
    const repeated = (after: number) =>
      brokenAs(name, kind, (s) => [
        s.request({ status: 504 }),
        [s.reversal({ ...notFinal, status: null }), reset],
        s.reversal({ ...notFinal, after }),
      ]).filter((text) => text.endsWith("fail"));
    expect(repeated(60)).toEqual([]);
    expect(repeated(91)).toHaveLength(1);
  });

  test("an answer of which only the head could be read needs no repeat, and allows one", () => {
    const half = [{ outcome: "spoiled" }] as const;
    const confirmed = (again: boolean) =>
      brokenAs(name, kind, (s) => [
        s.request({ answer: { amounts: { approvedAmount: { amount: 100 } } } }),
        [s.confirmation({ body: tenders }), half[0]],
        ...(again ? [s.confirmation({ body: tenders, after: 10 })] : []),
      ]);
    expect(confirmed(false)).toEqual([]);
    expect(confirmed(true)).toEqual([]);
  });

  test("a refused reversal is the end of it where the request was declined, which the client could not know", () => {
    const blamed = (
      [status, request]: [status: number, request: Partial<Exchange>],
      reversal: Partial<Exchange>,
    ): string[] =>
      of((s) => [
        [s.request({ status }), request],
        [s.reversal({ ...timedOut, status: 400, after: 70 }), reversal],
      ]);
    const late = { durationMs: 65_000 };
    expect(blamed([400, late], {})).toEqual([]);
    expect(blamed([400, late], { stateAfter: "DECLINED" })).toEqual([]);
    expect(blamed([504, { made: { status: 400 } }], { stateAfter: "DECLINED" })).toEqual([]);
    // It stands, nobody knows, or a fault has refused the reversal.
    const fault = { source: "scenario:trouble#1", text: "rule 1 of trouble" };
    for (const reversal of [{ stateAfter: "PENDING" }, { strikes: [fault] }])
      expect(blamed([400, late], reversal)).toEqual([`${unknown} fail`]);
    expect(blamed([504, late], {})).toEqual([`${unknown} fail`]);
  });

  test("of half a refusal the head is enough: a request is left or reversed, and a confirmation reversed", () => {
    const half = { outcome: "spoiled" } as const;
    const failed = (tell: Parameters<typeof brokenAs>[2]) =>
      brokenAs(name, kind, tell).filter((text) => text.endsWith("fail"));
    for (const status of [400, 404]) {
      expect(failed((s) => [[s.request({ status }), half]])).toEqual([]);
      expect(failed((s) => [[s.request({ status }), half], s.request({ id: "next" })])).toEqual([
        `${closed} fail`,
      ]);
      expect(failed((s) => [[s.request({ status }), half], s.reversal(notFinal)])).toEqual([]);
      expect(
        failed((s) => [
          s.request({ answer: { amounts: { approvedAmount: { amount: 100 } } } }),
          [s.confirmation({ status, body: tenders }), half],
          s.reversal({ body: { reversalReason: "CANCELLED" } }),
        ]),
      ).toEqual([]);
    }
    // Half an approval is none, and half a confirmation that was accepted is one.
    expect(failed((s) => [[s.request(), half]])).toEqual([`${unknown} fail`]);
    expect(
      failed((s) => [s.request(), [s.confirmation({ body: tenders }), half], s.reversal()]),
    ).toHaveLength(1);
  });

  test("after a 5xx that the contract does not list reversing is right, and nothing else is told for sure", () => {
    for (const status of [502, 505, 599]) {
      if (name === "voucher") continue;
      expect(of((s) => [s.request({ status }), s.reversal(notFinal)])).toEqual([]);
      expect(brokenAs(name, kind, (s) => [s.request({ status }), s.reversal(notFinal)])).toEqual(
        [],
      );
      expect(brokenAs(name, kind, (s) => [s.request({ status }), s.reversal(timedOut)])).toEqual(
        [],
      );
      expect(outcomesOf(name, kind, (s) => [s.request({ status })])[unknown]).toBe("inconclusive");
    }
  });

  test("after a failure in a proxy's page reversing is right, whatever the contract lists", () => {
    for (const status of [502, 503]) {
      const page = [{ answer: "<!DOCTYPE html>" }] as const;
      for (const reversal of [notFinal, timedOut])
        expect(
          brokenAs(name, kind, (s) => [[s.request({ status }), page[0]], s.reversal(reversal)]),
        ).toEqual([]);
      expect(
        brokenAs(name, kind, (s) => [[s.request({ status }), page[0]]]).filter(
          (text) => name !== "voucher" && text.endsWith("fail"),
        ),
      ).toEqual([]);
    }
  });
});

describe("a client that may not have got the answer", () => {
  const identifiers = (id: string) => ({
    thirdPartyIdentifiers: [{ institutionId: "6001", transactionIdentifier: id }],
  });
  const newConnection = { sameConnectionAs: null };
  const tooLate = { durationMs: 70_000 };
  const reversed = (of: object, reversal: object, reversalReason = "TIMEOUT"): string[] =>
    brokenAs("gift-card-v3", "redemption", (s) => [
      [s.request({ body: identifiers("mine"), answer: identifiers("theirs") }), of],
      [s.reversal({ body: { ...identifiers("mine"), reversalReason } }), reversal],
    ]);

  test("may reverse as if there had been none, where nothing more came on its connection", () => {
    expect(reversed({ sameConnectionAs: null }, { sameConnectionAs: null })).toEqual([]);
    expect(reversed({ sameConnectionAs: null }, { sameConnectionAs: 1 })).toEqual([
      "GC-18 fail",
      "GC-19 warn",
    ]);
    // A journal of an older version does not say.
    expect(reversed({}, {})).toEqual(["GC-18 fail", "GC-19 warn"]);
    // It had the answer: it says so itself.
    expect(reversed({ sameConnectionAs: null }, { sameConnectionAs: null }, "CANCELLED")).toEqual([
      "GC-18 fail",
    ]);
  });

  /** The rules about identifiers and about reasons, by a kind of transaction of each interface that has both. */
  const both: [name: string, kind: string, came: string, reason: string][] = [
    ["gift-card-v3", "redemption", "GC-18 fail", "GC-19 warn"],
    ["gift-card", "redemption", "GC-18 fail", "GC-19 warn"],
    ["airtime", "purchase", "AT-13 fail", "AT-18 warn"],
    ["voucher", "provision", "VB-11 warn", "VB-14 warn"],
    ["prepaid-utility", "purchase", "PU-13 fail", "PU-15 warn"],
    ["bill-payment", "payment", "BP-17 fail", "BP-18 warn"],
    ["money-transfer", "redeem", "MT-17 fail", "MT-19 warn"],
    ["qr-provider", "providerPayment", "QR-14 fail", "QR-10 warn"],
  ];

  test.each(both)("but gives no time-out as its reason at %s if it has read it", (...of) => {
    const [name, kind, , reason] = of;
    const timedOutWith = (told: string, more: object = {}): string[] =>
      brokenAs(name, kind, (s) => [
        [
          s.request({ body: identifiers("mine"), answer: identifiers(told) }),
          { ...newConnection, ...more },
        ],
        [
          s.reversal({ after: 61, body: { ...identifiers(told), ...timedOut.body } }),
          newConnection,
        ],
      ]);
    expect(timedOutWith("theirs")).toEqual([reason]);
    // These tell nothing: the client had them already.
    expect(timedOutWith("mine")).toEqual([]);
    // It may have got the answer after its time-out.
    expect(timedOutWith("theirs", { durationMs: 59_500 })).toEqual([]);
  });

  test.each(both)(
    "and one that confirms at %s what came too late is not blamed for what it has of that answer",
    (name, kind, came) => {
      const ofIdentifiers = (advice: "confirmation" | "reversal", back: string): string[] =>
        brokenAs(name, kind, (s) => [
          [s.request({ body: identifiers("mine"), answer: identifiers("theirs") }), tooLate],
          s[advice]({ after: 80, body: identifiers(back) }),
        ]).filter((text) => text === came);
      expect(ofIdentifiers("confirmation", "theirs")).toEqual([]);
      expect(ofIdentifiers("confirmation", "other")).toEqual([came]);
      expect(ofIdentifiers("reversal", "theirs")).toEqual([came]);
    },
  );
});

describe("prepaid utility: a purchase that never arrived, and its retry", () => {
  const of = (tell: Parameters<typeof brokenAs>[2]) =>
    brokenAs("prepaid-utility", "purchase", tell);
  const again = { id: "request" };

  test("is a request, which is confirmed or reversed", () => {
    expect(
      of((s) => [s.message("retryPurchaseRequest", again), s.confirmation({ body: tenders })]),
    ).toEqual([]);
    expect(of((s) => [s.message("retryPurchaseRequest", again)])).toEqual(["PU-05 fail"]);
    expect(
      of((s) => [
        s.message("retryPurchaseRequest", again),
        s.reversal({ body: { reversalReason: "CANCELLED" } }),
      ]),
    ).toEqual([]);
  });

  test("with an unknown outcome is retried or reversed in turn", () => {
    const failed = { ...again, status: 504 };
    expect(of((s) => [s.message("retryPurchaseRequest", failed)])).toEqual(["PU-07 fail"]);
    expect(of((s) => [s.message("retryPurchaseRequest", failed), s.reversal(notFinal)])).toEqual(
      [],
    );
  });

  test("answered 503 tells nothing of the purchase", () => {
    const purchase = { status: 504 };
    expect(
      of((s) => [
        s.request(purchase),
        s.message("retryPurchaseRequest", { ...again, status: 503 }),
      ]),
    ).toEqual(["PU-07 fail"]);
    expect(
      of((s) => [
        s.request(purchase),
        s.message("retryPurchaseRequest", { ...again, status: 400 }),
      ]),
    ).toEqual([]);
  });

  test("keeps the time of the purchase, however long the line was down", () => {
    const made = (time: string) =>
      of((s) => [
        s.message("retryPurchaseRequest", { ...again, body: { time } }),
        s.confirmation({ body: tenders }),
      ]);
    expect(made("2031-03-04T11:00:00.000Z")).toEqual([]);
    expect(made("2031-03-04T13:00:00.000Z")).toEqual(["PU-03 warn"]);
  });

  test("a retry of a trial is none", () => {
    expect(
      of((s) => [
        s.message("trialTokenPurchaseRequest", again),
        s.message("retryPurchaseRequest", { ...again, status: 400 }),
      ]),
    ).toEqual(["PU-18-retry fail"]);
  });
});

describe("an advice that was under way before the answer to its request", () => {
  const own = [{ institutionId: "1", transactionIdentifier: "own" }];
  const all = [...own, { institutionId: "2", transactionIdentifier: "theirs" }];
  const everyFamily = [
    ...families,
    { name: "qr-retailer", kind: "retailerPayment" },
    { name: "qr-provider", kind: "providerPayment" },
    { name: "qr-partner", kind: "partnerPayment" },
  ];
  const told = { after: 5, status: 504, body: { thirdPartyIdentifiers: own } };
  /** The request hangs for nine seconds; the reversal of a customer who did not wait is sent meanwhile. */
  const blames = (
    name: string,
    kind: string,
    answer: Partial<Exchange>,
    again: object,
    body: object = {},
  ): string[] =>
    brokenAs(name, kind, (s) => {
      const cancelled = { reversalReason: "CANCELLED", ...body };
      return [
        [
          s.request({ body: { thirdPartyIdentifiers: own, ...body } }),
          { durationMs: 9_000, ...answer },
        ],
        s.reversal({ ...told, body: { ...cancelled, thirdPartyIdentifiers: own } }),
        s.reversal({ after: 10, body: { ...cancelled, thirdPartyIdentifiers: own }, ...again }),
      ];
    });
  const approved = {
    answer: { thirdPartyIdentifiers: all, partner: { id: "9" }, voucher: { serialNumber: "S" } },
  };
  const refused = { status: 400, answer: { errorType: "GENERAL_ERROR" } };

  test.each(everyFamily)("is repeated unchanged at $name", ({ name, kind }) => {
    const known = { tranId: "T", rrn: "R" };
    expect(blames(name, kind, approved, {}, known)).toEqual([]);
    expect(blames(name, kind, refused, {}, known)).toEqual([]);
  });

  test.each(everyFamily)(
    "keeps its reason at $name, whatever becomes of the request",
    ({ name, kind }) => {
      const known = { tranId: "T", rrn: "R" };
      for (const end of [
        { status: 500 },
        { status: 504 },
        { outcome: "silent", status: null, endedMs: 9_000 },
        { outcome: "spoiled" },
      ] as const)
        expect(blames(name, kind, end, {}, known)).toEqual([]);
    },
  );

  test("is another one under another id: that has what the answer brought, and none follows a refusal", () => {
    const another = { id: "another" };
    expect(blames("gift-card-v3", "redemption", approved, another)).toEqual([
      "GC-14 warn",
      "GC-18 fail",
    ]);
    expect(blames("money-transfer", "create", refused, another)).toEqual([
      "MT-08 fail",
      "MT-14 fail",
    ]);
  });

  test("may be brought up to date, though it should not be", () => {
    const upToDate = { body: { reversalReason: "CANCELLED", thirdPartyIdentifiers: all } };
    expect(blames("gift-card-v3", "redemption", approved, upToDate)).toEqual(["GC-14 warn"]);
  });
});
