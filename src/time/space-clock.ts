import type { Space } from "../store";
import type { Time } from "./time";
import { createWaits } from "./waits";

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
  /** Resolves to true once the space's clock has moved on by `ms`; to false when `signal` ended the wait. */
  wait(space: Space, ms: number, signal: AbortSignal): Promise<boolean>;
}

const latest = Date.parse("9998-12-31T00:00:00Z");

export function createSpaceClocks(time: Time): SpaceClocks {
  const at = (real: number, { clockFrozen, clockOffset }: ClockSetting): number =>
    clockFrozen ?? real + clockOffset;
  const now = (space: Space): number => at(time.now(), space);
  const waits = createWaits(time);
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
    wait: (space, ms, signal) => waits.add(space, ms, signal),
  };
}

function targetOf(change: ClockChange, real: number, current: number): number {
  const base =
    change.set === undefined ? current : change.set === "real" ? real : Date.parse(change.set);
  return base + Math.round((change.advanceSeconds ?? 0) * 1000);
}
