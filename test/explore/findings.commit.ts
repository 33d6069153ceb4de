import { findingText } from "../../src/explore/finding-file";
import { explorationText } from "../../src/explore/report/text";
import { explorePos } from "../pos/explored";
import type { Pos } from "../pos/pos";

const redeemOnce = (pos: Pos): Promise<void> => pos.sell("redemption");

/** A redemption after whose end nothing follows, whatever it was answered. */
const redeemAndLeave = (pos: Pos) =>
  pos.ask("redeem", (id) => pos.adapter.kinds["redemption"]?.approved(id, 0) ?? {});

test("every broken rule of a run is a finding, or beside the one that the same scenario shows", async () => {
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      pos.mostDeliveries = { confirmation: 1, reversal: 1 };
      await redeemOnce(pos);
      if (pos.lastAnswer()["errorType"] !== undefined) throw new Error("the sale was refused");
    },
    mustPass: true,
  });
  const told = report.findings.flatMap(({ rule, beside }) => [rule, ...beside]);
  const broken = report.matrix.flatMap(({ cells }) => cells.flatMap(({ rules }) => rules));
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set(broken));
  const both = report.findings.filter(({ beside }) => beside.length > 0);
  expect(both.map(({ rule, beside }) => [rule.id, beside.map(({ id }) => id)])).toContainEqual([
    "GC-13",
    ["COMMAND"],
  ]);
  expect(explorationText(report)).toContain("It breaks COMMAND gift-card-v3 too:");
  const [first] = both;
  expect(first && findingText(first)).toContain("# It breaks COMMAND of gift-card-v3 too:");
  for (const { record, rule, beside } of report.findings)
    expect(record.broken.map(({ id }) => id)).toEqual(
      expect.arrayContaining([rule.id, ...beside.map(({ id }) => id)]),
    );
});

test("warnings are counted and shown; with strict they are findings", async () => {
  const play = async (pos: Pos): Promise<void> => {
    const time = new Date(pos.time.now()).toISOString().replace(/\.\d+/, "");
    pos.ofAdvice = () => ({ time });
    await redeemOnce(pos);
  };
  const options = { interface: "gift-card-v3", play };
  const report = await explorePos(options);
  expect([report.result, report.findings]).toEqual(["pass", []]);
  const [warning] = report.warnings;
  // What never reached its confirmation has no time to warn of.
  expect(warning?.runs).toBeGreaterThan(report.ran / 2);
  const text = explorationText(report);
  expect(text).toContain(`PASS, with ${report.warnings.length} warning`);
  expect(text).toContain(`WARN ${warning?.rule.id} gift-card-v3: ${warning?.rule.sentence}`);
  expect(text).toContain(`(${warning?.runs} runs)`);
  const strict = await explorePos({ ...options, strict: true });
  expect([strict.result, strict.clean.broken.map(({ id }) => id)]).toEqual([
    "fail",
    report.warnings.map(({ rule }) => rule.id),
  ]);
});

test("what breaks once and never again is told, after five more runs", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      await (calls === 10 ? redeemAndLeave(pos) : redeemOnce(pos));
    },
  });
  expect(report.findings.map(({ isSteady, repeated }) => [isSteady, repeated])).toEqual([
    [false, { runs: 6, broke: 1 }],
  ]);
  expect(explorationText(report)).toContain(
    "It broke the rule in 1 of 6 runs, but not on any rerun.",
  );
});

test("what breaks each time once it runs alone is a finding", async () => {
  const { ran } = await explorePos({ interface: "gift-card-v3", play: redeemOnce });
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      // The run without a fault comes first; once all plans have run, the first repetition alone holds.
      const isBroken = calls === 10 || calls > ran + 2;
      await (isBroken ? redeemAndLeave(pos) : redeemOnce(pos));
    },
  });
  expect([report.result, report.findings.map(({ repeated }) => repeated)]).toEqual([
    "fail",
    [{ runs: 6, broke: 5 }],
  ]);
});

test("a plan that shows it by chance does not hide one that shows it each time", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      if (calls === 2) await redeemAndLeave(pos);
      else await redeemOnce(Object.assign(pos, { fault: "unknownIsReversed" }));
    },
  });
  const found = report.findings.filter(({ rule }) => rule.id === "GC-11");
  expect(found.map(({ isSteady }) => isSteady)).toEqual([true]);
});

test("a run without a fault that fails once is made again, and told", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      await (calls === 1 ? redeemAndLeave(pos) : redeemOnce(pos));
    },
  });
  expect([report.result, report.mistake, report.struck.missed]).toEqual([
    "inconclusive",
    undefined,
    0,
  ]);
  expect(explorationText(report)).toContain(
    "The first run without a fault did not behave (GC-07); the second one held.",
  );
});
