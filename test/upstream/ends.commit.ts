import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Exchange } from "../../src/journal/exchange";
import { limits } from "../../src/limits/limits";
import { Sqlite } from "../../src/store/file/sqlite";
import { Client } from "../support/client";
import { runHere, startProgram } from "../support/program";
import { startStandin } from "../support/standin";
import {
  advicePath,
  adviceFor,
  cards,
  newTill,
  redemptionOf,
  requestPath,
} from "../support/messages/gift-card";
import { startSoaked } from "../gates/load/soaked-process";
import { answerBytes, startRawProvider } from "./raw-provider";

const folder = mkdtempSync(join(tmpdir(), "standin-upstream-"));
const exchangesOf = async (client: Client): Promise<Exchange[]> =>
  (await client.get("/standin/messages")).body["exchanges"] as Exchange[];

test("kill -9 while a message is on its way: the next start says so, and it goes out once", async () => {
  const db = join(folder, "killed.db");
  const there = await startStandin({ user: "7102", password: "pos" });
  let kill: () => void = () => undefined;
  // The provider takes the message, and the simulator is gone when its answer comes.
  const between = await startRawProvider((socket, { head, body }) => {
    const [line = "", ...headers] = head.split("\r\n");
    const [, path = ""] = line.split(" ");
    void new Client(there.url, "7102", "pos")
      .post(`/giftcard/v3${path}`, body.toString())
      .then(() => {
        kill();
        if (headers.length > 0) socket.end();
      });
  });
  const options = ["--db", db, "--upstream", `gift-card-v3=${between.url}`];
  const first = await startProgram(options);
  const ended = new Promise<unknown>((resolve) => {
    kill = () => {
      resolve(first.end("SIGKILL"));
    };
  });
  const sale = redemptionOf(cards.funded, 100);
  const client = new Client(first.url, "7102", "pos");
  await expect(client.post(requestPath("redemption", sale.id), sale)).rejects.toThrow();
  expect(await ended).toBe("SIGKILL");
  const upstream = `gift-card-v3=${there.url}/giftcard/v3`;
  const second = await startProgram(["--db", db, "--upstream", upstream]);
  const again = new Client(second.url, "7102", "pos");
  expect(await exchangesOf(again)).toMatchObject([
    {
      outcome: "silent",
      stateBefore: "NONE",
      stateAfter: "UNKNOWN",
      strikes: [],
      upstream: { sent: true, failure: "simulator-ended" },
    },
  ]);
  const shown = await runHere(["messages", "show", "1", "--url", second.url]);
  expect(shown.out).toMatch(
    / {2}provider {3}\S+ simulator-ended \(the simulator ended while the message was on its way\)$/m,
  );
  const reversal = adviceFor(sale.id, { reversalReason: "TIMEOUT" });
  const path = advicePath("redemption", "reversals", sale.id, reversal.id);
  expect(await again.post(path, reversal)).toMatchObject({ status: 202 });
  expect((await exchangesOf(again)).at(-1)).toMatchObject({
    stateBefore: "UNKNOWN",
    stateAfter: "REVERSED",
    findings: [],
  });
  expect(between.sent).toHaveLength(1);
  const redeemed = there.messages().exchanges.filter(({ operation }) => operation === "redeem");
  expect(redeemed).toHaveLength(1);
  await second.end("SIGTERM");
});

describe("a full disk", () => {
  /** A simulator in front of a provider, which approves; from then on so many statements that write fail. */
  async function fullAt(moment: "before" | "after", times: number) {
    let left = 0;
    const provider = await startRawProvider(
      (socket, { body }) => {
        if (moment === "after") left = times;
        socket.end(answerBytes(201, body));
      },
      (socket, { body }) => socket.end(answerBytes(202, body)),
    );
    const standin = await startStandin({
      upstream: { "gift-card-v3": provider.url },
      beforeStatement(sql) {
        if (left === 0 || !/^(INSERT|UPDATE|DELETE)/.test(sql)) return;
        left -= 1;
        throw new Sqlite.SqliteError("simulated", "SQLITE_FULL");
      },
    });
    const till = newTill(standin);
    const sale = redemptionOf(cards.funded, 100);
    if (moment === "before") left = times;
    const answered = await till.redeem(sale).then(
      ({ status, body }) => ({ status, body }),
      () => "closed",
    );
    left = 0;
    return { till, sale, answered, provider };
  }

  test("before a message goes out keeps it here: the refusal says that nothing was processed", async () => {
    const { answered, provider } = await fullAt("before", 99);
    expect(answered).toMatchObject({ status: 503, body: { errorMessage: "No room left" } });
    expect(provider.sent).toEqual([]);
  });

  test.each([1, 99])(
    "after the provider has processed it leaves the outcome open (%i statements fail)",
    async (times) => {
      const { till, sale, answered, provider } = await fullAt("after", times);
      expect(answered).toBe("closed");
      expect(till.last()).toMatchObject({
        operation: "redeem",
        outcome: times === 1 ? "silent" : "held",
        upstream: times === 1 ? { sent: true, failure: "simulator-failed" } : { sent: false },
      });
      expect(await till.space.transaction(sale.id)).toMatchObject({
        state: times === 1 ? "UNKNOWN" : "PROCESSING",
      });
      expect((await till.reverse("redemption", sale.id)).status).toBe(202);
      expect(provider.sent).toHaveLength(2);
    },
  );
});

test("SIGTERM waits for a message on its way, and its answer goes out", async () => {
  const provider = await startRawProvider((socket) => {
    void ended();
    setImmediate(() => socket.end(answerBytes(201, "{}")));
  });
  const db = join(folder, "stopped.db");
  const program = await startProgram(["--db", db, "--upstream", `gift-card-v3=${provider.url}`]);
  let end: Promise<unknown> | undefined;
  const ended = (): Promise<unknown> => (end ??= program.end("SIGTERM"));
  const client = new Client(program.url, "7102", "pos");
  const sale = redemptionOf(cards.funded, 100);
  expect(await client.post(requestPath("redemption", sale.id), sale)).toMatchObject({
    status: 201,
  });
  expect(await ended()).toBe(0);
});

/** What the journal says of the way of messages to their provider. */
const waysOf = (exchanges: readonly Exchange[]) =>
  exchanges.map(({ upstream, stateAfter, outcome }) => ({
    sent: upstream?.sent,
    failure: upstream?.failure,
    stateAfter,
    outcome,
  }));

test("ten seconds after SIGTERM nothing goes out any longer: what waits never does, and the journal says so", async () => {
  const provider = await startRawProvider(() => {
    if (provider.sent.length === 2) begun();
  });
  let begun: () => void = () => undefined;
  const bothSent = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const db = join(folder, "queued.db");
  const upstream = ["--db", db, "--upstream", `gift-card-v3=${provider.url}`];
  const program = await startProgram([...upstream, "--upstream-at-once", "2"]);
  const client = new Client(program.url, "7102", "pos");
  const sales = Array.from({ length: 5 }, () => redemptionOf(cards.funded, 100));
  const replies = sales.map((sale) =>
    client.post(requestPath("redemption", sale.id), sale).catch(() => "closed"),
  );
  await bothSent;
  while ((await exchangesOf(client)).length < sales.length);
  const since = performance.now();
  expect(await program.end("SIGTERM")).toBe(0);
  expect(performance.now() - since).toBeLessThan(limits.shutdownGraceMs + 4_000);
  expect(await Promise.all(replies)).toEqual(sales.map(() => "closed"));
  expect(provider.sent).toHaveLength(2);
  const second = await startProgram(upstream);
  const kept = waysOf(await exchangesOf(new Client(second.url, "7102", "pos")));
  const failure = "simulator-ended";
  expect(kept.filter(({ sent }) => sent === true)).toEqual(
    Array(2).fill({ sent: true, failure, stateAfter: "UNKNOWN", outcome: "silent" }),
  );
  expect(kept.filter(({ sent }) => sent === false)).toEqual(
    Array(3).fill({ sent: false, failure, stateAfter: "NONE", outcome: "silent" }),
  );
  await second.end("SIGTERM");
});

test("of a hundred messages, each second one reset, each goes out exactly once", async () => {
  let count = 0;
  const provider = await startRawProvider((socket) => {
    count += 1;
    if (count % 2 === 0) socket.resetAndDestroy();
    else socket.end(answerBytes(201, "{}"));
  });
  const upstream = { "gift-card-v3": provider.url };
  for (const upstreamKeepAlive of [false, true]) {
    provider.sent.length = 0;
    const till = newTill(
      await startStandin({ upstream, upstreamKeepAlive, upstreamRate: 10_000, upstreamAtOnce: 5 }),
    );
    const sales = Array.from({ length: 100 }, () => redemptionOf(cards.funded, 100));
    await Promise.allSettled(sales.map((sale) => till.redeem(sale)));
    const ids = provider.sent.map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);
    expect(new Set(ids).size).toBe(ids.length);
    const outcomes = till.space
      .messages({ limit: 1000 })
      .exchanges.map(({ upstream: note }) => note);
    expect(outcomes.filter((note) => note?.sent === true && note.failure !== "reset")).toHaveLength(
      50,
    );
    if (!upstreamKeepAlive) expect(ids).toHaveLength(100);
  }
});

test.each<[string, string[], number?]>([
  // An unknown name, as everywhere.
  ["an unknown interface", ["--upstream", "gift-card-v9=https://u:planted@host.example/x"], 1],
  ["another scheme", ["--upstream", "airtime=ftp://u:planted@host.example/x"]],
  ["credentials in it", ["--upstream", "airtime=https://u:planted@host.example/x"]],
  ["a query", ["--upstream", "airtime=https://host.example/x?planted=1"]],
  ["one not served", ["--only", "voucher", "--upstream", "airtime=http://a.example/planted"]],
  ["no URL", ["--upstream", "airtime=planted"]],
  ["no name", ["--upstream", "https://u:planted@host.example/x"]],
  [
    "the same twice",
    ["--upstream", "airtime=http://a.example", "--upstream", "airtime=http://planted"],
  ],
  ["link-local", ["--upstream", "airtime=http://169.254.169.254/planted"]],
  ["unspecified", ["--upstream", "airtime=http://0.0.0.0:81/planted"]],
  ["multicast", ["--upstream", "airtime=http://[ff02::1]/planted"]],
  ["broadcast", ["--upstream", "airtime=http://255.255.255.255/planted"]],
  ["link-local, mapped", ["--upstream", "airtime=http://[::ffff:169.254.169.254]/planted"]],
  ["link-local by NAT64", ["--upstream", "airtime=http://[64:ff9b::169.254.169.254]/planted"]],
  ["link-local by 6to4", ["--upstream", "airtime=http://[2002:a9fe:a9fe::1]/planted"]],
  ["unspecified by NAT64", ["--upstream", "airtime=http://[64:ff9b::]/planted"]],
  ["unspecified by 6to4", ["--upstream", "airtime=http://[2002::]/planted"]],
  ["broadcast by 6to4", ["--upstream", "airtime=http://[2002:ffff:ffff::]/planted"]],
  [
    "its metrics",
    ["--metrics-port", "18998", "--upstream", "airtime=http://localhost:18998/planted"],
  ],
  [
    "itself by NAT64",
    ["--port", "18999", "--upstream", "airtime=http://[64:ff9b::127.0.0.1]:18999/planted"],
  ],
  [
    "itself by another name",
    ["--port", "18999", "--upstream", "airtime=http://localhost:18999/planted"],
  ],
  ["a wrong pair", ["--upstream", "airtime=http://a.example", "--upstream-user", "planted"]],
  [
    "other machines with card numbers shown",
    ["--unmask", "--upstream", "airtime=http://a.example/planted"],
  ],
  ["a wrong time", ["--upstream", "airtime=http://a.example", "--upstream-timeout", "1h"]],
])("start refuses %s, and repeats neither URL nor password", async (_what, options, exit = 2) => {
  const { code, err, out } = await runHere([
    "start",
    "--db",
    ":memory:",
    "--port",
    "0",
    ...options,
  ]);
  expect([code, out]).toEqual([exit, ""]);
  expect(err).not.toContain("planted");
  expect(err).toMatch(/upstream|interface/);
});

test("another server on the same port, at another address of this machine, is none of the simulator", async () => {
  const provider = await startRawProvider(answerBytes(404, "{}"));
  const upstream = { "gift-card-v3": provider.url };
  const standin = await startStandin({ host: "127.0.0.2", port: provider.port, upstream });
  expect(await newTill(standin, "7102").redeem(redemptionOf(cards.funded, 1))).toMatchObject({
    status: 404,
  });
  expect(provider.sent).toHaveLength(1);
});

test("a client key that others can read, or without its certificate, is refused", async () => {
  const key = join(folder, "client.key");
  writeFileSync(key, "no key at all");
  chmodSync(key, 0o644);
  const options = ["start", "--db", ":memory:", "--upstream", "airtime=http://127.0.0.1:1"];
  expect(await runHere([...options, "--upstream-key", key])).toMatchObject({
    code: 2,
    err: expect.stringContaining("others can read it") as unknown,
  });
  chmodSync(key, 0o600);
  expect(await runHere([...options, "--upstream-key", key])).toMatchObject({
    code: 2,
    err: expect.stringContaining("both the certificate and its key") as unknown,
  });
});

test("with a users file upstreams come from a file alone", async () => {
  const users = join(folder, "users.yaml");
  await runHere(["users", "add", users, "shop-4", "--password-stdin"], {}, "secret-of-4\n");
  const options = ["start", "--db", ":memory:", "--users", users];
  expect(await runHere([...options, "--upstream", "airtime=http://a.example"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("--upstreams") as unknown,
  });
});

test("--check-upstream ends with 1 where a provider is not reached", async () => {
  const upstream = ["--upstream", "airtime=http://127.0.0.1:1", "--check-upstream"];
  expect(await runHere(["start", "--db", ":memory:", "--port", "0", ...upstream])).toMatchObject({
    code: 1,
    err: "airtime: 127.0.0.1:1 is not reached (refused).\n",
  });
});

test("start, run and explore warn where the POS would not give up before the provider", async () => {
  const provider = await startRawProvider(answerBytes(201, "{}"));
  const upstream = ["--upstream", `airtime=${provider.url}`, "--upstream-timeout", "20s"];
  const warning = (seconds: number): string =>
    `--upstream-timeout (20 s) is not longer than the POS's time-out (${seconds} s)`;
  const program = await startProgram(["--db", ":memory:", ...upstream]);
  await program.logs(warning(60));
  await program.end("SIGTERM");
  const command = ["--", process.execPath, "-e", "0"];
  for (const words of [
    ["run", "redemption-answer-lost", "--no-wait"],
    ["explore", "--plan"],
  ]) {
    const warned = await runHere([...words, "--timeout", "30", ...upstream, ...command]);
    expect(warned.err.split(warning(30))).toHaveLength(2);
    const quiet = await runHere([...words, "--timeout", "10", ...upstream, ...command]);
    expect(quiet.err).not.toContain("--upstream-timeout");
  }
});

test("nothing stays in memory of a kept connection on which an interim answer follows the answer", async () => {
  const answer = answerBytes(201, "{}");
  const growthWith = async (bytes: Buffer): Promise<number> => {
    const { url } = await startRawProvider(bytes);
    const db = join(mkdtempSync(join(folder, "kept-")), "standin.db");
    const upstream = { "gift-card-v3": url };
    const options = { db, upstream, upstreamKeepAlive: true, upstreamRate: 10_000 };
    const soaked = await startSoaked(options);
    const client = new Client(soaked.url, "7102", "pos");
    const sell = async (times: number): Promise<void> => {
      for (let sold = 0; sold < times; sold += 1) {
        const sale = redemptionOf(cards.funded, 100);
        expect((await client.post(requestPath("redemption", sale.id), sale)).status).toBe(201);
      }
    };
    await sell(100);
    const before = await soaked.holding();
    await sell(300);
    const { heapBytes } = await soaked.holding();
    soaked.close();
    return heapBytes - before.heapBytes;
  };
  const interim = Buffer.concat([answer, Buffer.from("HTTP/1.1 103 X\r\n\r\n")]);
  expect(await growthWith(interim)).toBeLessThan((await growthWith(answer)) + 1_000_000);
});
