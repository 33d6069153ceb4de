import type { Standin } from "../../src";
import { cards, loadOf, newTill } from "../support/messages/gift-card";
import { startStandin, untilHeld } from "../support/standin";

let fails = (_sql: string): boolean => false;
let standin: Standin;
beforeAll(async () => {
  standin = await startStandin({
    beforeStatement: (sql) => {
      if (fails(sql)) throw new Error("no disk");
    },
  });
});
afterEach(() => {
  fails = () => false;
});

const delayed = {
  name: "own",
  title: "Own",
  interface: "gift-card-v3",
  rules: [{ on: { operation: "load" }, fault: { when: "before", kind: "delay", for: "60s" } }],
} as const;

/** Which statement of the change fails: what it writes, or its commit. */
const failures: [string, (sql: string) => boolean][] = [
  ["its write", (sql) => /^(UPDATE|INSERT)/.test(sql)],
  ["its commit", (sql) => sql === "COMMIT"],
];

describe.each(failures)("when %s fails", (_name, failing) => {
  test("a clock stands where it stood, and wakes nobody", async () => {
    const till = newTill(standin);
    till.space.scenario(delayed as never);
    const reply = till.load(loadOf(cards.empty, 5));
    await untilHeld(till.space);
    const { now } = till.space.clock();
    fails = failing;
    expect(() => till.space.clock({ advanceSeconds: 60 })).toThrow("no disk");
    fails = () => false;
    expect(till.space.clock().now).toBe(now);
    await new Promise((resolve) => setImmediate(resolve));
    expect(till.space.message(1)).toMatchObject({ outcome: "held" });
    till.space.clock({ advanceSeconds: 60 });
    expect(await reply).toMatchObject({ status: 201 });
  });

  test("a snapshot is not restored in part: neither data nor clock", async () => {
    const till = newTill(standin);
    await till.space.snapshots.save("empty");
    await till.load(loadOf(cards.empty, 5));
    till.space.clock({ advanceSeconds: 60 });
    const [now, data] = [till.space.clock().now, till.space.data()];
    fails = failing;
    await expect(till.space.snapshots.restore("empty")).rejects.toThrow("no disk");
    fails = () => false;
    expect([till.space.clock().now, till.space.data()]).toEqual([now, data]);
  });

  test("no scenario has been started", () => {
    const till = newTill(standin);
    fails = failing;
    expect(() => till.space.scenario(delayed as never)).toThrow("no disk");
    fails = () => false;
    expect(till.space.scenario()).toMatchObject({ active: false });
  });
});
