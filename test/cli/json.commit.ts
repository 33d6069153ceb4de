import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import type { Standin } from "../../src";
import { program } from "../../src/cli/main";
import { fixtureDirectory, scenarioDirectory } from "../../src/package-files";
import { cards, loadOf, newTill } from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";

let standin: Standin;
let sold: string;
const folder = mkdtempSync(join(tmpdir(), "standin-cli-json-"));
const users = join(folder, "users.yaml");
writeFileSync(users, "users:\n  - { user: till-1, password: secret-of-till-1 }\n");

beforeAll(async () => {
  standin = await startStandin();
  const till = newTill(standin, "reader", "secret");
  const load = loadOf(cards.empty, 700);
  await till.load(load);
  sold = load.id;
  await till.space.snapshots.save("here");
  await till.space.testRuns.end({ pos: "Till", version: "4.1" });
});

/** The commands without subcommands, and those with an action of their own, by the words that call them. */
function actionsBelow(command: Command, words: readonly string[] = []): string[] {
  const own = hasAction(command) ? [words.join(" ")] : [];
  return [
    ...own,
    ...command.commands.flatMap((child) => actionsBelow(child, [...words, child.name()])),
  ];
}

const hasAction = (command: Command): boolean =>
  (command as unknown as { _actionHandler: unknown })._actionHandler !== null &&
  (command as unknown as { _actionHandler: unknown })._actionHandler !== undefined;

const called = (words: string): Command =>
  words
    .split(" ")
    .reduce(
      (command, word) => command.commands.find((one) => one.name() === word) ?? command,
      program(),
    );

/** What changes something, runs until it is stopped, or writes a file: it says in a line what it has done. */
const changing = [
  "start",
  "demo",
  "exec",
  "reset",
  "undo",
  "data set",
  "data remove",
  "data load",
  "scenario save",
  "scenario delete",
  "scenario start",
  "scenario stop",
  "fault",
  "hold",
  "hold clear",
  "decide",
  "note",
  "runs delete",
  "runs import",
  "fault clear",
  "clock freeze",
  "clock set",
  "clock advance",
  "clock back",
  "settings set",
  "settle",
  "snapshot save",
  "snapshot restore",
  "snapshot delete",
  "snapshot import",
  "spaces drop",
  "spaces prune",
  "spaces export",
  "spaces import",
  "spaces reopen",
  "backup",
  "restore",
  "users add",
  "users passwd",
  "users remove",
  "users check",
  "users convert",
];

/** What prints a document in a form of its own: JSON already, a picture, or a map for nginx. */
const documents = [
  "scenario schema",
  "snapshot export",
  "openapi",
  "postman",
  "fixtures schema",
  "qr",
  "transactions scenario",
  "transactions code",
  "transactions fixture",
  "users shards",
  "completion",
];

/** The arguments with which a reading command is tried. */
const reading: Readonly<Record<string, () => string[]>> = {
  run: () => ["slow-answers", "--judge-at-exit", "--", process.execPath, "-e", ""],
  compare: () => ["--upstream", `airtime=${standin.url}/airtime/v5`],
  "certify-provider": () => [
    ...["airtime", "--url", `${standin.url}/airtime/v5`, "--depth", "1"],
    ...["--without", "credentials"],
  ],
  explore: () => ["--plan", "--", process.execPath, "-e", ""],
  data: () => [],
  "data list": () => [],
  "data show": () => ["gift-card", "cards", cards.empty],
  example: () => ["airtime"],
  messages: () => [],
  "messages show": () => ["1"],
  "messages again": () => ["1"],
  transactions: () => [],
  "transactions show": () => [sold],
  session: () => [],
  "scenario list": () => [],
  "scenario show": () => ["slow-answers"],
  "scenario check": () => [scenarioDirectory],
  "scenario status": () => [],
  "fault list": () => [],
  held: () => [],
  "clock show": () => [],
  "settings show": () => [],
  quota: () => [],
  "snapshot list": () => [],
  runs: () => [],
  "runs end": () => ["--pos", "Till", "--pos-version", "4.2"],
  "runs show": () => ["till-4-1"],
  "runs compare": () => ["till-4-1", "till-4-1"],
  verdict: () => [],
  rules: () => [],
  "fixtures check": () => [fixtureDirectory],
  "spaces list": () => [],
  "users list": () => [users],
};

test("each command changes something, prints a document, or reads", () => {
  expect(actionsBelow(program()).sort()).toEqual(
    [...changing, ...documents, ...Object.keys(reading)].sort(),
  );
});

test.each(Object.keys(reading))("%s takes --json", (words) => {
  expect(called(words).options.map(({ long }) => long)).toContain("--json");
});

const starting = ["run", "explore"];

test.each(Object.keys(reading).filter((words) => !starting.includes(words)))(
  "%s --json prints nothing but JSON",
  async (words) => {
    const args = [...words.split(" "), "--json", ...(reading[words]?.() ?? [])];
    const { out } = await runHere(args, {
      STANDIN_URL: standin.url,
      STANDIN_USER: "reader:secret",
    });
    expect(typeof JSON.parse(out)).toBe("object");
  },
);

test("a wrong file is told as JSON too, and the exit code is 1", async () => {
  const file = join(folder, "wrong.yaml");
  writeFileSync(file, "scenario: 1\n");
  const { code, out } = await runHere(["scenario", "check", "--json", file]);
  expect([code, JSON.parse(out)]).toEqual([
    1,
    [{ file, mistakes: expect.arrayContaining([expect.objectContaining({ file })]) as unknown }],
  ]);
  writeFileSync(join(folder, "gift-card.json"), "[]");
  const fixtures = await runHere(["fixtures", "check", "--json", folder]);
  expect([fixtures.code, fixtures.out]).toEqual([1, expect.stringContaining("mistakes")]);
});

/** Commands that change something, in an order in which each has something to change. */
const changes: [args: () => string[], line: RegExp][] = [
  [
    () => ["clock", "freeze", "2031-03-04T12:00:00Z"],
    /^The clock is set: 2031-03-04T12:00:00.000Z, frozen /,
  ],
  [() => ["clock", "advance", "36h"], /^The clock is set: 2031-03-06T00:00:00.000Z, frozen /],
  [() => ["clock", "back", "36h"], /^The clock is set: 2031-03-04T12:00:00.000Z, frozen /],
  [
    () => ["clock", "set", "2001-01-01T00:00:00Z"],
    /^The clock is set: 2001-.* \(\d+ d( \d+ (h|min))? behind the machine's clock\)/,
  ],
  [() => ["clock", "set", "real"], /^The clock is set: 20\d\d-[^,()]*\n$/],
  [() => ["settings", "set", "qr", "simulatedCustomer=off"], /^The settings of qr are changed\.\n/],
  [
    () => ["data", "set", "gift-card", "cards", cards.empty, "block=BLOCKED"],
    /^gift-card cards \d+ is changed\.\n/,
  ],
  [
    () => ["data", "remove", "gift-card", "cards", cards.withPin],
    /^gift-card cards \d+ is removed\.\n/,
  ],
  [() => ["undo"], /^Undone: /],
  [() => ["snapshot", "save", "changes"], /^The snapshot changes is taken\.\n/],
  [
    () => ["snapshot", "export", "changes", join(folder, "changes.json")],
    /^Wrote changes to .*changes\.json\.\n$/,
  ],
  [
    () => ["snapshot", "import", "again", join(folder, "changes.json")],
    /^.*changes\.json is here as the snapshot again\./,
  ],
  [() => ["snapshot", "restore", "again"], /^The data space is restored from again\.\n$/],
  [() => ["snapshot", "delete", "again"], /^The snapshot again is deleted\.\n$/],
  [() => ["scenario", "start", "provider-down"], /provider-down/],
  [() => ["fault", "redeem", "--after", "reset"], /^fault-1 is added \(gift-card-v3\): redeem: /],
  [() => ["scenario", "stop", "provider-down"], /^provider-down is stopped. Active: fault-1\.\n/],
  [() => ["fault", "clear"], /^Cleared: fault-1 \(struck 0\)\.\n/],
  [() => ["scenario", "stop"], /^No scenario is active\.\n/],
  [() => ["reset"], /^The data space is back at its initial state\.\n$/],
];

test("each change is confirmed in a line", async () => {
  for (const [args, line] of changes) {
    const { code, out, err } = await runHere(args(), {
      STANDIN_URL: standin.url,
      STANDIN_USER: "changer:secret",
    });
    expect([args(), code, err, out]).toEqual([args(), 0, "", expect.stringMatching(line)]);
  }
});
