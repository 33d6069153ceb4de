import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { run } from "../support/program";

const till = resolve(__dirname, "quick-till.mjs");
const queueing = resolve(__dirname, "queueing-till.mjs");
const folder = (): string => mkdtempSync(join(tmpdir(), "standin-explore-"));
const atExit = ["--judge-at-exit", "--timeout", "4"];
const end = ["--", process.execPath, till];

const cellsOf = ({ matrix }: ExplorationReport): string[] =>
  matrix.flatMap(({ operation, cells }) =>
    cells.map(({ column, outcome }) => `${operation} ${column} ${outcome}`),
  );

/** Explores in a directory, for its report. */
async function explored(args: string[], env: Record<string, string> = {}, directory = folder()) {
  const { code, out, err } = await run(["explore", "--json", ...args], env, directory);
  expect(out).toContain("{");
  return { code, err, directory, report: JSON.parse(out) as ExplorationReport };
}

test("--only strikes an operation alone, with one fault alone; a wrong name suggests", async () => {
  const only = ["--only", "confirmRedemption,503-before", ...atExit];
  const { code, report } = await explored([...only, ...end]);
  expect([code, cellsOf(report), report.part]).toEqual([
    0,
    ["confirmRedemption 503-before held"],
    "Only confirmRedemption, 503-before was tried.",
  ]);
  const text = await run(["explore", ...only, ...end], {}, folder());
  expect(text.out).toMatch(/^PASS: the POS behaved under the faults that were tried\.$/m);
  const wrong = await run(["explore", "--only", "confirmRedemtion", ...end], {}, folder());
  expect([wrong.code, wrong.err]).toEqual([
    2,
    "--only: there is no operation or fault confirmRedemtion. Did you mean confirmRedemption?\n",
  ]);
});

test("--only of what the POS never sends is no PASS", async () => {
  const { code, report } = await explored(["--only", "load", ...atExit, ...end]);
  expect([code, report.result, report.plans]).toEqual([3, "inconclusive", 0]);
  const { out } = await run(["explore", "--only", "load", ...atExit, ...end], {}, folder());
  expect(out).toContain("The POS sent nothing of that kind: redeem, confirmRedemption.");
});

const faults = "503-before,500-before,504-before,500-after,504-after";

test("--again runs what broke a rule, and nothing else; mended, it passes", async () => {
  const first = await explored(["--only", faults, ...atExit, "--user", "7102:secret", ...end], {
    MISTAKE: "never-repeats",
  });
  expect([first.code, first.report.findings.map(({ rule }) => rule.id)]).toEqual([1, ["GC-13"]]);
  const [file = ""] = readdirSync(join(first.directory, "findings"));
  expect(file).toBe("gift-card-v3-gc-13-confirmredemption-500-before.yaml");
  expect(first.err).toContain(
    `Written: findings/${file}. Try it: standin run findings/${file} --user 7102:secret ` +
      `--timeout 4s --judge-at-exit -- ${process.execPath} ${till}`,
  );
  const broke = cellsOf(first.report).filter((cell) => cell.endsWith("broke"));
  expect(broke.length).toBeLessThan(cellsOf(first.report).length);
  const again = await explored(["--again"], { MISTAKE: "never-repeats" }, first.directory);
  expect([again.code, cellsOf(again.report)]).toEqual([1, broke]);
  expect(readdirSync(join(first.directory, "findings"))).toEqual([file]);
  const mended = await explored(["--again"], {}, first.directory);
  expect([mended.code, mended.report.part]).toEqual([
    0,
    "Only the plans that broke a rule in the last exploration were tried.",
  ]);
  const none = await run(["explore", "--again"], {}, first.directory);
  expect([none.code, none.err]).toEqual([
    2,
    expect.stringContaining("There is nothing to run again"),
  ]);
});

test("--fail-fast begins no more runs once a finding is sure", async () => {
  const { code, report } = await explored(
    ["--fail-fast", "--jobs", "1", "--only", `confirmRedemption,${faults}`, ...atExit, ...end],
    { MISTAKE: "never-repeats" },
  );
  expect([code, report.hasStopped, report.findings.map(({ isSteady }) => isSteady)]).toEqual([
    1,
    true,
    [true],
  ]);
  expect(report.ran).toBeLessThan(report.classes);
});

test("--plan tells how long it will take", async () => {
  const plan = ["explore", "--plan", "--jobs", "4", ...atExit, ...end];
  const { out } = await run(plan, {}, folder());
  expect(out).toMatch(/^37 runs, 4 at a time, of \d+\.\d s without a fault: about \d+ seconds\.$/m);
  const json = JSON.parse(
    (await run([...plan.slice(0, 2), "--json", ...plan.slice(2)], {}, folder())).out,
  ) as {
    seconds: number;
  };
  // Silence before, silence after and late answers take five seconds each, at two messages.
  expect(json.seconds).toBeGreaterThanOrEqual(7);
});

test("a port that is closed for a while is borne by a POS that repeats", async () => {
  const { code, report } = await explored(["--only", "port-closed-after", ...atExit, ...end]);
  expect([code, cellsOf(report)]).toEqual([
    0,
    ["redeem port-closed-after held", "confirmRedemption port-closed-after held"],
  ]);
  const broken = await explored(["--only", "redeem,port-closed-after", ...atExit, ...end], {
    MISTAKE: "never-repeats",
  });
  expect(broken.report.findings.map(({ rule }) => rule.id)).toEqual(["GC-11"]);
});

test("a POS that is killed sends what it had kept; one that forgets is found, and its finding is shown by explore", async () => {
  const args = [
    "--restart-command",
    "--only",
    "killed-after",
    ...atExit,
    "--",
    process.execPath,
    queueing,
  ];
  const kept = await explored(args);
  expect([kept.code, cellsOf(kept.report)]).toEqual([
    0,
    ["redeem killed-after held", "confirmRedemption killed-after held"],
  ]);
  const { code, err, report, directory } = await explored(args, { MISTAKE: "forgets" });
  expect([code, report.findings.map(({ rule, title }) => [rule.id, title])]).toEqual([
    1,
    [
      [
        "GC-11",
        "The POS is killed while it waits for the answer to the 1st redeem, and started again",
      ],
      [
        "GC-13",
        "The POS is killed while it waits for the answer to the 1st confirmRedemption, and started again",
      ],
    ],
  ]);
  expect(err).toContain(
    "Try it: standin explore --restart-command --only redeem --only killed-after --timeout 4s --judge-at-exit -- ",
  );
  expect(existsSync(join(directory, "findings"))).toBe(false);
});

test("a command that finds its port taken in every run but the first shows what it printed", async () => {
  const directory = folder();
  const script = join(directory, "once.mjs");
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from "node:fs";
if (existsSync("taken")) { console.error("listen EADDRINUSE"); process.exit(3); }
writeFileSync("taken", "");
await import(${JSON.stringify(till)});`,
  );
  const { code, report } = await explored(
    ["--only", faults, ...atExit, "--", process.execPath, script],
    {},
    directory,
  );
  expect([code, report.result, report.struck.cells, report.struck.failed?.code]).toEqual([
    3,
    "inconclusive",
    0,
    3,
  ]);
  expect(report.struck.failed?.output).toContain("listen EADDRINUSE");
  const [kept = ""] = readdirSync(join(directory, ".standin", "explore"));
  expect(readFileSync(join(directory, ".standin", "explore", kept), "utf8")).toContain(
    "not-struck",
  );
});
