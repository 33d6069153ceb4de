import type { Answer } from "../../contract/answer";
import { limits } from "../../limits/limits";
import type { Pace } from "../../scenario/faults";
import { exchangeHeader, xRequestIdHeader } from "../message";
import { type DecidedStep, type Delivery, type Step, isTakenAway } from "../step";
import { answerRefusal, resetMeanwhile } from "./refusal";
import { recordUnprocessed, toldBy } from "../unanswered";
import { keepOn } from "../record";
import {
  closeConnection,
  resetConnection,
  send,
  sendDripping,
  sendHalfClosed,
  sendMalformed,
  sendBrokenOff,
  sendTruncated,
} from "./send";
import { keepSilent, noteLeft, pause } from "./waiting";

/** Sends the decided answer, as the fault on the way out demands. */
export async function deliver(delivery: Delivery): Promise<void> {
  const { step, sending } = delivery;
  checkAnswer(delivery);
  if (sending.silentMs !== undefined) {
    const hasWaited = await keepSilent(delivery, sending.silentMs);
    closeUnanswered(delivery, !hasWaited);
    return;
  }
  if (sending.waitMs === undefined) {
    await sendOff(delivery, false);
    return;
  }
  const hasWaited = await pause(step, sending.waitMs, step.now);
  await sendOff(isTakenAway(step) ? takenAway(delivery) : delivery, !hasWaited);
}

/** Sends the answer; `notWaited`: a fault was to hold it, and there was no place. */
async function sendOff(delivery: Delivery, notWaited: boolean): Promise<void> {
  const { step, sending } = delivery;
  if (sending.answer === undefined) {
    closeUnanswered(delivery, notWaited);
    return;
  }
  const answer = withMessageHeaders(step, sending.answer);
  if (sending.spoil !== undefined) await sendSpoiled(delivery, answer);
  else if (sending.pace !== undefined) await drip(delivery, sending.pace, answer);
  else sendWhole(delivery, answer, notWaited);
}

function sendWhole(delivery: Delivery, answer: Answer, notWaited: boolean): void {
  const end = (hasArrived: boolean) => () => {
    close(delivery, { hasArrived, notWaited });
  };
  send(delivery.step.message.res, answer, {
    lost: end(false),
    // What the journal says of an answer that did not wait is right already.
    arrived: delivery.sending.waitMs === undefined ? undefined : end(true),
  });
}

/** Closes the connection without a byte; the journal says when, and whether its client waited for that. */
function closeUnanswered({ step, decision, sending }: Delivery, notWaited: boolean): void {
  const { res } = step.message;
  if (sending.reset === true) resetConnection(res);
  else closeConnection(res);
  if (sending.portClosedMs !== undefined) closePort(step, sending.portClosedMs);
  const ended = sending.silentMs !== 0;
  if (ended || step.course.clientLeftMs !== undefined)
    keepOn(step, { outcome: "silent", truth: decision.answer, ended, notWaited });
}

/** Closes the port until the data space's clock has moved on by so many milliseconds. */
function closePort({ message: { space }, services }: Step, ms: number): void {
  services.port.closeDuring(services.clocks.wait(space, ms));
}

async function sendSpoiled({ step, sending }: Delivery, answer: Answer): Promise<void> {
  const { res } = step.message;
  if (sending.brokeOff === true) sendBrokenOff(res, answer);
  else if (sending.spoil === "truncated") sendTruncated(res, answer, sending.keptBytes);
  else if (sending.spoil === "malformed") sendMalformed(res, answer);
  else await halfClose(step, answer);
}

/** Closes the sending side after the head, and the connection after a silence. */
async function halfClose(step: DecidedStep, answer: Answer): Promise<void> {
  const { res } = step.message;
  sendHalfClosed(res, answer);
  await pause(step, limits.silenceMs);
  closeConnection(res);
}

async function drip(delivery: Delivery, pace: Pace, answer: Answer): Promise<void> {
  const { step } = delivery;
  let notWaited = false;
  const sent = await sendDripping(step.message.res, answer, async (pieces, bytes) => {
    if (!(await pause(step, slowMs(pace, bytes) / pieces))) notWaited = true;
    return !isTakenAway(step);
  });
  if (sent === "nothing" && !step.message.res.destroyed)
    await sendOff(takenAway(delivery), notWaited);
  else close(delivery, { hasArrived: sent === "all", notWaited });
}

/** Milliseconds that a slow body of so many bytes takes, at most as long as anything may be held. */
const slowMs = (pace: Pace, bytes: number): number =>
  "overMs" in pace ? pace.overMs : Math.min((bytes / pace.bytesPerSecond) * 1000, limits.heldMs);

/** In place of an answer that speaks of what a reset or a restore has taken away. */
const takenAway = ({ step, decision }: Delivery): Delivery => ({
  step,
  decision,
  sending: { answer: answerRefusal(step, resetMeanwhile), waitMs: 0 },
});

/** A defect of ours ends this exchange, and no other. */
export function breakOff({ message: { res }, services }: Step, error: unknown): void {
  services.log.error({ err: error }, "an exchange could not be ended");
  res.destroy();
}

/** Puts the journal and the record right when an answer went out late, or did not arrive. */
function close(
  delivery: Delivery,
  { hasArrived, notWaited }: { hasArrived: boolean; notWaited: boolean },
): void {
  const { step, decision, sending } = delivery;
  if (!hasArrived) noteLeft(step);
  keepOn(
    step,
    {
      outcome: hasArrived ? "answered" : "client-left",
      sent: hasArrived ? sending.answer : undefined,
      truth: decision.answer,
      notWaited,
    },
    () => {
      putRight(delivery, hasArrived ? toldBy(sending.answer) : null);
    },
  );
}

/**
 * The record knows how its message was answered; a request that left none, and whose answer did not
 * arrive, gets one.
 */
function putRight(
  { step, decision: { recorded, answer } }: Delivery,
  answered: number | null,
): void {
  if (isTakenAway(step)) return;
  const {
    message: { id, space, route },
    services: { store },
  } = step;
  if (recorded === true) store.messages.setAnswered(space.storage, id ?? "", answered);
  else if (answered === null) recordUnprocessed(step, route.served.open(space), null, answer);
}

/** An answer that breaks the contract is a defect of ours: reported as one, and still sent. */
function checkAnswer({ step: { message, services }, decision: { answer } }: Delivery): void {
  // A provider's answer is not ours.
  if (answer === undefined || answer.received !== undefined) return;
  for (const text of message.route.check(answer, message.parts.body))
    services.onDefect(`${message.route.operation.id} ${answer.status}: ${text}`);
}

/** With the `X-Request-Id` of its message, and the journal's number, so that a tester can look it up. */
function withMessageHeaders({ message, number, epoch }: DecidedStep, answer: Answer): Answer {
  const headers: Record<string, string> = {
    ...answer.headers,
    [xRequestIdHeader]: message.xRequestId,
  };
  // After a reset the number is free, or belongs to another exchange.
  if (number !== undefined && epoch === message.space.epoch)
    headers[exchangeHeader] = String(number);
  return { ...answer, headers };
}
