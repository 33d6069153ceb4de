import { FilterRefused } from "./filtered-exchange";

/** A time of a day, and the zone and the day that it is counted in. */
interface LocalTime {
  /** `2031-03-04` */
  day: string;
  /** Minutes after its midnight. */
  minutes: number;
  zone: string;
}

/** What the days of a filter are counted from. */
interface FilterTime {
  /** Epoch milliseconds. */
  now: number;
  /** The zone of its days; absent: UTC. */
  zone?: string | undefined;
}

/** From the first instant up to the second, which is no part of it; in epoch milliseconds. */
interface Span {
  from: number;
  to: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes times as a zone has them. Throws `FilterRefused` for what is not a zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    formats.set(zone, format);
    return format;
  } catch {
    throw new FilterRefused(`${zone} is not a time zone: write one such as Africa/Johannesburg.`);
  }
}

/** `2031-03-04 14:00:00`, as a zone has an instant. */
const localText = (at: number, zone: string): string => formatOf(zone).format(at);

/** The zone of whoever runs this: of a shell, or of a browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Throws `FilterRefused` for what is not a zone. */
export const checkZone = (zone = "UTC"): void => void formatOf(zone);

/** The instant of a local time; one that a change of clocks leaves out is that after the change. */
function instantOf({ day, minutes, zone }: LocalTime): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const aheadAt = (at: number): number =>
    Date.parse(`${localText(at, zone).replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
  const guess = wanted - aheadAt(wanted);
  return wanted - aheadAt(guess);
}

const oneDay = 1_440;
const range = /^(\d\d):(\d\d)\.\.(\d\d):(\d\d)$/;
const date = /^\d{4}-\d\d-\d\d$/;

/** The text of a term is a day: `today`, `yesterday`, a date. */
export const isDay = (text: string): boolean =>
  /^(?:today|yesterday)$/i.test(text) || date.test(text);

/** The text of a term is a part of a day: `14:00..15:00`. */
export const isRange = (text: string): boolean => /^[\d:]+\.\.[\d:]+$/.test(text);

/** The day of a term, as `2031-03-04`. Throws `FilterRefused` for a date that there is not. */
function dayOf(text: string, now: number, zone: string): string {
  const today = localText(now, zone).slice(0, 10);
  if (/^today$/i.test(text)) return today;
  if (/^yesterday$/i.test(text)) return dayAfter(today, -1);
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new FilterRefused(`${text} is not a day: write one such as 2031-03-04.`);
  return text;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What a day, or a part of it, is in a zone. Throws `FilterRefused`. */
export function spanOf(
  { day: said = "today", part }: { day?: string | undefined; part?: string | undefined },
  { now, zone = "UTC" }: FilterTime,
): Span {
  const day = dayOf(said, now, zone);
  const [begin, end] = part === undefined ? [0, oneDay] : minutesOf(part);
  const at = (minutes: number): number =>
    minutes === oneDay
      ? instantOf({ day: dayAfter(day, 1), minutes: 0, zone })
      : instantOf({ day, minutes, zone });
  return { from: at(begin), to: at(end) };
}

function minutesOf(part: string): [begin: number, end: number] {
  const found = range.exec(part);
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = found?.slice(1).map(Number) ?? [];
  const [begin, end] = [h1 * 60 + m1, h2 * 60 + m2];
  if (found === null || m1 > 59 || m2 > 59 || begin >= end || end > oneDay)
    throw new FilterRefused(`${part} is not a part of a day: write one such as 14:00..15:00.`);
  return [begin, end];
}
