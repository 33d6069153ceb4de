/** Milliseconds of a day: data spaces note the day on which they were last used. */
export const dayMs = 86_400_000;
