import { Client } from "../../support/client";
import { cards, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { addressOf, openPage, picture, violationsIn } from "../open";

const hostile = "<img src=x onerror=document.title='taken'>";

/** Two sales, one of them with a basket that is no markup. */
async function twoSales() {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  for (const basketRef of ["BASKET-1", hostile]) {
    const sale = redemptionOf(cards.funded, 11_850, { basketRef });
    await client.post(requestPath("redemption", sale.id), sale);
  }
  return `${standin.url}/standin/console/`;
}

const filtered = (filter: string): string => `filter=${encodeURIComponent(filter)}`;

test("marks a word that was found in the list and in the message, as text", async () => {
  const console = await twoSales();
  const page = await openPage(`${console}messages?${filtered("118.50")}`);
  await page.locator("tbody mark").first().waitFor();
  expect(await page.locator("tbody mark").allTextContents()).toEqual(["118.50", "118.50"]);
  expect(await violationsIn(page)).toEqual([]);
  await page.goto(`${console}messages/2?${filtered("<IMG")}`);
  await page.locator("pre mark").first().waitFor();
  expect(await page.locator("pre mark").first().textContent()).toBe("<img");
  expect(await page.locator("pre img").count()).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
});

test("says when a day of the filter begins and ends: it is the browser's, and the times are in UTC", async () => {
  const console = await twoSales();
  const zone = "Africa/Johannesburg";
  const page = await openPage(`${console}messages`, { zone });
  for (const view of ["", "view=sales&", "view=session&"]) {
    await page.goto(`${console}messages?${view}${filtered("2031-03-04")}`);
    await page
      .getByText("2031-03-03 22:00:00 to 2031-03-04 22:00:00, real time, UTC", { exact: true })
      .waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await picture(page, `days-${view.slice(5, -1)}`);
  }
});

test("finds sales with the same filter", async () => {
  const console = await twoSales();
  const page = await openPage(`${console}messages?view=sales`);
  const rows = page.locator("tbody tr:not(.gap)");
  await rows.nth(1).waitFor();
  await page.getByLabel("Filter").fill("BASKET-1");
  await page.getByLabel("Filter").press("Enter");
  await rows.nth(1).waitFor({ state: "detached" });
  expect((await addressOf(page)).search).toBe("?view=sales&filter=BASKET-1");
  expect(await rows.count()).toBe(1);
  await page.getByRole("link", { name: "Show all", exact: true }).click();
  await rows.nth(1).waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

test("keeps what is typed as soon as the filter is there", async () => {
  const console = await twoSales();
  const page = await openPage(`${console}connect`);
  await page.getByRole("link", { name: "Messages", exact: true }).waitFor();
  // Before the browser has painted the box: somebody typed ahead, or the machine is slow.
  await page.evaluate(`new MutationObserver((_, observer) => {
    const box = document.querySelector("#filter");
    if (box === null) return;
    observer.disconnect();
    box.value = "BASKET-1";
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }).observe(document.body, { childList: true, subtree: true })`);
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await page.locator("tbody tr:not(.gap)").nth(1).waitFor();
  expect(await page.locator("#filter").inputValue()).toBe("BASKET-1");
});
