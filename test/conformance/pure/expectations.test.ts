import { defaultConfiguration } from "../../../src/conformance/configuration";
import { type ExampleStep, journalOf } from "../../../src/conformance/rules/rule";
import { type ExpectationCheck, expectationChecks } from "../../../src/conformance/expectations";
import {
  type JournalFile,
  NoJournal,
  journalText,
  readJournals,
} from "../../../src/conformance/journal-file";
import { verdictOf } from "../../../src/conformance/verdict";
import type { Exchange } from "../../../src/journal/exchange";
import type { Expectation, Scenario } from "../../../src/scenario/definition";
import { stage as s, toy } from "./toy";

const start = Date.UTC(2031, 2, 4, 12);
const scenario = (expect?: Expectation[], name = "lost"): Scenario => ({
  name,
  title: "Lost",
  interface: "toy",
  rules: [],
  ...(expect && { expect }),
});
const strike = { strikes: [{ source: "scenario:lost#1", text: "rule 1 of lost" }] };

interface Given {
  changes?: Readonly<Record<number, Partial<Exchange>>>;
  until?: number;
  trimmed?: number;
  matched?: number;
  struck?: number;
}

/** The journal of these steps, of which the first was struck unless it says otherwise. */
const journal = (
  steps: readonly ExampleStep[],
  { changes = { 1: strike }, until = 1_000, trimmed = 0 }: Given = {},
): JournalFile => ({
  standinJournal: 1,
  observedUntil: new Date(start + until * 1000).toISOString(),
  trimmed,
  exchanges: journalOf(toy, steps).map((exchange) => ({
    ...exchange,
    ...changes[exchange.number],
  })),
});
const checks = (
  expectations: Expectation[],
  steps: readonly ExampleStep[],
  given: Given = {},
): ExpectationCheck[] =>
  expectationChecks(
    {
      scenario: scenario(expectations),
      rules: [{ matched: given.matched ?? 1, struck: given.struck ?? 1 }],
    },
    journal(steps, given),
    [toy],
  );
const outcome = (
  expectation: Expectation,
  steps: readonly ExampleStep[],
  given: Given = {},
): string | undefined => checks([expectation], steps, given)[1]?.check.outcome;
const sold = s.request({ after: 0 });

test("an expectation of a scenario that was stopped names the time in which it ran", () => {
  const ran = { from: "2031-03-04T12:00:00.000Z", until: "2031-03-04T12:05:00.000Z" };
  const run = {
    scenario: scenario([{ operation: "reverseSale" }]),
    rules: [{ matched: 1, struck: 1 }],
  };
  const [, item] = expectationChecks({ ...run, ran }, journal([sold]), [toy]);
  expect(item?.check.text).toBe(
    "reverseSale was sent never, and at least once is expected; " +
      "the scenario ran from 2031-03-04T12:00:00.000Z to 2031-03-04T12:05:00.000Z",
  );
  const [, running] = expectationChecks(run, journal([sold]), [toy]);
  expect(running?.check.text).toBe("reverseSale was sent never, and at least once is expected");
});

describe("that the faults struck", () => {
  test("is the first thing expected", () => {
    const [struck, ...others] = checks([], [s.message("balance"), sold, sold], {
      changes: { 2: strike, 3: strike },
    });
    expect(struck).toEqual({
      sentence: "Give the faults of lost something to strike.",
      check: {
        outcome: "pass",
        subject: "lost",
        text: "a fault of lost struck",
        evidence: [{ role: "trigger", number: 2 }],
      },
    });
    expect(others).toEqual([]);
    expect(checks([], [sold], { matched: 0, struck: 0, changes: {} })).toEqual([
      {
        sentence: "Give the faults of lost something to strike.",
        check: {
          outcome: "inconclusive",
          subject: "lost",
          text: "no fault of lost struck: the POS sent no message that its rules match",
          evidence: [],
        },
      },
    ]);
  });

  test("a message that a rule matches and does not strike is no reason to look for a message", () => {
    expect(checks([], [sold], { struck: 0, changes: {} })[0]?.check.text).toBe(
      "no fault of lost struck: the POS sent messages that its rules match, but none that they strike",
    );
  });

  test("a rule without a fault is no fault", () => {
    const goesDown: Scenario = {
      ...scenario(),
      rules: [
        { on: { operation: "sell" }, then: "down" },
        { on: {}, in: "down", fault: { kind: "status", status: 503, when: "before" } },
      ],
    };
    const of = (...struck: number[]): string =>
      expectationChecks(
        { scenario: goesDown, rules: struck.map((one) => ({ matched: one, struck: one })) },
        journal([sold]),
        [toy],
      )[0]!.check.outcome;
    expect([of(1, 0), of(1, 1)]).toEqual(["inconclusive", "pass"]);
  });

  test("one rule of several is enough", () => {
    const of = (...struck: number[]): string =>
      expectationChecks(
        { scenario: scenario(), rules: struck.map((one) => ({ matched: 1, struck: one })) },
        journal([sold]),
        [toy],
      )[0]!.check.outcome;
    expect([of(0, 1), of(0, 0), of()]).toEqual(["pass", "inconclusive", "inconclusive"]);
  });
});

describe("what must be sent", () => {
  const twice = [sold, s.reversal(), s.reversal()];

  test.each<[object, string, string, string]>([
    [{}, "at least once", "pass", "fail"],
    [{ atLeast: 2 }, "at least 2 times", "pass", "fail"],
    [{ atLeast: 3 }, "at least 3 times", "fail", "fail"],
    [{ atMost: 2 }, "at most 2 times", "pass", "pass"],
    [{ atMost: 1 }, "at most once", "fail", "pass"],
    [{ atLeast: 1, atMost: 2 }, "at least once and at most 2 times", "pass", "fail"],
    [{ atLeast: 0 }, "any number of times", "pass", "pass"],
  ])("%j", (bounds, wanted, ofTwo, ofNone) => {
    const expectation = { operation: "reverseSale", ...bounds };
    expect([outcome(expectation, twice), outcome(expectation, [sold])]).toEqual([ofTwo, ofNone]);
    expect(checks([expectation], twice)[1]).toMatchObject({
      sentence: `Send reverseSale ${wanted}.`,
      check: {
        subject: "reverseSale",
        text: `reverseSale was sent 2 times, and ${wanted} is expected`,
        evidence: [
          { role: "seen", number: 2 },
          { role: "seen", number: 3 },
        ],
      },
    });
  });

  test("in time: counted from the first strike of this scenario, up to the very moment", () => {
    const within = { operation: "reverseSale", within: "10s" };
    const after = (seconds: number, given: Given = {}): string | undefined =>
      outcome(within, [sold, s.reversal({ after: seconds })], given);
    expect([
      after(10),
      after(10.001),
      after(10.001, { until: 10 }),
      after(11, { until: 9.999 }),
    ]).toEqual(["pass", "fail", "fail", "inconclusive"]);
    expect(
      outcome(
        within,
        [s.message("balance", { after: 0 }), s.request({ after: 5 }), s.reversal({ after: 9 })],
        { changes: { 2: strike } },
      ),
    ).toBe("pass");
    expect(
      outcome(
        within,
        [s.message("balance", { after: 0 }), s.request({ after: 5 }), s.reversal({ after: 9 })],
        { changes: { 1: { strikes: [{ source: "scenario:other#1", text: "" }] }, 2: strike } },
      ),
    ).toBe("pass");
    expect(
      outcome(within, [sold, s.reversal({ after: 14 })], {
        changes: {
          1: { strikes: [{ source: "scenario:lost-again#1", text: "" }, ...strike.strikes] },
        },
      }),
    ).toBe("fail");
    expect(outcome({ ...within, atMost: 1 }, [sold, s.reversal(), s.reversal({ after: 20 })])).toBe(
      "pass",
    );
  });

  test("what is not over yet is open", () => {
    const [, open] = checks([{ operation: "reverseSale", within: "90s" }], [sold], { until: 30 });
    expect(open!.sentence).toBe("Send reverseSale at least once within 90s of the first fault.");
    expect(open!.check).toMatchObject({
      outcome: "inconclusive",
      openUntil: start + 90_000,
      text: "reverseSale was sent never within 90s of the first fault, and at least once is expected; there is still time: 60 s",
    });
    expect(outcome({ operation: "reverseSale", within: "90s" }, [sold], { until: 90 })).toBe(
      "fail",
    );
  });

  test("without a strike nothing is late, and nothing is missing", () => {
    const unstruck = { changes: {}, struck: 0 };
    expect([
      outcome(
        { operation: "reverseSale", within: "1s" },
        [sold, s.reversal({ after: 50 })],
        unstruck,
      ),
      outcome({ operation: "reverseSale" }, [sold], unstruck),
      outcome({ operation: "sell", atMost: 0 }, [sold], unstruck),
    ]).toEqual(["pass", "inconclusive", "fail"]);
  });
});

describe("what must not be sent", () => {
  const never = (count?: string): Expectation => ({
    never: { operation: "reverseSale", ...(count !== undefined && { count }) },
  });

  test("at all, or so often", () => {
    const times = (count: number, given?: string): string | undefined =>
      outcome(never(given), [sold, ...Array.from({ length: count }, () => s.reversal())]);
    expect([
      times(0),
      times(1),
      times(1, "> 1"),
      times(2, "> 1"),
      times(12, ">12"),
      times(13, ">12"),
    ]).toEqual(["pass", "fail", "pass", "fail", "pass", "fail"]);
    expect(checks([never(), never("> 2")], [sold, s.reversal()]).slice(1)).toEqual([
      {
        sentence: "Never send reverseSale.",
        check: {
          outcome: "fail",
          subject: "reverseSale",
          text: "reverseSale was sent once",
          evidence: [{ role: "seen", number: 2 }],
        },
      },
      {
        sentence: "Send reverseSale at most 2 times.",
        check: {
          outcome: "pass",
          subject: "reverseSale",
          text: "reverseSale was sent once",
          evidence: [{ role: "seen", number: 2 }],
        },
      },
    ]);
    expect(checks([never()], [sold])[1]!.check.text).toBe("reverseSale was not sent");
  });

  test("counts what the POS sent: not what was thrown away, nor what the simulator itself sent onward", () => {
    const steps = [sold, s.reversal(), s.reversal()];
    expect(
      outcome(never(), steps, {
        changes: { 1: strike, 2: { outcome: "discarded" }, 3: { direction: "onward" } },
      }),
    ).toBe("pass");
  });
});

describe("of a trimmed journal", () => {
  const trimmed = { trimmed: 5 };
  const twice = [sold, s.reversal(), s.reversal()];

  test("what was too much stays so, and what was enough; the rest may be among what was dropped", () => {
    const left = (expectation: Expectation, steps = twice): string | undefined =>
      outcome(expectation, steps, trimmed);
    expect([
      left({ never: { operation: "reverseSale" } }),
      left({ never: { operation: "balance" } }),
    ]).toEqual(["fail", "inconclusive"]);
    expect([
      left({ operation: "reverseSale" }),
      left({ operation: "reverseSale", atLeast: 3 }),
      left({ operation: "reverseSale", atMost: 2 }),
      left({ operation: "reverseSale", atMost: 1 }),
    ]).toEqual(["pass", "inconclusive", "inconclusive", "fail"]);
    expect([
      left({ operation: "reverseSale", atMost: 1, within: "10s" }),
      left({ operation: "reverseSale", within: "10s" }),
    ]).toEqual(["inconclusive", "pass"]);
    expect(
      outcome({ operation: "reverseSale", atMost: 2, within: "2s" }, twice, {
        ...trimmed,
        changes: {},
        struck: 0,
      }),
    ).toBe("inconclusive");
    expect([
      left({ operation: "reverseSale", atLeast: 2, atMost: 3 }),
      left({ operation: "reverseSale", atLeast: 3, atMost: 3 }),
    ]).toEqual(["inconclusive", "inconclusive"]);
  });

  test("says that it is one", () => {
    expect(checks([{ never: { operation: "balance" } }], twice, trimmed)[1]).toEqual({
      sentence: "Never send balance.",
      check: {
        outcome: "inconclusive",
        subject: "balance",
        text: "balance was not sent in the rest of the trimmed journal",
        evidence: [],
      },
    });
  });
});

test("an expectation is about the time in which the scenario ran, and within a time after its first strike", () => {
  const lookedAt = (...names: (string | undefined)[]): Partial<Exchange> => ({
    rules: names.map((name) => ({
      rule: 1,
      matched: false,
      struck: false,
      text: "does not match",
      ...(name !== undefined && { scenario: name }),
    })),
  });
  const steps = [s.reversal(), sold, s.request({ id: "next" })];
  const reverse = { operation: "reverseSale" };
  const told = (expectation: Expectation, changes: Given["changes"]) =>
    outcome(expectation, steps, { changes: { 2: { ...lookedAt("lost"), ...strike }, ...changes } });
  expect([told(reverse, {}), told({ never: reverse }, {})]).toEqual(["fail", "pass"]);
  const beside = { 1: lookedAt("another") };
  expect([told(reverse, beside), told({ never: reverse }, beside)]).toEqual(["fail", "pass"]);
  for (const alone of [lookedAt("lost"), lookedAt(undefined)]) {
    expect(told(reverse, { 1: alone })).toBe("pass");
    expect(told({ ...reverse, within: "90s" }, { 1: alone })).toBe("fail");
  }
  const sell = (count: string, changes: Given["changes"], ran: boolean) =>
    expectationChecks(
      {
        scenario: scenario([{ never: { operation: "sell", count } }]),
        rules: [{ matched: 1, struck: 1 }],
        ...(ran && { ran: { from: "2031-03-04T12:00:00Z", until: "2031-03-04T12:00:01Z" } }),
      },
      journal(steps, { changes: { 2: { ...lookedAt("lost"), ...strike }, ...changes } }),
      [toy],
    )[1]?.check.outcome;
  const stopped = (expectation: Expectation, reversed: string) =>
    expectationChecks(
      {
        scenario: scenario([expectation]),
        rules: [{ matched: 1, struck: 1 }],
        ran: { from: "2031-03-04T12:00:00Z", until: "2031-03-04T12:00:01Z" },
      },
      journal([sold, s.reversal()], {
        changes: { 1: { ...lookedAt("lost"), ...strike }, 2: { requestId: reversed } },
      }),
      [toy],
    )[1]?.check.outcome;
  const [{ messageId: sale }] = journal([sold]).exchanges as [Exchange];
  for (const demanded of [reverse, { ...reverse, within: "90s" }]) {
    expect(stopped(demanded, String(sale))).toBe("pass");
    expect(stopped(demanded, "5f0c1b22-7d3e-4e05-b914-6f1d20a9e703")).toBe("fail");
  }
  expect(sell("> 1", {}, false)).toBe("fail");
  expect(sell("> 1", {}, true)).toBe("pass");
  expect(sell("> 1", { 3: lookedAt("lost") }, true)).toBe("fail");
});

test("an expectation is about the scenario's interface: messages of the same name to another one do not count", () => {
  const steps = [sold, s.reversal()];
  const told = (requestId?: string): (string | undefined)[] => {
    const changes = {
      1: strike,
      2: { interface: "other", ...(requestId !== undefined && { requestId }) },
    };
    return [{ operation: "reverseSale" }, { never: { operation: "reverseSale" } }].map((one) =>
      outcome(one, steps, { changes }),
    );
  };
  expect(told("5f0c1b22-7d3e-4e05-b914-6f1d20a9e703")).toEqual(["fail", "pass"]);
  // The forms of a family take each other's advice messages.
  expect(told()).toEqual(["pass", "fail"]);
});

test("a verdict has each expectation as a rule of its own", () => {
  const run = (expectations: Expectation[], interfaces: string | string[] = "toy") => ({
    scenario: { ...scenario(expectations), interface: interfaces },
    rules: [{ matched: 1, struck: 1 }],
  });
  const judged = [{ contract: toy, obligations: [] }];
  const verdict = (expectations: Expectation[], interfaces?: string | string[]) =>
    verdictOf({
      journal: { ...journal([sold]), run: run(expectations, interfaces) },
      interfaces: judged,
      configuration: defaultConfiguration,
      strict: true,
    });
  expect(verdict([{ operation: "balance" }])).toMatchObject({
    result: "fail",
    scenario: "lost",
    rules: [
      {
        id: "SCENARIO-1",
        interface: "toy",
        level: "must",
        source: "scenario lost",
        outcome: "pass",
      },
      {
        id: "SCENARIO-2",
        sentence: "Send balance at least once.",
        remedy: "See expect in the scenario lost: its file, or standin scenario show lost.",
        outcome: "fail",
        checks: [{ outcome: "fail", subject: "balance" }],
      },
    ],
  });
  expect(verdict([], ["toy", "other"]).rules[0]!.interface).toBe("toy,other");
  expect(verdict([{ operation: "balance" }], "other").rules).toEqual([]);
  const without = verdictOf({
    journal: journal([sold]),
    interfaces: judged,
    configuration: defaultConfiguration,
  });
  expect([without.rules, "scenario" in without]).toEqual([[], false]);
});

describe("a journal as text", () => {
  const one = journal([sold, s.confirmation()]);
  const [head = "", first = "", second = ""] = journalText(one).split("\n");

  test("is read as it was written: of one run or of several", () => {
    expect(journalText(one).endsWith("}\n")).toBe(true);
    expect(JSON.parse(head)).toEqual({
      standinJournal: 1,
      observedUntil: one.observedUntil,
      trimmed: 0,
    });
    expect(readJournals(journalText(one))).toEqual([one]);
    const run = { scenario: scenario(), rules: [{ matched: 1, struck: 0 }] };
    expect(
      readJournals(
        `${journalText({ ...one, run })}\n  \n${journalText({ ...one, exchanges: [] })}`,
      ),
    ).toEqual([
      { ...one, run },
      { ...one, exchanges: [] },
    ]);
  });

  const changed = (line: string, parts: object): string =>
    JSON.stringify({ ...(JSON.parse(line) as object), ...parts });
  test.each<[string, string, string]>([
    ["nothing", "", "line 1: is not the head of a journal"],
    ["no JSON", "{", "line 1: is not JSON"],
    ["an exchange without a head", first, "line 1: is not the head of a journal"],
    [
      "another version",
      changed(head, { standinJournal: 2 }),
      "line 1: is not the head of a journal",
    ],
    ["no time", changed(head, { observedUntil: "soon" }), "line 1: is not the head of a journal"],
    [
      "a time that is no text",
      changed(head, { observedUntil: 5 }),
      "line 1: is not the head of a journal",
    ],
    ["null", "null", "line 1: is not the head of a journal"],
    ["no JSON later", `${head}\n\n${first}\nnonsense`, "line 4: is not JSON"],
    ...[
      { number: "1" },
      { receivedAt: "soon" },
      { receivedAt: undefined },
      { operation: undefined },
      { strikes: undefined },
      { strikes: {} },
      { findings: undefined },
    ].map((parts): [string, string, string] => [
      `an exchange with ${JSON.stringify(parts)} ${Object.keys(parts).join()}`,
      `${head}\n${first}\n${changed(second, parts)}`,
      "line 3: is not an exchange",
    ]),
    ...[
      {},
      { rules: [] },
      { scenario: scenario() },
      { scenario: scenario(), rules: [null] },
      { scenario: { ...scenario(), interface: undefined }, rules: [] },
      { scenario: { ...scenario(), rules: [{}] }, rules: [] },
      { scenario: { ...scenario(), expect: [1] }, rules: [] },
      { scenario: scenario(), rules: [], startedAt: "soon" },
      { scenario: scenario(), rules: [], ran: {} },
    ].flatMap((run): [string, string, string][] =>
      [{ run }, { further: [run] }].map((parts) => [
        `a head with ${JSON.stringify(parts)}`,
        changed(head, parts),
        "line 1: is not the head of a journal",
      ]),
    ),
    ["something else", `${head}\n5`, "line 2: is not an exchange"],
  ])("that is none is refused with its line: %s", (_name, text, reported) => {
    expect(() => readJournals(text)).toThrow(NoJournal);
    expect(() => readJournals(text)).toThrow(reported);
  });
});
