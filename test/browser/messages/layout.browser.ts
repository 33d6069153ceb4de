import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import { cards, loadOf, requestPath } from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { openPage, violationsIn } from "../open";

const pageOf = (standin: Standin, path: string): string => `${standin.url}/standin/console/${path}`;

async function withLoads(count: number): Promise<Standin> {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  for (let made = 0; made < count; made += 1) {
    const message = loadOf(cards.empty, 2_500);
    await client.post(requestPath("load", message.id), message);
  }
  return standin;
}

const rowOf = (page: Page, number: number) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: String(number), exact: true }) });

test("a row opens beside the list where there is room, and the list stays", async () => {
  const standin = await withLoads(3);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 1366, height: 768 },
  });
  await rowOf(page, 2).getByText("load").click();
  await page.getByRole("heading", { name: /^2 load/ }).waitFor();
  expect(await rowOf(page, 2).getAttribute("aria-current")).toBe("true");
  await rowOf(page, 3).getByText("load").click();
  await page.getByRole("heading", { name: /^3 load/ }).waitFor();
  expect(await rowOf(page, 2).getAttribute("aria-current")).toBeNull();
  expect(await violationsIn(page)).toEqual([]);
  await page.setViewportSize({ width: 1180, height: 768 });
  await page
    .getByRole("region", { name: "Messages, the newest first" })
    .waitFor({ state: "detached" });
  await page.getByRole("heading", { name: /^3 load/ }).waitFor();
});

test("twenty-two rows are seen on 1366 x 768", async () => {
  const standin = await withLoads(40);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 1366, height: 768 },
  });
  await rowOf(page, 19).waitFor();
  const box = await rowOf(page, 19).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
});

test.each([390, 320])(
  "at %d px a row takes two lines, and nothing of it is beside the window",
  async (width) => {
    const standin = await withLoads(2);
    const page = await openPage(pageOf(standin, "messages"), { viewport: { width, height: 844 } });
    const row = rowOf(page, 1);
    await row.waitFor();
    const placeOf = async (text: string) =>
      (await row.getByText(text).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [operation, till, amount] = [
      await placeOf("load"),
      await placeOf("QY4-0017"),
      await placeOf("R 25.00"),
    ];
    expect(till.y).toBeGreaterThan(operation.y + 20);
    expect(Math.abs(amount.y - till.y)).toBeLessThan(4);
    expect(amount.x + amount.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    expect(await violationsIn(page)).toEqual([]);
  },
);

test("filters have counts, and one that is shown leads back to all", async () => {
  const standin = await withLoads(2);
  const page = await openPage(pageOf(standin, "messages"));
  const open = page.getByRole("link", { name: "Still open 2" });
  await open.click();
  expect(new URL(page.url()).searchParams.get("filter")).toBe("owed:open");
  await rowOf(page, 1).getByText("GC-").waitFor();
  await open.click();
  expect(new URL(page.url()).search).toBe("");
});
