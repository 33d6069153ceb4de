import type { Page } from "playwright-core";
import { v4 } from "uuid";
import {
  loadOf,
  newTill,
  redemptionOf,
  cards,
  requestPath,
} from "../../support/messages/gift-card";
import type { Standin } from "../../../src";
import { Client } from "../../support/client";
import { startStandin, until } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";
import { addressOf, openPage, openPanel, overflowOf, violationsIn, wrongInLooks } from "../open";

const clientOf = (url: string): Client => new Client(url, "7102", "pos");
const pageOf = (url: string, path = "messages"): string => `${url}/standin/console/${path}`;

const load = (url: string, amount = 2_500, client = clientOf(url)) => {
  const message = loadOf(cards.empty, amount);
  return client.post(requestPath("load", message.id), message);
};

/** Sends so many messages, some at a time. */
async function loads(url: string, count: number): Promise<void> {
  const client = clientOf(url);
  for (let sent = 0; sent < count; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => load(url, 1, client)));
}

/** Redeems with a scenario under which no answer comes, until the connection is closed. */
async function redeemInVain(standin: Standin): Promise<void> {
  const redemption = redemptionOf(cards.funded, 100, { colour: "red" });
  const path = requestPath("redemption", redemption.id);
  const sent = clientOf(standin.url).postIntoSilence(path, redemption);
  await until(() => standin.messages({ filter: "status:silent" }).exchanges.length > 0);
  standin.clock({ advanceSeconds: 3_600 });
  await sent;
}

const rowsOf = (page: Page) => page.locator("tbody tr:not(.gap)");
const row = (page: Page, number: number) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: String(number), exact: true }) });

describe("Messages", () => {
  test("lists operation, amount, till, answer, states, fault and notes; a row leads to all of it, Back returns", async () => {
    const standin = await startStandin();
    await load(standin.url);
    standin.scenario("redemption-answer-lost");
    await redeemInVain(standin);
    const page = await openPage(pageOf(standin.url));
    expect(await row(page, 1).textContent()).toMatch(/load.*R\s25\.00.*QY4-0017.*201◐ PENDING/);
    await row(page, 2).getByText("OPEN GC-11").waitFor();
    expect(await row(page, 2).textContent()).toMatch(
      /redeem.*R\s1\.00.*QY4-0017.*not sent◐ PENDING◐ OPEN GC-11 \+1redemption-answer-lost 1.*1$/,
    );
    await row(page, 2).click({ position: { x: 500, y: 16 } });
    await page.getByRole("heading", { name: /^2 redeem R\s1\.00/ }).waitFor();
    const name = standin.message(2).name ?? "";
    expect((await addressOf(page)).href).toBe(pageOf(standin.url, `messages/7102/${name}`));
    await page.getByText("What would have been answered").waitFor();
    const main = (await page.getByRole("main").textContent()) ?? "";
    for (const text of ["redemption-answer-lost 1", "unknown-property", "Rule 1 struck"])
      expect(main).toContain(text);
    await page.getByRole("link", { name: "Older (1)" }).click();
    await page.getByRole("heading", { name: /^1 load R\s25\.00/ }).waitFor();
    await page.getByRole("link", { name: "Newer (2)" }).waitFor();
    await page.keyboard.press("k");
    await page.getByRole("heading", { name: /^2 redeem R\s1\.00/ }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await rowsOf(page).nth(1).waitFor();
  });

  test("cuts no state and no answer; a fault that is cut has the whole of its name as a title", async () => {
    const standin = await startStandin();
    const name = "a-scenario-whose-name-is-as-long-as-names-of-scenarios-may-be";
    standin.scenario({
      name,
      title: "Two loads",
      interface: "gift-card-v3",
      rules: [
        {
          on: { operation: "load" },
          times: 1,
          fault: { when: "after", kind: "delay", for: "60s" },
        },
      ],
    });
    void load(standin.url);
    await until(() => standin.messages().exchanges.length === 1);
    const page = await openPage(pageOf(standin.url), { viewport: { width: 1366, height: 768 } });
    const cells = row(page, 1).getByRole("cell");
    await cells.getByText("no answer yet").waitFor();
    const cut = `[...document.querySelectorAll(".rows td")]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent)`;
    for (const width of [1_280, 1_366]) {
      await page.setViewportSize({ width, height: 768 });
      await cells.getByText("no answer yet").waitFor();
      expect(await page.evaluate(cut)).toEqual([`${name} 1`]);
    }
    const fault = cells.filter({ hasText: name });
    await fault.hover({ position: { x: 4, y: 4 } });
    expect(await fault.getAttribute("title")).toBe(`${name} 1`);
    standin.clock({ advanceSeconds: 3_600 });
    await row(page, 1).getByText("201").waitFor();
  });

  test("copies a message as a curl line", async () => {
    const standin = await startStandin();
    await clientOf(standin.url).post(requestPath("load", v4()), { colour: "red" });
    const page = await openPage(pageOf(standin.url, "messages/1"));
    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByRole("status").getByText("Copied").waitFor({ state: "attached" });
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(
      /^curl -u 7102:pos -X POST -H 'content-type: application\/json' --data-binary '\{.*\}' http:.*\/giftcard\/v3\/loads\//,
    );
  });

  test("shows what arrives; stands still when it is told to, and says how much is new", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin.url));
    await page.getByText("No message has arrived.").waitFor();
    await load(standin.url);
    await row(page, 1).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await load(standin.url);
    await load(standin.url);
    await page.getByRole("button", { name: "Go on: 2 new" }).waitFor();
    expect(await rowsOf(page).count()).toBe(1);
    await page.getByRole("button", { name: "Go on: 2 new" }).click();
    await row(page, 3).waitFor();
    await (await openPanel(page, "Data space")).getByRole("button", { name: "Reset" }).click();
    await page.getByText("No message has arrived.").waitFor();
  });

  test("an answer that was held back changes its row when it goes out", async () => {
    const standin = await startStandin();
    standin.scenario("slow-answers");
    const page = await openPage(pageOf(standin.url));
    const sent = load(standin.url);
    await row(page, 1).getByText("no answer yet").waitFor();
    standin.clock({ advanceSeconds: 3_600 });
    await sent;
    await row(page, 1).getByText("201").waitFor();
  });

  test("10,000 messages: only those in view are rows; older ones are read on the way down; it stays in place", async () => {
    const standin = await startStandin();
    await loads(standin.url, 10_000);
    const page = await openPage(pageOf(standin.url));
    await row(page, 10_000).waitFor();
    for (const count of [1_000, 1_500, 2_000]) {
      await page.evaluate(`document.querySelector(".rows").scrollTop = 1e9`);
      await page.getByText(`The newest ${count} messages`).waitFor();
    }
    expect(await rowsOf(page).count()).toBeLessThan(100);
    await page.evaluate(`document.querySelector(".rows").scrollTop = ${28 * 600}`);
    await row(page, 9_400).waitFor();
    const before = await row(page, 9_400).boundingBox();
    await load(standin.url);
    await page.getByText("The newest 2001 messages").waitFor();
    expect(await row(page, 9_400).boundingBox()).toEqual(before);
    expect(await violationsIn(page)).toEqual([]);
    await row(page, 9_400).click({ position: { x: 300, y: 14 } });
    await page.getByRole("heading", { name: "9400 load" }).waitFor();
    await page.goBack();
    await row(page, 9_400).waitFor();
  });

  test("by keyboard: j and k go on from the row that was reached, although others have pushed it out of view", async () => {
    const standin = await startStandin();
    await loads(standin.url, 50);
    const page = await openPage(pageOf(standin.url));
    await row(page, 50).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.locator("a:focus", { hasText: "49" }).waitFor();
    await loads(standin.url, 100);
    await page.locator('table[aria-rowcount="151"]').waitFor();
    await page.locator("a:focus").waitFor({ state: "detached" });
    await page.keyboard.press("j");
    await page.locator("a:focus", { hasText: "48" }).waitFor();
  });

  test("by keyboard: j and k go from row to row, Enter opens one, / goes to the filter", async () => {
    const standin = await startStandin();
    await loads(standin.url, 150);
    const page = await openPage(pageOf(standin.url));
    await row(page, 150).waitFor();
    for (let pressed = 0; pressed < 60; pressed += 1) {
      await page.keyboard.press("j");
      await page.locator("a:focus", { hasText: String(150 - pressed) }).waitFor();
    }
    await page.keyboard.press("k");
    await page.locator("a:focus", { hasText: "92" }).waitFor();
    for (const [keys, reached] of [
      ["kkk", "95"],
      ["jjj", "92"],
    ] as const) {
      await page.evaluate(
        `for (const key of "${keys}") document.dispatchEvent(new KeyboardEvent("keydown", { key }))`,
      );
      await page.locator("a:focus", { hasText: reached }).waitFor();
    }
    // The row that is reached is not there until the list has seen how far it was scrolled: late, on a busy machine.
    await page.evaluate(`
      const rows = document.querySelector(".rows");
      addEventListener("scroll", (event) => {
        event.stopImmediatePropagation();
        setTimeout(() => rows.dispatchEvent(new Event("scroll")), 50);
      }, { capture: true, once: true });
      document.activeElement.blur();
      rows.scrollTop = 100 * 28;
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "j" }));
    `);
    await page.locator("a:focus", { hasText: "50" }).waitFor();
    // Nor does a message that arrives before the list has seen it take the scrolling back.
    const top = await page.evaluate<number>(`
      window.unseen = (event) => event.stopImmediatePropagation();
      addEventListener("scroll", window.unseen, true);
      document.querySelector(".rows").scrollTop += 10 * 28;
      document.querySelector(".rows").scrollTop
    `);
    await load(standin.url);
    await page.locator('table[aria-rowcount="152"]').waitFor();
    expect(await page.evaluate('document.querySelector(".rows").scrollTop')).toBe(top + 28);
    await page.evaluate('removeEventListener("scroll", window.unseen, true)');
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "50 load" }).waitFor();
    await page.goBack();
    await row(page, 50).waitFor();
    await page.keyboard.press("/");
    await page.locator("input:focus").waitFor();
    await page.keyboard.type("j");
    expect(await page.getByRole("combobox").inputValue()).toBe("j");
  });
});

describe("the filter", () => {
  test("suggests keys and values, is in the address, and Back takes it away", async () => {
    const standin = await startStandin();
    await load(standin.url);
    await clientOf(standin.url).get("/airtime/v5/testServerAdmin/data");
    const page = await openPage(pageOf(standin.url));
    await row(page, 2).waitFor();
    const box = page.getByRole("combobox", { name: "Filter" });
    await box.pressSequentially("op");
    await page.getByRole("option", { name: "operation:" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await box.pressSequentially("loa");
    await page.getByRole("option", { name: "operation:load", exact: true }).click();
    await box.press("Enter");
    await row(page, 2).waitFor({ state: "detached" });
    expect((await addressOf(page)).searchParams.get("filter")).toBe("operation:load");
    await row(page, 1).getByRole("link").click();
    await page.getByRole("link", { name: "All messages with operation:load" }).waitFor();
    await page.locator("span", { hasText: /^Older$/ }).waitFor();
    await page.goBack();
    await page.goBack();
    await row(page, 2).waitFor();
    expect(await box.inputValue()).toBe("");
  });

  test("an advice that arrives has till and amount, though the filter leaves out its request", async () => {
    const standin = await startStandin();
    const till = newTill(standin, "7102", "pos");
    const [before, after] = [redemptionOf(cards.funded, 2500), redemptionOf(cards.funded, 3600)];
    await till.redeem(before);
    const page = await openPage(pageOf(standin.url, "messages?filter=operation:reverseRedemption"));
    await page.getByText("No message fits this filter.").waitFor();
    await till.reverse("redemption", before.id);
    await row(page, 2).filter({ hasText: "R 25.00" }).filter({ hasText: "QY4-0017" }).waitFor();
    await till.redeem(after);
    await till.reverse("redemption", after.id);
    await row(page, 4).filter({ hasText: "R 36.00" }).filter({ hasText: "QY4-0017" }).waitFor();
  });

  test("takes a suggestion at once, within other terms too: the next key comes after it", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin.url));
    const box = page.getByRole("combobox", { name: "Filter" });
    await box.fill("op status:201");
    await page.evaluate("document.querySelector('#filter').setSelectionRange(2, 2)");
    await box.click({ clickCount: 0 });
    await box.press("ArrowDown");
    await page.getByRole("option", { name: "operation:", selected: true }).waitFor();
    const taken = await page.evaluate(`(() => {
      const box = document.querySelector("#filter");
      box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true, bubbles: true }));
      return { value: box.value, cursor: box.selectionStart };
    })()`);
    expect(taken).toEqual({ value: "operation: status:201", cursor: "operation:".length });
    await box.pressSequentially("load");
    expect(await box.inputValue()).toBe("operation:load status:201");
  });

  test("is left with Escape, after its suggestions: single keys go on to what it found", async () => {
    const standin = await startStandin();
    await load(standin.url);
    const page = await openPage(pageOf(standin.url));
    await row(page, 1).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("lo");
    await page.keyboard.press("Enter");
    await page.getByText("1 message", { exact: true }).waitFor();
    const box = page.getByRole("combobox", { name: "Filter" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect(await box.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^1 load/ }).waitFor();
    expect(await box.inputValue()).toBe("lo");
  });

  test("says what is wrong in place, and where nothing fits it leads on", async () => {
    const standin = await startStandin();
    await load(standin.url);
    const page = await openPage(pageOf(standin.url, "messages?filter=colour:red"));
    await page.getByText("colour is not a key of a filter").waitFor();
    expect(await violationsIn(page)).toEqual([]);
    const box = page.getByRole("combobox");
    await box.press("Enter");
    expect(await box.inputValue()).toBe("colour:red");
    await box.fill("state:LATE");
    await box.press("Enter");
    await page.getByText("No message fits this filter.").waitFor();
    await page.locator(".notice").getByRole("link", { name: "Show all" }).click();
    await row(page, 1).waitFor();
  });

  test("holds for what arrives", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin.url, "messages?filter=operation:load"));
    await page.getByText("No message fits this filter.").waitFor();
    await clientOf(standin.url).get("/airtime/v5/testServerAdmin/data");
    await load(standin.url);
    await row(page, 2).waitFor();
    expect(await rowsOf(page).count()).toBe(1);
  });
});

describe("times", () => {
  const headings = (page: Page) => page.getByRole("columnheader").allTextContents();
  const timeIn = (page: Page, number: number) => row(page, number).locator("time").textContent();

  /** A data space whose messages lie on both sides of midnight: the second is of today. */
  async function aroundMidnight() {
    const standin = await startStandin();
    standin.clock({ set: "2027-03-09T23:59:59.250Z", frozen: true });
    const message = loadOf(cards.empty, 2_500);
    await clientOf(standin.url).post(requestPath("load", message.id), message);
    standin.clock({ set: "2027-03-10T00:00:00.007Z" });
    await load(standin.url);
    return { standin, id: message.id };
  }

  test("stand below a line for each day but today, with milliseconds, and one heading: the real time of filters", async () => {
    const time = new VirtualTime();
    const standin = await startStandin({ time });
    time.advance(43_199_250);
    await load(standin.url);
    time.advance(757);
    await load(standin.url);
    standin.clock({ set: "2027-03-10T00:00:00.007Z" });
    await load(standin.url);
    const page = await openPage(pageOf(standin.url));
    const days = () => page.locator(".rows .heading").allTextContents();
    for (const path of ["messages", "transactions"]) {
      await page.goto(pageOf(standin.url, path));
      await row(page, 3).waitFor();
      expect((await headings(page))[1]).toBe("real time, UTC");
      expect(await days()).toEqual(["Yesterday, Tue 4 Mar"]);
      expect(await timeIn(page, 3)).toBe("00:00:00.007");
      expect(await timeIn(page, 1)).toBe("23:59:59.250");
      expect(await timeIn(page, 2)).toBe("00:00:00.007");
    }
    await page.goto(pageOf(standin.url, "messages?filter=2031-03-04"));
    await row(page, 1).waitFor();
    expect(await page.locator(".rows tbody tr time").count()).toBe(1);
    expect(await days()).toEqual(["Yesterday, Tue 4 Mar"]);
    time.advance(366 * 86_400_000);
    await page.reload();
    await page.getByText("Tue 4 Mar 2031").waitFor();
    await page.goto(pageOf(standin.url));
    await page.getByText("Tue 4 Mar 2031").waitFor();
    expect(await days()).toEqual(["Wed 5 Mar 2031", "Tue 4 Mar 2031"]);
    expect(await violationsIn(page)).toEqual([]);
  });

  test("are in full where one thing is shown, each with its clock", async () => {
    const { standin, id } = await aroundMidnight();
    const { receivedAt } = standin.messages().exchanges[0] ?? { receivedAt: "" };
    const page = await openPage(pageOf(standin.url, "messages/1"));
    const arrived = page.locator("dl.facts > div", { hasText: "Arrived" });
    expect(await arrived.textContent()).toMatch(
      /2027-03-09 23:59:59\.250 UTC clock.* UTC real time, (now|\d+ s ago)$/,
    );
    expect(await arrived.textContent()).toContain(receivedAt.slice(0, -1).replace("T", " "));
    await page.goto(pageOf(standin.url, `transactions/${id}`));
    await page.getByText("2027-03-09 23:59:59.250 UTC clock").waitFor();
    expect(await page.locator(".step time").first().textContent()).toBe("2027-03-09 23:59:59.250");
    expect(await page.locator(".lanes").textContent()).toContain("clock, UTC");
    await page.goto(pageOf(standin.url, `data/gift-card/cards/${cards.empty}`));
    const history = page.getByRole("region", { name: "History" });
    await history.getByText("2027-03-09 23:59:59.250", { exact: true }).waitFor();
    expect((await headings(page))[0]).toBe("clock, UTC");
    expect(await history.locator("time").allTextContents()).toEqual([
      "00:00:00.007",
      "2027-03-09 23:59:59.250",
    ]);
  });

  test("of requests that reached no operation are real ones", async () => {
    const time = new VirtualTime();
    const standin = await startStandin({ time });
    await clientOf(standin.url).post("/giftcard/v3/redemption/1", {});
    const at = new Date(time.now()).toISOString();
    const page = await openPage(pageOf(standin.url, "messages/unmatched"), { time: time.now() });
    await page.getByRole("row", { name: /no operation has this path/ }).waitFor();
    expect((await headings(page))[0]).toBe("real time, UTC");
    expect(await page.locator("td > time").textContent()).toBe(at.slice(11, -1));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(
      await page.evaluate(
        "getComputedStyle(document.querySelector('td > time'), '::after').content",
      ),
    ).toBe('" real time, UTC"');
  });
});

test("what a message brings is text: markup, direction marks, a word of 64 kB", async () => {
  const standin = await startStandin();
  const word = "w".repeat(60_000);
  const hostile = { "<img src=x onerror=alert(1)>": "\u202eevil", word };
  const message = loadOf(cards.empty, 1, { hostile });
  await clientOf(standin.url).post(requestPath("load", message.id), message);
  const odd = loadOf("<b>", 2, { originator: { terminalId: "<script>\u202e" } });
  await clientOf(standin.url).post(requestPath("load", odd.id), odd);
  const page = await openPage(pageOf(standin.url));
  await row(page, 2).getByText("<script>\\u202e").waitFor();
  expect(await overflowOf(page)).toBe(0);
  for (const number of [1, 2]) {
    await page.goto(pageOf(standin.url, `messages/${number}`));
    await page.getByRole("heading", { name: /load/ }).waitFor();
    expect(await page.locator("main img, main script, main b").count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
  }
  await page.goto(pageOf(standin.url, "messages/1"));
  const body = page.getByRole("region", { name: "Body of the request" });
  expect(await body.textContent()).toContain("\\u202eevil");
});

test("the chip of requests that reached no operation says how many there are, and they open", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin.url));
  const tab = page.getByRole("link", { name: /^Reached none/ });
  await page.getByRole("link", { name: "Reached none 0" }).waitFor();
  const nobody = new Client(standin.url, "7102", "pos");
  await nobody.get("/giftcard/v3/redemption/1");
  await nobody.post("/giftcard/v3/redemption/2", {});
  await page.getByRole("link", { name: "Reached none 2" }).waitFor();
  await tab.click();
  const first = page.getByRole("row").filter({ hasText: "redemption/2" });
  await first.locator("summary").click();
  await first.getByText("404: no operation has this path").waitFor();
  expect(await first.locator("dl code").first().textContent()).toBe("POST");
  // The list is read again meanwhile: what was opened stays open.
  await nobody.get("/giftcard/v3/redemption/3");
  await page.getByRole("link", { name: "Reached none 3" }).waitFor();
  await first.getByText("404: no operation has this path").waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

test("requests that reached no operation stand among the messages as they came, live, and each leads to its own", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin.url));
  const client = clientOf(standin.url);
  await client.get("/giftcard/v3/redemption/1");
  const first = rowsOf(page).filter({ hasText: "redemption/1" });
  await first.getByText("! no operation").waitFor();
  await load(standin.url);
  await client.post("/giftcard/v2/loads/2", {});
  await rowsOf(page).nth(2).waitFor();
  const texts = await rowsOf(page).allTextContents();
  expect(texts).toEqual([
    expect.stringMatching(/^!.*POST \/giftcard\/v2\/loads\/2.*404.*v2 for v3/),
    expect.stringMatching(/^1.*load.*201/),
    expect.stringMatching(/^!.*GET \/giftcard\/v3\/redemption\/1.*404/),
  ]);
  await page.getByRole("button", { name: "Pause" }).click();
  await client.get("/giftcard/v3/redemption/3");
  await page.getByRole("link", { name: "Reached none 3" }).waitFor();
  expect(await rowsOf(page).count()).toBe(3);
  await page.getByRole("button", { name: "Go on: 0 new" }).click();
  await rowsOf(page).nth(3).waitFor();
  expect(await wrongInLooks(page, "messages-reached-none")).toEqual([]);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  expect(await page.getByText(/is marked/).count()).toBe(0);
  await first.click();
  await page.locator("details[open]").getByText("404: no operation has this path").waitFor();
  await page.goto(pageOf(standin.url, "messages?filter=status:201"));
  await row(page, 1).waitFor();
  expect(await rowsOf(page).count()).toBe(1);
  await page.goto(pageOf(standin.url, "messages?filter=status:404 redemption"));
  await rowsOf(page).nth(1).waitFor();
  await client.get("/giftcard/v3/redemption/4");
  await rowsOf(page).nth(2).waitFor();
  expect(await rowsOf(page).allTextContents()).toEqual(
    [4, 3, 1].map((last) => expect.stringContaining(`/giftcard/v3/redemption/${last}`) as string),
  );
  await page.goto(pageOf(standin.url, "messages?filter=status:503"));
  await page.getByText("No message fits this filter.").waitFor();
});

test("a row of many requests counts as many", async () => {
  const standin = await startStandin({ limits: { requestsPerSecond: 20 } });
  await Promise.all(Array.from({ length: 40 }, () => load(standin.url, 1)));
  const [refused] = standin.unmatched().requests;
  const count = refused?.beyond?.count ?? 0;
  expect(count).toBeGreaterThan(1);
  const page = await openPage(pageOf(standin.url), { expected: /429/ });
  await page.getByRole("link", { name: `Reached none ${count}` }).waitFor();
});

test("an address without a message says so, and leads on", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin.url, "messages/12"), { expected: /404/ });
  await page.getByText("There is no message 12.").waitFor();
  await page.goto(pageOf(standin.url, "messages/twelve"));
  await page.getByText("this address has none").waitFor();
  await page.getByRole("main").getByRole("link", { name: "All messages" }).click();
  await page.getByText("No message has arrived.").waitFor();
});

test("the address of a message is never another one's: after a reset it says what happened, and offers Undo", async () => {
  const standin = await startStandin();
  await load(standin.url);
  const page = await openPage(pageOf(standin.url, "messages/1"), { expected: /410/ });
  await page.getByRole("heading", { name: /^1 load/ }).waitFor();
  const address = pageOf(standin.url, `messages/7102/${standin.message(1).name ?? ""}`);
  await page.waitForURL(address);
  await (await openPanel(page, "Data space")).getByRole("button", { name: "Reset" }).click();
  await page.getByText(/This message is gone: dropped by the reset of \d\d:\d\d:\d\dZ/).waitFor();
  await load(standin.url);
  await page.reload();
  const gone = page.getByRole("alert");
  await gone.getByText("This message is gone").waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await gone.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: /^1 load/ }).waitFor();
  expect((await addressOf(page)).href).toBe(address);
});

test("the address of a message of another data space asks for its credentials, and then shows it", async () => {
  const standin = await startStandin();
  await load(standin.url, 2_500, new Client(standin.url, "7103", "sesame"));
  const name = standin.space("7103", "sesame").message(1).name ?? "";
  const address = pageOf(standin.url, `messages/7103/${name}`);
  const fresh = await openPage(address);
  expect(await fresh.getByLabel("User name").inputValue()).toBe("7103");
  await fresh.getByLabel("Password").fill("sesame");
  await fresh.getByRole("button", { name: "Show the data space" }).click();
  await fresh.getByRole("heading", { name: /^1 load/ }).waitFor();
  expect(fresh.url()).toBe(address);
  const other = await openPage(pageOf(standin.url), { expected: /404/ });
  await other.getByText("No message has arrived.").waitFor();
  await other.goto(address);
  await other.getByText("This message is in the data space of user 7103.").waitFor();
  await other.getByRole("button", { name: "Show the other one" }).click();
  expect(await other.getByLabel("User name").inputValue()).toBe("7103");
});

test("where both streams are taken, it asks; a hidden tab asks nothing", async () => {
  const standin = await startStandin();
  const url = pageOf(standin.url);
  for (const page of [await openPage(url), await openPage(url)])
    await page.getByText("No message has arrived.").waitFor();
  const third = await openPage(url, { expected: /429/, time: Date.now() });
  await third.getByText("No message has arrived.").waitFor();
  await load(standin.url);
  await row(third, 1).waitFor();
  let [streams, polls] = [0, 0];
  third.on("request", (request) => {
    if (request.url().endsWith("/stream")) streams += 1;
    if (request.url().includes("/messages?after=")) polls += 1;
  });
  await third.clock.runFor(20_000);
  const answered = ["/verdict", "/messages/counts"].map((path) =>
    third.waitForResponse((response) => response.url().includes(path)),
  );
  await load(standin.url);
  await row(third, 2).waitFor();
  // What it asks about that message is answered before the tab is hidden.
  await third.clock.runFor(2_000);
  await Promise.all(answered);
  // Each refusal of a stream is an error in the browser's log: it is asked for now and then only, however long this takes.
  expect(polls).toBeGreaterThan(0);
  expect(streams).toBeLessThanOrEqual(Math.ceil(polls / 30));
  await third.evaluate(`
    Object.defineProperty(document, "hidden", { get: () => window.isHidden, configurable: true });
    window.isHidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
  `);
  let asked = 0;
  third.on("request", () => {
    asked += 1;
  });
  await load(standin.url);
  // Longer than any of its timers: what is asked in that time would be seen.
  await third.clock.runFor(60_000);
  expect(asked).toBe(0);
  await third.evaluate(`
    window.isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
  `);
  await row(third, 3).waitFor();
});

test("a key press is answered while messages arrive", async () => {
  const standin = await startStandin();
  const before = 400;
  await loads(standin.url, before);
  const page = await openPage(pageOf(standin.url));
  await row(page, before).waitFor();
  await page.evaluate(`
    window.answered = [];
    document.addEventListener("keydown", () => { window.pressed = performance.now(); }, true);
    document.addEventListener("focusin", () => { window.answered.push(performance.now() - window.pressed); });
  `);
  const count = 1_000;
  const begin = performance.now();
  const sending = { now: true };
  const sent = loads(standin.url, count).finally(() => {
    sending.now = false;
  });
  let presses = 0;
  for (; (sending.now && presses < before / 2) || presses < 10; presses += 1) {
    await page.keyboard.press("j");
    await page.evaluate(`new Promise((done, fail) => {
      let frames = 2_000;
      const look = () => {
        if (window.answered.length > ${presses}) done();
        else if ((frames -= 1) < 0) fail(new Error("the key press had no effect"));
        else requestAnimationFrame(look);
      };
      look();
    })`);
  }
  await sent;
  const rate = Math.round(count / ((performance.now() - begin) / 1_000));
  const answered = await page.evaluate<number[]>("window.answered");
  const longest = Math.round(Math.max(...answered));
  process.stdout.write(
    `${rate} messages a second arriving: ${presses} key presses, answered within ${longest} ms\n`,
  );
  expect(answered.length).toBeGreaterThanOrEqual(presses);
  await page.evaluate(`document.querySelector(".rows").scrollTop = 0`);
  await row(page, before + count).waitFor();
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin.url));
  await page.getByText("No message has arrived.").waitFor();
  expect(await wrongInLooks(page, "messages-none")).toEqual([]);
  standin.scenario("redemption-answer-lost");
  for (let sent = 0; sent < 4; sent += 1) await load(standin.url);
  await redeemInVain(standin);
  await row(page, 5).waitFor();
  expect(await wrongInLooks(page, "messages-some")).toEqual([]);
  await page.getByRole("combobox").click();
  await page.getByRole("option").first().waitFor();
  expect(await wrongInLooks(page, "messages-filter")).toEqual([]);
  await page.goto(pageOf(standin.url, "messages/5"));
  await page.getByText("What would have been answered").waitFor();
  expect(await wrongInLooks(page, "message")).toEqual([]);
  await page.goto(pageOf(standin.url, "messages/unmatched"));
  await page.getByRole("heading", { name: "Requests that reached no operation" }).waitFor();
  expect(await wrongInLooks(page, "unmatched")).toEqual([]);
});
