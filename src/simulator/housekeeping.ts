import { limits } from "../limits/limits";
import type { Store } from "../store";
import type { Turns } from "../time/turns";
import type { Failures } from "./failures";
import type { Log } from "./log";

interface ForgettingParts {
  store: Store;
  turns: Turns;
  stopping: AbortSignal;
}

/** Drops the data spaces that nobody has used for this many days: some now, some a turn; resolves to how many. */
export async function dropUnused(
  { store, turns, stopping }: ForgettingParts,
  days: number,
): Promise<number> {
  let dropped = 0;
  for (let isLast = false; !isLast;) {
    const some = store.unit(() => store.spaces.dropUnused(days, limits.droppedSpaces));
    dropped += some;
    await turns.next();
    isLast = some < limits.droppedSpaces || stopping.aborted;
  }
  return dropped;
}

/**
 * Deletes what resets have left behind, and data spaces that nobody uses, in steps, and gives the room back
 * to the disk.
 */
export interface Housekeeping {
  /** Begins at once: for a process that has just started. */
  start(): void;
  /**
   * Begins when its turn has come, unless it is under way: whoever asks may be within a unit of work. What a process
   * does not get to is done by the next one.
   */
  begin(): void;
}

interface HousekeepingParts {
  store: Store;
  /** Data spaces that were not used for this many days are dropped; undefined: none. */
  forgetAfter?: number | undefined;
  /** Epoch milliseconds, by the machine. */
  now: () => number;
  turns: Turns;
  stopping: AbortSignal;
  log: Log;
  failures: Pick<Failures, "report">;
}

export function createHousekeeping({
  store,
  forgetAfter,
  now,
  turns,
  stopping,
  log,
  failures,
}: HousekeepingParts): Housekeeping {
  /** Does a step a turn, until one says that nothing is left. */
  const repeat = async (step: () => boolean): Promise<void> => {
    for (let more = true; more;) {
      await turns.next();
      more = !stopping.aborted && step();
    }
  };
  const work = async (): Promise<void> => {
    if (forgetAfter !== undefined) await forget({ store, turns, stopping, log }, forgetAfter);
    forgetUndos(store, now() - limits.undoMs);
    await repeat(() => store.storages.sweep(limits.sweepRows));
    let free = Infinity;
    await repeat(() => {
      const before = free;
      free = store.vacuum(limits.vacuumPages);
      return free > 0 && free < before;
    });
    shortenWhenQuiet();
  };

  const failed = reportTo(failures);
  const shortenWhenQuiet = createShortening({ store, stopping }, failed);
  const begin = onceAtATime(work, failed);
  if (forgetAfter !== undefined) {
    const clock = setInterval(begin, limits.forgettingMs).unref();
    stopping.addEventListener("abort", () => {
      clearInterval(clock);
    });
  }
  const again = onceLater(begin, limits.undoMs + limits.undoSweepMs, stopping);
  return {
    start: begin,
    begin() {
      again();
      void turns.next().then(() => {
        if (!stopping.aborted) begin();
      });
    },
  };
}

const reportTo =
  ({ report }: Pick<Failures, "report">) =>
  (error: unknown): void => {
    report(error, "deleting what is not needed any more failed; it is tried again later");
  };

/** Shortens the file once nothing was written for a while; who asks again meanwhile waits for the same. */
function createShortening(
  { store, stopping }: Pick<HousekeepingParts, "store" | "stopping">,
  failed: (error: unknown) => void,
): () => void {
  const look = onceLater(
    () => {
      try {
        if (!store.shorten()) look();
      } catch (error) {
        failed(error);
      }
    },
    limits.quietMs,
    stopping,
  );
  return look;
}

/** Does work once so long after it was asked for, unless it stops; who asks again meanwhile waits for the same. */
function onceLater(work: () => void, ms: number, stopping: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined;
  stopping.addEventListener("abort", () => {
    clearTimeout(timer);
  });
  return () => {
    if (stopping.aborted) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, ms).unref();
  };
}

/** Begins work, unless it is under way: then it is done once more. */
function onceAtATime(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isUnderWay = false;
  let isWanted = false;
  const workWhileWanted = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await work();
    }
  };
  return () => {
    isWanted = true;
    if (isUnderWay) return;
    isUnderWay = true;
    workWhileWanted()
      .catch(failed)
      .finally(() => {
        isUnderWay = false;
      });
  };
}

/** Drops what could be undone, once it cannot be any more. */
function forgetUndos(store: Store, before: number): void {
  for (const spaceId of store.undos.before(before))
    store.unit(() => {
      store.undos.drop(spaceId);
    });
}

async function forget(
  { log, ...parts }: Pick<HousekeepingParts, "store" | "turns" | "stopping" | "log">,
  days: number,
): Promise<void> {
  const dropped = await dropUnused(parts, days);
  if (dropped === 0) return;
  log.info({ dropped }, `data spaces that nobody had used for ${days} days were dropped`);
}
