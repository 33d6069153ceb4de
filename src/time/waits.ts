import type { Space } from "../store";
import type { Time } from "./time";

interface Wait {
  space: Space;
  /** Space time at which it ends. */
  deadline: number;
  end: (reached: boolean) => void;
  cancelTimer: () => void;
}

/** Waits that go by the data spaces' clocks. */
export interface Waits {
  /** Resolves to true once the space's clock has moved on by `ms`; to false when `signal` ended the wait. */
  add(space: Space, ms: number, signal: AbortSignal): Promise<boolean>;
  /** The clock of the space was moved: its waits are measured anew. */
  rearm(space: Space): void;
}

/** Timers of Node hold no longer: what is further off is looked at again then. */
const longestTimer = 2 ** 31 - 1;

export function createWaits(time: Time, now: (space: Space) => number): Waits {
  const waits = new Set<Wait>();

  const arm = (wait: Wait): void => {
    wait.cancelTimer();
    const left = wait.deadline - now(wait.space);
    if (left <= 0) {
      wait.end(true);
      return;
    }
    // A frozen clock reaches no deadline by itself: whoever moves it arms the wait again.
    if (wait.space.clockFrozen !== null) return;
    wait.cancelTimer = time.after(Math.min(left, longestTimer), () => {
      arm(wait);
    });
  };

  return {
    add: (space, ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve(false);
          return;
        }
        const abandon = (): void => {
          wait.end(false);
        };
        const wait: Wait = {
          space,
          deadline: now(space) + ms,
          cancelTimer: () => undefined,
          end(reached) {
            wait.cancelTimer();
            waits.delete(wait);
            signal.removeEventListener("abort", abandon);
            resolve(reached);
          },
        };
        signal.addEventListener("abort", abandon);
        waits.add(wait);
        arm(wait);
      }),
    rearm(space) {
      for (const wait of [...waits]) if (wait.space.id === space.id) arm(wait);
    },
  };
}
