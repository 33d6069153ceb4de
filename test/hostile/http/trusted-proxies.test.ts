import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import request from "supertest";
import type { Standin, StandinOptions } from "../../../src";
import { limits } from "../../../src/limits/limits";
import { runHere } from "../../support/program";
import { open } from "../../support/socket";
import { startStandin, until } from "../../support/standin";

const folder = mkdtempSync(join(tmpdir(), "standin-proxies-"));
const users = join(folder, "users.yaml");
writeFileSync(
  users,
  "users:\n  - {user: pos, password: right}\n  - {user: ops, password: right, roles: [operator, tester]}\n",
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The tests are the proxy: they ask from the loopback address. */
const behindProxy: StandinOptions = { users, trustProxy: ["127.0.0.0/8", "::1"] };

const path = "/standin/messages";

const ask = (
  { url }: Standin,
  from: string,
  { user = "pos", password = "wrong", at = path } = {},
) => request(url).get(at).auth(user, password).set("x-forwarded-for", from);

async function guess(standin: Standin, from: string): Promise<void> {
  for (let guesses = 0; guesses < limits.wrongCredentialsPerMinute; guesses += 1)
    expect((await ask(standin, from)).status).toBe(401);
}

test("a lock-out is for the client that the proxy names, and for no other", async () => {
  const standin = await startStandin(behindProxy);
  await guess(standin, "203.0.113.5");
  const right = { password: "right" };
  expect((await ask(standin, "203.0.113.5", right)).status).toBe(429);
  // Whatever the client itself put before what the proxy says.
  expect((await ask(standin, "203.0.113.9, 203.0.113.5", right)).status).toBe(429);
  expect((await ask(standin, "203.0.113.6", right)).status).toBe(200);
});

/** The same as `ask`, with what a proxy passes on as the client made it up. */
const askWith = (standin: Standin, from: string, forwarded: string, password = "wrong") =>
  ask(standin, from, { password }).set("forwarded", forwarded);

test.each([undefined, "x-forwarded-for"] as const)(
  "a client that makes up Forwarded is counted under its own address, and locks out no other (%s)",
  async (proxyHeader) => {
    const standin = await startStandin({ ...behindProxy, ...(proxyHeader && { proxyHeader }) });
    for (let guesses = 0; guesses < limits.wrongCredentialsPerMinute; guesses += 1) {
      const madeUp = guesses % 2 === 0 ? `for=198.51.100.${guesses}` : "for=127.0.0.1";
      expect((await askWith(standin, "203.0.113.5", madeUp)).status).toBe(401);
    }
    const right = { password: "right" };
    expect((await askWith(standin, "203.0.113.5", "for=203.0.113.9", "right")).status).toBe(429);
    expect((await ask(standin, "203.0.113.5", right)).status).toBe(429);
    // Whoever asks from the machine itself is not the client that guessed.
    expect((await request(standin.url).get(path).auth("pos", "right")).status).toBe(200);
    expect((await ask(standin, "198.51.100.0", right)).status).toBe(200);
  },
);

test("behind a proxy that writes Forwarded a made-up X-Forwarded-For helps no guesser", async () => {
  const standin = await startStandin({ ...behindProxy, proxyHeader: "forwarded" });
  for (let guesses = 0; guesses < limits.wrongCredentialsPerMinute; guesses += 1)
    expect((await askWith(standin, `198.51.100.${guesses}`, "for=203.0.113.5")).status).toBe(401);
  expect((await askWith(standin, "198.51.100.99", "for=203.0.113.5", "right")).status).toBe(429);
  expect((await askWith(standin, "203.0.113.5", "for=203.0.113.6", "right")).status).toBe(200);
});

test("without trusted proxies a made-up address helps no guesser", async () => {
  const standin = await startStandin({ users });
  await guess(standin, "203.0.113.5");
  expect((await ask(standin, "203.0.113.6", { password: "right" })).status).toBe(429);
});

test("the log and the list of requests that reached no operation have the client's address", async () => {
  const lines: { address?: string }[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as { address?: string });
  };
  const standin = await startStandin({ ...behindProxy, log: pino({}, { write }) });
  await ask(standin, "203.0.113.5", {
    user: "nobody",
    at: "/giftcard/v3/testServerAdmin/data/card/1",
  });
  const { body } = (await ask(standin, "203.0.113.7", {
    user: "ops",
    password: "right",
    at: "/standin/unmatched",
  })) as { body: { withoutCredentials: { address: string }[] } };
  expect(body.withoutCredentials.map(({ address }) => address)).toEqual(["203.0.113.5"]);
  await until(() => lines.filter(({ address }) => address !== undefined).length === 2);
  expect(lines.flatMap(({ address }) => address ?? [])).toEqual(["203.0.113.5", "203.0.113.7"]);
});

test("the connections of a trusted proxy are bounded in all alone", async () => {
  const bounds = { connectionsPerAddress: 1 };
  const trusting = await startStandin({ ...behindProxy, limits: bounds });
  const connections = [open(trusting.url), open(trusting.url)];
  expect((await ask(trusting, "203.0.113.5", { password: "right" })).status).toBe(200);
  for (const connection of connections) connection.leave();
});

test("a header that no proxy writes is refused", async () => {
  const proxyHeader = "x-real-ip" as "forwarded";
  await expect(startStandin({ ...behindProxy, proxyHeader })).rejects.toThrow(
    "The option proxyHeader must be x-forwarded-for or forwarded.",
  );
});

test("a network that is none is refused", async () => {
  await expect(startStandin({ trustProxy: ["10.0.0.0/33"] })).rejects.toThrow(
    "The option trustProxy must be a list of addresses and networks such as 10.0.0.0/8.",
  );
  const { code, err } = await runHere(["start", "--trust-proxy", "10.0.0.0/8,proxy"]);
  expect([
    code,
    err.includes("Give addresses and networks, such as 10.0.0.0/8,192.0.2.7."),
  ]).toEqual([2, true]);
});
