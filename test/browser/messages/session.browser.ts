import type { Page } from "playwright-core";
import { type Standin, type Time, systemTime } from "../../../src";
import { Client } from "../../support/client";
import {
  advicePath,
  adviceFor,
  cards,
  redemptionOf,
  requestPath,
} from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { addressOf, openPage, overflowOf, picture, wrongInLooks } from "../open";

/** Real time, of which a test may let some pass at once. */
class HurriedTime implements Time {
  private ahead = 0;
  now = (): number => systemTime.now() + this.ahead;
  monotonic = (): number => systemTime.monotonic() + this.ahead;
  after = systemTime.after.bind(systemTime);

  pass(seconds: number): void {
    this.ahead += seconds * 1_000;
  }
}

interface Sitting {
  standin: Standin;
  time: HurriedTime;
  client: Client;
}

async function start(): Promise<Sitting> {
  const time = new HurriedTime();
  const standin = await startStandin({ time });
  return { standin, time, client: new Client(standin.url, "7102", "pos") };
}

/** A redemption at a till; its id. */
async function redeem({ client }: Sitting, terminalId: string, pan: string): Promise<string> {
  const { originator, ...message } = redemptionOf(pan, 100);
  const sent = { ...message, originator: { ...(originator as object), terminalId } };
  await client.postIntoSilence(requestPath("redemption", message.id), sent);
  return message.id;
}

async function advise(
  { client }: Sitting,
  what: "confirmations" | "reversals",
  id: string,
): Promise<void> {
  const reason = what === "reversals" ? { reversalReason: "TIMEOUT" } : {};
  const advice = adviceFor(id, reason);
  await client.post(advicePath("redemption", what, id, advice.id), advice);
}

/** A session of some minutes with everything in it that there is to see. */
async function sell(
  sitting: Sitting,
): Promise<Record<"lost" | "reversed" | "bought" | "last", string>> {
  const { time, client } = sitting;
  let bought = "";
  for (const terminal of ["TILL0001", "TILL0002", "TILL0003", "TILL0002"]) {
    bought = await redeem(sitting, terminal, cards.funded);
    time.pass(6);
    await advise(sitting, "confirmations", bought);
    time.pass(8);
  }
  await client.put("/standin/scenario", {
    name: "lossy",
    title: "Answers are lost",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "redeem" }, fault: { when: "after", kind: "reset" } }],
  });
  const lost = await redeem(sitting, "TILL0001", cards.funded2);
  time.pass(5);
  const reversed = await redeem(sitting, "TILL0002", cards.funded3);
  await client.delete("/standin/scenario");
  time.pass(60);
  await advise(sitting, "reversals", reversed);
  await client.put("/standin/clock", { frozen: true });
  await redeem(sitting, "TILL0003", cards.blocked);
  time.pass(70);
  await client.put("/standin/clock", { frozen: false });
  const place = `/standin/data/gift-card/cards/${cards.empty}`;
  const { entity } = JSON.parse((await client.get(place)).text) as { entity: object };
  await client.put(place, { ...entity, book: 500, available: 500 });
  const last = await redeem(sitting, "TILL0003", cards.funded3);
  time.pass(20);
  return { lost, reversed, bought, last };
}

const pageOf = ({ standin }: Sitting, query = "view=session"): string =>
  `${standin.url}/standin/console/messages?${query}`;

const row = (page: Page, text: string) =>
  page.getByRole("table").getByRole("row").filter({ hasText: text });

/** The cells of a row, in their order. */
const cellsOf = async (page: Page, text: string): Promise<string[]> =>
  (await row(page, text).getByRole("cell").allInnerTexts()).map((cell) => cell.trim());

/** The filter in the address, with its times in seconds since one. */
async function filterOf(page: Page, from = 0): Promise<Record<string, number>> {
  const filter = (await addressOf(page)).searchParams.get("filter") ?? "";
  return Object.fromEntries(
    [...filter.matchAll(/(since|until):(\S+)/g)].map(([, key = "", time = ""]) => [
      key,
      Math.round((Date.parse(time) - from) / 1_000),
    ]),
  );
}

const time = expect.stringMatching(/^\d\d:\d\d:\d\d\.\d{3}$/) as string;

test("nothing, one sale, and all that there is to see: as a picture and as a table, while it goes on", async () => {
  const sitting = await start();
  const page = await openPage(pageOf(sitting));
  await page.getByText("Nothing has come yet.").waitFor();
  await picture(page, "session-none");
  const read: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/standin/session") read.push(searchParams.get("since"));
  });
  const first = await redeem(sitting, "TILL0001", cards.funded);
  await row(page, first.slice(0, 8)).waitFor();
  await picture(page, "session-one");
  // The page may have read all of it twice, until it knew which message is the newest.
  read.splice(0);
  const { lost, reversed, bought, last } = await sell(sitting);
  for (const text of ["edit:", last.slice(0, 8)]) await row(page, text).waitFor();
  expect(await cellsOf(page, bought.slice(0, 8))).toEqual([
    `sale ${bought.slice(0, 8)}…`,
    ...[time, time, "TILL0002", "● CONFIRMED", "✕ FAIL GC-18"],
    expect.stringMatching(/^GC-07 was due .*, came /) as string,
  ]);
  expect((await cellsOf(page, reversed.slice(0, 8))).slice(3)).toEqual([
    ...["TILL0002", "↺ REVERSED", "△ WARN GC-30"],
    expect.stringMatching(/^GC-11 was due .*, came /) as string,
  ]);
  expect((await cellsOf(page, lost.slice(0, 8))).slice(3)).toEqual([
    ...["TILL0001", "◐ PENDING", "✕ FAIL GC-11"],
    expect.stringMatching(/^GC-11 was due .*, failed /) as string,
  ]);
  for (const text of ["clock frozen at", "scenario: lossy started", "fault: rule 1 of lossy"])
    await row(page, text).waitFor();
  expect(read.length).toBeGreaterThan(0);
  expect(read).not.toContain(null);
  const shapes = page.locator(".timeline svg a");
  // Nine sales, two strikes in one mark, a scenario, two changes of the clock, an edit.
  expect(await shapes.count()).toBe(9 + 1 + 1 + 2 + 1);
  expect(await page.locator(".timeline .bad > title").first().textContent()).toMatch(
    /^TILL0001: .*, CONFIRMED\nFAIL GC-18$/,
  );
  expect(await wrongInLooks(page, "session")).toEqual([]);
  await page.setViewportSize({ width: 683, height: 384 });
  expect(await overflowOf(page)).toBe(0);
  await page.locator(`.timeline a[href$="${lost}"] rect`).last().click();
  await page.getByRole("heading", { name: new RegExp(`^redemption R.1\\.00 ${lost}$`) }).waitFor();
});

test("a part is drawn, moved and made longer by keys, and stands in the filter of all views", async () => {
  const sitting = await start();
  const begun = sitting.time.now();
  const { bought } = await sell(sitting);
  const page = await openPage(pageOf(sitting));
  await row(page, "edit:").waitFor();
  const box = await page.locator(".timeline").boundingBox();
  if (box === null) throw new Error("there is no picture");
  const [x, y] = [box.x + 128, box.y + 20];
  const width = box.width - 129;
  await page.mouse.move(x + width / 4, y);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y, { steps: 3 });
  await page.mouse.up();
  await page.getByRole("button", { name: "The whole session" }).waitFor();
  const { since = 0, until = 0 } = await filterOf(page, begun);
  // All of it, and a little room: from the first sale up to the end of what the last one owes, 641 seconds later.
  expect(since).toBeCloseTo(154, -1);
  expect(until).toBeCloseTo(320, -1);
  await row(page, bought.slice(0, 8)).waitFor({ state: "detached" });
  await row(page, "edit:").waitFor();

  const length = until - since;
  await page.keyboard.press("ArrowLeft");
  expect((await filterOf(page, begun)).since).toBeCloseTo(since - length / 4, -1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("-");
  expect((await filterOf(page, begun)).until).toBeCloseTo(until + length / 2, -1);
  await page.keyboard.press("+");
  expect((await filterOf(page, begun)).until).toBeCloseTo(until, -1);
  const filter = (await addressOf(page)).searchParams.get("filter") ?? "";

  await page.getByRole("navigation", { name: "Views" }).getByText("Sales").click();
  expect((await addressOf(page)).searchParams.get("filter")).toBe(filter);
  await page.getByRole("navigation", { name: "Views" }).getByText("Messages").click();
  await page.getByRole("table").waitFor();
  expect((await addressOf(page)).searchParams.get("filter")).toBe(filter);
  await page.getByRole("navigation", { name: "Views" }).getByText("Session").click();
  await row(page, "edit:").waitFor();
  await page.keyboard.press("w");
  await row(page, bought.slice(0, 8)).waitFor();
  expect(await filterOf(page)).toEqual({});
});

test("too many sales are bars, which lead to their time", async () => {
  const sitting = await start();
  const bar = { from: "2031-03-04T12:00:00.000Z", until: "2031-03-04T12:01:00.000Z" };
  const counts = { sales: 40, failed: 2, warned: 1, open: 3, refused: 4 };
  const page = await openPage(pageOf(sitting));
  await page.getByText("Nothing has come yet.").waitFor();
  await page.route("**/standin/session*", (route) =>
    route.fulfill({
      json: {
        lanes: [{ till: "TILL0001", sales: [], bars: [{ ...bar, ...counts }] }],
        ...{ marks: [], windows: [], more: { tills: 3, sales: 12 } },
      },
    }),
  );
  await page.reload();
  await page.getByText("Left out: 3 tills, 12 sales.").waitFor();
  await picture(page, "session-bars");
  expect((await cellsOf(page, "TILL0001"))[0]).toBe(
    "from 12:00:00: 40 sales, 2 FAIL, 1 WARN, 3 open, 4 refused",
  );
  await row(page, "TILL0001").getByRole("link").click();
  expect((await addressOf(page)).searchParams.get("filter")).toBe(
    "since:2031-03-04T12:00:00.000Z until:2031-03-04T12:01:00.000Z".replaceAll(".000", ""),
  );
});
