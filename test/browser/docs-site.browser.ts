import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteDirectory } from "../../src/package-files";
import { startStandin } from "../support/standin";
import { openPage, wrongInLooks } from "./open";

beforeAll(() => {
  if (!existsSync(siteDirectory))
    execFileSync("npm", ["run", "-s", "docs:site"], { stdio: "pipe" });
});

test("the console's Reference leads to the documentation, whose search finds a word", async () => {
  const standin = await startStandin();
  const page = await openPage(`${standin.url}/standin/console/reference`);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && !request.url().startsWith(standin.url))
      foreign.push(request.url());
  });
  await page.getByRole("link", { name: "Documentation" }).click();
  await page.getByRole("heading", { name: "Standin", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("reversal");
  await page.getByRole("option").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("main").textContent()).toMatch(/reversal/i);
  expect(foreign).toEqual([]);
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  const page = await openPage(`${standin.url}/standin/docs/faults.html`);
  await page.getByRole("heading", { name: "Try each fault" }).waitFor();
  expect(await wrongInLooks(page, "docs-site")).toEqual([]);
});
