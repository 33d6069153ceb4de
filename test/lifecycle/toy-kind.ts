import type { Refusal } from "../../src/contract/answer";
import type { Call, TransactionBehaviour } from "../../src/lifecycle/call";
import {
  type Incoming,
  type IncomingAdvice,
  type State,
  commonTransitions,
} from "../../src/lifecycle/state";
import type { MessageRecord } from "../../src/store";
import type { MemoryUnit } from "../support/memory-unit";

export const table = commonTransitions;
export const at = "2031-03-14T09:30:00.000Z";
export const incoming = (parts: Partial<Incoming> = {}): Incoming => ({
  id: "r1",
  kind: "sale",
  digest: "new digest",
  at,
  ...parts,
});
export const advice = (
  which: "confirmation" | "reversal",
  parts: Partial<IncomingAdvice> = {},
): IncomingAdvice => ({
  ...incoming({ id: "a1", digest: "advice digest" }),
  advice: which,
  requestId: "r1",
  ...parts,
});

/** The record of a request, as the store keeps it. */
export const request = (state: State, parts: Partial<MessageRecord> = {}): MessageRecord => ({
  id: "r1",
  family: "toy",
  role: "request",
  kind: "sale",
  requestId: null,
  state,
  answered: 200,
  digest: "old digest",
  answer: '{"ok":true}',
  data: '{"amount":500}',
  at: "2031-03-14T09:00:00.000Z",
  sender: null,
  ...parts,
});

export const refusal: Refusal = {
  error: { status: 400, errorType: "OBJECTION", message: "No." } as unknown as Refusal["error"],
  detail: {},
};

/** A kind of transaction that notes what it is asked to do. */
export function toyKind(parts: Partial<TransactionBehaviour> = {}): {
  kind: TransactionBehaviour;
  done: unknown[][];
} {
  const done: unknown[][] = [];
  const kind: TransactionBehaviour = {
    authorise: () => ({ approved: { status: 200, body: { ok: true } }, data: { amount: 500 } }),
    confirm: (_unit, data) => {
      done.push(["confirm", data]);
    },
    reverse: (_unit, data) => {
      done.push(["reverse", data]);
    },
    ...parts,
  };
  return { kind, done };
}

export const callOf = (unit: MemoryUnit): Call => ({ unit }) as unknown as Call;
