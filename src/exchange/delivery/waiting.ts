import { limits } from "../../limits/limits";
import { probeClient, watchSending } from "./half-closed";
import type { Final, Progress } from "../progress";
import { exchangeOf, keep, keepOn, sinceArrival } from "../record";
import type { Awaiting, Undecided } from "../../lifecycle/call";

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
export const pause = (progress: Progress, ms: number): Promise<void> =>
  inPlace(progress, ms, () => ({}));

/**
 * Silence, of the same bounds. Not a byte may tell whether a client that closes its sending side
 * still reads: it counts as having left and gives its place back, but the silence goes on, for ten
 * minutes of real time at most.
 */
export const keepSilent = (progress: Progress, decision: Final, ms: number): Promise<void> =>
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

/** The client of a message that goes on without it has left: the journal says when. */
export const noteLeaving = (progress: Progress) => (): void => {
  keepOn(progress, () => {
    keep(progress, exchangeOf(progress, "held", {}, undefined));
  });
};

/**
 * Waits for the outcome of a request: until it is settled, the wait is over, the client leaves or the simulator
 * stops. The client is told at once, with an interim status, that it has to wait.
 */
export async function awaitOutcome(progress: Progress, { awaits, forMs }: Awaiting): Promise<void> {
  const {
    message: { space, req, res },
    services,
  } = progress;
  const free = services.held.take(space);
  if (free === undefined) return;
  // HTTP 1.0 knows no interim answers; a response without a socket waits its turn (pipelining).
  if (req.httpVersion !== "1.0" && res.socket !== null) res.writeProcessing();
  const settlement = services.settlements.watch(space, awaits);
  const left = new AbortController();
  await waitWatching(progress, forMs, {
    until: AbortSignal.any([settlement.signal, left.signal, services.stopping]),
    left: () => {
      left.abort();
    },
    over() {
      settlement.end();
      free();
    },
  });
}

/**
 * Waits until a request that is not decided yet is woken, settled by another message, or its time is over. It goes on
 * when its client has left. False: the simulator stops.
 */
export async function awaitDecision(
  progress: Progress,
  { undecidedForMs }: Undecided,
): Promise<boolean> {
  const {
    message: { space },
    services,
  } = progress;
  const free = services.held.take(space);
  const settlement = services.settlements.watch(space, progress.message.id ?? "");
  await waitWatching(progress, undecidedForMs, {
    until: AbortSignal.any([settlement.signal, services.stopping]),
    left: noteLeaving(progress),
    over() {
      settlement.end();
      free?.();
    },
  });
  return !services.stopping.aborted;
}
