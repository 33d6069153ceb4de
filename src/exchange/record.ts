import type { Socket } from "node:net";
import type { NewExchange } from "../journal/journal";
import { type Message, xRequestIdHeader } from "./message";
import type { Answer } from "../contract/answer";
import { jsonMistake } from "../contract/values/json-text";
import type { Space } from "../store";
import { limits } from "../limits/limits";
import { toldBy } from "./unanswered";
import { editAnswer } from "../scenario/faults/kind";
import { simulatedAnswer } from "./delivery/refusal";
import {
  type Decision,
  type DecidedStep,
  type Delivery,
  type Ending,
  type FinalDecision,
  type Hold,
  type Outcome,
  type Sending,
  type Step,
  type Work,
  afterReset,
  isReset,
} from "./step";

/** What a fault makes of an answer. */
function sendingOf(step: Step, { answer, fault, mirrored }: FinalDecision): Sending {
  if (mirrored !== undefined) return mirrored;
  if (fault === undefined) return { ...(answer && { answer }) };
  const { status, edit, ...effect } = fault.effect;
  if (edit !== undefined) return { ...(answer && { answer: editAnswer(answer, edit) }) };
  if (effect.silentMs !== undefined) return effect;
  if (status !== undefined) {
    const simulated = simulatedAnswer(step, fault);
    return { ...(simulated && { answer: simulated }) };
  }
  return { ...effect, ...(answer && { answer }) };
}

/** How the answer of a decision is sent. */
export const deliveryOf = (step: DecidedStep, decision: FinalDecision): Delivery => ({
  step,
  decision,
  sending: sendingOf(step, decision),
});

/** The outcome of a message; nobody waits for the answer to a second delivery. */
const outcomeIn = ({ copyOf }: DecidedStep, { outcome }: Ending): Ending["outcome"] =>
  copyOf === undefined ? outcome : "discarded";

/** The journal entry of a message, as far as it has come. */
function exchangeOf(step: DecidedStep, ending: Ending): NewExchange {
  const { sent, truth, ended = false, notWaited = false } = ending;
  const { message, course } = step;
  const { req, route, received, raw, xRequestId } = message;
  const durationMs = sinceArrival(step);
  return {
    user: message.user,
    receivedAt: message.receivedAt,
    clock: message.clock,
    interface: route.contract.name,
    operation: route.operation.id,
    method: req.method,
    path: req.originalUrl,
    messageId: message.id,
    requestId: message.requestId,
    request: {
      headers: recordedHeaders(req.headers, xRequestId),
      ...(received !== undefined && { body: received }),
      ...rawOf(raw),
    },
    outcome: outcomeIn(step, ending),
    status: sent?.status ?? null,
    answer: sent && bodyOf(sent),
    made: madeOf(truth, sent),
    durationMs,
    clientLeftMs: course.clientLeftMs,
    endedMs: ended ? durationMs : undefined,
    sameConnectionAs: step.sameConnectionAs,
    unprocessed: step.unprocessed ? true : undefined,
    copyOf: step.copyOf,
    unsupported: unsupportedIn(step),
    ...testerIn(message),
    direction: message.isSettling ? "onward" : undefined,
    upstream: step.upstream,
    stateBefore: step.stateBefore,
    stateAfter: step.stateAfter,
    strikes: strikesOf(step, notWaited),
    rules: step.matchedRules?.explanations ?? [],
    findings: [...step.findings],
  };
}

const testerIn = ({ tester }: Message): Pick<NewExchange, "sentBy" | "again"> =>
  tester === undefined ? {} : { sentBy: "tester", again: tester.again };

const unsupportedIn = ({ unsupported = [] }: Step): NewExchange["unsupported"] =>
  unsupported.length === 0 ? undefined : [...unsupported];

const strikesOf = ({ appliedFaults }: Step, notWaited: boolean): NewExchange["strikes"] =>
  appliedFaults.map(({ source, text, fault }) => ({
    source,
    text: notWaited ? `${text}; it did not wait, since too many are held` : text,
    fault,
  }));

/** The true answer, where it is not the one that went out. */
const madeOf = (truth: Answer | undefined, sent: Answer | undefined): NewExchange["made"] =>
  truth === undefined || truth === sent ? undefined : { status: truth.status, body: truth.body };

/** A body that is not JSON, and where it stops being that. */
function rawOf(raw: string | undefined): Pick<NewExchange["request"], "raw" | "mistake"> {
  if (raw === undefined) return {};
  const mistake = jsonMistake(raw);
  return { raw, ...(mistake && { mistake }) };
}

/** What the client reads as the body of an answer. */
const bodyOf = ({ page, body }: Answer): unknown => page ?? body;

/** Milliseconds since the message arrived, to the microsecond. */
export const sinceArrival = ({ message: { startedAt }, services }: Step): number =>
  Math.round((services.time.monotonic() - startedAt) * 1000) / 1000;

/** Of the headers of a message, a journal keeps these and the `X-Request-Id`: no credentials. */
export const keptHeaders = ["content-type", "user-agent"] as const;

function recordedHeaders(
  headers: Message["req"]["headers"],
  xRequestId: string,
): Record<string, string> {
  const recorded: Record<string, string> = { [xRequestIdHeader]: xRequestId };
  for (const name of keptHeaders) {
    const value = headers[name];
    if (value !== undefined) recorded[name] = value.slice(0, limits.journalHeader);
  }
  return recorded;
}

/** The newest exchange of each connection that is open: its number, in the journal of its data space. */
const newestOn = new WeakMap<Socket, { space: Space; epoch: number; number: number }>();

/** Number of the exchange that came before on the message's connection; null: none, or another journal has it. */
function beforeOnConnection({ req, space }: Message, epoch: number): number | null {
  const newest = newestOn.get(req.socket);
  return newest?.space === space && newest.epoch === epoch ? newest.number : null;
}

/** What a unit of work did beside its decision. */
interface Effects {
  stateAfter: string | undefined;
  /** To entities. */
  changes: string;
}

/** The message as it was decided. */
function decidedStep(work: Work, decision: Decision, stateAfter: string | undefined) {
  const { step, findings, waitersToNotify } = work;
  const { message } = step;
  // A message that resets belongs to what it has made: its own entry, where it was held, went with the old journal.
  const { epoch, number } = afterReset(step);
  const isHeld = "hold" in decision;
  return {
    ...step,
    epoch,
    number,
    sameConnectionAs:
      number === undefined ? beforeOnConnection(message, epoch) : step.sameConnectionAs,
    findings,
    waitersToNotify,
    appliedFaults: [...step.appliedFaults, ...(decision.applied ?? [])],
    heldBy: isHeld && decision.heldBy ? [...step.heldBy, decision.heldBy] : step.heldBy,
    inProcess: step.inProcess || (isHeld && decision.inProcess === true),
    upstream: (isHeld ? decision.upstream : undefined) ?? step.upstream,
    unprocessed: !isHeld && decision.unprocessed === true,
    stateAfter,
  };
}

/** Records a decision in the journal, at the end of its unit of work, and settles how it is sent. */
export function record(work: Work, decision: Decision, { stateAfter, changes }: Effects): Outcome {
  const step = decidedStep(work, decision, stateAfter);
  const outcome = outcomeOf(step, decision);
  const ending = plannedEnding(outcome);
  step.number = keep(step, { ...exchangeOf(step, ending), changes });
  recordAnswered(outcome, ending);
  return outcome;
}

function outcomeOf(step: DecidedStep, decision: Decision): Outcome {
  if ("hold" in decision) return { step, hold: decision.hold };
  return step.copyOf === undefined ? deliveryOf(step, decision) : { step, decision, sending: {} };
}

/** How an exchange stands in the journal when its unit of work is kept. */
function plannedEnding(outcome: Outcome): Ending {
  if ("hold" in outcome) {
    const truth = withheldIn(outcome.hold)?.answer;
    return { outcome: "held", ...(truth && { truth }) };
  }
  const { silentMs, waitMs, pace, spoil, answer: sent } = outcome.sending;
  const truth = outcome.decision.answer;
  if (outcome.step.copyOf !== undefined) return { outcome: "discarded", truth };
  if (silentMs !== undefined) return { outcome: "silent", truth, ended: silentMs === 0 };
  if (waitMs !== undefined || pace !== undefined) return { outcome: "held", truth };
  return { outcome: spoil === undefined ? "answered" : "spoiled", sent, truth };
}

const withheldIn = (hold: Hold): FinalDecision | undefined =>
  "withheld" in hold ? hold.withheld : undefined;

/** A fault on the way out, or the tester, decides what the client knows of its request. */
function recordAnswered(outcome: Outcome, { outcome: word }: Ending): void {
  const { message, services, withheld } = outcome.step;
  const isHeld = "hold" in outcome;
  const decision = isHeld ? withheldIn(outcome.hold) : outcome.decision;
  if (decision?.recorded !== true) return;
  if (!isHeld && withheld === undefined && decision.fault === undefined) return;
  services.store.messages.setAnswered(
    message.space.storage,
    message.id ?? "",
    !isHeld && word === "answered" ? toldBy(outcome.sending.answer) : null,
  );
}

/** The messages of each data space that are held, or with their providers. */
const heldIn = new WeakMap<Space, Set<DecidedStep>>();

/** A message is held, or goes to its provider. Returns what to call once that is over. */
export function noteHeld(step: DecidedStep): () => void {
  const { message, course, number = 0, copyOf } = step;
  if (copyOf !== undefined) return () => undefined;
  const { space } = message;
  const others = heldIn.get(space) ?? new Set();
  heldIn.set(space, others.add(step));
  course.numbers = new Map([[space.journal, number]]);
  return () => {
    others.delete(step);
  };
}

/** It was sent to its provider, which has not answered yet. */
const isWithProvider = ({ upstream, replied }: DecidedStep): boolean =>
  upstream !== undefined && replied === undefined;

/**
 * Takes messages along into another journal of their data space: those that have a number there (`numberIn`), and those
 * that are with their providers, since nobody may forget them. Call it within a unit of work. Their numbers there.
 */
export function takeAlong(
  space: Space,
  numberIn: (step: DecidedStep) => number | undefined = () => undefined,
): number[] {
  return [...(heldIn.get(space) ?? [])].flatMap((step) => {
    const { numbers } = step.course;
    const number = numberIn(step) ?? (isWithProvider(step) ? appendAgain(step) : undefined);
    if (number === undefined) numbers?.clear();
    else numbers?.set(space.journal, number);
    return number ?? [];
  });
}

function appendAgain(before: DecidedStep): number {
  const { epoch } = before.message.space;
  const step = { ...before, epoch, number: undefined, sameConnectionAs: null };
  return append(step, { ...exchangeOf(step, { outcome: "held" }), changes: "" });
}

/** Keeps a new exchange in the journal. Its number. */
function append(
  { services, message: { space, req }, epoch }: DecidedStep,
  exchange: NewExchange,
): number {
  const number = services.journal.append(space, exchange);
  newestOn.set(req.socket, { space, epoch, number });
  return number;
}

/** Keeps a journal entry: a new exchange, or how one goes on. Its number. */
function keep(step: DecidedStep, exchange: NewExchange): number {
  const { number } = step;
  if (number === undefined) return append(step, exchange);
  step.services.journal.finish(step.message.space, number, exchange);
  return number;
}

/**
 * Keeps how an exchange goes on, unless a reset took its beginning away. What a stop leaves open is put right at the
 * next start. `beside`: what else belongs to the same unit of work.
 */
export function keepOn(step: DecidedStep, ending: Ending, beside?: () => void): void {
  const { message, services } = step;
  if (isReset(step)) return;
  try {
    const number = services.store.unit(() => {
      beside?.();
      return keep(afterReset(step), exchangeOf(step, ending));
    });
    services.journal.publish(message.space, number);
  } catch (error) {
    if (!services.stopping.aborted)
      services.failures.report(error, "how an exchange went on could not be recorded");
  }
}
