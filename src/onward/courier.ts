import type { OnwardNote } from "../journal/exchange";
import type { Journal, NewExchange } from "../journal/journal";
import { limits } from "../limits/limits";
import { ownJson } from "../own-json";
import type { OnwardQueue, QueuedMessage, Space, Store } from "../store";
import type { SpaceClocks, Time } from "../time/space-clock";
import {
  type BackOff,
  type Reply,
  attempt,
  pauseAfter,
  type OnwardMessage,
  type TargetName,
  nextAfter,
  type Target,
} from "./message";

const messages = ownJson<OnwardMessage>();

/** What a courier works with. */
export interface CourierNeeds {
  targets: ReadonlyMap<TargetName, Target>;
  store: Store;
  journal: Journal;
  clocks: SpaceClocks;
  time: Time;
  /** Aborted when the simulator stops: what is on its way is sent again after the next start. */
  stopping: AbortSignal;
  /** Takes the answer to a question, within the unit of work that keeps it; the result is called once it is kept. */
  taken: (space: Space, family: string, message: OnwardMessage, reply: Reply) => () => void;
  /** Something that should not happen did. */
  failed: (error: unknown) => void;
}

/** Sends what is queued, and again until its answer is final. */
export interface Courier {
  /** Queues a message, within the unit of work of the change that causes it. False: too many wait already. */
  post(space: Space, family: string, message: OnwardMessage): boolean;
  /** Sends what is due; call it once the unit of work is kept. */
  look(): void;
}

/** Between attempts: 1, 2, 4 ... seconds, up to a minute, each up to a quarter shorter. */
const pauses: BackOff = {
  firstMs: limits.onwardFirstPauseMs,
  longestMs: limits.onwardLongestPauseMs,
};

export function createCourier(needs: CourierNeeds): Courier {
  const {
    store: { onwardQueue: queue },
    time,
    stopping,
    failed,
  } = needs;
  const onTheirWay = new Set<number>();
  // Questions of a process that has ended: whoever waited for their answers is gone.
  const questionIds = new Set<number>();
  const rests = new Map<number, () => void>();
  let callOff = (): void => undefined;

  // Whoever calls it has committed already: a failure here is none of theirs.
  const look = (): void => {
    callOff();
    if (stopping.aborted) return;
    try {
      sendDue();
    } catch (error) {
      failed(error);
      callOff = time.after(limits.onwardLongestPauseMs, look);
    }
  };

  const sendDue = (): void => {
    const queued = queue.first(limits.onwardAtOnce + questionIds.size + 1);
    const { questions, others, due, hasRoom } = dueOf(queued, onTheirWay, questionIds, time.now());
    for (const message of [...questions, ...due]) void carry(message);
    const next = others.find(({ id }) => !onTheirWay.has(id));
    if (next !== undefined && hasRoom) callOff = time.after(next.dueAt - time.now(), look);
  };

  const carry = async (queued: QueuedMessage): Promise<void> => {
    const { id } = queued;
    const isBack = (): void => {
      onTheirWay.delete(id);
      questionIds.delete(id);
      rests.delete(id);
      look();
    };
    onTheirWay.add(id);
    try {
      await deliver(needs, queued, questionIds.has(id));
      isBack();
    } catch (error) {
      failed(error);
      // What the file refuses now it would refuse again at once.
      rests.set(id, time.after(limits.onwardLongestPauseMs, isBack));
    }
  };

  stopping.addEventListener("abort", () => {
    for (const end of [callOff, ...rests.values()]) end();
  });
  return { look, post: posting(needs, questionIds) };
}

/** What of the queue is sent now, and what waits. */
interface DueMessages {
  /** They come first and wait for nobody: somebody waits for their answers. */
  questions: QueuedMessage[];
  others: QueuedMessage[];
  /** Of the others. */
  due: QueuedMessage[];
  /** More may be under way. With all hands full, the first one that comes back looks again. */
  hasRoom: boolean;
}

function dueOf(
  queued: readonly QueuedMessage[],
  onTheirWay: ReadonlySet<number>,
  questionIds: ReadonlySet<number>,
  now: number,
): DueMessages {
  const room = limits.onwardAtOnce - [...onTheirWay].filter((id) => !questionIds.has(id)).length;
  const waiting = queued.filter(({ id }) => !onTheirWay.has(id));
  const others = waiting.filter(({ id }) => !questionIds.has(id));
  const due = others.filter(({ dueAt }) => dueAt <= now).slice(0, room);
  const questions = waiting.filter(({ id }) => questionIds.has(id));
  return { questions, others, due, hasRoom: room > due.length };
}

/** Queues messages; a question is due before all others. */
function posting(
  { store: { onwardQueue: queue }, time }: CourierNeeds,
  questionIds: Set<number>,
): Courier["post"] {
  return (space, family, message) => {
    if (queue.count(space.id) >= limits.onwardQueued) return false;
    const isQuestion = message.once === true;
    const id = queue.add(space.id, {
      family,
      message: messages.write(message),
      dueAt: isQuestion ? 0 : time.now(),
    });
    if (isQuestion) questionIds.add(id);
    return true;
  };
}

/** One attempt, and what follows from its answer: kept with the journal's account of it. */
async function deliver(
  needs: CourierNeeds,
  queued: QueuedMessage,
  isAwaited: boolean,
): Promise<void> {
  const { store, journal, clocks, time, stopping, targets, taken } = needs;
  const message = messages.read(queued.message);
  const target = targets.get(message.target);
  const space = store.spaces.open(queued.space);
  const received = { receivedAt: time.now(), clock: new Date(clocks.now(space)).toISOString() };
  const startedAt = time.monotonic();
  const reply =
    unsent(message, target, isAwaited) ??
    (await attempt(message, target as Target, time, stopping));
  if (stopping.aborted) return;
  const number = queued.attempts + 1;
  const next = nextAfter(reply.status, number, message);
  const kept = store.unit(() => {
    if (!settle(store.onwardQueue, queued, { attempts: number, next, at: time.now() }))
      return undefined;
    const place = journal.append(space, {
      ...received,
      ...exchangeOf(message, target, reply, { target: message.target, attempt: number, next }),
      durationMs: Math.round((time.monotonic() - startedAt) * 1000) / 1000,
    });
    return {
      place,
      report: message.once === true ? taken(space, queued.family, message, reply) : undefined,
    };
  });
  if (kept === undefined) return;
  journal.publish(space, kept.place);
  kept.report?.();
}

/** Why a message is not sent at all, as its answer. */
function unsent(
  { target: name, once }: OnwardMessage,
  target: Target | undefined,
  isAwaited: boolean,
): Reply | undefined {
  if (once === true && !isAwaited)
    return { status: null, failure: "the simulator ended while it waited for the answer" };
  // The file was written by a simulator that had a URL for it.
  return target === undefined ? { status: null, failure: `no URL is set for ${name}` } : undefined;
}

/** A pause that is up to a quarter shorter by chance: those that failed together are not sent together again. */
const spread = (pause: number): number => Math.round(pause * (1 - Math.random() / 4));

/** False: a reset took the message away meanwhile. */
function settle(
  queue: OnwardQueue,
  { id }: QueuedMessage,
  { attempts, next, at }: { attempts: number; next: OnwardNote["next"]; at: number },
): boolean {
  return next === "repeat"
    ? queue.postpone(id, attempts, at + spread(pauseAfter(attempts, pauses)))
    : queue.remove(id);
}

/** What the journal says of an attempt. */
function exchangeOf(
  message: OnwardMessage,
  target: Target | undefined,
  { status, body, failure }: Reply,
  note: OnwardNote,
): Omit<NewExchange, "receivedAt" | "clock" | "durationMs"> {
  const { pathname, search } = target?.urlOf(message.path) ?? {
    pathname: message.path,
    search: "",
  };
  return {
    direction: "onward",
    onward: { ...note, ...(failure !== undefined && { failure }) },
    interface: message.interface,
    operation: message.operation,
    method: message.method,
    path: `${pathname}${search}`,
    messageId: message.messageId,
    requestId: message.requestId,
    request: { headers: { "content-type": "application/json; charset=utf-8" }, body: message.body },
    outcome: status === null ? "unanswered" : "answered",
    status,
    ...(body !== undefined && { answer: body }),
    strikes: [],
    rules: [],
    findings: [],
  };
}
