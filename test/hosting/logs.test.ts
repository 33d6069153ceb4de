import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import pino from "pino";
import { v4 } from "uuid";
import type { Standin, StandinOptions } from "../../src";
import { createLog } from "../../src/cli/log";
import { selfSignedCredentials } from "../../src/http/server/tls";
import { base, cards, newTill, redemptionOf, requestPath } from "../support/messages/gift-card";
import { program } from "../support/program";
import { open } from "../support/socket";
import { startStandin, until } from "../support/standin";

/** A simulator, and the lines of its log. */
async function startLogged(
  options: StandinOptions = {},
): Promise<{ standin: Standin; lines: Record<string, unknown>[] }> {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null },
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
        done();
      },
    }),
  );
  return { standin: await startStandin({ log, ...options }), lines };
}

const idHeader = "x-request-id";

describe("X-Request-Id", () => {
  let standin: Standin;
  let lines: Record<string, unknown>[];
  beforeAll(async () => {
    ({ standin, lines } = await startLogged());
  });

  /** Sends a request with raw `fetch`; resolves to the id of its answer. */
  async function idOf(path: string, init: RequestInit = {}): Promise<string | null> {
    const answer = await fetch(standin.url + path, init);
    await answer.arrayBuffer();
    return answer.headers.get(idHeader);
  }

  test("ties answer, log and journal together, as the client gave it", async () => {
    const { space, tester } = newTill(standin);
    const redemption = redemptionOf(cards.funded, 2500);
    const sent = "Sale_17.till-4";
    const headers = {
      authorization: `Basic ${btoa(`${tester.user}:${tester.password}`)}`,
      "content-type": "application/json",
      [idHeader]: sent,
    };
    const init = { method: "POST", headers, body: JSON.stringify(redemption) };
    expect(await idOf(requestPath("redemption", redemption.id), init)).toBe(sent);
    expect(space.message(1).request.headers[idHeader]).toBe(sent);
    await until(() => lines.some(({ xRequestId }) => xRequestId === sent));
    expect(lines.find(({ xRequestId }) => xRequestId === sent)).toMatchObject({
      user: tester.user,
      interface: "gift-card-v3",
      operation: "redeem",
      status: 201,
    });
  });

  test.each(["a b", "x".repeat(65), "Straße", ""])("is made where %j is sent", async (wrong) => {
    const headers = { [idHeader]: encodeURI(wrong) };
    const id = await idOf("/standin/health", wrong === "" ? {} : { headers });
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  });

  test.each([
    ["an unknown path", "/nowhere", {}],
    ["a message without credentials", `${base}/redemptions/${v4()}`, { method: "POST" }],
    ["the control API", "/standin/interfaces", {}],
    ["the console", "/standin/console/", {}],
  ])("is in the answer to %s", async (_what, path, init) => {
    const sent = v4();
    expect(await idOf(path, { ...init, headers: { [idHeader]: sent } })).toBe(sent);
  });

  test("is another one for each request", async () => {
    const ids = [await idOf("/standin/health"), await idOf("/standin/health")];
    expect(new Set(ids).size).toBe(2);
  });
});

describe("the log", () => {
  test("says why a request is refused", async () => {
    const { standin, lines } = await startLogged();
    await newTill(standin).redeem(redemptionOf(cards.unknown, 2500));
    await fetch(`${standin.url}/standin/data`);
    await until(() => lines.length >= 2);
    expect(lines.map(({ status, reason }) => ({ status, reason }))).toEqual([
      { status: 400, reason: expect.stringMatching(/^INVALID_CARD_NUMBER: /) as string },
      { status: 401, reason: "no credentials" },
    ]);
  });

  test("shows no card number in a reason", async () => {
    const { standin, lines } = await startLogged();
    const { client } = newTill(standin);
    const pan = "6099310000000000068";
    await client.get(`/nowhere/${pan}`);
    await until(() => lines.length > 0);
    expect(JSON.stringify(lines)).not.toContain(pan);
  });
});

test("on a terminal the log has one readable line a request, and the text of anything else", async () => {
  const written: string[] = [];
  const terminal = { isTTY: true, write: (text: string) => written.push(text) };
  const stdout = jest.spyOn(process, "stdout", "get").mockReturnValue(terminal as never);
  const log = createLog();
  try {
    const standin = await startStandin({ log });
    await newTill(standin).redeem(redemptionOf(cards.funded, 2500));
    await fetch(`${standin.url}/nowhere`);
    await until(() => written.length >= 2);
    log.warn("The disk is slow.");
  } finally {
    stdout.mockRestore();
  }
  const plain = written.map((line) => stripVTControlCharacters(line).replace(/[\d.]+ ms/, "MS"));
  expect(plain).toEqual([
    "201 #1  redeem  PENDING  MS\n",
    expect.stringMatching(/^404 GET \/nowhere {2}MS {2}/),
    "The disk is slow.\n",
  ]);
});

/** A port that nobody listened on a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test.each([["--quiet"], ["--log-level=warn"]])("%s logs no requests", async (option) => {
  const port = await freePort();
  const args = ["start", "--port", String(port), "--db", ":memory:", option];
  const child = spawn(process.execPath, [program, ...args]);
  let printed = "";
  child.stdout.on("data", (piece: Buffer) => (printed += piece.toString()));
  let status: number | undefined;
  while (status === undefined && child.exitCode === null)
    status = await fetch(`http://127.0.0.1:${port}/standin/health`).then(
      (answer) => answer.status,
      () => undefined,
    );
  child.kill("SIGTERM");
  await once(child, "close");
  expect({ status, printed }).toEqual({ status: 200, printed: "" });
});

/** The first bytes of a handshake, as any TLS client sends them. */
const clientHello = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03]);

test.each<[string, boolean, string | Buffer, string, string]>([
  ["https to an http port", false, clientHello, "tls", "https was sent to an http port"],
  [
    "http to an https port",
    true,
    "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
    "tls-missing",
    "http was sent to an https port",
  ],
  [
    "HTTP/2 by prior knowledge",
    false,
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "http2-not-spoken",
    "HTTP/2 without an upgrade; the port takes HTTP/1.1",
  ],
])(
  "%s leaves a line in the log, and a row in unmatched",
  async (_, isTls, bytes, reason, words) => {
    const tls = isTls ? await selfSignedCredentials("127.0.0.1", Date.now()) : undefined;
    const { standin, lines } = await startLogged({ tls });
    const connection = open(standin.url.replace("https:", "http:"));
    connection.write(bytes);
    await connection.closed;
    const msg = `A connection could not be understood: ${words}.`;
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, reason, msg }));
    const { requests, withoutCredentials } = standin.space("a", "b").unmatched();
    expect(requests).toEqual([]);
    expect(withoutCredentials).toMatchObject([{ number: 1, reason, status: 400, nearest: [] }]);
  },
);
