import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { program } from "./support/program";
import { codeBlocks, pageText } from "./support/shell-snippets";

const page = pageText("docs/from-other-languages.md");
const [pytest = ""] = codeBlocks(page, "python");
const [junit = ""] = codeBlocks(page, "java");
const folder = mkdtempSync(join(tmpdir(), "standin-languages-"));

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

/** Runs a command as the page says; what it prints, whatever its exit code is. */
async function ran(command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, STANDIN: `${process.execPath} ${program}` };
  try {
    return (await promisify(execFile)(command, args, { cwd: folder, env })).stdout;
  } catch (error) {
    return String((error as { stdout?: string }).stdout) + String(error);
  }
}

where("python3-pytest")(
  "the pytest example passes, and fails where the POS does not reverse",
  async () => {
    writeFileSync(join(folder, "test_redemption.py"), pytest);
    expect(await ran(python, "-m", "pytest", "-p", "no:cacheprovider")).toMatch(
      /\n=+ 3 passed in /,
    );
    writeFileSync(
      join(folder, "test_redemption.py"),
      pytest.replace("status >= 500 and reverses", "status >= 1000"),
    );
    expect(await ran(python, "-m", "pytest", "-p", "no:cacheprovider")).toMatch(
      /FAILED test_redemption\.py::test_a_lost_answer_is_reversed/,
    );
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
  const compiled = await ran(
    "javac",
    "-Xlint:all",
    "-cp",
    classPath,
    "-d",
    "classes",
    "RedemptionTest.java",
  );
  expect(compiled).toBe("");
  const launched = await ran(
    "java",
    "-cp",
    `${classPath}:${launcher}:${jars}/picocli.jar:${jars}/junit-platform-launcher.jar:${jars}/junit-platform-reporting.jar:${jars}/univocity-parsers.jar:${jars}/open-test-reporting-events.jar`,
    "org.junit.platform.console.ConsoleLauncher",
    "--class-path",
    "classes",
    "--scan-class-path",
    "--disable-banner",
  );
  expect(launched).toMatch(/\[ +3 tests successful +\]/);
});
