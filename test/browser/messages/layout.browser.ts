import type { Locator, Page } from "playwright-core";
import type { Standin } from "../../../src";
import { journalText } from "../../../src/conformance/journal-file";
import { Client } from "../../support/client";
import { saleOf, to } from "../../support/messages/airtime";
import { cards, loadOf, redemptionOf, requestPath } from "../../support/messages/gift-card";
import { startStandin } from "../../support/standin";
import { addressOf, openPage, violationsIn, wrongInLooks } from "../open";

const pageOf = (standin: Standin, path: string): string => `${standin.url}/standin/console/${path}`;

async function withLoads(count: number): Promise<Standin> {
  const standin = await startStandin();
  for (let made = 0; made < count; made += 1) await load(standin);
  return standin;
}

async function load({ url }: Standin): Promise<void> {
  const message = loadOf(cards.empty, 2_500);
  await new Client(url, "7102", "pos").post(requestPath("load", message.id), message);
}

const rowOf = (page: Page, number: number) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: String(number), exact: true }) });

test("a row opens beside the list where there is room, and the list stays", async () => {
  const standin = await withLoads(3);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 1366, height: 768 },
  });
  await rowOf(page, 2).getByText("load").click();
  await page.getByRole("heading", { name: /^2 load/ }).waitFor();
  expect(await rowOf(page, 2).getAttribute("aria-current")).toBe("true");
  await rowOf(page, 3).getByText("load").click();
  await page.getByRole("heading", { name: /^3 load/ }).waitFor();
  expect(await rowOf(page, 2).getAttribute("aria-current")).toBeNull();
  expect(await violationsIn(page)).toEqual([]);
  await page.setViewportSize({ width: 1180, height: 768 });
  await page
    .getByRole("region", { name: "Messages, the newest first" })
    .waitFor({ state: "detached" });
  await page.getByRole("heading", { name: /^3 load/ }).waitFor();
});

test("twenty-two rows are seen on 1366 x 768", async () => {
  const standin = await withLoads(40);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 1366, height: 768 },
  });
  await rowOf(page, 19).waitFor();
  const box = await rowOf(page, 19).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
});

test("six rows of two lines are seen on 683 x 384, below the strip of a fault", async () => {
  const standin = await withLoads(40);
  standin.scenario("provider-down");
  await load(standin);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 683, height: 384 },
  });
  await page.getByRole("group", { name: "What strikes" }).waitFor();
  const last = rowOf(page, 36);
  await last.getByText("R 25.00").waitFor();
  const { y, height } = (await last.boundingBox()) ?? { y: 384, height: 0 };
  expect(y + height).toBeLessThanOrEqual(384);
  expect(await wrongInLooks(page, "messages-low")).toEqual([]);
});

test.each([390, 320])(
  "at %d px a row takes two lines, and nothing of it is beside the window",
  async (width) => {
    const standin = await withLoads(2);
    const page = await openPage(pageOf(standin, "messages"), { viewport: { width, height: 844 } });
    const row = rowOf(page, 1);
    await row.waitFor();
    const placeOf = async (text: string) =>
      (await row.getByText(text).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [operation, till, amount] = [
      await placeOf("load"),
      await placeOf("QY4-0017"),
      await placeOf("R 25.00"),
    ];
    expect(till.y).toBeGreaterThan(operation.y + 20);
    expect(Math.abs(amount.y - till.y)).toBeLessThan(4);
    expect(amount.x + amount.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    expect(await violationsIn(page)).toEqual([]);
  },
);

test.each([683, 960, 1024, 1280])(
  "at %d px the whole of a message and of a sale is in the window, with its answer, its state and its rule",
  async (width) => {
    const standin = await withLoads(2);
    const page = await openPage(pageOf(standin, "messages?filter=owed:open"), {
      viewport: { width, height: 600 },
    });
    /** Whether a row shows these texts, and no cell of it ends beside the window, once it is drawn. */
    const isInWindow = async (...texts: string[]): Promise<boolean> => {
      await page.getByRole("row").filter({ hasText: "R 25.00" }).first().waitFor();
      return page.evaluate<boolean>(`new Promise((done) => {
        const isWhole = () => {
          const row = [...document.querySelectorAll("tbody tr")].find((one) =>
            one.innerText.includes("QY4-0017"));
          return row !== undefined &&
            ${JSON.stringify(texts)}.every((text) => row.innerText.includes(text)) &&
            [...row.cells].every((cell) => cell.getBoundingClientRect().right <= innerWidth - 15);
        };
        const look = (frames) =>
          isWhole() || frames === 0 ? done(frames > 0) : requestAnimationFrame(() => look(frames - 1));
        look(600);
      })`);
    };
    expect(await isInWindow("load", "201", "PENDING", "GC-")).toBe(true);
    await page.goto(pageOf(standin, "messages?view=sales"));
    expect(await isInWindow("load", "PENDING", "GC-")).toBe(true);
  },
);

test("at 390 px a sale takes two lines too, with its state, its till and its amount", async () => {
  const standin = await withLoads(2);
  const viewport = { width: 390, height: 844 };
  const page = await openPage(pageOf(standin, "messages?view=sales"), { viewport });
  const row = page.getByRole("row").nth(1);
  for (const text of ["load", "PENDING", "QY4-0017", "R 25.00"]) {
    const { x, width } = (await row.getByText(text).boundingBox()) ?? { x: 0, width: 391 };
    expect(x + width).toBeLessThanOrEqual(374);
  }
  expect(await wrongInLooks(page, "sales-narrow")).toEqual([]);
});

/** The amounts, times and deadlines of a list that its cells or the window cut off, once it is painted. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await painted();
    await painted();
    const parts = document.querySelectorAll("tbody :is(.money, time, .of-owed-column .mark)");
    return [...parts]
      .filter((part) => {
        const cell = part.closest("td").getBoundingClientRect();
        const { right } = part.getBoundingClientRect();
        return right > cell.right || right > innerWidth;
      })
      .map((part) => part.innerText);
  })()`);

test("amounts, times and deadlines are never cut off, the largest amount too", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  // Of the sale that is still open no rule is broken: its row has room for until when.
  const load = { ...loadOf(cards.empty, 2_500), time: new Date().toISOString() };
  await client.post(requestPath("load", load.id), load);
  const most = redemptionOf(cards.funded, 999_999_999_999);
  await client.post(requestPath("redemption", most.id), most);
  const page = await openPage(pageOf(standin, "messages"));
  for (const view of ["messages", "sales"]) {
    await page.goto(pageOf(standin, `messages?view=${view}`));
    await page.locator(".money").getByText("9,999,999,999.99").waitFor();
    if (view === "sales") await page.locator(".of-owed-column .mark").waitFor();
    for (const width of [1366, 1280, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect({ view, width, cut: await cutIn(page) }).toEqual({ view, width, cut: [] });
    }
  }
});

test("names of faults and of operations are not cut off beside all other columns", async () => {
  const standin = await startStandin();
  standin.scenario("provider-down");
  const client = new Client(standin.url, "7102", "pos");
  const sale = redemptionOf(cards.funded, 2_500, { colour: "red" });
  await client.post(requestPath("redemption", sale.id), sale);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 1366, height: 768 },
  });
  await page.getByRole("columnheader", { name: "notes" }).waitFor();
  const room = `[...document.querySelectorAll("td")]
    .filter((cell) => cell.textContent === "provider-down 1")
    .map((cell) => cell.scrollWidth <= cell.clientWidth)`;
  for (const width of [1366, 1520]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await page.evaluate(room)).toEqual([true]);
  }
});

test("a body is shown whole, and what was refused in it or remarked about it stands at its member", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const { client: _client, ...load } = loadOf(cards.empty, 2_500);
  const long = Array.from({ length: 600 }, (_, at) => at);
  const sent = { ...load, time: "soon", long, amounts: { requestAmount: { amount: 1 } } };
  await client.post(requestPath("load", load.id), sent);
  const page = await openPage(pageOf(standin, "messages/1"));
  const body = page.getByRole("region", { name: "Body of the request" });
  await body.waitFor();
  const remarked = body.locator(".remarked");
  await body.getByText("client must be present").waitFor();
  expect((await remarked.allTextContents()).map((text) => text.trim())).toEqual([
    expect.stringMatching(/^\{ ← .*client must be present/),
    expect.stringMatching(/^"time": "soon", ← must be /),
    expect.stringMatching(/^"requestAmount": \{ ← .*currency must be present/),
    '"long": [ ← long is not a property of this message: ignored',
  ]);
  const box = "document.querySelector('.pane pre')";
  expect(await page.evaluate(`${box}.scrollHeight - ${box}.clientHeight`)).toBe(0);
  await page.getByRole("button", { name: /^Show all 6\d\d lines$/ }).click();
  await body.getByText("599").waitFor();
  expect(await wrongInLooks(page, "message-refused")).toEqual([]);
});

test("filters have counts, and one that is shown leads back to all", async () => {
  const standin = await withLoads(2);
  const page = await openPage(pageOf(standin, "messages"));
  const open = page.getByRole("link", { name: "Still open 2" });
  await open.click();
  expect((await addressOf(page)).searchParams.get("filter")).toBe("owed:open");
  await rowOf(page, 1).getByText("GC-").waitFor();
  await open.click();
  expect((await addressOf(page)).search).toBe("");
});

/** The middle of each of some things, down the page. */
const middlesOf = (things: readonly Locator[]): Promise<number[]> =>
  Promise.all(
    things.map(async (thing) => {
      const { y, height } = (await thing.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    }),
  );

test.each([
  ["message", () => "messages/1", { role: "button", name: "Send again" }],
  ["sale", (id: string) => `transactions/${id}`, { role: "link", name: "As a fixture" }],
] as const)(
  "what can be done with a %s stands in one line, whether Copy is open or not",
  async (_, pathOf, { role, name }) => {
    const standin = await withLoads(1);
    const id = (await standin.transactions()).transactions[0]?.id ?? "";
    const page = await openPage(pageOf(standin, pathOf(id)), {
      viewport: { width: 1366, height: 768 },
    });
    const copy = page.getByRole("button", { name: "Copy", exact: true });
    const actions = [
      page.getByRole(role, { name, exact: true }),
      page.getByRole("button", { name: "Note", exact: true }),
      copy,
    ];
    await copy.waitFor();
    const closed = await middlesOf(actions);
    expect(Math.max(...closed) - Math.min(...closed)).toBeLessThanOrEqual(2);
    await copy.click();
    await page.getByRole("menuitem", { name: "Link", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copied", exact: true }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      (await addressOf(page)).href,
    );
    expect(await middlesOf(actions)).toEqual(closed);
    expect(await wrongInLooks(page, `copy-${role}`)).toEqual([]);
  },
);

test("a repeated request that is refused has the amount of the first in its row and on its page, of a journal too", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const sale = saleOf("NWAIR20", to("27820000001"));
  for (const status of [201, 400])
    expect((await client.post("/airtime/v5/purchases", sale)).status).toBe(status);
  const page = await openPage(pageOf(standin, "messages"));
  for (const find of ["messages", "messages?filter=status:400"]) {
    await page.goto(pageOf(standin, find));
    await rowOf(page, 2).getByText("R 20.00").waitFor();
  }
  await page.goto(pageOf(standin, "messages/2"));
  const heading = page.getByRole("heading", { name: /^2 purchase R.20\.00/ });
  await heading.waitFor();
  await page.goto(pageOf(standin, "verdict"));
  await page.getByLabel("Open an exported journal").setInputFiles({
    name: "run.jsonl",
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(journalText(await standin.journal())),
  });
  await page.getByRole("link", { name: "Messages (2)" }).click();
  await rowOf(page, 2).getByText("R 20.00").click();
  await heading.waitFor();
});

test("the columns are chosen by keyboard, and stay so in this browser", async () => {
  const standin = await withLoads(2);
  const page = await openPage(pageOf(standin, "messages"), {
    viewport: { width: 1366, height: 768 },
  });
  const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
  const choice = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const menu = page.getByRole("button", { name: "Columns", exact: true });
  await heading("state").waitFor();
  await menu.press("Enter");
  for (const name of ["time", "amount"]) expect(await choice(name).isChecked()).toBe(true);
  await choice("state").press("Space");
  await heading("state").waitFor({ state: "detached" });
  await choice("time").press("Space");
  await page.getByRole("columnheader", { name: /time/ }).waitFor({ state: "detached" });
  await heading("till").waitFor();
  expect(await wrongInLooks(page, "messages-columns")).toEqual([]);
  await page.reload();
  await heading("till").waitFor();
  expect(await heading("state").count()).toBe(0);
  await menu.press("Enter");
  await choice("state").press("Space");
  await heading("state").waitFor();
});

test("the address carries the columns: who opens it sees the same, and goes on with them", async () => {
  const standin = await withLoads(2);
  const page = await openPage(pageOf(standin, "messages?filter=load"));
  const headings = async (): Promise<string[]> => {
    await rowOf(page, 2).waitFor();
    const names = await page.getByRole("columnheader").allInnerTexts();
    return names.map((name) => name.replace("real time, UTC", "time"));
  };
  const columnsOf = async () => (await addressOf(page)).searchParams.get("columns");
  const choose = async (name: string): Promise<void> => {
    const button = page.getByRole("button", { name: "Columns", exact: true });
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    await page.getByRole("checkbox", { name, exact: true }).click();
  };
  const all = ["number", "time", "operation", "amount", "till", "answer", "state", "rule"];
  expect(await headings()).toEqual(all);
  const before = await page.evaluate<number>("history.length");
  await choose("amount");
  await choose("state");
  await page.getByRole("columnheader", { name: "state" }).waitFor({ state: "detached" });
  expect((await addressOf(page)).search).toBe(
    "?filter=load&columns=time,till,answer,rule,fault,notes",
  );
  expect(await page.evaluate("history.length")).toBe(before);
  // This browser remembers what was chosen; an address goes before that, but for names that are none.
  for (const [query, shown] of [
    ["", ["number", "time", "operation", "till", "answer", "rule"]],
    ["columns=colour", ["number", "time", "operation", "till", "answer", "rule"]],
    ["columns=state,colour,amount", ["number", "operation", "amount", "state"]],
    ["columns=number", ["number", "operation"]],
  ] as const) {
    await page.goto(pageOf(standin, `messages?${query}`));
    expect({ query, shown: await headings() }).toEqual({ query, shown });
  }
  await choose("till");
  await page.getByRole("columnheader", { name: "till" }).waitFor();
  expect(await columnsOf()).toBe("till");
  await page.getByRole("link", { name: "Still open 2" }).click();
  expect(await columnsOf()).toBe("till");
  await rowOf(page, 2).getByText("load").click();
  await page.getByRole("heading", { name: /^2 load/ }).waitFor();
  expect(await columnsOf()).toBe("till");
  await page.goto(pageOf(standin, "messages"));
  expect(await headings()).toEqual(["number", "operation", "till"]);
  await choose("till");
  await page.getByRole("columnheader", { name: "till" }).waitFor({ state: "detached" });
  expect(await columnsOf()).toBe("number");
});

/** What is cut in the cells of a list. */
const cutCells = `[...document.querySelectorAll(".rows tbody td")]
  .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)`;

test.each([390, 1366])(
  "at %d px no name, time, state or rule is cut in the messages and the sales",
  async (width) => {
    const standin = await withLoads(1);
    const { url } = standin;
    for (const [name, operation] of [
      ["prepaid-utility", "createTokenPurchaseRequest"],
      ["qr-retailer", "paymentRequest"],
    ] as const) {
      const { messages } = await standin.example(name, operation);
      for (const { method, path, body } of messages)
        await fetch(url + path, {
          method,
          headers: {
            authorization: `Basic ${btoa("7102:pos")}`,
            "content-type": "application/json",
          },
          body: JSON.stringify(body),
        });
    }
    const page = await openPage(pageOf(standin, "messages"), {
      viewport: { width, height: 844 },
    });
    await page.locator(".rows").getByText("createTokenPurchaseRequest").waitFor();
    expect(await page.evaluate(cutCells)).toEqual([]);
    await page.goto(pageOf(standin, "messages?view=sales"));
    await page.locator(".rows").getByText("retailerPayment").waitFor();
    await page
      .locator(":is(.of-owed-column, .of-rule-column):visible")
      .getByText(/GC-\d+/)
      .first()
      .waitFor();
    expect(await page.evaluate(cutCells)).toEqual([]);
    expect(await wrongInLooks(page, "sales-owed")).toEqual([]);
  },
);
