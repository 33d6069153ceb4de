import { setImmediate as nextTurn } from "node:timers/promises";
import { createTurns, inTurns, createLanes } from "./turns";
import type { Space } from "../store";

/** Steps that note their names, and how they ended. */
function* steps(name: string, count: number, done: string[]): Generator<undefined, string> {
  try {
    for (let step = 1; step <= count; step += 1) {
      done.push(`${name}${step}`);
      yield;
    }
    return name;
  } finally {
    done.push(`${name} over`);
  }
}

test("the first step is done at once, and one step of all work in each turn", async () => {
  const [turns, done] = [createTurns(), [] as string[]];
  const both = Promise.all(["a", "b"].map((name) => inTurns(turns, steps(name, 2, done))));
  expect(done).toEqual(["a1", "b1"]);
  await nextTurn();
  expect(done).toEqual(["a1", "b1", "a2"]);
  await nextTurn();
  expect(done).toEqual(["a1", "b1", "a2", "b2"]);
  expect(await both).toEqual(["a", "b"]);
  expect(done.slice(4)).toEqual(["a over", "b over"]);
});

test("work is broken off where it may not go on, and its steps are ended", async () => {
  const [turns, done] = [createTurns(), [] as string[]];
  const goesOn = () => done.length < 2;
  expect(await inTurns(turns, steps("a", 9, done), goesOn)).toBeUndefined();
  expect(done).toEqual(["a1", "a2", "a over"]);
});

test("turns come again after all of them were taken", async () => {
  const turns = createTurns();
  await turns.next();
  await turns.next();
  expect(await inTurns(turns, steps("a", 0, []))).toBe("a");
});

const [one, other] = [{ id: 1 } as Space, { id: 2 } as Space];

test("the work of a data space waits for what came before it, that of another does not", async () => {
  const [lanes, done] = [createLanes(), [] as string[]];
  let finish = (): void => undefined;
  const first = lanes.run(one, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    done.push("first");
    throw new Error("it failed");
  });
  const second = lanes.run(one, () => Promise.resolve(done.push("second")));
  await lanes.run(other, () => Promise.resolve(done.push("other")));
  expect(done).toEqual(["other"]);
  finish();
  await expect(first).rejects.toThrow("it failed");
  expect(await second).toBe(3);
  const third = lanes.run(one, () => Promise.resolve("third"));
  expect([await third, done]).toEqual(["third", ["other", "first", "second"]]);
});
