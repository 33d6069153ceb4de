import type { Page } from "playwright-core";
import type { Standin } from "../../src";
import { Client } from "../support/client";
import { cards, redemptionOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { openPage, openPanel, wrongInLooks } from "./open";

const pageOf = ({ url }: Standin, path = ""): string => `${url}/standin/console/faults${path}`;

/** What the header says that goes wrong. */
const strikes = (page: Page) => page.getByRole("group", { name: "What goes wrong" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The editor, once it has taken the place of the plain field. */
const text = (page: Page) => page.locator(".cm-content");
/** Pastes a text over that of the editor, as a person does. */
async function write(page: Page, written: string): Promise<void> {
  await text(page).press("Control+a");
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", ${JSON.stringify(written)});
    const [host] = [...document.querySelectorAll("main div")].filter((one) => one.shadowRoot);
    const paste = new ClipboardEvent("paste", { clipboardData, cancelable: true });
    host.shadowRoot.querySelector(".cm-content").dispatchEvent(paste);
  })()`);
}

/** Starts a scenario by its button. It runs when this ends: a message sent before may not be struck. */
async function start(page: Page, name = ""): Promise<void> {
  await button(page, `Start ${name}`.trim()).click();
  await button(page, `Stop ${name}`.trim()).waitFor();
}

const rules = (page: Page) => page.getByRole("region", { name: "Rules" }).getByRole("row");
const mistakes = (page: Page) => page.getByRole("status", { name: "Mistakes" });

async function redeem({ url }: Standin): Promise<void> {
  const message = redemptionOf(cards.funded, 100);
  await new Client(url, "7102", "pos").post(requestPath("redemption", message.id), message);
}

const textOf = (name: string, fault = "{ when: after, kind: status, status: 504 }"): string =>
  [
    `name: ${name}`,
    "title: Ours",
    "interface: gift-card-v3",
    "rules:",
    `  - on: { operation: redeem }`,
    `    fault: ${fault}`,
    "",
  ].join("\n");

describe("Scenarios", () => {
  test("the library by interface says what a correct POS does, is searched, and starts and stops", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    const row = page.getByRole("row").filter({ hasText: "confirmation-fails-once" }).first();
    await row.getByText("The first confirmation is answered 500").click();
    await row.getByText("A correct POS").waitFor();
    await page.getByRole("searchbox").fill("provider-down");
    await page.waitForURL(/\?search=provider-down$/);
    await page
      .getByRole("heading", { name: "voucher", exact: true })
      .waitFor({ state: "detached" });
    await start(page, "provider-down");
    expect(standin.scenario()).toMatchObject({ active: true, scenario: { name: "provider-down" } });
    await redeem(standin);
    await page.getByText("struck 1", { exact: true }).waitFor();
    expect(await rules(page).nth(1).textContent()).toBe("1any operationstatus 503, before11");
    await button(page, "Stop provider-down").click();
    await button(page, "Start provider-down").waitFor();
    await page.getByRole("searchbox").fill("down Provider");
    await button(page, "Start provider-down").waitFor();
    await page.getByRole("searchbox").fill("gift card provider down");
    await page
      .getByRole("heading", { name: "voucher", exact: true })
      .waitFor({ state: "detached" });
    await page.getByRole("searchbox").fill("no such");
    await page.getByText("No scenario has no such in it.").waitFor();
  });

  test("links lead to the interfaces, which stand in two columns where there is room", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin), {
      viewport: { width: 1366, height: 768 },
    });
    const links = page.getByRole("navigation", { name: "Interfaces" }).getByRole("link");
    const placeOf = async (name: string) => {
      const heading = page.getByRole("heading", { name, exact: true });
      return (await heading.boundingBox()) ?? { x: -1, y: -1 };
    };
    await links.first().waitFor();
    expect(await links.allTextContents()).toContainEqual(
      expect.stringMatching(/^gift card v3 \d+$/),
    );
    expect((await placeOf("voucher")).x).toBeGreaterThan((await placeOf("airtime")).x + 600);
    await links.filter({ hasText: "prepaid utility" }).press("Enter");
    await page.waitForURL(/\/faults#of-prepaid-utility$/);
    const reached = await placeOf("prepaid utility");
    expect(reached.y).toBeGreaterThanOrEqual(0);
    expect(reached.y).toBeLessThan(100);
    await page.goBack();
    await page.waitForURL(/\/faults$/);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await placeOf("voucher")).x).toBe((await placeOf("airtime")).x);
    await page.goto("about:blank");
    await page.goto(pageOf(standin, "#of-voucher"));
    await page.getByRole("heading", { name: "voucher", exact: true }).waitFor();
    expect((await placeOf("voucher")).y).toBeLessThan(100);
  });

  test("what has struck as often as it may is said to be over, and can be taken away", async () => {
    const standin = await startStandin();
    standin.fault("redeem", { after: "status 504", times: 1 });
    const page = await openPage(pageOf(standin));
    const header = page.getByRole("group", { name: "What goes wrong" });
    const strip = page.getByRole("group", { name: "What strikes" });
    await header.getByText("! redeem: 504").waitFor();
    await redeem(standin);
    await strip.getByText("redeem, once, is answered 504").waitFor();
    await strip.getByText("over", { exact: true }).waitFor();
    expect(await header.textContent()).toContain("over: redeem: 504");
    await page.getByText("1 struck, over").first().waitFor();
    expect(await wrongInLooks(page, "faults-over")).toEqual([]);
    await strip.getByRole("button", { name: "Stop" }).click();
    await header.getByText("no faults").waitFor();
    standin.fault("redeem", { after: "no-answer", times: 2 });
    await page.getByText("redeem, 2 times: falls silent after processing").first().waitFor();
  });

  test("one of the library has its text, its strikes as they happen, and a copy to change", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "/provider-down"));
    await page.getByText("It has not run lately.").waitFor();
    await page
      .getByText(/^A correct POS/)
      .first()
      .waitFor();
    await start(page);
    await redeem(standin);
    await redeem(standin);
    await page.getByText("struck 2", { exact: true }).waitFor();
    await page.getByRole("cell", { name: "2", exact: true }).first().waitFor();
    await page.getByRole("link", { name: "The messages that it struck" }).click();
    await page.getByRole("row").nth(2).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Change a copy" }).click();
    await text(page).waitFor();
    expect(await text(page).innerText()).toContain("name: provider-down-own");
    await mistakes(page).getByText("No mistakes").waitFor();
    await button(page, "Save").click();
    await page.waitForURL(/\/provider-down-own$/);
    await page.getByRole("link", { name: "All scenarios" }).click();
    await page.getByRole("region", { name: "Drafts" }).getByText("provider-down-own").waitFor();
  });

  test("a draft is written, checked as it is typed, saved, started, changed, deleted, and brought back", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?new=true"));
    await write(page, textOf("ours", "{ when: after, kind: stattus }"));
    await mistakes(page).getByText("6:").waitFor();
    await mistakes(page).getByText("stattus").waitFor();
    expect(await button(page, "Save").isDisabled()).toBe(true);
    await write(page, textOf("ours"));
    await mistakes(page).getByText("No mistakes").waitFor();
    await button(page, "Save").click();
    await page.waitForURL(/\/ours$/);
    await start(page, "ours");
    await redeem(standin);
    await page.getByText("struck 1", { exact: true }).waitFor();
    await write(page, textOf("ours", "{ when: before, kind: reset }"));
    await mistakes(page).getByText("No mistakes").waitFor();
    await button(page, "Save").click();
    await page.getByRole("button", { name: "Save", exact: true, disabled: true }).waitFor();
    await button(page, "Delete").click();
    await page.waitForURL(/\/faults$/);
    await page.getByRole("heading", { name: "gift card v3" }).waitFor();
    expect(await page.getByRole("region", { name: "Drafts" }).count()).toBe(0);
    await button(page, "Undo").click();
    await page.getByRole("region", { name: "Drafts" }).getByText("ours").first().waitFor();
  });

  test("what was changed in a draft is saved before it starts, and not started with a mistake", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?new=true"));
    await write(page, textOf("ours"));
    await button(page, "Save").click();
    await page.waitForURL(/\/ours$/);
    await write(page, textOf("ours", "{ when: after, kind: stattus }"));
    await mistakes(page).getByText("stattus").waitFor();
    expect(await button(page, "Save and start ours").isDisabled()).toBe(true);
    await write(page, textOf("ours", "{ when: before, kind: status, status: 503 }"));
    await button(page, "Save and start ours").click();
    await button(page, "Stop ours").waitFor();
    await page.getByText("Your changes are not saved.").waitFor({ state: "detached" });
    await redeem(standin);
    expect(standin.messages().exchanges).toMatchObject([{ status: 503 }]);
  });

  test("changes that are not saved are there again after another page, in their data space alone", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?new=true"));
    const unsaved = page.getByText("Your changes are not saved.");
    await write(page, textOf("ours"));
    await unsaved.waitFor();
    await page.getByRole("link", { name: "All scenarios" }).click();
    await page.getByRole("link", { name: "Write one" }).click();
    await unsaved.waitFor();
    expect(await text(page).innerText()).toContain("name: ours");
    await button(page, "Save").click();
    await page.waitForURL(/\/ours$/);
    await write(page, `${textOf("ours")}# changed\n`);
    await unsaved.waitFor();
    await page.getByRole("link", { name: "All scenarios" }).click();
    await page.goBack();
    await unsaved.waitFor();
    expect(await text(page).innerText()).toContain("# changed");
    expect(await wrongInLooks(page, "scenarios-unsaved")).toEqual([]);
    await openPanel(page, "Data space");
    await button(page, "Change").click();
    await new Client(standin.url, "other", "").put(
      "/standin/scenarios/ours",
      textOf("ours"),
      "application/yaml",
    );
    await page.getByLabel("User name").fill("other");
    await button(page, "Show the data space").click();
    await mistakes(page).getByText("No mistakes").waitFor();
    expect(await text(page).innerText()).not.toContain("# changed");
    expect(await page.evaluate("sessionStorage.getItem('standin-unsaved')")).toBe("{}");
    await openPanel(page, "Data space");
    await button(page, "Change").click();
    await page.getByLabel("User name").fill("7102");
    await page.getByLabel("Password").fill("pos");
    await button(page, "Show the data space").click();
    await unsaved.waitFor();
    await button(page, "Discard").click();
    await unsaved.waitFor({ state: "detached" });
    expect(await text(page).innerText()).not.toContain("# changed");
  });

  test("the editor completes keys and values by the schema, and marks mistakes in their lines", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?new=true"));
    await write(page, "interface: airtime\nrules:\n  - on: { operation: ");
    const option = (name: string) => page.getByRole("option", { name });
    await page.keyboard.press("Control+Space");
    await option("purchaseReversal").waitFor();
    expect(await option("redeem").count()).toBe(0);
    await page.keyboard.press("Escape");
    await write(page, "rules:\n  - on: {}\n    fault: { ki");
    await page.keyboard.press("Control+Space");
    await option("kind").click();
    await page.keyboard.press("Control+Space");
    await option("no-answer").waitFor();
    await write(page, textOf("ours", "{ when: after, kind: stattus }"));
    await page.locator(".cm-lint-marker-error").waitFor();
    await page.getByText("stattus is not a known kind").first().waitFor();
  });

  test("where the editor cannot be loaded, a plain field does", async () => {
    const standin = await startStandin();
    const page = await openPage("about:blank", { expected: /404|Failed to (fetch|load)/ });
    await page.route(/\/code-editor-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(pageOf(standin, "?new=true"));
    await page.getByRole("textbox", { name: "Text of the scenario" }).fill(textOf("plain"));
    await mistakes(page).getByText("No mistakes").waitFor();
    await button(page, "Save").click();
    await page.waitForURL(/\/plain$/);
  });

  test("the editor is a chunk of its own, and small", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    const loaded = (): Promise<number> =>
      page.evaluate(
        `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
      );
    await button(page, "Start provider-down").waitFor();
    const before = await loaded();
    await page.getByRole("link", { name: "Write one" }).click();
    await text(page).waitFor();
    const bytes = (await loaded()) - before;
    process.stdout.write(`editor: script ${bytes} B, compressed\n`);
    expect(before).toBeLessThanOrEqual(60_000);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(150_000);
  });

  test("a name of the library is refused in its words", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?new=true"), { expected: /409/ });
    await write(page, textOf("provider-down"));
    await mistakes(page).getByText("No mistakes").waitFor();
    await button(page, "Save").click();
    await page.getByRole("alert").filter({ hasText: "Name in the library" }).waitFor();
  });

  test("a common one is built: what was chosen is what strikes", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?build=true"));
    const choose = (label: string, value: string) =>
      page.getByRole("combobox", { name: label }).selectOption(value);
    await choose("interface", "gift-card-v3");
    await choose("operation", "redeem");
    await choose("fault", "status");
    await page.getByRole("spinbutton", { name: "status" }).fill("503");
    await choose("when", "before");
    await choose("how often", "nth");
    await mistakes(page).getByText("No mistakes").waitFor();
    await write(page, "# by hand\nname: own\n");
    await choose("how often", "once");
    await page.getByText("it does not follow the choices any more").waitFor();
    expect(await text(page).textContent()).toContain("by hand");
    await choose("how often", "nth");
    await button(page, "Build it anew").click();
    await mistakes(page).getByText("No mistakes").waitFor();
    await button(page, "Save").click();
    await page.waitForURL(/\/redeem-status-before$/);
    await start(page, "redeem-status-before");
    await strikes(page).getByText("redeem-status-before").waitFor();
    for (let sent = 0; sent < 3; sent += 1) await redeem(standin);
    expect(standin.messages().exchanges.map(({ status }) => status)).toEqual([201, 503, 201]);
  });

  test("a refusal and a changed answer are built of what the interface has", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "?build=true"));
    const choose = (label: string | RegExp, value: string) =>
      page.getByRole("combobox", { name: label }).selectOption(value);
    const fill = (label: RegExp, value: string) =>
      page.getByRole("textbox", { name: label }).fill(value);
    await choose("interface", "gift-card-v3");
    await choose("operation", "redeem");
    await choose("fault", "refuse");
    await choose(/^errorType/, "INSUFFICIENT_FUNDS");
    await mistakes(page).getByText("No mistakes").waitFor();
    await page.getByText("kind: refuse, errorType: INSUFFICIENT_FUNDS").waitFor();
    await choose("fault", "status");
    await page.getByRole("spinbutton", { name: "status" }).fill("502");
    await choose(/^offContract/, "true");
    await choose(/^body/, "html");
    await mistakes(page).getByText("No mistakes").waitFor();
    await page.getByText("kind: status, status: 502, offContract: true, body: html }").waitFor();
    await choose("fault", "edit");
    await page.getByText("{ when: after, kind: edit, status: 409 }").waitFor();
    await choose(/^errorType/, "CARD_EXPIRED");
    await fill(/^members that are set/, "{ note: changed }");
    await fill(/^members that are removed/, "[id]");
    await fill(/^headers/, '{ Retry-After: "5" }');
    await mistakes(page).getByText("No mistakes").waitFor();
    expect(await wrongInLooks(page, "scenarios-builder-edit")).toEqual([]);
    await button(page, "Save").click();
    await page.waitForURL(/\/redeem-edit-after$/);
    await start(page, "redeem-edit-after");
    await strikes(page).getByText("redeem-edit-after").waitFor();
    await redeem(standin);
    expect(standin.messages().exchanges[0]).toMatchObject({
      status: 409,
      answer: { errorType: "CARD_EXPIRED", note: "changed" },
    });
  });

  test("several run at once: each is shown, and stopped alone; one without a file has its page", async () => {
    const standin = await startStandin();
    const down = standin.scenario("provider-down");
    if (!down.active) throw new Error("nothing runs");
    standin.scenario(["magic-cents", { ...down.scenario, name: "own" }]);
    const page = await openPage(pageOf(standin), { expected: /404/ });
    await page.getByText("2 scenarios run").waitFor();
    await redeem(standin);
    await page.getByText("struck 1", { exact: true }).waitFor();
    await page
      .getByRole("region", { name: "Running: own" })
      .getByRole("link", { name: "own" })
      .click();
    await page.getByText("Neither the library nor the drafts have its text.").waitFor();
    expect(await rules(page).nth(1).textContent()).toBe("1any operationstatus 503, before11");
    await page.goBack();
    await button(page, "Stop magic-cents").first().click();
    await page.getByText("2 scenarios run").waitFor({ state: "detached" });
    await button(page, "Start magic-cents").waitFor();
    expect(standin.scenario()).toMatchObject({ active: true, scenario: { name: "own" } });
  });

  test("an address that makes no sense says so, and hostile texts are texts", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "/none"), { expected: /40[04]/ });
    await page.getByText("There is no scenario of this name.").waitFor();
    await page.goto(pageOf(standin, "/%3Cb%3E"));
    await page.getByText("There is no scenario of this name.").waitFor();
    await page.goto(pageOf(standin, "?like=none"));
    await page.getByText("There is no scenario none.").waitFor();
    await page.goto(pageOf(standin, "?new=true"));
    await write(page, "<img src=x onerror=alert(1)>: \u202e\n");
    await mistakes(page).getByText("<img src=x onerror=alert(1)>").first().waitFor();
  });
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  standin.scenario("provider-down");
  await redeem(standin);
  const page = await openPage(pageOf(standin));
  const check = async (what: string): Promise<void> => {
    expect([what, await wrongInLooks(page, `scenarios-${what}`)]).toEqual([what, []]);
  };
  await page.getByText("The provider is down for the next five messages").nth(1).click();
  await rules(page).nth(1).waitFor();
  await check("library");
  await page.goto(pageOf(standin, "/provider-down"));
  await rules(page).nth(1).waitFor();
  await check("one");
  standin.scenario(["provider-down", "slow-answers"]);
  await page.goto(pageOf(standin));
  await page.getByText("2 scenarios run").waitFor();
  await check("several");
  await page.goto(pageOf(standin, "?new=true"));
  await write(page, textOf("ours", "{ when: after, kind: stattus }"));
  await mistakes(page).getByText("stattus").waitFor();
  await check("draft");
  await page.goto(pageOf(standin, "?build=true"));
  await mistakes(page).getByText("No mistakes").waitFor();
  await check("builder");
});

test("the times of a run are those of the clock, as people read them, with the whole of each as a title", async () => {
  const standin = await startStandin();
  standin.clock({ set: "2031-03-04T12:00:00Z", frozen: true });
  standin.scenario("redemption-answer-lost");
  const page = await openPage(pageOf(standin, "/redemption-answer-lost"));
  const account = page.locator(".account li").first();
  await account.getByText("has been running since 12:00:00.000. clock, UTC").waitFor();
  expect(await account.locator("time").getAttribute("title")).toBe("2031-03-04T12:00:00.000Z");
  standin.clock({ advanceSeconds: 86_400 });
  standin.scenarios.stop("redemption-answer-lost");
  await account
    .getByText("ran from Yesterday, Tue 4 Mar 12:00:00.000 to 12:00:00.000. clock, UTC")
    .waitFor();
  expect(await wrongInLooks(page, "run-times")).toEqual([]);
});

test("changes that are not saved outlive a reload of the tab, within a bound, and without credentials", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  await client.put("/standin/scenarios/ours", textOf("ours"), "application/yaml");
  const page = await openPage(pageOf(standin, "/ours"));
  await text(page).waitFor();
  await write(page, textOf("ours").replace("Ours", "Changed"));
  await page.getByText("Your changes are not saved.").waitFor();
  await page.reload();
  await page.getByText("Your changes are not saved.").waitFor();
  await text(page).getByText("title: Changed").waitFor();
  const kept = await page.evaluate<string>("sessionStorage.getItem('standin-unsaved')");
  expect(Object.keys(JSON.parse(kept) as object)).toEqual(["ours"]);
  expect(kept).not.toMatch(/7102|password/);
  await button(page, "Discard").click();
  await text(page).getByText("title: Ours").waitFor();
  await page.reload();
  await text(page).getByText("title: Ours").waitFor();
  expect(await page.getByText("Your changes are not saved.").count()).toBe(0);
  await write(page, `# ${"x".repeat(200_000)}`);
  await page.getByText("Your changes are not saved.").waitFor();
  expect(await page.evaluate("sessionStorage.getItem('standin-unsaved')")).toBe("{}");
});
