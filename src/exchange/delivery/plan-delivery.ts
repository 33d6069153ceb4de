import type { Answer } from "../../contract/answer";
import type { ExchangeOutcome } from "../../journal/exchange";
import { edited } from "../../scenario/faults/answer-edit";
import type { FaultEffect } from "../../scenario/faults";
import type { Final, Progress } from "../progress";
import { simulatedAnswer } from "../simulated-refusal";

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
