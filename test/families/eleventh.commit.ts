import { type ExecFileException, execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const { placeEleventh } = jest.requireActual<{ placeEleventh: (folder: string) => void }>(
  "../eleventh/place.js",
);

const kept = join(__dirname, "../eleventh");
const folder = mkdtempSync(join(tmpdir(), "standin-eleventh-"));

/**
 * Runs a program of Node in the copy, in the commit tier, without what else this run of the tests has set; gives what it
 * printed. The error of one that fails says that too.
 */
async function run(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    JEST_WORKER_ID: undefined,
    STANDIN_TIER: "commit",
  };
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: folder, env })).stdout;
  } catch (error) {
    const { message, stdout } = error as ExecFileException & { stdout: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
}

/** The tests that say of every interface, or of the new one, that it is whole. */
const tests = [
  "parking/parking.family.test",
  "contract/openapi.commit",
  "docs/pages.test",
  "conformance/rules/rules.test",
  "till/examples.commit",
  "till/recorded.test",
].map((name) => `test/${name}.ts`);

beforeAll(async () => {
  placeEleventh(folder);
  await run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
  await run("build/bundle.js", "dist", "judge-thread", "copy-check");
  await run("docs/record-examples.js");
  await run("docs/generate.js");
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("an eleventh interface passes the suite of all families, and those of OpenAPI, of the documentation and of the rules", async () => {
  const args = ["--json", "--runInBand", "--runTestsByPath", ...tests];
  const report = JSON.parse(await run("node_modules/jest/bin/jest.js", ...args)) as {
    success: boolean;
    numPassedTestSuites: number;
    numPassedTests: number;
  };
  expect(report).toMatchObject({ success: true, numPassedTestSuites: tests.length });
  expect(report.numPassedTests).toBeGreaterThan(400);
});

test("an eleventh interface is judged: a till that repeats a request breaks its first rule", async () => {
  const [good, bad] = JSON.parse(await run(join(kept, "verdict.js"), folder)) as unknown[];
  expect(good).toEqual({ statuses: [201, 202], credit: 99_999_993, result: "pass", broken: [] });
  expect(bad).toEqual({
    statuses: [201, 400, 202],
    credit: 99_999_993,
    result: "fail",
    broken: ["PK-01"],
  });
});
