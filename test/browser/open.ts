import { readFileSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type ViewportSize,
  chromium,
} from "playwright-core";

const { chromium: executablePath } = jest.requireActual<{ chromium: string }>("../jest/chromium");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What a test says about the page that it opens. */
export interface Opened {
  /** What may go wrong in this test. */
  expected?: RegExp;
  /** The clock of the page begins at this time, in epoch milliseconds; `page.clock` moves it. */
  time?: number;
  /** The time zone of the browser; absent: that of the machine. */
  zone?: string;
  viewport?: ViewportSize;
  colorScheme?: "light" | "dark";
}

/** A page, and what may go wrong in it now. */
interface Tab {
  page: Page;
  expected: RegExp | undefined;
}

let browser: Browser;
let shared: BrowserContext;
/** Tabs of the shared context that no test uses now, and those that this test uses. */
const free: Tab[] = [];
const used: Tab[] = [];
/** What went wrong in a page: errors on its console (reports about the CSP among them), exceptions, statuses. */
const wrong: string[] = [];

const newContext = (zone?: string): Promise<BrowserContext> =>
  browser.newContext({
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    ...(zone !== undefined && { timezoneId: zone }),
  });

beforeAll(async () => {
  const args = ["--no-sandbox", "--disable-background-networking"];
  browser = await chromium.launch({ executablePath, args });
  shared = await newContext();
});

afterEach(async () => {
  const tabs = used.splice(0);
  await Promise.all(tabs.map(leave));
  expect(wrong.splice(0)).toEqual([]);
  free.push(...tabs.filter(({ page }) => page.context() === shared));
});

afterAll(() => browser.close());

/** The address that a page is at now: `page.url()` may still be the one before a key was pressed. */
export const addressOf = async (page: Page): Promise<URL> =>
  new URL(await page.evaluate<string>("location.href"));

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const tab: Tab = { page, expected: undefined };
  const note = (text: string): void => {
    if (tab.expected?.test(text) !== true) wrong.push(text);
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
  return tab;
}

/** Ends what a test's page does; a page with a clock or a zone of its own ends with its context. */
async function leave({ page }: Tab): Promise<void> {
  if (page.context() !== shared) return page.context().close();
  await page.unrouteAll();
  await page.goto(blank);
}

/**
 * Opens a page of the console; whatever goes wrong in it fails the test. The tests of a file share a context, whose
 * pages open in a third of the time: each simulator is an origin of its own, so that no test finds what another stored.
 */
export async function openPage(address: string, options: Opened = {}): Promise<Page> {
  const { expected, time, zone, viewport = usualViewport, colorScheme = "light" } = options;
  const isShared = time === undefined && zone === undefined;
  const tab = isShared
    ? (free.pop() ?? (await newTab(shared)))
    : await newTab(await newContext(zone));
  used.push(tab);
  tab.expected = expected;
  const { page } = tab;
  // Chromium draws a tab behind another once a second, and each click awaits two frames; many loads are faster there.
  if (address !== blank) await page.bringToFront();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme });
  // Before the page opens: what it has begun by then would go by the clock of the machine.
  if (time !== undefined) await page.clock.install({ time });
  await page.goto(address);
  return page;
}

const blank = "about:blank";
const usualViewport = { width: 1280, height: 720 };

/** Opens a panel of the header; it is within the group that is returned. */
export async function openPanel(
  page: Page,
  name: "Verdict so far" | "What goes wrong" | "Data space" | "Clock",
): Promise<Locator> {
  const group = page.getByRole("group", { name, exact: true });
  await group.getByRole("button").first().click();
  return group;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds in a page, as `rule: element`. */
export async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: Violation[] }>("axe.run()");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** How far the page is wider than its window, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");

/** What stands in cells that are beyond their row, over the next one. */
const straysIn = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(".rows tbody tr:not(.gap) td")]
    .filter((cell) => cell.offsetHeight > 0)
    .filter((cell) => cell.getBoundingClientRect().top >= cell.parentElement.getBoundingClientRect().bottom - 1)
    .map((cell) => cell.textContent)`);

/** Links and buttons of the page whose words stand over those of another one beside them, or in a place without room. */
const misplacedIn = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const range = document.createRange();
    const boxOf = (one) => {
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    };
    const isShown = (one) => one.checkVisibility() && one.textContent.trim() !== "" && boxOf(one).width > 1;
    const places = new Map();
    for (const one of document.querySelectorAll("main a, main button, main summary")) {
      const place = one.parentElement;
      if (isShown(one)) places.set(place, [...(places.get(place) ?? []), one]);
    }
    return [...places].flatMap(([place, controls]) => {
      if (!getComputedStyle(place).display.includes("flex")) return [];
      const texts = controls.map((one) => ({ text: one.textContent, box: boxOf(one), width: one.offsetWidth }));
      const over = texts.slice(1).filter(({ box }, at) => {
        const before = texts[at].box;
        return box.left < before.right - 1 && box.right > before.left + 1
          && box.top < before.bottom - 1 && box.bottom > before.top + 1;
      });
      const withoutRoom = texts.filter(({ width }) => place.clientWidth < width / 2);
      return [...over.map(({ text }) => "over another: " + text), ...withoutRoom.map(({ text }) => "no room: " + text)];
    });
  })()`);

/** Compressed bytes that a page has loaded, of files with names that end so. */
export const bytesLoaded = (page: Page, extension: ".js" | ".css"): Promise<number> =>
  page.evaluate(`performance.getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(${JSON.stringify(extension)}))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);

const pictures = process.env["STANDIN_PICTURES"];

/** Keeps a picture of a page where `STANDIN_PICTURES` names a directory. */
export async function picture(page: Page, name: string): Promise<void> {
  if (pictures !== undefined)
    await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
}

/** How a page is looked at. */
interface Look {
  width: number;
  /** 900, unless it says otherwise. */
  height?: number;
  colorScheme: "light" | "dark";
}

/** Both widths and both themes; these find what is wrong. */
const looks: readonly Look[] = [
  { width: 320, colorScheme: "dark" },
  { width: 1920, colorScheme: "light" },
];

/** A laptop at 200 %: low, too. Whether everything has its place shows there. */
const zoomed: Look = { width: 683, height: 384, colorScheme: "light" };

/** The other two, of which only pictures are kept. */
const picturedLooks: readonly Look[] = [
  { width: 320, colorScheme: "light" },
  { width: 1920, colorScheme: "dark" },
];

/** Shows a page in a look, waits until it is painted so, and keeps a picture of it. */
async function show(page: Page, look: Look, name: string): Promise<void> {
  const { width, height = 900, colorScheme } = look;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
  );
  await picture(page, `${name}-${width}-${colorScheme}`);
}

/** What is wrong in a look. */
interface Wrong extends Look {
  violations: string[];
  overflow: number;
  strays: string[];
  misplaced: string[];
}

/**
 * What is wrong with what a page shows now, narrow and wide, dark and light, and at 200 %: what axe finds, how far it is
 * wider than its window, the cells that stray out of their rows, and the controls that have no place or stand over one
 * another. The page ends wide and light.
 */
export async function wrongInLooks(page: Page, name: string): Promise<Wrong[]> {
  if (pictures !== undefined) for (const look of picturedLooks) await show(page, look, name);
  const found: Wrong[] = [];
  for (const look of [zoomed, ...looks]) {
    await show(page, look, name);
    const violations = look === zoomed ? [] : await violationsIn(page);
    const [overflow, strays] = [await overflowOf(page), await straysIn(page)];
    const misplaced = await misplacedIn(page);
    if (overflow > 0 || [violations, strays, misplaced].some(({ length }) => length > 0))
      found.push({ ...look, violations, overflow, strays, misplaced });
  }
  return found;
}

/** Opens each rule of a part of the verdict. */
export async function unfold(part: Locator): Promise<void> {
  await part.getByRole("article").first().waitFor();
  const folded = part.locator("article [aria-expanded=false]");
  while ((await folded.count()) > 0) await folded.first().click();
}
