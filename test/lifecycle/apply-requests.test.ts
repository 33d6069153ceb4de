import { admit, authoriseRequest, settleRequest } from "../../src/lifecycle/apply";
import type { Authorisation, UndecidedRequest } from "../../src/lifecycle/call";
import type { Incoming, State } from "../../src/lifecycle/state";
import type { MessageRecord } from "../../src/store";
import { memoryUnit } from "../support/memory-unit";
import { at, callOf, incoming, refusal, request, table, toyKind } from "./toy-kind";

describe("admit: may a request be judged?", () => {
  const admitted = (
    record: MessageRecord | undefined,
    parts: Partial<Incoming> = {},
    resumed = false,
  ) => {
    const unit = memoryUnit({ messages: record === undefined ? [] : [record] });
    const refused = admit(unit, table, incoming(parts), { resumed });
    return {
      unit,
      admitted: refused === undefined,
      reason: refused?.reason,
      record: refused?.record,
    };
  };

  test("one under a new id may", () => {
    expect(admitted(undefined)).toMatchObject({ reason: undefined, unit: { recorded: [] } });
  });

  test.each<[string, MessageRecord, Partial<Incoming>]>([
    ["an advice", { ...request("NONE"), role: "reversal" }, {}],
    ["another family's request", request("TOMBSTONE", { family: "other" }), {}],
    ["a request of another kind", request("TOMBSTONE", { kind: "refund" }), {}],
    ["another sender's request", request("TOMBSTONE", { sender: "till 1" }), { sender: "till 2" }],
  ])(
    "one under the id of %s is a duplicate, whatever became of that one",
    (_name, record, parts) => {
      expect(admitted(record, parts)).toMatchObject({
        reason: "duplicate",
        record,
        unit: { recorded: [] },
      });
    },
  );

  test("an advice's id stays one also for a request that resumes", () => {
    const record = { ...request("NONE"), role: "confirmation" as const };
    expect(admitted(record, {}, true)).toMatchObject({ reason: "duplicate", record });
  });

  test.each<[State, string | undefined]>([
    ["NONE", undefined],
    ["PROCESSING", "duplicate"],
    ["PENDING", "duplicate"],
    ["DECLINED", "duplicate"],
    ["FAILED", "duplicate"],
    ["CONFIRMED", "duplicate"],
    ["REVERSED", "duplicate"],
    ["LATE", "duplicate"],
  ])("one under the id of a request in state %s: %s; nothing is recorded", (state, reason) => {
    expect(admitted(request(state))).toMatchObject({
      admitted: reason === undefined,
      reason,
      unit: { recorded: [] },
    });
  });

  test("one that comes after its reversal is refused, and noted as late with its own digest", () => {
    const tombstone = request("TOMBSTONE", { answered: null, digest: "" });
    const { reason, record, unit } = admitted(tombstone);
    expect([reason, record]).toEqual(["reversedBefore", tombstone]);
    expect(unit.recorded).toEqual([
      { ...tombstone, state: "LATE", digest: "new digest", answered: 400 },
    ]);
  });

  test("the same sender's tombstone is its own, and so is one of nobody", () => {
    expect(admitted(request("TOMBSTONE", { sender: "till 1" }), { sender: "till 1" }).reason).toBe(
      "reversedBefore",
    );
    expect(admitted(request("TOMBSTONE"), { sender: "till 1" }).reason).toBe("reversedBefore");
  });

  test.each<[State, string | undefined]>([
    ["PROCESSING", undefined],
    ["REVERSED", "reversedMeanwhile"],
    ["PENDING", "duplicate"],
  ])("a held request that resumes in state %s: %s", (state, reason) => {
    const record = request(state);
    expect(admitted(record, {}, true)).toMatchObject({
      admitted: reason === undefined,
      reason,
      record: reason && record,
      unit: { recorded: [] },
    });
  });
});

describe("settleRequest: what became of a request", () => {
  const settled = (
    event: "hold" | "approval" | "decline" | "failure",
    parts: Partial<Incoming> = {},
    known: MessageRecord[] = [],
  ) => {
    const unit = memoryUnit({ messages: known });
    const record = settleRequest(unit, table, incoming(parts), {
      event,
      answered: 200,
      answer: { ok: true },
      data: { amount: 5 },
    });
    expect(unit.message("r1")).toBe(record);
    return record;
  };

  test("is recorded whole", () => {
    expect(settled("approval", { sender: "till 1" })).toEqual({
      id: "r1",
      family: "toy",
      role: "request",
      kind: "sale",
      requestId: null,
      state: "PENDING",
      answered: 200,
      digest: "new digest",
      answer: '{"ok":true}',
      data: '{"amount":5}',
      at,
      sender: "till 1",
    });
    expect(settled("approval").sender).toBeNull();
  });

  test.each([
    ["hold", "PROCESSING"],
    ["approval", "PENDING"],
    ["decline", "DECLINED"],
    ["failure", "FAILED"],
  ] as const)("%s leads to %s", (event, state) => {
    expect(settled(event).state).toBe(state);
    expect(settled(event, {}, [request("PROCESSING")]).state).toBe(state);
  });

  test("keeps the time at which a held request arrived", () => {
    expect(settled("approval", {}, [request("PROCESSING")]).at).toBe("2031-03-14T09:00:00.000Z");
  });

  test("without an answer and data nothing is kept but what the kind remembers", () => {
    const unit = memoryUnit();
    const bare = { event: "failure" as const, answered: null, answer: undefined, data: null };
    expect(settleRequest(unit, table, incoming(), bare)).toMatchObject({
      answered: null,
      answer: null,
      data: null,
    });
    expect(
      settleRequest(memoryUnit(), table, incoming({ remembered: () => ({ product: "P" }) }), {
        ...bare,
        event: "decline",
      }).data,
    ).toBe('{"product":"P"}');
    expect(
      settleRequest(memoryUnit(), table, incoming({ remembered: () => ({ product: "P" }) }), {
        ...bare,
        event: "approval",
        data: {},
      }).data,
    ).toBe("{}");
  });

  test("of one that has an outcome already is a defect, and says which", () => {
    expect(() => settled("approval", {}, [request("REVERSED")])).toThrow(
      /^approval of a request in state REVERSED$/,
    );
    expect(() => settled("hold", {}, [request("PENDING")])).toThrow(
      /^hold of a request in state PENDING$/,
    );
  });
});

describe("authoriseRequest: the family decides, the outcome is recorded", () => {
  const judged = (authorisation: Authorisation | UndecidedRequest, status = 400) => {
    const unit = memoryUnit();
    const answer = { status, body: { status } };
    const result = authoriseRequest(
      callOf(unit),
      { kind: toyKind({ authorise: () => authorisation }).kind, table, incoming: incoming() },
      (refused) => {
        expect(authorisation).toEqual({ refused });
        return answer;
      },
    );
    if ("approved" in authorisation) expect(result).toBe(authorisation.approved);
    else expect(result).toBe("refused" in authorisation ? answer : authorisation);
    return unit.message("r1");
  };

  test("an approval keeps its answer and its data", () => {
    const approved = { status: 201, body: { status: 201 } };
    expect(judged({ approved, data: { amount: 7 } })).toMatchObject({
      state: "PENDING",
      answered: 201,
      answer: '{"status":201}',
      data: '{"amount":7}',
    });
  });

  test.each([
    [400, "DECLINED"],
    [503, "DECLINED"],
    [500, "FAILED"],
    [504, "FAILED"],
  ])("a refusal that is answered %s is %s, and keeps no data", (status, state) => {
    expect(judged({ refused: refusal }, status)).toMatchObject({
      state,
      answered: status,
      answer: `{"status":${status}}`,
      data: null,
    });
  });

  test("an approval whose status says nothing to the client is one nevertheless", () => {
    expect(judged({ approved: { status: 500 }, data: {} })).toMatchObject({
      state: "PENDING",
    });
  });

  test("one that cannot be decided yet is held, and not answered", () => {
    expect(judged({ undecidedForMs: 100 })).toMatchObject({
      state: "PROCESSING",
      answered: null,
      answer: null,
      data: null,
    });
  });
});
