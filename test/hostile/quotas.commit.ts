import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Standin, type StandinOptions, createStandin } from "../../src";
import { boundNames, defaultBounds } from "../../src/limits/bounds";
import { readLimitsFile } from "../../src/in-process/options";
import { Client } from "../support/client";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  newTill,
  requestFor,
  requestPath,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { type Connection, jsonHeaders, open, parse, requestBytes } from "../support/socket";
import { startStandin, until, untilHeld } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** A simulator whose time stands still: all its requests arrive within one second. */
async function start(limits: StandinOptions["limits"], options: StandinOptions = {}) {
  const time = new VirtualTime();
  return { time, standin: await startStandin({ ...options, limits, time }) };
}

/** A client that no refusal has made wait: each has a connection of its own. */
const client = ({ url }: Standin, user = "quick"): Client => new Client(url, user, "secret");

const load = (standin: Standin, user?: string) => {
  const message = loadOf(cards.empty, 1);
  return client(standin, user).post(requestPath("load", message.id), message);
};

/** The same with spaces at the end of its text. */
const sendLoad = (standin: Standin, spaces: string) => {
  const message = loadOf(cards.empty, 1);
  return client(standin).post(requestPath("load", message.id), JSON.stringify(message) + spaces);
};

describe("requests a second of a data space", () => {
  test("beyond the bound each kind of request is refused as its contract has it, until the second is over", async () => {
    const { standin, time } = await start({ requestsPerSecond: 2 });
    expect([(await load(standin)).status, (await load(standin)).status]).toEqual([201, 201]);
    const detailMessage = {
      bound: "requestsPerSecond",
      limit: 2,
      of: "requests per second of the data space",
    };
    const headers = { "retry-after": "1" };
    const request = loadOf(cards.empty, 1);
    expect(await client(standin).post(requestPath("load", request.id), request)).toMatchObject({
      status: 503,
      headers,
      body: {
        errorType: "UPSTREAM_UNAVAILABLE",
        errorMessage: "Too many requests",
        requestType: "LOAD_REQUEST",
        id: request.id,
        detailMessage,
      },
    });
    const advice = adviceFor(request.id, { reversalReason: "CANCELLED" });
    const path = advicePath("load", "reversals", request.id, advice.id);
    expect(await client(standin).post(path, advice)).toMatchObject({
      status: 504,
      headers,
      body: {
        errorType: "UPSTREAM_UNAVAILABLE",
        id: advice.id,
        originalId: request.id,
        detailMessage,
      },
    });
    const lookup = requestFor(cards.empty);
    expect(
      await client(standin).post(`/giftcard/v3/lookupGiftcard/${lookup.id}`, lookup),
    ).toMatchObject({ status: 503, headers, body: { id: lookup.id, detailMessage } });
    for (let calls = 0; calls < 5; calls += 1)
      expect((await client(standin).get("/standin/data")).status).toBe(200);
    expect(await client(standin).get("/standin/data")).toMatchObject({
      status: 429,
      headers,
      body: { errorMessage: "Too many requests", detailMessage },
    });
    expect((await load(standin, "other")).status).toBe(201);

    time.advance(1000);
    expect((await load(standin)).status).toBe(201);
    expect(standin.space("quick", "secret").messages().exchanges).toHaveLength(3);
  });

  test("a tenth of the bound is the control API's own, however fast the POS sends", async () => {
    const { standin, time } = await start({ requestsPerSecond: 80 });
    const flood = (): Promise<unknown> =>
      Promise.all(Array.from({ length: 90 }, () => load(standin)));
    const looks = async (): Promise<number[]> => {
      const answers: number[] = [];
      for (let calls = 0; calls < 9; calls += 1)
        answers.push((await client(standin).get("/standin/messages?limit=1")).status);
      return answers;
    };
    await flood();
    const eight = Array<number>(8).fill(200);
    expect(await looks()).toEqual([...eight, 429]);
    time.advance(1000);
    await flood();
    expect(await looks()).toEqual([...eight, 429]);
  });

  test("the answer keeps to the contract where that lists neither 503 nor 504", async () => {
    const { standin } = await start({ requestsPerSecond: 1 });
    await load(standin);
    expect(await client(standin).get("/giftcard/v3/testServerAdmin/data")).toMatchObject({
      status: 500,
      body: { errorMessage: "Too many requests" },
    });
  });

  test.each([
    ["message", (standin: Standin, spaces: string) => sendLoad(standin, spaces), 201],
    [
      "call of the control API",
      (standin: Standin, spaces: string) => client(standin).put("/standin/scenario", `{}${spaces}`),
      400,
    ],
  ] as const)("a large body of a %s counts as many requests", async (_, send, status) => {
    const { standin, time } = await start({ requestsPerSecond: 20 });
    expect((await send(standin, " ".repeat(10_000))).status).toBe(status);
    expect((await load(standin)).status).toBe(201);
    // As 25 requests: itself, and another for each 8,192 bytes.
    expect((await send(standin, " ".repeat(196_000))).status).toBe(status);
    expect(await load(standin)).toMatchObject({
      status: 503,
      body: { detailMessage: { bound: "requestsPerSecond", limit: 20 } },
    });
    expect((await load(standin, "other")).status).toBe(201);
    time.advance(1000);
    expect((await load(standin)).status).toBe(201);
  });

  test("a verdict does not blame a POS that reverses what was refused", async () => {
    const { standin, time } = await start({ requestsPerSecond: 1 });
    const till = newTill(standin, "quick", "secret");
    await load(standin);
    const refused = loadOf(cards.empty, 1);
    expect((await client(standin).post(requestPath("load", refused.id), refused)).status).toBe(503);
    time.advance(1000);
    await till.reverse("load", refused.id);
    expect((await till.space.verdict()).counts).toMatchObject({ fail: 0 });
  });
});

test("requests a second of all: also those without credentials; probes and collectors are answered", async () => {
  const { standin, time } = await start({ requestsPerSecondInAll: 2 });
  expect((await load(standin)).status).toBe(201);
  expect((await client(standin).get("/nowhere")).status).toBe(404);
  for (let calls = 0; calls < 5; calls += 1)
    expect((await client(standin).get("/standin/interfaces")).status).toBe(200);
  for (const [path, status] of [
    ["/nowhere", 503],
    ["/standin/interfaces", 429],
  ] as const)
    expect(await client(standin).get(path)).toMatchObject({
      status,
      headers: { "retry-after": "1" },
      body: { detailMessage: { bound: "requestsPerSecondInAll", limit: 2 } },
    });
  for (const path of [
    "/standin/health",
    "/standin/health/live",
    "/standin/health/ready",
    "/metrics",
  ])
    expect((await client(standin).get(path)).status).toBe(200);
  time.advance(1000);
  expect((await load(standin)).status).toBe(201);
});

test("nothing more is read of a connection whose request was refused, until the second is over", async () => {
  const { standin, time } = await start({ requestsPerSecond: 1 });
  const connection = open(standin.url);
  const send = (): void => {
    const message = loadOf(cards.empty, 1);
    connection.write(kept("POST", requestPath("load", message.id), JSON.stringify(message)));
  };
  const statuses = (): string[] => connection.received().match(/HTTP\/1\.1 \d{3}/g) ?? [];
  send();
  await until(() => statuses().length === 1);
  send();
  await until(() => statuses().length === 2);
  send();
  for (let others = 0; others < 5; others += 1)
    expect((await load(standin, `other-${others}`)).status).toBe(201);
  expect(statuses()).toEqual(["HTTP/1.1 201", "HTTP/1.1 503"]);
  time.advance(1000);
  await until(() => statuses().length === 3);
  expect(statuses()[2]).toBe("HTTP/1.1 201");
  connection.leave();
});

/** A request after which the connection stays. */
const kept = (method: string, path: string, body = ""): string =>
  requestBytes(method, path, body === "" ? [] : jsonHeaders(body), body).replace(
    "connection: close\r\n",
    "",
  );

/** One after which it is closed. */
const closed = (method: string, path: string, body = ""): string =>
  requestBytes(method, path, jsonHeaders(body), body);

describe.each(["http", "https"])("connections over %s", (scheme) => {
  const options: StandinOptions = scheme === "https" ? { tls: true } : {};
  const health = kept("GET", "/standin/health");

  /** A connection that has been answered, and stays. */
  async function idle({ url, certificate }: Standin): Promise<Connection> {
    const connection = open(url, certificate);
    connection.write(health);
    await until(() => connection.received().includes("usersFile"));
    return connection;
  }

  test.each([
    ["connectionsPerAddress", { connectionsPerAddress: 2 }],
    ["connections", { connections: 2 }],
  ])("beyond %s a request is refused, and the connection closed", async (bound, limits) => {
    const standin = await startStandin({ ...options, limits });
    const [first] = [await idle(standin), await idle(standin)];
    const message = loadOf(cards.empty, 1);
    const advice = adviceFor(message.id);
    const sent = async (path: string, body: object, request = kept) => {
      const connection = open(standin.url, standin.certificate);
      connection.write(request("POST", path, JSON.stringify(body)));
      return parse(await connection.closed);
    };
    expect(await sent(requestPath("load", message.id), message)).toMatchObject({
      status: 503,
      body: { errorMessage: "Too many connections", detailMessage: { bound, limit: 2 } },
    });
    expect(
      await sent(advicePath("load", "confirmations", message.id, advice.id), advice),
    ).toMatchObject({ status: 504 });
    first.leave();
    await first.closed;
    // The server hears of it a little later.
    let status = 0;
    while (status !== 201)
      ({ status } = await sent(requestPath("load", message.id), message, closed));
  });

  test("one that sends nothing beyond the bound is closed", async () => {
    const standin = await startStandin({ ...options, limits: { connections: 1 } });
    const first = await idle(standin);
    const second = open(standin.url, standin.certificate);
    expect(await second.closed).toBe("");
    first.leave();
  });
});

test("held messages of all data spaces", async () => {
  const { standin } = await start({ heldExchangesInAll: 1 });
  const [one, other] = [newTill(standin), newTill(standin)];
  for (const { space } of [one, other])
    space.scenario({
      name: "hold",
      title: "Hold",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "load" }, fault: { when: "before", kind: "delay", for: "10s" } }],
    });
  const held = one.load(loadOf(cards.empty, 1));
  await untilHeld(one.space);
  expect(await other.load(loadOf(cards.empty, 1))).toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
    body: {
      errorMessage: "Too many held",
      detailMessage: { bound: "heldExchangesInAll", limit: 1 },
    },
  });
  expect((await other.space.verdict()).counts).toMatchObject({ fail: 0 });
  one.space.clock({ advanceSeconds: 10 });
  expect((await held).status).toBe(201);
});

test("snapshots, and messages in the journal", async () => {
  const { standin } = await start({ snapshots: 1, journalExchanges: 3, journalBytes: 1_000_000 });
  const till = newTill(standin);
  expect((await till.client.putNothing("/standin/snapshots/one")).status).toBe(200);
  expect(await till.client.putNothing("/standin/snapshots/two")).toMatchObject({
    status: 429,
    headers: { "retry-after": "60" },
    body: { detailMessage: { bound: "snapshots", limit: 1, of: "snapshots of the data space" } },
  });
  for (let sent = 0; sent < 6; sent += 1) await till.load(loadOf(cards.empty, 1));
  expect(till.space.messages().exchanges).toHaveLength(3);
});

test("the defaults never stop the load test of one person", () => {
  expect(defaultBounds.connectionsPerAddress).toBeGreaterThan(200);
  expect(defaultBounds.requestsPerSecond).toBeGreaterThan(3_000);
  expect(defaultBounds.requestsPerSecondInAll).toBeGreaterThan(3_000);
  expect(defaultBounds.spaces).toBeGreaterThan(100_000);
});

describe("a limits file", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-limits-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  test("sets every bound, as YAML or as JSON", () => {
    const all = Object.fromEntries(boundNames.map((name, at) => [name, at + 1]));
    const yaml = boundNames.map((name, at) => `${name}: ${at + 1}\n`).join("");
    expect(readLimitsFile(written("all.yaml", yaml))).toEqual(all);
    expect(readLimitsFile(written("all.json", JSON.stringify(all)))).toEqual(all);
  });

  test("is refused with the place of every mistake, and the name that was meant", async () => {
    const file = written("wrong.yaml", "requestsPerSecnd: 200\nspaces: many\nsnapshots: 0\n");
    const { code, err } = await runHere(["start", "--port", "0", "--limits", file]);
    expect([code, err]).toEqual([
      1,
      `${file}:1:1: requestsPerSecnd: is unknown; known: ${boundNames.join(", ")}; did you mean requestsPerSecond?\n` +
        `${file}:3:1: snapshots: must be a whole number of at least 1\n` +
        `${file}:2:1: spaces: must be a whole number of at least 1\n`,
    ]);
  });

  test("and in process: the same mistakes, in a sentence", async () => {
    const limits = { connectons: 1 } as StandinOptions["limits"];
    await expect(createStandin({ limits })).rejects.toThrow(
      /^The option limits is invalid: connectons is unknown; known: .*; did you mean connections\?\.$/,
    );
  });
});

describe("the quota of a data space", () => {
  test("says how much is used, and what was refused since when; a tester reads it while a POS floods", async () => {
    const { standin, time } = await start({ requestsPerSecond: 4, scenarioDrafts: 1 });
    for (let sent = 0; sent < 6; sent += 1) await load(standin);
    const { status, body } = await client(standin).get("/standin/quota");
    expect(status).toBe(200);
    const since = new Date(time.now()).toISOString();
    expect(body).toEqual({
      bounds: {
        requestsPerSecond: {
          of: "requests per second of the data space",
          bound: 4,
          used: 7,
          refused: 2,
          since,
        },
        heldExchanges: { of: "held messages of the data space", bound: 100, used: 0, refused: 0 },
        messageStreams: { of: "live streams of the data space", bound: 2, used: 0, refused: 0 },
        journalExchanges: {
          of: "messages in the journal of the data space",
          bound: 10_000,
          used: 4,
          refused: 0,
        },
        spaceRequests: {
          of: "transactions of the data space",
          bound: defaultBounds.spaceRequests,
          used: 4,
          refused: 0,
        },
        spaceEntities: {
          of: "entities of the data space",
          bound: defaultBounds.spaceEntities,
          used: expect.any(Number) as number,
          refused: 0,
        },
        snapshots: { of: "snapshots of the data space", bound: 10, used: 0, refused: 0 },
        scenarioDrafts: { of: "scenario drafts of the data space", bound: 1, used: 0, refused: 0 },
        testRuns: { of: "kept test runs of the data space", bound: 30, used: 0, refused: 0 },
      },
    });
    time.advance(1_000);
    const own = standin.space("quick", "secret");
    expect(own.quota().bounds["requestsPerSecond"]).toMatchObject({ used: 0, refused: 2 });
    expect(standin.space("other", "secret").quota().bounds["requestsPerSecond"]).toEqual({
      of: "requests per second of the data space",
      bound: 4,
      used: 0,
      refused: 0,
    });
  });

  test("counts what the control API refuses, and messages for which there is no room", async () => {
    const { standin } = await start({ scenarioDrafts: 1, spaceRequests: 1 });
    await load(standin);
    expect((await load(standin)).status).toBe(503);
    const draft = (name: string) => ({
      name,
      title: "Ours",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "load" }, fault: { when: "after", kind: "reset" } }],
    });
    const statuses = ["one", "two"].map(
      async (name) => (await client(standin).put(`/standin/scenarios/${name}`, draft(name))).status,
    );
    expect((await Promise.all(statuses)).sort()).toEqual([200, 429]);
    expect(standin.space("quick", "secret").quota().bounds).toMatchObject({
      spaceRequests: { bound: 1, used: 1, refused: 1 },
      scenarioDrafts: { bound: 1, used: 1, refused: 1 },
    });
    const { out, code } = await runHere(["quota", "--url", standin.url, "--user", "quick:secret"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^bound +used +at most +refused +since\n/);
    expect(out).toMatch(/\nscenarioDrafts +1 +1 +1 +\d{4}-/);
  });
});
