import type { Page } from "playwright-core";
import { startStandin } from "../support/standin";
import { openPage } from "./open";

/** Names of the pages that the navigation leads to, with their addresses. */
async function pagesOf(page: Page): Promise<[string, string][]> {
  const links = page.getByRole("navigation").getByRole("link");
  await links.first().waitFor();
  const all = await links.all();
  return Promise.all(
    all.map(async (link) => [
      (await link.textContent()) ?? "",
      (await link.getAttribute("href")) ?? "",
    ]),
  );
}

/** Compressed bytes that a page has loaded, of files with names that end so. */
const bytesOf = (extension: string): string =>
  `performance.getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(${JSON.stringify(extension)}))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

test("the first load of each page is small", async () => {
  const { url } = await startStandin();
  const page = await openPage(url);
  const pages = await pagesOf(page);
  expect(pages.length).toBeGreaterThan(0);
  for (const [name, address] of pages) {
    await page.goto(url + address);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.title()).toBe(`${name} – Standin`);
    const [script, style] = [
      await page.evaluate<number>(bytesOf(".js")),
      await page.evaluate<number>(bytesOf(".css")),
    ];
    process.stdout.write(`${name}: script ${script} B, style ${style} B, compressed\n`);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(60_000);
    expect(style).toBeGreaterThan(1_000);
    expect(style).toBeLessThanOrEqual(12_000);
  }
});

test("a page whose file is gone says so, and loads it again", async () => {
  const { url } = await startStandin();
  const page = await openPage("about:blank", { expected: /404|Failed to (fetch|load)/ });
  await page.route(/\/connect-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(url);
  await page.getByText("This page could not be loaded.").waitFor();
  await page.unroute(/\/connect-[^/]+\.js$/);
  await page.getByRole("button", { name: "Load it again" }).click();
  await page.getByText("Waiting for the first message.").waitFor();
});
