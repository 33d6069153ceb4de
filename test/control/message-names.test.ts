import { v4 } from "uuid";
import type { Exchange } from "../../src";
import { base, cards, loadOf, newTill } from "../support/messages/gift-card";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runHere } from "../support/program";
import { newTester, startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** A till of a simulator of its own, whose time stands. */
async function start(options = {}) {
  const time = new VirtualTime();
  const standin = await startStandin({ time, ...options });
  const till = newTill(standin);
  till.space.clock({ set: "real", frozen: false });
  const named = async (name: string) => {
    const { status, text } = await till.client.get(`/standin/messages/${name}`);
    return { ...(JSON.parse(text) as Partial<Exchange> & { undo?: boolean }), status };
  };
  const load = async (): Promise<string> => {
    await till.load(loadOf(cards.empty, 1));
    return till.space.messages({ newest: true, limit: 1 }).exchanges[0]?.name ?? "";
  };
  return { time, standin, till, named, load };
}

const gone = (errorMessage: string, undo: boolean): object => ({
  status: 410,
  errorType: "GONE",
  errorMessage,
  undo,
});

test("each message has a name of twelve letters of its own, in list, detail, stream and export", async () => {
  const { till, named, load } = await start();
  const names = [await load(), await load(), await load()];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-z]{12}$/);
  expect(await named(names[1] ?? "")).toMatchObject({ status: 200, number: 2, name: names[1] });
  expect(till.space.message(names[2] ?? "").number).toBe(3);
  const { exchanges } = await till.space.journal();
  expect(exchanges.map(({ name }) => name)).toEqual(names);
  const { body } = await till.client.get("/standin/messages?limit=1");
  expect(body).toMatchObject({ exchanges: [{ number: 1, name: names[0] }] });
});

test("a name leads to its message alone: of no other data space, and none that was never given", async () => {
  const { standin, named, load } = await start();
  const name = await load();
  const { client } = newTester(standin);
  await client.get("/standin/messages");
  expect((await client.get(`/standin/messages/${name}`)).status).toBe(404);
  expect(await named("abcdefghijkl")).toMatchObject({ status: 404 });
  const last = name.endsWith("a") ? "b" : "a";
  expect(await named(name.slice(0, -1) + last)).toMatchObject({ status: 404 });
  for (const other of ["Abcdefghijkl", "abcdefghijk", "abcdefghijklm"])
    expect(await named(other)).toMatchObject({ status: 400 });
});

test("after a reset a name is gone, with the time of the reset, until that is undone", async () => {
  const { time, till, named, load } = await start();
  const name = await load();
  time.advance(3_723_000);
  till.space.reset();
  expect(await named(name)).toMatchObject(gone("dropped by the reset of 13:02:03Z", true));
  const after = await load();
  expect(after).not.toBe(name);
  expect(till.space.messages().exchanges).toMatchObject([{ number: 1, name: after }]);
  time.advance(24 * 3_600_000);
  expect(await named(name)).toMatchObject(
    gone("dropped by the reset of 2031-03-04T13:02:03Z", false),
  );
});

test("a transaction that a reset dropped is gone as its messages are, until that is undone", async () => {
  const { till } = await start();
  const load = loadOf(cards.empty, 1);
  await till.load(load);
  const transaction = async (rest = ""): Promise<object> => {
    const { status, body } = await till.client.get(`/standin/transactions/${load.id}${rest}`);
    return { status, ...body };
  };
  await till.client.post("/standin/reset", "");
  for (const rest of ["", "/scenario"])
    expect(await transaction(rest)).toMatchObject(gone("dropped by the reset of 12:00:00Z", true));
  await till.client.post("/standin/undo", "");
  expect(await transaction()).toMatchObject({ status: 200, id: load.id });
  for (let resets = 0; resets < 2; resets += 1) await till.client.post("/standin/reset", "");
  expect(await transaction()).toMatchObject(gone("dropped by a reset", false));
  expect((await till.client.get(`/standin/transactions/${v4()}`)).status).toBe(404);
});

test("an undo gives the name its message back, and takes that of what came since", async () => {
  const { till, named, load } = await start();
  const name = await load();
  till.space.reset();
  const after = await load();
  till.space.undo();
  expect(await named(name)).toMatchObject({ status: 200, number: 1 });
  expect(await named(after)).toMatchObject(gone("dropped by the undo of 12:00:00Z", true));
  till.space.undo();
  expect(await named(name)).toMatchObject(gone("dropped by the undo of 12:00:00Z", true));
  expect(await named(after)).toMatchObject({ status: 200, number: 1 });
});

test("a reset of one interface drops its messages alone", async () => {
  const { till, named, load, time } = await start();
  await till.client.get("/airtime/v5/testServerAdmin/data");
  const other = till.space.message(1).name ?? "";
  const name = await load();
  time.advance(1_000);
  const both = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };
  await till.client.post(`${base}/testServerAdmin/reset`, both);
  expect(await named(other)).toMatchObject({ status: 200, number: 1, interface: "airtime" });
  expect(await named(name)).toMatchObject(gone("dropped by the reset of 12:00:01Z", false));
  time.advance(1_000);
  await load();
  expect(await named(name)).toMatchObject(gone("dropped by the reset of 12:00:01Z", false));
});

test("what the journal has dropped to keep within its bounds is gone", async () => {
  const { named, load } = await start({ journal: 100 });
  const name = await load();
  for (let more = 0; more < 100; more += 1) await load();
  expect(await named(name)).toMatchObject(
    gone("dropped to keep the journal within its bounds", false),
  );
});

test("a name stays through a restart, and no other file has it", async () => {
  const db = join(mkdtempSync(join(tmpdir(), "standin-names-")), "standin.db");
  const first = await startStandin({ db, user: "names", password: "names" });
  const till = newTill(first, "names", "names");
  await till.load(loadOf(cards.empty, 1));
  const name = first.message(1).name ?? "";
  await first.close();
  const second = await startStandin({ db, user: "names", password: "names" });
  expect(second.message(name).number).toBe(1);
  const other = await startStandin();
  expect(() => other.message(name)).toThrow("Message not known");
});

test("standin messages show takes a name, and says what dropped it", async () => {
  const standin = await startStandin();
  const till = newTill(standin, "7102", "pos");
  await till.load(loadOf(cards.empty, 1));
  const name = standin.message(1).name ?? "";
  const shown = await runHere(["messages", "show", name, "--url", standin.url]);
  expect(shown.out).toContain("Message 1: load");
  standin.reset();
  const { code, err } = await runHere(["messages", "show", name, "--url", standin.url]);
  expect(code).not.toBe(0);
  expect(err).toMatch(/dropped by the reset of .*Z/);
});
