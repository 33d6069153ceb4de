import type { AdviceKind, UnknownOutcome } from "../contract/operation";
import { recordOf } from "../record";
import { ownJson } from "../own-json";
import type { MessageRecord, UnitOfWork } from "../store";

/**
 * The states of a transaction: what a request opened and exactly one advice closes.
 *
 * - `NONE`: nothing is known of the id.
 * - `PROCESSING`: received and held, not processed yet.
 * - `PENDING`: approved; waits for its advice.
 * - `DECLINED`: processed and refused.
 * - `FAILED`: received, not processed; the client cannot know.
 * - `CONFIRMED`, `REVERSED`: closed.
 * - `TOMBSTONE`: the reversal came, the request never did.
 * - `LATE`: the request came after its reversal, and was refused.
 */
export const states = [
  "NONE",
  "PROCESSING",
  "PENDING",
  "DECLINED",
  "FAILED",
  "CONFIRMED",
  "REVERSED",
  "TOMBSTONE",
  "LATE",
] as const;

export type State = (typeof states)[number];

/** The states that are shown: of a transaction at a provider, several may be possible. */
export const shownStates = [...states, "UNKNOWN"] as const;

/**
 * What can happen to a transaction. `request` is the arrival of a request with the id; `hold`, `approval`,
 * `decline` and `failure` are what becomes of it. `reversalOfUnknown` is a reversal of a request that was
 * answered 500 or 504 or not at all.
 */
export const events = [
  "request",
  "hold",
  "approval",
  "decline",
  "failure",
  "confirmation",
  "reversal",
  "reversalOfUnknown",
] as const;

export type Event = (typeof events)[number];

/** What an accepted event does to the family's entities, beside the new state. */
export type Effect = "none" | "confirm" | "reverse";

/** Why an event was taken or refused, in the words that a family answers with. */
export type RefusalReason =
  | "unknown"
  | "duplicate"
  | "inProcess"
  | "confirmed"
  | "reversed"
  | "declined"
  | "failed"
  | "reversedBefore"
  | "reversedMeanwhile";

/** One cell of the table: either the event is taken, or it is refused for a reason. */
export interface Cell {
  readonly next: State;
  readonly effect: Effect;
  /** Absent: the event is taken. */
  readonly refused?: RefusalReason;
}

/** Every state and every event: nothing is left to chance. */
export type TransitionTable = Readonly<Record<State, Readonly<Record<Event, Cell>>>>;

/** Cells in which a family differs from the common table. */
export type TransitionChanges = Readonly<
  Partial<Record<State, Readonly<Partial<Record<Event, Cell>>>>>
>;

/** The event is taken, and leads to that state. */
export const cellTo = (next: State, effect: Effect = "none"): Cell => ({ next, effect });

const refusedCell = (next: State, reason: RefusalReason): Cell => ({
  next,
  effect: "none",
  refused: reason,
});

/** The row of a request that was decided before: a second outcome changes nothing. */
const decidedRow = (state: State, reason: RefusalReason) => ({
  request: refusedCell(state, "duplicate"),
  hold: refusedCell(state, reason),
  approval: refusedCell(state, reason),
  decline: refusedCell(state, reason),
  failure: refusedCell(state, reason),
});

/** The row of a state that takes the outcome of a request. */
const open = {
  hold: cellTo("PROCESSING"),
  approval: cellTo("PENDING"),
  decline: cellTo("DECLINED"),
  failure: cellTo("FAILED"),
};

/** The common table (policies on duplicates and advices; contract 3, gift card rules 1 to 4). */
export const commonTransitions: TransitionTable = {
  NONE: {
    ...open,
    request: cellTo("NONE"),
    confirmation: refusedCell("NONE", "unknown"),
    reversal: refusedCell("TOMBSTONE", "unknown"),
    reversalOfUnknown: refusedCell("TOMBSTONE", "unknown"),
  },
  PROCESSING: {
    ...open,
    request: refusedCell("PROCESSING", "duplicate"),
    confirmation: refusedCell("PROCESSING", "inProcess"),
    reversal: cellTo("REVERSED"),
    reversalOfUnknown: cellTo("REVERSED"),
  },
  PENDING: {
    ...decidedRow("PENDING", "duplicate"),
    confirmation: cellTo("CONFIRMED", "confirm"),
    reversal: cellTo("REVERSED", "reverse"),
    reversalOfUnknown: cellTo("REVERSED", "reverse"),
  },
  DECLINED: {
    ...decidedRow("DECLINED", "duplicate"),
    confirmation: refusedCell("DECLINED", "declined"),
    reversal: refusedCell("DECLINED", "declined"),
    reversalOfUnknown: cellTo("REVERSED"),
  },
  FAILED: {
    ...decidedRow("FAILED", "duplicate"),
    confirmation: refusedCell("FAILED", "failed"),
    reversal: cellTo("REVERSED"),
    reversalOfUnknown: cellTo("REVERSED"),
  },
  CONFIRMED: {
    ...decidedRow("CONFIRMED", "duplicate"),
    confirmation: cellTo("CONFIRMED"),
    reversal: refusedCell("CONFIRMED", "confirmed"),
    reversalOfUnknown: refusedCell("CONFIRMED", "confirmed"),
  },
  REVERSED: {
    ...decidedRow("REVERSED", "reversedMeanwhile"),
    confirmation: refusedCell("REVERSED", "reversed"),
    reversal: cellTo("REVERSED"),
    reversalOfUnknown: cellTo("REVERSED"),
  },
  TOMBSTONE: {
    ...decidedRow("TOMBSTONE", "reversedBefore"),
    request: refusedCell("LATE", "reversedBefore"),
    confirmation: refusedCell("TOMBSTONE", "reversed"),
    reversal: refusedCell("TOMBSTONE", "unknown"),
    reversalOfUnknown: refusedCell("TOMBSTONE", "unknown"),
  },
  LATE: {
    ...decidedRow("LATE", "reversedBefore"),
    confirmation: refusedCell("LATE", "reversed"),
    reversal: refusedCell("LATE", "unknown"),
    reversalOfUnknown: cellTo("REVERSED"),
  },
};

/** The table of a family: the common one, with its changes. */
export function transitionsOf(changes: TransitionChanges = {}): TransitionTable {
  return recordOf(states, (state) => ({ ...commonTransitions[state], ...changes[state] }));
}

/** The event that an advice is to a transaction, whose client knows what became of the request or cannot. */
export function adviceEvent(advice: AdviceKind, isUnknown: boolean): Event {
  if (advice === "confirmation") return "confirmation";
  return isUnknown ? "reversalOfUnknown" : "reversal";
}

/** A message as the lifecycle sees it. */
export interface Incoming {
  /** Lower case. */
  id: string;
  /** Kind of transaction. */
  kind: string;
  digest: string;
  /** Space time, RFC 3339. */
  at: string;
  /** What its kind of transaction keeps of a request that is not approved. */
  remembered?: () => object;
  /** Keyed digest of the credential pair, where the family tells senders apart. */
  sender?: string;
}

/** An advice as the lifecycle sees it. */
export interface IncomingAdvice extends Incoming {
  advice: AdviceKind;
  /** Lower case: the request that it closes. */
  requestId: string;
  /** What leaves the outcome of the request unknown, besides 500 and 504. */
  unknownOutcomes?: readonly UnknownOutcome[] | undefined;
  /** The advice as received, where the family keeps it. */
  kept?: unknown;
}

const isRequest = (record: MessageRecord, family: string, kind: string | undefined): boolean =>
  record.role === "request" && record.family === family && record.kind === kind;

/** The record is the request that a message means: of its family and kind, and where senders are told apart its own. */
export const isOriginal = (
  record: MessageRecord,
  unit: UnitOfWork,
  { kind, sender }: Incoming,
): boolean => isRequest(record, unit.family, kind) && (record.sender ?? sender) === sender;

/** The request of this kind that the family has on record under an id, in any case of letters. */
export function requestOnRecord(
  unit: Pick<UnitOfWork, "message" | "family">,
  kind: string | undefined,
  id: string,
): MessageRecord | undefined {
  const record = unit.message(id.toLowerCase());
  return record !== undefined && isRequest(record, unit.family, kind) ? record : undefined;
}

const dataJson = ownJson<object>();

/** What is kept with a transaction. It depends on its kind and on what has become of it: no member is certain. */
export const dataOf = (record: MessageRecord | undefined): object =>
  record?.data === undefined || record.data === null ? {} : dataJson.read(record.data);

/** Keeps something more with a transaction, for the messages about it that follow. */
export function keepMore(
  unit: Pick<UnitOfWork, "record">,
  record: MessageRecord,
  more: object,
): void {
  unit.record({ ...record, data: JSON.stringify({ ...dataOf(record), ...more }) });
}

/** Which advice closed a transaction, kept with it for the refusal of the other one. */
export interface ClosedBy {
  closedBy?: {
    advice: AdviceKind;
    id: string;
    at: string;
    /** The state that it found. */ from: State;
    /** The advice, where the family keeps it. */ kept?: unknown;
  };
}

/** The advice that closed a transaction, if one did. */
export function closedByOf(record: MessageRecord | undefined): ClosedBy["closedBy"] {
  const { closedBy }: ClosedBy = dataOf(record);
  return closedBy;
}
