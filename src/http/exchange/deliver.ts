import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { limits } from "../../limits";
import { openUnit } from "../../store";
import { type Final, type Passage, messageIdOf } from "./passage";
import { answerRefusal, unitSourceOf } from "./refusal";
import { sound, watchSending } from "./half-closed";
import { recordUnprocessed } from "./unanswered";
import { type Sending, accountOf, keep, sendingOf, sinceArrival } from "./record";
import {
  closeConnection,
  resetConnection,
  send,
  sendDripping,
  sendMalformed,
  sendTruncated,
} from "./send";

/** Sends what was decided, in the way that a fault on the way out asks for. */
export function deliver(passage: Passage, decision: Final): void {
  const sending = sendingOf(passage, decision);
  checkAnswer(passage, decision);
  if (sending.silentMs === undefined && sending.waitMs === undefined)
    sendOff(passage, decision, sending);
  else {
    (sending.silentMs === undefined
      ? pause(passage, sending.waitMs ?? 0)
      : keepSilent(passage, decision, sending.silentMs)
    )
      .then(() => {
        sendOff(
          passage,
          decision,
          sending.silentMs === undefined && isGone(passage)
            ? { answer: takenAway(passage), waitMs: 0 }
            : sending,
        );
      })
      .catch((error: unknown) => {
        breakOff(passage, error);
      });
  }
}

function sendOff(passage: Passage, decision: Final, sending: Sending): void {
  const { res } = passage;
  if (sending.answer === undefined) {
    if (sending.reset === true) resetConnection(res);
    else closeConnection(res);
    // The client that left during the silence did not wait for its end: the journal says when; or that there was no silence.
    if (passage.clientLeftMs !== undefined || passage.notWaited === true)
      keepOn(passage, () => {
        keep(passage, accountOf(passage, "silent", {}, decision.answer));
      });
    return;
  }
  const answer = withNumber(passage, sending.answer);
  if (sending.spoil === "truncated") sendTruncated(res, answer);
  else if (sending.spoil === "malformed") sendMalformed(res, answer);
  else if (sending.dripMs !== undefined) {
    drip(passage, decision, sending, answer).catch((error: unknown) => {
      breakOff(passage, error);
    });
  } else {
    send(res, answer, (arrived) => {
      if (!arrived || sending.waitMs !== undefined) close(passage, decision, sending, arrived);
    });
  }
}

async function drip(
  passage: Passage,
  decision: Final,
  sending: Sending,
  answer: Answer,
): Promise<void> {
  const sent = await sendDripping(passage.res, answer, async (pieces) => {
    await pause(passage, (sending.dripMs ?? 0) / pieces);
    return !isGone(passage);
  });
  if (sent === "nothing" && !passage.res.destroyed)
    sendOff(passage, decision, { answer: takenAway(passage), waitMs: 0 });
  else close(passage, decision, sending, sent === "all");
}

/** A reset or a restore has taken away what the answer speaks of. */
const isGone = ({ epoch, restores, space }: Passage): boolean =>
  epoch !== space.epoch || restores !== space.restores;

const takenAway = (passage: Passage): Answer =>
  answerRefusal(passage, refuse(commonErrors["reset-meanwhile"]));

/** Nobody waits for what is done after a decision: a defect of ours ends this exchange, and no other. */
export function breakOff({ services, res }: Passage, error: unknown): void {
  services.log.error({ err: error }, "an exchange could not be ended");
  res.destroy();
}

/** Notes when the client leaves before its answer, and tells `left`; `ended` is told when it closes its sending side. Returns the way out. */
function watchClient(
  passage: Passage,
  { left, ended }: Required<Pick<Watching, "left" | "ended">>,
): () => void {
  const { res } = passage;
  const leave = (): void => {
    passage.clientLeftMs ??= passage.sendingEndedMs ?? sinceArrival(passage);
    left();
  };
  const unwatch = watchSending(res, () => {
    passage.sendingEndedMs ??= sinceArrival(passage);
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
const pause = (passage: Passage, ms: number): Promise<void> => inPlace(passage, ms, () => ({}));

/**
 * Silence, of the same bounds. Not a byte may tell whether a client that closes its sending side still reads: it counts as having
 * left and gives its place back, but the silence goes on, for ten minutes of real time at most.
 */
const keepSilent = (passage: Passage, decision: Final, ms: number): Promise<void> =>
  inPlace(passage, ms, (free, leave) => {
    let limit: NodeJS.Timeout | undefined;
    return {
      ended() {
        passage.clientLeftMs ??= passage.sendingEndedMs ?? sinceArrival(passage);
        keepOn(passage, () => {
          keep(passage, accountOf(passage, "silent", {}, decision.answer));
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
  passage: Passage,
  ms: number,
  watching: (free: () => void, leave: () => void) => Partial<Pick<Watching, "ended" | "over">>,
): Promise<void> {
  if (ms === 0) return;
  const { services, space } = passage;
  const free = services.held.take(space);
  if (free === undefined) {
    passage.notWaited = true;
    return;
  }
  const left = new AbortController();
  const leave = (): void => {
    left.abort();
  };
  const { ended, over } = watching(free, leave);
  await waitWatching(passage, ms, {
    until: AbortSignal.any([left.signal, services.stopping]),
    left: leave,
    ...(ended && { ended }),
    over() {
      over?.();
      free();
    },
  });
}

/** What ends a wait early, who is told when the client leaves or closes its sending side, and what is to be done when it is over. */
interface Watching {
  until: AbortSignal;
  left: () => void;
  /** Absent: it is found out whether the client still reads. */
  ended?: () => void;
  over: (() => void) | undefined;
}

/** Waits by the data space's clock with an eye on the client. False: ended early. */
export async function waitWatching(
  passage: Passage,
  ms: number,
  {
    until,
    left,
    ended = () => {
      sound(passage.res);
    },
    over,
  }: Watching,
): Promise<boolean> {
  const unwatch = watchClient(passage, { left, ended });
  try {
    return await passage.services.clocks.wait(passage.space, ms, until);
  } finally {
    unwatch();
    over?.();
  }
}

/** Puts the journal and the record right when an answer went out late, or did not arrive. */
function close(passage: Passage, decision: Final, sending: Sending, arrived: boolean): void {
  const answered = arrived ? (sending.answer?.status ?? null) : null;
  if (!arrived) passage.clientLeftMs ??= passage.sendingEndedMs ?? sinceArrival(passage);
  keepOn(passage, () => {
    putRight(passage, decision, answered);
    keep(
      passage,
      accountOf(passage, arrived ? "answered" : "client-left", sending, decision.answer),
    );
  });
}

/** The record knows how its message was answered; a request that left none, and whose answer did not arrive, gets one. */
function putRight(passage: Passage, { recorded, answer }: Final, answered: number | null): void {
  const {
    services: { store, clocks },
    space,
  } = passage;
  if (isGone(passage)) return;
  if (recorded === true)
    store.messages.setAnswered(space.storage, messageIdOf(passage) ?? "", answered);
  else if (answered === null)
    recordUnprocessed(
      passage,
      openUnit(unitSourceOf(passage), space, clocks.now(space)),
      null,
      answer,
    );
}

/** The client of a message that goes on without it has left: the journal says when. */
export const noteLeaving = (passage: Passage) => (): void => {
  keepOn(passage, () => {
    keep(passage, accountOf(passage, "held", {}, undefined));
  });
};

/** Keeps how an exchange goes on, unless a reset took its beginning away. What a stop leaves open is put right at the next start. */
function keepOn(passage: Passage, work: () => void): void {
  const { services, space } = passage;
  if (passage.epoch !== space.epoch) return;
  try {
    services.store.unit(work);
    services.journal.publish(space, passage.number ?? 0);
  } catch (error) {
    if (!services.stopping.aborted)
      services.log.error({ err: error }, "how an exchange went on could not be recorded");
  }
}

/** An answer that breaks the contract is a defect of ours: told loudly, and still sent. */
function checkAnswer(passage: Passage, decision: Final): void {
  if (decision.answer === undefined) return;
  for (const text of passage.route.check(decision.answer, passage.parts.body)) {
    passage.services.onDefect(`${passage.route.operation.id} ${decision.answer.status}: ${text}`);
  }
}

/** The journal's number of the exchange, so that a tester can look it up. */
function withNumber(passage: Passage, answer: Answer): Answer {
  // After a reset the number is nobody's, or another exchange's.
  if (passage.number === undefined || passage.epoch !== passage.space.epoch) return answer;
  return { ...answer, headers: { ...answer.headers, "standin-exchange": String(passage.number) } };
}
