import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client, type Reply } from "../../support/client";
import { cards, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { startStandin, until } from "../../support/standin";
import { openPage, openPanel, wrongInLooks } from "../open";

/** With a search the library below is short. */
const faults = ({ url }: Standin): string => `${url}/standin/console/faults?search=provider-down`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const strip = (page: Page) => page.getByRole("group", { name: "What strikes" });
const wrongNow = (page: Page) => page.getByRole("region", { name: "What goes wrong now" });

function redeem({ url }: Standin): Promise<Reply> {
  const message = redemptionOf(cards.funded, 100);
  const client = new Client(url, "7102", "pos");
  return client.post(requestPath("redemption", message.id), message);
}

/** A redemption that is held; the strip of any page leads to it. */
async function held(standin: Standin): Promise<{ reply: Promise<Reply> }> {
  const reply = redeem(standin);
  await until(() => standin.held().held.length === 1);
  return { reply };
}

test("what goes wrong now is chosen in a line, strikes, and is stopped from any page", async () => {
  const standin = await startStandin();
  const page = await openPage(faults(standin));
  const now = wrongNow(page);
  await now.getByText("Each message is answered as the contract says.").waitFor();
  await now.getByLabel("interface").selectOption("gift-card-v3");
  await now.getByLabel("messages").selectOption("requests");
  await button(page, "Start").click();
  const sentence = "Each request of gift card v3 is answered 503";
  await now.getByText(sentence).waitFor();
  const header = page.getByRole("group", { name: "What goes wrong" });
  await header.getByText("requests of gift card v3: 503").waitFor();
  expect(standin.faults.list()).toMatchObject([
    { operation: "*", messages: "requests", interface: "gift-card-v3" },
  ]);
  expect((await redeem(standin)).status).toBe(503);
  await now.getByText("1 struck").waitFor();
  await strip(page).getByText(sentence).waitFor();
  await button(page, `Stop: ${sentence}`).click();
  await strip(page).waitFor({ state: "detached" });
  expect(standin.faults.list()).toEqual([]);
});

test("a message is held, and decided about by key from its page", async () => {
  const standin = await startStandin();
  const page = await openPage(faults(standin));
  const now = wrongNow(page);
  await now.getByLabel("interface").selectOption("gift-card-v3");
  await now.getByLabel("messages").selectOption("redeem");
  await now.getByLabel("when").selectOption("after");
  await button(page, "Hold after processing").click();
  await now.getByText("redeem: held after processing for 50s at most").waitFor();
  const { reply } = await held(standin);
  await strip(page).getByText("1 message is held: redeem of QY4-0017").waitFor();
  expect(await wrongInLooks(page, "faults-held")).toEqual([]);
  await strip(page).getByRole("link", { name: "Decide" }).click();
  const decide = page.getByRole("region", { name: "Decide" });
  await decide.getByText("Held after processing.").waitFor();
  await decide.getByText("A POS that waits 60 s gives up in").waitFor();
  expect(await decide.getByRole("button", { name: "Refuse" }).count()).toBe(0);
  expect(await wrongInLooks(page, "message-held")).toEqual([]);
  await page.keyboard.press("5");
  expect((await reply).status).toBe(503);
  await decide.waitFor({ state: "detached" });
  await page.getByText("the tester answers 503 after processing").first().waitFor();

  const next = await held(standin);
  await strip(page).getByRole("link", { name: "Decide" }).click();
  await page.getByText("A POS that waits 60 s gives up in").waitFor();
  await page.keyboard.press("Enter");
  expect((await next.reply).status).toBe(201);
  const panel = await openPanel(page, "What goes wrong");
  await panel.getByRole("button", { name: "End hold-1" }).click();
  await panel.getByText("No scenario runs").waitFor();
  expect(standin.held()).toEqual({ held: [], holds: [] });
});

test("what is not processed yet may be refused; what a till gave up on says so", async () => {
  const standin = await startStandin();
  standin.hold("redeem", { when: "before" });
  const { reply } = await held(standin);
  const page = await openPage(`${standin.url}/standin/console/messages/1`);
  const decide = page.getByRole("region", { name: "Decide" });
  await decide.getByLabel("Error type").selectOption("INSUFFICIENT_FUNDS");
  await decide.getByRole("button", { name: "Refuse" }).click();
  expect(await reply).toMatchObject({ status: 400, body: { errorType: "INSUFFICIENT_FUNDS" } });
  await decide.waitFor({ state: "detached" });
});

test("the header says how full a bound is, from 80 % on", async () => {
  const standin = await startStandin({ limits: { snapshots: 5 } });
  for (const name of ["one", "two", "three"]) await standin.snapshots.save(name);
  const page = await openPage(`${standin.url}/standin/console/faults?search=provider-down`);
  const panel = page.getByRole("group", { name: "Data space", exact: true });
  await wrongNow(page).getByText("Each message is answered").waitFor();
  expect(await panel.getByText("%").count()).toBe(0);
  await standin.snapshots.save("four");
  await page.reload();
  await panel.getByText("80 %").waitFor();
  await openPanel(page, "Data space");
  await panel.getByText("snapshots of the data space").waitFor();
  await panel.getByText("4 of 5").waitFor();
});
