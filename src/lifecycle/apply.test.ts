import type { Refusal } from "../contract/answer";
import type { MessageRecord } from "../store";
import { type MemoryUnit, memoryUnit } from "../../test/support/memory-unit";
import {
  type Incoming, type IncomingAdvice, admit, closedByOf, dataOf, judgeRequest, recall, recordAdvice, settleAdvice, settleRequest,
} from "./apply";
import type { Call, Judgement, TransactionKind, Undecided } from "./call";
import { type State, commonTransitions, transitionsOf } from "./state";

const table = commonTransitions;
const at = "2031-03-14T09:30:00.000Z";
const incoming = (parts: Partial<Incoming> = {}): Incoming => ({ id: "r1", kind: "sale", digest: "new digest", at, ...parts });
const advice = (which: "confirmation" | "reversal", parts: Partial<IncomingAdvice> = {}): IncomingAdvice =>
  ({ ...incoming({ id: "a1", digest: "advice digest" }), advice: which, requestId: "r1", ...parts });

/** The record of a request, as the store keeps it. */
const request = (state: State, parts: Partial<MessageRecord> = {}): MessageRecord => ({
  id: "r1", family: "toy", role: "request", kind: "sale", requestId: null, state, answered: 200, digest: "old digest", answer: '{"ok":true}',
  data: '{"amount":500}', at: "2031-03-14T09:00:00.000Z", sender: null, ...parts,
});

const refusal: Refusal = { error: { status: 400, errorType: "OBJECTION", message: "No." } as unknown as Refusal["error"], detail: {} };

/** A kind of transaction that notes what it is asked to do. */
function toyKind(parts: Partial<TransactionKind> = {}): { kind: TransactionKind; done: unknown[][] } {
  const done: unknown[][] = [];
  const kind: TransactionKind = {
    judge: () => ({ approved: { status: 200, body: { ok: true } }, data: { amount: 500 } }),
    confirm: (_unit, data) => { done.push(["confirm", data]); },
    reverse: (_unit, data) => { done.push(["reverse", data]); },
    ...parts,
  };
  return { kind, done };
}

const callOf = (unit: MemoryUnit): Call => ({ unit }) as unknown as Call;

describe("admit: may a request be judged?", () => {
  const admitted = (record: MessageRecord | undefined, parts: Partial<Incoming> = {}, resumed = false) => {
    const unit = memoryUnit({ messages: record === undefined ? [] : [record] });
    const refused = admit(unit, table, incoming(parts), { resumed });
    return { unit, admitted: refused === undefined, reason: refused?.reason, record: refused?.record };
  };

  test("one under a new id may", () => {
    expect(admitted(undefined)).toMatchObject({ reason: undefined, unit: { recorded: [] } });
  });

  test.each<[string, MessageRecord, Partial<Incoming>]>([
    ["an advice", { ...request("NONE"), role: "reversal" }, {}],
    ["another family's request", request("TOMBSTONE", { family: "other" }), {}],
    ["a request of another kind", request("TOMBSTONE", { kind: "refund" }), {}],
    ["another sender's request", request("TOMBSTONE", { sender: "till 1" }), { sender: "till 2" }],
  ])("one under the id of %s is a duplicate, whatever became of that one", (_name, record, parts) => {
    expect(admitted(record, parts)).toMatchObject({ reason: "duplicate", record, unit: { recorded: [] } });
  });

  test("an advice's id stays one also for a request that resumes", () => {
    const record = { ...request("NONE"), role: "confirmation" as const };
    expect(admitted(record, {}, true)).toMatchObject({ reason: "duplicate", record });
  });

  test.each<[State, string | undefined]>([
    ["NONE", undefined], ["PROCESSING", "duplicate"], ["PENDING", "duplicate"], ["DECLINED", "duplicate"], ["FAILED", "duplicate"],
    ["CONFIRMED", "duplicate"], ["REVERSED", "duplicate"], ["LATE", "duplicate"],
  ])("one under the id of a request in state %s: %s; nothing is recorded", (state, reason) => {
    expect(admitted(request(state))).toMatchObject({ admitted: reason === undefined, reason, unit: { recorded: [] } });
  });

  test("one that comes after its reversal is refused, and noted as late with its own digest", () => {
    const tombstone = request("TOMBSTONE", { answered: null, digest: "" });
    const { reason, record, unit } = admitted(tombstone);
    expect([reason, record]).toEqual(["reversedBefore", tombstone]);
    expect(unit.recorded).toEqual([{ ...tombstone, state: "LATE", digest: "new digest", answered: 400 }]);
  });

  test("the same sender's tombstone is its own, and so is one of nobody", () => {
    expect(admitted(request("TOMBSTONE", { sender: "till 1" }), { sender: "till 1" }).reason).toBe("reversedBefore");
    expect(admitted(request("TOMBSTONE"), { sender: "till 1" }).reason).toBe("reversedBefore");
  });

  test.each<[State, string | undefined]>([
    ["PROCESSING", undefined], ["REVERSED", "reversedMeanwhile"], ["PENDING", "duplicate"],
  ])("a held request that resumes in state %s: %s", (state, reason) => {
    const record = request(state);
    expect(admitted(record, {}, true)).toMatchObject({ admitted: reason === undefined, reason, record: reason && record, unit: { recorded: [] } });
  });
});

describe("settleRequest: what became of a request", () => {
  const settled = (event: "hold" | "approval" | "decline" | "failure", parts: Partial<Incoming> = {}, known: MessageRecord[] = []) => {
    const unit = memoryUnit({ messages: known });
    const record = settleRequest(unit, table, incoming(parts), event, { answered: 200, answer: { ok: true }, data: { amount: 5 } });
    expect(unit.message("r1")).toBe(record);
    return record;
  };

  test("is recorded whole", () => {
    expect(settled("approval", { sender: "till 1" })).toEqual({
      id: "r1", family: "toy", role: "request", kind: "sale", requestId: null, state: "PENDING", answered: 200, digest: "new digest",
      answer: '{"ok":true}', data: '{"amount":5}', at, sender: "till 1",
    });
    expect(settled("approval").sender).toBeNull();
  });

  test.each([["hold", "PROCESSING"], ["approval", "PENDING"], ["decline", "DECLINED"], ["failure", "FAILED"]] as const)("%s leads to %s", (event, state) => {
    expect(settled(event).state).toBe(state);
    expect(settled(event, {}, [request("PROCESSING")]).state).toBe(state);
  });

  test("keeps the time at which a held request arrived", () => {
    expect(settled("approval", {}, [request("PROCESSING")]).at).toBe("2031-03-14T09:00:00.000Z");
  });

  test("without an answer and data nothing is kept but what the kind remembers", () => {
    const unit = memoryUnit();
    const bare = { answered: null, answer: undefined, data: null };
    expect(settleRequest(unit, table, incoming(), "failure", bare)).toMatchObject({ answered: null, answer: null, data: null });
    expect(settleRequest(memoryUnit(), table, incoming({ remembered: () => ({ product: "P" }) }), "decline", bare).data).toBe('{"product":"P"}');
    expect(settleRequest(memoryUnit(), table, incoming({ remembered: () => ({ product: "P" }) }), "approval", { ...bare, data: {} }).data).toBe("{}");
  });

  test("of one that has an outcome already is a defect, and says which", () => {
    expect(() => settled("approval", {}, [request("REVERSED")])).toThrow(/^approval of a request in state REVERSED$/);
    expect(() => settled("hold", {}, [request("PENDING")])).toThrow(/^hold of a request in state PENDING$/);
  });
});

describe("judgeRequest: the family decides, the outcome is recorded", () => {
  const judged = (judgement: Judgement | Undecided, status: number) => {
    const unit = memoryUnit();
    const result = judgeRequest(toyKind({ judge: () => judgement }).kind, callOf(unit), table, incoming(), () => ({ status, body: { status } }));
    expect(result).toBe(judgement);
    return unit.message("r1");
  };

  test("an approval keeps its answer and its data", () => {
    expect(judged({ approved: { status: 201 }, data: { amount: 7 } }, 201)).toMatchObject({ state: "PENDING", answered: 201, answer: '{"status":201}', data: '{"amount":7}' });
  });

  test.each([[400, "DECLINED"], [503, "DECLINED"], [500, "FAILED"], [504, "FAILED"]])("a refusal that is answered %s is %s, and keeps no data", (status, state) => {
    expect(judged({ refused: refusal }, status)).toMatchObject({ state, answered: status, answer: `{"status":${status}}`, data: null });
  });

  test("an approval whose status says nothing to the client is one nevertheless", () => {
    expect(judged({ approved: { status: 500 }, data: {} }, 500)).toMatchObject({ state: "PENDING" });
  });

  test("one that cannot be decided yet is held, and not answered", () => {
    expect(judged({ undecidedForMs: 100 }, 200)).toMatchObject({ state: "PROCESSING", answered: null, answer: null, data: null });
  });
});

describe("recall: was this very advice accepted before?", () => {
  const accepted: MessageRecord = { ...request("NONE", { id: "a1", state: null, requestId: "r1" }), role: "confirmation" };
  const recalled = (record: MessageRecord | undefined) => recall(memoryUnit({ messages: record === undefined ? [] : [record] }), advice("confirmation"));

  test("a new id is judged, and so is an advice that was not accepted", () => {
    expect(recalled(undefined)).toBeUndefined();
    expect(recalled({ ...accepted, answer: null })).toBeUndefined();
  });

  test("an accepted one is answered as the first time", () => {
    expect(recalled(accepted)).toEqual({ taken: true, first: accepted });
  });

  test.each<[string, Partial<MessageRecord>]>([
    ["another family's", { family: "other" }], ["of the other kind of advice", { role: "reversal" }], ["a request's", { role: "request" }],
    ["about another request", { requestId: "r2" }], ["about another kind of transaction", { kind: "refund" }],
  ])("an id that is %s is a duplicate, accepted or not", (_name, parts) => {
    const record = { ...accepted, ...parts };
    expect(recalled(record)).toEqual({ taken: false, reason: "duplicate", record });
    expect(recalled({ ...record, answer: null })).toMatchObject({ taken: false, reason: "duplicate" });
  });
});

describe("settleAdvice: the transaction moves, and its money with it", () => {
  const settled = (record: MessageRecord | undefined, sent: IncomingAdvice, parts: Partial<TransactionKind> = {}, changes = {}) => {
    const unit = memoryUnit({ messages: record === undefined ? [] : [record] });
    const { kind, done } = toyKind(parts);
    const result = settleAdvice(kind, callOf(unit), transitionsOf(changes), sent);
    return { unit, result, done, record: unit.message("r1") };
  };
  const closed = (which: string, from: State, more: object = {}) => ({ ...more, closedBy: { advice: which, id: "a1", at, from } });

  test.each([["confirmation", "confirm", "CONFIRMED"], ["reversal", "reverse", "REVERSED"]] as const)("a %s of what is pending: %s, once", (which, effect, state) => {
    const { result, done, record } = settled(request("PENDING"), advice(which));
    expect([result, done]).toEqual([{ taken: true }, [[effect, { amount: 500 }]]]);
    expect(record).toEqual(request(state, { data: JSON.stringify(closed(which, "PENDING", { amount: 500 })) }));
    expect(closedByOf(record)).toEqual({ advice: which, id: "a1", at, from: "PENDING" });
  });

  test.each<[State, "confirmation" | "reversal"]>([["CONFIRMED", "confirmation"], ["REVERSED", "reversal"]])("of what is %s already, a %s is taken and changes nothing", (state, which) => {
    const { result, done, unit } = settled(request(state), advice(which));
    expect([result, done, unit.recorded]).toEqual([{ taken: true }, [], []]);
  });

  test.each<[State, "confirmation" | "reversal", string]>([
    ["CONFIRMED", "reversal", "confirmed"], ["REVERSED", "confirmation", "reversed"], ["DECLINED", "confirmation", "declined"], ["DECLINED", "reversal", "declined"],
    ["FAILED", "confirmation", "failed"], ["PROCESSING", "confirmation", "inProcess"],
  ])("of what is %s, a %s is refused: %s", (state, which, reason) => {
    const known = request(state);
    const { result, done, unit } = settled(known, advice(which));
    expect([result, done, unit.recorded]).toEqual([{ taken: false, reason, record: known }, [], []]);
  });

  test("what the client could not know decides whether a declined request is reversed", () => {
    expect(settled(request("DECLINED", { answered: null }), advice("reversal"))).toMatchObject({ result: { taken: true }, record: { state: "REVERSED" }, done: [] });
    expect(settled(request("DECLINED", { answered: 503 }), advice("reversal")).result).toMatchObject({ taken: false });
    expect(settled(request("DECLINED", { answered: 503 }), advice("reversal", { unknownOutcomes: [{ statuses: [503], kinds: ["refund"] }] }))).toMatchObject({ result: { taken: false } });
    expect(settled(request("DECLINED", { answered: 503 }), advice("reversal", { unknownOutcomes: [{ statuses: [503] }] }))).toMatchObject({ result: { taken: true } });
  });

  test("a reversal of what never came is refused and leaves a tombstone that says who left it", () => {
    const { result, record, done } = settled(undefined, advice("reversal", { sender: "till 1", kept: { id: "a1" } }));
    expect([result, done]).toEqual([{ taken: false, reason: "unknown", record: undefined }, []]);
    expect(record).toEqual({
      id: "r1", family: "toy", role: "request", kind: "sale", requestId: null, state: "TOMBSTONE", answered: null, digest: "", answer: null,
      data: JSON.stringify({ closedBy: { advice: "reversal", id: "a1", at, from: "NONE", kept: { id: "a1" } } }), at, sender: "till 1",
    });
    expect(settled(undefined, advice("reversal")).record?.sender).toBeNull();
  });

  test("a family that takes the reversal of what never came is asked first", () => {
    const taking = { NONE: { reversalOfUnknown: { next: "TOMBSTONE", effect: "none" } } };
    expect(settled(undefined, advice("reversal"), {}, taking)).toMatchObject({ result: { taken: true }, record: { state: "TOMBSTONE" } });
    expect(settled(undefined, advice("reversal"), { objection: () => refusal }, taking)).toMatchObject({ result: { taken: false, objection: refusal }, record: undefined });
  });

  test("a confirmation of what never came leaves nothing", () => {
    const { result, unit } = settled(undefined, advice("confirmation"));
    expect([result, unit.recorded]).toEqual([{ taken: false, reason: "unknown", record: undefined }, []]);
  });

  test.each<[string, Partial<MessageRecord>, Partial<IncomingAdvice>]>([
    ["another family's", { family: "other" }, {}], ["of another kind", { kind: "refund" }, {}], ["another sender's", { sender: "till 1" }, { sender: "till 2" }],
    ["no request", { role: "reversal" }, {}],
  ])("a request that is %s is unknown to the advice, and stays as it was", (_name, parts, sent) => {
    const { result, done, unit } = settled(request("PENDING", parts), advice("reversal", sent));
    expect([result, done, unit.recorded]).toEqual([{ taken: false, reason: "unknown", record: undefined }, [], []]);
  });

  test("a refusal that moves the transaction keeps its data as they were", () => {
    const refusedMove = { DECLINED: { reversal: { next: "REVERSED", effect: "none", refused: "declined" } } };
    expect(settled(request("DECLINED"), advice("reversal"), {}, refusedMove).record).toEqual(request("REVERSED"));
  });

  test("what the family objects to moves nothing", () => {
    const mismatched = settled(request("CONFIRMED"), advice("confirmation"), { mismatch: (_call, data) => ((data as { amount: number }).amount === 500 ? refusal : undefined) });
    expect([mismatched.result, mismatched.done, mismatched.unit.recorded]).toEqual([{ taken: false, objection: refusal }, [], []]);
    const objecting = { objection: (_call: Call, data: unknown, effect: string) => (effect === "reverse" && (data as { amount: number }).amount === 500 ? refusal : undefined) };
    const objected = settled(request("PENDING"), advice("reversal"), objecting);
    expect([objected.result, objected.done, objected.unit.recorded]).toEqual([{ taken: false, objection: refusal }, [], []]);
    expect(settled(request("PENDING"), advice("confirmation"), objecting).done).toEqual([["confirm", { amount: 500 }]]);
  });

  test("the family is asked about a mismatch of a known request only, and for objections only when the transaction would move", () => {
    const asked: string[] = [];
    const asking = {
      mismatch: () => { asked.push("mismatch"); return undefined; },
      objection: () => { asked.push("objection"); return undefined; },
    };
    const askedFor = (record: MessageRecord | undefined, which: "confirmation" | "reversal"): string[] => {
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
    expect(settled(request("PENDING", { data: null }), advice("confirmation")).done).toEqual([["confirm", {}]]);
    expect([dataOf(undefined), closedByOf(undefined), closedByOf(request("PENDING"))]).toEqual([{}, undefined, undefined]);
  });
});

test("recordAdvice: with its answer when it was accepted, without when it was refused", () => {
  const unit = memoryUnit();
  recordAdvice(unit, advice("reversal"), 202, { ok: true });
  recordAdvice(unit, advice("confirmation", { id: "a2" }), 400, undefined);
  const whole = { family: "toy", kind: "sale", requestId: "r1", state: null, digest: "advice digest", data: null, at };
  expect(unit.recorded).toEqual([
    { ...whole, id: "a1", role: "reversal", answered: 202, answer: '{"ok":true}' },
    { ...whole, id: "a2", role: "confirmation", answered: 400, answer: null },
  ]);
});
