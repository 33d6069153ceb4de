import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { rooms } from "./rooms.mjs";

/** Gate T1: of the mutants of each room so many per cent are noticed by its tests. `--room`, `--concurrency`. */
const floor = 85;

const { values } = parseArgs({
  options: {
    room: { type: "string", multiple: true, default: Object.keys(rooms) },
    concurrency: { type: "string", default: String(availableParallelism()) },
  },
});

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

const optionsOf = (room, { mutate, tests }) => ({
  mutate,
  concurrency: Number(values.concurrency),
  testRunner: "in-process",
  standinTests: tests,
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

function commitNow() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

const countOf = (results, ...statuses) =>
  results.filter(({ status }) => statuses.includes(status)).length;

/** A line as the other gates print it. Trials: all mutants; effective: those that some test noticed; floor: how many must be. */
function report(name, results, startedAt) {
  const trials = countOf(results, "Killed", "Timeout", "Survived", "NoCoverage");
  const killed = countOf(results, "Killed");
  const timedOut = countOf(results, "Timeout");
  const effective = killed + timedOut;
  const wanted = Math.ceil((trials * floor) / 100);
  const broken = countOf(results, "RuntimeError", "CompileError", "Pending");
  const passed = trials > 0 && effective >= wanted && broken === 0;
  process.stdout.write(
    [
      "gate T1",
      "tier=nightly",
      `room=${name}`,
      `trials=${trials}`,
      `effective=${effective}`,
      `floor=${wanted}`,
      `killed=${killed}`,
      `timedOut=${timedOut}`,
      `survived=${countOf(results, "Survived")}`,
      `uncovered=${countOf(results, "NoCoverage")}`,
      `score=${((100 * effective) / Math.max(trials, 1)).toFixed(2)}`,
      `violations=${broken}`,
      `commit=${commitNow()}`,
      `seconds=${((performance.now() - startedAt) / 1000).toFixed(1)}`,
      passed ? "passed" : "FAILED",
    ].join(" ") + "\n",
  );
  return passed;
}

const all = [];
const startedAt = performance.now();
let passed = true;
for (const name of values.room) {
  const roomStartedAt = performance.now();
  const results = await new Stryker(optionsOf(name, rooms[name])).runMutationTest();
  all.push(...results);
  passed = report(name, results, roomStartedAt) && passed;
}
if (values.room.length > 1) passed = report("all", all, startedAt) && passed;
process.exitCode = passed ? 0 : 1;
