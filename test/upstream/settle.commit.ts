import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Standin, StartRefused } from "../../src";
import { explore } from "../../src/in-process/explore-in-process";
import { limits } from "../../src/limits/limits";
import { run, runHere } from "../support/program";
import { newTester, startStandin } from "../support/standin";
import { cards, redemptionOf, requestPath, newTill } from "../support/messages/gift-card";

const folder = mkdtempSync(join(tmpdir(), "standin-settle-"));

/** A till that sells once, and never reverses. */
const careless = join(folder, "careless.mjs");
const sale = redemptionOf(cards.funded, 100, { time: new Date().toISOString() });
writeFileSync(
  careless,
  `const { STANDIN_URL, STANDIN_USER } = process.env;
const headers = { authorization: "Basic " + btoa(STANDIN_USER), "content-type": "application/json" };
const sale = ${JSON.stringify(sale)};
sale.id = crypto.randomUUID();
await fetch(STANDIN_URL + ${JSON.stringify(requestPath("redemption", ""))} + sale.id, {
  method: "POST", headers, body: JSON.stringify(sale), signal: AbortSignal.timeout(8000),
}).catch(() => undefined);
`,
);

const lost = `name: lost
title: The answer to a redemption is lost
interface: gift-card-v3
rules:
  - on: { operation: redeem }
    times: 1
    fault: { when: after, kind: reset }
`;
const scenario = join(folder, "lost.yaml");
writeFileSync(scenario, lost);

/** States at a provider of what a till in front of it has left behind. */
async function statesAfter(provider: Standin, user: string, ...options: string[]) {
  const upstream = `gift-card-v3=${provider.url}/giftcard/v3`;
  const words = ["--upstream", upstream, "--user", user, "--judge-at-exit", ...options];
  const { code, err } = await run(["run", scenario, ...words, "--", process.execPath, careless]);
  const [name = "", password = ""] = user.split(":");
  const { exchanges } = provider.space(name, password).messages();
  return {
    code,
    err,
    states: exchanges.map(({ operation, stateAfter }) => [operation, stateAfter]),
  };
}

test.each([
  ["run", [scenario, "--judge-at-exit"]],
  ["exec", []],
  ["explore", ["--judge-at-exit", "--only", "503-before"]],
])("%s says that a provider is not there", async (name, options) => {
  const upstream = ["--upstream", "gift-card-v3=http://127.0.0.1:1/giftcard/v3"];
  const words = [name, ...options, ...upstream, "--", process.execPath, careless];
  // An exploration keeps its runs in the directory.
  const { err } = await run(words, {}, mkdtempSync(join(tmpdir(), "standin-unreached-")));
  expect(err).toMatch(
    /^The provider of gift-card-v3 is not reached at 127\.0\.0\.1:1 \(refused\): every message to it fails\.$/m,
  );
});

test("a run reverses at the provider what its till has left open, unless that is to stay", async () => {
  const provider = await startStandin();
  const [settled, kept] = await Promise.all([
    statesAfter(provider, "7102:settled"),
    statesAfter(provider, "7102:kept", "--keep-open"),
  ]);
  expect(settled).toMatchObject({
    code: 1,
    states: [
      ["redeem", "PENDING"],
      ["reverseRedemption", "REVERSED"],
    ],
  });
  expect(kept).toMatchObject({ code: 1, states: [["redeem", "PENDING"]] });
});

/** A sale that is open at a provider, its data space there, and where the command line finds it. */
async function openSale() {
  const provider = await startStandin();
  const standin = await startStandin({
    upstream: { "gift-card-v3": `${provider.url}/giftcard/v3` },
  });
  const till = newTill(standin);
  const { user, password } = till.tester;
  const open = redemptionOf(cards.funded, 100);
  expect(await till.redeem(open)).toMatchObject({ status: 201 });
  const at = ["--url", standin.url, "--user", `${user}:${password}`];
  return { till, open, at, there: newTester(provider, user, password).space };
}

test("settle closes what is open; its messages are struck by no fault, and no verdict judges them", async () => {
  const { till, open, at } = await openSale();
  till.space.fault("reverseRedemption", { interface: "gift-card-v3", before: "status 500" });
  expect(await runHere(["settle", ...at])).toEqual({
    code: 0,
    err: "",
    out: `gift-card-v3 ${open.id}: reversed\n`,
  });
  expect(till.last()).toMatchObject({
    operation: "reverseRedemption",
    direction: "onward",
    status: 202,
    strikes: [],
    stateAfter: "REVERSED",
  });
  expect(await runHere(["settle", ...at])).toMatchObject({
    code: 0,
    out: "Nothing is open at a provider.\n",
  });
});

test("a reset names what it forgets, and the provider may have open", async () => {
  const provider = await startStandin();
  const upstream = { "gift-card-v3": `${provider.url}/giftcard/v3` };
  const standin = await startStandin({ upstream });
  const till = newTill(standin, "7102", "pos");
  const open = redemptionOf(cards.funded, 100);
  await till.redeem(open);
  const at = ["--url", standin.url, "--user", "7102:pos"];
  const lines = async (...words: string[]): Promise<string[]> =>
    (await runHere([...words, ...at])).out.trim().split("\n");
  expect(await lines("reset")).toEqual([
    "The data space is back at its initial state.",
    "The provider knows nothing of that, and may have these open still:",
    `  gift-card-v3 ${open.id}`,
  ]);
  expect(await lines("reset")).toEqual(["The data space is back at its initial state."]);
});

test("what is open is found however much it is: none is forgotten beyond a page of the list", async () => {
  const provider = await startStandin();
  const standin = await startStandin({
    upstream: { "gift-card-v3": `${provider.url}/giftcard/v3` },
    upstreamRate: 10_000,
  });
  const till = newTill(standin);
  const sales = Array.from({ length: limits.messagesPage + 1 }, () =>
    redemptionOf(cards.funded, 1),
  );
  for (const one of sales) expect(await till.redeem(one)).toMatchObject({ status: 201 });
  const settled = await till.space.settle();
  expect(settled.map(({ id }) => id)).toEqual(sales.map(({ id }) => id));
  expect(settled.every(({ isClosed }) => isClosed)).toBe(true);
});

test("settle reverses a sale whose confirmation came first, and was refused", async () => {
  const { till, at } = await openSale();
  const late = redemptionOf(cards.funded, 100);
  expect(await till.confirm("redemption", late.id)).toMatchObject({ status: 404 });
  expect(await till.redeem(late)).toMatchObject({ status: 201 });
  const { code, out } = await runHere(["settle", ...at]);
  expect({ code, out: out.split("\n") }).toEqual({
    code: 0,
    out: expect.arrayContaining([`gift-card-v3 ${late.id}: reversed`]) as unknown,
  });
});

test("settle ends with 1 where something stays open", async () => {
  const { open, at, there } = await openSale();
  there.fault("reverseRedemption", { interface: "gift-card-v3", before: "status 400" });
  expect(await runHere(["settle", ...at])).toMatchObject({
    code: 1,
    out: `gift-card-v3 ${open.id}: its reversal got 400\n`,
  });
});

test("settle in process closes what is open, and says what became of each", async () => {
  const { till, open, there } = await openSale();
  expect(await till.space.settle()).toEqual([
    { id: open.id, interface: "gift-card-v3", text: "reversed", isClosed: true },
  ]);
  await expect(there.transaction(open.id)).resolves.toMatchObject({ state: "REVERSED" });
  expect(await till.space.settle()).toEqual([]);
});

test("settle in process sends nothing to another machine that is not named", async () => {
  const standin = await startStandin({ upstream: { airtime: "https://sandbox.example/airtime" } });
  await expect(standin.settle()).rejects.toThrow(
    'Messages would go to sandbox.example. If that is a sandbox, say so: sandbox: ["sandbox.example"].',
  );
  expect(await standin.settle({ sandbox: ["sandbox.example"] })).toEqual([]);
  expect(standin.messages().exchanges).toEqual([]);
});

test.each([
  { keepOpen: false, states: ["REVERSED"] },
  { keepOpen: true, states: ["PENDING"] },
])("explore in process settles after each run, unless keepOpen ($keepOpen)", async (given) => {
  const provider = await startStandin();
  const before = new Set<string>();
  await explore({
    interfaces: ["gift-card-v3"],
    keepOpen: given.keepOpen,
    simulator: { upstream: { "gift-card-v3": `${provider.url}/giftcard/v3` } },
    async sell({ url, user, password, authorization }) {
      before.add(password);
      const body = redemptionOf(cards.funded, 100);
      const headers = { authorization, "content-type": "application/json" };
      const path = requestPath("redemption", body.id);
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      await fetch(`${url}${path}`, request).catch(() => undefined);
      expect(user).toBe("7102");
    },
  });
  const states = [...before].flatMap((password) =>
    provider
      .space("7102", password)
      .messages()
      .exchanges.slice(-1)
      .map(({ stateAfter }) => stateAfter),
  );
  expect([...new Set(states)].sort()).toEqual(given.states);
});

test("explore in process sends nothing to another machine that is not named", async () => {
  const upstream = { airtime: "https://sandbox.example/airtime" };
  const sold = jest.fn();
  await expect(explore({ simulator: { upstream }, sell: sold })).rejects.toThrow(StartRefused);
  expect(sold).not.toHaveBeenCalled();
});

test("what sends by itself wants to be told that a host is a sandbox", async () => {
  const upstream = ["--upstream", "airtime=https://sandbox.example/airtime"];
  for (const command of ["run", "explore"]) {
    const words = command === "run" ? [command, scenario] : [command];
    expect(await runHere([...words, ...upstream, "--", "true"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--sandbox sandbox.example") as unknown,
    });
  }
});
