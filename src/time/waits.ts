import type { Space } from "../store";
import type { Time } from "./time";

interface Wait {
  space: Space;
  /** Milliseconds that were left when it was last looked at. */
  left: number;
  /** Since when they run, by a clock that never goes back; undefined: the data space's clock stands. */
  since: number | undefined;
  end: (reached: boolean) => void;
  cancelTimer: () => void;
}

/** Waits that go by the data spaces' clocks. */
interface Waits {
  /** Resolves to true once the space's clock has moved on by `ms`; to false when `signal` ended the wait. */
  add(space: Space, ms: number, signal: AbortSignal): Promise<boolean>;
  /** The clock of the space was moved on by so many milliseconds, stopped or started: its waits are measured anew. */
  moved(space: Space, ms: number): void;
}

/** Timers of Node hold no longer: what is further off is looked at again then. */
const longestTimer = 2 ** 31 - 1;

/** Between two moves of a data space's clock a wait goes by monotonic time: the machine's own clock may be set back. */
export function createWaits(time: Time): Waits {
  const waits = new Set<Wait>();

  const arm = (wait: Wait, movedMs = 0): void => {
    wait.cancelTimer();
    const now = time.monotonic();
    wait.left -= movedMs + (now - (wait.since ?? now));
    wait.since = undefined;
    if (wait.left <= 0) {
      wait.end(true);
      return;
    }
    // While the clock stands nothing ends by itself: whoever moves it arms the wait again.
    if (wait.space.clockFrozen !== null) return;
    wait.since = now;
    wait.cancelTimer = time.after(Math.min(wait.left, longestTimer), () => {
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
          left: ms,
          since: undefined,
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
    moved(space, ms) {
      for (const wait of [...waits]) if (wait.space.id === space.id) arm(wait, ms);
    },
  };
}
