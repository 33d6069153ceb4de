import { journalOf } from "../../../src/conformance/rules/rule";
import type { Check } from "../../../src/conformance/rules/obligation";
import { sparingTaken } from "../../../src/conformance/scene/removed-references";
import { brokenCheck, passedCheck, dueInTime } from "../../../src/conformance/rules/judging";
import { limits } from "../../../src/limits/limits";
import { sceneOf, stage, toy } from "./toy";

/** What a reset or a restore took away, and what is left of a check about it. */
const [sale, other] = [
  "5f0c1b22-0000-4000-8000-000000000001",
  "5f0c1b22-0000-4000-8000-000000000002",
];
const steps = [
  stage.request({ id: sale }),
  stage.confirmation({ id: "advice", requestId: sale }),
  stage.confirmation({ id: "late", requestId: sale, status: 404 }),
];
const withState = (stateBefore?: string) =>
  journalOf(toy, steps).map((exchange, index) =>
    index === 0 ? { ...exchange, ...(stateBefore !== undefined && { stateBefore }) } : exchange,
  );
const sceneAfter = (taken: { what: string; after: number }[], stateBefore?: string) =>
  sceneOf(withState(stateBefore), { taken });
const seen = (...numbers: number[]): Check["evidence"] =>
  numbers.map((number) => ({ role: "seen", number }));
const spared = (taken: { what: string; after: number }[], check: Check, stateBefore?: string) =>
  sparingTaken(sceneAfter(taken, stateBefore), [check])[0]?.outcome;

test("nothing was taken away: the checks are what they were", () => {
  const check = brokenCheck(sale, "is wrong", seen(3));
  expect(sparingTaken(sceneAfter([]), [check])).toEqual([check]);
});

describe("a check about a transaction", () => {
  test.each<[string, string, number, number[], string]>([
    ["that a reset took away", sale, 0, [3], "inconclusive"],
    ["that a restore took away after what it shows", sale, 3, [1, 2, 3], "fail"],
    ["that a restore took away amid what it shows", sale, 2, [1, 3], "inconclusive"],
    [
      "that a restore took away between two messages, of which it shows the first",
      sale,
      2,
      [2],
      "fail",
    ],
    ["beside one that was taken away", other, 0, [3], "fail"],
  ])("%s", (_name, what, after, numbers, outcome) => {
    expect(spared([{ what, after }], brokenCheck(sale, "is wrong", seen(...numbers)))).toBe(
      outcome,
    );
    expect(spared([{ what, after }], passedCheck(sale, "is right", seen(...numbers)))).toBe(
      outcome === "fail" ? "pass" : outcome,
    );
  });

  test("of another subject, which shows a message that names it", () => {
    expect(spared([{ what: sale, after: 2 }], brokenCheck("another", "is wrong", seen(3)))).toBe(
      "inconclusive",
    );
    expect(spared([{ what: sale, after: 2 }], brokenCheck("another", "is wrong", seen(2)))).toBe(
      "fail",
    );
    expect(
      spared(
        [{ what: "5f0c1b22-0000-4000-8000-00000000000f", after: 0 }],
        brokenCheck("another", "is wrong", seen(1, 2, 3)),
      ),
    ).toBe("fail");
  });

  test("that was begun anew since is judged as ever, and again taken away is not", () => {
    expect(spared([{ what: sale, after: 0 }], brokenCheck(sale, "is wrong", seen(3)), "NONE")).toBe(
      "fail",
    );
    expect(
      spared(
        [
          { what: sale, after: 2 },
          { what: sale, after: 0 },
        ],
        brokenCheck(sale, "is wrong", seen(3)),
        "NONE",
      ),
    ).toBe("inconclusive");
    expect(
      spared([{ what: sale, after: 0 }], brokenCheck(sale, "is wrong", seen(3)), "PENDING"),
    ).toBe("inconclusive");
  });

  test("that a judge failed about stays an error, and says why it cannot be told otherwise", () => {
    const error: Check = {
      outcome: "error",
      subject: sale,
      text: "the judge failed",
      evidence: seen(3),
    };
    expect(spared([{ what: sale, after: 0 }], error)).toBe("error");
    expect(
      sparingTaken(sceneAfter([{ what: sale, after: 0 }]), [
        brokenCheck(sale, "is wrong", seen(3)),
      ]),
    ).toEqual([
      {
        outcome: "inconclusive",
        subject: sale,
        text: "is wrong: undecided, a reset or restore removed earlier data",
        evidence: seen(3),
      },
    ]);
  });
});

test("what never came is not owed once its transaction was taken away; what came too late is", () => {
  const due = { subject: sale, since: 0, within: 1, wanted: "a confirmation", evidence: [] };
  const [, late] = sceneAfter([]).messages;
  const reported = (taken: { what: string; after: number }[], came: typeof late) =>
    dueInTime(sceneAfter(taken), { ...due, came }).outcome;
  expect([
    reported([], undefined),
    reported([{ what: sale, after: 3 }], undefined),
    reported([{ what: other, after: 3 }], undefined),
    reported([{ what: sale, after: 3 }], late),
  ]).toEqual(["fail", "inconclusive", "fail", "fail"]);
});

describe("of a rule on what messages name", () => {
  const using = (...statuses: number[]) =>
    journalOf(
      toy,
      statuses.map((status, index) =>
        stage.request({ id: `use ${index}`, status, body: { card: { pan: "6001" } } }),
      ),
    );
  const reported = (
    after: number,
    statuses: number[],
    check = brokenCheck("use", "is refused", seen(statuses.length)),
    ofNamed = true,
    pan = "6001",
  ) =>
    sparingTaken(
      sceneOf(using(...statuses), { taken: [{ what: pan, after }] }),
      [check],
      ofNamed,
    )[0]?.outcome;

  test("a refused message that names what was taken away cannot be told", () => {
    expect([
      reported(0, [400]),
      reported(0, [400], undefined, false),
      reported(0, [400], undefined, true, "6002"),
      reported(1, [400]),
    ]).toEqual(["inconclusive", "fail", "fail", "fail"]);
    expect([
      reported(0, [400], passedCheck("use", "is right", seen(1))),
      reported(0, [201]),
    ]).toEqual(["pass", "fail"]);
  });

  test("unless one that was accepted since names it too", () => {
    expect([
      reported(0, [201, 400]),
      reported(1, [201, 400]),
      reported(0, [400, 400]),
      reported(2, [201, 201, 400]),
    ]).toEqual(["fail", "inconclusive", "inconclusive", "inconclusive"]);
  });

  test("what a fault hid counts", () => {
    const [exchange] = using(504);
    if (exchange === undefined) throw new Error("there is no exchange");
    const scene = (status: number) =>
      sceneOf([{ ...exchange, made: { status } }], { taken: [{ what: "6001", after: 0 }] });
    const outcome = (status: number) =>
      sparingTaken(scene(status), [brokenCheck("use", "is refused", seen(1))], true)[0]?.outcome;
    expect([outcome(400), outcome(201)]).toEqual(["inconclusive", "fail"]);
  });
});

test("where older removals are no longer known, nobody is blamed for the advice of a request that is not there", () => {
  const full = Array.from({ length: limits.takenThings }, (_, index) => ({
    what: `something ${index}`,
    after: 0,
  }));
  const advices = [
    stage.confirmation({ id: "advice", requestId: sale }),
    stage.request({ id: other }),
    stage.confirmation({ id: "next", requestId: other }),
  ];
  const reported = (taken: { what: string; after: number }[], number: number) =>
    sparingTaken(sceneOf(journalOf(toy, advices), { taken }), [
      brokenCheck("advice", "is wrong", seen(number)),
    ])[0]?.outcome;
  expect([
    reported(full, 1),
    reported(full, 3),
    reported(full.slice(1), 1),
    reported(
      full.map(({ what }) => ({ what, after: 1 })),
      1,
    ),
  ]).toEqual(["inconclusive", "fail", "fail", "fail"]);
});
