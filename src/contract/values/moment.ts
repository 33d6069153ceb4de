/** The seconds of a time, where they are a leap second (RFC 3339, section 5.6). */
const leapSecond = /^(.{16}):60/;
const zone = /(?:z|[+-]\d\d:\d\d)$/i;

/**
 * The moment of an RFC 3339 time, in epoch milliseconds; NaN: it is none. A leap second is as long after the second
 * before it as any other; a time without zone, which `--lenient` accepts, is in UTC.
 */
export function momentOf(time: string): number {
  const isLeap = leapSecond.test(time);
  const usual = isLeap ? time.replace(leapSecond, "$1:59") : time;
  return Date.parse(zone.test(usual) ? usual : `${usual}Z`) + (isLeap ? 1_000 : 0);
}

/** An RFC 3339 time in UTC as people read it: `2026-11-26 02:15:50.123`. One that is no time stays as it is. */
export function utcText(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : new Date(at).toISOString().slice(0, -1).replace("T", " ");
}

/** Whether a value begins as an RFC 3339 time does. */
export const isTime = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);
