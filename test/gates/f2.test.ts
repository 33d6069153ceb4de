import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { load } from "js-yaml";
import { NoJournal, journalText, readJournal } from "../../src/conformance/journal-file";
import { loadWaivers } from "../../src/conformance/waivers";
import { FileRefused } from "../../src/files/file-refused";
import { families } from "../../src/families";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { loadScenarioFile } from "../../src/scenario/load";
import { readUsersFile } from "../../src/users/users-file";
import type { Standin } from "../../src";
import { type Ended, runHere } from "../support/program";
import { httpMessage } from "./trial/messages";
import { type Late, judgeLate, slowestMs, stopwatch } from "./fuzz/promptness";
import { type Random, randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { figures } from "./trial/tier";

const root = resolve(__dirname, "../..");

const textsIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));

const users =
  "users:\n  - { user: till-1, password: secret, space: shop }\n  - { user: till-2, password: secret, space: shop }\n";
const waivers =
  "waivers:\n  - rule: GC-16\n    reason: known\n    owner: till team\n    until: 2027-03-31\n";
const entities = '{"gift-card": {"cards": []}}\n';

/** Files of a kind: texts that are taken, the commands that read one, and how they name the place of a mistake. */
interface Target {
  name: string;
  seeds: string[];
  file: string;
  commands: (file: string) => string[][];
  /** What reads one within the commands; absent: a simulator does. */
  read?: (file: string) => unknown;
  /** What a line of a refusal begins with; `FILE:3:5: ` where nothing is said. */
  place?: (file: string) => RegExp;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const located = (file: string): RegExp => new RegExp(`^${literal(file)}:[1-9]\\d*:[1-9]\\d*: .`);
/** A file whose values have no places: the file is named, or the member. */
const named = (file: string): RegExp =>
  new RegExp(`^(?:${literal(file)}[: ]|.+ \\(4\\d\\d\\)$| {2}\\S)`);

const userCommands = (file: string): string[][] => [
  ["users", "check", file],
  ["users", "check", file, "till-1", "--password-stdin"],
  ["users", "list", file],
  ["users", "shards", file],
  ["users", "remove", file, "till-1"],
  ["users", "passwd", file, "till-1", "--password-stdin"],
  ["users", "add", file, "till-3", "--password-stdin"],
  ["users", "convert", file],
];

const contracts = families.flatMap((family) => family.contracts);

/** Files that only a running simulator can judge, and a journal of one message. */
async function targets(folder: string, { url }: Standin, journal: string): Promise<Target[]> {
  const fine = join(folder, "fine.jsonl");
  writeFileSync(fine, journal);
  const server = ["--url", url, "--user", "fuzz:fuzz"];
  await runHere(["snapshot", "save", "one", ...server]);
  const { out: snapshot } = await runHere(["snapshot", "export", "one", ...server]);
  return [
    {
      name: "scenario",
      seeds: textsIn("scenarios", /\.yaml$/),
      file: "scenario.yaml",
      commands: (file) => [
        ["scenario", "check", file],
        ["scenario", "save", file, "--name", "fuzzed", ...server],
      ],
      read: (file) => loadScenarioFile(file, contracts),
    },
    ...families.map((family) => ({
      name: `fixtures of ${family.name}`,
      seeds: textsIn("fixtures", new RegExp(`^${family.name}\\.json$`)).map(shortened),
      file: join(family.name, `${family.name}.json`),
      commands: (file: string) => [["fixtures", "check", dirname(file)]],
      read: (file: string) => loadFixtureFile(family, file),
    })),
    {
      name: "users",
      seeds: [users],
      file: "users.yaml",
      commands: userCommands,
      read: readUsersFile,
    },
    {
      name: "waivers",
      seeds: [waivers],
      file: "waivers.yaml",
      commands: (file) => [["verdict", "--from", fine, "--waivers", file]],
      read: loadWaivers,
    },
    {
      name: "snapshot",
      seeds: [snapshot],
      file: "snapshot.json",
      commands: (file) => [["snapshot", "import", "two", file, ...server]],
      place: named,
    },
    {
      name: "entities",
      seeds: [entities],
      file: "entities.yaml",
      commands: (file) => [["data", "load", file, ...server]],
      place: (file) => new RegExp(`${located(file).source}|${named(file).source}`),
    },
    {
      name: "journal",
      seeds: [journal],
      file: "journal.jsonl",
      commands: (file) => [
        ["verdict", "--from", file],
        ["messages", "--from", file],
        ["messages", "show", "1", "--from", file],
      ],
      read: (file) => readJournal(readFileSync(file, "utf8").split("\n")),
      place: (file) =>
        new RegExp(`^(?:${literal(file)}: line [1-9]\\d*: .|${literal(file)} has no message 1)`),
    },
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

/** What a user of one of these commands may be told without a mistake in the file. */
const further =
  /^(?:Numbers in parentheses|.* has (?:no user|the user) till-|This is not the password of till-1|No messages )/;

/** What is wrong with the way in which a command ended, if anything. */
function complaintOf({ code, out, err }: Ended, place: RegExp): string | undefined {
  if (/^ +at .*:\d+:\d+\)?$/m.test(err)) return `a stack: ${err.slice(0, 500)}`;
  // Of a verdict 3 says that nothing is decided, and 1 that the POS did not behave.
  const isJudged = /^(?:PASS|FAIL|INCONCLUSIVE)/.test(out);
  if (code === 0 || (isJudged && (code === 3 || code === 1))) return undefined;
  if (code !== 1 && !(code === 2 && !isJudged))
    return `exit code ${String(code)}, ${err.slice(0, 500)}`;
  const lines = err.trimEnd().split("\n");
  const other = lines.find((line) => !place.test(line) && !further.test(line));
  return other === undefined ? undefined : `no place: ${JSON.stringify(other)}`;
}

/** What became of a text. */
interface Trial {
  ms: number;
  isTaken: boolean;
  complaint: string | undefined;
}

/** Has a command read a text; without one, what reads it there. */
async function tried(
  { place = located, read }: Target,
  file: string,
  args: readonly string[] | undefined,
  text: string,
): Promise<Trial> {
  mkdirSync(dirname(file), { recursive: true });
  // A file that is written over is waited for until it is on the disk; a new one is not.
  rmSync(file, { force: true });
  writeFileSync(file, text);
  const elapsed = stopwatch();
  if (args === undefined) {
    const complaint = complaintOfReader(() => read?.(file), place(file));
    return {
      ms: elapsed(),
      isTaken: complaint === "",
      complaint: complaint === "" ? undefined : complaint,
    };
  }
  const ended = await runHere(args, {}, "secret\n");
  return { ms: elapsed(), isTaken: ended.code === 0, complaint: complaintOf(ended, place(file)) };
}

/** What is wrong with the way in which a reader refuses a file, if anything; empty: it takes it. */
function complaintOfReader(read: () => unknown, place: RegExp): string | undefined {
  try {
    read();
    return "";
  } catch (error) {
    // The command puts the name of the file before the sentence.
    if (error instanceof NoJournal) return undefined;
    if (!(error instanceof FileRefused)) return String((error as Error).stack);
    const other = error.message.split("\n").find((line) => !place.test(line));
    return other === undefined ? undefined : `no place: ${JSON.stringify(other)}`;
  }
}

const actOf = ({ name }: Target, args: readonly string[] | undefined): string =>
  args === undefined ? `${name}, by its reader` : `standin ${args.join(" ")}`;

/** A journal of one message. */
async function journalOf(gate: Gate, standin: Standin, random: Random): Promise<string> {
  const message = { role: "lookup", kind: "lookup", pan: "6099310000000000068" } as const;
  await gate.client(standin.url).send(httpMessage({ ...message, id: random.uuid() }), "fuzz");
  return journalText(await standin.space("fuzz", "fuzz").journal());
}

gateTest(
  "F2",
  "any bytes as a scenario, fixture, users, waivers, snapshot, data or journal file are taken by the commands that read them, or refused with their place, within a second",
  async (gate) => {
    const { files, parseShare, commandEach } = figures.F2;
    const random = randomFrom(gate.seed, "F2");
    const folder = mkdtempSync(join(tmpdir(), "standin-f2-"));
    const standin = await gate.start();
    const all = await targets(folder, standin, await journalOf(gate, standin, random));
    const counts = { parsed: 0, taken: 0, commands: 0, slowest: 0 };
    const late: Late[] = [];
    for (let trial = 0; trial < files && gate.violations.length < 20; trial += 1) {
      const target = all[trial % all.length] as Target;
      const text = random.chance(0.05)
        ? anyBytes(random)
        : mutated(random.pick(target.seeds), random);
      const file = join(folder, target.file);
      const isRead = target.read !== undefined && Math.floor(trial / all.length) % commandEach > 0;
      const args = isRead ? undefined : random.pick(target.commands(file));
      const { ms, isTaken, complaint } = await tried(target, file, args, text);
      counts.slowest = Math.max(counts.slowest, Math.round(ms));
      counts.commands += Number(args !== undefined);
      const what = `${actOf(target, args)}: ${JSON.stringify(text).slice(0, 300)}`;
      if (isTaken) counts.taken += 1;
      if (complaint !== undefined) gate.violation(`${what}: ${complaint}`);
      if (ms > slowestMs)
        late.push({ what, ms, again: async () => (await tried(target, file, args, text)).ms });
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
      notes: {
        taken: counts.taken,
        commands: counts.commands,
        slowestMs: counts.slowest,
        late: late.length,
      },
    };
  },
);
