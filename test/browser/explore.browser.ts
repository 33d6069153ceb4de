import type { Page } from "playwright-core";
import type { ExplorationReport } from "../../src/explore/report/exploration-report";
import { explorePos } from "../pos/explored";
import { startStandin } from "../support/standin";
import { addressOf, openPage, wrongInLooks } from "./open";

let report: ExplorationReport;

beforeAll(async () => {
  report = await explorePos({ interface: "gift-card-v3", fault: "unknownIsReversed" });
});

/** A report as a file. */
const fileOf = (content: unknown, name = "explored.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});

const field = (page: Page) => page.getByLabel("Open the report of an exploration");

/** The page, with a report open. */
async function openReport(content: unknown): Promise<Page> {
  const page = await openPage(`${(await startStandin()).url}/standin/console/explore`);
  await field(page).setInputFiles(fileOf(content));
  await page.getByText("From the file").waitFor();
  return page;
}

const findings = (page: Page) => page.getByRole("region", { name: "Findings" });

/** A finding of the report, of which a test needs one. */
const firstFinding = () => {
  const [finding] = report.findings;
  if (finding === undefined) throw new Error("the exploration found nothing");
  return finding;
};

/** The report of what a run without a fault showed, of which nothing came. */
const unexplored = (): ExplorationReport => ({
  ...report,
  result: "fail",
  clean: { ...report.clean, code: 7, output: "the till is closed" },
  mistake: "ended with 7",
  matrix: [],
  findings: [],
});

test("without a file it says what an exploration is, with the command; a file opens by keyboard", async () => {
  const page = await openPage(`${(await startStandin()).url}/standin/console/`);
  await page.getByRole("heading", { name: "Connect" }).waitFor();
  await page.keyboard.press("f");
  await page.getByRole("link", { name: "Explorations" }).click();
  await page.getByText("An exploration runs the test command of your POS").waitFor();
  await page.getByText("standin explore --json -- npm test > explored.json").waitFor();
  const choosing = page.waitForEvent("filechooser");
  await field(page).press("Enter");
  await (await choosing).setFiles(fileOf(report));
  await page.getByText("The POS did not behave.").waitFor();
  const cells = page.getByRole("region", { name: "Faults of gift-card-v3" }).getByRole("link");
  expect(await cells.count()).toBe(report.matrix.flatMap((row) => row.cells).length);
  const cell = cells.and(page.getByLabel("confirmRedemption, 503 before: broke a rule GC-07"));
  expect(await cell.textContent()).toBe("X");
  await cell.press("Enter");
  await page.getByRole("heading", { level: 1, name: "confirmRedemption: 503 before" }).waitFor();
  expect((await addressOf(page)).pathname).toBe(
    "/standin/console/explore/gift-card-v3/confirmRedemption/503-before",
  );
  const title = "On the 1st confirmRedemption, the simulator answers 503 before processing";
  const run = page.getByRole("region", { name: title });
  expect(await run.textContent()).toMatch(/broke a rule.*GC-07/);
  expect(await run.getByRole("list").last().getByRole("listitem").allTextContents()).toEqual([
    expect.stringMatching(/redeem.*20\d$/),
    expect.stringMatching(/confirmRedemption.*503.*answers 503 before processing$/),
  ]);
  await page.getByRole("link", { name: "Back to the matrix" }).press("Enter");
  await findings(page).waitFor();
});

test("the file is not sent to the simulator", async () => {
  const page = await openPage(`${(await startStandin()).url}/standin/console/explore`);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await field(page).setInputFiles(fileOf(report));
  await page.getByText("From the file").waitFor();
  await page
    .getByRole("link", { name: /: broke a rule/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Back to the matrix" }).waitFor();
  expect(sent).toEqual([]);
});

test("a finding has its rule, what was seen and what to do; its scenario becomes a draft", async () => {
  const { rule, title, scenario, record } = firstFinding();
  const page = await openReport(report);
  const finding = findings(page).getByRole("article").first();
  const text = (await finding.textContent()) ?? "";
  const [seen] = record.broken.filter(({ id }) => id === rule.id);
  for (const part of ["BROKE", rule.id, rule.sentence, rule.remedy, title, seen?.text ?? ""])
    expect(text).toContain(part);
  await finding.getByText("Messages", { exact: true }).press("Enter");
  expect(await finding.locator("ol > li").count()).toBe(record.messages.length);
  await finding.getByText("Scenario ").press("Enter");
  await finding.getByRole("button", { name: "Save as draft" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: scenario.name }).waitFor();
  expect((await addressOf(page)).pathname).toBe(`/standin/console/faults/${scenario.name}`);
  await page.getByRole("link", { name: "Faults" }).first().click();
  await page.getByRole("link", { name: scenario.name }).waitFor();
  await page.goBack();
  await page.goBack();
  await findings(page).waitFor();
});

test("a file that is not a report says what is wrong with it, and the open one stays", async () => {
  const page = await openReport(report);
  const problem = page.getByRole("alert");
  const { matrix, ...rest } = report;
  for (const [content, told] of [
    ["nothing", "it is not JSON"],
    [{ standinVerdict: 1 }, "its member standinExploration is missing or wrong"],
    ["null", "its member standinExploration is missing or wrong"],
    [rest, "its member matrix is missing or wrong"],
    [
      { ...rest, matrix: [...matrix, { ...matrix[0], cells: {} }] },
      `its member matrix[${matrix.length}].cells is missing or wrong`,
    ],
  ] as const) {
    await field(page).setInputFiles(fileOf(content));
    await problem
      .getByText(`explored.json is not the report of an exploration: ${told}.`)
      .waitFor();
  }
  await findings(page).waitFor();
  await field(page).setInputFiles(fileOf(report, "again.json"));
  await page.getByText("again.json").waitFor();
  expect(await problem.count()).toBe(0);
});

test("markup and unseen characters of a file are shown as text", async () => {
  const hostile = "<img src=x onerror=alert(1)>\u202e";
  const text = JSON.stringify(report, (_name, value: unknown) =>
    typeof value === "string" && value.includes(" ") ? hostile : value,
  );
  const page = await openReport(text);
  await findings(page).getByText("<img src=x onerror=alert(1)>\\u202e").first().waitFor();
  await page
    .getByRole("link", { name: /: broke a rule/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 2 }).getByText("\\u202e").first().waitFor();
  expect(await page.locator("main img").count()).toBe(0);
  expect(await page.getByRole("main").textContent()).not.toContain("\u202e");
});

test("where the run without a fault did not pass, it says why nothing was explored", async () => {
  const page = await openReport(unexplored());
  await page.getByText("Without a fault the POS ended with 7: nothing was explored.").waitFor();
  const clean = page.getByRole("region", { name: "Run without a fault" });
  expect(await clean.getByRole("region", { name: "Output" }).textContent()).toBe(
    "the till is closed",
  );
  expect(await clean.locator("ol > li").count()).toBe(report.clean.messages.length);
});

test("the address of a cell opens nothing in a tab without a file, and says so for a cell that is none", async () => {
  const { url } = await startStandin();
  const page = await openPage(`${url}/standin/console/explore/gift-card-v3/redeem/no-such`);
  await page.getByText("No exploration is open in this tab").waitFor();
  await field(page).setInputFiles(fileOf(report));
  await findings(page).waitFor();
  await page.goBack();
  await page.getByText("The exploration has no such cell.").waitFor();
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const page = await openPage(`${(await startStandin()).url}/standin/console/explore`);
  await page.getByText("An exploration runs").waitFor();
  expect(await wrongInLooks(page, "explore-none")).toEqual([]);
  await field(page).setInputFiles(fileOf(report));
  const finding = findings(page).getByRole("article").first();
  await finding.getByText("Messages", { exact: true }).click();
  await finding.getByText("Scenario ").click();
  expect(await wrongInLooks(page, "explore-report")).toEqual([]);
  await page
    .getByRole("link", { name: /: broke a rule/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Back to the matrix" }).waitFor();
  expect(await wrongInLooks(page, "explore-cell")).toEqual([]);
});
