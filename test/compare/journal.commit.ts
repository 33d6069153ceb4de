import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { journalText } from "../../src/conformance/journal-file";
import type { ComparisonReport } from "../../src/compare/report/comparison-report";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";

/* A journal of all ten interfaces is played again: its flows share data, and name each other's. */

const folder = mkdtempSync(join(tmpdir(), "standin-compared-journals-"));

async function compare(
  ...words: string[]
): Promise<{ code: number | null; report: ComparisonReport }> {
  const { code, out } = await runHere(["compare", "--json", ...words]);
  return { code, report: JSON.parse(out) as ComparisonReport };
}

const figures = ({ report, code }: Awaited<ReturnType<typeof compare>>) => ({
  code,
  result: report.result,
  unplayed: report.unplayed,
  drifts: report.drifts.map(({ key }) => key),
});
const same = { code: 0, result: "same", unplayed: [], drifts: [] };

test("ten interfaces of two simulators do not differ, nor does the simulator from what was recorded", async () => {
  const kept = join(folder, "kept.yaml");
  const provider = await startStandin({
    ...{ seed: "another", journal: 20_000, keepValues: kept, user: "7102", password: "all" },
  });
  const to = Object.entries(provider.interfaces).flatMap(([name, path]) => [
    ...["--upstream", `${name}=${provider.url}${path}`],
  ]);
  const live = await compare(...to, "--upstream-rate", "10000", "--user", "7102:all");
  expect(figures(live)).toEqual(same);
  expect(live.report.answers).toBeGreaterThan(1_800);
  const file = join(folder, "all.jsonl");
  writeFileSync(file, journalText(await provider.journal()));
  const words = ["--journal", file, "--sides", "recorded,standin", "--values", kept];
  const again = await compare(...words);
  expect(figures(again)).toEqual(same);
  expect(again.report.answers).toBeGreaterThan(1_800);
  const withoutTimes = ({ times: _times, ...report }: ComparisonReport): unknown => report;
  expect(withoutTimes((await compare(...words)).report)).toEqual(withoutTimes(again.report));
});
