import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { program, run, runHere } from "../support/program";

const till = resolve(__dirname, "quick-till.mjs");
const folder = (): string => mkdtempSync(join(tmpdir(), "standin-explore-"));

/** Explores with what follows, in a directory of its own. */
async function explored(...args: string[]) {
  const before = process.cwd();
  process.chdir(folder());
  try {
    return await runHere(["explore", ...args]);
  } finally {
    process.chdir(before);
  }
}

const script = (code: string): string[] => ["--", process.execPath, "-e", code];

test("a command that sends nothing is told which variables it should have read", async () => {
  const { code, out } = await explored("--judge-at-exit", ...script(""));
  expect(code).toBe(3);
  expect(out).toContain("Without a fault the POS sent nothing: nothing was explored.");
  expect(out).toContain("STANDIN_URL");
  expect(out).toContain("STANDIN_PASSWORD");
});

test("a command that fails without a fault shows the last of what it printed", async () => {
  const { code, out } = await explored(
    "--judge-at-exit",
    ...script("console.log('the till is closed'); process.exit(7)"),
  );
  expect(code).toBe(1);
  expect(out).toContain("Without a fault the POS sent nothing");
  expect(out).toContain("the till is closed");
});

test("a command that never ends is ended", async () => {
  const { code, out } = await explored(
    "--run-timeout",
    "1s",
    ...script("setInterval(() => {}, 1000)"),
  );
  expect(code).toBe(3);
  expect(out).toContain("Without a fault the POS did not end in time: nothing was explored.");
});

test("a command that does not exist ends with the code of a shell", async () => {
  const { code, err } = await explored("--", "no-such-till");
  expect(code).toBe(127);
  expect(err).toContain("no-such-till could not be run");
});

test("a certificate is judged again by the journal of all runs, and not by another one", async () => {
  const to = folder();
  const [certificate, journal] = [join(to, "certificate.json"), join(to, "runs.jsonl")];
  const few = ["--judge-at-exit", "--only", "redeem,503-before"];
  const words = ["--certificate", certificate, "--journal", journal];
  const { code } = await explored(...few, ...words, "--", process.execPath, till);
  expect(code).toBe(0);
  const written: unknown = JSON.parse(readFileSync(certificate, "utf8"));
  expect(written).toMatchObject({
    standinCertificate: 1,
    certified: "pos",
    result: "pass",
    plans: [{ kind: "fault", played: 1, of: 1 }],
    rules: expect.arrayContaining([{ id: "GC-03", outcome: "pass" }]) as unknown,
  });
  const verify = () => explored("--verify", certificate, journal);
  expect(await verify()).toMatchObject({
    code: 0,
    out: "The journal comes to the same as the certificate.\n",
  });
  const text = readFileSync(journal, "utf8");
  writeFileSync(journal, text.replace('"durationMs":', '"durationMs": '));
  expect(await verify()).toMatchObject({
    code: 1,
    out: "The journal is not the one that was certified.\n",
  });
  // A run that is left out leaves rules untried, or an advice message unsent.
  writeFileSync(
    journal,
    text.replaceAll('"operation":"confirmRedemption"', '"operation":"redeem"'),
  );
  const changed = await verify();
  expect(changed.code).toBe(1);
  expect(changed.out).toMatch(/^GC-\d+.* by the journal, and \w+ by the certificate\.$/m);
});

test.each([
  ["a certificate without a journal", ["--certificate", "c.json", "--", "x"], "needs its journal"],
  ["a certificate of a part", ["--again", "--certificate", "c", "--journal", "j"], "every run"],
  ["no journal to verify", ["--verify", till], "Name the journal"],
  ["no command", [], "Give the command to run after --"],
  ["nothing to resume", ["--resume"], "There is nothing to resume"],
  ["a command to resume", ["--resume", "--", "npm", "test"], "give none after --"],
  ["a depth of 3", ["--depth", "3", "--", "npm", "test"], "Give 1 or 2."],
  ["no jobs", ["--jobs", "0", "--", "npm", "test"], "Give a whole number from 1"],
  ["a budget without a unit", ["--budget", "20", "--", "npm", "test"], "Give a duration"],
  ["an unknown fault", ["--only", "503-befor", "--", "npm", "test"], "Did you mean 503-before?"],
  ["--resume and --again", ["--resume", "--again"], "not both"],
  ["nothing to run again", ["--again"], "There is nothing to resume"],
  ["an unknown interface", ["--interface", "gift", "--", "npm", "test"], "gift"],
])("%s is wrong usage", async (_what, args, sentence) => {
  const { code, err } = await explored(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(sentence) as string]);
});

test("--plan lists what would run, and writes no finding", async () => {
  const { code, out } = await explored(
    "--judge-at-exit",
    "--plan",
    "--json",
    "--",
    process.execPath,
    till,
  );
  expect(code).toBe(0);
  const { run, alike } = JSON.parse(out) as Record<"run" | "alike", string[]>;
  expect(run).toContain("gift-card-v3: redeem 1 504-after");
  expect(run).toContain("gift-card-v3: confirmRedemption 1 504-in-a-row x5");
  expect(alike.every((id) => id.includes(" 1 refused "))).toBe(true);
  expect(alike).not.toEqual([]);
});

test("progress counts each run that was made, and those that will be", async () => {
  const { code, err } = await explored(
    ...["--judge-at-exit", "--timeout", "4", "--jobs", "1", "--only", "503-before"],
    ...["--", process.execPath, till],
  );
  const told = err.split("\n").map((line) => line.replace(/\d\d:\d\d$/, "TIME"));
  expect([code, told]).toEqual([
    0,
    [
      "2 of 3 runs, 0 broke a rule, until about TIME",
      "3 of 3 runs, 0 broke a rule, until about TIME",
      "",
    ],
  ]);
});

test("a place where nothing can be kept is told before anything runs", async () => {
  const directory = folder();
  writeFileSync(join(directory, ".standin"), "");
  const { code, err } = await run(["explore", "--", "npm", "test"], {}, directory);
  expect([code, err]).toEqual([
    1,
    ".standin/explore: part of the path is a file, not a directory.\n",
  ]);
});

test.each([
  [
    "a place that takes no directory",
    "/proc/findings",
    "/proc/findings: there is no such directory.",
  ],
  [
    "a path through a file",
    "a-file/findings",
    "a-file/findings: part of the path is a file, not a directory.",
  ],
])("findings in %s are refused before anything runs", async (_what, place, sentence) => {
  const directory = folder();
  writeFileSync(join(directory, "a-file"), "");
  const { code, err } = await run(
    ["explore", "--findings", place, "--", "npm", "test"],
    {},
    directory,
  );
  expect([code, err]).toEqual([1, `${sentence}\n`]);
  expect(existsSync(join(directory, ".standin"))).toBe(false);
});

test("a report that a full disk does not take is named, and what ran is kept", async () => {
  const directory = folder();
  const { code, err } = await run(
    ["explore", "--junit", "/dev/full", "--judge-at-exit", ...script("")],
    {},
    directory,
  );
  expect(code).toBe(1);
  expect(err).toContain("/dev/full: the disk is full.");
  expect(err).toContain("To continue: standin explore --resume");
});

test("Ctrl-C ends a command that does not end by itself, with all that it started, and says so", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const trap = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`;
  const grandchild = `${trap} require("node:net").connect(${port}, "127.0.0.1");`;
  const parent = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}]); ${trap}`;
  const child = spawn(process.execPath, [program, "explore", ...script(parent)], {
    cwd: folder(),
  });
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, "close");
  const [socket] = (await once(server, "connection")) as [Socket];
  socket.on("error", () => undefined);
  const left = once(socket, "close");
  child.kill("SIGINT");
  expect([(await ended)[0], err]).toEqual([
    130,
    expect.stringContaining("had not ended 5 seconds after SIGTERM, and was killed."),
  ]);
  await left;
  server.close();
});

const options = ["--judge-at-exit", "--timeout", "4", "--jobs", "8"];
const command = ["--", process.execPath, till];

/** The matrix without what differs from run to run. */
const shapeOf = ({ matrix, findings }: ExplorationReport) => ({
  matrix: matrix.map(({ interface: name, operation, after, cells }) => ({
    name,
    operation,
    after,
    cells: cells.map(({ column, outcome, rules }) => [column, outcome, rules]),
  })),
  findings: findings.map(({ name, rule, title, scenario, shownBy }) => [
    name,
    rule.id,
    title,
    scenario,
    shownBy,
  ]),
});

test("a mistake is found, made small, written as a scenario, and shown again by it alone", async () => {
  const directory = folder();
  mkdirSync(join(directory, "findings"));
  writeFileSync(
    join(directory, "findings", "gift-card-v3-gc-13-confirmredemption-500-before.yaml"),
    "name: mine\n",
  );
  const env = { MISTAKE: "never-repeats" };
  const files = ["--junit", "e.xml", "--html", "e.html", "--json"];
  const { code, out, err } = await run(
    ["explore", ...options, ...files, ...command],
    env,
    directory,
  );
  const report = JSON.parse(out) as ExplorationReport;
  expect([code, report.result, err]).toEqual([1, "fail", expect.any(String)]);
  const strike = (operation: string) => ({
    on: { operation },
    nth: 1,
    fault: expect.anything() as object,
  });
  expect(
    report.findings.map(({ rule, isSteady, scenario }) => [rule.id, isSteady, scenario.rules]),
  ).toEqual([
    ["GC-11", true, [strike("redeem")]],
    ["GC-13", true, [strike("confirmRedemption")]],
    // It cannot read the page of a proxy, and gives up.
    ["GC-07", true, [strike("confirmRedemption")]],
  ]);
  const written = readdirSync(join(directory, "findings")).sort();
  expect(written).toEqual([
    "gift-card-v3-gc-07-confirmredemption-502-after.yaml",
    "gift-card-v3-gc-11-redeem-port-closed-after.yaml",
    "gift-card-v3-gc-13-confirmredemption-500-before-2.yaml",
    "gift-card-v3-gc-13-confirmredemption-500-before.yaml",
  ]);
  expect(
    readFileSync(
      join(directory, "findings", "gift-card-v3-gc-13-confirmredemption-500-before.yaml"),
      "utf8",
    ),
  ).toBe("name: mine\n");
  expect(XMLValidator.validate(readFileSync(join(directory, "e.xml"), "utf8"))).toBe(true);
  expect(readFileSync(join(directory, "e.html"), "utf8")).toContain("GC-13");
  const again = await run(
    [
      "run",
      "findings/gift-card-v3-gc-13-confirmredemption-500-before-2.yaml",
      "--judge-at-exit",
      "--timeout",
      "4",
      "--json",
      ...command,
    ],
    env,
    directory,
  );
  const verdict = JSON.parse(again.out) as { rules: { id: string; outcome: string }[] };
  expect([
    again.code,
    verdict.rules.filter(({ outcome }) => outcome === "fail").map(({ id }) => id),
  ]).toEqual([1, expect.arrayContaining(["GC-13", "SCENARIO-2"]) as string[]]);
});

test("what Ctrl-C stopped goes on with --resume, to what a whole exploration shows", async () => {
  const directory = folder();
  const env = { ...process.env, MISTAKE: "never-reverses" };
  const child = spawn(process.execPath, [program, "explore", ...options, ...command], {
    cwd: directory,
    env,
  });
  const kept = join(directory, ".standin", "explore");
  const runs = (): number =>
    existsSync(kept)
      ? readdirSync(kept)
          .map((name) => readFileSync(join(kept, name), "utf8").split("\n").length - 2)
          .reduce((sum, count) => sum + count, 0)
      : 0;
  let err = "";
  let stopped = false;
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
    if (runs() >= 3 && !stopped) stopped = child.kill("SIGINT");
  });
  const [code] = (await once(child, "close")) as [number];
  expect([code, err]).toEqual([130, expect.stringContaining("standin explore --resume")]);
  const before = runs();
  expect(before).toBeGreaterThanOrEqual(3);
  const resumed = await run(
    ["explore", "--resume", "--json"],
    { MISTAKE: "never-reverses" },
    directory,
  );
  const whole = await run(
    ["explore", ...options, "--json", ...command],
    { MISTAKE: "never-reverses" },
    folder(),
  );
  expect([resumed.code, whole.code]).toEqual([1, 1]);
  // Its goal is there from the first line on, what is remembered included.
  expect(resumed.err.match(/^(\d+) of \1 runs/gm)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(shapeOf(JSON.parse(resumed.out) as ExplorationReport)).toEqual(
    shapeOf(JSON.parse(whole.out) as ExplorationReport),
  );
});
