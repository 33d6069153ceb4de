import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { v4 } from "uuid";
import { type Standin, type StandinOptions } from "../../src";
import { type Store, openStore } from "../../src/store";
import { Client } from "../support/client";
import {
  advicePath,
  cards,
  loadOf,
  newTill,
  redemptionOf,
  requestPath,
} from "../support/messages/gift-card";
import { startStandin, until } from "../support/standin";

const directory = mkdtempSync(join(tmpdir(), "standin-large-"));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const file = (name: string): string => join(directory, `${name}.db`);

/** So many transactions of a family, as messages make them, but for the messages. */
function fill(store: Store, name: string, transactions: number): void {
  const space = store.spaces.open(name);
  store.unit(() => {
    for (let number = 0; number < transactions; number += 1) {
      store.messages.put(
        space.storage,
        {
          id: v4(),
          family: "gift-card",
          role: "request",
          kind: "load",
          requestId: null,
          state: "CONFIRMED",
          answered: 201,
          digest: "d",
          sender: null,
          answer: JSON.stringify({ text: "x".repeat(300) }),
          data: "{}",
          at: "2031-03-04T12:00:00.000Z",
        },
        true,
      );
    }
  });
}

/** A file with a data space of that many transactions; the name of the space is that of `tester`. */
function filled(name: string, transactions: number): string {
  const store = openStore({ file: file(name) });
  fill(store, store.spaces.nameOf("tester", "secret"), transactions);
  store.close();
  return file(name);
}

const start = (options: StandinOptions): Promise<Standin> => startStandin(options);
/** Housekeeping gives room back by the machine's timers, after any number of turns; Jest's limit ends what never comes. */
async function untilSmaller(db: string, bytes: number): Promise<void> {
  while (statSync(db).size >= bytes) await nextTurn();
}
const till = (standin: Standin) => newTill(standin, "tester", "secret");

describe("a reset of a large data space", () => {
  test("is at once all there is to see, though what it held is deleted bit by bit; the room goes back to the disk", async () => {
    const db = filled("reset", 20_000);
    const full = statSync(db).size;
    const rows: number[] = [];
    const standin = await start({
      db,
      beforeStatement: (sql) => {
        if (sql.startsWith("DELETE FROM message")) rows.push(1);
      },
    });
    const tester = till(standin);
    await tester.load(loadOf(cards.empty, 100));
    tester.space.reset();
    expect(tester.space.messages().exchanges).toEqual([]);
    expect(await tester.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
    expect((await tester.load(loadOf(cards.empty, 100))).status).toBe(201);
    // No message deletes the rows of another time.
    expect(rows).toEqual([]);
    // What a reset took is kept for an undo, until the next one.
    tester.space.reset();
    expect((await tester.load(loadOf(cards.empty, 100))).status).toBe(201);
    await untilSmaller(db, full / 4);
    expect(await tester.card(cards.empty)).toMatchObject({ balance: { amount: 100 } });
  });

  test("that the end of the process interrupts is gone on with by the next one", async () => {
    const db = filled("interrupted", 5_000);
    const full = statSync(db).size;
    const store = openStore({ file: db });
    const space = store.spaces.open(store.spaces.nameOf("tester", "secret"));
    store.unit(() => {
      store.spaces.renewStorage(space, []);
    });
    store.close();
    await start({ db });
    await untilSmaller(db, full / 2);
  });

  test("of one family leaves the others what they hold", async () => {
    const standin = await start({});
    const tester = till(standin);
    await tester.load(loadOf(cards.empty, 100));
    const before = tester.space.data()["airtime"];
    expect(
      (
        await tester.client.post("/airtime/v5/testServerAdmin/reset", {
          userDataWillBeLost: "TRUE",
          resetUserData: "TRUE",
        })
      ).status,
    ).toBeLessThan(300);
    expect(await tester.card(cards.empty)).toMatchObject({ balance: { amount: 100 } });
    expect(tester.space.data()["airtime"]).toEqual(before);
    expect(tester.space.messages().exchanges.map(({ operation }) => operation)).toContain("load");
  });
});

test("a snapshot of more than a snapshot may hold is refused without being made", async () => {
  const standin = await start({ db: filled("snapshot", 60_000) });
  const { client, space } = till(standin);
  expect(await client.putNothing("/standin/snapshots/large")).toMatchObject({
    status: 429,
    body: { errorMessage: "Snapshot too large", detailMessage: { limit: 16_777_216 } },
  });
  expect(space.snapshots.list()).toEqual([]);
});

describe("what may be kept is bounded", () => {
  test("a new request beyond the transactions of a data space is answered 503; advices, lookups and other data spaces go on", async () => {
    const standin = await start({ limits: { spaceRequests: 2 } });
    const [tester, other] = [till(standin), newTill(standin)];
    const known = redemptionOf(cards.funded, 100);
    expect([
      (await tester.redeem(known)).status,
      (await tester.load(loadOf(cards.empty, 1))).status,
    ]).toEqual([201, 201]);
    expect(await tester.load(loadOf(cards.empty, 1))).toMatchObject({
      status: 503,
      body: {
        errorType: "UPSTREAM_UNAVAILABLE",
        errorMessage: "No room left",
        detailMessage: { limit: 2, of: "transactions of the data space" },
      },
    });
    expect((await tester.confirm("redemption", known.id)).status).toBe(202);
    expect((await tester.redeem(known)).body).toMatchObject({ errorType: "DUPLICATE_RECORD" });
    expect((await other.load(loadOf(cards.empty, 1))).status).toBe(201);
    tester.space.reset();
    expect((await tester.load(loadOf(cards.empty, 1))).status).toBe(201);
  });

  test("the same of the entities of a data space, and of the bytes of the database", async () => {
    const entities = till(await start({ limits: { spaceEntities: 1 } }));
    expect([
      (await entities.load(loadOf(cards.empty, 1))).status,
      (await entities.load(loadOf(cards.empty, 1))).status,
    ]).toEqual([201, 503]);
    const bytes = till(await start({ limits: { databaseBytes: 1 } }));
    expect(await bytes.load(loadOf(cards.empty, 1))).toMatchObject({
      status: 503,
      body: { detailMessage: { limit: 1, of: "bytes of the database" } },
    });
  });

  test("a full database takes no further snapshot or draft", async () => {
    const standin = await start({});
    const { client } = till(standin);
    const kept = await client.putNothing("/standin/snapshots/one");
    expect(kept.status).toBe(200);
    const file = await client.get("/standin/snapshots/one");
    const full = till(await start({ limits: { databaseBytes: 1 } }));
    const draft = {
      name: "mine",
      title: "Mine",
      interface: "gift-card-v3",
      rules: [{ on: {}, fault: { when: "after", kind: "status", status: 500 } }],
    };
    for (const refused of [
      await full.client.putNothing("/standin/snapshots/one"),
      await full.client.put("/standin/snapshots/one", file.body),
      await full.client.put("/standin/scenarios/mine", draft),
    ])
      expect(refused).toMatchObject({
        status: 429,
        headers: { "retry-after": "60" },
        body: {
          errorMessage: "Database full",
          detailMessage: { bound: "databaseBytes", limit: 1, of: "bytes of the database" },
        },
      });
  });

  test("credentials that are new are answered 503 where there are as many data spaces as there may be", async () => {
    const standin = await start({ limits: { spaces: 1 } });
    const [tester, stranger] = [till(standin), new Client(standin.url, "stranger", "secret")];
    expect((await tester.load(loadOf(cards.empty, 1))).status).toBe(201);
    const message = loadOf(cards.empty, 1);
    expect(await stranger.post(requestPath("load", message.id), message)).toMatchObject({
      status: 503,
      body: { errorMessage: "No room left", detailMessage: { limit: 1, of: "data spaces" } },
    });
    expect(await stranger.get("/standin/data")).toMatchObject({
      status: 429,
      headers: { "retry-after": "60" },
      body: { detailMessage: { bound: "spaces", limit: 1 } },
    });
    expect(
      await stranger.post(advicePath("load", "reversals", message.id, v4()), {}),
    ).toMatchObject({
      status: 504,
      body: { errorType: "UPSTREAM_UNAVAILABLE", originalId: message.id },
    });
    expect((await tester.load(loadOf(cards.empty, 1))).status).toBe(201);
  });

  test("a verdict does not blame the POS for it", async () => {
    const standin = await start({ limits: { spaceRequests: 1 } });
    const tester = till(standin);
    await tester.load(loadOf(cards.empty, 1));
    await tester.load(loadOf(cards.empty, 1));
    expect(tester.space.messages().exchanges[1]?.findings).toContainEqual(
      expect.objectContaining({ code: "bound-reached" }),
    );
    expect((await tester.space.verdict()).counts).toMatchObject({ fail: 0 });
  });
});

test("--forget-after drops the data spaces that nobody has used for so many days, and no other", async () => {
  const db = file("forgotten");
  const day = 86_400_000;
  const at = (days: number) => ({
    now: () => Date.parse("2031-03-04T12:00:00Z") + days * day,
    monotonic: () => performance.now(),
    wait: () => Promise.resolve(true),
  });
  const first = await start({ db, time: at(0) as never });
  await newTill(first, "old", "secret").load(loadOf(cards.empty, 100));
  await newTill(first, "young", "secret").load(loadOf(cards.empty, 100));
  await first.close();
  const second = await start({ db, time: at(3) as never });
  expect(await newTill(second, "young", "secret").card(cards.empty)).toMatchObject({
    balance: { amount: 100 },
  });
  await second.close();
  const third = await start({ db, time: at(6) as never, forgetAfter: 5 });
  const [old, young] = [newTill(third, "old", "secret"), newTill(third, "young", "secret")];
  expect(await young.card(cards.empty)).toMatchObject({ balance: { amount: 100 } });
  await until(() => old.space.messages().exchanges.length === 0);
  expect(await old.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
});
