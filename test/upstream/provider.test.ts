import { mkdtempSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin, StandinOptions } from "../../src";
import { dealingKinds, dealingMessage, subjects } from "../gates/trial/subjects";
import { newTester, startStandin, until } from "../support/standin";
import { type Till, cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { answerBytes, startRawProvider } from "./raw-provider";

let passwords = 0;
let provider: Standin;
beforeAll(async () => {
  provider = await startStandin();
});

/** A till in front of a simulator whose messages go to another one, and its data space there. */
async function throughProvider(options: StandinOptions = {}, known?: readonly [string, string]) {
  const standin = await startStandin({
    upstream: { "gift-card-v3": `${provider.url}/giftcard/v3` },
    ...options,
  });
  // A till under its client's own name, in a data space of its own.
  passwords += 1;
  const pair = known ?? (["7102", `secret-${passwords}`] as const);
  return { till: newTill(standin, ...pair), there: newTill(provider, ...pair), pair, standin };
}

test("a sale goes through: the provider's states and answers are the simulator's", async () => {
  const { till, there } = await throughProvider();
  const sale = redemptionOf(cards.funded, 2_500);
  expect(await till.redeem(sale)).toMatchObject({ status: 201 });
  expect(till.last()).toMatchObject({ stateBefore: "NONE", stateAfter: "PENDING" });
  expect(await till.confirm("redemption", sale.id)).toMatchObject({ status: 202 });
  expect(till.last()).toMatchObject({
    requestId: sale.id,
    stateBefore: "PENDING",
    stateAfter: "CONFIRMED",
    findings: [],
  });
  expect(there.last()).toMatchObject({ stateAfter: "CONFIRMED" });
  expect(await till.redeem(sale)).toMatchObject({ status: 400 });
  expect(till.last()).toMatchObject({ stateAfter: "CONFIRMED", findings: [] });
});

const struck = (fault: object): NonNullable<Parameters<Till["space"]["scenario"]>[0]> => ({
  name: "strike",
  title: "A fault",
  interface: "gift-card-v3",
  rules: [{ on: { operation: "redeem" }, times: 1, fault: fault as never }],
});

test("an answer that is lost after processing: the provider has approved, the POS reverses", async () => {
  const { till, there } = await throughProvider();
  till.space.scenario(struck({ kind: "reset", when: "after" }));
  const sale = redemptionOf(cards.funded, 2_500);
  await expect(till.redeem(sale)).rejects.toThrow(/ECONNRESET|socket hang up/);
  expect(till.last()).toMatchObject({
    outcome: "silent",
    made: { status: 201 },
    stateAfter: "PENDING",
    upstream: { sent: true, status: 201 },
  });
  expect(there.last()).toMatchObject({ stateAfter: "PENDING" });
  expect(await till.reverse("redemption", sale.id, { reversalReason: "TIMEOUT" })).toMatchObject({
    status: 202,
  });
  expect(there.last()).toMatchObject({ stateAfter: "REVERSED" });
  expect(till.last()).toMatchObject({ stateAfter: "REVERSED", findings: [] });
});

test("a failure before processing: the provider never gets the message", async () => {
  const { till, there } = await throughProvider();
  till.space.scenario(struck({ kind: "status", status: 500, when: "before" }));
  const sale = redemptionOf(cards.funded, 2_500);
  expect(await till.redeem(sale)).toMatchObject({ status: 500 });
  expect(till.last()).toMatchObject({ stateAfter: "NONE", findings: [{ code: "not-forwarded" }] });
  expect(till.last()).not.toHaveProperty("upstream");
  expect(there.space.messages().exchanges).toEqual([]);
  expect(await till.reverse("redemption", sale.id, { reversalReason: "TIMEOUT" })).toMatchObject({
    status: 404,
  });
  expect(till.last()).toMatchObject({ stateAfter: "TOMBSTONE", findings: [] });
});

test("a delay before, an edited answer, a second delivery: each strikes what the provider answered", async () => {
  const { till, there } = await throughProvider();
  const strikeWith = async (fault: object): Promise<Awaited<ReturnType<Till["redeem"]>>> => {
    till.space.scenario(struck(fault));
    return till.redeem(redemptionOf(cards.funded, 100));
  };
  expect(await strikeWith({ kind: "delay", for: "10ms", when: "before" })).toMatchObject({
    status: 201,
  });
  const edit = { kind: "edit", set: { "amounts.balanceAmount.amount": 1 }, when: "after" };
  expect((await strikeWith(edit)).body).toMatchObject({
    amounts: { balanceAmount: { amount: 1 } },
  });
  expect(till.last()).toMatchObject({ made: { status: 201 } });
  await expect(strikeWith({ kind: "malformed", when: "after" })).rejects.toThrow(SyntaxError);
  expect(till.last()).toMatchObject({ outcome: "spoiled", status: 201 });
  const before = there.space.messages().exchanges.length;
  await strikeWith({ kind: "replay", when: "before" });
  await until(() => there.space.messages().exchanges.length === before + 2);
  const twice = there.space.messages().exchanges.slice(before);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(till.space.messages().exchanges.at(-1)?.findings).toEqual([]);
});

test("the test server's data are the provider's, unless that is told to take them", async () => {
  const { till } = await throughProvider();
  expect(await till.client.get("/giftcard/v3/testServerAdmin/data/card/1")).toMatchObject({
    status: 500,
    body: { errorMessage: "Data elsewhere" },
  });
  const { till: other, there } = await throughProvider({ upstreamAdmin: true });
  await there.redeem(redemptionOf(cards.funded, 100));
  expect(await other.card(cards.funded)).toEqual(await there.card(cards.funded));
});

/** The result of a verdict, and the rules that are broken or not clear. */
async function broken(till: Till): Promise<string[]> {
  const { result, rules } = await till.space.verdict();
  const wrong = rules.filter(({ outcome }) => !["pass", "not-applicable"].includes(outcome));
  return [result, ...wrong.flatMap(({ id, checks }) => [id, ...checks.map(({ text }) => text)])];
}

test("the verdict rests on the provider's answers", async () => {
  const { till } = await throughProvider();
  till.space.scenario(struck({ kind: "no-answer", for: "1ms", when: "after" }));
  const sale = redemptionOf(cards.funded, 2_500);
  await expect(till.redeem(sale)).rejects.toThrow();
  await till.reverse("redemption", sale.id, { reversalReason: "TIMEOUT" });
  expect(await broken(till)).toEqual(["pass"]);
  const before = await throughProvider();
  before.till.space.scenario(struck({ kind: "status", status: 500, when: "before" }));
  const failed = redemptionOf(cards.funded, 2_500);
  await before.till.redeem(failed);
  await before.till.reverse("redemption", failed.id, { reversalReason: "RESPONSE_NOT_FINAL" });
  expect(await broken(before.till)).toEqual(["pass"]);
});

const closings = dealingKinds.flatMap(({ subject, kind }) =>
  subject.advicesOf(kind).map((role) => ({ name: subject.name, subject, kind, role })),
);

test.each(closings)(
  "$name: a $role of a $kind that an earlier simulator has passed on is the provider's to take or to refuse",
  async ({ name, subject, kind, role }) => {
    const raw = await startRawProvider(answerBytes(202, "{}"), answerBytes(404, "{}"));
    const { client, space } = newTester(await startStandin({ upstream: { [name]: raw.url } }));
    for (const id of ["d", "e"]) {
      const requestId = `6b4ba1bf-5bcc-4eb3-8d7e-3b6c6d2c9f0${id}`;
      const adviceId = `0d1a7a57-5a5b-4a53-8d5e-2f6f0f6f0a0${id}`;
      const message = dealingMessage({ subject, kind, role, requestId, id: adviceId });
      const { method, path, body } = message as { method: string; path: string; body: object };
      await client.send(method, path, body);
    }
    const { exchanges } = space.messages();
    expect(exchanges.map(({ upstream }) => upstream?.status)).toEqual([202, 404]);
    expect(exchanges.map(({ stateBefore }) => stateBefore)).toEqual(["UNKNOWN", "UNKNOWN"]);
    const found = exchanges.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(found).not.toContain("provider-lifecycle");
  },
);

/** What asks for the outcome of a request, or sends it again, at each interface that has such a message. */
const asking = [
  ["voucher", "redemption", "GET", (id: string) => `/voucher/v1/redemptions/${id}`, 200],
  [
    "airtime",
    "purchase",
    "GET",
    (id: string) => `/airtime/v5/purchases/status?originalMsgId=${id}`,
    200,
  ],
  [
    "prepaid-utility",
    "purchase",
    "POST",
    (id: string) => `/prepaidutility/v3/tokenPurchases/${id}/retry`,
    202,
  ],
] as const;

test.each(asking)(
  "%s: the outcome of a %s that was not answered is known once a lookup tells it",
  async (name, kind, method, pathOf, status) => {
    const subject = subjects.find((one) => one.name === name);
    if (subject === undefined) throw new Error(`nobody says how to drive ${name}`);
    const raw = await startRawProvider(
      (socket) => socket.resetAndDestroy(),
      answerBytes(400, "{}"),
      answerBytes(status, "{}"),
      answerBytes(404, "{}"),
    );
    const { client, space } = newTester(await startStandin({ upstream: { [name]: raw.url } }));
    const id = "6b4ba1bf-5bcc-4eb3-8d7e-3b6c6d2c9f03";
    const request = dealingMessage({ subject, kind, role: "request", id });
    const state = async (): Promise<unknown> =>
      (await space.transactions({ interface: name })).transactions[0]?.state;
    const { path, body } = request as { path: string; body: object };
    await expect(client.send("POST", path, body)).rejects.toThrow();
    expect(await state()).toBe("UNKNOWN");
    const ask = () => client.send(method, pathOf(id), method === "POST" ? body : undefined);
    expect(await ask()).toMatchObject({ status: 400 });
    expect(await state()).toBe("UNKNOWN");
    expect(await ask()).toMatchObject({ status });
    expect(await state()).toBe("PENDING");
    await ask();
    const codes = space
      .messages()
      .exchanges.flatMap(({ number, findings }) =>
        findings.flatMap(({ code, text }) =>
          code === "provider-lifecycle" ? [[number, text]] : [],
        ),
      );
    // Only there 404 says that nobody sent it.
    const isBroken = name === "voucher";
    expect(codes).toEqual(
      isBroken ? [[4, "the provider refused lookupRedemption in state PENDING"]] : [],
    );
    expect(await state()).toBe(isBroken ? "UNKNOWN" : "PENDING");
  },
);

test("what belongs to the provider cannot be changed here: data, clock, snapshots", async () => {
  const { till } = await throughProvider();
  const { client } = till;
  const both = newTester(
    await startStandin({
      only: ["gift-card", "gift-card-v3"],
      upstream: { "gift-card-v3": provider.url, "gift-card": provider.url },
    }),
  ).client;
  expect((await both.get("/standin/data")).body).toMatchObject({ "gift-card": {} });
  expect((await both.get("/standin/data/gift-card/cards")).body).toMatchObject({ entities: [] });
  const { text: lists } = await both.get("/standin/data-lists");
  expect(lists).toContain('{"family":"gift-card","list":"cards","count":0}');
  const theirs = { status: 409, body: { errorMessage: "Held by provider" } };
  expect(await both.putNothing("/standin/snapshots/before")).toMatchObject({ status: 200 });
  expect(await both.delete(`/standin/data/gift-card/cards/${cards.funded}`)).toMatchObject(theirs);
  expect(await both.get(`/standin/data/gift-card/cards/${cards.funded}`)).toMatchObject(theirs);
  expect(await both.put("/standin/clock", { advanceSeconds: 60 })).toMatchObject(theirs);
  expect(await both.send("POST", "/standin/snapshots/before/restore")).toMatchObject(theirs);
  expect(await client.put("/standin/clock", { advanceSeconds: 60 })).toMatchObject({ status: 200 });
  const { host } = new URL(provider.url);
  expect(await both.get("/standin/interfaces")).toMatchObject({
    text: expect.stringContaining(`"upstream":{"host":"${host}"}`) as unknown,
  });
});

/** What a tester does here between a sale and its advice message, of which the provider hears nothing. */
const forgetting = {
  reset: async ({ client }: Till) => {
    await client.send("POST", "/standin/reset");
  },
  "an undone reset, with the confirmation before the undo": async (till: Till, id: string) => {
    await till.client.send("POST", "/standin/reset");
    await till.confirm("redemption", id);
    await till.client.send("POST", "/standin/undo");
  },
  "a restore, with the confirmation before it": async (till: Till, id: string) => {
    await till.client.putNothing("/standin/snapshots/before");
    await till.confirm("redemption", id);
    await till.client.send("POST", "/standin/snapshots/before/restore");
  },
  "a restore of what was before the sale": async (till: Till) => {
    await till.client.send("POST", "/standin/snapshots/empty/restore");
  },
};

test.each(Object.keys(forgetting) as (keyof typeof forgetting)[])(
  "%s: the provider is not blamed for what it still knows, and is followed anew",
  async (how) => {
    const { till } = await throughProvider();
    await till.client.putNothing("/standin/snapshots/empty");
    const sale = redemptionOf(cards.funded, 2_500);
    await till.redeem(sale);
    await forgetting[how](till, sale.id);
    const isConfirmed = how.includes("confirmation");
    const { status } = await till.reverse("redemption", sale.id);
    expect(status).toBe(isConfirmed ? 400 : 202);
    expect(till.last().findings).toEqual([]);
    expect(till.last()).toMatchObject({ stateAfter: isConfirmed ? "UNKNOWN" : "REVERSED" });
    await till.confirm("redemption", sale.id);
    expect(till.last().findings).toEqual([]);
    expect((await till.space.verdict()).provider).toMatchObject({ breaches: [] });
  },
);

const resetThere = ({ client }: Till) =>
  client.post("/giftcard/v3/testServerAdmin/reset", {
    resetUserData: "TRUE",
    userDataWillBeLost: "TRUE",
  });

test("a reset that the provider accepts ends what is known of transactions there, also after a restart", async () => {
  const db = join(mkdtempSync(join(tmpdir(), "standin-reset-")), "front.db");
  const options = { db, upstreamAdmin: true };
  const { till: before, pair, standin } = await throughProvider(options);
  const pending = redemptionOf(cards.funded, 100);
  const confirmed = redemptionOf(cards.funded, 200);
  const reversed = redemptionOf(cards.funded, 300);
  for (const sale of [pending, confirmed, reversed]) await before.redeem(sale);
  await before.confirm("redemption", confirmed.id);
  await before.reverse("redemption", reversed.id);
  expect(await resetThere(before)).toMatchObject({ status: 200 });
  const { transactions } = await before.space.transactions();
  expect(transactions.map(({ state }) => state)).toEqual([undefined, undefined, undefined]);
  expect(await before.space.settle()).toEqual([]);
  await standin.close();
  const { till } = await throughProvider(options, pair);
  expect(await till.redeem(confirmed)).toMatchObject({ status: 201 });
  expect(till.last()).toMatchObject({ stateBefore: "NONE", stateAfter: "PENDING", findings: [] });
  expect(await till.confirm("redemption", confirmed.id)).toMatchObject({ status: 202 });
  expect(till.last()).toMatchObject({ stateAfter: "CONFIRMED", findings: [] });
  expect(await till.reverse("redemption", pending.id)).toMatchObject({ status: 404 });
  expect(till.last()).toMatchObject({ stateBefore: "UNKNOWN", findings: [] });
  expect(await till.confirm("redemption", reversed.id)).toMatchObject({ status: 404 });
  expect(till.last().findings).toEqual([]);
  const { provider: judged, rules } = await till.space.verdict();
  expect(judged).toMatchObject({ breaches: [] });
  expect(rules.find(({ id }) => id === "GC-03")).toMatchObject({ outcome: "inconclusive" });
});

test("each reset at the provider takes what came since the last one; a second one takes nothing away", async () => {
  const { till } = await throughProvider({ upstreamAdmin: true });
  const [early, late] = [redemptionOf(cards.funded, 100), redemptionOf(cards.funded, 200)];
  const reversedAfterReset = async (sale: typeof early) => {
    await till.redeem(sale);
    await till.confirm("redemption", sale.id);
    await resetThere(till);
    await resetThere(till);
    expect(await till.reverse("redemption", sale.id)).toMatchObject({ status: 404 });
    return (await till.space.verdict()).rules.find(({ id }) => id === "GC-08")?.outcome;
  };
  expect([await reversedAfterReset(early), await reversedAfterReset(late)]).toEqual([
    "inconclusive",
    "inconclusive",
  ]);
});

test("messages on their way to a provider that is reset meanwhile may have come before or after", async () => {
  const raw = await startRawProvider(() => undefined);
  const standin = await startStandin({
    upstream: { "gift-card-v3": raw.url },
    upstreamAdmin: true,
  });
  const till = newTill(standin, "7102");
  const sale = redemptionOf(cards.funded, 100);
  const answered = till.redeem(sale);
  await until(() => raw.sent.length === 1);
  raw.behaviours[0] = answerBytes(200, `{"outcome": "SUCCESSFUL"}`);
  await resetThere(till);
  const approved = answerBytes(201, JSON.stringify(sale));
  raw.sent[0]?.socket.write(approved);
  expect(await answered).toMatchObject({ status: 201 });
  raw.behaviours[0] = approved;
  await till.redeem(sale);
  expect(till.last()).toMatchObject({ stateAfter: "PENDING", findings: [] });
});

test.each([
  ["accepts", answerBytes(200, `{"outcome": "SUCCESSFUL"}`), []],
  ["does not answer", (socket: Socket) => socket.destroy(), []],
  ["refuses", answerBytes(400, `{"outcome": "NO_ACK"}`), ["provider-lifecycle"]],
] as const)(
  "a provider that %s a reset may approve a request twice, or not",
  async (_how, reply, found) => {
    const sale = redemptionOf(cards.funded, 100);
    const approved = answerBytes(201, JSON.stringify(sale));
    const raw = await startRawProvider(approved, reply, approved);
    const upstream = { "gift-card-v3": raw.url };
    const till = newTill(await startStandin({ upstream, upstreamAdmin: true }), "7102");
    await till.redeem(sale);
    await resetThere(till).catch(() => undefined);
    await till.redeem(sale);
    expect(till.last().findings.map(({ code }) => code)).toEqual(found);
  },
);

test("codes and settings of QR are the provider's where all of its messages go there", async () => {
  const { client } = newTester(
    await startStandin({
      upstream: Object.fromEntries(
        ["qr-retailer", "qr-provider", "qr-partner"].map((name) => [name, provider.url]),
      ),
    }),
  );
  const picture = await client.get("/standin/qr/c0de0000000000000000000000000001.txt");
  expect(picture).toMatchObject({ status: 404, body: { errorMessage: "Code not known" } });
  const settings = await client.put("/standin/settings/qr", { simulatedCustomer: "off" });
  expect(settings).toMatchObject({ status: 409, body: { errorMessage: "Held by provider" } });
});

test("metrics count what providers took and how they failed", async () => {
  const upstream = { "gift-card-v3": "http://127.0.0.1:1" };
  const standin = await startStandin({ upstream, metricsPort: 0 });
  await expect(newTill(standin).redeem(redemptionOf(cards.funded, 1))).rejects.toThrow();
  const text = await (await fetch(String(standin.metricsUrl))).text();
  expect(text).toContain('standin_upstream_failures_total{failure="refused"} 1');
  expect(text).toContain('standin_upstream_seconds_count{interface="gift-card-v3"} 1');
  expect(text).toContain('standin_upstream_seconds_bucket{le="+Inf",interface="gift-card-v3"} 1');
});
