import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dump } from "js-yaml";
import type { Standin, StandinOptions } from "../../src";
import { silence } from "../../src/simulator/log";
import { type Till, cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin, until } from "../support/standin";
import { type RawProvider, answerBytes, startRawProvider } from "../upstream/raw-provider";

const folder = mkdtempSync(join(tmpdir(), "standin-upstreams-"));
const name = "gift-card-v3";
let files = 0;

/** Writes a file that its owner alone may read; its path. */
function privateFile(text: string, path = join(folder, `${(files += 1)}.yaml`)): string {
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

const upstreamsFile = (entries: readonly object[], path?: string): string =>
  privateFile(dump({ upstreams: entries }), path);

const users = privateFile(
  dump({ users: ["7102", "7103", "7104"].map((user) => ({ user, password: `standin-${user}` })) }),
);

const start = (entries: readonly object[], options: StandinOptions = {}): Promise<Standin> =>
  startStandin({ users, upstreams: upstreamsFile(entries), upstreamRate: 10_000, ...options });

const tillOf = (standin: Standin, user: string): Till => newTill(standin, user, `standin-${user}`);

/** An entry with credentials, to a provider on this machine. */
const entryTo = ({ url }: RawProvider, more: object = {}) => ({
  interface: name,
  url,
  user: "sandbox",
  password: "theirs",
  ...more,
});

/** Whose sales a provider was sent: the tills put their names into their ids' place. */
const idsAt = ({ sent }: RawProvider): string[] =>
  sent.map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);

const approve = answerBytes(201, "{}");

test("a user's upstream gets that user's messages alone: 200 of two users, interleaved", async () => {
  const [ofA, ofAll] = [await startRawProvider(approve), await startRawProvider(approve)];
  const standin = await start([
    entryTo(ofAll, { user: "all", password: "all's" }),
    entryTo(ofA, { for: "7102", user: "a", password: "a's", allowPrivate: true }),
  ]);
  const [a, b] = [tillOf(standin, "7102"), tillOf(standin, "7103")];
  const sales = Array.from({ length: 200 }, (_, at) => ({
    till: at % 2 === 0 ? a : b,
    sale: redemptionOf(cards.funded, 1),
  }));
  const idsOf = (till: Till): unknown[] =>
    sales.filter((one) => one.till === till).map(({ sale }) => sale.id);
  const answers = await Promise.all(sales.map(({ till, sale }) => till.redeem(sale)));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(idsAt(ofA).sort()).toEqual(idsOf(a).sort());
  expect(idsAt(ofAll).sort()).toEqual(idsOf(b).sort());
  const credentialsAt = ({ sent }: RawProvider): unknown[] => [
    ...new Set(sent.map(({ head }) => /^authorization: .*$/im.exec(head)?.[0])),
  ];
  const basic = (pair: string): string =>
    `Authorization: Basic ${Buffer.from(pair).toString("base64")}`;
  expect([credentialsAt(ofA), credentialsAt(ofAll)]).toEqual([
    [basic("a:a's")],
    [basic("all:all's")],
  ]);
});

test("a provider of one user that hangs delays nobody else, nor do messages that wait for their turn", async () => {
  const hanging = await startRawProvider(() => undefined);
  const shared = await startRawProvider(approve);
  const standin = await start([
    entryTo(shared),
    entryTo(hanging, { for: "7102", allowPrivate: true }),
  ]);
  const a = tillOf(standin, "7102");
  const held = Array.from({ length: 30 }, () =>
    a.redeem(redemptionOf(cards.funded, 1)).catch(() => undefined),
  );
  await until(() => hanging.sent.length === 10);
  const b = tillOf(standin, "7103");
  for (let count = 0; count < 50; count += 1)
    expect(await b.redeem(redemptionOf(cards.funded, 1))).toMatchObject({ status: 201 });
  expect(hanging.sent).toHaveLength(10);
  await hanging.close();
  await Promise.all(held);
});

test("of a provider that many share each user has a turn: one who floods is not first", async () => {
  const answers: (() => void)[] = [];
  const shared = await startRawProvider((socket) => {
    answers.push(() => socket.end(approve));
  });
  const standin = await start([entryTo(shared)], { upstreamAtOnce: 1 });
  const [a, b] = [tillOf(standin, "7102"), tillOf(standin, "7103")];
  const flood = Array.from({ length: 20 }, () => a.redeem(redemptionOf(cards.funded, 1)));
  await until(() => a.space.messages().exchanges.length === 20 && answers.length === 1);
  const sale = redemptionOf(cards.funded, 1);
  const answered = b.redeem(sale);
  await until(() => b.space.messages().exchanges.length === 1);
  for (let count = 0; count < 21; count += 1) {
    await until(() => answers.length > 0);
    answers.shift()?.();
  }
  await Promise.all([...flood, answered]);
  expect(idsAt(shared).indexOf(sale.id)).toBeLessThanOrEqual(2);
});

test("a user holds so many places and no more; others have theirs", async () => {
  const hanging = await startRawProvider(() => undefined);
  const standin = await start([entryTo(hanging)], {
    limits: { heldExchanges: 3 },
    upstreamFailure: "504",
  });
  const [a, b] = [tillOf(standin, "7102"), tillOf(standin, "7103")];
  const held = Array.from({ length: 3 }, () => a.redeem(redemptionOf(cards.funded, 1)));
  await until(() => hanging.sent.length === 3);
  expect(await a.redeem(redemptionOf(cards.funded, 1))).toMatchObject({ status: 503 });
  expect(a.last().findings.map(({ code }) => code)).toEqual(["not-forwarded", "bound-reached"]);
  const other = b.redeem(redemptionOf(cards.funded, 1));
  await until(() => hanging.sent.length === 4);
  await hanging.close();
  expect((await Promise.all([...held, other])).map(({ status }) => status)).toEqual([
    504, 504, 504, 504,
  ]);
});

test("a user without an entry is simulated where an entry says so, else answered 503", async () => {
  const provider = await startRawProvider(approve);
  const own = entryTo(provider, { for: "7102", allowPrivate: true });
  const standin = await start([own, { interface: name, for: "7103", simulated: true }]);
  const [simulated, missing] = [tillOf(standin, "7103"), tillOf(standin, "7104")];
  const sale = redemptionOf(cards.funded, 1);
  expect(await simulated.redeem(sale)).toMatchObject({ status: 201 });
  expect(simulated.last()).not.toHaveProperty("upstream");
  expect(await missing.redeem(redemptionOf(cards.funded, 1))).toMatchObject({
    status: 503,
    body: {
      errorType: "UPSTREAM_UNAVAILABLE",
      errorMessage: "No provider",
      detailMessage: { freeString: "No upstream of gift-card-v3 is set for 7104." },
    },
  });
  expect(missing.last().findings.map(({ code }) => code)).toContain("not-forwarded");
  const advice = await missing.reverse("redemption", sale.id);
  expect(advice).toMatchObject({ status: 504, body: { errorMessage: "No provider" } });
  expect(provider.sent).toEqual([]);
  const others = await start([own, { interface: name, simulated: true }]);
  expect(await tillOf(others, "7104").redeem(redemptionOf(cards.funded, 1))).toMatchObject({
    status: 201,
  });
});

test("each user is told the host of their own provider, and nobody that of another", async () => {
  const provider = await startRawProvider(approve);
  const standin = await start([entryTo(provider, { for: "7102", allowPrivate: true })]);
  const hostFor = async (user: string): Promise<unknown> => {
    const { body } = await tillOf(standin, user).client.get("/standin/interfaces");
    const list = body as unknown as { name: string; upstream?: object }[];
    return list.find((one) => one.name === name)?.upstream;
  };
  expect(await hostFor("7102")).toEqual({ host: `127.0.0.1:${provider.port}` });
  expect(await hostFor("7103")).toBeUndefined();
  const all = await (await fetch(`${standin.url}/standin/interfaces`)).text();
  expect(all).not.toContain(String(provider.port));
  expect(Object.keys(standin.upstreams)).toEqual([`${name} for 7102`]);
});

/** A log, and what resolves when it has said something. */
function listening() {
  const said: string[] = [];
  const write = (text: string): void => void said.push(text);
  return {
    log: { ...silence, info: write, warn: write, error: write } as typeof silence,
    said,
    hasSaid: async (text: string, times = 1): Promise<void> => {
      while (said.filter((line) => line.includes(text)).length < times)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

test("the file is read again when it changes; a message on its way goes on as it went", async () => {
  let answer: () => void = () => undefined;
  const [first, second] = [
    await startRawProvider((socket) => {
      answer = () => socket.end(approve);
    }),
    await startRawProvider(approve),
  ];
  const file = upstreamsFile([entryTo(first)]);
  const { log, said, hasSaid } = listening();
  const standin = await startStandin({ users, upstreams: file, log });
  const till = tillOf(standin, "7102");
  const onItsWay = till.redeem(redemptionOf(cards.funded, 1));
  await until(() => first.sent.length === 1);
  upstreamsFile([entryTo(second)], file);
  await hasSaid("Read the upstreams file again: 1 entries.");
  expect(await till.redeem(redemptionOf(cards.funded, 1))).toMatchObject({ status: 201 });
  expect(second.sent).toHaveLength(1);
  answer();
  expect(await onItsWay).toMatchObject({ status: 201 });
  expect(first.sent).toHaveLength(1);
  privateFile("upstreams: [{ interface: airtime, url: http://u:planted@x.example }]\n", file);
  await hasSaid("The upstreams of before stay");
  expect(said.join("\n")).not.toContain("planted");
  expect(await till.redeem(redemptionOf(cards.funded, 1))).toMatchObject({ status: 201 });
  expect(second.sent).toHaveLength(2);
});

test("a name that leads to a private address is refused at the connection too", async () => {
  const provider = await startRawProvider(approve);
  const file = upstreamsFile([entryTo(provider)]);
  const { log, hasSaid } = listening();
  const standin = await startStandin({ users, upstreams: file, log, metricsPort: 0 });
  // Nobody looks a name up when the file is read again.
  const own = `http://localhost.:${provider.port}`;
  const machine = { interface: name, for: "7102", user: "u", password: "p" };
  upstreamsFile([{ ...machine, url: own }], file);
  await hasSaid("The upstreams of before stay");
  const till = tillOf(standin, "7102");
  for (const [time, url] of [standin.url, String(standin.metricsUrl)].entries()) {
    upstreamsFile([{ ...machine, url: `${url}/giftcard/v3`, allowPrivate: true }], file);
    await hasSaid("Read the upstreams file again", time + 1);
    await expect(till.redeem(redemptionOf(cards.funded, 1))).rejects.toThrow("socket hang up");
    expect(till.last()).toMatchObject({ upstream: { sent: false, failure: "own-address" } });
  }
  expect(provider.sent).toEqual([]);
});

const good = { interface: name, url: "https://sandbox.example/x", user: "u", password: "planted" };

/** What `start` says of a file with these entries. */
async function refusedStart(text: string, ...options: string[]) {
  const file = privateFile(text);
  const words = ["start", "--db", ":memory:", "--port", "0", "--upstreams", file, ...options];
  const { code, err, out } = await runHere(words);
  expect([code, out]).toEqual([2, ""]);
  expect(err).not.toContain("planted");
  return err.replaceAll(file, "FILE").trimEnd();
}

const withEntry = (more: object): string =>
  JSON.stringify({ upstreams: [{ ...good, ...more }] }, null, 2);

test.each<[string, object, string]>([
  [
    "an unknown interface",
    { interface: "gift-card-v9" },
    "FILE:4:8: upstreams[0].interface: is of no",
  ],
  [
    "another scheme",
    { url: "ftp://u:planted@x.example" },
    "FILE:5:8: upstreams[0].url: must begin",
  ],
  [
    "credentials in the URL",
    { url: "https://u:planted@x.example" },
    "must not contain credentials",
  ],
  ["a query", { url: "https://x.example/?planted=1" }, "must end with its path"],
  ["no URL", { url: "planted" }, "FILE:5:8: upstreams[0].url: is not a URL"],
  ["a link-local address", { url: "http://169.254.169.254/planted" }, "the address is link-local"],
  ["neither URL nor simulated", { url: undefined }, "either url or simulated must be present"],
  ["a user without password", { password: undefined }, "user and password belong together"],
  ["an unknown member", { pasword: "planted" }, "upstreams[0].pasword: is unknown"],
  ["another proxy", { proxy: "planted" }, "must be the URL of an HTTP proxy, or none"],
  ["a certificate without key", { cert: "cert.pem" }, "needs both the certificate and its key"],
  ["a certificate that is not there", { ca: "none.pem" }, "upstreams[0].ca: there is no such file"],
  ["a certificate that is not PEM", { ca: "no.pem" }, "upstreams[0].ca: has a certificate"],
  [
    "a key that others can read",
    { cert: "no.pem", key: "open.key" },
    "[0].key: others can read it",
  ],
])(
  "start refuses %s with its line, and repeats neither URL nor password",
  async (_what, more, says) => {
    writeFileSync(join(folder, "cert.pem"), "planted");
    writeFileSync(join(folder, "no.pem"), "planted");
    writeFileSync(join(folder, "open.key"), "planted");
    chmodSync(join(folder, "open.key"), 0o644);
    expect(await refusedStart(withEntry(more))).toContain(says);
  },
);

test.each<[string, object, string]>([
  ["no credentials", { user: undefined, password: undefined }, "needs user and password"],
  ["loopback", { for: "7102", url: "http://127.0.0.1:1/x" }, "the address is loopback"],
  ["loopback by its name", { for: "7102", url: "http://localhost:1/x" }, "the address is loopback"],
  [
    "loopback in IPv6",
    { for: "7102", url: "http://[::ffff:127.0.0.1]/x" },
    "the address is loopback",
  ],
  ["a private address", { for: "7102", url: "http://10.1.2.3/x" }, "the address is private"],
  [
    "a private address in IPv6",
    { for: "7102", url: "http://[fd00::1]/x" },
    "the address is private",
  ],
])("with a users file, start refuses an entry with %s", async (_what, more, says) => {
  const text = await refusedStart(withEntry(more), "--users", users);
  expect(text).toContain(says);
  expect(text).toMatch(/^FILE:\d+:\d+: upstreams\[0\]/);
});

test("start refuses an upstream of an interface that is not served, in the file or not", async () => {
  const text = await refusedStart(withEntry({}), "--only", "voucher");
  expect(text).toContain("upstreams[0].interface: is of an interface that --only leaves out");
  const words = [
    "start",
    "--db",
    ":memory:",
    "--only",
    "voucher",
    "--upstream",
    "airtime=http://a",
  ];
  expect(await runHere(words)).toMatchObject({
    code: 2,
    err: "The upstream of airtime is of an interface that --only leaves out.\n",
  });
});

test("start refuses a file that others can read, that is no YAML, or that has an entry twice", async () => {
  const file = privateFile(withEntry({}));
  chmodSync(file, 0o640);
  expect(await runHere(["start", "--db", ":memory:", "--upstreams", file])).toMatchObject({
    code: 2,
    err: `${file}:1:1: others can read it; take that away: chmod 600\n`,
  });
  expect(await refusedStart("upstreams: [\n")).toContain("FILE:2:1:");
  expect(await refusedStart(dump({ upstreams: [good, good] }))).toContain(
    "FILE:7:6: upstreams[1].interface: gift-card-v3 has such an entry before",
  );
  const twice = await refusedStart(withEntry({}), "--upstream", `${name}=https://x.example`);
  expect(twice).toContain("is an --upstream too");
  const forAnybody = await refusedStart(withEntry({ for: "7102" }), "--open");
  expect(forAnybody).toContain("needs a users file");
  const unmasked = await refusedStart(withEntry({}), "--unmask");
  expect(unmasked).toContain("card numbers are not shown");
});

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

(hasOpenssl ? test : test.skip)("certificates of an entry are found beside the file", async () => {
  const request =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=t -days 2";
  const files = ["-keyout", join(folder, "own.key"), "-out", join(folder, "own.pem")];
  execFileSync("openssl", [...request.split(" "), ...files], { stdio: "ignore" });
  chmodSync(join(folder, "own.key"), 0o600);
  const entry = { ...good, ca: "own.pem", cert: "own.pem", key: "own.key" };
  const standin = await startStandin({ upstreams: upstreamsFile([entry]) });
  expect(standin.upstreams).toEqual({ [name]: "sandbox.example" });
});

test("run, exec and explore take the file, and want to be told of its hosts", async () => {
  const file = privateFile(withEntry({}));
  for (const command of ["exec", "explore"])
    expect(await runHere([command, "--upstreams", file, "--", "true"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--sandbox sandbox.example") as unknown,
    });
  const wrong = privateFile("upstreams: 1\n");
  expect(await runHere(["exec", "--upstreams", wrong, "--", "true"])).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${wrong}:1:1: upstreams: must be`) as unknown,
  });
});
