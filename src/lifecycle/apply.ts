import {
  type Cell,
  type Effect,
  type Event,
  type State,
  type TransitionTable,
  events,
  states,
  type RefusalReason,
  adviceEvent,
  type ClosedBy,
  type Incoming,
  type IncomingAdvice,
  dataOf,
  isOriginal,
} from "./state";
import { jsonOf, valueAt } from "../contract/values/json-value";
import type { Answer, Refusal } from "../contract/answer";
import { isUnknownOutcome } from "../contract/refusals";
import type { MessageRecord, UnitOfWork } from "../store";
import type { Call, TransactionBehaviour, UndecidedRequest } from "./call";

const byName = new Map<string, State>(states.map((state) => [state, state]));

/** The state in which a record is; NONE where there is none. */
export const stateOf = (record: { state: string | null } | undefined): State =>
  byName.get(record?.state ?? "NONE") ?? "NONE";

/** What an event does to the transaction of a record. Pure. */
export const transition = (
  table: TransitionTable,
  record: { state: string | null } | undefined,
  event: Event,
): Cell => table[stateOf(record)][event];

const closedStates: ReadonlySet<State> = new Set<State>(["CONFIRMED", "REVERSED"]);

/**
 * What is wrong with a table, in sentences; none: it is sound. Checked when a family is registered: a state
 * left out, money moved twice, a closed transaction opened again would be defects of every exchange.
 */
export function tableFaults(table: Partial<TransitionTable>): string[] {
  return states.flatMap((state) =>
    events.flatMap((event) => {
      const cell = table[state]?.[event];
      return cell === undefined
        ? [`${state} has no cell for ${event}`]
        : cellFaults(state, event, cell);
    }),
  );
}

function cellFaults(state: State, event: Event, cell: Cell): string[] {
  const faults: string[] = [];
  const place = `${state} x ${event}`;
  const moves = cell.effect !== "none";
  if (moves && state !== "PENDING")
    faults.push(`${place} has an effect, but only PENDING holds one back`);
  if (moves && cell.refused !== undefined) faults.push(`${place} is refused and has an effect`);
  if (closedStates.has(state) && cell.next !== state) faults.push(`${place} leaves a closed state`);
  if (state === "PENDING" && cell.next !== endOf(cell.effect))
    faults.push(`${place} does not match its effect`);
  return faults;
}

const endOf = (effect: Effect): State =>
  effect === "confirm" ? "CONFIRMED" : effect === "reverse" ? "REVERSED" : "PENDING";

/** A request's or advice's step was refused, with the record that stood in its way. */
interface RefusedStep {
  reason: RefusalReason;
  record: MessageRecord | undefined;
}

/**
 * May a request with this id be processed? Undefined: yes. A request that is held may be processed when it
 * resumes. A refused late request is recorded here.
 */
export function admit(
  unit: UnitOfWork,
  table: TransitionTable,
  incoming: Incoming,
  options: { resumed: boolean },
): RefusedStep | undefined {
  const record = unit.message(incoming.id);
  if (record === undefined) return undefined;
  if (record.role !== "request") return { reason: "duplicate", record };
  if (options.resumed) return resume(table, record);
  if (!isOriginal(record, unit, incoming)) return { reason: "duplicate", record };
  const cell = transition(table, record, "request");
  if (cell.refused === undefined) return undefined;
  if (cell.next !== record.state)
    unit.record({ ...record, state: cell.next, digest: incoming.digest, answered: 400 });
  return { reason: cell.refused, record };
}

function resume(table: TransitionTable, record: MessageRecord): RefusedStep | undefined {
  const cell = transition(table, record, "approval");
  return cell.refused === undefined ? undefined : { reason: cell.refused, record };
}

/** What became of a request, with its answer and what its advice will need. */
interface RequestResult {
  event: Extract<Event, "hold" | "approval" | "decline" | "failure">;
  answered: number | null;
  answer: unknown;
  data: object | null;
}

/** A request as it is held: nothing is known of its answer yet. */
export const onHold: RequestResult = {
  event: "hold",
  answered: null,
  answer: undefined,
  data: null,
};

/** Records that a request is held, or its outcome. Returns its record. */
export function settleRequest(
  unit: UnitOfWork,
  table: TransitionTable,
  incoming: Incoming,
  result: RequestResult,
): MessageRecord {
  const { event } = result;
  const known = unit.message(incoming.id);
  const cell = transition(table, known, event);
  if (cell.refused !== undefined)
    throw new Error(`${event} of a request in state ${stateOf(known)}`);
  const record: MessageRecord = {
    id: incoming.id,
    family: unit.family,
    role: "request",
    kind: incoming.kind,
    requestId: null,
    state: cell.next,
    answered: result.answered,
    digest: incoming.digest,
    answer: result.answer === undefined ? null : jsonOf(result.answer),
    data: dataText(result.data ?? incoming.remembered?.() ?? null),
    at: known?.at ?? incoming.at,
    sender: incoming.sender ?? null,
  };
  unit.record(record);
  return record;
}

const dataText = (data: object | null): string | null =>
  data === null ? null : JSON.stringify(data);

/**
 * Has a family judge an admitted request, and records the outcome. Returns the answer, which `answer` makes of a
 * refusal; or that the request is not decided yet.
 */
export function authoriseRequest(
  call: Call,
  {
    kind,
    table,
    incoming,
  }: { kind: TransactionBehaviour; table: TransitionTable; incoming: Incoming },
  answer: (refusal: Refusal) => Answer,
): Answer | UndecidedRequest {
  const authorisation = kind.authorise(call);
  if ("undecidedForMs" in authorisation) {
    settleRequest(call.unit, table, incoming, onHold);
    return authorisation;
  }
  if ("approved" in authorisation) {
    const { approved, data } = authorisation;
    const { status, body } = approved;
    settleRequest(call.unit, table, incoming, {
      event: "approval",
      answered: status,
      answer: body,
      data,
    });
    return approved;
  }
  const refused = answer(authorisation.refused);
  settleRequest(call.unit, table, incoming, {
    event: isUnknownOutcome(refused.status) ? "failure" : "decline",
    answered: refused.status,
    answer: refused.body,
    data: null,
  });
  return refused;
}

/** The outcome of an advice. */
export type AdviceResult =
  | {
      taken: true;
      /** The advice was accepted before: its record, with the first answer. */ first?: MessageRecord;
    }
  | ({ taken: false } & RefusedStep)
  | { taken: false; /** The family objects. */ objection: Refusal };

/** Was this very advice accepted before? Or is its id another message's? */
export function recall(unit: UnitOfWork, incoming: IncomingAdvice): AdviceResult | undefined {
  const known = unit.message(incoming.id);
  if (known === undefined) return undefined;
  const same =
    known.family === unit.family &&
    known.role === incoming.advice &&
    known.requestId === incoming.requestId &&
    known.kind === incoming.kind;
  if (!same) return { taken: false, reason: "duplicate", record: known };
  return known.answer === null ? undefined : { taken: true, first: known };
}

/**
 * Applies an advice: moves the transaction, has the family confirm or reverse, keeps a tombstone where the
 * request was never received. The caller records the advice itself (`recordAdvice`).
 */
export function settleAdvice(
  kind: TransactionBehaviour,
  call: Call,
  table: TransitionTable,
  incoming: IncomingAdvice,
): AdviceResult {
  const { unit } = call;
  const record = unit.message(incoming.requestId);
  if (record !== undefined && !isOriginal(record, unit, incoming)) {
    return { taken: false, reason: "unknown", record: undefined };
  }
  const event = adviceEvent(incoming.advice, isOutcomeUnknown(record, incoming));
  const cell = transition(table, record, event);
  const meant = event === "reversalOfUnknown" ? wholeReversal(call) : call;
  const objection = objectionTo(kind, meant, record, cell);
  if (objection !== undefined) return { taken: false, objection };
  move(unit, record, cell, incoming);
  if (cell.effect === "confirm") kind.confirm(unit, dataOf(record), meant);
  if (cell.effect === "reverse") kind.reverse(unit, dataOf(record), meant);
  return cell.refused === undefined
    ? { taken: true }
    : { taken: false, reason: cell.refused, record };
}

/** Whether the client of the request cannot know its outcome. */
const isOutcomeUnknown = (
  record: MessageRecord | undefined,
  { kind, unknownOutcomes }: IncomingAdvice,
): boolean =>
  isUnknownOutcome(
    record?.answered ?? null,
    { kind: "request", transaction: kind },
    unknownOutcomes,
  );

/**
 * A reversal of a request whose outcome the client cannot know, as it is meant: who does not know what was
 * approved undoes all of it, whatever amount the reversal carries (contract 2, bill payment rule 2).
 */
function wholeReversal(call: Call): Call {
  const { amounts, ...body }: { amounts?: unknown } = call.body ?? {};
  if (amounts === undefined) return call;
  if (valueAt(amounts, "approvedAmount.amount") !== 0)
    call.note({
      code: "amount-ignored",
      field: "amounts",
      text: "the reversal of a request with an unknown outcome undoes the whole request: its amounts are ignored",
    });
  return { ...call, body };
}

/**
 * What the family has against an advice: that it is about something else, or that it may not move the
 * transaction so.
 */
function objectionTo(
  kind: TransactionBehaviour,
  call: Call,
  record: MessageRecord | undefined,
  cell: Cell,
): Refusal | undefined {
  const mismatch = record === undefined ? undefined : kind.mismatch?.(call, dataOf(record));
  return (
    mismatch ??
    (moves(cell, record) ? kind.objection?.(call, dataOf(record), cell.effect) : undefined)
  );
}

/** The event is taken and changes the state of the transaction. */
const moves = (cell: Cell, record: MessageRecord | undefined): boolean =>
  cell.refused === undefined && cell.next !== record?.state;

function move(
  unit: UnitOfWork,
  record: MessageRecord | undefined,
  cell: Cell,
  incoming: IncomingAdvice,
): void {
  if (record !== undefined) {
    if (cell.next !== record.state)
      unit.record({ ...record, state: cell.next, ...closing(cell, incoming, record) });
    return;
  }
  if (cell.next === "NONE") return;
  unit.record({
    id: incoming.requestId,
    family: unit.family,
    role: "request",
    kind: incoming.kind,
    requestId: null,
    state: cell.next,
    answered: null,
    digest: "",
    answer: null,
    data: JSON.stringify(closedBy(incoming, "NONE")),
    at: incoming.at,
    sender: incoming.sender ?? null,
  });
}

const closedBy = ({ advice, id, at, kept }: IncomingAdvice, from: State): ClosedBy => ({
  closedBy: { advice, id, at, from, kept },
});

const closing = (
  cell: Cell,
  incoming: IncomingAdvice,
  record: MessageRecord,
): Pick<MessageRecord, "data"> => ({
  data:
    cell.refused === undefined
      ? JSON.stringify({ ...dataOf(record), ...closedBy(incoming, stateOf(record)) })
      : record.data,
});

/** Records an advice under its id; `answer` only when it was accepted, so that a refused one is checked again. */
export function recordAdvice(
  unit: UnitOfWork,
  incoming: IncomingAdvice,
  status: number,
  answer: unknown,
): void {
  unit.record({
    id: incoming.id,
    family: unit.family,
    role: incoming.advice,
    kind: incoming.kind,
    requestId: incoming.requestId,
    state: null,
    answered: status,
    digest: incoming.digest,
    answer: answer === undefined ? null : jsonOf(answer),
    data: null,
    at: incoming.at,
  });
}
