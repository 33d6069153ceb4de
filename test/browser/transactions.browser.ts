import { v4 } from "uuid";
import type { Page } from "playwright-core";
import type { Standin } from "../../src";
import { Client } from "../support/client";
import {
  advicePath,
  adviceFor,
  cards,
  loadOf,
  redemptionOf,
  requestPath,
} from "../support/messages/gift-card";
import { Till, codes, partners, paymentOf } from "../support/messages/qr";
import { startReceiver } from "../support/receiver";
import { newTester, startStandin, until } from "../support/standin";
import { addressOf, openPage, wrongInLooks } from "./open";

const pageOf = (standin: Standin, path = "messages?view=sales"): string =>
  `${standin.url}/standin/console/${path}`;
const clientOf = ({ url }: Standin): Client => new Client(url, "7102", "pos");

/** A redemption whose answer is lost; its id. */
async function loseAnswer(standin: Standin): Promise<string> {
  standin.scenario("redemption-answer-lost");
  const redemption = redemptionOf(cards.funded, 100);
  const path = requestPath("redemption", redemption.id);
  const sent = clientOf(standin).postIntoSilence(path, redemption);
  await until(() => standin.messages({ filter: "status:silent" }).exchanges.length > 0);
  standin.clock({ advanceSeconds: 3_600 });
  await sent;
  return redemption.id;
}

/** Reverses it, twice with the same message. */
async function reverse(standin: Standin, id: string): Promise<void> {
  const advice = adviceFor(id, { reversalReason: "TIMEOUT" });
  const path = advicePath("redemption", "reversals", id, advice.id);
  await clientOf(standin).post(path, advice);
  await clientOf(standin).post(path, advice);
}

async function load(standin: Standin, client = clientOf(standin)): Promise<string> {
  const message = loadOf(cards.empty, 2_500);
  await client.post(requestPath("load", message.id), message);
  return message.id;
}

const rowOf = (page: Page, id: string) => page.getByRole("row").filter({ hasText: id.slice(0, 8) });

const firstPaint = `performance.getEntriesByName("first-contentful-paint")[0].startTime`;

/** Scrolls the list for a hundred frames; how many there were a second. */
const framesOfScrolling = `new Promise((done) => {
  const rows = document.querySelector(".rows");
  let [left, begun] = [100, 0];
  const scroll = (now) => {
    begun ||= now;
    rows.scrollTop -= 400;
    left -= 1;
    if (left > 0) requestAnimationFrame(scroll);
    else done(99_000 / (now - begun));
  };
  requestAnimationFrame(scroll);
})`;

describe("Transactions", () => {
  test("lists them with what is owed, by state and interface, and as messages change them", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin));
    await page.getByText("No message has opened a transaction.").waitFor();
    const [redemption, pending] = [await loseAnswer(standin), await load(standin)];
    await rowOf(page, pending).getByText("PENDING").waitFor();
    await rowOf(page, redemption)
      .getByText(/^in \d/)
      .waitFor();
    expect(await rowOf(page, redemption).textContent()).toMatch(
      /redemptionR\s1\.00QY4-0017gift-card-v3/,
    );
    await page.getByLabel("State").selectOption("REVERSED");
    await page.getByText("There are no such transactions.").waitFor();
    expect((await addressOf(page)).search).toBe("?view=sales&state=REVERSED");
    await reverse(standin, redemption);
    await rowOf(page, redemption).getByText("REVERSED").waitFor();
    expect(await rowOf(page, pending).count()).toBe(0);
    await page.goBack();
    await rowOf(page, pending).waitFor();
    await page.getByLabel("Interface").selectOption("voucher");
    await page.getByText("There are no such transactions.").waitFor();
  });

  test("what only the verdict knows finds sales too, once it knows it", async () => {
    const standin = await startStandin();
    const redemption = redemptionOf(cards.funded, 100);
    const { id } = redemption;
    await clientOf(standin).post(requestPath("redemption", id), redemption);
    const page = await openPage(pageOf(standin, "messages?view=sales&filter=owed:open"));
    await rowOf(page, id).getByText("PENDING").waitFor();
    await page.goto(pageOf(standin, "messages?view=sales&filter=rule:GC-18"));
    await page.getByText("There are no such transactions.").waitFor();
    const advice = adviceFor(id, { reversalReason: "CANCELLED" });
    await clientOf(standin).post(advicePath("redemption", "reversals", id, advice.id), advice);
    await rowOf(page, id).getByText("FAIL GC-18").waitFor();
  });

  test("one as a sequence: what was lost and by which rule, the wait, the repeat, what is owed until when", async () => {
    const standin = await startStandin();
    const id = await loseAnswer(standin);
    const page = await openPage(pageOf(standin, `transactions/${id}`));
    await page.getByText("Still open").waitFor();
    expect(await page.locator(".notice.warn").textContent()).toMatch(
      /OPEN GC-\d\d.*fails in \d+ (s|min)/,
    );
    await reverse(standin, id);
    await page.getByText("Nothing more is owed, but a rule is broken.").waitFor();
    const steps = await page.locator(".sequence > ol > li").allTextContents();
    expect(steps).toHaveLength(3);
    expect(steps[0]).toMatch(
      /redeem R\s1\.00not sent in place of 201.*NONE.*PENDING.*rule 1 of redemption-answer-lost falls silent/,
    );
    expect(steps[1]).toMatch(/^1 h.*, then.*reverseRedemption 202.*PENDING.*REVERSED/);
    expect(steps[2]).toMatch(/reverseRedemption {1,2}again202/);
    const rules = steps.map((step) => /(?:FAIL|WARN) GC-\d\d/.exec(step)?.[0]);
    expect(rules).toEqual(["WARN GC-30", "WARN GC-30", "WARN GC-15"]);
    expect(await page.locator(".arrow.lost").count()).toBe(1);
    await page.getByRole("link", { name: "Message 1" }).click();
    await page.getByRole("heading", { name: /^1 redeem/ }).waitFor();
    await page.getByRole("link", { name: id.slice(0, 8) }).click();
    await page.getByRole("heading", { name: /^redemption/ }).waitFor();
  });

  test("each message says what it changed in the entities, with links to them", async () => {
    const standin = await startStandin();
    const id = await load(standin);
    const page = await openPage(pageOf(standin, `transactions/${id}`));
    const change = page.locator(".changes li").filter({ hasText: "cards" });
    await change.getByText("25.00").waitFor();
    expect(await change.textContent()).toMatch(/^cards 60993100….*book R\s0\.00 → R\s25\.00/);
    await change.getByRole("link").click();
    await page.waitForURL(new RegExp(`/data/gift-card/cards/${cards.empty}$`));
    await page.getByRole("heading", { name: `cards ${cards.empty}` }).waitFor();
  });

  test("a message to a partner has a lane of its own", async () => {
    const partner = await startReceiver({ status: 200, body: { partner: partners.harbour } });
    const standin = await startStandin({ partnerUrl: partner.url, onwardUser: "standin:secret" });
    const payment = paymentOf(codes.scanned);
    const tester = newTester(standin, "7102", "pos");
    await new Till(tester.client, tester.space, tester).pay(payment);
    await until(() => standin.messages({ filter: "interface:qr-partner" }).exchanges.length > 0);
    const [onward] = standin.messages({ filter: "interface:qr-partner" }).exchanges;
    const page = await openPage(pageOf(standin, `transactions/${String(onward?.messageId)}`));
    await page.locator(".with-partner .onward").waitFor();
    expect(await page.locator(".lanes").textContent()).toMatch(/^POS.*StandinPartnerclock, UTC$/);
    expect(await page.locator(".onward").first().textContent()).toContain("paymentRequest");
    await partner.close();
  });

  test("one once more: as a scenario, as code, as a fixture, each at its address", async () => {
    const standin = await startStandin();
    const id = await loseAnswer(standin);
    const page = await openPage(pageOf(standin, `transactions/${id}`));
    await page.getByRole("link", { name: "As a scenario" }).click();
    const shown = page.locator(".once-more pre");
    await shown.getByText("operation: reverseRedemption").waitFor();
    expect(await shown.textContent()).toBe(await standin.transactionScenario(id));
    expect((await addressOf(page)).search).toBe("?as=scenario");
    expect(await wrongInLooks(page, "transaction-scenario")).toEqual([]);
    await page.getByRole("link", { name: "As code" }).click();
    await page.getByRole("link", { name: "pytest" }).click();
    await shown.getByText("def test_the_sale").waitFor();
    expect((await addressOf(page)).search).toBe("?as=code&for=pytest");
    await page.goBack();
    await shown.getByText("async function sell").waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save" }).click();
    expect((await saved).suggestedFilename()).toBe("sale.test.js");
    await page.goto(pageOf(standin, `transactions/${id}?as=fixture`));
    expect(JSON.parse((await shown.textContent()) ?? "")).toEqual(
      await standin.transactionFixture(id),
    );
    await page.getByRole("link", { name: "As a fixture" }).click();
    await shown.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "As a scenario" }).click();
    await page.getByRole("button", { name: "Save as a draft" }).click();
    await page.getByRole("heading", { name: `gift-card-v3-gc-11-${id.slice(0, 8)}` }).waitFor();
    expect(standin.scenarios.list().filter(({ draft }) => draft)).toMatchObject([
      { name: `gift-card-v3-gc-11-${id.slice(0, 8)}` },
    ]);
  });

  test("where the POS left before the answer, sale and message say after what time", async () => {
    const standin = await startStandin();
    standin.scenario("redemption-answer-lost");
    const redemption = redemptionOf(cards.funded, 100);
    const leaving = new AbortController();
    const sent = fetch(standin.url + requestPath("redemption", redemption.id), {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa("7102:pos")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(redemption),
      signal: leaving.signal,
    }).catch(() => undefined);
    await until(() => standin.messages({ filter: "status:silent" }).exchanges.length > 0);
    leaving.abort();
    await sent;
    await until(() => standin.message(1).clientLeftMs !== undefined);
    const page = await openPage(pageOf(standin, `transactions/${redemption.id}`));
    await page.getByText(/not sent in place of 201: the POS gave up after \d\.\d s$/).waitFor();
    await page.goto(pageOf(standin, "messages/1"));
    await page.getByText(/^: the POS gave up after \d\.\d s$/).waitFor();
  });

  test("one that is not there says so", async () => {
    const standin = await startStandin();
    const page = await openPage(pageOf(standin, "transactions/%3Cb%3E"), { expected: /404/ });
    await page.getByText("No message of the journal belongs to this transaction.").waitFor();
    await page.getByRole("link", { name: "All sales" }).click();
    await page.getByText("No message has opened a transaction.").waitFor();
  });

  test("one that a reset dropped says so, and comes back with Undo; its address names the data space", async () => {
    const standin = await startStandin();
    const id = await load(standin);
    const page = await openPage(pageOf(standin), { expected: /404|410/ });
    await rowOf(page, id).getByRole("link").first().click();
    await page.getByRole("heading", { name: id }).waitFor();
    expect((await addressOf(page)).pathname).toMatch(`/transactions/7102/${id}`);
    await clientOf(standin).post("/standin/reset", "");
    await page.reload();
    await page.getByText(/This transaction is gone: dropped by the reset of \d\d:/).waitFor();
    expect(await wrongInLooks(page, "transaction-gone")).toEqual([]);
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.getByRole("heading", { name: id }).waitFor();
    await page.goto(pageOf(standin, `transactions/7103/${v4()}`));
    await page.getByText("This transaction is in the data space of user 7103.").waitFor();
  });

  test("of 10,000, only those in view are rows, and older ones are read on the way down", async () => {
    const standin = await startStandin();
    const client = clientOf(standin);
    const first = await load(standin, client);
    for (let left = 9_999; left > 0; left -= 50)
      await Promise.all(Array.from({ length: Math.min(left, 50) }, () => load(standin, client)));
    const page = await openPage(pageOf(standin));
    for (let count = 500; count <= 10_000; count += 500) {
      await page.locator(`table[aria-rowcount='${count + 1}']`).waitFor();
      expect(await page.locator("tbody tr").count()).toBeLessThan(100);
      await page.evaluate(`document.querySelector(".rows").scrollTop = 1e9`);
    }
    await rowOf(page, first).waitFor();
    const [paint, frames] = [
      await page.evaluate<number>(firstPaint),
      await page.evaluate<number>(framesOfScrolling),
    ];
    process.stdout.write(
      `10,000 transactions: first paint ${Math.round(paint)} ms (at most 300 on an idle machine), ` +
        `scrolled at ${Math.round(frames)} frames a second (60)\n`,
    );
  });
});

test("passes axe and fits its window, wide and narrow, light and dark", async () => {
  const standin = await startStandin();
  const page = await openPage(pageOf(standin));
  await page.getByText("No message has opened a transaction.").waitFor();
  expect(await wrongInLooks(page, "transactions-none")).toEqual([]);
  const id = await loseAnswer(standin);
  await rowOf(page, id)
    .getByText(/^in \d/)
    .waitFor();
  expect(await wrongInLooks(page, "transactions-some")).toEqual([]);
  await page.goto(pageOf(standin, `transactions/${id}`));
  await page.getByText("Still open").waitFor();
  expect(await wrongInLooks(page, "transaction-open")).toEqual([]);
  await reverse(standin, id);
  await page.locator(".sequence > ol > li").nth(2).waitFor();
  expect(await wrongInLooks(page, "transaction")).toEqual([]);
});

test("a message shows its whole sale: time, operation and outcome of each, itself marked, live, and in a journal", async () => {
  const standin = await startStandin();
  const id = await loseAnswer(standin);
  const page = await openPage(pageOf(standin, "messages/1"));
  await page.getByRole("heading", { name: /^1 redeem/ }).waitFor();
  const line = page.getByRole("navigation", { name: "Messages of the sale" });
  await line.getByText(/^reverseRedemption due \d\d:\d\d:\d\d\.\d{3} not seen$/).waitFor();
  await reverse(standin, id);
  await line.getByText("not seen").waitFor({ state: "detached" });
  await line.getByRole("listitem").nth(2).waitFor();
  await line.getByText("REVERSED").first().waitFor();
  const texts = await line.getByRole("listitem").allTextContents();
  expect(texts.map((text) => text.replace(/\d\d:\d\d:\d\d\.\d{3}/, "T"))).toEqual([
    expect.stringMatching(/^1 redeem T .*not sent.*PENDING/),
    expect.stringMatching(/^2 reverseRedemption T 202.*REVERSED/),
    expect.stringMatching(/^3 reverseRedemption T 202/),
  ]);
  expect(await line.locator("[aria-current]").allTextContents()).toEqual(["1 redeem"]);
  expect(await wrongInLooks(page, "message-of-sale")).toEqual([]);
  await line.getByRole("link", { name: "2 reverseRedemption" }).click();
  await page.getByRole("heading", { name: /^2 reverseRedemption/ }).waitFor();
  await line.locator("[aria-current]").getByText("2 reverseRedemption").waitFor();
  expect(await line.locator("[aria-current]").count()).toBe(1);
  await line.getByRole("link", { name: "Its sale" }).click();
  await page
    .getByRole("heading", { name: /redemption/i })
    .first()
    .waitFor();
  await load(standin);
  await page.goto(pageOf(standin, "messages/4"));
  await page.getByRole("heading", { name: /^4 load/ }).waitFor();
  await line.getByText(/^confirmLoad or reverseLoad due .* not seen$/).waitFor();
  expect(await line.getByRole("listitem").count()).toBe(2);
});
