import { limits } from "../limits/limits";
import type { Store } from "../store";
import { createTurns } from "../time/turns";
import { createHousekeeping } from "./housekeeping";
import { silence } from "./log";

/** A store that has nothing to delete, and notes when its file is to be shortened. */
function storeThat(shorten: () => boolean) {
  const asked: string[] = [];
  const store = {
    undos: { before: () => [] },
    storages: { sweep: () => false },
    vacuum: () => 0,
    shorten() {
      asked.push("shorten");
      return shorten();
    },
  };
  return { asked, store: store as unknown as Store };
}

function housekeepingOf(store: Store) {
  const errors: unknown[] = [];
  const stop = new AbortController();
  const housekeeping = createHousekeeping({
    store,
    forgetAfter: undefined,
    now: () => 0,
    turns: createTurns(),
    stopping: stop.signal,
    log: silence,
    failures: { report: (...said: unknown[]) => errors.push(said) },
  });
  return { housekeeping, errors, stop };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"] });
});

afterEach(() => {
  jest.useRealTimers();
});

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

test("the file is shortened once nothing was written for a while", async () => {
  const answers = [false, false, true];
  const { asked, store } = storeThat(() => answers.shift() ?? true);
  housekeepingOf(store).housekeeping.start();
  await turns();
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(2 * limits.quietMs);
  expect(asked).toHaveLength(2);
  jest.advanceTimersByTime(10 * limits.quietMs);
  expect(asked).toHaveLength(3);
});

test("nothing is shortened once the simulator stops, even if it stops while housekeeping is under way", async () => {
  const { asked, store } = storeThat(() => true);
  const { housekeeping, stop } = housekeepingOf(store);
  housekeeping.start();
  stop.abort();
  await turns();
  jest.advanceTimersByTime(10 * limits.quietMs);
  expect(asked).toEqual([]);
});

test("a failure is in the log, and ends nothing", async () => {
  const { store } = storeThat(() => {
    throw new Error("the disk is full");
  });
  const { housekeeping, errors } = housekeepingOf(store);
  housekeeping.start();
  await turns();
  jest.advanceTimersByTime(limits.quietMs);
  expect(errors).toHaveLength(1);
});
