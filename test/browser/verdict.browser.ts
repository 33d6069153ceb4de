import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { Standin } from "../../src";
import { readJournal } from "../../src/conformance/journal-file";
import { Client } from "../support/client";
import { adviceFor, advicePath, cards, loadOf, requestPath } from "../support/gift-card";
import { startStandin } from "../support/standin";
import { looks, openPage, overflowOf, picture, violationsIn } from "./open";

const pageOf = (standin: Standin, path = "verdict"): string =>
  `${standin.url}/standin/console/${path}`;

/** A load that is confirmed with other identifiers than its answer has, which breaks a rule. */
async function misbehave(standin: Standin): Promise<string> {
  const client = new Client(standin.url, "7102", "pos");
  const message = loadOf(cards.empty, 2_500);
  await client.post(requestPath("load", message.id), message);
  const advice = adviceFor(message.id, { reversalReason: "CANCELLED" });
  await client.post(advicePath("load", "reversals", message.id, advice.id), advice);
  return message.id;
}

/** A load that nothing closes yet. */
async function leaveOpen(standin: Standin): Promise<void> {
  const message = loadOf(cards.empty, 2_500);
  await new Client(standin.url, "7102", "pos").post(requestPath("load", message.id), message);
}

const header = (page: Page) => page.getByRole("group", { name: "Verdict so far" });

describe("Verdict", () => {
  test("is nothing yet, then what is open, then what is broken, with links to the messages", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    await page.getByText("there is nothing to judge").waitFor();
    expect(await header(page).textContent()).toContain("none yet");
    await leaveOpen(standin);
    await page.getByRole("region", { name: "Still open" }).waitFor();
    expect(await page.getByRole("region", { name: "Still open" }).textContent()).toMatch(
      /OPEN.*Confirm or reverse every approved request.*GC-07.*in \d+ (s|min)/,
    );
    const id = await misbehave(standin);
    const broken = page.getByRole("region", { name: "Broken" });
    await broken.getByText("GC-18").waitFor();
    expect(await broken.textContent()).toContain("Return the third-party identifiers");
    expect(await header(page).textContent()).toContain("FAIL");
    await broken.getByRole("link", { name: "GC-18" }).click();
    await page.getByRole("heading", { name: "GC-18" }).waitFor();
    await page.goBack();
    await broken.getByRole("link", { name: id.slice(0, 8) }).click();
    await page.getByRole("heading", { name: /^load/ }).waitFor();
    await page.goBack();
    await broken.getByRole("link", { name: "Message 3" }).first().click();
    await page.getByRole("heading", { name: /^3 reverseLoad/ }).waitFor();
  });

  test("verdict and journal are saved as files", async () => {
    const standin = await startStandin();
    await misbehave(standin);
    const page = await openPage(pageOf(standin));
    const saved = async (name: string): Promise<string> => {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      return readFileSync(await (await coming).path(), "utf8");
    };
    expect(JSON.parse(await saved("Verdict as JSON"))).toMatchObject({
      standinVerdict: 1,
      result: "fail",
    });
    expect(await saved("Verdict as a page")).toContain("<title>Standin: fail</title>");
    expect(await saved("Verdict as JUnit")).toMatch(/<testsuites.*<failure/s);
    const journal = readJournal((await saved("Journal")).trimEnd().split("\n"));
    expect(journal.exchanges).toHaveLength(2);
  });

  test.each(looks)("passes axe and fits its window: %j", async (look) => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin), look);
    const name = `${look.viewport.width}-${look.colorScheme}`;
    await page.getByText("there is nothing to judge").waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await picture(page, `verdict-none-${name}`);
    await leaveOpen(standin);
    await misbehave(standin);
    await page.getByText("GC-18").waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, `verdict-some-${name}`);
  });
});

describe("the header", () => {
  test("takes a snapshot, restores and removes it", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, ""));
    await page.getByText("Snapshots", { exact: true }).click();
    await page.getByText("There is none yet.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("before-lunch");
    await page.getByRole("button", { name: "Take" }).click();
    await page.getByRole("button", { name: "Restore before-lunch" }).waitFor();
    expect(standin.snapshots.list()).toMatchObject([{ name: "before-lunch" }]);
    expect(await violationsIn(page)).toEqual([]);
    await misbehave(standin);
    await page.getByRole("button", { name: "Restore before-lunch" }).click();
    await page
      .getByRole("status")
      .getByText("The snapshot before-lunch was restored")
      .waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Remove before-lunch" }).click();
    await page.getByText("There is none yet.").waitFor();
    expect(standin.snapshots.list()).toEqual([]);
  });

  test("single keys lead to pages; ? lists them; they can be switched off", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, ""));
    await page.getByRole("heading", { name: "Connect" }).waitFor();
    await page.keyboard.press("v");
    await page.getByRole("heading", { name: "Verdict" }).waitFor();
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Keys" });
    await dialog.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await dialog.getByLabel("Single keys work").uncheck();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Keys" }).click();
    await page.getByRole("heading", { name: "Verdict" }).waitFor();
    await dialog.getByLabel("Single keys work").check();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("m");
    await page.getByRole("heading", { name: "Messages" }).waitFor();
  });

  test("in a narrow window its controls are behind a line that says how things are", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, ""), { viewport: { width: 320, height: 900 } });
    const line = page.getByRole("button", { name: "7102 · live" });
    await line.waitFor();
    expect(await page.getByRole("button", { name: "Freeze" }).isVisible()).toBe(false);
    await line.click();
    await page.getByRole("button", { name: "Freeze" }).click();
    await page.getByRole("button", { name: "7102 · frozen" }).waitFor();
    await page.getByText("Snapshots", { exact: true }).click();
    await page.getByText("There is none yet.").waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, "header-320");
  });
});
