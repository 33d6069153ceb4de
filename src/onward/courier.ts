import { maskPansIn } from "../contract/sensitive";
import type { OnwardNote } from "../journal/exchange";
import type { Journal, NewExchange } from "../journal/journal";
import { limits } from "../limits";
import type { OnwardQueue, QueuedMessage, Space, Store } from "../store";
import type { SpaceClocks } from "../time/space-clock";
import type { Time } from "../time/time";
import { type Reply, attempt } from "./attempt";
import { type OnwardMessage, type TargetName, nextAfter, pauseAfter } from "./message";
import type { Target } from "./target";

/** What a courier works with. */
export interface CourierNeeds {
  targets: ReadonlyMap<TargetName, Target>;
  store: Store;
  journal: Journal;
  clocks: SpaceClocks;
  time: Time;
  /** Aborted when the simulator stops: what is on its way is sent again after the next start. */
  stopping: AbortSignal;
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

export function createCourier(needs: CourierNeeds): Courier {
  const { store: { onwardQueue: queue }, time, stopping, failed } = needs;
  const onTheirWay = new Set<number>();
  let callOff = (): void => undefined;

  const look = (): void => {
    callOff();
    if (stopping.aborted) return;
    const waiting = queue.first(limits.onwardAtOnce + 1).filter(({ id }) => !onTheirWay.has(id));
    const due = waiting.filter(({ dueAt }) => dueAt <= time.now()).slice(0, limits.onwardAtOnce - onTheirWay.size);
    for (const queued of due) void carry(queued);
    const next = waiting.find(({ id }) => !onTheirWay.has(id));
    // With all hands full, the first one that comes back looks again.
    if (next !== undefined && onTheirWay.size < limits.onwardAtOnce) callOff = time.after(next.dueAt - time.now(), look);
  };

  const carry = async (queued: QueuedMessage): Promise<void> => {
    onTheirWay.add(queued.id);
    try {
      await deliver(needs, queued);
    } catch (error) {
      failed(error);
    }
    onTheirWay.delete(queued.id);
    look();
  };

  stopping.addEventListener("abort", () => { callOff(); });
  return {
    look,
    post(space, family, message) {
      if (queue.count(space.id) >= limits.onwardQueued) return false;
      queue.add(space.id, { family, message: JSON.stringify(message), dueAt: time.now() });
      return true;
    },
  };
}

/** One attempt, and what follows from its answer: kept with the journal's account of it. */
async function deliver(needs: CourierNeeds, queued: QueuedMessage): Promise<void> {
  const { store, journal, clocks, time, stopping, targets } = needs;
  const message = JSON.parse(queued.message) as OnwardMessage;
  const target = targets.get(message.target);
  const space = store.spaces.open(queued.space);
  const account = { receivedAt: time.now(), clock: new Date(clocks.now(space)).toISOString() };
  const startedAt = time.monotonic();
  const reply = target === undefined ? nobody(message) : await attempt(message, target, time, stopping);
  if (stopping.aborted) return;
  const number = queued.attempts + 1;
  const next = nextAfter(reply.status, number);
  const kept = store.unit(() => {
    if (!settle(store.onwardQueue, queued, number, next, time)) return undefined;
    return journal.append(space, {
      ...account, ...accountOf(message, target, reply, { target: message.target, attempt: number, next }),
      durationMs: Math.round((time.monotonic() - startedAt) * 1000) / 1000,
    });
  });
  if (kept !== undefined) journal.publish(space, kept);
}

/** The file was written by a simulator that had a URL for it. */
const nobody = ({ target }: OnwardMessage): Reply => ({ status: null, failure: `no URL is set for ${target}` });

/** False: a reset took the message away meanwhile. */
function settle(queue: OnwardQueue, { id }: QueuedMessage, attempts: number, next: OnwardNote["next"], time: Time): boolean {
  return next === "repeat" ? queue.postpone(id, attempts, time.now() + pauseAfter(attempts)) : queue.remove(id);
}

/** What the journal says of an attempt. */
function accountOf(
  message: OnwardMessage, target: Target | undefined, { status, body, failure }: Reply, note: OnwardNote,
): Omit<NewExchange, "receivedAt" | "clock" | "durationMs"> {
  const { pathname, search } = target?.urlOf(message.path) ?? { pathname: message.path, search: "" };
  return {
    direction: "onward",
    onward: { ...note, ...(failure !== undefined && { failure }) },
    interface: message.interface,
    operation: message.operation,
    method: message.method,
    path: maskPansIn(`${pathname}${search}`),
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
