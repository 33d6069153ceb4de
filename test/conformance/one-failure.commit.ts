import { adapters } from "../families/adapters";
import type { Pos } from "../pos/pos";
import { type PosTest, brokenIn, startPosTest, verdictOn } from "../pos/till";
import { brokenAs, exchangesOf, interfaces, judgedOf } from "./scene/history";

/** One fault of a POS is one failure, whatever else follows from it. */

const failures = (name: string, kind: string, tell: Parameters<typeof brokenAs>[2]): string[] =>
  brokenAs(name, kind, tell).filter((text) => text.endsWith("fail"));

const formatError = (field: string) => ({
  status: 400,
  answer: {
    errorType: "FORMAT_ERROR",
    errorMessage: "Format",
    detailMessage: { formatErrors: [{ field, msg: "is wrong" }] },
  },
});
const reason = { body: { reversalReason: "RESPONSE_NOT_FINAL" } };
const tenders = { tenders: [{ amount: { amount: 100 } }] };

test.each([
  ["gift-card-v3", "redemption", ["GC-28 fail"]],
  ["airtime", "purchase", ["AT-27 fail"]],
])("%s: a wrong amount", (name, kind, expected) => {
  expect(
    failures(name, kind, (s) => [s.request(formatError("amounts.requestAmount.amount"))]),
  ).toEqual(expected);
});

test.each([
  ["gift-card-v3", "redemption", ["GC-00 fail"]],
  ["money-transfer", "create", ["MT-26 fail"]],
  ["bill-payment", "payment", ["BP-00 fail"]],
])("%s: an advice that is refused for its form, and given up", (name, kind, expected) => {
  for (const request of [{ status: 504 }, {}])
    expect(
      failures(name, kind, (s) => [
        s.request(request),
        s.reversal({ ...formatError("time"), body: { reversalReason: "SORRY" } }),
      ]),
    ).toEqual(expected);
});

test("airtime: a trial that is confirmed", () => {
  expect(
    failures("airtime", "purchase", (s) => [
      s.message("purchaseTrial", { id: "request" }),
      s.confirmation({ status: 404, body: tenders }),
    ]),
  ).toEqual(["AT-15 fail"]);
});

/** An advice whose body names another request than its path. */
const pathId = { answer: { errorType: "FORMAT_ERROR", detailMessage: { pathId: "1" } } };

test.each([
  ["gift-card-v3", "redemption", ["GC-05 fail"]],
  ["prepaid-utility", "purchase", ["PU-02 fail"]],
  ["bill-payment", "payment", ["BP-02 fail"]],
  ["qr-retailer", "retailerPayment", ["QR-11 fail"]],
])("%s: path and body name two requests", (name, kind, expected) => {
  const request = "0a3d2c4e-7b1f-4c0a-9b7e-5d1f2a3b4c5d";
  const told: Parameters<typeof brokenAs>[2] = (s) => {
    const confirmation = s.confirmation({
      status: 400,
      requestId: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      body: { ...tenders, requestId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" },
      ...pathId,
    });
    const path = `/advices/${request}/confirmations/1`;
    return [s.request({ id: request }), [confirmation, { path }]];
  };
  expect(failures(name, kind, told)).toEqual(expected);
});

test.each([
  ["gift-card-v3", "redemption", "reverseLoad", ["GC-06 fail"]],
  ["money-transfer", "create", "reverseRedeem", ["MT-15 fail"]],
  ["bill-payment", "payment", "reverseRefund", ["BP-03 fail"]],
])("%s: a %s whose reversal is sent to %s", (name, kind, wrong, expected) => {
  const sentTo = (status: number, body: object) =>
    failures(name, kind, (s) => [
      s.request({ status }),
      s.message(wrong, { id: "reversal", requestId: "request", status: 404, body }),
    ]);
  expect(sentTo(504, reason.body)).toEqual(expected);
});

test("a confirmation that is sent to another interface", () => {
  const request = "0a3d2c4e-7b1f-4c0a-9b7e-5d1f2a3b4c5d";
  const [sale] = exchangesOf("airtime", "purchase", (s) => [s.request({ id: request })]);
  const [, confirmation] = exchangesOf("bill-payment", "payment", (s) => [
    s.request(),
    s.confirmation({ requestId: request, status: 400, body: tenders }),
  ]);
  const verdict = judgedOf(
    interfaces,
    [sale, confirmation].flatMap((one) => one ?? []),
  );
  expect(brokenIn(verdict).map((text) => text.split(":")[0])).toEqual(["BP-03 fail"]);
});

describe("a message with a wrong time", () => {
  let till: PosTest;
  beforeAll(async () => {
    till = await startPosTest();
  });
  afterAll(() => till.standin.close());

  const day = 86_400_000;
  const times = [
    ["yesterday", -day],
    ["in another century", -36_500 * day],
    ["tomorrow", day],
  ] as const;

  /** All that a verdict tells of a sale, besides what is right. */
  async function told(name: string, play: (pos: Pos) => Promise<void>): Promise<string[]> {
    const { rules } = await verdictOn(till, till.newPos(name), null, play);
    return rules.flatMap(({ id, checks }) =>
      checks.flatMap(({ outcome }) => (outcome === "pass" ? [] : [`${id} ${outcome}`])),
    );
  }

  const kinds = adapters.flatMap(({ interface: name, kinds: all }) =>
    Object.keys(all).map((kind) => {
      const judged = interfaces.find(({ contract }) => contract.name === name);
      const rule = judged?.obligations.find(({ standard }) => standard === "timeIsPlausible");
      const isConfirmed = judged?.contract.operations.some(
        ({ transaction, advice }) => transaction === kind && advice === "confirmation",
      );
      return { name, kind, expected: [`${rule?.id} warn`], isConfirmed };
    }),
  );

  describe.each(kinds)("$name, $kind", ({ name, kind, expected }) => {
    test.each(times)("a request of %s", async (_name, off) => {
      const found = await told(name, async (pos) => {
        pos.clockOff = off;
        pos.between = () => {
          pos.clockOff = 0;
        };
        await pos.sell(kind);
      });
      expect(found).toEqual(expected);
    });
  });

  const confirmed = kinds.filter(({ isConfirmed }) => isConfirmed);
  describe.each(confirmed)("$name, $kind", ({ name, kind, expected }) => {
    test.each(times)("an advice of %s", async (_name, off) => {
      const found = await told(name, async (pos) => {
        pos.between = () => {
          pos.clockOff = off;
        };
        await pos.sell(kind);
      });
      expect(found).toEqual(expected);
    });
  });
});
