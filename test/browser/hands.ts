import type { Locator, Page } from "playwright-core";

/** How a person uses a page. */
export interface Hands {
  /** Presses a button, or follows a link. */
  press(target: Locator): Promise<void>;
  /** Chooses an option of a list. */
  choose(list: Locator, option: string): Promise<void>;
  /** Types into a field. */
  type(field: Locator, text: string): Promise<void>;
}

const onAMouse: Hands = {
  press: (target) => target.click(),
  choose: async (list, option) => {
    await list.selectOption(option);
  },
  type: (field, text) => field.fill(text),
};

/** Most presses of Tab: once around any page. */
const mostTabs = 500;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

const onAKeyboard = (page: Page): Hands => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  },
  async choose(list, option) {
    await tabTo(page, list);
    await page.keyboard.type(option);
  },
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});

/** The ways to use a page, by their names. */
export const waysToUse: Readonly<Record<string, (page: Page) => Hands>> = {
  "with a mouse": () => onAMouse,
  "by keyboard alone": onAKeyboard,
};
