import { mkdtempSync, readFileSync, statSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { type Standin, systemTime } from "../../src";
import { createHashRing } from "../../src/cli/spaces/shard-map";
import { hashOf, writeUsersFile } from "../../src/users";
import { cards, loadOf, newTill, redemptionOf } from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";
import { authorizationOf } from "../gates/trial/client";

const folder = mkdtempSync(join(tmpdir(), "standin-spaces-"));
let files = 0;
const newFile = (kind: string): string => join(folder, `${(files += 1)}.${kind}`);

const spaces = (standin: Standin, ...args: string[]) =>
  runHere(["spaces", ...args, "--url", standin.url]);

/** A simulator in which till-1 has sold something, kept a snapshot and a draft, and moved its clock. */
async function soldIn(options: Parameters<typeof startStandin>[0] = {}) {
  const standin = await startStandin(options);
  const till = newTill(standin, "till-1", "secret");
  const message = redemptionOf(cards.funded, 1_000);
  await till.redeem(message);
  // Refused, as its id is taken: it changes nothing.
  await till.redeem(message);
  await till.space.snapshots.save("before");
  till.space.clock({ set: "2032-02-02T02:02:02Z", frozen: true });
  till.space.scenarios.save({
    name: "mine",
    title: "Mine",
    interface: "gift-card-v3",
    rules: [{ on: {}, fault: { when: "before", kind: "status", status: 503 } }],
  });
  return { standin, till, message };
}

const key = newFile("key");

describe("operators see whose data spaces there are, and how much they hold", () => {
  test("the list has user, rows, bytes and the day of the last use, and nothing of a message", async () => {
    const { standin } = await soldIn();
    const { out } = await spaces(standin, "list", "--json");
    const [entry] = JSON.parse(out) as Record<string, unknown>[];
    expect(entry).toMatchObject({ user: "till-1", space: null, movingTo: null });
    expect(entry?.["rows"]).toBeGreaterThan(2);
    expect(entry?.["bytes"]).toBeGreaterThan(100);
    expect(entry?.["lastUsed"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(out).not.toContain(cards.funded);
  });

  test("with a users file they need the role; a shared space has its name", async () => {
    const users = newFile("yaml");
    writeUsersFile(users, [
      { user: "till-1", hash: await hashOf("one"), space: "shop-4" },
      { user: "ops", hash: await hashOf("ops"), roles: ["operator"] },
    ]);
    const standin = await startStandin({ users });
    await newTill(standin, "till-1", "one").redeem(redemptionOf(cards.funded, 1_000));
    expect((await request(standin.url).get("/standin/spaces").auth("till-1", "one")).status).toBe(
      403,
    );
    expect((await request(standin.url).get("/standin/spaces")).status).toBe(401);
    const shown = await request(standin.url).get("/standin/spaces?name=shop-4").auth("ops", "ops");
    expect(shown.body).toMatchObject({ spaces: [{ user: null, space: "shop-4" }] });
  });

  test("it says what each space does now, and what its bounds refused; of one that sleeps what is kept", async () => {
    const [db, time] = [newFile("db"), new VirtualTime()];
    const before = await startStandin({ db, time });
    const sleeping = newTill(before, "sleeping", "x");
    await sleeping.redeem(redemptionOf(cards.funded, 1_000));
    sleeping.space.scenario("provider-down");
    await before.close();
    const standin = await startStandin({ db, time, limits: { messageStreams: 1 } });
    const busy = newTill(standin, "busy", "busy");
    for (let sent = 0; sent < 30; sent += 1) await busy.redeem(redemptionOf(cards.funded, 10));
    busy.space.clock({ set: "2032-02-02T02:02:02Z", frozen: true });
    const headers = { authorization: authorizationOf("busy") };
    const stream = await fetch(`${standin.url}/standin/messages/stream`, { headers });
    expect((await busy.client.get("/standin/messages/stream")).status).toBe(429);
    const list = async (query = "") => {
      const answer = await request(standin.url).get(`/standin/spaces${query}`);
      return (answer.body as { spaces: object[] }).spaces;
    };
    const [one, other] = await list("?sort=user");
    expect(one).toMatchObject({
      user: "busy",
      lastMessage: "2031-03-04T12:00:00.000Z",
      ...{ rate: 0.5, cost: 0.53, refused: { messageStreams: 1 } },
      ...{ held: 0, streams: 1, scenarios: [] },
      clock: { now: "2032-02-02T02:02:02.000Z", frozen: true },
    });
    expect(other).toMatchObject({
      user: "sleeping",
      lastMessage: "2031-03-04T12:00:00.000Z",
      ...{ rate: 0, cost: 0, refused: {}, held: 0, streams: 0, scenarios: ["provider-down"] },
      clock: { now: "2031-03-04T12:00:00.000Z", frozen: true, aheadSeconds: 0 },
    });
    await stream.body?.cancel();
    time.advance(50_000);
    expect(await list("?name=busy")).toMatchObject([{ rate: 0.5, cost: 0.53 }]);
    time.advance(10_000);
    expect(await list("?name=busy")).toMatchObject([{ rate: 0, cost: 0 }]);
    expect((await list("?sizes=false"))[0]).not.toHaveProperty("rows");
    expect((await list())[0]).toHaveProperty("rows");
  });

  test("by what they cost, by their names, and by their last use; in pages", async () => {
    const time = new VirtualTime();
    const standin = await startStandin({ time });
    for (const [user, messages] of [
      ["beta", 3],
      ["Gamma", 1],
      ["alpha", 2],
    ] as const) {
      for (let sent = 0; sent < messages; sent += 1)
        await newTill(standin, user, "x").redeem(redemptionOf(cards.funded, 10));
      time.advance(1_000);
    }
    const page = async (query: string) => {
      const answer = await request(standin.url).get(`/standin/spaces?${query}`);
      const { spaces: found } = answer.body as { spaces: { user: string; number: number }[] };
      return found;
    };
    const names = async (query: string) => (await page(query)).map(({ user }) => user);
    expect(await names("sort=cost")).toEqual(["beta", "alpha", "Gamma"]);
    expect(await names("sort=user")).toEqual(["alpha", "beta", "Gamma"]);
    expect(await names("sort=used")).toEqual(["alpha", "Gamma", "beta"]);
    expect(await names("limit=2")).toEqual(["beta", "Gamma"]);
    const [last] = (await page("sort=cost&limit=2")).slice(-1);
    expect(await names(`sort=cost&after=${last?.number ?? 0}`)).toEqual(["Gamma"]);
    expect(await names("sort=cost&name=alpha")).toEqual(["alpha"]);
    const wrong = await request(standin.url).get("/standin/spaces?sort=size");
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.objectContaining({
        detailMessage: {
          formatErrors: [{ field: "sort", msg: "must be one of cost, user, used" }],
        },
      }),
    ]);
    expect((await request(standin.url).get("/standin/spaces?sort=cost&after=99")).status).toBe(404);
  });

  test("of many data spaces only those that are shown are looked at, and none is woken for that", async () => {
    const db = newFile("db");
    const before = await startStandin({ db });
    for (let made = 0; made < 600; made += 1) before.space(`user-${made}`, "x").clock();
    await before.close();
    let statements = 0;
    const standin = await startStandin({ db, beforeStatement: () => (statements += 1) });
    const list = async (query: string) => {
      const from = statements;
      const answer = await request(standin.url).get(`/standin/spaces?${query}`);
      const { spaces: found } = answer.body as { spaces: object[] };
      return { found: found.length, statements: statements - from };
    };
    const first = await list("sort=cost&limit=3&sizes=false");
    expect(first.found).toBe(3);
    // Three pages of all, an empty one, and a few for each that is shown.
    expect(first.statements).toBeLessThan(20);
    expect(await list("sort=cost&limit=3&sizes=false")).toEqual(first);
  });

  test("without one nobody may whom a proxy sends", async () => {
    const { url } = await startStandin();
    const answer = await request(url).get("/standin/spaces").set("X-Forwarded-For", "192.0.2.1");
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ errorMessage: "Operators only" });
  });
});

describe("data spaces are dropped", () => {
  test("by name; what comes next begins with the fixtures", async () => {
    const { standin, till, message } = await soldIn();
    expect(await spaces(standin, "drop", "till-1")).toMatchObject({ code: 0 });
    expect(JSON.parse((await spaces(standin, "list", "--json")).out)).toEqual([]);
    expect(await till.redeem(message)).toMatchObject({ status: 201 });
    expect(await till.balances(cards.funded)).toEqual([49_000, 49_000]);
  });

  test("by number, where several have one name", async () => {
    const standin = await startStandin();
    for (const password of ["one", "two"])
      await newTill(standin, "till-1", password).balances(cards.funded);
    const { code, err } = await spaces(standin, "drop", "till-1");
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/2 data spaces have the name till-1: .* \(\d+, \d+\)/),
    ]);
    const number = /\((\d+),/.exec(err)?.[1] ?? "";
    expect(await spaces(standin, "drop", "--number", number)).toMatchObject({ code: 0 });
    expect(JSON.parse((await spaces(standin, "list", "--json")).out)).toHaveLength(1);
  });

  test("one that does not exist is named", async () => {
    const standin = await startStandin();
    expect(await spaces(standin, "drop", "nobody")).toMatchObject({
      code: 1,
      err: "There is no data space nobody.\n",
    });
  });

  test("by age", async () => {
    const db = newFile("db");
    const at = (date: string) => ({ ...systemTime, now: () => Date.parse(date) });
    const before = await startStandin({ db, time: at("2031-03-04T12:00:00Z") });
    await newTill(before, "old", "x").balances(cards.funded);
    await before.close();
    const standin = await startStandin({ db, time: at("2031-04-05T12:00:00Z") });
    await newTill(standin, "new", "x").balances(cards.funded);
    const { out } = await spaces(standin, "prune", "--unused-for", "30d");
    expect(out).toBe("Dropped 1 data space.\n");
    const left = JSON.parse((await spaces(standin, "list", "--json")).out) as { user: string }[];
    expect(left.map(({ user }) => user)).toEqual(["new"]);
    expect(await spaces(standin, "prune", "--unused-for", "soon")).toMatchObject({ code: 2 });
  });
});

describe("a data space goes whole into a file and comes out of it elsewhere", () => {
  const exportedFrom = async (standin: Standin, ...args: string[]): Promise<string> => {
    const file = newFile("jsonl");
    expect(await spaces(standin, "export", file, ...args)).toMatchObject({ code: 0 });
    return file;
  };

  test("entities, transactions, journal, snapshots, drafts and clock", async () => {
    const { standin, till, message } = await soldIn({ keyFile: key });
    till.space.scenario(["voucher-answer-cut-off", "airtime-out-of-stock"]);
    const file = await exportedFrom(standin);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const other = await startStandin({ keyFile: key });
    expect(await spaces(other, "import", file)).toMatchObject({ code: 0 });
    const there = other.space("till-1", "secret");
    expect(there.data()).toEqual(till.space.data());
    expect(there.messages()).toEqual(till.space.messages());
    expect(there.scenario()).toEqual(till.space.scenario());
    expect(there.clock()).toMatchObject({ now: "2032-02-02T02:02:02.000Z", frozen: true });
    expect((await there.session()).marks).toEqual((await till.space.session()).marks);
    expect((await there.session()).marks.map(({ text }) => text)).toContain(
      "airtime-out-of-stock started",
    );
    expect(there.snapshots.list()).toEqual(till.space.snapshots.list());
    expect(there.scenarios.show("mine")).toEqual(till.space.scenarios.show("mine"));
    const back = newTill(other, "till-1", "secret");
    expect(await back.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    await there.snapshots.restore("before");
    expect(await back.balances(cards.funded)).toEqual([49_000, 49_000]);
    expect(await back.load(loadOf(cards.empty, 5))).toMatchObject({ status: 201 });
  });

  test.each<[string, (text: string) => string]>([
    ["cut off", (text) => text.slice(0, text.length / 2)],
    ["without its last lines", (text) => `${text.trimEnd().split("\n").slice(0, -2).join("\n")}\n`],
    ["changed", (text) => text.replace('"amount', '"anount')],
    ["of something else", () => "{}\n"],
    ["empty", () => ""],
  ])("a file that is %s changes nothing, here and at the simulator", async (_what, spoil) => {
    const { standin } = await soldIn({ keyFile: key });
    const file = await exportedFrom(standin);
    const text = spoil(readFileSync(file, "utf8"));
    writeFileSync(file, text);
    const other = await startStandin({ keyFile: key });
    expect(await spaces(other, "import", file)).toMatchObject({
      code: 1,
      err: `${file} is not a file of standin spaces export, or was cut off or changed.\n`,
    });
    const sent = await request(other.url)
      .post("/standin/spaces/import")
      .set("content-type", "application/x-ndjson")
      .send(text);
    expect([sent.status, sent.body]).toMatchObject([400, { errorMessage: "File not valid" }]);
    expect(JSON.parse((await spaces(other, "list", "--json")).out)).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ["cut off after a data space", (text) => text.replace(/\{"file".*\n$/, "")],
    ["cut off between two data spaces", (text) => text.replace('"spaces":1', '"spaces":2')],
    ["longer than it says", (text) => `${text}{"file":{"spaces":1}}\n`],
  ])("a file that is %s is not sent", async (_what, spoil) => {
    const { standin } = await soldIn({ keyFile: key });
    const file = await exportedFrom(standin);
    writeFileSync(file, spoil(readFileSync(file, "utf8")));
    const other = await startStandin({ keyFile: key });
    expect(await spaces(other, "import", file)).toMatchObject({ code: 1, out: "" });
    expect(JSON.parse((await spaces(other, "list", "--json")).out)).toEqual([]);
  });

  test("a simulator with another key, and one that has the data space already, refuse it", async () => {
    const { standin, till } = await soldIn({ keyFile: key });
    const file = await exportedFrom(standin);
    const stranger = await spaces(await startStandin(), "import", file);
    expect(stranger.err).toContain("Different key (409)");
    const before = till.space.messages();
    expect((await spaces(standin, "import", file)).err).toContain("Data space exists (409)");
    expect(till.space.messages()).toEqual(before);
  });

  test("one that moves takes no message until it is there, or is opened again", async () => {
    const { standin, till, message } = await soldIn({ keyFile: key });
    const servers = ["127.0.0.1:1", "127.0.0.1:2"];
    const target = createHashRing(servers)("till-1") ?? "";
    const file = await exportedFrom(standin, "--moving-to", target, "--servers", servers.join(","));
    const data = newTill(standin, "till-1", "secret");
    expect(await data.redeem(redemptionOf(cards.funded, 1))).toMatchObject({
      status: 503,
      body: {
        errorMessage: "Data space moving",
        detailMessage: { freeString: expect.stringContaining("standin spaces reopen") as unknown },
      },
    });
    expect(await data.reverse("redemption", message.id)).toMatchObject({ status: 504 });
    const put = await request(standin.url)
      .put("/standin/clock")
      .auth("till-1", "secret")
      .send({ frozen: false });
    expect([put.status, put.headers["retry-after"]]).toEqual([429, "1"]);
    expect(put.body).toMatchObject({
      detailMessage: { freeString: expect.stringContaining("standin spaces reopen") as unknown },
    });
    const other = await startStandin({ keyFile: key });
    expect(await spaces(other, "import", file)).toMatchObject({ code: 0 });
    expect(
      await newTill(other, "till-1", "secret").reverse("redemption", message.id),
    ).toMatchObject({ status: 202 });
    const { out } = await spaces(standin, "list", "till-1", "--json");
    const [{ number } = { number: 0 }] = JSON.parse(out) as { number: number }[];
    expect(await spaces(standin, "reopen", String(number))).toMatchObject({
      code: 0,
      out: "The data space of till-1 takes messages again.\n",
    });
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  });

  test("one that has left is not exported with the others again; by its name it is", async () => {
    const { standin } = await soldIn({ keyFile: key });
    const servers = ["127.0.0.1:1", "127.0.0.1:2"];
    const target = createHashRing(servers)("till-1") ?? "";
    const moving = ["--moving-to", target, "--servers", servers.join(",")];
    await exportedFrom(standin, ...moving);
    const nothing = await exportedFrom(standin, ...moving);
    expect(readFileSync(nothing, "utf8")).toBe('{"file":{"spaces":0}}\n');
    expect(await spaces(standin, "import", nothing)).toMatchObject({
      code: 0,
      out: "Brought in 0 data spaces.\n",
    });
    const named = await exportedFrom(standin, "--name", "till-1", "--moving-to", target);
    expect(readFileSync(named, "utf8")).toContain('"standinSpace":1');
  });

  test("an export that cannot be written opens again what it closed", async () => {
    const { standin, till, message } = await soldIn({ keyFile: key });
    const servers = ["127.0.0.1:1", "127.0.0.1:2"];
    const target = createHashRing(servers)("till-1") ?? "";
    const file = newFile("jsonl");
    // The draft is written, and cannot take the place of a directory.
    mkdirSync(file);
    const moving = ["--moving-to", target, "--servers", servers.join(",")];
    expect(await spaces(standin, "export", file, ...moving)).toMatchObject({
      code: 2,
      err: expect.stringContaining("directory") as string,
    });
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  });

  test("an operator is let through little by little where requests a second are bounded", async () => {
    const standin = await startStandin({ keyFile: key, limits: { requestsPerSecond: 3 } });
    for (const name of ["a", "b", "c", "d", "e"])
      await newTill(standin, name, "x").balances(cards.funded);
    const file = await exportedFrom(standin);
    expect(readFileSync(file, "utf8").match(/"end"/g)).toHaveLength(5);
  });
});
