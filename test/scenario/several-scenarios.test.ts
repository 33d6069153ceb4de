import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Scenario, type StandinSpace, createStandin } from "../../src";
import { limits } from "../../src/limits/limits";
import {
  type Till,
  cards,
  loadOf,
  newTill as tillOf,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";

const { newTill, standin } = useGiftCards();

const answering = (name: string, status: number, more: object = {}): Scenario => ({
  name,
  title: `Answers ${status}`,
  interface: "gift-card-v3",
  rules: [
    { on: { operation: "load" }, fault: { when: "before", kind: "status", status }, ...more },
  ],
});
const once = answering("once", 503, { times: 1 });
const always = answering("always", 504);
const elsewhere = {
  ...answering("elsewhere", 500),
  interface: "voucher",
  rules: [{ on: {}, fault: { when: "before", kind: "no-answer" } }],
} as Scenario;

const tillWith = (...scenarios: Scenario[]): Till => {
  const till = newTill();
  till.space.scenario(scenarios);
  return till;
};
const load = async (till: Till): Promise<number> =>
  (await till.load(loadOf(cards.empty, 10))).status;

/** The runs of a status by name: how often each has struck, and whether it has ended. */
const runs = (space: StandinSpace): object => {
  const status = space.scenario();
  const first = status.active ? status : status.last;
  return [...(first ? [first] : []), ...(status.further ?? [])].map(
    ({ scenario, rules, endedAt }) => [
      scenario.name,
      rules.map(({ struck }) => struck),
      ...(endedAt === undefined ? [] : ["ended"]),
    ],
  );
};

describe("several scenarios at once", () => {
  test("the first rule that strikes wins, in the order in which they were given", async () => {
    const till = tillWith(once, elsewhere, always);
    expect([await load(till), await load(till), await load(till)]).toEqual([503, 504, 504]);
    expect(runs(till.space)).toEqual([
      ["once", [1]],
      ["elsewhere", [0]],
      ["always", [2]],
    ]);
    const other = tillWith(always, once);
    expect([await load(other), await load(other)]).toEqual([504, 504]);
    expect(runs(other.space)).toEqual([
      ["always", [2]],
      ["once", [0]],
    ]);
  });

  test("one rule strikes before processing and another after it, whichever scenario has them", async () => {
    const slow = { when: "before", kind: "delay", for: "1ms" } as const;
    const lost = answering("lost", 504);
    lost.rules = [
      { on: { operation: "load" }, fault: { when: "after", kind: "status", status: 504 } },
    ];
    const late = { ...answering("late", 500), rules: [{ on: { operation: "load" }, fault: slow }] };
    const till = tillWith(lost, late);
    till.space.clock({ frozen: false });
    expect(await load(till)).toBe(504);
    expect(till.last().strikes.map(({ source }) => source)).toEqual([
      "scenario:late#1",
      "scenario:lost#1",
    ]);
  });

  test("each has states of its own", async () => {
    const stepping = (name: string, status: number): Scenario => ({
      ...answering(name, status),
      rules: [
        { on: { operation: "load" }, in: "start", then: "second" },
        {
          on: { operation: "load" },
          in: "second",
          fault: { when: "before", kind: "status", status },
          then: "third",
        },
      ],
    });
    const till = tillWith(stepping("one", 503), stepping("two", 504));
    expect([await load(till), await load(till), await load(till)]).toEqual([201, 503, 504]);
    const status = till.space.scenario();
    expect([status.active && status.state, status.further?.[0]?.state]).toEqual(["third", "third"]);
  });

  test("the journal says of each rule which scenario it is of; of one scenario it does not", async () => {
    const till = tillWith(once, always);
    await load(till);
    expect(till.last().rules).toEqual([
      { scenario: "once", rule: 1, matched: true, struck: true, text: expect.anything() as string },
      {
        scenario: "always",
        rule: 1,
        matched: true,
        struck: false,
        text: "matches (match number 1), but an earlier rule strikes first",
      },
    ]);
    till.space.scenario(once);
    await load(till);
    expect(till.last().rules[0]).not.toHaveProperty("scenario");
    expect(Object.keys(till.space.scenario())).toEqual([
      "active",
      "scenario",
      "startedAt",
      "state",
      "rules",
      "account",
    ]);
  });

  test("one is stopped alone, the others go on; all are stopped together", async () => {
    const till = tillWith(once, always);
    await load(till);
    till.space.scenarios.stop("once");
    expect(runs(till.space)).toEqual([
      ["always", [0]],
      ["once", [1], "ended"],
    ]);
    expect(await load(till)).toBe(504);
    expect(() => {
      till.space.scenarios.stop("once");
    }).toThrow("Scenario not running");
    till.space.scenario(null);
    expect(till.space.scenario().active).toBe(false);
    expect(runs(till.space)).toEqual([
      ["once", [1], "ended"],
      ["always", [1], "ended"],
    ]);
    expect(await load(till)).toBe(201);
  });
});

describe("what keeps several scenarios", () => {
  const counted = [
    ["once", [1]],
    ["always", [1]],
  ];
  const used = async (till: Till): Promise<Till> => {
    till.space.scenario([once, always]);
    await load(till);
    await load(till);
    expect(runs(till.space)).toEqual(counted);
    return till;
  };

  test("a file, over a restart", async () => {
    const db = join(mkdtempSync(join(tmpdir(), "standin-several-")), "standin.db");
    const first = await createStandin({ db });
    await used(tillOf(first, "7102", "pos"));
    await first.close();
    const second = await createStandin({ db });
    const again = tillOf(second, "7102", "pos");
    expect(runs(again.space)).toEqual(counted);
    expect(await load(again)).toBe(504);
    await second.close();
  });

  test("a snapshot, here and elsewhere", async () => {
    const { space } = await used(newTill());
    await space.snapshots.save("two");
    space.scenario(null);
    await space.snapshots.restore("two");
    expect(runs(space)).toEqual(counted);
    const other = (await startStandin()).space("a", "b");
    await other.snapshots.import("two", await space.snapshots.export("two"));
    await other.snapshots.restore("two");
    expect(runs(other)).toEqual(counted);
  });

  test("a reset, which counts from zero and forgets those that were stopped, and its undo", async () => {
    const { space } = await used(newTill());
    space.scenarios.stop("once");
    space.reset();
    expect(runs(space)).toEqual([["always", [0]]]);
    space.undo();
    expect(runs(space)).toEqual([
      ["always", [1]],
      ["once", [1], "ended"],
    ]);
  });

  test("a verdict, which judges what each expects", async () => {
    const till = newTill();
    till.space.scenario([
      { ...once, expect: [{ operation: "load", atLeast: 2 }] },
      { ...always, expect: [{ never: { operation: "redeem" } }] },
    ]);
    await load(till);
    await load(till);
    const verdict = await till.space.verdict();
    expect([verdict.scenario, verdict.furtherScenarios]).toEqual(["once", ["always"]]);
    expect(
      verdict.rules
        .filter(({ id }) => id.startsWith("SCENARIO-"))
        .map(({ id, source, outcome, sentence }) => [id, source, outcome, sentence]),
    ).toEqual([
      ["SCENARIO-1", "scenario once", "pass", "Give the faults of once something to strike."],
      ["SCENARIO-2", "scenario once", "pass", "Send load at least 2 times."],
      ["SCENARIO-3", "scenario always", "pass", "Give the faults of always something to strike."],
      ["SCENARIO-4", "scenario always", "pass", "Never send redeem."],
    ]);
    const evidence = verdict.rules
      .filter(({ id }) => ["SCENARIO-1", "SCENARIO-3"].includes(id))
      .map(({ checks }) => checks[0]?.evidence.map(({ number }) => number));
    expect(evidence).toEqual([[1], [2]]);
    const { exchanges, ...head } = await till.space.journal();
    const text = [head, ...exchanges].map((line) => JSON.stringify(line)).join("\n");
    expect((await till.space.verdictFrom(text)).furtherScenarios).toEqual(["always"]);
    const { body } = await till.client.post("/standin/verdict/from", text);
    expect(body).toMatchObject({ scenario: "once", furtherScenarios: ["always"] });
  });
});

describe("a scenario expects things of its own time", () => {
  const expecting = (name: string): Scenario => ({
    ...answering(name, 504),
    expect: [{ never: { operation: "load", count: "> 1" } }],
  });
  const [mine, other] = [expecting("mine"), expecting("other")];
  const step = (till: Till) => till.client.put("/standin/clock", { advanceSeconds: 1 });
  const loadTwice = async (till: Till): Promise<void> => {
    await load(till);
    await load(till);
    await step(till);
  };
  const outcomes = async ({ space }: Till): Promise<string[]> =>
    (await space.verdict()).rules
      .filter(({ sentence }) => sentence.startsWith("Send load"))
      .map(({ outcome, source }) => `${source}: ${outcome}`);

  test.each([
    ["itself", mine],
    ["another", other],
  ])("where %s ran alone before", async (_which, before) => {
    const till = tillWith(before);
    await loadTwice(till);
    till.space.scenario(mine);
    expect(await outcomes(till)).toEqual(["scenario mine: pass"]);
    await step(till);
    await load(till);
    expect(await outcomes(till)).toEqual(["scenario mine: pass"]);
    await load(till);
    expect(await outcomes(till)).toEqual(["scenario mine: fail"]);
  });

  test("where a single fault came beside it", async () => {
    const till = tillWith(mine);
    await load(till);
    await step(till);
    till.space.fault("redeem", { after: "status 504" });
    await load(till);
    expect(await outcomes(till)).toEqual(["scenario mine: fail"]);
  });

  test("where another runs alone after it", async () => {
    const till = tillWith(mine, other);
    await load(till);
    till.space.scenarios.stop("mine");
    await step(till);
    await load(till);
    expect(await outcomes(till)).toEqual(["scenario mine: pass", "scenario other: fail"]);
  });

  test("where the clock was moved back", async () => {
    const till = tillWith(mine);
    await load(till);
    await till.client.put("/standin/clock", { advanceSeconds: -3_600 });
    await load(till);
    expect(await outcomes(till)).toEqual(["scenario mine: fail"]);
    till.space.scenarios.stop("mine");
    expect(await outcomes(till)).toEqual(["scenario mine: fail"]);
  });
});

describe("the control API", () => {
  const put = (till: Till, body: object) => till.client.put("/standin/scenario", body);

  test("takes names, scenarios and texts in a list, and stops one of them", async () => {
    const till = newTill();
    const text = JSON.stringify(always);
    expect((await put(till, [{ name: "slow-answers" }, once, text])).body).toMatchObject({
      active: true,
      scenario: { name: "slow-answers" },
      further: [{ scenario: { name: "once" } }, { scenario: { name: "always" } }],
    });
    expect((await till.client.delete("/standin/scenario?name=once")).status).toBe(204);
    expect((await till.client.get("/standin/scenario")).body).toMatchObject({
      further: [{ scenario: { name: "once" }, endedAt: expect.anything() as string }, {}],
    });
    expect(await till.client.delete("/standin/scenario?name=once")).toMatchObject({
      status: 404,
      body: {
        errorMessage: "Scenario not running",
        detailMessage: { name: "once", known: ["slow-answers", "always"] },
      },
    });
    expect((await till.client.delete("/standin/scenario?nme=once")).status).toBe(400);
  });

  const many = Array.from({ length: limits.scenariosAtOnce + 1 }, (_one, at) =>
    answering(`n${at}`, 504),
  );

  test.each<[string, object, number, object]>([
    ["no scenario", [], 400, { freeString: "Send 1 to 16 scenarios, or their names." }],
    ["too many", many, 400, { freeString: "Send 1 to 16 scenarios, or their names." }],
    ["one twice", [once, always, once], 400, { freeString: "The scenario once appears twice." }],
    ["one that is not known", [once, { name: "none" }], 404, { name: "none" }],
    [
      "one that is no scenario",
      [once, 7],
      400,
      { freeString: "Send a scenario, or the name of one." },
    ],
    [
      "one with a mistake",
      [once, { ...always, rules: [] }],
      400,
      { mistakes: [{ file: "scenarios[1]", path: "rules" }] },
    ],
  ])("refuses %s; what runs goes on", async (_name, body, status, detailMessage) => {
    const till = tillWith(elsewhere);
    expect(await put(till, body)).toMatchObject({ status, body: { detailMessage } });
    expect(runs(till.space)).toEqual([["elsewhere", [0]]]);
  });
});

describe("the command line", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-several-"));
  const mine = join(folder, "mine.yaml");
  const wrong = join(folder, "wrong.yaml");
  writeFileSync(mine, JSON.stringify(once));
  writeFileSync(wrong, JSON.stringify({ ...always, rules: [] }));
  const scenario = (...args: string[]) =>
    runHere(["scenario", ...args, "--url", standin().url, "--user", "several:secret"]);

  test("starts several, shows each, and stops one or all", async () => {
    const started = await scenario("start", mine, "slow-answers");
    expect(started).toMatchObject({ code: 0, err: "" });
    expect(started.out).toMatch(
      /^once: Answers 503\nonce has been running since .*\n.*\nslow-answers: /,
    );
    expect((await scenario("status")).out).toBe(started.out);
    expect(await scenario("stop", "once")).toMatchObject({
      code: 0,
      out: "once is stopped. Active: slow-answers.\n",
    });
    expect((await scenario("status")).out).toMatch(/^slow-answers: .*\nonce ran from /s);
    expect(await scenario("stop", "once")).toMatchObject({
      code: 1,
      err: "Scenario not running (404)\n  name: once\n  known: slow-answers\n",
    });
    expect(await scenario("stop")).toMatchObject({ code: 0, out: "No scenario is active.\n" });
  });

  test("says of a mistake in which file it is, and of a name that it is not known", async () => {
    expect(await scenario("start", mine, wrong)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${wrong}:1:`) as string,
    });
    expect((await scenario("start", mine, "none")).err).toMatch(/^There is no scenario none: /);
  });
});
