import * as rule from "../../../src/conformance/rules";
import * as foresight from "../../../src/conformance/rules/messages/foresight";
import { type ExampleStep, journalOf } from "../../../src/conformance/rules/rule";
import type { Judge } from "../../../src/conformance/rules/obligation";
import type { Exchange } from "../../../src/journal/exchange";
import { judged, sceneOf, stage as s, reportOf, toy } from "./toy";

const reported = (...given: Parameters<typeof judged>): string => {
  const { outcomes, evidence } = judged(...given);
  return outcomes === "" ? "" : `${outcomes}: ${evidence}`;
};
const changed = (
  judge: Judge,
  steps: readonly ExampleStep[],
  changes: Readonly<Record<number, Partial<Exchange>>>,
): string[] =>
  judge(
    sceneOf(
      journalOf(toy, steps).map((exchange) => ({ ...exchange, ...changes[exchange.number] })),
    ),
  ).map(reportOf);

const naming = {
  operations: ["refund"],
  kind: "sale",
  sentAs: "sale.reference",
  answeredAs: "reference",
};
const sold = (part: object = {}) => s.request({ answer: { reference: "R1" }, ...part });
const refund = (
  reference: unknown = "R1",
  part: { body?: object; status?: number; answer?: object } = {},
) => s.message("refund", { id: "refund", ...part, body: { sale: { reference }, ...part.body } });

describe("usedOnceConfirmed", () => {
  const judge = rule.usedOnceConfirmed("", naming).judge;

  test("once the confirmation was acknowledged, before", () => {
    expect(reported(judge, [sold(), s.confirmation(), refund()])).toBe("pass: trigger 3, seen 1");
    expect(
      [
        [sold(), refund()],
        [sold(), refund(), s.confirmation()],
        [sold(), s.confirmation({ status: 504 }), refund()],
        [sold(), s.reversal(), refund()],
      ].map((steps) => judged(judge, steps).outcomes),
    ).toEqual(["fail", "fail", "fail", "fail"]);
    expect(
      reported(judge, [sold(), s.confirmation({ status: 504 }), s.confirmation(), refund()]),
    ).toBe("pass: trigger 4, seen 1");
  });

  test("is about messages that name a transaction of this kind", () => {
    expect([
      reported(judge, [sold(), refund("R2")]),
      reported(judge, [sold(), s.message("refund", { id: "x" })]),
      reported(judge, [sold(), s.message("balance", { body: { sale: { reference: "R1" } } })]),
    ]).toEqual(["", "", ""]);
    expect(
      reported(judge, [
        s.message("refund", { id: "first", answer: { reference: "R1" } }),
        refund(),
      ]),
    ).toBe("");
    expect(
      reported(judge, [sold({ answer: {} }), sold({ id: "next", status: 504 }), refund()]),
    ).toBe("fail: trigger 3, seen 2");
  });

  test("is not about another client's", () => {
    const of = (id?: string) => (id === undefined ? {} : { client: { id } });
    const used = (one?: string, other?: string): string =>
      judged(judge, [sold({ body: of(one) }), refund("R1", { body: of(other) })]).outcomes;
    expect([used("1", "2"), used("1", "1"), used("1"), used(undefined, "1"), used()]).toEqual([
      "",
      "fail",
      "fail",
      "fail",
      "fail",
    ]);
  });
});

test("nothingUnknownIsUsed: what nobody knows is refused so", () => {
  const judge = rule.nothingUnknownIsUsed(naming, ["UNKNOWN"]);
  const refused = (errorType: string) => refund("R9", { status: 400, answer: { errorType } });
  expect([
    reported(judge, [sold(), refused("UNKNOWN")]),
    reported(judge, [sold(), refused("OTHER")]),
    reported(judge, [sold(), refund("R9")]),
    reported(judge, [sold(), refund("R1", { status: 400, answer: { errorType: "UNKNOWN" } })]),
  ]).toEqual(["fail: trigger 2", "", "", ""]);
  expect(judged(judge, [refused("UNKNOWN")]).texts).toEqual([
    "refund (1) names something that no answer contained",
  ]);
  expect(reported(judge, [refused("UNKNOWN")], { trimmed: 1 })).toBe("inconclusive: trigger 1");
});

test("sameAsRequest: as its answer has it, else as the request", () => {
  const judge = rule.sameAsRequest("", naming, "currency", { operations: [], sentAs: "" }).judge;
  const same = (body: object, answer: object, found: object): string =>
    judged(judge, [
      sold({ body, answer: { reference: "R1", ...answer } }),
      refund("R1", { body: found }),
    ]).outcomes;
  const of = (currency: string) => ({ currency });
  expect([
    same(of("1"), {}, of("1")),
    same(of("1"), {}, of("2")),
    same(of("1"), of("2"), of("2")),
    same(of("1"), of("2"), of("1")),
  ]).toEqual(["pass", "fail", "pass", "fail"]);
  expect([same({}, {}, of("1")), same(of("1"), {}, {})]).toEqual(["pass", "pass"]);
});

describe("trials", () => {
  const trial = s.message("trial", { id: "trial" });
  const asking = { operations: ["whatBecame"] };

  test("trialsAreLeftAlone: neither advised nor asked about, unless a request has their id", () => {
    const judge = rule.trialsAreLeftAlone("", "trial", asking).judge;
    const ask = s.message("whatBecame", { id: "trial" });
    const advise = s.confirmation({ requestId: "trial" });
    expect([
      reported(judge, [ask]),
      reported(judge, [trial]),
      reported(judge, [trial, ask]),
      reported(judge, [trial, advise]),
      reported(judge, [trial, ask, advise]),
    ]).toEqual([
      "",
      "pass: trigger 1",
      "fail: trigger 1, seen 2",
      "fail: trigger 1, seen 2",
      "fail: trigger 1, seen 3",
    ]);
    expect([
      reported(judge, [trial, s.request({ id: "trial" }), advise]),
      reported(judge, [trial, s.message("balance", { id: "trial" })]),
      reported(judge, [trial, s.message("whatBecame", { id: "x" })]),
    ]).toEqual(["", "pass: trigger 1", "pass: trigger 1"]);
    const ofTwoKinds = [
      s.message("refund", { id: "trial" }),
      s.reversal({ requestId: "trial" }),
      trial,
    ];
    expect([reported(judge, ofTwoKinds), reported(judge, [...ofTwoKinds].reverse())]).toEqual([
      "",
      "",
    ]);
    expect(
      reported(rule.trialsAreLeftAlone("", "trial", { operations: [] }).judge, [trial, ask]),
    ).toBe("pass: trigger 1");
    expect(judged(judge, [trial, ask], { trimmed: 1 }).outcomes).toBe("inconclusive");
    expect(changed(judge, [trial, ask], { 1: { messageId: null } })).toEqual([]);
  });

  test("trialIdsAreTheirOwn: whichever came first", () => {
    const judge = rule.trialIdsAreTheirOwn("", "trial").judge;
    const sale = s.request({ id: "trial" });
    expect([
      reported(judge, [sale]),
      reported(judge, [trial, s.request()]),
      reported(judge, [trial, sale]),
      reported(judge, [sale, trial]),
      reported(judge, [trial, s.reversal({ requestId: "trial" })]),
    ]).toEqual([
      "",
      "pass: trigger 1",
      "fail: trigger 1, seen 2",
      "fail: trigger 2, seen 1",
      "pass: trigger 1",
    ]);
    expect(
      reported(judge, [
        trial,
        s.message("refund", { id: "trial" }),
        s.reversal({ requestId: "trial" }),
      ]),
    ).toBe("fail: trigger 1, seen 2");
    expect(changed(judge, [trial, sale], { 1: { messageId: null } })).toEqual([]);
  });
});

describe("followsItsScan", () => {
  const scan = (token?: string, part: object = {}) =>
    s.message("scan", { id: "scan", body: { tranId: "T", token }, ...part });
  const pay = (token?: string, part: object = {}) =>
    s.request({ body: { tranId: "T", token }, ...part });
  const judge = rule.followsItsScan("", "scan", "token").judge;
  const needed = rule.followsItsScan("", "scan", "token", { needed: true }).judge;

  test("the payment after a scan has its member", () => {
    expect([
      reported(judge, [pay("1")]),
      reported(judge, [scan("1"), pay("1")]),
      reported(judge, [scan("1"), pay("2")]),
    ]).toEqual(["", "pass: trigger 1, seen 2", "fail: trigger 1, seen 2"]);
    expect([
      reported(judge, [scan("1"), pay()]),
      reported(needed, [scan("1"), pay()]),
      reported(needed, [scan(), pay("1")]),
    ]).toEqual(["", "fail: trigger 1, seen 2", ""]);
    expect(reported(judge, [scan("1"), s.request({ body: { tranId: "U", token: "2" } })])).toBe("");
    expect(
      reported(judge, [scan("1"), s.message("balance", { body: { tranId: "T", token: "2" } })]),
    ).toBe("");
  });

  test("the last scan that was taken, by the first payment alone", () => {
    expect(reported(judge, [scan("1"), pay("1"), pay("2", { id: "next" })])).toBe(
      "pass: trigger 1, seen 2",
    );
    expect(reported(judge, [scan("1"), scan("2"), pay("2")])).toBe("pass: trigger 2, seen 3");
    expect(reported(judge, [scan("1"), scan("2", { status: 400 }), pay("1")])).toBe(
      "pass: trigger 1, seen 3",
    );
  });
});

describe("lookupsAreSpaced", () => {
  const judge = rule.lookupsAreSpaced("", "whatBecame", 2).judge;
  const ask = (part: object = {}) => s.message("whatBecame", { status: 504, ...part });

  test("not again so soon after the answer that it is in process", () => {
    expect([1.999, 2].map((after) => judged(judge, [ask(), ask({ after })]).outcomes)).toEqual([
      "pass fail",
      "pass pass",
    ]);
    expect([
      judged(judge, [ask({ status: 201 }), ask()]).outcomes,
      judged(judge, [ask({ status: null }), ask()]).outcomes,
      judged(judge, [ask(), ask({ id: "other" })]).outcomes,
      judged(judge, [ask(), s.message("balance")]).outcomes,
    ]).toEqual(["pass pass", "pass pass", "pass pass", "pass"]);
    expect(judged(judge, [ask(), ask({ status: 201 }), ask()]).outcomes).toBe("pass fail pass");
    const inTwoCases = { 1: { path: "/whatBecame/ab" }, 2: { path: "/whatBecame/AB" } };
    expect(changed(judge, [ask(), ask()], inTwoCases)[1]).toMatch(/^fail /);
    expect(
      changed(judge, [ask(), ask()], { 1: { outcome: "spoiled" } }).map((text) => text.slice(0, 4)),
    ).toEqual(["pass", "pass"]);
  });

  test("of one's own: another client's is answered 403", () => {
    expect(judged(judge, [ask({ status: 403 })]).texts).toEqual([
      "whatBecame (1) asks about another client's request",
    ]);
    expect(reported(judge, [ask({ status: 403 })])).toBe("fail: trigger 1");
    expect(
      changed(judge, [ask({ status: 403 })], { 1: { strikes: [{ source: "s", text: "t" }] } }),
    ).toEqual([expect.stringMatching(/^pass /)]);
  });
});

describe("doneOnce", () => {
  const judge = rule.doneOnce("", ["refund"], "sale.reference").judge;
  const undone = s.message("reverseRefund", { id: "undone", requestId: "refund" });
  const again = (part: object = {}) =>
    s.message("refund", { id: "again", body: { sale: { reference: "R1" } }, ...part });

  test("not again once it was done, unless that was reversed", () => {
    expect([
      reported(judge, [refund()]),
      reported(judge, [refund(), again()]),
      reported(judge, [refund(), undone, again()]),
    ]).toEqual([
      "pass: trigger 1",
      "fail pass: trigger 1, seen 2; trigger 2",
      "pass pass: trigger 1; trigger 3",
    ]);
    expect(judged(judge, [refund(), again(), undone]).outcomes).toBe("fail pass");
  });

  test("is about what succeeded, of the same thing, and the same client", () => {
    const of = (id: string) => ({ sale: { reference: "R1" }, client: { id } });
    expect([
      judged(judge, [refund("R1", { status: 400 }), again()]).outcomes,
      judged(judge, [refund("R2"), again()]).outcomes,
      judged(judge, [refund("R1", { body: of("1") }), again({ body: of("2") })]).outcomes,
    ]).toEqual(["pass", "pass pass", "pass pass"]);
    expect([
      judged(judge, [sold(), sold({ id: "next" })]).outcomes,
      judged(judge, [refund(), again({ after: 0.019 })]).outcomes,
    ]).toEqual(["", "pass pass"]);
  });
});

describe("eventsAreSentOnce", () => {
  const judge = rule.eventsAreSentOnce("", ["scan"], ["tranId"]).judge;
  const scan = (id: string, second: number, part: object = {}) =>
    s.message("scan", { id, body: { tranId: "T", time: `2031-03-04T12:00:0${second}Z` }, ...part });

  test("not again of the same moment under another id", () => {
    expect([
      reported(judge, [scan("one", 0)]),
      reported(judge, [scan("one", 0), scan("one", 0)]),
      reported(judge, [scan("one", 0), scan("two", 1)]),
      reported(judge, [scan("one", 0), scan("two", 2)]),
    ]).toEqual([
      "pass: trigger 1",
      "pass pass: trigger 1; trigger 2",
      "fail pass: trigger 1, seen 2; trigger 2",
      "pass pass: trigger 1; trigger 2",
    ]);
    expect(judged(judge, [scan("one", 0), scan("two", 1)]).texts[0]).toBe(
      "scan (1) was reported again under another id (2)",
    );
  });

  test("is about what was not refused, of one code, once the answer was there", () => {
    const other = scan("two", 1, { body: { tranId: "U", time: "2031-03-04T12:00:01Z" } });
    expect([
      judged(judge, [scan("one", 0, { status: 400 }), scan("two", 1)]).outcomes,
      judged(judge, [scan("one", 0), other]).outcomes,
      judged(judge, [scan("one", 0), scan("two", 1, { after: 0.019 })]).outcomes,
      judged(judge, [sold()]).outcomes,
    ]).toEqual(["pass", "pass pass", "pass pass", ""]);
    expect(judged(judge, [scan("one", 0, { status: 504 }), scan("two", 1)]).outcomes).toBe(
      "fail pass",
    );
    expect(changed(judge, [scan("one", 0), scan("two", 1)], { 1: { messageId: null } })).toEqual([
      expect.stringMatching(/^pass .*<trigger 2>$/),
    ]);
  });
});

test("sentAgainUnchanged: what is sent again by an operation of its own has the body of the first", () => {
  const judge = rule.sentAgainUnchanged("", "balance").judge;
  const again = (body: object = {}, id = "request") => s.message("balance", { id, body });
  const first = s.request({ status: 504, body: { amount: 1 } });
  expect([
    reported(judge, [first, again({ amount: 1 })]),
    reported(judge, [first, again({ amount: 2 })]),
    reported(judge, [first, again()]),
  ]).toEqual(["pass: trigger 1, seen 2", "fail: trigger 1, seen 2", "fail: trigger 1, seen 2"]);
  expect([
    reported(judge, [again()]),
    reported(judge, [first, again({}, "other")]),
    reported(judge, [again({ amount: 2 }), first]),
    reported(judge, [first]),
  ]).toEqual(["", "", "", ""]);
  expect(judged(judge, [first, again()]).texts).toEqual([
    "balance (2) of sell (1) has different content",
  ]);
});

describe("warnedUnlessOwn", () => {
  const refusedOnce: Judge = ({ messages }) =>
    messages
      .filter(({ exchange }) => exchange.status === 400)
      .map(({ exchange: { number } }) => ({
        outcome: "fail",
        subject: "T",
        text: "Refused",
        evidence: [{ role: "trigger", number }],
      }));
  const judge = foresight.warnedUnlessOwn(refusedOnce, {
    kinds: ["sale"],
    paths: ["code", "given.code"],
  });
  const refused = (body: object = { code: "1" }) => refund("R1", { status: 400, body });
  const outcome = (...steps: ExampleStep[]): string => judged(judge, steps).outcomes;

  test("fails over what the client has had in hand, and warns of the rest", () => {
    expect([
      outcome(refused()),
      outcome(s.request({ body: { code: "1" } }), refused()),
      outcome(s.request({ answer: { given: { code: "1" } } }), refused()),
    ]).toEqual(["warn", "fail", "fail"]);
    expect([
      outcome(s.request({ body: { code: "2" } }), refused()),
      outcome(s.request(), refused({})),
      outcome(refused(), s.request({ body: { code: "1" } })),
    ]).toEqual(["warn", "warn", "warn"]);
    expect(judged(judge, [refused()]).texts).toEqual([
      "Refused; nothing shows that the client could know this",
    ]);
  });

  test("a transaction of another kind, one that was refused, and another client's show nothing", () => {
    const of = (id: string) => ({ code: "1", client: { id } });
    expect([
      outcome(s.message("refund", { id: "first", body: { code: "1" } }), refused()),
      outcome(s.request({ status: 404, body: { code: "1" } }), refused()),
    ]).toEqual(["warn", "warn"]);
    expect([
      outcome(s.request({ body: of("1") }), refused(of("2"))),
      outcome(s.request({ body: of("1") }), refused(of("1"))),
    ]).toEqual(["warn", "fail"]);
  });
});

test("a message that names no client is not blamed where there are several", () => {
  const judge = rule.usedOnceConfirmed("", naming).judge;
  const of = (id: string) => ({ client: { id } });
  expect(
    [
      [sold({ body: of("1") }), refund()],
      [sold({ body: of("1") }), sold({ id: "next", body: of("2"), answer: {} }), refund()],
    ].map((steps) => judged(judge, steps).outcomes),
  ).toEqual(["fail", "inconclusive"]);
});
