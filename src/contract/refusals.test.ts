import type { UnknownOutcome } from "./operation";
import { isUnknownOutcome } from "./refusals";

const request = { kind: "request", transaction: "sale" } as const;

test.each<[number | null, UnknownOutcome["statuses"] | undefined, boolean]>([
  [null, undefined, true],
  [500, undefined, true],
  [504, undefined, true],
  [503, undefined, false],
  [501, undefined, false],
  [200, undefined, false],
  [400, undefined, false],
  [503, [502, 503], true],
  [501, [502, 503], false],
  [500, [503], true],
  [null, [503], true],
  [501, "5xx", true],
  [502, "5xx", true],
  [503, "5xx", true],
  [599, "5xx", true],
  [499, "5xx", false],
  [600, "5xx", false],
])("answered %s, unknown besides %s: %s", (answered, statuses, unknown) => {
  expect(isUnknownOutcome(answered, request, statuses && [{ statuses }])).toBe(unknown);
});

test.each<[Partial<UnknownOutcome>, boolean]>([
  [{}, true],
  [{ messages: ["request"] }, true],
  [{ messages: ["advice", "lookup"] }, false],
  [{ kinds: ["sale"] }, true],
  [{ kinds: ["refund"] }, false],
  [{ messages: ["request"], kinds: ["refund"] }, false],
  [{ messages: ["request"], kinds: ["refund", "sale"] }, true],
])("what is unknown of some messages alone is so of those: %j", (of, unknown) => {
  expect(isUnknownOutcome(503, request, [{ statuses: [503], ...of }])).toBe(unknown);
});

test("a message about no transaction is about none of the kinds", () => {
  expect(isUnknownOutcome(503, { kind: "lookup" }, [{ statuses: "5xx", kinds: ["sale"] }])).toBe(
    false,
  );
  expect(isUnknownOutcome(503, { kind: "lookup" }, [{ statuses: "5xx" }])).toBe(true);
});
