const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** What a duration looks like in a scenario file: `500ms`, `90s`, `2m`. */
export const durationPattern = "^[0-9]{1,6}(ms|s|m|h)$";

const anyDuration = /^\d{1,6}(ms|s|m|h|d)$/;

/** Milliseconds of a duration of which days are too, such as `30d`; undefined: it is something else. */
export const millisecondsOf = (text: string): number | undefined =>
  anyDuration.test(text) ? milliseconds(text) : undefined;

/** Milliseconds of a duration such as `90s`. The text must match `durationPattern`. */
export function milliseconds(duration: string): number {
  const [, count = "0", unit = "ms"] = /^(\d+)([a-z]+)$/.exec(duration) ?? [];
  return Number(count) * (units[unit] ?? 1);
}
