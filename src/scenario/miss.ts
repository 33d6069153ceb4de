/** How a value misses what is expected of it. */
export interface Miss {
  /** Completes "its card.pan ...": "is not in the list". */
  text: string;
  /** It could not be looked at, so that its opposite does not hold either. */
  isUndecided: boolean;
}

/** A miss that was found by looking. */
export const missed = (text: string): Miss => ({ text, isUndecided: false });
