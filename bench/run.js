"use strict";
/**
 * The benchmark: `npm run bench`, or `npm run bench -- NAME` for a part of it, `npm run bench -- load --seconds 600` for a
 * load test. Everything is a ratio within one run, alternating, since machines are noisy: the simulator
 * against a bare server that does the same writes; the simulator on a filled database against an empty one.
 */
const {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} = require("node:fs");
const { execFileSync } = require("node:child_process");
const { once } = require("node:events");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { setTimeout: pause } = require("node:timers/promises");
const { parseArgs } = require("node:util");
const { fill, filled } = require("./filled-database.js");
const { pan, redeem, timesOfRedemptions } = require("./load.js");
const { loadTest } = require("./load-test.js");
const { costOfSpaces, spaces } = require("./data-spaces.js");
const { timeLongWork } = require("./long-work.js");
const { sharesByLayer } = require("./layers.js");
const { memoryOf, processorTime, startServer } = require("./server-process.js");
const { startStandin } = require("./standin-process.js");
const { costOfRuns } = require("./scenario-runs.js");
const { median, medianOf } = require("./statistics.js");

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const bounds = {
  processor: 0.85,
  throughput: 1,
  p99: 1,
  startMs: 250,
  memoryMb: 75,
  requireMs: 150,
  coldMs: 250,
  warmMs: 25,
  resetMs: 20,
  verdictMs: 1000,
  latency: 1.15,
  growth: 1.1,
  shards: 1.2,
  runMs: 150,
  runsAtOnce: 1.3,
  frontMs: 2,
};
const folder = mkdtempSync(join(tmpdir(), "standin-bench-"));
const inFolder = (name) => join(folder, name);
const report = [];
let failed = false;

function say(name, value, bound, ok) {
  if (!ok) failed = true;
  report.push([name, value, bound, ok ? "met" : "NOT MET"]);
  process.stdout.write(`${name}: ${value} (${bound}) ${ok ? "met" : "NOT MET"}\n`);
}

/** The default fixtures, and a card that never runs dry. */
function benchFixtures() {
  const fixtures = JSON.parse(
    readFileSync(join(__dirname, "..", "fixtures", "gift-card.json"), "utf8"),
  );
  const rich = {
    pan,
    expiryDate: "4912",
    status: "ACTIVATED_CONFIRMED",
    currency: "710",
    book: 900_000_000_000,
    available: 900_000_000_000,
    productId: "GIFT000",
  };
  mkdirSync(inFolder("fixtures"));
  writeFileSync(
    inFolder("fixtures/gift-card.json"),
    JSON.stringify({ ...fixtures, cards: [...fixtures.cards, rich] }),
  );
  return inFolder("fixtures");
}

/** The simulator with the database of a name in the folder. */
const start = (name, fixtures, more = {}) =>
  startStandin({ log: inFolder(`${name}.log`), db: inFolder(`${name}.db`), fixtures, ...more });

/** Drives both servers in turn; the first round warms up and is not counted. */
async function alternate(one, other, options = {}) {
  const figures = { one: [], other: [] };
  const measure = async (server) => {
    const before = processorTime(server);
    const measured = await redeem(server.url, { seconds, ...options });
    return { ...measured, processor: (1000 * (processorTime(server) - before)) / measured.total };
  };
  for (let round = 0; round <= rounds; round += 1) {
    const measured = { one: await measure(one), other: await measure(other) };
    if (round === 0) continue;
    figures.one.push(measured.one);
    figures.other.push(measured.other);
  }
  return figures;
}

const line = (name, figures) =>
  `  ${name}: ${medianOf(figures, "throughput").toFixed(0)} requests/s, p50 ${medianOf(figures, "p50")} ms, p99 ${medianOf(figures, "p99")} ms, processor ${medianOf(figures, "processor").toFixed(0)} us a request\n`;

async function throughput(fixtures) {
  const standin = await start("standin", fixtures);
  const bare = await startServer("bare-server.js", [inFolder("bare.db")]);
  const { one, other } = await alternate(standin, bare);
  await standin.stop();
  bare.stop();
  process.stdout.write(line("standin", one) + line("bare server", other));
  // Neighbouring rounds saw the same machine: the median of their ratios is steadier than the ratio of medians.
  const pairs = median(one.map((round, index) => round.throughput / other[index].throughput));
  const ratio = medianOf(one, "throughput") / medianOf(other, "throughput");
  const processor = medianOf(one, "processor") / medianOf(other, "processor");
  const p99 = medianOf(one, "p99") / medianOf(other, "p99");
  sayAtMost(
    "processor time per request, divided by the bare server's",
    processor,
    bounds.processor,
  );
  say(
    "throughput, divided by the bare server's",
    `${ratio.toFixed(3)} (round by round ${pairs.toFixed(3)})`,
    `at least ${bounds.throughput}`,
    ratio >= bounds.throughput,
  );
  sayAtMost("p99, divided by the bare server's", p99, bounds.p99);
}

const sayAtMost = (name, value, bound, digits = 3, unit = "") =>
  say(name, `${value.toFixed(digits)}${unit}`, `at most ${bound}${unit}`, value <= bound);
const sayMs = (name, value, bound) => sayAtMost(name, value, bound, 0, " ms");

/** What a test that uses the package waits for: the first simulator of a process, and the next one. */
function firstAnswers() {
  const runs = Array.from({ length: 7 }, () =>
    JSON.parse(
      execFileSync(process.execPath, [join(__dirname, "first-answer.js")], { encoding: "utf8" }),
    ),
  );
  sayMs('require("standin")', medianOf(runs, "required"), bounds.requireMs);
  sayMs("first answer of the first createStandin()", medianOf(runs, "cold"), bounds.coldMs);
  sayMs("first answer of the second createStandin()", medianOf(runs, "warm"), bounds.warmMs);
}

/** What a user asks for once a data space holds much. */
async function longWork(fixtures) {
  const standin = await start("long", fixtures);
  const figures = await timeLongWork(standin.url);
  await standin.stop();
  sayMs("verdict on 10,000 exchanges", figures.verdict, bounds.verdictMs);
  sayMs("reset of 10,000 messages", figures.reset, bounds.resetMs);
}

async function startUp() {
  const times = [];
  for (let index = 0; index < 11; index += 1) {
    const standin = await start(`start-${index}`);
    times.push(standin.startMs);
    await standin.stop();
  }
  const middle = median(times.slice(1));
  sayMs("start to listening", middle, bounds.startMs);
}

async function idleMemory() {
  const standin = await start("idle");
  // V8 takes less room for new objects half a minute after the collection that follows a start.
  await pause(30_000);
  const megabytes = memoryOf(standin) / 1e6;
  await standin.stop();
  sayAtMost("idle memory", megabytes, bounds.memoryMb, 0, " MB");
}

async function filledLatency(fixtures) {
  const file = inFolder("filled.db");
  const first = await start("filled", fixtures);
  await redeem(first.url, { seconds: 1 });
  await first.stop();
  copyFileSync(file, inFolder("empty.db"));
  process.stdout.write(
    `  filling a database with ${filled.exchanges} exchanges in ${filled.spaces} data spaces ...\n`,
  );
  fill(file);
  const full = await start("filled", fixtures);
  const empty = await start("empty", fixtures);
  const { one, other } = await alternate(full, empty, { connections: 1 });
  await full.stop();
  await empty.stop();
  process.stdout.write(line("filled", one) + line("empty", other));
  const ratio = median(one.map((round, index) => other[index].throughput / round.throughput));
  say(
    "latency on a filled database, ratio to an empty one",
    ratio.toFixed(3),
    `at most ${bounds.latency}`,
    ratio <= bounds.latency,
  );
}

/** What one pair of credentials costs, of a hundred thousand; and a start of the simulator with all of them. */
async function manySpaces() {
  const { milliseconds, heap, disk } = costOfSpaces(inFolder("spaces.db"));
  const standin = await start("spaces");
  const megabytes = memoryOf(standin) / 1e6;
  await standin.stop();
  process.stdout.write(
    `  ${spaces} data spaces: each ${milliseconds.toFixed(3)} ms, ${disk.toFixed(0)} bytes of disk, ` +
      `${heap.toFixed(0)} bytes of memory once used; a start with them takes ` +
      `${standin.startMs.toFixed(0)} ms and ${megabytes.toFixed(0)} MB\n`,
  );
}

/** How long a start takes after a kill in the middle of a load, by the size of the file. */
async function recovery(fixtures) {
  for (const exchanges of [0, 100_000, 400_000]) {
    const name = `recovery-${exchanges}`;
    const first = await start(name, fixtures);
    await redeem(first.url, { seconds: 1 });
    await first.stop();
    if (exchanges > 0) fill(inFolder(`${name}.db`), { spaces: 1_000, exchanges });
    const killed = await start(name, fixtures);
    await redeem(killed.url, { amount: 5_000 });
    const log = statSync(inFolder(`${name}.db-wal`)).size;
    killed.child.kill("SIGKILL");
    await once(killed.child, "exit");
    const again = await start(name, fixtures);
    const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
    const file = statSync(inFolder(`${name}.db`)).size;
    process.stdout.write(
      `  recovery: a file of ${megabytes(file)} with a log of ${megabytes(log)} is open after ${again.startMs.toFixed(0)} ms\n`,
    );
    await again.stop();
  }
}

/**
 * One simulator with 200 requests a second, and three with as many each, in turn: processor time of a request. Each of
 * the three is the one as often as the others, since processes of one build differ by up to a tenth.
 */
async function shards(fixtures) {
  const names = ["shard-a", "shard-b", "shard-c"];
  const all = await Promise.all(names.map((name) => start(name, fixtures)));
  const timesOf = async (servers) => {
    const before = servers.map(processorTime);
    const measured = await Promise.all(
      servers.map(({ url }) => redeem(url, { seconds, rate: 200 })),
    );
    const used = servers.map((server, at) => processorTime(server) - before[at]);
    const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
    return { processor: sum(used) / sum(measured.map(({ total }) => total)) };
  };
  // All of them have compiled what they need before anything is counted.
  for (const { url } of all) await redeem(url, { amount: 5_000 });
  const [one, three] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const alone of all) {
      const measured = [await timesOf([alone]), await timesOf(all)];
      if (round === 0) continue;
      one.push(measured[0]);
      three.push(measured[1]);
    }
  }
  await Promise.all(all.map((server) => server.stop()));
  const ratio = medianOf(three, "processor") / medianOf(one, "processor");
  sayAtMost(
    "processor time per request with three shards, divided by that with one shard",
    ratio,
    bounds.shards,
  );
}

/** What a simulator in front of a provider adds to the latency of the provider alone: both are driven in turn. */
async function front(fixtures) {
  const provider = await start("provider", fixtures);
  const upstream = ["--upstream", `gift-card-v3=${provider.url}/giftcard/v3`];
  const more = [...upstream, "--upstream-rate", "10000"];
  const standin = await start("front", fixtures, { more });
  const [alone, through] = [[], []];
  // Both have compiled their code before anything is counted.
  await timesOfRedemptions(standin.url, 3000);
  // Three processes share two cores: a busy moment of the machine is longer than a round.
  for (let round = 0; round < 5 * rounds; round += 1) {
    alone.push(median(await timesOfRedemptions(provider.url, 300)));
    through.push(median(await timesOfRedemptions(standin.url, 300)));
  }
  await standin.stop();
  await provider.stop();
  const [own, both] = [median(alone), median(through)];
  process.stdout.write(
    `  provider alone: p50 ${own.toFixed(2)} ms; through the simulator ${both.toFixed(2)} ms, ${(both / own).toFixed(2)} times as long\n`,
  );
  sayAtMost(
    "p50 in front of a provider, above that of the provider",
    both - own,
    bounds.frontMs,
    2,
    " ms",
  );
}

const loadOptions = {
  seconds: { type: "string", default: "30" },
  connections: { type: "string", default: "200" },
};

/** What a POS's load test does; a refused or broken request ends the benchmark. */
async function load(fixtures, { seconds, connections }) {
  // What V8 need not collect it leaves lying about: with a bound, memory shows what is kept.
  const standin = await start("load", fixtures, { heapMegabytes: 64 });
  const asked = { seconds: Number(seconds), connections: Number(connections) };
  // A simulator that a failed test leaves behind would go on for ever.
  const figures = await loadTest(standin, asked).finally(standin.stop);
  const { total, throughput: each, p50, p99, megabytes, growth } = figures;
  process.stdout.write(
    `  load: ${connections} connections for ${seconds} s, ${total} requests, none failed, ${each.toFixed(0)} requests/s, ` +
      `p50 ${p50} ms, p99 ${p99} ms, memory at most ${megabytes.toFixed(0)} MB\n`,
  );
  sayAtMost(
    "memory at the end of a load test, divided by memory halfway through",
    growth,
    bounds.growth,
  );
}

/** Where the processor time of messages goes, by the layers of the sources. */
async function layers(fixtures) {
  const profile = inFolder("profile");
  const standin = await start("layers", fixtures, { profile });
  await redeem(standin.url, { seconds });
  await standin.stop();
  const shares = sharesByLayer(profile).map(
    ({ layer, percent }) => `  ${layer.padEnd(20)} ${percent.toFixed(0).padStart(3)} %\n`,
  );
  process.stdout.write(`processor time by layer:\n${shares.join("")}`);
}

/** What a run of `standin run` costs beside its command, and sixteen at a time. */
function scenarioRuns() {
  const { oneMore, atOnce } = costOfRuns(folder);
  say(
    "one more run: simulator, verdict and report",
    `${oneMore.toFixed(0)} ms`,
    `at most ${bounds.runMs} ms`,
    oneMore <= bounds.runMs,
  );
  say(
    "processor time of sixteen runs at a time, divided by that of the same runs one after another",
    atOnce.toFixed(2),
    `at most ${bounds.runsAtOnce}`,
    atOnce <= bounds.runsAtOnce,
  );
}

async function main() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: loadOptions });
  const [only] = positionals;
  const fixtures = benchFixtures();
  if (!only || only === "throughput") await throughput(fixtures);
  if (!only || only === "start") await startUp();
  if (!only || only === "memory") await idleMemory();
  if (!only || only === "first") firstAnswers();
  if (!only || only === "long") await longWork(fixtures);
  if (!only || only === "filled") await filledLatency(fixtures);
  if (!only || only === "load") await load(fixtures, values);
  if (!only || only === "spaces") await manySpaces();
  if (!only || only === "shards") await shards(fixtures);
  if (!only || only === "recovery") await recovery(fixtures);
  if (!only || only === "runs") scenarioRuns();
  if (!only || only === "front") await front(fixtures);
  if (!only || only === "layers") await layers(fixtures);
}

main()
  .catch((error) => {
    failed = true;
    process.stderr.write(`${error.stack}\n`);
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(failed ? 1 : 0);
  });
