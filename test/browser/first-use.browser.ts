import type { Page } from "playwright-core";
import type { Standin } from "../../src";
import { families } from "../../src/families";
import { giftCardAdapter } from "../families/adapters/gift-card-adapter";
import { Pos } from "../pos/pos";
import { cards } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";
import { type Hands, waysToUse } from "./hands";
import { openPage } from "./open";

/** What a person copies from Connect into the settings of a POS. */
interface Settings {
  baseUrl: string;
  user: string;
  password: string;
}

const pageLink = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true });

/** Copies from Connect what a POS of gift cards is told. */
async function settingsFrom(page: Page, hands: Hands): Promise<Settings> {
  const copied = async (name: string): Promise<string> => {
    const button = page.getByRole("button", { name: `Copy ${name}`, exact: true });
    await hands.press(button);
    await button.getByText("Copied").waitFor();
    return page.evaluate<string>("navigator.clipboard.readText()");
  };
  await hands.choose(page.getByLabel("Base URL of", { exact: true }), "Gift card, v3");
  return {
    baseUrl: await copied("base URL of Gift card, v3"),
    user: await copied("user name"),
    password: await copied("password"),
  };
}

/** The reference POS with these settings. */
function posWith({ baseUrl, user, password }: Settings, standin: Standin, time: VirtualTime): Pos {
  const contract = families
    .flatMap(({ contracts }) => contracts)
    .find(({ name }) => name === giftCardAdapter.interface);
  if (contract === undefined) throw new Error("nobody serves gift cards");
  const pos = new Pos(standin, time, contract, giftCardAdapter, []);
  Object.assign(pos.line, {
    url: baseUrl,
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
    space: standin.space(user, password),
  });
  return pos;
}

/** Makes the answers to requests for the card go missing. */
async function loseAnswers(page: Page, hands: Hands): Promise<void> {
  await hands.press(pageLink(page, "Data"));
  await hands.press(page.getByRole("link", { name: "cards", exact: true }));
  await hands.type(page.getByRole("searchbox"), cards.funded);
  await hands.press(page.getByRole("link", { name: cards.funded }));
  await hands.choose(page.getByLabel("Add a member to entity"), "fault");
  await hands.choose(page.getByRole("combobox", { name: /^fault/ }), "NO_ANSWER_AFTER");
  await hands.press(page.getByRole("button", { name: "Save", exact: true }));
  await page.getByRole("region", { name: "History" }).getByText("the tester").waitFor();
}

test.each(Object.entries(waysToUse))(
  "a POS is connected, its answer goes missing, its reversal is owed and then sent, and the verdict is read: %s",
  async (_name, handsOn) => {
    const time = new VirtualTime();
    const standin = await startStandin({ time });
    const page = await openPage(standin.url, { time: time.now() });
    const hands = handsOn(page);

    await page.getByText("Nothing has come.").waitFor();
    const settings = await settingsFrom(page, hands);
    expect(settings).toEqual({
      baseUrl: `${standin.url}/giftcard/v3`,
      user: "7102",
      password: "pos",
    });
    const pos = posWith(settings, standin, time);
    await pos.sell("load");
    await page.getByText("The first message arrived.").waitFor();

    await loseAnswers(page, hands);
    pos.between = async () => {
      await hands.press(pageLink(page, "Messages"));
      await hands.press(pageLink(page, "Sales"));
      const row = page.getByRole("row").filter({ hasText: "redemption" });
      await row.getByText(/^in \d/).waitFor();
      await hands.press(row.getByRole("link").first());
      await page.getByText("Still open").waitFor();
      expect(await page.locator(".notice.warn").textContent()).toMatch(
        /OPEN GC-11.*in \d+ (s|min)/,
      );
    };
    await pos.sell("redemption");
    await page.getByText("Nothing is owed.").waitFor();
    expect(await page.locator(".sequence").textContent()).toMatch(
      /redeem.*not sent.*reverseRedemption.*202/,
    );

    await hands.press(pageLink(page, "Verdict"));
    await page.getByText("The POS kept every rule that its messages called for.").waitFor();
  },
);
