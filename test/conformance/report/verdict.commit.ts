import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { journalText, readJournals, type JournalFile } from "../../../src/conformance/journal-file";
import { type Exchange, toPassVerdict } from "../../../src";
import { htmlReport } from "../../../src/conformance/report/html";
import { junitReport } from "../../../src/conformance/report/junit";
import { textReport } from "../../../src/conformance/report/text";
import { xmlText } from "../../../src/conformance/report/markup";
import { type PosTest, startPosTest } from "../../pos/till";
import { type Ended, program, run, runHere } from "../../support/program";

expect.extend({ toPassVerdict });

const folder = mkdtempSync(join(tmpdir(), "standin-verdict-"));
const inFolder = (name: string): string => join(folder, name);

/** The command in this process, which takes a fraction of the time of one of its own. */
const verdict = (...args: string[]): Promise<Ended> => runHere(["verdict", ...args]);

let till: PosTest;
/** Journals of a POS that reverses what it does not know, and of one that does not. */
const files: { good: JournalFile; bad: JournalFile } = {
  good: undefined as never,
  bad: undefined as never,
};

async function journalOf(fault?: "unknownIsReversed"): Promise<JournalFile> {
  const pos = till.pos("gift-card-v3", fault);
  pos.line.space.reset();
  pos.line.space.scenario("redemption-answer-lost");
  await pos.sell("redemption");
  till.time.advance(1_000_000);
  return pos.line.space.journal();
}

beforeAll(async () => {
  till = await startPosTest();
  files.good = await journalOf();
  files.bad = await journalOf("unknownIsReversed");
  writeFileSync(inFolder("good.jsonl"), journalText(files.good));
  writeFileSync(inFolder("bad.jsonl"), journalText(files.bad));
});
afterAll(() => till.standin.close());

test("an exported journal is read as it was, and nothing else is", () => {
  expect(readJournals(journalText(files.bad))).toEqual([files.bad]);
  expect(readJournals(journalText(files.bad) + journalText(files.good))).toEqual([
    files.bad,
    files.good,
  ]);
  for (const [text, place] of [
    ["", "line 1"],
    ["{}", "line 1"],
    ["not json", "line 1"],
    [`${journalText(files.bad)}{"number":1}`, "line 3"],
  ] as const) {
    expect(() => readJournals(text)).toThrow(place);
  }
});

test("a verdict names the exchanges, what was expected and what was seen", async () => {
  const { code, out } = await verdict("--from", inFolder("bad.jsonl"));
  expect(code).toBe(1);
  expect(out).toMatch(
    /^FAIL: the POS did not behave\.\nRule set 2026\.4, scenario redemption-answer-lost: 1 exchange up to /,
  );
  expect(out).toMatch(/FAIL {9}GC-11 {8}gift-card-v3: Reverse a request whose outcome is unknown/);
  expect(out).toMatch(
    /- no reversal of redemption [-0-9a-f]{36} within 90 s of its request, which was not answered \(1\)/,
  );
});

test("the same journal gives the same bytes, here and there", async () => {
  const words = ["--json", "--from", inFolder("good.jsonl")];
  const [one, other] = [await run(["verdict", ...words]), await verdict(...words)];
  expect(one.out).toBe(other.out);
  expect(one.code).toBe(0);
  expect(JSON.parse(one.out)).toMatchObject({
    standinVerdict: 1,
    ruleSet: "2026.4",
    result: "pass",
    counts: { fail: 0, error: 0 },
  });
});

test("a verdict is as its published schema says", async () => {
  const schema = JSON.parse((await verdict("--schema")).out) as object;
  const validate = addFormats(new Ajv({ strict: false })).compile(schema);
  for (const file of ["good.jsonl", "bad.jsonl"]) {
    expect(validate(JSON.parse((await verdict("--json", "--from", inFolder(file))).out))).toBe(
      true,
    );
  }
  expect(validate({})).toBe(false);
});

test("exit codes: nothing to judge cannot be told, wrong usage, an unknown interface", async () => {
  writeFileSync(
    inFolder("empty.jsonl"),
    journalText({
      standinJournal: 1,
      observedUntil: files.good.observedUntil,
      trimmed: 0,
      exchanges: [],
    }),
  );
  expect(await verdict("--from", inFolder("empty.jsonl"))).toMatchObject({ code: 3 });
  expect(await verdict("--timeout", "soon")).toMatchObject({ code: 2 });
  expect(await verdict("--from", inFolder("good.jsonl"), "--interface", "none")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/No such interface/) as string,
  });
  expect(await verdict("--from", program)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/line 1: is not JSON/) as string,
  });
});

test("JUnit: a suite a run, a case a rule; broken is a failure, what cannot be told an error, what did not apply skipped", async () => {
  const { code } = await verdict(
    "--from",
    inFolder("bad.jsonl"),
    "--junit",
    inFolder("bad.xml"),
    "--html",
    inFolder("bad.html"),
  );
  expect(code).toBe(1);
  const xml = readFileSync(inFolder("bad.xml"), "utf8");
  expect(XMLValidator.validate(xml)).toBe(true);
  const {
    testsuites: { testsuite },
  } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "testcase" }).parse(
    xml,
  ) as {
    testsuites: { testsuite: Record<string, string> & { testcase: Record<string, unknown>[] } };
  };
  const cases = testsuite.testcase;
  expect(Number(testsuite["@_tests"])).toBe(cases.length);
  expect(Number(testsuite["@_failures"])).toBe(
    cases.filter((one) => one["failure"] !== undefined).length,
  );
  expect(Number(testsuite["@_skipped"])).toBe(
    cases.filter((one) => one["skipped"] !== undefined).length,
  );
  expect(cases.find((one) => String(one["@_name"]).startsWith("GC-11"))).toMatchObject({
    "@_classname": "standin.gift-card-v3",
    failure: {
      "@_type": "must",
      "#text": expect.stringMatching(/^no reversal of redemption[^]*Queue a reversal/) as string,
    },
  });
  expect(readFileSync(inFolder("bad.html"), "utf8")).toMatch(
    /^<!doctype html>[^]*GC-11[^]*<td class="at">0\.0 s<\/td>/,
  );
});

test("reports count in words that fit, and have no table without rows", async () => {
  const one = await till.pos("gift-card-v3").line.space.verdict();
  const rule = {
    id: "X-1",
    interface: "x",
    level: "must" as const,
    sentence: "Do.",
    source: "s",
    remedy: "r",
    outcome: "fail" as const,
    checks: [
      {
        outcome: "fail" as const,
        subject: "nothing of the journal",
        text: "not done",
        evidence: [],
      },
    ],
  };
  const verdict = {
    ...one,
    observed: { ...one.observed, exchanges: 1, trimmed: 1 },
    counts: { ...one.counts, fail: 1, "not-applicable": 1 },
    rules: [rule],
  };
  expect(textReport(verdict)).toMatch(
    /: 1 exchange up to [^ ]+, 1 older one dropped\.\nChecks: 1 fail.*; 1 rule did not apply\.\n/,
  );
  const page = htmlReport([{ name: "one", verdict, journal: files.bad }]);
  expect(page).toMatch(
    /; 1 exchange up to [^]*; checks: 1 fail[^]*; 1 rule did not apply\.<[^]*; 1 check\.</,
  );
  expect(page.slice(page.indexOf("<body>"))).not.toMatch(/<table>|\b1 (?!pass)\w+s\b|\b0 /);
});

test("a report without any rule is well-formed and says so", async () => {
  const { rules: _none, ...rest } = await till.pos("gift-card-v3").line.space.verdict();
  const verdict = { ...rest, result: "inconclusive" as const, rules: [] };
  expect(XMLValidator.validate(junitReport([{ name: "none", verdict }]))).toBe(true);
  expect(junitReport([{ name: "none", verdict }])).toMatch(
    /tests="1" failures="0" errors="1"[^]*<testcase classname="standin" name="a rule applies">\s*<error/,
  );
  expect(htmlReport([{ name: "none", verdict, journal: files.bad }])).toContain("No rule applied.");
});

test("characters that XML forbids, and those of HTML, do no harm", async () => {
  const evil = "a\0b\u0008\uFFFEc\uD800d<&\"'>]]>";
  expect(xmlText(evil)).toBe("a\\x00b\\x08\uFFFDc\uFFFDd<&\"'>]]>");
  const verdict = await till.pos("gift-card-v3").line.space.verdict();
  const named = {
    ...verdict,
    rules: [
      {
        id: evil,
        interface: "x",
        level: "must" as const,
        sentence: evil,
        source: evil,
        remedy: evil,
        outcome: "fail" as const,
        checks: [{ outcome: "fail" as const, subject: evil, text: evil, evidence: [] }],
      },
    ],
  };
  const xml = junitReport([{ name: evil, verdict: named }]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(htmlReport([{ name: evil, verdict: named, journal: files.bad }])).not.toMatch(
    /<&|\]\]>.*<script/,
  );
});

test("of several runs one that failed decides the exit code, whatever is undecided beside it", async () => {
  const exitCode = async (...journals: JournalFile[]) => {
    writeFileSync(inFolder("several.jsonl"), journals.map(journalText).join(""));
    return (await verdict("--from", inFolder("several.jsonl"))).code;
  };
  const undecided = { ...files.good, trimmed: 1 };
  expect(await exitCode(files.good, undecided)).toBe(3);
  expect(await exitCode(undecided, files.bad, files.good)).toBe(1);
});

describe("waivers", () => {
  const waiver = (parts: object = {}): string => {
    const given = {
      rule: "GC-11",
      reason: "known, ticket 17",
      owner: "till team",
      until: "2099-01-01",
      ...parts,
    };
    const file = inFolder(`waivers-${Object.values(parts).join("").replace(/\W/g, "")}.yaml`);
    writeFileSync(file, `waivers:\n  - ${JSON.stringify(given)}\n`);
    return file;
  };

  test.each<[string, object, string[], number, RegExp]>([
    [
      "a rule about money needs a word of its own",
      {},
      [],
      1,
      /waivers-\.yaml:2:5: GC-11 is about money: use --allow-critical-waivers to waive it/,
    ],
    ["with it, it is waived", {}, ["--allow-critical-waivers"], 0, /WAIVED {7}GC-11/],
    [
      "an expired one",
      { until: "2020-01-01" },
      ["--allow-critical-waivers"],
      1,
      /the waiver of GC-11 expired on 2020-01-01/,
    ],
    ["one of no rule", { rule: "GC-99" }, [], 1, /GC-99 is not a rule of this verdict/],
    [
      "one that no longer matches anything",
      { rule: "GC-05" },
      [],
      1,
      /the waiver of GC-05 no longer matches anything/,
    ],
  ])("%s", async (_name, parts, more, code, reported) => {
    expect(
      await verdict("--from", inFolder("bad.jsonl"), "--waivers", waiver(parts), ...more),
    ).toMatchObject({ code, out: expect.stringMatching(reported) as string });
  });

  test("one about another interface than those that are judged is no mistake", async () => {
    writeFileSync(inFolder("both.jsonl"), journalText(files.good) + journalText(files.bad));
    const judged = (file: string, parts: object) =>
      verdict(
        ...["--from", inFolder(file), "--interface", "gift-card-v3", "--waivers", waiver(parts)],
        "--allow-critical-waivers",
      );
    for (const parts of [{ rule: "AT-05" }, { rule: "GC-11", interface: "gift-card" }])
      for (const file of ["good.jsonl", "both.jsonl"])
        expect((await judged(file, parts)).out + (await judged(file, parts)).err).not.toMatch(
          /waiver/i,
        );
    expect((await judged("good.jsonl", { rule: "GC-11" })).code).toBe(1);
    expect((await judged("good.jsonl", { rule: "AT-05", interface: "voucher" })).out).toMatch(
      /AT-05 is not a rule of this verdict/,
    );
  });

  test("of several runs one needs to match: the file may hold all of them", async () => {
    writeFileSync(inFolder("both.jsonl"), journalText(files.good) + journalText(files.bad));
    const judged = (rule: string, ...more: string[]) =>
      verdict(
        "--from",
        inFolder("both.jsonl"),
        "--waivers",
        waiver({ rule }),
        "--allow-critical-waivers",
        ...more,
      );
    const both = inFolder("both.yaml");
    writeFileSync(
      both,
      [waiver({ rule: "GC-11" }), waiver({ rule: "GC-05" })]
        .map((file, at) => readFileSync(file, "utf8").slice(at === 0 ? 0 : "waivers:\n".length))
        .join(""),
    );
    const matching = await judged("GC-11");
    expect(matching).toMatchObject({ code: 0, err: "" });
    expect(matching.out.match(/^redemption-answer-lost: PASS/gm)).toHaveLength(2);
    const [xml, markdown, html] = ["xml", "md", "html"].map((type) =>
      inFolder(`waivers.${type}`),
    ) as [string, string, string];
    const reports = ["--junit", xml, "--markdown", markdown, "--html", html];
    expect(await judged("GC-05", ...reports, "--waivers", both)).toMatchObject({ code: 1 });
    expect(readFileSync(html, "utf8")).toMatch(
      /<p class="bad">[^<]*the waiver of GC-05 no longer matches anything<\/p>/,
    );
    expect(readFileSync(xml, "utf8")).toMatch(
      /<testsuite name="waivers" tests="1" failures="1"[^]*GC-05 no longer matches anything/,
    );
    expect(readFileSync(markdown, "utf8")).toMatch(
      /^## Standin: ❌ FAIL: 1 waiver matched in no run\.[^]*### Waivers\n\n- [^\n]*GC\\?-05 no longer/,
    );
    expect(await judged("GC-05")).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /waivers-GC05\.yaml:2:5: the waiver of GC-05 no longer matches anything\n$/,
      ) as string,
    });
  });

  test("a file that is wrong is refused with its place", async () => {
    expect(
      await verdict("--from", inFolder("bad.jsonl"), "--waivers", waiver({ until: "soon" })),
    ).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /:2:\d+: waivers\[0\]\.until: must be a day, YYYY-MM-DD/,
      ) as string,
    });
  });
});

test("in process, with the matcher", async () => {
  const pos = till.pos("gift-card-v3");
  pos.line.space.reset();
  pos.line.space.scenario("redemption-answer-lost");
  await pos.sell("redemption");
  const verdict = await pos.line.space.verdict();
  const matcher = expect(verdict) as unknown as { toPassVerdict(): void };
  matcher.toPassVerdict();
  expect(toPassVerdict({ ...verdict, result: "fail" })).toMatchObject({ pass: false });
  expect(textReport(verdict)).toMatch(/^PASS/);
});

describe("standin run", () => {
  const client = (reverse: boolean): string => {
    const file = inFolder(`client-${String(reverse)}.mjs`);
    writeFileSync(
      file,
      `
      const id = crypto.randomUUID(), time = new Date().toISOString(), list = [{ institutionId: "6001", transactionIdentifier: "X1" }];
      const merchant = { merchantType: "5411", merchantId: "HARBGROC0000417", merchantName: { name: "H", city: "S", region: "WC", country: "ZA" } };
      const send = (path, body, patience) => fetch(process.env.STANDIN_URL + "/giftcard/v3/redemptions/" + path, {
        method: "POST", body: JSON.stringify(body), signal: AbortSignal.timeout(patience),
        headers: { "content-type": "application/json", authorization: "Basic " + btoa(process.env.STANDIN_USER) },
      }).catch(() => undefined);
      await send(id, { id, time, originator: { institution: { id: "6001", name: "H" }, terminalId: "T1000001", merchant }, client: { id: process.env.STANDIN_USERNAME, name: "T" },
        thirdPartyIdentifiers: list, card: { pan: "6099310000000000068" }, amounts: { requestAmount: { amount: 10, currency: "710" } } }, 2_000);
      const advice = crypto.randomUUID();
      if (${String(reverse)}) await send(id + "/reversals/" + advice, { id: advice, requestId: id, time, thirdPartyIdentifiers: list, reversalReason: "TIMEOUT" }, 20_000);
    `,
    );
    return file;
  };

  const ran = (reverse: boolean, ...options: string[]): Promise<Ended> => {
    const command = ["--", process.execPath, client(reverse)];
    const words = ["run", "--user", "7102:till", ...options, "redemption-answer-lost"];
    return run([...words, ...command]);
  };

  const own = join(folder, "own");
  const withWrong = join(folder, "with-wrong");
  const alone = join(folder, "alone");
  const writeScenario = (directory: string, name: string): void => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(
      join(directory, `${name}.yaml`),
      `name: ${name}\ntitle: Lost\ninterface: gift-card-v3\nrules:\n  - { on: { operation: redeem }, times: 1, fault: { when: after, kind: reset } }\nexpect:\n  - { operation: reverseRedemption, atLeast: 1 }\n  - never: { operation: redeem, count: "> 1" }\n`,
    );
  };
  const ranAll = (...words: string[]): Promise<Ended> =>
    run(["run", "--all", ...words, "--", process.execPath, client(true)]);

  let runs: Promise<Ended>[];
  let ofDirectory: Promise<Ended>;
  let besideWrong: Promise<Ended>;
  let waived: Promise<Ended>;
  let failing: Promise<Ended>;
  let idle: Promise<Ended>;
  // Side by side: each waits for processes, and some for an answer that never comes.
  beforeAll(() => {
    runs = [ran(true), ran(false, "--no-wait"), ran(false, "--reverse-within", "0.1")];
    for (const name of ["one", "two"])
      for (const directory of [own, withWrong]) writeScenario(directory, name);
    writeFileSync(join(withWrong, "wrong.yaml"), "name: wrong\n");
    writeScenario(alone, "one");
    writeFileSync(
      inFolder("unmatched.yaml"),
      "waivers:\n  - { rule: GC-05, reason: known, owner: till team, until: 2099-01-01 }\n",
    );
    const [xml, journal] = [inFolder("all.xml"), inFolder("all.jsonl")];
    const user = ["--user", "7102:till"];
    ofDirectory = ranAll(...user, "--scenarios", own, "--junit", xml, "--export", journal);
    const atOnce = ["--quiet", "--judge-at-exit", "--jobs", "3", "--junit", inFolder("quiet.xml")];
    besideWrong = ranAll(...atOnce, "--scenarios", withWrong);
    waived = ranAll(...user, "--scenarios", alone, "--waivers", inFolder("unmatched.yaml"));
    const command = ["--", process.execPath, "-e", "process.exit(5)"];
    failing = run(["run", "one", "--scenarios", own, ...command]);
    idle = run(["run", "--all", "--scenarios", own, "--", process.execPath, "-e", ""]);
  });

  test("a directory of scenarios, one suite each; its journal is read and judged again", async () => {
    expect(await ofDirectory).toMatchObject({ code: 0 });
    expect(readFileSync(inFolder("all.xml"), "utf8").match(/<testsuite /g)).toHaveLength(2);
    const from = ["--from", inFolder("all.jsonl")];
    const listed = await runHere(["messages", ...from]);
    expect(listed.out).toMatch(
      /^one:\nnumber .*\n +1 .* redeem .*\n +2 .* reverseRedemption .*\ntwo:\nnumber .*\n +1 /,
    );
    const shown = await runHere(["messages", "show", "2", "--json", ...from]);
    const both = JSON.parse(shown.out) as Exchange[];
    expect(both.map(({ operation }) => operation)).toEqual([
      "reverseRedemption",
      "reverseRedemption",
    ]);
    expect(await runHere(["messages", "show", "99", ...from])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/has no message 99\./) as string,
    });
    const again = await verdict(...from);
    expect([again.code, again.out.match(/^(one|two): PASS/gm)]).toEqual([
      0,
      ["one: PASS", "two: PASS"],
    ]);
  });

  test("a wrong scenario file does not stop the others; the results are a table", async () => {
    const { code, out, err } = await besideWrong;
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^wrong did not run: .*wrong\.yaml:1:1: /m),
    ]);
    expect(out).toMatch(
      /^one: PASS: the POS behaved\.\ntwo: PASS: the POS behaved\.\n\nscenario +result +seconds +rules\none +PASS +[\d.]+\ntwo +PASS +[\d.]+\n$/,
    );
    expect(
      readFileSync(inFolder("quiet.xml"), "utf8").match(/<testsuite [^>]*time="/g),
    ).toHaveLength(2);
  });

  test("scenarios that struck nothing are named, with what to do", async () => {
    expect(await idle).toMatchObject({
      code: 3,
      err: expect.stringMatching(
        /^The POS sent nothing that these scenarios strike: one, two\. Run those that are for it: --interface NAME /m,
      ) as string,
    });
    expect((await ofDirectory).err).not.toContain("strike");
  });

  test("a waiver that matches nothing, a command that fails, and nothing to run are no pass", async () => {
    expect(await waived).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the waiver of GC-05 no longer matches anything/) as string,
    });
    expect(await failing).toMatchObject({
      code: 3,
      out: expect.stringMatching(/the command ended with 5/) as string,
    });
    const command = ["--", process.execPath, client(true)];
    expect(
      await runHere(["run", "--all", "--scenarios", own, "--interface", "airtime", ...command]),
    ).toMatchObject({
      code: 2,
      err: expect.stringMatching(/There is no scenario for airtime\./) as string,
    });
    expect(await runHere(["run", "one"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/and the command to run/) as string,
    });
  });

  test("a POS that reverses passes; one that does not cannot be told while there is time, and fails after it", async () => {
    const [reversing, waitedFor, overdue] = await Promise.all(runs);
    expect(reversing).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^redemption-answer-lost: PASS/) as string,
    });
    expect(waitedFor).toMatchObject({
      code: 3,
      out: expect.stringMatching(/INCONCLUSIVE/) as string,
    });
    expect(overdue).toMatchObject({
      code: 1,
      out: expect.stringMatching(/FAIL {9}GC-11/) as string,
    });
  });
});
