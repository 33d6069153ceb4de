import type { Page } from "playwright-core";
import { Client } from "../support/client";
import { cards, loadOf, redemptionOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { bytesLoaded, openPage, violationsIn } from "./open";

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

test("the first load of each page is small", async () => {
  const { url } = await startStandin();
  const page = await openPage(url);
  const pages = await pagesOf(page);
  expect(pages.length).toBeGreaterThan(0);
  for (const [name, address] of pages) {
    await page.goto(url + address);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.title()).toBe(`${name} – Standin`);
    const [script, style] = [await bytesLoaded(page, ".js"), await bytesLoaded(page, ".css")];
    process.stdout.write(`${name}: script ${script} B, style ${style} B, compressed\n`);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(60_000);
    expect(style).toBeGreaterThan(1_000);
    expect(style).toBeLessThanOrEqual(12_000);
  }
});

test("the header is one line of the same height on every page and in every window, and cuts nothing", async () => {
  const standin = await startStandin();
  standin.clock({ frozen: true });
  const client = new Client(standin.url, "7102", "pos");
  const redemption = redemptionOf(cards.funded, 100);
  await client.post(requestPath("redemption", redemption.id), redemption);
  const page = await openPage(`${standin.url}/standin/console/`);
  const wrong: string[] = [];
  for (const width of [320, 390, 683, 1024, 1366])
    for (const path of ["", "messages", "faults", "data", "till", "verdict"]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`${standin.url}/standin/console/${path}`);
      await page.getByRole("group", { name: "Clock" }).getByRole("button").waitFor();
      await page.getByRole("group", { name: "Verdict so far" }).getByRole("button").waitFor();
      wrong.push(
        ...(await page.evaluate<string[]>(headerFaults)).map((one) => `${width} ${path}: ${one}`),
      );
    }
  expect(wrong).toEqual([]);
});

/** What is wrong with the header: its height, what is cut in it, and what stands over something else. */
const headerFaults = `(() => {
  const bar = document.querySelector(".bar");
  const shown = [...bar.querySelectorAll(".brand, nav > a, .opens")].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => one.getBoundingClientRect());
  return [
    ...(bar.offsetHeight === 48 ? [] : ["is " + bar.offsetHeight + " px high"]),
    ...shown.filter((one) => one.scrollWidth > one.clientWidth).map((one) => "cuts " + one.textContent),
    ...boxes.slice(1).flatMap((box, at) =>
      box.left >= boxes[at].right && box.right <= innerWidth && box.top < 48 ? [] : [shown[at + 1].textContent + " is misplaced"]),
  ];
})()`;

test("in a narrow window a panel has the places", async () => {
  const standin = await startStandin();
  const page = await openPage(`${standin.url}/standin/console/`, {
    viewport: { width: 390, height: 844 },
  });
  const places = page.getByRole("navigation", { name: "Pages" });
  expect(await places.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Pages: Connect" }).click();
  expect(await violationsIn(page)).toEqual([]);
  await places.getByRole("link", { name: "Faults" }).click();
  await page.getByRole("button", { name: "Pages: Faults" }).waitFor();
  expect(await places.isVisible()).toBe(false);
});

test("the navigation has six places; what an old address named is still there, in its place", async () => {
  const { url } = await startStandin();
  // Whoever loads one page after the other leaves verdicts behind that are still being made.
  const page = await openPage(url, { expected: /429/ });
  const names = (await pagesOf(page)).map(([name]) => name);
  expect(names).toEqual(["Connect", "Messages", "Faults", "Data", "Till", "Verdict"]);
  const current = page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]");
  for (const [address, heading, place] of [
    ["transactions", "Sales", "Messages"],
    ["messages?view=sales", "Sales", "Messages"],
    ["messages/unmatched", "Messages", "Messages"],
    ["scenarios", "Faults", "Faults"],
    ["scenarios/provider-down", "provider-down", "Faults"],
    ["explore", "Explore", "Faults"],
  ] as const) {
    await page.goto(`${url}/standin/console/${address}`);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    expect(await current.textContent()).toBe(place);
  }
  await page.goto(`${url}/standin/console/reference`);
  await page.getByRole("heading", { level: 1, name: "Reference" }).waitFor();
  expect(await current.count()).toBe(0);
  for (const [key, heading] of Object.entries({ f: "Faults", c: "Connect", s: "Faults" })) {
    await page.keyboard.press(key);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  await page.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Reference" }).click();
  await page.getByRole("heading", { level: 1, name: "Reference" }).waitFor();
});

/**
 * Adds up what moves on a page without anybody pressing anything, as browsers do for CLS. New rows of a list are in
 * front of the others: those are not counted.
 */
const watchShifts = `(() => {
  window.shifted = 0;
  const isRow = ({ node }) => node?.nodeName === "TR";
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput && !sources.some(isRow)) window.shifted += value;
  }).observe({ type: "layout-shift", buffered: true });
})()`;

/** Sends so many loads, some at a time. */
async function loads(url: string, count: number): Promise<void> {
  const client = new Client(url, "7102", "pos");
  for (let sent = 0; sent < count; sent += 20)
    await Promise.all(
      Array.from({ length: 20 }, () => {
        const load = loadOf(cards.empty, 1);
        return client.post(requestPath("load", load.id), load);
      }),
    );
}

test.each([1366, 390])(
  "the header has one height, and little moves while messages arrive: %i px",
  async (width) => {
    const standin = await startStandin();
    const viewport = { width, height: 768 };
    const page = await openPage(`${standin.url}/standin/console/messages`, { viewport });
    await page.evaluate(watchShifts);
    await page.getByText("No message has arrived.").waitFor();
    const height = (): Promise<number> =>
      page.evaluate("document.querySelector('.bar').getBoundingClientRect().height");
    const before = await height();
    await loads(standin.url, 200);
    await page.getByRole("link", { name: "200", exact: true }).waitFor();
    standin.scenario("provider-down");
    await loads(standin.url, 100);
    await page
      .getByRole("group", { name: "What strikes" })
      .getByText(/^struck \d+$/)
      .waitFor();
    await page.getByRole("link", { name: "300", exact: true }).waitFor();
    expect(await height()).toBe(before);
    expect(before).toBe(48);
    expect(await page.evaluate("window.shifted")).toBeLessThanOrEqual(0.1);
  },
);

test("a page whose file is gone says so, and loads it again", async () => {
  const { url } = await startStandin();
  const page = await openPage("about:blank", { expected: /404|Failed to (fetch|load)/ });
  await page.route(/\/connect-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(url);
  await page.getByText("This page could not be loaded.").waitFor();
  await page.unroute(/\/connect-[^/]+\.js$/);
  await page.getByRole("button", { name: "Load it again" }).click();
  await page.getByText("Nothing has come.").waitFor();
});

test("a page shows at once what holds after the machine has slept", async () => {
  const standin = await startStandin();
  const time = Date.now();
  const page = await openPage(`${standin.url}/standin/console/messages`, { time });
  await page.getByText("No message has arrived.").waitFor();
  const read = page.waitForResponse(/\/standin\/scenario$/);
  // From here on its time stands still: of its timers only those come that the test lets pass.
  await page.clock.pauseAt(time + 600_000);
  await (await read).finished();
  const client = new Client(standin.url, "7102", "pos");
  expect((await client.put("/standin/scenario", { name: "provider-down" })).status).toBe(200);
  // Six seconds pass at once, as for a lid that was shut: the header looks every ten seconds only.
  await page.clock.fastForward(6_000);
  await page.getByRole("banner").getByText("provider-down").first().waitFor();
});
