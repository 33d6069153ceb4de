import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits/limits";
import type { Pace } from "../../scenario/faults";
import { xRequestIdHeader } from "../message";
import type { Final, Progress } from "../progress";
import { answerRefusal } from "./refusal";
import { recordUnprocessed, toldBy } from "../unanswered";
import { type Delivery, type Sending, exchangeOf, keep, keepOn, sinceArrival } from "../record";
import {
  closeConnection,
  resetConnection,
  send,
  sendDripping,
  sendHalfClosed,
  sendMalformed,
  sendTruncated,
} from "./send";
import { keepSilent, pause } from "./waiting";

/** Sends the decided answer, as the fault on the way out demands. */
export function deliver(progress: Progress, { decision, sending }: Delivery): void {
  checkAnswer(progress, decision);
  if (sending.silentMs === undefined && sending.waitMs === undefined)
    sendOff(progress, decision, sending);
  else {
    (sending.silentMs === undefined
      ? pause(progress, sending.waitMs ?? 0)
      : keepSilent(progress, decision, sending.silentMs)
    )
      .then(() => {
        sendOff(
          progress,
          decision,
          sending.silentMs === undefined && isGone(progress)
            ? { answer: takenAway(progress), waitMs: 0 }
            : sending,
        );
      })
      .catch((error: unknown) => {
        breakOff(progress, error);
      });
  }
}

function sendOff(progress: Progress, decision: Final, sending: Sending): void {
  const {
    message: { res },
  } = progress;
  if (sending.answer === undefined) {
    if (sending.reset === true) resetConnection(res);
    else closeConnection(res);
    if (sending.portClosedMs !== undefined) closePort(progress, sending.portClosedMs);
    // The journal says when the silence ended, and whether its client waited for the end.
    if (sending.silentMs !== 0) progress.endedMs = sinceArrival(progress);
    if (sending.silentMs !== 0 || progress.clientLeftMs !== undefined)
      keepOn(progress, () => {
        keep(progress, exchangeOf(progress, "silent", {}, decision.answer));
      });
    return;
  }
  const answer = labelled(progress, sending.answer);
  if (sending.spoil !== undefined) sendSpoiled(progress, sending, answer);
  else if (sending.pace !== undefined) {
    drip(progress, decision, { ...sending, pace: sending.pace }, answer).catch((error: unknown) => {
      breakOff(progress, error);
    });
  } else {
    const end = (arrived: boolean) => () => {
      close(progress, decision, sending, arrived);
    };
    send(res, answer, {
      lost: end(false),
      // What the journal says of an answer that did not wait is right already.
      arrived: sending.waitMs === undefined ? undefined : end(true),
    });
  }
}

/** Closes the port until the data space's clock has moved on by so many milliseconds. */
function closePort({ message: { space }, services }: Progress, ms: number): void {
  services.port.closeDuring(services.clocks.wait(space, ms, services.stopping));
}

function sendSpoiled(progress: Progress, { spoil, keptBytes }: Sending, answer: Answer): void {
  const { res } = progress.message;
  if (spoil === "truncated") sendTruncated(res, answer, keptBytes);
  else if (spoil === "malformed") sendMalformed(res, answer);
  else
    halfClose(progress, answer).catch((error: unknown) => {
      breakOff(progress, error);
    });
}

/** Closes the sending side after the head, and the connection after a silence. */
async function halfClose(progress: Progress, answer: Answer): Promise<void> {
  const { res } = progress.message;
  sendHalfClosed(res, answer);
  await pause(progress, limits.silenceMs);
  closeConnection(res);
}

async function drip(
  progress: Progress,
  decision: Final,
  sending: Sending & { pace: Pace },
  answer: Answer,
): Promise<void> {
  const sent = await sendDripping(progress.message.res, answer, async (pieces, bytes) => {
    await pause(progress, slowMs(sending.pace, bytes) / pieces);
    return !isGone(progress);
  });
  if (sent === "nothing" && !progress.message.res.destroyed)
    sendOff(progress, decision, { answer: takenAway(progress), waitMs: 0 });
  else close(progress, decision, sending, sent === "all");
}

/** Milliseconds that a slow body of so many bytes takes, at most as long as anything may be held. */
const slowMs = (pace: Pace, bytes: number): number =>
  "overMs" in pace ? pace.overMs : Math.min((bytes / pace.bytesPerSecond) * 1000, limits.heldMs);

/** A reset or a restore has taken away what the answer speaks of. */
const isGone = ({ message: { space }, epoch, restores }: Progress): boolean =>
  epoch !== space.epoch || restores !== space.restores;

const takenAway = (progress: Progress): Answer =>
  answerRefusal(progress, refuse(commonErrors["reset-meanwhile"]));

/** Nobody waits for what is done after a decision: a defect of ours ends this exchange, and no other. */
export function breakOff({ message: { res }, services }: Progress, error: unknown): void {
  services.log.error({ err: error }, "an exchange could not be ended");
  res.destroy();
}

/** Puts the journal and the record right when an answer went out late, or did not arrive. */
function close(progress: Progress, decision: Final, sending: Sending, arrived: boolean): void {
  const answered = arrived ? toldBy(sending.answer) : null;
  if (!arrived) progress.clientLeftMs ??= progress.sendingEndedMs ?? sinceArrival(progress);
  keepOn(progress, () => {
    putRight(progress, decision, answered);
    keep(
      progress,
      exchangeOf(progress, arrived ? "answered" : "client-left", sending, decision.answer),
    );
  });
}

/**
 * The record knows how its message was answered; a request that left none, and whose answer did not
 * arrive, gets one.
 */
function putRight(progress: Progress, { recorded, answer }: Final, answered: number | null): void {
  const {
    message: { space, route },
    services: { store },
  } = progress;
  if (isGone(progress)) return;
  if (recorded === true)
    store.messages.setAnswered(space.storage, progress.message.id ?? "", answered);
  else if (answered === null) recordUnprocessed(progress, route.served.open(space), null, answer);
}

/** An answer that breaks the contract is a defect of ours: reported as one, and still sent. */
function checkAnswer(progress: Progress, decision: Final): void {
  if (decision.answer === undefined) return;
  for (const text of progress.message.route.check(decision.answer, progress.message.parts.body)) {
    progress.services.onDefect(
      `${progress.message.route.operation.id} ${decision.answer.status}: ${text}`,
    );
  }
}

/** With the `X-Request-Id` of its message, and the journal's number, so that a tester can look it up. */
function labelled({ message, number, epoch }: Progress, answer: Answer): Answer {
  const headers: Record<string, string> = {
    ...answer.headers,
    [xRequestIdHeader]: message.xRequestId,
  };
  // After a reset the number is free, or belongs to another exchange.
  if (number !== undefined && epoch === message.space.epoch)
    headers["standin-exchange"] = String(number);
  return { ...answer, headers };
}
