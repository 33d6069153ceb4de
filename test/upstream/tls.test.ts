import { execFileSync, spawnSync } from "node:child_process";
import { type RequestListener, createServer as createHttp } from "node:http";
import { type ServerOptions, createServer } from "node:https";
import { type AddressInfo, type Socket, connect } from "node:net";
import type { StandinOptions } from "../../src";
import { selfSignedCredentials } from "../../src/http/server/tls";
import { startStandin } from "../support/standin";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

const approve: RequestListener = (req, res) => {
  req
    .resume()
    .on("end", () => res.writeHead(201, { "content-type": "application/json" }).end("{}"));
};

/** A provider with TLS; its URL. */
async function startTls(options: ServerOptions, host = "127.0.0.1"): Promise<string> {
  const server = createServer(options, approve);
  server.on("tlsClientError", () => undefined);
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return `https://${host}:${(server.address() as AddressInfo).port}`;
}

/** What becomes of a sale in front of a provider: its status, or the failure. */
async function sell(url: string, options: StandinOptions = {}) {
  const till = newTill(
    await startStandin({ upstream: { "gift-card-v3": url }, upstreamProxy: "none", ...options }),
  );
  const status = await till.redeem(redemptionOf(cards.funded, 100)).then(
    (reply) => reply.status,
    () => "closed",
  );
  const { failure, reason, sent } = till.last().upstream ?? {};
  return { status, sent, failure, reason };
}

const day = 86_400_000;

test("a certificate is verified: its issuer, its name, its time", async () => {
  const now = Date.now();
  const good = await selfSignedCredentials("127.0.0.1", now);
  const url = await startTls(good);
  const refused = { status: "closed", sent: false, failure: "tls" };
  expect(await sell(url)).toEqual({ ...refused, reason: "unknown issuer" });
  expect(await sell(url, { upstreamCa: good.cert })).toMatchObject({ status: 201, sent: true });
  expect(await sell(await startTls(good, "127.0.0.2"), { upstreamCa: good.cert })).toMatchObject({
    ...refused,
    reason: expect.stringMatching(/^name is .*127\.0\.0\.1/) as unknown,
  });
  const old = await selfSignedCredentials("127.0.0.1", now - 4_000 * day);
  expect(await sell(await startTls(old), { upstreamCa: old.cert })).toMatchObject({
    ...refused,
    reason: expect.stringMatching(/^expired on \d{4}-\d\d-\d\d$/) as unknown,
  });
});

/** A certificate for clients, made by OpenSSL: our own are for servers. */
function clientCertificate(): { cert: string; key: string } {
  const text = execFileSync(
    "openssl",
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=till -days 2 -keyout - -out -".split(
      " ",
    ),
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const [, key = "", cert = ""] =
    /(-+BEGIN PRIVATE[^]*END PRIVATE KEY-+)\s+(-+BEGIN CERT[^]*)/.exec(text) ?? [];
  return { cert, key };
}

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
const testOpenssl = hasOpenssl ? test : test.skip;

testOpenssl("a provider that wants a client certificate gets it, and nothing without", async () => {
  const server = await selfSignedCredentials("127.0.0.1", Date.now());
  const client = clientCertificate();
  const url = await startTls({
    ...server,
    requestCert: true,
    rejectUnauthorized: true,
    ca: client.cert,
  });
  const trusting = { upstreamCa: server.cert };
  expect(await sell(url, trusting)).toMatchObject({ status: "closed", failure: "tls" });
  expect(
    await sell(url, { ...trusting, upstreamCert: client.cert, upstreamKey: client.key }),
  ).toMatchObject({ status: 201 });
});

/** A proxy that knows CONNECT alone; where it was asked to connect to, and how it answers: with a status, or these bytes. */
async function startProxy(
  status: number | string,
): Promise<{ url: string; asked: string[]; ended: Promise<unknown> }> {
  const asked: string[] = [];
  let end: (value: unknown) => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    end = resolve;
  });
  const server = createHttp();
  server.on("connect", ({ url = "" }, socket: Socket) => {
    asked.push(url);
    socket.on("error", () => undefined);
    socket.on("end", end).resume();
    if (typeof status === "string") {
      socket.write(status);
      return;
    }
    if (status !== 200) {
      socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 2\r\n\r\n{}`);
      return;
    }
    const [host = "", port = ""] = url.split(":");
    const there = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(there).pipe(socket);
    });
    there.on("error", () => socket.destroy());
  });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://user:secret@127.0.0.1:${port}`, asked, ended };
}

test("through a proxy: one CONNECT for a message, over TLS and without; a refusal is the proxy's", async () => {
  const credentials = await selfSignedCredentials("127.0.0.1", Date.now());
  const secure = await startTls(credentials);
  const proxy = await startProxy(200);
  const through = { upstreamProxy: proxy.url, upstreamCa: credentials.cert };
  expect(await sell(secure, through)).toMatchObject({ status: 201 });
  expect(proxy.asked).toEqual([new URL(secure).host]);
  const provider = await startStandin();
  expect(await sell(`${provider.url}/giftcard/v3`, through)).toMatchObject({ status: 201 });
  expect(proxy.asked).toHaveLength(2);
  const closed = await startProxy(407);
  expect(await sell(secure, { ...through, upstreamProxy: closed.url })).toEqual({
    status: "closed",
    sent: false,
    failure: "proxy",
    reason: "the proxy answered 407",
  });
  expect(closed.asked).toHaveLength(1);
});

test.each([
  ["nothing", ""],
  ["the beginning of an answer", "HTTP/1.1 200 OK\r\n"],
  ["an answer and no TLS", "HTTP/1.1 200 OK\r\n\r\n"],
])("a proxy that answers %s is left in time, and its connection closed", async (_what, bytes) => {
  const { url, ended } = await startProxy(bytes);
  const bound = { upstreamProxy: url, upstreamConnect: "1s" };
  expect(await sell("https://127.0.0.1:1", bound)).toMatchObject({
    sent: false,
    failure: "timeout-connect",
  });
  await ended;
});

test("a proxy whose answer is not HTTP is told in words", async () => {
  const { url } = await startProxy("rubbish\r\n\r\n");
  expect(await sell("https://127.0.0.1:1", { upstreamProxy: url })).toMatchObject({
    failure: "proxy",
    reason: "the proxy answered with what is not HTTP",
  });
});

test("of a certificate, its key and an authority, the one that is wrong is named", async () => {
  const [mine, other] = await Promise.all(
    [1, 2].map(() => selfSignedCredentials("127.0.0.1", Date.now())),
  );
  const said = (options: StandinOptions) =>
    startStandin({ upstream: { airtime: "https://127.0.0.1:1" }, ...options }).then(
      () => "started",
      String,
    );
  const pair = { upstreamCert: mine?.cert, upstreamKey: mine?.key };
  expect(await said({ upstreamCa: "no" })).toContain("(ca)");
  expect(await said({ ...pair, upstreamCert: "no" })).toContain("client certificate (cert)");
  expect(await said({ ...pair, upstreamKey: "no" })).toContain("a key (key) that is not PEM");
  expect(await said({ ...pair, upstreamKey: other?.key })).toContain("not that of its client");
});

test("a provider is looked for at the start, without a message", async () => {
  const credentials = await selfSignedCredentials("127.0.0.1", Date.now());
  const url = await startTls(credentials);
  const standin = await startStandin({
    upstream: { "gift-card-v3": url, airtime: "http://127.0.0.1:1" },
    upstreamCa: credentials.cert,
  });
  const { host } = new URL(url);
  expect(standin.upstreams).toEqual({ "gift-card-v3": host, airtime: "127.0.0.1:1" });
  expect(await standin.reachUpstreams()).toEqual({
    "gift-card-v3": {
      host,
      isReached: true,
      text: expect.stringMatching(/^TLSv1\.\d, certificate until \d{4}-\d\d-\d\d by /) as unknown,
    },
    airtime: { host: "127.0.0.1:1", isReached: false, text: "refused" },
  });
});
