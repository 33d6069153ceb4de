import * as rule from "../../../src/conformance/rules";
import { journalOf } from "../../../src/conformance/rules/rule";
import type { Exchange } from "../../../src/journal/exchange";
import { judged, killedAfter, sceneOf, stage as s, reportOf, toy } from "./toy";

const reported = (...given: Parameters<typeof judged>): string => {
  const { outcomes, evidence } = judged(...given);
  return outcomes === "" ? "" : `${outcomes}: ${evidence}`;
};
const open = s.confirmation({ status: 504 });

describe("repeatedUntilFinal", () => {
  const judge = rule.repeatedUntilFinal().judge;

  test("a final answer ends it: a success or a refusal, not 500, 504 or none", () => {
    expect(reported(judge, [s.request()])).toBe("");
    expect(
      [201, 400, 404, 503].map((status) =>
        reported(judge, [s.request(), s.confirmation({ status })]),
      ),
    ).toEqual(Array(4).fill("pass: trigger 2"));
    expect(
      [500, 504, null].map((status) => reported(judge, [s.request(), s.confirmation({ status })])),
    ).toEqual(Array(3).fill("fail: trigger 2"));
    expect(judged(judge, [s.request(), s.confirmation()]).texts[0]).toMatch(
      /^the confirmation of sale .* got a final answer \(2\)$/,
    );
    expect(
      reported(judge, [s.request(), s.confirmation({ status: 503 })], {
        contract: { ...toy, unknownOutcomes: [{ statuses: [503] }] },
      }),
    ).toBe("fail: trigger 2");
  });

  test("of several deliveries the worst is told", () => {
    const late = s.confirmation({ after: 75, status: 504 });
    expect(reported(judge, [s.request(), open, late, s.confirmation({ after: 200 })])).toBe(
      "fail: trigger 3, seen 4",
    );
    expect(reported(judge, [s.request(), open, late, s.confirmation({ after: 5 })])).toBe(
      "warn: trigger 2, seen 3",
    );
    expect(
      reported(judge, [
        s.request(),
        open,
        s.confirmation({ after: 5, status: 504 }),
        s.confirmation({ after: 75 }),
      ]),
    ).toBe("warn: trigger 3, seen 4");
    expect(
      reported(judge, [
        s.request(),
        open,
        s.confirmation({ after: 5, status: 504 }),
        s.confirmation({ after: 5 }),
      ]),
    ).toBe("pass: trigger 2, seen 3");
    const until = Date.UTC(2031, 2, 4, 12, 2);
    expect(reported(judge, [s.request(), open, late], { observedUntil: until })).toBe(
      "inconclusive: trigger 3",
    );
    const moved = journalOf(toy, [
      s.request(),
      open,
      late,
      s.confirmation({ after: 200, status: 504 }),
    ]).map((exchange) => ({
      ...exchange,
      ...(exchange.number === 3 && { clock: "2031-03-04T12:30:00.000Z" }),
    }));
    expect(judge(sceneOf(moved)).map(({ outcome }) => outcome)).toEqual(["fail"]);
  });

  test("each kind of advice has a series of its own", () => {
    expect(
      reported(judge, [
        s.request(),
        open,
        s.reversal({ status: 504 }),
        s.confirmation({ after: 3 }),
      ]),
    ).toBe("pass fail: trigger 2, seen 4; trigger 3");
  });
});

test("notRepeatedAfterFinal: each pair of deliveries is looked at", () => {
  const judge = rule.notRepeatedAfterFinal().judge;
  expect([
    reported(judge, [s.request(), s.confirmation()]),
    reported(judge, [s.request(), open, open]),
  ]).toEqual(["", "pass: trigger 2"]);
  expect(
    reported(judge, [s.request(), open, s.confirmation({ status: 404 }), s.confirmation()]),
  ).toBe("fail: trigger 3, seen 4");
  expect(
    reported(rule.notRepeatedAfterFinal({ statuses: [404] }).judge, [
      s.request(),
      open,
      s.confirmation({ status: 404 }),
      s.confirmation(),
    ]),
  ).toBe("pass: trigger 2");
  expect(reported(judge, [s.request(), s.confirmation(), s.reversal()])).toBe("");
});

test("notRepeatedAfterFinal: the last answer on its connection, as the simulator was killed, may never have left", () => {
  const steps = [s.request(), s.confirmation(), s.confirmation({ after: 100 })];
  const [sent, ...others] = journalOf(toy, steps);
  const outcome = (ms: number, connections: object[]): string => {
    const exchanges = [sent, ...others].flatMap((exchange, index) =>
      exchange === undefined ? [] : [{ ...exchange, ...connections[index] }],
    );
    const scene = sceneOf(exchanges, killedAfter(others[0], ms));
    return rule
      .notRepeatedAfterFinal()
      .judge(scene)
      .map((check) => check.outcome)
      .join();
  };
  const first = { sameConnectionAs: null };
  expect(outcome(20, [first, first, first])).toBe("pass");
  expect(outcome(3_000, [first, first, first])).toBe("fail");
  expect(outcome(20, [first, first, { sameConnectionAs: 2 }])).toBe("fail");
  expect(outcome(20, [])).toBe("fail");
});

test("repeatsAreSpaced: by the configuration's spacing, or by the rule's own", () => {
  const after = (seconds: number, minimum?: number): string =>
    judged(rule.repeatsAreSpaced(minimum).judge, [
      s.request(),
      open,
      s.confirmation({ after: seconds }),
    ]).outcomes;
  expect([after(0.999), after(1), after(4.999, 5), after(5, 5), after(0, 0)]).toEqual([
    "fail",
    "pass",
    "fail",
    "pass",
    "pass",
  ]);
});

test("repeatsAreUnchanged: id and content", () => {
  const judge = rule.repeatsAreUnchanged().judge;
  const withTill = (till: string, id = "confirmation") =>
    s.confirmation({ status: 504, id, body: { till: { id: till } } });
  expect([
    reported(judge, [s.request(), withTill("1"), withTill("1")]),
    reported(judge, [s.request(), withTill("1"), withTill("2")]),
  ]).toEqual(["pass: trigger 2", "fail: trigger 2, seen 3"]);
  expect(judged(judge, [s.request(), withTill("1"), withTill("2")]).texts[0]).toMatch(
    / was repeated with different content \(2\) \(3\)$/,
  );
  expect(judged(judge, [s.request(), withTill("1"), withTill("1", "other")]).texts[0]).toMatch(
    / was repeated under another id \(2\) \(3\)$/,
  );
});

describe("identifiersComeBack", () => {
  const judge = rule.identifiersComeBack().judge;
  const list = (of: string) => ({
    thirdPartyIdentifiers: [{ institutionId: "1", transactionIdentifier: of }],
  });
  const request = (status: number | null = 201) =>
    s.request({ status, body: list("A"), answer: list("B") });
  const confirm = (of: object) => s.confirmation({ body: of });
  const outcome = (...steps: Parameters<typeof judged>[1]): string => judged(judge, steps).outcomes;

  test("those of the answer, when the client had it; else those of the request", () => {
    expect([
      outcome(request(), confirm(list("B"))),
      outcome(request(), confirm(list("A"))),
      outcome(request(), confirm({})),
    ]).toEqual(["pass", "fail", "fail"]);
    expect([
      outcome(request(504), confirm(list("A"))),
      outcome(request(504), confirm(list("B"))),
    ]).toEqual(["pass", "fail"]);
    expect([
      outcome(request(), s.confirmation({ after: 0.01, body: list("A") })),
      outcome(request(), s.confirmation({ after: 0.02, body: list("A") })),
    ]).toEqual(["pass", "fail"]);
    expect(outcome(s.request({ body: list("A") }), confirm(list("A")))).toBe("pass");
    expect([outcome(s.request(), confirm(list("A"))), outcome(confirm(list("A")))]).toEqual([
      "",
      "",
    ]);
  });

  test("the text says whose they are, and what was found", () => {
    const text = (...steps: Parameters<typeof judged>[1]): string => judged(judge, steps).texts[0]!;
    expect(text(request(504), confirm({}))).toMatch(
      /carries other thirdPartyIdentifiers than its request \(1\): none instead of \[\{"institutionId":"1","transactionIdentifier":"A"\}\]$/,
    );
    expect(text(request(), confirm({}))).toMatch(/ than its answer \(1\): none instead of /);
    expect(text(s.request({ body: list("A") }), confirm({}))).toMatch(
      / than its request \(1\): none instead of /,
    );
    expect(text(request(), confirm(list("x".repeat(400)))).length).toBeLessThan(600);
  });

  test("each advice is looked at, and the last answer before it counts", () => {
    expect(outcome(request(), s.reversal({ body: list("B") }), confirm(list("A")))).toBe(
      "pass fail",
    );
    const asking = rule.identifiersComeBack({ operations: ["whatBecame"] }).judge;
    const ask = (of: string, part: object = {}) =>
      s.message("whatBecame", { id: "request", answer: list(of), ...part });
    const asked = (...steps: Parameters<typeof judged>[1]): string =>
      judged(asking, steps).outcomes;
    expect(asked(request(504), ask("C"), ask("D"), confirm(list("D")))).toBe("pass");
    expect(asked(request(504), ask("C"), confirm(list("C")), ask("D"))).toBe("pass");
    expect(asked(request(504), ask("C", { status: 504 }), confirm(list("A")))).toBe("pass");
    expect(outcome(request(504), ask("C"), confirm(list("A")))).toBe("pass");
  });
});

describe("memberComesBack", () => {
  const outcome = (
    judge: Parameters<typeof judged>[0],
    ...steps: Parameters<typeof judged>[1]
  ): string => judged(judge, steps).outcomes;

  test("of the request, where both have it", () => {
    const judge = rule.memberComesBack("rrn", "request").judge;
    const request = s.request({ body: { rrn: "1" }, answer: { rrn: "9" } });
    expect(
      ["1", "2"].map((rrn) => outcome(judge, request, s.confirmation({ body: { rrn } }))),
    ).toEqual(["pass", "fail"]);
    expect([
      outcome(judge, request, s.confirmation()),
      outcome(judge, s.request(), s.confirmation({ body: { rrn: "1" } })),
    ]).toEqual(["", ""]);
    expect(judged(judge, [request, s.confirmation({ body: { rrn: "2" } })]).texts[0]).toMatch(
      / carries other rrn than its request \(1\): "2" instead of "1"$/,
    );
  });

  test("of the answer that the client had", () => {
    const judge = rule.memberComesBack("partner.id", "answer").judge;
    const partner = (id: string) => ({ partner: { id } });
    const request = s.request({ body: partner("9"), answer: partner("1") });
    expect(
      ["1", "2"].map((id) => outcome(judge, request, s.confirmation({ body: partner(id) }))),
    ).toEqual(["pass", "fail"]);
    expect(outcome(judge, request, s.confirmation({ after: 0.01, body: partner("2") }))).toBe("");
    expect(
      outcome(
        judge,
        s.request({ status: 504, answer: partner("1") }),
        s.reversal({ body: partner("2") }),
      ),
    ).toBe("");
  });

  test("one that is needed is there, with whatever value", () => {
    const judge = rule.memberIsBack("rrn", "request");
    const request = s.request({ body: { rrn: "1" } });
    expect([
      outcome(judge, request, s.confirmation()),
      outcome(judge, request, s.confirmation({ body: { rrn: "2" } })),
      outcome(judge, s.request(), s.confirmation()),
    ]).toEqual(["fail", "pass", ""]);
  });
});

describe("reasonFits", () => {
  const judge = rule.reasonFits().judge;
  const fitting = (request: Partial<Exchange>): string[] =>
    ["CANCELLED", "TIMEOUT", "RESPONSE_NOT_FINAL"].filter((reversalReason) => {
      const [first, ...others] = journalOf(toy, [
        s.request(),
        s.reversal({ after: 100, body: { reversalReason } }),
      ]);
      return judge(sceneOf([{ ...first!, ...request }, ...others])).some(
        ({ outcome }) => outcome === "pass",
      );
    });

  test.each<[string, Partial<Exchange>, string[]]>([
    ["an approval", {}, ["CANCELLED"]],
    ["a refusal", { status: 400 }, []],
    ["500", { status: 500 }, ["RESPONSE_NOT_FINAL"]],
    ["504", { status: 504 }, ["TIMEOUT", "RESPONSE_NOT_FINAL"]],
    ["no answer", { status: null, outcome: "silent" }, ["TIMEOUT"]],
    ["an approval that came too late", { durationMs: 60_001 }, ["TIMEOUT"]],
    [
      "500 that came too late",
      { status: 500, durationMs: 60_001 },
      ["TIMEOUT", "RESPONSE_NOT_FINAL"],
    ],
    ["a redirection that came too late", { status: 300, durationMs: 60_001 }, ["TIMEOUT"]],
    ["something that is no answer", { outcome: "spoiled" }, ["TIMEOUT", "RESPONSE_NOT_FINAL"]],
  ])("%s", (_name, request, reasons) => {
    expect(fitting(request)).toEqual(reasons);
  });

  test("says what fits, and is silent where nothing can be said", () => {
    const reversed = (reversalReason?: unknown) => s.reversal({ body: { reversalReason } });
    expect(judged(judge, [s.request({ status: 504 }), reversed("CANCELLED")]).texts[0]).toMatch(
      / was answered 504 \(1\) and reversed with CANCELLED \(2\) instead of RESPONSE_NOT_FINAL or TIMEOUT$/,
    );
    for (const steps of [
      [s.request()],
      [reversed("TIMEOUT")],
      [s.request(), reversed()],
      [s.request(), reversed(5)],
      [s.request({ status: 400 }), reversed("TIMEOUT")],
    ])
      expect(reported(judge, steps)).toBe("");
    const asking = rule.reasonFits({ operations: ["whatBecame"] }).judge;
    const asked = [s.request(), s.message("whatBecame", { id: "request" }), reversed("TIMEOUT")];
    expect([reported(asking, asked), reported(judge, asked)]).toEqual([
      "",
      "fail: trigger 1, seen 3",
    ]);
    expect(reported(judge, [s.request(), reversed("CANCELLED"), reversed("TIMEOUT")])).toBe(
      "pass: trigger 1, seen 2",
    );
  });
});

describe("advicesNameTheirRequest", () => {
  const judge = rule.advicesNameTheirRequest.judge;
  const ofRefund = (which: string, part: object = {}) =>
    s.message(which, { id: which, requestId: "request", ...part });

  test("one that was lost on the way may be reversed, not confirmed", () => {
    expect([
      reported(judge, [s.reversal()]),
      reported(judge, [s.confirmation()]),
      reported(judge, [s.request()]),
    ]).toEqual(["pass: seen 1", "fail: seen 1", ""]);
    expect(judged(judge, [s.reversal()]).texts[0]).toMatch(
      /^the reversal names 1f58b914[-0-9a-f]{28}, which never arrived \(1\)$/,
    );
    const trimmed = judged(judge, [s.confirmation()], { trimmed: 1 });
    expect([trimmed.outcomes, trimmed.evidence, trimmed.texts[0]]).toEqual([
      "inconclusive",
      "seen 1",
      expect.stringMatching(
        /^the confirmation \(1\) names 1f58b914[-0-9a-f]{28}, which the trimmed journal may have contained$/,
      ),
    ]);
  });

  test("one of another kind is named wrongly, reversed or confirmed", () => {
    const wrong = judged(judge, [s.request(), ofRefund("reverseRefund")]);
    expect([wrong.outcomes, wrong.evidence, wrong.texts[0]]).toEqual([
      "fail",
      "seen 2, nearest miss 1",
      expect.stringMatching(/^the reversal of a refund \(2\) names sale 1f58b914[-0-9a-f]{28}$/),
    ]);
    expect(reported(judge, [s.request(), ofRefund("confirmRefund")])).toBe(
      "fail: seen 2, nearest miss 1",
    );
    expect(reported(judge, [s.request({ id: "another" }), ofRefund("reverseRefund")])).toBe(
      "pass: seen 2",
    );
    expect(reported(judge, [s.reversal(), ofRefund("reverseRefund")])).toBe(
      "pass pass: seen 1; seen 2",
    );
    expect(reported(judge, [s.request(), s.confirmation({ status: 504 }), s.confirmation()])).toBe(
      "pass: seen 2, trigger 1",
    );
  });
});

describe("tendersAreListed", () => {
  const confirm = (...amounts: unknown[]) =>
    s.confirmation({ body: { tenders: amounts.map((amount) => ({ amount: { amount } })) } });
  const listed = rule.tendersAreListed(["sale"]).judge;
  const adding = rule.tendersAreListed(["sale"], { sum: "amounts.total" }).judge;
  const request = s.request({ answer: { amounts: { total: { amount: 100, currency: "710" } } } });

  test("of these kinds, in the confirmation", () => {
    expect([
      reported(listed, [request]),
      reported(listed, [request, s.reversal()]),
      reported(rule.tendersAreListed(["refund"]).judge, [request, s.confirmation()]),
    ]).toEqual(["", "", ""]);
    expect([
      reported(listed, [request, s.confirmation()]),
      reported(listed, [request, confirm()]),
      reported(listed, [request, confirm(1)]),
    ]).toEqual(["fail: trigger 1, seen 2", "fail: trigger 1, seen 2", "pass: trigger 1, seen 2"]);
    expect(reported(listed, [s.confirmation({ body: { tenders: "cash" } })])).toBe("fail: seen 1");
  });

  test("a repeat is not judged again, a corrected confirmation is", () => {
    const corrected = (id: string) => s.confirmation({ id });
    expect([
      judged(listed, [request, confirm(1), confirm(1)]).outcomes,
      judged(listed, [request, s.confirmation({ status: 400 }), corrected("another")]).outcomes,
    ]).toEqual(["pass", "fail fail"]);
  });

  test("adding up to what was approved, or to the amount of the confirmation itself", () => {
    expect([
      reported(adding, [request, confirm(60, 40)]),
      reported(adding, [request, confirm(60, 41)]),
      reported(adding, [request, confirm()]),
    ]).toEqual(["pass: trigger 1, seen 2", "fail: trigger 1, seen 2", "fail: trigger 1, seen 2"]);
    expect([
      reported(adding, [request, s.confirmation()]),
      reported(rule.tendersAreListed(["sale"], { sum: "amounts.total", optional: true }).judge, [
        request,
        s.confirmation(),
      ]),
    ]).toEqual(["fail: trigger 1, seen 2", ""]);
    expect(judged(adding, [request, confirm("60", undefined)]).texts[0]).toMatch(
      / add up to 60, not to 100 \(2\)$/,
    );
    const partly = s.confirmation({
      body: { amounts: { total: { amount: 50 } }, tenders: [{ amount: { amount: 50 } }, {}] },
    });
    expect([
      reported(adding, [request, partly]),
      reported(adding, [s.request(), confirm(1)]),
      reported(adding, [confirm(1)]),
    ]).toEqual(["pass: trigger 1, seen 2", "pass: trigger 1, seen 2", "pass: seen 1"]);
  });

  test("in the currency of that amount", () => {
    const paid = (...currencies: (string | undefined)[]) =>
      s.confirmation({
        body: { tenders: currencies.map((currency) => ({ amount: { amount: 50, currency } })) },
      });
    expect([
      reported(adding, [request, paid("710", undefined)]),
      reported(adding, [request, paid("710", "840")]),
    ]).toEqual(["pass: trigger 1, seen 2", "fail: trigger 1, seen 2"]);
    expect(judged(adding, [request, paid("840", "710")]).texts[0]).toMatch(
      / are in currency "840", not in "710" \(2\)$/,
    );
    expect(
      reported(adding, [
        s.request({ answer: { amounts: { total: { amount: 100 } } } }),
        paid("840", "840"),
      ]),
    ).toBe("pass: trigger 1, seen 2");
  });
});

test("of a trimmed journal the first message decides, where it is there", () => {
  const identifiers = { thirdPartyIdentifiers: [{ institutionId: "1" }] };
  const cases = [
    [rule.identifiersComeBack().judge, { body: identifiers }, {}],
    [rule.reasonFits().judge, {}, { reversalReason: "TIMEOUT" }],
  ] as const;
  for (const [judge, request, advice] of cases) {
    const exchanges = journalOf(toy, [s.request(request), s.reversal({ body: advice })]);
    expect(judge(sceneOf(exchanges, { trimmed: 1 })).map(({ outcome }) => outcome)).toEqual([
      "inconclusive",
    ]);
    expect(
      judge(
        sceneOf(
          exchanges.map((one) => ({ ...one, stateBefore: "NONE" })),
          { trimmed: 1 },
        ),
      ).map(reportOf),
    ).toEqual([expect.stringMatching(/^fail /)]);
  }
});

test("repeatedUntilFinal: after a doubtful answer the deliveries before it count, whatever became of them", () => {
  const { judge } = rule.repeatedUntilFinal({ statuses: [404], deliveries: 3 });
  const after = (...answers: number[]): string =>
    judged(judge, [s.request(), ...answers.map((status) => s.confirmation({ after: 10, status }))])
      .outcomes;
  expect([after(404), after(504, 404), after(504, 504, 404), after(404, 504, 404)]).toEqual([
    "warn",
    "warn",
    "pass",
    "pass",
  ]);
  expect([after(404, 404, 404), after(404, 404, 504)]).toEqual(["pass", "fail"]);
});
