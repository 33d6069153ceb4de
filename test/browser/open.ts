import { readFileSync } from "node:fs";
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";

const { chromium: executablePath } = jest.requireActual<{ chromium: string }>("../jest/chromium");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
/** What went wrong in a page: errors on its console (reports about the CSP among them), exceptions, statuses. */
const wrong: string[] = [];

beforeAll(async () => {
  const args = ["--no-sandbox", "--disable-background-networking"];
  browser = await chromium.launch({ executablePath, args });
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(wrong.splice(0)).toEqual([]);
});

afterAll(() => browser.close());

/** What a test says about the page that it opens. */
export interface Opened extends BrowserContextOptions {
  /** What may go wrong in this test. */
  expected?: RegExp;
  /** The clock of the page begins at this time, in epoch milliseconds; `page.clock` moves it. */
  time?: number;
}

/** Opens a page of the console; whatever goes wrong in it fails the test. */
export async function openPage(address: string, options: Opened = {}): Promise<Page> {
  const { expected, time, ...context } = options;
  const page = await browser.newPage({ locale: "en-GB", ...context });
  const note = (text: string): void => {
    if (expected?.test(text) !== true) wrong.push(text);
  };
  // A failing test names what it awaits long before the limit of all tests ends it.
  page.setDefaultTimeout(Number(process.env["STANDIN_BROWSER_TIMEOUT"] ?? 120_000));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(message.text());
  });
  page.on("pageerror", (error) => {
    note(error.message);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  // Before the page opens: what it has begun by then would go by the clock of the machine.
  if (time !== undefined) await page.clock.install({ time });
  await page.goto(address);
  return page;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds in a page, as `rule: element`. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: Violation[] }>("axe.run()");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** How far the page is wider than its window, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");

/** Keeps a picture of a page where `STANDIN_PICTURES` names a directory. */
export async function picture(page: Page, name: string): Promise<void> {
  const directory = process.env["STANDIN_PICTURES"];
  if (directory !== undefined)
    await page.screenshot({ path: `${directory}/${name}.png`, fullPage: true });
}

/** Each look of a page: wide and narrow, light and dark. */
export const looks = [1920, 320].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({
    colorScheme,
    viewport: { width, height: 900 },
  })),
);
