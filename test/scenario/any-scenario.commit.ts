import fc from "fast-check";
import pino from "pino";
import { FileRefused, type Standin } from "../../src";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  newTill,
  redemptionOf,
  requestPath,
} from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

/** Every scenario that is taken must run without a failure of ours. */
const runs = 400;
/** In so many at least a strike is expected: else the property says nothing. */
const struckFloor = 100;

const failures: string[] = [];
const log = pino(
  { level: "error" },
  {
    write: (line: string) => {
      failures.push(line);
    },
  },
);

const duration = fc.constantFrom("0ms", "1ms", "3ms");
const lasting = fc.oneof(
  duration,
  fc.record({ uniform: fc.record({ from: fc.constant("0ms"), to: duration }) }),
  fc.record({ normal: fc.record({ mean: duration, deviation: duration }) }),
);
const when = fc.constantFrom("before", "after");
const fault = fc.oneof(
  fc.record({
    when,
    kind: fc.constant("status"),
    status: fc.integer({ min: 400, max: 599 }),
    offContract: fc.constant(true),
  }),
  fc.record({
    when,
    kind: fc.constant("status"),
    status: fc.integer({ min: 400, max: 599 }),
    offContract: fc.constant(true),
    body: fc.constant("html"),
  }),
  fc.record({ when, kind: fc.constantFrom("delay", "no-answer", "drip"), for: lasting }),
  fc.record({
    when,
    kind: fc.constantFrom("reset", "empty", "truncate", "half-close", "malformed", "replay"),
  }),
  fc.record(
    {
      when: fc.constant("after"),
      kind: fc.constant("edit"),
      status: fc.integer({ min: 400, max: 499 }),
      set: fc.dictionary(fc.constantFrom("id", "amounts.0.x", "__proto__", "a.b"), fc.jsonValue(), {
        minKeys: 1,
        maxKeys: 2,
      }),
      remove: fc.constant<string[]>(["id", "client.id", "constructor"]),
    },
    { requiredKeys: ["when", "kind", "status"] },
  ),
  fc.record({ when, kind: fc.constant("cut"), bytes: fc.nat(1_000) }),
  fc.record({
    when,
    kind: fc.constant("bandwidth"),
    bytesPerSecond: fc.integer({ min: 500_000, max: 1_000_000 }),
  }),
);
const value = fc.constantFrom<unknown>(
  1,
  10,
  1.5,
  "",
  "710",
  cards.empty,
  "text/plain",
  true,
  null,
  [],
  [1, "a"],
  {},
  { amount: 10 },
  { requestAmount: { amount: 10 } },
);
const plain = fc.constantFrom<unknown>(
  1,
  10,
  1.5,
  "",
  "710",
  cards.empty,
  "text/plain",
  true,
  null,
);
const matcher = fc.oneof(
  fc.record({ matches: fc.constantFrom("1", "^6099", "(a|b)*c", "\\d+$") }),
  fc.record({ greaterThan: fc.integer() }),
  fc.record({ not: fc.record({ atLeast: fc.integer() }) }),
  fc.record({
    anyOf: fc.array(fc.record({ atMost: fc.integer() }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ oneOf: fc.array(plain, { minLength: 1, maxLength: 3 }) }),
  fc.record({ equals: plain }),
);
const part = fc.oneof(matcher, value);
const operation = fc.constantFrom("load", "redeem", "confirmLoad", "reverseLoad", "lookupGiftcard");
const on = fc.oneof(
  fc.constant({}),
  fc.record({ operation }),
  fc.record(
    {
      operation,
      body: fc.dictionary(fc.constantFrom("id", "card", "amounts", "client", "constructor"), part, {
        maxKeys: 2,
      }),
      header: fc.dictionary(
        fc.constantFrom("content-type", "x-till"),
        fc.oneof(fc.string(), matcher),
        { maxKeys: 1 },
      ),
      path: fc.dictionary(
        fc.constantFrom("loadId", "redemptionId"),
        fc.oneof(fc.string(), matcher),
        { maxKeys: 1 },
      ),
    },
    { requiredKeys: [] },
  ),
);
const state = fc.constantFrom("start", "one", "two");
const count = fc.integer({ min: 1, max: 3 });
const selection = fc.oneof(
  fc.record({ nth: count }),
  fc.record(
    {
      times: count,
      after: count,
      every: count,
      probability: fc.double({ min: 0, max: 1, noNaN: true }),
    },
    { requiredKeys: [] },
  ),
);
const rule = fc
  .tuple(
    selection,
    fc.record(
      {
        on,
        fault,
        then: state,
        in: fc.oneof(state, fc.array(state, { minLength: 1, maxLength: 2 })),
        from: fc.constantFrom("0s", "0ms"),
        until: fc.constantFrom("2h", "90m"),
      },
      { requiredKeys: ["on", "fault"] },
    ),
  )
  .map(([often, rest]) => ({ ...rest, ...often }));
/** Only requests can be refused, each with types of its own. */
const refusal = fc.record({
  on: fc.record({ operation: fc.constantFrom("load", "redeem") }),
  fault: fc.constant({ when: "before", kind: "refuse", errorType: "INSUFFICIENT_FUNDS" }),
});
/** So that every state is one to which a rule leads. */
const moves = ["one", "two"].map((then) => ({ on: { operation: "confirmLoad" }, nth: 1, then }));
const scenario = fc.record(
  {
    name: fc.constant("any"),
    title: fc.string({ minLength: 1, maxLength: 20 }),
    interface: fc.constantFrom("gift-card-v3", ["gift-card-v3", "gift-card"]),
    seed: fc.string({ minLength: 1, maxLength: 20 }),
    rules: fc
      .array(fc.oneof({ weight: 9, arbitrary: rule }, refusal), { minLength: 1, maxLength: 5 })
      .map((rules) => [...rules, ...moves]),
  },
  { requiredKeys: ["name", "title", "interface", "rules"] },
);

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin({ log });
});

test(`any scenario that is taken runs without an internal error (${runs} scenarios)`, async () => {
  const counts = { taken: 0, struck: 0 };
  await fc.assert(
    fc.asyncProperty(scenario, async (given) => {
      const till = newTill(standin);
      till.space.clock({ frozen: false });
      try {
        till.space.scenario(given);
      } catch (error) {
        expect(error).toBeInstanceOf(FileRefused);
        return;
      }
      counts.taken += 1;
      const load = loadOf(cards.empty, 10);
      const [confirmation, reversal] = [
        adviceFor(load.id, { tenders: [] }),
        adviceFor(load.id, { reversalReason: "TIMEOUT" }),
      ];
      await till.client.postIntoSilence(requestPath("load", load.id), load);
      await till.client.postIntoSilence(
        advicePath("load", "confirmations", load.id, confirmation.id),
        confirmation,
      );
      await till.client.postIntoSilence(
        advicePath("load", "reversals", load.id, reversal.id),
        reversal,
      );
      const redemption = redemptionOf(cards.funded, 5);
      await till.client.postIntoSilence(requestPath("redemption", redemption.id), redemption);
      expect(failures).toEqual([]);
      const { exchanges } = till.space.messages();
      if (exchanges.some(({ strikes }) => strikes.length > 0)) counts.struck += 1;
      for (const { status, strikes } of exchanges)
        if (status === 500) expect(strikes).not.toEqual([]);
    }),
    { numRuns: runs, seed: 1_802 },
  );
  expect(counts.struck).toBeGreaterThanOrEqual(struckFloor);
});
