import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Standin, createStandin } from "../../../src";
import { writeUsersFile } from "../../../src/users";
import { cards, newTill, redemptionOf } from "../../support/messages/gift-card";
import {
  type Opened,
  bytesLoaded,
  openPage,
  openPanel,
  overflowOf,
  picture,
  violationsIn,
  wrongInLooks,
} from "../open";

const users = join(mkdtempSync(join(tmpdir(), "standin-spaces-")), "users.yaml");
writeUsersFile(users, [
  { user: "till-1", password: "till-1" },
  { user: "till-2", password: "till-2", space: "shop-4" },
  { user: "ops", password: "ops", roles: ["operator"] },
  { user: "help", password: "help", roles: ["operator", "support"] },
]);

let standin: Standin;

beforeAll(async () => {
  standin = await createStandin({ users, limits: { messageStreams: 1 } });
  const shop = newTill(standin, "till-2", "till-2");
  for (let sent = 0; sent < 30; sent += 1) await shop.redeem(redemptionOf(cards.funded, 10));
  shop.space.scenario("redemption-answer-lost");
  const till = newTill(standin, "till-1", "till-1");
  await till.redeem(redemptionOf(cards.funded, 10));
  const authorization = `Basic ${btoa("till-1:till-1")}`;
  const stream = () =>
    fetch(`${standin.url}/standin/messages/stream`, { headers: { authorization } });
  const open = await stream();
  expect((await stream()).status).toBe(429);
  await open.body?.cancel();
});

afterAll(() => standin.close());

/** Signs in; whoever is no tester is told so by every read of the own data space. */
async function signIn(user: string, address = "", options: Opened = {}): Promise<Page> {
  const page = await openPage(`${standin.url}/standin/console/${address}`, {
    expected: /403|Failed to load/,
    viewport: { width: 1366, height: 768 },
    ...options,
  });
  // The tests of this file share a simulator, and tabs.
  await page.evaluate("sessionStorage.clear()");
  await page.reload();
  await page.getByLabel("User name").fill(user);
  await page.getByLabel("Password").fill(user);
  await page.keyboard.press("Enter");
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
  return page;
}

const places = (page: Page) => page.getByRole("navigation", { name: "Pages" }).getByRole("link");

const table = (page: Page) => page.getByRole("table").first();

const namesIn = async (page: Page): Promise<string[]> =>
  (await table(page).getByRole("rowheader").allTextContents()).map(
    (text) => /^[a-z]+(?:-\d)?/.exec(text)?.[0] ?? "",
  );

test("operators are offered the page, with what each data space costs and was refused; others are not", async () => {
  const page = await signIn("ops");
  await page.getByRole("heading", { level: 1, name: "Spaces" }).waitFor();
  await table(page).waitFor();
  expect((await namesIn(page))[0]).toBe("shop-4");
  const till = page.getByRole("row").filter({ hasText: "till-1" });
  await till.getByText(/^1 .*by messageStreams$/).waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: "shop-4" })
    .getByText("redemption-answer-lost")
    .waitFor();
  await page.getByRole("link", { name: "User", exact: true }).click();
  await page.waitForURL(/sort=user$/);
  await page.locator("tbody tr").first().getByText("ops").waitFor();
  expect(await page.getByRole("button", { name: /^Look in/ }).count()).toBe(0);
  // Operators neither send messages nor read those of others.
  expect(await places(page).allTextContents()).toEqual(["Spaces"]);
  expect(await wrongInLooks(page, "spaces")).toEqual([]);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
    await picture(page, `spaces-${width}`);
  }
  await page.reload();
  await table(page).waitFor();
  expect(await bytesLoaded(page, ".js")).toBeLessThanOrEqual(60_000);
  const other = await signIn("till-1", "messages");
  await other.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
  await other.getByText("Clock", { exact: false }).first().waitFor();
  expect(await places(other).allTextContents()).not.toContain("Spaces");
});

test("who may neither send nor test begins at Spaces; Connect has nothing that is refused to them", async () => {
  for (const user of ["ops", "help"]) {
    const page = await signIn(user);
    await page.waitForURL(/\/console\/spaces$/);
    await table(page).waitFor();
    await page.goto(`${standin.url}/standin/console/`);
    await places(page).getByText("Spaces").waitFor();
    await page.getByText("/airtime/v5", { exact: false }).first().waitFor();
    await page.getByText("is needed").waitFor({ state: "detached" });
    expect(await page.getByRole("main").getByText(user).count()).toBe(0);
    expect(await wrongInLooks(page, `connect-${user}`)).toEqual([]);
    await page.getByRole("link", { name: "Standin", exact: true }).click();
    await table(page).waitFor();
  }
});

test("the list is read again every few seconds, and not while the tab is hidden", async () => {
  const page = await signIn("ops", "spaces", { time: Date.now() });
  await table(page).waitFor();
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().includes("/standin/spaces?")) reads += 1;
  });
  await page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.isAway })");
  const read = page.waitForResponse(/\/standin\/spaces\?/);
  await page.clock.runFor(5_000);
  await read;
  expect(reads).toBe(1);
  await page.evaluate("window.isAway = true");
  await page.clock.runFor(20_000);
  await page.evaluate("window.isAway = false");
  const next = page.waitForResponse(/\/standin\/spaces\?/);
  await page.clock.runFor(5_000);
  await next;
  expect(reads).toBe(2);
});

test("support looks in at a data space, read only, and leaves it", async () => {
  const page = await signIn("help", "spaces");
  await page.getByRole("button", { name: "Look in at shop-4" }).waitFor();
  await picture(page, "spaces-support");
  await page.getByRole("button", { name: "Look in at shop-4" }).click();
  const strip = page.getByRole("group", { name: "Looking in" });
  await strip.getByText("looking in at shop-4, read only").waitFor();
  await page.getByRole("link", { name: "30", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^30 redeem/ }).waitFor();
  expect(await page.getByRole("button", { name: "Send again" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Note" }).count()).toBe(0);
  expect(await places(page).allTextContents()).toEqual([
    ...["Connect", "Messages", "Faults", "Data", "Verdict", "Spaces"],
  ]);
  const space = await openPanel(page, "Data space");
  expect(await space.getByRole("button", { name: "Reset" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await violationsIn(page)).toEqual([]);
  await picture(page, "looking-in-message");
  await page.keyboard.press("a");
  await page.getByText("You look into another data space, which is read only.").waitFor();
  for (const [address, heading] of [
    ["faults", "Faults"],
    ["data/gift-card/cards", "cards"],
    ["verdict", "Verdict"],
    ["", "Connect"],
  ] as const) {
    await page.goto(`${standin.url}/standin/console/${address}`);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await strip.waitFor();
    expect([address, await page.getByText("help:help").count()]).toEqual([address, 0]);
    await picture(page, `looking-in-${heading}`);
  }
  await page.goto(`${standin.url}/standin/console/till`);
  await page.getByText("You look in at shop-4, read only: nothing is sent from here.").waitFor();
  for (const [width, colorScheme] of [
    [390, "dark"],
    [320, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect([width, await overflowOf(page), await violationsIn(page)]).toEqual([width, 0, []]);
    await picture(page, `looking-in-${width}-${colorScheme}`);
  }
  await strip.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Spaces" }).waitFor();
  expect(await strip.count()).toBe(0);
});
