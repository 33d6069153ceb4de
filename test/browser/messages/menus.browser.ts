import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import { cards, loadOf, requestPath } from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { openPage, wrongInLooks } from "../open";

interface MenuOfPage {
  name: string;
  path: string;
  /** Its items from the first to the last: what they are, and what they are called. */
  role: "menuitem" | "checkbox";
  items: readonly string[];
}

const menus: readonly MenuOfPage[] = [
  {
    name: "Columns",
    path: "messages",
    role: "checkbox",
    items: ["time", "amount", "till", "answer", "state", "rule", "fault", "notes"],
  },
  {
    name: "Copy",
    path: "messages/1",
    role: "menuitem",
    items: ["Link", "Markdown", "Save as a page", "Save as a journal"],
  },
  {
    name: "Export",
    path: "verdict",
    role: "menuitem",
    items: [
      "Verdict as a page",
      "Verdict as JUnit",
      "Verdict as Markdown",
      "Verdict as JSON",
      "Journal",
    ],
  },
];

let standin: Standin;

beforeAll(async () => {
  standin = await startStandin();
  const message = loadOf(cards.empty, 2_500);
  await new Client(standin.url, "7102", "pos").post(requestPath("load", message.id), message);
});

/** A page with a menu: its button, its list, and what is known of them. */
async function openMenuPage({ name, path, role, items }: MenuOfPage) {
  const page = await openPage(`${standin.url}/standin/console/${path}`);
  const button = page.getByRole("button", { name, exact: true });
  const list = page.getByRole(role === "menuitem" ? "menu" : "group", { name, exact: true });
  const item = (at: number) => list.getByRole(role, { name: items.at(at) ?? "", exact: true });
  await button.waitFor();
  return {
    ...{ page, button, list, item },
    isOpen: async (isOpen: boolean): Promise<void> => {
      await list.waitFor({ state: isOpen ? "visible" : "detached" });
      expect(await button.getAttribute("aria-expanded")).toBe(String(isOpen));
    },
  };
}

const focused = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.innerText.trim() || document.activeElement.tagName",
  );

describe.each(menus)("the menu $name", (menu) => {
  test("opens by click, Enter and Space, and closes by its button and by Escape, which gives the focus back", async () => {
    const { page, button, item, isOpen } = await openMenuPage(menu);
    await isOpen(false);
    await button.click();
    await isOpen(true);
    await button.click();
    await isOpen(false);
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await isOpen(true);
      await item(0).press("Escape");
      await isOpen(false);
      expect(await focused(page)).toBe(menu.name);
    }
  });

  test("closes by a click outside and when the focus leaves, not by a click on its edge", async () => {
    const { page, button, list, item, isOpen } = await openMenuPage(menu);
    await button.click();
    await list.click({ position: { x: 2, y: 2 } });
    await isOpen(true);
    await page.getByRole("heading", { level: 1 }).first().dispatchEvent("pointerdown");
    await isOpen(false);
    await button.press("Enter");
    await item(-1).focus();
    await page.keyboard.press("Tab");
    await isOpen(false);
    await button.press("Enter");
    await button.press("Shift+Tab");
    await isOpen(false);
  });

  test("has its items, and looks right", async () => {
    const { page, button, list, item } = await openMenuPage(menu);
    await button.click();
    expect(await list.getByRole(menu.role).count()).toBe(menu.items.length);
    for (const at of menu.items.keys()) await item(at).waitFor();
    expect(await wrongInLooks(page, `menu-${menu.name}`)).toEqual([]);
  });
});

test.each(menus.filter(({ role }) => role === "menuitem"))(
  "arrow keys go from one item of the menu $name to the next, and around",
  async (menu) => {
    const { page, button, isOpen } = await openMenuPage(menu);
    const [first, second, last] = [menu.items[0], menu.items[1], menu.items.at(-1)];
    await button.press("Enter");
    expect(await focused(page)).toBe(first);
    for (const [key, reached] of [
      ["ArrowDown", second],
      ["ArrowUp", first],
      ["ArrowUp", last],
      ["ArrowDown", first],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(reached);
    }
    await isOpen(true);
  },
);
