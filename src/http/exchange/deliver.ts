import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { openUnit } from "../../store";
import { type Final, type Passage, messageIdOf } from "./passage";
import { answerRefusal, unitSourceOf } from "./refusal";
import { recordUnprocessed } from "./unanswered";
import { type Sending, accountOf, keep, sendingOf, sinceArrival } from "./record";
import { closeConnection, resetConnection, send, sendDripping, sendMalformed, sendTruncated } from "./send";

/** Sends what was decided, in the way that a fault on the way out asks for. */
export function deliver(passage: Passage, decision: Final): void {
  const sending = sendingOf(passage, decision);
  checkAnswer(passage, decision);
  if (sending.silentMs === undefined && sending.waitMs === undefined) sendOff(passage, decision, sending);
  else {
    pause(passage, sending.silentMs ?? sending.waitMs ?? 0)
      .then(() => { sendOff(passage, decision, sending.silentMs === undefined && isGone(passage) ? { answer: takenAway(passage), waitMs: 0 } : sending); })
      .catch((error: unknown) => { breakOff(passage, error); });
  }
}

function sendOff(passage: Passage, decision: Final, sending: Sending): void {
  const { res } = passage;
  if (sending.answer === undefined) {
    if (sending.reset === true) resetConnection(res);
    else closeConnection(res);
    // The client that left during the silence did not wait for its end: the journal says when; or that there was no silence.
    if (passage.clientLeftMs !== undefined || passage.notWaited === true) keepOn(passage, () => { keep(passage, accountOf(passage, "silent", {}, decision.answer)); });
    return;
  }
  const answer = withNumber(passage, sending.answer);
  if (sending.spoil === "truncated") sendTruncated(res, answer);
  else if (sending.spoil === "malformed") sendMalformed(res, answer);
  else if (sending.dripMs !== undefined) {
    drip(passage, decision, sending, answer).catch((error: unknown) => { breakOff(passage, error); });
  } else {
    send(res, answer, (arrived) => {
      if (!arrived || sending.waitMs !== undefined) close(passage, decision, sending, arrived);
    });
  }
}

async function drip(passage: Passage, decision: Final, sending: Sending, answer: Answer): Promise<void> {
  const sent = await sendDripping(passage.res, answer, async (pieces) => {
    await pause(passage, (sending.dripMs ?? 0) / pieces);
    return !isGone(passage);
  });
  if (sent === "nothing" && !passage.res.destroyed) sendOff(passage, decision, { answer: takenAway(passage), waitMs: 0 });
  else close(passage, decision, sending, sent === "all");
}

/** A reset or a restore has taken away what the answer speaks of. */
const isGone = ({ epoch, restores, space }: Passage): boolean => epoch !== space.epoch || restores !== space.restores;

const takenAway = (passage: Passage): Answer => answerRefusal(passage, refuse(commonErrors["reset-meanwhile"]));

/** Nobody waits for what is done after a decision: a defect of ours ends this exchange, and no other. */
export function breakOff({ services, res }: Passage, error: unknown): void {
  services.log.error({ err: error }, "an exchange could not be ended");
  res.destroy();
}

/** Notes when the client leaves before its answer, and tells `left`. Returns the way out. */
function watchClient(passage: Passage, left: () => void): () => void {
  const { res } = passage;
  const leave = (): void => {
    passage.clientLeftMs ??= sinceArrival(passage);
    left();
  };
  res.once("close", leave);
  if (res.destroyed) leave();
  return () => res.off("close", leave);
}

/** Silence, or a late answer: bounded, and over as soon as the client leaves or the simulator stops. */
async function pause(passage: Passage, ms: number): Promise<void> {
  if (ms === 0) return;
  const { services, space } = passage;
  const free = services.held.take(space);
  if (free === undefined) {
    passage.notWaited = true;
    return;
  }
  const left = new AbortController();
  await waitWatching(passage, ms, { until: AbortSignal.any([left.signal, services.stopping]), left: () => { left.abort(); }, over: free });
}

/** What ends a wait early, who is told when the client leaves, and what is to be done when it is over. */
interface Watching {
  until: AbortSignal;
  left: () => void;
  over: (() => void) | undefined;
}

/** Waits by the data space's clock with an eye on the client. False: ended early. */
export async function waitWatching(passage: Passage, ms: number, { until, left, over }: Watching): Promise<boolean> {
  const unwatch = watchClient(passage, left);
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
  if (!arrived) passage.clientLeftMs ??= sinceArrival(passage);
  keepOn(passage, () => {
    putRight(passage, decision, answered);
    keep(passage, accountOf(passage, arrived ? "answered" : "client-left", sending, decision.answer));
  });
}

/** The record knows how its message was answered; a request that left none, and whose answer did not arrive, gets one. */
function putRight(passage: Passage, { recorded, answer }: Final, answered: number | null): void {
  const { services: { store, clocks }, space } = passage;
  if (isGone(passage)) return;
  if (recorded === true) store.messages.setAnswered(space.storage, messageIdOf(passage) ?? "", answered);
  else if (answered === null) recordUnprocessed(passage, openUnit(unitSourceOf(passage), space, clocks.now(space)), null, answer);
}

/** The client of a message that goes on without it has left: the journal says when. */
export const noteLeaving = (passage: Passage) => (): void => {
  keepOn(passage, () => { keep(passage, accountOf(passage, "held", {}, undefined)); });
};

/** Keeps how an exchange goes on, unless a reset took its beginning away. What a stop leaves open is put right at the next start. */
function keepOn(passage: Passage, work: () => void): void {
  const { services, space } = passage;
  if (passage.epoch !== space.epoch) return;
  try {
    services.store.unit(work);
    services.journal.publish(space, passage.number ?? 0);
  } catch (error) {
    if (!services.stopping.aborted) services.log.error({ err: error }, "how an exchange went on could not be recorded");
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
