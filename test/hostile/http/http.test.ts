import { type AddressInfo } from "node:net";
import { createServer } from "node:http";
import { answerBrokenHttp } from "../../../src/http/server/broken-http";
import { serverOptions } from "../../../src/http/server/connections";
import { tellUnreadable } from "../../../src/http/server/server";
import { cards, redemptionOf, requestPath, useGiftCards } from "../../support/messages/gift-card";
import { exchange, jsonHeaders, open, parse, requestBytes } from "../../support/socket";

const { standin } = useGiftCards();
const message = redemptionOf(cards.funded, 100);
const path = requestPath("redemption", message.id);
const body = JSON.stringify(message);
const post = (headers: string[], content = "") => requestBytes("POST", path, headers, content);

/** A request whose target has scheme and host. */
const absolutely = (start: string, target = "/standin/clock"): string =>
  requestBytes("GET", `${start}${target}`);

const expectErrorDetail = (reply: { body: Record<string, unknown> }): void => {
  expect(reply.body).toMatchObject({
    errorType: expect.any(String) as unknown,
    errorMessage: expect.any(String) as unknown,
    requestType: expect.any(String) as unknown,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    detailMessage: expect.any(Object) as unknown,
  });
  expect((reply.body["errorMessage"] as string).length).toBeLessThanOrEqual(20);
};

describe("broken HTTP on a bare socket is answered with an ErrorDetail, and the connection is closed", () => {
  test.each<[string, string, number]>([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["another protocol's greeting", "\x16\x03\x01\x02\x00\x01\x00", 400],
    [
      "content-length with chunked",
      post(
        ["content-type: application/json", "content-length: 5", "transfer-encoding: chunked"],
        "0\r\n\r\n",
      ),
      400,
    ],
    [
      "two content lengths",
      post(["content-type: application/json", "content-length: 5", "content-length: 6"], "12345"),
      400,
    ],
    [
      "a content length that is no number",
      post(["content-type: application/json", "content-length: five"], "12345"),
      400,
    ],
    [
      "a negative content length",
      post(["content-type: application/json", "content-length: -1"]),
      400,
    ],
    [
      "a bad chunk size",
      post(["content-type: application/json", "transfer-encoding: chunked"], "zz\r\nabc\r\n"),
      400,
    ],
    [
      "a chunk that is longer than it says",
      post(
        ["content-type: application/json", "transfer-encoding: chunked"],
        "2\r\nabcdef\r\n0\r\n\r\n",
      ),
      400,
    ],
    [
      "an unknown transfer encoding",
      post(["content-type: application/json", "transfer-encoding: gzap"], body),
      400,
    ],
    ["NUL in a header", post(["x-odd: a\0b"]), 400],
    ["a bare CR in a header", post(["x-odd: a\rb"]), 400],
    ["a header without a colon", post(["odd"]), 400],
    ["a header name with a space", post(["x odd: 1"]), 400],
    ["a folded header", post(["x-odd: 1\r\n two"]), 400],
    ["an unknown method", "BREW / HTTP/1.1\r\nhost: x\r\n\r\n", 400],
    ["an unknown version", "GET / HTTP/7.0\r\nhost: x\r\n\r\n", 400],
    ["a bare LF at the end of the request line", "GET / HTTP/1.1\nhost: x\r\n\r\n", 400],
    ["a space in the path", "GET /a b HTTP/1.1\r\nhost: x\r\n\r\n", 400],
    ["headers over 16 kB", post([`x-long: ${"a".repeat(17_000)}`]), 431],
    ["a path over 16 kB", `GET /${"a".repeat(17_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ["more than 100 headers", post(Array.from({ length: 101 }, (_, at) => `x-${at}: 1`)), 431],
    ["1,500 headers", post(Array.from({ length: 1500 }, (_, at) => `x-${at}: 1`)), 431],
    ["no host", post([]).replace("host: 127.0.0.1\r\n", ""), 400],
    ["two hosts", post(["Host: 127.0.0.1", ...jsonHeaders(body)], body), 400],
    ["a target on another host", absolutely("http://other.example"), 400],
    ["a target on another host of an interface", absolutely("http://other.example", path), 400],
    ["a target on another host over TLS", absolutely("HTTPS://127.0.0.1.example:443"), 400],
    [
      "a target with another host behind a user name",
      absolutely("http://127.0.0.1@other.example"),
      400,
    ],
    ["a target without a host", absolutely("http://"), 400],
    ["a tunnel", "CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n", 405],
    [
      "an expectation that nobody meets",
      post(["expect: 200-maybe", ...jsonHeaders(body)], body),
      417,
    ],
    [
      "a path that cannot be decoded",
      requestBytes("GET", "/giftcard/v3/testServerAdmin/data/card/%E0%A4%A"),
      400,
    ],
  ])("%s", async (_, bytes, status) => {
    const reply = await exchange(standin().url, bytes);
    expect(reply.status).toBe(status);
    expectErrorDetail(reply);
    expect(reply.text).not.toMatch(/<html|at .*\.ts|node_modules/);
  });

  test("an upgrade that nobody offers is an ordinary request", async () => {
    const reply = await exchange(
      standin().url,
      requestBytes("GET", "/giftcard/v3/testServerAdmin/data", ["upgrade: websocket"]).replace(
        "connection: close",
        "connection: upgrade, close",
      ),
    );
    expect(reply.status).toBe(200);
  });

  test("a target with one of our own hosts is its path", async () => {
    for (const start of ["http://127.0.0.1", "http://localhost:8080", "HTTP://LOCALHOST"]) {
      const { status, body: clock } = await exchange(standin().url, absolutely(start));
      expect([start, status, clock["frozen"]]).toEqual([start, 200, false]);
    }
    const own = redemptionOf(cards.funded, 1);
    const content = JSON.stringify(own);
    const target = `http://127.0.0.1${requestPath("redemption", own.id)}`;
    const bytes = requestBytes("POST", target, jsonHeaders(content), content);
    expect((await exchange(standin().url, bytes)).status).toBe(201);
  });

  test("after all of that the simulator answers as before", async () => {
    expect((await exchange(standin().url, post(jsonHeaders(body), body))).status).toBe(201);
  });
});

describe("bodies", () => {
  const sized = (size: number): string => {
    const start = '{"x":"';
    return `${start}${"a".repeat(size - start.length - 2)}"}`;
  };

  test.each([
    [1_048_576, 400],
    [1_048_577, 413],
  ])("of %d bytes: %d", async (size, status) => {
    const large = sized(size);
    const reply = await exchange(standin().url, post(jsonHeaders(large), large));
    expect(reply.status).toBe(status);
    expectErrorDetail(reply);
    expect(reply.text.length).toBeLessThan(65_536);
  });

  test("over the limit, in chunks that do not say how many", async () => {
    const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
    const reply = await exchange(
      standin().url,
      post(
        ["content-type: application/json", "transfer-encoding: chunked"],
        `${chunk.repeat(17)}0\r\n\r\n`,
      ),
    );
    expect(reply.status).toBe(413);
    expectErrorDetail(reply);
  });

  test.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/json; charset=utf-8", 201],
    ["application/json; charset=latin-9", 415],
    ["application/jsonx", 415],
    ["APPLICATION/JSON", 400],
  ])("of content type %s: %d", async (type, status) => {
    const own = type.includes("charset=utf-8") ? redemptionOf(cards.funded, 1) : message;
    const content = type === "APPLICATION/JSON" ? "{}" : JSON.stringify(own);
    const bytes = requestBytes(
      "POST",
      requestPath("redemption", own.id),
      [`content-type: ${type}`, `content-length: ${Buffer.byteLength(content)}`],
      content,
    );
    const reply = await exchange(standin().url, bytes);
    expect(reply.status).toBe(status);
  });

  test("in an encoding that nobody knows", async () => {
    const reply = await exchange(
      standin().url,
      post([...jsonHeaders(body), "content-encoding: rot13"], body),
    );
    expect(reply.status).toBe(415);
    expectErrorDetail(reply);
  });

  test("that end before they are whole do no harm", async () => {
    const connection = open(standin().url);
    connection.write(
      post(["content-type: application/json", "content-length: 500"], body.slice(0, 50)),
    );
    connection.leave();
    await connection.closed;
    const again = redemptionOf(cards.funded, 1);
    const content = JSON.stringify(again);
    expect(
      (
        await exchange(
          standin().url,
          requestBytes("POST", requestPath("redemption", again.id), jsonHeaders(content), content),
        )
      ).status,
    ).toBe(201);
  });

  test("after 100-continue", async () => {
    const own = redemptionOf(cards.funded, 1);
    const content = JSON.stringify(own);
    const { text } = await exchange(
      standin().url,
      requestBytes(
        "POST",
        requestPath("redemption", own.id),
        ["expect: 100-continue", ...jsonHeaders(content)],
        content,
      ),
    );
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201/);
  });
});

describe("slow clients", () => {
  test("headers have 10 s, requests 30 s, and both are looked at each second", () => {
    expect(serverOptions).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
    });
  });

  test.each([
    ["headers", "POST /x HTTP/1.1\r\nhost: x\r\n", "CONNECTION"],
    ["body", "POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc", "POST"],
  ])(
    "slow %s: 408 as an ErrorDetail, a row, and the connection is closed",
    async (_, bytes, method) => {
      const server = createServer(
        {
          ...serverOptions,
          headersTimeout: 50,
          requestTimeout: 50,
          connectionsCheckingInterval: 10,
        },
        (req) => {
          req.resume();
        },
      );
      const note = jest.fn(() => () => undefined);
      tellUnreadable(server, { unmatched: { note }, log: { warn: () => undefined } });
      answerBrokenHttp(server);
      await new Promise<void>((resolve) => {
        server.listen(0, "127.0.0.1", resolve);
      });
      const connection = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      connection.write(bytes);
      const reply = parse(await connection.closed);
      server.close();
      expect(reply.status).toBe(408);
      expectErrorDetail(reply);
      expect(note.mock.calls).toMatchObject([[{ reason: "request-slow", status: 408, method }]]);
    },
  );
});

test("several requests in one packet are answered one after the other", async () => {
  const get = requestBytes("GET", "/giftcard/v3/testServerAdmin/data/product/GIFT100");
  const connection = open(standin().url);
  connection.write(get.replace("connection: close\r\n", "") + get);
  const text = await connection.closed;
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

test.each([
  ["/giftcard/v3/redemptions/0e40b7d0-3a3d-4b7e-9d29-5b3f2f0a1c11", "POST"],
  ["/giftcard/v3/testServerAdmin/data", "GET"],
  ["/standin/clock", "GET, PUT"],
  ["/standin/health", "GET"],
  ["/standin/openapi/control", "GET"],
  ["/standin/snapshots/one", "GET, PUT, DELETE"],
  ["/standin/console/", "GET"],
  ["/standin/docs/", "GET"],
  ["/metrics", "GET"],
])("OPTIONS of %s is 405, and says what it takes", async (known, allow) => {
  const reply = await exchange(standin().url, requestBytes("OPTIONS", known));
  expect([reply.status, /^allow: (.*)$/im.exec(reply.head)?.[1]]).toEqual([405, allow]);
  expectErrorDetail(reply);
});

test("OPTIONS of a path that there is not is 404", async () => {
  for (const unknown of ["/giftcard/v3/nothing", "/standin/nothing"])
    expect((await exchange(standin().url, requestBytes("OPTIONS", unknown))).status).toBe(404);
});
