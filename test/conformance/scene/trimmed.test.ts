import { defaultConfiguration } from "../../../src/conformance/configuration";
import { type JournalFile, readJournals } from "../../../src/conformance/journal-file";
import { htmlReport } from "../../../src/conformance/report/html";
import { junitReport } from "../../../src/conformance/report/junit";
import { markdownReport } from "../../../src/conformance/report/markdown";
import { textReport } from "../../../src/conformance/report/text";
import { type Verdict, verdictOf } from "../../../src/conformance/verdict";
import { journalOf, stageOf } from "../../../src/conformance/rules/rule";
import type { Exchange } from "../../../src/journal/exchange";
import { families } from "../../../src/families";
import { judged } from "../../support/judged";
import { brokenIn, reportedIn } from "../../pos/till";

const interfaces = judged;
const contractOf = (name: string) => {
  const contract = families.flatMap(({ contracts }) => contracts).find((one) => one.name === name);
  if (contract === undefined) throw new Error(`there is no interface ${name}`);
  return contract;
};

/** Long after the last message of an example: every window is closed. */
const observedUntil = "2031-03-05T12:00:00.000Z";

/** The verdict on what is left of a journal when its oldest messages were dropped. */
const verdictOn = (
  exchanges: readonly Exchange[],
  trimmed: number,
  run?: JournalFile["run"],
): Verdict =>
  verdictOf({
    journal: {
      standinJournal: 1,
      observedUntil,
      trimmed,
      exchanges: exchanges.slice(trimmed),
      ...(run && { run }),
    },
    interfaces,
    configuration: defaultConfiguration,
  });
const outcomeOf = (verdict: Verdict, id: string): string | undefined =>
  verdict.rules.find((rule) => rule.id === id)?.outcome;

test("PU-18: a retry whose purchase was dropped takes its place, and the advice is about it", () => {
  const contract = contractOf("prepaid-utility");
  const stage = stageOf(contract);
  const exchanges = journalOf(contract, [
    stage.request({ status: 504 }),
    stage.message("retryPurchaseRequest", { id: "request" }),
    stage.confirmation(),
  ]);
  expect([0, 1].map((trimmed) => outcomeOf(verdictOn(exchanges, trimmed), "PU-18"))).toEqual([
    "pass",
    "pass",
  ]);
});

test("what is left of a repeated request is not taken for the first one", () => {
  const contract = contractOf("gift-card-v3");
  const stage = stageOf(contract);
  const exchanges = journalOf(contract, [
    stage.request(),
    stage.request({ status: 400, answer: { errorType: "DUPLICATE_RECORD" } }),
    stage.confirmation(),
  ]).map((exchange, index) => ({ ...exchange, stateBefore: index === 0 ? "NONE" : "PENDING" }));
  // That the confirmation lists no tender (GC-26) is seen either way.
  expect(brokenIn(verdictOn(exchanges, 0)).map((text) => text.slice(0, 10))).toEqual([
    "GC-03 fail",
    "GC-26 warn",
  ]);
  expect(brokenIn(verdictOn(exchanges, 1)).map((text) => text.slice(0, 10))).toEqual([
    "GC-26 warn",
  ]);
});

test("a repeated advice keeps the time of the first delivery, also of one that was dropped", () => {
  const contract = contractOf("gift-card-v3");
  const stage = stageOf(contract);
  const body = { time: "2031-03-04T12:00:02Z" };
  const exchanges = journalOf(contract, [
    stage.request(),
    stage.confirmation({ status: 504, body }),
    stage.confirmation({ after: 86_000, body }),
  ]);
  expect(
    brokenIn(verdictOn(exchanges, 2)).filter((text) => /plausible|off the clock/.test(text)),
  ).toEqual([]);
});

test("a request that is there whole is judged as ever", () => {
  const contract = contractOf("gift-card-v3");
  const stage = stageOf(contract);
  const exchanges = journalOf(contract, [
    stage.request({ id: "before" }),
    stage.request({ status: null }),
  ]).map((exchange) => ({ ...exchange, stateBefore: "NONE" }));
  expect(outcomeOf(verdictOn(exchanges, 1), "GC-11")).toBe("fail");
});

test("what a scenario expects may have been among what was dropped", () => {
  const contract = contractOf("gift-card-v3");
  const stage = stageOf(contract);
  const exchanges = journalOf(contract, [
    stage.request(),
    stage.confirmation(),
    stage.request({ id: "next" }),
  ]);
  const load = contract.operations.find(({ kind }) => kind === "request")?.id ?? "";
  const confirm = stage.confirmation().operation.id;
  const run = (expect_: object[]): JournalFile["run"] => ({
    scenario: {
      name: "own",
      title: "Own",
      interface: contract.name,
      rules: [],
      expect: expect_ as never,
    },
    rules: [{ matched: 1, struck: 1 }],
  });
  const expected = run([
    { operation: confirm },
    { never: { operation: confirm } },
    { never: { operation: load } },
    { operation: load, atMost: 0 },
  ]);
  const outcomes = (trimmed: number): string[] =>
    verdictOn(exchanges, trimmed, expected)
      .rules.filter(({ id }) => id.startsWith("SCENARIO"))
      .map(({ outcome }) => outcome);
  expect(outcomes(0)).toEqual(["pass", "pass", "fail", "fail", "fail"]);
  expect(outcomes(2)).toEqual(["pass", "inconclusive", "inconclusive", "fail", "fail"]);
});

describe.each(interfaces.map((one) => [one.contract.name, one.obligations] as const))(
  "%s",
  (_name, obligations) => {
    test("an example that is trimmed breaks no rule that the whole one keeps", () => {
      for (const { examples } of obligations) {
        for (const exchanges of [examples.pass, examples.fail]) {
          const broken = new Set(
            reportedIn(verdictOn(exchanges, 0)).map((text) => text.split(" ")[0]),
          );
          for (let trimmed = 1; trimmed < exchanges.length; trimmed += 1) {
            expect(
              brokenIn(verdictOn(exchanges, trimmed)).filter(
                (text) => !broken.has(text.split(" ")[0]),
              ),
            ).toEqual([]);
          }
        }
      }
    });
  },
);

test("a trimmed journal is never a pass, and every report says so", () => {
  const contract = contractOf("gift-card-v3");
  const stage = stageOf(contract, "redemption");
  const exchanges = journalOf(contract, [stage.request(), stage.confirmation()]).map(
    (exchange) => ({ ...exchange, stateBefore: "NONE" }),
  );
  const judgedWith = (trimmed: number, strict: boolean): Verdict =>
    verdictOf({
      journal: { standinJournal: 1, observedUntil, trimmed, exchanges },
      interfaces,
      configuration: defaultConfiguration,
      strict,
    });
  expect([judgedWith(0, false), judgedWith(0, true)].map(({ result }) => result)).toEqual([
    "pass",
    "pass",
  ]);
  expect([judgedWith(3, false), judgedWith(3, true)].map(({ result }) => result)).toEqual([
    "inconclusive",
    "inconclusive",
  ]);
  const journal: JournalFile = { standinJournal: 1, observedUntil, trimmed: 3, exchanges };
  const run = { name: "till", verdict: judgedWith(3, false), journal };
  expect(textReport(run.verdict)).toContain("3 older ones dropped");
  expect(markdownReport([run])).toContain("till: 2 exchanges, 3 older ones dropped");
  expect(junitReport([run])).toContain(
    '<error message="the journal was trimmed, 3 older ones dropped"',
  );
  expect(htmlReport([run])).toContain("3 older ones dropped");
});

test.each([502, 503])("a request answered %d, and nothing else, is no evidence", (status) => {
  const results = interfaces.map((one) => {
    const exchanges = journalOf(one.contract, [stageOf(one.contract).request({ status })]);
    return verdictOf({
      journal: { standinJournal: 1, observedUntil, trimmed: 0, exchanges },
      interfaces: [one],
      configuration: defaultConfiguration,
    }).result;
  });
  expect(results.filter((result) => result === "pass" || result === "warn")).toEqual([]);
});

test.each([
  [
    '{"standinJournal":1,"observedUntil":"2031-03-05T12:00:00.000Z","trimmed":0,"exchanges":[]}',
    /in one object/,
  ],
  ['{"standinVerdict":1,"result":"pass"}', /is a verdict, not a journal/],
  ["[]", /is not the head of a journal/],
  ["{", /is not JSON/],
])("a file of another form is told by what is wrong with it: %s", (text, problem) => {
  expect(() => readJournals(text)).toThrow(problem);
});
