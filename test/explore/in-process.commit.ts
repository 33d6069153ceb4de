import { explore } from "../../src/in-process/explore-in-process";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { explorationHtml } from "../../src/explore/report/html";
import { explorationJunit } from "../../src/explore/report/junit";
import { explorationMarkdown } from "../../src/explore/report/markdown";
import { explorationText } from "../../src/explore/report/text";
import { explorePos } from "../pos/explored";
import type { Pos } from "../pos/pos";

const outcomes = ({ matrix }: ExplorationReport): string[] => [
  ...new Set(matrix.flatMap(({ cells }) => cells.map(({ outcome }) => outcome))),
];

const redeemOnce = (pos: Pos): Promise<void> => pos.sell("redemption");

test("one plan of each class runs, or each plan; with the same result", async () => {
  const some = await explorePos({ interface: "qr-provider" });
  expect(some.result).toBe("pass");
  expect(some.ran).toBe(some.classes);
  expect(some.plans).toBeGreaterThan(some.classes);
  const all = await explorePos({ interface: "qr-provider", everyPlan: true });
  expect([all.plans, all.ran, all.classes]).toEqual([some.plans, some.plans, some.classes]);
  expect([all.result, outcomes(all)]).toEqual(["pass", ["held"]]);
});

test("a mistake is one finding, however many faults show it, and its scenario expects what is due", async () => {
  const report = await explorePos({
    interface: "gift-card-v3",
    fault: "unknownIsReversed",
    play: redeemOnce,
  });
  const [finding, ...others] = report.findings.filter(({ rule }) => rule.id === "GC-11");
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    name: "gift-card-v3-gc-11-redeem-500-before",
    title: "On the 1st redeem, the simulator answers 500 before processing",
    isSteady: true,
    scenario: {
      interface: "gift-card-v3",
      rules: [
        {
          on: { operation: "redeem" },
          nth: 1,
          fault: { when: "before", kind: "status", status: 500 },
        },
      ],
      expect: [{ operation: "reverseRedemption" }],
    },
  });
  expect(finding?.shownBy).toContain("gift-card-v3: redeem 1 no-answer-after");
  expect(explorationText(report)).toContain("BROKE GC-11 gift-card-v3: Reverse a request");
  const html = explorationHtml(report);
  expect(html).toContain("<code>GC-11</code> Reverse a request");
  expect(html).toContain("<small>the simulator answers 500 before processing</small>");
  expect(html).not.toContain("of explore");
});

test("what does not break again is unsteady, and decides nothing", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      if (calls !== 10) await redeemOnce(pos);
      else await pos.ask("redeem", (id) => pos.adapter.kinds["redemption"]?.approved(id, 0) ?? {});
    },
  });
  expect(report.result).toBe("inconclusive");
  expect(report.findings.map(({ isSteady }) => isSteady)).toEqual([false]);
  expect(outcomes(report)).toContain("unsteady");
  expect(explorationText(report)).toContain("UNSTEADY GC-11");
});

test("a POS that sends something else each time is told so, with the message", async () => {
  let calls = 0;
  const report = await explorePos({
    interface: "gift-card-v3",
    play: async (pos) => {
      calls += 1;
      for (const kind of calls === 1 ? ["redemption", "load"] : ["load", "redemption"])
        await pos.sell(kind);
    },
  });
  expect(report.varied.runs).toBe(report.ran);
  expect(report.varied.example).toEqual({
    number: 1,
    expected: "gift-card-v3 redeem",
    seen: "gift-card-v3 load",
  });
  expect(explorationText(report)).toContain("The POS does not send the same each time");
});

test("a POS that rejects under a fault is no finding, unless it must not", async () => {
  const play = async (pos: Pos): Promise<void> => {
    await redeemOnce(pos);
    if (pos.lastAnswer()["errorType"] !== undefined) throw new Error("the sale was refused");
  };
  const report = await explorePos({ interface: "gift-card-v3", play });
  expect([report.result, report.findings]).toEqual(["pass", []]);
  expect(outcomes(report)).toContain("command-failed");
  const strict = await explorePos({ interface: "gift-card-v3", play, mustPass: true });
  expect([strict.result, strict.findings.map(({ rule }) => rule.id)]).toEqual([
    "fail",
    ["COMMAND"],
  ]);
});

test("a POS that bears every fault passes where it must not fail, too", async () => {
  const report = await explorePos({
    interface: "gift-card-v3",
    play: redeemOnce,
    mustPass: true,
  });
  expect([report.result, report.findings]).toEqual(["pass", []]);
});

test("a POS that sends nothing is told where to send it", async () => {
  const report = await explore({ sell: () => undefined });
  expect([report.result, report.mistake]).toEqual(["inconclusive", "sent nothing"]);
});

test("requests that reached no operation are in the report, whatever its form", async () => {
  const path = "/giftcard/v3/redemption/1";
  const report = await explore({
    sell: async ({ url }) => {
      await fetch(`${url}${path}`, { method: "POST", body: "{}" });
    },
  });
  expect([report.result, report.mistake]).toEqual(["inconclusive", "sent nothing"]);
  const line = expect.stringMatching(
    /^404 POST [^ ]+redemption\/1 \(no operation has this path\); nearest: POST \//,
  ) as string;
  expect(report.clean.unmatched).toEqual([line]);
  const forms = [
    explorationText(report),
    explorationHtml(report),
    explorationJunit(report),
    explorationMarkdown(report, () => undefined),
  ];
  for (const text of forms)
    expect(text.replaceAll("\\", "")).toMatch(
      new RegExp(`Requests reached no operation:[^]*404 POST ${path} `),
    );
});

test("those of a finding's run are beside it", async () => {
  const report = await explorePos({
    interface: "gift-card-v3",
    fault: "unknownIsReversed",
    play: async (pos) => {
      await redeemOnce(pos);
      await fetch(`${pos.line.url}/redemption/1`, { method: "POST", body: "{}" });
    },
  });
  expect(report.findings.length).toBeGreaterThan(0);
  for (const { record } of report.findings) expect(record.unmatched).toHaveLength(1);
  expect(explorationText(report).split("404 POST /giftcard/v3/redemption/1 ")).toHaveLength(
    report.findings.length + 2,
  );
});

test("an unknown interface is refused by its name", async () => {
  await expect(explore({ sell: () => undefined, interfaces: ["gift"] })).rejects.toThrow("gift");
});
