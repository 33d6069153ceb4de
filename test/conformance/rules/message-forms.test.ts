import { v4 } from "uuid";
import type { Stage } from "../../../src/conformance/rules/rule";
import { adapters } from "../../families/adapters";
import { type PosTest, startPosTest, verdictOn } from "../../pos/till";
import { brokenAs } from "../scene/history";

/** A simulator for the tests of a block. */
function startedTill(): () => PosTest {
  let started: PosTest;
  beforeAll(async () => {
    started = await startPosTest();
  });
  afterAll(() => started.standin.close());
  return () => started;
}

/** What is wrong with the form of a message, in every interface alike. */
const everyInterface = adapters.map(
  ({ interface: name, kinds }) => [name, Object.keys(kinds)[0] ?? ""] as const,
);

/** Refused as every family refuses a message that breaks the contract; QR tells the reason in the detail. */
const misshapen = {
  status: 400,
  answer: {
    errorType: "FORMAT_ERROR",
    errorMessage: "Invalid message",
    detailMessage: {
      reason: "FORMAT_ERROR",
      formatErrors: [{ field: "originator", msg: "must be an object", value: '"till 7"' }],
    },
  },
};

test.each(everyInterface)("%s: a message that breaks the contract is a failure", (name, kind) => {
  const reported = brokenAs(name, kind, (s) => [s.request(misshapen)]);
  expect(reported).toEqual([expect.stringMatching(/ fail$/)]);
});

/** How the simulator answers what it cannot read. */
const unread = (status: number) => ({
  status,
  answer: { errorType: "GENERAL_ERROR", errorMessage: "Cannot be read" },
});

test.each(everyInterface)("%s: so is a body that is not JSON, or too large", (name, kind) => {
  for (const status of [413, 415]) {
    expect(brokenAs(name, kind, (s) => [s.request(unread(status))])).toEqual([
      expect.stringMatching(/^(..-00|VB-23|MT-26|QR-20) fail$/),
    ]);
    const lost = { ...unread(status), status: null, answer: undefined };
    const made = { status, body: unread(status).answer };
    expect(
      brokenAs(name, kind, (s) => [[s.request(lost), { made, outcome: "silent" }]]),
    ).toContainEqual(expect.stringMatching(/^(..-00|VB-23|MT-26|QR-20) fail$/));
    expect(
      brokenAs(name, kind, (s) => [[s.request(unread(status)), { unprocessed: true }]]),
    ).not.toContainEqual(expect.stringMatching(/^(..-00|VB-23|MT-26|QR-20) /));
  }
});

/** What lenient mode accepts of a message, as the exchange notes it. */
const leniently = (code: string, field: string) => ({
  findings: [{ code, field, text: `${field} is accepted by --lenient only` }],
});

describe.each(everyInterface)("%s in lenient mode", (name, kind) => {
  const reported = (part: object) => brokenAs(name, kind, (s) => [s.request(part)]);
  const open = reported({});

  test.each([
    ["lenient-integer", "amounts.requestAmount.amount"],
    ["lenient-currency", "amounts.requestAmount.currency"],
    ["lenient-time", "time"],
    ["lenient-absent-list", "thirdPartyIdentifiers"],
  ])("what it alone accepts is a warning: %s", (code, field) => {
    const warned = reported(leniently(code, field)).filter((one) => !open.includes(one));
    expect(warned).toEqual([expect.stringMatching(/^(..-00|VB-23|MT-26|QR-20) warn$/)]);
  });

  test("so is an id of another version, which is a failure in strict mode", () => {
    const id = "d4735e3a-265e-11ee-be56-0242ac120002";
    const only = (part: object) =>
      brokenAs(name, kind, (s) => [s.request({ id, ...part })]).filter((one) =>
        one.includes("-01 "),
      );
    const [warned] = only(leniently("lenient-uuid", "id"));
    const [failed] = only({ status: 400 });
    expect([warned, failed]).toEqual([
      expect.stringMatching(/ warn$/),
      expect.stringMatching(/ fail$/),
    ]);
  });
});

describe.each(everyInterface)("%s: the time of a message", (name, kind) => {
  const reported = (time: string) =>
    brokenAs(name, kind, (s) => [
      s.request({ body: { time }, status: 400, answer: { errorType: "OTHER" } }),
    ]);

  test("has milliseconds, and no more digits", () => {
    const warning = [expect.stringMatching(/-fraction warn$/)];
    expect(reported("2031-03-04T12:00:00Z")).toEqual(warning);
    expect(reported("2031-03-04T12:00:00.1234Z")).toEqual(warning);
    expect(reported("2031-03-04T12:00:00.123Z")).toEqual([]);
    expect(reported("2031-03-04T12:00:00.5+00:00")).toEqual([]);
  });

  test("may be a leap second, or without zone where that is accepted: in UTC", () => {
    expect(reported("2031-03-04T11:59:60.000Z")).toEqual([]);
    expect(reported("2031-03-04T12:00:00.000")).toEqual([]);
  });

  test("is blamed once if it cannot be read", () => {
    expect(reported("noon")).toEqual([expect.not.stringContaining("fraction")]);
  });
});

describe.each(everyInterface)("%s: UUIDs are compared without regard to case", (name, kind) => {
  test("a repeat of an advice may have its ids in upper case, and nothing else otherwise", () => {
    const id = "5f0c1b22-7d3e-4e05-b914-6f1d20a9e703";
    const requestId = "5f0c1b22-7d3e-4e05-b914-6f1d20a9e704";
    const repeated = (body: object) =>
      brokenAs(name, kind, (s) => [
        s.request({ id: requestId }),
        s.confirmation({ id, requestId, status: 504, body: { id, requestId, rrn: "one" } }),
        s.confirmation({ id, requestId, after: 10, body }),
      ]).filter((one) => /^(GC-14|AT-12|VB-10|PU-10-same|BP-10|MT-14|QR-08-same) /.test(one));
    const upper = { id: id.toUpperCase(), requestId: requestId.toUpperCase() };
    expect(repeated({ ...upper, rrn: "one" })).toEqual([]);
    expect(repeated({ ...upper, rrn: "ONE" })).toHaveLength(1);
  });
});

/** What a repeat is worth that has another time than the advice had, by family. */
const untimely: Readonly<Record<string, string>> = {
  "gift-card": "GC-14 warn",
  airtime: "AT-12 warn",
  voucher: "VB-10 fail",
  "prepaid-utility": "PU-10-same fail",
  "bill-payment": "BP-10 warn",
  // Its reference names what a repeat keeps, and not the time.
  "money-transfer": "MT-14 warn",
  qr: "QR-08-same fail",
};

describe.each(everyInterface)("%s: a repeat with a time of its own", (name, kind) => {
  const own = { thirdPartyIdentifiers: [{ institutionId: "1", transactionIdentifier: "own" }] };
  const all = [...own.thirdPartyIdentifiers, { institutionId: "2", transactionIdentifier: "two" }];
  const ofFamily = Object.entries(untimely).find(([family]) => name.startsWith(family))?.[1];
  const known = { ...own, tranId: "T", rrn: "R" };
  const sent = (advice: "confirmation" | "reversal", body: object) => (s: Stage) => {
    const told = { ...known, reversalReason: "CANCELLED", partner: { id: "9" } };
    return [
      s.request({ body: known, answer: { ...own, partner: { id: "9" } } }),
      s[advice]({ status: 504, body: { ...told, time: "2031-03-04T12:00:02.000Z" } }),
      s[advice]({ after: 10, body: { ...told, time: "2031-03-04T12:00:12.000Z", ...body } }),
    ];
  };
  /** Whatever tenders the confirmation should list. */
  const about = (found: string[]) => found.filter((text) => !/^(GC-26|AT-16|VB-16)/.test(text));

  test("is a repeat, and is told as one that is not unchanged at most", () => {
    for (const advice of ["confirmation", "reversal"] as const)
      expect(about(brokenAs(name, kind, sent(advice, {})))).toEqual([ofFamily]);
  });

  test("keeps what the advice said before the answer had arrived", () => {
    const cancelled = { ...known, reversalReason: "CANCELLED" };
    const found = brokenAs(name, kind, (s) => [
      [
        s.request({ body: known, answer: { thirdPartyIdentifiers: all, partner: { id: "9" } } }),
        { durationMs: 9_000 },
      ],
      s.reversal({ after: 5, status: 504, body: cancelled }),
      s.reversal({ after: 10, body: { ...cancelled, time: "2031-03-04T12:00:12.000Z" } }),
    ]);
    expect(found).toEqual([ofFamily]);
  });
});

test("MT-14: a repeat keeps its reason and its identifiers", () => {
  const repeated = (body: object) =>
    brokenAs(
      "money-transfer",
      "create",
      (s) => [
        s.request(),
        s.reversal({ status: 504, body: { reversalReason: "CANCELLED" } }),
        s.reversal({ after: 10, body: { reversalReason: "CANCELLED", ...body } }),
      ],
      "MT-14",
    );
  expect([
    repeated({}),
    repeated({ stan: "2" }),
    repeated({ reversalReason: "TIMEOUT" }),
    repeated({ thirdPartyIdentifiers: [] }),
  ]).toEqual([[], ["MT-14 warn"], ["MT-14 fail"], ["MT-14 fail"]]);
});

describe("the texts of findings", () => {
  const till = startedTill();

  test.each(adapters.map((adapter) => [adapter.interface, adapter] as const))(
    "%s: a field is named once, and transactions by what people call them",
    async (name, { kinds }) => {
      const seen: string[] = [];
      for (const kind of Object.keys(kinds)) {
        const pos = till().newPos(name, "approvedIsClosed");
        const verdict = await verdictOn(till(), pos, null, async () => {
          await pos.sell(kind);
          const body = kinds[kind]?.approved(v4(), 1) ?? {};
          await pos.request(kind, v4(), { ...body, originator: undefined, time: "noon" });
        });
        seen.push(...verdict.rules.flatMap(({ checks }) => checks.map(({ text }) => text)));
      }
      expect(seen.filter((text) => /([\w.[\]]+):? \1 /.test(text))).toEqual([]);
      expect(seen.filter((text) => text.includes("may not be null"))).toEqual([]);
      const internal = /\b(create|redeem|cancel|keyChange|\w+Payment) [0-9a-f]{8}-/;
      expect(seen.filter((text) => internal.test(text))).toEqual([]);
      expect(seen.join("\n")).toMatch(/was refused: .*originator must be present/);
    },
  );
});
