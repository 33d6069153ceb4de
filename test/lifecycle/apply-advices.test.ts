import { recall, recordAdvice, settleAdvice } from "../../src/lifecycle/apply";
import type { Call, TransactionBehaviour } from "../../src/lifecycle/call";
import {
  type IncomingAdvice,
  closedByOf,
  dataOf,
  type State,
  transitionsOf,
} from "../../src/lifecycle/state";
import type { MessageRecord } from "../../src/store";
import { memoryUnit } from "../support/memory-unit";
import { advice, at, callOf, refusal, request, toyKind } from "./toy-kind";

describe("recall: was this very advice accepted before?", () => {
  const accepted: MessageRecord = {
    ...request("NONE", { id: "a1", state: null, requestId: "r1" }),
    role: "confirmation",
  };
  const recalled = (record: MessageRecord | undefined) =>
    recall(memoryUnit({ messages: record === undefined ? [] : [record] }), advice("confirmation"));

  test("a new id is judged, and so is an advice that was not accepted", () => {
    expect(recalled(undefined)).toBeUndefined();
    expect(recalled({ ...accepted, answer: null })).toBeUndefined();
  });

  test("an accepted one is answered as the first time", () => {
    expect(recalled(accepted)).toEqual({ taken: true, first: accepted });
  });

  test.each<[string, Partial<MessageRecord>]>([
    ["another family's", { family: "other" }],
    ["of the other kind of advice", { role: "reversal" }],
    ["a request's", { role: "request" }],
    ["about another request", { requestId: "r2" }],
    ["about another kind of transaction", { kind: "refund" }],
  ])("an id that is %s is a duplicate, accepted or not", (_name, parts) => {
    const record = { ...accepted, ...parts };
    expect(recalled(record)).toEqual({ taken: false, reason: "duplicate", record });
    expect(recalled({ ...record, answer: null })).toMatchObject({
      taken: false,
      reason: "duplicate",
    });
  });
});

describe("settleAdvice: the transaction moves, and its money with it", () => {
  const settled = (
    record: MessageRecord | undefined,
    sent: IncomingAdvice,
    parts: Partial<TransactionBehaviour> = {},
    changes = {},
  ) => {
    const unit = memoryUnit({ messages: record === undefined ? [] : [record] });
    const { kind, done } = toyKind(parts);
    const result = settleAdvice(kind, callOf(unit), transitionsOf(changes), sent);
    return { unit, result, done, record: unit.message("r1") };
  };
  const closed = (which: string, from: State, more: object = {}) => ({
    ...more,
    closedBy: { advice: which, id: "a1", at, from },
  });

  test.each([
    ["confirmation", "confirm", "CONFIRMED"],
    ["reversal", "reverse", "REVERSED"],
  ] as const)("a %s of what is pending: %s, once", (which, effect, state) => {
    const { result, done, record } = settled(request("PENDING"), advice(which));
    expect([result, done]).toEqual([{ taken: true }, [[effect, { amount: 500 }]]]);
    expect(record).toEqual(
      request(state, { data: JSON.stringify(closed(which, "PENDING", { amount: 500 })) }),
    );
    expect(closedByOf(record)).toEqual({ advice: which, id: "a1", at, from: "PENDING" });
  });

  test.each<[State, "confirmation" | "reversal"]>([
    ["CONFIRMED", "confirmation"],
    ["REVERSED", "reversal"],
  ])("of what is %s already, a %s is taken and changes nothing", (state, which) => {
    const { result, done, unit } = settled(request(state), advice(which));
    expect([result, done, unit.recorded]).toEqual([{ taken: true }, [], []]);
  });

  test.each<[State, "confirmation" | "reversal", string]>([
    ["CONFIRMED", "reversal", "confirmed"],
    ["REVERSED", "confirmation", "reversed"],
    ["DECLINED", "confirmation", "declined"],
    ["DECLINED", "reversal", "declined"],
    ["FAILED", "confirmation", "failed"],
    ["PROCESSING", "confirmation", "inProcess"],
  ])("of what is %s, a %s is refused: %s", (state, which, reason) => {
    const known = request(state);
    const { result, done, unit } = settled(known, advice(which));
    expect([result, done, unit.recorded]).toEqual([
      { taken: false, reason, record: known },
      [],
      [],
    ]);
  });

  test("what the client could not know decides whether a declined request is reversed", () => {
    expect(settled(request("DECLINED", { answered: null }), advice("reversal"))).toMatchObject({
      result: { taken: true },
      record: { state: "REVERSED" },
      done: [],
    });
    expect(
      settled(request("DECLINED", { answered: 503 }), advice("reversal")).result,
    ).toMatchObject({ taken: false });
    expect(
      settled(
        request("DECLINED", { answered: 503 }),
        advice("reversal", { unknownOutcomes: [{ statuses: [503], kinds: ["refund"] }] }),
      ),
    ).toMatchObject({ result: { taken: false } });
    expect(
      settled(
        request("DECLINED", { answered: 503 }),
        advice("reversal", { unknownOutcomes: [{ statuses: [503] }] }),
      ),
    ).toMatchObject({ result: { taken: true } });
  });

  test("a reversal of what never came is refused and leaves a tombstone that says who left it", () => {
    const { result, record, done } = settled(
      undefined,
      advice("reversal", { sender: "till 1", kept: { id: "a1" } }),
    );
    expect([result, done]).toEqual([{ taken: false, reason: "unknown", record: undefined }, []]);
    expect(record).toEqual({
      id: "r1",
      family: "toy",
      role: "request",
      kind: "sale",
      requestId: null,
      state: "TOMBSTONE",
      answered: null,
      digest: "",
      answer: null,
      data: JSON.stringify({
        closedBy: { advice: "reversal", id: "a1", at, from: "NONE", kept: { id: "a1" } },
      }),
      at,
      sender: "till 1",
    });
    expect(settled(undefined, advice("reversal")).record?.sender).toBeNull();
  });

  test("a family that takes the reversal of what never came is asked first", () => {
    const taking = { NONE: { reversalOfUnknown: { next: "TOMBSTONE", effect: "none" } } };
    expect(settled(undefined, advice("reversal"), {}, taking)).toMatchObject({
      result: { taken: true },
      record: { state: "TOMBSTONE" },
    });
    expect(
      settled(undefined, advice("reversal"), { objection: () => refusal }, taking),
    ).toMatchObject({ result: { taken: false, objection: refusal }, record: undefined });
  });

  test("a confirmation of what never came leaves nothing", () => {
    const { result, unit } = settled(undefined, advice("confirmation"));
    expect([result, unit.recorded]).toEqual([
      { taken: false, reason: "unknown", record: undefined },
      [],
    ]);
  });

  test.each<[string, Partial<MessageRecord>, Partial<IncomingAdvice>]>([
    ["another family's", { family: "other" }, {}],
    ["of another kind", { kind: "refund" }, {}],
    ["another sender's", { sender: "till 1" }, { sender: "till 2" }],
    ["no request", { role: "reversal" }, {}],
  ])("a request that is %s is unknown to the advice, and stays as it was", (_name, parts, sent) => {
    const { result, done, unit } = settled(request("PENDING", parts), advice("reversal", sent));
    expect([result, done, unit.recorded]).toEqual([
      { taken: false, reason: "unknown", record: undefined },
      [],
      [],
    ]);
  });

  test("a refusal that moves the transaction keeps its data as they were", () => {
    const refusedMove = {
      DECLINED: { reversal: { next: "REVERSED", effect: "none", refused: "declined" } },
    };
    expect(settled(request("DECLINED"), advice("reversal"), {}, refusedMove).record).toEqual(
      request("REVERSED"),
    );
  });

  test("what the family objects to moves nothing", () => {
    const mismatched = settled(request("CONFIRMED"), advice("confirmation"), {
      mismatch: (_call, data) =>
        (data as { amount: number }).amount === 500 ? refusal : undefined,
    });
    expect([mismatched.result, mismatched.done, mismatched.unit.recorded]).toEqual([
      { taken: false, objection: refusal },
      [],
      [],
    ]);
    const objecting = {
      objection: (_call: Call, data: unknown, effect: string) =>
        effect === "reverse" && (data as { amount: number }).amount === 500 ? refusal : undefined,
    };
    const objected = settled(request("PENDING"), advice("reversal"), objecting);
    expect([objected.result, objected.done, objected.unit.recorded]).toEqual([
      { taken: false, objection: refusal },
      [],
      [],
    ]);
    expect(settled(request("PENDING"), advice("confirmation"), objecting).done).toEqual([
      ["confirm", { amount: 500 }],
    ]);
  });

  test("the family is asked about a mismatch of a known request only, and for objections only when the transaction would move", () => {
    const asked: string[] = [];
    const asking = {
      mismatch: () => {
        asked.push("mismatch");
        return undefined;
      },
      objection: () => {
        asked.push("objection");
        return undefined;
      },
    };
    const askedFor = (
      record: MessageRecord | undefined,
      which: "confirmation" | "reversal",
    ): string[] => {
      asked.length = 0;
      settled(record, advice(which), asking);
      return [...asked];
    };
    expect(askedFor(undefined, "reversal")).toEqual([]);
    expect(askedFor(request("CONFIRMED"), "confirmation")).toEqual(["mismatch"]);
    expect(askedFor(request("CONFIRMED"), "reversal")).toEqual(["mismatch"]);
    expect(askedFor(request("PENDING"), "reversal")).toEqual(["mismatch", "objection"]);
  });

  test("a request without data is confirmed with none", () => {
    expect(settled(request("PENDING", { data: null }), advice("confirmation")).done).toEqual([
      ["confirm", {}],
    ]);
    expect([dataOf(undefined), closedByOf(undefined), closedByOf(request("PENDING"))]).toEqual([
      {},
      undefined,
      undefined,
    ]);
  });
});

test("recordAdvice: with its answer when it was accepted, without when it was refused", () => {
  const unit = memoryUnit();
  recordAdvice(unit, advice("reversal"), 202, { ok: true });
  recordAdvice(unit, advice("confirmation", { id: "a2" }), 400, undefined);
  const whole = {
    family: "toy",
    kind: "sale",
    requestId: "r1",
    state: null,
    digest: "advice digest",
    data: null,
    at,
  };
  expect(unit.recorded).toEqual([
    { ...whole, id: "a1", role: "reversal", answered: 202, answer: '{"ok":true}' },
    { ...whole, id: "a2", role: "confirmation", answered: 400, answer: null },
  ]);
});
