import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseInUse, type StandinOptions, createStandin } from "../../src";
import {
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  refusal,
} from "../support/messages/gift-card";
import { untilHeld } from "../support/standin";

const newFile = (): string => join(mkdtempSync(join(tmpdir(), "standin-restart-")), "standin.db");

test("state, journal and clock are there after a restart", async () => {
  const db = newFile();
  const first = await createStandin({ db });
  const till = tillOf(first, "7102", "pos");
  const message = redemptionOf(cards.funded, 1_000);
  await till.redeem(message);
  till.space.clock({ set: "2032-02-02T02:02:02Z", frozen: true });
  const [data, messages] = [till.space.data(), till.space.messages()];
  await first.close();

  const second = await createStandin({ db });
  const again = second.space("7102", "pos");
  expect(again.clock()).toMatchObject({ now: "2032-02-02T02:02:02.000Z", frozen: true });
  expect(again.data()).toEqual(data);
  expect(again.messages()).toEqual(messages);
  const back = tillOf(second, "7102", "pos");
  expect(await back.redeem(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
  expect(await back.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  expect(await back.balances(cards.funded)).toEqual([50_000, 50_000]);
  expect(again.messages().exchanges.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  await second.close();
});

test("an advice repeated after a restart gets the same bytes", async () => {
  const db = newFile();
  const first = await createStandin({ db });
  const message = loadOf(cards.empty, 500);
  const [till, id] = [tillOf(first, "7102", "pos"), loadOf(cards.empty, 1).id];
  await till.load(message);
  const { text } = await till.confirm("load", message.id, { id });
  await first.close();

  const second = await createStandin({ db });
  const back = tillOf(second, "7102", "pos");
  expect((await back.confirm("load", message.id, { id })).text).toBe(text);
  expect(await back.balances(cards.empty)).toEqual([500, 500]);
  await second.close();
});

test("a second process on the same file is refused, and does no harm", async () => {
  const db = newFile();
  const first = await createStandin({ db });
  await expect(createStandin({ db })).rejects.toThrow(DatabaseInUse);
  await expect(createStandin({ db })).rejects.toThrow(
    `The database ${db} is in use by another process.`,
  );
  expect(await tillOf(first).load(loadOf(cards.empty, 5))).toMatchObject({ status: 201 });
  await first.close();
  await (await createStandin({ db })).close();
});

test("a request that was held when the process ended has failed: not processed, and to be reversed", async () => {
  const db = newFile();
  let stopped = false;
  const first = await createStandin({
    db,
    // As after a kill: from here on the process writes nothing more.
    beforeStatement: () => {
      if (stopped) throw new Error("gone");
    },
  });
  const till = tillOf(first, "7102", "pos");
  const message = redemptionOf(cards.faultSlow, 700);
  const reply = till.redeem(message);
  await untilHeld(till.space);
  stopped = true;
  await first.close();
  await reply;

  const second = await createStandin({ db });
  const back = tillOf(second, "7102", "pos");
  const [held] = back.space.messages().exchanges;
  expect(held).toMatchObject({
    outcome: "silent",
    status: null,
    stateBefore: "NONE",
    stateAfter: "FAILED",
    endedMs: expect.any(Number) as number,
  });
  expect(held?.strikes.at(-1)).toEqual({
    source: "standin:stopped",
    text: "the simulator was stopped before it answered",
  });
  expect(await back.confirm("redemption", message.id)).toMatchObject(refusal(400, "GENERAL_ERROR"));
  expect(back.last()).toMatchObject({ stateBefore: "FAILED", stateAfter: "FAILED" });
  expect(await back.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  expect(await back.card(cards.faultSlow)).toMatchObject({ balance: { amount: 20_000 } });
  await second.close();
});

describe.each(["delay", "drip"] as const)("an answer that is held (%s)", (kind) => {
  async function withHeldAnswer(db: string, options: StandinOptions = {}) {
    const standin = await createStandin({ db, ...options });
    const till = tillOf(standin, "7102", "pos");
    till.space.scenario({
      name: "own",
      title: "Own",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "load" }, fault: { when: "after", kind, for: "90s" } }],
    });
    const message = loadOf(cards.empty, 5);
    const reply = till.load(message);
    await untilHeld(till.space);
    return { standin, message, reply };
  }

  test("when the process is killed is one that never went out", async () => {
    const db = newFile();
    let stopped = false;
    const { standin, message, reply } = await withHeldAnswer(db, {
      beforeStatement: () => {
        if (stopped) throw new Error("gone");
      },
    });
    stopped = true;
    await standin.close();
    await reply;

    const second = await createStandin({ db });
    const back = tillOf(second, "7102", "pos");
    expect(back.space.messages().exchanges).toMatchObject([
      { outcome: "silent", status: null, stateAfter: "PENDING", made: { status: 201 } },
    ]);
    // The client knows that it got no answer: it must not load the card again before it has reversed the first load.
    back.space.scenario(null);
    await back.load(loadOf(cards.empty, 5));
    const { rules } = await back.space.verdict();
    expect(rules.filter(({ outcome }) => outcome === "fail").map(({ id }) => id)).toContain(
      "GC-04",
    );
    expect(await back.reverse("load", message.id)).toMatchObject({ status: 202 });
    await second.close();
  });

  test("when the simulator is asked to stop goes out, and is in the journal", async () => {
    const db = newFile();
    const { standin, reply } = await withHeldAnswer(db);
    await standin.close();
    expect(await reply).toMatchObject({ status: 201 });

    const second = await createStandin({ db });
    expect(tillOf(second, "7102", "pos").space.messages().exchanges).toMatchObject([
      { outcome: "answered", status: 201 },
    ]);
    await second.close();
  });
});
