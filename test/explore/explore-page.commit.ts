import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { run } from "../support/program";
import { codeBlocks, pageText } from "../docs/shell-snippets";

const page = pageText("docs/explore.md");
const [certified = ""] = codeBlocks(pageText("docs/certify-your-pos.md"), "js");
const [mended = ""] = codeBlocks(page, "js");
const [python = ""] = codeBlocks(page, "python");
const folder = mkdtempSync(join(tmpdir(), "standin-explore-page-"));

async function explored(file: string, text: string, ...command: string[]) {
  writeFileSync(join(folder, file), text);
  const options = ["--judge-at-exit", "--timeout", "2", "--jobs", "8", "--json"];
  const { code, out } = await run(["explore", ...options, "--", ...command], {}, folder);
  return { code, report: JSON.parse(out) as ExplorationReport };
}

const found = ({ findings }: ExplorationReport): string[] =>
  findings.map(({ rule, title }) => `${rule.id}: ${title}`);

test("the till of the certify page gives up a refused confirmation, and its scenario is written", async () => {
  const { code, report } = await explored("till.mjs", certified, process.execPath, "till.mjs");
  const title = "On the 1st confirmRedemption, the simulator answers 503 before processing";
  expect([code, found(report)]).toEqual([1, [`GC-07: ${title}`]]);
  expect(page).toContain(`${title}.`);
  expect(readdirSync(join(folder, "findings"))).toEqual([
    "gift-card-v3-gc-07-confirmredemption-503-before.yaml",
  ]);
});

test("mended as the page says, it bears every fault", async () => {
  const text = certified.replace(/(?<=^const approved = .*\n)[^]*/m, mended);
  const { code, report } = await explored("mended.mjs", text, process.execPath, "mended.mjs");
  expect([code, found(report), report.ran]).toEqual([0, [], 37]);
});

test("the till in Python bears every fault, and not when its repeats differ", async () => {
  const { code, report } = await explored("till.py", python, "python3", "till.py");
  expect([code, found(report)]).toEqual([0, []]);
  const changing = python.replace(/^(?=    request = urllib)/m, '    body["time"] = now()\n');
  const broken = await explored("changing.py", changing, "python3", "changing.py");
  expect([broken.code, broken.report.findings.map(({ rule }) => rule.id)]).toEqual([1, ["VB-10"]]);
});
