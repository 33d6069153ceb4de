import * as rule from "../../../src/conformance/rules";
import { journalOf } from "../../../src/conformance/rules/rule";
import type { Exchange } from "../../../src/journal/exchange";
import { judged, ownFailure, sceneOf, stage as s, reportOf } from "./toy";

const reported = (...given: Parameters<typeof judged>): string => {
  const { outcomes, evidence } = judged(...given);
  return outcomes === "" ? "" : `${outcomes}: ${evidence}`;
};

/** Of exchanges whose first was changed by hand. */
const changed = (
  judge: Parameters<typeof judged>[0],
  steps: Parameters<typeof judged>[1],
  first: Partial<Exchange>,
): string[] =>
  judge(
    sceneOf(
      journalOf(sceneOf([]).contract, steps).map((exchange, index) =>
        index === 0 ? { ...exchange, ...first } : exchange,
      ),
    ),
  ).map(reportOf);

describe("reversedAfterItsAnswer", () => {
  const judge = rule.reversedAfterItsAnswer.judge;
  const unanswered = s.request({ status: null });

  test("is about reversals that came after their request", () => {
    expect([
      reported(judge, [s.request()]),
      reported(judge, [s.reversal()]),
      reported(judge, [s.request(), s.confirmation()]),
      reported(judge, [s.reversal(), s.request({ status: null })]),
    ]).toEqual(["", "", "", ""]);
  });

  test("an answer, or the time-out but for a second, is waited for", () => {
    expect(reported(judge, [s.request(), s.reversal({ after: 0.02 })])).toBe(
      "pass: trigger 1, seen 2",
    );
    expect(reported(judge, [s.request(), s.reversal({ after: 0.019 })])).toBe(
      "fail: trigger 1, seen 2",
    );
    expect(
      [58.9, 59, 61].map((after) =>
        reported(judge, [s.request({ status: 504 }), s.reversal({ after })]),
      ),
    ).toEqual(Array(3).fill("pass: trigger 1, seen 2"));
    expect(
      changed(judge, [unanswered, s.reversal({ after: 58.9 })], {
        outcome: "answered",
        durationMs: 90_000,
      }),
    ).toEqual([
      expect.stringMatching(
        /^fail sale .* was reversed \(2\) before its answer or time-out \(1\) <trigger 1, seen 2>$/,
      ),
    ]);
    expect(
      changed(judge, [unanswered, s.reversal({ after: 59 })], {
        outcome: "answered",
        durationMs: 90_000,
      }),
    ).toEqual([
      expect.stringMatching(
        /^pass sale .* was reversed after its answer or time-out \(2\) <trigger 1, seen 2>$/,
      ),
    ]);
  });

  test("a customer may cancel before the answer is there", () => {
    const early = (reversalReason: string) =>
      reported(judge, [unanswered, s.reversal({ after: 5, body: { reversalReason } })]);
    expect([early("TIMEOUT"), early("RESPONSE_NOT_FINAL"), early("CANCELLED")]).toEqual([
      "fail: trigger 1, seen 2",
      "fail: trigger 1, seen 2",
      "",
    ]);
  });

  test("an exchange that the simulator ended is over for the client, too", () => {
    const steps = [unanswered, s.reversal({ after: 5 })];
    expect(changed(judge, steps, { outcome: "silent", endedMs: 5_000 })[0]).toMatch(/^pass/);
    expect(changed(judge, steps, { outcome: "silent", endedMs: 5_001 })[0]).toMatch(/^fail/);
    expect(changed(judge, steps, { outcome: "spoiled", durationMs: 4_999 })[0]).toMatch(/^pass/);
    expect(changed(judge, steps, { outcome: "answered", durationMs: 5_001 })[0]).toMatch(/^fail/);
  });

  test("whoever hangs up waits no longer", () => {
    expect(
      changed(judge, [unanswered, s.reversal({ after: 5 })], { clientLeftMs: 5_000 })[0],
    ).toMatch(/^pass/);
    expect(
      changed(judge, [unanswered, s.reversal({ after: 5 })], { clientLeftMs: 5_501 })[0],
    ).toMatch(/^fail/);
    // We may notice so late that it has left.
    expect(
      changed(judge, [unanswered, s.reversal({ after: 5 })], { clientLeftMs: 5_500 })[0],
    ).toMatch(/^pass/);
  });
});

describe("onlyApprovedIsConfirmed, where it judges more", () => {
  const asking = { operations: ["whatBecame"] };
  const early = rule.onlyApprovedIsConfirmed(asking, { early: true }).judge;

  test("early: a confirmation that was under way before the approval", () => {
    const steps = [s.request(), s.confirmation({ after: 0.019 })];
    expect(judged(early, steps).texts[0]).toMatch(
      /was confirmed \(2\) before its answer had arrived \(1\)$/,
    );
    expect([
      reported(early, steps),
      reported(early, [s.request(), s.confirmation({ after: 0.02 })]),
    ]).toEqual(["fail: trigger 1, seen 2", "pass: trigger 1, seen 2"]);
    expect(reported(rule.onlyApprovedIsConfirmed().judge, steps)).toBe("pass: trigger 1, seen 2");
    expect(
      reported(early, [
        s.request(),
        s.message("whatBecame", { id: "request", after: 0.001 }),
        s.confirmation({ after: 0.001 }),
      ]),
    ).toBe("pass: trigger 1, seen 3");
    expect(
      judged(early, [s.request({ status: 400 }), s.confirmation({ after: 0.001 })]).texts[0],
    ).toMatch(/although its request was answered 400 \(1\)$/);
  });

  test("butRefused: what was refused before is another rule's", () => {
    const judge = rule.onlyApprovedIsConfirmed(undefined, { butRefused: true }).judge;
    const refused = s.request({ status: 400 });
    expect([
      reported(judge, [refused, s.confirmation({ after: 0.02 })]),
      reported(judge, [refused, s.confirmation({ after: 0.019 })]),
    ]).toEqual(["", "fail: trigger 1, seen 2"]);
    expect(reported(judge, [s.request({ status: 504 }), s.confirmation()])).toBe(
      "fail: trigger 1, seen 2",
    );
    expect(reported(rule.onlyApprovedIsConfirmed().judge, [refused, s.confirmation()])).toBe(
      "fail: trigger 1, seen 2",
    );
  });
});

describe("timeIsPlausible, of advices", () => {
  const at = (time: string) => ({ body: { time } });
  const of = (advice: string): string[] =>
    judged(rule.timeIsPlausible.judge, [
      s.request(at("2031-03-04T12:00:01.500Z")),
      s.confirmation(at(advice)),
    ]).texts;

  test("one that is older than its request by more than a second is told", () => {
    expect(of("2031-03-04T12:00:00.499Z")[1]).toMatch(
      / has a time that is 1 s before that of its request \(1\)$/,
    );
    expect([of("2031-03-04T12:00:00.500Z")[1], of("2031-03-04T12:00:05Z")[1]]).toEqual([
      expect.stringMatching(/ has a plausible time/),
      expect.stringMatching(/ has a plausible time/),
    ]);
  });

  test("only advices are compared, and only with their own request", () => {
    const older = at("2031-03-04T12:00:00Z");
    const first = s.request(at("2031-03-04T12:00:05Z"));
    expect(
      judged(rule.timeIsPlausible.judge, [first, s.request({ id: "next", ...older })]).outcomes,
    ).toBe("pass pass");
    expect(
      judged(rule.timeIsPlausible.judge, [
        first,
        s.confirmation({ requestId: "another", ...older }),
      ]).outcomes,
    ).toBe("pass pass");
    expect(judged(rule.timeIsPlausible.judge, [s.request(), s.confirmation(older)]).outcomes).toBe(
      "pass",
    );
  });
});

describe("what disturbs a measurement", () => {
  const exchanges = (clocks: readonly number[], more: Partial<Exchange> = {}) =>
    journalOf(
      sceneOf([]).contract,
      clocks.map((_, index) => s.request({ id: `${index}`, after: 1 })),
    ).map((exchange, index) => ({
      ...exchange,
      clock: new Date(Date.UTC(2031, 2, 4, 12) + (clocks[index] ?? 0) * 1000).toISOString(),
      ...(index === 1 && more),
    }));
  const second = (n: number): number => Date.UTC(2031, 2, 4, 12) + n * 1000;
  const seen = (
    clocks: readonly number[],
    from: number,
    to: number,
    more?: Partial<Exchange>,
  ): string | undefined => sceneOf(exchanges(clocks, more)).disturbance(second(from), second(to));

  test("a clock that ran as ours did, within a second, was not moved", () => {
    expect(seen([1, 2, 3, 4], 0, 9)).toBeUndefined();
    expect([seen([1, 3, 4, 5], 0, 9), seen([1, 0, 1, 2], 0, 9)]).toEqual([undefined, undefined]);
    expect(seen([1, 3.001, 4, 5], 0, 9)).toBe("the clock was moved before exchange 2");
    expect(seen([1, -0.001, 1, 2], 0, 9)).toBe("the clock was moved before exchange 2");
  });

  test("only what lies between the two moments counts", () => {
    const moved = [1, 2, 60, 61];
    expect([
      seen(moved, 2, 3),
      seen(moved, 2.001, 9),
      seen(moved, 0, 2.999),
      seen(moved, 3, 9),
    ]).toEqual(["the clock was moved before exchange 3", undefined, undefined, undefined]);
  });

  test("a failure of the simulator's own", () => {
    const own = ownFailure;
    expect([
      seen([1, 2, 3], 2, 2, own),
      seen([1, 2, 3], 2.001, 9, own),
      seen([1, 2, 3], 0, 1.999, own),
    ]).toEqual(["the simulator itself failed at exchange 2", undefined, undefined]);
    expect(
      seen([1, 2, 3], 0, 9, {
        status: 500,
        strikes: [{ source: "scenario:example#1", text: "rule 1 of example" }],
      }),
    ).toBeUndefined();
    expect(seen([1, 2, 3], 0, 9, { status: 504, strikes: [] })).toBeUndefined();
  });
});

describe("confirmedWithinApproval", () => {
  const { judge } = rule.confirmedWithinApproval();
  const part = s.request({ answer: { amounts: { approvedAmount: { amount: 50 } } } });
  const all = { amounts: { approvedAmount: { amount: 100 } } };
  const slow: Partial<Exchange> = { durationMs: 20_000 };
  const cancelled = s.reversal({ after: 5, body: { ...all, reversalReason: "CANCELLED" } });

  test("the whole amount may be given back while the answer with a part of it is under way", () => {
    expect(changed(judge, [part, cancelled], slow)).toEqual([]);
    expect(changed(judge, [part, cancelled, cancelled], slow)).toEqual([]);
    expect(reported(judge, [part, s.reversal({ after: 5, body: all })])).toBe(
      "fail: trigger 1, seen 2",
    );
  });

  test("an advice that is new after the answer takes its amount", () => {
    const later = s.reversal({ after: 25, body: { ...all, reversalReason: "TIMEOUT" } });
    expect(changed(judge, [part, cancelled, later], slow)).toEqual([
      expect.stringMatching(/with 100, but only 50 was approved \(1\) <trigger 1, seen 3>$/),
    ]);
  });

  test("a client that may have missed the answer says that none came", () => {
    const timedOut = s.reversal({ after: 61, body: { ...all, reversalReason: "TIMEOUT" } });
    const missed: Partial<Exchange> = { durationMs: 59_900 };
    expect(changed(judge, [part, timedOut], missed)).toEqual([]);
  });
});
