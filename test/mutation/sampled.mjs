import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { commonTokens } from "@stryker-mutator/api/plugin";
import { createInstrumenter } from "@stryker-mutator/instrumenter";
import { createInjector } from "typed-inject";
import { servedRooms } from "./rooms.mjs";
import { reportMutants } from "./report.mjs";

/*
 * Gate T1 for the rooms whose tests start simulators. A mutant then costs as long as the tests of its room, so a night takes one
 * room, the next night the next one, and draws some of its mutants. `--room`, `--mutants`, `--seed` choose others.
 */

const { values } = parseArgs({
  options: {
    room: { type: "string", multiple: true },
    mutants: { type: "string", default: "40" },
    seed: { type: "string", default: String(Math.floor(Date.now() / 86_400_000)) },
  },
});
const root = fileURLToPath(new URL("../..", import.meta.url));

const names = Object.keys(servedRooms);
const tonight = values.room ?? [names[Number(values.seed) % names.length]];

/** A number from 0 to 1 that follows from the seed (mulberry32). */
function drawFrom(seed) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, each at most once. */
function drawn(list, count, draw) {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(draw() * left.length), 1).at(0),
  );
}

const silent = () => undefined;
const logger = {
  ...Object.fromEntries(
    ["trace", "debug", "info", "warn", "error", "fatal"].map((level) => [level, silent]),
  ),
  isDebugEnabled: () => false,
  isTraceEnabled: () => false,
};

/** Every mutant of the files of a room: file, place and what stands there instead. */
async function mutantsOf(folder) {
  const files = execFileSync("git", ["ls-files", `src/${folder}`], { encoding: "utf8", cwd: root })
    .split("\n")
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => ({
      name: join(root, path),
      mutate: true,
      content: readFileSync(join(root, path), "utf8"),
    }));
  const instrumenter = createInjector()
    .provideValue(commonTokens.logger, logger)
    .provideValue(commonTokens.getLogger, () => logger)
    .injectFunction(createInstrumenter);
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true };
  const { mutants } = await instrumenter.instrument(files, options);
  return mutants.map(({ fileName, location, replacement }) => ({
    path: relative(root, fileName),
    location,
    replacement,
  }));
}

/** The text of a file with a mutant in it. */
function mutated(text, { location: { start, end }, replacement }) {
  const lines = text.split("\n");
  const at = ({ line, column }) =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column;
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}

/** A copy of the project, so that a test that runs beside this meets no mutant. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), "standin-mutants-"));
  const left = ["node_modules", "dist", ".git", ".nightly", "site"].map((name) => join(root, name));
  cpSync(root, copy, { recursive: true, filter: (from) => !left.includes(from) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Whether the tests of a room pass in the copy: `passed`, `failed`, or `timedOut`. */
function outcomeOfTests(copy, tests, withinMs) {
  return new Promise((done) => {
    const args = ["node_modules/jest/bin/jest.js", "--bail", "--silent", ...tests];
    const env = { ...process.env, STANDIN_TIER: "commit" };
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env,
      stdio: "ignore",
      detached: true,
    });
    const timer = setTimeout(() => {
      process.kill(-child.pid, "SIGKILL");
    }, withinMs);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      done(signal === "SIGKILL" ? "timedOut" : code === 0 ? "passed" : "failed");
    });
  });
}

/** Tries some mutants of a room, and prints those that nobody notices; whether enough were noticed. */
async function tryRoom(room) {
  const startedAt = performance.now();
  const { folder = room, tests } = servedRooms[room];
  const copy = copyOfProject();
  try {
    const unchanged = await outcomeOfTests(copy, tests, 3_600_000);
    const longest = 60_000 + 5 * (performance.now() - startedAt);
    const chosen = drawn(await mutantsOf(folder), Number(values.mutants), drawFrom(values.seed));
    const outcomes = [];
    for (const mutant of unchanged === "passed" ? chosen : []) {
      const file = join(copy, mutant.path);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, mutated(text, mutant));
      const outcome = await outcomeOfTests(copy, tests, longest);
      writeFileSync(file, text);
      outcomes.push(outcome);
      if (outcome !== "passed") continue;
      const { line } = mutant.location.start;
      process.stdout.write(`survived: ${mutant.path}:${line + 1} ${mutant.replacement}\n`);
    }
    const countOf = (outcome) => outcomes.filter((one) => one === outcome).length;
    return reportMutants({
      room,
      killed: countOf("failed"),
      timedOut: countOf("timedOut"),
      survived: countOf("passed"),
      uncovered: 0,
      violations: unchanged === "passed" ? 0 : 1,
      seed: values.seed,
      startedAt,
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

let passed = true;
for (const room of tonight) passed = (await tryRoom(room)) && passed;
process.exitCode = passed ? 0 : 1;
