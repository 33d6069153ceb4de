/** Bounds of the pauses between attempts, in milliseconds. */
export interface BackOff {
  firstMs: number;
  longestMs: number;
}

/** The pause after so many attempts, in milliseconds: the first one, then twice as long each time. */
export const pauseAfter = (attempts: number, { firstMs, longestMs }: BackOff): number =>
  Math.min(firstMs * 2 ** (attempts - 1), longestMs);
