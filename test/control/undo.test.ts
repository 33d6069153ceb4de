import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ControlRefused } from "../../src";
import { limits } from "../../src/limits/limits";
import {
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin, untilHeld } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const undo = ({ client }: Till) => client.post("/standin/undo", "");
const nothing = { ...refusal(404, "GENERAL_ERROR"), body: { errorMessage: "Nothing to undo" } };
const cardOf = async ({ space }: Till, pan: string) =>
  (await space.entity("gift-card", "cards", pan)).entity as { book: number; available: number };

describe("a reset", () => {
  test("is undone: entities, transactions, messages and the counts of the scenario are back", async () => {
    const till = newTill();
    till.space.scenario("redemption-answer-lost");
    const load = loadOf(cards.empty, 50);
    await till.load(load);
    const [data, messages, scenario] = [
      till.space.data(),
      till.space.messages(),
      till.space.scenario(),
    ];
    await till.client.post("/standin/reset", "");
    expect(till.space.messages().exchanges).toEqual([]);
    expect(await undo(till)).toMatchObject({
      status: 200,
      body: {
        kind: "reset",
        text: expect.stringMatching(/^the reset of \d{4}-.*Z$/) as string,
        isUndo: false,
      },
    });
    expect(till.space.data()).toEqual(data);
    expect(till.space.messages()).toEqual(messages);
    expect(till.space.scenario()).toEqual(scenario);
    expect(till.space.snapshots.list()).toEqual([]);
    expect((await till.confirm("load", load.id)).status).toBe(202);
    expect((await till.client.get("/standin/undo")).body).toMatchObject({ isUndo: true });
    expect(till.space.messages().exchanges.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("and the undo of it can be undone: nothing is lost", async () => {
    const till = newTill();
    await till.load(loadOf(cards.empty, 50));
    till.space.reset();
    await till.load(loadOf(cards.empty, 7));
    await till.load(loadOf(cards.empty, 8));
    till.space.undo();
    expect(till.space.messages().exchanges).toHaveLength(1);
    expect(till.space.undo().text).toMatch(/^the undo of the reset of/);
    expect(till.space.messages().exchanges).toHaveLength(2);
    expect(till.space.undo().text).toMatch(/^the reset of/);
    expect((await cardOf(till, cards.empty)).book).toBe(50);
  });

  test("keeps the verdict as it was", async () => {
    const till = newTill();
    await till.redeem(redemptionOf(cards.unknown, 5));
    till.space.reset();
    await till.redeem(redemptionOf(cards.funded, 5));
    const { exchanges } = await till.space.journal();
    till.space.reset();
    till.space.undo();
    expect((await till.space.journal()).exchanges).toEqual(exchanges);
  });

  test("that ended a held message: after the undo it counts as never processed", async () => {
    const till = newTill();
    till.space.scenario({
      name: "held",
      title: "Held",
      interface: "gift-card-v3",
      rules: [
        {
          on: { operation: "load" },
          times: 1,
          fault: { when: "before", kind: "delay", for: "60s" },
        },
      ],
    });
    const load = loadOf(cards.empty, 50);
    const sent = till.load(load);
    await untilHeld(till.space);
    till.space.reset();
    till.space.clock({ advanceSeconds: 60 });
    expect((await sent).status).toBe(500);
    till.space.undo();
    expect(till.space.message(1)).toMatchObject({ outcome: "silent", stateAfter: "FAILED" });
    expect((await till.reverse("load", load.id)).status).toBe(202);
  });

  test("of one family, by the POS, leaves nothing to undo", async () => {
    const till = newTill();
    till.space.reset();
    await till.client.post("/giftcard/v3/testServerAdmin/reset", {
      userDataWillBeLost: "TRUE",
      resetUserData: "TRUE",
    });
    expect(await undo(till)).toMatchObject(nothing);
  });
});

describe("changes of entities", () => {
  const change = { book: 9, available: 9 };

  test("a changed, an added and a removed one are as they were", async () => {
    const till = newTill();
    const before = till.space.data();
    const card = await cardOf(till, cards.funded);
    const path = `/standin/data/gift-card/cards/${cards.funded}`;
    await till.client.put(path, { ...card, ...change });
    expect(await undo(till)).toMatchObject({
      body: { kind: "data", text: `the change of gift-card cards/${cards.funded}` },
    });
    expect(till.space.data()).toEqual(before);
    await till.client.delete(path);
    expect(till.space.undo().text).toBe(`the removal of gift-card cards/${cards.funded}`);
    expect(till.space.data()).toEqual(before);
    till.space.load({ "gift-card": { holders: [{ id: "H-1" }, { id: "H-2" }] } });
    expect(till.space.undo().text).toBe("the change of 2 entities");
    await expect(till.space.entity("gift-card", "holders", "H-2")).resolves.toMatchObject({
      history: [{ by: "tester" }, { by: "tester" }],
    });
    till.space.undo();
    expect((await till.space.entity("gift-card", "holders", "H-2")).entity).toEqual({ id: "H-2" });
  });

  test("only the last one can be undone, and not one that a message has changed since", async () => {
    const till = newTill();
    const card = await cardOf(till, cards.funded);
    const path = `/standin/data/gift-card/cards/${cards.funded}`;
    await till.client.put(path, { ...card, ...change });
    await till.redeem(redemptionOf(cards.funded, 4));
    expect(await undo(till)).toMatchObject({
      status: 409,
      body: {
        errorMessage: "Cannot be undone",
        detailMessage: {
          formatErrors: [
            { field: `gift-card.cards/${cards.funded}`, msg: "was changed by a message since" },
          ],
        },
      },
    });
    expect((await cardOf(till, cards.funded)).book).toBe(5);
  });

  test("a refused change leaves the one before to be undone", () => {
    const till = newTill();
    till.space.remove("gift-card", "cards", cards.funded);
    expect(() => {
      till.space.put("gift-card", "cards", {} as never);
    }).toThrow(ControlRefused);
    expect(till.space.undo().text).toMatch(/^the removal of/);
  });
});

describe("snapshots", () => {
  test("a deleted and a replaced one are back", async () => {
    const till = newTill();
    await till.space.snapshots.save("one");
    const [first] = till.space.snapshots.list();
    const file = await till.space.snapshots.export("one");
    till.space.snapshots.delete("one");
    expect(till.space.undo()).toMatchObject({
      kind: "snapshot",
      text: "the deletion of snapshot one",
    });
    expect(till.space.snapshots.list()).toEqual([first]);
    await till.load(loadOf(cards.empty, 50));
    await till.space.snapshots.save("one");
    const second = await till.space.snapshots.export("one");
    expect(second).not.toEqual(file);
    expect(till.space.undo().text).toBe("the replacement of snapshot one");
    expect(await till.space.snapshots.export("one")).toEqual(file);
    till.space.undo();
    expect(await till.space.snapshots.export("one")).toEqual(second);
  });

  test("a restore leaves nothing to undo", async () => {
    const till = newTill();
    await till.space.snapshots.save("one");
    till.space.reset();
    await till.space.snapshots.restore("one");
    expect(await undo(till)).toMatchObject(nothing);
  });
});

describe("what can be undone", () => {
  test("nothing at first; then what, and until when", async () => {
    const till = newTill();
    expect(await undo(till)).toMatchObject(nothing);
    expect((await till.client.get("/standin/undo")).body).toEqual({ available: false });
    till.space.reset();
    const { body } = await till.client.get("/standin/undo");
    expect(body).toMatchObject({ available: true, kind: "reset" });
    expect(Date.parse(String(body["until"])) - Date.parse(String(body["at"]))).toBe(limits.undoMs);
  });

  test("no longer after ten minutes", async () => {
    const time = new VirtualTime();
    const till = tillOf(await startStandin({ time }));
    till.space.reset();
    time.advance(limits.undoMs);
    expect((await till.client.get("/standin/undo")).body).toMatchObject({ available: true });
    time.advance(1);
    expect(await undo(till)).toMatchObject(nothing);
  });

  test("a reset after one that cannot be undone any more", async () => {
    const time = new VirtualTime();
    const till = tillOf(await startStandin({ time }), "late-reset");
    till.space.reset();
    await till.load(loadOf(cards.empty, 50));
    time.advance(limits.undoMs * 2);
    await till.space.verdict();
    till.space.reset();
    await till.load(loadOf(cards.empty, 20));
    expect(till.space.messages().exchanges).toHaveLength(1);
    expect(await cardOf(till, cards.empty)).toMatchObject({ book: 20 });
  });

  test("after the process has ended too", async () => {
    const directory = mkdtempSync(join(tmpdir(), "standin-undo-"));
    const db = join(directory, "standin.db");
    const first = await startStandin({ db });
    await tillOf(first, "quay5", "own").load(loadOf(cards.empty, 50));
    first.space("quay5", "own").reset();
    await first.close();
    const second = await startStandin({ db });
    const space = second.space("quay5", "own");
    space.undo();
    expect(space.messages().exchanges).toHaveLength(1);
    await second.close();
    rmSync(directory, { recursive: true });
  });

  test("in the terminal", async () => {
    const till = tillOf(standin(), "quay6", "own");
    await till.load(loadOf(cards.empty, 50));
    const at = (...args: string[]) =>
      runHere([...args, "--url", standin().url, "--user", "quay6:own"]);
    await at("reset");
    expect(await at("undo")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Undone: the reset of .*Z\.\n$/) as string,
    });
    till.space.snapshots.list();
    expect(await runHere(["undo", "--url", standin().url, "--user", "quay8:own"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Nothing to undo \(404\)\n/) as string,
    });
  });
});
