import { v4 } from "uuid";
import {
  type Event,
  type State,
  type TransitionTable,
  events,
  states,
  transitionsOf,
} from "../../../src/lifecycle/state";
import type { Operation } from "../../../src/contract/operation";
import type { Reply } from "../../support/client";
import { type Bench, type BenchSpace, successOf } from "./bench";

/** A transaction that a test has driven into a state. */
interface Driven {
  id: string;
  /** Lets a held request go on; its answer. */
  release?: () => Promise<Reply>;
}

/** Whether the client knows what became of its request: 504 in place of the answer leaves it in the dark. */
type Knowledge = "known" | "unknown";

const before504 = { when: "before", kind: "status", status: 504 } as const;
const after504 = { when: "after", kind: "status", status: 504 } as const;
const hold65s = { when: "before", kind: "delay", for: "65s" } as const;

/** The ways into each state that a client can go, by what the client knows then. */
const ways: Record<
  State,
  Partial<
    Record<Knowledge, (space: BenchSpace, kind: string, id: string) => Promise<Driven | undefined>>
  >
> = {
  NONE: { unknown: () => Promise.resolve(undefined) },
  PROCESSING: { unknown: hold },
  PENDING: {
    known: (space, kind, id) => answered(space.approved(kind, id)),
    unknown: (space, kind, id) => inTheDark(space, kind, () => space.approved(kind, id)),
  },
  DECLINED: {
    known: (space, kind, id) => answered(space.declined(kind, id)),
    unknown: (space, kind, id) => inTheDark(space, kind, () => space.declined(kind, id)),
  },
  FAILED: {
    unknown(space, kind, id) {
      space.strike(space.operation(kind), before504);
      return answered(space.approved(kind, id));
    },
  },
  CONFIRMED: closedBy("confirmation"),
  REVERSED: closedBy("reversal"),
  TOMBSTONE: { unknown: (space, kind, id) => answered(space.advise(kind, "reversal", id)) },
  LATE: {
    async known(space, kind, id) {
      await space.advise(kind, "reversal", id);
      return answered(space.approved(kind, id));
    },
    async unknown(space, kind, id) {
      await space.advise(kind, "reversal", id);
      return inTheDark(space, kind, () => space.approved(kind, id));
    },
  },
};

async function answered(reply: Promise<Reply>): Promise<undefined> {
  await reply;
}

function inTheDark(
  space: BenchSpace,
  kind: string,
  send: () => Promise<Reply>,
): Promise<undefined> {
  space.strike(space.operation(kind), after504);
  return answered(send());
}

async function hold(space: BenchSpace, kind: string, id: string): Promise<Driven> {
  space.strike(space.operation(kind), hold65s);
  const reply = space.approved(kind, id);
  await space.untilHeld();
  return {
    id,
    release() {
      space.space.clock({ advanceSeconds: 65 });
      return reply;
    },
  };
}

function closedBy(advice: "confirmation" | "reversal"): (typeof ways)["CONFIRMED"] {
  return {
    async known(space, kind, id) {
      await space.approved(kind, id);
      return answered(space.advise(kind, advice, id));
    },
    async unknown(space, kind, id) {
      await inTheDark(space, kind, () => space.approved(kind, id));
      return answered(space.advise(kind, advice, id));
    },
  };
}

/** What a client sends to make an event happen, and to which kinds of knowledge it belongs. */
const senders: Partial<
  Record<
    Event,
    { knows: Knowledge[]; send: (space: BenchSpace, kind: string, id: string) => Promise<Reply> }
  >
> = {
  request: { knows: ["known", "unknown"], send: (space, kind, id) => space.approved(kind, id) },
  confirmation: {
    knows: ["known", "unknown"],
    send: (space, kind, id) => space.advise(kind, "confirmation", id),
  },
  reversal: { knows: ["known"], send: (space, kind, id) => space.advise(kind, "reversal", id) },
  reversalOfUnknown: {
    knows: ["unknown"],
    send: (space, kind, id) => space.advise(kind, "reversal", id),
  },
};

/** A cell that messages can reach: state, event, and how the client came to be there. */
interface Case {
  state: State;
  event: Event;
  knowledge: Knowledge;
}

const cases: Case[] = states.flatMap((state) =>
  events.flatMap((event) => {
    const sender = senders[event];
    const reachable = (["known", "unknown"] as const).filter(
      (knowledge) => ways[state][knowledge] && sender?.knows.includes(knowledge),
    );
    return reachable.map((knowledge) => ({ state, event, knowledge }));
  }),
);

/** The states and events that a kind of transaction has: without an advice there is none of its own. */
function casesOf(bench: Bench, kind: string): Case[] {
  const hasConfirmation = bench.advicesOf(kind).includes("confirmation");
  return hasConfirmation
    ? cases
    : cases.filter(({ state, event }) => state !== "CONFIRMED" && event !== "confirmation");
}

/** Every cell of the family's own table that messages reach: the next state, and the answer. */
export function describeTransitions(bench: Bench): void {
  const table: TransitionTable = transitionsOf(bench.family.transitions);

  describe.each(bench.kinds)("life cycle of %s", (kind) => {
    test.each(casesOf(bench, kind))(
      "$state x $event, outcome $knowledge to the client",
      async ({ state, event, knowledge }) => {
        const space = bench.newSpace();
        const id = v4();
        const driven = await ways[state][knowledge]?.(space, kind, id);
        space.space.scenario(null);

        const reply = await senders[event]?.send(space, kind, id);

        const cell = table[state][event];
        const approves = state === "NONE" && event === "request";
        const exchange = space.lastExchange();
        expect([exchange.stateBefore, exchange.stateAfter]).toEqual([
          state,
          approves ? table.NONE.approval.next : cell.next,
        ]);
        const taken =
          cell.refused !== undefined &&
          event.startsWith("reversal") &&
          bench.adapter.takes?.(cell.refused, kind, state) === true;
        expectAnswer(
          bench,
          operationOf(space, kind, event),
          kind,
          taken ? undefined : cell.refused,
          reply as Reply,
        );
        await driven?.release?.();
      },
    );

    describeOutcomes(bench, kind, table);
  });
}

const operationOf = (space: BenchSpace, kind: string, event: Event): Operation =>
  event === "request"
    ? space.operation(kind)
    : space.operation(kind, event === "confirmation" ? "confirmation" : "reversal");

function expectAnswer(
  bench: Bench,
  operation: Operation,
  kind: string,
  reason: Parameters<Bench["adapter"]["refused"]>[0] | undefined,
  reply: Reply,
): void {
  if (reason === undefined) {
    expect(successOf(operation)).toContain(reply.status);
    return;
  }
  const { status, errorType } = bench.adapter.refused(reason, kind);
  if (operation.errors[status] === null) expect([reply.status, reply.text]).toEqual([status, ""]);
  else
    expect(reply).toMatchObject({
      status,
      body: { errorType, requestType: operation.requestType },
    });
}

/** What becomes of a request, from nothing and after it was held. */
function describeOutcomes(bench: Bench, kind: string, table: TransitionTable): void {
  test.each([
    ["approval", (space: BenchSpace) => space.approved(kind)],
    ["decline", (space: BenchSpace) => space.declined(kind)],
    [
      "failure",
      (space: BenchSpace) => {
        space.strike(space.operation(kind), before504);
        return space.approved(kind);
      },
    ],
  ] as const)("NONE x %s", async (event, send) => {
    const space = bench.newSpace();
    await send(space);
    expect(space.lastExchange().stateAfter).toBe(table.NONE[event].next);
  });

  test.each([
    ["approval", (space: BenchSpace) => space.approved(kind)],
    ["decline", (space: BenchSpace) => space.declined(kind)],
  ] as const)("NONE x hold, PROCESSING x %s", async (event, send) => {
    const space = bench.newSpace();
    space.strike(space.operation(kind), hold65s);
    const reply = send(space);
    await space.untilHeld();
    expect(space.lastExchange()).toMatchObject({
      stateBefore: "NONE",
      stateAfter: table.NONE.hold.next,
      status: null,
    });
    space.space.clock({ advanceSeconds: 65 });
    await reply;
    expect(space.lastExchange().stateAfter).toBe(table.PROCESSING[event].next);
  });

  test("REVERSED x approval: a request that was reversed while it was held is refused", async () => {
    const space = bench.newSpace();
    const money = space.money();
    const id = v4();
    const { release } = await hold(space, kind, id);
    await space.advise(kind, "reversal", id);
    const reply = await release?.();
    expectAnswer(
      bench,
      space.operation(kind),
      kind,
      table.REVERSED.approval.refused,
      reply as Reply,
    );
    expect(space.money()).toBe(money);
  });
}
