import { setImmediate as nextTurn } from "node:timers/promises";
import { createJournal } from "../../src/journal/journal";
import { limits } from "../../src/limits/limits";
import { createCourier } from "../../src/onward/courier";
import type { OnwardMessage } from "../../src/onward/message";
import { openStore } from "../../src/store";
import { createSpaceClocks } from "../../src/time/space-clock";
import { VirtualTime } from "../support/virtual-time";

const message: OnwardMessage = {
  target: "events",
  interface: "toy",
  operation: "tell",
  method: "POST",
  path: "/",
  messageId: null,
  requestId: null,
  body: {},
};

/** A courier with nobody to send to. */
function idleCourier() {
  const time = new VirtualTime();
  const store = openStore({ file: ":memory:" });
  const failures: unknown[] = [];
  const courier = createCourier({
    targets: new Map(),
    store,
    journal: createJournal(store, { unmask: false }),
    clocks: createSpaceClocks(time, new AbortController().signal),
    time,
    stopping: new AbortController().signal,
    taken: () => () => undefined,
    failed: (error) => failures.push(error),
  });
  return {
    time,
    store,
    courier,
    failures,
    space: store.spaces.open("one"),
    other: store.spaces.open("other"),
  };
}

test("so many messages of a data space wait, and no more; another one's are not in their way", () => {
  const { courier, store, space, other } = idleCourier();
  for (let count = 0; count < limits.onwardQueued; count += 1)
    expect(courier.post(space, "toy", message)).toBe(true);
  expect(courier.post(space, "toy", message)).toBe(false);
  expect(courier.post(other, "toy", message)).toBe(true);
  expect(store.onwardQueue.count(space.id)).toBe(limits.onwardQueued);
  store.onwardQueue.clear(space.id, ["another", "toy"]);
  expect([store.onwardQueue.count(space.id), store.onwardQueue.count(other.id)]).toEqual([0, 1]);
});

test("a message for which the URL is no longer set waits as one without an answer", () => {
  const { courier, store, space, failures, time } = idleCourier();
  courier.post(space, "toy", message);
  courier.look();
  const [exchange] = createJournal(store, { unmask: false }).list(space, {}).exchanges;
  expect(exchange).toMatchObject({
    path: "/",
    status: null,
    onward: { attempt: 1, next: "repeat", failure: "no URL is set for events" },
  });
  const [{ attempts, dueAt } = { attempts: 0, dueAt: 0 }] = store.onwardQueue.first(1);
  expect(attempts).toBe(1);
  const pause = (dueAt - time.now()) / limits.onwardFirstPauseMs;
  expect([pause >= 0.75, pause <= 1]).toEqual([true, true]);
  expect(failures).toEqual([]);
});

test("a queue that cannot be read is none of the concern of whoever asks for a look", () => {
  const { courier, store, failures, time } = idleCourier();
  const first = jest.spyOn(store.onwardQueue, "first").mockImplementation(() => {
    throw new Error("disk full");
  });
  courier.look();
  time.advance(limits.onwardLongestPauseMs);
  expect(failures).toHaveLength(2);
  first.mockRestore();
});

test("a failure of the file is told, and the message stays; it rests for a minute", async () => {
  const { courier, store, space, failures, time } = idleCourier();
  courier.post(space, "toy", message);
  const append = jest.spyOn(store.exchanges, "append").mockImplementation(() => {
    throw new Error("disk full");
  });
  courier.look();
  await nextTurn();
  courier.look();
  await nextTurn();
  expect(failures).toEqual([new Error("disk full")]);
  expect(store.onwardQueue.first(2)).toMatchObject([{ attempts: 0 }]);
  append.mockRestore();
  time.advance(limits.onwardLongestPauseMs);
  await nextTurn();
  expect(store.onwardQueue.first(2)).toMatchObject([{ attempts: 1 }]);
});
