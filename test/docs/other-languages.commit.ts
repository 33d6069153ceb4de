import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { program } from "../support/program";
import { codeBlocks, pageText } from "./shell-snippets";
import { startStandin } from "../support/standin";

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
): Promise<string> {
  const env = { ...process.env, ...found };
  try {
    return (await promisify(execFile)(command, args, { cwd: folder, env })).stdout;
  } catch (error) {
    return String((error as { stdout?: string }).stdout) + String(error);
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

where("junit5 and a JDK")("the JUnit example passes", async () => {
  writeFileSync(join(folder, "RedemptionTest.java"), junit);
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
  const sources = ["Standin.java", "RedemptionTest.java"];
  const compiled = await ran([
    "javac",
    "-Xlint:all",
    "-cp",
    classPath,
    "-d",
    "classes",
    ...sources,
  ]);
  expect(compiled).toBe("");
  const launched = await ran([
    "java",
    "-cp",
    `${classPath}:${launcher}:${jars}/picocli.jar:${jars}/junit-platform-launcher.jar:${jars}/junit-platform-reporting.jar:${jars}/univocity-parsers.jar:${jars}/open-test-reporting-events.jar`,
    "org.junit.platform.console.ConsoleLauncher",
    "--class-path",
    "classes",
    "--scan-class-path",
    "--disable-banner",
  ]);
  expect(launched).toMatch(/\[ +3 tests successful +\]/);
});
