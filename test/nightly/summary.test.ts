import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const summary = resolve(__dirname, "summary.mjs");

/** The summary of parts of a night, of what each has printed. */
async function summaryOf(parts: object[]): Promise<{ text: string; passed: boolean }> {
  const script = `import { gatesIn, summaryOf } from ${JSON.stringify(summary)};
const parts = JSON.parse(process.argv[1]).map((part) => ({ ...part, gates: gatesIn(part.printed) }));
process.stdout.write(JSON.stringify(summaryOf(parts, "1a2b3c4")));`;
  const { stdout } = await run(process.execPath, [
    "--input-type=module",
    "-e",
    script,
    JSON.stringify(parts),
  ]);
  return JSON.parse(stdout) as { text: string; passed: boolean };
}

const gate = (name: string, figures: string, outcome = "passed") =>
  `PASS test/gates\ngate ${name} tier=nightly ${figures} commit=1a2b3c4 seconds=60.5 ${outcome}\n`;
const m1 = gate("M1", "trials=1000 effective=990 floor=900 notes=3 violations=0 seed=abc");

test("the summary of a night has each gate with its trials, floor, violations and seed", async () => {
  const told = await summaryOf([
    { name: "m1", code: 0, seconds: 61, printed: m1 },
    { name: "shards", code: 0, seconds: 119, printed: "shards users=10000 acknowledged=9 lost=0" },
    {
      name: "mutants",
      code: 0,
      seconds: 60,
      printed: gate("T1", "room=money trials=9 effective=9 floor=8"),
    },
  ]);
  expect(told).toEqual({
    passed: true,
    text: [
      "gate      trials  effective  floor  violations  seed  seconds  outcome",
      "M1        1000    990        900    0           abc   60.5     passed",
      "shards    -       -          -      -           -     119      passed",
      "T1 money  9       9          8      -           -     60.5     passed",
      "commit 1a2b3c4: 3 passed, 0 failed, 4 min in all",
      "",
    ].join("\n"),
  });
});

test.each([
  ["a gate that says so", m1.replace("passed", "FAILED")],
  ["a gate that ended before its line", ""],
  ["a file that failed after its gate had passed", m1],
])("a night fails by %s", async (_how, printed) => {
  const told = await summaryOf([{ name: "m1", code: 1, seconds: 61, printed }]);
  expect(told.passed).toBe(false);
  expect(told.text).toMatch(/^(?:M1|m1) .*FAILED$/m);
});

test("a part that nothing is named by is refused", async () => {
  const refused = run(process.execPath, [resolve(__dirname, "run.mjs"), "--only", "none"]);
  await expect(refused).rejects.toMatchObject({ code: 2, stderr: "No gate is named none.\n" });
});

test("every file that the mutants name is there", async () => {
  const rooms = resolve(__dirname, "../mutation/rooms.mjs");
  const script = `import { rooms } from ${JSON.stringify(rooms)};
process.stdout.write(JSON.stringify(Object.values(rooms).flatMap(({ mutate }) => mutate)));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);
  const files = (JSON.parse(stdout) as string[])
    .filter((pattern) => !/[*!]/.test(pattern))
    .flatMap((pattern) => {
      const [, before = pattern, names = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      return names.split(",").map((name) => before + name + after);
    });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(resolve(__dirname, "../..", file)))).toEqual([]);
});
