import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Standin, createStandin } from "../../src";
import { Client } from "../support/client";
import { cards, loadOf, newTill, redemptionOf, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";
import { addressOf, openPage, openPanel, picture, violationsIn, wrongInLooks } from "./open";

const runProgram = promisify(execFile);
const home = (standin: Pick<Standin, "url">): string => `${standin.url}/standin/console/`;

describe("Connect", () => {
  test("waits for the first message, and shows it when it has come; a curl line of the page sends it", async () => {
    const standin = await startStandin();
    const page = await openPage(standin.url);
    expect((await addressOf(page)).href).toBe(home(standin));
    await page.getByText("Nothing has come.").waitFor();
    await page.getByText("Interfaces (").click();
    const row = page.getByRole("row", { name: /Airtime/ });
    const line = await row.getByText(/^curl /).textContent();
    await runProgram("sh", ["-c", line ?? ""]);
    await page.getByText("The first message arrived.").waitFor();
    expect(await page.locator(".notice.good").textContent()).toContain(
      "GET /airtime/v5/testServerAdmin/data",
    );
    expect(await page.getByRole("status").textContent()).toBe("The first message arrived");
    expect(standin.messages().exchanges).toMatchObject([{ interface: "airtime", status: 200 }]);
  });

  test("stays amber, with why and a link, until a message is accepted", async () => {
    const standin = await startStandin();
    const client = new Client(standin.url, "7102", "pos");
    const page = await openPage(home(standin));
    await page.getByText("Nothing has come.").waitFor();
    await client.post(requestPath("redemption", randomUUID()), {});
    const notice = page.locator("main .notice");
    await notice.getByText("redeem was refused").waitFor();
    expect(await notice.getAttribute("class")).toBe("notice warn");
    expect(await notice.textContent()).toBe("redeem was refused with 400: 7 members (see it)");
    const came = page.getByRole("region", { name: "What came" });
    await came.getByText("redeem").click();
    expect(await came.locator("td").first().textContent()).toMatch(/^no /);
    await client.post(requestPath("redemption", randomUUID()), "no JSON");
    await notice.getByText("The body is not JSON: line 1, column 1").waitFor();
    standin.scenario("provider-down");
    const load = loadOf("6099310000000000019", 2500);
    await client.post(`/giftcard/v3/loads/${load.id}`, load);
    await notice.getByText(/load was refused with 5\d\d/).waitFor();
    await notice.getByRole("link", { name: "see it" }).click();
    await page.getByRole("heading", { name: /^3 load/ }).waitFor();
    await page.goBack();
    await notice.getByText(/load was refused/).waitFor();
    await client.get("/airtime/v5/testServerAdmin/data");
    await page.getByText("Messages are accepted.").waitFor();
    expect(await notice.getAttribute("class")).toBe("notice good");
    await client.post(requestPath("redemption", randomUUID()), {});
    await page.reload();
    await page.getByText("Messages are accepted.").waitFor();
  });

  test("each row has the till and the amount, of an advice those of its request", async () => {
    const standin = await startStandin();
    const till = newTill(standin, "7102", "pos");
    const sale = redemptionOf(cards.funded, 2500);
    await till.redeem(sale);
    await till.reverse("redemption", sale.id);
    const page = await openPage(home(standin));
    const rows = page.getByRole("region", { name: "What came" }).getByRole("listitem");
    await rows.nth(1).waitFor();
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/reverseRedemptionR\s25\.00 QY4-0017202/),
      expect.stringMatching(/redeemR\s25\.00 QY4-0017201/),
    ]);
    expect(await wrongInLooks(page, "connect-came")).toEqual([]);
    const client = new Client(standin.url, "7102", "pos");
    for (let more = 0; more < 9; more += 1) await client.get("/airtime/v5/testServerAdmin/data");
    await rows.nth(9).getByText("reverseRedemption").waitFor();
    expect(await rows.nth(9).textContent()).toMatch(/reverseRedemptionR\s25\.00 QY4-0017202/);
  });

  test("names each interface with its base URL", async () => {
    const standin = await startStandin({ mounts: { airtime: "/till" } });
    const page = await openPage(home(standin));
    await page.getByText("Interfaces (").click();
    await page.getByRole("row", { name: /QR/ }).first().waitFor();
    const shown = await page.getByRole("table", {}).first().textContent();
    for (const base of Object.values(standin.interfaces))
      expect(shown).toContain(standin.url + base);
  });

  test("nothing has come while only others' requests have, which stand below the first steps", async () => {
    const { url } = await startStandin();
    await fetch(url + requestPath("redemption", randomUUID()), { method: "POST", body: "{}" });
    const page = await openPage(`${url}/standin/console/`);
    const strays = page.getByRole("region", { name: "Reached no operation" });
    await strays.getByText("no credentials").first().waitFor();
    expect(await page.locator("main .notice").textContent()).toBe(
      "Nothing has come with these credentials. But 1 request reached no operation: see below.",
    );
    const send = page.getByRole("link", { name: "Send the first message from here" });
    expect((await send.boundingBox())?.y).toBeLessThan((await strays.boundingBox())?.y ?? 0);
    expect(await wrongInLooks(page, "connect-others")).toEqual([]);
    await new Client(url, "7102", "pos").post("/giftcard/v3/redemption/1", {});
    await page
      .getByText(/redemption where redemptions is expected/)
      .first()
      .waitFor();
    await send.waitFor({ state: "detached" });
  });

  test("a reset takes away what came without credentials, until more comes", async () => {
    const { url } = await startStandin();
    const path = `${url}${requestPath("redemption", randomUUID())}`;
    const send = () => fetch(path, { method: "POST", body: "{}" });
    await send();
    const page = await openPage(`${url}/standin/console/`);
    const strays = page.getByRole("main").getByText("no credentials").first();
    await strays.waitFor();
    await new Client(url, "7102", "pos").post("/standin/reset", "");
    await strays.waitFor({ state: "detached", timeout: 2_000 });
    await send();
    await strays.waitFor();
  });

  test("says that a POS uses another password, and asks for that one's data space", async () => {
    const standin = await startStandin();
    const other = new Client(standin.url, "7102", "sesame");
    await other.get("/airtime/v5/testServerAdmin/data");
    const page = await openPage(home(standin));
    const strays = page.getByRole("region", { name: "Reached no operation" });
    const row = strays.getByRole("listitem");
    await page.getByText("Nothing has come with these credentials.").waitFor();
    expect(await strays.getByRole("heading").textContent()).toBe(
      "1 message came for user 7102 with another password",
    );
    await row.getByText("1 message came for user 7102 with another password.").click();
    await page.getByRole("button", { name: "Show that data space" }).click();
    expect(await page.getByLabel("User name").inputValue()).toBe("7102");
    await page.getByLabel("Password").fill("sesame");
    await page.getByRole("button", { name: "Show the data space" }).click();
    await page.locator(".notice.good").waitFor();
    await page.getByText("with another password").first().waitFor({ state: "detached" });
  });

  test("says which bound refuses messages, how many and since when", async () => {
    const standin = await startStandin({ limits: { requestsPerSecond: 20 } });
    const { url } = standin;
    await Promise.all(
      Array.from({ length: 60 }, () =>
        new Client(url, "7102", "pos").get("/airtime/v5/testServerAdmin/data"),
      ),
    );
    const page = await openPage(home(standin), { expected: /429/ });
    const row = page
      .getByRole("region", { name: "Reached no operation" })
      .getByRole("listitem")
      .filter({
        hasText: /\d+ messages came beyond the bound of 20 requests per second of the data space\./,
      });
    const [refused] = standin.unmatched().requests;
    await page
      .getByRole("heading", { name: `${refused?.beyond?.count} messages came beyond the bound` })
      .waitFor();
    await row.locator("summary").click();
    await row.getByText(/^Since \d\d:\d\d:\d\d\.\d{3}\.$/).waitFor();
  });

  test("shows requests that reached no operation, as text, with the nearest operations", async () => {
    const standin = await startStandin();
    const client = new Client(standin.url, "7102", "pos");
    await client.post("/giftcard/v3/redemption/<img src=x onerror=alert(1)>", {});
    const page = await openPage(home(standin));
    const came = page.getByRole("region", { name: "Reached no operation" }).getByRole("listitem");
    await came.locator(".why").click();
    await came.locator("mark").getByText("redemption", { exact: true }).waitFor();
    expect(await came.textContent()).toContain(
      "<img src=x onerror=alert(1)>"
        .replaceAll(" ", "%20")
        .replaceAll("<", "%3C")
        .replaceAll(">", "%3E"),
    );
    await page.goto(`${home(standin)}messages/unmatched`);
    const row = page.getByRole("row", { name: /no operation has this path/ });
    expect(await row.textContent()).toContain("/giftcard/v3/redemptions/{redemptionId}");
    await row.locator("summary").click();
    const facts = row.locator("dl");
    await facts.getByText("404: no operation has this path").waitFor();
    expect(await facts.locator("dd").nth(2).textContent()).toBe(
      "/giftcard/v3/redemption/%3Cimg%20src=x%20onerror=alert(1)%3E",
    );
    expect(await facts.locator("dd").nth(4).textContent()).toBe("this data space's user");
    const [request] = standin.unmatched().requests;
    expect(await facts.locator("dd").nth(5).locator("code").allTextContents()).toEqual(
      request?.nearest,
    );
    expect(await page.locator("img").count()).toBe(0);
  });

  test("requests that reached no operation come first, however much is accepted after them", async () => {
    const standin = await startStandin();
    const client = new Client(standin.url, "7102", "pos");
    await client.post("/giftcard/v3/redemption/1", {});
    for (let sent = 0; sent < 11; sent += 1) await client.get("/airtime/v5/testServerAdmin/data");
    const page = await openPage(home(standin));
    const bar = page.locator(".notice.warn");
    await bar.getByText("The first message arrived. But 1 request reached no operation").waitFor();
    const strays = page.getByRole("region", { name: "Reached no operation" });
    const why = "The path has redemption where redemptions is expected.";
    await strays.locator(".why").getByText(why).waitFor();
    for (let sent = 0; sent < 11; sent += 1) await client.post("/nowhere", {});
    await strays.getByRole("heading", { name: "12 requests reached no operation" }).waitFor();
    await strays.getByText("The newest 10 of 12.").waitFor();
    expect(await strays.getByRole("listitem").count()).toBe(10);
    const came = page.getByRole("region", { name: "What came" }).getByRole("listitem");
    await came.nth(9).waitFor();
    expect(await came.count()).toBe(10);
    await bar.getByRole("link", { name: "see them" }).click();
    await page.getByRole("link", { name: "Reached none 12" }).waitFor();
    standin.reset();
    await page.goto(home(standin));
    await page.getByText("Nothing has come.").waitFor();
  });

  test("Copy copies", async () => {
    const standin = await startStandin();
    const page = await openPage(home(standin));
    await page.getByRole("button", { name: "Copy user name" }).click();
    await page.getByRole("status").getByText("user name: Copied").waitFor({ state: "attached" });
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe("7102");
  });

  test("passes axe and fits its window, wide and narrow, light and dark", async () => {
    const standin = await startStandin();
    const page = await openPage(home(standin));
    await page.getByText("Nothing has come.").waitFor();
    expect(await wrongInLooks(page, "connect-none")).toEqual([]);
    const client = new Client(standin.url, "7102", "pos");
    await client.post("/giftcard/v3/redemption/1", {});
    standin.scenario("provider-down");
    const load = loadOf("6099310000000000019", 2500);
    await client.post(`/giftcard/v3/loads/${load.id}`, load);
    standin.clock({ frozen: true });
    await page.locator(".notice.warn").waitFor();
    await page.reload();
    await page.locator(".notice.warn").waitFor();
    const came = page.getByRole("region", { name: "Reached no operation" }).getByRole("listitem");
    await came.locator(".why").filter({ hasText: "redemption where" }).click();
    await came.locator("mark").waitFor();
    await page.getByText("struck 1").filter({ visible: true }).waitFor();
    expect(await wrongInLooks(page, "connect-some")).toEqual([]);
  });
});

describe("the header", () => {
  test("freezes the clock, moves it on and sets it back", async () => {
    const standin = await startStandin();
    const page = await openPage(home(standin), { time: Date.now() });
    await openPanel(page, "Clock");
    await page.getByRole("button", { name: "Freeze" }).click();
    await page.getByRole("button", { name: "Release" }).waitFor();
    expect(standin.clock().frozen).toBe(true);
    await page.getByRole("textbox", { name: /Duration/ }).fill("2h");
    await page.getByRole("button", { name: "Move on" }).click();
    // Longer than the live region is silent after a text.
    await page.clock.runFor(6_000);
    await page.getByRole("status").getByText("moved on by 2h").waitFor({ state: "attached" });
    expect(Math.round(standin.clock().aheadSeconds / 3600)).toBe(2);
    await page.getByRole("textbox", { name: /Duration/ }).fill("soon");
    expect(await page.getByRole("button", { name: "Move on" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Real time" }).click();
    await page.getByText("live", { exact: true }).waitFor();
    expect(standin.clock()).toMatchObject({ frozen: false, aheadSeconds: 0 });
  });

  test("names the scenario that runs, and stops it", async () => {
    const standin = await startStandin();
    standin.scenario("redemption-answer-lost");
    const page = await openPage(home(standin));
    const faults = await openPanel(page, "What goes wrong");
    await faults.getByRole("link", { name: "redemption-answer-lost" }).waitFor();
    await faults.getByRole("button", { name: "Stop: redemption-answer-lost" }).click();
    await faults.getByText("No scenario runs").waitFor();
    expect(standin.scenario().active).toBe(false);
  });

  test("resets the data space; the page waits again", async () => {
    const standin = await startStandin();
    await new Client(standin.url, "7102", "pos").get("/airtime/v5/testServerAdmin/data");
    const page = await openPage(home(standin));
    await page.getByText("The first message arrived.").waitFor();
    const space = await openPanel(page, "Data space");
    await space.getByRole("button", { name: "Reset" }).click();
    await page.getByText("Nothing has come.").waitFor();
    expect(standin.messages().exchanges).toEqual([]);
    const toast = page.getByRole("group", { name: "Just done" });
    await toast.getByText("the reset of").waitFor();
    await toast.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The first message arrived.").waitFor();
    expect(standin.messages().exchanges).toHaveLength(1);
    await toast.waitFor({ state: "detached" });
  });

  test("is told at once of another client's reset, undo and restore", async () => {
    const standin = await startStandin();
    const client = new Client(standin.url, "7102", "pos");
    await client.get("/airtime/v5/testServerAdmin/data");
    const page = await openPage("about:blank");
    // Only the stream may tell: nothing is told of what happened before it was there.
    const stream = page.waitForResponse(/messages\/stream/);
    await page.goto(home(standin));
    await stream;
    await page.getByText("The first message arrived.").waitFor();
    const toast = page.getByRole("group", { name: "Just done" });
    await client.post("/standin/reset", "");
    await toast.getByText("the reset of").waitFor({ timeout: 9_000 });
    await page.getByText("Nothing has come.").waitFor();
    await client.post("/standin/undo", "");
    await toast.getByText("undo of the reset").waitFor({ timeout: 9_000 });
    await page.getByText("The first message arrived.").waitFor();
    await client.putNothing("/standin/snapshots/one");
    await client.post("/standin/snapshots/one/restore", "");
    await toast.getByText("restore of the snapshot one").waitFor({ timeout: 9_000 });
    await toast.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  });

  test("does not warn of live streams, as two tabs have them; its panel counts them", async () => {
    const standin = await startStandin();
    const headers = { authorization: `Basic ${btoa("7102:pos")}` };
    const streams = await Promise.all(
      [1, 2].map(() => fetch(`${standin.url}/standin/messages/stream`, { headers })),
    );
    const page = await openPage(home(standin), { expected: /429/ });
    const space = await openPanel(page, "Data space");
    await space.getByText("2 of 2").waitFor();
    expect(await space.getByRole("button").first().textContent()).toBe("Data space: 7102");
    for (const { body } of streams) await body?.cancel();
  });

  test("is used by keyboard alone", async () => {
    const standin = await startStandin();
    const page = await openPage(home(standin));
    await page.getByText("none yet").waitFor();
    const clock = page.getByRole("group", { name: "Clock" }).getByRole("button");
    const links = await page.getByRole("navigation").getByRole("link").allTextContents();
    const names = ["To the content", "Standin", ...links, /none yet/, /no faults/, /7102/, /live/];
    for (const name of names) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.textContent")).toMatch(name);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Freeze" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Release" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Release" }).waitFor({ state: "detached" });
    expect(await clock.first().textContent()).toMatch(/\d\d:\d\d frozen$/);
  });
});

describe("credentials", () => {
  const users = (): string => {
    const file = join(mkdtempSync(join(tmpdir(), "standin-")), "users.json");
    writeFileSync(file, JSON.stringify({ users: [{ user: "7100", password: "right" }] }));
    return file;
  };

  test("with a users file a form asks for them, and says what was wrong", async () => {
    const standin = await startStandin({ users: users(), user: "7100", password: "right" });
    const page = await openPage(home(standin), { expected: /401/ });
    await page.getByText("This simulator knows its users").waitFor();
    await page.locator("input:focus").waitFor();
    const signIn = async (password: string): Promise<void> => {
      await page.getByLabel("User name").fill("7100");
      await page.getByLabel("Password").fill(password);
      await page.keyboard.press("Enter");
    };
    await page.getByLabel("User name").waitFor();
    await signIn("wrong");
    await page.getByText("does not accept this user name and password").waitFor();
    expect(await wrongInLooks(page, "sign-in")).toEqual([]);
    await signIn("right");
    await page.getByText("Nothing has come.").waitFor();
    await page.reload();
    await page.getByText("Nothing has come.").waitFor();
  });

  test("another data space is shown when it is asked for", async () => {
    const standin = await startStandin();
    await new Client(standin.url, "7102", "pos").get("/airtime/v5/testServerAdmin/data");
    const page = await openPage(home(standin));
    await page.getByText("The first message arrived.").waitFor();
    await openPanel(page, "Data space");
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("User name").fill("Zoë");
    await page.getByRole("button", { name: "Show the data space" }).click();
    await page.getByText("Nothing has come.").waitFor();
    expect(await page.getByRole("group", { name: "Data space" }).textContent()).toContain("Zoë");
  });
});

test("a server that is gone has a banner with the command that starts it, until it is back", async () => {
  const first = await createStandin();
  const page = await openPage(home(first), { expected: /ERR_|Failed to fetch|network error/ });
  await page.getByText("Nothing has come.").waitFor();
  await first.close();
  const { port } = new URL(first.url);
  await page.getByText(`standin start --port ${port}`).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await picture(page, "gone");
  await startStandin({ port: Number(port) });
  await page.getByText("Standin does not answer.").waitFor({ state: "detached" });
});

test("a page whose file could not be read, because the server was gone, is there by itself when it is back", async () => {
  const first = await createStandin();
  const page = await openPage(home(first), { expected: /ERR_|Failed to fetch|network error/ });
  await page.getByText("Nothing has come.").waitFor();
  await first.close();
  await page.getByText("Standin does not answer.").waitFor();
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Data", exact: true })
    .click();
  await page.getByText("This page could not be loaded.").waitFor();
  await startStandin({ port: Number(new URL(first.url).port) });
  await page.getByText("This page could not be loaded.").waitFor({ state: "detached" });
  await page.getByRole("main").getByText("cards").first().waitFor();
});

test("an address without a page says so and leads on; Back works", async () => {
  const standin = await startStandin();
  const page = await openPage(`${home(standin)}nonsense/1`);
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Connect" }).click();
  await page.getByRole("heading", { name: "Connect" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
});

test("where an interface goes to a provider, its row and its messages say so", async () => {
  const provider = await startStandin();
  const standin = await startStandin({
    upstream: { "gift-card-v3": `${provider.url}/giftcard/v3` },
  });
  const { host } = new URL(provider.url);
  const load = loadOf("6099310000000000076", 2500);
  await new Client(standin.url, "7102", "pos").post(`/giftcard/v3/loads/${load.id}`, load);
  const page = await openPage(home(standin));
  await page
    .getByRole("row", { name: /gift-card-v3/ })
    .getByText(`goes to ${host}`)
    .waitFor();
  await page.goto(`${home(standin)}messages/1`);
  await page.getByText(new RegExp(`^${host} answered 201 after [\\d.]+ ms$`)).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await picture(page, "provider");
});
