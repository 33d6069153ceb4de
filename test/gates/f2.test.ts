import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import { load } from "js-yaml";
import { loadWaivers } from "../../src/conformance/waivers";
import { FileRefused } from "../../src/files/located-yaml";
import { ControlRefused } from "../../src/http/control/refused";
import { contentOf } from "../../src/http/control/snapshot-content";
import { readUsersFile } from "../../src/users";
import { families } from "../../src/interfaces";
import { loadFixtureFile } from "../../src/interfaces/fixture-file";
import { transitionsOf } from "../../src/lifecycle/state";
import { loadScenarioText } from "../../src/scenario/load";
import { noFixtures } from "../../src/store";
import { type Late, judgeLate, slowestMs, stopwatch } from "./promptness";
import { type Random, randomFrom } from "./random";
import { gateTest } from "./report";
import { figures } from "./tier";

const contracts = families.flatMap((family) => family.contracts);
const served = families.map((family) => ({
  family,
  fixtures: noFixtures,
  transitions: transitionsOf(family.transitions),
  lookups: new Map(),
  faults: new Map(),
}));
const root = resolve(__dirname, "../..");

const textsIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));

const users =
  "users:\n  - { user: till-1, password: secret, space: shop }\n  - { user: till-2, password: secret, space: shop }\n";
const waivers =
  "waivers:\n  - rule: GC-16\n    reason: known\n    owner: till team\n    until: 2027-03-31\n";
const snapshot = JSON.stringify({
  standinSnapshot: 1,
  checksum: "0".repeat(64),
  content: {
    clock: { now: "2031-03-04T12:00:00.000Z", frozen: true },
    seed: "s",
    digestKey: "k",
    owner: "o",
    entities: [],
    messages: [],
    refusedRequests: [],
    run: null,
  },
});

/** A reader of files, and texts that it takes. */
interface Target {
  name: string;
  seeds: string[];
  /** Takes the text, or throws; what it may throw is `FileRefused` with places. */
  read(text: string): void;
}

function targets(folder: string): Target[] {
  const file = join(folder, "file.json");
  const written = (text: string): string => {
    // A file that is written over is waited for until it is on the disk; a new one is not.
    rmSync(file, { force: true });
    writeFileSync(file, text);
    return file;
  };
  return [
    {
      name: "scenario",
      seeds: textsIn("scenarios", /\.yaml$/),
      read: (text) => {
        loadScenarioText(text, contracts);
      },
    },
    ...families.map((family) => ({
      name: `fixtures of ${family.name}`,
      seeds: textsIn("fixtures", new RegExp(`^${family.name}\\.json$`)).map(shortened),
      read: (text: string) => {
        loadFixtureFile(family, written(text));
      },
    })),
    {
      name: "users",
      seeds: [users],
      read: (text) => {
        readUsersFile(written(text));
      },
    },
    {
      name: "waivers",
      seeds: [waivers],
      read: (text) => {
        loadWaivers(written(text));
      },
    },
    { name: "snapshot", seeds: [snapshot], read: readSnapshot },
  ];
}

/** The first entities of each list: a whole file would be more text than the mutations can touch. */
function shortened(text: string): string {
  const file = JSON.parse(text) as Record<string, unknown[]>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(file).map(([name, list]) => [name, list.slice(0, 3)])),
    null,
    1,
  );
}

function readSnapshot(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return;
  }
  try {
    contentOf(value, served);
  } catch (error) {
    if (!(error instanceof ControlRefused)) throw error;
    const mistakes = error.detail["formatErrors"] as { field: unknown; msg: unknown }[];
    if (mistakes.length === 0) throw new Error("a refusal without a mistake");
    for (const { field, msg } of mistakes)
      if (typeof field !== "string" || msg === "") throw new Error("a mistake without a text");
  }
}

const pieces = [
  "\0",
  "\t",
  "\n",
  "\r\n",
  "- ",
  ": ",
  "{",
  "}",
  "[",
  "]",
  "&a ",
  "*a",
  "<<: *a",
  "!!js/function",
  "? ",
  "| ",
  "> ",
  "'",
  '"',
  "\\",
  "%",
  "@",
  "`",
  "é",
  "\u2028",
  "\uFEFF",
  "~",
  "null",
  "1e400",
  "9007199254740993",
  "__proto__",
  "constructor",
  "---\n",
  "...\n",
  "#",
];
/** Mutations that leave most texts readable, so that what follows the reader is reached too. */
const words = [
  "load",
  "before",
  "after",
  "90s",
  "0",
  "-1",
  "1.5",
  "true",
  "null",
  '""',
  "[]",
  "{}",
  '"x"',
];

function mutated(text: string, random: Random): string {
  const at = random.int(text.length + 1);
  const to = Math.min(text.length, at + random.int(12));
  switch (random.int(6)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, at) + random.pick(pieces) + text.slice(at);
    case 2:
      return text.slice(0, at);
    case 3:
      return text.slice(0, at) + text.slice(at, to).repeat(2 + random.int(50)) + text.slice(to);
    case 4:
      return text.replace(/(?<=: )[^\n,{}[\]]+/g, (word) =>
        random.chance(0.1) ? random.pick(words) : word,
      );
    default:
      return text.replace(/\b[a-z]\w+(?=:)|"\w+"(?=:)/gi, (word) =>
        random.chance(0.05) ? `x${word.replace(/"/g, "")}` : word,
      );
  }
}

const anyBytes = (random: Random): string =>
  Buffer.from(Array.from({ length: random.int(300) }, () => random.int(256))).toString("latin1");

function parses(text: string): boolean {
  try {
    load(text);
    return true;
  } catch {
    return false;
  }
}

const isLocated = (error: unknown): boolean =>
  error instanceof FileRefused &&
  error.faults.length > 0 &&
  error.faults.every(({ line, column, text }) => line > 0 && column > 0 && text !== "");

/** Reads a text: how long that took, and what was thrown. */
function tried(target: Target, text: string): { ms: number; refusal?: unknown } {
  const elapsed = stopwatch();
  try {
    target.read(text);
    return { ms: elapsed() };
  } catch (refusal) {
    return { ms: elapsed(), refusal };
  }
}

gateTest(
  "F2",
  "any bytes as a scenario, fixture, users, waivers or snapshot file are taken, or refused with their place, within a second",
  async (gate) => {
    const { files, parseShare } = figures.F2;
    const random = randomFrom(gate.seed, "F2");
    const folder = mkdtempSync(join(tmpdir(), "standin-f2-"));
    const all = targets(folder);
    const counts = { parsed: 0, taken: 0, slowest: 0 };
    const late: Late[] = [];
    for (let trial = 0; trial < files && gate.violations.length < 20; trial += 1) {
      const target = all[trial % all.length] as Target;
      const text = random.chance(0.05)
        ? anyBytes(random)
        : mutated(random.pick(target.seeds), random);
      const { ms, refusal } = tried(target, text);
      counts.slowest = Math.max(counts.slowest, Math.round(ms));
      const what = `${target.name} for ${JSON.stringify(text).slice(0, 300)}`;
      if (refusal === undefined) counts.taken += 1;
      else if (!isLocated(refusal)) gate.violation(`${what}: ${inspect(refusal)}`);
      if (ms > slowestMs) late.push({ what, ms, again: () => tried(target, text).ms });
      if (parses(text)) counts.parsed += 1;
    }
    await judgeLate(gate, late, files);
    rmSync(folder, { recursive: true });
    if (counts.parsed < files * parseShare)
      gate.violation(`${counts.parsed} of ${files} texts are YAML at all`);
    return {
      trials: files,
      effective: counts.parsed,
      floor: files * parseShare,
      notes: { taken: counts.taken, slowestMs: counts.slowest, late: late.length },
    };
  },
);
