import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const { copyProject } = jest.requireActual<{ copyProject: (folder: string) => void }>(
  "../eleventh/place.js",
);

const project = mkdtempSync(join(tmpdir(), "standin-built-"));
const dist = join(project, "dist");
beforeAll(() => {
  copyProject(project);
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

interface Report {
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs test files of the copy, without what this run of the tests has set. */
async function jestRuns(...files: string[]): Promise<Report> {
  const args = ["node_modules/jest/bin/jest.js", "--json", "--runInBand", "--runTestsByPath"];
  const env = { ...process.env, JEST_WORKER_ID: undefined, STANDIN_TIER: undefined };
  const run = promisify(execFile)(process.execPath, [...args, ...files], { cwd: project, env });
  return JSON.parse((await run).stdout) as Report;
}

const tested = (): string[] =>
  readdirSync(join(dist, "tested"))
    .map((name) => name.replace(/^[\da-f]{16}/, "DIGEST"))
    .sort();

const unit = "src/mistake.test.ts";
const program = "test/cli/start-environment.test.ts";
const passed = { numFailedTests: 0, numPassedTests: expect.any(Number) as number };

test("a run builds into dist/tested alone, whatever was built before, and runs none of that", async () => {
  const kept = ["standin.js", "judge-thread.js", "mistake.js", "console/index.html"];
  for (const name of kept) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), `throw new Error("${name} is an earlier build");`);
  }
  // Two at once, with nothing built for either.
  expect(await Promise.all([jestRuns(unit, program), jestRuns(program)])).toEqual([
    expect.objectContaining(passed),
    expect.objectContaining(passed),
  ]);
  expect(tested()).toEqual(["DIGEST", "shared"]);
  for (const name of kept)
    expect(readFileSync(join(dist, name), "utf8")).toContain("is an earlier build");
  const others = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/^tested\b/.test(name) && name !== "console",
  );
  expect(others.sort()).toEqual(kept.sort());
});

test("a unit test has the sources built alone, once, and again when they have changed", async () => {
  rmSync(dist, { recursive: true, force: true });
  expect(await jestRuns(unit)).toMatchObject(passed);
  expect([readdirSync(dist), tested()]).toEqual([["tested"], ["DIGEST-sources", "shared"]]);
  const [built = ""] = readdirSync(join(dist, "tested"));
  expect(readdirSync(join(dist, "tested", built, "dist")).sort()).toEqual([
    "tested-packages.js",
    "tested-sources.js",
    "tested-sources.js.map",
  ]);
  expect(await jestRuns(unit)).toMatchObject(passed);
  expect(tested()).toEqual(["DIGEST-sources", "shared"]);
  writeFileSync(join(project, "src/mistake.ts"), "\n// Changed.\n", { flag: "a" });
  expect(await jestRuns(unit)).toMatchObject(passed);
  expect(tested()).toEqual(["DIGEST-sources", "DIGEST-sources", "shared"]);
});
