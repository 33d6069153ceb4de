import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import { cards, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { openPage, unfold, wrongInLooks } from "../open";

let standin: Standin;
let page: Page;
const request = redemptionOf(cards.funded, 2500);
const consoleOf = (path: string): string => `${standin.url}/standin/console/${path}`;
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeAll(async () => {
  standin = await startStandin();
  await new Client(standin.url, "7102", "pos").post(requestPath("redemption", request.id), request);
});

test("a note is written by its key, stands on the message and in its row, and is removed", async () => {
  page = await openPage(consoleOf("messages/1"));
  await button("Note").waitFor();
  await page.keyboard.press("n");
  await page.getByLabel("note", { exact: true }).fill("the till had lost its connection");
  await page.getByLabel("colour").selectOption("red");
  await button("Save").click();
  await page.locator("p.note.red", { hasText: "lost its connection" }).waitFor();
  expect(standin.message(1).note).toEqual({
    text: "the till had lost its connection",
    colour: "red",
  });
  const mark = page.getByRole("row", { name: /Note: the till had lost its connection/ });
  await mark.waitFor();
  expect(await wrongInLooks(page, "note")).toEqual([]);
  await button("Note").click();
  await button("Remove").click();
  await mark.waitFor({ state: "detached" });
  expect(standin.message(1)).not.toHaveProperty("note");
});

test.each([
  ["a message", () => "messages/1"],
  ["a transaction", () => `transactions/${request.id}`],
])("a note that is being written on %s stays when the messages begin anew", async (_of, path) => {
  page = await openPage(consoleOf(path()));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const newest = /standin\/messages\?newest=true&limit=1&/;
  await page.route(newest, async (route) => {
    await begun;
    await route.continue();
  });
  await page.reload();
  await button("Note").click();
  await page.getByLabel("note", { exact: true }).fill("half a sentence");
  const again = page.waitForResponse(/standin\/(messages\/[\w-]+\?judged=false|transactions\/)/);
  begin();
  await again;
  await page.getByRole("button", { name: "Clock" }).waitFor();
  expect(await page.getByLabel("note", { exact: true }).inputValue()).toBe("half a sentence");
  await page.unroute(newest);
});

test.each(["Link", "Markdown"])("%s says so where the browser refuses the copy", async (name) => {
  page = await openPage(consoleOf(`transactions/${request.id}`));
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))");
  await button("Copy").click();
  await page.getByRole("menuitem", { name }).click();
  await page.getByRole("menuitem", { name: "Not copied" }).waitFor();
  await page.getByRole("status").getByText(`${name}: Not copied`).waitFor({ state: "attached" });
});

test("a transaction has a note, and is copied as Markdown", async () => {
  page = await openPage(consoleOf(`transactions/${request.id}`));
  await button("Note").click();
  await page.getByLabel("note", { exact: true }).fill("the whole sale");
  await button("Save").click();
  await page.locator("p.note.grey", { hasText: "the whole sale" }).waitFor();
  await button("Copy").click();
  await page.getByRole("menuitem", { name: "Markdown" }).click();
  await page.getByRole("status").getByText("Markdown: Copied").waitFor({ state: "attached" });
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(copied).toContain(`## redemption ${request.id} of gift-card-v3: PENDING`);
  expect(copied).toContain("Note (grey): the whole sale");
  expect(await wrongInLooks(page, "transaction-note")).toEqual([]);
  await page.goto(consoleOf("messages?view=sales"));
  await page.getByRole("row", { name: /Note: the whole sale/ }).waitFor();
  await page.goto(consoleOf("verdict"));
  const open = page.getByRole("region", { name: "Still open" });
  const note = open.locator("p.note.grey", { hasText: "the whole sale" }).first();
  await note.waitFor({ state: "attached" });
  await unfold(open);
  await note.waitFor();
  expect(await wrongInLooks(page, "verdict-note")).toEqual([]);
});
