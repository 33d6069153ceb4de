import { maskPansIn } from "../../contract/sensitive";
import type { FaultEffect } from "../../scenario/faults";
import type { ExchangeOutcome } from "../../journal/exchange";
import type { NewExchange } from "../../journal/journal";
import { simulatedRefusal } from "./decide";
import type { Message } from "./message";
import type { Final, Progress } from "./progress";
import { answerRefusal } from "./refusal";
import type { Answer } from "../../contract/answer";

/** What goes out for a decision: the answer itself, or what a fault makes of it. */
export interface Sending extends Pick<
  FaultEffect,
  "waitMs" | "silentMs" | "reset" | "spoil" | "dripMs" | "replay"
> {
  /** Absent: nothing goes out. */
  answer?: Answer;
}

/** What a fault makes of an answer. */
export function sendingOf(progress: Progress, { answer, fault }: Final): Sending {
  if (fault === undefined) return { ...(answer && { answer }) };
  const { status, ...effect } = fault.effect;
  if (effect.silentMs !== undefined) return effect;
  if (status !== undefined)
    return { answer: answerRefusal(progress, simulatedRefusal(status, fault)) };
  return { ...effect, ...(answer && { answer }) };
}

/** How a sending stands in the journal when its unit of work is kept. */
export function plannedOutcome({ silentMs, waitMs, dripMs, spoil }: Sending): ExchangeOutcome {
  if (silentMs !== undefined) return "silent";
  if (waitMs !== undefined || dripMs !== undefined) return "held";
  return spoil === undefined ? "answered" : "spoiled";
}

/** The journal's account of a message, as far as it has come. */
export function accountOf(
  progress: Progress,
  outcome: ExchangeOutcome,
  sending: Sending,
  truth: Answer | undefined,
): NewExchange {
  const {
    message: { req, route, received },
  } = progress;
  const sent = outcome === "answered" || outcome === "spoiled" ? sending.answer : undefined;
  const replaced = truth !== undefined && truth !== sent;
  return {
    receivedAt: progress.message.receivedAt,
    clock: progress.message.clock,
    interface: route.contract.name,
    operation: route.operation.id,
    method: req.method,
    path: maskPansIn(req.originalUrl),
    messageId: progress.message.id,
    requestId: progress.message.requestId,
    request: {
      headers: shownHeaders(req.headers),
      ...(received !== undefined && { body: received }),
    },
    outcome,
    status: sent?.status ?? null,
    ...(sent?.body !== undefined && { answer: sent.body }),
    ...(replaced && { made: { status: truth.status, body: truth.body } }),
    durationMs: sinceArrival(progress),
    ...rareNotes(progress),
    ...(progress.stateBefore !== undefined && { stateBefore: progress.stateBefore }),
    ...(progress.stateAfter !== undefined && { stateAfter: progress.stateAfter }),
    strikes: progress.strikes.map(({ source, text }) => ({
      source,
      text:
        progress.notWaited === true ? `${text}; it did not wait, since too many are held` : text,
    })),
    rules: progress.ruling.accounts,
    findings: progress.findings,
  };
}

/** What few exchanges have. */
const rareNotes = ({
  clientLeftMs,
  copyOf,
  unsupported = [],
}: Progress): Pick<NewExchange, "clientLeftMs" | "copyOf" | "unsupported"> => ({
  ...(unsupported.length > 0 && { unsupported }),
  ...(clientLeftMs !== undefined && { clientLeftMs }),
  ...(copyOf !== undefined && { copyOf }),
});

/** Milliseconds since the message arrived, to the microsecond. */
export const sinceArrival = ({ message: { startedAt }, services }: Progress): number =>
  Math.round((services.time.monotonic() - startedAt) * 1000) / 1000;

const keptHeaders = ["content-type", "user-agent"] as const;

function shownHeaders(headers: Message["req"]["headers"]): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value = headers[name];
    if (value !== undefined) shown[name] = value.slice(0, 256);
  }
  return shown;
}

/** Keeps an account: a new exchange, or the end of one that was held. */
export function keep(progress: Progress, account: NewExchange): void {
  const { journal } = progress.services;
  if (progress.number === undefined)
    progress.number = journal.append(progress.message.space, account);
  else journal.finish(progress.message.space, progress.number, account);
}
