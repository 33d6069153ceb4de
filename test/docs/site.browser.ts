import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteDirectory } from "../../src/package-files";
import { startStandin } from "../support/standin";
import { openPage, wrongInLooks } from "../browser/open";
import { pageText } from "./shell-snippets";

beforeAll(() => {
  if (!existsSync(siteDirectory))
    execFileSync("npm", ["run", "-s", "docs:site"], { stdio: "pipe" });
});

test("the console's Reference leads to the documentation, whose search finds a word", async () => {
  const standin = await startStandin();
  const page = await openPage(`${standin.url}/standin/console/reference`);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && !request.url().startsWith(standin.url))
      foreign.push(request.url());
  });
  await page.getByRole("link", { name: "Documentation" }).click();
  await page.getByRole("heading", { name: "Standin", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("reversal");
  await page.getByRole("option").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("main").textContent()).toMatch(/reversal/i);
  expect(foreign).toEqual([]);
});

/** The comment that names a page's diagram. */
const diagramOf = (page: string): string =>
  /^\s*%% (.+)$/m.exec(pageText(`docs/${page}.md`))?.[1] ?? `no diagram in ${page}.md`;

test.each([
  ["pipelines", "code", "heading", "The summary"],
  ["architecture", "a diagram", "img", diagramOf("architecture")],
] as const)(
  "%s, with %s, passes axe and fits its window, wide and narrow, light and dark",
  async (name, _what, role, shown) => {
    const standin = await startStandin();
    const page = await openPage(`${standin.url}/standin/docs/${name}.html`);
    await page.getByRole(role, { name: shown }).waitFor();
    expect(await wrongInLooks(page, `docs-site-${name}`)).toEqual([]);
  },
);

test("code has colours, and others in the dark", async () => {
  const standin = await startStandin();
  const coloursIn = async (colorScheme: "light" | "dark"): Promise<string[]> => {
    const address = `${standin.url}/standin/docs/scenario-files.html`;
    const page = await openPage(address, { colorScheme });
    return page.evaluate(
      "[...new Set([...document.querySelectorAll('pre.shiki .line span')].map((one) => getComputedStyle(one).color))]",
    );
  };
  const [light, dark] = [await coloursIn("light"), await coloursIn("dark")];
  expect([light.length > 3, dark.length > 3]).toEqual([true, true]);
  expect(dark.filter((colour) => light.includes(colour))).toEqual([]);
});
