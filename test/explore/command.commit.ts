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
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { program, run } from "../support/program";

const till = resolve(__dirname, "quick-till.mjs");
const folder = (): string => mkdtempSync(join(tmpdir(), "standin-explore-"));
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
