import { type Answer, type Finding, refuse } from "../../contract/answer";
import { answerMistakes } from "../../contract/checks/answer-check";
import { commonErrors } from "../../contract/error-catalogue";
import { jsonOf, hasMembers } from "../../contract/values/json-value";
import { withPlainIds } from "../../contract/values/same-content";
import type { Operation } from "../../contract/operation";
import { lowerUuid } from "../../contract/values/uuid";
import { isUnknownOutcome, listsStatus } from "../../contract/refusals";
import { dataOf, type State, states } from "../../lifecycle/state";
import {
  type OutsideRules,
  type ObservedMessage,
  type SeenOutcome,
  possibleStates,
  shownState,
  statesToldBy,
} from "../../lifecycle/possible-states";
import { stateOf } from "../../lifecycle/apply";
import { type UpstreamNote, mayHaveNoEffect } from "../../journal/exchange";
import { ownJson } from "../../own-json";
import type { MessageRecord, UnitOfWork } from "../../store";
import type { Upstream } from "../../upstream/answer";
import { type NoteFinding, noteBreaches } from "./breaches";
import { answerRefusal } from "../delivery/refusal";
import { type Message, mayFollowUnseen } from "../message";
import type { FinalDecision, SentReply, Sending, Step } from "../step";
import { resetAtProvider } from "../test-server";

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
  { upstream, replied, note }: { upstream: Upstream; replied: SentReply; note: NoteFinding },
): FinalDecision {
  const { answer } = replied;
  const { failure } = replied.note;
  const outcome = outcomeOf(step, replied);
  noteAnswered(step, unit, { replied, outcome, note });
  resetAtProvider(step, upstream, outcome);
  noteBreaches(step, replied, note);
  if (outcome === "taken") record(step, replied);
  if (failure === undefined && answer !== undefined) return { answer };
  if (upstream.failure === "504") return { answer: failedAnswer(step, replied.note) };
  return { mirrored: mirrorOf(replied), ...(answer && { answer }) };
}

/** What a provider has accepted, in the form of the contract on both sides, shows what it knows. */
function record(step: Step, replied: SentReply): void {
  const { message, services } = step;
  const { operation, served } = message.route;
  const { answer } = replied;
  if (services.recording === undefined || answer === undefined) return;
  if (message.reading.violations.length > 0) return;
  if (answerMistakes(operation, answer, message.received).form.length > 0) return;
  const { path, query, body } = message.parts;
  const transactionId = transactionOf(message);
  const seen = { path, query, body, answer: answer.body };
  services.recording.note({ family: served.family, operation, transactionId, seen });
}

/** In place of an answer that the provider did not give. */
const failedAnswer = (step: Step, { failure = "closed", reason }: UpstreamNote) =>
  answerRefusal(
    step,
    refuse(commonErrors["provider-unreachable"], {
      freeString: `No answer of the provider: ${failure}${reason === undefined ? "" : ` (${reason})`}.`,
    }),
  );

/** The POS meets what it would have met. */
function mirrorOf({ note: { failure = "closed" }, answer }: SentReply): Sending {
  if (failure === "cut" && answer !== undefined)
    return { answer, spoil: "truncated", brokeOff: true };
  return failure === "reset" ? { silentMs: 0, reset: true } : { silentMs: 0 };
}

/** Remembers of a request that the provider never gets it: an advice message to it finds nothing there. */
export function noteKeptBack(step: Step, unit: UnitOfWork): void {
  const id = transactionOf(step.message);
  if (id === undefined || step.message.route.operation.kind !== "request") return;
  const record = unit.message(id);
  const followed = { before: ["NONE"], messages: [], next: 0 } as const;
  if (record === undefined) keep(step, unit, { id, record, state: "NONE" }, followed);
}

/** What is known of a transaction that somebody else keeps. */
interface FollowedTransaction {
  /** The states in which it may have been before these messages. */
  before: readonly State[];
  /** Messages that were on their way together; none is, once all have ended. */
  messages: readonly FollowedMessage[];
  /** Counts sendings and ends. */
  next: number;
  /** The newest advice messages that were accepted, and how. */
  accepted?: readonly AcceptedAdvice[];
  /** Number of the exchange that this was kept with. */
  keptAt?: number;
  /** The provider. */
  host?: string | undefined;
}

/** An advice message that a provider has accepted: it is answered so again. */
interface AcceptedAdvice {
  operation: string;
  id: string | null;
  /** Of its body. */
  digest: string;
  /** Of its answer. */
  answer: string;
}

interface FollowedMessage extends SeenRole, Pick<ObservedMessage, "from" | "tells"> {
  /** The process that sent it. Absent when it has ended. */
  on?: string;
  /** It is sent again: digest of the answer with which it was accepted. */
  acceptedWith?: string;
  /** Absent while it is on its way. */
  outcome?: SeenOutcome;
  until?: number;
}

const followedJson = ownJson<{ followed: FollowedTransaction }>();

/**
 * What is known of the transaction of a record. One that we have kept ourselves is in its state. One whose request
 * never came here may be in any: an earlier simulator may have passed it on. So may one that a reset or a restore has
 * changed since: a provider knows nothing of one here, and may have taken a message before or after its own.
 */
function followedOf(
  { message, services: { store } }: Step,
  id: string,
  record: MessageRecord | undefined,
): FollowedTransaction {
  const { followed }: { followed?: FollowedTransaction } = dataOf(record);
  const { keptAt = 0 } = followed ?? {};
  const isRemoved = store.spaces
    .taken(message.space)
    .some(({ what, after }) => what === id && after >= keptAt);
  const isUnseen = record === undefined && mayFollowUnseen(message);
  const before = isRemoved || isUnseen ? states : [stateOf(record)];
  const unfollowed = { before, messages: [], next: 0 };
  return isRemoved ? unfollowed : (followed ?? unfollowed);
}

/** The transaction that a message is about, by an id that keeps to the contract. */
function transactionOf(message: Message): string | undefined {
  const { route, transactionId, usableIds, reading, parts } = message;
  const { kind, answersRequest } = route.operation;
  if (answersRequest !== undefined && reading.violations.length === 0) {
    const { idParameter } = answersRequest;
    return lowerUuid(parts.path[idParameter] ?? parts.query[idParameter]) ?? undefined;
  }
  if (transactionId === null) return undefined;
  if (kind === "request") return usableIds.includes(transactionId) ? transactionId : undefined;
  const isBroken = reading.violations.some(({ field }) => field === "requestId");
  return kind === "advice" && !isBroken ? transactionId : undefined;
}

const kindOf = ({ transaction, answersRequest, requestType }: Operation): string =>
  transaction ?? answersRequest?.kind ?? requestType;

/**
 * Whether a message is about no transaction that can be followed: its id is that of one of another kind, or it asks for
 * one that was never seen here.
 */
function isUnrelated({ message: { route } }: Step, record: MessageRecord | undefined): boolean {
  const { operation } = route;
  if (record !== undefined) return record.kind !== kindOf(operation);
  return operation.kind === "lookup" && operation.sendsAgain === undefined;
}

/** Members of an advice message that say for which request it is, and why: all others a provider may object to. */
const plainMembers: ReadonlySet<string> = new Set([
  ...["id", "requestId", "time", "thirdPartyIdentifiers", "reversalReason", "stan"],
]);

type SeenRole = Pick<ObservedMessage, "is" | "mayBeRefused" | "sendsAgain">;

/** What a message is to its transaction. */
function seenAs({ message: { route, parts } }: Step): SeenRole {
  const { advice, transaction = "", kind: is, sendsAgain } = route.operation;
  if (is === "lookup") return { is, sendsAgain: sendsAgain !== undefined };
  if (advice === undefined) return { is: "request" };
  const kind = route.served.family.kinds[transaction];
  const mayObject = kind?.objection !== undefined || kind?.mismatch !== undefined;
  const hasMore = hasMembers(parts.body) && Object.keys(parts.body).some(isMore);
  return { is: advice, mayBeRefused: hasMore && mayObject };
}

const isMore = (name: string): boolean => !plainMembers.has(name);

/** Puts the message among those that are on their way; its place there. */
function noteSent(step: Step, unit: UnitOfWork): number | undefined {
  const id = transactionOf(step.message);
  if (id === undefined) return undefined;
  const record = unit.message(id);
  if (isUnrelated(step, record)) return undefined;
  const { before, messages, next, accepted = [] } = followedOf(step, id, record);
  const acceptedWith = accepted.find((one) => isSameAdvice(one, step))?.answer;
  const on = step.services.upstreams?.name ?? "";
  keep(
    step,
    unit,
    { id, record, state: stateWhileOnItsWay(step, record) },
    {
      before,
      messages: [
        ...messages,
        { ...seenAs(step), from: next, on, ...(acceptedWith !== undefined && { acceptedWith }) },
      ],
      next: next + 1,
      accepted,
    },
  );
  return next;
}

/** Follows what an answer says of its transaction. Nothing explains it: that is the provider's breach. */
function noteAnswered(
  step: Step,
  unit: UnitOfWork,
  { replied, outcome, note }: { replied: SentReply; outcome: SeenOutcome; note: NoteFinding },
): void {
  const id = transactionOf(step.message);
  if (id === undefined) return;
  const record = unit.message(id);
  if (isUnrelated(step, record)) return;
  const known = followedOf(step, id, record);
  const ended = {
    ...seenAs(step),
    from: replied.sentAs ?? known.next,
    outcome,
    ...tellsOf(step, replied, outcome),
    until: known.next + 1,
  };
  const accepted = noteRepeat(step, known, { replied, outcome, note });
  const others = known.messages.filter(({ from }) => from !== ended.from);
  const messages = [...others, ended];
  const next = known.next + 2;
  const name = step.services.upstreams?.name ?? "";
  if (others.some((other) => other.outcome === undefined && other.on === name)) {
    const { before } = known;
    const state = stateWhileOnItsWay(step, record);
    keep(step, unit, { id, record, state }, { before, messages, next, accepted });
    return;
  }
  const seen = messages.map(({ outcome: end = "unknown", until = next, ...message }) => ({
    ...message,
    outcome: end,
    until,
  }));
  const states = possibleStates(rulesOf(step), known.before, seen);
  if (states.length === 0) note(lifecycleFinding(step, known.before, seen));
  const before = states.length === 0 ? statesToldBy(ended) : states;
  keep(
    step,
    unit,
    { id, record, state: shownState(before) },
    { before, messages: [], next: 0, accepted },
  );
}

/** Advice messages of a transaction whose answers are remembered. */
const mostAccepted = 8;

const isSameAdvice = (one: AcceptedAdvice, { message }: Step): boolean =>
  one.id === message.id &&
  one.operation === message.route.operation.id &&
  one.digest === message.digest();

/** What the answer to a lookup says of its request. */
function tellsOf(
  { message }: Step,
  { answer }: SentReply,
  outcome: SeenOutcome,
): Pick<ObservedMessage, "tells"> {
  const tells = message.route.operation.answersRequest?.tells[answer?.status ?? 0];
  return tells === undefined || outcome === "unknown" ? {} : { tells };
}

/** A message about a transaction is on its way; a lookup changes no state. */
const stateWhileOnItsWay = ({ message }: Step, record: MessageRecord | undefined): string =>
  message.route.operation.kind === "lookup" && record?.state ? record.state : "PROCESSING";

interface AnsweredAdvice {
  replied: SentReply;
  outcome: SeenOutcome;
  note: NoteFinding;
}

/** What was accepted gets the same answer again (contract 3, gift card rule 3). The advice messages accepted so far. */
function noteRepeat(
  step: Step,
  { accepted = [], messages }: FollowedTransaction,
  { replied, outcome, note }: AnsweredAdvice,
): readonly AcceptedAdvice[] {
  const { message, services } = step;
  const { operation } = message.route;
  if (operation.kind !== "advice" || !["taken", "refused", "unread"].includes(outcome))
    return accepted;
  const { status, body } = replied.answer ?? {};
  const answer = services.store.digest(message.space, withPlainIds(jsonOf([status, body])));
  const first = messages.find(({ from }) => from === replied.sentAs)?.acceptedWith;
  if (first !== undefined && first !== answer)
    note({
      code: "provider-repeat",
      text: `the provider answered ${operation.id} differently when it was repeated`,
    });
  if (outcome !== "taken" || accepted.some((one) => isSameAdvice(one, step))) return accepted;
  const { id } = message;
  const newest = { operation: operation.id, id, digest: message.digest(), answer };
  return [...accepted, newest].slice(-mostAccepted);
}

const rulesOf = ({ message: { route } }: Step): OutsideRules => ({
  table: route.served.transitions,
  takesNevertheless: route.served.family.takesNevertheless !== undefined,
  refusesUnsupported:
    route.served.family.kinds[route.operation.transaction ?? ""]?.unsupported !== undefined,
});

/** Keeps what is known of a transaction with its record. */
function keep(
  { message, number, services: { store } }: Step,
  unit: UnitOfWork,
  { id, record, state }: { id: string; record: MessageRecord | undefined; state: string },
  followed: FollowedTransaction,
): void {
  const { served, operation } = message.route;
  const keptAt = number ?? store.exchanges.next(message.space.journal);
  unit.record({
    id,
    family: served.family.name,
    role: "request",
    kind: kindOf(operation),
    requestId: null,
    answered: null,
    digest: "",
    answer: null,
    at: unit.at,
    sender: served.family.sendersApart === true ? message.sender : null,
    ...record,
    state,
    data: followedJson.write({ followed: { ...followed, keptAt, host: message.upstream?.host } }),
  });
}

/** What an answer says of a message. */
function outcomeOf({ message }: Step, { note, answer }: SentReply): SeenOutcome {
  const { route, reading } = message;
  if (!note.sent || mayHaveNoEffect(note.disturbed)) return "unsent";
  if (note.failure !== undefined || answer === undefined) return "unknown";
  const { status } = answer;
  if (!listsStatus(route.operation, status) || !isReadable(route.operation, answer))
    return "unknown";
  if (status in route.operation.success) return "taken";
  if (isUnknownOutcome(status, route.operation, route.contract.unknownOutcomes)) return "unknown";
  return reading.violations.length > 0 ? "unread" : "refused";
}

/** Its body is JSON, or there is none where the contract has none. */
const isReadable = ({ success, errors }: Operation, { status, body, page }: Answer): boolean =>
  page === undefined &&
  (body !== undefined || (success[status] ?? errors[status] ?? null) === null);

const saidOf: Readonly<Record<SeenOutcome, string>> = {
  taken: "accepted",
  refused: "refused",
  unread: "refused",
  unknown: "gave no final answer to",
  unsent: "did not get",
};

function lifecycleFinding(
  { message: { route } }: Step,
  before: readonly State[],
  seen: readonly ObservedMessage[],
): Finding {
  const state = before.length > 3 ? "whatever state it may be in" : `state ${before.join(" or ")}`;
  const said = seen.map(({ outcome }) => saidOf[outcome]);
  const { id } = route.operation;
  const text =
    said.length < 2
      ? `the provider ${said.join("")} ${id} in ${state}`
      : `of messages at once, ${id} the last, the provider ${said.join(" one and ")} one in ${state}`;
  return { code: "provider-lifecycle", text };
}
