import type { Socket } from "node:net";
import type { ExchangeOutcome } from "../journal/exchange";
import type { NewExchange } from "../journal/journal";
import { type Message, xRequestIdHeader } from "./message";
import type { Decision, Final, Hold, Progress } from "./progress";
import type { Answer } from "../contract/answer";
import { jsonMistake } from "../contract/values/json-mistake";
import type { Space, UnitOfWork } from "../store";
import { limits } from "../limits/limits";
import { toldBy } from "./unanswered";
import { edited } from "../scenario/faults/answer-edit";
import type { FaultEffect } from "../scenario/faults";
import { simulatedAnswer } from "./simulated-refusal";

/** A decision, and how its answer is sent. */
export interface Delivery {
  decision: Final;
  sending: Sending;
  /** How it is in the journal when its unit of work is kept. */
  outcome: ExchangeOutcome;
}

/** What goes out for a decision: the answer itself, or what a fault makes of it. */
export interface Sending extends Pick<
  FaultEffect,
  "waitMs" | "silentMs" | "reset" | "portClosedMs" | "spoil" | "keptBytes" | "pace" | "replay"
> {
  /** Absent: nothing goes out. */
  answer?: Answer;
}

/** What a fault makes of an answer. */
function sendingOf(progress: Progress, { answer, fault }: Final): Sending {
  if (fault === undefined) return { ...(answer && { answer }) };
  const { status, edit, ...effect } = fault.effect;
  if (edit !== undefined) return { ...(answer && { answer: edited(answer, edit) }) };
  if (effect.silentMs !== undefined) return effect;
  if (status !== undefined) {
    const simulated = simulatedAnswer(progress, fault);
    return { ...(simulated && { answer: simulated }) };
  }
  return { ...effect, ...(answer && { answer }) };
}

function plannedOutcome({ silentMs, waitMs, pace, spoil }: Sending): ExchangeOutcome {
  if (silentMs !== undefined) return "silent";
  if (waitMs !== undefined || pace !== undefined) return "held";
  return spoil === undefined ? "answered" : "spoiled";
}

/** How the answer of a decision is sent. */
export function deliveryOf(progress: Progress, decision: Final): Delivery {
  const sending = sendingOf(progress, decision);
  return { decision, sending, outcome: plannedOutcome(sending) };
}

/** The journal entry of a message, as far as it has come. */
export function exchangeOf(
  progress: Progress,
  outcome: ExchangeOutcome,
  sending: Sending,
  truth: Answer | undefined,
): NewExchange {
  const {
    message: { req, route, received, raw, xRequestId },
  } = progress;
  const sent = outcome === "answered" || outcome === "spoiled" ? sending.answer : undefined;
  const replaced = truth !== undefined && truth !== sent;
  const duration = sinceArrival(progress);
  return {
    receivedAt: progress.message.receivedAt,
    clock: progress.message.clock,
    interface: route.contract.name,
    operation: route.operation.id,
    method: req.method,
    path: req.originalUrl,
    messageId: progress.message.id,
    requestId: progress.message.requestId,
    request: {
      headers: recordedHeaders(req.headers, xRequestId),
      ...(received !== undefined && { body: received }),
      ...rawOf(raw),
    },
    outcome,
    status: sent?.status ?? null,
    answer: sent && bodyOf(sent),
    made: replaced ? { status: truth.status, body: truth.body } : undefined,
    durationMs: duration,
    clientLeftMs: progress.clientLeftMs,
    endedMs: sending.silentMs === 0 ? duration : progress.endedMs,
    sameConnectionAs: progress.sameConnectionAs,
    unprocessed: progress.unprocessed,
    copyOf: progress.copyOf,
    unsupported: progress.unsupported?.length === 0 ? undefined : progress.unsupported,
    stateBefore: progress.stateBefore,
    stateAfter: progress.stateAfter,
    strikes: progress.appliedFaults.map(({ source, text }) => ({
      source,
      text:
        progress.notWaited === true ? `${text}; it did not wait, since too many are held` : text,
    })),
    rules: progress.matchedRules.explanations,
    findings: progress.findings,
  };
}

/** A body that is not JSON, and where it stops being that. */
function rawOf(raw: string | undefined): Pick<NewExchange["request"], "raw" | "mistake"> {
  if (raw === undefined) return {};
  const mistake = jsonMistake(raw);
  return { raw, ...(mistake && { mistake }) };
}

/** What the client reads as the body of an answer. */
const bodyOf = ({ page, body }: Answer): unknown => page ?? body;

/** Milliseconds since the message arrived, to the microsecond. */
export const sinceArrival = ({ message: { startedAt }, services }: Progress): number =>
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
function beforeOnConnection({ message: { req, space }, epoch }: Progress): number | null {
  const newest = newestOn.get(req.socket);
  return newest?.space === space && newest.epoch === epoch ? newest.number : null;
}

/** Keeps a journal entry: a new exchange, or the end of one that was held. */
export function keep(progress: Progress, exchange: NewExchange): void {
  const { journal } = progress.services;
  const { changes, message, number } = progress;
  if (changes !== undefined) exchange.changes = changes;
  progress.changes = undefined;
  if (number === undefined) {
    progress.sameConnectionAs = beforeOnConnection(progress);
    exchange.sameConnectionAs = progress.sameConnectionAs;
    progress.number = journal.append(message.space, exchange);
    const { space, req } = message;
    newestOn.set(req.socket, { space, epoch: progress.epoch, number: progress.number });
  } else journal.finish(message.space, number, exchange);
}

/**
 * Keeps how an exchange goes on, unless a reset took its beginning away. What a stop leaves open is
 * put right at the next start.
 */
export function keepOn(progress: Progress, work: () => void): void {
  const {
    message: { space },
    services,
  } = progress;
  if (progress.epoch !== space.epoch) return;
  try {
    services.store.unit(work);
    services.journal.publish(space, progress.number ?? 0);
  } catch (error) {
    if (!services.stopping.aborted)
      services.failures.report(error, "how an exchange went on could not be recorded");
  }
}

/** What has become of a message: it waits, or is answered. */
export type HoldOrDelivery = { hold: Hold } | Delivery;

/** Records a decision in the journal, within its unit of work, and settles how it is sent. */
export function record(progress: Progress, unit: UnitOfWork, decision: Decision): HoldOrDelivery {
  const isHeld = "hold" in decision;
  if (progress.copyOf !== undefined) {
    keep(progress, exchangeOf(progress, "discarded", {}, isHeld ? undefined : decision.answer));
    return isHeld ? decision : { decision, sending: {}, outcome: "discarded" };
  }
  if (isHeld) {
    keep(progress, exchangeOf(progress, "held", {}, undefined));
    return decision;
  }
  const delivery = deliveryOf(progress, decision);
  const { sending, outcome } = delivery;
  if (decision.recorded === true && decision.fault !== undefined) {
    const answered = outcome === "answered" ? toldBy(sending.answer) : null;
    const { messages } = progress.services.store;
    messages.setAnswered(unit.space.storage, progress.message.id ?? "", answered);
  }
  keep(progress, exchangeOf(progress, outcome, sending, decision.answer));
  return delivery;
}
