import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v4 } from "uuid";
import type { Standin } from "../../src";
import { type Store, openStore } from "../../src/store";
import { Sqlite } from "../../src/store/file/sqlite";
import { type Till, cards, loadOf, newTill } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

const directory = mkdtempSync(join(tmpdir(), "standin-snapshots-"));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const file = (name: string): string => join(directory, `${name}.db`);
const till = (standin: Standin): Till => newTill(standin, "tester", "secret");
const spaceIn = (store: Store) => store.spaces.open(store.spaces.nameOf("tester", "secret"));

/** A file whose data space has so many transactions that a copy of it takes some steps. */
async function filled(name: string, transactions = 4_000): Promise<string> {
  const standin = await startStandin({ db: file(name) });
  const message = loadOf(cards.empty, 100);
  await till(standin).load(message);
  await standin.close();
  const store = openStore({ file: file(name) });
  const { storage } = spaceIn(store);
  const record = store.messages.get(storage, message.id);
  if (record === undefined) throw new Error("the load was not kept");
  store.unit(() => {
    for (let made = 0; made < transactions; made += 1)
      store.messages.put(storage, { ...record, id: v4() }, true);
  });
  store.close();
  return file(name);
}

/** Storages and rows that a file has. */
function countIn(name: string): { storages: number; messages: number } {
  const raw = new Sqlite(file(name), { readonly: true });
  const count = (table: string): number =>
    Number(raw.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get());
  const counts = { storages: count("storage"), messages: count("message") };
  raw.close();
  return counts;
}

/** Deletes what belongs to nobody, to the end. */
function sweepAll(name: string): void {
  const store = openStore({ file: file(name) });
  let isMore = true;
  while (isMore) isMore = store.storages.sweep(1_000);
  store.close();
}

/** Sends loads of 5 until the work is over; how many were answered. */
async function loadUntil(work: Promise<unknown>, tester: Till, answered: () => void) {
  let [isOver, loads] = [false, 0];
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await tester.load(loadOf(cards.empty, 5))).status).toBe(201);
    answered();
    loads += 1;
  }
  await over;
  return loads;
}

test("messages are answered between the steps of a snapshot and of a restore; what is kept is of one moment", async () => {
  const events: string[] = [];
  const happens = (what: string): void => {
    if (events.at(-1) !== what) events.push(what);
  };
  const standin = await startStandin({
    db: await filled("meanwhile"),
    beforeStatement: (sql) => {
      if (sql.startsWith("INSERT OR IGNORE INTO message")) happens("copy");
    },
  });
  const [tester, other] = [till(standin), newTill(standin)];
  const { snapshots } = tester.space;
  const answered = (): void => {
    happens("answer");
  };
  const loads = await loadUntil(snapshots.save("one"), tester, answered);
  expect(events.join()).toContain("copy,answer,copy");
  expect(await tester.balances(cards.empty)).toEqual([100 + 5 * loads, 0]);
  // As many loads as the balance tells of.
  const { content } = await snapshots.export("one");
  const kept = content.messages.filter(({ role }) => role === "request").length - 4_001;
  expect([kept >= 0, kept <= loads]).toEqual([true, true]);
  events.length = 0;
  const others = await loadUntil(snapshots.restore("one"), other, answered);
  expect(events.join()).toContain("copy,answer,copy");
  expect(await tester.balances(cards.empty)).toEqual([100 + 5 * kept, 0]);
  expect(await other.balances(cards.empty)).toEqual([5 * others, 0]);
});

test("a snapshot during which a reset comes is what there is after it", async () => {
  const { space } = till(await startStandin({ db: await filled("reset") }));
  const saving = space.snapshots.save("one");
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  space.reset();
  const [entry] = await saving;
  expect(entry?.bytes).toBeLessThan(2_000);
});

test("a snapshot that is deleted while it is restored or exported is restored and exported to its end", async () => {
  const name = "deleted";
  const standin = await startStandin({ db: await filled(name) });
  const { space } = till(standin);
  await space.snapshots.save("one");
  const data = space.data();
  const exported = await space.snapshots.export("one");
  space.reset();
  const [restoring, exporting] = [space.snapshots.restore("one"), space.snapshots.export("one")];
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  space.snapshots.delete("one");
  await restoring;
  expect(JSON.stringify(await exporting)).toBe(JSON.stringify(exported));
  expect(space.data()).toEqual(data);
  await standin.close();
  sweepAll(name);
  expect(countIn(name).storages).toBe(2);
});

describe.each(["save", "restore"] as const)("a %s", (what) => {
  test("that the end of the process interrupts has not begun; what it copied is deleted", async () => {
    const name = `interrupted-${what}`;
    const store = openStore({ file: await filled(name) });
    const space = spaceIn(store);
    // As far as a process comes that is killed: each step is a transaction, and the last one is missing.
    const copied = store.unit(() => store.storages.draft());
    expect([...store.snapshots.copy(space.storage, copied)].length).toBeGreaterThan(5);
    store.close();
    const before = countIn(name);
    const standin = await startStandin({ db: file(name) });
    const tester = till(standin);
    expect(tester.space.snapshots.list()).toEqual([]);
    expect(await tester.balances(cards.empty)).toEqual([100, 0]);
    await standin.close();
    sweepAll(name);
    const after = countIn(name);
    // One of them is the lookup of the card.
    expect((after.messages - 1) * 2).toBe(before.messages);
    expect(after.storages).toBe(before.storages - 1);
  });

  test("that fails on the way leaves nothing of itself", async () => {
    const name = `failed-${what}`;
    let copies = -1;
    const standin = await startStandin({
      db: await filled(name),
      beforeStatement: (sql) => {
        if (!sql.startsWith("INSERT OR IGNORE INTO message")) return;
        if (copies === 0) throw new Error("no disk");
        copies -= 1;
      },
    });
    const tester = till(standin);
    await tester.space.snapshots.save("one");
    await tester.load(loadOf(cards.empty, 5));
    copies = 1_000;
    await expect(tester.space.snapshots[what]("one")).rejects.toThrow("no disk");
    copies = -1;
    expect(await tester.balances(cards.empty)).toEqual([105, 0]);
    expect(tester.space.snapshots.list()).toHaveLength(1);
    await tester.space.snapshots.restore("one");
    expect(await tester.balances(cards.empty)).toEqual([100, 0]);
    tester.space.snapshots.delete("one");
    // An undo of the last reset finds no row either.
    tester.space.reset();
    tester.space.reset();
    await standin.close();
    sweepAll(name);
    // A storage and a journal of the data space, and of the last reset; and no row.
    expect(countIn(name)).toEqual({ storages: 4, messages: 0 });
  });
});
