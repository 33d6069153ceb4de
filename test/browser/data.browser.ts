import jsqr from "jsqr";
import { PNG } from "pngjs";
import type { Locator, Page } from "playwright-core";
import type { Standin } from "../../src";
import type { ExampleFlow } from "../../src/till/example";
import { Client } from "../support/client";
import { cards, redemptionOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { openPage, wrongInLooks } from "./open";

const pageOf = ({ url }: Standin, ...parts: string[]): string =>
  [`${url}/standin/console/data`, ...parts].join("/");
const clientOf = ({ url }: Standin): Client => new Client(url, "7102", "pos");

const rowsOf = (page: Page) => page.locator("tbody tr:not(.gap)");
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}\\b`));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const history = (page: Page) => page.getByRole("region", { name: "History" }).getByRole("row");
const mistake = (page: Page, name: string) =>
  page
    .locator(".field")
    .filter({ has: field(page, name) })
    .locator(".wrong");

/** Sends the messages of an example. */
async function sendExample(standin: Standin, example: string): Promise<void> {
  const client = clientOf(standin);
  const { text } = await client.get(`/standin/examples/${example}`);
  for (const { path, body } of (JSON.parse(text) as ExampleFlow).messages)
    await client.post(path, body as object);
}

const redeem = async (standin: Standin, pan: string, amount: number): Promise<void> => {
  const message = redemptionOf(pan, amount);
  await clientOf(standin).post(requestPath("redemption", message.id), message);
};

const hostile = "<img src=x onerror=alert(1)> \u202eabc";

describe("Data", () => {
  test("the lists of all families lead to their entities; a search is in the address and finds them in all lists", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    await page.getByRole("link", { name: "cards", exact: true }).waitFor();
    await page.getByRole("heading", { name: "gift card", exact: true }).waitFor();
    const machinery = page.locator("details").filter({ hasText: "outboxes" });
    expect(await machinery.getByRole("link", { name: "outboxes" }).isVisible()).toBe(false);
    await machinery.getByText("Machinery").click();
    await machinery.getByRole("link", { name: "outboxes" }).waitFor();
    await page.getByRole("link", { name: "traffic fines", exact: true }).click();
    await page.getByRole("heading", { name: "traffic fines", exact: true }).waitFor();
    await page.goBack();
    await page.getByRole("searchbox").fill("naledi");
    await page.waitForURL(/\?search=naledi$/);
    await page
      .getByRole("heading", { name: "gift card", exact: true })
      .waitFor({ state: "detached" });
    await page.getByRole("link", { name: "accounts", exact: true }).click();
    await page.waitForURL(/\/data\/bill-payment\/accounts\?search=naledi$/);
    await rowsOf(page).first().waitFor();
    // Esc leaves the search, and keeps it.
    await page.getByRole("searchbox").press("Escape");
    expect(await page.getByRole("searchbox").inputValue()).toBe("naledi");
    expect(await page.locator("input:focus").count()).toBe(0);
    await page.getByRole("searchbox").fill("nobody has this");
    await page.getByText("None of them has nobody has this in it.").waitFor();
    await page.goBack();
    await page.getByRole("searchbox").fill("nobody has this");
    await page.getByText("No entity has nobody has this in it.").waitFor();
    await page.getByRole("link", { name: "Show all data" }).click();
    await page.getByRole("link", { name: "cards", exact: true }).click();
    await rowsOf(page).filter({ hasText: cards.funded }).getByText("R 500.00").first().waitFor();
  });

  test("an entity is changed in its form; its history has the tester's changes and those of messages, with links; undo takes back", async () => {
    const standin = await startStandin();
    await redeem(standin, cards.funded, 100);
    const page = await openPage(pageOf(standin, "gift-card/cards", cards.funded));
    await history(page)
      .filter({ hasText: /book R\s500\.00 → R\s499\.00/ })
      .waitFor();
    expect(await button(page, "Save").isDisabled()).toBe(true);
    await field(page, "book").fill("70000");
    await page.getByLabel("Add a member to entity").selectOption("block");
    await page.getByRole("combobox", { name: /^block/ }).selectOption("DO_NOT_HONOUR");
    await button(page, "Save").click();
    await history(page).filter({ hasText: "the tester" }).waitFor();
    expect(await history(page).nth(1).textContent()).toMatch(
      /the testerbook R\s499\.00 → R\s700\.00.*block none → DO_NOT_HONOUR/,
    );
    await button(page, "Undo").click();
    await history(page).nth(3).waitFor();
    expect(await field(page, "book").inputValue()).toBe("49900");
    await history(page).getByRole("link", { name: "message 1" }).click();
    await page.getByRole("heading", { name: /^1 redeem/ }).waitFor();
  });

  test("each mistake is shown at its member, others above the form, in the form and as JSON", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "gift-card/cards", cards.funded), {
      expected: /400/,
    });
    await field(page, "currency").fill("rand");
    await field(page, "expiryDate").fill("9999");
    await button(page, "Save").click();
    await page.getByText("there are 2 mistakes").waitFor();
    expect(await mistake(page, "currency").textContent()).toMatch(/^must be three digits/);
    expect(await mistake(page, "expiryDate").textContent()).toBe("must be a month, YYMM");
    await page.getByRole("checkbox", { name: "As JSON" }).check();
    await page.getByRole("textbox", { name: "entity as JSON" }).fill('{"pan": ""}');
    await button(page, "Save").click();
    await page.getByText("book must be present").waitFor();
    await page.getByRole("textbox", { name: "entity as JSON" }).fill("{");
    await page.getByText("This is not JSON").waitFor();
    expect(standin.data()["gift-card"].cards.map(({ balance }) => balance.amount)).toContain(
      50_000,
    );
  });

  test("one is added from scratch and like another one, not in the place of one; one is removed, and brought back", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "gift-card/products"));
    await page.getByRole("link", { name: "Add one" }).click();
    await field(page, "id").fill("OWN1");
    await field(page, "amount").fill("1500");
    await field(page, "currency").fill("71");
    expect(await page.locator(".read").count()).toBe(0);
    await field(page, "currency").fill("710");
    await page.locator(".read").getByText("R 15.00").waitFor();
    await button(page, "Save").click();
    await page.waitForURL(/\/products\/OWN1$/);
    await page.getByRole("link", { name: "Add one like it" }).click();
    await page.getByLabel("Add a member to entity").selectOption("barcode");
    await field(page, "barcode").fill("600100");
    await button(page, "Save").click();
    await page.getByText("is taken").waitFor();
    await field(page, "id").fill("OWN2");
    await button(page, "Save").click();
    await page.waitForURL(/\/products\/OWN2$/);
    await button(page, "Remove").click();
    await page.getByText("It was removed.").waitFor();
    await button(page, "Undo").click();
    await field(page, "id").waitFor();
    const { entities } = await standin.entities("gift-card", "products", { search: "OWN" });
    const own = { id: "OWN1", startingBalance: { amount: 1500, currency: "710" } };
    expect(entities).toEqual([own, { ...own, id: "OWN2", barcode: "600100" }]);
  });

  test("what still needs an entity is named when it cannot be removed", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "gift-card/products/GIFT100"), { expected: /400/ });
    await button(page, "Remove").click();
    await page.getByRole("alert").filter({ hasText: "names it: GIFT100" }).waitFor();
  });

  test("a change by a message appears in the form; where a person is changing it, it says so", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "gift-card/cards", cards.funded));
    await field(page, "book").waitFor();
    await redeem(standin, cards.funded, 100);
    await page.locator("input").and(field(page, "book")).waitFor();
    await history(page).filter({ hasText: "message 1" }).waitFor();
    expect(await field(page, "book").inputValue()).toBe("49900");
    await field(page, "book").fill("70000");
    await redeem(standin, cards.funded, 100);
    await page.getByText("It has changed since.").waitFor();
    expect(await field(page, "book").inputValue()).toBe("70000");
    await button(page, "Show it as it is now").click();
    expect(await field(page, "book").inputValue()).toBe("49800");
  });

  test("hostile texts are texts", async () => {
    const standin = await startStandin();
    standin.put("gift-card", "holders", {
      id: "H-BAD",
      firstName: hostile,
      lastName: "x".repeat(40),
    });
    const page = await openPage(pageOf(standin, "gift-card/holders?search=H-BAD"));
    await rowsOf(page).getByText("<img src=x onerror=alert(1)> \\u202eabc").waitFor();
    await page.goto(pageOf(standin, "gift-card/holders/H-BAD"));
    expect(await field(page, "firstName").inputValue()).toBe(hostile);
    await page.getByText("added").waitFor();
  });

  test("an address that makes no sense says so, and offers a way on", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "gift-card/none"), { expected: /404/ });
    await page.getByText("There is no list gift-card none.").waitFor();
    await page.goto(pageOf(standin, "gift-card/cards/%3Cb%3E"));
    await page.getByText("There is no gift-card cards <b>.").waitFor();
    await page.getByRole("link", { name: "search for it" }).click();
    await page.getByText("No entity has <b> in it.").waitFor();
    await page.goto(pageOf(standin, "none"));
    await page.getByText("There is no family none.").waitFor();
  });

  test("10,000 entities: only those in view are rows, more are read on the way down, a search finds the last", async () => {
    const standin = await startStandin();
    for (let from = 0; from < 10_000; from += 2_500)
      standin.load({
        "gift-card": {
          holders: Array.from({ length: 2_500 }, (_, at) => ({
            id: `N${String(from + at).padStart(5, "0")}`,
            firstName: "Ann",
          })),
        },
      });
    const page = await openPage(pageOf(standin, "gift-card/holders"));
    await page.getByText("The first 500;").waitFor();
    await page.evaluate(`document.querySelector(".rows").scrollTop = 1e9`);
    await page.getByText("The first 1,000;").waitFor();
    expect(await rowsOf(page).count()).toBeLessThan(100);
    await page.getByRole("searchbox").fill("n09999");
    await page.getByText("1 entity").waitFor();
    await page.getByRole("link", { name: "N09999" }).click();
    await page.getByRole("heading", { name: "holders N09999" }).waitFor();
  });

  test("by keyboard: to the search, to a row, into it, and back", async () => {
    const standin = await startStandin();
    const page = await openPage(standin.url);
    await page.getByText("Nothing has come.").waitFor();
    await page.keyboard.press("d");
    await page.getByRole("link", { name: "cards", exact: true }).press("Enter");
    await rowsOf(page).first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("GIFT500");
    await page.waitForURL(/search=GIFT500$/);
    await page.getByText("4 entities").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^cards 6099/ }).waitFor();
    await page.goBack();
    await page.getByText("4 entities").waitFor();
  });
});

describe("what a customer gets", () => {
  const scanned = async (code: Locator): Promise<string | undefined> => {
    const { data, width, height } = PNG.sync.read(await code.screenshot({ scale: "css" }));
    return jsqr(new Uint8ClampedArray(data), width, height)?.data;
  };

  test("a QR code can be scanned from the page, in the dark too, and is printed alone", async () => {
    const standin = await startStandin();
    const tranId = "c0de0000000000000000000000000001";
    const page = await openPage(pageOf(standin, "qr/qrCodes", tranId), { colorScheme: "dark" });
    const code = page.getByRole("img", { name: "QR code" });
    await code.waitFor();
    const { qrContent } = await standin.entity("qr", "qrCodes", tranId);
    expect(await scanned(code)).toBe(qrContent);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    expect(await page.getByRole("region", { name: "History" }).isVisible()).toBe(false);
    expect(await code.isVisible()).toBe(true);
  });

  test("a token slip is at the purchase that made it and at its message", async () => {
    const standin = await startStandin();
    await sendExample(standin, "prepaid-utility/createTokenPurchaseRequest");
    const [message] = standin.messages().exchanges;
    const page = await openPage(
      pageOf(standin, "prepaid-utility/purchases", String(message?.messageId)),
    );
    const slip = page.getByRole("figure", { name: "Slip" });
    await slip.getByText("PREPAID ELECTRICITY").waitFor();
    expect(await slip.textContent()).toMatch(/Kameeldoring d'Été.*TOTAL R\s200\.00.*Ref KV/);
    await page.getByRole("link", { name: "message 1" }).first().click();
    await slip.getByText("PREPAID ELECTRICITY").waitFor();
  });
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin), { expected: /400/ });
  const check = async (what: string): Promise<void> => {
    expect([what, await wrongInLooks(page, `data-${what}`)]).toEqual([what, []]);
  };
  await page.getByRole("link", { name: "cards", exact: true }).waitFor();
  await check("lists");
  await page.goto(pageOf(standin, "gift-card/cards"));
  await rowsOf(page).nth(5).waitFor();
  await check("list");
  await page.goto(pageOf(standin, "qr/agendas"));
  await page.getByText("There are none.").waitFor();
  await check("none");
  await sendExample(standin, "prepaid-utility/createTokenPurchaseRequest");
  const [message] = standin.messages().exchanges;
  await page.goto(pageOf(standin, "prepaid-utility/purchases", String(message?.messageId)));
  await page.getByRole("figure", { name: "Slip" }).waitFor();
  await field(page, "currency").fill("rand");
  await button(page, "Save").click();
  await page.getByText("there is a mistake").waitFor();
  const beyond =
    "((box) => box.scrollWidth - box.clientWidth)(document.querySelector('.scroll[aria-label=History]'))";
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(beyond)).toBe(0);
  await check("entity");
  await page.goto(pageOf(standin, "qr/qrCodes/c0de0000000000000000000000000001"));
  await page.getByRole("img", { name: "QR code" }).waitFor();
  await check("code");
  await page.goto(pageOf(standin, "gift-card/cards?add=true"));
  await field(page, "pan").waitFor();
  await check("add");
});
