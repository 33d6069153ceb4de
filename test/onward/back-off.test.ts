import { pauseAfter } from "../../src/onward/message";

test("each pause is twice as long as the one before, up to the longest", () => {
  const pauses = [1, 2, 3, 6, 7, 50].map((attempts) =>
    pauseAfter(attempts, { firstMs: 1_000, longestMs: 60_000 }),
  );
  expect(pauses).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
});
