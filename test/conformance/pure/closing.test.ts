import * as rule from "../../../src/conformance/rules";
import { journalOf } from "../../../src/conformance/rules/rule";
import type { InterfaceContract } from "../../../src/contract/operation";
import type { Exchange } from "../../../src/journal/exchange";
import {
  confirmationsOnly,
  judged,
  killedAfter,
  reversalsOnly,
  sceneOf,
  stage as s,
  reportOf,
  toy,
} from "./toy";

const asking = { operations: ["whatBecame"] };
const ask = (part: Parameters<typeof s.message>[1] = {}) =>
  s.message("whatBecame", { id: "request", ...part });
const lost = s.request({ status: 504 });

/** The outcomes and the evidence, in short. */
const reported = (...given: Parameters<typeof judged>): string => {
  const { outcomes, evidence } = judged(...given);
  return outcomes === "" ? "" : `${outcomes}: ${evidence}`;
};

/** The same of exchanges that were changed by hand. */
const reportOfChanged = (
  judge: Parameters<typeof judged>[0],
  steps: Parameters<typeof judged>[1],
  changes: Readonly<Record<number, Partial<Exchange>>>,
): string[] =>
  judge(
    sceneOf(
      journalOf(sceneOf([]).contract, steps).map((exchange) => ({
        ...exchange,
        ...changes[exchange.number],
      })),
    ),
  ).map(reportOf);

describe("unknownIsReversed", () => {
  const judge = rule.unknownIsReversed().judge;
  const judgeAsking = rule.unknownIsReversed(asking).judge;

  test("is about requests with an unknown outcome, where there is a reversal", () => {
    expect([
      reported(judge, [s.request()]),
      reported(judge, [s.request({ status: 400 })]),
      reported(judge, [s.reversal()]),
    ]).toEqual(["", "", ""]);
    expect([
      reported(judge, [lost]),
      reported(judge, [s.request({ status: 500 })]),
      reported(judge, [s.request({ status: null })]),
    ]).toEqual(["fail: trigger 1", "fail: trigger 1", "fail: trigger 1"]);
    expect(reported(judge, [s.request({ status: 503 })])).toBe("");
    expect(
      reported(judge, [s.request({ status: 503 })], {
        contract: { ...reversalsOnly, unknownOutcomes: [{ statuses: [503] }] },
      }),
    ).toBe("fail: trigger 1");
    const without = {
      ...reversalsOnly,
      operations: reversalsOnly.operations.filter(({ advice }) => advice === undefined),
    };
    expect(reported(judge, [lost], { contract: without })).toBe("");
    const ofRefundsOnly = {
      ...reversalsOnly,
      operations: reversalsOnly.operations.filter(({ id }) => id !== "reverseSale"),
    };
    expect(reported(judge, [lost], { contract: ofRefundsOnly })).toBe("");
  });

  test("in time, a little late, too late", () => {
    expect(
      [90, 90.02, 90.03, 135.02, 135.03].map(
        (after) => judged(judge, [lost, s.reversal({ after })]).outcomes,
      ),
    ).toEqual(["pass", "pass", "warn", "warn", "fail"]);
  });

  test("what was sent instead is told: a confirmation, else a rival of the same kind", () => {
    const confirmed = judged(judge, [lost, s.confirmation()]);
    expect([confirmed.evidence, confirmed.texts[0]]).toEqual([
      "trigger 1, nearest miss 2",
      expect.stringMatching(/^no reversal of .* \(1\); confirmSale was sent instead \(2\)$/),
    ]);
    expect(reported(judge, [lost, s.request({ id: "next" }), s.confirmation()])).toBe(
      "fail: trigger 1, nearest miss 3",
    );
    const rival = judged(judge, [lost, s.request({ id: "next" })]);
    expect([rival.evidence, rival.texts[0]]).toEqual([
      "trigger 1, nearest miss 2",
      expect.stringMatching(/; sell was sent instead \(2\)$/),
    ]);
    const ofTill = (terminalId: string): Partial<Exchange> => ({
      request: { headers: {}, body: { originator: { terminalId } } },
    });
    const next = [lost, s.request({ id: "next" }), s.request({ id: "third" })];
    expect(
      reportOfChanged(judge, next, {
        1: ofTill("TILL0001"),
        2: ofTill("TILL0002"),
        3: ofTill("TILL0001"),
      })[0],
    ).toMatch(/; sell was sent instead \(3\)/);
    expect(reported(judge, [s.request({ id: "before" }), lost])).toBe("fail: trigger 2");
    expect(reported(judge, [lost, s.message("refund", { id: "next" })])).toBe("fail: trigger 1");
    expect(reported(judge, [lost, s.request()])).toBe("fail: trigger 1");
    expect(reported(judge, [lost, s.request({ id: "next" }), s.reversal({ after: 300 })])).toBe(
      "fail: trigger 1, seen 3",
    );
  });

  test("a reversal that leaves a part is told, where one may; a whole one settles it", () => {
    const partly = rule.unknownIsReversed(undefined, { partial: true }).judge;
    const part = s.reversal({ body: { amounts: { approvedAmount: { amount: 1 } } } });
    expect(judged(partly, [lost, part]).texts).toEqual([
      expect.stringMatching(/; reverseSale left a part of it taken \(2\)$/),
    ]);
    expect([
      reported(partly, [lost, part]),
      reported(partly, [lost, part, s.reversal({ id: "whole" })]),
      reported(judge, [lost, part]),
    ]).toEqual([
      "fail: trigger 1, nearest miss 2",
      "pass: trigger 1, seen 3",
      "pass: trigger 1, seen 2",
    ]);
  });

  test("a question with a final answer settles it as a reversal does, whichever came first", () => {
    expect(reported(judge, [lost, ask()])).toBe("fail: trigger 1");
    expect(reported(judgeAsking, [lost, ask()])).toBe("pass: trigger 1, seen 2");
    expect(reported(judgeAsking, [lost, ask({ status: 400 }), s.reversal()])).toBe(
      "pass: trigger 1, seen 2",
    );
    expect(reported(judgeAsking, [lost, s.reversal(), ask()])).toBe("pass: trigger 1, seen 2");
    expect(reported(judgeAsking, [ask({ id: "request" }), lost])).toBe("fail: trigger 2");
    expect(reported(judgeAsking, [lost, ask({ id: "another" })])).toBe("fail: trigger 1");
    expect(judged(judgeAsking, [lost]).texts[0]).toMatch(/^no reversal \(or whatBecame\) of sale /);
  });

  test("a question without a final answer puts off what is due, and settles nothing", () => {
    const late = s.reversal({ after: 80 });
    expect(reported(judgeAsking, [lost, ask({ after: 80, status: 504 }), late])).toBe(
      "pass: trigger 1, seen 3",
    );
    expect(
      reported(judgeAsking, [lost, s.message("balance", { after: 80, status: 504 }), late]),
    ).toBe("fail: trigger 1, seen 3");
    expect(reported(judgeAsking, [lost, ask({ after: 80, status: 504 })])).toBe("fail: trigger 1");
    expect(reported(judgeAsking, [lost, s.reversal({ after: 200 }), ask({ status: 504 })])).toBe(
      "fail: trigger 1, seen 2",
    );
    const open = judged(judgeAsking, [lost, ask({ after: 80, status: 504 })], {
      observedUntil: Date.UTC(2031, 2, 4, 12, 3),
    });
    expect(open.checks[0]).toMatchObject({
      outcome: "inconclusive",
      openUntil: Date.UTC(2031, 2, 4, 12) + 81_020 + 135_000,
    });
  });
});

describe("approvedIsClosed", () => {
  const judge = rule.approvedIsClosed().judge;

  test("is about approved requests, where there is a confirmation", () => {
    expect([
      reported(judge, [lost]),
      reported(judge, [s.request({ status: 400 })]),
      reported(judge, [s.confirmation()]),
    ]).toEqual(["", "", ""]);
    expect(reported(judge, [s.request()], { contract: reversalsOnly })).toBe("");
    expect([
      reported(judge, [s.request(), s.confirmation()]),
      reported(judge, [s.request(), s.reversal()]),
    ]).toEqual(["pass: trigger 1, seen 2", "pass: trigger 1, seen 2"]);
  });

  test("an approval that the simulator may not have sent as it was killed is left, where nothing reverses it", () => {
    const outcomes = (contract: InterfaceContract, ms: number): string => {
      const [sale] = journalOf(contract, [s.request()]);
      const exchanges = sale === undefined ? [] : [{ ...sale, sameConnectionAs: null }];
      return judge(sceneOf(exchanges, { contract, ...killedAfter(sale, ms) }))
        .map(({ outcome }) => outcome)
        .join();
    };
    expect(outcomes(confirmationsOnly, 20)).toBe("");
    expect(outcomes(confirmationsOnly, 3_000)).toBe("fail");
    expect(outcomes(toy, 20)).toBe("fail");
  });

  test("in time, a little late, too late; the first advice counts", () => {
    expect(
      [300.02, 300.03, 450.02, 450.03].map(
        (after) => judged(judge, [s.request(), s.confirmation({ after }), s.reversal()]).outcomes,
      ),
    ).toEqual(["pass", "warn", "warn", "fail"]);
    expect(reported(judge, [s.request(), s.reversal(), s.confirmation()])).toBe(
      "pass: trigger 1, seen 2",
    );
  });

  test("an approval that was learnt later is closed from then on", () => {
    const judgeAsking = rule.approvedIsClosed(asking).judge;
    expect(reported(judgeAsking, [lost, ask({ after: 400 }), s.confirmation({ after: 100 })])).toBe(
      "pass: trigger 2, seen 3",
    );
    expect(reported(judgeAsking, [lost, ask({ status: 400 })])).toBe("");
    expect(reported(judge, [lost, ask(), s.confirmation()])).toBe("");
  });
});

test("confirmedIsNotReversed: a confirmation that was acknowledged stands", () => {
  const judge = rule.confirmedIsNotReversed.judge;
  expect([
    reported(judge, [s.request()]),
    reported(judge, [s.request(), s.confirmation({ status: 504 }), s.reversal()]),
  ]).toEqual(["", ""]);
  expect(reported(judge, [s.request(), s.reversal(), s.confirmation()])).toBe("pass: trigger 3");
  expect(
    reported(judge, [s.request(), s.confirmation({ status: 504 }), s.confirmation(), s.reversal()]),
  ).toBe("fail: trigger 3, seen 4");
});

test("neverBoth: one kind of advice, whichever", () => {
  const judge = rule.neverBoth.judge;
  expect([
    reported(judge, [s.request()]),
    reported(judge, [s.request(), s.reversal()]),
    reported(judge, [s.confirmation()]),
    reported(judge, [s.reversal(), s.confirmation()]),
  ]).toEqual(["", "pass: seen 2", "pass: seen 1", "fail: seen 2, seen 1"]);
});

describe("an advice that was accepted as the simulator was killed, and whose answer may have been lost", () => {
  const steps = [s.request(), s.confirmation(), s.confirmation({ status: 400 }), s.reversal()];
  /** What a judge says where the simulator was killed after the confirmation; exchanges are changed by hand. */
  const outcome = (
    judge: Parameters<typeof judged>[0],
    changes: Readonly<Record<number, Partial<Exchange>>> = {},
    ms = 20,
  ): string => {
    const exchanges = journalOf(toy, steps).map((exchange) => ({
      ...exchange,
      sameConnectionAs: null,
      ...changes[exchange.number],
    }));
    return judge(sceneOf(exchanges, killedAfter(exchanges[1], ms)))
      .map((check) => check.outcome)
      .join();
  };

  test("leaves the refusal of its repeat to stand: the other advice may follow", () => {
    expect([
      outcome(rule.neverBoth.judge),
      outcome(rule.confirmedIsNotReversed.judge),
      outcome(rule.neverBoth.judge, {}, 3_000),
      outcome(rule.confirmedIsNotReversed.judge, {}, 3_000),
    ]).toEqual(["pass", "", "fail", "fail"]);
  });

  test("was not lost where the POS sent another message on its connection; a copy of ours is none", () => {
    const follows = { sameConnectionAs: 2 };
    expect([
      outcome(rule.neverBoth.judge, { 3: follows }),
      outcome(rule.neverBoth.judge, { 1: { ...follows, outcome: "discarded" } }),
    ]).toEqual(["fail", "pass"]);
  });
});

test("onlyApprovedIsConfirmed: after a success, or one that was learnt before the confirmation", () => {
  const judge = rule.onlyApprovedIsConfirmed().judge;
  const judgeAsking = rule.onlyApprovedIsConfirmed(asking).judge;
  expect([
    reported(judge, [s.request()]),
    reported(judge, [s.confirmation()]),
    reported(judge, [s.request({ status: 400 }), s.confirmation()]),
  ]).toEqual(["", "", "fail: trigger 1, seen 2"]);
  expect([
    reported(judgeAsking, [lost, ask(), s.confirmation()]),
    reported(judge, [lost, ask(), s.confirmation()]),
  ]).toEqual(["pass: trigger 1, seen 3", "fail: trigger 1, seen 3"]);
  expect(reported(judgeAsking, [lost, s.confirmation(), ask()])).toBe("fail: trigger 1, seen 2");
  expect(reported(judgeAsking, [lost, ask({ status: 504 }), s.confirmation()])).toBe(
    "fail: trigger 1, seen 3",
  );
});

test("confirmedAfterItsAnswer: at the very moment, not before", () => {
  const judge = rule.confirmedAfterItsAnswer.judge;
  expect(
    [0.019, 0.02].map((after) => judged(judge, [s.request(), s.confirmation({ after })]).outcomes),
  ).toEqual(["fail", "pass"]);
  expect([reported(judge, [s.request()]), reported(judge, [s.confirmation()])]).toEqual(["", ""]);
});

describe("lateAnswersAreIgnored", () => {
  const judge = rule.lateAnswersAreIgnored().judge;
  const sold = [s.request(), s.confirmation()];

  test("an approval after the time-out is not confirmed any more", () => {
    expect(reportOfChanged(judge, sold, { 1: { durationMs: 60_001 } })).toEqual([
      expect.stringMatching(
        /^fail .* was confirmed \(2\) after its time-out \(1\) <trigger 1, seen 2>$/,
      ),
    ]);
    expect(reportOfChanged(judge, sold.slice(0, 1), { 1: { durationMs: 60_001 } })).toEqual([
      expect.stringMatching(/^pass .* was not confirmed after its time-out \(1\) <trigger 1>$/),
    ]);
    expect(reportOfChanged(judge, sold, { 1: { durationMs: 60_000 } })).toEqual([]);
  });

  test.each<[string, Partial<Exchange>]>([
    ["a refusal that was late", { durationMs: 60_001, status: 400 }],
    ["a redirection", { durationMs: 60_001, status: 300 }],
    ["no answer", { durationMs: 60_001, status: null, outcome: "silent" }],
    ["a spoiled answer", { outcome: "spoiled", status: 200 }],
  ])("%s is no approval that came late", (_name, change) => {
    expect(reportOfChanged(judge, sold, { 1: change })).toEqual([]);
  });

  test("a reversal for the time-out tells that the POS gave up; another reason does not", () => {
    const gaveUp = s.reversal({ body: { reversalReason: "TIMEOUT" } });
    expect(reported(judge, [lost, gaveUp, s.confirmation()])).toBe("fail: trigger 2, seen 3");
    expect(reported(judge, [lost, s.confirmation(), gaveUp])).toBe("pass: trigger 3");
    expect(
      reported(judge, [
        lost,
        s.reversal({ body: { reversalReason: "CANCELLED" } }),
        s.confirmation(),
      ]),
    ).toBe("");
    expect(reported(judge, [gaveUp])).toBe("pass: trigger 1");
  });
});

describe("reversedBeforeAnotherTry", () => {
  const same = { thing: ["amount"], amount: "amount" };
  const judge = rule.reversedBeforeAnotherTry(same).judge;
  const next = (amount: number) => s.request({ id: "next", body: { amount } });
  const first = s.request({ status: 504, body: { amount: 5 } });

  test("is about a request with an unknown outcome that was reversed or tried again", () => {
    expect([
      reported(judge, [first]),
      reported(judge, [s.request({ body: { amount: 5 } }), next(5)]),
      reported(judge, [first, next(6)]),
    ]).toEqual(["", "", ""]);
    expect(reported(judge, [first, s.message("refund", { id: "next", body: { amount: 5 } })])).toBe(
      "",
    );
    expect(reported(judge, [next(5), first])).toBe("");
    expect(reported(judge, [first, s.request({ body: { amount: 5 } })])).toBe("");
    expect(reported(judge, [first, s.reversal()])).toBe("pass: trigger 1, seen 2");
  });

  test("the reversal comes first, or the question", () => {
    expect(reported(judge, [first, s.reversal(), next(5)])).toBe("pass: trigger 1, seen 2");
    expect(reported(judge, [first, next(5), s.reversal()])).toBe("fail: trigger 1, seen 2");
    expect(reported(judge, [first, next(5)])).toBe("fail: trigger 1, seen 2");
    expect(reported(judge, [first, ask(), next(5)])).toBe("fail: trigger 1, seen 3");
    expect(
      reported(rule.reversedBeforeAnotherTry(same, asking).judge, [
        first,
        ask(),
        next(5),
        s.reversal(),
      ]),
    ).toBe("pass: trigger 1, seen 2");
    expect(reported(judge, [s.reversal(), first, next(5)])).toBe("fail: trigger 2, seen 3");
  });
});

test("refusedGetsNoAdvice: none of these kinds, of a request that was refused", () => {
  const judge = rule.refusedGetsNoAdvice(["reversal"]).judge;
  const refused = s.request({ status: 400 });
  expect([
    reported(judge, [s.request(), s.reversal()]),
    reported(judge, [lost, s.reversal()]),
    reported(judge, [s.reversal()]),
  ]).toEqual(["", "", ""]);
  expect([
    reported(judge, [refused, s.confirmation()]),
    reported(judge, [refused, s.reversal()]),
  ]).toEqual(["pass: trigger 1", "fail: trigger 1, seen 2"]);
  expect(
    reported(rule.refusedGetsNoAdvice(["confirmation", "reversal"]).judge, [
      refused,
      s.reversal(),
      s.confirmation(),
    ]),
  ).toBe("fail: trigger 1, seen 3");
});

test("lookupsGetNoAdvice: a lookup under the id of a request leaves the advices to the request", () => {
  const judge = rule.lookupsGetNoAdvice("balance").judge;
  const lookup = s.message("balance", { id: "lookup" });
  const about = s.confirmation({ requestId: "lookup" });
  expect([
    reported(judge, [s.request(), s.confirmation()]),
    reported(judge, [lookup, about]),
    reported(judge, [s.request({ id: "lookup" }), lookup, about]),
  ]).toEqual(["", "fail: trigger 1, seen 2", "pass: trigger 2"]);
  expect(reported(judge, [lookup, s.reversal({ requestId: "another" })])).toBe("pass: trigger 1");
  expect(reportOfChanged(judge, [lookup], { 1: { messageId: null } })).toEqual([]);
});

describe("of a trimmed journal nobody is blamed for what may have been dropped", () => {
  test.each([
    ["unknownIsReversed", rule.unknownIsReversed().judge, [lost]],
    ["approvedIsClosed", rule.approvedIsClosed().judge, [s.request()]],
    ["onlyApprovedIsConfirmed", rule.onlyApprovedIsConfirmed().judge, [lost, s.confirmation()]],
    [
      "confirmedAfterItsAnswer",
      rule.confirmedAfterItsAnswer.judge,
      [s.request(), s.confirmation({ after: 0 })],
    ],
    [
      "refusedGetsNoAdvice",
      rule.refusedGetsNoAdvice(["reversal"]).judge,
      [s.request({ status: 400 }), s.reversal()],
    ],
  ] as const)("%s", (_name, judge, steps) => {
    expect(judged(judge, steps).outcomes).toBe("fail");
    const trimmed = judged(judge, steps, { trimmed: 3 });
    expect([trimmed.outcomes, trimmed.texts[0]]).toEqual([
      "inconclusive",
      expect.stringMatching(
        /: undecided, the journal was trimmed and earlier messages may be missing$/,
      ),
    ]);
    const exchanges = journalOf(sceneOf([]).contract, steps).map((exchange) => ({
      ...exchange,
      stateBefore: "NONE",
    }));
    expect(judge(sceneOf(exchanges, { trimmed: 3 })).map(({ outcome }) => outcome)).toEqual([
      "fail",
    ]);
  });
});
