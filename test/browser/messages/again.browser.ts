import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import { base, cards, loadOf, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { openPage, wrongInLooks } from "../open";

let standin: Standin;
let page: Page;
const consoleOf = (path = ""): string => `${standin.url}/standin/console/${path}`;
const client = () => new Client(standin.url, "7102", "pos");
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeAll(async () => {
  standin = await startStandin();
});

beforeEach(async () => {
  standin.reset();
  for (const amount of [2500, 2600]) {
    const request = redemptionOf(cards.funded, amount);
    await client().post(requestPath("redemption", request.id), request);
  }
});

test("a message is sent again by its button and by its key, and is marked as the tester's", async () => {
  page = await openPage(consoleOf("messages/1"));
  await button("Send again").click();
  await page.getByText("Sent as message 3: answered 201.").waitFor();
  await page.getByRole("link", { name: "message 3" }).click();
  await page.getByText("a tester, again from message 1").waitFor();
  expect(await button("Copy as curl").count()).toBe(0);
  await page.keyboard.press("a");
  await page.getByText("Sent as message 4: answered 201.").waitFor();
  expect(standin.message(4)).toMatchObject({ sentBy: "tester", again: 3 });
  expect(await wrongInLooks(page, "message-again")).toEqual([]);
});

test("keys are those of an open message as long as no row of the list beside it has the focus", async () => {
  page = await openPage("about:blank", { viewport: { width: 1366, height: 768 } });
  const older = page.getByRole("link", { name: "Older (1)" });
  // The list is there after the message.
  await page.route(/messages\?.*limit=500/, async (route) => {
    await older.waitFor();
    await route.continue();
  });
  await page.goto(consoleOf(`messages/7102/${standin.message(2).name ?? ""}`));
  await page.getByRole("region", { name: "Messages, the newest first" }).waitFor();
  await page.keyboard.press("x");
  await page.getByText("Message 2 is marked.").waitFor();
  await page.keyboard.press("a");
  await page.getByText("Sent as message 3: answered 201.").waitFor();
  await page.keyboard.press("j");
  await page.getByRole("heading", { name: /^1 redeem/ }).waitFor();
  await page.getByRole("link", { name: "Newer (2)" }).waitFor();
  await page.keyboard.press("k");
  await page.getByRole("heading", { name: /^2 redeem/ }).waitFor();
  await page.keyboard.press("e");
  await page.getByLabel("terminalId").waitFor();
});

test("keys of the list mark two messages and compare them", async () => {
  page = await openPage(consoleOf("messages"));
  await page.getByRole("link", { name: "2", exact: true }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.getByText("Message 2 is marked.").waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("=");
  await page.getByRole("heading", { name: "Two messages" }).waitFor();
  await page.getByRole("columnheader", { name: "1 redeem" }).waitFor();
  const member = page.getByRole("row", { name: /request\.amounts\.requestAmount\.amount/ });
  expect(await member.getByRole("cell").allInnerTexts()).toEqual([
    "request.amounts.requestAmount.amount",
    "2500",
    "2600",
  ]);
  await page.getByText(/^\d ids, times and references, which always differ: /).click();
  await page.getByRole("row", { name: /request\.id/ }).waitFor();
  expect(await wrongInLooks(page, "comparison")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await member.getByRole("cell").allInnerTexts()).toEqual([
    "request.amounts.requestAmount.amount",
    "1: 2500",
    "2: 2600",
  ]);
});

test("two messages that are the same are named, with links to them", async () => {
  for (const _time of [1, 2]) await client().get("/airtime/v5/testServerAdmin/data");
  page = await openPage(consoleOf("messages/compare?left=3&right=4"));
  await page.getByText("They are the same").waitFor();
  for (const name of ["3 data", "4 data"])
    await page.getByRole("main").getByRole("link", { name }).waitFor();
  await page.getByRole("link", { name: "4 data" }).click();
  await page.getByRole("heading", { name: /^4 data/ }).waitFor();
});

test("a message is edited in the form of the till: what is masked stays what it was", async () => {
  page = await openPage(consoleOf("messages/1"), { expected: /\b400\b/ });
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("terminalId").fill("QY4-0099");
  await button("Send").click();
  await page.getByText("Sent as message 3: answered 201.").waitFor();
  expect(standin.message(3)).toMatchObject({
    request: { body: { originator: { terminalId: "QY4-0099" } } },
    masked: standin.message(1).masked,
  });
  expect(await wrongInLooks(page, "edit")).toEqual([]);
  await page.getByLabel("path").fill("/nothing");
  await button("Send").click();
  await page.getByRole("alert").getByText("no operation has POST and it").waitFor();
}, 60_000);

test("a request that reached no operation is sent to the nearest", async () => {
  const request = loadOf(cards.empty, 100);
  await client().post(`${base}/load/${request.id}`, request);
  page = await openPage(consoleOf("messages/unmatched"));
  await page.locator("summary").click();
  await button("Send it to the nearest operation").click();
  await page.getByText("Sent as message 3: answered 201.").waitFor();
});
