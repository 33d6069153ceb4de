/** A span of time, in epoch milliseconds. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** The terms of a filter that say of which time: those of a range, and the others. */
export interface RangedFilter {
  since?: string;
  until?: string;
  rest: string;
}

const terms = /(?:[^\s"]*"[^"]*"|\S)+/g;

/** Takes the terms `since:` and `until:` out of a filter; of several the last ones count. */
export function rangeIn(filter: string): RangedFilter {
  const ranged: RangedFilter = { rest: "" };
  const others: string[] = [];
  for (const [term] of filter.matchAll(terms)) {
    const [, key, value] = /^(since|until):(\S+)$/.exec(term) ?? [];
    if (key === "since" && value !== undefined) ranged.since = value;
    else if (key === "until" && value !== undefined) ranged.until = value;
    else others.push(term);
  }
  return { ...ranged, rest: others.join(" ") };
}

/** A filter of a span of time; undefined: of any. */
export function withRange(rest: string, span: TimeSpan | undefined): string {
  if (span === undefined) return rest;
  const isLong = span.until - span.from >= 120_000;
  const [since, until] = [
    isLong ? Math.floor(span.from / 1_000) * 1_000 : span.from,
    isLong ? Math.ceil(span.until / 1_000) * 1_000 : span.until,
  ].map((time) => new Date(time).toISOString().replace(".000Z", "Z"));
  return [`since:${since ?? ""}`, `until:${until ?? ""}`, ...(rest === "" ? [] : [rest])].join(" ");
}

/** The same span, later or earlier by a share of its length. */
export const movedBy = ({ from, until }: TimeSpan, share: number): TimeSpan => {
  const by = Math.round((until - from) * share);
  return { from: from + by, until: until + by };
};

/** A span with the same middle, so many times as long, and no shorter than a tenth of a second. */
export function scaledBy({ from, until }: TimeSpan, times: number): TimeSpan {
  const half = Math.max(50, Math.round(((until - from) * times) / 2));
  const middle = Math.round((from + until) / 2);
  return { from: middle - half, until: middle + half };
}

/** Where a time is, in pixels, on a line so many pixels long. */
export const scaleOf =
  ({ from, until }: TimeSpan, width: number) =>
  (time: number): number =>
    Math.max(-1, Math.min(width + 1, ((time - from) / Math.max(1, until - from)) * width));

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000] as const;

/** Times between two ticks. */
const steps = [
  ...[10, 50, 100, 500, second, 2 * second, 5 * second, 10 * second, 30 * second],
  ...[minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute],
  ...[hour, 2 * hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 7 * day, 30 * day, 365 * day],
];

/** Room that a tick and its text take, in pixels. */
const tickRoom = 80;

/** A tick of the axis. */
interface Tick {
  at: number;
  text: string;
}

/** The ticks of a span on a line so many pixels long: as many as there is room for. */
export function ticksOf(span: TimeSpan, width: number): Tick[] {
  const most = Math.max(1, Math.floor(width / tickRoom));
  const length = span.until - span.from;
  const step = steps.find((one) => length / one <= most) ?? length;
  const ticks: Tick[] = [];
  for (let at = Math.ceil(span.from / step) * step; at <= span.until; at += step)
    ticks.push({ at, text: tickText(at, step) });
  return ticks;
}

function tickText(at: number, step: number): string {
  const text = new Date(at).toISOString();
  if (at % day === 0) return text.slice(0, "2031-03-04".length);
  const end = step < second ? "2031-03-04T12:00:00.000" : "2031-03-04T12:00:00";
  return text.slice("2031-03-04T".length, step < minute ? end.length : "2031-03-04T12:00".length);
}

/** Something that takes its room on a line, in pixels. */
export interface PlacedShape {
  x: number;
  width: number;
}

/** Room between two things on the same line, in pixels. */
const gap = 2;

/** Puts things that come in their order on as few lines as they need; where these are too many, on the last one. */
export function stackLines<T extends PlacedShape>(
  things: readonly T[],
  most: number,
): (T & { line: number })[] {
  const ends: number[] = [];
  return things.map((thing) => {
    const free = ends.findIndex((end) => end + gap <= thing.x);
    const line = free >= 0 ? free : Math.min(ends.length, most - 1);
    ends[line] = Math.max(ends[line] ?? 0, thing.x + thing.width);
    return { ...thing, line };
  });
}

/** Things that come in their order, with those together that would cover each other. */
export function clusterShapes<T extends PlacedShape>(things: readonly T[]): [T, ...T[]][] {
  const clusters: [T, ...T[]][] = [];
  for (const thing of things) {
    const last = clusters.at(-1);
    if (last !== undefined && thing.x < last[0].x + last[0].width) last.push(thing);
    else clusters.push([thing]);
  }
  return clusters;
}
