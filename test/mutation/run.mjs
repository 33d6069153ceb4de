import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { reportMutants } from "./report.mjs";
import { rooms } from "./rooms.mjs";

/** Gate T1: of the mutants of each room so many per cent are noticed by its tests. `--room`, `--concurrency`. */
const { values } = parseArgs({
  options: {
    room: { type: "string", multiple: true, default: Object.keys(rooms) },
    concurrency: { type: "string", default: String(availableParallelism()) },
  },
});

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

const optionsOf = (room, { mutate, tests, without }) => ({
  mutate,
  concurrency: Number(values.concurrency),
  testRunner: "in-process",
  standinTests: tests,
  standinWithout: without,
  coverageAnalysis: "perTest",
  plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
  reporters: ["json", "clear-text"],
  jsonReporter: { fileName: `.nightly/mutation/${room}.json` },
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  ignorePatterns: ["dist", ".nightly", "coverage", "docs", "bench", "*.db*"],
  tempDirName: `.nightly/mutation/${room}-sandbox`,
  timeoutMS: 10_000,
  logLevel: "warn",
  fileLogLevel: "off",
  warnings: { slow: false, unknownOptions: false },
});

/** Has a test file play, and keep its journals for the mutants. */
function keepJournals(file) {
  const folder = resolve(".nightly/mutation/journals");
  execFileSync(process.execPath, ["node_modules/jest/bin/jest.js", "--runTestsByPath", file], {
    env: { ...process.env, STANDIN_TIER: "commit", STANDIN_KEEP_JOURNALS: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.env.STANDIN_JOURNALS = folder;
}

const countOf = (results, ...statuses) =>
  results.filter(({ status }) => statuses.includes(status)).length;

const report = (room, results, startedAt) =>
  reportMutants({
    room,
    killed: countOf(results, "Killed"),
    timedOut: countOf(results, "Timeout"),
    survived: countOf(results, "Survived"),
    uncovered: countOf(results, "NoCoverage"),
    violations: countOf(results, "RuntimeError", "CompileError", "Pending"),
    startedAt,
  });

const all = [];
const startedAt = performance.now();
let passed = true;
for (const name of values.room) {
  const roomStartedAt = performance.now();
  const { journals } = rooms[name];
  if (journals !== undefined) keepJournals(journals);
  const results = await new Stryker(optionsOf(name, rooms[name])).runMutationTest();
  all.push(...results);
  passed = report(name, results, roomStartedAt) && passed;
}
if (values.room.length > 1) passed = report("all", all, startedAt) && passed;
process.exitCode = passed ? 0 : 1;
