import { limits } from "../../limits/limits";
import { probeClient, watchSending } from "./send";
import { type Place, decisionKey } from "../held";
import type { DecidedStep, DecisionHold, Delivery, HeldMessage, Hold, Step } from "../step";
import { keepOn, noteHeld, sinceArrival } from "../record";
import { milliseconds } from "../../scenario/duration";
import { realTime } from "../../time/space-clock";
import type { Awaiting, UndecidedRequest } from "../../lifecycle/call";

/**
 * Notes when the client leaves before its answer, and calls `left`; calls `ended` when it closes its
 * sending side. Returns what stops the watching.
 */
function watchClient(
  step: DecidedStep,
  { left, ended }: Required<Pick<Watching, "left" | "ended">>,
): () => void {
  const {
    message: { res },
  } = step;
  const leave = (): void => {
    noteLeft(step);
    left();
  };
  const unwatch = watchSending(res, () => {
    step.course.sendingEndedMs ??= sinceArrival(step);
    ended();
  });
  res.once("close", leave);
  if (res.destroyed) leave();
  return () => {
    unwatch();
    res.off("close", leave);
  };
}

/** Notes when the client of a message leaves that goes on without it. Returns what stops the watching. */
export const watchLeaving = (step: DecidedStep): (() => void) =>
  watchClient(step, {
    left: noteLeaving(step),
    ended: () => {
      probeClient(step.message.res);
    },
  });

/** The client of a message has left, unless that is noted. */
export const noteLeft = (step: DecidedStep): void => {
  step.course.clientLeftMs ??= step.course.sendingEndedMs ?? sinceArrival(step);
};

/**
 * A late answer: bounded, over as soon as the client leaves or the simulator stops. `since`: when it began by the data
 * space's clock, epoch milliseconds. False: there was no place.
 */
export const pause = (
  step: DecidedStep,
  ms: number,
  since = step.services.clocks.now(step.message.space),
): Promise<boolean> => inPlace(step, ms, () => ({ since }));

/**
 * Silence, of the same bounds. Not a byte may tell whether a client that closes its sending side
 * still reads: it counts as having left and gives its place back, but the silence goes on, for ten
 * minutes of real time at most. False: there was no place.
 */
export const keepSilent = ({ step, decision }: Delivery, ms: number): Promise<boolean> =>
  inPlace(step, ms, (free, leave) => {
    let limit: NodeJS.Timeout | undefined;
    return {
      ended() {
        noteLeft(step);
        keepOn(step, { outcome: "silent", truth: decision.answer });
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
  step: DecidedStep,
  ms: number,
  watching: (
    free: () => void,
    leave: () => void,
  ) => Partial<Pick<Watching, "since" | "ended" | "over">>,
): Promise<boolean> {
  if (ms === 0) return true;
  const {
    message: { space },
    services,
  } = step;
  const free = services.held.take(space);
  if (free === undefined) return false;
  const left = new AbortController();
  const leave = (): void => {
    left.abort();
  };
  const { since, ended, over } = watching(free, leave);
  const landed = noteHeld(step);
  await waitWatching(step, ms, {
    until: [left.signal],
    left: leave,
    ...(ended && { ended }),
    ...(since !== undefined && { since }),
    over() {
      over?.();
      landed();
      free();
    },
  });
  return true;
}

/**
 * What ends a wait early, what to call when the client leaves or closes its sending side, and what
 * to call when the wait is over.
 */
interface Watching {
  /** Beginning of the wait by the data space's clock, epoch milliseconds; absent: when it was decided. */
  since?: number;
  /** Real time passes, whatever the data space's clock does. */
  byRealTime?: boolean;
  /** Absent: only the stop of the simulator. */
  until?: readonly (AbortSignal | undefined)[];
  left: () => void;
  /** Absent: it is found out whether the client still reads. */
  ended?: () => void;
  over: (() => void) | undefined;
}

/** Waits by the data space's clock with an eye on the client. False: ended early. */
export async function waitWatching(
  step: DecidedStep,
  ms: number,
  {
    since = step.now,
    byRealTime = step.message.upstream !== undefined,
    until,
    left,
    ended = () => {
      probeClient(step.message.res);
    },
    over,
  }: Watching,
): Promise<boolean> {
  const {
    message: { space },
    services: { clocks },
  } = step;
  const unwatch = watchClient(step, { left, ended });
  try {
    // The clock may have been moved between the decision and here.
    // A provider's clock cannot be moved.
    const clock = byRealTime ? realTime : space;
    return await clocks.wait(clock, Math.max(0, since + ms - clocks.now(space)), until);
  } finally {
    unwatch();
    over?.();
  }
}

/** The client of a message that goes on without it has left: the journal says when. */
export const noteLeaving = (step: DecidedStep) => (): void => {
  keepOn(step, { outcome: "held" });
};

/**
 * Waits for the outcome of a request: until it is settled, the wait is over, the client leaves or the simulator
 * stops. The client is told at once, with an interim status, that it has to wait.
 */
export async function awaitOutcome(
  step: DecidedStep,
  { forMs }: Awaiting,
  place: Place | undefined,
): Promise<void> {
  if (place?.isTaken !== true) {
    place?.end();
    return;
  }
  const { req, res } = step.message;
  // HTTP 1.0 knows no interim answers; a response without a socket waits its turn (pipelining).
  if (req.httpVersion !== "1.0" && res.socket !== null) res.writeProcessing();
  const left = new AbortController();
  await waitWatching(step, forMs, {
    until: [place.settled, left.signal],
    left: () => {
      left.abort();
    },
    over: place.end,
  });
}

/**
 * Waits until a request that is not decided yet is woken, settled by another message, or its time is over. It goes on
 * when its client has left. False: the simulator stops.
 */
export async function awaitDecision(
  step: DecidedStep,
  { undecidedForMs }: UndecidedRequest,
  place: Place | undefined,
): Promise<boolean> {
  const { stopping } = step.services;
  await waitWatching(step, undecidedForMs, {
    until: [place?.settled],
    left: noteLeaving(step),
    over: place?.end,
  });
  return !stopping.aborted;
}

/**
 * Waits until the tester has decided about a message, or the hold is over. One that is not processed yet goes on when
 * its client has left, and the journal says when. False: the simulator stops, and it will not be processed.
 */
export async function decisionOn(
  { step, place }: HeldMessage,
  { byTester, withheld }: DecisionHold,
): Promise<boolean> {
  const { stopping, time } = step.services;
  const held = place?.byTester;
  const left = new AbortController();
  const noteLeft = noteLeaving(step);
  await waitWatching(step, milliseconds(byTester.for), {
    byRealTime: true,
    until: [place?.settled, left.signal],
    left() {
      if (held !== undefined) held.gaveUpAt = time.now();
      if (withheld === undefined) noteLeft();
      else left.abort();
    },
    over: place?.end,
  });
  return withheld !== undefined || held?.decision !== undefined || !stopping.aborted;
}

/** Takes a place for a message; undefined: it does not wait, or nobody asks for what becomes of it. */
export function placeFor(step: DecidedStep, hold: Hold): Place | undefined {
  const { services, message } = step;
  const isUndecided = "undecidedForMs" in hold;
  const byTester = heldByTester(step, hold);
  if (step.copyOf !== undefined && !isUndecided) return undefined;
  if ("effect" in hold && hold.effect.replay === true) return undefined;
  const free = services.held.take(message.space);
  const awaited = byTester === undefined ? awaitedId(step, hold) : decisionKey(byTester.number);
  const settlement =
    awaited === undefined
      ? undefined
      : services.settlements.watch(
          message.space,
          awaited,
          byTester === undefined ? message.route.served.family.name : undefined,
        );
  const landed = noteHeld(step);
  const end = (): void => {
    if (byTester !== undefined) services.holds.release(byTester);
    settlement?.end();
    free?.();
  };
  return {
    isTaken: free !== undefined,
    settled: settlement?.signal,
    ...{ byTester, end },
    goOn() {
      end();
      landed();
      byTester?.goOn();
    },
  };
}

const heldByTester = ({ services, message, number }: Step, hold: Hold): Place["byTester"] =>
  "byTester" in hold ? services.holds.take(message, number ?? 0, hold.byTester) : undefined;

/** The request that a message waits for: itself, where it is not decided yet. */
function awaitedId({ message }: Step, hold: Hold): string | undefined {
  if ("undecidedForMs" in hold) return message.id ?? "";
  return "awaits" in hold ? hold.awaits : undefined;
}
