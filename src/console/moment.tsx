import { signal } from "@preact/signals";
import { timeOfDay } from "./text";

/** How far the simulator's real time is ahead of this browser's, in milliseconds. */
let ahead = 0;

/** The simulator's real time, in epoch milliseconds: that of this browser may be wrong. */
export const simulatorTime = (): number => Date.now() + ahead;

/** The same, once a second while the tab is visible. */
export const now = signal(simulatorTime());

setInterval(() => {
  if (!document.hidden) now.value = simulatorTime();
}, 1_000);

/** Differences below this are those of the way of an answer, in milliseconds. */
const noticeableMs = 500;

/** Learns the simulator's real time, in epoch milliseconds, from an answer that has just come. */
export function learnTime(time: number): void {
  const found = time - Date.now();
  if (Math.abs(found - ahead) < noticeableMs) return;
  ahead = found;
  now.value = simulatorTime();
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

/** An RFC 3339 time in full, as it is here. */
export const fullTime = (time: string): string => {
  const at = new Date(time);
  return `${at.toLocaleDateString(undefined, { dateStyle: "medium" })}, ${timeOfDay(time)}`;
};

/** The time of day, with the date in its title; `relative`: also how long ago it is. */
export const Moment = ({ time, relative = false }: { time: string; relative?: boolean }) => (
  <>
    <time dateTime={time} title={`${fullTime(time)} (${time})`}>
      {timeOfDay(time)}
    </time>
    {relative && <span class="quiet"> {agoText(time, now.value)}</span>}
  </>
);
