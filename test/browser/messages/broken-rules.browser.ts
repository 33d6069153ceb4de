import type { Page } from "playwright-core";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import {
  advicePath,
  adviceFor,
  cards,
  loadOf,
  redemptionOf,
  requestPath,
} from "../../support/messages/gift-card";
import { startStandin, until } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";
import { openPage, wrongInLooks } from "../open";

const pageOf = (standin: Standin, path: string): string => `${standin.url}/standin/console/${path}`;

/** A redemption whose answer is lost and that nothing settles; time stands. */
async function start() {
  const time = new VirtualTime();
  const standin = await startStandin({ time });
  const client = new Client(standin.url, "7102", "pos");
  standin.scenario("redemption-answer-lost");
  const redemption = redemptionOf(cards.funded, 11_850);
  const sent = client.postIntoSilence(requestPath("redemption", redemption.id), redemption);
  await until(() => standin.messages({ filter: "status:silent" }).exchanges.length > 0);
  time.advance(91_000);
  await sent;
  const load = async (): Promise<void> => {
    const message = loadOf(cards.empty, 2_500);
    await client.post(requestPath("load", message.id), message);
  };
  const reverse = async (): Promise<void> => {
    const advice = adviceFor(redemption.id, { reversalReason: "TIMEOUT" });
    await client.post(advicePath("redemption", "reversals", redemption.id, advice.id), advice);
  };
  return { time, standin, id: redemption.id, load, reverse };
}

/** Has the page keep what it would have notified of. */
const keepNotifications = `
  window.told = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      return (window.Notification.permission = "granted");
    }
    constructor(title, { body }) {
      window.told.push(title + ": " + body);
    }
  };
`;

const toldOn = (page: Page): Promise<string[]> => page.evaluate("window.told");

test("a broken rule is on its row, its message and its transaction, and in the title", async () => {
  const { time, standin, id, load, reverse } = await start();
  const page = await openPage(pageOf(standin, "messages"));
  const row = page.getByRole("row").filter({ hasText: "redeem" });
  await row.waitFor();
  await row.getByText("OPEN GC-11").waitFor();
  expect(await page.title()).toBe("Messages – Standin");
  time.advance(3_600_000);
  await load();
  await row.getByText("FAIL GC-11").waitFor();
  expect(await page.title()).toBe("(1) FAIL – Messages – Standin");
  await row.getByText("redeem").click();
  const broken = page.locator(".notice.bad");
  await broken.getByText("FAIL").waitFor();
  expect(await broken.textContent()).toMatch(
    /Broken✕ FAIL GC-11 Reverse a request whose outcome is unknown.*Was due 2031-03-04 12:02:30.000 UTC.*overdue since 2031-03-04 12:03:15.000 UTC.*never came.*What to do: Queue a reversal/,
  );
  expect(await wrongInLooks(page, "broken-message")).toEqual([]);
  await page.goto(pageOf(standin, `transactions/${id}`));
  const missing = page.locator(".missing.overdue");
  await missing.waitFor();
  expect(await missing.textContent()).toMatch(
    /^due .*12:02:30.000 real timereverseRedemption never came: overdue since 2031-03-04 12:03:15.000 UTC.*\(GC-11\)$/,
  );
  await page.getByText(/^overdue since .*\(GC-11\)$/).waitFor();
  expect(await wrongInLooks(page, "missing-message")).toEqual([]);
  await reverse();
  await missing.waitFor({ state: "detached" });
});

test("a newly broken rule is told once, and none of those there at the start", async () => {
  const { time, standin, load } = await start();
  const page = await openPage(pageOf(standin, "messages"));
  await page.addInitScript(keepNotifications);
  await page.reload();
  await page.getByRole("button", { name: /^Verdict so far/ }).click();
  await page.getByRole("button", { name: "Tell me", exact: true }).click();
  await page.getByRole("button", { name: "Tell me no more" }).waitFor();
  time.advance(3_600_000);
  await load();
  const status = page.getByRole("status").filter({ hasText: "GC-11 is broken" });
  await status.waitFor({ state: "attached" });
  const told: unknown[] = [
    expect.stringMatching(/^FAIL GC-11: Reverse a request/),
    expect.stringMatching(/^WARN GC-30: /),
  ];
  expect(await toldOn(page)).toEqual(told);
  await load();
  await page.getByRole("row").filter({ hasText: "load" }).nth(1).waitFor();
  expect(await toldOn(page)).toEqual(told);
  await page.reload();
  await page.getByText("FAIL GC-11").first().waitFor();
  expect(await toldOn(page)).toEqual([]);
});

test("a row shows which check still waits, before a warning; a list of what is broken does not", async () => {
  const standin = await startStandin();
  const message = loadOf(cards.empty, 2_500);
  await new Client(standin.url, "7102", "pos").post(requestPath("load", message.id), message);
  const page = await openPage(pageOf(standin, "messages"));
  const row = page.getByRole("row").filter({ hasText: "load" });
  await row.getByText("OPEN GC-07").waitFor();
  // The till's time is not that of the simulator.
  expect(await row.textContent()).toMatch(/◐ OPEN GC-07 \+1$/);
  await page.goto(pageOf(standin, "messages?filter=broken:any"));
  await row.getByText("WARN GC-30").waitFor();
  expect(await row.textContent()).toMatch(/△ WARN GC-30$/);
});

test("a list of what is broken gains rows as rules are broken, and loses those that are put right", async () => {
  const { time, standin, load, reverse } = await start();
  const page = await openPage(pageOf(standin, "messages?filter=owed:open"));
  const row = page.getByRole("row").filter({ hasText: "redeem" });
  await row.getByText("OPEN GC-11").waitFor();
  await page.goto(pageOf(standin, "messages?filter=owed:overdue"));
  await page.getByText("No message fits this filter.").waitFor();
  time.advance(3_600_000);
  await load();
  await row.getByText("FAIL GC-11").waitFor();
  await reverse();
  await row.waitFor({ state: "detached" });
});

test("a state that is past is told from one that still holds, also where the list leaves out what changed it", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const message = loadOf(cards.empty, 2_500);
  await client.post(requestPath("load", message.id), message);
  const page = await openPage(pageOf(standin, "messages?filter=operation:load"));
  const row = page.getByRole("row").filter({ hasText: "R 25.00" });
  await row.getByText("◐ PENDING", { exact: true }).waitFor();
  const tenders = [{ tenderType: "CASH", amount: { amount: 10_000, currency: "710" } }];
  const advice = adviceFor(message.id, { tenders });
  await client.post(advicePath("load", "confirmations", message.id, advice.id), advice);
  await row.getByText("was PENDING", { exact: true }).waitFor();
  await page.reload();
  await row.getByText("was PENDING", { exact: true }).waitFor();
  await page.goto(pageOf(standin, "messages"));
  await page.getByText("● CONFIRMED", { exact: true }).waitFor();
  await row.getByText("was PENDING", { exact: true }).waitFor();
  expect(await wrongInLooks(page, "past-state")).toEqual([]);
});
