import pino from "pino";
import { type StandinOptions, StartRefused, createStandin } from "../../../src";
import { hostName } from "../../../src/base-url";
import { families } from "../../../src/families";
import { open } from "../../support/socket";
import { startStandin } from "../../support/standin";

type Headers = Record<string, string>;

/** Sends bytes as a browser would; fetch sets Host and Origin by itself. */
async function send(
  url: string,
  method: string,
  path: string,
  headers: Headers,
  body = "",
): Promise<{ status: number; text: string; headers: Headers }> {
  const { host } = new URL(url);
  const connection = open(url);
  const lines = Object.entries({
    host,
    authorization: basic,
    ...headers,
    "content-length": String(body.length),
    connection: "close",
  });
  connection.write(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
  );
  const [head = "", text = ""] = (await connection.closed).split("\r\n\r\n");
  const [first = "", ...rest] = head.split("\r\n");
  return {
    status: Number(first.split(" ")[1]),
    text,
    headers: Object.fromEntries(
      rest.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 2),
      ]),
    ),
  };
}

const basic = `Basic ${Buffer.from("7102:pos").toString("base64")}`;
const page = "https://evil.example";

describe("a page of another origin", () => {
  const foreign: [string, Headers][] = [
    ["cross-site", { "sec-fetch-site": "cross-site" }],
    ["same-site, another port", { "sec-fetch-site": "same-site", origin: "http://127.0.0.1:3000" }],
    ["an old browser", { origin: page }],
    ["a sandboxed page", { origin: "null" }],
    ["another port, an old browser", { origin: "http://127.0.0.1:1" }],
    ["two values of Sec-Fetch-Site", { "sec-fetch-site": "same-origin, cross-site" }],
  ];

  test.each(foreign)("can change nothing by the control API: %s", async (_, headers) => {
    const { url } = await startStandin();
    const calls: [string, string][] = [
      ["POST", "/standin/reset"],
      ["PUT", "/standin/clock"],
      ["DELETE", "/standin/scenario"],
      ["PUT", "/standin/snapshots/a"],
      ["POST", "/standin/snapshots/a/restore"],
      ["PUT", "/standin/settings/qr"],
      ["OPTIONS", "/standin/reset"],
    ];
    for (const [method, path] of calls) {
      const reply = await send(url, method, path, { ...headers, "content-type": "text/plain" });
      expect([path, reply.status, JSON.parse(reply.text)]).toMatchObject([
        path,
        403,
        { errorMessage: "Origin not allowed" },
      ]);
    }
    expect((await send(url, "GET", "/standin/messages", headers)).status).toBe(200);
  });

  test.each(foreign)("can reset no interface: %s", async (_, headers) => {
    const standin = await startStandin();
    for (const { name, operations } of families.flatMap(({ contracts }) => contracts)) {
      const { method, path } = operations.find(({ id }) => id === "reset") ?? {
        method: "",
        path: "",
      };
      const reply = await send(
        standin.url,
        method,
        `${standin.interfaces[name] ?? ""}${path}`,
        headers,
      );
      expect([name, reply.status]).toEqual([name, 403]);
    }
    expect(standin.messages().exchanges).toEqual([]);
  });

  test.each<[string, (url: string) => Headers]>([
    ["no browser", () => ({})],
    ["the address bar", () => ({ "sec-fetch-site": "none" })],
    ["our own page", (url) => ({ "sec-fetch-site": "same-origin", origin: url })],
    ["our own page, an old browser", (url) => ({ origin: url })],
    [
      "our own page behind a proxy",
      () => ({ "sec-fetch-site": "same-origin", origin: "https://standin.example" }),
    ],
  ])("is none: %s", async (_, headersFor) => {
    const { url } = await startStandin({ publicHosts: ["standin.example"] });
    expect((await send(url, "POST", "/standin/reset", headersFor(url))).status).toBe(204);
  });
});

describe("the host that is asked for", () => {
  test.each([
    "evil.example",
    "evil.example:8080",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "192.0.2.1",
    "[2001:db8::1]",
    "",
    "a b",
    "evil@localhost",
  ])("the control API refuses %j", async (host) => {
    const { url } = await startStandin();
    for (const path of [
      "/standin/messages",
      "/standin/health",
      "/standin/interfaces",
      "/standin/openapi/qr-partner",
      "/standin/nothing",
    ]) {
      const reply = await send(url, "GET", path, { host });
      expect([path, reply.status, JSON.parse(reply.text)]).toMatchObject([
        path,
        403,
        { errorMessage: "Host not allowed" },
      ]);
    }
  });

  test.each([
    "localhost",
    "LOCALHOST:8080",
    "localhost.",
    "standin.localhost",
    "127.0.0.1",
    "127.8.9.1:80",
    "[::1]:8080",
    "standin.example",
    "Standin.Example:443",
    "[2001:db8::1]",
  ])("the control API takes %j", async (host) => {
    const { url } = await startStandin({ publicHosts: ["STANDIN.example", "2001:db8:0:0::1"] });
    expect((await send(url, "GET", "/standin/messages", { host })).status).toBe(200);
  });

  test("the control API takes a request of HTTP/1.0 without a host: no browser sends one", async () => {
    const { url } = await startStandin();
    const connection = open(url);
    connection.write(`GET /standin/health HTTP/1.0\r\n\r\n`);
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("the control API takes the name that is listened on", async () => {
    expect(
      (
        await send((await startStandin({ host: "localhost" })).url, "GET", "/standin/health", {
          host: "localhost",
        })
      ).status,
    ).toBe(200);
  });

  test("the interfaces ask for none: a POS may know the simulator by any name", async () => {
    const { url } = await startStandin();
    expect(
      (await send(url, "GET", "/giftcard/v3/testServerAdmin/data", { host: "provider.example" }))
        .status,
    ).toBe(200);
  });

  test.each([
    ["evil@localhost", undefined],
    ["[::1", undefined],
    ["a/b", undefined],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["[::ffff:7f00:1]:80", "127.0.0.1"],
    ["A.example.:1", "a.example"],
  ])("the name of %j is %j", (text, name) => {
    expect(hostName(text)).toBe(name);
  });
});

describe("a POS that lives in a browser", () => {
  const pos = "https://pos.example";
  const preflight = {
    origin: pos,
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization,content-type",
  };
  const path = "/giftcard/v3/redemptions/7c1f3a52-2c5b-4d0a-9a3e-0d4c11d4a001";

  test("is let in with --cors: the preflight, the answer, a refusal, an unknown path", async () => {
    const { url } = await startStandin({ cors: ["http://localhost:3000", pos] });
    const asked = await send(url, "OPTIONS", path, preflight);
    expect(asked).toMatchObject({
      status: 204,
      text: "",
      headers: {
        "access-control-allow-origin": pos,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "authorization, content-type",
        vary: "Origin",
      },
    });
    for (const [method, at, headers, status] of [
      ["POST", path, { origin: pos, "content-type": "application/json" }, 400],
      ["POST", path, { origin: pos, authorization: "" }, 401],
      ["GET", "/giftcard/v3/testServerAdmin/data", { origin: pos }, 200],
      [
        "POST",
        "/giftcard/v3/testServerAdmin/reset",
        { origin: pos, "sec-fetch-site": "cross-site" },
        400,
      ],
      ["GET", "/nothing", { origin: pos }, 404],
      ["OPTIONS", "/nothing", preflight, 404],
    ] as const) {
      const reply = await send(url, method, at, headers);
      expect([at, reply.status, reply.headers["access-control-allow-origin"]]).toEqual([
        at,
        status,
        pos,
      ]);
    }
  });

  test("asks for an address of this machine from the network, too", async () => {
    const { url } = await startStandin({ cors: [pos] });
    const reply = await send(url, "OPTIONS", path, {
      ...preflight,
      "access-control-request-private-network": "true",
    });
    expect(reply.headers["access-control-allow-private-network"]).toBe("true");
  });

  test.each<[string, StandinOptions, string, string]>([
    ["another origin", { cors: [pos] }, page, path],
    ["any origin without --cors", {}, pos, path],
    ["the control API", { cors: [pos] }, pos, "/standin/reset"],
    [
      "the control API where an interface has no base path",
      { cors: [pos], mounts: { "gift-card-v3": "/" } },
      pos,
      "/standin/messages",
    ],
  ])("finds closed: %s", async (_, options, origin, at) => {
    const { url } = await startStandin(options);
    const reply = await send(url, "OPTIONS", at, { ...preflight, origin });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    expect(
      (await send(url, "GET", at, { origin })).headers["access-control-allow-origin"],
    ).toBeUndefined();
  });

  test.each([
    [{ cors: ["*"] }],
    [{ cors: ["https://pos.example/"] }],
    [{ cors: ["pos.example"] }],
    [{ publicHosts: ["a b"] }],
    [{ publicHosts: ["http://a"] }],
  ])("%j is refused at start", async (options) => {
    await expect(createStandin(options)).rejects.toThrow(StartRefused);
  });
});

test.each<[StandinOptions, number]>([
  [{ host: "0.0.0.0", open: true }, 1],
  [{ host: "::", open: true }, 1],
  [{ host: "127.0.0.1" }, 0],
  [{ host: "localhost" }, 0],
  [{}, 0],
])("with %j the log warns %i times that everybody may come", async (options, times) => {
  const lines: string[] = [];
  await startStandin({
    ...options,
    log: pino(
      { level: "warn" },
      {
        write: (line: string) => {
          lines.push(line);
        },
      },
    ),
  });
  expect(lines.filter((line) => line.includes("Everybody who reaches"))).toHaveLength(times);
});
