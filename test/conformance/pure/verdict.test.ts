import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VerdictConfiguration, defaultConfiguration } from "../../../src/conformance/configuration";
import { journalOf } from "../../../src/conformance/rules/rule";
import { judgedInterfaces, unjudgedRule } from "../../../src/conformance/rules/family-rules";
import { toPassVerdict } from "../../../src/conformance/jest-matchers";
import type { Check, Level, Obligation } from "../../../src/conformance/rules/obligation";
import { neverBoth, ruled } from "../../../src/conformance/rules";
import {
  type Verdict,
  type VerdictInput,
  currentRuleSet,
  verdictOf,
  worst,
} from "../../../src/conformance/verdict";
import { type Waiver, loadWaivers, unmatchedIn } from "../../../src/conformance/waivers";
import type { Scenario } from "../../../src/scenario/definition";
import { createSchemaCheck } from "../../../src/contract/checks/json-schema-check";
import { FileRefused } from "../../../src/files/file-refused";
import { stage as s, toy } from "./toy";

const observedUntil = "2031-03-05T12:00:00.000Z";
const exchanges = journalOf(toy, [s.request(), s.confirmation()]);

type Outcomes = readonly Check["outcome"][];
const obligation = (
  id: string,
  outcomes: Outcomes,
  level: Level = "must",
  parts: Partial<Obligation> = {},
): Obligation => ({
  id,
  standard: id,
  sentence: `Keep to ${id}.`,
  level,
  source: "contract 9, toys",
  remedy: "Do so.",
  restsOn: "answer",
  examples: { pass: [], fail: [] },
  judge: () =>
    outcomes.map((outcome, index) => ({
      outcome,
      subject: `T${index}`,
      text: `${id} ${outcome}`,
      evidence: [],
    })),
  ...parts,
});
const verdict = (
  obligations: readonly Obligation[],
  parts: Partial<VerdictInput> = {},
  journal: Partial<VerdictInput["journal"]> = {},
): Verdict =>
  verdictOf({
    journal: { standinJournal: 1, observedUntil, trimmed: 0, exchanges, ...journal },
    interfaces: [{ contract: toy, obligations }],
    configuration: defaultConfiguration,
    ...parts,
  });
const outcomeOf = (level: Level, outcome: Check["outcome"], strict?: boolean): string | undefined =>
  verdict([obligation("A", [outcome], level)], { strict }).rules[0]?.outcome;

describe("a verdict", () => {
  test("tells everything that it follows from", () => {
    expect(
      verdict([obligation("A", ["pass", "fail"]), obligation("B", [])], {}, { trimmed: 4 }),
    ).toEqual({
      standinVerdict: 1,
      ruleSet: currentRuleSet,
      result: "fail",
      configuration: defaultConfiguration,
      counts: {
        error: 0,
        fail: 1,
        inconclusive: 0,
        warn: 0,
        waived: 0,
        consequence: 0,
        pass: 1,
        "not-applicable": 1,
      },
      observed: { until: observedUntil, exchanges: 2, trimmed: 4 },
      problems: [],
      rules: [
        {
          id: "A",
          interface: "toy",
          level: "must",
          sentence: "Keep to A.",
          source: "contract 9, toys",
          remedy: "Do so.",
          outcome: "fail",
          checks: [
            { outcome: "pass", subject: "T0", text: "A pass", evidence: [] },
            { outcome: "fail", subject: "T1", text: "A fail", evidence: [] },
          ],
        },
        {
          id: "B",
          interface: "toy",
          level: "must",
          sentence: "Keep to B.",
          source: "contract 9, toys",
          remedy: "Do so.",
          outcome: "not-applicable",
          checks: [],
        },
      ],
    });
  });

  test.each<[Outcomes, string]>([
    [["pass"], "pass"],
    [["pass", "warn"], "warn"],
    [["pass", "warn", "inconclusive"], "inconclusive"],
    [["pass", "warn", "inconclusive", "fail"], "fail"],
    [["fail", "error"], "error"],
    [[], "inconclusive"],
    [["warn"], "warn"],
    [["inconclusive"], "inconclusive"],
  ])("of checks %j is %s", (outcomes, result) => {
    expect(verdict([obligation("A", outcomes)]).result).toBe(result);
  });

  test("that a scenario struck shows nothing of the client where none of its messages are judged", () => {
    const scenario: Scenario = {
      name: "sales-fail",
      title: "Sales fail",
      interface: "toy",
      rules: [{ on: {}, fault: { when: "before", kind: "reset" } }],
    };
    const run = { scenario, rules: [{ matched: 1, struck: 1 }] };
    expect(verdict([obligation("A", ["pass"])], {}, { run }).result).toBe("pass");
    const ofNobody = verdict([obligation("A", ["pass"])], {}, { run, exchanges: [] });
    expect([ofNobody.result, ofNobody.counts.pass]).toEqual(["inconclusive", 1]);
  });

  test("the worst outcome is that of a rule", () => {
    expect([
      worst([]),
      worst(["pass", "waived"]),
      worst(["waived", "warn"]),
      worst(["not-applicable", "pass"]),
      worst(["error", "fail"]),
    ]).toEqual(["not-applicable", "waived", "warn", "pass", "error"]);
  });

  test("by level: a broken must fails, a broken should warns, a broken note is told alone; strictly, warnings fail", () => {
    expect(
      (["must", "should", "note"] as const).map((level) => [
        outcomeOf(level, "fail"),
        outcomeOf(level, "warn"),
        outcomeOf(level, "inconclusive"),
        outcomeOf(level, "pass"),
        outcomeOf(level, "error"),
      ]),
    ).toEqual([
      ["fail", "warn", "inconclusive", "pass", "error"],
      ["warn", "warn", "inconclusive", "pass", "error"],
      ["pass", "warn", "inconclusive", "pass", "error"],
    ]);
    expect(
      (["must", "should", "note"] as const).map((level) => [
        outcomeOf(level, "fail", true),
        outcomeOf(level, "warn", true),
        outcomeOf(level, "inconclusive", true),
      ]),
    ).toEqual([
      ["fail", "fail", "inconclusive"],
      ["fail", "fail", "inconclusive"],
      ["pass", "fail", "inconclusive"],
    ]);
  });

  test("a judge that fails is a defect of ours", () => {
    const failing = (error: unknown): Obligation =>
      obligation("A", [], "must", {
        judge: () => {
          throw error;
        },
      });
    expect(verdict([failing(new Error("broke"))])).toMatchObject({
      result: "error",
      rules: [
        {
          outcome: "error",
          checks: [
            { outcome: "error", subject: "A", text: "the judge of A failed: broke", evidence: [] },
          ],
        },
      ],
    });
    expect(verdict([failing("a word")]).rules[0]!.checks[0]!.text).toBe(
      "the judge of A failed: a word",
    );
  });

  test("is about interfaces that were used", () => {
    expect(verdict([obligation("A", ["fail"])], {}, { exchanges: [] })).toMatchObject({
      result: "inconclusive",
      rules: [],
      observed: { exchanges: 0 },
    });
    const unused = {
      contract: { ...toy, name: "unused" },
      obligations: [obligation("B", ["fail"])],
    };
    expect(
      verdict([], {
        interfaces: [unused, { contract: toy, obligations: [obligation("A", ["pass"])] }],
      }),
    ).toMatchObject({ result: "pass", rules: [{ id: "A" }] });
  });

  test("the judges are given the journal's time, and what the family says of outcomes", () => {
    const seen: unknown[] = [];
    const looking = obligation("A", [], "must", {
      judge: (scene) => {
        seen.push(
          scene.observedUntil,
          scene.trimmed,
          scene.messages.map(({ outcome }) => outcome),
        );
        return [];
      },
    });
    verdict(
      [],
      {
        interfaces: [
          { contract: { ...toy, unknownOutcomes: [{ statuses: [201] }] }, obligations: [looking] },
        ],
      },
      { trimmed: 2 },
    );
    expect(seen).toEqual([Date.parse(observedUntil), 2, ["unknown", "unknown"]]);
  });

  test("is open until the last of its checks is", () => {
    const openUntil = (...until: (number | undefined)[]): string | undefined =>
      verdict([
        obligation("A", [], "must", {
          judge: () =>
            until.map((one): Check => ({
              outcome: "inconclusive",
              subject: "T",
              text: "",
              evidence: [],
              ...(one !== undefined && { openUntil: one }),
            })),
        }),
      ]).openUntil;
    expect([openUntil(), openUntil(undefined), openUntil(1_000, 5_000, undefined, 2_000)]).toEqual([
      undefined,
      undefined,
      "1970-01-01T00:00:05.000Z",
    ]);
    expect("openUntil" in verdict([])).toBe(false);
  });
});

describe("waivers", () => {
  const waiver = (rule: string, parts: Partial<Waiver> = {}): Waiver => ({
    rule,
    reason: "known",
    owner: "till team",
    until: "2031-03-05",
    place: `waivers.yaml:${rule}`,
    ...parts,
  });
  const broken = [
    obligation("A", ["fail", "pass"]),
    obligation("B", ["fail"], "should"),
    obligation("C", ["fail"], "must", { critical: true }),
  ];
  const waived = (waivers: Waiver[], parts: Partial<VerdictInput> = {}, obligations = broken) => {
    const { result, rules, problems, counts } = verdict(obligations, { waivers, ...parts });
    return {
      result,
      outcomes: rules.map(({ outcome }) => outcome).join(" "),
      problems,
      waived: counts.waived,
    };
  };

  test("hold for their rule, what fails and what warns, up to their last day", () => {
    expect(waived([])).toMatchObject({
      result: "fail",
      outcomes: "fail warn fail",
      problems: [],
      waived: 0,
    });
    expect(waived([waiver("A"), waiver("B")])).toEqual({
      result: "fail",
      outcomes: "waived waived fail",
      problems: [],
      waived: 2,
    });
    expect(waived([waiver("A")], {}, [broken[0]!])).toMatchObject({
      result: "pass",
      outcomes: "waived",
    });
    expect(waived([waiver("B")], {}, [broken[1]!])).toMatchObject({
      result: "inconclusive",
      outcomes: "waived",
    });
    expect(waived([waiver("A", { until: "2031-03-04" })], {}, [broken[0]!])).toEqual({
      result: "fail",
      outcomes: "fail",
      problems: ["waivers.yaml:A: the waiver of A expired on 2031-03-04"],
      waived: 0,
    });
  });

  test("hold for their interface alone, where they name one", () => {
    expect(waived([waiver("A", { interface: "toy" })], {}, [broken[0]!])).toMatchObject({
      outcomes: "waived",
      problems: [],
    });
    expect(waived([waiver("A", { interface: "other" })], {}, [broken[0]!])).toMatchObject({
      result: "fail",
      outcomes: "fail",
      problems: ["waivers.yaml:A: the waiver of A no longer matches anything"],
    });
  });

  test("of rules about money need leave", () => {
    expect(waived([waiver("C")], {}, [broken[2]!])).toEqual({
      result: "fail",
      outcomes: "fail",
      problems: ["waivers.yaml:C: C is about money: use --allow-critical-waivers to waive it"],
      waived: 0,
    });
    expect(waived([waiver("C")], { allowCriticalWaivers: true }, [broken[2]!])).toMatchObject({
      outcomes: "waived",
      problems: [],
    });
  });

  test("that are of no rule, or match nothing, are problems: the verdict fails", () => {
    const fine = [obligation("A", ["pass", "inconclusive"])];
    expect(waived([waiver("Z")], {}, [obligation("A", ["pass"])])).toMatchObject({
      result: "fail",
      problems: ["waivers.yaml:Z: Z is not a rule of this verdict"],
    });
    expect(waived([waiver("A")], {}, fine)).toMatchObject({
      result: "fail",
      outcomes: "inconclusive",
      problems: ["waivers.yaml:A: the waiver of A no longer matches anything"],
    });
    expect(waived([waiver("A")], { isOneOfMany: true }, fine)).toMatchObject({
      result: "inconclusive",
      problems: [],
    });
    expect(waived([waiver("Z")], {}, [obligation("A", ["error"])])).toMatchObject({
      result: "error",
    });
  });

  test("of several verdicts: one that matched in none is told once", () => {
    const judgedTwice = (waivers: Waiver[], ...obligations: Obligation[][]): string[] =>
      unmatchedIn(
        obligations.map((some) => verdict(some, { waivers, isOneOfMany: true })),
        waivers,
      );
    const [broke, kept] = [[obligation("A", ["fail"])], [obligation("A", ["pass"])]];
    expect([
      judgedTwice([waiver("A")], broke, kept),
      judgedTwice([waiver("A")], kept, kept),
      judgedTwice([waiver("A", { interface: "toy" })], broke),
      judgedTwice([waiver("A", { interface: "x" })], broke),
    ]).toEqual([
      [],
      ["waivers.yaml:A: the waiver of A no longer matches anything"],
      [],
      ["waivers.yaml:A: the waiver of A no longer matches anything"],
    ]);
    expect(judgedTwice([waiver("A", { until: "2031-03-04" })], broke)).toEqual([]);
    expect(judgedTwice([waiver("A"), waiver("B")], broke)).toEqual([]);
    expect(unmatchedIn([], [waiver("A")])).toHaveLength(1);
    const [both, other] = [
      [obligation("A", ["pass", "fail"]), obligation("B", ["pass"])],
      [obligation("A", ["pass"]), obligation("B", ["fail"])],
    ];
    expect([
      judgedTwice([waiver("A")], both),
      judgedTwice([waiver("A"), waiver("B")], both),
      judgedTwice([waiver("B")], both, other),
    ]).toEqual([[], ["waivers.yaml:B: the waiver of B no longer matches anything"], []]);
    // A problem of one place says nothing of another one.
    expect(judgedTwice([waiver("A", { until: "2031-03-04" }), waiver("B")], both)).toEqual([
      "waivers.yaml:B: the waiver of B no longer matches anything",
    ]);
  });

  describe("in a file", () => {
    let folder = "";
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "standin-waivers-"));
    });
    afterAll(() => {
      rmSync(folder, { recursive: true });
    });
    const file = (text: string): string => {
      writeFileSync(join(folder, "w.yaml"), text);
      return join(folder, "w.yaml");
    };
    const one = (parts: object = {}): string =>
      `  - ${JSON.stringify({ rule: "A", reason: "r", owner: "o", until: "2031-03-05", ...parts })}\n`;

    test("have their places", () => {
      const path = file(`waivers:\n${one()}${one({ rule: "B", interface: "toy" })}`);
      expect(loadWaivers(path)).toEqual([
        { rule: "A", reason: "r", owner: "o", until: "2031-03-05", place: `${path}:2:5` },
        {
          rule: "B",
          interface: "toy",
          reason: "r",
          owner: "o",
          until: "2031-03-05",
          place: `${path}:3:5`,
        },
      ]);
    });

    test.each<[string, object]>([
      ["rule", { rule: 5 }],
      ["rule", { rule: "x".repeat(33) }],
      ["interface", { interface: "x".repeat(65) }],
      ["reason", { reason: undefined }],
      ["reason", { reason: "x".repeat(501) }],
      ["owner", { owner: "x".repeat(101) }],
      ["until", { until: "soon" }],
      ["until", { until: 5 }],
      ["", { ticket: 17 }],
    ])("are refused for a wrong %s: %j", (_field, parts) => {
      expect(() => loadWaivers(file(`waivers:\n${one(parts)}`))).toThrow(FileRefused);
    });

    test("of the longest texts, and a thousand of them, are taken; anything else is refused with its place", () => {
      const longest = one({
        rule: "x".repeat(32),
        interface: "x".repeat(64),
        reason: "x".repeat(500),
        owner: "x".repeat(100),
      });
      expect(loadWaivers(file(`waivers:\n${longest}${one().repeat(999)}`))).toHaveLength(1000);
      expect(() => loadWaivers(file(`waivers:\n${"  - {}\n".repeat(1001)}`))).toThrow(
        /waivers: .*1000/,
      );
      expect(() => loadWaivers(file("waivers: []\nmore: 1\n"))).toThrow(FileRefused);
      expect(() => loadWaivers(file("{}\n"))).toThrow(FileRefused);
      expect(() => loadWaivers(file(`waivers:\n${one({ until: "soon" })}`))).toThrow(
        /:2:\d+: waivers\[0\]\.until: must be a day, YYYY-MM-DD/,
      );
    });
  });
});

test("the interfaces of a family have its rules", () => {
  const other = { ...toy, name: "other" };
  const judged = judgedInterfaces({
    contracts: [toy, other],
    rules: ({ name }) => [ruled(`${name}-01`, "contract 9, toys", neverBoth)],
    unjudged: [],
  });
  expect(
    judged.map(({ contract, obligations }) => [contract.name, obligations.map(({ id }) => id)]),
  ).toEqual([
    ["toy", ["toy-01"]],
    ["other", ["other-01"]],
  ]);
  expect(unjudgedRule("TY-09", "Say so.", "Nobody sees it.")).toEqual({
    id: "TY-09",
    sentence: "Say so.",
    reason: "Nobody sees it.",
  });
});

test("what a verdict measures by is from nothing to a day, and nothing besides", () => {
  const check = createSchemaCheck(VerdictConfiguration);
  const faults = (parts: object): number => check({ ...defaultConfiguration, ...parts }).length;
  expect([
    faults({}),
    faults({ timeout: 0 }),
    faults({ timeout: 86_400 }),
    faults({ timeout: -1 }),
    faults({ timeout: 86_401 }),
    faults({ patience: 1 }),
    faults({ spacing: "1" }),
  ]).toEqual([0, 0, 0, 1, 1, 1, 1]);
});

test("the matcher takes a pass and a warning, and tells the report", () => {
  const passes = (outcome: Check["outcome"]): boolean =>
    toPassVerdict(verdict([obligation("A", [outcome])])).pass;
  expect((["pass", "warn", "inconclusive", "fail", "error"] as const).map(passes)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(toPassVerdict(verdict([obligation("A", ["fail"])])).message()).toMatch(
    /^FAIL: the POS did not behave\.[^]*FAIL {9}A/,
  );
});
