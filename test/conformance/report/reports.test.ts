import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { marked } from "marked";
import { journalText, readJournals } from "../../../src/conformance/journal-file";
import { htmlReport } from "../../../src/conformance/report/html";
import { junitReport } from "../../../src/conformance/report/junit";
import {
  markdownReport,
  boundedMarkdown,
  markdownTable,
  markdownText,
} from "../../../src/conformance/report/markdown";
import { textReport } from "../../../src/conformance/report/text";
import type { Verdict } from "../../../src/conformance/verdict";
import { limits } from "../../../src/limits/limits";
import { plainLines } from "../../../src/plain-text";
import { type PosTest, startPosTest } from "../../pos/till";
import { cards, newTill, redemptionOf } from "../../support/messages/gift-card";
import { type Ended, runHere } from "../../support/program";

const folder = mkdtempSync(join(tmpdir(), "standin-reports-"));
const inFolder = (name: string): string => join(folder, name);

let till: PosTest;
let verdict: Verdict;

/** The verdict on a POS that does not reverse what it does not know; its journal is in `bad.jsonl`. */
beforeAll(async () => {
  till = await startPosTest();
  const { space } = till.pos("gift-card-v3", "unknownIsReversed").line;
  const pos = till.pos("gift-card-v3", "unknownIsReversed");
  space.scenario("redemption-answer-lost");
  await pos.sell("redemption");
  till.time.advance(1_000_000);
  writeFileSync(inFolder("bad.jsonl"), journalText(await pos.line.space.journal()));
  verdict = await pos.line.space.verdict();
});
afterAll(() => till.standin.close());

/** What a person sees of HTML, without the mark that keeps names from being called. */
const seen = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&#8203;/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");

const tagsIn = (html: string): string[] =>
  [...html.matchAll(/<(\w+)/g)].map(([, tag = ""]) => tag).filter((tag) => tag !== "a");

test("an undecided verdict says why", async () => {
  const sells = newTill(till.standin, "7133");
  const { space } = sells;
  const head = async () => textReport(await space.verdict()).split("\n", 1)[0];
  expect(await head()).toBe("INCONCLUSIVE: no message has arrived.");
  space.fault("redeem", { before: "status 503", times: 1 });
  await sells.redeem(redemptionOf(cards.funded, 100));
  expect(await head()).toBe(
    "INCONCLUSIVE: there were only lookups and requests that were refused.",
  );
  const inJunit = async (interfaces: string[]) =>
    /<error message="([^"]*)"/.exec(
      junitReport([{ name: "one", verdict: await space.verdict({ interfaces }) }]),
    )?.[1];
  expect(await inJunit(["gift-card-v3"])).toBe(
    "there were only lookups and requests that were refused",
  );
  expect(await inJunit(["airtime"])).toBe("no message that is judged has arrived");
  await sells.redeem(redemptionOf(cards.funded, 100));
  expect(await head()).toMatch(/^INCONCLUSIVE: \d+ checks? (is|are) still open\.$/);
  const undecided = await space.verdict();
  const without = { ...undecided, rules: [], observed: { ...undecided.observed, trimmed: 1 } };
  expect(textReport(without)).toMatch(
    /^INCONCLUSIVE: messages that may have shown a fault were dropped/,
  );
});

/** A report's text, with a check whose text somebody else chose. */
const withText = (text: string, name = "one"): string => {
  const [rule] = verdict.rules.filter(({ outcome }) => outcome === "fail");
  if (rule === undefined) throw new Error("no rule is broken");
  const checks = [{ outcome: "fail" as const, subject: "a", text, evidence: [] }];
  return markdownReport([{ name, verdict: { ...verdict, rules: [{ ...rule, checks }] } }]);
};

test("a page of HTML has room for so many messages, and says how many it leaves out", async () => {
  const journal = await till.pos("gift-card-v3").line.space.journal();
  const [first] = journal.exchanges;
  const [rule] = verdict.rules.filter(({ outcome }) => outcome === "fail");
  if (first === undefined || rule === undefined) throw new Error("nothing was sent");
  const exchanges = Array.from({ length: 2_000 }, (_, at) => ({
    ...first,
    number: at + 1,
    messageId: "a",
  }));
  const checks = Array.from({ length: 2_000 }, (_, at) => ({
    outcome: "fail" as const,
    subject: "a",
    text: `check ${at + 1} of many`,
    evidence: [{ role: "trigger" as const, number: 2_000 - at }],
  }));
  const many = { ...verdict, rules: [{ ...rule, checks }] };
  const page = htmlReport([{ name: "one", verdict: many, journal: { ...journal, exchanges } }]);
  expect(page.length).toBeLessThan(limits.timeLineCharacters * 1.1);
  expect(page.match(/check \d+ of many/g)).toHaveLength(2_000);
  expect(page).toContain("The journal has 1900 more messages about this.");
  expect(page).toMatch(
    /The page has no room for \d+ more time lines: the journal has the messages\./,
  );
  // The message that a check speaks of is there, however many others there are.
  expect(page).toMatch(/<td>2000<\/td>/);
});

test("a command that failed is no pass in JUnit and HTML", () => {
  const journal = readJournals(readFileSync(inFolder("bad.jsonl"), "utf8"))[0];
  if (journal === undefined) throw new Error("no journal");
  const run = { name: "one", verdict: { ...verdict, result: "pass" as const, rules: [] }, journal };
  const failed = { ...run, code: 7 };
  expect(junitReport([{ ...run, code: 0 }])).toContain('tests="0" failures="0"');
  expect(junitReport([failed])).toMatch(
    /tests="1" failures="1"[^]*name="the command succeeds">\s*<failure message="the command ended with 7"/,
  );
  expect(htmlReport([failed])).toContain("The command ended with 7.");
  expect(htmlReport([{ ...run, code: 0 }])).not.toContain("The command ended");
});

describe("Markdown", () => {
  test("has the result, a row for each run, and each broken rule with what to do", async () => {
    const file = inFolder("bad.md");
    const { code } = await runHere([
      "verdict",
      "--from",
      inFolder("bad.jsonl"),
      "--markdown",
      file,
    ]);
    expect(code).toBe(1);
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(
      /^## Standin: ❌ FAIL: the POS did not behave\.\n\n\| scenario \| result \| broken rules \|\n\| --- \| --- \| --- \|\n\| redemption-answer-lost \| ❌ FAIL \| GC-11.* \|\n/,
    );
    expect(text).toMatch(
      /\n### Broken rules\n[^]*\n\*\*GC-11\*\* gift-card-v3: Reverse a request[^]*\n- redemption-answer-lost: no reversal of [^\n]*\n- What to do: Queue a reversal/,
    );
    const html = await marked.parse(text);
    expect(html).toMatch(/<table>[^]*<td>❌ FAIL<\/td>[^]*<strong>GC-11<\/strong>/);
  });

  test("shows any text as it is, in a table and in a list", () => {
    const marks = fc.constantFrom(...Array.from("\\`*_[]<>&|~$#@!-+=.():\"'/ \n\t\r1a\u00e9😀"));
    const texts = fc.oneof(
      fc.array(marks, { maxLength: 12 }).map((all) => all.join("")),
      fc.string({ unit: "binary", maxLength: 20 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        // Controls are shown, and what XML cannot hold at all is replaced.
        const expected = plainLines(text).replace(/[\ufffe\uffff]/g, "\ufffd");
        const line = expected.replace(/\s+/g, " ").trim();
        const table = marked.parse(
          markdownTable([
            ["a", "b"],
            [markdownText(text), "end"],
          ]).join("\n"),
        );
        const list = marked.parse(`- ${markdownText(text)}`);
        if (typeof table !== "string" || typeof list !== "string") throw new Error("a promise");
        expect(tagsIn(table)).toEqual("table thead tr th th tbody tr td td".split(" "));
        expect(seen(/<tbody>\s*<tr>\s*<td>([^]*?)<\/td>/.exec(table)?.[1] ?? "")).toBe(line);
        // Without any text there is no list.
        expect(tagsIn(list)).toEqual(line === "" ? ["p"] : ["ul", "li"]);
        expect(seen(list).trim()).toBe(line === "" ? "-" : line);
      }),
      { numRuns: 500 },
    );
  });

  test("calls nobody and links to no issue", () => {
    expect(withText("@all see #12")).toContain("- one: @&#8203;all see #&#8203;12\n");
  });

  test("is at most as long as GitHub shows it, and says what is left out", () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => ({ name: `scenario-${at}`, verdict }));
    const text = markdownReport(rows);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.markdownBytes);
    expect(Buffer.byteLength(text)).toBeGreaterThan(limits.markdownBytes * 0.99);
    expect(text).toMatch(
      /\| scenario-\d+ \| ❌ FAIL \| [^\n|]*\|\n\nThe rest is left out, [^\n]*\n$/,
    );
    expect(boundedMarkdown(["😀".repeat(limits.markdownBytes)])).toMatch(/^\nThe rest is left out/);
    expect(boundedMarkdown(["a", "b"])).toBe("a\nb\n");
  });

  test("a command that failed and a scenario that did not run are no pass", () => {
    const { rules: _broken, ...rest } = verdict;
    const passed = { name: "one", verdict: { ...rest, result: "pass" as const, rules: [] } };
    expect(markdownReport([{ ...passed, seconds: 1.25 }])).toBe(
      "## Standin: ✅ PASS: the POS behaved.\n\n| scenario | result | broken rules | seconds |\n" +
        "| --- | --- | --- | ---: |\n| one | ✅ PASS |  | 1.3 |\n",
    );
    expect(markdownReport([{ ...passed, code: 3 }])).toMatch(
      /^## Standin: ❌ FAIL: the command failed in 1 run; [^]*\| one \| ❌ PASS, the command ended with 3 \|/,
    );
    const refused = [{ name: "two", refused: "two.yaml:1:1: a | b" }];
    expect(markdownReport([passed], refused)).toMatch(
      /^## Standin: ❌ 1 scenario did not run\.[^]*\| two \| ❌ did not run \| {2}\|[^]*### Did not run\n\n- two: two.yaml:1:1: a \\\| b\n$/,
    );
    expect(markdownReport([], refused)).toMatch(/^## Standin: ❌ 1 scenario did not run\./);
  });

  test("of several scenarios, those that struck nothing are listed together; a single one says what its rule says", () => {
    const [broken] = verdict.rules.filter(({ outcome }) => outcome === "fail");
    if (broken === undefined) throw new Error("no rule is broken");
    const rule = { ...broken, id: "SCENARIO-1", outcome: "inconclusive" as const };
    const idle = { ...verdict, result: "inconclusive" as const, rules: [rule] };
    const names = ["one", "two", "three"];
    const text = markdownReport(names.map((name) => ({ name, verdict: idle })));
    expect(text).toMatch(
      /\n### Struck nothing\n\n- one\n- two\n- three\n\nThe POS sent nothing that these scenarios strike\. Run those [^\n]*\n/,
    );
    expect(text).not.toMatch(/SCENARIO-1|### Undecided/);
    const alone = markdownReport([{ name: "one", verdict: idle }]);
    expect(alone).toContain("### Undecided\n\n**SCENARIO-1**");
    expect(alone).not.toContain("Struck nothing");
  });

  test("of several runs of several scenarios, those that struck nothing are named, each with its run", () => {
    const [broken] = verdict.rules.filter(({ outcome }) => outcome === "fail");
    if (broken === undefined) throw new Error("no rule is broken");
    const rule = (number: number, name: string, outcome: "pass" | "inconclusive") => ({
      ...{ ...broken, id: `SCENARIO-${number}`, source: `scenario ${name}`, outcome },
      checks: broken.checks.map((check) => ({ ...check, outcome })),
    });
    const run = {
      name: "idle, busy, quiet",
      verdict: {
        ...{ ...verdict, result: "inconclusive" as const, scenario: "idle" },
        furtherScenarios: ["busy", "quiet"],
        rules: [
          rule(1, "idle", "inconclusive"),
          ...[rule(2, "busy", "pass"), rule(3, "busy", "inconclusive")],
          rule(4, "quiet", "inconclusive"),
        ],
      },
    };
    const text = markdownReport([run, run]);
    const listed = "idle (run idle, busy, quiet)\n- quiet (run idle, busy, quiet)\n";
    expect(text).toContain(`### Struck nothing\n\n- ${listed}`);
    expect(text).toMatch(/### Undecided\n\n\*\*SCENARIO-3\*\*/);
    expect(text).not.toMatch(/SCENARIO-[124]|- busy/);
  });

  test("is a format of the verdict in process and over HTTP", async () => {
    const { space } = till.pos("gift-card-v3").line;
    expect(await space.verdict({ format: "markdown" })).toMatch(/^## Standin: ❌ FAIL/);
    const text = readFileSync(inFolder("bad.jsonl"), "utf8");
    expect(await space.verdictFrom(text, { format: "markdown" })).toMatch(/^## Standin: ❌ FAIL/);
    const { url, authorization } = till.standin;
    const answer = await fetch(`${url}/standin/verdict?format=markdown`, {
      headers: { authorization },
    });
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await answer.text()).toMatch(/^## Standin: /);
  });

  test("a file that cannot be written is refused before anything runs", async () => {
    const { code, err }: Ended = await runHere(["verdict", "--markdown", folder]);
    expect([code, err]).toEqual([2, expect.stringContaining("--markdown <file>") as string]);
  });
});
