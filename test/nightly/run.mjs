import { execFileSync, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gatesIn, summaryOf } from "./summary.mjs";

/*
 * The nightly tier, whole: first the gates two at a time, then those that measure times one by one. Each has a log in
 * .nightly/, and its result is kept there at once: a run that was stopped goes on with --resume. `--only m1` runs a part.
 */

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    resume: { type: "boolean", default: false },
  },
});
const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);
const folder = ".nightly";
const kept = join(folder, "results.json");
mkdirSync(folder, { recursive: true });

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

const jest = (file) => ["node_modules/jest/bin/jest.js", "--runInBand", "--runTestsByPath", file];

/** The parts whose figures depend on the machine: nothing runs beside them. F1 and F2 repeat alone what was late. */
const measuresTimes = new Set(["i2", "l1", "p1", "s1", "shards"]);

/** How many of the other parts run beside each other. */
const lanes = 2;

/** Each part of the night: its name, and the command for Node. Tests beside a `*.nightly.ts` are those of the other tiers. */
function parts() {
  const gates = readdirSync("test/gates", { recursive: true })
    .filter((name) => /\.(test|nightly)\.ts$/.test(name))
    .map((name) => ({ name: basename(name).split(".")[0], args: jest(`test/gates/${name}`) }));
  return [
    ...gates,
    { name: "shards", args: jest("test/hosting/shards.nightly.ts") },
    { name: "mutants", args: ["test/mutation/run.mjs", "--concurrency", "1"] },
    { name: "sampled", args: ["test/mutation/sampled.mjs"] },
  ];
}

/** Results of this commit that an earlier run has kept, by part. */
function resultsBefore() {
  if (!values.resume) return {};
  try {
    const before = JSON.parse(readFileSync(kept, "utf8"));
    return before.commit === commit ? before.results : {};
  } catch {
    return {};
  }
}

/** Runs a part; what it printed goes to its log. */
function run({ name, args }) {
  const startedAt = performance.now();
  return new Promise((done) => {
    const log = createWriteStream(join(folder, `${name}.log`));
    const env = { ...process.env, STANDIN_TIER: "nightly" };
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    const take = (text) => {
      printed += text;
      log.write(text);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("close", (code) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      log.end(() => done({ code: code ?? 1, seconds, gates: gatesIn(printed) }));
    });
  });
}

const wanted = parts().filter(
  ({ name }) => values.only === undefined || values.only.some((part) => name.startsWith(part)),
);
if (wanted.length === 0) {
  process.stderr.write(`No gate is named ${values.only.join(" or ")}.\n`);
  process.exit(2);
}
const results = resultsBefore();

/** Runs parts one after the other, taken from a list that other lanes may share, and keeps each result. */
async function runAll(list) {
  for (let part = list.shift(); part !== undefined; part = list.shift()) {
    process.stdout.write(`${part.name} ...\n`);
    results[part.name] = await run(part);
    writeFileSync(kept, JSON.stringify({ commit, results }, undefined, 2));
  }
}

const left = wanted.filter(({ name }) => results[name]?.code !== 0);
const beside = left.filter(({ name }) => !measuresTimes.has(name));
await Promise.all(Array.from({ length: lanes }, () => runAll(beside)));
await runAll(left.filter(({ name }) => measuresTimes.has(name)));
const { text, passed } = summaryOf(
  wanted.map(({ name }) => ({ name, ...results[name] })),
  commit,
);
writeFileSync(join(folder, "summary.txt"), text);
process.stdout.write(text);
process.exitCode = passed ? 0 : 1;
