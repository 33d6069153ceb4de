import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { StandinSpace } from "../../src";
import {
  card,
  cards,
  newTill,
  redemptionOf,
  requestFor,
  requestPath,
} from "../support/messages/gift-card";
import { program } from "../support/program";
import { codeBlocks, pageText } from "./shell-snippets";
import { startStandin, until } from "../support/standin";

const page = pageText("docs/from-other-languages.md");
const [pytest = ""] = codeBlocks(page, "python");
const [junit = ""] = codeBlocks(page, "java");
const folder = mkdtempSync(join(tmpdir(), "standin-languages-"));
for (const file of ["conftest.py", "Standin.java"])
  copyFileSync(resolve(__dirname, "../../languages", file), join(folder, file));

// Debian's packages: python3-pytest for its own Python, junit5 with the launcher for the console.
const python = "/usr/bin/python3";
const jars = "/usr/share/java";
const launcher = join(jars, "junit-platform-console-standalone.jar");

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const missing = [
  ...(has(python, "-m", "pytest", "--version") ? [] : ["python3-pytest"]),
  ...(existsSync(launcher) && has("javac", "-version") ? [] : ["junit5 and a JDK"]),
];
if (missing.length > 0)
  process.stderr.write(
    `Not installed: ${missing.join(", ")}. The examples for them are not run.\n`,
  );
const where = (name: string) => (missing.includes(name) ? test.skip : test);

/** Runs a command as the page says, in a folder that has nothing else; what it prints, whatever its exit code is. */
async function ran(
  [command = "", ...args]: readonly string[],
  found: NodeJS.ProcessEnv = { STANDIN: `${process.execPath} ${program}` },
  cwd = folder,
): Promise<string> {
  const env = { ...process.env, ...found };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env });
    return stdout === "" ? stderr : stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return stdout + stderr + String(error);
  }
}

const runPytest = [python, "-m", "pytest", "-p", "no:cacheprovider"];

where("python3-pytest")(
  "the pytest example passes, by itself and under `standin exec`",
  async () => {
    writeFileSync(join(folder, "test_redemption.py"), pytest);
    expect(await ran(runPytest)).toMatch(/\n=+ 3 passed in /);
    const exec = [process.execPath, program, "exec", "--", ...runPytest];
    expect(await ran(exec, { STANDIN: "no-such-command" })).toMatch(/\n=+ 3 passed in /);
  },
);

where("python3-pytest")(
  "the verdict fails the pytest example where the POS does not reverse",
  async () => {
    const { url } = await startStandin();
    const spoilt = pytest.replace("status >= 500 and reverses", "status >= 1000");
    expect(spoilt).not.toBe(pytest);
    writeFileSync(join(folder, "test_redemption.py"), spoilt);
    const told = await ran(runPytest, { STANDIN_URL: url });
    expect(told).toMatch(/ERROR test_redemption\.py::test_a_lost_answer_is_reversed/);
    expect(told).toMatch(/GC-11 .*reversal/);
    expect(told).toMatch(/\n=+ 3 passed, 1 error in /);
  },
);

const classPath = [
  "junit-jupiter-api",
  "junit-jupiter-engine",
  "junit-platform-commons",
  "opentest4j",
  "apiguardian-api",
  "junit-platform-engine",
]
  .map((name) => join(jars, `${name}.jar`))
  .join(":");

const compile = (...sources: string[]) => [
  ...["javac", "-Xlint:all", "-cp", classPath, "-d", "classes"],
  ...sources,
];

const launch = [
  "java",
  "-cp",
  `${classPath}:${launcher}:${jars}/picocli.jar:${jars}/junit-platform-launcher.jar:${jars}/junit-platform-reporting.jar:${jars}/univocity-parsers.jar:${jars}/open-test-reporting-events.jar`,
  "org.junit.platform.console.ConsoleLauncher",
  "--class-path",
  "classes",
  "--scan-class-path",
  "--disable-banner",
];

where("junit5 and a JDK")("the JUnit example passes", async () => {
  writeFileSync(join(folder, "RedemptionTest.java"), junit);
  expect(await ran(compile("Standin.java", "RedemptionTest.java"))).toBe("");
  expect(await ran(launch)).toMatch(/\[ +3 tests successful +\]/);
});

/*
 * A sale as code runs unchanged in an empty folder, and finds the rules that the sale broke; of a sale that broke none,
 * it finds none.
 */

/** A sale whose answer was lost, with a PIN and a till that is not ASCII; `isReversed`: its POS did what it had to. */
async function lostSale(isReversed: boolean): Promise<{ space: StandinSpace; id: string }> {
  const till = newTill(await startStandin(), "7102", "till");
  const redemption = redemptionOf(cards.withPin, 100, {
    card: card(cards.withPin, { clearPin: "1234" }),
    originator: {
      ...(requestFor(cards.withPin)["originator"] as object),
      terminalId: 'Kas\u00e9 "\\1',
    },
  });
  till.space.fault("redeem", { after: "no-answer", times: 1 });
  const silent = till.client.postIntoSilence(requestPath("redemption", redemption.id), redemption);
  await until(() => till.space.messages().exchanges.length === 1);
  till.space.clock({ advanceSeconds: 100 });
  await silent;
  if (isReversed) await till.reverse("redemption", redemption.id, { reversalReason: "TIMEOUT" });
  return { space: till.space, id: redemption.id };
}

const runners = [
  {
    language: "jest",
    needs: "Jest",
    file: "sale.test.js",
    begun: /(const BROKEN = ).*;/,
    none: "$1[];",
    commands: [[process.execPath, require.resolve("jest/bin/jest"), "--config", "{}"]],
    passed: /Tests: +1 passed/,
    failed: /Tests: +1 failed/,
  },
  {
    language: "pytest",
    needs: "python3-pytest",
    file: "test_sale.py",
    begun: /(BROKEN = ).*/,
    none: "$1[]",
    commands: [runPytest],
    passed: /\n=+ 1 passed in /,
    failed: undefined,
  },
  {
    language: "junit",
    needs: "junit5 and a JDK",
    file: "SaleTest.java",
    begun: /(BROKEN = List.of).*;/,
    none: "$1();",
    commands: [compile("SaleTest.java"), launch],
    passed: /\[ +1 tests successful +\]/,
    failed: undefined,
  },
] as const;

const present = runners.filter(({ needs }) => !missing.includes(needs));

/** What is told of the code of a sale, alone in a folder; most of the time it waits for the verdict. */
async function toldBy({ file, commands }: (typeof runners)[number], code: string): Promise<string> {
  const empty = mkdtempSync(join(tmpdir(), "standin-sale-"));
  writeFileSync(join(empty, file), code);
  const { url } = await startStandin();
  let text = "";
  for (const command of commands) text += await ran(command, { STANDIN_URL: url }, empty);
  return text;
}

test("the code of a sale finds the rules again that it broke, and none where it broke none", async () => {
  const [broken, kept] = [await lostSale(false), await lostSale(true)];
  await Promise.all(
    present.map(async (runner) => {
      const { language, begun, none, passed, failed } = runner;
      const code = await broken.space.transactionCode(broken.id, language);
      expect(begun.exec(code)?.[0]).toMatch(/BROKEN = \D+"GC-11"\D/);
      const good = await kept.space.transactionCode(kept.id, language);
      expect(good.replace(begun, none)).toBe(good);
      const changed = failed === undefined ? [] : [code.replace(begun, none)];
      const told = await Promise.all([code, good, ...changed].map((one) => toldBy(runner, one)));
      expect(told).toEqual(
        [passed, passed, ...(failed === undefined ? [] : [failed])].map(
          (pattern) => expect.stringMatching(pattern) as string,
        ),
      );
    }),
  );
});
