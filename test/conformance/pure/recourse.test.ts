import * as rule from "../../../src/conformance/rules";
import { type Recourse, recoursesTo } from "../../../src/conformance/scene/recourse";
import { type ExampleStep, journalOf } from "../../../src/conformance/rules/rule";
import { judged, sceneOf, stage as s, toy } from "./toy";

const asking: Recourse = { operations: ["whatBecame"] };
const ask = (part: object = {}) => s.message("whatBecame", { id: "request", ...part });
const lost = s.request({ status: 504 });
const gaveUp = s.reversal({ body: { reversalReason: "TIMEOUT" } });

/** The numbers of the messages that are a recourse to the first one. */
const found = (recourse: Recourse, steps: readonly ExampleStep[], kind?: string): number[] => {
  const exchanges = journalOf(toy, steps);
  return recoursesTo(sceneOf(exchanges), recourse, {
    id: String(exchanges[0]?.messageId),
    ...(kind !== undefined && { kind }),
  }).map(({ exchange }) => exchange.number);
};

describe("recoursesTo", () => {
  test("of kinds of transactions that have it, by answers that tell something", () => {
    const ofSales = { ...asking, kinds: ["sale"] };
    expect([
      found(asking, [lost, ask()], "refund"),
      found(ofSales, [lost, ask()], "refund"),
      found(ofSales, [lost, ask()], "sale"),
      found(ofSales, [lost, ask()]),
    ]).toEqual([[2], [], [2], [2]]);
    expect([
      found({ ...asking, uninformative: [403] }, [lost, ask({ status: 403 }), ask()]),
      found(asking, [lost, ask({ status: 403 })]),
    ]).toEqual([[3], [2]]);
  });

  test("by a reference that its own answer brought, and no other's", () => {
    const byReference: Recourse = {
      operations: ["balance"],
      reference: { sentAs: "ref", answeredAs: ["given.reference"] },
    };
    const sold = (reference: string, part: object = {}) =>
      s.request({ answer: { given: { reference } }, ...part });
    const balance = (ref: string, part: object = {}) =>
      s.message("balance", { id: "ask", body: { ref }, ...part });
    expect([
      found(byReference, [sold("R1"), balance("R1")]),
      found(byReference, [sold("R1"), balance("R2")]),
      found(byReference, [sold("R1"), s.message("balance", { id: "ask" })]),
    ]).toEqual([[2], [], []]);
    expect(found(byReference, [sold("R1"), sold("R1", { id: "next" }), balance("R1")])).toEqual([]);
    expect(
      found(byReference, [
        sold("R1"),
        sold("R2", { id: "next" }),
        balance("R1"),
        balance("R2", { id: "other" }),
      ]),
    ).toEqual([3]);
    expect(
      found(byReference, [sold("R1", { body: { given: { reference: "R1" } } }), balance("R1")]),
    ).toEqual([]);
    expect(
      found(byReference, [
        sold("R1"),
        s.confirmation({ answer: { given: { reference: "R1" } } }),
        balance("R1"),
      ]),
    ).toEqual([3]);
  });

  test("of a list, each item's", () => {
    const byItem: Recourse = {
      operations: ["balance"],
      reference: { sentAs: "ref", answeredAs: ["items.reference"] },
    };
    const steps = [
      s.request({ answer: { items: [{ reference: "R1" }, { reference: "R2" }] } }),
      s.message("balance", { id: "ask", body: { ref: "R2" } }),
    ];
    expect(found(byItem, steps)).toEqual([2]);
  });
});

const outcomes = (judge: Parameters<typeof judged>[0], ...steps: ExampleStep[]): string =>
  judged(judge, steps).outcomes;

describe("an answer that came too late, and what was asked then", () => {
  const judge = rule.lateAnswersAreIgnored(asking).judge;

  test("is confirmed once it was learnt again, unless the reversal was sent before", () => {
    const lateOf = (...steps: ExampleStep[]) =>
      journalOf(toy, [s.request(), ...steps]).map((exchange) => ({
        ...exchange,
        ...(exchange.number === 1 && { durationMs: 60_001 }),
      }));
    const late = (...steps: ExampleStep[]): string[] =>
      judge(sceneOf(lateOf(...steps))).map(({ outcome }) => outcome);
    const [learnt, confirmed] = [ask({ after: 61 }), s.confirmation()];
    expect([
      late(confirmed),
      late(learnt, confirmed),
      late(confirmed, learnt),
      late(ask({ after: 61, status: 504 }), confirmed),
    ]).toEqual([["fail"], ["pass"], ["fail"], ["fail"]]);
    expect([late(gaveUp, learnt, confirmed), late(learnt, confirmed, gaveUp)]).toEqual([
      ["fail"],
      ["pass"],
    ]);
  });
});

test("an advice that was refused for good leaves the other one", () => {
  const refused = s.confirmation({ status: 400 });
  expect(outcomes(rule.neverBoth.judge, s.request(), refused, s.reversal())).toBe("pass");
  expect([
    outcomes(rule.neverBoth.judge, s.request(), s.confirmation(), s.reversal()),
    outcomes(rule.neverBoth.judge, s.request(), s.confirmation({ status: 504 }), s.reversal()),
  ]).toEqual(["fail", "fail"]);
  expect(
    outcomes(
      rule.neverBoth.judge,
      s.request(),
      s.confirmation({ status: 504 }),
      s.confirmation({ status: 503 }),
      s.reversal(),
    ),
  ).toBe("pass");
  expect(outcomes(rule.neverBoth.judge, s.request(), refused, s.reversal({ after: 0.019 }))).toBe(
    "fail",
  );
  expect(
    outcomes(rule.neverBoth.judge, s.request(), s.reversal({ status: 400 }), s.confirmation()),
  ).toBe("pass");
  expect(outcomes(rule.neverBoth.judge, s.request(), refused, s.reversal(), s.confirmation())).toBe(
    "fail",
  );
  expect(outcomes(rule.neverBoth.judge, s.request(), refused, s.confirmation(), s.reversal())).toBe(
    "fail",
  );
});

test("what was never requested is confirmed by nobody, where no other rule says so", () => {
  const confirmed = s.confirmation();
  expect([
    outcomes(rule.onlyApprovedIsConfirmed(undefined, { orphans: true }).judge, confirmed),
    outcomes(rule.onlyApprovedIsConfirmed().judge, confirmed),
  ]).toEqual(["fail", ""]);
  expect(
    judged(rule.onlyApprovedIsConfirmed(undefined, { orphans: true }).judge, [confirmed]).texts,
  ).toEqual([expect.stringMatching(/ was confirmed \(1\), but never requested$/)]);
  expect(
    outcomes(
      rule.onlyApprovedIsConfirmed(undefined, { orphans: true }).judge,
      s.request(),
      confirmed,
    ),
  ).toBe("pass");
});

describe("another try of the same", () => {
  const judge = rule.reversedBeforeAnotherTry({
    thing: ["card", "voucher"],
    amount: "amount",
  }).judge;
  const sale = (body: object, part: object = {}) =>
    s.request({ body: { card: "1", amount: 5, ...body }, ...part });
  const tried = (body: object, after = 61): string =>
    outcomes(
      judge,
      sale({ client: { id: "1" }, originator: { terminalId: "T1" } }, { status: 504 }),
      sale(
        { client: { id: "1" }, originator: { terminalId: "T1" }, ...body },
        { id: "next", after },
      ),
    );

  test("is of one thing and amount, by one till of one client", () => {
    expect([
      tried({}),
      tried({ amount: 6 }),
      tried({ card: "2" }),
      tried({ voucher: "1" }),
      tried({ client: { id: "2" } }),
      tried({ originator: { terminalId: "T2" } }),
    ]).toEqual(["fail", "", "", "", "", ""]);
    expect(
      outcomes(
        judge,
        s.request({ status: 504, body: { amount: 5 } }),
        s.request({ id: "next", body: { amount: 5 } }),
      ),
    ).toBe("");
  });

  test("is none while the first is under way", () => {
    expect([tried({}, 0.019), tried({}, 0.02)]).toEqual(["", "fail"]);
  });
});

describe("a request that was refused, and its advice", () => {
  const judge = rule.refusedGetsNoAdvice(["reversal"]).judge;
  const refused = s.request({ status: 400 });

  test("one that was sent before the refusal was known, or overtook the request, is no fault", () => {
    expect([
      outcomes(judge, refused, s.reversal({ after: 0.019 })),
      outcomes(judge, refused, s.reversal({ after: 0.02 })),
      outcomes(judge, s.reversal(), refused),
    ]).toEqual(["pass", "fail", "pass"]);
  });

  test("nor a reversal for the time-out, where the refusal came just before it", () => {
    const at = (durationMs: number, reversal: ExampleStep): string[] =>
      judge(
        sceneOf(
          journalOf(toy, [refused, reversal]).map((exchange) => ({
            ...exchange,
            ...(exchange.number === 1 && { durationMs }),
          })),
        ),
      ).map(({ outcome }) => outcome);
    const timeout = s.reversal({ after: 61, body: { reversalReason: "TIMEOUT" } });
    expect([
      at(59_500, timeout),
      at(59_000, timeout),
      at(59_500, s.reversal({ after: 61 })),
    ]).toEqual([["pass"], ["fail"], ["fail"]]);
  });
});
