import type { AdviceKind } from "../contract/operation";
import { recordOf } from "../record";

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
