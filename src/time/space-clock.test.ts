import type { Space } from "../store";
import { createSpaceClocks } from "./space-clock";
import type { Time } from "./time";

/** A machine whose own clock somebody sets, while time goes on. */
function machine() {
  let [wall, monotonic] = [Date.parse("2031-03-04T12:00:00Z"), 0];
  const timers = new Set<{ at: number; due: () => void }>();
  const time: Time = {
    now: () => wall,
    monotonic: () => monotonic,
    after(ms, due) {
      const timer = { at: monotonic + ms, due };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const pass = (ms: number): void => {
    monotonic += ms;
    wall += ms;
    for (const timer of [...timers].filter(({ at }) => at <= monotonic)) {
      timers.delete(timer);
      timer.due();
    }
  };
  const space = { id: 1, clockFrozen: null, clockOffset: 0 } as Space;
  const clocks = createSpaceClocks(time);
  let over: boolean | undefined;
  void clocks.wait(space, 3_000, new AbortController().signal).then((reached) => (over = reached));
  const change = (given: Parameters<typeof clocks.settingAfter>[1]): void => {
    const setting = clocks.settingAfter(space, given);
    if (setting !== undefined) clocks.set(space, setting);
  };
  /** Whether the wait of 3 s has ended, after so much more time. */
  const overAfter = async (ms: number): Promise<boolean> => {
    pass(ms);
    await Promise.resolve();
    return over === true;
  };
  return { overAfter, change, setMachine: (ms: number) => (wall += ms) };
}

const hour = 3_600_000;

test.each([
  ["back", -hour],
  ["on", hour],
])("a wait ends when its time has passed, though the machine's clock is set %s", async (_, ms) => {
  const { overAfter, setMachine } = machine();
  expect(await overAfter(1_000)).toBe(false);
  setMachine(ms);
  expect(await overAfter(1_999)).toBe(false);
  expect(await overAfter(1)).toBe(true);
});

test("a wait goes by the data space's clock, wherever the machine's has gone", async () => {
  const { overAfter, change, setMachine } = machine();
  expect(await overAfter(500)).toBe(false);
  setMachine(-hour);
  change({ frozen: true });
  expect(await overAfter(hour)).toBe(false);
  change({ advanceSeconds: 1 });
  change({ frozen: false });
  expect(await overAfter(1_499)).toBe(false);
  expect(await overAfter(1)).toBe(true);
});

test("a clock that is moved on ends the wait, one that is moved back makes it longer", async () => {
  const [on, back] = [machine(), machine()];
  on.change({ advanceSeconds: 3 });
  expect(await on.overAfter(0)).toBe(true);
  back.change({ advanceSeconds: -2 });
  expect(await back.overAfter(4_999)).toBe(false);
  expect(await back.overAfter(1)).toBe(true);
});
