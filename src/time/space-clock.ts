import type { Space } from "../store";

/** Where time comes from. An argument everywhere, so that a test decides what time it is. */
export interface Time {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds of a clock that never goes back. */
  monotonic(): number;
  /** Calls `due` after `ms` milliseconds; the returned function calls it off. */
  after(ms: number, due: () => void): () => void;
}

/** The machine's own time. */
export const systemTime: Time = {
  now: () => Date.now(),
  monotonic: performance.now.bind(performance),
  after(ms, due) {
    const timer = setTimeout(due, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** An instant by two clocks. */
export interface Instant {
  /** Real time, epoch milliseconds, that never goes back while the process lives. */
  receivedAt: number;
  /** Monotonic milliseconds, for durations. */
  startedAt: number;
}

/** Tells the present instant. */
export function instants(time: Time): () => Instant {
  const origin = time.now() - time.monotonic();
  return () => {
    const startedAt = time.monotonic();
    return { receivedAt: Math.round(origin + startedAt), startedAt };
  };
}

interface Wait {
  space: WaitingSpace;
  /** Milliseconds that were left when it was last looked at. */
  left: number;
  /** Since when they run, by a clock that never goes back; undefined: the data space's clock stands. */
  since: number | undefined;
  end: (reached: boolean) => void;
  cancelTimer: () => void;
}

/** What a wait needs to know of its data space. */
type WaitingSpace = Pick<Space, "id" | "clockFrozen">;

/** No data space: its waits go by real time, and nobody moves its clock. */
export const realTime: WaitingSpace = { id: -1, clockFrozen: null };

/** Signals that end one wait, beside the stop of the simulator, which ends all. */
type WaitEnds = readonly (AbortSignal | undefined)[];

/** Waits that go by the data spaces' clocks. */
interface Waits {
  /** Resolves to true once the space's clock has moved on by `ms`; to false when something ended the wait before. */
  add(space: WaitingSpace, ms: number, ends: WaitEnds): Promise<boolean>;
  /** The clock of the space was moved on by so many milliseconds, stopped or started: its waits are measured anew. */
  moved(space: Space, ms: number): void;
}

/** Timers of Node hold no longer: what is further off is looked at again then. */
const longestTimer = 2 ** 31 - 1;

/** Ends all waits at the stop, by one listener: a signal looks through its listeners for each that comes or goes. */
function endAtStop(waits: ReadonlySet<Wait>, stopping: AbortSignal): void {
  stopping.addEventListener("abort", () => {
    for (const wait of [...waits]) wait.end(false);
  });
}

/** Between two moves of a data space's clock a wait goes by monotonic time: the machine's own clock may be set back. */
function createWaits(time: Time, stopping: AbortSignal): Waits {
  const waits = new Set<Wait>();
  endAtStop(waits, stopping);

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
    add: (space, ms, ends) =>
      new Promise((resolve) => {
        if (stopping.aborted || ends.some((signal) => signal?.aborted)) {
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
            for (const signal of ends) signal?.removeEventListener("abort", abandon);
            resolve(reached);
          },
        };
        for (const signal of ends) signal?.addEventListener("abort", abandon);
        waits.add(wait);
        arm(wait);
      }),
    moved(space, ms) {
      for (const wait of [...waits]) if (wait.space.id === space.id) arm(wait, ms);
    },
  };
}

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

/** How a clock is set, as it is kept. */
type ClockSetting = Pick<Space, "clockOffset" | "clockFrozen">;

/** The clocks of all data spaces, and the waits that go by them. */
export interface SpaceClocks {
  /** Epoch milliseconds, by the space's clock. */
  now(space: Space): number;
  state(space: Space): ClockState;
  /** How the clock would be set after a change; undefined when it would leave the years 1970 to 9998. */
  settingAfter(space: Space, change: ClockChange): ClockSetting | undefined;
  /** Sets the clock and wakes who waits for it: call it once the setting is kept. */
  set(space: Space, setting: ClockSetting): void;
  /**
   * Resolves to true once the space's clock has moved on by `ms`; to false when one of the signals, or the stop of the
   * simulator, ended the wait before.
   */
  wait(space: WaitingSpace, ms: number, ends?: WaitEnds): Promise<boolean>;
}

const latest = Date.parse("9998-12-31T00:00:00Z");

export function createSpaceClocks(time: Time, stopping: AbortSignal): SpaceClocks {
  const at = (real: number, { clockFrozen, clockOffset }: ClockSetting): number =>
    clockFrozen ?? real + clockOffset;
  const now = (space: Space): number => at(time.now(), space);
  const waits = createWaits(time, stopping);
  return {
    now,
    state(space) {
      const shown = now(space);
      return {
        now: new Date(shown).toISOString(),
        frozen: space.clockFrozen !== null,
        aheadSeconds: (space.clockFrozen === null ? space.clockOffset : shown - time.now()) / 1000,
      };
    },
    settingAfter(space, change) {
      const real = time.now();
      const target = targetOf(change, real, now(space));
      if (!(target >= 0 && target <= latest)) return undefined;
      const frozen = change.frozen ?? space.clockFrozen !== null;
      return { clockFrozen: frozen ? target : null, clockOffset: target - real };
    },
    set(space, setting) {
      const real = time.now();
      const movedMs = at(real, setting) - at(real, space);
      space.clockFrozen = setting.clockFrozen;
      space.clockOffset = setting.clockOffset;
      waits.moved(space, movedMs);
    },
    wait: (space, ms, ends = []) => waits.add(space, ms, ends),
  };
}

function targetOf(change: ClockChange, real: number, current: number): number {
  const base =
    change.set === undefined ? current : change.set === "real" ? real : Date.parse(change.set);
  return base + Math.round((change.advanceSeconds ?? 0) * 1000);
}
