import { refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import type { Finding } from "../contract/findings";
import { isUnknownOutcome } from "../contract/unknown-outcome";
import { dataOf } from "../lifecycle/records";
import {
  type OutsideRules,
  type SeenMessage,
  type SeenOutcome,
  possibleStates,
  shownState,
  statesToldBy,
} from "../lifecycle/possible-states";
import type { State } from "../lifecycle/state";
import { stateOf } from "../lifecycle/transition";
import { limits } from "../limits/limits";
import type { UpstreamFailure, UpstreamNote } from "../journal/exchange";
import { ownJson } from "../own-json";
import type { MessageRecord, UnitOfWork } from "../store";
import type { Upstream } from "../upstream/reply";
import { answerRefusal } from "./delivery/refusal";
import type { Message } from "./message";
import type { FinalDecision, Replied, Sending, Step } from "./step";

/*
 * A message of an interface that is not simulated goes to its provider, between two units of work. What became of its
 * transaction is followed from outside, by the answers.
 */

/** The message is held until its provider has answered it; its transaction is in process meanwhile. */
export function forward(step: Step, unit: UnitOfWork, upstream: Upstream) {
  const sentAs = noteSent(step, unit);
  const note: UpstreamNote = { host: upstream.host, sent: false };
  return { hold: { forwardTo: upstream, sentAs }, upstream: note };
}

/** What goes out for a reply: what came, or what the POS would have met without us. */
export function decideByReply(
  step: Step,
  unit: UnitOfWork,
  { upstream, replied, note }: { upstream: Upstream; replied: Replied; note: NoteFinding },
): FinalDecision {
  const { answer } = replied;
  const { failure } = replied.note;
  noteAnswered(step, unit, { replied, note });
  noteBreaches(step, replied, note);
  if (failure === undefined && answer !== undefined) return { answer };
  if (upstream.failure === "504") return { answer: failedAnswer(step, replied.note) };
  return { mirrored: mirrorOf(replied), ...(answer && { answer }) };
}

type NoteFinding = (finding: Finding) => void;

/** In place of an answer that the provider did not give. */
const failedAnswer = (step: Step, { failure = "closed", reason }: UpstreamNote) =>
  answerRefusal(
    step,
    refuse(commonErrors["provider-unreachable"], {
      freeString: `No answer of the provider: ${failure}${reason === undefined ? "" : ` (${reason})`}.`,
    }),
  );

const resets: ReadonlySet<UpstreamFailure> = new Set(["reset"]);

/** The POS meets what it would have met. */
function mirrorOf({ note: { failure = "closed" }, answer }: Replied): Sending {
  if (failure === "cut" && answer !== undefined) {
    const keptBytes = answer.received?.bytes.length ?? 0;
    return { answer, spoil: "truncated", keptBytes };
  }
  return resets.has(failure) ? { silentMs: 0, reset: true } : { silentMs: 0 };
}

/** What is known of a transaction that somebody else keeps. */
interface Followed {
  /** The states in which it may have been before these messages. */
  before: readonly State[];
  /** Messages that were on their way together; none is, once all have ended. */
  messages: readonly FollowedMessage[];
  /** Counts sendings and ends. */
  next: number;
}

interface FollowedMessage extends Pick<SeenMessage, "is" | "from"> {
  /** The process that sent it. Absent when it has ended. */
  on?: string;
  /** Absent while it is on its way. */
  outcome?: SeenOutcome;
  until?: number;
}

const followedJson = ownJson<{ followed: Followed }>();

/** What is known of the transaction of a record. One that we have kept ourselves is in its state. */
function followedOf(record: MessageRecord | undefined): Followed {
  const kept: { followed?: Followed } = dataOf(record);
  return kept.followed ?? { before: [stateOf(record)], messages: [], next: 0 };
}

/** The transaction that a message is about, by an id that keeps to the contract. */
function transactionOf({ route, transactionId, usableIds, reading }: Message): string | undefined {
  const { kind } = route.operation;
  if (transactionId === null) return undefined;
  if (kind === "request") return usableIds.includes(transactionId) ? transactionId : undefined;
  const isBroken = reading.violations.some(({ field }) => field === "requestId");
  return kind === "advice" && !isBroken ? transactionId : undefined;
}

/** Puts the message among those that are on their way; its place there. */
function noteSent(step: Step, unit: UnitOfWork): number | undefined {
  const id = transactionOf(step.message);
  if (id === undefined) return undefined;
  const record = unit.message(id);
  const { before, messages, next } = followedOf(record);
  const is = step.message.route.operation.advice ?? "request";
  const on = step.services.upstreams?.name ?? "";
  keep(
    step,
    unit,
    { id, record, state: "PROCESSING" },
    {
      before,
      messages: [...messages, { is, from: next, on }],
      next: next + 1,
    },
  );
  return next;
}

/** Follows what an answer says of its transaction. Nothing explains it: that is the provider's breach. */
function noteAnswered(
  step: Step,
  unit: UnitOfWork,
  { replied, note }: { replied: Replied; note: NoteFinding },
): void {
  const id = transactionOf(step.message);
  if (id === undefined) return;
  const record = unit.message(id);
  const known = followedOf(record);
  const is: SeenMessage["is"] = step.message.route.operation.advice ?? "request";
  const outcome = outcomeOf(step, replied);
  const ended = { is, from: replied.sentAs ?? known.next, outcome, until: known.next + 1 };
  const others = known.messages.filter(({ from }) => from !== ended.from);
  const messages = [...others, ended];
  const next = known.next + 2;
  const name = step.services.upstreams?.name ?? "";
  if (others.some((other) => other.outcome === undefined && other.on === name)) {
    keep(step, unit, { id, record, state: "PROCESSING" }, { before: known.before, messages, next });
    return;
  }
  const seen = messages.map(({ outcome: end = "unknown", until = next, ...message }) => ({
    ...message,
    outcome: end,
    until,
  }));
  const states = possibleStates(rulesOf(step), known.before, seen);
  if (states.length === 0) note(lifecycleFinding(step, known.before, outcome));
  const before = states.length === 0 ? statesToldBy(ended) : states;
  keep(step, unit, { id, record, state: shownState(before) }, { before, messages: [], next: 0 });
}

const rulesOf = ({ message: { route } }: Step): OutsideRules => ({
  table: route.served.transitions,
  takesNevertheless: route.served.family.takesNevertheless !== undefined,
  refusesUnsupported:
    route.served.family.kinds[route.operation.transaction ?? ""]?.unsupported !== undefined,
});

/** Keeps what is known of a transaction with its record. */
function keep(
  { message }: Step,
  unit: UnitOfWork,
  { id, record, state }: { id: string; record: MessageRecord | undefined; state: string },
  followed: Followed,
): void {
  const { served, operation } = message.route;
  unit.record({
    id,
    family: served.family.name,
    role: "request",
    kind: operation.transaction ?? operation.requestType,
    requestId: null,
    answered: null,
    digest: "",
    answer: null,
    at: unit.at,
    sender: served.family.sendersApart === true ? message.sender : null,
    ...record,
    state,
    data: followedJson.write({ followed }),
  });
}

/** What an answer says of a message. */
function outcomeOf({ message }: Step, { note, answer }: Replied): SeenOutcome {
  const { route, reading } = message;
  if (!note.sent) return "unsent";
  if (note.failure !== undefined || answer === undefined) return "unknown";
  const { status, page } = answer;
  if (status in route.operation.success && page === undefined) return "taken";
  if (!(status in route.operation.errors) || page !== undefined) return "unknown";
  if (isUnknownOutcome(status, route.operation, route.contract.unknownOutcomes)) return "unknown";
  return reading.violations.length > 0 ? "unread" : "refused";
}

const saidOf: Readonly<Record<SeenOutcome, string>> = {
  taken: "took",
  refused: "refused",
  unread: "refused",
  unknown: "gave no final answer to",
  unsent: "did not get",
};

function lifecycleFinding(
  { message: { route } }: Step,
  before: readonly State[],
  outcome: SeenOutcome,
): Finding {
  const state = before.length > 3 ? "whatever state it may be in" : `state ${before.join(" or ")}`;
  return {
    code: "provider-lifecycle",
    text: `the provider ${saidOf[outcome]} ${route.operation.id} in ${state}`,
  };
}

/** What the provider's answer breaks of the contract, seen by itself. */
function noteBreaches({ message }: Step, { note: sent, answer }: Replied, note: NoteFinding): void {
  if ((sent.ms ?? 0) > limits.agreedAnswerMs)
    note({
      code: "provider-late",
      text: `the provider answered after more than ${limits.agreedAnswerMs / 1000} s`,
    });
  if (answer === undefined || sent.failure !== undefined) return;
  const { route, parts } = message;
  const { success, errors } = route.operation;
  if (!(answer.status in success) && !(answer.status in errors)) {
    note({
      code: "provider-status",
      text: `the contract lists no ${answer.status} for ${route.operation.id}`,
    });
    return;
  }
  const mistakes =
    answer.page === undefined ? route.check(answer, parts.body) : ["the body is not JSON"];
  for (const text of mistakes.slice(0, limits.findings)) note({ code: "provider-form", text });
}

/** The message never went out: a fault, or a bound, was before it. */
export const notForwarded: Finding = {
  code: "not-forwarded",
  text: "the provider never got this message",
};
