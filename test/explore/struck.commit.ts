import { explorationHtml } from "../../src/explore/report/html";
import { explorationJunit } from "../../src/explore/report/junit";
import { explorationMarkdown } from "../../src/explore/report/markdown";
import { explorationText } from "../../src/explore/report/text";
import { explorePos } from "../pos/explored";
import type { Pos } from "../pos/pos";

const redeemOnce = (pos: Pos): Promise<void> => pos.sell("redemption");

test("the result says how many cells were struck; all of them, where the POS sends the same each time", async () => {
  const report = await explorePos({ interface: "gift-card-v3", play: redeemOnce });
  const cells = report.matrix.flatMap((row) => row.cells).length;
  expect([report.result, report.struck]).toEqual([
    "pass",
    { cells, of: cells, missed: 0, isTooLittle: false, never: [] },
  ]);
  expect(explorationText(report)).toContain(`${cells} of ${cells} cells were struck.`);
});

test("a POS that sends nothing after the run without a fault is no PASS: the reason, and what to do, are told", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      if (calls > 1) throw new Error("listen EADDRINUSE: address already in use");
      await redeemOnce(pos);
    },
  });
  const of = report.matrix.flatMap((row) => row.cells).length;
  expect([report.result, report.struck]).toEqual([
    "inconclusive",
    {
      cells: 0,
      of,
      missed: report.ran,
      isTooLittle: true,
      never: ["redeem", "confirmRedemption"],
      failed: { code: 1, output: "listen EADDRINUSE: address already in use" },
    },
  ]);
  const text = explorationText(report);
  for (const part of [
    `0 of ${of} cells were struck.`,
    `In ${report.ran} runs the POS did not send the message that was to be struck`,
    "Never struck: redeem, confirmRedemption.",
    "--jobs 1",
    "The end of its output:\nlisten EADDRINUSE: address already in use",
  ])
    expect(text).toContain(part);
  expect(explorationHtml(report)).toContain("<pre>listen EADDRINUSE: address already in use</pre>");
  expect(explorationMarkdown(report, () => undefined)).toContain("listen EADDRINUSE");
  expect(explorationJunit(report)).toContain(`<error message="only 0 of ${of} cells were struck"`);
});

test.each([
  [1, "pass"],
  [8, "inconclusive"],
])("of some thirty runs %d that are not struck are %s", async (missing, result) => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      if (calls < 4 || calls >= 4 + missing) await redeemOnce(pos);
    },
  });
  expect([report.result, report.struck.missed, report.struck.never]).toEqual([result, missing, []]);
});

test("an operation that is never struck is enough for no PASS, however much else is struck", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      await redeemOnce(pos);
      if (calls === 1) await pos.ask("lookupCard", () => ({}));
      if (calls === 1) await pos.sell("load");
    },
  });
  expect(report.result).toBe("inconclusive");
  expect(report.struck.never).toContain("load");
});

test.each([
  ["before", ["load", "redemption"]],
  ["after", ["redemption", "load"]],
])(
  "what the first run left out is struck too, where it comes %s the rest",
  async (_where, kinds) => {
    let calls = 0;
    const report = await explorePos({
      interface: "gift-card-v3",
      play: async (pos) => {
        calls += 1;
        for (const kind of calls === 1 ? ["redemption"] : kinds) await pos.sell(kind);
      },
    });
    const rows = report.matrix.map(({ operation }) => operation);
    expect(rows).toEqual(["redeem", "confirmRedemption", "load", "confirmLoad"]);
    expect([report.result, report.struck.missed]).toEqual(["pass", 0]);
  },
);

test("a command that must pass is a finding where nothing was struck, too", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    mustPass: true,
    play: async (pos) => {
      calls += 1;
      if (calls > 1) throw new Error("no server");
      await redeemOnce(pos);
    },
  });
  expect([report.result, [...new Set(report.findings.map(({ rule }) => rule.id))]]).toEqual([
    "fail",
    ["COMMAND"],
  ]);
});
