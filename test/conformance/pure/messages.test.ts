import type { RefusalPattern } from "../../../src/conformance/rules/messages/refusal-pattern";
import * as rule from "../../../src/conformance/rules";
import { type ExampleStep, journalOf } from "../../../src/conformance/rules/rule";
import type { Judge } from "../../../src/conformance/rules/obligation";
import type { SceneSource } from "../../../src/conformance/scene/scene";
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
  parts: Partial<SceneSource> = {},
): string[] =>
  judge(
    sceneOf(
      journalOf(toy, steps).map((exchange) => ({ ...exchange, ...changes[exchange.number] })),
      parts,
    ),
  ).map(reportOf);
const refusal = (errorType: string, more: object = {}) => ({
  status: 400,
  answer: { errorType, errorMessage: "No.", ...more },
});

describe("idsAreVersion4", () => {
  const judge = rule.idsAreVersion4.judge;
  const id = (word: string): string => judged(judge, [s.request({ id: word })]).outcomes;

  test.each([
    "00000000-0000-4000-8000-000000000000",
    "abcdefab-cdef-4bcd-bfab-cdefabcdefab",
    "ABCDEFAB-CDEF-4BCD-9FAB-CDEFABCDEFAB",
    "00000000-0000-4000-a000-000000000000",
  ])("%s is one", (one) => {
    expect(id(one)).toBe("pass");
  });

  test.each([
    "00000000-0000-1000-8000-000000000000",
    "00000000-0000-4000-7000-000000000000",
    "00000000-0000-4000-c000-000000000000",
    "0000000g-0000-4000-8000-000000000000",
    "00000000_0000-4000-8000-000000000000",
    "000000000-000-4000-8000-000000000000",
    "00000000-00000-400-8000-000000000000",
  ])("%s is none", (one) => {
    expect(id(one)).toBe("fail");
  });

  test("longer ones are none, and each id is told once, at its first message", () => {
    const longer = "x00000000-0000-4000-8000-000000000000";
    for (const one of [longer, longer.slice(1) + "0"])
      expect(
        changed(judge, [s.request()], {
          1: { messageId: one, request: { headers: {}, body: {} } },
        }),
      ).toEqual([expect.stringMatching(/^fail /)]);
    expect(reported(judge, [s.request(), s.confirmation(), s.request()])).toBe(
      "pass pass: trigger 1; trigger 2",
    );
  });

  test("the id as it was written counts: that of the body, else that of the path", () => {
    expect(
      changed(judge, [s.request()], {
        1: { messageId: "path", request: { headers: {}, body: { id: "body" } } },
      }),
    ).toEqual(["fail body of sell is not a version 4 UUID (1) <trigger 1>"]);
    expect(
      changed(judge, [s.request()], {
        1: { messageId: "path", request: { headers: {}, body: { id: 5 } } },
      }),
    ).toEqual(["fail path of sell is not a version 4 UUID (1) <trigger 1>"]);
    expect(
      changed(judge, [s.request()], { 1: { messageId: "path", request: { headers: {} } } }),
    ).toEqual(["fail path of sell is not a version 4 UUID (1) <trigger 1>"]);
    expect(
      changed(judge, [s.request()], { 1: { messageId: null, request: { headers: {}, body: {} } } }),
    ).toEqual([]);
  });

  test("a message that has no place for an id is not looked at", () => {
    const without = {
      ...toy,
      operations: toy.operations.map((one) =>
        one.id === "balance"
          ? { ...one, idParameter: undefined, body: undefined }
          : one.id === "trial"
            ? { ...one, idParameter: undefined }
            : one,
      ),
    };
    const contract = without as unknown as typeof toy;
    expect(
      reported(
        judge,
        [s.message("balance")].map((step) => ({
          ...step,
          operation: contract.operations.find(({ id: one }) => one === "balance")!,
        })),
        { contract },
      ),
    ).toBe("");
    expect(reported(judge, [s.message("trial")], { contract })).toBe("pass: trigger 1");
    expect(reported(judge, [s.message("whatBecame")])).toBe("pass: trigger 1");
  });
});

test("idsAreUsedOnce: by operation and place; a repeat is the same message", () => {
  const judge = rule.idsAreUsedOnce().judge;
  const one = (part: object = {}) => s.confirmation({ id: "same", ...part });
  expect([
    reported(judge, [one(), one()]),
    reported(judge, [one(), one({ requestId: "other" })]),
    reported(judge, [one(), s.reversal({ id: "same" })]),
  ]).toEqual(["pass: trigger 1", "fail: trigger 1, seen 2", "fail: trigger 1, seen 2"]);
  expect(reported(judge, [one(), one(), s.message("whatBecame", { id: "same" })])).toBe(
    "fail: trigger 1, seen 3",
  );
  expect(
    reported(rule.idsAreUsedOnce(["whatBecame"]).judge, [
      one(),
      one(),
      s.message("whatBecame", { id: "same" }),
    ]),
  ).toBe("pass: trigger 1");
});

test("requestsAreSentOnce: whatever became of the first", () => {
  const judge = rule.requestsAreSentOnce.judge;
  expect([
    reported(judge, [s.confirmation()]),
    reported(judge, [s.request(), s.request({ id: "next" })]),
    reported(judge, [s.request(), s.request(), s.request()]),
  ]).toEqual(["", "pass pass: trigger 1; trigger 2", "fail: trigger 1, seen 2"]);
});

test("idsAgree: the refusal tells, also one that a fault replaced", () => {
  const judge = rule.idsAgree().judge;
  const differing = { errorType: "FORMAT_ERROR", detailMessage: { pathId: "x" } };
  expect(changed(judge, [s.request()], { 1: { answer: differing } })).toEqual([
    expect.stringMatching(/^fail /),
  ]);
  expect(changed(judge, [s.request()], { 1: { made: { status: 400, body: differing } } })).toEqual([
    expect.stringMatching(/^fail /),
  ]);
  expect(
    changed(judge, [s.request(), s.confirmation()], {
      1: { answer: undefined },
      2: { answer: { detailMessage: {} } },
    }),
  ).toEqual([expect.stringMatching(/^pass .*\(1\)/), expect.stringMatching(/^pass .*\(2\)/)]);
  expect(reported(judge, [s.message("whatBecame")])).toBe("");
  expect(judge(sceneOf(journalOf(toy, [s.request()])))[0]!.subject).toMatch(/^1f58b914-/);
  const withoutPlace = {
    ...toy,
    operations: toy.operations.map((one) => ({ ...one, idParameter: undefined })),
  } as unknown as typeof toy;
  expect(reported(judge, [s.request()], { contract: withoutPlace })).toBe("");
});

test("newIdAfterDuplicate: what came before the refusal does not count", () => {
  const judge = rule.newIdAfterDuplicate.judge;
  const duplicate = s.request(refusal("DUPLICATE_RECORD"));
  expect([
    reported(judge, [s.request(), s.request()]),
    reported(judge, [s.request(refusal("OTHER")), s.request()]),
    reported(judge, [s.request({ status: null }), s.request()]),
  ]).toEqual(["", "", ""]);
  expect([
    reported(judge, [s.request(), duplicate]),
    reported(judge, [s.request(), duplicate, s.request()]),
  ]).toEqual(["pass: trigger 2", "fail: trigger 2, seen 3"]);
});

describe("neverRefusedAs", () => {
  const tells = (telling: RefusalPattern, errorBody: object): boolean =>
    judged(rule.noneRefusedAs(telling), [s.request({ status: 400, answer: errorBody })])
      .outcomes === "fail";

  test.each<[RefusalPattern, object, boolean]>([
    [{}, { errorType: "ANY" }, true],
    [{}, {}, false],
    [{ errorTypes: ["A", "B"] }, { errorType: "B" }, true],
    [{ errorTypes: ["A"] }, { errorType: "B" }, false],
    [{ errorTypes: ["A"] }, { errorType: "B", detailMessage: { reason: "A" } }, true],
    [{ errorTypes: ["A"] }, { detailMessage: { reason: "A" } }, false],
    [{ errorMessage: "No." }, { errorType: "A", errorMessage: "No." }, true],
    [{ errorMessage: "No." }, { errorType: "A", errorMessage: "Yes." }, false],
    [{ detail: { state: "VOID" } }, { errorType: "A", detailMessage: { state: "VOID" } }, true],
    [{ detail: { state: "VOID" } }, { errorType: "A", detailMessage: { state: "OPEN" } }, false],
    [{ detail: { state: "VOID" } }, { errorType: "A" }, false],
    [{ detail: { state: undefined } }, { errorType: "A", detailMessage: { state: "ANY" } }, true],
    [{ detail: { state: undefined } }, { errorType: "A", detailMessage: {} }, false],
    [{ detail: { toString: undefined } }, { errorType: "A", detailMessage: {} }, false],
    [{ detail: { a: "1", b: "2" } }, { errorType: "A", detailMessage: { a: "1", b: "3" } }, false],
    [{ errorTypes: ["A"], errorMessage: "No." }, { errorType: "A", errorMessage: "Yes." }, false],
  ])("%j tells of %j: %s", (telling, body, expected) => {
    expect(tells(telling, body)).toBe(expected);
  });

  test("of these operations only", () => {
    const judge = rule.noneRefusedAs({ operations: ["balance"] });
    expect([
      reported(judge, [s.request(refusal("A"))]),
      reported(judge, [s.message("balance", refusal("A"))]),
      reported(judge, [s.message("balance")]),
    ]).toEqual(["", "fail: trigger 1", "pass: trigger 1"]);
    expect(judged(judge, [s.message("balance")]).texts).toEqual([
      "balance (1) was not refused as ",
    ]);
  });

  test("says which fields were wrong", () => {
    const text = (detailMessage: object): string =>
      judged(rule.noneRefusedAs({}), [s.request(refusal("A", { detailMessage }))]).texts[0]!;
    expect(
      text({
        formatErrors: [
          { field: "id", msg: "is not a UUID" },
          { field: "time", msg: "time is missing" },
          { field: "originator", msg: "originator may not be null" },
        ],
      }),
    ).toBe(
      "sell (1) was refused: A, No. (id is not a UUID; time is missing; originator must be present)",
    );
    expect([text({ formatErrors: [] }), text({ formatErrors: "many" }), text({})]).toEqual(
      Array(3).fill("sell (1) was refused: A, No."),
    );
  });

  test("what the simulator made of it counts, not what a fault put in its place", () => {
    const judge = rule.noneRefusedAs({});
    const struck = [{ source: "s", text: "t" }];
    const [asAnswered, asDelayed, asStruck, asMade] = [
      {},
      { strikes: struck },
      { strikes: struck, unprocessed: true as const },
      {
        strikes: struck,
        made: { status: 400, body: { errorType: "MADE" } } as unknown as Exchange["made"],
      },
    ].map((change) => changed(judge, [s.request(refusal("ANSWERED"))], { 1: change })[0]!);
    expect([asAnswered, asDelayed, asStruck, asMade]).toEqual([
      expect.stringMatching(/^fail .* ANSWERED/),
      expect.stringMatching(/^fail .* ANSWERED/),
      expect.stringMatching(/^pass /),
      expect.stringMatching(/^fail .* MADE/),
    ]);
  });

  test("is about the message with its id, else about its exchange", () => {
    expect(judged(rule.noneRefusedAs({}), [s.request()]).checks[0]!.subject).toMatch(/^1f58b914-/);
    const judge = rule.noneRefusedAs({});
    expect(
      judge(
        sceneOf(
          journalOf(toy, [s.request()]).map((exchange) => ({ ...exchange, messageId: null })),
        ),
      )[0]!.subject,
    ).toBe("exchange 1");
    expect(
      judge(
        sceneOf(
          journalOf(toy, [s.request(refusal("A"))]).map((exchange) => ({
            ...exchange,
            messageId: null,
          })),
        ),
      )[0]!.subject,
    ).toBe("exchange 1");
  });
});

test("userIsClient: of messages that name a client, by the finding", () => {
  const finding = (code: string) =>
    s.request({
      body: { client: { id: "1" } },
      findings: [{ code, text: "is another" }] as ExampleStep["findings"],
    });
  expect([
    reported(rule.userIsClient.judge, [s.request()]),
    reported(rule.userIsClient.judge, [finding("other")]),
    reported(rule.userIsClient.judge, [finding("client-not-user")]),
  ]).toEqual(["", "pass: trigger 1", "fail: trigger 1"]);
});

describe("timeIsPlausible", () => {
  const judge = rule.timeIsPlausible.judge;
  const timed = (seconds: number, part: object = {}) =>
    s.request({
      after: 0,
      body: { time: new Date(Date.UTC(2031, 2, 4, 12) + seconds * 1000).toISOString() },
      ...part,
    });

  test("within the tolerance of the clock, before and after", () => {
    expect(
      [-300.001, -300, 300, 300.001].map((seconds) => judged(judge, [timed(seconds)]).outcomes),
    ).toEqual(["fail", "pass", "pass", "fail"]);
    expect(judged(judge, [timed(450)]).texts).toEqual([
      "sell (1) has a time that is 450 s off the clock",
    ]);
    expect(
      [7_200, 5 * 3_600 + 1_800 - 119, 7_200 + 121, -10_800, 15 * 3_600].map(
        (seconds) => judged(judge, [timed(seconds)]).texts,
      ),
    ).toEqual([
      [
        "sell (1) has a time that is 7200 s off the clock: this looks like local time marked as UTC",
      ],
      [
        "sell (1) has a time that is 19681 s off the clock: this looks like local time marked as UTC",
      ],
      ["sell (1) has a time that is 7321 s off the clock"],
      [
        "sell (1) has a time that is 10800 s off the clock: this looks like local time marked as UTC",
      ],
      ["sell (1) has a time that is 54000 s off the clock"],
    ]);
    const zoned = s.request({ body: { time: "2031-03-04T16:00:00.000+02:00" } });
    expect(judged(judge, [zoned]).texts).toEqual([
      "sell (1) has a time that is 7199 s off the clock",
    ]);
    expect(judged(judge, [s.request({ body: { time: "noon" } })]).texts).toEqual([
      "sell (1) has an unreadable time",
    ]);
    expect([
      reported(judge, [s.request()]),
      reported(judge, [s.request({ body: { time: 5 } })]),
    ]).toEqual(["", ""]);
  });

  test("a repeat keeps the time of the first", () => {
    expect(reported(judge, [timed(0), timed(0, { after: 1_000 })])).toBe("pass: trigger 1");
    expect(reported(judge, [timed(0), timed(0, { after: 1_000, id: "next" })])).toBe(
      "pass fail: trigger 1; trigger 2",
    );
    const exchanges = journalOf(toy, [timed(0), timed(0, { after: 1_000, id: "next" })]).map(
      (exchange) => ({ ...exchange, messageId: null }),
    );
    expect(judge(sceneOf(exchanges)).map(({ outcome }) => outcome)).toEqual(["pass", "fail"]);
  });

  test("of a trimmed journal what may be a repeat is not blamed", () => {
    const exchanges = journalOf(toy, [timed(1_000), timed(1_000, { id: "next" })]).map(
      (exchange) => ({ ...exchange, ...(exchange.number === 2 && { stateBefore: "NONE" }) }),
    );
    expect(judge(sceneOf(exchanges, { trimmed: 1 })).map(({ outcome }) => outcome)).toEqual([
      "inconclusive",
      "fail",
    ]);
  });
});

test("members that must be absent, or present, of these operations", () => {
  const absent = rule.membersAreAbsent("", ["customer.name", "phone"], ["sell"]).judge;
  expect([
    reported(absent, [s.confirmation()]),
    reported(absent, [s.request({ body: { customer: {} } })]),
    reported(absent, [s.request({ body: { phone: 0 } })]),
  ]).toEqual(["", "pass: trigger 1", "fail: trigger 1"]);
  expect(judged(absent, [s.request({ body: { phone: 0 } })]).texts).toEqual(["sell (1) has phone"]);
});

describe("notAgainAfter", () => {
  const judge = rule.notAgainAfter("", {
    refusals: [{ errorTypes: ["USED"] }, { errorTypes: ["VOID"] }],
    operations: ["sell", "balance"],
    same: ["code"],
  }).judge;
  const used = (part: object = {}) =>
    s.request({ ...refusal("USED"), body: { code: "1" }, ...part });
  const other = (part: object = {}) => s.request({ id: "b", body: { code: "1" }, ...part });

  test("the same thing, once the refusal was known", () => {
    expect([
      reported(judge, [used()]),
      reported(judge, [used(), other()]),
      reported(judge, [used(), other({ body: { code: "2" } })]),
    ]).toEqual(["pass: trigger 1", "pass fail: trigger 1; trigger 1, seen 2", "pass: trigger 1"]);
    expect(
      [0.019, 0.02].map((after) => judged(judge, [used(), other({ after })]).outcomes),
    ).toEqual(["pass", "pass fail"]);
    expect([
      reported(judge, [s.request({ body: { code: "1" } }), other()]),
      reported(judge, [used(refusal("OTHER")), other()]),
      reported(judge, [used(refusal("VOID")), other()]),
    ]).toEqual(["", "", "pass fail: trigger 1; trigger 1, seen 2"]);
    const elsewhere = (operation: string) => s.message(operation, { body: { code: "1" } });
    expect([
      reported(judge, [used(), elsewhere("trial")]),
      reported(judge, [used(), elsewhere("balance")]),
    ]).toEqual(["pass: trigger 1", "pass: trigger 1"]);
    expect(
      reported(judge, [s.message("trial", { ...refusal("USED"), body: { code: "1" } }), other()]),
    ).toBe("");
  });

  test("of a refusal that never arrived the client cannot know", () => {
    expect(changed(judge, [used(), other()], { 1: { outcome: "silent" } })).toEqual([]);
    expect(changed(judge, [used(), other()], { 1: { answer: undefined } })).toEqual([]);
  });

  test("one that was sent before the refusal was known, and is refused so too, is told as a first one", () => {
    expect(reported(judge, [used(), used({ after: 0.01 }), other()])).toBe(
      "pass pass fail: trigger 1; trigger 2; trigger 1, seen 3",
    );
  });

  test("where only a second refusal counts", () => {
    const again = rule.notAgainAfter("", {
      refusals: [{ errorTypes: ["USED"] }],
      operations: ["sell", "balance"],
      same: ["code"],
      refusedAgain: true,
    }).judge;
    expect([
      reported(again, [used(), other()]),
      reported(again, [used(), other(refusal("USED"))]),
    ]).toEqual(["pass: trigger 1", "pass fail: trigger 1; trigger 1, seen 2"]);
    expect(judged(again, [used(), other(refusal("USED"))]).texts[1]).toBe(
      "sell was refused with USED, No. (1) and was sent again (2)",
    );
  });
});
