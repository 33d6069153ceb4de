import fc from "fast-check";
import { defaultConfiguration, graceOf } from "../../../src/conformance/configuration";
import { type ExampleStep, journalOf, stageOf } from "../../../src/conformance/rules/rule";
import {
  advicesOf,
  answerText,
  answeredMember,
  evidenceFrom,
  fromTheFirst,
  mayBeRepeat,
  label,
  seconds,
  sentMember,
  dueInTime,
  undecidable,
} from "../../../src/conformance/rules/judging";
import { recoursesTo } from "../../../src/conformance/scene/recourse";
import type { Check } from "../../../src/conformance/rules/obligation";
import type { SceneSource } from "../../../src/conformance/scene/scene";
import type { Exchange } from "../../../src/journal/exchange";
import { judged, ownFailure, sceneOf, stage as s, toy } from "./toy";

const start = Date.UTC(2031, 2, 4, 12);
const changed = (
  steps: readonly ExampleStep[],
  changes: Readonly<Record<number, Partial<Exchange>>> = {},
): Exchange[] =>
  journalOf(toy, steps).map((exchange) => ({ ...exchange, ...changes[exchange.number] }));

test("the grace is half as long again, and at least five seconds", () => {
  expect([0, 1, 10, 10.2, 90].map(graceOf)).toEqual([5, 5, 5, 5.1, 45]);
  expect(defaultConfiguration).toEqual({
    timeout: 60,
    reverseWithin: 90,
    closeWithin: 300,
    repeatWithin: 60,
    spacing: 1,
    clockTolerance: 300,
  });
});

describe("timely", () => {
  const wanted = "a reversal";
  /** What is due ten seconds after the start, and came after so many; undefined: it did not come. */
  const due = (
    after: number | undefined,
    until = 1_000,
    changes: Readonly<Record<number, Partial<Exchange>>> = {},
    instead = false,
  ): Check => {
    const scene = sceneOf(
      changed(
        [s.request({ after: 0 }), ...(after === undefined ? [] : [s.reversal({ after })])],
        changes,
      ),
      { observedUntil: start + until * 1000 },
    );
    const [request, came] = scene.messages;
    return dueInTime(scene, {
      subject: "T1",
      since: start,
      within: 10,
      came,
      wanted,
      evidence: evidenceFrom("trigger", request),
      instead: instead ? request : undefined,
    });
  };

  test("in time passes, within the grace warns, later fails", () => {
    expect([0, 10, 10.001, 15, 15.001].map((after) => due(after).outcome)).toEqual([
      "pass",
      "pass",
      "warn",
      "warn",
      "fail",
    ]);
    expect(due(9.96)).toEqual({
      outcome: "pass",
      subject: "T1",
      text: "a reversal: seen after 10 s (2)",
      evidence: [
        { role: "trigger", number: 1 },
        { role: "seen", number: 2 },
      ],
      met: { due: start + 10_000, at: start + 9_960 },
    });
    expect(due(12.34)).toEqual({
      outcome: "warn",
      subject: "T1",
      text: "a reversal: came after 12.3 s (2)",
      evidence: [
        { role: "trigger", number: 1 },
        { role: "seen", number: 2 },
      ],
      met: { due: start + 10_000, at: start + 12_340 },
    });
  });

  test("what did not come is broken once the grace is over; until then there is time", () => {
    expect(due(undefined, 15)).toEqual({
      outcome: "inconclusive",
      subject: "T1",
      text: "a reversal: not seen yet, and there is still time",
      evidence: [{ role: "trigger", number: 1 }],
      openUntil: start + 15_000,
    });
    expect(due(undefined, 15.001)).toEqual({
      outcome: "fail",
      overdueSince: start + 15_000,
      subject: "T1",
      text: "no a reversal",
      evidence: [{ role: "trigger", number: 1 }],
    });
    expect(due(undefined, 16, {}, true)).toMatchObject({
      text: "no a reversal; sell was sent instead (1)",
      evidence: [{ role: "trigger" }, { role: "nearest miss", number: 1 }],
    });
  });

  test("what was disturbed decides nothing, unless it came in time all the same", () => {
    const failed = { 2: ownFailure };
    expect(due(9, 1_000, failed).outcome).toBe("pass");
    expect(due(12, 1_000, failed)).toMatchObject({
      outcome: "inconclusive",
      subject: "T1",
      text: "a reversal: undecided, the simulator itself failed at exchange 2",
      evidence: [{ role: "trigger" }, { role: "seen" }],
    });
    // Nobody moves the clock of arrivals.
    const moved = { 2: { clock: "2031-03-04T13:00:00.000Z" } };
    expect(due(12, 1_000, moved).outcome).toBe(due(12, 1_000).outcome);
    expect(due(undefined, 1_000, moved).outcome).toBe("fail");
    expect(due(undefined, 1_000, { 1: ownFailure })).toMatchObject({
      outcome: "inconclusive",
      text: "a reversal: undecided, the simulator itself failed at exchange 1",
    });
    expect(
      due(undefined, 1_000, { 1: { ...ownFailure, strikes: [{ source: "x", text: "y" }] } }),
    ).toMatchObject({ outcome: "fail" });
  });

  test("never gets better by coming later", () => {
    const worse = ["pass", "warn", "fail"];
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((ms) =>
          worse.indexOf(due(ms / 1000).outcome),
        );
        expect(early).toBeLessThanOrEqual(late!);
      }),
    );
  });
});

describe("a disturbance", () => {
  const between = (
    from: number,
    to: number,
    changes: Readonly<Record<number, Partial<Exchange>>>,
  ): string | undefined =>
    sceneOf(
      changed(
        [s.request({ after: 0 }), s.confirmation({ after: 10 }), s.reversal({ after: 10 })],
        changes,
      ),
    ).disturbance(start + from * 1000, start + to * 1000);
  const clock = (at: number): Partial<Exchange> => ({
    clock: new Date(start + at * 1000).toISOString(),
  });

  test("is a clock that jumps by more than a second, forward or back", () => {
    expect([
      between(0, 20, {}),
      between(0, 20, { 2: clock(11) }),
      between(0, 20, { 2: clock(11.001) }),
      between(0, 10, { 2: clock(-1) }),
      between(0, 10, { 2: clock(-1.001) }),
    ]).toEqual([
      undefined,
      undefined,
      "the clock was moved before exchange 2",
      undefined,
      "the clock was moved before exchange 2",
    ]);
  });

  test("is one between the two moments, both included", () => {
    const moved = { 2: clock(500), 3: clock(510) };
    expect([
      between(0, 10, moved),
      between(0, 9.999, moved),
      between(0.001, 20, moved),
      between(10, 20, moved),
    ]).toEqual(["the clock was moved before exchange 2", undefined, undefined, undefined]);
    const failed = { 2: ownFailure };
    expect([
      between(10, 10, failed),
      between(0, 9.999, failed),
      between(10.001, 20, failed),
    ]).toEqual(["the simulator itself failed at exchange 2", undefined, undefined]);
  });

  test("is a failure that nobody asked for, of whatever message", () => {
    expect(between(0, 20, { 2: { ...ownFailure, interface: "other" } })).toBe(
      "the simulator itself failed at exchange 2",
    );
    expect(
      between(0, 20, { 2: { ...ownFailure, strikes: [{ source: "s", text: "t" }] } }),
    ).toBeUndefined();
    expect(between(0, 20, { 2: { status: 503, strikes: [] } })).toBeUndefined();
    // The contract lists it: that is an outcome, and the POS has to deal with it.
    const listed = { errorMessage: "Voucher status unknown" };
    expect(between(0, 20, { 2: { ...ownFailure, answer: listed } })).toBeUndefined();
  });
});

describe("what a client can make of an answer", () => {
  const message = (change: Partial<Exchange>, source: Partial<SceneSource> = {}) => {
    const [first] = sceneOf(changed([s.request({ after: 0 })], { 1: change }), source).messages;
    return [first!.outcome, first!.knownAt - start];
  };

  test.each<[string, Partial<Exchange>, unknown[]]>([
    ["a success", {}, ["success", 20]],
    ["299", { status: 299 }, ["success", 20]],
    ["300", { status: 300 }, ["failed", 20]],
    ["400", { status: 400 }, ["failed", 20]],
    ["503", { status: 503 }, ["failed", 20]],
    ["500", { status: 500 }, ["unknown", 20]],
    ["504", { status: 504 }, ["unknown", 20]],
    [
      "no answer: it waits for its time-out",
      { status: null, outcome: "silent", durationMs: 90_000 },
      ["unknown", 60_000],
    ],
    ["an answer at the time-out", { durationMs: 60_000 }, ["success", 60_000]],
    ["one after it", { durationMs: 60_001 }, ["unknown", 60_000]],
    [
      "one after the client had left",
      { durationMs: 5_001, clientLeftMs: 5_000 },
      ["unknown", 5_000],
    ],
    ["one before", { durationMs: 5_000, clientLeftMs: 5_000 }, ["success", 5_000]],
    ["something that is no answer", { outcome: "spoiled", durationMs: 30 }, ["unknown", 30]],
  ])("%s", (_name, change, expected) => {
    expect(message(change)).toEqual(expected);
  });

  test("the time-out is the configuration's, and a family may have more unknown outcomes", () => {
    expect(
      message({ durationMs: 2_001 }, { configuration: { ...defaultConfiguration, timeout: 2 } }),
    ).toEqual(["unknown", 2_000]);
    const more = { ...toy, unknownOutcomes: [{ statuses: [503] }] };
    expect([
      message({ status: 503 }, { contract: more }),
      message({ status: 500 }, { contract: more }),
    ]).toEqual([
      ["unknown", 20],
      ["unknown", 20],
    ]);
  });

  test("in words", () => {
    const words = (change: Partial<Exchange>): string =>
      answerText(sceneOf(changed([s.request()], { 1: change })).messages[0]!);
    expect([
      words({}),
      words({ status: 504 }),
      words({ status: 400 }),
      words({ outcome: "spoiled" }),
      words({ outcome: "silent", status: null }),
      words({ durationMs: 60_001 }),
      words({ durationMs: 60_001, status: 300 }),
    ]).toEqual([
      "answered 201",
      "answered 504",
      "answered 400",
      "answered with something unusable",
      "not answered",
      "answered 201 too late",
      "answered 300 too late",
    ]);
  });
});

describe("the scene", () => {
  test("holds the client's messages at this interface, and nothing else", () => {
    const steps = [
      s.request(),
      s.message("reset"),
      s.message("balance", { id: "b" }),
      s.confirmation(),
      s.reversal(),
      s.message("scan", { id: "n" }),
      s.message("trial", { id: "t" }),
    ];
    const scene = sceneOf(
      changed(steps, {
        4: { outcome: "discarded" },
        5: { interface: "other" },
        6: { direction: "onward" },
        7: { operation: null },
      }),
    );
    expect(scene.messages.map(({ operation }) => operation.id)).toEqual(["sell", "balance"]);
    expect(scene.transactions).toMatchObject([
      {
        kind: "sale",
        requests: [{ exchange: { number: 1 } }],
        advices: { confirmation: [], reversal: [] },
      },
    ]);
  });

  test("groups by kind and id: the request, what came under its id again, and its advices", () => {
    const scene = sceneOf(
      journalOf(toy, [
        s.request(),
        s.confirmation(),
        s.request(),
        s.reversal(),
        s.message("refund", { id: "request" }),
        s.confirmation({ requestId: "other" }),
        s.confirmation({ after: 2 }),
      ]),
    );
    const numbers = scene.transactions.map(({ kind, requests, advices }) => [
      kind,
      ...[requests, advices.confirmation, advices.reversal].map((some) =>
        some.map(({ exchange }) => exchange.number),
      ),
    ]);
    expect(numbers).toEqual([
      ["sale", [1, 3], [2, 7], [4]],
      ["refund", [5], [], []],
      ["sale", [], [6], []],
    ]);
    expect(advicesOf(scene.transactions[0]!).map(({ exchange }) => exchange.number)).toEqual([
      2, 4, 7,
    ]);
    expect(label(scene.transactions[0]!)).toBe("sale 1f58b914-5b24-4108-97ac-38887338b3ea");
  });

  test("knows no transaction of a message without its id", () => {
    expect(
      sceneOf(
        changed([s.request(), s.confirmation()], {
          1: { messageId: null },
          2: { requestId: null },
        }),
      ).transactions,
    ).toEqual([]);
  });
});

test("members are found by their path, and nothing that every object has", () => {
  const [message] = sceneOf(
    journalOf(toy, [
      s.request({ body: { a: { b: 1, list: [5] }, nothing: null }, answer: { c: 2 } }),
    ]),
  ).messages;
  expect([
    sentMember(message!, "a.b"),
    sentMember(message!, "a.list.0"),
    sentMember(message!, "a.x"),
    sentMember(message!, "nothing.x"),
    sentMember(message!, "a.b.c"),
    sentMember(message!, "toString"),
    answeredMember(message!, "c"),
    answeredMember(message!, "a"),
  ]).toEqual([1, 5, undefined, undefined, undefined, undefined, 2, undefined]);
  expect([seconds(0), seconds(149), seconds(150), seconds(61_000)]).toEqual([
    "0 s",
    "0.1 s",
    "0.2 s",
    "61 s",
  ]);
});

test("a recourse names a request by its own id, or in its path in any case of letters", () => {
  const steps = [
    s.message("whatBecame", { id: "request" }),
    s.message("balance", { id: "request" }),
    s.message("whatBecame", { id: "other" }),
    s.message("whatBecame", { id: "third" }),
  ];
  const id = journalOf(toy, steps)[0]!.messageId!;
  const scene = sceneOf(
    changed(steps, { 1: { path: "/x" }, 4: { path: `/sales/${id.toUpperCase()}` } }),
  );
  expect(
    recoursesTo(scene, { operations: ["whatBecame"] }, { id }).map(
      ({ exchange }) => exchange.number,
    ),
  ).toEqual([1, 4]);
  expect(recoursesTo(scene, { operations: [] }, { id })).toEqual([]);
});

describe("a trimmed journal", () => {
  const check = (outcome: Check["outcome"]): Check => ({
    outcome,
    subject: "T1",
    text: "Something",
    evidence: [],
    openUntil: 5,
  });

  test("makes blame undecidable, and leaves the rest", () => {
    expect(
      ["pass", "inconclusive", "error"].map(
        (outcome) => undecidable(check(outcome as Check["outcome"])).outcome,
      ),
    ).toEqual(["pass", "inconclusive", "error"]);
    for (const outcome of ["fail", "warn"] as const) {
      expect(undecidable(check(outcome))).toEqual({
        outcome: "inconclusive",
        subject: "T1",
        text: "Something: undecided, the journal was trimmed and earlier messages may be missing",
        evidence: [],
      });
    }
  });

  test("may have held the first word about a request, unless that is there", () => {
    const steps = [s.request(), s.confirmation({ requestId: "lost" }), s.request({ id: "known" })];
    const exchanges = changed(steps, { 2: { stateBefore: "NONE" }, 3: { stateBefore: "NONE" } });
    const scene = sceneOf(exchanges, { trimmed: 1 });
    expect(scene.messages.map((message) => mayBeRepeat(scene, message))).toEqual([
      true,
      true,
      false,
    ]);
    const whole = sceneOf(exchanges);
    expect(whole.messages.map((message) => mayBeRepeat(whole, message))).toEqual([
      false,
      false,
      false,
    ]);
    const judge = fromTheFirst(({ transactions }) =>
      transactions.map(({ id }) => ({ outcome: "fail", subject: id, text: "x", evidence: [] })),
    );
    expect(
      [judge(scene), judge(whole)].map((checks) => checks.map(({ outcome }) => outcome)),
    ).toEqual([
      ["inconclusive", "inconclusive", "fail"],
      ["fail", "fail", "fail"],
    ]);
  });
});

describe("the stage of an example", () => {
  const without = (...ids: string[]) => ({
    ...toy,
    operations: toy.operations.filter(({ id }) => !ids.includes(id)),
  });

  test("is the kind that is wanted, else the first with both advices, else the first", () => {
    expect([
      stageOf(toy).kind,
      stageOf(toy, "refund").kind,
      stageOf(without("confirmSale")).kind,
      stageOf(without("reverseSale")).kind,
      stageOf(without("confirmSale", "reverseRefund")).kind,
    ]).toEqual(["sale", "refund", "refund", "refund", "sale"]);
    const advicesFirst = { ...toy, operations: [...toy.operations].reverse() };
    expect(stageOf(advicesFirst).kind).toBe("refund");
    expect(stageOf(advicesFirst).request().operation.id).toBe("refund");
  });

  test("lacks what the interface lacks, and says so", () => {
    expect(() => stageOf(without("confirmSale", "confirmRefund")).confirmation()).toThrow(
      /^toy does not have such an operation for sale$/,
    );
    expect(() => stageOf(toy).message("none")).toThrow(
      /^toy does not have such an operation for sale$/,
    );
  });

  test("an ordinary message is answered as its operation says, and 500 is a fault's work", () => {
    expect(s.request()).toMatchObject({
      id: "request",
      status: 201,
      after: 1,
      body: {},
      answer: {},
      findings: [],
    });
    const [ordinary, failed] = journalOf(toy, [s.request(), s.request({ status: 500 })]);
    expect([ordinary!.findings, ordinary!.rules, failed!.strikes]).toEqual([
      [],
      [],
      [{ source: "scenario:example#1", text: "rule 1 of example" }],
    ]);
  });
});

test("an example's ids follow from its words, and one that is an id stands for itself", () => {
  const id = "00000000-0000-1000-8000-00000000000A";
  const [one, other] = journalOf(toy, [
    s.request({ id }),
    s.confirmation({ requestId: id, status: null, after: 2.5 }),
  ]);
  expect(one).toMatchObject({
    number: 1,
    interface: "toy",
    operation: "sell",
    messageId: id.toLowerCase(),
    requestId: null,
    request: { body: { id } },
    outcome: "answered",
    status: 201,
    durationMs: 20,
    strikes: [],
    path: `/${id}`,
  });
  expect(other).toMatchObject({
    number: 2,
    messageId: "93cdccc6" + other!.messageId!.slice(8),
    requestId: id.toLowerCase(),
    outcome: "silent",
    status: null,
    durationMs: 90_000,
    receivedAt: "2031-03-04T12:00:03.500Z",
    clock: "2031-03-04T12:00:03.500Z",
  });
  expect(other!.path).toBe(`/${id}/${other!.messageId!}`);
  expect("answer" in other!).toBe(false);
  expect(journalOf(toy, [s.request({ status: 500 })])[0]!.strikes).toHaveLength(1);
  expect(judged(() => [], [])).toMatchObject({ outcomes: "" });
});
