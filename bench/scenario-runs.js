"use strict";
/** What `standin run --all` costs: beside the commands that it runs, and where sixteen of them run at a time. */
const { execFileSync } = require("node:child_process");
const { mkdirSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const program = join(__dirname, "../bin/standin.js");

/** So many scenarios that lose one answer each, in a directory. */
function writeScenarios(directory, count) {
  mkdirSync(directory);
  for (let number = 1; number <= count; number += 1) {
    const name = `lost-${number}`;
    const rule = "{ on: { operation: redeem }, times: 1, fault: { when: after, kind: empty } }";
    writeFileSync(
      join(directory, `${name}.yaml`),
      `name: ${name}\ntitle: An answer is lost\ninterface: gift-card-v3\nrules:\n  - ${rule}\n`,
    );
  }
  return directory;
}

/** Runs a command under every scenario of a directory; how long it took, and its processor time with its children's. */
function runAll(directory, jobs, command) {
  const words = [program, "run", "--all", "--scenarios", directory, "--judge-at-exit", "--quiet"];
  const script = '"$@" >/dev/null 2>&1; times';
  const began = performance.now();
  const shown = execFileSync(
    "bash",
    ["-c", script, "bash", process.execPath, ...words, "--jobs", String(jobs), "--", ...command],
    { encoding: "utf8" },
  );
  return { ms: performance.now() - began, processorMs: childrensTime(shown) };
}

/** What bash's `times` says of the processes that it waited for: user and system time, in milliseconds. */
function childrensTime(shown) {
  const line = shown.trim().split("\n").at(-1) ?? "";
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1_000,
    0,
  );
}

/**
 * Milliseconds of one more run whose command does nothing, and the processor time of sixteen runs of a till at a time,
 * divided by that of one after the other.
 */
function costOfRuns(folder) {
  const few = writeScenarios(join(folder, "few"), 8);
  const many = writeScenarios(join(folder, "many"), 40);
  const nothing = ["true"];
  runAll(few, 1, nothing);
  const oneMore = (runAll(many, 1, nothing).ms - runAll(few, 1, nothing).ms) / 32;
  const till = [process.execPath, join(__dirname, "../test/explore/quick-till.mjs")];
  const inTurn = runAll(many, 1, till).processorMs;
  const atOnce = runAll(many, 16, till).processorMs;
  return { oneMore, atOnce: atOnce / inTurn };
}

module.exports = { costOfRuns };
