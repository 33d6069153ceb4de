import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Request, Route } from "playwright-core";
import type { Standin } from "../../src";
import { Client } from "../support/client";
import { cards, loadOf, redemptionOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { openPage } from "./open";

/** A data space in which nothing is empty: where a page says so, it has not read it. */
async function start(): Promise<{ standin: Standin; id: string }> {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const redemption = redemptionOf(cards.funded, 100);
  await client.post(requestPath("redemption", redemption.id), redemption);
  const load = loadOf(cards.empty, 2_500);
  await client.post(requestPath("load", load.id), load);
  await client.post("/giftcard/v3/redemption/1", {});
  standin.scenario("provider-down");
  return { standin, id: redemption.id };
}

const errorOf = (status: number, detailMessage: object, retryAfter?: string) => ({
  status,
  contentType: "application/json",
  ...(retryAfter !== undefined && { headers: { "retry-after": retryAfter } }),
  body: JSON.stringify({ errorMessage: `Answered ${status}`, detailMessage }),
});

/** A way in which a reading fails, and what a page says then. */
interface Failure {
  fail: (route: Route) => Promise<void>;
  says: RegExp;
}

const failures: Record<string, Failure> = {
  "401": {
    fail: (route) => route.fulfill(errorOf(401, {})),
    says: /does not accept this user name/,
  },
  "403": {
    fail: (route) => route.fulfill(errorOf(403, { roles: ["tester"] })),
    says: /Your user may not read [^.]+ \(role tester is needed\)\./,
  },
  "404": {
    fail: (route) => route.fulfill(errorOf(404, {})),
    says: /answered 404|There is no |No message of the journal|Neither the library/,
  },
  "429": {
    fail: (route) => route.fulfill(errorOf(429, { bound: "requestsPerSecond", limit: 10 }, "7")),
    says: /Refused by the quota \(10 a second\); trying again in 7 s\./,
  },
  "500": {
    fail: (route) => route.fulfill(errorOf(500, {})),
    says: /The simulator answered 500 in place of [^:]+: Answered 500; trying again in \d s\./,
  },
  "503": {
    fail: (route) => route.fulfill(errorOf(503, {}, "3")),
    says: /answered 503 in place of [^:]+: Answered 503; trying again in 3 s\./,
  },
  "a time-out": {
    fail: (route) => route.abort("timedout"),
    says: /The simulator did not answer; trying again in \d s\./,
  },
  garbage: {
    fail: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Busy" }),
    says: /could not be read; trying again in \d s\./,
  },
};

const answered = (body: string) => ({
  fail: (route: Route) => route.fulfill({ status: 200, contentType: "application/json", body }),
  says: /could not be read/,
});
failures["an empty object"] = answered("{}");
failures["an empty list"] = answered("[]");

/** Paths of which an empty list is an answer. */
const lists = /\/standin\/(data-lists|examples\/.*|interfaces|runs|scenarios|snapshots)$/;

/** In place of a path: all of them fail. */
const everything = "everything";

/** Words of a page that has found nothing; *Reached none* is the name of a filter. */
const emptiness =
  /(?<!Reached )\bnone\b|\bNone\b|\b0 messages\b|\bNothing\b|No message (fits|has)|There are no|No entity|No scenario/;

/** What a person reads of a page: also what is in titles, as of a part of the header that was not read. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`[
    document.body.innerText,
    ...[...document.querySelectorAll("[title]")].map(({ title }) => title),
  ].join("\\n")`);

const emptyTables = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `[...document.querySelectorAll("table tbody")].filter(({ rows }) => rows.length === 0).length`,
  );

/** The path of a control operation that a page reads; undefined: it is another request. */
function readBy(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  const isRead = request.method() === "GET" && pathname.startsWith("/standin/");
  return isRead && !/^\/standin\/(console|health)/.test(pathname) ? pathname : undefined;
}

/** The control paths that a page reads. */
async function pathsReadBy(page: Page, address: string): Promise<string[]> {
  const found = new Set<string>();
  const note = (request: Request): void => {
    const path = readBy(request);
    if (path !== undefined) found.add(path);
  };
  page.on("request", note);
  // The stream is read last of all.
  const stream = page.waitForRequest(/messages\/stream/);
  await page.goto(address);
  await stream;
  const faults = page.getByRole("group", { name: "What goes wrong", exact: true }).first();
  await faults.getByRole("button").first().waitFor();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  page.off("request", note);
  return [...found];
}

/**
 * Paths that every page reads: of these the header says in a word that they were not read. A message that is shown by its number
 * is read by its name again.
 */
const common =
  /^\/standin\/(clock|scenario|held|quota|undo|interfaces|messages|messages\/stream|messages\/(\d+|[a-z]{12})|verdict)$/;

/** How long a page has to say why it has not read something that is its own, and something else, in milliseconds. */
const patience = { own: 10_000, common: 200 };

/** What is wrong with a page of which readings fail; `mustSay`: it says why. */
async function wrongIn(page: Page, says: RegExp, mustSay: boolean): Promise<string[]> {
  const end = Date.now() + (mustSay ? patience.own : patience.common);
  let text = await textOf(page);
  while (!says.test(text) && Date.now() < end) {
    await page.evaluate("new Promise(requestAnimationFrame)");
    text = await textOf(page);
  }
  const found = says.test(text) || !mustSay ? [] : [`does not say ${says}: ${text}`];
  const [empty] = emptiness.exec(text) ?? [];
  if (empty !== undefined) found.push(`says ${empty}`);
  const tables = await emptyTables(page);
  return tables === 0 ? found : [...found, `shows ${tables} empty tables`];
}

const pages: [name: string, address: (id: string) => string][] = [
  ["Connect", () => ""],
  ["Messages", () => "messages"],
  ["messages of a filter", () => "messages?filter=operation%3Aredeem"],
  ["a message", () => "messages/1"],
  ["messages that reached no operation", () => "messages/unmatched"],
  ["Sales", () => "messages?view=sales"],
  ["Session", () => "messages?view=session"],
  ["a transaction", (id) => `transactions/${id}`],
  ["Data", () => "data"],
  ["a list of entities", () => "data/gift-card/cards"],
  ["an entity", () => `data/gift-card/cards/${cards.funded}`],
  ["a new entity", () => "data/gift-card/cards?add=true"],
  ["Faults", () => "faults"],
  ["a scenario", () => "scenarios/provider-down"],
  ["a copy of a scenario", () => "scenarios?like=provider-down"],
  ["the builder", () => "scenarios?build=true"],
  ["Verdict", () => "verdict"],
  ["Till", () => "till/airtime"],
  ["Reference", () => "reference"],
  ["a document", () => "reference/airtime"],
  ["the rules", () => "reference/rules"],
  ["a rule", () => "reference/rules/GC-11"],
];

/** Whatever fails on purpose: of the pages nothing else may go wrong. */
const expected = /^(4\d\d|5\d\d) |Failed to load resource/;

/** Paths that a page before has read: there they met every failure. */
const met = new Set<string>();

/**
 * The failures that a path meets on a page: all of them on the first page that reads it, and on further ones every third,
 * in turn. The commit tier leaves none out.
 */
function failuresOf(path: string, turn: number): [how: string, failure: Failure][] {
  const all = Object.entries(failures).filter(
    ([how]) => how !== "an empty list" || !(lists.test(path) || path === everything),
  );
  return met.has(path) && process.env["STANDIN_TIER"] === "browser"
    ? all.filter((_, at) => (at + turn) % 3 === 0)
    : all;
}

const turns = pages.map(([name, addressOf], turn) => [name, addressOf, turn] as const);

test.each(turns)("%s never shows what was not read as nothing", async (_, addressOf, turn) => {
  const { standin, id } = await start();
  const address = `${standin.url}/standin/console/${addressOf(id)}`;
  const page = await openPage("about:blank", { expected });
  const paths = await pathsReadBy(page, address);
  expect(paths.length).toBeGreaterThan(4);
  const wrong: Record<string, string[]> = {};
  // What every page reads fails by itself on the first page alone.
  const single = paths.filter((path) => addressOf(id) === "" || !common.test(path));
  for (const failing of [...single, everything])
    for (const [how, { fail, says }] of failuresOf(failing, turn)) {
      await page.evaluate("sessionStorage.clear()");
      await page.route(/\/standin\//, (route) => {
        const path = readBy(route.request());
        const fails = path === failing || (path !== undefined && failing === everything);
        return fails ? fail(route) : route.fallback();
      });
      await page.goto(address);
      const found = await wrongIn(page, says, !common.test(failing));
      await page.unrouteAll({ behavior: "ignoreErrors" });
      if (found.length > 0) wrong[`${failing} ${how}`] = found;
    }
  for (const path of [...single, everything]) met.add(path);
  expect(wrong).toEqual({});
});

test("an answer that is another's leaves the rest of the page, says so, and offers to load it again", async () => {
  const { standin } = await start();
  const page = await openPage("about:blank", { expected: /./ });
  await page.route(/\/standin\/quota/, answered('{"roles":7,"bounds":{"one":null}}').fail);
  await page.goto(`${standin.url}/standin/console/messages`);
  const alert = page.getByRole("alert").filter({ hasText: "could not be read" });
  await alert.getByRole("button", { name: "Load it again" }).waitFor();
  await page.getByText("2 messages").waitFor();
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Load it again" }).click();
  await page.getByRole("group", { name: "Data space" }).waitFor();
  expect(await alert.count()).toBe(0);
});

/** Holds up what a page reads at these addresses, until the returned function is called. */
async function holdUp(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  let resolve = (): void => undefined;
  const end = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route(addresses, async (route) => {
    await end;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}

describe("while something is read", () => {
  test("it is said what is read, and nothing is said to be empty", async () => {
    const { standin } = await start();
    const page = await openPage("about:blank");
    const letGo = await holdUp(page, /\/standin\/messages\?(?=.*limit=500)/);
    await page.goto(`${standin.url}/standin/console/messages`);
    await page.getByText("Reading messages ...").waitFor();
    expect(await textOf(page)).not.toMatch(emptiness);
    await letGo();
    await page.getByText("2 messages").waitFor();
    expect(await page.getByText("Reading messages ...").count()).toBe(0);
  });

  test("the rows of the filter before are dimmed and named; a filter with a mistake has none", async () => {
    const { standin } = await start();
    const page = await openPage(`${standin.url}/standin/console/messages?filter=operation:redeem`);
    await page.getByText("1 message", { exact: true }).waitFor();
    const letGo = await holdUp(page, /\/standin\/messages\?(?=.*status)/);
    const filter = page.getByRole("combobox", { name: "Filter" });
    await filter.fill("status:2xx");
    await filter.press("Escape");
    await filter.press("Enter");
    await page.getByText("Reading status:2xx ... this is still operation:redeem").waitFor();
    expect(await page.locator(".earlier .rows tbody tr").count()).toBe(1);
    await letGo();
    await page.getByText("2 messages").waitFor();
    expect(await page.locator(".earlier").count()).toBe(0);
    await filter.fill("nonsense:1");
    await filter.press("Escape");
    await filter.press("Enter");
    await page.locator(".rows").waitFor({ state: "detached" });
    expect(await page.locator("#filter-mistake").textContent()).toContain("nonsense");
  });
});

/** A users file of one user, who may only send messages. */
function tillOnly(): string {
  const file = join(mkdtempSync(join(tmpdir(), "standin-")), "users.json");
  const users = [{ user: "till", password: "right", roles: ["pos"] }];
  writeFileSync(file, JSON.stringify({ users }));
  return file;
}

test("a user without the role of a tester is offered no page that only a tester may see", async () => {
  const standin = await startStandin({ users: tillOnly(), user: "till", password: "right" });
  const page = await openPage(`${standin.url}/standin/console/`, { expected });
  await page.getByLabel("User name").fill("till");
  await page.getByLabel("Password").fill("right");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy password" }).waitFor();
  const offered = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
  expect(await offered.allTextContents()).toEqual(["Connect", "Till"]);
  await page
    .getByRole("button", { name: /^Copy curl line for/ })
    .first()
    .waitFor();
  expect(await page.getByText("is needed").count()).toBe(0);
  expect(await page.getByRole("link", { name: "All messages" }).count()).toBe(0);
  await page.getByRole("button", { name: "Keys" }).click();
  const keys = page.getByRole("dialog", { name: "Keys" });
  expect(await keys.getByRole("term").allTextContents()).toEqual(["c", "l", "?"]);
  await keys.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("v");
  await page.keyboard.press("l");
  await page.getByRole("heading", { name: "A till that sells" }).waitFor();
  expect(await page.getByLabel("what goes wrong").count()).toBe(0);
  await page.getByRole("button", { name: "Sell", exact: true }).click();
  await page.locator("details summary").nth(1).waitFor();
  const leads = page.getByRole("main").getByRole("link");
  expect(await leads.count()).toBe(0);
  expect(standin.messages().exchanges.map(({ status }) => status)).toEqual([201, 202]);
});

test.each([
  ["faults", "Only users with the role tester may see Faults, and yours has pos."],
  ["verdict", "Only users with the role tester may see Verdict, and yours has pos."],
  ["messages/compare", "Only users with the role tester may see Messages, and yours has pos."],
  ["transactions/1", "Only users with the role tester may see Sales, and yours has pos."],
  ["spaces", "Only users with the role operator or support may see Spaces, and yours has pos."],
])("at %s a user who may only send is told in one sentence who may see it", async (path, says) => {
  const standin = await startStandin({ users: tillOnly(), user: "till", password: "right" });
  const page = await openPage(`${standin.url}/standin/console/${path}`, { expected });
  await page.getByLabel("User name").fill("till");
  await page.getByLabel("Password").fill("right");
  await page.keyboard.press("Enter");
  await page.getByText(says).waitFor();
  expect(await page.locator("main p").allTextContents()).toEqual([says]);
});
