import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src";
import { startSoaked } from "../gates/load/soaked-process";
import { cards, loadOf, redemptionOf, requestPath, Till } from "../support/messages/gift-card";
import { Client } from "../support/client";
import { type Tester, newTester, startStandin, until, untilHeld } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** A verdict as it is made of what the thread has kept, and of the whole journal. */
async function bothVerdicts({
  space,
}: Pick<Tester, "space">): Promise<{ kept: object; whole: object }> {
  const [kept, journal] = [await space.verdict(), await space.journal()];
  return { kept, whole: await space.verdictFrom(journal) };
}

async function expectSame(tester: Pick<Tester, "space">): Promise<void> {
  const { kept, whole } = await bothVerdicts(tester);
  expect(kept).toEqual({ ...whole, observed: expect.anything() as unknown });
}

const tillOf = (tester: Tester): Till => new Till(tester.client, tester.space, tester);

async function start(
  options = {},
): Promise<{ time: VirtualTime; standin: Standin; tester: Tester }> {
  const time = new VirtualTime();
  const standin = await startStandin({ time, ...options });
  return { time, standin, tester: newTester(standin) };
}

describe("a verdict of a journal of which the thread that judges has a part already", () => {
  test("is that of the whole journal after each message, and after each time that is over", async () => {
    const { time, tester } = await start();
    const till = tillOf(tester);
    await expectSame(tester);
    const redemption = redemptionOf(cards.funded, 100);
    await till.redeem(redemption);
    await expectSame(tester);
    time.advance(3_600_000);
    await expectSame(tester);
    await till.confirm("redemption", redemption.id);
    await till.reverse("redemption", redemption.id);
    await expectSame(tester);
    expect(
      (await tester.space.transaction(redemption.id)).judged.map(({ rule }) => rule),
    ).toContain("GC-08");
  });

  test("has what a held message became", async () => {
    const { time, tester } = await start();
    tester.space.scenario({
      name: "slow",
      title: "Slow",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "redeem" }, fault: { when: "after", kind: "delay", for: "5s" } }],
    });
    const sent = tillOf(tester).redeem(redemptionOf(cards.funded, 100));
    await untilHeld(tester.space);
    await expectSame(tester);
    time.advance(5_000);
    await sent;
    await until(() => tester.space.messages().exchanges[0]?.outcome === "answered");
    await expectSame(tester);
  });

  test("has the time in which a scenario ran that was stopped meanwhile", async () => {
    const { time, tester } = await start();
    tester.space.scenario("redemption-answer-lost");
    await tillOf(tester).load(loadOf(cards.empty, 1));
    const textOf = async (): Promise<string | undefined> =>
      (await tester.space.verdict()).rules.find(({ id }) => id === "SCENARIO-1")?.checks[0]?.text;
    expect(await textOf()).not.toContain("ran from");
    time.advance(60_000);
    tester.space.scenario(null);
    expect(await textOf()).toMatch(
      /; the scenario ran from 2031-03-04T12:00:00.000Z to 2031-03-04T12:01:00.000Z$/,
    );
    await expectSame(tester);
  });

  test("has nothing of before a reset, and has it again when that is undone", async () => {
    const { tester } = await start();
    const till = tillOf(tester);
    for (const amount of [1, 2, 3]) await till.load(loadOf(cards.empty, amount));
    await expectSame(tester);
    tester.space.reset();
    await expectSame(tester);
    await till.load(loadOf(cards.empty, 4));
    await expectSame(tester);
    tester.space.undo();
    await expectSame(tester);
  });

  test("has nothing of what the journal has dropped", async () => {
    const { tester } = await start({ journal: 100 });
    const till = tillOf(tester);
    for (let sent = 0; sent < 99; sent += 1) await till.load(loadOf(cards.empty, 1));
    await expectSame(tester);
    for (let sent = 0; sent < 5; sent += 1) await till.load(loadOf(cards.empty, 1));
    const { kept } = await bothVerdicts(tester);
    expect(kept).toMatchObject({ observed: { exchanges: 100, trimmed: 4 } });
    await expectSame(tester);
  });

  test("is whole where others were judged meanwhile, more than the thread keeps", async () => {
    const { standin, tester } = await start();
    const all = [tester, ...Array.from({ length: 5 }, () => newTester(standin))];
    for (let round = 0; round < 2; round += 1) {
      for (const one of all) await tillOf(one).load(loadOf(cards.empty, 1));
      for (const one of all) await expectSame(one);
    }
  });

  test("goes by its own settings, however many are asked for at once", async () => {
    const { tester, standin } = await start();
    await tillOf(tester).load(loadOf(cards.empty, 1));
    const counts = async (query: object): Promise<unknown> =>
      (await tester.space.verdict(query)).configuration.closeWithin;
    const seconds = [10, 20, 30, 40, 50, 60];
    const asked = await Promise.all(seconds.map((closeWithin) => counts({ closeWithin })));
    expect(asked).toEqual(seconds);
    expect(
      await new Client(standin.url, tester.user, tester.password).get("/standin/verdict"),
    ).toMatchObject({ status: 200 });
  });
});

test("transactions that messages after a number have touched", async () => {
  const { tester } = await start();
  const till = tillOf(tester);
  const loads = [1, 2, 3].map((amount) => loadOf(cards.empty, amount));
  for (const load of loads) await till.load(load);
  await till.confirm("load", String(loads[0]?.id));
  const touched = async (touchedAfter: number): Promise<number[]> =>
    (await tester.space.transactions({ touchedAfter })).transactions.map(({ number }) => number);
  expect(await touched(0)).toEqual([1, 2, 3]);
  expect(await touched(2)).toEqual([1, 3]);
  expect(await touched(3)).toEqual([1]);
  expect(await touched(4)).toEqual([]);
  const { status } = await tester.client.get("/standin/transactions?touchedAfter=-1");
  expect(status).toBe(400);
});

test("no data space keeps the bytes of the verdicts that were given on it", async () => {
  const db = join(mkdtempSync(join(tmpdir(), "standin-")), "standin.db");
  const soaked = await startSoaked({ db });
  /** Sends messages as a user; the length of the verdict on them. */
  const judged = async (number: number): Promise<number> => {
    const client = new Client(soaked.url, `judged-${number}`, "pos");
    for (let sent = 0; sent < 50; sent += 1) {
      const redemption = redemptionOf(cards.funded, 1);
      await client.post(requestPath("redemption", redemption.id), redemption);
    }
    const { text } = await client.get("/standin/verdict");
    return text.length;
  };
  // The first one loads what verdicts need.
  await judged(0);
  const before = await soaked.holding();
  let given = 0;
  for (let number = 1; number <= 20; number += 1) given += await judged(number);
  const kept = (await soaked.holding()).externalBytes - before.externalBytes;
  soaked.close();
  expect(given).toBeGreaterThan(1_000_000);
  expect(kept).toBeLessThan(given / 10);
});
