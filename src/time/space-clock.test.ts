import { getEventListeners } from "node:events";
import type { Space } from "../store";
import { createSpaceClocks, type Time, instants, systemTime } from "./space-clock";

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
  const clocks = createSpaceClocks(time, new AbortController().signal);
  let over: boolean | undefined;
  void clocks.wait(space, 3_000).then((reached) => (over = reached));
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

/** A data space's clock on a machine whose time stands. */
function standing() {
  const real = Date.parse("2031-03-04T12:00:00Z");
  const stop = new AbortController();
  const time = { now: () => real, monotonic: () => 0, after: () => () => undefined };
  const clocks = createSpaceClocks(time, stop.signal);
  const space = { id: 1, clockFrozen: null, clockOffset: 0 } as Space;
  const set = (change: Parameters<typeof clocks.settingAfter>[1]): object | undefined => {
    const setting = clocks.settingAfter(space, change);
    if (setting === undefined) return undefined;
    clocks.set(space, setting);
    return clocks.state(space);
  };
  return { clocks, space, set, stop };
}

test("a clock says what it shows, whether it stands, and by how much it is ahead", () => {
  const { clocks, space, set } = standing();
  const now = "2031-03-04T12:00:00.000Z";
  expect(clocks.state(space)).toEqual({ now, frozen: false, aheadSeconds: 0 });
  const later = "2031-03-04T12:01:30.500Z";
  expect(set({ advanceSeconds: 90.5 })).toEqual({ now: later, frozen: false, aheadSeconds: 90.5 });
  expect(set({ frozen: true })).toEqual({ now: later, frozen: true, aheadSeconds: 90.5 });
  expect(set({ set: "2031-03-04T11:59:00Z", advanceSeconds: 30 })).toEqual({
    now: "2031-03-04T11:59:30.000Z",
    frozen: true,
    aheadSeconds: -30,
  });
  expect(set({ set: "real", frozen: false })).toEqual({ now, frozen: false, aheadSeconds: 0 });
});

test("a clock leaves neither 1970 nor 9998", () => {
  const { set } = standing();
  for (const time of ["1970-01-01T00:00:00.000Z", "9998-12-31T00:00:00.000Z"])
    expect(set({ set: time })).toMatchObject({ now: time });
  for (const time of ["1969-12-31T23:59:59.999Z", "9998-12-31T00:00:00.001Z", "soon"])
    expect(set({ set: time })).toBeUndefined();
});

test("a wait that is abandoned ends without its time, before and after it began", async () => {
  const { clocks, space, set } = standing();
  const leaving = new AbortController();
  const wait = clocks.wait(space, 1, [leaving.signal]);
  leaving.abort();
  expect(await wait).toBe(false);
  expect(await clocks.wait(space, 1, [leaving.signal])).toBe(false);
  const other = clocks.wait({ ...space, id: 2 }, 1);
  const own = clocks.wait(space, 1);
  set({ advanceSeconds: 1 });
  expect(await Promise.race([other.then(() => "other"), own.then(() => "own")])).toBe("own");
});

test("a wait that is over leaves nothing at the signals that could have ended it", async () => {
  const { clocks, space, set, stop } = standing();
  const leaving = new AbortController();
  const ends = [undefined, leaving.signal];
  const listeners = (): number[] =>
    [stop, leaving].map(({ signal }) => getEventListeners(signal, "abort").length);
  expect(listeners()).toEqual([1, 0]);
  const waits = [clocks.wait(space, 1, ends), clocks.wait(space, 60_000, ends)];
  expect(listeners()).toEqual([1, 2]);
  set({ advanceSeconds: 1 });
  expect(await waits[0]).toBe(true);
  expect(listeners()).toEqual([1, 1]);
  leaving.abort();
  expect(await waits[1]).toBe(false);
  expect(listeners()).toEqual([1, 0]);
});

test("the stop of the simulator ends all waits, and those that come later", async () => {
  const { clocks, space, stop } = standing();
  const waits = [clocks.wait(space, 1), clocks.wait(space, 60_000)];
  stop.abort();
  expect(await Promise.all(waits)).toEqual([false, false]);
  expect(await clocks.wait(space, 1)).toBe(false);
});

test("an instant goes by the clock that never goes back", () => {
  let [wall, monotonic] = [1_000_000, 500.4];
  const instant = instants({
    now: () => wall,
    monotonic: () => monotonic,
    after: () => () => undefined,
  });
  wall -= 9_000;
  monotonic += 20;
  expect(instant()).toEqual({ receivedAt: 1_000_020, startedAt: 520.4 });
});

test("the machine's time goes on, and calls what is not called off", async () => {
  const [now, monotonic] = [systemTime.now(), systemTime.monotonic()];
  const called: string[] = [];
  systemTime.after(0, () => called.push("off"))();
  await new Promise<void>((resolve) => void systemTime.after(1, resolve));
  expect(called).toEqual([]);
  expect(systemTime.now()).toBeGreaterThanOrEqual(now);
  expect(systemTime.monotonic()).toBeGreaterThan(monotonic);
});
