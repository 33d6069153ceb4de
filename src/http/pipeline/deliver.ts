import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits";
import { xRequestIdHeader } from "../x-request-id";
import type { Final, Progress } from "./progress";
import { answerRefusal } from "./refusal";
import { probeClient, watchSending } from "./half-closed";
import { recordUnprocessed } from "./unanswered";
import type { Delivery, Sending } from "./delivery";
import { exchangeOf, keep, sinceArrival } from "./record";
import {
  closeConnection,
  resetConnection,
  send,
  sendDripping,
  sendMalformed,
  sendTruncated,
} from "./send";

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
    // The client that left during the silence did not wait for its end: the journal says when; or
    // that there was no silence.
    if (progress.clientLeftMs !== undefined || progress.notWaited === true)
      keepOn(progress, () => {
        keep(progress, exchangeOf(progress, "silent", {}, decision.answer));
      });
    return;
  }
  const answer = labelled(progress, sending.answer);
  if (sending.spoil === "truncated") sendTruncated(res, answer);
  else if (sending.spoil === "malformed") sendMalformed(res, answer);
  else if (sending.dripMs !== undefined) {
    drip(progress, decision, sending, answer).catch((error: unknown) => {
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

async function drip(
  progress: Progress,
  decision: Final,
  sending: Sending,
  answer: Answer,
): Promise<void> {
  const sent = await sendDripping(progress.message.res, answer, async (pieces) => {
    await pause(progress, (sending.dripMs ?? 0) / pieces);
    return !isGone(progress);
  });
  if (sent === "nothing" && !progress.message.res.destroyed)
    sendOff(progress, decision, { answer: takenAway(progress), waitMs: 0 });
  else close(progress, decision, sending, sent === "all");
}

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

/**
 * Notes when the client leaves before its answer, and calls `left`; calls `ended` when it closes its
 * sending side. Returns what stops the watching.
 */
function watchClient(
  progress: Progress,
  { left, ended }: Required<Pick<Watching, "left" | "ended">>,
): () => void {
  const {
    message: { res },
  } = progress;
  const leave = (): void => {
    progress.clientLeftMs ??= progress.sendingEndedMs ?? sinceArrival(progress);
    left();
  };
  const unwatch = watchSending(res, () => {
    progress.sendingEndedMs ??= sinceArrival(progress);
    ended();
  });
  res.once("close", leave);
  if (res.destroyed) leave();
  return () => {
    unwatch();
    res.off("close", leave);
  };
}

/** A late answer: bounded, and over as soon as the client leaves or the simulator stops. */
const pause = (progress: Progress, ms: number): Promise<void> => inPlace(progress, ms, () => ({}));

/**
 * Silence, of the same bounds. Not a byte may tell whether a client that closes its sending side
 * still reads: it counts as having left and gives its place back, but the silence goes on, for ten
 * minutes of real time at most.
 */
const keepSilent = (progress: Progress, decision: Final, ms: number): Promise<void> =>
  inPlace(progress, ms, (free, leave) => {
    let limit: NodeJS.Timeout | undefined;
    return {
      ended() {
        progress.clientLeftMs ??= progress.sendingEndedMs ?? sinceArrival(progress);
        keepOn(progress, () => {
          keep(progress, exchangeOf(progress, "silent", {}, decision.answer));
        });
        free();
        limit = setTimeout(leave, limits.heldMs).unref();
      },
      over: () => {
        clearTimeout(limit);
      },
    };
  });

/** Waits in one of the places of those that are held, unless there is none; `leave` ends the wait. */
async function inPlace(
  progress: Progress,
  ms: number,
  watching: (free: () => void, leave: () => void) => Partial<Pick<Watching, "ended" | "over">>,
): Promise<void> {
  if (ms === 0) return;
  const {
    message: { space },
    services,
  } = progress;
  const free = services.held.take(space);
  if (free === undefined) {
    progress.notWaited = true;
    return;
  }
  const left = new AbortController();
  const leave = (): void => {
    left.abort();
  };
  const { ended, over } = watching(free, leave);
  await waitWatching(progress, ms, {
    until: AbortSignal.any([left.signal, services.stopping]),
    left: leave,
    ...(ended && { ended }),
    over() {
      over?.();
      free();
    },
  });
}

/**
 * What ends a wait early, what to call when the client leaves or closes its sending side, and what
 * to call when the wait is over.
 */
interface Watching {
  until: AbortSignal;
  left: () => void;
  /** Absent: it is found out whether the client still reads. */
  ended?: () => void;
  over: (() => void) | undefined;
}

/** Waits by the data space's clock with an eye on the client. False: ended early. */
export async function waitWatching(
  progress: Progress,
  ms: number,
  {
    until,
    left,
    ended = () => {
      probeClient(progress.message.res);
    },
    over,
  }: Watching,
): Promise<boolean> {
  const unwatch = watchClient(progress, { left, ended });
  try {
    return await progress.services.clocks.wait(progress.message.space, ms, until);
  } finally {
    unwatch();
    over?.();
  }
}

/** Puts the journal and the record right when an answer went out late, or did not arrive. */
function close(progress: Progress, decision: Final, sending: Sending, arrived: boolean): void {
  const answered = arrived ? (sending.answer?.status ?? null) : null;
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

/** The client of a message that goes on without it has left: the journal says when. */
export const noteLeaving = (progress: Progress) => (): void => {
  keepOn(progress, () => {
    keep(progress, exchangeOf(progress, "held", {}, undefined));
  });
};

/**
 * Keeps how an exchange goes on, unless a reset took its beginning away. What a stop leaves open is
 * put right at the next start.
 */
function keepOn(progress: Progress, work: () => void): void {
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
      services.log.error({ err: error }, "how an exchange went on could not be recorded");
  }
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
