import { type ReadonlySignal, computed, signal } from "@preact/signals";
import { utcText } from "../contract/values/moment";
import type { ClockState } from "../time/space-clock";

/** How far the simulator's real time is ahead of this browser's, in milliseconds. */
let ahead = 0;

/** The simulator's real time, in epoch milliseconds: that of this browser may be wrong. */
export const simulatorTime = (): number => Date.now() + ahead;

/** The same, once a second while the tab is visible. */
export const now = signal(simulatorTime());

/** Time between two ticks, in milliseconds. The machine slept where several of them have passed at once. */
const tick = 1_000;
const sleepTicks = 5;
const returnListeners = new Set<() => void>();
let tickedAt = Date.now();

/** Calls `listener` when somebody looks again: the tab was hidden, or the machine slept; returns what ends that. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => {
    returnListeners.delete(listener);
  };
}

/** Calls `action` every so many milliseconds while somebody looks, and at each return; returns what ends that. */
export function whileSeen(every: number, action: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) action();
  }, every);
  const end = onReturn(action);
  return () => {
    clearInterval(timer);
    end();
  };
}

function tellReturn(): void {
  now.value = simulatorTime();
  for (const tell of returnListeners) tell();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) tellReturn();
});
setInterval(() => {
  const passed = Date.now() - tickedAt;
  tickedAt = Date.now();
  if (document.hidden) return;
  if (passed > sleepTicks * tick) tellReturn();
  else now.value = simulatorTime();
}, tick);

/** Differences below this are those of the way of an answer, in milliseconds. */
const noticeableMs = 500;

/** Learns the simulator's real time, in epoch milliseconds, from an answer that has just come. */
function learnTime(time: number): void {
  const found = time - Date.now();
  if (Math.abs(found - ahead) >= noticeableMs) ahead = found;
  now.value = simulatorTime();
}

/** The data space's clock as it was read, and the simulator's real time then. */
type ClockReading = ClockState & { readAt: number };

/** Undefined: it is not known. */
export const clock = signal<ClockReading | undefined>(undefined);

/** Keeps the clock that an answer has just told. */
export function keepClock(state: ClockState): void {
  learnTime(Date.parse(state.now) - state.aheadSeconds * 1_000);
  clock.value = { ...state, readAt: now.value };
}

/** The time by a clock at a real time, both in epoch milliseconds; the real time where the clock is not known. */
export function clockTime(state: ClockReading | undefined, at: number): number {
  if (state === undefined) return at;
  return Date.parse(state.now) + (state.frozen ? 0 : at - state.readAt);
}

const units = [
  { seconds: 86_400, name: "d" },
  { seconds: 3_600, name: "h" },
  { seconds: 60, name: "min" },
  { seconds: 1, name: "s" },
];

/** A duration as a person says it, in its two largest units: `1 min 30 s`. */
export function durationText(milliseconds: number): string {
  const parts: string[] = [];
  let rest = Math.round(milliseconds / 1_000);
  for (const { seconds, name } of units) {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    if (count > 0) parts.push(`${count} ${name}`);
  }
  return parts.slice(0, 2).join(" ") || "0 s";
}

/** How long ago a time is, or how long until it comes. */
export function agoText(time: string, at: number): string {
  const left = Date.parse(time) - at;
  if (Math.abs(left) < 1_000) return "now";
  return left > 0 ? `in ${durationText(left)}` : `${durationText(-left)} ago`;
}

/** An RFC 3339 time in full. */
export const fullTime = (time: string): string => `${utcText(time)} UTC`;

/** From one time to another one, in UTC and to the second: `2026-11-26 02:15:50 to 02:20:00`. */
export function spanText(from: number, until: number): string {
  const [first = "", last = ""] = [from, until].map((at) =>
    new Date(at).toISOString().slice(0, 19).replace("T", " "),
  );
  const isOneDay = first.slice(0, 10) === last.slice(0, 10);
  return `${first} to ${isOneDay ? last.slice(11) : last}`;
}

/** By which clock a time is: the data space's, or the real one. */
type TimeScale = "clock" | "real time";

/** The heading of a column of times: says once by which clock they are, and in which zone. */
export const timeHeading = (by: TimeScale): string => `${by}, UTC`;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day of now, by each clock. */
const today: Readonly<Record<TimeScale, ReadonlySignal<string>>> = {
  clock: computed(() => dayOf(clockTime(clock.value, now.value))),
  "real time": computed(() => dayOf(now.value)),
};

/** Whether a time is of another day than today. */
const isOfAnotherDay = (time: string, by: TimeScale): boolean =>
  !utcText(time).startsWith(today[by].value);

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const dayMs = 86_400_000;

/** The day of a time as people call it: `Yesterday, Tue 24 Nov`; empty: it is today. */
export function dayText(time: string, by: TimeScale): string {
  const at = Date.parse(time);
  if (Number.isNaN(at) || !isOfAnotherDay(time, by)) return "";
  const date = new Date(at);
  const current = Date.parse(today[by].value);
  const year = date.getUTCFullYear();
  const isThisYear = year === new Date(current).getUTCFullYear();
  const words = [
    weekdays[date.getUTCDay()],
    date.getUTCDate(),
    months[date.getUTCMonth()],
    ...(isThisYear ? [] : [year]),
  ].join(" ");
  return dayOf(at) === dayOf(current - dayMs) ? `Yesterday, ${words}` : words;
}

interface MomentParts {
  /** In RFC 3339. */
  time: string;
  by: TimeScale;
}

/** The time of day in a list, after its date where that is not today. The list's heading is `timeHeading`. */
export function Moment({ time, by }: MomentParts) {
  const text = utcText(time);
  return (
    <time dateTime={time} title={`${fullTime(time)}, ${by}`} data-heading={timeHeading(by)}>
      {isOfAnotherDay(time, by) ? text : text.slice(text.indexOf(" ") + 1)}
    </time>
  );
}

/** The time of day alone, in a list that has its days as headings; in a narrow window to the second. */
export function TimeOfDay({ time, by }: MomentParts) {
  const text = utcText(time);
  const [, seconds = "", fraction = ""] = /^(.*?)(\.\d+)?$/.exec(text) ?? [];
  return (
    <time dateTime={time} title={`${fullTime(time)}, ${by}`} data-heading={timeHeading(by)}>
      {seconds.slice(seconds.indexOf(" ") + 1)}
      <span class="fraction">{fraction}</span>
    </time>
  );
}

/** A time in full, and by which clock it is; `relative`: also how long ago it is. */
export const FullMoment = ({
  time,
  by,
  relative = false,
}: MomentParts & { relative?: boolean }) => (
  <>
    <time dateTime={time}>{fullTime(time)}</time>{" "}
    <span class="quiet">
      {by}
      {relative && `, ${agoText(time, now.value)}`}
    </span>
  </>
);
