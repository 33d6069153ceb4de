import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "../support/client";
import { runHere, startProgram } from "../support/program";
import { base as airtime, clearPin, paidBy, to } from "../support/messages/airtime";
import { startStandin } from "../support/standin";
import { cards, redemptionOf, requestPath, card } from "../support/messages/gift-card";
import { newVoucherTill, offer } from "../support/messages/voucher";
import { type Behaviour, answerBytes, startRawProvider } from "./raw-provider";

/** Secrets that are planted, none of which may be found in anything that is written. */
const secrets = {
  pos: "planted-pos-secret",
  upstream: "planted-upstream-secret",
  proxy: "planted-proxy-secret",
  key: "",
  pin: "84736251",
};

const folder = mkdtempSync(join(tmpdir(), "standin-secrets-"));
const written = join(folder, "written");
mkdirSync(written);

/** A proxy that refuses whoever asks. */
async function startProxy(): Promise<Server> {
  const server = createServer();
  server.on("connect", (_req, socket: Socket) => {
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 407 No\r\n\r\n");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return server;
}

/** In how many ways a secret may be written. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  // Whatever comes before it shifts the letters of base64.
  const shifted = [0, 1, 2].map((by) =>
    Buffer.concat([Buffer.alloc(by, "x"), bytes])
      .toString("base64")
      .slice(4, -4),
  );
  return [secret, encodeURIComponent(secret), ...shifted];
};

const testOpenssl = spawnSync("openssl", ["version"]).status === 0 ? test : test.skip;

testOpenssl(
  "no secret of a POS, a provider, a proxy or a client key is in anything that is written",
  async () => {
    const key = join(folder, "client.key");
    const cert = join(folder, "client.pem");
    const made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=t -days 2";
    execFileSync("openssl", [...made.split(" "), "-keyout", key, "-out", cert], {
      stdio: "ignore",
    });
    secrets.key = readFileSync(key, "utf8").split("\n")[1] ?? "";
    const proxy = await startProxy();
    const { port } = proxy.address() as AddressInfo;
    const provider = await startRawProvider(answerBytes(201, "{}"));
    const db = join(written, "standin.db");
    const env = {
      STANDIN_UPSTREAM_USER: `sandbox:${secrets.upstream}`,
      STANDIN_UPSTREAM_PROXY: `http://user:${secrets.proxy}@127.0.0.1:${port}`,
    };
    const options = [
      ...["--db", db, "--audit", join(written, "audit.jsonl")],
      ...["--upstream-cert", cert, "--upstream-key", key],
      ...["--upstream", "gift-card-v3=https://sandbox.example/x"],
      ...["--upstream", `airtime=${provider.url}`],
    ];
    const user = `7102:${secrets.pos}`;
    const standin = await startProgram(options, env);
    const client = new Client(standin.url, "7102", secrets.pos);
    const sale = redemptionOf(cards.funded, 100, {
      card: card(cards.funded, { pin: secrets.pin }),
    });
    await client.post(requestPath("redemption", sale.id), sale).catch(() => undefined);
    const purchase = {
      ...paidBy({ type: "CARD", ...clearPin(secrets.pin) }),
      ...to("27710000001"),
    };
    await client.post(`${airtime}/purchases`, purchase).catch(() => undefined);
    const at = ["--url", standin.url, "--user", user];
    const commands = [
      ["messages", ...at, "--json"],
      ["messages", "show", "1", ...at],
      [
        "verdict",
        ...at,
        "--html",
        join(written, "verdict.html"),
        "--export",
        join(written, "run.jsonl"),
      ],
      ["settle", ...at],
      ["start", "--help"],
      ["start", "--upstream", `airtime=http://u:${secrets.upstream}@x.example`],
      ["start", "--upstream", "airtime=http://x.example", "--upstream-user", secrets.upstream],
    ];
    for (const [place, words] of commands.entries()) {
      const { out, err } = await runHere(words, env);
      writeFileSync(join(written, `command-${place}`), out + err);
    }
    await standin.end("SIGTERM");
    proxy.close();
    await provider.close();
    writeFileSync(join(written, "log"), standin.logged());
    const found = readdirSync(written).flatMap((name) => {
      const text = readFileSync(join(written, name), "latin1");
      return Object.entries(secrets).flatMap(([secret, value]) =>
        formsOf(value).some((form) => text.includes(form)) ? [`${secret} in ${name}`] : [],
      );
    });
    expect(found).toEqual([]);
    expect(readFileSync(join(written, "command-1"), "utf8")).toContain("the proxy answered 407");
  },
);

/** Answers that repeat how their message came, as pages for developers do. */
const repeating: Behaviour[] = [
  (socket, { head }) => socket.write(answerBytes(201, JSON.stringify({ [head]: [head] }))),
  (socket, { head }) => socket.write(answerBytes(500, `<pre>${head}</pre>`)),
  (socket, { head }) => {
    const [, token = ""] = /authorization: Basic (\S+)/i.exec(head) ?? [];
    const who = Buffer.from(token, "base64").toString();
    // As JSON that escapes a solidus writes it.
    const body = JSON.stringify({ who, token }).replaceAll("/", "\\/");
    socket.write(answerBytes(201, body));
  },
];

test.each([
  ["the provider's", { upstreamUser: `sandbox:${secrets.upstream}` }, secrets.upstream],
  ["the POS's", {}, secrets.pos],
])("credentials that a provider repeats are kept nowhere: %s", async (_whose, more, password) => {
  const provider = await startRawProvider(...repeating);
  const kept = mkdtempSync(join(folder, "repeated-"));
  const upstream = { "gift-card-v3": provider.url };
  const standin = await startStandin({ db: join(kept, "standin.db"), upstream, ...more });
  const client = new Client(standin.url, "7102", secrets.pos);
  const sent = Object.keys(more).length > 0 ? `sandbox:${password}` : `7102:${password}`;
  const forms = [password, Buffer.from(sent).toString("base64")];
  const isIn = (text: string): boolean =>
    forms.some((form) => text.replaceAll("\\/", "/").includes(form));
  for (const _ of repeating) {
    const sale = redemptionOf(cards.funded, 100);
    const { text } = await client.post(requestPath("redemption", sale.id), sale);
    // The POS gets what the provider wrote.
    expect(isIn(text)).toBe(true);
  }
  const journal = JSON.stringify(standin.space("7102", secrets.pos).messages());
  expect(journal).toContain("[masked]");
  expect(isIn(journal)).toBe(false);
  await standin.close();
  for (const name of readdirSync(kept))
    expect(isIn(readFileSync(join(kept, name), "latin1"))).toBe(false);
});

/** How a provider repeats a message: in an error's text, in pages, encoded, in members of its own, and in part. */
const echoing: ((body: string) => Buffer)[] = [
  (body) => answerBytes(400, JSON.stringify({ errorMessage: `not read: ${body}` })),
  (body) => answerBytes(502, `<pre>${body}</pre>`),
  (body) => answerBytes(502, `<pre>${encodeURIComponent(body)}</pre>`),
  (body) => answerBytes(502, `<pre>${body.replaceAll('"', "&quot;")}</pre>`),
  (body) => answerBytes(400, JSON.stringify({ echo: JSON.parse(body) as object, said: "7391" })),
  () => answerBytes(400, JSON.stringify({ errorMessage: "PIN 7391 is wrong", a: "clearPin=7391" })),
];

test("secrets of a message that a provider repeats are kept nowhere, and no other digits are hidden", async () => {
  const provider = await startRawProvider((socket, { body }) => {
    socket.write(echoing.shift()?.(body.toString()) ?? "");
  });
  const kept = mkdtempSync(join(folder, "echoed-"));
  const upstream = { "gift-card-v3": provider.url };
  const standin = await startStandin({ db: join(kept, "standin.db"), upstream });
  const client = new Client(standin.url, "7102", secrets.pos);
  const pan = "6099310000000000068";
  const isIn = (text: string): boolean => /(?<![\d-])7391(?!\d)/.test(text) || text.includes(pan);
  while (echoing.length > 0) {
    const sale = redemptionOf(pan, 173_911, { card: { ...card(pan), clearPin: "7391" } });
    const { text } = await client.post(requestPath("redemption", sale.id), sale);
    // The POS gets what the provider wrote.
    expect(text).toContain("7391");
  }
  const { exchanges } = standin.space("7102", secrets.pos).messages();
  for (const { answer, findings } of exchanges)
    expect({ isThere: isIn(JSON.stringify([answer, findings])), answer }).toEqual({
      isThere: false,
      answer,
    });
  expect(JSON.stringify(exchanges[0]?.answer)).toContain("173911");
  await standin.close();
  for (const name of readdirSync(kept))
    expect(readFileSync(join(kept, name), "latin1").split(/\D7391\D/)).toHaveLength(1);
});

test.each(["{code-7391", "[code-7391]", '{"code":73911937}', "[[[[73911937"])(
  "a code that looks like JSON is answered, and hidden where a provider repeats it: %s",
  async (code) => {
    const provider = await startRawProvider(
      answerBytes(400, JSON.stringify({ errorMessage: `no voucher ${code}`, echo: code })),
    );
    const standin = await startStandin({ upstream: { voucher: provider.url } });
    const till = newVoucherTill(standin, "7102", secrets.pos);
    expect(await till.redeem(offer(code))).toMatchObject({ status: 400 });
    const [exchange] = standin.space("7102", secrets.pos).messages().exchanges;
    expect(exchange).toMatchObject({ status: 400 });
    expect(JSON.stringify(exchange)).not.toContain("7391");
  },
);

test("a short password that a provider repeats is hidden where it stands by itself", async () => {
  const said = { errorMessage: "wrong password k9Qx2z for sandbox", b: "xk9Qx2zx" };
  const provider = await startRawProvider(answerBytes(401, JSON.stringify(said)));
  const standin = await startStandin({
    upstream: { "gift-card-v3": provider.url },
    upstreamUser: "sandbox:k9Qx2z",
  });
  const client = new Client(standin.url, "7102", secrets.pos);
  const sale = redemptionOf(cards.funded, 100);
  await client.post(requestPath("redemption", sale.id), sale);
  const [exchange] = standin.space("7102", secrets.pos).messages().exchanges;
  expect(exchange?.answer).toEqual({
    errorMessage: "wrong password [masked] for sandbox",
    b: "xk9Qx2zx",
  });
});
