import type { AdviceKind, RequestAnswer } from "../contract/operation";
import { type Event, type State, type TransitionTable, states } from "./state";

/**
 * What somebody else's answer says of a message about a transaction.
 *
 * - `taken`: a request is approved, an advice message accepted.
 * - `refused`: it was read, and refused by the state or the business.
 * - `unread`: it was refused for its form; it may not have been recorded.
 * - `unknown`: no final answer came.
 * - `unsent`: it never went out.
 */
export type SeenOutcome = "taken" | "refused" | "unread" | "unknown" | "unsent";

/** A message about one transaction as it was seen from outside. */
export interface ObservedMessage {
  is: "request" | AdviceKind | "lookup";
  outcome: SeenOutcome;
  /** A lookup: what its answer says of the request. */
  tells?: RequestAnswer["tells"][number];
  /** A lookup: it sends the request again, where that has no effect yet. */
  sendsAgain?: boolean;
  /** An advice message: what is in it may be refused, whatever the state. */
  mayBeRefused?: boolean;
  /** Order of its sending and of its end among the messages of the transaction. */
  from: number;
  until: number;
}

/** How somebody else is allowed to behave. */
export interface OutsideRules {
  table: TransitionTable;
  /** Advice messages may be taken although the state refuses them. */
  takesNevertheless: boolean;
  /** Advice messages may be refused although the state takes them: not every provider supports each. */
  refusesUnsupported: boolean;
}

/** More messages at a time than this may have been taken in too many orders. */
const mostOverlapping = 6;

/**
 * The states in which a transaction may be after messages that overlapped, whichever came first; empty: no order
 * explains the answers. Pure.
 */
export const possibleStates = (
  rules: OutsideRules,
  before: readonly State[],
  messages: readonly ObservedMessage[],
): State[] =>
  messages.length > mostOverlapping
    ? [...states]
    : statesAfterAll({ rules, known: new Map() }, before, messages);

/** What is gone through: the same messages may be left in the same states on many ways. */
interface Search {
  rules: OutsideRules;
  known: Map<string, State[]>;
}

/** A message, or what becomes of a request that is in process. */
type SeenStep = Omit<ObservedMessage, "is"> & { is: ObservedMessage["is"] | "decision" };

function statesAfterAll(
  search: Search,
  before: readonly State[],
  messages: readonly SeenStep[],
): State[] {
  const from = inTableOrder(before);
  if (messages.length === 0 || from.length === 0) return from;
  const key = JSON.stringify([from, messages]);
  const known = search.known.get(key) ?? statesAfterSome(search, from, messages);
  search.known.set(key, known);
  return known;
}

function statesAfterSome(
  search: Search,
  before: readonly State[],
  messages: readonly SeenStep[],
): State[] {
  // Nobody was taken before one that had ended when it was sent.
  const first = messages.filter(({ from }) => !messages.some((other) => other.until < from));
  return inTableOrder(
    first.flatMap((message) => {
      const others = messages.filter((other) => other !== message);
      const after = before.flatMap((state) => statesAfter(search.rules, state, message));
      return [
        ...statesAfterAll(search, after, others),
        ...statesWhileInProcess(search, before, message, others),
      ];
    }),
  );
}

/** Others may have come while a request was in process: it is decided after some of them. */
function statesWhileInProcess(
  search: Search,
  before: readonly State[],
  message: SeenStep,
  others: readonly SeenStep[],
): State[] {
  const { table } = search.rules;
  const isHeld = ["taken", "refused", "unknown"].includes(message.outcome);
  if (message.is !== "request" || !isHeld || others.length === 0) return [];
  const held = before
    .filter((state) => table[state].request.refused === undefined)
    .map((state) => table[table[state].request.next].hold.next);
  return statesAfterAll(search, held, [...others, { ...message, is: "decision" }]);
}

/** In the order of the table, each once. */
const inTableOrder = (some: readonly State[]): State[] =>
  states.filter((state) => some.includes(state));

/** The states to which one message may lead from a state; empty: its outcome is impossible there. */
function statesAfter(common: OutsideRules, state: State, message: SeenStep): State[] {
  const { is, outcome, mayBeRefused = common.refusesUnsupported } = message;
  if (outcome === "unsent") return [state];
  if (is === "lookup") return afterLookup(state, message);
  const rules = { ...common, refusesUnsupported: mayBeRefused || common.refusesUnsupported };
  const after =
    is === "request" ? afterRequest : is === "decision" ? afterDecision : afterAdvice(is);
  if (outcome === "unread") return [state, ...after(rules, state, "refused")];
  if (outcome !== "unknown") return after(rules, state, outcome);
  const untouched = is === "decision" ? [] : [state];
  return [...untouched, ...after(rules, state, "taken"), ...after(rules, state, "refused")];
}

/** States in which a request is that a lookup tells of. */
const toldStates: Readonly<Record<NonNullable<ObservedMessage["tells"]>, readonly State[]>> = {
  approved: ["PENDING", "CONFIRMED", "REVERSED"],
  absent: ["NONE", "FAILED", "REVERSED", "TOMBSTONE", "LATE"],
};

/** States in which a request that is sent again is decided anew. */
const decidedAnew: readonly State[] = ["NONE", "PROCESSING", "DECLINED", "FAILED"];

/** A lookup changes nothing, unless it sends the request again; its answer says which states there may have been. */
function afterLookup(
  state: State,
  { outcome, tells, sendsAgain }: Pick<SeenStep, "outcome" | "tells" | "sendsAgain">,
): State[] {
  if (sendsAgain === true && decidedAnew.includes(state)) {
    if (tells === "approved") return ["PENDING"];
    return outcome === "unknown" ? [state, "DECLINED", "PENDING"] : [state, "DECLINED"];
  }
  return tells === undefined || toldStates[tells].includes(state) ? [state] : [];
}

type StatesAfter = (rules: OutsideRules, state: State, outcome: "taken" | "refused") => State[];

const afterRequest: StatesAfter = ({ table }, state, outcome) => {
  const cell = table[state].request;
  if (cell.refused !== undefined) return outcome === "refused" ? [cell.next] : [];
  const row = table[cell.next];
  // A refusal tells a decline and a failure of the provider's own apart in no way that all contracts have.
  return outcome === "taken" ? [row.approval.next] : [row.decline.next];
};

/** Of a request that was in process: it may have been closed meanwhile. */
const afterDecision: StatesAfter = ({ table }, state, outcome) => {
  const { approval, decline } = table[state];
  if (approval.refused !== undefined) return outcome === "refused" ? [approval.next] : [];
  return outcome === "taken" ? [approval.next] : [decline.next];
};

/** Whether its client could know the outcome of the request is the provider's affair: both events are possible. */
const eventsOf: Readonly<Record<AdviceKind, readonly Event[]>> = {
  confirmation: ["confirmation"],
  reversal: ["reversal", "reversalOfUnknown"],
};

const afterAdvice =
  (advice: AdviceKind): StatesAfter =>
  ({ table, takesNevertheless, refusesUnsupported }, state, outcome) =>
    eventsOf[advice].flatMap((event) => {
      const { refused, next } = table[state][event];
      const isTaken = outcome === "taken";
      if (refused === undefined) return isTaken ? [next] : refusesUnsupported ? [state] : [];
      return isTaken ? (takesNevertheless ? [state, next] : []) : [next];
    });

/** The states from which a history starts over that nothing explains: those of its last answer. */
export function statesToldBy({ is, outcome, tells }: ObservedMessage): State[] {
  if (tells !== undefined) return [...toldStates[tells]];
  if (outcome !== "taken") return [...states];
  return [is === "request" ? "PENDING" : is === "confirmation" ? "CONFIRMED" : "REVERSED"];
}

/** How a set of states is shown: the state, if one is left. */
export const shownState = ([state, ...others]: readonly State[]): string =>
  state !== undefined && others.length === 0 ? state : "UNKNOWN";
