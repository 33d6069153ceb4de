import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { Standin } from "../../src";
import type { Verdict } from "../../src/conformance/verdict";
import { journalText, readJournal } from "../../src/conformance/journal-file";
import { Client } from "../support/client";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  redemptionOf,
  requestPath,
} from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import {
  addressOf,
  openPage,
  openPanel,
  overflowOf,
  picture,
  violationsIn,
  wrongInLooks,
  unfold,
} from "./open";

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
      /OPEN.*Confirm or reverse every approved request.*in \d+ (s|min).*GC-07/,
    );
    const id = await misbehave(standin);
    const broken = page.getByRole("region", { name: "Broken" });
    await broken.getByText("GC-18").waitFor();
    expect(await broken.textContent()).toContain("Return the third-party identifiers");
    expect(await header(page).textContent()).toContain("FAIL");
    await broken.getByRole("link", { name: "GC-18" }).click();
    await page.getByRole("heading", { name: "GC-18" }).waitFor();
    await page.goBack();
    expect(await broken.getByText("third-party identifiers as they were given").isVisible()).toBe(
      false,
    );
    await unfold(broken);
    await broken.getByRole("link", { name: id.slice(0, 8) }).click();
    await page.getByRole("heading", { name: /^load/ }).waitFor();
    await page.goBack();
    await broken.getByRole("link", { name: "Message 3" }).first().click();
    await page.getByRole("heading", { name: /^3 reverseLoad/ }).waitFor();
  });

  test("the panel of the header says how many broken rules it shows of how many", async () => {
    const standin = await startStandin();
    await misbehave(standin);
    const page = await openPage("about:blank");
    await page.route(/\/standin\/verdict\?/, async (route) => {
      const response = await route.fetch();
      const verdict = (await response.json()) as Verdict;
      const [broken] = verdict.rules.filter(({ outcome }) => outcome === "fail");
      const rules = Array.from({ length: 20 }, (_, at) => ({ ...broken, id: `GC-${at + 40}` }));
      await route.fulfill({ response, json: { ...verdict, rules } });
    });
    await page.goto(pageOf(standin, ""));
    const panel = await openPanel(page, "Verdict so far");
    await panel.getByText("5 of 20 broken rules.").waitFor();
    expect(await panel.getByRole("listitem").count()).toBe(5);
    await panel.getByRole("link", { name: "All", exact: true }).click();
    const broken = page.getByRole("region", { name: "Broken" }).getByRole("article");
    await broken.nth(19).waitFor();
    await broken.nth(19).getByRole("button").click();
    await broken
      .nth(19)
      .getByRole("link", { name: /^Message/ })
      .first()
      .click();
    await page.getByRole("heading", { name: /oad/ }).waitFor();
    await page.goBack();
    await broken.nth(19).getByRole("button", { expanded: true }).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await broken.first().getByRole("listitem").first().isVisible()).toBe(true);
  });

  test("runs: ended, compared, shown, deleted", async () => {
    const standin = await startStandin();
    await leaveOpen(standin);
    const page = await openPage(pageOf(standin));
    const runs = page.getByRole("region", { name: "Runs" });
    await runs.getByText("No run is kept.").waitFor();
    await runs.getByLabel("POS").fill("Till");
    await runs.getByLabel("Version").fill("4.1");
    await runs.getByRole("button", { name: "End the run" }).click();
    await runs.getByRole("link", { name: "till-4-1" }).waitFor();
    await misbehave(standin);
    await runs.getByLabel("Version").fill("4.2");
    await runs.getByLabel("Reset then").check();
    await runs.getByRole("button", { name: "End the run" }).click();
    await runs.getByRole("link", { name: "till-4-2", exact: true }).waitFor();
    expect(standin.messages().exchanges).toEqual([]);
    expect(standin.testRuns.list()).toMatchObject([
      { name: "till-4-1", pos: "Till", verdict: "inconclusive" },
      { name: "till-4-2", pos: "Till", verdict: "fail" },
    ]);
    expect(await wrongInLooks(page, "verdict-runs")).toEqual([]);
    const changes = runs.getByRole("link", { name: "changes of till-4-2 since till-4-1" });
    // On one line, however narrow the table is.
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect((await changes.boundingBox())?.height).toBeLessThan(24);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await changes.click();
    await page.getByRole("region", { name: "Newly broken" }).getByText("GC-18").waitFor();
    expect((await addressOf(page)).search).toBe("?left=till-4-1&right=till-4-2");
    expect(await wrongInLooks(page, "verdict-compared")).toEqual([]);
    // Any two can be compared, and chosen where the address names none.
    await page.getByLabel("before").selectOption("till-4-2");
    await page.getByRole("region", { name: "Still broken" }).getByText("GC-18").waitFor();
    await page.goto(pageOf(standin, "verdict/runs"));
    await page.getByLabel("before").selectOption("till-4-1");
    await page.getByLabel("after").selectOption("till-4-2");
    await page.getByRole("region", { name: "Newly broken" }).getByText("GC-18").waitFor();
    await page.getByRole("link", { name: "till-4-2" }).click();
    await page.getByRole("region", { name: "Broken" }).getByText("FAIL GC-18").waitFor();
    const open = page.getByRole("region", { name: "Still open" });
    expect(await open.textContent()).toMatch(/INCONCLUSIVE GC-07.*there is still time/);
    expect(await wrongInLooks(page, "verdict-run")).toEqual([]);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Sign-off sheet" }).click();
    expect((await saved).suggestedFilename()).toBe("till-4-2.html");
    await page.getByRole("button", { name: "Delete" }).click();
    await runs.getByRole("link", { name: "till-4-1" }).waitFor();
    expect(standin.testRuns.list()).toMatchObject([{ name: "till-4-1" }]);
  });

  test("a run ends by the keyboard alone", async () => {
    const standin = await startStandin();
    await leaveOpen(standin);
    const page = await openPage(pageOf(standin));
    await page.getByText("No run is kept.").waitFor();
    await page.keyboard.press("r");
    await page.keyboard.type("Till");
    await page.keyboard.press("Tab");
    await page.keyboard.type("4.1");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "till-4-1" }).waitFor();
    expect(standin.testRuns.list()).toMatchObject([{ pos: "Till", version: "4.1" }]);
  });

  test("the sign-off sheet of a run at an interface is one page of paper", async () => {
    const standin = await startStandin();
    await misbehave(standin);
    await standin.testRuns.end({ pos: "Till", version: "4.1" });
    await leaveOpen(standin);
    const { name } = await standin.testRuns.end({ pos: "Till", version: "4.2", note: "Nightly" });
    const page = await (await openPage(pageOf(standin))).context().newPage();
    await page.setContent(standin.testRuns.sheet(name));
    await picture(page, "run-sheet");
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test("shows requests that reached no operation, live and of a journal, and in the finding about them", async () => {
    const standin = await startStandin();
    const client = new Client(standin.url, "7102", "pos");
    const message = loadOf(cards.empty, 2_500);
    await client.post(requestPath("load", message.id), message);
    const advice = adviceFor(message.id, { tenders: [] });
    const path = advicePath("load", "confirmations", message.id, advice.id);
    await client.post(path.replace("/loads/", "/load/"), advice);
    const page = await openPage(pageOf(standin));
    const named = /was answered 404 at \d\d:\d\d:\d\d \(nearest operation: POST /;
    await unfold(page.getByRole("region", { name: "Still open" }));
    await page.getByRole("region", { name: "Still open" }).getByText(named).waitFor();
    const table = page.getByRole("region", { name: "Requests that reached no operation" });
    await table.getByText("no operation has this path", { exact: true }).waitFor();
    await new Client(standin.url, "7102", "sesame").get("/airtime/v5/testServerAdmin/data");
    await page.setViewportSize({ width: 1366, height: 768 });
    const show = table.getByRole("button", { name: "Show that data space" });
    await show.waitFor();
    expect((await show.boundingBox())?.height).toBeLessThan(32);
    const wide = (await table.getByRole("table").boundingBox())?.width ?? 0;
    expect(wide).toBeLessThanOrEqual((await table.boundingBox())?.width ?? 0);
    const file = {
      name: "mine.ndjson",
      mimeType: "text/plain",
      buffer: Buffer.from(journalText(await standin.journal())),
    };
    await page.getByLabel("Open an exported journal").setInputFiles(file);
    await page.getByRole("heading", { name: "Verdict of a journal" }).waitFor();
    await table.getByText("no operation has this path", { exact: true }).waitFor();
  });

  test.each([-1, 1])(
    "counts down by the simulator's time where the browser's is off by %i h",
    async (hours) => {
      const standin = await startStandin();
      await leaveOpen(standin);
      const page = await openPage(pageOf(standin), { time: Date.now() + hours * 3_600_000 });
      const open = page.getByRole("region", { name: "Still open" });
      await open
        .locator(".rule-line")
        .getByText(/^in 7 min/)
        .waitFor();
      await page.getByText(/^ ?\d s ago|now$/).waitFor();
      await page.keyboard.press("m");
      await page.getByRole("link", { name: "Sales" }).click();
      await page
        .getByRole("row")
        .getByText(/^in 7 min/)
        .waitFor();
    },
  );

  test("verdict and journal are saved as files", async () => {
    const standin = await startStandin();
    await misbehave(standin);
    const page = await openPage(pageOf(standin));
    const saved = async (name: string): Promise<string> => {
      const coming = page.waitForEvent("download");
      await page.getByRole("menuitem", { name, exact: true }).click();
      return readFileSync(await (await coming).path(), "utf8");
    };
    await page.getByRole("button", { name: "Export", exact: true }).click();
    expect(JSON.parse(await saved("Verdict as JSON"))).toMatchObject({
      standinVerdict: 1,
      result: "fail",
    });
    expect(await saved("Verdict as a page")).toContain("<title>Standin: fail</title>");
    expect(await saved("Verdict as Markdown")).toMatch(/^## Standin: .*FAIL/);
    expect(await saved("Verdict as JUnit")).toMatch(/<testsuites.*<failure/s);
    const journal = readJournal((await saved("Journal")).trimEnd().split("\n"));
    expect(journal.exchanges).toHaveLength(2);
  });

  test("passes axe and fits its window, wide and narrow, light and dark", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    await page.getByText("there is nothing to judge").waitFor();
    expect(await wrongInLooks(page, "verdict-none")).toEqual([]);
    await leaveOpen(standin);
    await misbehave(standin);
    await page.getByRole("link", { name: "GC-18" }).waitFor();
    expect(await wrongInLooks(page, "verdict-some")).toEqual([]);
  });
});

test("names the rules that were not tried, and what would try them", async () => {
  const standin = await startStandin();
  await leaveOpen(standin);
  const page = await openPage(pageOf(standin));
  const untried = page.getByRole("region", { name: "Not tried" });
  await untried.getByText(/^\d+ rules were not tried$/).click();
  await untried
    .getByText(/tried by activate without an answer, then reverseActivation/)
    .first()
    .waitFor();
  expect(await untried.getByRole("link", { name: "GC-11", exact: true }).count()).toBe(1);
  expect(await wrongInLooks(page, "verdict-not-tried")).toEqual([]);
});

/** Waits until the tab has a title. */
async function titled(page: Page, title: string): Promise<void> {
  while ((await page.title()) !== title)
    await page.evaluate("new Promise((done) => requestAnimationFrame(done))");
}

describe("an exported journal", () => {
  /** The journal of another simulator, as a file. */
  async function journalFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
    const standin = await startStandin();
    await misbehave(standin);
    await leaveOpen(standin);
    const buffer = Buffer.from(journalText(await standin.journal()));
    return { name: "run.jsonl", mimeType: "application/x-ndjson", buffer };
  }

  test("is opened by keyboard, with its verdict and messages; the live ones come back", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    const field = page.getByLabel("Open an exported journal");
    const choosing = page.waitForEvent("filechooser");
    await field.press("Enter");
    await (await choosing).setFiles(await journalFile());
    await page.getByRole("heading", { name: "Verdict of a journal" }).waitFor();
    await page.locator("main:focus").waitFor();
    expect((await addressOf(page)).pathname).toBe("/standin/console/verdict/journal");
    const broken = page.getByRole("region", { name: "Broken" });
    expect(await broken.textContent()).toContain("Return the third-party identifiers");
    expect(await page.getByRole("region", { name: "Still open" }).textContent()).toMatch(
      /OPEN.*had \d+ (s|min).* left at the export/,
    );
    await unfold(broken);
    await broken.getByRole("link", { name: "Message 2" }).first().click();
    await page.getByRole("heading", { name: /^2 reverseLoad/ }).waitFor();
    await page.keyboard.press("j");
    await page.getByRole("heading", { name: /^1 load/ }).waitFor();
    await page.getByRole("link", { name: "Messages (3)" }).click();
    await page.getByLabel("Filter").fill("operation:reverseLoad");
    await page.keyboard.press("Enter");
    const list = page.getByRole("region", { name: "Messages of the journal" });
    await list.getByRole("row").nth(2).waitFor({ state: "detached" });
    expect(await list.getByRole("link", { name: "2" }).count()).toBe(1);
    await list.focus();
    await page.keyboard.press("j");
    await list.locator("a:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^2 reverseLoad/ }).waitFor();
    expect((await addressOf(page)).href).toContain("/verdict/journal/messages/2?filter=operation");
    await page.getByRole("link", { name: "Its verdict" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("menuitem", { name: "Verdict as JUnit" }).click();
    expect(readFileSync(await (await coming).path(), "utf8")).toMatch(/<testsuites.*<failure/s);
    await page.getByRole("link", { name: "Back to the live verdict" }).click();
    await page.getByText("there is nothing to judge").waitFor();
    expect(standin.messages().exchanges).toEqual([]);
  });

  test("its sales have their kinds, as those of the data space do", async () => {
    const standin = await startStandin();
    const redemption = redemptionOf(cards.funded, 100);
    await new Client(standin.url, "7102", "pos").post(
      requestPath("redemption", redemption.id),
      redemption,
    );
    const kind = async (of: string) => {
      const sales = page.getByRole("region", { name: of });
      const cell = sales.locator("td.of-kind-column").first();
      return (await cell.textContent())?.trim();
    };
    const page = await openPage(pageOf(standin, "messages?view=sales"));
    expect(await kind("Transactions, the newest first")).toBe("redemption");
    const buffer = Buffer.from(journalText(await standin.journal()));
    await page.goto(pageOf(standin));
    await page
      .getByLabel("Open an exported journal")
      .setInputFiles({ name: "run.jsonl", mimeType: "application/x-ndjson", buffer });
    await page.getByRole("link", { name: "Messages (1)" }).click();
    await page.getByRole("navigation", { name: "Views" }).getByText("Sales").click();
    expect(await kind("Transactions, the newest first")).toBe("redemption");
  });

  test("has its sales and its session as the data space has, and a filter holds for all three views", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin), { viewport: { width: 1366, height: 768 } });
    await page.getByLabel("Open an exported journal").setInputFiles(await journalFile());
    await page.getByRole("link", { name: "Messages (3)" }).click();
    const views = page.getByRole("navigation", { name: "Views" });
    await views.getByRole("link", { name: "Sales" }).click();
    const sales = page.getByRole("region", { name: "Transactions, the newest first" });
    const broken = sales.getByRole("row").filter({ hasText: "REVERSED" });
    await broken.getByText("FAIL GC-18").waitFor();
    expect(await broken.textContent()).toMatch(
      /load(?!Gift).*R\s25\.00.*QY4-0017.*gift-card-v3.*12$/,
    );
    await sales.getByText(/had \d+ (s|min).* left/).waitFor();
    expect(await wrongInLooks(page, "journal-sales")).toEqual([]);
    await page.getByLabel("Filter").fill("broken:fail");
    await page.keyboard.press("Enter");
    await sales.getByText("PENDING").waitFor({ state: "detached" });
    await views.getByRole("link", { name: "Session" }).click();
    const session = page.getByRole("region", { name: "The session, the newest first" });
    const row = session.getByRole("row").filter({ hasText: "FAIL GC-18" });
    expect(await row.textContent()).toContain("QY4-0017");
    expect(await wrongInLooks(page, "journal-session")).toEqual([]);
    await page.getByRole("link", { name: "Show all" }).click();
    await session.getByText("PENDING").waitFor();
    await row.getByRole("link").first().click();
    const list = page.getByRole("region", { name: "Messages of the journal" });
    await list.getByText("reverseLoad").waitFor();
    expect((await addressOf(page)).pathname).toBe("/standin/console/verdict/journal/messages");
    expect(standin.messages().exchanges).toEqual([]);
  });

  test("has the header to itself, survives a reload, and is closed there", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    await page.getByLabel("Open an exported journal").setInputFiles(await journalFile());
    const bar = page.getByRole("group", { name: "Open journal" });
    const expectOwnHeader = async (): Promise<void> => {
      await bar.waitFor();
      await titled(page, "(1) FAIL – run.jsonl – Standin");
      expect(await bar.textContent()).toMatch(
        /run\.jsonl.*FAIL \d.*until \d{4}-\d\d-\d\d \d\d:\d\d.*Close\?Keys/,
      );
      expect(await bar.getByRole("button").allTextContents()).toEqual(["Close", "?"]);
      for (const name of ["Verdict so far", "Data space", "Clock", "Scenario"])
        expect(await page.getByRole("group", { name }).count()).toBe(0);
      expect(await page.getByRole("button", { name: "Reset" }).count()).toBe(0);
    };
    await expectOwnHeader();
    expect(await wrongInLooks(page, "journal-header")).toEqual([]);
    await page.getByRole("link", { name: "Messages (3)" }).click();
    await page.getByRole("heading", { name: "Messages of a journal" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Messages of a journal" }).waitFor();
    await expectOwnHeader();
    const places = page.getByRole("navigation", { name: "Pages" });
    const current = places.locator("[aria-current]");
    expect(await current.textContent()).toBe("Messages");
    await places.getByRole("link", { name: "Verdict" }).click();
    await page.getByRole("heading", { name: "Verdict of a journal" }).waitFor();
    expect(await current.textContent()).toBe("Verdict");
    await page.keyboard.press("m");
    await page.getByRole("heading", { name: "Messages of a journal" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).getByText("Next row").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("c");
    await page.getByRole("group", { name: "Clock" }).waitFor();
    await titled(page, "Connect – Standin");
    await page.goBack();
    await bar.getByRole("button", { name: "Close" }).click();
    await page.getByText("there is nothing to judge").waitFor();
    await page.goto(pageOf(standin, "verdict/journal"));
    await page.getByText("No journal is open in this tab.").waitFor();
  });

  test("says of the days of a filter which ones they are of its own time", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    const { buffer, ...file } = await journalFile();
    const text = buffer.toString().replaceAll(/\d{4}-\d\d-\d\d(?=T)/g, "2031-03-05");
    await page
      .getByLabel("Open an exported journal")
      .setInputFiles({ ...file, buffer: Buffer.from(text) });
    await page.getByRole("link", { name: "Messages (3)" }).click();
    await page.getByLabel("Filter").fill("today");
    await page.keyboard.press("Enter");
    await page.getByText(/2031-03-0\d.* to .*2031-03-0\d/).waitFor();
    await page.getByRole("cell", { name: "reverseLoad" }).waitFor();
  });

  test("of many checks of a rule, only so many are there as were asked for, and on paper all", async () => {
    const standin = await startStandin();
    await leaveOpen(standin);
    const [head = "", line = ""] = journalText(await standin.journal()).split("\n");
    const id = (JSON.parse(line) as { messageId: string }).messageId;
    const lines = Array.from({ length: 2_000 }, (_, at) =>
      line.replaceAll(id, randomUUID()).replace('"number":1,', `"number":${at + 1},`),
    );
    const page = await openPage(pageOf(standin));
    await page.getByLabel("Open an exported journal").setInputFiles({
      name: "run.jsonl",
      mimeType: "application/x-ndjson",
      buffer: Buffer.from([head, ...lines].join("\n")),
    });
    const open = page.getByRole("region", { name: "Still open" });
    const checks = open.getByRole("listitem");
    await unfold(open);
    await checks.nth(4).waitFor();
    expect(await checks.count()).toBe(5);
    await open.getByRole("button", { name: "Show 100 of 1,995 more" }).press("Enter");
    await checks.nth(104).waitFor();
    expect(await checks.count()).toBe(105);
    await open.getByRole("button", { name: "Show 100 of 1,895 more" }).waitFor();
    await page.emulateMedia({ media: "print" });
    await checks.nth(1_999).waitFor();
    expect(await open.getByRole("button", { name: /^Show/ }).count()).toBe(0);
  });

  test("a file that is none is refused by its line; an address without one offers to open it", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "verdict/journal/messages/2"), {
      expected: /400/,
    });
    await page.getByText("No journal is open in this tab").waitFor();
    const { buffer, ...file } = await journalFile();
    const field = page.getByLabel("Open an exported journal");
    await field.focus();
    await field.setInputFiles({ ...file, buffer: Buffer.concat([buffer, Buffer.from("{")]) });
    const problem = page.getByRole("alert");
    await problem.waitFor();
    await page.locator("#opened-file:focus").waitFor();
    expect(await problem.textContent()).toBe("run.jsonl cannot be judged: line 5: is not JSON");
    const dropped = await page.evaluateHandle(
      `(() => {
        const data = new DataTransfer();
        data.items.add(new File([${JSON.stringify(buffer.toString())}], "run.jsonl"));
        return data;
      })()`,
    );
    await page.getByRole("region", { name: "Exported journal" }).dispatchEvent("drop", {
      dataTransfer: dropped,
    });
    await page.getByRole("heading", { name: "Verdict of a journal" }).waitFor();
    await page.goto(pageOf(standin, "verdict/elsewhere"));
    await page.getByText("There is nothing at this address.").waitFor();
  });

  test("passes axe and fits its window, wide and narrow, light and dark", async () => {
    const page = await openPage(pageOf(await startStandin()));
    await page.getByLabel("Open an exported journal").setInputFiles(await journalFile());
    await page.getByText("GC-18").waitFor();
    expect(await wrongInLooks(page, "verdict-journal")).toEqual([]);
    await page.getByRole("link", { name: "Messages (3)" }).click();
    await page.getByRole("region", { name: "Messages of the journal" }).waitFor();
    expect(await wrongInLooks(page, "verdict-journal-messages")).toEqual([]);
  });
});

/** Least time between two texts that a screen reader says, in milliseconds. */
const betweenTexts = 5_000;

/** Keeps all that a screen reader is told, in the page. */
const keepSaid = `
  window.said = [];
  const status = document.querySelector('[role="status"]');
  new MutationObserver(() => window.said.push(status.textContent))
    .observe(status, { childList: true, characterData: true, subtree: true });
`;

describe("the header", () => {
  test("takes a snapshot, restores and removes it", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, ""), { time: Date.now() });
    await openPanel(page, "Data space");
    await page.getByText("This data space has no snapshot yet").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("before-lunch");
    await page.getByRole("button", { name: "Take" }).click();
    await page.getByRole("button", { name: "Restore before-lunch" }).waitFor();
    expect(standin.snapshots.list()).toMatchObject([{ name: "before-lunch" }]);
    expect(await violationsIn(page)).toEqual([]);
    await page.evaluate(keepSaid);
    await misbehave(standin);
    await page.getByRole("button", { name: "Restore before-lunch" }).click();
    // News about a broken rule may come before it or after it.
    const said = () => page.evaluate<string>("window.said.join()");
    while (!(await said()).includes("The snapshot before-lunch was restored"))
      await page.clock.runFor(betweenTexts);
    await page.getByRole("button", { name: "Remove before-lunch" }).click();
    await page.getByText("This data space has no snapshot yet").waitFor();
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

  test("in a narrow window its panels open over the page", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, ""), { viewport: { width: 320, height: 900 } });
    const clock = await openPanel(page, "Clock");
    await page.getByRole("button", { name: "Freeze" }).click();
    await clock.getByText("frozen").waitFor();
    await openPanel(page, "Data space");
    expect(await page.getByRole("button", { name: "Release" }).count()).toBe(0);
    await page.getByText("This data space has no snapshot yet").waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await picture(page, "header-320");
  });

  test("in a narrow window the name of the page that is shown is in view", async () => {
    const standin = await startStandin();
    const viewport = { width: 320, height: 900 };
    const page = await openPage(pageOf(standin, "till"), { viewport });
    await page.getByRole("heading", { name: "Till", exact: true }).waitFor();
    const isInView = `(({ left, right }) => left >= 0 && right <= innerWidth)(
      document.querySelector("header [aria-current]").getBoundingClientRect())`;
    const twoFrames =
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
    expect(await page.evaluate(isInView)).toBe(true);
    for (const [key, name] of [
      ["c", "Connect"],
      ["v", "Verdict"],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole("heading", { name, exact: true }).waitFor();
      // The bar is scrolled once the page has been drawn.
      await page.evaluate(twoFrames);
      expect(await page.evaluate(isInView)).toBe(true);
    }
  });
});

test("what is there to be pressed is not printed: of a verdict, a message, a sale, a run, a fault, an entity", async () => {
  const standin = await startStandin();
  const id = await misbehave(standin);
  const run = await standin.testRuns.end({ pos: "Till", version: "4.2" });
  const page = await openPage(pageOf(standin));
  const visible = `[...document.querySelectorAll("button, input, select, textarea, form, nav, header")]
    .filter((one) => one.checkVisibility() && !one.matches(".rule-line button, .sale-line"))
    .map((one) => one.outerHTML.slice(0, 80))`;
  for (const [path, says] of [
    ["verdict", "End the run"],
    [`verdict/runs/${run.name}`, "Till"],
    ["messages/1", "Send again"],
    [`transactions/${id}`, "Copy"],
    ["faults", "Start"],
    ["messages", "Pause"],
    ["data", "Machinery"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(pageOf(standin, path));
    await page.getByText(says).first().waitFor();
    await page.emulateMedia({ media: "print" });
    expect([path, await page.evaluate(visible)]).toEqual([path, []]);
  }
});

test("the runs begin as high as the verdict beside them", async () => {
  const standin = await startStandin();
  await leaveOpen(standin);
  const page = await openPage(pageOf(standin), { viewport: { width: 1366, height: 768 } });
  await page.locator(".result").waitFor();
  const runs = await page.getByRole("heading", { name: "Runs" }).boundingBox();
  const left = await page.locator(".result").boundingBox();
  expect(left?.y).toBeGreaterThan(0);
  expect(runs?.y).toBe(left?.y);
});
