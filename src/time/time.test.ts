import { instants, systemTime } from "./time";

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
