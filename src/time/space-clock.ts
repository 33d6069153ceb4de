import type { Space } from "../store";
import type { Time } from "./time";

/** The clock of a data space as shown to its owner. */
export interface ClockState {
  /** RFC 3339, UTC, milliseconds. */
  now: string;
  frozen: boolean;
  /** Seconds that the clock is ahead of the real one; of a frozen clock, at this moment. */
  aheadSeconds: number;
}

/** How a clock is moved: to an instant, by a number of seconds, stopped or let run. */
export interface ClockChange {
  /** RFC 3339 instant, or `"real"` to follow the machine's clock again. */
  set?: string;
  advanceSeconds?: number;
  frozen?: boolean;
}

interface Wait {
  space: Space;
  /** Space time at which it ends. */
  deadline: number;
  end: (reached: boolean) => void;
  cancelTimer: () => void;
}

/** The clocks of all data spaces, and the waits that go by them. */
export interface SpaceClocks {
  /** Epoch milliseconds, by the space's clock. */
  now(space: Space): number;
  state(space: Space): ClockState;
  change(space: Space, change: ClockChange): void;
  /** Resolves to true once the space's clock has moved on by `ms`; to false when `signal` ended the wait. */
  wait(space: Space, ms: number, signal: AbortSignal): Promise<boolean>;
}

export function createSpaceClocks(time: Time): SpaceClocks {
  const waits = new Set<Wait>();
  const now = (space: Space): number => space.clockFrozen ?? time.now() + space.clockOffset;

  const arm = (wait: Wait): void => {
    wait.cancelTimer();
    const left = wait.deadline - now(wait.space);
    if (left <= 0) {
      wait.end(true);
      return;
    }
    // A frozen clock reaches no deadline by itself: whoever moves it arms the wait again.
    if (wait.space.clockFrozen !== null) return;
    wait.cancelTimer = time.after(left, () => {
      wait.end(true);
    });
  };

  return {
    now,
    state(space) {
      const at = now(space);
      return {
        now: new Date(at).toISOString(),
        frozen: space.clockFrozen !== null,
        aheadSeconds: (at - time.now()) / 1000,
      };
    },
    change(space, change) {
      moveClock(space, change, time.now(), now(space));
      for (const wait of waits) if (wait.space.id === space.id) arm(wait);
    },
    wait(space, ms, signal) {
      return new Promise((resolve) => {
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
        const abandon = (): void => {
          wait.end(false);
        };
        if (signal.aborted) {
          resolve(false);
          return;
        }
        signal.addEventListener("abort", abandon);
        waits.add(wait);
        arm(wait);
      });
    },
  };
}

function moveClock(space: Space, change: ClockChange, real: number, shown: number): void {
  const base = change.set === undefined ? shown : change.set === "real" ? real : Date.parse(change.set);
  const target = base + (change.advanceSeconds ?? 0) * 1000;
  const frozen = change.frozen ?? space.clockFrozen !== null;
  space.clockFrozen = frozen ? target : null;
  space.clockOffset = target - real;
}
