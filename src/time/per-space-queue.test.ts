import type { Space } from "../store";
import { createLanes } from "./per-space-queue";

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
